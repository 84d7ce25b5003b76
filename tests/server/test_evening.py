"""An evening over the wire: rematch, another game, the host's room, games thrown away; and what two who cheat get of each act."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from sheepfold.client import Guest
from sheepfold.table import messages
from sheepfold.table.around import Again, Be
from tests.server.playing import Answer, Line, Party, ask, next_of
from tests.server.server_process import ServerProcess
from tests.server.stored import config_of, rows_of
from tests.waiting import on_loop


def reason(answer: Answer) -> str:
    assert answer.status >= 400, answer
    return str(answer.data["message"]["id"]).removeprefix("refused-")


async def finished(server: ServerProcess, game: str, seats: int, **more: Any) -> Party:
    """A game that is over, with everybody still there."""
    party = await asyncio.to_thread(Party.open, server.address, game, seats, **more)
    await party.sit()
    await party.play(Random(4))
    for line in party.lines:
        await line.news(lambda info: info.state == "over")
    return party


def seats_of(server: ServerProcess, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = ask(server.address, "GET", f"/api/tables/{table}").data["seats"]
    return found


# --- rematch


@on_loop
async def test_rematch_is_one_table_with_the_same_people_and_the_next_one_begins(server: ServerProcess) -> None:
    """A says yes in every way there is; nothing begins before B does."""
    party = await finished(server, "sheep-sheep", 2, options={"first_player": "A"})
    a, b = party.lines
    path = f"/api/tables/{party.table}/rematch"
    stranger = await asyncio.to_thread(Guest, server.address, "Stranger")
    no = await asyncio.to_thread(ask, server.address, "POST", path, {}, stranger.token)
    assert reason(no) == "rematch-players-only"
    for number in range(3):
        assert isinstance(await a.ask(Again(f"a{number}", True)), messages.Done)
        asked = await asyncio.to_thread(ask, server.address, "POST", path, {}, party.guests[0].token)
        assert asked.data == {"table": "", "seat": ""}
    told = await b.news(lambda info: info.again is not None)
    assert told.again is not None
    assert (told.again.yes, told.again.begins, told.next) == (["A"], None, "")
    assert isinstance(await b.ask(Again("b", True)), messages.Done)
    told = await a.news(lambda info: info.next != "")
    await party.close()
    table = await asyncio.to_thread(next_of, server.address, party.table)
    assert told.next == table
    assert [seat["name"] for seat in seats_of(server, table)] == ["Guest A", "Guest B"]
    config = config_of(server, table)
    assert config.options["first_player"] == "B"
    assert not any(occupant.away for occupant in config.occupants)


@on_loop
async def test_rematch_gives_nobodys_seat_away(server: ServerProcess) -> None:
    """B is gone when A says yes: B keeps the seat, a bot plays there until B comes, and B's clock does not run."""
    party = await finished(server, "black-sheep", 2, clock={"kind": "move", "seconds": 60, "increment": 0})
    a, b = party.lines
    await b.close()
    await a.news(lambda info: not info.seats[1].here)
    await a.ask(Again("a", True))
    await a.news(lambda info: info.next != "")
    await a.close()
    table = await asyncio.to_thread(next_of, server.address, party.table)
    found = config_of(server, table).occupants[1]
    assert (found.kind, found.person, found.away, found.by_vote) == (
        "person",
        config_of(server, party.table).occupants[1].person,
        True,
        True,
    )
    line = await Line.to(server.address, table, "B", party.guests[1].token)
    await line.news(lambda info: not info.seats[1].away)
    await line.close()


@on_loop
async def test_another_game_leads_everybody_to_one_room_that_waits_for_the_host(server: ServerProcess) -> None:
    party = await finished(server, "sheep-sheep", 2)
    path = f"/api/tables/{party.table}/another"
    stranger = await asyncio.to_thread(Guest, server.address, "Stranger")

    def another(token: str, game: str) -> Answer:
        return ask(server.address, "POST", path, {"game": game}, token)

    assert reason(await asyncio.to_thread(another, stranger.token, "sheep-sheep")) == "rematch-players-only"
    assert (await asyncio.to_thread(another, party.guests[0].token, "no-game")).status == 422
    first = await asyncio.to_thread(another, party.guests[1].token, "bouc-makers")
    second = await asyncio.to_thread(another, party.guests[0].token, "black-sheep")
    assert first.data["table"] == second.data["table"], "one room, as the first who asked wished"
    for line in party.lines:
        await line.news(lambda info: info.next == first.data["table"])
    await party.close()
    info = (await asyncio.to_thread(ask, server.address, "GET", f"/api/tables/{first.data['table']}")).data
    assert (info["game"], info["state"], info["held"]) == ("bouc-makers", "open", True)
    assert [seat["name"] for seat in info["seats"]] == ["Guest A", "Guest B"]
    assert info["seats"][0]["owner"], "the host stays the host, being here"
    assert rows_of(server, first.data["table"]) == [], "nothing begins by itself"
    begun = await asyncio.to_thread(another, party.guests[0].token, "")
    assert begun.data["table"] == first.data["table"]


# --- what goes along from table to table


@on_loop
async def test_chat_animals_and_mutes_go_along_to_the_next_table(server: ServerProcess) -> None:
    party = await finished(server, "sheep-sheep", 2)
    a, b = party.lines
    watcher = await Line.to(server.address, party.table, None)
    for line, text in ((a, "well played"), (b, "once more?"), (watcher, "I only look on")):
        assert isinstance(await line.ask(messages.Say(text, text)), messages.Done)
    assert isinstance(await a.ask(Be("be", "black")), messages.Done)
    assert isinstance(await a.ask(messages.Mute("mute", "B", True)), messages.Done)
    answer = await asyncio.to_thread(
        ask, server.address, "POST", f"/api/tables/{party.table}/another", {"game": "black-sheep"}, party.guests[1].token
    )
    room = answer.data["table"]
    said = server.read("SELECT who, text FROM chat WHERE table_id = ? ORDER BY line", room)
    assert [tuple(row) for row in said] == [("A", "well played"), ("B", "once more?")], "of those who came along"
    config = config_of(server, room)
    assert (config.animals()[0], config.muted) == ("black", {"A": ["B"]})
    asked = await Line.to(server.address, room, "A", party.guests[0].token)
    welcome = await asked.until(lambda message: isinstance(message, messages.Welcome))
    assert isinstance(welcome, messages.Welcome)
    assert ([line.text for line in welcome.chat], welcome.muted) == (["well played"], ["B"])
    await asked.close()
    await party.close()
    await watcher.close()


# --- the room


def room(server: ServerProcess, people: int, **more: Any) -> tuple[str, list[Guest]]:
    """A table that waits for its host, with some people at it."""
    guests = [Guest(server.address, f"Guest {'ABCDEF'[number]}", entropy=True) for number in range(people)]
    plan = [{"kind": "me"}] + [{"kind": "open"}] * 3
    table = guests[0].open_table("black-sheep", plan, held=True, **more)["id"]
    for guest in guests[1:]:
        guest.join(table)
    return table, guests


def test_start_is_the_hosts_and_says_what_is_missing(server: ServerProcess) -> None:
    table, (host, other) = room(server, 2)
    path = f"/api/tables/{table}/start"
    assert reason(ask(server.address, "POST", path, None, other.token)) == "owner-only"
    assert reason(ask(server.address, "POST", path, None, host.token)) == "start-missing"
    assert rows_of(server, table) == []
    put = ask(server.address, "PUT", f"/api/tables/{table}", {"seats": 2}, host.token)
    assert (put.status, len(put.data["seats"])) == (200, 2), put
    assert ask(server.address, "POST", path, None, host.token).status == 204
    assert reason(ask(server.address, "PUT", f"/api/tables/{table}", {"seats": 3}, host.token)) == "has-begun"


def test_room_is_changed_by_the_host_alone_and_takes_nobodys_seat(server: ServerProcess) -> None:
    """Three people sit; a guest and the host try to make the table too small for them, and to change a game that runs."""
    table, (host, second, third) = room(server, 3)
    path = f"/api/tables/{table}"

    def put(guest: Guest, **wish: Any) -> Answer:
        return ask(server.address, "PUT", path, wish, guest.token)

    assert reason(put(second, game="bouc-makers")) == "owner-only"
    assert reason(put(host, seats=2)) == "people-too-many"
    assert reason(put(host, game="sheep-sheep")) == "people-too-many"
    for wish in ({"seats": 7}, {"seats": -1}, {"seats": "two"}, {"options": {"tasks": "maybe"}}, {"game": "no-game"}):
        assert put(host, **wish).status == 422, wish
    anchors = config_of(server, table).anchors
    assert put(host, options={"tasks": "on"}).data["options"]["tasks"] == "on"
    assert put(host, game="bouc-makers", seats=3).data["game"] == "bouc-makers"
    config = config_of(server, table)
    assert [occupant.name for occupant in config.occupants] == ["Guest A", "Guest B", "Guest C"]
    assert config.anchors == anchors, "what seats committed to stays, and nothing was revealed"
    assert (config.held, config.state) == (True, "open")
    assert ask(server.address, "POST", f"{path}/start", None, third.token).status == 403


@on_loop
async def test_room_that_changes_size_is_one_to_come_back_to(server: ServerProcess) -> None:
    table, (host, other) = await asyncio.to_thread(room, server, 2)
    line = await Line.to(server.address, table, "B", other.token)
    await line.news(lambda info: info.held)
    put = await asyncio.to_thread(ask, server.address, "PUT", f"/api/tables/{table}", {"seats": 2}, host.token)
    assert put.status == 200
    assert await line.closed() == 1012, "come back"
    line = await Line.to(server.address, table, "B", other.token)
    told = await line.news(lambda info: len(info.seats) == 2)
    assert told.code, "the same link and code"
    await line.close()


# --- thrown away


@on_loop
async def test_thrown_away_is_gone_for_all_who_agreed(server: ServerProcess) -> None:
    party = await asyncio.to_thread(Party.open, server.address, "black-sheep", 2)
    await party.sit()
    a, b = party.lines
    path = f"/api/tables/{party.table}"
    no = await asyncio.to_thread(ask, server.address, "POST", f"{path}/discard", None, party.guests[0].token)
    assert reason(no) == "end-ask-others"
    await a.ask(messages.Propose("p", "end", "A"))
    told = await b.news(lambda info: info.proposal is not None)
    assert told.proposal is not None
    assert told.proposal.what == "end"
    await b.send(messages.Vote("v", True))
    assert await a.closed() == await b.closed() == 4004
    assert (await asyncio.to_thread(ask, server.address, "GET", path)).status == 404
    mine = await asyncio.to_thread(ask, server.address, "GET", "/api/mine", None, party.guests[0].token)
    assert mine.data["tables"] == []


def test_thrown_away_alone_among_bots(server: ServerProcess) -> None:
    guest, stranger = Guest(server.address, "Ada"), Guest(server.address, "Nosy")
    table = guest.open_table("black-sheep", [{"kind": "me"}, {"kind": "bot", "bot": "lamb"}])["id"]
    path = f"/api/tables/{table}/discard"
    assert ask(server.address, "POST", path, None, stranger.token).status == 403
    assert ask(server.address, "POST", path, None, guest.token).status == 204
    assert ask(server.address, "GET", f"/api/tables/{table}").status == 404
    assert ask(server.address, "GET", "/api/people/me", None, guest.token).status == 200, "the person stays"


# --- who can come


def test_reach_names_nothing_that_only_this_machine_can_open(server: ServerProcess) -> None:
    assert ask(server.address, "GET", "/api/reach").data == {"addresses": []}, "it listens on the loopback"
