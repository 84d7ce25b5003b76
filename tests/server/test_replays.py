"""Looking back: a finished game from every seat's eyes, its record given back to the server, and records nobody should bring."""

from __future__ import annotations

import asyncio
import gzip
import json
from random import Random
from urllib.request import Request, urlopen

import pytest

from sheepfold import games
from sheepfold.core import record as records
from sheepfold.core.draws import below
from sheepfold.core.keyed import Keyed
from sheepfold.core.message import from_data
from sheepfold.core.position import FATE
from sheepfold.core.sealed import Seal
from sheepfold.language import english
from sheepfold.server import bodies
from tests.server.playing import Answer, Party, ask, last_view
from tests.server.server_process import ServerProcess

MANY = 60  # records changed at random


def played(server: ServerProcess, game: str, seats: int = 2) -> Party:
    async def whole() -> Party:
        party = Party.open(server.address, game, seats)
        await party.sit()
        await party.play(Random(7))
        for line in party.lines:
            await line.news(lambda info: info.state == "over")
        await party.close()
        return party

    return asyncio.run(whole())


def bring(server: ServerProcess, text: str, seat: str | None = None) -> Answer:
    return ask(server.address, "POST", "/api/replay", {"text": text, "seat": seat})


def sealed(lines: list[str]) -> str:
    """Lines of a record with an end that fits them."""
    moves = sum(1 for line in lines[lines.index("moves") + 1 :] if not line.startswith(records.AFTER_MOVES))
    return "\n".join([*lines, f"end {moves} {records.digest(lines)}"]) + "\n"


@pytest.fixture(scope="module")
def finished(server: ServerProcess) -> tuple[Party, str]:
    party = played(server, "sheep-sheep")
    return party, ask(server.address, "GET", f"/api/tables/{party.table}/record").text


@pytest.mark.parametrize("game", games.names())
def test_a_record_given_back_shows_what_the_table_showed(server: ServerProcess, game: str) -> None:
    party = played(server, game)
    text = ask(server.address, "GET", f"/api/tables/{party.table}/record").text
    for seat, line in zip((None, "A", "B"), (None, *party.lines), strict=True):
        own = ask(server.address, "GET", f"/api/tables/{party.table}/replay" + (f"?seat={seat}" if seat else "")).data
        brought = bring(server, text, seat).data
        assert [{**one, "at": 0} for one in own["moments"]] == brought["moments"]
        assert (brought["table"], brought["seat"], brought["names"]) == (own["table"], own["seat"], own["names"])
        if line is not None:
            assert last_view(brought) == line.mirror.view


def test_a_browser_gets_it_compressed(server: ServerProcess, finished: tuple[Party, str]) -> None:
    path = f"/api/tables/{finished[0].table}/replay"
    plain = ask(server.address, "GET", path)
    assert "content-encoding" not in plain.headers
    with urlopen(Request(server.address + path, headers={"accept-encoding": "gzip, br"}), timeout=20) as answer:
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "accept-encoding")
        assert answer.headers["cache-control"] == "no-store"
        body = answer.read()
    assert len(body) * 4 < len(plain.text)
    assert json.loads(gzip.decompress(body)) == plain.data


def test_scores_come_with_every_moment_once_the_game_is_over(server: ServerProcess) -> None:
    async def some() -> Party:
        party = Party.open(server.address, "black-sheep", 3)
        await party.sit()
        await party.play(Random(1), 5)
        return party

    running = asyncio.run(some())
    early = ask(server.address, "GET", f"/api/tables/{running.table}/replay?seat=A", token=running.guests[0].token)
    assert early.status == 200
    assert "scores" not in early.text
    party = played(server, "black-sheep", 3)
    moments = ask(server.address, "GET", f"/api/tables/{party.table}/replay").data["moments"]
    view = party.lines[0].mirror.view
    assert view is not None
    assert moments[-1]["scores"] == view["scores"]
    assert all(len(one["scores"]) == 3 for one in moments)


def test_nothing_of_a_record_is_kept(server: ServerProcess, finished: tuple[Party, str]) -> None:
    figures = ask(server.address, "GET", "/metrics").text
    before = [line for line in figures.splitlines() if "store_" in line and not line.startswith("#")]
    assert bring(server, finished[1]).status == 200
    after = ask(server.address, "GET", "/metrics").text.splitlines()
    assert before
    assert set(before) <= set(after)


def test_what_is_wrong_is_said_with_its_line(server: ServerProcess, finished: tuple[Party, str]) -> None:
    lines = finished[1].splitlines()[:-1]
    start = lines.index("moves") + 1
    wrongs = {
        "": "game file, line 1: expected 'sheepfold record 1'",
        "sheepfold record 1\n": "no line “moves”",
        finished[1].replace("player A", "player B"): "the game file was changed",
        sealed([*lines[:start], "A fly to the moon", *lines[start:]]): f"game file, line {start + 1}",
        sealed([line if line != "game sheep-sheep" else "game ../../etc/passwd" for line in lines]): "game file, line 2",
        sealed([line if line != "seats 2" else f"seats {'9' * 5000}" for line in lines]): "expected a number of seats",
        sealed([*lines[: start - 1], "data deck own " + "[" * 90_000, *lines[start - 1 :]]): "is not JSON",
        sealed([line if not line.startswith("scores ") else "scores 900 900" for line in lines]): "the game file says scores",
        sealed([*lines[:start], *["A finish"] * 5000]): "at most 4,000 can be shown",
        sealed([*lines[:start], "A " + "9" * 5000]): "a move of 5,000 characters",
    }
    for text, said in wrongs.items():
        answer = bring(server, text)
        assert (answer.status, said in answer.data["error"]) == (422, True), (said, answer.text[:300])
    assert bring(server, finished[1], "C").status == 422
    assert bring(server, finished[1], "Z").status == 422
    assert bring(server, "x" * (bodies.LONGEST_RECORD + 1)).status == 422
    assert bring(server, "x" * (2 * bodies.LONGEST_RECORD)).status == 413


def test_why_the_rules_refuse_a_move_is_said_in_words(server: ServerProcess, finished: tuple[Party, str]) -> None:
    """The sentence is of the game's own catalogue, which the request does not name: the record does."""
    lines = finished[1].splitlines()[:-1]
    first = next(at for at in range(lines.index("moves") + 1, len(lines)) if not lines[at].startswith("fate "))
    answer = bring(server, sealed([*lines[:first], f"{lines[first][0]} exchange VP 99", *lines[first:]]))
    what = answer.data["message"]["values"]["what"]
    why = what["values"]["why"]
    assert (what["id"], why["id"][:3]) == ("record-refused-rule", "ss-")
    assert english(from_data(why), "sheep-sheep") in answer.data["error"]
    assert "ss-" not in answer.data["error"]


def test_records_changed_at_random_are_shown_or_refused(server: ServerProcess, finished: tuple[Party, str]) -> None:
    """Never anything else: the server stays up, which is looked at when it closes."""
    rng = Random(5)
    lines = finished[1].splitlines()[:-1]
    statuses = set()
    for _ in range(MANY):
        changed = list(lines)
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(1, len(changed))
            what = rng.randrange(4)
            if what == 0 and changed[at] != "moves":
                del changed[at]
            elif what == 1:
                changed.insert(at, rng.choice(lines[1:]))
            elif what == 2:
                changed[at] = changed[at].replace(rng.choice(changed[at]), rng.choice("A9 \u0000\u202eé[{-"))
            else:
                changed = changed[: max(at, lines.index("moves") + 1)]
        statuses.add(bring(server, sealed(changed) if "moves" in changed else "\n".join(changed)).status)
    assert statuses <= {200, 422}
    assert 422 in statuses


@pytest.mark.parametrize("game", games.names())
def test_every_draw_falls_where_the_seal_says(server: ServerProcess, game: str) -> None:
    """By the page of docs/records.md alone, as a browser does it: the blocks of the joint secret against the odds told."""
    party = played(server, game)
    text = ask(server.address, "GET", f"/api/tables/{party.table}/record").text
    given = ask(server.address, "POST", "/api/draws", {"text": text}).data
    record = records.read(text, games.load)[1]
    assert [draw["text"] for draw in given] == [said for seat, said in record.moves if seat == FATE]
    joint = Seal(record.table, bytes.fromhex(record.seed), record.entropy).joint
    for draw in given:
        part = below(draw["total"], Keyed(joint), f"{record.table}/{draw['decision']}/{draw['number']}")
        assert draw["low"] <= part < draw["high"]


def test_draws_of_what_is_no_record_are_refused(server: ServerProcess) -> None:
    answer = ask(server.address, "POST", "/api/draws", {"text": "sheepfold record 1\nnothing"})
    assert answer.status == 422
    assert answer.data["message"]["values"]["what"]["id"] == "record-no-moves"
    assert "no line “moves”" in answer.data["error"]


def test_chances_of_a_finished_game_fit_its_replay(server: ServerProcess, finished: tuple[Party, str]) -> None:
    path = f"/api/tables/{finished[0].table}"
    found = ask(server.address, "GET", f"{path}/chances").data["seats"]
    moments = ask(server.address, "GET", f"{path}/replay").data["moments"]
    assert len(found) == len(moments)
    assert all(abs(sum(one) - 1000) <= 1 for one in found)
    end = records.replay(*records.read(finished[1], games.load))
    assert [share > 0 for share in found[-1]] == [end.wins(seat) for seat in range(len(found[-1]))]
    assert ask(server.address, "GET", f"{path}/chances").data["seats"] == found


def test_chances_of_a_running_game_are_nobodys_business(server: ServerProcess) -> None:
    party = Party.open(server.address, "sheep-sheep", 2)
    answer = ask(server.address, "GET", f"/api/tables/{party.table}/chances")
    assert (answer.status, answer.data["message"]["id"]) == (409, "refused-record-not-over")
