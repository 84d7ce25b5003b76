/** Small tables and views for tests. */

import type { View } from "../src/app/board";
import { seatNamed } from "../src/app/seats";
import type { TableInfo } from "../src/generated/wire";

export function view(more: Partial<View> = {}): View {
  return {
    game: "hill-race",
    rules: 1,
    seats: 2,
    seat: "A",
    options: {},
    data: {},
    asked: ["A"],
    over: false,
    table: { last: 0 },
    ...more,
  };
}

export function info(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "T1",
    code: "",
    game: "hill-race",
    rules: 1,
    options: {},
    state: "playing",
    seats: [seatNamed("A", "Ada"), seatNamed("B", "lamb")],
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
    ...more,
  };
}
