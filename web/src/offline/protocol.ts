/** What the page and the worker with the tables say to each other. */

import type { Parts } from "./python";

export type ToTables =
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "close"; line: number }
  | { kind: "mind"; port: MessagePort } // the line to the worker that thinks
  | { kind: "forgot" }; // that worker broke

export type FromTables =
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "tell"; line: number; text: string }
  | { kind: "end"; line: number; code: number }
  | { kind: "ready" }
  | { kind: "think"; parts: Parts } // somebody who thinks is needed
  | { kind: "stopped"; why: string }; // the id of the message that says so

/** What the worker that thinks is told first: its line to the tables, and what it is made of. */
export interface ToMind {
  port: MessagePort;
  parts: Parts;
}

/** The tab that holds this lock has the database. */
export const LOCK = "sheepfold tables";
/** Why there are no tables here: another tab has them. The id of the message that says so. */
export const ELSEWHERE = "offline-other-tab";
