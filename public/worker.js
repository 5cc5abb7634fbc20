// Starts the page's own program once more, in here; its main() sees where it runs and serves the bots.
onmessage = async ({ data: { glue, module } }) => {
  const program = await import(glue);
  await program.default({ module_or_path: module });
};
