import { beforeEach, expect, test, vi } from "vitest";

const KEY = "sheepfold.settings";

/** The settings of a page that is opened now. */
async function opened() {
  vi.resetModules();
  return import("../src/app/settings");
}

beforeEach(() => localStorage.clear());

test("a first visit speaks the browser's language, or English", async () => {
  const languages = vi.spyOn(navigator, "languages", "get");
  languages.mockReturnValue(["nl-NL", "de-CH", "fr"]);
  expect((await opened()).settings().lang).toBe("de");
  languages.mockReturnValue(["nl"]);
  expect((await opened()).settings().lang).toBe("en");
});

test("what was chosen is kept for the next visit, unless it is for this page only", async () => {
  const first = await opened();
  first.choose({ theme: "dark" });
  first.choose({ speed: 50 }, false);
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect((await opened()).settings()).toMatchObject({ theme: "dark", speed: 1 });
});

test("what is not ours in storage is passed over", async () => {
  localStorage.setItem(KEY, "{");
  expect((await opened()).settings().theme).toBe("auto");
});

test("blocked storage loses settings at the end of the visit, nothing else", async () => {
  const page = await opened();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  page.choose({ sound: "off" });
  expect(page.settings().sound).toBe("off");
});
