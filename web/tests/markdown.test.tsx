import { render } from "preact";
import { beforeEach, expect, test } from "vitest";
import { Markdown } from "../src/parts/markdown";

const RULES = `# Hill Race

Runners climb
a *steep* hill.

## HR-1 Setup

- **HR-1.1** Deal \`3\` charms; see HR-2.1.
- plain
  goes on

## HR-2 Turn

1. **HR-2.1** Roll.

| Charm | Worth |
|---|---|
| Fox | **2** |
`;

let page: HTMLElement;

beforeEach(() => {
  page = document.createElement("div");
  render(<Markdown text={RULES} contents="Chapters" pictures={{ "HR-1.1": [["h-sheep", ">", "h-cow*"]] }} />, page);
});

test("chapters are listed after the opening words, by number", () => {
  const links = [...page.querySelectorAll("nav a")].map((link) => [link.getAttribute("href"), link.textContent]);
  expect(links).toEqual([
    ["#HR-1", "Setup"],
    ["#HR-2", "Turn"],
  ]);
  expect(page.querySelector("nav")?.previousElementSibling?.textContent).toBe("Runners climb a steep hill.");
});

test("a rule can be linked to by its number, and numbers in the text lead there", () => {
  const rule = page.querySelector("#HR-1\\.1");
  expect(rule?.className).toBe("rule");
  expect(rule?.querySelector("a")?.getAttribute("href")).toBe("#HR-2.1");
  expect(rule?.querySelector("code")?.textContent).toBe("3");
});

test("items go on over lines; numbered lists stay numbered; tables have a head", () => {
  expect([...page.querySelectorAll("ul:not(.chapters) li")].at(-1)?.textContent).toBe("plain goes on");
  expect(page.querySelector("ol li b")?.textContent).toBe("HR-2.1");
  expect(page.querySelector("th")?.textContent).toBe("Charm");
  expect(page.querySelector("td b")?.textContent).toBe("2");
});

test("pictures stand beside their rule and say nothing", () => {
  const picture = page.querySelector("#HR-1\\.1 .picture");
  expect(picture?.getAttribute("aria-hidden")).toBe("true");
  expect(picture?.querySelectorAll("use")).not.toHaveLength(0);
});
