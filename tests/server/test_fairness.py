"""The fairness ledger over the wire (docs/fairness.md): what two clients who cheat get of each act.

What a table decides without a server is tried in tests/table/test_fairness.py; what a seat notices of it, in test_fair_worlds.py.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from random import Random

from sheepfold import games
from sheepfold.client import Guest
from sheepfold.server.tables.host import TIME
from sheepfold.table import messages
from sheepfold.table.config import decode_config, encode_config
from sheepfold.table.rows import LogRow
from tests.server import test_evening, test_worlds
from tests.server.playing import Answer, Line, Party, ask
from tests.server.server_process import ServerProcess
from tests.server.stages import WithinReach
from tests.server.stored import rows_of
from tests.table import test_evening as around_a_table
from tests.table import test_fairness as at_the_table

LEDGER = Path(__file__).parents[2] / "docs" / "fairness.md"


def reason(answer: Answer) -> str:
    assert answer.status >= 400, answer
    return str(answer.data["message"]["id"]).removeprefix("refused-")


def join(server: ServerProcess, table: str, guest: Guest, seat: str | None = None) -> Answer:
    return ask(server.address, "POST", f"/api/tables/{table}/join", {"seat": seat}, guest.token)


def test_every_line_of_the_ledger_has_its_tests() -> None:
    lines = re.findall(r"^\| \*\*(.+?)\*\*.*\| `(test_\w+)` \|$", LEDGER.read_text(), re.MULTILINE)
    acts = [act for act, start in lines]
    assert len(acts) == len(set(acts)) >= 9
    modules = (at_the_table, around_a_table, test_evening, sys.modules[__name__])
    known = [name for module in modules for name in vars(module)]
    for act, start in lines:
        assert [name for name in known if name.startswith(start)], f"{act}: no test begins with {start}"


# --- a bot for somebody who is not here


def test_bot_sits_down_when_the_time_is_up_and_not_before(tmp_path: Path, within_reach: WithinReach) -> None:
    """With a real alarm; what is left of the minute is cut short."""

    async def whole() -> None:
        async with within_reach(tmp_path) as (app, server):
            party = await asyncio.to_thread(Party.open, server, "black-sheep", 2)
            await party.sit()
            a, b = party.lines
            await b.close()
            await a.news(lambda info: not info.seats[1].here)
            assert isinstance(await a.ask(messages.Propose("p", "bot", "B")), messages.Done)
            told = await a.news(lambda info: bool(info.standins))
            assert not told.seats[1].away
            mine = await asyncio.to_thread(ask, server, "GET", "/api/mine", None, party.guests[1].token)
            assert 0 < mine.data["tables"][0]["standin"] <= 60_000, "the lobby tells it too"
            host = app.registry.tables[party.table]
            host.table.standins.graces[1].at = TIME.now() + 0.3
            host.act(host.table.standins.set_alarm)
            await a.news(lambda info: info.seats[1].away)
            b = await Line.to(server, party.table, "B", party.guests[1].token)
            await b.news(lambda info: not info.seats[1].away)
            await a.close()
            await b.close()

    asyncio.run(whole())


# --- somebody new at a seat that was given up


def test_take_over_shows_nothing_before_consent(server: ServerProcess) -> None:
    """Sit down, read the hand, leave: the cheat is B, with a second person and every request there is."""
    party = Party.open(server.address, "bouc-makers", 3)
    table = party.table
    second = Guest(server.address, "Second")

    async def whole() -> None:
        await party.sit()
        await party.play(Random(1), 4)
        await asyncio.to_thread(party.guests[1].ask, "POST", f"/api/tables/{table}/seats/B/leave")
        a, _, c = party.lines
        await a.news(lambda info: info.seats[1].left)
        for cheat in party.guests:
            for seat in ("B", None) if cheat is party.guests[1] else ("B",):
                assert reason(await asyncio.to_thread(join, server, table, cheat, seat)) == "join-sat-here"
        found = await asyncio.to_thread(join, server, table, second, "B")
        assert (found.status, found.data) == (200, {"table": table, "seat": "", "asked": "B"})
        line = await Line.to(server.address, table, "B", second.token)
        assert await line.closed() == 4403
        path = f"/api/tables/{table}/replay?seat=B"
        assert reason(await asyncio.to_thread(ask, server.address, "GET", path, None, second.token)) == "replay-own-seat"
        for guest in (second, party.guests[1]):
            rest = f"/api/tables/{table}/seats/B/move"
            assert reason(await asyncio.to_thread(ask, server.address, "POST", rest, None, guest.token)) == "seat-not-yours"
        watching = await Line.to(server.address, table, None, second.token)
        await watching.hear()
        assert watching.mirror.view is not None
        assert watching.mirror.view["seat"] is None
        told = await a.news(lambda info: info.joining is not None)
        assert told.joining is not None
        for number, voter in enumerate((a, c)):
            assert isinstance(await voter.ask(messages.Vote(f"v{number}", True, told.joining.number)), messages.Done)
        await watching.news(lambda info: info.seats[1].you)
        line = await Line.to(server.address, table, "B", second.token)
        assert isinstance(await line.hear(), messages.Welcome)
        assert line.mirror.view is not None
        assert line.mirror.view["seat"] == "B"
        for open_line in (a, c, watching, line):
            await open_line.close()

    asyncio.run(whole())


# --- another device


def test_device_a_code_gives_nobody_a_second_hand(proxied: ServerProcess) -> None:
    """C hands the seat to A by a code; to a device of C's own it goes, and back."""
    headers = {"x-forwarded-for": "10.77.0.1"}
    party = Party.open(proxied.address, "bouc-makers", 3)
    a, b, c = party.guests
    phone = Guest(proxied.address, "Phone")

    def move(giver: Guest, taker: Guest) -> Answer:
        code = giver.ask("POST", f"/api/tables/{party.table}/seats/C/move")["code"]
        return ask(proxied.address, "POST", "/api/takeover", {"code": code}, taker.token, headers)

    asyncio.run(sit_and_go(party))
    assert reason(move(c, a)) == "join-sat-here"
    assert move(c, phone).status == 200
    assert reason(move(phone, b)) == "join-sat-here"
    assert move(phone, c).status == 200, "the same hand, the same person"
    phone.ask("GET", f"/api/tables/{party.table}")
    assert reason(join(proxied, party.table, phone, "C")) in ("join-sat-here", "seat-taken")


async def sit_and_go(party: Party) -> None:
    """The game has begun."""
    await party.sit()
    await party.close()
    party.lines.clear()


# --- kicking


def test_kick_only_before_the_start_and_only_by_the_host(server: ServerProcess) -> None:
    host, guest = Guest(server.address, "Host"), Guest(server.address, "Guest")
    table = host.open_table("bouc-makers", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    guest.join(table, "B")

    def kick(by: Guest, seat: str) -> Answer:
        return ask(server.address, "POST", f"/api/tables/{table}/seats/{seat}/kick", None, by.token)

    assert reason(kick(guest, "A")) == "owner-only"
    assert reason(kick(host, "A")) == "kick-yourself"
    assert kick(host, "B").status < 300
    guest.join(table, "B")
    Guest(server.address, "Third").join(table, "C")
    assert reason(kick(host, "B")) == "has-begun"
    wish = {"kind": "bot", "bot": "ewe"}
    assert reason(ask(server.address, "PUT", f"/api/tables/{table}/seats/B", wish, host.token)) in ("has-begun", "nothing-here")


# --- broadcast


def test_broadcast_is_for_nobody_who_has_or_had_a_seat_and_shown_to_all(server: ServerProcess) -> None:
    party = Party.open(server.address, "black-sheep", 2, broadcast=1, public=False)
    table = party.table
    path = f"/api/tables/{table}/broadcast"
    stranger = Guest(server.address, "Stranger")

    async def whole() -> None:
        await party.sit(watchers=1)
        for line in party.all():
            assert line.mirror.table is not None
            assert line.mirror.table.broadcast == 1
        await party.play(Random(2), 6)
        answers = [await asyncio.to_thread(ask, server.address, "GET", path, None, guest.token) for guest in party.guests]
        assert {reason(answer) for answer in answers} == {"broadcast-not-for-players"}
        assert len({answer.text for answer in answers}) == 1, "and it says nothing else"
        seen = (await asyncio.to_thread(ask, server.address, "GET", path, None, stranger.token)).data
        movers = [row.seat for row in rows_since(server, table, seen["n"])]
        assert set(movers) == {0, 1}, "a whole round late"
        await asyncio.to_thread(party.guests[1].ask, "POST", f"/api/tables/{table}/seats/B/leave")
        left = await asyncio.to_thread(ask, server.address, "GET", path, None, party.guests[1].token)
        assert reason(left) == "broadcast-not-for-players", "nor for who has given the seat up"
        await party.close()

    asyncio.run(whole())


def rows_since(server: ServerProcess, table: str, n: int) -> list[LogRow]:
    return [row for row in rows_of(server, table) if row.n > n and row.kind in ("move", "clock")]


def test_broadcast_is_told_in_the_lobby_before_anybody_sits_down(server: ServerProcess) -> None:
    host = Guest(server.address, "Host")
    table = host.open_table("bouc-makers", [{"kind": "me"}, {"kind": "open"}], public=True, broadcast=3)["id"]
    rows = {row["id"]: row for row in ask(server.address, "GET", "/api/lobby").data}
    assert rows[table]["broadcast"] == 3
    assert ask(server.address, "GET", f"/api/tables/{table}").data["broadcast"] == 3
    seats = [{"kind": "me"}, {"kind": "open"}]
    for wrong in (-1, 101, 86_400, 0.5, "1"):
        wish = {"game": "bouc-makers", "seats": seats, "broadcast": wrong}
        assert ask(server.address, "POST", "/api/tables", wish, host.token).status == 422
    host.ask("POST", f"/api/tables/{table}/seats/A/leave")


def test_broadcast_of_a_table_that_counted_seconds_is_shown_when_it_is_over() -> None:
    """A stored table of 0.3.0 said `broadcast: 1`, one second."""
    pair = next(pair for number in range(1, 30) if (pair := test_worlds.find_pair(games.load("bouc-makers"), 2, 0, number)))
    old = encode_config(pair.configs[0]).replace(b'"broadcast_rounds":0', b'"broadcast":1')
    assert b'"broadcast":1' in old
    assert decode_config(old).broadcast == 0
