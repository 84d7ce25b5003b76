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

/** What is large: fetched and compiled once, and handed to the second worker. */
export interface Parts {
  code: WebAssembly.Module;
  library: ArrayBuffer;
  engine: ArrayBuffer;
}

const HOME = "/lib/app";
const FOLDER = new URL("../offline/", import.meta.url); // beside the folder this script lies in
const CODE = new URL("pyodide.asm.wasm", FOLDER).href;
const LIBRARY = new URL("library.zip", FOLDER).href;
const ENGINE = new URL("engine.bin", FOLDER).href;
// Pyodide asks for a list of packages it could fetch; there are none.
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" },
  packages: {},
};

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

export async function fetchParts(): Promise<Parts> {
  const [code, library, engine] = await Promise.all([
    WebAssembly.compileStreaming(fetch(CODE)),
    fetched(LIBRARY),
    fetched(ENGINE),
  ]);
  return { code, library, engine };
}

/** Run this module of Python's, which may take everything it imports with it; nothing that is made then is garbage. */
export async function startPython(coming: Promise<Parts>, module: string): Promise<Python> {
  coming.catch(() => undefined); // told below
  give(coming);
  const at = (name: string) => new URL(name, FOLDER).href;
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(/* @vite-ignore */ at("pyodide.mjs")),
    import(/* @vite-ignore */ at("pyodide.asm.mjs")),
  ]);
  const python: Python = await loadPyodide({
    createPyodideModule,
    indexURL: FOLDER.href,
    stdLibURL: LIBRARY,
    lockFileContents: JSON.stringify(NO_PACKAGES),
    env: { HOME: "/home" },
  });
  unpack(python, (await coming).engine);
  python.runPython(`
import gc, sys
gc.disable()
sys.path.insert(0, "${HOME}")
import ${module}
gc.freeze()
gc.enable()
`);
  return python;
}

/** Pyodide fetches its files itself: it is given those that are on their way, or here. */
function give(coming: Promise<Parts>): void {
  const { fetch } = self;
  self.fetch = async (asked, ...more) => {
    const address = String(asked instanceof Request ? asked.url : asked);
    if (address === CODE) return new Response();
    return address === LIBRARY ? new Response((await coming).library) : fetch(asked, ...more);
  };
  WebAssembly.instantiateStreaming = async (_empty, imports) => {
    const { code } = await coming;
    return { module: code, instance: await WebAssembly.instantiate(code, imports) };
  };
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
