// Sits at a table of another server while things go wrong behind the door: the words are DOOR TABLE SECRET PICTURES.
// Says what it sees, and waits for the test before it goes on.
import { until, visitor } from "./people.mjs";

export default async function foreignTable([door, table, secret, pictures], tell) {
  const me = await visitor(door, "en", { chosen: { plain: true } });
  await me.page.context().addCookies([{ name: "sheepfold", value: secret, url: door }]);
  await me.page.goto(`${door}/table/${table}`);
  const moves = me.page.getByRole("group", { name: me.says.moves }).getByRole("button");
  const asked = () => until("my turn", async () => (await moves.count()) > 0);
  const note = me.page
    .getByRole("status")
    .filter({ hasText: "Moves cannot be saved right now" })
    .and(me.page.locator(".note"));
  const cut = me.page.locator(".app.cut");
  await asked();

  await tell("seated");
  await note.waitFor({ timeout: 60_000 });
  await me.page.screenshot({ path: `${pictures}/unstored.png` });
  await tell("told");
  await note.waitFor({ state: "detached", timeout: 60_000 });
  await asked();

  await tell("restored");
  await until("the table, cut off", async () => (await cut.count()) > 0);
  await me.page.screenshot({ path: `${pictures}/looking.png` });
  await until("the table, back", async () => (await cut.count()) === 0);
  await asked();
}
