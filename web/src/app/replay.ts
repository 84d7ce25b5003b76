/**
 * A game that is looked back on: every moment with the view after it and its lines in the log; from a table or from a
 * record file.
 */

import type { Moment, Replay, SeatInfo, TableInfo, Update } from "../generated/wire";
import type { Seen, View } from "./board";
import { seatNamed } from "./seats";
import { changed, type LogLine, type TableState } from "./table";

export interface LoadedReplay {
  info: TableInfo;
  seat: string | null; // whose eyes
  moments: Moment[];
  views: View[]; // after each moment
  lines: LogLine[][]; // what happened at each moment
}

export function loadReplay(replay: Replay, info: TableInfo): LoadedReplay {
  const views: View[] = [];
  for (const moment of replay.moments) views.push(changed(views.at(-1) ?? null, moment));
  let key = 0;
  const lines = replay.moments.map(({ n, events, by_clock }, at) =>
    events.map((event) => ({
      key: --key,
      n,
      event: event as Seen,
      view: (views[at - 1] ?? views[at]) as View,
      late: by_clock === event[0],
    })),
  );
  return { info, seat: replay.seat, moments: replay.moments, views, lines };
}

/** The place of event n among the moments: the last one not after it; the end if n is not said. */
export function momentIndex(loaded: LoadedReplay, n: number): number {
  if (n < 0) return loaded.moments.length - 1;
  return Math.max(
    0,
    loaded.moments.findLastIndex((moment) => moment.n <= n),
  );
}

/** The table as it stood at a moment. */
export function stateAt(loaded: LoadedReplay, at: number): Partial<TableState> {
  const moment = loaded.moments[at];
  return {
    info: loaded.info,
    seat: loaded.seat,
    n: moment?.n ?? -1,
    view: loaded.views[at] ?? null,
    events: (moment?.events ?? []) as Seen[],
    line: "live",
    log: loaded.lines.slice(0, at + 1).flat(),
  };
}

/** A moment as the server would send it to somebody who stands at the one before. */
export function update(moment: Moment): Update {
  const { n, events, change, table, gone } = moment;
  return {
    type: "update",
    n,
    events,
    change,
    table,
    legal: [],
    prompt: 0,
    head: "",
    link: "",
    ...(gone ? { gone } : {}),
  };
}

/** How the seats stood after each moment, where the server says so: once the game is over. */
export function course(replay: Pick<Replay, "moments">): number[][] {
  return replay.moments.flatMap((moment) => (moment.scores ? [moment.scores] : []));
}

/** Everybody looks present: who was connected when does not stand in a game. */
export function present(seats: SeatInfo[]): SeatInfo[] {
  return seats.map((seat) => ({ ...seat, here: true, away: false }));
}

/** What can be said of a table that only a record tells of. */
export function infoOf(replay: Replay): TableInfo {
  const views = replay.moments.map((moment) => moment.change);
  const first = (views[0] ?? {}) as Partial<View>;
  const over = views.some((change) => change.over === true);
  return {
    id: replay.table,
    code: "",
    game: first.game ?? "",
    rules: first.rules ?? 1,
    options: first.options ?? {},
    state: over ? "over" : "playing",
    seats: Object.entries(replay.names).map(([seat, name]) => seatNamed(seat, name)),
    public: false,
    made: 0,
    clock: { kind: "none", seconds: 0, increment: 0 },
    seal: { commit: "" },
    watchers: 0,
    broadcast: 0,
    proposal: null,
    joining: null,
    standins: [],
    next: "",
    earlier: [],
    held: false,
    again: null,
    wishes: {},
  };
}
