"""While one person floods the bots or the lobby of a server, another plays on: measured with the attackers of `benchmarks/attack/`."""

from __future__ import annotations

import re
import threading
import time
from pathlib import Path
from types import ModuleType

from benchmarks.attack import bots, lobby
from sheepfold.client import Guest, Seat
from tests.server.playing import ask
from tests.server.server_process import ServerProcess
from tests.waiting import on_loop, until

ANSWER_SECONDS = 3.0
MOST_GROWTH = 64 * 2**20  # bytes
OPEN = [{"kind": "me"}, {"kind": "open"}]


class Attacker:
    """`with Attacker(bots, address, seconds):` attacks meanwhile."""

    def __init__(self, module: ModuleType, address: str, seconds: float) -> None:
        self.thread = threading.Thread(target=module.attack, args=(address, seconds), daemon=True)

    def __enter__(self) -> None:
        self.thread.start()

    def __exit__(self, *_: object) -> None:
        self.thread.join()


def figure(server: str, name: str) -> float:
    found = re.findall(rf"^sheepfold_{name} (\S+)$", ask(server, "GET", "/metrics").text, re.MULTILINE)
    return float(found[0])


async def answers(seat: Seat, number: int) -> list[float]:
    """Seconds that each of so many moves of the bot took, while I move at once."""
    took: list[float] = []
    while len(took) < number and not seat.over:
        if seat.mirror.legal:
            mine = await seat.do(seat.mirror.legal[0])
            await until(lambda: seat.mirror.n >= mine)  # noqa: B023 - awaited here
        n = seat.mirror.n
        if not seat.mirror.legal:
            took.append(await until(lambda: seat.mirror.n > n or seat.over, 90))  # noqa: B023 - awaited here
    return took


@on_loop
async def test_bots_answer_in_time_while_one_person_floods_them(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, limits=True) as server:
        person = Guest(server.address, "Ada")
        table = person.open_table("black-sheep", [{"kind": "me"}, {"kind": "bot", "bot": "shepherd"}])["id"]
        async with person.sit(table, "A") as seat:
            await answers(seat, 1)  # the processes have started
            before = server.memory()
            with Attacker(bots, server.address, 14):
                await until(lambda: figure(server.address, "tables_in_memory") > 20)
                took = await answers(seat, 8)
                late = figure(server.address, "bot_deadlines_total")
        assert max(took) < ANSWER_SECONDS, took
        assert late > 0, "the attack was none"
        assert server.memory() - before < MOST_GROWTH


def test_others_stay_in_the_lobby_while_one_person_floods_it(tmp_path: Path) -> None:
    flags = ("--open-rate", "1000", "--request-rate", "1000")
    with ServerProcess(tmp_path, *flags, limits=True) as server:
        person = Guest(server.address, "Ada")
        mine = [person.open_table("sheep-sheep", OPEN, public=True)["id"] for _ in range(2)]
        before = server.memory()
        with Attacker(lobby, server.address, 4):
            pass
        assert server.memory() - before < MOST_GROWTH
        shown = [table["id"] for table in person.ask("GET", "/api/lobby")]
        assert set(mine) <= set(shown)
        assert len(shown) > len(mine), "the attack was none"
        assert len(shown) <= 50


def test_attacks_end_when_they_should(tmp_path: Path) -> None:
    """They are bounded: a benchmark that runs them comes to its end."""
    with ServerProcess(tmp_path) as server:
        for module in (bots, lobby):
            began = time.monotonic()
            module.attack(server.address, 0.5)
            assert time.monotonic() - began < 20
