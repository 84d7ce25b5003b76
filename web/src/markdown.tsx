/** The rules of a game, from the numbered text beside its code: headings, paragraphs, lists, tables and rule numbers one can link to. */

import type { ComponentChildren } from "preact";

type Block = { kind: "heading"; depth: number; text: string } | { kind: "list"; ordered: boolean; items: string[] } | { kind: "table"; rows: string[][] } | { kind: "text"; text: string };

const NUMBER = /\b([A-Z]{2}-\d+(?:\.\d+)?)\b/;
const INLINE = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{2}-\d+(?:\.\d+)?\b)/;

export function Markdown({ text }: { text: string }) {
  return <>{blocks(text).map((block, at) => shown(block, at))}</>;
}

function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n")) {
    const last = found.at(-1);
    const heading = /^(#+) (.*)/.exec(line);
    const item = /^\s*(?:[-*]|(\d+)\.) (.*)/.exec(line);
    if (!line.trim()) found.push({ kind: "text", text: "" });
    else if (heading) found.push({ kind: "heading", depth: heading[1]?.length ?? 1, text: heading[2] ?? "" });
    else if (/^\s*\|/.test(line)) {
      const row = line.trim().slice(1, -1).split("|").map((cell) => cell.trim());
      if (row.every((cell) => /^:?-+:?$/.test(cell))) continue;
      if (last?.kind === "table") last.rows.push(row);
      else found.push({ kind: "table", rows: [row] });
    } else if (item) {
      if (last?.kind === "list") last.items.push(item[2] ?? "");
      else found.push({ kind: "list", ordered: Boolean(item[1]), items: [item[2] ?? ""] });
    } else if (last?.kind === "list") last.items.push(`${last.items.pop()} ${line.trim()}`);
    else if (last?.kind === "text" && last.text) last.text += ` ${line.trim()}`;
    else found.push({ kind: "text", text: line.trim() });
  }
  return found.filter((block) => block.kind !== "text" || block.text);
}

function shown(block: Block, key: number) {
  if (block.kind === "heading") {
    const Tag = `h${Math.min(block.depth, 4)}` as "h2";
    return (
      <Tag key={key} id={NUMBER.exec(block.text)?.[1]}>
        {block.text}
      </Tag>
    );
  }
  if (block.kind === "table") {
    const [head = [], ...rows] = block.rows;
    return (
      <div class="scroll" key={key} tabIndex={0} role="group" aria-label={head.join(", ")}>
        <table>
          <thead>
            <tr>{head.map((cell, at) => <th key={at} scope="col">{inline(cell)}</th>)}</tr>
          </thead>
          <tbody>{rows.map((row, y) => <tr key={y}>{row.map((cell, x) => <td key={x}>{inline(cell)}</td>)}</tr>)}</tbody>
        </table>
      </div>
    );
  }
  if (block.kind === "list") {
    const List = block.ordered ? "ol" : "ul";
    return <List key={key}>{block.items.map((item, at) => <Rule key={at} text={item} />)}</List>;
  }
  return <p key={key}>{inline(block.text)}</p>;
}

/** An item that begins with its number in bold can be linked to by it. */
function Rule({ text }: { text: string }) {
  const [, number, rest] = /^\*\*([A-Z]{2}-\d+(?:\.\d+)?)\*\*\s*(.*)/s.exec(text) ?? [];
  if (!number) return <li>{inline(text)}</li>;
  return (
    <li id={number} class="rule" tabIndex={-1}>
      <b>{number}</b> <span>{inline(rest ?? "")}</span>
    </li>
  );
}

function inline(text: string): ComponentChildren {
  return text.split(INLINE).map((part, at) => {
    if (at % 2 === 0) return part;
    if (part.startsWith("**")) return <b key={at}>{part.slice(2, -2)}</b>;
    if (part.startsWith("*")) return <i key={at}>{part.slice(1, -1)}</i>;
    if (part.startsWith("`")) return <code key={at}>{part.slice(1, -1)}</code>;
    return (
      <a key={at} href={`#${part}`}>
        {part}
      </a>
    );
  });
}
