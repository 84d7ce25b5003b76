"""Many at once for one seat: exactly one gets it, and everybody agrees who."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from random import randrange

from sheepfold.client import Guest
from sheepfold.core.seats import LETTERS
from tests.server.playing import Answer, Line, ask
from tests.server.server_process import ServerProcess

CROWD = 100


async def post(server: ServerProcess, path: str, body: object, token: str, ready: asyncio.Event) -> Answer:
    """A request whose connection stands before anybody sends: all arrive at once."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    data = json.dumps(body).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\nauthorization: Bearer {token}\r\n"
        f"x-forwarded-for: {randrange(1, 250)}.{randrange(250)}.{randrange(250)}.{randrange(250)}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(data)}\r\nconnection: close\r\n\r\n"
    )
    await ready.wait()
    writer.write(head.encode() + data)
    answer = await asyncio.wait_for(reader.read(), 30)
    writer.close()
    start, _, text = answer.partition(b"\r\n\r\n")
    return Answer(int(start.split()[1]), {}, text.decode())


def crowd(server: ServerProcess) -> list[Guest]:
    with ThreadPoolExecutor(8) as pool:
        return list(pool.map(lambda number: Guest(server.address, f"Guest {number}"), range(CROWD)))


def all_at_once(server: ServerProcess, path: str, bodies: list[object], guests: list[Guest]) -> list[Answer]:
    async def whole() -> list[Answer]:
        ready = asyncio.Event()
        tasks = [
            asyncio.create_task(post(server, path, body, guest.token, ready))
            for body, guest in zip(bodies, guests, strict=True)
        ]
        await asyncio.sleep(0.3)
        ready.set()
        return await asyncio.gather(*tasks)

    return asyncio.run(whole())


def test_of_a_hundred_who_want_one_seat_one_gets_it(server: ServerProcess) -> None:
    guests = crowd(server)
    table = Guest(server.address, "Host").open_table("bouc-makers", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    answers = all_at_once(server, f"/api/tables/{table}/join", [{"seat": "B"}] * CROWD, guests)
    assert sorted(answer.status for answer in answers) == [200] + [409] * (CROWD - 1)
    assert {answer.data["error"] for answer in answers if answer.status == 409} == {"Seat B is taken."}
    winner = [answer.status for answer in answers].index(200)
    yours = [ask(server.address, "GET", f"/api/tables/{table}", token=g.token).data["seats"][1]["you"] for g in guests]
    assert [number for number, is_mine in enumerate(yours) if is_mine] == [winner]
    seats = ask(server.address, "GET", f"/api/tables/{table}").data["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats[1:]] == [("person", f"Guest {winner}"), ("open", "")]


def test_the_last_seats_go_to_as_many_as_there_are_and_the_game_begins_once(server: ServerProcess) -> None:
    guests = crowd(server)
    host = Guest(server.address, "Host")
    table = host.open_table("bouc-makers", [{"kind": "me"}] + [{"kind": "open"}] * 5)["id"]
    answers = all_at_once(server, f"/api/tables/{table}/join", [{}] * CROWD, guests)
    assert sorted(answer.data["seat"] for answer in answers if answer.status == 200) == list(LETTERS[1:6])
    assert {answer.status for answer in answers} == {200, 409}

    async def look() -> None:
        line = await Line.to(server.address, table, None)
        await line.news(lambda info: info.state == "playing")
        await line.close()

    asyncio.run(look())
    assert len(ask(server.address, "GET", f"/api/tables/{table}/replay").data["moments"]) == 1


def test_a_code_used_a_hundred_times_at_once_moves_the_seat_once(proxied: ServerProcess) -> None:
    server = proxied
    guests = crowd(server)
    host = Guest(server.address, "Host")
    table = host.open_table("bouc-makers", [{"kind": "me"}, {"kind": "open"}])["id"]
    code = host.ask("POST", f"/api/tables/{table}/seats/A/move")["code"]
    answers = all_at_once(server, "/api/takeover", [{"code": code}] * CROWD, guests)
    assert sorted(answer.status for answer in answers) == [200] + [404] * (CROWD - 1)
    assert not ask(server.address, "GET", f"/api/tables/{table}", token=host.token).data["seats"][0]["you"]
