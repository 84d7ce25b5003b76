/** What happened and the chat: a column on wide screens, a sheet behind the chat button on narrow ones. */

import type { ComponentChildren, VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Seen } from "../app/board";
import type { Translate } from "../app/messages";
import { head } from "../app/seats";
import type { Said, SeatInfo } from "../generated/wire";
import { IconButton } from "./button";
import { ChatLine } from "./chatline";
import { Marked, Sprite } from "./sprite";

export interface ToldLine {
  key: number;
  n: number; // the event it belongs to
  who: string;
  text: string;
  event: Seen;
}

interface DrawerProps {
  t: Translate;
  lines: ToldLine[];
  chat: Said[] | null; // null: nobody can talk here
  seats: SeatInfo[];
  open: boolean; // on narrow screens
  close(): void;
  say(text: string): void;
  aside?: ComponentChildren; // below the chat: what can be said without words
  unread: number;
  read(): void; // the chat was looked at
  show(line: ToldLine): void; // where it happened
  href?(line: ToldLine): string; // the address of that moment; "": it has none
}

export function Drawer(p: DrawerProps) {
  const chat = p.chat ?? [];
  const [tab, setTab] = useState<"log" | "chat">("log");
  const list = useRef<HTMLOListElement>(null);
  const last = p.lines.at(-1);
  // A long game has hundreds of lines: each is drawn once, and again when it is no longer the newest.
  const drawn = useMemo(() => new Map<ToldLine, { fresh: boolean; item: VNode }>(), [p.seats]);
  const now = useRef(p);
  now.current = p;
  const show = (line: ToldLine) => now.current.show(line);
  const room = useRoom(p.lines.length);
  const told = useMemo(
    () =>
      p.lines.slice(-room).map((line) => {
        const fresh = line === last;
        let known = drawn.get(line);
        if (known?.fresh !== fresh) {
          known = { fresh, item: <LogItem key={line.key} line={line} {...p} fresh={fresh} show={show} /> };
          drawn.set(line, known);
        }
        return known.item;
      }),
    [last, p.lines.length, p.seats, room],
  );
  const count = tab === "log" ? told.length : chat.length;
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [count, tab, p.open]);
  useEffect(() => {
    if (tab === "chat") p.read();
  }, [tab, chat.length]);
  const pick = (next: "log" | "chat") => ({
    role: "tab" as const,
    id: `tab-${next}`,
    "aria-selected": tab === next,
    "aria-controls": "drawer-panel",
    tabIndex: tab === next ? 0 : -1,
    onClick: () => setTab(next),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      const other = next === "log" && p.chat ? "chat" : "log";
      setTab(other);
      document.getElementById(`tab-${other}`)?.focus();
    },
  });
  return (
    <aside class={`log ${p.open ? "open" : ""}`} aria-label={p.t("drawer")}>
      <div class="tabs">
        <div role="tablist" aria-label={p.t("drawer")}>
          <button type="button" {...pick("log")}>
            {p.t("drawer-log")}
          </button>
          {p.chat ? (
            <button type="button" {...pick("chat")}>
              {p.unread ? p.t("drawer-chat-new", { count: p.unread }) : p.t("drawer-chat")}
            </button>
          ) : null}
        </div>
        <IconButton icon="close" label={p.t("close")} class="shut" onClick={p.close} />
      </div>
      <div class="panel" role="tabpanel" id="drawer-panel" aria-labelledby={`tab-${tab}`}>
        {tab === "log" ? (
          <ol ref={list} tabIndex={0} aria-label={p.t("drawer-log")} onKeyDown={walk}>
            {told}
          </ol>
        ) : (
          <ol ref={list} tabIndex={0} aria-label={p.t("drawer-chat")}>
            {chat.length ? null : <li class="div">{p.t("chat-empty")}</li>}
            {chat.map((line, at) => (
              <li key={at}>
                <Sprite id={face(line.who, p.seats)} />
                <span>
                  <b>{line.name}</b> {line.text}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
      {p.chat && tab === "chat" ? p.aside : null}
      {p.chat ? (
        <ChatLine
          t={p.t}
          say={(text) => {
            p.say(text);
            setTab("chat");
          }}
        />
      ) : null}
    </aside>
  );
}

const SOME = 30; // lines that are drawn at once
const PAUSE = 50; // ms

/** How many lines are drawn: the newest at first, then older ones, so that nobody waits for them. */
function useRoom(count: number): number {
  const [room, setRoom] = useState(SOME);
  useEffect(() => {
    if (room >= count) return;
    const timer = setTimeout(() => setRoom(2 * room), PAUSE);
    return () => clearTimeout(timer);
  }, [room, count]);
  return room;
}

interface LogItemProps extends Pick<DrawerProps, "seats" | "show" | "href"> {
  line: ToldLine;
  fresh: boolean;
}

/** A line shows where it happened; looking back it is a link to its moment. The list is one tab stop. */
function LogItem({ line, fresh, seats, show, href }: LogItemProps) {
  const address = href?.(line);
  const words = <Marked text={line.text} />;
  return (
    <li class={fresh ? "new" : ""}>
      <Sprite id={face(line.who, seats)} />
      {address ? (
        <a
          href={address}
          tabIndex={-1}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return; // another tab
            event.preventDefault();
            show(line);
          }}
        >
          {words}
        </a>
      ) : (
        <button type="button" tabIndex={-1} onClick={() => show(line)}>
          {words}
        </button>
      )}
    </li>
  );
}

/** Up and down go from line to line, from the newest one if none has the focus. */
function walk(event: KeyboardEvent): void {
  const lines = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("li > a, li > button")];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const to: Record<string, number> = {
    ArrowUp: at < 0 ? lines.length - 1 : at - 1,
    ArrowDown: at < 0 ? lines.length - 1 : at + 1,
    Home: 0,
    End: lines.length - 1,
  };
  const next = lines[to[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation(); // arrows also step through a replay
  next.focus();
}

function face(who: string, seats: SeatInfo[]): string {
  const seat = seats.find((one) => one.seat === who);
  return seat ? head(seat) : who === "fate" ? "h-dog" : "h-lamb";
}
