"""Guests who add to chance, over the wire: commit, reveal, every move, and the next game; and the house that never knew ahead."""

from __future__ import annotations

import asyncio
import json
from random import Random

from sheepfold import games
from sheepfold.client import Guest, Seat
from sheepfold.core.chain import held_against, read_receipt
from sheepfold.core.entropy import EntropyChain, link
from sheepfold.core.sealed import verify_file
from tests.server.playing import ask, next_of
from tests.server.server_process import ServerProcess
from tests.server.stored import config_of, rows_of
from tests.table.driving import Driver
from tests.waiting import on_loop, until


async def play(seat: Seat, rng: Random) -> None:
    async for question in seat:
        await seat.do(rng.choice(question.legal))


async def whole_game(guests: list[Guest], table: str, letters: str) -> list[str]:
    """All play to the end; every receipt that anybody was given."""
    async with guests[0].sit(table, letters[0]) as one, guests[1].sit(table, letters[1]) as other:
        await asyncio.gather(play(one, Random(1)), play(other, Random(2)))
        return [*one.receipts, *other.receipts]


@on_loop
async def test_a_game_and_its_rematch(server: ServerProcess) -> None:
    guests = [Guest(server.address, name, entropy=True) for name in ("Ada", "Bert")]
    opened = guests[0].open_table("sheep-sheep", [{"kind": "me"}, {"kind": "open"}])
    table = opened["id"]
    assert opened["seal"]["anchors"] == {"A": guests[0].chains[0].anchor}
    assert guests[1].join(table) == "B"
    receipts = await asyncio.wait_for(whole_game(guests, table, "AB"), 60)
    text = guests[0].ask("GET", f"/api/tables/{table}/record")
    _, record = verify_file(text.encode(), games.load)
    assert sorted(record.anchors) == sorted(record.entropy) == ["A", "B"]
    assert [link(record.entropy[name]) for name in "AB"] == [guest.chains[0].anchor for guest in guests]
    assert all(row.entropy for row in record.rows if row.kind == "move")
    heads = config_of(server, table).seal().chain().heads(record.rows)
    assert len(receipts) > 20
    assert all(holds for holds, _ in held_against(map(read_receipt, receipts), heads, record.rows))

    for guest in guests:
        guest.ask("POST", f"/api/tables/{table}/rematch", {"seats": "rotated"})
    rematch = await asyncio.to_thread(next_of, server.address, table)
    await asyncio.wait_for(whole_game(guests, rematch, "BA"), 60)
    text = guests[0].ask("GET", f"/api/tables/{rematch}/record")
    _, record = verify_file(text.encode(), games.load)
    assert sorted(record.anchors) == sorted(record.entropy) == ["A", "B"], "a rematch begins with entropy too"
    assert record.commit != opened["seal"]["commit"]


def test_what_the_host_knows_when_it_draws_the_seed_does_not_enter(server: ServerProcess) -> None:
    """Entropy in the clear, in the very request in which the server draws its seed, would let it choose."""
    guest = Guest(server.address, "Ada")
    table = guest.open_table("sheep-sheep", [{"kind": "me"}, {"kind": "bot", "bot": "lamb"}], entropy="feed" * 8)["id"]
    assert config_of(server, table).entropy == {}


def test_anchors_are_checked_at_the_door(server: ServerProcess) -> None:
    guest, other = Guest(server.address, "Ada"), Guest(server.address, "Bert")
    seats = [{"kind": "me"}, {"kind": "open"}]
    for anchors in (["00"], ["0g" * 32], ["00" * 32 + "\n"], ["00" * 32] * 7, "00" * 32):
        body = {"game": "sheep-sheep", "seats": seats, "anchors": anchors}
        assert ask(server.address, "POST", "/api/tables", body, guest.token).status == 422
    table = guest.open_table("sheep-sheep", seats, anchors=["00" * 32, "11" * 32])["id"]
    assert config_of(server, table).anchors == {"A": "00" * 32}, "only for seats of one's own"
    assert ask(server.address, "POST", f"/api/tables/{table}/join", {"anchor": "00"}, other.token).status == 422
    assert rows_of(server, table) == []


def test_who_gets_up_takes_the_anchor_along(server: ServerProcess) -> None:
    guest = Guest(server.address, "Ada", entropy=True)
    other = Guest(server.address, "Bert", entropy=True)
    table = guest.open_table("sheep-sheep", [{"kind": "me"}, {"kind": "open"}])["id"]
    guest.ask("POST", f"/api/tables/{table}/seats/A/leave")
    assert config_of(server, table).anchors == {}
    assert other.join(table, "B") == "B"
    assert config_of(server, table).anchors == {"B": other.chains[0].anchor}


@on_loop
async def test_a_chain_serves_one_table_only(server: ServerProcess) -> None:
    """A server that asks at one table for what a guest will add at another is not told."""
    guest = Guest(server.address, "Ada", entropy=True)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "lamb"}]
    one, other = (guest.open_table("bouc-makers", seats)["id"] for _ in range(2))
    async with guest.sit(one, "A") as here, guest.sit(other, "A") as there:
        first, second = guest.chains
        assert here.number_after(first.anchor) == first.next(first.anchor)
        assert here.number_after(second.anchor) == there.number_after(first.anchor) == ""
        assert there.mirror.table is not None
        there.mirror.table.earlier = [{"table": one, "scores": {}}]
        assert there.number_after(first.anchor) == "", "the game there is not over"
        first.over = True
        assert there.number_after(first.anchor) == first.next(first.anchor)
        assert here.number_after(first.anchor) == ""


@on_loop
async def test_a_seat_that_is_freed_before_the_start_begins_all_again(server: ServerProcess) -> None:
    """All had revealed to the server what they add: a person who joins now could be told, and could choose."""
    guest, other = (Guest(server.address, name, entropy=True) for name in ("Ada", "Bert"))
    table = guest.open_table("sheep-sheep", [{"kind": "me"}, {"kind": "open"}])["id"]
    other.join(table)
    async with guest.sit(table, "A"):  # reveals; the other one is not here yet
        await until(lambda: bool(config_of(server, table).entropy), 10)
        other.ask("POST", f"/api/tables/{table}/seats/B/leave")
    config = config_of(server, table)
    if config.state == "open":  # it was waited for three seconds only
        chain = guest.chains[0]
        assert (config.fixed, config.entropy) == (False, {})
        assert config.anchors == {"A": chain.next(chain.anchor)}


def test_a_server_that_asks_on_and_on_is_not_told_the_whole_chain() -> None:
    """It says again and again that somebody got up, to choose among many deals: a guest reveals a few numbers only."""
    chain = EntropyChain("0a" * 32, 50)
    chain.table = "a-table-with-a-long-id"
    sent: list[str] = []

    class Wire:
        async def send(self, text: str) -> None:
            sent.append(json.loads(text)["entropy"])

    seat = Seat("http://127.0.0.1:1", "token", chain.table, "A", [chain])
    seat.socket = Wire()  # type: ignore[assignment]
    driver = Driver()
    anchor = chain.anchor
    for _ in range(20):
        driver.table.config.anchors, driver.table.config.fixed = {"A": anchor}, True
        seat.mirror.table = driver.table.status.info("person 0")
        asyncio.run(seat.reveal())
        asyncio.run(seat.reveal())
        anchor = chain.next(anchor)
    assert len(sent) == 3
    assert sent[0] == chain.next(chain.anchor)
