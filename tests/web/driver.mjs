// Goes on one journey after the other, in one browser: a line on the input names the script and its words, a line of
// the output tells what went wrong and what was found. In between a journey may say lines and hear some.
import { createInterface } from "node:readline";
import { travel } from "./people.mjs";

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const write = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);

/** For journeys that take turns with the test: says something, and goes on at the next line. */
async function tell(said) {
  write({ said });
  await lines.next();
}

for (let line = await lines.next(); !line.done; line = await lines.next()) {
  const [script, ...words] = JSON.parse(line.value);
  const { default: journey } = await import(`./${script}.mjs`);
  write(await travel(() => journey(words, tell)));
}
process.exit();
