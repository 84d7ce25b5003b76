/**
 * Packs what Python needs in a browser, with the very Python that will run there: `library.zip`, as much of the
 * standard library as is used, compiled; and `engine.bin`, our own files and packages, compiled too.
 *
 *     node pack.mjs STAGE OUT
 *
 * STAGE holds the files as they shall lie in the browser. What is used is found by doing what the house does.
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { loadPyodide } from "pyodide";

const [stage = "", out = ""] = process.argv.slice(2);
const HOME = "/lib/app";
const STD = "/lib/python314.zip/";

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}

const py = await loadPyodide({ env: { HOME: "/home" } });
const staged = filesIn(stage).map((path) => [relative(stage, path).replaceAll("\\", "/"), readFileSync(path)]);
for (const [name, data] of staged) {
  py.FS.mkdirTree(dirname(`${HOME}/${name}`));
  py.FS.writeFile(`${HOME}/${name}`, data);
}
py.FS.writeFile("/std.zip", readFileSync(new URL("node_modules/pyodide/python_stdlib.zip", import.meta.url)));
py.FS.writeFile("/rehearsal.py", readFileSync(new URL("rehearsal.py", import.meta.url)));
await py.runPythonAsync(`
import sys
sys.path[:0] = ["${HOME}", "/"]
import rehearsal
await rehearsal.play_in_time()
rehearsal.write_library("/std.zip", "${STD}", "/library.zip")
rehearsal.compile_all("${HOME}")
`);
writeFileSync(join(out, "library.zip"), py.FS.readFile("/library.zip"));

// Our own files in one: the length of a list, the list, then the files one after the other. The list has their names
// and sizes, and a mark that changes whenever anything does that Python is made of.
const names = JSON.parse(py.runPython("rehearsal.listed('/lib/app')"));
const parts = names.map((name) => Buffer.from(py.FS.readFile(`${HOME}/${name}`)));
const digest = createHash("sha256");
for (const name of ["pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs", "library.zip"])
  digest.update(readFileSync(join(out, name)));
for (const part of parts) digest.update(part);
const files = names.map((name, at) => [name, parts[at].length]);
const list = Buffer.from(JSON.stringify({ mark: digest.digest("hex").slice(0, 16), files }));
const length = Buffer.alloc(4);
length.writeUInt32LE(list.length);
writeFileSync(join(out, "engine.bin"), Buffer.concat([length, list, ...parts]));
process.exit(0); // the loop of Python would keep Node waiting
