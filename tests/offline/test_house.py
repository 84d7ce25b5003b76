"""The house in a browser: whole games through its messages, nothing told that is not kept, and what becomes of a full database."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable

import pytest

from sheepfold import games
from tests.offline.browser import Browser, Rows

# Modules that a browser has not, or that are not worth sending there.
HEAVY = ("starlette", "uvicorn", "sqlite3", "multiprocessing", "fluent", "websockets", "sheepfold.language")


def run(visit: Callable[[Browser], Awaitable[None]], rows: Rows | None = None) -> Rows:
    kept = rows or Rows()

    async def whole() -> None:
        browser = Browser(kept)
        await asyncio.wait_for(visit(browser), 60)
        assert browser.told_early == []

    asyncio.run(whole())
    return kept


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_is_played_kept_and_looked_back_on(game: str) -> None:
    async def visit(browser: Browser) -> None:
        table = await browser.open(game)
        browser.hello(1, table)
        assert await browser.play(1)
        mine = await browser.get("GET", "/api/mine")
        assert [done["id"] for done in mine["finished"]] == [table]
        record = await browser.get("GET", f"/api/tables/{table}/record")
        back = await browser.get("POST", "/api/replay", {"text": record, "seat": "A"})
        assert len(back["moments"]) > 1
        assert await browser.get("POST", "/api/draws", {"text": record})
        whole = await browser.get("GET", f"/api/tables/{table}/replay?seat=A")
        assert len(whole["moments"]) == len(back["moments"])

    run(visit)


def test_a_game_goes_on_when_the_browser_is_opened_again() -> None:
    async def begin(browser: Browser) -> None:
        browser.hello(1, await browser.open("sheep-sheep"))
        assert not await browser.play(1, most=3)

    async def go_on(browser: Browser) -> None:
        mine = await browser.get("GET", "/api/mine")
        assert [table["game"] for table in mine["tables"]] == ["sheep-sheep"]
        browser.hello(1, mine["tables"][0]["id"])
        assert await browser.play(1, seed=2)

    run(go_on, run(begin))


def test_two_people_pass_it_around() -> None:
    async def visit(browser: Browser) -> None:
        table = await browser.open("sheep-sheep", bots=0, people=2)
        browser.hello(1, table, "A")
        browser.hello(2, table, "B")
        assert all(await asyncio.gather(browser.play(1), browser.play(2, seed=2)))

    run(visit)


def test_a_hint_is_given() -> None:
    async def visit(browser: Browser) -> None:
        table = await browser.open("sheep-sheep")  # whoever begins, the bot moves and A is asked
        browser.hello(1, table, "A")
        asked = await browser.asked(1)
        browser.say(1, type="ask", id="h")
        hint = await browser.heard(1)
        assert hint["type"] == "hint"
        assert hint["move"] in asked["legal"]

    run(visit)


def test_a_full_browser_says_so_and_loses_nothing() -> None:
    async def visit(browser: Browser) -> None:
        table = await browser.open("sheep-sheep")
        browser.hello(1, table)
        asked = await browser.asked(1)
        rows = browser.rows_kept
        before = dict(rows.log)
        rows.fault = "QuotaExceededError: no room"
        move = {"type": "do", "prompt": asked["prompt"], "text": asked["legal"][0]}
        browser.say(1, id="full", **move)
        refused = await browser.heard(1)
        assert (refused["type"], refused["message"]["id"]) == ("refused", "refused-store-quota")
        assert rows.log == before
        status, body = await browser.ask(
            "POST", "/api/tables", {"game": "sheep-sheep", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "lamb"}]}
        )
        assert (status, json.loads(body)["message"]["id"]) == (503, "refused-store-quota")
        rows.fault = ""
        browser.say(1, id="room", **move)
        while (await browser.heard(1))["type"] != "update":
            pass
        assert len(rows.log) > len(before)

    run(visit)


def test_a_worker_that_broke_costs_a_thought_and_no_game() -> None:
    async def visit(browser: Browser) -> None:
        browser.hello(1, await browser.open("sheep-sheep"))
        think, lost = browser.think, []

        def lose(text: str) -> None:
            lost.append(text)
            asyncio.get_running_loop().call_soon(browser.house.forgot if len(lost) < 5 else lambda: think(text))

        browser.think = lose  # type: ignore[method-assign]
        assert await browser.play(1)
        assert len(lost) > 5

    run(visit)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("POST", "/api/takeover", 404),
        ("PUT", "/api/people/me/hook", 404),
        ("DELETE", "/api/people/me", 404),
        ("GET", "/api/tables/nobody-has-this-table", 404),
        ("GET", "/api/tables/x/../../people", 404),
        ("POST", "/api/tables", 422),
        ("GET", "/nothing", 404),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_message(method: str, path: str, status: int) -> None:
    async def visit(browser: Browser) -> None:
        found, body = await browser.ask(method, path, {"unknown": 1})
        assert found == status
        assert json.loads(body)["message"]["id"]

    run(visit)


@pytest.mark.parametrize(
    "text", ["", "{", '{"type": "do", "id": "1", "prompt": 0, "text": "x"}', '{"type": "hello", "wire": 0, "table": "x"}']
)
def test_a_line_that_begins_with_anything_but_hello_is_closed(text: str) -> None:
    async def visit(browser: Browser) -> None:
        browser.lines[1] = asyncio.Queue()
        browser.house.hear(1, text)
        assert (await browser.heard(1))["type"] == "bye"
        assert browser.ended[1] >= 4000

    run(visit)


def test_somebody_elses_seat_is_not_given() -> None:
    async def visit(browser: Browser) -> None:
        browser.hello(1, await browser.open("sheep-sheep"), "B")
        assert (await browser.heard(1))["type"] == "bye"
        assert browser.ended == {1: 4403}

    run(visit)


def test_the_house_needs_nothing_that_a_browser_has_not() -> None:
    code = (
        "import sys; import sheepfold.offline.house, sheepfold.offline.mind; from sheepfold import games;"
        f"[games.load(name) for name in games.names()]; print([name for name in {HEAVY!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
