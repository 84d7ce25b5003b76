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
from sheepfold.table import messages
from tests.server.playing import Line, Party
from tests.server.server_process import ServerProcess
from tests.server.storm import storm

KILLS = 20  # `python -m tests.server.storm --kills 1000` is the long version


@pytest.mark.timeout(600)
def test_killed_at_random_moments_under_load_nothing_is_lost(tmp_path: Path) -> None:
    found = asyncio.run(storm(tmp_path, KILLS, tables=5, seed=7))
    assert len(found.acknowledged) > 10 * KILLS  # the server was at work when it was killed


@pytest.mark.parametrize(("game", "seats"), [(name, games.load(name).seats[1]) for name in games.names()])
def test_coming_back_after_every_move_is_like_never_having_been_away(server: ServerProcess, game: str, seats: int) -> None:
    async def whole_game() -> None:
        party = Party.open(server.address, game, seats)
        await party.sit()
        steady = [*party.lines, await Line.to(server.address, party.table, None)]
        await steady[-1].hear()
        perspectives: list[tuple[str | None, str]] = [(LETTERS[seat], guest.token) for seat, guest in enumerate(party.guests)]
        perspectives.append((None, ""))
        known: list[list[Any]] = [list(line.mirror.events) for line in steady]
        numbers = [line.mirror.n for line in steady]
        rng = Random(3)
        moves = 0
        while not party.over and moves < 120:
            line = rng.choice(party.asked())
            n = await party.step(line, rng.choice(line.mirror.legal))
            await steady[-1].reach(n)
            place = moves % len(perspectives)  # another pair of eyes comes back after each move
            letter, token = perspectives[place]
            back = await Line.to(server.address, party.table, letter, token, since=numbers[place])
            welcome = await back.hear()
            assert isinstance(welcome, messages.Welcome)
            same = steady[place].mirror
            assert (back.mirror.view, back.mirror.legal, back.mirror.prompt, back.mirror.n) == (
                same.view,
                same.legal,
                same.prompt,
                same.n,
            )
            known[place] += back.mirror.events
            numbers[place] = back.mirror.n
            assert known[place] == same.events
            await back.close()
            moves += 1
        await steady[-1].close()
        await party.close()

    asyncio.run(whole_game())


def test_a_clean_stop_keeps_the_clocks_and_tells_the_sockets(tmp_path: Path) -> None:
    async def before(server: ServerProcess) -> tuple[str, Guest]:
        guest = Guest(server.address, "Ada")
        clock = {"kind": "game", "seconds": 100, "increment": 0}
        table = guest.open_table("sheep-sheep", [{"kind": "me"}, {"kind": "me"}], clock=clock)["id"]
        lines = [await Line.to(server.address, table, letter, guest.token) for letter in "AB"]
        for line in lines:
            await line.hear()
            await line.reach(0)
        await asyncio.sleep(1.2)
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        bye = await lines[0].until(lambda message: isinstance(message, messages.Bye))
        assert bye.reason == "closing"  # type: ignore[union-attr]
        assert await lines[0].closed() == 1012
        assert await stopping == 0
        return table, guest

    async def after(server: ServerProcess, table: str, guest: Guest) -> messages.Clocks:
        line = await Line.to(server.address, table, "A", guest.token)
        await line.hear()
        clocks = line.mirror.clocks
        assert isinstance(clocks, messages.Clocks)
        await line.close()
        return clocks

    with ServerProcess(tmp_path) as server:
        table, guest = asyncio.run(before(server))
        time.sleep(1.5)  # while the server is closed no clock runs
        server.start()
        clocks = asyncio.run(after(server, table, guest))
    (running,) = clocks.running
    waiting = "B" if running == "A" else "A"
    assert 96_000 < clocks.left[running] < 99_000
    assert clocks.left[waiting] == 100_000


def test_a_seat_out_of_time_makes_the_fallback_move(server: ServerProcess) -> None:
    async def wait_for_it() -> None:
        guest = Guest(server.address, "slow")
        clock = {"kind": "move", "seconds": 5}
        table = guest.open_table("black-sheep", [{"kind": "me"}] * 2, clock=clock)["id"]
        line = await Line.to(server.address, table, "A", guest.token)
        await line.hear()
        await line.reach(1)
        assert line.mirror.view is not None
        assert line.mirror.n >= 1
        await line.close()

    start = time.monotonic()
    asyncio.run(wait_for_it())
    assert time.monotonic() - start > 4.5


def test_a_full_disk_refuses_moves_loses_nothing_and_heals(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        guest = Guest(server.address, "Ada")
        table = guest.open_table("bauernschlau", [{"kind": "me"}] * 2)["id"]
        lines = [await Line.to(server.address, table, letter, guest.token) for letter in "AB"]
        for line in lines:
            await line.hear()
            await line.reach(0)

        async def step() -> Any:
            line = next(line for line in lines if line.mirror.legal)
            answer = await line.do(line.mirror.legal[0])
            if isinstance(answer, messages.Done):
                for other in lines:
                    await other.reach(answer.n)
            return answer

        for number in range(5):
            assert isinstance(await step(), messages.Done)
        kept = lines[0].mirror.n
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        for number in range(3):
            refused = await step()
            assert isinstance(refused, messages.RefusedMove)
            assert refused.message.id.startswith("refused-store-")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        for number in range(5):
            assert isinstance(await step(), messages.Done)
        assert lines[0].mirror.n == kept + 5
        for line in lines:
            await line.close()

    with ServerProcess(tmp_path) as server:
        asyncio.run(play(server))
        server.kill()
        server.start()
        assert server.is_alive()


def test_the_processes_of_bots_end_with_a_killed_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        Guest(server.address, "Ada").open_table("sheep-sheep", [{"kind": "bot", "bot": "lamb"}] * 2)
        end = time.monotonic() + 20
        while not (workers := children(server.pid)) and time.monotonic() < end:
            time.sleep(0.05)
        assert workers
        assert server.process is not None
        server.process.kill()  # it alone, not its group
        server.process.wait()
        while any(Path(f"/proc/{pid}").exists() for pid in workers) and time.monotonic() < end:
            time.sleep(0.05)
        assert [pid for pid in workers if Path(f"/proc/{pid}").exists()] == []


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]
