/** On request: the risk of a hand and what is known of it; all animals and where they are. */

import type { BoardProps } from "../../app/board";
import { Dialog } from "../../parts/dialog";
import { cardName, cards, type Known, listed, type Pond, species } from "./cards";
import { Kind } from "./pieces";

type P = BoardProps<Pond>;

export function AboutHand({ p, seat, close }: { p: P; seat: string; close(): void }) {
  const { t, table } = p;
  const size = table.risk[seat] ?? 1;
  const saw = table.private?.[seat];
  const everybody = table.known[seat];
  return (
    <Dialog title={t("bb-about-hand", { name: p.name(seat) })} closing={t("close")} close={close} class="bb-facts">
      <p>{t("bb-about-chance", { size })}</p>
      <h3>{t("bb-about-draws")}</h3>
      <ul class="chances">
        {Array.from({ length: Math.min(5, size) }, (_, at) => at + 1).map((count) => (
          <li key={count}>
            <span>{t("bb-about-draw", { count })}</span>
            <i style={{ "--part": String((size - count) / size) }} aria-hidden="true" />
            <b>{t("bb-about-safe", { good: size - count, size })}</b>
          </li>
        ))}
      </ul>
      {saw ? (
        <Knowing p={p} title={t("bb-about-saw")} known={saw} />
      ) : everybody ? (
        <Knowing p={p} title={t("bb-about-knows")} known={everybody} />
      ) : null}
      {table.wolf.owner === seat && table.wolf.cards ? (
        <p>{t("bb-about-wolf", { cards: listed(cards(table.wolf.cards), p.speaking) })}</p>
      ) : null}
      {table.seen_by?.[seat] ? <p>{t("bb-about-seen", { name: p.name(seat) })}</p> : null}
    </Dialog>
  );
}

function Knowing({ p, title, known }: { p: P; title: string; known: Known }) {
  const { t } = p;
  const holds = cards(known.holds);
  const absent = Object.entries(known.most)
    .filter(([code, most]) => most === 0 && !holds.includes(code))
    .map(([code]) => code);
  const all = absent.length >= species(p.table).length - new Set(holds).size;
  return (
    <>
      <h3>{title}</h3>
      {holds.length ? <p>{t("bb-about-holds", { cards: listed(holds, p.speaking) })}</p> : null}
      {absent.length && !all ? <p>{t("bb-about-not", { cards: listed(absent, p.speaking) })}</p> : null}
      <p>{t("bb-about-open", { count: known.unknown + known.special })}</p>
      {known.since !== undefined ? <p>{t("bb-about-since", { count: known.since })}</p> : null}
    </>
  );
}

export function AllAnimals({ p, close }: { p: P; close(): void }) {
  const { t, table } = p;
  const count = (codes: string[], code: string) => codes.filter((one) => one === code).length;
  const mine = [...cards(table.hand), ...cards(p.seat ? table.zoos[p.seat] : "")];
  const zoos = Object.entries(table.zoos).flatMap(([seat, zoo]) => (seat === p.seat ? [] : cards(zoo)));
  const hole = [...cards(table.hole), ...cards(table.wolf.cards)];
  const where = ["beside", "hole", "wolf"].includes(table.magpie)
    ? t(`bb-magpie-${table.magpie}`)
    : p.name(table.magpie);
  const cell = (number: number) => <td class={number ? "" : "zero"}>{number || "–"}</td>;
  return (
    <Dialog title={t("bb-species")} closing={t("close")} close={close} class="bb-facts scores">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("bb-species-animal")}</th>
            {p.seat ? <th scope="col">{t("bb-species-mine")}</th> : null}
            <th scope="col">{t("bb-species-zoos")}</th>
            <th scope="col">{t("bb-species-hole")}</th>
            <th scope="col">{t("bb-species-hidden")}</th>
          </tr>
        </thead>
        <tbody>
          {species(table).map((code) => (
            <tr key={code}>
              <th scope="row" class={`z${code}`}>
                <span class="dot">
                  <Kind p={p} code={code} />
                </span>
                {cardName(code, p.speaking)}
              </th>
              {p.seat ? cell(count(mine, code)) : null}
              {cell(count(zoos, code))}
              {cell(count(hole, code))}
              {cell(table.copies - count([...mine, ...zoos, ...hole], code))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t("bb-species-help")}</p>
      <h3>{t("bb-specials")}</h3>
      <p>{listed(cards(table.specials), p.speaking)}</p>
      <p>{t("bb-specials-where", { where })}</p>
    </Dialog>
  );
}
