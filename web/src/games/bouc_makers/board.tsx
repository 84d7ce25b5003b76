/** The fold of Bouc Makers: shepherds in their order, cards on offer, the fence of contracts, three dice in the hay. */

import { useEffect, useState } from "preact/hooks";
import type { BoardProps } from "../../app/board";
import { sentence } from "../../app/sentence";
import pieces from "../../look/pieces.svg?raw";
import { place } from "../../look/sprites";
import { Button } from "../../parts/button";
import { Dock } from "../../parts/dock";
import { digits, useBoardKeys } from "../../parts/keys";
import { fly } from "../../parts/motion";
import { Roving } from "../../parts/roving";
import { useShort } from "../../parts/short";
import { Icon, Marked } from "../../parts/sprite";
import { type Sure, SureButtons, sureQuestion, useSure } from "../../parts/sure";
import { type DieName, type Fold, sorted } from "./cards";
import { useChances } from "./chances";
import { Closer } from "./closer";
import { Display } from "./display";
import "./look.css";
import "./tray.css";
import "./track.css";
import "./herds.css";
import "./sizes.css";
import "./small.css";
import "./short.css";
import "./shortest.css";
import { Mine } from "./mine";
import { SheepCard, Wool } from "./pieces";
import { type Stage, useStage } from "./stage";
import { Strip } from "./strip";
import { Tally } from "./tally";
import { Bidding, Track } from "./track";
import { Sum, Tray } from "./tray";

export { coach } from "./coach";
export { count } from "./count";
export { spots } from "./spots";
export { pace } from "./stage";
export { Tally as scores } from "./tally";

place(pieces);

export function chips(p: BoardProps<Fold>): string[] {
  const { table } = p;
  return [
    p.t("bm-chip-round", { n: Math.max(1, table.round), of: table.rounds }),
    table.reserve === "unlimited" ? p.t("bm-chip-endless") : p.t("bm-chip-wool", { count: table.reserve }),
    p.t("bm-chip-pile", { count: table.pile }),
  ];
}

/** Everything after the first word of the legal moves of one kind. */
function offered(p: BoardProps<Fold>, kind: string): string[] {
  return p.legal.filter((text) => text.startsWith(`${kind} `)).map((text) => text.slice(kind.length + 1));
}

export default function Board(p: BoardProps<Fold>) {
  const stage = useStage(p);
  const { table } = stage;
  const [picked, setPicked] = useState<string[]>([]);
  const [closer, setCloser] = useState("");
  const chances = useChances(p);
  const sure = useSure(p, !picked.length);
  const short = useShort();
  useEffect(() => setPicked([]), [p.prompt]);
  useEffect(() => void carried(stage), [p.beat?.key]);

  const bids = offered(p, "bid");
  const keeps = offered(p, "keep") as DieName[];
  const takes = sorted(
    p.view,
    offered(p, "take").flatMap((names) => names.split(" ")),
  );
  const tops = offered(p, "top");
  const backs = sorted(
    p.view,
    offered(p, "discard").flatMap((names) => names.split(" ")),
  );
  const many = takes.length || backs.length ? table.due : 1;
  const cards = [...takes, ...tops, ...backs];

  const pick = (one: string) => {
    if (p.refused || p.hint) p.clear();
    setPicked((old) =>
      old.includes(one) ? old.filter((other) => other !== one) : many === 1 ? [one] : [...old, one].slice(-many),
    );
  };
  const kind = bids.length
    ? "bid"
    : keeps.length
      ? "keep"
      : takes.length
        ? "take"
        : tops.length
          ? "top"
          : backs.length
            ? "discard"
            : "";
  const wish = picked.length === many && kind ? chosen(p.legal, kind, picked) : "";
  useGameKeys(p, { pick, cards, confirm: () => kind === "keep" && wish && p.act(wish), drop: () => setPicked([]) });

  const asking = asks(p, kind, picked, chances);
  const known = new Map(
    [...chances.known].map(([move, chance]): [string, string] => [move, sentence(chance, p.speaking)]),
  );
  const bidding = !p.view.over && ["boards", "deal", "bid"].includes(table.phase);
  const ending = table.phase === "discard" || p.view.over;
  return (
    <Dock
      p={unspoilt(p, stage)}
      board={
        <main key="board" class={`board ${bidding ? "bids" : ""} ${ending ? "ends" : ""}`} aria-label={p.t("board")}>
          <Strip p={p} stage={stage} look={setCloser} />
          {p.view.over && !p.beat ? (
            <section class="sheet final">
              <Tally {...p} />
            </section>
          ) : ending ? (
            <Pasture p={p} stage={stage} open={backs} picked={picked} pick={pick} />
          ) : (
            <Display p={p} stage={stage} open={[...takes, ...tops]} picked={picked} pick={pick} />
          )}
          {ending ? null : bidding ? (
            <Bidding
              p={p}
              stage={stage}
              open={bids}
              picked={bids.length ? (picked[0] ?? null) : null}
              pick={pick}
              chances={known}
              asking={short ? undefined : asking}
            />
          ) : (
            <>
              <Tray
                p={p}
                stage={stage}
                open={keeps}
                picked={(picked[0] as DieName | undefined) ?? null}
                pick={pick}
                chances={known}
                asking={asking}
                bare={short}
              />
              <Track p={p} stage={stage} />
            </>
          )}
          {closer ? <Closer p={p} letter={closer} close={() => setCloser("")} /> : null}
        </main>
      }
      {...(sure.what ? { ask: sureQuestion(p, sure) } : {})}
      buttons={
        sure.what ? (
          <SureButtons p={p} sure={sure} />
        ) : (
          <Answers p={p} kind={kind} wish={wish} many={many} left={many - picked.length} sure={sure} />
        )
      }
      {...(p.seat && bidding && !p.legal.length ? { waiting: { text: p.t("bm-wait-bids") } } : {})}
    >
      {short && !ending ? (
        bidding ? (
          <div class="about">{asking}</div>
        ) : (
          <Sum p={p} stage={stage} asking={asking} />
        )
      ) : null}
      <Mine p={p} stage={stage} />
    </Dock>
  );
}

/** While dice tumble the dog does not tell what they will show. */
function unspoilt(p: BoardProps<Fold>, stage: Stage): BoardProps<Fold> {
  const who = stage.table.turn;
  if (p.beat?.event[1] !== "rolled" || !who) return p;
  return { ...p, words: { ...p.words, told: () => p.t("bm-line-now", p.who(who)) } };
}

/** The legal text that names exactly what was picked. */
function chosen(legal: string[], kind: string, picked: string[]): string {
  const wanted = [...picked].sort().join(" ");
  return (
    legal.find(
      (text) =>
        text.startsWith(`${kind} `) &&
        text
          .slice(kind.length + 1)
          .split(" ")
          .sort()
          .join(" ") === wanted,
    ) ?? ""
  );
}

/** The buttons of a question: each says what it costs and what follows. */
function Answers({
  p,
  kind,
  wish,
  many,
  left,
  sure,
}: {
  p: BoardProps<Fold>;
  kind: string;
  wish: string;
  many: number;
  left: number;
  sure: Sure;
}) {
  const says = (text: string) => p.words.move(text, p.speaking);
  const pays = p.legal.includes("claim") ? "claim" : p.legal.includes("rescue") ? "rescue" : "";
  const second = p.legal.includes("claim") && p.legal.includes("rescue");
  return (
    <>
      {p.legal.includes("accept") ? (
        <Button primary={!pays} onClick={() => (pays ? sure.ask("accept") : p.act("accept"))}>
          {says("accept")}
        </Button>
      ) : null}
      {kind ? (
        <Button primary={!pays || Boolean(wish)} disabled={!wish} onClick={() => p.act(wish)}>
          {wish ? says(wish) : p.t(`bm-pick-${kind}`, { count: many, left })}
        </Button>
      ) : null}
      {second ? <Button onClick={() => p.act("rescue")}>{says("rescue")}</Button> : null}
      {pays ? (
        <Button primary={!wish} onClick={() => p.act(pays)}>
          <Wool />
          {says(pays)}
        </Button>
      ) : null}
    </>
  );
}

/** The button that asks for chances: of the contract picked, or of every die that could be kept. */
function asks(p: BoardProps<Fold>, kind: string, picked: string[], chances: ReturnType<typeof useChances>) {
  const moves =
    kind === "bid"
      ? picked.map((bid) => `bid ${bid}`)
      : kind === "keep"
        ? p.legal.filter((text) => text.startsWith("keep "))
        : [];
  if (kind !== "bid" && kind !== "keep") return null;
  const open = moves.filter((move) => !chances.known.has(move));
  if (kind === "keep" && !open.length) return <span class="told">{p.t("bm-odds-keep")}</span>;
  const said = kind === "bid" && picked[0] ? chances.known.get(`bid ${picked[0]}`) : undefined;
  if (said)
    return (
      <span class="told">
        <Marked text={p.t("bm-odds-bid", { bid: picked[0] ?? "", chance: sentence(said, p.speaking) })} />
      </span>
    );
  if (kind === "bid" && !picked.length) return <span class="told">{p.t("bm-odds-pick")}</span>;
  return (
    <button
      type="button"
      class="btn odds"
      aria-label={p.t("bm-odds-ask")}
      aria-disabled={chances.waits ? true : undefined}
      onClick={() => chances.ask(open)}
    >
      <Icon name="hint" />
      <span>{p.t("bm-odds-ask")}</span>
    </button>
  );
}

/** The end: white sheep of which two go back into the box, for those without a dog; everybody else's herds lie open. */
function Pasture({
  p,
  stage,
  open,
  picked,
  pick,
}: {
  p: BoardProps<Fold>;
  stage: Stage;
  open: string[];
  picked: string[];
  pick(id: string): void;
}) {
  const letter = p.seat ?? p.seats[0]?.seat ?? "";
  const herd = sorted(p.view, stage.table.herds?.[letter] ?? []);
  return (
    <section class="pasture sheet">
      <h2>{p.t("bm-pasture", p.who(letter))}</h2>
      <Roving label={p.t("bm-pasture", p.who(letter))} class="some">
        {herd.map((id) =>
          open.includes(id) ? (
            <SheepCard
              key={id}
              p={p}
              id={id}
              small
              selected={picked.includes(id)}
              onClick={() => pick(id)}
              class="open"
            />
          ) : (
            <SheepCard key={id} p={p} id={id} small disabled={open.length > 0} />
          ),
        )}
      </Roving>
    </section>
  );
}

/** Cards fly to who gained them, the Os from one fold to another. */
async function carried(stage: Stage): Promise<void> {
  if (stage.leaving) {
    const to = document.querySelector(`.seat[data-seat="${stage.leaving.to}"] .av`);
    for (const thing of document.querySelectorAll(".disp .leaves")) void fly(thing, thing, to, 620);
  }
  if (stage.snatched) {
    const bone = document.querySelector(".seat .os");
    const from = document.querySelector(`.seat[data-seat="${stage.snatched.from}"] .av`);
    if (bone) await fly(bone, from, bone, 520);
  }
}

interface GameKeys {
  pick(one: string): void;
  cards: string[];
  confirm(): void;
  drop(): void;
}

/** K keeps the picked die, P pays, digits pick cards, Esc drops the choice. */
function useGameKeys(p: BoardProps<Fold>, { pick, cards, confirm, drop }: GameKeys): void {
  const pay = () => p.act(p.legal.includes("rescue") && !p.legal.includes("claim") ? "rescue" : "claim");
  const asked = p.legal.length > 0;
  useBoardKeys(p.settings, {
    Escape: drop,
    k: asked ? confirm : undefined,
    p: asked ? pay : undefined,
    ...digits(asked ? cards.length : 0, (index) => pick(cards[index] as string)),
  });
}
