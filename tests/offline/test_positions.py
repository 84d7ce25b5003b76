"""Playing on from a record in the browser: the table begins where it ends, and its own record says so."""

from __future__ import annotations

import json

import pytest

from sheepfold import games
from sheepfold.core import laws, record
from sheepfold.core.sealed import verify_file
from tests.offline.browser import Browser
from tests.offline.test_house import run

PLANS = [{"kind": "reserved"}, {"kind": "bot", "bot": "lamb"}]


def middle_of(name: str) -> str:
    game = games.load(name)
    play = laws.play_out(game, 2, {}, 5)
    del play.record.moves[len(play.record.moves) // 2 :]
    return record.write(game, play.record)


@pytest.mark.parametrize("game", games.names())
def test_a_game_goes_on_where_a_record_ends(game: str) -> None:
    text = middle_of(game)
    middle = record.replay(*record.read(text, games.load)).to_data()

    async def visit(browser: Browser) -> None:
        await browser.get("POST", "/api/people", {"name": "Ada"})
        table = (await browser.get("POST", "/api/positions", {"text": text, "seats": PLANS}))["id"]
        await browser.get("POST", f"/api/tables/{table}/join", {"seat": "A", "name": "Ada"})
        browser.hello(1, table)
        assert await browser.play(1)
        made = await browser.get("GET", f"/api/tables/{table}/record")
        kept = verify_file(made.encode(), games.load)[1]
        assert kept.setup.begins == middle
        assert await browser.get("GET", f"/api/tables/{table}/replay?seat=A")
        assert await browser.get("POST", "/api/replay", {"text": made, "seat": "A"})

    run(visit)


def test_what_cannot_be_played_on_is_refused() -> None:
    game = games.load("sheep-sheep")
    over = laws.play_out(game, 2, {}, 5)
    asked = {
        "refused-position-over": (record.write(game, over.record, over.position), PLANS),
        "refused-position-seats": (middle_of("sheep-sheep"), PLANS[:1]),
        "record-line": ("no record", PLANS),
    }

    async def visit(browser: Browser) -> None:
        await browser.get("POST", "/api/people", {"name": "Ada"})
        for wanted, (text, seats) in asked.items():
            status, body = await browser.ask("POST", "/api/positions", {"text": text, "seats": seats})
            assert (status, json.loads(body)["message"]["id"]) == (422, wanted)

    run(visit)
