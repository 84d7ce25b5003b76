// Before the first game of a kind, once: what it is about, over the table; afterwards the table is free.
import { accessible, faults, visitor } from "./people.mjs";

export default async function journey([address, title]) {
  const { page } = await visitor(address, "en", { chosen: { coach: true } });
  await page.goto(address);
  await page.getByRole("link", { name: `Learn ${title} by playing` }).waitFor();
  await page.getByRole("button", { name: new RegExp(`^Play bots.*: ${title}$`) }).click();
  const card = page.getByRole("dialog", { name: title });
  await card.getByRole("heading", { name: "You win by…" }).waitFor();
  await accessible(page, "the goal card over a table");
  const table = page.url();
  await card.getByRole("button", { name: "Show me" }).click();
  await page.getByRole("button", { name: /^Try it: / }).waitFor();
  await page.getByRole("button", { name: "Skip the lesson" }).click();
  await page.waitForURL(table);
  await page.locator(".dock .q strong").waitFor();
  await page.getByRole("button", { name: "Rules" }).click();
  const book = page.getByRole("dialog", { name: "Rules" });
  await book.getByRole("heading", { name: "You win by…" }).waitFor();
  await book.getByRole("link", { name: "Try it on a table" }).waitFor();
  if (await card.count()) faults.push("the goal card came twice");
}
