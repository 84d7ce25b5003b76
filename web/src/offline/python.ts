/** Python in a worker: Pyodide, the part of its library that is used, and our own files, all from the site itself. */

import { dropImage, type Image, type Insides, imageOf, keepImage, keptImage, link, markOf } from "./image";

interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, how: { canOwn: boolean }): void;
}

/** As much of Pyodide as is used here. */
export interface Python {
  FS: Files;
  _module: Insides;
  runPython(code: string): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: what a module of Python holds is not known here
  pyimport(module: string): any;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** What is large: fetched and compiled once, and handed to the second worker. */
export interface Parts {
  code: WebAssembly.Module;
  library: ArrayBuffer;
  engine: ArrayBuffer;
  image: Image | null;
  libraries: Record<string, WebAssembly.Module>; // those that are in the image, by their paths
}

type Load = (options: object) => Promise<Python>;
type Create = (settings: object) => Promise<Insides>;

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
// Nothing that is made here is garbage. An image has everything in it, for both workers.
const BEGIN = (modules: string[]) => `
import gc, sys
gc.disable()
sys.path.insert(0, "${HOME}")
import ${modules.join(", ")}
gc.freeze()
gc.enable()
`;
const ALL = ["sheepfold.offline.house", "sheepfold.offline.mind"];
const WARM = "sheepfold.offline.mind.warm_up()";
// Everything else that is drawn by lot comes from the browser each time.
const RESTORED = "import random; random.seed()";

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

export async function fetchParts(): Promise<Parts> {
  const kept = keptImage(FOLDER).catch(() => null);
  const [code, library, [engine, image, libraries]] = await Promise.all([
    WebAssembly.compileStreaming(fetch(CODE)),
    fetched(LIBRARY),
    fetched(ENGINE).then(async (engine) => [engine, ...(await fitting(await kept, engine))] as const),
  ]);
  return { code, library, engine, image, libraries };
}

/** An image, if it was made of this engine, with the libraries it needs. */
async function fitting(image: Image | null, engine: ArrayBuffer): Promise<[Image | null, Parts["libraries"]]> {
  const { mark, files } = opened(engine);
  if (image?.mark !== markOf(mark)) return [null, {}];
  const needed = files.filter(([path]) => image.libraries.some(({ name }) => name === path));
  const compiled = await Promise.all(
    needed.map(async ([path, code]) => [path, await WebAssembly.compile(code)] as const),
  );
  return [image, Object.fromEntries(compiled)];
}

/** Python with this module, and all it imports. `images`: without an image, one is made for the next time. */
export async function startPython(coming: Promise<Parts>, module: string, images = false): Promise<Python> {
  coming.catch(() => undefined); // told below
  give(coming);
  const at = (name: string) => new URL(name, FOLDER).href;
  const [{ loadPyodide }, { default: createPyodideModule }] = (await Promise.all([
    import(/* @vite-ignore */ at("pyodide.mjs")),
    import(/* @vite-ignore */ at("pyodide.asm.mjs")),
  ])) as [{ loadPyodide: Load }, { default: Create }];
  const load = (more: object) =>
    loadPyodide({
      createPyodideModule,
      indexURL: FOLDER.href,
      stdLibURL: LIBRARY,
      lockFileContents: JSON.stringify(NO_PACKAGES),
      env: { HOME: "/home" },
      ...more,
    });
  const parts = await coming;
  if (parts.image) {
    try {
      return await restored(load, createPyodideModule, parts, parts.image);
    } catch (error) {
      console.warn("Python starts anew:", error);
      await dropImage();
    }
  }
  const { mark, files } = opened(parts.engine);
  const python = await load({ _makeSnapshot: images });
  unpack(python, files);
  python.runPython(BEGIN(images ? ALL : [module]));
  if (images) keepMemory(python, mark);
  return python;
}

async function restored(
  load: (more: object) => Promise<Python>,
  create: Create,
  parts: Parts,
  image: Image,
): Promise<Python> {
  const python = await load({
    _loadSnapshot: image.bytes,
    createPyodideModule: async (settings: object) => {
      const insides = await create(settings);
      link(insides, image, parts.libraries);
      return insides;
    },
  });
  unpack(python, opened(parts.engine).files);
  python.runPython(RESTORED);
  performance.mark("from the image");
  return python;
}

/** Before anything happens that is nobody else's business. */
function keepMemory(python: Python, mark: string): void {
  try {
    python.runPython(WARM);
    const image = imageOf(python._module, python.makeMemorySnapshot(), markOf(mark));
    void keepImage(FOLDER, image).catch(() => undefined); // no room
  } catch (error) {
    console.warn("no image of Python:", error);
  }
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

/** Our files lie one after the other, behind what they are marked with and a list of their names and sizes. */
function opened(packed: ArrayBuffer): { mark: string; files: [string, Uint8Array<ArrayBuffer>][] } {
  const length = new DataView(packed).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(packed, 4, length)));
  let at = 4 + length;
  const files = (list.files as [string, number][]).map(([name, size]) => {
    at += size;
    return [`${HOME}/${name}`, new Uint8Array(packed, at - size, size)] as [string, Uint8Array<ArrayBuffer>];
  });
  return { mark: list.mark as string, files };
}

function unpack({ FS }: Python, files: [string, Uint8Array][]): void {
  const made = new Set<string>();
  for (const [path, data] of files) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(path, data, { canOwn: true });
  }
}
