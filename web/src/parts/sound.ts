/** Short, dry, quiet sounds, made on the spot; every one has a visible twin. Silent until the first tap or key. */

import { settings } from "../app/settings";

export type Sound = "move" | "tock" | "bell" | "bark" | "win";

// Notes: frequency at the start and at the end, length in s, loudness, shape.
const SOUNDS: Record<Sound, [number, number, number, number, OscillatorType][]> = {
  move: [[420, 180, 0.07, 0.05, "triangle"]],
  tock: [[240, 120, 0.06, 0.14, "square"]],
  bell: [
    [880, 876, 0.5, 0.1, "sine"],
    [1320, 1316, 0.35, 0.05, "sine"],
  ],
  bark: [[190, 110, 0.12, 0.1, "sawtooth"]],
  win: [
    [392, 400, 0.18, 0.08, "triangle"],
    [523, 530, 0.34, 0.08, "triangle"],
  ],
};

let context: AudioContext | null = null;
let touched = false;

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (touched = true), { once: true });

export function play(sound: Sound): void {
  const { sound: wish } = settings();
  if (!touched || wish === "off" || (wish === "bell" && sound !== "bell")) return;
  if (!("AudioContext" in window)) return;
  context ??= new AudioContext();
  let at = context.currentTime + 0.01;
  for (const [from, to, length, loud, shape] of SOUNDS[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + length);
    volume.gain.setValueAtTime(loud, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += sound === "win" ? 0.16 : 0;
  }
}
