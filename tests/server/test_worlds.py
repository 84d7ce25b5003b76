"""Tables that differ only in what somebody may not know send that somebody the same bytes.

First, two servers. Both tables have the same id and the same people. Their seeds differ, or somebody chooses differently where
others cannot see it; the game is played on side by side as long as the one who looks cannot tell the worlds apart. Where chance
lies open from the deal on there are no such seeds: so then, for all games, one server in which the world is exchanged.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from sheepfold import games
from sheepfold.core.asking import asked, codes
from sheepfold.core.game import Game
from sheepfold.core.play import Step
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS, letter
from sheepfold.server.store.rows import PersonRow, SavePerson, SaveTable, TableRow
from sheepfold.server.store.store import Store
from sheepfold.server.tables.host import TableHost
from sheepfold.table.config import Occupant, TableConfig, encode_config
from sheepfold.table.history import Run
from sheepfold.table.messages import Do, Update
from sheepfold.table.mirror import decode_from_server
from sheepfold.table.perspective import Perspective
from tests.server.playing import Line, Party, hides_things
from tests.server.server_process import Host
from tests.server.stages import Furnished, WithinReach, Write

SEEDS = 100  # tried until two worlds look alike to a seat
AHEAD = 25  # moves that they are played on side by side
HEAD = re.compile('"head":"[0-9a-f]{64}"')
PEOPLE = [(f"person-{place}", secrets.token_urlsafe(32)) for place in LETTERS]


@dataclass
class Pair:
    """Two tables that look alike to `eye` at first, and what to play at each, move by move."""

    game: Game
    perspective: int | None
    seats: int
    configs: list[TableConfig]
    plays: list[list[tuple[int, str]]]


def config_of(game: Game, seats: int, id: str, seed: bytes) -> TableConfig:
    occupants = [Occupant(kind="person", person=PEOPLE[seat][0], name=f"Guest {letter(seat)}") for seat in range(seats)]
    options = dict(game.setup(seats).options)
    return TableConfig(
        id=id,
        code=secrets.token_hex(3).upper(),
        game=game.name,
        rules=game.version,
        options=options,
        wanted={},
        data={},
        occupants=occupants,
        owner=PEOPLE[0][0],
        seed=seed.hex(),
        made=1000,
    )


def run_of(game: Game, config: TableConfig) -> Run:
    return Run(game, config.setup(game), config.seal(), config.names())


def looks(run: Run, steps: list[Step], perspective: int | None) -> tuple[object, ...]:
    """All that a perspective gets of an event: what it perceives, sees, and may do."""
    legal = [] if perspective is None else run.game.legal(run.position, perspective)
    return Perspective(run.game, perspective).events(steps), run.game.view(run.position, perspective), legal


def find_pair(game: Game, seats: int, perspective: int | None, number: int) -> Pair | None:
    """Two seeds whose deals look the same to the eye (or the same seed twice, if none do), played on side by side."""
    id = f"table-of-{game.name[:8]}-{number:03d}"
    first = config_of(game, seats, id, sha256(id.encode()).digest())
    here = run_of(game, first)
    wanted = looks(here, here.settle(), perspective)
    for attempt in range(SEEDS):
        last = attempt == SEEDS - 1
        seed = bytes.fromhex(first.seed) if last else sha256(f"{id} {attempt}".encode()).digest()
        second = config_of(game, seats, id, seed)
        there = run_of(game, second)
        if looks(there, there.settle(), perspective) == wanted and (
            last or there.position.to_data() != here.position.to_data()
        ):
            break
    plays = side_by_side(here, there, perspective, Rng(number))
    differ = first.seed != second.seed or any(one != other for one, other in zip(*plays, strict=True))
    return Pair(game, perspective, seats, [first, second], plays) if differ else None


def side_by_side(here: Run, there: Run, perspective: int | None, rng: Rng) -> list[list[tuple[int, str]]]:
    """Moves for both worlds that the eye perceives alike, other ones in the second wherever there are any."""
    plays: list[list[tuple[int, str]]] = [[], []]
    game = here.game
    for turn in range(AHEAD):
        if here.position.actor() == OVER:
            break
        owing = asked(here.position)
        seat = owing[rng.below(len(owing))]
        text = texts(game, here, seat)[rng.below(len(codes(here.position, seat)))]
        wanted = looks(here, here.move(seat, text), perspective)
        answers = [*[other for other in texts(game, there, seat) if other != text][:40], text]
        for answer in answers:
            if answer not in texts(game, there, seat):
                continue
            back = there.mark()
            if looks(there, there.move(seat, answer), perspective) == wanted:
                break
            back()
        else:
            break
        plays[0].append((seat, text))
        plays[1].append((seat, answer))
    return plays


def texts(game: Game, run: Run, seat: int) -> list[str]:
    return [game.say(run.position, seat, move) for move in codes(run.position, seat)]


def pairs() -> Iterator[Pair]:
    number = 0
    for name in games.names():
        game = games.load(name)
        seats = max(2, game.seats[0])
        for perspective in (None, 0, 1):
            for attempt in range(5):
                number += 1
                found = find_pair(game, seats, perspective, number)
                if found is not None:
                    yield found


def writer(configs: list[TableConfig]) -> Write:
    """Puts tables and people into the database of a server that is not open yet."""

    async def write(store: Store) -> None:
        for person, token in PEOPLE:
            row = PersonRow(id=person, hash=sha256(token.encode()).digest(), name=person, made=1000, seen=1000)
            await store.save(SavePerson(row))
        for c in configs:
            row_of = TableRow(
                id=c.id,
                code=c.code,
                game=c.game,
                rules=c.rules,
                seats=len(c.occupants),
                state=c.state,
                public=False,
                made=1000,
                changed=int(time.time()),
                doc=encode_config(c),
            )
            occupants = {seat: occupant.person for seat, occupant in enumerate(c.occupants)}
            await store.save(SaveTable(row_of, occupants))

    return write


async def played(server: Host, pair: Pair, which: int) -> tuple[list[str], list[str]]:
    """The game at one server; what the eye heard, and what the move's maker heard."""
    config = pair.configs[which]
    party = Party(server.address, config.id, [])
    for seat in range(pair.seats):
        party.lines.append(await Line.to(server.address, config.id, letter(seat), PEOPLE[seat][1]))
        await party.lines[-1].hear()
    party.watchers = [await Line.to(server.address, config.id, None)]
    for line in party.all():
        await line.news(lambda info: info.watchers == 1 and info.state == "playing" and all(seat.here for seat in info.seats))
        await line.reach(0)
    # From here on every message is counted: what came before depends on who was quicker to connect.
    late = await Line.to(
        server.address, config.id, None if pair.perspective is None else letter(pair.perspective), eye_token(pair)
    )
    await late.hear()
    for seat, text in pair.plays[which]:
        await party.step(party.lines[seat], text)
        await late.reach(party.lines[seat].mirror.n)
    probe = late.mirror.n
    await late.close()
    await party.close()
    assert probe == len(pair.plays[which])
    return [masked(text, config) for text in late.heard], all_updates(party)


def masked(text: str, config: TableConfig) -> str:
    """Without commit and receipts, which differ as the seeds do: tests/core/test_chain.py shows that they tell nothing."""
    return HEAD.sub('"head":""', text.replace(config.seal().commit, "commit"))


def eye_token(pair: Pair) -> str:
    return "" if pair.perspective is None else PEOPLE[pair.perspective][1]


def all_updates(party: Party) -> list[str]:
    return [text for line in party.all() for text in line.heard if isinstance(decode_from_server(text), Update)]


def test_two_worlds_send_the_same_bytes(tmp_path: Path, furnished: Furnished) -> None:
    found = list(pairs())
    assert {pair.game.name for pair in found} >= {"bauernschlau", "bouc-makers", "bye-bye-black-sheep"}
    all_tables = [[pair.configs[which] for pair in found] for which in (0, 1)]
    ids = [[config.id for config in configs] for configs in all_tables]
    compared = differing = 0
    with (
        furnished(tmp_path / "one", writer(all_tables[0]), ids[0]) as here,
        furnished(tmp_path / "other", writer(all_tables[1]), ids[1]) as there,
    ):
        for pair in found:
            (one, all_one), (other, all_other) = (
                asyncio.run(played(server, pair, n)) for n, server in enumerate((here, there))
            )
            assert one == other, (pair.game.name, pair.perspective)
            compared += len(one)
            differing += all_one != all_other
    assert compared > 100
    assert differing > 10, "somebody must have seen that the worlds differ"


# --- one server, another world


async def nobody_is_at(host: TableHost) -> None:
    while host.guests():
        await asyncio.sleep(0.005)


async def looked(server: str, host: TableHost, perspective: int | None, token: str) -> list[str]:
    """What a newcomer is told, and why it is refused what nobody may do."""
    line = await Line.to(
        server, host.config.id, None if perspective is None else letter(perspective), token, since=host.table.n
    )
    await line.hear()
    legal = [text.lower() for text in line.mirror.legal]
    probes = ["pass", "", "draw A", "bid 99", "exchange 1 1", "ask B", *(text + " 1" for text in legal[:5])]
    for number, text in enumerate(probe for probe in probes if probe.lower() not in legal):
        await line.ask(Do(f"probe {number}", line.mirror.prompt, text))
    await line.close()
    await nobody_is_at(host)
    return line.heard


@pytest.mark.parametrize("name", games.names())
def test_in_another_world_a_newcomer_is_told_the_same(name: str, tmp_path: Path, within_reach: WithinReach) -> None:
    rng = Rng(9)

    async def whole() -> int:
        different = 0
        async with within_reach(tmp_path) as (app, server):
            party = await asyncio.to_thread(Party.open, server, name, max(2, games.load(name).seats[0]))
            for stage, moves in enumerate((1, 2, 3, 7, 7, 7)):
                party.lines.clear()
                await party.sit()
                await party.play(Random(stage), moves)
                over = party.over
                await party.close()
                if over:
                    break
                host = app.registry.tables[party.table]
                await nobody_is_at(host)
                assert host.table.run is not None
                truth = host.table.run.play.position
                for perspective in (None, *range(len(party.guests))):
                    token = "" if perspective is None else party.guests[perspective].token
                    expected = await looked(server, host, perspective, token)
                    other = truth.copy()
                    other.reshuffle(rng.below(2) if perspective is None else perspective, rng)
                    different += other.to_data() != truth.to_data()
                    host.table.run.play.position = other
                    try:
                        assert await looked(server, host, perspective, token) == expected, (perspective, host.table.n)
                    finally:
                        host.table.run.play.position = truth
        return different

    assert asyncio.run(whole()) >= 4 or not hides_things(name)
