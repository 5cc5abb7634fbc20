// The start of the page that is one file. The bots' worker is started with this same text, and takes the compiled program.
if (globalThis.document) {
  const text = document.getElementById("wasm").textContent;
  const packed = new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]);
  const wasm = packed.stream().pipeThrough(new DecompressionStream("gzip"));
  await INIT({ module_or_path: new Response(wasm, { headers: { "Content-Type": "application/wasm" } }) });
} else {
  onmessage = ({ data: { module } }) => void INIT({ module_or_path: module });
}
