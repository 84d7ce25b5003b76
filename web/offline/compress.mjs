/**
 * Beside every file of a folder that is worth it the same compressed, for hosts that send what lies ready.
 *
 *     node compress.mjs FOLDER KEPT
 *
 * KEPT remembers what was compressed before: Pyodide takes most of a minute, and seldom changes.
 */

import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PACKED = /\.(gz|br|png|jpg|woff2)$/;
const WAYS = {
  gz: (data) => gzipSync(data, { level: 9 }),
  br: (data) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
};
const [folder = "", kept = ""] = process.argv.slice(2);
mkdirSync(kept, { recursive: true });
for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name);
  if (PACKED.test(path) || !statSync(path).isFile()) continue;
  const data = readFileSync(path);
  const hash = createHash("sha256").update(data).digest("hex");
  for (const [ending, pack] of Object.entries(WAYS)) {
    const known = join(kept, `${hash}.${ending}`);
    if (!existsSync(known)) writeFileSync(known, pack(data));
    copyFileSync(known, `${path}.${ending}`);
  }
}
