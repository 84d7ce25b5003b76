"""Every request and every message with no, a wrong, a dead or another's credential: refused, nothing told, nothing changed."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import sqlite3
import time
from contextlib import closing, suppress
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sheepfold.client import Guest
from sheepfold.server.http.requests import REQUESTS, Request
from sheepfold.table import messages
from sheepfold.table.mirror import decode_from_server
from sheepfold.table.refusals import refusal
from tests.server.playing import Answer, Line, Party, ask
from tests.server.server_process import Host, ServerProcess

BODIES: dict[str, Any] = {
    "set_hook": {"url": ""},
    "open_table": {"game": "bouc-makers", "seats": [{"kind": "me"}, {"kind": "open"}]},
    "join": {"seat": "B"},
    "plan": {"kind": "bot", "bot": "lamb"},
    "take_over": {"code": "AAAAAA-AAAAAA"},
    "rematch": {"seats": "kept"},
    "another": {"game": "sheep-sheep"},
    "reshape": {"seats": 2},
}
FOR_ALL = {
    "list_games",
    "enter",
    "lobby",
    "mine",
    "show_table",
    "reach",
    "lesson",
    "find_code",
    "record",
    "chances",
    "replay",
    "replay_file",
    "draws",
    "broadcast",
}
NEEDS_ME = [request for request in REQUESTS if request.handler.__name__ not in FOR_ALL]
OF_A_SEAT = [request for request in NEEDS_ME if "{seat}" in request.path]
UNKNOWN = {
    "none": "",
    "wrong": secrets.token_urlsafe(32),
    "short": "x",
    "long": "x" * 5000,
    "odd": "' OR 1=1 --;" + "é" * 20,
    "spaces": "a b c d e f g h i j k l m n o p",
}


def path_of(request: Request, table: str, seat: str) -> str:
    return request.path.replace("{table}", table).replace("{seat}", seat).replace("{code}", "AAAAAA")


def send(server: Host, request: Request, table: str, seat: str, token: str) -> Answer:
    address = {"x-forwarded-for": f"10.{secrets.randbelow(250)}.{secrets.randbelow(250)}.7"}
    header = {} if token.isascii() else {"authorization": f"Bearer {token}".encode().decode("latin-1")}
    body = BODIES.get(request.handler.__name__)
    return ask(
        server.address, request.method, path_of(request, table, seat), body, token if token.isascii() else "", address | header
    )


def kept(server: Host) -> dict[str, list[Any]]:
    """Everything in the database but when somebody was last seen."""
    names = ["tables", "seats", "log", "chat", "codes"]
    found = {name: server.read(f"SELECT * FROM {name} ORDER BY 1, 2") for name in names}
    return found | {"people": server.read("SELECT id, hash, name, hook FROM people ORDER BY 1")}


@pytest.fixture(scope="module")
def open_party(proxied: Host) -> Party:
    """A table that waits for a third."""
    guests = [Guest(proxied.address, name) for name in ("Ada", "Bea")]
    plan = [{"kind": "me"}, {"kind": "open"}, {"kind": "reserved"}]
    table = guests[0].open_table("bouc-makers", plan)["id"]
    guests[1].join(table, "B")
    return Party(proxied.address, table, guests)


@pytest.fixture(scope="module")
def played(proxied: Host) -> Party:
    """A game under way, with a few moves made."""
    party = Party.open(proxied.address, "bouc-makers", 3)

    async def some() -> None:
        await party.sit()
        await party.play(Random(1), 8)
        await party.close()

    asyncio.run(some())
    return party


def bye(name: str, **values: str) -> str:
    """What is said to somebody who is not let in, to the letter."""
    return json.dumps(
        {"type": "bye", "reason": "refused", "message": {"id": f"refused-{name}", "values": values}}, separators=(",", ":")
    )


def test_the_lists_are_complete() -> None:
    """A request that is added is put where it belongs: for everybody, or in need of a credential."""
    assert {request.handler.__name__ for request in REQUESTS} >= FOR_ALL
    bodies = {request.handler.__name__ for request in NEEDS_ME if request.body is not None}
    assert bodies == set(BODIES)


@pytest.mark.parametrize("how", UNKNOWN)
@pytest.mark.parametrize("request_", NEEDS_ME, ids=lambda request: request.handler.__name__)
def test_without_a_known_secret_nothing_can_be_done(proxied: Host, played: Party, request_: Request, how: str) -> None:
    before = kept(proxied)
    answer = send(proxied, request_, played.table, "A", UNKNOWN[how])
    assert answer.status == 401
    assert answer.data["message"] == {"id": "refused-say-who-you-are", "values": {}}
    assert set(answer.data) == {"error", "message", "rule"}
    assert kept(proxied) == before


@pytest.mark.parametrize("request_", OF_A_SEAT, ids=lambda request: request.handler.__name__)
@pytest.mark.parametrize("state", ["open", "playing"])
def test_a_seat_obeys_its_holder_and_the_table_its_owner(
    proxied: Host, open_party: Party, played: Party, request_: Request, state: str
) -> None:
    party = open_party if state == "open" else played
    before = kept(proxied)
    stranger = Guest(proxied.address, "Nosy").token
    for token, seat in ((stranger, "A"), (stranger, "B"), (party.guests[1].token, "A")):
        answer = send(proxied, request_, party.table, seat, token)
        assert answer.status == 403
        assert set(answer.data) == {"error", "message", "rule"}
    after = kept(proxied)
    assert {name: after[name] for name in before if name != "people"} == {n: before[n] for n in before if n != "people"}


def test_what_is_private_of_a_person_is_only_that_persons(proxied: Host, played: Party) -> None:
    ada, bea, _ = played.guests
    mine = ask(proxied.address, "GET", "/api/people/me/data", token=ada.token).text
    for other in (bea.ask("GET", "/api/people/me")["id"], bea.token, "Guest B"):
        assert other not in mine
    assert ask(proxied.address, "GET", "/api/mine").data == {"person": None, "tables": [], "finished": []}
    nosy = Guest(proxied.address, "Nosy")
    assert nosy.ask("GET", "/api/mine")["tables"] == []
    assert played.table not in nosy.ask("GET", "/api/people/me/data")


@pytest.mark.parametrize("id", ["x", "A" * 20, "A" * 2000, "..", "%00", "%ff%fe", "' OR 1=1 --", "\N{SHEEP}"])
@pytest.mark.parametrize("rest", ["", "/replay", "/record", "/chances", "/broadcast"])
def test_tables_that_are_not_there_say_so_and_no_more(proxied: Host, id: str, rest: str) -> None:
    answer = ask(proxied.address, "GET", f"/api/tables/{re.sub('[^!-~]', '%20', id)}{rest}")
    assert answer.status == 404
    assert answer.data["message"]["id"] in ("refused-no-table", "refused-nothing-here")


# --- sockets


async def refused_hello(server: Host, table: str, seat: str | None, token: str, **more: Any) -> tuple[int, list[str]]:
    line = await Line.to(server.address, table, seat, token, **more)
    return await line.closed(), line.heard


@pytest.mark.parametrize("how", [how for how in UNKNOWN if how != "odd"])
def test_no_seat_without_its_secret(proxied: Host, played: Party, how: str) -> None:
    code, heard = asyncio.run(refused_hello(proxied, played.table, "A", UNKNOWN[how]))
    assert code == 4401
    assert heard == [bye("seat-needs-secret")]


def test_no_seat_with_anothers_secret(proxied: Host, played: Party) -> None:
    stranger = Guest(proxied.address, "Nosy").token
    for seat, token in (("A", played.guests[1].token), ("B", played.guests[0].token), ("C", stranger), ("F", stranger)):
        code, heard = asyncio.run(refused_hello(proxied, played.table, seat, token))
        assert code == 4403
        assert heard == [bye("seat-not-yours", seat=seat)]
    code, heard = asyncio.run(refused_hello(proxied, "A" * 20, "A", stranger))
    assert (code, heard) == (4404, [bye("no-table")])


MESSAGES = [
    messages.Do("m", 0, "bid 1"),
    messages.Undo("m"),
    messages.Propose("m", "bot", "A"),
    messages.Vote("m", True),
    messages.Mute("m", "A", True),
    messages.Away("m", True),
    messages.Ask("m"),
]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: type(message).__name__.lower())
def test_a_watcher_can_do_nothing_and_nobody_hears_of_it(proxied: Host, played: Party, message: Any) -> None:
    """A player of the table who only watches is no more than any other watcher."""

    async def whole() -> None:
        quiet = await Line.to(proxied.address, played.table, "B", played.guests[1].token)
        for token in ("", UNKNOWN["wrong"], played.guests[0].token):
            line = await Line.to(proxied.address, played.table, None, token)
            no = await line.ask(message)
            assert isinstance(no, messages.RefusedMove), no
            await line.close()
        await quiet.ask(messages.Vote("last", True))
        assert {type(decode_from_server(text)) for text in quiet.heard} <= {
            messages.Welcome,
            messages.TableNews,
            messages.RefusedMove,
        }
        await quiet.close()

    before = kept(proxied)["log"]
    asyncio.run(whole())
    assert kept(proxied)["log"] == before


@pytest.mark.parametrize("message", [*MESSAGES, messages.Say("m", "hi")], ids=lambda message: type(message).__name__.lower())
def test_nothing_goes_before_hello(proxied: Host, message: Any) -> None:
    async def whole() -> tuple[int, list[str]]:
        async with connect("ws" + proxied.address[4:] + "/ws") as socket:
            other = Line(socket)
            await other.send(message)
            return await other.closed(), other.heard

    assert asyncio.run(whole()) == (4400, [bye("hello-first")])


@pytest.mark.parametrize("wire", [messages.WIRE - 1, messages.WIRE + 1])
def test_another_version_of_the_wire_is_told_as_such(proxied: Host, played: Party, wire: int) -> None:
    async def whole() -> tuple[int, list[str]]:
        async with connect("ws" + proxied.address[4:] + "/ws") as socket:
            line = Line(socket)
            await line.send(messages.Hello(wire=wire, table=played.table))
            return await line.closed(), line.heard

    code, heard = asyncio.run(whole())
    assert (code, len(heard)) == (4005, 1)
    said = decode_from_server(heard[0])
    assert isinstance(said, messages.Bye)
    assert (said.reason, said.message) == ("newer", refusal("wire-version", wire=messages.WIRE, theirs=wire))


# --- seats that change hands


def test_a_seat_that_was_left_is_closed_to_the_one_who_left(proxied: Host) -> None:
    party = Party.open(proxied.address, "bouc-makers", 2)
    leaver = party.guests[1]

    async def whole() -> None:
        await party.sit()
        line = party.lines[1]
        await asyncio.to_thread(leaver.ask, "POST", f"/api/tables/{party.table}/seats/B/leave")
        assert await line.closed() == 4002
        assert line.heard[-1] == '{"type":"bye","reason":"left"}'
        assert (await refused_hello(proxied, party.table, "B", leaver.token))[0] == 4403
        await party.lines[0].close()

    asyncio.run(whole())
    for request in OF_A_SEAT:
        assert send(proxied, request, party.table, "B", leaver.token).status == 403
    assert ask(proxied.address, "GET", f"/api/tables/{party.table}/replay?seat=B", token=leaver.token).status == 403


def test_who_is_kicked_is_out_and_a_code_of_his_opens_nothing(proxied: Host) -> None:
    host, guest, later = (Guest(proxied.address, name) for name in ("Host", "Rude", "Kind"))
    table = host.open_table("bouc-makers", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    guest.join(table, "B")
    code = guest.ask("POST", f"/api/tables/{table}/seats/B/move")["code"]

    async def whole() -> None:
        line = await Line.to(proxied.address, table, "B", guest.token)
        await line.hear()
        await asyncio.to_thread(host.ask, "POST", f"/api/tables/{table}/seats/B/kick")
        assert await line.closed() == 4001
        assert (await refused_hello(proxied, table, "B", guest.token))[0] == 4403

    asyncio.run(whole())
    later.join(table, "B")
    headers = {"x-forwarded-for": "10.66.0.1"}
    assert ask(proxied.address, "POST", "/api/takeover", {"code": code}, guest.token, headers).status == 404
    assert ask(proxied.address, "GET", f"/api/tables/{table}", token=later.token).data["seats"][1]["you"]


def test_a_seat_moves_to_another_device_once_and_the_old_one_is_dead_at_once(proxied: Host) -> None:
    party = Party.open(proxied.address, "bouc-makers", 2)
    old, new, third = party.guests[0], Guest(proxied.address, "Phone"), Guest(proxied.address, "Thief")
    headers = {"x-forwarded-for": "10.66.0.2"}

    async def whole() -> None:
        await party.sit()
        line = party.lines[0]
        legal, prompt = line.mirror.legal[0], line.mirror.prompt
        first = (await asyncio.to_thread(old.ask, "POST", f"/api/tables/{party.table}/seats/A/move"))["code"]
        code = (await asyncio.to_thread(old.ask, "POST", f"/api/tables/{party.table}/seats/A/move"))["code"]
        assert not [text for line in party.all() for text in line.heard if code in text]
        stale = await asyncio.to_thread(ask, proxied.address, "POST", "/api/takeover", {"code": first}, third.token, headers)
        assert stale.status == 404, "a newer code replaces the older one"
        wish = {"code": f" {code.lower()} "}
        taken = await asyncio.to_thread(ask, proxied.address, "POST", "/api/takeover", wish, new.token, headers)
        assert taken.data == {"table": party.table, "seat": "A"}
        with suppress(ConnectionClosed):  # if the server was quicker
            await line.send(messages.Do("late", prompt, legal))
        assert await line.closed() == 4003
        assert not [text for text in line.heard if '"late"' in text]
        assert (await refused_hello(proxied, party.table, "A", old.token))[0] == 4403
        again = await asyncio.to_thread(ask, proxied.address, "POST", "/api/takeover", {"code": code}, third.token, headers)
        assert again.status == 404
        phone = await Line.to(proxied.address, party.table, "A", new.token)
        await phone.hear()
        assert isinstance(await phone.do(legal), messages.Done)
        await phone.close()
        await party.lines[1].close()

    asyncio.run(whole())
    for request in OF_A_SEAT:
        assert send(proxied, request, party.table, "A", old.token).status == 403


def test_a_code_is_good_for_ten_minutes(tmp_path_factory: pytest.TempPathFactory) -> None:
    with ServerProcess(tmp_path_factory.mktemp("codes")) as server:
        host, other = Guest(server.address, "Host"), Guest(server.address, "Other")
        table = host.open_table("bouc-makers", [{"kind": "me"}, {"kind": "open"}])["id"]
        code = host.ask("POST", f"/api/tables/{table}/seats/A/move")["code"]
        with closing(sqlite3.connect(server.database)) as database, database:
            ((expires,),) = database.execute("SELECT expires FROM codes").fetchall()
            assert 590 < expires - time.time() <= 601
            assert code.encode() not in server.database.read_bytes()
            database.execute("UPDATE codes SET expires = ?", (int(time.time()) - 1,))
        assert ask(server.address, "POST", "/api/takeover", {"code": code}, other.token).status == 404
        assert ask(server.address, "GET", f"/api/tables/{table}", token=host.token).data["seats"][0]["you"]


def test_who_is_forgotten_is_nobody(proxied: Host) -> None:
    party = Party.open(proxied.address, "bouc-makers", 2)
    gone = party.guests[1]

    async def whole() -> None:
        await party.sit()
        assert isinstance(await party.lines[1].ask(messages.Say("s", "a last word")), messages.Done)
        await asyncio.to_thread(gone.ask, "DELETE", "/api/people/me")
        assert await party.lines[1].closed() in (4002, 4004)
        assert (await refused_hello(proxied, party.table, "B", gone.token))[0] == 4401
        late = await Line.to(proxied.address, party.table, None)
        await late.hear()
        await late.close()
        assert "Guest B" not in late.heard[0]
        assert "a last word" not in late.heard[0]
        await party.lines[0].close()

    asyncio.run(whole())
    for request in NEEDS_ME:
        assert send(proxied, request, party.table, "B", gone.token).status == 401


def test_secrets_are_not_in_the_database(proxied: Host, played: Party) -> None:
    files = proxied.files()
    assert [data for data in files if played.table.encode() in data], "the search finds what is there"
    for guest in played.guests:
        assert not [data for data in files if guest.token.encode() in data]
        assert guest.token not in proxied.said()
