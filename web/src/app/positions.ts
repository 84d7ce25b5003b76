/**
 * A position in an address: the record that leads to it, packed. Opened on a static site, one can play on from there.
 * Only what may be read goes in: the record of a game that is over, or a file that somebody brought.
 */

import { here, isStatic } from "./house";
import { hex, join, sha256 } from "./seal";

const LONGEST = 200_000; // characters of a record, as `OpenRecord` has it
const KEPT = /^(sheepfold|game|rules|seats|option|data|position|player) /;
const LATER = /^(scores|seed|row|head|end) /;

/** The record up to its nth decision with what fate brought then, without anything of the table it was played at. */
export function recordUpTo(record: string, decisions: number): string {
  const lines = record.trimEnd().split("\n");
  const start = lines.indexOf("moves");
  const moves: string[] = [];
  let made = 0;
  for (const line of lines.slice(start + 1)) {
    if (LATER.test(line)) break;
    if (!line.startsWith("fate ") && ++made > decisions) break;
    moves.push(line);
  }
  const whole = [...lines.slice(0, start).filter((line) => KEPT.test(line)), "moves", ...moves];
  return `${[...whole, `end ${moves.length} ${hex(sha256(join(whole.join("\n")))).slice(0, 16)}`].join("\n")}\n`;
}

/** Where a record can be played on: the path on a static site. */
export async function positionPath(record: string, seat: string | null): Promise<string> {
  return `/replay?of=${await pack(record)}${seat ? `&seat=${seat}` : ""}`;
}

/** The site that plays without a server, as an address; "" where there is none. */
export function staticSite(): string {
  return isStatic ? `${location.origin}${location.pathname}` : here && `${location.origin}${here}`;
}

export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The record in an address; "" if none can be read. */
export async function unpack(packed: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > LONGEST) return ""; // little can become very much
    }
    return text + decoder.decode();
  } catch {
    return "";
  }
}
