/** What a board gets and gives: the contract between a table and the board of one game. See BOARDS.md. */

import type { ComponentChildren, ComponentType } from "preact";
import type { Clocks, Hint, SeatInfo, TableInfo } from "../generated/wire";
import type { Translate } from "./messages";
import type { Settings } from "./settings";

/** Plain data of a game, as the server sends it. A board gives its own type for `view.table`. */
export type Data = Record<string, unknown>;

/** Everything this seat may see (`Game.view`). */
// biome-ignore lint/suspicious/noExplicitAny: what a game lays on the table is known to its board only
export interface View<T = any> {
  game: string;
  rules: number;
  seats: number;
  seat: string | null;
  options: Record<string, string>;
  data: Data;
  asked: string[];
  over: boolean;
  table: T;
  scores?: number[];
  places?: number[];
  winners?: string[];
}

/**
 * What happened, as data: who (a seat letter, or `fate`), a verb, its values; null where a value is hidden. Typed per
 * game in generated/events.ts.
 */
export type Seen = [who: string, verb: string, ...values: unknown[]];

/**
 * What is said to people before it is a sentence: an id of the catalogues and its values, which may be messages again.
 */
export interface Message {
  id: string;
  values: Record<string, MessageValue>;
}
export type MessageValue = string | number | Message | MessageValue[];

/** One event while it is being shown: the view is still the one from before it. */
export interface Beat {
  key: number; // never the same twice
  n: number; // number of the event
  event: Seen;
  first: boolean; // the move itself; what follows came of it
  rest: Seen[]; // what will still be shown before the view is set
  ms: number; // how long it lasts, speed already counted in
}

/** A move that was not carried out, and why. */
export interface Refusal {
  text: string;
  message: Message; // why not
  rule: string;
}

/** How the line to the server is: everything sent is kept until it was answered. */
export type Line = "live" | "connecting" | "away";

// biome-ignore lint/suspicious/noExplicitAny: what a game lays on the table is known to its board only
export interface BoardProps<T = any> {
  game: string;
  info: TableInfo;
  view: View<T>;
  table: T; // view.table
  seat: string | null; // whose eyes these are; null: watching
  seats: SeatInfo[]; // in the order of the letters
  legal: string[]; // every move I may make now, as text; empty if I am not asked
  prompt: number; // changes whenever I am asked a new question: drop a selection from before
  events: Seen[]; // what led to this view
  beat: Beat | null; // the line being shown now; null: the view is the truth
  waiting: boolean; // a move of mine is on its way: show it as chosen, offer nothing
  refused: Refusal | null;
  hint: Hint | null;
  lines: Message[]; // the view in words, once somebody wanted to `read` it
  line: Line;
  clocks: Clocks | null;
  clocksAt: number; // when they were right, by performance.now()
  replay: string[] | null; // looking back: what was told at this moment, in words; null: a table that is played at
  lesson?: Taught; // a table to learn at: what the dog says instead of asking
  settings: Settings;
  t: Translate;
  words: Words;
  speaking: Speaking; // what `words` wants to know
  /** Send a move. A text that is not legal is refused by the server with its reason: that is how "why not?" works. */
  act(text: string): void;
  /** Ask for a hint, or what speaks for one move; the answer comes as `hint`. */
  ask(text?: string): void;
  /** Ask for the view in words; they come as `lines`. */
  read(): void;
  /** Put refusal and hint away. */
  clear(): void;
  undo(): void;
  /** Play on at once: ends the beat that is running. */
  skip(): void;
  /** Show nothing of what others do until I am asked again; null: there is nothing to skip. */
  hurry: (() => void) | null;
  /** Show the rules, at a number if given. */
  rules(number?: string): void;
  /** The display name of a seat: "You", a nickname, a bot's name. */
  name(letter: string): string;
  /** Values for messages about a seat: `{ $you -> [yes] You draw *[no] { $who } draws }`. */
  who(letter: string): Who;
  counting: (Question & { skip(): void }) | null; // the score is being counted: what the sheepdog says to it
  /** Show how the game ended. */
  scores(): void;
  /** Ask the others to let a bot play a seat. */
  propose(letter: string): void;
  /** Answer whether to play again, or go to the next table. */
  rematch(answer: "yes" | "no" | "now" | "another" | "come"): void;
}

export interface Who {
  [value: string]: string;
  who: string;
  you: "yes" | "no";
}

/** What is known of a game whose score is counted. */
// biome-ignore lint/suspicious/noExplicitAny: what a game lays on the table is known to its board only
export type Counted<T = any> = Pick<BoardProps<T>, "t" | "view" | "table" | "seats">;

/** A part of the scores. */
export interface Category {
  name: string;
  why: string; // for what there are points, in one sentence
  points: Record<string, number | null>; // by seat; null: it has no score at all
}

/** What the dog says at a table to learn at. */
export interface Taught {
  tag: string;
  text: string;
  help: string;
  mood: "try" | "no" | "done"; // no: that was something else than what is wanted
  dots: ComponentChildren; // how far it is
  controls: ComponentChildren; // the ways back and out
  buttons?: ComponentChildren; // instead of the board's
}

/** A fact for the bar at the top, one message; what stands between stars is shown bold: "*41* cards left". */
export type Chip = string;

/** What words of a game need to know. */
export interface Speaking {
  t: Translate;
  seat: string | null;
  name(letter: string): string;
  who(letter: string): Who;
  view: View;
  thing?: Words["thing"]; // of the game that is spoken of
}

/**
 * The game in words: log, speech and names of buttons come from here. `games/FOLDER/words.ts` exports one as `words`.
 */
export interface Words {
  /** One line for log and speech; "" if the line is not worth telling. */
  told(event: Seen, s: Speaking): string;
  /** A legal move as a button says it: "Place 2 pigs at the white barn". */
  move(text: string, s: Speaking): string;
  /** What is asked of me now, as one sentence, and one more of help. */
  question(legal: string[], s: Speaking): Question;
  /**
   * What a thing in a message is called on this board, where its reader sees it otherwise than it is typed: a cell of a
   * map that is turned towards them. null: as the catalogue says.
   */
  thing?(message: Message, s: Speaking): string | null;
}

export interface Question {
  text: string;
  help?: string;
  tag?: string; // instead of "Your turn"
}

/**
 * Where things happen, as selectors within the table: `[data-cell="4"]`. A hint marks source and target, and the
 * sheepdog's paw the last of them; a line of the log shows its place. Nothing: the table marks the answer or the seat.
 */
export interface Spots {
  move(text: string, p: BoardProps): string[];
  told(event: Seen, p: BoardProps): string[];
}

/** What `games/FOLDER/board.tsx` exports. */
export interface BoardModule {
  default: ComponentType<BoardProps>;
  /** Facts for the bar at the top. */
  chips?(p: BoardProps): Chip[];
  /** A line for a first game that fits this moment, as a message id; each is shown once. */
  coach?(p: BoardProps): string | null;
  /** How the scores came about, below the table of places at the end. */
  scores?: ComponentType<BoardProps>;
  /** What the scores at the end are made of, in the order they are counted; they add up to `view.scores`. */
  count?(p: Counted): Category[];
  /** Where on the table moves and events are. */
  spots?: Spots;
  /** How long an event is shown, in ms at normal speed; 0: at once. Left out: see `usualPace`. */
  pace?(event: Seen, view: View): number;
}
