/** The worker that thinks: for bots, for hints, and about records somebody brings. */

import type { ToMind } from "./protocol";
import { type Parts, startPython } from "./python";

interface Mind {
  answer(text: string): string;
  warm_up(): void;
}

async function start(parts: Parts): Promise<Mind> {
  const python = await startPython(Promise.resolve(parts), "sheepfold.offline.mind", true);
  const mind = python.pyimport("sheepfold.offline.mind") as Mind;
  mind.warm_up();
  return mind;
}

/** The page hears of it, and finds another worker. */
function fail(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

addEventListener("message", ({ data }) => {
  const { port, parts } = data as ToMind;
  const starting = start(parts);
  starting.catch(fail);
  port.onmessage = ({ data: thought }) =>
    void starting.then((mind) => port.postMessage(mind.answer(thought as string))).catch(fail);
});
