/**
 * What the server knows of the built pages: `ahead.json` names, for every part that is fetched on demand, the files it
 * is made of. The server tells the browser together with the page, instead of one file leading to the next. Beside each
 * file of ours lies the same in brotli, which is a seventh smaller than gzip.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix, relative, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const ROOT = resolve(import.meta.dirname, "..");
const MAIN = "web/src/app/main.tsx";
const PACKED = /\.(js|css|svg)$/;

export function ahead(): Plugin {
  let folder = "";
  return {
    name: "ahead",
    enforce: "post",
    configResolved(config) {
      folder = join(resolve(config.root, config.build.outDir), config.build.assetsDir);
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const main = chunks.filter(({ moduleIds }) => moduleIds.some((id) => sourceOf(id) === MAIN));
      const first = new Set(main.flatMap((one) => filesOf(one, bundle))); // these the page itself names
      const parts: Record<string, string[]> = {};
      for (const chunk of chunks) {
        const files = filesOf(chunk, bundle).filter((file) => !first.has(file));
        for (const id of chunk.moduleIds)
          if (files.length && this.getModuleInfo(id)?.dynamicImporters.length) parts[sourceOf(id)] = files;
      }
      const source = JSON.stringify(Object.fromEntries(Object.entries(parts).sort()), null, 1);
      this.emitFile({ type: "asset", fileName: "ahead.json", source });
    },
    closeBundle() {
      for (const name of readdirSync(folder).filter((one) => PACKED.test(one))) {
        const data = readFileSync(join(folder, name));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(data, { params }));
      }
    },
  };
}

/** The file of a source, from the top of the repository on. */
function sourceOf(id: string): string {
  const [path = ""] = id.split("?");
  return relative(ROOT, path).replaceAll("\\", posix.sep);
}

/** A chunk, what it imports, and the styles of them all. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => {
    const other = bundle[name];
    return other?.type === "chunk" ? filesOf(other, bundle, seen) : [];
  });
  return [...new Set([...imported, chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])];
}
