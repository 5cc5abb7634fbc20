// Times src/bin/speed.rs or src/bin/think.rs in Node's WebAssembly:
//   cargo build --release --package tin-star --bin speed --bin think --target wasm32-unknown-unknown
//   node benches/wasm.mjs speed [target directory]
// A first run lets the engine's compiler warm up. Prints seconds of processor time; the native program tells how many decisions or worlds that were.
import { readFile } from "node:fs/promises";
import path from "node:path";

const program = process.argv[2] ?? "speed";
const target = process.argv[3] ?? process.env.CARGO_TARGET_DIR ?? "target";
const file = path.join(target, `wasm32-unknown-unknown/release/${program}.wasm`);
const module = await WebAssembly.compile(await readFile(file));
for (const run of ["warm-up", 1, 2, 3]) {
  const { exports } = await WebAssembly.instantiate(module, {});
  const begun = process.cpuUsage();
  const failed = exports.main(0, 0);
  const spent = process.cpuUsage(begun);
  if (failed) throw new Error("the program failed");
  console.log(`${run}: ${((spent.user + spent.system) / 1e6).toFixed(3)} s`);
}
