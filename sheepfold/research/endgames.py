"""Ends of games that can be solved: the last contracts of two players in Bouc Makers, the last two turns in Sheep Sheep."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

from sheepfold import games
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.pile import Pile
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS
from sheepfold.research.publictree import Worlds, worlds_of

BOUC_MAKERS, SHEEP_SHEEP = "bouc-makers", "sheep-sheep"
GAMES = (BOUC_MAKERS, SHEEP_SHEEP)
TRIES = 1000  # games played until one has such an end
LAST_PILE = 2  # cards of the pile that no capture leaves enough of (SS-8.1)
CLOSE = 3  # photos between the two: beyond that an end is mostly decided
# Two turns without a capture end the game: what at a usual table are the last two turns before SS-7.7.
TWO_TURNS = {"dry_limit": "2", "redeal_limit": "0"}
# Who remembers every gain knows all flocks (BM-13.1), and so does the solution. Bots see the table and remember nothing: with flocks
# open they know as much, and what is gained against them is not that they forget.
OPEN_FLOCKS = {"herds": "open"}
FIXED = {BOUC_MAKERS: OPEN_FLOCKS, SHEEP_SHEEP: TWO_TURNS}

Data = dict[str, Any]


def find(name: str, options: dict[str, str], seed: int) -> tuple[Game, Position]:
    """The first end of a game between quick players from this seed on."""
    game = games.load(name)
    wanted = {BOUC_MAKERS: last_contracts, SHEEP_SHEEP: last_turns}.get(game.name)
    if wanted is None:
        raise BadInput(f"no end of {game.name} is small enough; there are {', '.join(GAMES)}")
    fixed = FIXED[game.name]
    for option in options:
        if option in fixed:
            raise BadInput(f"{option} is {fixed[option]} here; docs/exact.md says why")
    setup = game.setup(2, {**options, **fixed})
    rng = Rng(seed)
    for _ in range(TRIES):
        position: Position = game.start(setup)
        if play_to(game, position, wanted, rng):
            return game, position
    raise BadInput(f"in {TRIES} games from seed {seed} there was no such end; try another seed")


def play_to(game: Game, position: Position, wanted: Callable[[Data], bool], rng: Rng) -> bool:
    """Let quick players play until the position is one that is wanted; False if the game ends before."""
    guide, moves = game.guide(), Pile(256)
    while settle(position, rng) != OVER:
        if wanted(position.to_data()):
            return True
        guide.carry_on(position, position.actor(), moves, rng)
    return False


def last_contracts(data: Data) -> bool:
    return data["phase"] == "bid" and not data["pile"] and not any(data["bids"].values())


def last_turns(data: Data) -> bool:
    """No refill comes any more, and nobody is far ahead."""
    photos = [sum(album.values()) for album in data["albums"].values()]
    begins = data["phase"] == "exchange" and data["exchanges"] == 0 and data["dry"] == 0
    return begins and len(data["pile"].split()) <= LAST_PILE and abs(photos[0] - photos[1]) <= CLOSE


def worlds(game: Game, position: Position) -> Worlds:
    """An end of Sheep Sheep with every pair of models, all equally likely, as they were dealt; the one to move is seat A."""
    data = position.to_data()
    models = sorted({colour for line in data["grid"] for colour in line if colour.isalpha()} | every_colour(data))
    every = [
        game.load(position.setup, {**data, "models": dict(zip("AB", pair, strict=True))}) for pair in permutations(models, 2)
    ]
    return worlds_of(game, every, lambda world, seat: str(world.to_data()["models"][LETTERS[seat]]))


def every_colour(data: Data) -> set[str]:
    text = " ".join([data["captured"], data["pile"], *data["rows"].values()])
    return {colour for colour in text if colour.isalpha()}


def albums(position: Position) -> tuple[int, ...]:
    """All that a finished game of Sheep Sheep is worth depends on this, besides the models (SS-9)."""
    return tuple(position.albums)  # type: ignore[attr-defined]  # the one game it is asked of has them


def wins(position: Position) -> float:
    """1 where A has won, -1 where B has, 0 where both share it."""
    return float(position.place(1) - position.place(0))


def points(position: Position) -> float:
    return float(position.score(0) - position.score(1))
