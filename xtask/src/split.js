// Stands in the program's script for the module by which `wasm_split` has a part of the program begun: once its modules have been brought.
const begun = new Map();
const beginning = (game) => async (done, data) => {
  let well = true;
  try {
    for (const module of globalThis.parts[game]) {
      if (!begun.has(module)) begun.set(module, WebAssembly.instantiate(module, { __wasm_split: wasm }));
      await begun.get(module);
    }
  } catch (error) {
    console.error(error);
    well = false;
  }
  wasm.__indirect_function_table.get(done)(data, well);
};
const loaders = new Proxy({}, { get: (_, name) => beginning(name.replace("__wasm_split_load_", "")) });
