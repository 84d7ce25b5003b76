// Made by scripts/wire.py from sheepfold/table/messages.py and sheepfold/server/bodies.py; do not edit.

export const WIRE = 2;

/**
 * Whether I would like to play again with the same people, once the game is over; counts for all seats of mine. With
 * `now`, the host begins without those who have not answered, a minute after the first yes.
 */
export interface Again {
  type: "again";
  id: string;
  yes: boolean;
  now?: boolean;
}

/** One of six reactions, shown at my seat for a moment and not kept; one each two seconds. */
export interface React {
  type: "react";
  id: string;
  what: "baa" | "hmm" | "honk" | "hurry" | "nice" | "oops";
}

/** The animal that I am at this table, if nobody else is it. */
export interface Be {
  type: "be";
  id: string;
  animal: "black" | "cow" | "goose" | "horse" | "lamb" | "pig" | "rooster" | "sheep";
}

/** What I would like to play next; "": nothing any more. */
export interface Wish {
  type: "wish";
  id: string;
  game: string | "";
}

/**
 * Who would like to play again. It begins by itself three seconds after everybody who is here has said yes; a minute
 * after the first yes the host may begin without the others. Bots always say yes.
 */
export interface PlayAgain {
  yes: string[];
  host: string;
  held: number;
  begins: number | null;
}

/** Somebody reacted. */
export interface Reacted {
  type: "reacted";
  who: string;
  what: "baa" | "hmm" | "honk" | "hurry" | "nice" | "oops";
}

/** The first message of a socket: which table, and as whom. */
export interface Hello {
  type: "hello";
  wire: number;
  table: string;
  seat?: string | null;
  since?: number;
  head?: string;
  token?: string | null;
}

/** A move: one of the texts offered, for the prompt it was offered with. */
export interface Do {
  type: "do";
  id: string;
  prompt: number;
  text: string;
  entropy?: string;
}

/**
 * What my seat adds to the chance of the start, once all seats are taken (`seal.fixed`): the number that follows my
 * anchor.
 */
export interface Reveal {
  type: "reveal";
  id: string;
  entropy: string;
}

/**
 * Undo my last move: at once if it revealed nothing and nobody has moved since, otherwise if everyone agrees. Clocks
 * keep running meanwhile.
 */
export interface Undo {
  type: "undo";
  id: string;
}

/**
 * Ask the other players to hand an absent player's seat to a bot: more than half must agree, and then the player has a
 * minute to come back. Or (`end`, with a seat of mine) to throw the game away: everyone must agree, and nothing is
 * kept.
 */
export interface Propose {
  type: "propose";
  id: string;
  what: "bot" | "end";
  seat: string;
}

/** An answer to the proposal that is open; with its number, to that one only, be it of a player or of a newcomer. */
export interface Vote {
  type: "vote";
  id: string;
  yes: boolean;
  number?: number;
}

/** A line of chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Mute or unmute the chat of a seat, or of all watchers (`watchers`). */
export interface Mute {
  type: "mute";
  id: string;
  who: string;
  on: boolean;
}

/** Let a bot play my seat until I am back, or take it over again. */
export interface Away {
  type: "away";
  id: string;
  on: boolean;
}

/** A hint: what a bot would do here and why, or (with a text) what speaks for that move. */
export interface Ask {
  type: "ask";
  id: string;
  text?: string | null;
}

/** What I see, in words; for a page that has no board for this game. Answered with `words`. */
export interface Read {
  type: "read";
  id: string;
}

/** Is the connection alive? Answered with `done` before it reaches the table; ignore its `n`. */
export interface Ping {
  type: "ping";
  id: string;
}

/** What is left on the clocks, in milliseconds, when this was sent; absent without clocks. */
export interface Clocks {
  left: Record<string, number>;
  running: string[];
}

/** Who sits where, as everybody may know. */
export interface SeatInfo {
  seat: string;
  kind: "bot" | "open" | "person" | "reserved";
  name: string;
  bot: string;
  here: boolean;
  away: boolean;
  you: boolean;
  owner: boolean;
  left: boolean;
  animal: string;
}

/** Time for each move or for the whole game; none by default. */
export interface ClockPlan {
  kind: "game" | "move" | "none";
  seconds: number;
  increment: number;
}

/**
 * Something players vote on: an undo, a newcomer (`join`) and throwing the game away (`end`) need everyone's consent, a
 * bot for an absent player more than half.
 */
export interface Proposal {
  what: "bot" | "end" | "join" | "undo";
  by: string;
  seat: string;
  waiting: string[];
  number: number;
  name: string;
}

/** A bot that is to play for an absent player, unless they come back before. */
export interface StandIn {
  seat: string;
  by: string;
  left: number;
}

/** The sealed fate: what was committed to before the first move, and, once the game is over, the secrets themselves. */
export interface Seal {
  commit: string;
  anchors?: Record<string, string>;
  fixed?: boolean;
  entropy?: Record<string, string>;
  seed?: string;
}

/** A table as everybody at it may know it. */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  state: "frozen" | "open" | "over" | "playing";
  seats: SeatInfo[];
  public: boolean;
  made: number;
  clock: ClockPlan;
  seal: Seal;
  watchers: number;
  broadcast: number;
  proposal: Proposal | null;
  joining: Proposal | null;
  standins: StandIn[];
  next: string;
  earlier: Record<string, unknown>[];
  held: boolean;
  again: PlayAgain | null;
  wishes: Record<string, string>;
}

/** The answer to hello: everything this guest may know now. The view is the truth; `events` are what it missed. */
export interface Welcome {
  type: "welcome";
  wire: number;
  table: TableInfo;
  seat: string | null;
  n: number;
  view: Record<string, unknown> | null;
  legal: string[];
  prompt: number;
  events: [number, unknown[][]][];
  chat: Said[];
  head: string;
  undone: number[];
  by_clock: number[];
  link: string;
  lost: boolean;
  clocks?: Clocks;
  muted: string[];
}

/** One step: what happened as this guest perceived it, and what changed in its view. */
export interface Update {
  type: "update";
  n: number;
  events: unknown[][];
  change: Record<string, unknown>;
  table: Record<string, unknown>;
  legal: string[];
  prompt: number;
  head: string;
  link: string;
  gone?: string[];
  by_clock?: string;
  clocks?: Clocks;
}

/** Moves were undone: the table is as it was after step `to`; the undo itself is step `n`. */
export interface Back {
  type: "back";
  n: number;
  to: number;
  by: string;
  view: Record<string, unknown>;
  legal: string[];
  prompt: number;
  head: string;
  link: string;
  clocks?: Clocks;
}

/**
 * Your message was carried out, and is stored. Keep the receipt: with it you can prove that a server lost or changed a
 * step.
 */
export interface Done {
  type: "done";
  id: string;
  n: number;
  head: string;
}

/**
 * Something to be said in the reader's language: an id of the catalogues, and its values (numbers, texts, messages,
 * lists).
 */
export interface Message {
  id: string;
  values: Record<string, unknown>;
}

/** Your message was not carried out, and why; nobody else hears of it. */
export interface RefusedMove {
  type: "refused";
  id: string;
  message: Message;
  rule: string;
  text: string;
}

/** Who sits, who is here, what is proposed: changed. */
export interface TableNews {
  type: "table";
  table: TableInfo;
}

/** A line of chat. */
export interface Said {
  type: "said";
  who: string;
  name: string;
  text: string;
  at: number;
}

/** The answer to `ask`: a move, and why. */
export interface Hint {
  type: "hint";
  id: string;
  move: string;
  message: Message;
}

/** The answer to `read`: the view in lines, the last one a question; none before the start. */
export interface Words {
  type: "words";
  id: string;
  n: number;
  lines: Message[];
}

/** Something the server needs is unavailable; sent again with "" when it is back. */
export interface Trouble {
  type: "trouble";
  what: "" | "store";
}

/**
 * The server closes this socket: `closing` (come back soon), `kicked`, `left`, `moved`, `slow`, `deleted`; or, with the
 * message that says why, `newer` (it speaks another version of the wire) or `refused` (the guest was not let in).
 */
export interface Bye {
  type: "bye";
  reason: string;
  message?: Message;
}

/** Why a request was refused. */
export interface Problem {
  error: string;
  message: Message;
  rule: string;
}

export interface NewPerson {
  name: string;
}

/** You. The token is shown once, to clients that ask for it instead of a cookie. */
export interface Person {
  id: string;
  name: string;
  token?: string;
}

/** What a seat is at first: for anybody, a bot of a rung, kept for somebody who has the link, or mine. */
export interface SeatPlan {
  kind?: "bot" | "me" | "open" | "reserved";
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string>;
  public?: boolean;
  clock?: ClockPlan;
  broadcast?: number;
  anchors?: string[];
  held?: boolean;
}

/** Take a seat: the first free one, or the one named. */
export interface Join {
  seat?: string | null;
  name?: string | null;
  entropy?: string | null;
  anchor?: string;
  animal?: "black" | "cow" | "goose" | "horse" | "lamb" | "pig" | "rooster" | "sheep" | "";
}

/**
 * The table, and my seat at it; or, in a running game, the seat that the players are asked about: look on until it is
 * yours. For a rematch, the table is "" as long as others are waited for: the finished table's `next` tells it.
 */
export interface Seated {
  table: string;
  seat: string;
  asked?: string;
}

/**
 * Say yes to another game with the same people; the first who does says whether seats are kept (the next one begins) or
 * rotated.
 */
export interface Rematch {
  seats?: "kept" | "rotated";
}

/** Back to a room with the same people; "": for the same game. */
export interface Another {
  game?: string;
}

/** What the host of a table that has not begun changes; what is left out stays as it is. */
export interface Room {
  game?: string;
  seats?: number;
  options?: Record<string, string> | null;
  clock?: ClockPlan | null;
  public?: boolean | null;
}

/** A seat moves to another device: the code it is taken over with, once, within ten minutes. */
export interface Move {
  code: string;
}

export interface TakeOver {
  code: string;
}

/** Where to post `your move` notices; empty: nowhere. */
export interface Hook {
  url: string;
}

/** One step of a replay: when it was, what happened, and what changed in the view, as in an update. */
export interface Moment {
  n: number;
  at: number;
  events: unknown[][];
  change: Record<string, unknown>;
  table: Record<string, unknown>;
  gone?: string[];
  by_clock?: string;
  scores?: number[];
}

/** A game from one seat's perspective (None: a watcher's). */
export interface Replay {
  table: string;
  seat: string | null;
  names: Record<string, string>;
  moments: Moment[];
}

/**
 * About how likely each seat was to win after each moment of a finished game's replay; empty if there was no time to
 * find out. An estimate: quick players play on from there many times.
 */
export interface Chances {
  seats: number[][];
}

/** A move the learner makes in a lesson, and what follows until they are asked again. */
export interface LessonTurn {
  move: string;
  updates: Update[];
}

/** A step of a lesson: the id of the sentence that explains it, and the moves to make, nearly always one. */
export interface LessonStep {
  say: string;
  turns: LessonTurn[];
}

/** A lesson from beginning to end as its learner sees it. It needs no table: every move in it is known. */
export interface Lesson {
  welcome: Welcome;
  steps: LessonStep[];
}

/** A record to replay, and from whose perspective; the server does not keep it. */
export interface RecordFile {
  text: string;
  seat?: string | null;
}

/**
 * One draw of fate in a record: of `total` equal parts, its outcome has those from `low` up to, not including, `high`.
 */
export interface Draw {
  text: string;
  decision: number;
  number: number;
  low: number;
  high: number;
  total: number;
}

/** All seats' views as they were some rounds ago; once the game is over, as they are. */
export interface Broadcast {
  table: string;
  n: number;
  views: Record<string, Record<string, unknown>>;
}

/** A table in the lobby. */
export interface OpenTable {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  clock: ClockPlan;
  made: number;
  broadcast: number;
}

export interface MyTable {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  clock: ClockPlan;
  made: number;
  broadcast: number;
  state: string;
  your_move: boolean;
  your_seats: string[];
  standin: number;
}

/** A finished game of mine. */
export interface Finished {
  id: string;
  game: string;
  names: Record<string, string>;
  scores: number[];
  winners: string[];
  over: number;
}

export interface Mine {
  person: Person | null;
  tables: MyTable[];
  finished: Finished[];
}

/**
 * Where others find this server: its public address, or those in its own network; none if it listens to this machine
 * only.
 */
export interface Reach {
  addresses: string[];
}

export interface OptionInfo {
  name: string;
  values: string[];
  text: string;
  rule: string;
  names_seat: boolean;
}

/** A game of this server: what stands on its box, and what a table may choose. Unknown values are "" or 0. */
export interface GameInfo {
  name: string;
  title: string;
  by: string;
  line: string;
  minutes: [number, number];
  age: number;
  rules: number;
  fewest: number;
  most: number;
  options: OptionInfo[];
  rungs: string[];
  lesson: boolean;
}

/** Any message of a guest. */
export type GuestMessage =
  | Hello
  | Do
  | Reveal
  | Undo
  | Propose
  | Vote
  | Say
  | Mute
  | Away
  | Ask
  | Read
  | Ping
  | Again
  | React
  | Wish
  | Be;

/** Any message of the server. */
export type ServerMessage =
  | Welcome
  | Update
  | Back
  | Done
  | RefusedMove
  | TableNews
  | Said
  | Reacted
  | Hint
  | Words
  | Trouble
  | Bye;
