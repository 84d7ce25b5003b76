/** What is said before a game: lines of people, what changed in the room, and six reactions. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { TableInfo } from "../../../generated/wire";
import { ChatLine } from "../../../parts/chatline";
import { play } from "../../../parts/sound";
import { say } from "../../../parts/speech";
import { Sprite } from "../../../parts/sprite";
import { Reactions } from "../../../parts/talk";
import type { Translate } from "../../messages";
import { called, head } from "../../seats";
import type { Table, TableState } from "../../table";

interface News {
  text: string;
  after: number; // lines of chat before it
}

/** What the others change in the room, as lines for the chat; spoken as well. */
export function useRoomNews(t: Translate, info: TableInfo, title: string): (lines: number) => News[] {
  const before = useRef(info);
  const [news, setNews] = useState<string[]>([]);
  useEffect(() => {
    const earlier = before.current;
    const told = changes(t, earlier, info, title);
    before.current = info;
    if (!told.length) return;
    setNews([...news, ...told].slice(-30));
    for (const line of told) say(line);
    const people = (one: TableInfo) => one.seats.filter((seat) => seat.kind === "person").length;
    play(people(info) > people(earlier) ? "knock" : "tock");
  }, [info]);
  const places = useRef(new Map<string, number>());
  return (lines) =>
    news.map((text, at) => {
      const key = `${at} ${text}`;
      if (!places.current.has(key)) places.current.set(key, lines);
      return { text, after: places.current.get(key) ?? lines };
    });
}

function changes(t: Translate, before: TableInfo, after: TableInfo, title: string): string[] {
  const told: string[] = [];
  const names = (info: TableInfo) => info.seats.filter((seat) => seat.kind === "person" && !seat.you).map(called);
  for (const name of names(after)) if (!names(before).includes(name)) told.push(t("room-came", { name }));
  for (const name of names(before)) if (!names(after).includes(name)) told.push(t("room-went", { name }));
  if (before.game !== after.game) told.push(t("room-plays", { title }));
  else if (before.seats.length !== after.seats.length) told.push(t("room-seats", { count: after.seats.length }));
  const agreed = ({ options, clock, public: open }: TableInfo) => JSON.stringify([options, clock, open]);
  if (before.game === after.game && agreed(before) !== agreed(after)) told.push(t("room-changed"));
  return told;
}

interface ChatProps {
  t: Translate;
  state: TableState;
  store: Table;
  info: TableInfo;
  news(lines: number): News[];
}

export function RoomChat({ t, state, store, info, news }: ChatProps) {
  const list = useRef<HTMLOListElement>(null);
  const told = news(state.chat.length);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [state.chat.length, told.length]);
  const me = info.seats.find((seat) => seat.you);
  const line = (at: number) => told.filter((one) => one.after === at).map((one) => <li class="div">{one.text}</li>);
  const face = (who: string) => {
    const seat = info.seats.find((one) => one.seat === who);
    return seat ? head(seat) : "h-lamb";
  };
  return (
    <section class="sheet roomchat" aria-labelledby="roomchat">
      <h2 id="roomchat">{t("drawer-chat")}</h2>
      <ol ref={list} tabIndex={0} aria-labelledby="roomchat">
        {line(0)}
        {state.chat.map((said, at) => (
          <>
            <li key={at}>
              <Sprite id={face(said.who)} />
              <span>
                <b>{said.name}</b> {said.text}
              </span>
            </li>
            {line(at + 1)}
          </>
        ))}
        {state.chat.length || told.length ? null : <li class="div">{t("chat-empty")}</li>}
      </ol>
      {me ? <Reactions t={t} store={store} /> : null}
      <ChatLine t={t} say={(text) => void store.send({ type: "say", text })} />
    </section>
  );
}
