/** What opens over the water when a special asks something, or cards are to be placed. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../app/board";
import { Roving } from "../../parts/roving";
import { cardName, cards, counted, type Pond, species } from "./cards";
import type { Choice } from "./choice";
import { Face, Kind } from "./pieces";
import type { Stage } from "./stage";

type P = BoardProps<Pond>;

export function overlay(p: P, stage: Stage, choice: Choice): ComponentChildren {
  const { table } = stage;
  switch (choice.phase) {
    case "draft":
      return <Layout p={p} choice={choice} table={table} />;
    case "eagle":
      return <Grid p={p} choice={choice} table={table} />;
    case "mole":
      return <Book p={p} choice={choice} table={table} />;
    case "magpie":
      return <Robbed p={p} choice={choice} table={table} />;
    default:
      if (choice.places && !placed(stage)) return <Coming p={p} choice={choice} table={table} />;
      return stage.table.layout ? <Layout p={p} choice={choice} table={table} /> : null;
  }
}

interface OverProps {
  p: P;
  choice: Choice;
  table: Pond;
}

/** Whether it is being shown that the cards were placed. */
export function placed(stage: Stage): boolean {
  return stage.event !== null && stage.event[1] !== "add";
}

/** Many kinds are drawn smaller. */
function row(kinds: number): string {
  return `cardrow ${kinds > 8 ? "many" : ""}`;
}

/** What goes into my zoo, and how much room is left at this stop. */
function Coming({ p, choice, table }: OverProps) {
  const coming = [...cards(table.added), ...choice.placing];
  return (
    <div class="coming">
      <h2>{p.t("bb-coming", { count: coming.length, most: table.limit })}</h2>
      <ol class="bb-line">
        {coming.map((code, at) => (
          <li key={at} class={at === table.limit - 1 ? "last" : ""}>
            <Face p={p} code={code} label={p.t("bb-hand-chosen", { name: cardName(code, p.speaking) })} />
          </li>
        ))}
        {Array.from({ length: choice.left }, (_, at) => (
          <li key={`free ${at}`} class="next" aria-hidden="true" />
        ))}
      </ol>
    </div>
  );
}

/** The specials laid out before an advanced game. */
function Layout({ p, choice, table }: OverProps) {
  return (
    <div class="over">
      <Roving label={p.t("bb-layout")} class="cardrow">
        {counted(cards(table.layout)).map(([code, count]) => (
          <Face
            key={code}
            p={p}
            code={code}
            selected={choice.card === code}
            {...(choice.phase === "draft" ? { onClick: () => choice.pick(code) } : {})}
            label={`${cardName(code, p.speaking)} ${p.t("bb-left", { count })}. ${p.t(`bb-does-${code}`)}`}
          >
            {count > 1 ? <span class="times">{p.t("bb-left", { count })}</span> : null}
          </Face>
        ))}
      </Roving>
    </div>
  );
}

/** The animals an eagle can be sent for; what is known of the hand asked stands beside them. */
function Grid({ p, choice, table }: OverProps) {
  const { t } = p;
  const known = table.private?.[choice.target] ?? table.known[choice.target];
  const mine = [...cards(table.hand), ...cards(table.hole), ...cards(p.seat ? table.zoos[p.seat] : "")];
  return (
    <div class="over tall">
      <h2>{choice.target ? t("bb-grid-ask", { name: p.name(choice.target) }) : t("bb-grid-eagle")}</h2>
      <Roving label={t("bb-grid-eagle")} class="kinds">
        {species(table).map((code) => {
          const have = mine.filter((one) => one === code).length;
          const sure = known && cards(known.holds).includes(code);
          const none = known && !sure && known.most[code] === 0;
          const note = sure ? t("bb-grid-sure") : none ? t("bb-grid-none") : "";
          return (
            <button
              key={code}
              type="button"
              data-stop=""
              class={`kind z${code} ${choice.card === code ? "sel" : ""} ${none ? "off" : ""}`}
              aria-pressed={choice.card === code}
              aria-label={[cardName(code, p.speaking), note, have ? t("bb-grid-have", { count: have }) : ""]
                .filter(Boolean)
                .join(", ")}
              onClick={() => choice.pick(code)}
            >
              <Kind p={p} code={code} />
              {have ? <span class="have">{have}</span> : null}
              {note ? <span class="mark">{sure ? "✓" : "✗"}</span> : null}
            </button>
          );
        })}
      </Roving>
    </div>
  );
}

/** A hand that only I see, open like a book. */
function Book({ p, choice, table }: OverProps) {
  const { t } = p;
  const kinds = counted(cards(table.shown));
  return (
    <div class="over tall book">
      <h2>{t("bb-book", { name: p.name(table.from) })}</h2>
      <Roving label={t("bb-book", { name: p.name(table.from) })} class={row(kinds.length)}>
        {kinds.map(([code, count]) => {
          const free = p.legal.includes(`take ${code}`);
          return (
            <Face
              key={code}
              p={p}
              code={code}
              selected={choice.card === code}
              disabled={!free}
              label={cardName(code, p.speaking) + (count > 1 ? ` ${t("bb-left", { count })}` : "")}
              onClick={() => (free ? choice.pick(code) : p.act(`take ${code}`))}
            >
              {count > 1 ? <span class="times">{t("bb-left", { count })}</span> : null}
            </Face>
          );
        })}
      </Roving>
    </div>
  );
}

/** The zoo the magpie looks at. */
function Robbed({ p, choice, table }: OverProps) {
  const { t } = p;
  const name = choice.target ? p.name(choice.target) : "";
  const lying = counted(cards(table.zoos[choice.target]));
  return (
    <div class="over tall">
      <h2>{choice.target ? t("bb-robbed", { name }) : t("bb-ask-magpie-help")}</h2>
      <Roving label={t("bb-robbed", { name })} class={row(lying.length)}>
        {lying.map(([code, count]) => (
          <Face
            key={code}
            p={p}
            code={code}
            selected={choice.card === code}
            label={`${cardName(code, p.speaking)} ${t("bb-left", { count })}`}
            onClick={() => choice.pick(code)}
          >
            {count > 1 ? <span class="times">{t("bb-left", { count })}</span> : null}
          </Face>
        ))}
      </Roving>
    </div>
  );
}
