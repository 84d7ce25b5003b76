/** Name and animal of the person who uses this browser, remembered where storage is allowed. */

import type { Join } from "../generated/wire";
import { ANIMALS } from "./seats";

const NAME = "sheepfold.name";
const ANIMAL = "sheepfold.animal";

export function nickname(): string {
  return kept(NAME);
}

export function keepNickname(name: string): void {
  keep(NAME, name);
}

/** The animal this person likes to be; "": any. */
export function favourite(): Exclude<Join["animal"], undefined> {
  return ANIMALS.find((animal) => animal === kept(ANIMAL)) ?? "";
}

export function keepAnimal(animal: string): void {
  keep(ANIMAL, animal);
}

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // storage blocked: it is asked for again
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage blocked: the server knows it for as long as its cookie lasts
  }
}

/** A name that can be sent: what was typed, what was kept, or the one given. */
export function nameOr(typed: string, otherwise: string): string {
  return (typed.trim() || nickname() || otherwise).slice(0, 24);
}
