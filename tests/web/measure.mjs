// Runs inside a page with a table on it: what is cut, covered, too small to touch or runs over the edge.
// Given to the page as it stands, so it may use nothing from outside.

/**
 * The faults of what is shown, each "what: which element"; `least` is the side of a target, `roomy`: it may scroll,
 * `short`: the dock stands beside the board.
 */
export function measure({ least, roomy, room, short }) {
  const faults = [];
  const app = document.querySelector(".app");
  const [width, height] = [innerWidth, innerHeight];
  const page = document.scrollingElement;
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const say = (what, element, more = "") => faults.push(`${what}: ${named(element)}${more && ` (${more})`}`);

  if (page.scrollWidth > width + 1) faults.push(`the page is ${page.scrollWidth - width} px too wide`);
  if (!roomy && page.scrollHeight > height + 1) faults.push(`the page is ${page.scrollHeight - height} px too high`);
  for (const part of app.querySelectorAll(".board, .dock, .bar, .mine")) {
    if (roomy || !part.checkVisibility()) continue;
    const over = part.scrollHeight - part.clientHeight;
    if (over > 1 && getComputedStyle(part).overflowY !== "visible") say("scrolls", part, `${over} px`);
  }
  const order = [".bar", ".ask", ".board"].map((part) => app.querySelector(part));
  order.push([...app.querySelectorAll(".dock")].at(-1));
  const isLater = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (short && !order.slice(1).every((part, at) => isLater(order[at], part)))
    faults.push("question, board and hand are read in another order");
  const texts = written();
  texts.forEach(whole);
  if (!roomy) texts.forEach(uncovered);
  overlapping(texts);
  for (const target of app.querySelectorAll("button, a[href], input, select")) touchable(target);
  const play = app.querySelector(room) ?? app.querySelector(".board");
  const area = play.getBoundingClientRect();
  return { faults, area: [Math.round(area.width), Math.round(area.height)] };

  /** Every line of text somebody can see, with the element it stands in. */
  function written() {
    const found = [];
    const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      if (element.closest("svg, .vh, .log, .notes, .spoken, option") || hiddenByClip(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = shortened(element, line);
        if (box.width > 1 && box.height > 1 && inSight(element, box)) found.push({ element, node, box });
      }
    }
    return found;
  }

  /** Names may end in three dots: then they reach no further than these. */
  function shortened(element, line) {
    const name = element.closest(".nm, .own > span, .gap b, .fin-rest b");
    if (!name || getComputedStyle(name).textOverflow !== "ellipsis") return line;
    const right = Math.min(line.right, name.getBoundingClientRect().right);
    return new DOMRect(line.left, line.top, Math.max(0, right - line.left), line.height);
  }

  /** Not what is scrolled away, nor what fell out of a box altogether, as a chip that has no room does. */
  function inSight(element, box) {
    for (let one = element; one && one !== app; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edge = one.getBoundingClientRect();
      const slack = /auto|scroll/.test(overflowX + overflowY) && !one.matches(".board, .dock") ? 8 : 0;
      if (box.top > edge.bottom - 2 - slack || box.bottom < edge.top + 2 + slack) return false;
      if (box.left > edge.right - 2 || box.right < edge.left + 2) return false;
      if (slack && (box.right > edge.right || box.left < edge.left)) return false;
    }
    return true;
  }

  function hiddenByClip(element) {
    for (let one = element; one && one !== app; one = one.parentElement)
      if (getComputedStyle(one).clipPath.startsWith("inset(50%")) return true;
    return false;
  }

  /** No part of a text is cut off by the box it stands in, by one around it, or by the window. */
  function whole({ element, box }) {
    const past = (edge) =>
      Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom);
    if (!roomy && !scroller(element) && past({ left: 0, top: 0, right: width, bottom: height }) > 1.5)
      return say("runs over the edge", element);
    for (let one = element; one !== app.parentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.display === "inline" || style.display === "contents") continue;
      const boxed =
        !element.matches(".no") &&
        one.matches("button, .chip, .btn, .seat, .card, .act, .t, .rail, .die, .clock, .count");
      const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
      if (!boxed && !clips) continue;
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
      if (scrolls) return;
      const edge = one.getBoundingClientRect();
      if (past(edge) > 2.5 * scale) return say("cut", element, `by ${named(one)}, ${Math.round(past(edge))} px`);
    }
  }

  /** Nothing that is painted lies over a text. */
  function uncovered({ element, box }) {
    const y = (box.top + box.bottom) / 2;
    for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
      for (const above of document.elementsFromPoint(x, y)) {
        if (above === element || above.contains(element) || element.contains(above)) break;
        if (above.closest(".dock") && scroller(element)) break; // it goes on below the grass
        if (paints(above) && !glides(element, above)) return say("covered", element, `by ${named(above)}`);
      }
    }
  }

  /** A part that can be scrolled, other than the table itself, and has more to show. */
  function scroller(element) {
    for (let one = element.parentElement; one && one !== app; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      const more = one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
      if (more && /auto|scroll/.test(overflowX + overflowY) && !one.matches(".board, .dock")) return one;
    }
    return null;
  }

  /** Whether one of two cells of a table stays in sight while the others are scrolled past under it. */
  function glides(one, other) {
    const cells = [one, other].map((element) => element.closest("th, td"));
    if (cells.includes(null) || !scroller(one)) return false;
    return cells.some((cell) => getComputedStyle(cell).position === "sticky");
  }

  function paints(element) {
    if (element.closest("svg")) return !element.closest(".scene");
    const style = getComputedStyle(element);
    if (Number(style.opacity) < 0.1) return false;
    return style.backgroundImage !== "none" || !/(, 0\)|transparent|\/ 0\))$/.test(style.backgroundColor);
  }

  /** No text stands on another. */
  function overlapping(all) {
    all.forEach((one, at) => {
      for (const other of all.slice(at + 1)) {
        if (one.node === other.node || one.element.contains(other.element)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (glides(one.element, other.element)) continue;
        if (wide > 2 * scale && high > 4 * scale) return say("overlaps", one.element, named(other.element));
      }
    });
  }

  /** Big enough for a finger; of a fan the whole is one target, the nearest card answers. */
  function touchable(target) {
    if (!target.checkVisibility({ checkVisibilityCSS: true }) || target.closest(".log, .notes, [aria-disabled]"))
      return;
    const fan = target.closest(".fan, .hand");
    const box = (fan ?? target).getBoundingClientRect();
    const [wide, high] = [box.width, box.height].map((side) => Math.round(side * 10) / 10);
    if ((wide < least - 1 || high < least - 1) && !reaches(target, box))
      say("too small to touch", target, `${wide} × ${high}`);
    const own = target.getBoundingClientRect();
    if (
      !roomy &&
      !scroller(target) &&
      (own.left < -1 || own.top < -1 || own.right > width + 1 || own.bottom > height + 1)
    )
      say("runs over the edge", target);
  }

  /** Whether a drawing that is smaller answers all the same, as far around its middle as a finger needs. */
  function reaches(target, box) {
    const [x, y, far] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2, least / 2 - 1];
    const around = [
      [x - far, y],
      [x + far, y],
      [x, y - far],
      [x, y + far],
    ];
    return around.every((point) => target.contains(document.elementFromPoint(...point)));
  }

  function named(element) {
    const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`);
    const around = element.parentElement?.closest('[class]:not([class=""])');
    const inside = classes.length || !around ? "" : `.${around.classList[0]} `;
    const text = (element.textContent || element.getAttribute("aria-label") || "").trim().replace(/\s+/g, " ");
    return `${inside}${element.localName}${classes.join("")} “${text.slice(0, 36)}”`;
  }
}
