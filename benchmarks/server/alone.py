"""What a move costs at the table alone: judged, played, told to everybody and encoded, without sockets and without a store.

    python -m benchmarks.server.alone                         all games, in turns
    python -m benchmarks.server.alone black-sheep --rounds 9

Processor time, the best round of each game. The games are the same in every round and on every machine; the quarters of a game show
whether a move costs more late in it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from sheepfold import games
from sheepfold.core.game import Game
from sheepfold.table import messages
from sheepfold.table.config import Occupant, TableConfig
from sheepfold.table.context import Time
from sheepfold.table.effects import Store, Tell
from sheepfold.table.table import Table

LONG = {"bauernschlau": {"championship": "12"}}
MOVES = 1200  # of a round at least: as many whole games as that takes
QUARTERS = 4
decode = messages.decode_guest


@dataclass(eq=False)
class Seat:
    """A person who is told everything, and whose answers come as they would from a socket."""

    seat: int
    person: str
    is_bot: bool = False
    rung: str = ""
    parted: bool = False
    legal: list[str] = field(default_factory=list)
    prompt: int = 0


class Played:
    """One game at a table. `told` is what was sent, if anybody wants it."""

    def __init__(self, game: Game, seats: int, number: int, told: list[bytes] | None = None) -> None:
        occupants = [Occupant(kind="person", person=f"person {seat}", name=f"Name {seat}") for seat in range(seats)]
        config = TableConfig(
            id=f"a-table-of-number-{number}",
            code="ABCDEF",
            game=game.name,
            rules=game.version,
            options=LONG.get(game.name, {}),
            wanted={},
            data={},
            occupants=occupants,
            owner="person 0",
            seed=f"{number:064x}",
            made=1000,
        )
        self.rng = random.Random(number)
        self.told = told
        self.table = Table(game, config, [], [], Time(lambda: 1000.0, lambda: 1000.0))
        self.seats = [Seat(seat, f"person {seat}") for seat in range(seats)]
        self.table.open()
        self.tell(self.carry_out())
        for seat in self.seats:
            self.table.attach(seat, -1)
            self.tell(self.carry_out())

    def moves(self) -> Iterator[float]:
        """Every move, with the processor seconds it took."""
        while asking := [seat for seat in self.seats if seat.legal]:
            seat = self.rng.choice(asking)
            move = messages.Do(f"{self.table.n}", seat.prompt, self.rng.choice(seat.legal))
            data = messages.encode(move)
            begin = time.process_time()
            self.table.receive(seat, decode(data))
            told = self.carry_out()
            taken = time.process_time() - begin
            self.tell(told)
            yield taken

    def carry_out(self) -> list[Tell]:
        """Everything that is to be done but telling, which is up to the guests."""
        outbox, told = self.table.outbox, []
        while outbox:
            effect = outbox.popleft()
            if type(effect) is Tell:
                told.append(effect)
            elif type(effect) is Store:
                self.table.stored(effect)
        return told

    def tell(self, told: list[Tell]) -> None:
        for effect in told:
            if self.told is not None:
                self.told.append(effect.data)
            message = effect.message
            if type(message) is messages.Update or type(message) is messages.Welcome:
                for seat in effect.to:
                    seat.legal, seat.prompt = message.legal, message.prompt


def round_of(game: Game) -> list[tuple[int, float]]:
    """By quarter of the games: moves, and the seconds they took."""
    seats = min(4, game.seats[1])
    found = [(0, 0.0)] * QUARTERS
    number = 0
    while sum(moves for moves, _ in found) < MOVES:
        number += 1
        times = list(Played(game, seats, number).moves())
        for quarter in range(QUARTERS):
            part = times[len(times) * quarter // QUARTERS : len(times) * (quarter + 1) // QUARTERS]
            moves, seconds = found[quarter]
            found[quarter] = (moves + len(part), seconds + sum(part))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", metavar="GAME", nargs="*", help="which games (default: all)")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    chosen = [games.load(name) for name in given.names or games.names()]
    best: dict[str, list[float]] = {}
    for _ in range(given.rounds):
        for game in chosen:
            found = round_of(game)
            whole = sum(seconds for _, seconds in found) / sum(moves for moves, _ in found)
            figures = [1e6 * each for each in (whole, *(seconds / moves for moves, seconds in found))]
            known = best.get(game.name, figures)
            best[game.name] = [min(pair) for pair in zip(known, figures, strict=True)]
    print("µs a move".ljust(22), "whole", *(f"{number}/4" for number in range(1, 5)), "last : first", sep="  ")
    for name, (whole, *quarters) in best.items():
        shown = [f"{value:5.1f}" for value in (whole, *quarters)]
        print(name.ljust(22), *shown, f"{quarters[-1] / quarters[0]:.2f}", sep="  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
