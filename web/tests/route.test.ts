import { expect, test } from "vitest";
import { firstRequests, momentPath, read } from "../src/app/route";

const page = (path: string) => read(new URL(path, "http://127.0.0.1") as unknown as Location);

test.each([
  ["/", { page: "lobby" }],
  ["/table/T1", { page: "table", id: "T1" }],
  ["/rules/black-sheep#BS-3.2", { page: "rules", game: "black-sheep", number: "BS-3.2" }],
  ["/learn/black-sheep", { page: "learn", game: "black-sheep", lesson: false }],
  ["/learn/black-sheep/lesson", { page: "learn", game: "black-sheep", lesson: true }],
  ["/learn/black-sheep/other", { page: "lost" }],
  ["/learn", { page: "lost" }],
  ["/replay", { page: "replay", id: "", seat: "", n: -1, of: "" }],
  ["/replay?of=ab-_c&seat=B", { page: "replay", id: "", seat: "B", n: -1, of: "ab-_c" }],
  ["/replay/T1?seat=B&n=12", { page: "replay", id: "T1", seat: "B", n: 12, of: "" }],
  ["/replay/T1?n=-4", { page: "replay", id: "T1", seat: "", n: -1, of: "" }],
  ["/replay/T1?n=12345678", { page: "replay", id: "T1", seat: "", n: -1, of: "" }],
  ["/table", { page: "lost" }],
  ["/table/T1/more", { page: "lost" }],
  ["/nowhere/at", { page: "lost" }],
])("%s", (path, wanted) => {
  expect(page(path)).toEqual(wanted);
});

test("the address of a moment leads to that moment", () => {
  expect(page(momentPath("T1", "B", 7))).toEqual({ page: "replay", id: "T1", seat: "B", n: 7, of: "" });
  expect(page(momentPath("T1", null, -1))).toEqual({ page: "replay", id: "T1", seat: "none", n: -1, of: "" });
});

test("what a page asks first is asked while its words are fetched", () => {
  expect(firstRequests({ page: "lobby" })).toEqual(["games", "mine", "lobby"]);
  expect(firstRequests({ page: "table", id: "a/b" })).toEqual(["tables/a%2Fb"]);
  expect(firstRequests({ page: "replay", id: "", seat: "", n: -1, of: "" })).toEqual([]);
  expect(firstRequests({ page: "rules", game: "sheep-sheep", number: "" })).toEqual([]);
});
