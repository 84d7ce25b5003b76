"""Observations as bytes and choices as dense numbers: what they are, and that the laws notice whatever is wrong with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from sheepfold import __main__ as program
from sheepfold import games
from sheepfold.core import laws
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.packed import i64, u8, vec
from sheepfold.core.pile import Pile
from sheepfold.core.position import Position
from sheepfold.core.tensors import Columns, Tensors, bytes_of
from sheepfold.research.tables import tensors_of

ACTIONS = {"bauernschlau": 372, "black-sheep": 189, "bouc-makers": 185, "bye-bye-black-sheep": 190, "sheep-sheep": 55}


def table(name: str, seats: int) -> tuple[Game, Tensors]:
    game = games.load(name)
    return game, tensors_of(game, game.setup(seats))


@pytest.mark.parametrize("name", ACTIONS)
def test_actions_are_the_same_at_every_table(name: str) -> None:
    game = games.load(name)
    tables = [table(name, seats)[1] for seats in range(game.seats[0], game.seats[1] + 1)]
    for tensors in tables:
        assert tensors.labels == tables[0].labels
        assert len(set(tensors.labels)) == tensors.actions == ACTIONS[name]
        assert len({block.name for block in tensors.columns}) == len(tensors.columns)
        assert all(0 < block.high < 256 and block.width > 0 and block.text for block in tensors.columns)


class Bent(Tensors):
    """The tensors of a game with one thing wrong; in Python, as those of a new game would be."""

    def __init__(self, right: Tensors) -> None:
        super().__init__([*right.columns, Columns("bent", 1, 3, "what is wrong")], right.labels)
        self.right = right

    def observe(self, position: Position, seat: i64, half: i64, out: vec[u8], at: i64) -> None:
        self.right.observe(position, seat, half, out, at)
        out[at + self.width - 1] = self.bent(position, seat)

    def bent(self, position: Position, seat: int) -> int:
        return 0

    def fill_actions(self, position: Position, seat: i64, half: i64, scratch: Pile, found: Pile) -> None:
        self.right.fill_actions(position, seat, half, scratch, found)

    def decide(self, position: Position, seat: i64, half: i64, action: i64) -> i64:
        return self.right.decide(position, seat, half, action)

    def fill_path(self, position: Position, seat: i64, move: i64, found: Pile) -> None:
        self.right.fill_path(position, seat, move, found)


class Leaky(Bent):
    """A byte depends on what another seat has bid in secret."""

    def bent(self, position: Position, seat: int) -> int:
        bids = position.to_data()["bids"]
        return sum(map(ord, str(bids["A" if seat else "B"]))) % 4


class TooGreat(Bent):
    def bent(self, position: Position, seat: int) -> int:
        return 4


class Twofold(Bent):
    """Two actions make one move."""

    def fill_actions(self, position: Position, seat: i64, half: i64, scratch: Pile, found: Pile) -> None:
        super().fill_actions(position, seat, half, scratch, found)
        found.add(found.items[0])


class Silent(Bent):
    """One move cannot be made."""

    def fill_actions(self, position: Position, seat: i64, half: i64, scratch: Pile, found: Pile) -> None:
        super().fill_actions(position, seat, half, scratch, found)
        found.pop()


class Astray(Bent):
    """The way told is not the way that leads there."""

    def fill_path(self, position: Position, seat: i64, move: i64, found: Pile) -> None:
        found.add(0)


@pytest.mark.parametrize(
    ("fault", "law"),
    [
        (Leaky, "what a seat may not know never changes the bytes it gets"),
        (TooGreat, "every column of an observation stays in its range"),
        (Twofold, "every legal move is made by one way of actions, and every way makes a legal move"),
        (Silent, "every legal move is made by one way of actions, and every way makes a legal move"),
        (Astray, "every legal move is made by one way of actions, and every way makes a legal move"),
    ],
)
def test_a_planted_fault_is_caught(fault: Callable[[Tensors], Tensors], law: str) -> None:
    game = games.load("bouc-makers")
    assert game.tensors is not None
    right = game.tensors
    bent: Game = replace(game, tensors=lambda setup: fault(right(setup)))
    with pytest.raises(laws.LawBroken) as broken:
        laws.check_game(bent, 2, {}, 7, laws.Effort(data=0, worlds=1, ahead=1))
    assert broken.value.law == law


def test_nothing_wrong_is_found_where_nothing_is_bent() -> None:
    game = games.load("bouc-makers")
    assert game.tensors is not None
    right = game.tensors
    bent: Game = replace(game, tensors=lambda setup: Bent(right(setup)))
    assert laws.check_game(bent, 2, {}, 7, laws.Effort(data=0, worlds=20, ahead=1)) > 0


def test_seats_are_told_from_the_one_that_looks() -> None:
    """Before anything is different between them, all seats see the same bytes."""
    game, tensors = table("bye-bye-black-sheep", 4)
    position = game.start(game.setup(4))
    assert len({bytes_of(tensors, position, seat) for seat in range(4)}) == 1


def test_a_game_without_tensors_says_so() -> None:
    game = replace(games.load("sheep-sheep"), tensors=None)
    with pytest.raises(BadInput, match="sheep-sheep has no tensors yet"):
        tensors_of(game, game.setup(2))


@pytest.mark.once
def test_the_command_lists_every_column_and_action(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.run(["tensors", "black-sheep", "--seats", "3"]) == 0
    plain = capsys.readouterr().out
    assert "black-sheep, rules version 1, 3 players: " in plain
    assert "0–3  hand: one's own cards" in plain
    assert program.run(["tensors", "black-sheep", "--seats", "3", "--option", "tasks=on"]) == 0
    assert "open tasks" in capsys.readouterr().out
    assert program.run(["tensors", "sheep-sheep", "--actions"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) == 56
    assert listed[37] == "   36  finish the turn"
