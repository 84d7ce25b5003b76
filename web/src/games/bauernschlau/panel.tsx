/** This side of the meadow: the actions, the tile in my hand, the pieces by letter, the three steps of the dog. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../app/board";
import { Roving } from "../../parts/roving";
import { Icon, Sprite } from "../../parts/sprite";
import { CENTRE, type Meadow, type Piece, sheepOf } from "./map";
import { fenceValues, sheepName, startName, wayName } from "./names";
import { Clover, LooseTile, Rails, shown } from "./tiles";

interface Props {
  p: BoardProps<Meadow>;
  table: Meadow; // as far as it was told
  pieces: Piece[];
  chosen: string;
  pending: string; // an action that is still to be confirmed
  tile: number | null; // the tile of my hand that is to be laid
  pick(text: string): void;
  take(verb: string): void;
  setTile(value: number): void;
}

export function Panel(props: Props) {
  const { p, table, pieces } = props;
  if (p.seat === null || p.view.over || ["first", "farm"].includes(table.phase)) return null;
  if (table.turn !== p.seat) return <Mix p={p} table={table} />;
  if (table.hand.length) return <Hand {...props} />;
  if (pieces.length) return <Pieces {...props} />;
  if (["drive", "to", "park"].includes(table.phase)) return <Steps {...props} />;
  return <Verbs {...props} />;
}

function Act({
  on,
  off,
  label,
  icon,
  children,
  small,
  click,
}: {
  on: boolean;
  off?: boolean;
  label?: string;
  icon: ComponentChildren;
  children: ComponentChildren;
  small: string;
  click(): void;
}) {
  return (
    <button
      type="button"
      class={`act ${on ? "on" : ""} ${off ? "off" : ""}`}
      data-stop=""
      aria-pressed={on}
      aria-disabled={off ? true : undefined}
      aria-label={label}
      onClick={click}
    >
      {icon}
      <span>
        <b>{children}</b>
        <small>{small}</small>
      </span>
    </button>
  );
}

/** The verbs in the order of their keys 1 to 5. */
export function verbs(table: Meadow): string[] {
  return ["place", "reveal", "dog", "fence", table.phase === "bonus" ? "end" : "special"];
}

function Verbs({ p, table, pending, take }: Props) {
  const hidden = Object.values(table.sheep).filter((text) => !sheepOf(text).up).length;
  const icons: Record<string, ComponentChildren> = {
    place: <Sprite id="h-sheep" />,
    reveal: <Sprite id="h-black" />,
    dog: <Sprite id="h-dog" />,
    fence: <Rails />,
    special: <Sprite id="h-woolly" />,
    end: <Icon name="check" />,
  };
  const counts: Record<string, number> = {
    place: table.supply,
    reveal: hidden,
    dog: hidden,
    fence: table.pieces[p.seat ?? ""] ?? 0,
    special: table.special,
    end: table.bonus,
  };
  return (
    <Roving label={p.t("ba-actions")} role="toolbar" class="acts">
      {verbs(table).map((verb) => (
        <Act
          key={verb}
          on={pending === verb || table.doing === verb || p.hint?.move === verb}
          off={!p.legal.includes(verb)}
          icon={icons[verb]}
          small={p.t(`ba-act-${verb}-small`, { count: counts[verb] ?? 0 })}
          click={() => take(verb)}
        >
          {p.t(`ba-act-${verb}`)}
        </Act>
      ))}
    </Roving>
  );
}

function Hand({ p, table, tile, setTile }: Props) {
  const several = p.legal.some((text) => text.split(" ").length > 2);
  return (
    <Roving label={p.t("ba-hand")} class="acts hand">
      {table.hand.map((value, at) => {
        const on = several ? value === tile && at === table.hand.indexOf(value) : true;
        const text = sheepName(p.t, value);
        return (
          <button
            key={at}
            type="button"
            class={`act tiled ${on ? "on" : ""}`}
            data-stop=""
            aria-pressed={on}
            aria-label={p.t("ba-hand-tile", { value, at: at + 1, count: table.hand.length })}
            onClick={() => setTile(value)}
          >
            <LooseTile sheep={{ value, up: true, placer: "" }} />
            {table.hand.length < 3 ? (
              <span>
                <b>{text.replaceAll("*", "")}</b>
                <small>{p.t("ba-only-you")}</small>
              </span>
            ) : null}
          </button>
        );
      })}
    </Roving>
  );
}

function Pieces({ p, table, pieces, chosen, pick }: Props) {
  return (
    <Roving label={p.t("ba-pieces")} class={`acts pieces n${pieces.length}`}>
      {pieces.map((piece) => (
        <Act
          key={piece.text}
          on={piece.text === chosen}
          icon={<i class="letter">{piece.letter}</i>}
          small={piece.way === "start" ? startName(p, table, piece) : wayName(p, piece)}
          click={() => pick(piece.text)}
        >
          {p.t("ba-of-fence", fenceValues(p, piece.fence))}
        </Act>
      ))}
    </Roving>
  );
}

const STEPS = ["drive", "to", "park"];

function Steps({ p, table, chosen, pick }: Props) {
  const home = p.legal.includes(`park ${CENTRE}`);
  const now = STEPS.indexOf(table.phase);
  return (
    <Roving label={p.t("ba-steps")} class="acts steps">
      <ol>
        {STEPS.map((step, at) => (
          <li
            key={step}
            class={at === now ? "now" : at < now ? "gone" : ""}
            aria-current={at === now ? "step" : undefined}
          >
            <i>{at < now ? "✓" : at + 1}</i>
            <b>{p.t(`ba-step-${step}`)}</b>
          </li>
        ))}
      </ol>
      {home ? (
        <Act
          on={chosen === `park ${CENTRE}`}
          icon={<Sprite id="h-dogsleep" />}
          small={p.t("ba-home-small")}
          click={() => pick(`park ${CENTRE}`)}
        >
          {p.t("ba-home")}
        </Act>
      ) : null}
    </Roving>
  );
}

/** While others play: which sheep have not been seen yet. */
function Mix({ p, table }: { p: BoardProps<Meadow>; table: Meadow }) {
  const values = Object.keys(table.unseen)
    .map(Number)
    .sort((a, b) => a - b);
  return (
    <div class="acts mix" role="group" aria-label={p.t("ba-mix")}>
      <b class="only-l">{p.t("ba-mix")}</b>
      {values.map((value) => {
        const left = table.unseen[value] ?? 0;
        return (
          <span key={value} class="lot" role="img" aria-label={p.t("ba-mix-one", { value, count: left })}>
            <LooseTile sheep={{ value, up: true, placer: "" }} />
            <b>×{left}</b>
            <span class="vh">{shown(value)}</span>
          </span>
        );
      })}
    </div>
  );
}

export function Clovers({ count }: { count: number }) {
  return (
    <span class="clovers" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <Clover key={at} />
      ))}
    </span>
  );
}
