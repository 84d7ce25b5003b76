"""Exact results: what the solvers say holds against other ways to work it out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from sheepfold import games
from sheepfold.__main__ import run
from sheepfold.core.asking import codes
from sheepfold.core.errors import BadInput
from sheepfold.core.position import OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.research import endgames, matrix, responses
from sheepfold.research.cfr import Solver
from sheepfold.research.publictree import Node, Worlds, grow, played, texts

# --- two who choose at the same time


def test_the_value_of_known_games() -> None:
    stone_paper_scissors = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    third = Fraction(1, 3)
    assert matrix.solve(stone_paper_scissors) == matrix.Solved(Fraction(0), [third] * 3, [third] * 3)
    assert matrix.solve([[3, 0], [1, 2]]) == matrix.Solved(
        Fraction(3, 2), [Fraction(1, 4), Fraction(3, 4)], [Fraction(1, 2), Fraction(1, 2)]
    )
    assert matrix.solve([[5]]).value == 5
    assert matrix.solve([[1, 2, 3], [0, 9, 9]]).value == 1


def test_nothing_is_left_to_gain_in_games_of_any_shape() -> None:
    rng = Rng(3)
    for _ in range(30):
        height, width = 1 + rng.below(9), 1 + rng.below(9)
        gains = [[(rng.below(41) - 20) / 8 for _ in range(width)] for _ in range(height)]
        found = matrix.solve(gains)
        assert sum(found.rows) == sum(found.columns) == 1
        assert min(*found.rows, *found.columns) >= 0
        assert matrix.guaranteed(gains, found.rows) == found.value == -matrix.guaranteed(matrix.turned(gains), found.columns)


def test_what_could_be_gained_is_seen() -> None:
    gains = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    always = [Fraction(1), Fraction(0), Fraction(0)]
    assert matrix.exploitability(gains, always, matrix.solve(gains).columns) == 1


# --- the last turns of Sheep Sheep


def small_end(seed: int, exchanges: str) -> Worlds:
    """A real end with fewer exchanges, so that it can be walked through."""
    game, position = endgames.find("sheep-sheep", {}, seed)
    setup = game.setup(2, {**endgames.TWO_TURNS, "max_exchanges": exchanges})
    return endgames.worlds(game, game.load(setup, position.to_data()))


def solved(worlds: Worlds, worth: Any = endgames.points, rounds: int = 300) -> tuple[Node, Solver]:
    root = grow(worlds, worth, endgames.albums)
    solver = Solver(root, worlds)
    solver.run(rounds)
    return root, solver


class Walk:
    """The most that either seat can get against the play of a solver: every sequence of moves of the real rules is tried, none is
    taken for another, and every world is weighed by itself."""

    def __init__(self, worlds: Worlds, root: Node, solver: Solver) -> None:
        self.worlds, self.root = worlds, root
        first, *later = solver.average()
        self.first = first
        self.replies = {looks: (node, later[0][start:][: len(node.ways)]) for looks, node, start in self.open_ends()}

    def open_ends(self) -> Iterator[tuple[str, Node, int]]:
        """How it looks where the other has a turn, the choice there, and where its ways begin among all of them."""
        start = 0
        for way, node in zip(self.root.ways, self.root.after, strict=True):
            if not node.worths:
                yield self.looks(played(self.worlds.positions[0], way, self.root.seat)), node, start
                start += len(node.ways)

    def looks(self, position: Position) -> str:
        return json.dumps({**position.to_data(), "models": {}}, sort_keys=True)

    def lines(self, position: Position, seat: int) -> Iterator[tuple[int, ...]]:
        """Every sequence of moves until the turn is over."""
        for move in codes(position, seat):
            after = played(position, (move,), seat)
            if after.actor() == seat:
                yield from ((move, *more) for more in self.lines(after, seat))
            else:
                yield (move,)

    def of_kind(self, seat: int, kind: int) -> list[int]:
        return [world for world, own in enumerate(self.worlds.kinds[seat]) if own == kind]

    def worth(self, seat: int, world: int, first: tuple[int, ...], then: tuple[int, ...] = ()) -> float:
        end = played(played(self.worlds.positions[world], first, self.root.seat), then, 1 - self.root.seat)
        assert end.actor() == OVER
        return endgames.points(end) * (1 if seat == 0 else -1) * self.worlds.weights[world]

    def best_first(self) -> float:
        """Of the seat that has the first turn."""
        seat, total = self.root.seat, 0.0
        for kind in range(len(self.worlds.names[seat])):
            there = self.of_kind(seat, kind)
            total += max(self.line(seat, way, there) for way in self.lines(self.worlds.positions[there[0]], seat))
        return total

    def line(self, seat: int, way: tuple[int, ...], there: list[int]) -> float:
        after = played(self.worlds.positions[there[0]], way, seat)
        if after.actor() == OVER:
            return sum(self.worth(seat, world, way) for world in there)
        node, shares = self.replies[self.looks(after)]
        found = 0.0
        for world in there:
            kind = self.worlds.kinds[1 - seat][world]
            found += sum(shares[at][kind] * self.worth(seat, world, way, then) for at, then in enumerate(node.ways))
        return found

    def best_second(self) -> float:
        seat, total = 1 - self.root.seat, 0.0
        for at, (way, node) in enumerate(zip(self.root.ways, self.root.after, strict=True)):
            for kind in range(len(self.worlds.names[seat])):
                there = self.of_kind(seat, kind)
                chances = {world: self.first[at][self.worlds.kinds[self.root.seat][world]] for world in there}
                if node.worths:
                    total += sum(chances[world] * self.worth(seat, world, way) for world in there)
                    continue
                after = played(self.worlds.positions[there[0]], way, self.root.seat)
                total += max(
                    sum(chances[world] * self.worth(seat, world, way, then) for world in there)
                    for then in self.lines(after, seat)
                )
        return total


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_left_to_gain_by_walking_through_every_line(seed: int) -> None:
    worlds = small_end(seed, "1")
    root, solver = solved(worlds)
    walk = Walk(worlds, root, solver)
    shares = solver.average()
    assert walk.best_first() == pytest.approx(solver.best_response(root.seat, shares), abs=1e-9)
    assert walk.best_second() == pytest.approx(solver.best_response(1 - root.seat, shares), abs=1e-9)
    assert 0 <= walk.best_first() + walk.best_second() <= 2 * 0.01


def test_models_are_hidden_and_all_alike_to_the_other() -> None:
    worlds = small_end(1, "1")
    assert len(worlds.positions) == 42  # seven models, six left for the other
    assert sum(worlds.weights) == pytest.approx(1)
    assert sorted(worlds.names[0]) == sorted(worlds.names[1]) == list("BGOPRVY")
    game = worlds.game
    views = {json.dumps(game.view(position, 0), sort_keys=True) for position in worlds.positions}
    assert len(views) == len(worlds.names[0])


def test_a_learner_that_has_not_learned_can_be_beaten() -> None:
    worlds = small_end(1, "2")
    root, solver = solved(worlds, rounds=1)
    early = solver.exploitability()
    solver.run(200)
    assert solver.exploitability() < 0.05 < early
    first = texts(worlds.game, worlds.positions[0], root.seat, root.ways[-1])
    assert first[-1] == "finish"


def test_ends_that_depend_on_what_is_hidden_are_refused() -> None:
    game = games.load("black-sheep")
    positions = [game.start(game.setup(2)) for _ in range(2)]
    for position, rng in zip(positions, (Rng(1), Rng(2)), strict=True):
        while position.actor() < 0:
            position.play(position.draw(rng), position.actor())
    worlds = Worlds(game=game, positions=positions, weights=[0.5, 0.5], kinds=[[0, 1], [0, 0]], names=[["x", "y"], ["z"]])
    with pytest.raises(BadInput, match="depends on what is hidden"):
        grow(worlds, endgames.points, endgames.albums)


# --- against bots


def test_bots_know_as_much_as_the_solution_takes_them_to() -> None:
    game, position = endgames.find("bouc-makers", {}, 4)
    for seat in range(2):
        world = game.imagine(game.view(position, seat), Rng(1))
        assert world.to_data()["herds"] == position.to_data()["herds"]


def test_a_bot_that_always_does_the_same_is_answered_and_a_good_mix_is_not() -> None:
    gains: list[list[float]] = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    answer = responses.answer_in_table(gains)
    stone = [responses.Sample(0, 0)] * 40
    assert responses.gain(stone, (3, 1), answer) == responses.Gain(-1.0, 0.0)
    rng = Rng(5)
    mixed = [responses.Sample(0, int(rng.below(3))) for _ in range(4000)]
    found = responses.gain(mixed, (3, 1), answer)
    assert abs(found.value) < 2 * found.within < 0.1


def test_what_is_gained_in_a_tree_is_what_the_best_response_gains() -> None:
    worlds = small_end(1, "1")
    root, solver = solved(worlds)
    samples = responses.turns(worlds, root, endgames.points, "uniform", 30, Rng(1))
    assert {sample.kind for sample in samples} == set(range(7))
    found = responses.gain(samples, (len(root.ways), worlds.widest), responses.answer_in_tree(solver, root.seat))
    shares = solver.average()
    shares[0] = solver.np.array(responses.shares(samples, (len(root.ways), worlds.widest)))
    most = -solver.best_response(1 - root.seat, shares)  # knowing all samples beforehand
    value = solver.value() if root.seat == 0 else -solver.value()
    assert most - 1e-9 <= found.value + found.within
    assert found.value - found.within < value


# --- the command


def test_contracts_as_one_asks_for_them(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["solve", "bouc-makers", "--seed", "2", "--json", "--against", "uniform", "--samples", "8"]
    assert run(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["exploitability"] == 0
    assert [one["seat"] for one in told["against"]] == ["A", "B"]
    assert sum(float(share.rstrip("%")) for seat, _, _, share in told["plays"] if seat == "A") == pytest.approx(100, abs=1)
    assert run(words[:4]) == 0
    assert f"worth to A: {told['value']:+.6f} points ahead; left to gain: 0" in capsys.readouterr().out


def test_turns_as_one_asks_for_them(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    game, position = endgames.find("sheep-sheep", {}, 1)
    setup = game.setup(2, {**endgames.TWO_TURNS, "max_exchanges": "1"})
    monkeypatch.setattr(endgames, "find", lambda *given: (game, game.load(setup, position.to_data())))
    assert run(["solve", "sheep-sheep", "--wins", "--within", "0.001", "--against", "uniform", "--samples", "4"]) == 0
    out = capsys.readouterr().out
    assert "42 worlds" in out
    assert "wins less losses; left to gain: " in out
    assert "uniform" in out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["black-sheep"], "no end of black-sheep is small enough; there are bouc-makers, sheep-sheep"),
        (["sheep-sheep", "--option", "dry_limit=4"], "dry_limit is 2 here"),
        (["bouc-makers", "--option", "herds=hidden"], "herds is open here"),
        (["bouc-makers", "--against", "wolf"], "no bot 'wolf'"),
        (["bouc-makers", "--samples", "1"], "--samples is 4 at least"),
        (["bouc-makers", "--within", "0"], "--within is above 0"),
    ],
)
def test_what_cannot_be_used(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", *words]) == 2
    assert says in capsys.readouterr().err
