/** Draws any game from its view and the moves offered, so that a game without a board of its own can be played all the same. */

import { useState } from "preact/hooks";
import type { BoardProps } from "./board";
import { Dock } from "./parts/dock";
import { Roving } from "./parts/roving";
import { Opponents } from "./parts/seat";
import { unmarked } from "./parts/sprite";
import { capital } from "./words";

export default function Plain(p: BoardProps) {
  return (
    <>
      <main class="board plain" aria-label={p.t("board")}>
        <Opponents p={p} mine status={(seat) => p.t("seat-name", { letter: seat.seat })} />
        <section class="sheet tree" aria-label={p.t("plain-table")} tabIndex={0}>
          <Tree p={p} data={p.table} />
        </section>
      </main>
      <Dock p={p}>
        <Choices p={p} />
      </Dock>
    </>
  );
}

// --- what may be done

function Choices({ p }: { p: BoardProps }) {
  const [open, setOpen] = useState("");
  const groups = grouped(p.legal);
  if (!p.legal.length || p.waiting) return null;
  const only = groups.length === 1 ? groups[0] : groups.find(([verb]) => verb === open);
  return (
    <Roving label={p.t("plain-choices")} class="choices">
      {groups.length > 1
        ? groups.map(([verb, moves]) => (
            <button key={verb} type="button" class={`btn ${verb === open ? "sel" : ""}`} data-stop="" aria-expanded={moves.length > 1 ? verb === open : undefined}
              onClick={() => (moves.length > 1 ? setOpen(verb === open ? "" : verb) : p.act(moves[0] ?? ""))}>
              {moves.length > 1 ? `${capital(verb)} (${moves.length})` : spoken(p, moves[0] ?? "")}
            </button>
          ))
        : null}
      {only && (groups.length === 1 || only[1].length > 1) ? (
        <div class="moves" role="group" aria-label={capital(only[0])}>
          {only[1].map((move) => (
            <button key={move} type="button" class="btn" data-stop="" onClick={() => p.act(move)}>
              {spoken(p, move)}
            </button>
          ))}
        </div>
      ) : null}
    </Roving>
  );
}

function spoken(p: BoardProps, move: string): string {
  return unmarked(p.words.move(move, p.speaking));
}

/** Moves by their first word, in the order they were offered. */
function grouped(legal: string[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const move of legal) {
    const verb = move.split(" ")[0] ?? move;
    groups.set(verb, [...(groups.get(verb) ?? []), move]);
  }
  return [...groups];
}

// --- what lies on the table

function Tree({ p, data }: { p: BoardProps; data: unknown }) {
  if (Array.isArray(data)) {
    if (data.every((item) => typeof item !== "object" || item === null)) return <span>{data.map(shown).join(", ") || "–"}</span>;
    return (
      <ol>
        {data.map((item, at) => (
          <li key={at}>
            <Tree p={p} data={item} />
          </li>
        ))}
      </ol>
    );
  }
  if (typeof data === "object" && data !== null) {
    const entries = Object.entries(data);
    if (!entries.length) return <span>–</span>;
    const seats = entries.length === p.seats.length && p.seats.every((seat) => seat.seat in data);
    return (
      <dl>
        {entries.map(([key, value]) => (
          <div key={key} class={typeof value === "object" && value !== null ? "deep" : ""}>
            <dt>{titled(p, key, seats)}</dt>
            <dd>
              <Tree p={p} data={value} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return <span>{shown(data)}</span>;
}

function titled(p: BoardProps, key: string, seats: boolean): string {
  if (seats) return p.name(key);
  return capital(key.replaceAll("_", " "));
}

function shown(value: unknown): string {
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  return String(value);
}
