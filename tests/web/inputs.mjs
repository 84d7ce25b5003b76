// Four ways of playing a drawn board: by mouse, by keys alone, by finger, and through the accessibility tree alone.
// Each sees what the page offers and activates it; none knows any game.
import { LONGEST_WAIT, shownAgain, stirs, until } from "./people.mjs";

/**
 * What eyes see: things that can be chosen on the board and in the hand, answers below the question. Runs in the page.
 */
function seen() {
  const dock = document.querySelector(".dock");
  if (!dock) return { state: "none", offers: [] };
  const dialog = document.querySelector("dialog[open]");
  const elements = dialog
    ? [...dialog.querySelectorAll("header button")]
    : [
        ...document.querySelectorAll(
          ".board [data-stop], .board [aria-pressed], .dock [data-stop], .dock .btns button",
        ),
      ];
  window.offered = elements.filter(
    (one) => one.matches("button, [role=button]") && one.ariaDisabled !== "true" && one.getClientRects().length,
  );
  const offers = window.offered.map((one, at) => ({
    at,
    name: one.ariaLabel ?? one.textContent ?? "",
    answer: one.closest(".btns") !== null,
    main: one.dataset.confirm !== undefined,
    pressed: one.ariaPressed,
  }));
  const asked = !dock.matches(".calm, .warn, .win");
  return { state: dialog ? "dialog" : dock.matches(".win") ? "over" : asked ? "asked" : "waiting", offers };
}

/** A place where a pointer would hit the thing, scrolled to if need be; null: it is covered. Runs in the page. */
function spot(at) {
  const thing = window.offered[at];
  if (!thing?.isConnected) return null;
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = thing.getBoundingClientRect();
  for (const [x, y] of [
    [0.5, 0.5],
    [0.2, 0.5],
    [0.5, 0.2],
    [0.8, 0.5],
    [0.5, 0.8],
    [0.1, 0.1],
  ]) {
    const [px, py] = [box.left + box.width * x, box.top + box.height * y];
    if (thing.contains(document.elementFromPoint(px, py))) return [px, py];
  }
  return null;
}

/**
 * The key that leads on to the thing: Tab to it or to the one stop of its group, arrows within the group. Runs in the
 * page.
 */
function way(at, last, stuck) {
  const thing = window.offered[at];
  if (!thing?.isConnected) return "";
  const active = document.activeElement;
  if (active === thing) return "Enter";
  let stop = thing;
  if (thing.tabIndex < 0) {
    let root = thing.parentElement;
    while (root && !root.querySelector('[data-stop][tabindex="0"]')) root = root.parentElement;
    stop = root?.querySelector('[data-stop][tabindex="0"]');
    if (!stop) return "";
  }
  if (active !== stop)
    return active.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
  const middle = (one) =>
    (({ left, top, width, height }) => [left + width / 2, top + height / 2])(one.getBoundingClientRect());
  const [[x, y], [ax, ay]] = [middle(thing), middle(active)];
  const across = x > ax ? "ArrowRight" : "ArrowLeft";
  const along = y > ay ? "ArrowDown" : "ArrowUp";
  if (stuck >= 2) return ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"][Math.floor(Math.random() * 4)];
  if (stuck && last) return last === across ? along : across;
  return Math.abs(x - ax) >= Math.abs(y - ay) ? across : along;
}

const focused = () => {
  window.places ??= new WeakMap();
  window.count ??= 0;
  if (!window.places.has(document.activeElement)) window.places.set(document.activeElement, ++window.count);
  return window.places.get(document.activeElement);
};
const LONGEST_WALK = 80; // keys to anything on a table
const LOST = 2; // so often in vain: any arrow will do

async function walk(page, at) {
  let last = "";
  let stuck = 0;
  let before = await page.evaluate(focused);
  const been = new Set([before]); // back at the same place, go another way
  for (let n = 0; n < LONGEST_WALK; n++) {
    const key = await page.evaluate(
      ([which, pressed, times]) => window.wayTo(which, pressed, times),
      [at, last, stuck],
    );
    if (!key) return true; // gone meanwhile
    await page.keyboard.press(key);
    if (key === "Enter") return true;
    const now = await page.evaluate(focused);
    stuck = now === before ? stuck + 1 : been.has(now) ? LOST : 0;
    been.add(now);
    [before, last] = [now, key];
  }
  return false;
}

async function pointed(page, at, press) {
  const found = await page.evaluate((which) => window.spotOf(which), at);
  if (!found) return false;
  await press(...found);
  return true;
}

const look = (page) => page.evaluate(() => window.seenNow());

/** Lets a page answer questions about what it shows, and play by itself. */
export async function watch(page) {
  const known = `window.seenNow = ${seen}; window.spotOf = ${spot}; window.wayTo = ${way};`;
  await page.addInitScript(`${known} { ${any} ${choose} ${next} ${stirs} window.playOn = ${playOn}; }`);
}

// --- the accessibility tree

const SELDOM = 2; // the whole tree is read at every other look while others play
const value = (node, name) => node.properties?.find((one) => one.name === name)?.value.value;

async function readable(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  return session;
}

const SAYS = { board: "La table", dock: "Que faire", question: "La question", hint: "Conseil", close: "Fermer" };
const ASIDE = /^(Retour|Effacer|Annuler|Règle )/; // answers that lead back

/** The tree as a screen reader has it, in French. */
async function listen(person) {
  person.tree ??= await readable(person.page);
  const { node: root } = await person.tree.send("Accessibility.getRootAXNode");
  const asked = root.name?.value.startsWith("●") ?? false; // the title tells whose turn it is
  person.quiet = asked ? 0 : (person.quiet ?? 0) + 1;
  if (!asked && person.quiet % SELDOM) return { state: "waiting", offers: [] };
  const { nodes } = await person.tree.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const within = (node, test) => {
    for (let up = byId.get(node.parentId); up; up = byId.get(up.parentId)) if (test(up)) return true;
    return false;
  };
  const called = (role, name) => (node) => node.role?.value === role && (!name || node.name?.value === name);
  const buttons = nodes.filter((node) => !node.ignored && node.role?.value === "button" && !value(node, "disabled"));
  const dialog = nodes.some((node) => !node.ignored && node.role?.value === "dialog");
  const { board, dock, question, hint, close } = SAYS;
  const offers = buttons
    .filter((node) =>
      dialog
        ? within(node, called("dialog"))
        : within(node, called("main", board)) || within(node, called("region", dock)),
    )
    .map((node) => ({
      at: node.backendDOMNodeId,
      name: node.name?.value ?? "",
      answer: within(node, called("group", question)),
      pressed: value(node, "pressed"),
    }))
    .filter((one) => !one.answer || one.name !== hint)
    .map((one) => ({
      ...one,
      main: one.answer && !ASIDE.test(one.name),
      pressed: one.pressed ?? null,
    }));
  const over = offers.some((one) => one.name === person.says.again);
  return {
    state: dialog ? "dialog" : over ? "over" : asked ? "asked" : "waiting",
    offers: dialog ? offers.filter((one) => one.name === close) : offers,
  };
}

/** What "activate" of a screen reader does. */
async function activate(person, at) {
  const { object } = await person.tree.send("DOM.resolveNode", { backendNodeId: at }).catch(() => ({}));
  if (!object) return true; // gone meanwhile
  await person.tree.send("Runtime.callFunctionOn", {
    objectId: object.objectId,
    functionDeclaration:
      'function () { this.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 0 })); }',
  });
  return true;
}

const seeing = (press) => ({ look: ({ page }) => look(page), press });
const WAYS = {
  mouse: seeing(({ page }, at) => pointed(page, at, (x, y) => page.mouse.click(x, y))),
  touch: seeing(({ page }, at) => pointed(page, at, (x, y) => page.touchscreen.tap(x, y))),
  keys: seeing(({ page }, at) => walk(page, at)),
  tree: { look: listen, press: activate },
};

// --- choosing

function any(list) {
  return list[Math.floor(Math.random() * list.length)];
}

/**
 * Mostly what leads on (what is ready, what was not tried yet), sometimes anything. Someone in a hurry nearly
 * always takes what is ready.
 */
function choose(state, offers, { vain, tried, hurry, gave }) {
  if (state === "dialog") return offers.at(-1);
  const ready = offers.filter((one) => one.main);
  if (ready.length && Math.random() < (hurry ? 0.95 : 0.85)) return any(ready);
  const answers = offers.filter((one) => one.answer && !one.main);
  const lost = tried.size > 4; // so much chosen and still no answer: start over
  // Whoever gives something up is asked again; the last answer means it.
  if (hurry && gave && answers.length && Math.random() < 0.7) return answers.at(-1);
  // Giving something up is never the answer that stands out, and is asked again: it has to be meant.
  if (answers.length && Math.random() < (lost ? 0.6 : ready.length ? 0.06 : 0.15)) return any(answers);
  const things = offers.filter((one) => !one.answer && !vain.has(one.name));
  const marked = things.filter((one) => one.pressed !== null); // what can be chosen says so
  const fresh = marked.filter((one) => one.pressed !== "true" && one.pressed !== true);
  const taken = marked.filter((one) => !fresh.includes(one));
  // Where the page offers to say why not, what is chosen is no answer: one thing of it is put back as often as not.
  if (answers.length > 1 && taken.length > 1 && Math.random() < 0.5) return any(taken);
  const untried = fresh.filter((one) => !tried.has(one.name));
  if (!untried.length) tried.clear();
  for (const likely of [untried, fresh, marked]) if (likely.length && Math.random() < 0.9) return any(likely);
  return any(things.length ? things : offers);
}

/** What to activate next: the way out of a dialog, the answer that is ready, or something not tried in vain. */
function next(mind, state, offers) {
  if (mind.last && state === "dialog") mind.vain.add(mind.last); // that opened a dialog
  const chosen = choose(state, offers, mind);
  if (chosen.answer) mind.tried.clear();
  else mind.tried.add(chosen.name);
  mind.gave = chosen.answer && !chosen.main;
  mind.last = state === "dialog" ? "" : chosen.name;
  return chosen;
}

const newMind = () => ({ vain: new Set(), tried: new Set(), last: "", hurry: false, gave: false });

/** One activation, in the way this person is using. */
export async function step(person) {
  const hands = WAYS[person.way];
  const { state, offers } = await hands.look(person);
  if (state === "waiting" || state === "none" || state === "over" || !offers.length) return state;
  person.mind ??= newMind();
  const chosen = next(person.mind, state, offers);
  if (!(await hands.press(person, chosen.at))) {
    person.missed++;
    return "missed";
  }
  person.done++;
  return "done";
}

// --- in the page itself, which is quickest

const RUSH = 1000; // ms of one look from outside

/** Activates one thing after the other, for a while; how it stands then. Runs in the page. */
async function playOn([ms, longest]) {
  const end = Date.now() + ms;
  window.mind ??= { vain: new Set(), tried: new Set(), last: "", hurry: true, gave: false };
  for (;;) {
    const { state, offers } = window.seenNow();
    if (state === "over" || Date.now() > end) return state;
    if (offers.length && (state === "asked" || state === "dialog")) {
      const chosen = window.offered[next(window.mind, state, offers).at];
      chosen.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    if (state === "waiting") await stirs(longest);
    else await new Promise((resolve) => setTimeout(resolve, 5)); // the page is drawn again
  }
}

const rush = (page) => page.evaluate((most) => window.playOn(most), [RUSH, LONGEST_WAIT]);

/** Plays to the end by what the page offers. */
export async function playOut(page) {
  await until("the end of the game", async () => (await rush(page).catch(shownAgain)) === "over");
}
