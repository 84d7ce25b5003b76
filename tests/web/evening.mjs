// Two people play an evening; the word is ADDRESS. Three games in one room and one language each: the first with a
// time-out and a reaction, a rematch of it, then another game that one of them leaves. Animals and chat go along from
// table to table. Bots play what is not looked at.
import { accessible, faults, until, visitor } from "./people.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const OVER = 60_000; // ms for a game of bots

/** What stands on a page, or is only spoken there. */
const reads = ({ page }, text) => page.getByText(text).first().waitFor({ state: "attached" });
const button = ({ page }, name) => page.getByRole("button", { name });

/** A game that is over shows its scores. */
async function over(...people) {
  for (const { page, says } of people) await page.getByRole("button", { name: says.scores }).waitFor({ timeout: OVER });
}

/** The rest of the game is a bot's, for both. */
async function letBotsPlay(host, guest) {
  await button(host, "Menu").click();
  await button(host, "Let a bot play for me").click();
  await button(guest, "Menu").click();
  await button(guest, "Mettre un robot à ma place").click();
}

export default async function evening([address]) {
  const host = await visitor(address, "en");
  const guest = await visitor(address, "fr", PHONE);

  // the room
  await host.page.goto(address);
  await button(host, "Invite friends: Sheep Sheep").click();
  await host.page.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await button(host, "Open and invite").click();
  await reads(host, "Only this device can open this address.");
  await button(host, "Start with 1").click();
  await reads(host, "This game needs 2");
  await button(host, "Put a bot on seat B").click();
  await host.page.getByRole("radio", { name: "Ram, pushy" }).check();
  await reads(host, "bot, Ram");
  await accessible(host.page, "room of the host");
  await button(host, "Open seat B").click();
  await guest.page.goto(host.page.url());
  await guest.page.getByRole("textbox", { name: guest.says.name }).fill("Bêê");
  await button(guest, guest.says.sit).tap();
  await reads(host, "Bêê has come in.");
  await button(guest, "Bravo !").tap();
  await host.page.locator(".quip").getByText("Nice!").waitFor();
  await button(guest, "Choisir ton animal").tap();
  await accessible(guest.page, "choosing an animal");
  await button(guest, "Mouton noir").tap();
  await host.page.locator('.fold use[href="#f-black"]').waitFor({ state: "attached" });
  await host.page.getByRole("textbox", { name: "Say something" }).fill("A long evening ahead");
  await button(host, "Send").click();
  await reads(guest, "A long evening ahead");
  await host.page.getByRole("combobox", { name: "Time to think" }).selectOption("1 minute per move");
  await reads(guest, "1 minute par coup");
  await accessible(guest.page, "room of a guest");
  const table = new URL(host.page.url()).pathname.split("/").at(-1);
  await host.page.evaluate(
    (id) =>
      fetch(`/api/tables/${id}`, {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ clock: { kind: "move", seconds: 5, increment: 0 } }), // shorter than pages offer
      }),
    table,
  );
  await reads(guest, "Temps de réflexion : 5 s");
  await button(host, "Start with 2").click();

  // the first game: somebody's time is out
  await Promise.race([host, guest].map(({ page }) => page.locator(".hurry").waitFor()));
  await reads(host, "Time’s up:");
  await reads(guest, "Temps écoulé");
  await button(guest, /^Journal et discussion/).tap();
  await guest.page.getByRole("tab", { name: /^Discussion/ }).tap();
  await accessible(guest.page, "chat on a phone");
  await button(guest, "Bravo !").tap();
  await host.page.locator(".quip").getByText("Nice!").waitFor();
  await letBotsPlay(host, guest);
  await over(host, guest);

  // the rematch
  await button(guest, guest.says.again).tap();
  await reads(host, "Bêê would like to play again.");
  await accessible(host.page, "asked for a rematch");
  await until("the title", async () => (await host.page.title()).startsWith("● Bêê"));
  const first = host.page.url();
  await button(host, "Yes, play again").click();
  for (const { page } of [host, guest]) await page.waitForURL((url) => url.href !== first);
  await letBotsPlay(host, guest);
  await over(host, guest);

  // another game, which the guest leaves
  await button(host, "Another game").click();
  await button(guest, "À la table suivante").tap();
  await host.page.getByRole("combobox", { name: "The game", exact: true }).selectOption("Bouc Makers");
  await reads(guest, /On joue à Bouc Makers/);
  await reads(guest, "A long evening ahead"); // what was said goes along, and so do the animals
  await host.page.locator('.fold use[href="#f-black"]').waitFor({ state: "attached" });
  await button(host, "Start with 2").click();
  await button(guest, "Menu").click();
  await button(guest, "Abandonner").tap();
  await reads(guest, "Tu ne peux pas revenir");
  await button(guest, "Abandonner").tap();
  await guest.page.waitForURL(`${address}/`);
  await button(host, "Menu").click();
  await button(host, "Throw the game away").click();
  await reads(host, "The game ends now");
  await accessible(host.page, "throwing a game away");
  await button(host, "Keep playing").click();
  await button(host, "Let a bot play for me").click();
  await over(host);
  if (host.page.url() === first) faults.push("the evening did not move on");
}
