"""What was acknowledged stays: through kills, broken lines, stops, full disks."""

from __future__ import annotations

import asyncio
import resource
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sheepfold import games
from sheepfold.client import Guest
from sheepfold.core.seats import LETTERS
from sheepfold.server import wire
from tests.server.house import House
from tests.server.playing import Line, Party
from tests.server.storm import storm

KILLS = 50


@pytest.mark.timeout(600)
def test_killed_at_random_moments_under_load_nothing_is_lost(tmp_path: Path) -> None:
    found = asyncio.run(storm(tmp_path, KILLS, tables=5, seed=7))
    assert len(found.acknowledged) > 10 * KILLS  # the house was at work when it was killed


@pytest.mark.parametrize(("game", "seats"), [(name, games.load(name).seats[1]) for name in games.names()])
def test_coming_back_after_every_move_is_like_never_having_been_away(house: House, game: str, seats: int) -> None:
    async def whole_game() -> None:
        party = Party.open(house.address, game, seats)
        await party.sit()
        steady = [*party.lines, await Line.to(house.address, party.table, None)]
        await steady[-1].hear()
        eyes: list[tuple[str | None, str]] = [(LETTERS[seat], guest.token) for seat, guest in enumerate(party.guests)]
        eyes.append((None, ""))
        known: list[list[Any]] = [list(line.mirror.told) for line in steady]
        numbers = [line.mirror.n for line in steady]
        rng = Random(3)
        moves = 0
        while not party.over and moves < 120:
            line = rng.choice(party.asked())
            n = await party.step(line, rng.choice(line.mirror.legal))
            await steady[-1].reach(n)
            place = moves % len(eyes)  # another pair of eyes comes back after each move
            letter, token = eyes[place]
            back = await Line.to(house.address, party.table, letter, token, since=numbers[place])
            welcome = await back.hear()
            assert isinstance(welcome, wire.Welcome)
            same = steady[place].mirror
            assert (back.mirror.view, back.mirror.legal, back.mirror.prompt, back.mirror.n) == (
                same.view,
                same.legal,
                same.prompt,
                same.n,
            )
            known[place] += back.mirror.told
            numbers[place] = back.mirror.n
            assert known[place] == same.told
            await back.close()
            moves += 1
        await steady[-1].close()
        await party.close()

    asyncio.run(whole_game())


def test_a_clean_stop_keeps_the_clocks_and_tells_the_sockets(tmp_path: Path) -> None:
    async def before(house: House) -> tuple[str, Guest]:
        guest = Guest(house.address, "Ada")
        clock = {"kind": "game", "seconds": 100, "increment": 0}
        table = guest.open_table("sheep-sheep", [{"kind": "me"}, {"kind": "me"}], clock=clock)["id"]
        lines = [await Line.to(house.address, table, letter, guest.token) for letter in "AB"]
        for line in lines:
            await line.hear()
            await line.reach(0)
        await asyncio.sleep(1.2)
        stopping = asyncio.create_task(asyncio.to_thread(house.stop))
        bye = await lines[0].until(lambda message: isinstance(message, wire.Bye))
        assert bye.reason == "closing"  # type: ignore[union-attr]
        assert await lines[0].closed() == 1012
        assert await stopping == 0
        return table, guest

    async def after(house: House, table: str, guest: Guest) -> wire.Clocks:
        line = await Line.to(house.address, table, "A", guest.token)
        await line.hear()
        clocks = line.mirror.clocks
        assert isinstance(clocks, wire.Clocks)
        await line.close()
        return clocks

    with House(tmp_path) as house:
        table, guest = asyncio.run(before(house))
        time.sleep(1.5)  # while the house is closed no clock runs
        house.start()
        clocks = asyncio.run(after(house, table, guest))
    (running,) = clocks.running
    waiting = "B" if running == "A" else "A"
    assert 96_000 < clocks.left[running] < 99_000
    assert clocks.left[waiting] == 100_000


def test_whoever_runs_out_of_time_makes_the_fallback_move(house: House) -> None:
    async def wait_for_it() -> None:
        guest = Guest(house.address, "slow")
        clock = {"kind": "move", "seconds": 5}
        table = guest.open_table("black-sheep", [{"kind": "me"}] * 2, clock=clock)["id"]
        line = await Line.to(house.address, table, "A", guest.token)
        await line.hear()
        await line.reach(1)
        assert line.mirror.view is not None
        assert line.mirror.n >= 1
        await line.close()

    start = time.monotonic()
    asyncio.run(wait_for_it())
    assert time.monotonic() - start > 4.5


def test_a_full_disk_refuses_moves_loses_nothing_and_heals(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        guest = Guest(house.address, "Ada")
        table = guest.open_table("bauernschlau", [{"kind": "me"}] * 2)["id"]
        lines = [await Line.to(house.address, table, letter, guest.token) for letter in "AB"]
        for line in lines:
            await line.hear()
            await line.reach(0)

        async def step() -> Any:
            line = next(line for line in lines if line.mirror.legal)
            answer = await line.do(line.mirror.legal[0])
            if isinstance(answer, wire.Done):
                for other in lines:
                    await other.reach(answer.n)
            return answer

        for number in range(5):
            assert isinstance(await step(), wire.Done)
        kept = lines[0].mirror.n
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        for number in range(3):
            refused = await step()
            assert isinstance(refused, wire.RefusedMove)
            assert "store" in refused.reason or "disk" in refused.reason
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        for number in range(5):
            assert isinstance(await step(), wire.Done)
        assert lines[0].mirror.n == kept + 5
        for line in lines:
            await line.close()

    with House(tmp_path) as house:
        asyncio.run(play(house))
        house.kill()
        house.start()
        assert house.is_alive()


def test_the_processes_of_bots_end_with_a_killed_house(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        Guest(house.address, "Ada").open_table("sheep-sheep", [{"kind": "bot", "bot": "lamb"}] * 2)
        end = time.monotonic() + 20
        while not (workers := children(house.pid)) and time.monotonic() < end:
            time.sleep(0.05)
        assert workers
        assert house.process is not None
        house.process.kill()  # it alone, not its group
        house.process.wait()
        while any(Path(f"/proc/{pid}").exists() for pid in workers) and time.monotonic() < end:
            time.sleep(0.05)
        assert [pid for pid in workers if Path(f"/proc/{pid}").exists()] == []


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]
