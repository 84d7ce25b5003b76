/**
 * One shepherd seen closely: contract and place in the order, the herd, dogs, the Os, and what was gained in this
 * round.
 */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../app/board";
import { Dialog } from "../../parts/dialog";
import { Marked } from "../../parts/sprite";
import type { Fold } from "./cards";
import { SheepCard } from "./pieces";
import { reason } from "./strip";

export function Closer({ p, letter, close }: { p: BoardProps<Fold>; letter: string; close(): void }) {
  const { table } = p;
  const top = table.tops[letter];
  const why = reason(p, table, letter);
  const herd = table.herds?.[letter];
  const os = table.os === letter ? 1 : 0;
  return (
    <Dialog title={p.name(letter)} closing={p.t("close")} close={close} class="closer">
      {why ? (
        <p>
          <Marked text={why} />
        </p>
      ) : null}
      <p>
        {p.t("bm-close-line", {
          ...p.who(letter),
          sheep: table.herd_sizes[letter] ?? 0,
          wool: table.wool[letter] ?? 0,
          dogs: table.dogs[letter]?.length ?? 0,
          os,
        })}
      </p>
      {top ? (
        <Row title={p.t("bm-close-top")}>
          <SheepCard p={p} id={top} />
          <p class="h">{p.t(herd ? "bm-close-top-open" : "bm-close-top-help")}</p>
        </Row>
      ) : (
        <p class="h">{p.t("bm-top-none", { level: table.boards[letter] ?? 0 })}</p>
      )}
      {herd && herd.length > 1 ? <Cards p={p} title={p.t("bm-close-herd")} ids={herd} /> : null}
      {table.dogs[letter]?.length ? <Cards p={p} title={p.t("bm-close-dogs")} ids={table.dogs[letter]} /> : null}
      {table.gained[letter]?.length ? <Cards p={p} title={p.t("bm-close-gained")} ids={table.gained[letter]} /> : null}
    </Dialog>
  );
}

function Cards({ p, title, ids }: { p: BoardProps<Fold>; title: string; ids: string[] }) {
  return (
    <Row title={title}>
      {ids.map((id) => (
        <SheepCard key={id} p={p} id={id} small />
      ))}
    </Row>
  );
}

function Row({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      <div class="some">{children}</div>
    </section>
  );
}
