/** Python in a worker: Pyodide, the part of its library that is used, and our own files, all from the site itself. */

interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array): void;
}

/** As much of Pyodide as is used here. */
export interface Python {
  FS: Files;
  runPython(code: string): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: what a module of Python holds is not known here
  pyimport(module: string): any;
}

const HOME = "/lib/app";
const FOLDER = new URL("../offline/", import.meta.url); // beside the folder this script lies in
// Pyodide asks for a list of packages it could fetch; there are none.
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" },
  packages: {},
};

async function fetched(name: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(name, FOLDER));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
}

export async function startPython(): Promise<Python> {
  const engine = fetched("engine.bin");
  engine.catch(() => undefined); // told below
  const { loadPyodide } = await import(/* @vite-ignore */ new URL("pyodide.mjs", FOLDER).href);
  const python: Python = await loadPyodide({
    indexURL: FOLDER.href,
    stdLibURL: new URL("library.zip", FOLDER).href,
    lockFileContents: JSON.stringify(NO_PACKAGES),
    env: { HOME: "/home" },
  });
  unpack(python, await engine);
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return python;
}

/** Our files lie one after the other, behind a list of their names and sizes. */
function unpack({ FS }: Python, packed: ArrayBuffer): void {
  const length = new DataView(packed).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(packed, 4, length))) as [string, number][];
  const made = new Set<string>();
  let at = 4 + length;
  for (const [name, size] of list) {
    const path = `${HOME}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(path, new Uint8Array(packed, at, size));
    at += size;
  }
}
