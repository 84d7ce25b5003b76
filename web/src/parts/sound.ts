/** Short, dry, quiet sounds, made on the spot; every one has a visible twin. Silent until the first tap or key. */

import { settings } from "../app/settings";

export type Sound = "move" | "tock" | "bell" | "bark" | "win" | "hoof" | "fence" | "knock" | "again";

// Notes: frequency at the start and at the end, length in s, loudness, shape.
const SOUNDS: Record<Sound, [number, number, number, number, OscillatorType][]> = {
  move: [[420, 180, 0.07, 0.05, "triangle"]],
  tock: [[240, 120, 0.06, 0.14, "square"]],
  bell: [
    [880, 876, 0.5, 0.1, "sine"],
    [1320, 1316, 0.35, 0.05, "sine"],
  ],
  fence: [
    [1174, 1168, 0.7, 0.08, "sine"],
    [1760, 1750, 0.5, 0.04, "sine"],
  ],
  again: [[660, 656, 0.45, 0.06, "sine"]],
  hoof: [
    [170, 90, 0.05, 0.14, "triangle"],
    [210, 110, 0.05, 0.12, "triangle"],
  ],
  knock: [
    [150, 95, 0.05, 0.16, "square"],
    [150, 95, 0.05, 0.12, "square"],
  ],
  bark: [[190, 110, 0.12, 0.1, "sawtooth"]],
  win: [
    [392, 400, 0.18, 0.08, "triangle"],
    [523, 530, 0.34, 0.08, "triangle"],
  ],
};

// Seconds from one note to the next; the others sound together.
const APART: Partial<Record<Sound, number>> = { win: 0.16, hoof: 0.11, knock: 0.17 };
const RISE = 1.12; // how much higher a step sounds than the one before

let context: AudioContext | null = null;
let touched = false;

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (touched = true), { once: true });

/** `steps` higher than it stands there, if it is to rise. */
export function play(sound: Sound, steps = 0): void {
  const { sound: wish } = settings();
  if (!touched || wish === "off" || (wish === "bell" && sound !== "bell")) return;
  if (!("AudioContext" in window)) return;
  context ??= new AudioContext();
  let at = context.currentTime + 0.01;
  for (const [from, to, length, loud, shape] of SOUNDS[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(from * RISE ** steps, at);
    tone.frequency.exponentialRampToValueAtTime(to * RISE ** steps, at + length);
    volume.gain.setValueAtTime(loud, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += APART[sound] ?? 0;
  }
}
