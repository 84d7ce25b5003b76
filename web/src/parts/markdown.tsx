/**
 * The rules of a game, from the numbered text beside its code: headings, paragraphs, lists, tables, pictures and rule
 * numbers one can link to.
 */

import type { ComponentChildren } from "preact";
import { Icon, Sprite } from "./sprite";

/**
 * Rows of drawings by the number of a chapter or rule, `title` for the head: sprites, `*` after those that are meant,
 * `>` between.
 */
export type Pictures = Record<string, string[][]>;

type Block =
  | { kind: "heading"; depth: number; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "table"; rows: string[][] }
  | { kind: "text"; text: string };

const NUMBER = /\b([A-Z]{2}-\d+(?:\.\d+)?)\b/;
const RULE = /^\*\*([A-Z]{2}-\d+(?:\.\d+)?)\*\*\s*(.*)/s;
const INLINE = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{2}-\d+(?:\.\d+)?\b)/;

interface Props {
  text: string;
  count(rules: number): string; // how many rules a chapter has, in words
  pictures: Pictures;
  children?: ComponentChildren; // stands below the title
}

export function Markdown({ text, count, pictures, children }: Props) {
  const found = blocks(text);
  const starts = found.flatMap((block, at) => (block.kind === "heading" && block.depth === 2 ? [at] : []));
  return (
    <>
      {found.slice(0, 1).map((block, at) => shown(block, at, pictures))}
      {children}
      {found.slice(1, starts[0]).map((block, at) => shown(block, at, pictures))}
      {starts.map((from, n) => (
        <Chapter key={n} chapter={found.slice(from, starts[n + 1])} count={count} pictures={pictures} />
      ))}
    </>
  );
}

/** A chapter, folded until somebody wants it: its number, its name, how many rules it has. */
function Chapter({ chapter, count, pictures }: { chapter: Block[]; count: Props["count"]; pictures: Pictures }) {
  const [head, ...rest] = chapter;
  const title = head?.kind === "heading" ? head.text : "";
  const [, number = "", name = title] = /^([A-Z]{2}-\d+) (.+)/.exec(title) ?? [];
  const rules = rest.flatMap((block) => (block.kind === "list" ? block.items : [])).filter((item) => RULE.test(item));
  return (
    <details>
      <summary>
        <small>{number}</small>
        <h2 id={number || undefined} tabIndex={-1}>
          {name}
        </h2>
        {rules.length ? <small>{count(rules.length)}</small> : null}
      </summary>
      <Picture rows={pictures[number]} />
      {rest.map((block, at) => shown(block, at, pictures))}
    </details>
  );
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
      const row = line
        .trim()
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim());
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

function shown(block: Block, key: number, pictures: Pictures) {
  if (block.kind === "heading") {
    const Tag = `h${Math.min(block.depth, 4)}` as "h2";
    const number = NUMBER.exec(block.text)?.[1];
    return (
      <Tag key={key} id={number}>
        {block.text}
        <Picture rows={pictures[block.depth === 1 ? "title" : (number ?? "")]} />
      </Tag>
    );
  }
  if (block.kind === "table") {
    const [head = [], ...rows] = block.rows;
    return (
      <div class="scroll" key={key} tabIndex={0} role="group" aria-label={head.join(", ")}>
        <table>
          <thead>
            <tr>
              {head.map((cell, at) => (
                <th key={at} scope="col">
                  {inline(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, y) => (
              <tr key={y}>
                {row.map((cell, x) => (
                  <td key={x}>{inline(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }
  if (block.kind === "list") {
    const List = block.ordered ? "ol" : "ul";
    return (
      <List key={key}>
        {block.items.map((item, at) => (
          <Rule key={at} text={item} pictures={pictures} />
        ))}
      </List>
    );
  }
  return <p key={key}>{inline(block.text)}</p>;
}

/** An item that begins with its number in bold can be linked to by it. */
function Rule({ text, pictures }: { text: string; pictures: Pictures }) {
  const [, number, rest] = RULE.exec(text) ?? [];
  if (!number) return <li>{inline(text)}</li>;
  return (
    <li id={number} class="rule" tabIndex={-1}>
      <b>{number}</b> <span>{inline(rest ?? "")}</span>
      <Picture rows={pictures[number]} />
    </li>
  );
}

/** Scenery: the text beside it says the same. */
function Picture({ rows }: { rows: string[][] | undefined }) {
  if (!rows) return null;
  return (
    <span class="picture" aria-hidden="true">
      {rows.map((row, y) => (
        <span key={y}>
          {row.map((id, x) =>
            id === ">" ? (
              <Icon key={x} name="next" />
            ) : (
              <Sprite key={x} id={id.replace("*", "")} class={id.endsWith("*") ? "lit" : ""} />
            ),
          )}
        </span>
      ))}
    </span>
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
