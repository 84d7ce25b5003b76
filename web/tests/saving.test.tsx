import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { RecordLink } from "../src/parts/recordlink";

const t = (id: string) => id;

afterEach(() => vi.unstubAllGlobals());

async function pressed(answer: () => Promise<Response>): Promise<HTMLElement> {
  vi.stubGlobal("fetch", answer);
  const root = document.createElement("div");
  render(<RecordLink t={t} id="table" game="black-sheep" />, root);
  await act(async () => {
    root.querySelector("button")?.click();
    await new Promise((later) => setTimeout(later));
  });
  return root;
}

test("a game file that cannot be had is not saved without a word", async () => {
  const why = { error: "no", message: { id: "store-broken", values: {} } };
  const refused = await pressed(async () => new Response(JSON.stringify(why), { status: 503 }));
  expect(refused.querySelector("[role=alert]")?.textContent).toMatch(/store-broken/i);
  const away = await pressed(() => Promise.reject(new Error("no network")));
  expect(away.querySelector("[role=alert]")?.textContent).toBe("trouble-away");
});

test("one that can be had is, and nothing is said", async () => {
  const link = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:one" }));
  const root = await pressed(async () => new Response("record"));
  expect(link).toHaveBeenCalledOnce();
  expect(root.querySelector("[role=alert]")).toBeNull();
});
