"""A game put together from modules: what is found, what is refused, and what core does where a game says nothing."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, Final

import pytest

from sheepfold.core.assembly import FUNCTIONS, assemble, name_of, parts_of
from sheepfold.core.codes import names_of
from sheepfold.core.draft import Draft
from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.game import Game, GameOf
from sheepfold.core.guide import Guide
from sheepfold.core.message import plain
from sheepfold.core.movetable import MOVER, MoveTable
from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import NONE, Pile, draw_again, first_none, nones, row, zeros
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.schema import ALL, OWN, SEALED, THE_REST, BySeat, Field, Schema, Whole, Word
from sheepfold.core.schema import Counts as Bag
from sheepfold.core.setup import Setup


class Sign:
    STONE: Final[i64] = 0
    RED_LEAF: Final[i64] = 1


MOVES = MoveTable()
SHOW = MOVES.add("show", names_of(Sign), known_to=MOVER, rule="XY-1.1")
DEALT = MOVES.add("dealt", names_of(Sign), known_to="dealt")


class Duel(Position):
    """A sign is dealt to each in secret, then all show one at the same time."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.dealt: i64 = 0
        self.luck = nones(self.seats)
        self.shown = nones(self.seats)
        self.bag = row([1, 3])

    def actor(self) -> i64:
        if self.dealt < self.seats:
            return FATE
        return first_none(self.shown) if first_none(self.shown) >= 0 else OVER

    def sealed(self) -> vec[i64] | None:
        return self.shown if self.actor() >= 0 else None

    def fill_legal(self, seat: i64, moves: Pile) -> None:
        SHOW.fill(moves)

    def fill_odds(self, moves: Pile, weights: Pile) -> None:
        DEALT.fill_by_counts(self.bag, moves, weights)

    def play(self, move: i64, seat: i64) -> None:
        if seat >= 0:
            self.shown[seat] = SHOW.value(move)
            return
        self.luck[self.dealt] = DEALT.value(move)
        self.bag[DEALT.value(move)] -= 1
        self.dealt += 1

    def score(self, seat: i64) -> i64:
        return self.luck[seat]

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        draw_again(self.luck, self.bag, seat, rng)
        self.reseal(seat, rng)


class Watchful(Guide[Duel]):
    pass


FIELDS = Schema[Duel](
    Field("dealt", Whole(0, 3), seen=ALL),
    Field("shown", BySeat(Word(names_of(Sign)), empty=NONE, stand_in="stone"), seen=SEALED),
    Field(
        "luck",
        BySeat(Word(names_of(Sign)), empty=NONE, stand_in="stone"),
        seen=OWN,
        each=lambda data, seat: "red-leaf",
        holds=True,
    ),
    Field("bag", Bag(names_of(Sign)), default=THE_REST, holds=True),
)


def module(name: str, **parts: Any) -> ModuleType:
    found = ModuleType(f"sheepfold.games.duel_of_two.{name}")
    for key, value in parts.items():
        if callable(value):
            value.__module__ = found.__name__
        setattr(found, key, value)
    return found


def duel(**more: Any) -> Game:
    rules = module("rules", Duel=Duel, MOVES=MOVES, FIELDS=FIELDS, Watchful=Watchful)
    parts = parts_of("duel", [rules, module("interface", **more)])
    return GameOf(name="duel", title="Duel", prefix="XY", version=1, seats=(2, 3), **parts)


def dealt(game: Game, *signs: str) -> Position:
    position: Position = game.start(game.setup(len(signs)))
    for sign in signs:
        position.play(game.read(position, int(FATE), f"dealt {sign}"), FATE)
    return position


def test_what_the_modules_define_is_the_game() -> None:
    game = duel(explain=lambda position, seat, text: Refused(text, plain("no")))
    assert (game.start, game.guide, game.moves, game.fields) == (Duel, Watchful, MOVES, FIELDS)
    assert str(game.explain(dealt(game, "stone", "red-leaf"), 0, "x")) == '"x" refused: no'


def test_functions_are_those_a_game_may_have() -> None:
    assert set(FUNCTIONS) <= set(GameOf.__dataclass_fields__)


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"explian": lambda position, seat, text: ""}, "is `explian` meant to be `explain`"),
        (
            {"explain": lambda position, text: ""},
            "`explain` is called with position, seat, text, in this order; it takes (position, text)",
        ),
        ({"MOVES": MoveTable()}, "has `moves`, and so has a module before it"),
    ],
)
def test_a_slip_is_not_passed_over(parts: dict[str, Any], why: str) -> None:
    with pytest.raises(TypeError) as error:
        duel(**parts)
    assert why in str(error.value)
    assert "sheepfold.games.duel_of_two.interface" in str(error.value)


def test_modules_without_a_position_are_no_game() -> None:
    with pytest.raises(TypeError, match="duel: there is no class of a Position"):
        parts_of("duel", [module("rules", MOVES=MOVES)])


def test_a_folder_is_a_game() -> None:
    game = assemble("sheepfold.template", title="A Title", prefix="XY", seats=(2, 2), letters_are_seats=False)
    assert (game.name, game.title, game.version) == ("template", "A Title", 1)
    assert not game.letters_are_seats
    assert name_of("sheepfold.games.hill_race.rules_1") == "hill-race"
    assert game.start.__name__ == "TemplatePosition"


def test_codes_have_names_and_no_gaps() -> None:
    assert names_of(Sign) == ("stone", "red-leaf")
    with pytest.raises(TypeError, match="Gap: codes count up from 0"):
        names_of(type("Gap", (), {"ONE": 1}))


def test_a_refusal_says_what_is_legal_and_by_which_rule() -> None:
    game = duel()
    with pytest.raises(Refused) as refusal:
        game.read(dealt(game, "stone", "red-leaf"), 1, "hide")
    assert refusal.value.rule == "XY-1.1"


def test_sealed_choices_need_only_the_row_they_lie_in() -> None:
    game = duel()
    position = dealt(game, "stone", "red-leaf", "red-leaf")
    position.play(SHOW.code(1), 1)
    assert [position.owes(seat) for seat in range(3)] == [True, False, True]
    assert game.view(position, 0)["table"]["shown"] == {"B": "?"}
    assert game.view(position, 1)["table"]["shown"] == {"B": "red-leaf"}
    other = position.copy()
    other.unseal(1)
    assert not other.owes(1)
    other.unseal(0)
    assert other.owes(1)
    seen = set()
    for seed in range(20):
        world = position.copy()
        world.reshuffle(0, Rng(seed))
        assert not world.owes(1)
        seen.add(world.to_data()["shown"]["B"])
    assert seen == {"stone", "red-leaf"}


def test_what_is_left_open_is_filled_up_with_what_is_in_the_box() -> None:
    game = duel()
    whole = game.complete(game.setup(3), {"luck": {"B": "stone"}}, Rng(1))
    assert whole == {
        "dealt": 0,
        "shown": {},
        "luck": {"A": "red-leaf", "B": "stone", "C": "red-leaf"},
        "bag": {"stone": 0, "red-leaf": 1},
    }
    with pytest.raises(BadInput, match="bag: there is no more than 1 of stone in the box, and 2 are out"):
        game.complete(game.setup(2), {"luck": {"A": "stone", "B": "stone"}}, Rng(1))


def test_a_stand_in_of_which_there_is_none_left_is_another_thing() -> None:
    game = duel()
    position = dealt(game, "stone", "red-leaf", "red-leaf")
    for seat in (0, 1, 2, None):
        world = game.imagine(game.view(position, seat), Rng(3))
        assert sorted(world.to_data()["luck"].values())[0] == "red-leaf"
        assert game.view(world, seat) == game.view(position, seat)


def test_the_rest_is_of_things_of_the_box() -> None:
    with pytest.raises(TypeError, match="bag: THE_REST is for a field that `holds` things"):
        Schema[Duel](Field("bag", Bag(names_of(Sign)), default=THE_REST))


def test_rows_in_a_list_stay_rows_when_they_are_read() -> None:
    class Stalls(Duel):
        def __init__(self, setup: Setup) -> None:
            super().__init__(setup)
            self.stalls = [zeros(2), zeros(2)]

    fields = Schema[Stalls](Field("stalls", BySeat(Bag(names_of(Sign))), seen=ALL))
    data = {"stalls": {"A": {"stone": 1, "red-leaf": 2}, "B": {"stone": 0, "red-leaf": 3}}}
    position = fields.read(Stalls(duel().setup(2)), data)
    assert fields.write(position) == data
    assert {type(one) for one in position.stalls} == {type(zeros(2))}


def test_a_copy_shares_nothing() -> None:
    class Rich(Duel):
        def __init__(self, setup: Setup) -> None:
            super().__init__(setup)
            self.piles = [Pile(1), Pile(1)]
            self.rows = [zeros(2), zeros(2)]
            self.notes = {"a": [1]}

    rich = Rich(duel().setup(2))
    other = rich.copy()
    assert isinstance(other, Rich)
    rich.piles[1].add(7)
    rich.rows[1][0] = 7
    rich.notes["a"].append(2)
    assert (other.piles[1].size, other.rows[1][0], other.notes) == (0, 0, {"a": [1]})


class Completion(Draft[Duel]):
    """Everybody was dealt something; `fate` is what `luck` was called once."""

    former: ClassVar = {"fate": "luck"}

    def fill(self) -> Duel:
        self.codes["luck"] = {seat: self.codes.get("luck", {}).get(seat, int(Sign.STONE)) for seat in self.seats}
        return self.position()


def impossible(position: Duel) -> str:
    stones = sum(luck == Sign.STONE for luck in position.luck)
    return f"luck: there is one stone, not {stones}" if stones > 1 else ""


def test_a_position_from_outside_is_filled_up_and_held_against_what_can_be() -> None:
    game = duel(Completion=Completion, impossible=impossible)
    setup = game.setup(2)
    whole = game.complete(setup, {"fate": {"A": "red-leaf"}}, Rng(1))
    assert whole["luck"] == {"A": "red-leaf", "B": "stone"}
    assert game.load(setup, whole).to_data() == whole
    with pytest.raises(BadInput, match="luck: there is one stone, not 2"):
        game.complete(setup, {}, Rng(1))
    with pytest.raises(BadInput, match="luck: there is one stone, not 2"):
        game.load(setup, {**whole, "luck": {"A": "stone", "B": "stone"}})


def test_fields_that_only_some_tables_have() -> None:
    fields = Schema[Duel](Field("dealt", Whole(0, 3)), Field("bag", Bag(names_of(Sign)), only=("bags", "open")))
    closed, open_ = (Duel(Setup("duel", 2, {"bags": value}, {})) for value in ("closed", "open"))
    assert list(fields.at(open_).write(open_)) == ["dealt", "bag"]
    assert list(fields.at(closed).write(closed)) == ["dealt"]
    with pytest.raises(BadInput, match="bag: only with the option bags = open"):
        fields.at(closed).read(closed, {"dealt": 0, "bag": {}})


def test_what_follows_from_the_fields_is_worked_out_once_they_are_read() -> None:
    def all_dealt(position: Duel) -> None:
        position.dealt = sum(luck >= 0 for luck in position.luck)

    fields = Schema[Duel](Field("luck", BySeat(Word(names_of(Sign)), empty=NONE)), then=all_dealt)
    assert fields.read(Duel(Setup("duel", 2, {}, {})), {"luck": {"B": "stone"}}).dealt == 1
