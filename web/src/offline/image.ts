/**
 * An image of Python's memory when everything of ours is imported, and nothing else has happened: no game, no name, no
 * number drawn by lot. A later visit begins with it, in half the time. It is made in this browser and stays there.
 *
 * Pyodide makes and reads such images itself, but for the libraries it has opened: those are linked here again, to the
 * addresses they had.
 */

const FORMAT = 1; // another one: images that are kept are of no use
const STORE = "sheepfold image";
const TOLD = "x-image";

/** A library as it lies in memory. */
interface Library {
  name: string;
  handle: number;
  memory: number;
  table: number; // where its functions begin in the table of all functions
}

export interface Image {
  mark: string; // what it was made of
  libraries: Library[];
  table: number; // how many functions there are
  size: number; // of the memory; what is not in `bytes` is zero
  bytes: Uint8Array<ArrayBuffer>; // as Pyodide wrote them
}

type Callable = (...given: unknown[]) => unknown;
type Exports = Record<string, WebAssembly.ExportValue>;

interface Opened {
  name: string;
  exports: Exports;
  global: boolean;
}

/** Of what Pyodide is made of, as much as it takes to link a library. */
export interface Insides {
  HEAP8: Int8Array;
  HEAPU32: Uint32Array;
  wasmTable: WebAssembly.Table;
  LDSO: { loadedLibsByName: Record<string, Opened>; loadedLibsByHandle: Record<string, Opened> };
  GOTHandler: ProxyHandler<Set<string>>;
  getDylinkMetadata(module: WebAssembly.Module): { tableSize: number; weakImports: Set<string> };
  updateTableMap(from: number, count: number): void;
  relocateExports(exports: WebAssembly.Exports, memory: number): Exports;
  updateGOT(exports: Exports): void;
  reportUndefinedSymbols(): void;
  newDSO(name: string, handle: number, exports: Exports): Opened;
}

/** What an image has to be made of to be used here; a newer browser may lay out its functions in another way. */
export function markOf(parts: string): string {
  return `${FORMAT} ${parts} ${navigator.userAgent}`;
}

// --- making

export function imageOf(insides: Insides, bytes: Uint8Array<ArrayBuffer>, mark: string): Image {
  const { LDSO, HEAP8, HEAPU32, wasmTable } = insides;
  const handles = Object.keys(LDSO.loadedLibsByHandle);
  const libraries = Object.values(LDSO.loadedLibsByName)
    .filter(({ name }) => name !== MAIN)
    .map((opened) => {
      const handle = Number(handles.find((one) => LDSO.loadedLibsByHandle[one] === opened));
      const word = (at: number) => HEAPU32[(handle + at) >>> 2] as number; // of `struct dso` in the C library
      return { name: opened.name, handle, memory: word(12), table: word(20) };
    });
  let end = bytes.length;
  while (end && !bytes[end - 1]) end--;
  return { mark, libraries, table: wasmTable.length, size: HEAP8.length, bytes: bytes.subarray(0, end) };
}

// --- keeping

const address = (folder: URL) => new URL("image", folder).href;

/** It is only a matter of speed: where there is no room for it, there is none. */
export async function keepImage(folder: URL, { bytes, ...told }: Image): Promise<void> {
  const answer = new Response(bytes, { headers: { [TOLD]: encodeURIComponent(JSON.stringify(told)) } });
  await (await caches.open(STORE)).put(address(folder), answer);
}

export async function keptImage(folder: URL): Promise<Image | null> {
  const found = await (await caches.open(STORE)).match(address(folder));
  if (!found) return null;
  const told = JSON.parse(decodeURIComponent(found.headers.get(TOLD) ?? "")) as Omit<Image, "bytes">;
  return { ...told, bytes: new Uint8Array(await found.arrayBuffer()) };
}

/** Whether there was one. */
export function dropImage(): Promise<boolean> {
  return caches.delete(STORE);
}

// --- using

const MAIN = "__main__";

/** Make room for an image, and put its libraries where they were; Pyodide then fills the memory. */
export function link(insides: Insides, image: Image, code: Record<string, WebAssembly.Module>): void {
  const main = insides.LDSO.loadedLibsByName[MAIN]?.exports as Exports & {
    emscripten_resize_heap(size: number): boolean;
  };
  if (insides.HEAP8.length < image.size && !main.emscripten_resize_heap(image.size)) throw new Error("no memory");
  for (const library of image.libraries) open(insides, main, library, code[library.name] as WebAssembly.Module);
  if (insides.wasmTable.length !== image.table) throw new Error("the functions lie elsewhere");
}

function open(
  insides: Insides,
  main: Exports,
  { name, handle, memory, table }: Library,
  code: WebAssembly.Module,
): void {
  const { tableSize, weakImports } = insides.getDylinkMetadata(code);
  if (insides.wasmTable.grow(tableSize) !== table) throw new Error(`the functions of ${name} lie elsewhere`);
  let own: Exports = {};
  const bases: Record<string, number> = { __memory_base: memory, __table_base: table };
  const later = (name: string) => ((...given) => (own[name] as Callable)(...given)) as Callable;
  const symbols = new Proxy({} as Exports, {
    get: (_, name: string) => bases[name] ?? (main[name] && !("stub" in main[name]) ? main[name] : later(name)),
  });
  const addresses = new Proxy(weakImports, insides.GOTHandler) as unknown as Exports;
  const imports = { env: symbols, wasi_snapshot_preview1: symbols, "GOT.mem": addresses, "GOT.func": addresses };
  const { exports } = new WebAssembly.Instance(code, imports);
  if (Object.keys(exports).some((one) => /^__(em_js__|start_em_asm)/.test(one)))
    throw new Error(`${name} holds scripts`);
  insides.updateTableMap(table, tableSize);
  own = insides.relocateExports(exports, memory);
  insides.updateGOT(own);
  insides.reportUndefinedSymbols();
  insides.newDSO(name, handle, own).global = false;
}
