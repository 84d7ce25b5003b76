/** Beside every file of a folder that is worth it the same compressed, for hosts that send what lies ready. */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PACKED = /\.(gz|br|png|jpg|woff2)$/;
const [folder = ""] = process.argv.slice(2);
for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name);
  if (PACKED.test(path) || !statSync(path).isFile()) continue;
  const data = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(data, { params }));
}
