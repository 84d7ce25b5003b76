/** The worker that thinks: for bots, for hints, and about records somebody brings. */

import { startPython } from "./python";

const starting = startPython().then((python) => {
  const mind = python.pyimport("sheepfold.offline.mind");
  mind.warm_up();
  return mind as { answer(text: string): string };
});

/** The page hears of it, and finds another worker. */
function fail(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

starting.catch(fail);

addEventListener("message", ({ data }) => {
  const port = data as MessagePort;
  port.onmessage = ({ data: thought }) =>
    void starting.then((mind) => port.postMessage(mind.answer(thought as string))).catch(fail);
});
