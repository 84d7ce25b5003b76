"""Bots that think in workers of their own: whole games, and workers, Redis and servers that die while they do."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from redis import Redis as Client

from sheepfold import games
from sheepfold.bots import registry
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.position import FATE
from sheepfold.core.rng import Rng
from sheepfold.server import bodies
from sheepfold.server.app import App
from sheepfold.server.cluster.bus import Bus
from sheepfold.server.cluster.redis_address import split_url
from sheepfold.server.config import Config
from sheepfold.server.store.sqlite import open_store
from sheepfold.server.tables.host import TableHost
from sheepfold.server.thinkers import records, remote_bots
from sheepfold.server.thinkers.bot_host import BotHost
from sheepfold.server.thinkers.pool import Thinkers
from sheepfold.server.thinkers.remote_bots import RemoteThinkers
from sheepfold.server.thinkers.scheduler import Scheduler
from sheepfold.server.thinkers.work import advise, choose
from sheepfold.table.config import QUICK
from tests.cluster.services import Redis, children, is_running
from tests.said import says
from tests.server.systemd import Listener
from tests.waiting import on_loop, until

ROOT = Path(__file__).resolve().parent.parent.parent
DEEP = "shepherd"  # thinks for half a second about the first move of black-sheep
START = 60.0
MANY = 12  # questions at once, more than one worker answers in a second
NOTHING: Mapping[str, str] = {}
WORKER_DIES = 4.0  # seconds until a question whose worker vanished is answered nevertheless, the thought not counted


class Hands:
    """`sheepfold bots` in a process of its own."""

    def __init__(self, url: str, folder: Path, workers: int = 1, environ: Mapping[str, str] = NOTHING) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / "bots.log"
        self.url = url
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "sheepfold", "bots", "--bus", url, "--workers", str(workers)],
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONPATH": str(ROOT), **environ},
                start_new_session=True,
            )

    def __enter__(self) -> Hands:
        return self

    def __exit__(self, *_: object) -> None:
        for pid in (*self.workers(), self.process.pid):
            if is_running(pid):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(20)

    def workers(self) -> list[int]:
        """The processes that think."""
        return [pid for pid in children(self.process.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")


@pytest.fixture
def bus(redis: Redis) -> str:
    """A bus of one's own: no worker of another test is remembered there."""
    return f"{redis.url}?prefix={token_hex(4)}"


@pytest.fixture(scope="module")
def staff(redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    """Two workers that nothing happens to."""
    with Hands(redis.url, tmp_path_factory.mktemp("staff"), 2) as hands:
        yield hands


@asynccontextmanager
async def asking(url: str, server: str = "server") -> AsyncIterator[RemoteThinkers]:
    bus = Bus(url, server)
    thinkers = RemoteThinkers(bus)
    await bus.open()
    try:
        yield thinkers
    finally:
        thinkers.close()
        await bus.close()


def questions_of(bus: str) -> str:
    return remote_bots.keys(split_url(bus)[1])[0]


def register_of(bus: str) -> str:
    return remote_bots.keys(split_url(bus)[1])[1]


async def staffed(thinkers: RemoteThinkers, workers: int = 1) -> None:
    await until(lambda: len(thinkers.living or ()) == workers, START)


def first_move(game: Game, seats: int) -> tuple[Any, list[str]]:
    """What the first seat to move sees, and what it may do."""
    position, rng = game.start(game.setup(seats, {})), Rng(1)
    while position.actor() == FATE:
        position.play(position.draw(rng), FATE)
    seat = int(position.actor())
    return game.view(position, seat), game.legal(position, seat)


VIEW, LEGAL = first_move(games.load("black-sheep"), 3)


class Reply:
    """Every time a question was answered, and how."""

    def __init__(self, thinkers: RemoteThinkers, rung: str = DEEP) -> None:
        self.found: list[str] = []
        self.failed: list[BaseException] = []
        thinkers.submit(choose, rung, VIEW, LEGAL, 7, done=self.found.append, failed=self.failed.append)
        self.asked = next(reversed(thinkers.under_way.values()), None)

    @property
    def taken(self) -> bool:
        return self.asked is not None and bool(self.asked.worker)


# --- when all is well


@on_loop
async def test_whole_games_of_every_kind_are_played_by_workers(staff: Hands, tmp_path: Path) -> None:
    async with asking(staff.url) as thinkers:
        await staffed(thinkers, 2)
        app = App(Config(workers=1, data=str(tmp_path)), open_store(tmp_path / "data"))
        app.thinkers.close()
        app.registry.bots = BotHost(Scheduler(thinkers, Thinkers(1)))
        try:
            tables: list[TableHost] = []
            for turn, name in enumerate(games.names()):
                person, _ = await app.people.enter(f"Fan of {turn}")  # one has only a few tables of bots alone
                seats = min(3, games.load(name).seats[1])
                rungs = ["lamb", "greedy", "uniform", "ewe", "uniform", "greedy", "uniform"]
                plan = [bodies.SeatPlan("bot", rungs[(turn + seat) % len(rungs)]) for seat in range(seats)]
                tables.append(await app.lobby.open(person, bodies.NewTable(game=name, seats=plan)))
            await until(lambda: all(table.config.state == "over" for table in tables), 240.0)
            assert thinkers.helped == 0  # nothing was thought here
            assert thinkers.pool is None
            assert thinkers.number > 100
            assert thinkers.thinking == 0
        finally:
            await app.registry.stop()
            await app.store.close()


@on_loop
async def test_every_kind_of_question(staff: Hands) -> None:
    """What a worker says is what would be said here."""
    async with asking(staff.url) as thinkers:
        await staffed(thinkers, 2)
        for rung in ("uniform", QUICK):
            assert await thinkers.run(choose, rung, VIEW, LEGAL, 7) == choose(rung, VIEW, LEGAL, 7)
        given = (VIEW, LEGAL, LEGAL[3], 7)
        assert await thinkers.run(advise, *given) == list(advise(*given))
        text = (ROOT / "tests/games/golden/bouc-makers-3.record").read_text(encoding="utf-8")
        assert await thinkers.run(records.replay_file, text, "A") == records.replay_file(text, "A")
        assert await thinkers.run(records.draws, text) == records.draws(text)
        with says(BadInput, match="has no seat F"):
            await thinkers.run(records.replay_file, text, "F")
        with pytest.raises(BadInput) as cut_off:
            await thinkers.run(records.draws, "sheepfold record 1\n")
        assert cut_off.value.message.values["what"].id == "record-no-moves", (
            "a message stays one, so that it is said in the reader's language"
        )
        assert (thinkers.helped, thinkers.retries, thinkers.thinking) == (0, 0, 0)


@on_loop
async def test_only_the_known_functions_can_be_asked_for(redis: Redis, staff: Hands) -> None:
    async with asking(staff.url) as thinkers:
        await staffed(thinkers, 2)
        with pytest.raises(ValueError, match="a worker knows choose"):
            thinkers.submit(os.system, "true", done=print, failed=print)
        with Client(port=redis.port) as client:
            heard = client.pubsub()
            heard.subscribe("sheepfold:answers:stranger")
            assert heard.get_message(timeout=5) is not None
            for data in (b"\xff no question", remote_bots.encode(remote_bots.Question("stranger", 1, "os.system", ["true"]))):
                client.rpush("sheepfold:questions", data)
            answers = [remote_bots.decode_answer(heard.get_message(timeout=10)["data"]) for _ in range(2)]
        assert isinstance(answers[1], remote_bots.Failed)
        assert "not 'os.system'" in answers[1].reason
        assert await thinkers.run(choose, QUICK, VIEW, LEGAL, 7) in LEGAL  # it goes on
        await until(lambda: "a question cannot be read" in staff.said())  # maybe by the other of the two


@on_loop
async def test_a_worker_that_fails_at_a_move_costs_the_rung_not_the_move(staff: Hands) -> None:
    async with asking(staff.url) as thinkers:
        await staffed(thinkers, 2)
        assert await thinkers.run(choose, "no such rung", VIEW, LEGAL, 7) == choose(QUICK, VIEW, LEGAL, 7)
        assert thinkers.helped == 1


# --- when workers die


@on_loop
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_worker_that_vanishes_in_mid_thought_costs_one_retry(bus: str, tmp_path: Path, how: signal.Signals) -> None:
    with Hands(bus, tmp_path / "first") as first, Hands(bus, tmp_path / "second") as second:
        async with asking(bus) as thinkers:
            await staffed(thinkers, 2)
            (one,), (other,) = first.workers(), second.workers()
            os.kill(other, signal.SIGSTOP)  # so that we know who takes it
            await staffed(thinkers, 1)
            reply = Reply(thinkers)
            await until(lambda: reply.taken)
            os.kill(one, how)
            os.kill(other, signal.SIGCONT)
            took = await until(lambda: reply.found or reply.failed)
            assert took < WORKER_DIES + 1
            assert reply.found[0] in LEGAL
            assert (thinkers.retries, thinkers.helped) == (1, 0)
            if how == signal.SIGSTOP:
                os.kill(one, signal.SIGCONT)
                await staffed(thinkers, 2)
                await asyncio.sleep(1.5)
            assert len(reply.found) == 1  # the late answer is nobody's
            assert thinkers.thinking == 0
            if how == signal.SIGKILL:
                await staffed(thinkers, 2)  # another one has begun in its place
                assert f"worker {one} ended with -9" in first.said()


@on_loop
async def test_a_question_lost_on_its_way_to_a_worker_is_asked_again(redis: Redis, bus: str, tmp_path: Path) -> None:
    with Hands(bus, tmp_path) as hands:
        async with asking(bus) as thinkers:
            await staffed(thinkers)
            (worker,) = hands.workers()
            os.kill(worker, signal.SIGSTOP)
            reply = Reply(thinkers, QUICK)
            with Client(port=redis.port) as client:
                # Redis hands it to the one that sleeps, whose process then dies with the bytes unread.
                await until(lambda: client.llen(questions_of(bus)) == 0)
            os.kill(worker, signal.SIGKILL)
            await until(lambda: reply.found, START)
            assert reply.found[0] in LEGAL
            assert len(reply.found) == 1


@on_loop
async def test_with_no_worker_the_quick_bot_plays_until_one_comes(bus: str, tmp_path: Path) -> None:
    async with asking(bus) as thinkers:
        reply = Reply(thinkers)
        assert await until(lambda: reply.found, START)
        assert reply.found == [choose(QUICK, VIEW, LEGAL, 7)]
        hint = await thinkers.run(advise, VIEW, LEGAL, None, 7)
        assert tuple(hint) == advise(VIEW, LEGAL, None, 7, QUICK)
        assert thinkers.helped == 2
        with Hands(bus, tmp_path) as hands:
            await staffed(thinkers)
            reply = Reply(thinkers)
            await until(lambda: reply.taken)
            await until(lambda: reply.found)
            assert thinkers.helped == 2
            hands.process.send_signal(signal.SIGINT)
            assert hands.process.wait(20) == 0
            await staffed(thinkers, 0)
        assert await thinkers.run(choose, DEEP, VIEW, LEGAL, 7) == choose(QUICK, VIEW, LEGAL, 7)
        assert thinkers.helped == 3


@on_loop
async def test_the_last_worker_takes_its_thought_with_it(bus: str, tmp_path: Path) -> None:
    async with asking(bus) as thinkers:
        with Hands(bus, tmp_path):
            await staffed(thinkers)
            reply = Reply(thinkers)
            await until(lambda: reply.taken)
        await until(lambda: reply.found)
        assert reply.found == [choose(QUICK, VIEW, LEGAL, 7)]


@on_loop
async def test_workers_that_are_all_busy_for_long_are_not_waited_for(
    redis: Redis, bus: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_bots, "UNTAKEN", 1.0)
    with Hands(bus, tmp_path):
        async with asking(bus) as thinkers:
            await staffed(thinkers)
            replies = [Reply(thinkers) for _ in range(MANY)]
            await until(lambda: all(reply.found for reply in replies), START)
            assert 1 <= thinkers.helped < MANY
            with Client(port=redis.port) as client:
                assert client.llen(questions_of(bus)) == 0  # nobody thinks about what is answered


# --- when Redis or a server goes


@on_loop
async def test_redis_away_and_back(own_redis: Redis, tmp_path: Path) -> None:
    with Hands(own_redis.url, tmp_path) as hands:
        async with asking(own_redis.url) as thinkers:
            await staffed(thinkers)
            reply = Reply(thinkers)
            await until(lambda: reply.taken)
            own_redis.kill()
            assert await until(lambda: reply.found, START)
            assert reply.found == [choose(QUICK, VIEW, LEGAL, 7)]
            reply = Reply(thinkers)
            await until(lambda: reply.found, 2.0)
            assert reply.found == [choose(QUICK, VIEW, LEGAL, 7)]
            await asyncio.sleep(1.0)
            own_redis.start()
            await staffed(thinkers)
            helped = thinkers.helped
            reply = Reply(thinkers)
            await until(lambda: reply.found)
            assert thinkers.helped == helped
            await until(lambda: "Redis is back" in hands.said())
            assert hands.said().count("Redis is away, waiting for it") == hands.said().count("Redis is back") == 1


@on_loop
async def test_redis_stops_and_goes_on(own_redis: Redis, tmp_path: Path) -> None:
    with Hands(own_redis.url, tmp_path):
        async with asking(own_redis.url) as thinkers:
            await staffed(thinkers)
            own_redis.pause()
            reply = Reply(thinkers)
            assert await until(lambda: reply.found, START) < WORKER_DIES + 2
            own_redis.resume()
            await staffed(thinkers)
            await asyncio.sleep(1.5)
            assert len(reply.found) == 1
            assert await thinkers.run(choose, "uniform", VIEW, LEGAL, 7) == choose("uniform", VIEW, LEGAL, 7)


@on_loop
async def test_nobody_thinks_for_a_server_that_died(bus: str, tmp_path: Path) -> None:
    with Hands(bus, tmp_path) as hands:
        async with asking(bus) as thinkers:
            await staffed(thinkers)
            (worker,) = hands.workers()
            os.kill(worker, signal.SIGSTOP)
            async with asking(bus, "dead") as dead:
                await until(lambda: dead.living is not None)
                for _ in range(20):
                    Reply(dead)
                await asyncio.sleep(0.2)
            os.kill(worker, signal.SIGCONT)
            began = time.monotonic()
            reply = Reply(thinkers, "uniform")
            await until(lambda: reply.found)
            assert time.monotonic() - began < 3.0  # twenty thoughts would take ten seconds
            await until(lambda: "server dead has gone" in hands.said())


# --- the command


@contextmanager
def ended(pids: list[int]) -> Iterator[None]:
    yield
    end = time.monotonic() + 10
    while any(is_running(pid) for pid in pids):
        assert time.monotonic() < end, f"{pids} go on"
        time.sleep(0.02)


def wait_for(true: Callable[[], object], within: float = START) -> None:
    end = time.monotonic() + within
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def test_workers_end_with_the_process_that_started_them(redis: Redis, bus: str, tmp_path: Path) -> None:
    with Hands(bus, tmp_path, 2) as hands, Client(port=redis.port) as client:
        wait_for(lambda: client.zcard(register_of(bus)) == 2)
        wait_for(lambda: len(hands.workers()) == 2)
        with ended(hands.workers()):
            hands.process.kill()


def test_ctrl_c_ends_all_cleanly(redis: Redis, bus: str, tmp_path: Path) -> None:
    supervisor = Listener()
    with Hands(bus, tmp_path, 2, supervisor.environ) as hands, Client(port=redis.port) as client, supervisor.line:
        assert [supervisor.next() for _ in range(3)] == ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]
        wait_for(lambda: client.zcard(register_of(bus)) == 2)
        with ended(hands.workers()):
            os.killpg(hands.process.pid, signal.SIGINT)  # as a terminal does
            assert hands.process.wait(20) == 0
        assert supervisor.until(lambda word: word != "WATCHDOG=1")[-1] == "STOPPING=1"
        assert client.zcard(register_of(bus)) == 0
        assert "2 bot workers think" in hands.said()
        assert "stopped after 0 answers" in hands.said()
        assert "Traceback" not in hands.said()


def test_workers_wait_for_a_redis_that_is_not_there_yet(tmp_path: Path, own_redis: Redis) -> None:
    own_redis.kill()
    with Hands(own_redis.url, tmp_path) as hands:
        wait_for(lambda: "Redis is away, waiting for it" in hands.said())
        own_redis.start()
        with Client(port=own_redis.port) as client:
            wait_for(lambda: client.zcard("sheepfold:workers") == 1)
        wait_for(lambda: "Redis is back" in hands.said())
        hands.process.send_signal(signal.SIGTERM)
        assert hands.process.wait(20) == 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "--bus says where the servers are"),
        (["--bus", "http://127.0.0.1"], "a bus is redis://host:port"),
        (["--bus", "redis://127.0.0.1", "--workers", "0"], "--workers is a number from 1 to 1024, not 0"),
        (["--bus", "redis://:secr/et@127.0.0.1"], "the address of the bus cannot be used"),
        (["--bus", "rediss://127.0.0.1?ssl_ca_certs=/no/where.pem"], "cannot be read (/no/where.pem)"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(words: list[str], complaint: str) -> None:
    environ = {**{name: value for name, value in os.environ.items() if name != "SHEEPFOLD_BUS"}, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "sheepfold", "bots", *words], capture_output=True, text=True, env=environ, timeout=60
    )
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1
    assert "secr" not in done.stderr


def test_missing_packages_are_named() -> None:
    program = "import sys; sys.modules['redis'] = None; from sheepfold.__main__ import run; sys.exit(run(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "bots", "--bus", "redis://127.0.0.1"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)}, timeout=60)
    assert done.returncode == 2
    assert "pip install 'sheepfold[redis]'" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_deep_rung_is_one() -> None:
    assert DEEP in registry.names()
