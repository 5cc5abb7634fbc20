// The start of the page that is one file. The bots' worker is started with this same text, and takes the compiled program.
if (globalThis.document) {
  const unpack = (id) => {
    const text = document.getElementById(id).textContent;
    const packed = new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]);
    return packed.stream().pipeThrough(new DecompressionStream("gzip"));
  };
  // What elsewhere is a page beside this one.
  addEventListener("click", async (event) => {
    if (!event.target.closest?.("a[href$='licences.html']")) return;
    event.preventDefault();
    const page = await new Response(unpack("licences")).arrayBuffer();
    open(URL.createObjectURL(new Blob([page], { type: "text/html;charset=utf-8" })));
  });
  // The program's files, by their names.
  globalThis.unpackFile = unpack;
  await INIT({ module_or_path: await bringShell() });
} else {
  onmessage = ({ data: [program, parts] }) => {
    Object.assign(globalThis, { parts, async bringPart() {} }); // what the page has is all there is
    INIT({ module_or_path: program }).catch(reportError);
  };
}
