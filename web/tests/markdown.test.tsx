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
  render(
    <Markdown text={RULES} count={(rules) => `${rules} rules`} pictures={{ "HR-1.1": [["h-sheep", ">", "h-cow*"]] }}>
      <p>In two minutes</p>
    </Markdown>,
    page,
  );
});

test("chapters are folded, each with its number, its name and how many rules it has", () => {
  const folds = [...page.querySelectorAll("summary")].map((fold) => [...fold.children].map((part) => part.textContent));
  expect(folds).toEqual([
    ["HR-1", "Setup", "1 rules"],
    ["HR-2", "Turn", "1 rules"],
  ]);
  expect(page.querySelector("details")?.hasAttribute("open")).toBe(false);
  expect(page.querySelector("h1")?.nextElementSibling?.textContent).toBe("In two minutes");
});

test("a rule can be linked to by its number, and numbers in the text lead there", () => {
  const rule = page.querySelector("#HR-1\\.1");
  expect(rule?.className).toBe("rule");
  expect(rule?.querySelector("a")?.getAttribute("href")).toBe("#HR-2.1");
  expect(rule?.querySelector("code")?.textContent).toBe("3");
});

test("items go on over lines; numbered lists stay numbered; tables have a head", () => {
  expect([...page.querySelectorAll("ul li")].at(-1)?.textContent).toBe("plain goes on");
  expect(page.querySelector("ol li b")?.textContent).toBe("HR-2.1");
  expect(page.querySelector("th")?.textContent).toBe("Charm");
  expect(page.querySelector("td b")?.textContent).toBe("2");
});

test("pictures stand beside their rule and say nothing", () => {
  const picture = page.querySelector("#HR-1\\.1 .picture");
  expect(picture?.getAttribute("aria-hidden")).toBe("true");
  expect(picture?.querySelectorAll("use")).not.toHaveLength(0);
});
