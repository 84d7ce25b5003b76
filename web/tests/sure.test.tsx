import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import type { BoardProps } from "../src/app/board";
import { settings } from "../src/app/settings";
import { SureButtons, sureQuestion, useSure } from "../src/parts/sure";
import { plainWords } from "../src/plain/words";

const t = (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(" ");

/** A question with one button that gives something up; what can be read and pressed. */
function table() {
  const root = document.createElement("div");
  const sent = vi.fn();
  function Board(p: BoardProps & { chosen: boolean }) {
    const sure = useSure(p, !p.chosen);
    return (
      <>
        <p>{sure.what ? sureQuestion(p, sure).text : "asked"}</p>
        {sure.what ? (
          <SureButtons p={p} sure={sure} />
        ) : (
          <button type="button" onClick={() => sure.ask("skip")}>
            skip
          </button>
        )}
      </>
    );
  }
  const show = (more: Partial<BoardProps> & { chosen?: boolean } = {}) => {
    const p = {
      legal: ["ask B 7", "skip"],
      prompt: 1,
      settings: settings(),
      t,
      words: plainWords,
      act: sent,
      chosen: false,
    };
    const speaking = { t, name: (letter: string) => letter };
    return act(() =>
      render(<Board {...({ ...p, speaking, ...more } as unknown as BoardProps & { chosen: boolean })} />, root),
    );
  };
  const press = (name: string) =>
    act(() => [...root.querySelectorAll("button")].find((button) => button.textContent === name)?.click());
  return { root, sent, show, press, asked: () => root.querySelector("p")?.textContent };
}

test("giving something up asks again, and neither answer is the red one", async () => {
  const { root, sent, show, press, asked } = table();
  await show();
  await press("skip");
  expect(sent).not.toHaveBeenCalled();
  expect(asked()).toBe("sure Skip");
  expect(root.querySelectorAll(".btn.p, [data-confirm]")).toHaveLength(0);
  await press("Skip");
  expect(sent).toHaveBeenCalledWith("skip");
});

test("one goes back by the button, by choosing something, and when something else is asked", async () => {
  const { show, press, asked } = table();
  await show();
  await press("skip");
  await press("sure-back");
  expect(asked()).toBe("asked");
  await press("skip");
  await show({ chosen: true });
  await show();
  expect(asked()).toBe("asked");
  await press("skip");
  await show({ prompt: 2 });
  expect(asked()).toBe("asked");
});
