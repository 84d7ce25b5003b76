"""A game small enough to see through: each seat is dealt a secret number, marks a colour, may peek, and guesses a secret."""

from __future__ import annotations

from typing import Any

from sheepfold.core.errors import Refused
from sheepfold.core.events import Event
from sheepfold.core.game import Data, Game
from sheepfold.core.guide import Guide
from sheepfold.core.journal import Note
from sheepfold.core.message import Message, plain
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup

LEAST, NUMBERS = 11, 30  # secrets are 11 to 40: they occur nowhere else in the text
COLOURS = ("red", "blue")
GUESS, PEEK = 100, 10  # codes: colour 0 or 1, 10 + seat, 100 + 50 * seat + number


class Tiny(Position):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.secret: list[int] = []
        self.turn, self.colour, self.peeked = 0, -1, -1
        self.points = [0] * setup.seats

    def actor(self) -> int:
        return int(FATE if len(self.secret) < self.seats else OVER if self.turn == self.seats else self.turn)

    def fill_legal(self, seat: int, moves: Pile) -> None:
        others = [other for other in range(self.seats) if other != seat]
        if self.colour < 0:
            codes = [0, 1]
        else:
            codes = [GUESS + 50 * other + number for other in others for number in range(NUMBERS)]
            codes += [PEEK + other for other in others] if self.peeked < 0 else []
        for code in codes:
            moves.add(code)

    def fill_odds(self, moves: Pile, weights: Pile) -> None:
        for number in range(NUMBERS):
            moves.add(number)
            weights.add(1)

    def play(self, move: int, seat: int) -> None:
        if seat == FATE:
            self.secret.append(LEAST + move)
        elif move < PEEK:
            self.colour = move
        elif move < GUESS:
            self.peeked = move - PEEK
        else:
            aimed, number = divmod(move - GUESS, 50)
            self.points[seat] += self.secret[aimed] == LEAST + number
            self.turn, self.colour, self.peeked = self.turn + 1, -1, -1

    def copy(self) -> Tiny:
        other = Tiny(self.setup)
        other.secret, other.points = list(self.secret), list(self.points)
        other.turn, other.colour, other.peeked = self.turn, self.colour, self.peeked
        return other

    def score(self, seat: int) -> int:
        return self.points[seat]

    def reshuffle(self, seat: int, rng: Rng) -> None:
        for other in range(len(self.secret)):
            if other != seat and not (seat == self.turn and other == self.peeked):
                self.secret[other] = LEAST + rng.below(NUMBERS)

    def to_data(self) -> dict[str, Any]:
        return {key: value for key, value in vars(self).items() if key not in ("setup", "seats", "journal")}


class TinyGuide(Guide[Tiny]):
    def value(self, position: Tiny, seat: int) -> int:
        return 100 * position.points[seat]


def load(setup: Setup, data: Data) -> Tiny:
    position = Tiny(setup)
    vars(position).update(data)
    return position


def say(position: Position, seat: int, move: int) -> str:
    if seat == FATE:
        return f"dealt {LEAST + move}"
    if move < PEEK:
        return f"mark {COLOURS[move]}"
    if move < GUESS:
        return f"peek {letter(move - PEEK)}"
    return f"guess {letter((move - GUESS) // 50)} {LEAST + (move - GUESS) % 50}"


def visible(position: Position, seat: int | None) -> Data:
    assert isinstance(position, Tiny)
    view: Data = {"turn": position.turn, "colour": position.colour, "peeked": position.peeked, "points": position.points}
    if seat is not None and seat < len(position.secret):
        view["own"] = position.secret[seat]
        if seat == position.turn and position.peeked >= 0:
            view["seen"] = position.secret[position.peeked]
    return {**view, "dealt": len(position.secret)}


VERBS = {
    "dealt": {"secret": "number?"},
    "mark": {"colour": "text"},
    "peek": {"at": "seat"},
    "guess": {"whose": "seat", "secret": "number"},
}


def events(before: Tiny, seat: int, move: int, after: Tiny, notes: list[Note]) -> list[Event]:
    verb, *rest = say(before, seat, move).split()
    values = tuple(int(word) if word.isdecimal() else word for word in rest)
    return [Event(seat, verb, values, known_to=(len(before.secret),) if seat == FATE else None)]


def imagine_table(setup: Setup, seat: int | None, view: Data, rng: Rng) -> Tiny:
    secret = [LEAST + rng.below(NUMBERS) for _ in range(view["dealt"])]
    if seat is not None and "own" in view:
        secret[seat] = view["own"]
    if "seen" in view:
        secret[view["peeked"]] = view["seen"]
    return load(setup, {"secret": secret, **{key: view[key] for key in ("turn", "colour", "peeked", "points")}})


def words(view: Data) -> list[Message]:
    table = view["table"]
    lines = [plain(f"Your secret is {table['own']}.")] if "own" in table else []
    if "seen" in table:
        lines.append(plain(f"{letter(table['peeked'])} has the secret {table['seen']}."))
    return [*lines, plain("Mark or guess?" if view["seat"] in view["asked"] else "Others are asked.")]


GAME = Game(
    name="tiny",
    title="Tiny",
    prefix="TI",
    version=1,
    seats=(2, 3),
    options=(),
    start=Tiny,
    load=load,
    complete=lambda setup, given, rng: given,
    say=say,
    explain=lambda position, seat, text: Refused(text, plain("that is no move of Tiny"), "TI-1.1"),
    visible=visible,
    guide=TinyGuide,
    events=events,
    verbs=VERBS,
    imagine_table=imagine_table,
    words=words,
    bound=lambda setup: 99,
    broken=lambda position: "",
    reveals=lambda position, seat, move: PEEK <= move < GUESS,
)
