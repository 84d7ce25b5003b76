"""The test of the test: secrets leaked on purpose, one at a time, are all caught by the laws of secrecy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from sheepfold import games
from sheepfold.core import laws
from sheepfold.core.asking import codes
from sheepfold.core.errors import Refused
from sheepfold.core.events import Event
from sheepfold.core.game import Data, Game
from sheepfold.core.journal import Note
from sheepfold.core.message import plain
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng

Plant = Callable[[Game], Game]


def in_view(leak: Callable[[Position], object]) -> Plant:
    """Everybody's view shows something of the truth."""
    return lambda game: replace(
        game, public=None, visible=lambda position, seat: {**game.visible(position, seat), "leak": leak(position)}
    )


def in_view_of_others(leak: Callable[[Position], object]) -> Plant:
    """The view of every seat but the first shows it; watchers' too."""
    return lambda game: replace(
        game,
        public=None,
        visible=lambda position, seat: {**game.visible(position, seat), "leak": leak(position) if seat != 0 else None},
    )


def in_what_is_told(game: Game) -> Game:
    """Every move is told to everybody as it is written in the record."""

    def events(before: Position, seat: int, move: int, after: Position, notes: list[Note]) -> list[Event]:
        return [*game.events(before, seat, move, after, notes), Event(int(FATE), "leaked", (game.say(before, seat, move),))]

    return replace(game, events=events, verbs={**game.verbs, "leaked": {"what": "text"}})


def in_what_fate_tells(game: Game) -> Game:
    """Only what fate brings is told too openly."""

    def events(before: Position, seat: int, move: int, after: Position, notes: list[Note]) -> list[Event]:
        found = game.events(before, seat, move, after, notes)
        return [Event(int(FATE), "leaked", (game.say(before, seat, move),)), *found] if seat == FATE else found

    return replace(game, events=events, verbs={**game.verbs, "leaked": {"what": "text"}})


def in_refusals(leak: Callable[[Position], object]) -> Plant:
    """The reason of a refusal depends on what the player may not know."""

    def plant(game: Game) -> Game:
        return replace(game, explain=lambda position, seat, text: Refused(text, plain(f"no, for {leak(position)}")))

    return plant


def key(*path: str) -> Callable[[Position], object]:
    def find(position: Position) -> object:
        found: object = position.to_data()
        for part in path:
            found = found[part] if isinstance(found, dict) else found
        return found

    return find


def deck_order(position: Position) -> object:
    """As if the next card were decided already: the contents of the pile."""
    data: Data = position.to_data()
    return data["pile"] if "pile" in data else data["deck"]


LEAKS: list[tuple[str, str, dict[str, str], Plant]] = [
    ("opponents' hands", "black-sheep", {}, in_view(key("hands"))),
    ("values of captured figures", "black-sheep", {}, in_view(key("corrals"))),
    ("private tasks", "black-sheep", {"tasks": "on"}, in_view_of_others(key("tasks"))),
    ("cards of the deck", "black-sheep", {}, in_view(deck_order)),
    ("refilled cards told to all", "black-sheep", {}, in_what_fate_tells),
    ("a hand shapes a refusal", "black-sheep", {}, in_refusals(key("hands"))),
    ("opponents' hands", "bye-bye-black-sheep", {}, in_view(key("hands"))),
    ("what one Mole saw", "bye-bye-black-sheep", {}, in_view(key("private"))),
    ("cards chosen but not yet placed", "bye-bye-black-sheep", {}, in_what_is_told),
    ("the pile shapes a refusal", "bye-bye-black-sheep", {}, in_refusals(key("pile"))),
    ("sheep lying face down", "bauernschlau", {}, in_view(key("sheep"))),
    ("tiles in hand", "bauernschlau", {}, in_view(key("hand"))),
    ("drawn tiles told to all", "bauernschlau", {}, in_what_fate_tells),
    ("the supply, tile by tile", "bauernschlau", {}, in_view(key("supply"))),
    ("models", "sheep-sheep", {}, in_view(key("models"))),
    ("undersides that nobody saw", "sheep-sheep", {"undersides": "closed"}, in_view(key("grid"))),
    ("models told to all", "sheep-sheep", {}, in_what_fate_tells),
    ("sealed contracts", "bouc-makers", {}, in_view(key("bids"))),
    ("sealed contracts told to all", "bouc-makers", {}, in_what_is_told),
    ("herds below the top", "bouc-makers", {}, in_view(key("herds"))),
    ("sealed contracts shape a refusal", "bouc-makers", {}, in_refusals(key("bids"))),
]


def leak_found(game: Game, seats: int, options: dict[str, str], seed: int) -> str:
    """What the laws of secrecy say along one random game. Imagined worlds are left aside: they would notice any foreign key."""
    position = game.start(game.setup(seats, options))
    rng = Rng(seed)
    while position.actor() != OVER:
        seat = int(rng.below(seats))
        for law in (laws.check_watcher, laws.check_telling, laws.check_other_world):
            what = law(game, position, seat, rng, 2)
            if what:
                return what.what
        moves = codes(position, int(position.actor()))
        position.play(moves[rng.below(len(moves))], position.actor())
    return ""


@cache
def honest(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> str:
    return leak_found(games.load(name), seats, dict(options), 1)


@pytest.mark.parametrize(("what", "name", "options", "plant"), LEAKS, ids=[f"{leak[1]}: {leak[0]}" for leak in LEAKS])
def test_a_planted_leak_is_caught(what: str, name: str, options: dict[str, str], plant: Plant) -> None:
    game = games.load(name)
    seats = min(3, game.seats[1])
    assert honest(name, seats, tuple(options.items())) == ""
    assert any(leak_found(plant(game), seats, options, seed) for seed in range(1, 6))
