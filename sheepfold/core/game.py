"""What the outside sees of a game: its name and options, and moves, views and positions as text and plain data."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sheepfold.core.errors import BadInput, Refused, closest
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.reason import Reason
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS, letter, seat_of
from sheepfold.core.setup import Setup

Data = dict[str, Any]  # JSON-able, keys are words
ENDLESS = 10**9  # the bound of a game that an option lets go on for ever
Told = tuple[str, str]  # who ("A" … "F" or "fate"), and what, in the words of a move


@dataclass(frozen=True)
class Option:
    """A choice the host makes before the game. The first value is the default; values are text."""

    name: str
    values: tuple[str, ...]
    text: str  # one line for a player
    rule: str = ""
    names_seat: bool = False  # letters among the values must be seats of the table


@dataclass(frozen=True)
class DataSet:
    """Data of a game that a host may replace by a file of his own (JSON). Chosen like an option, by id or by file path."""

    name: str
    built_in: dict[str, Any]  # id → data as it would stand in a file; the first is the default
    check: Callable[[Any], Any]  # raises BadInput naming the entry and the constraint; returns the data, tidied
    text: str
    rule: str = ""


@dataclass(frozen=True)
class Game:
    """One per game folder, put together in its `__init__.py`. The function fields are the game's own; the methods are common."""

    name: str  # as typed: bouc-makers
    title: str
    prefix: str  # of its rule numbers: BM
    version: int  # moves when an old record would replay differently
    seats: tuple[int, int]  # fewest, most
    options: tuple[Option, ...]
    start: Callable[[Setup], Position]
    load: Callable[[Setup, Data], Position]  # the inverse of Position.to_data
    complete: Callable[[Setup, Data, Rng], Data]  # part of a position → a whole one, filled up legally; BadInput names the key
    say: Callable[[Position, int, int], str]  # a move of a seat or of FATE → its text
    explain: Callable[[Position, int, str], Refused]  # why a text that is not legal for this asked seat is refused
    look: Callable[[Position, int | None], Data]  # what a seat (None: a watcher) may see, built up from nothing
    hear: Callable[[Position, int, int, Position, int | None], list[Told]]  # before, seat, move, after, to: what `to` perceives
    dream: Callable[[Setup, int | None, Data, Rng], Position]  # a whole world that looks exactly like this `look`
    words: Callable[[Data], list[str]]  # a view in plain lines of text, for terminal and screen reader
    bound: Callable[[Setup], int]  # no game has more moves than this, FATE's included
    broken: Callable[[Position], str]  # the first of the ledger's invariants that does not hold, in words; "" if all do
    data_sets: tuple[DataSet, ...] = ()
    tidy: Callable[[str], str] = field(
        default=lambda text: text
    )  # other ways to write a move text, in lower case → that of `say`
    facts: Callable[[Position], Data] = field(default=lambda position: {})  # derived truths scenarios may ask for
    reveals: Callable[[Position, int, int], bool] = field(
        default=lambda position, seat, move: False
    )  # shows the mover something new
    letters_are_seats: bool = (
        True  # a single capital letter in a move text always names a seat (False: it may be a colour, say)
    )
    reason: Callable[[Data, str], Reason] = field(
        default=lambda view, move: Reason("searched")
    )  # why a move, from the view alone
    messages: dict[str, str] = field(default_factory=dict)  # English sentences of the reasons, by id
    fallback: Callable[[Position, int], str] = field(
        default=lambda position, seat: ""
    )  # what an asked seat whose time ran out does, by the ledger; "": no rule says, a bot decides

    # --- setting up

    def setup(self, seats: int, chosen: dict[str, str] | None = None) -> Setup:
        """Check seats, options and data sets; unknown or missing ones are told apart in one line."""
        fewest, most = self.seats
        if not fewest <= seats <= most:
            span = f"{fewest} to {most}" if most > fewest else f"exactly {fewest}"
            raise BadInput(f"{self.title} is for {span} players, not {seats}")
        chosen = dict(chosen or {})
        options: dict[str, str] = {}
        data: dict[str, Any] = {}
        for option in self.options:
            value = chosen.pop(option.name, option.values[0])
            if value not in option.values:
                raise BadInput(f"option {option.name} of {self.name} is one of {', '.join(option.values)}; not {value!r}")
            if option.names_seat and value in LETTERS and seat_of(value, seats) is None:
                raise BadInput(f"option {option.name} of {self.name}: no seat {value} at a table of {seats}")
            options[option.name] = value
        for data_set in self.data_sets:
            value = chosen.pop(data_set.name, next(iter(data_set.built_in)))
            options[data_set.name] = value
            data[data_set.name] = load_data_set(data_set, value)
        if chosen:
            name = next(iter(chosen))
            known = list(options)
            raise BadInput(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}{closest(name, known)}")
        return Setup(self.name, seats, options, data)

    # --- moves as text

    def legal(self, position: Position, seat: int) -> list[str]:
        """The legal moves of a seat as text; empty if it owes none."""
        return [self.say(position, seat, move) for move in codes(position, seat)]

    def odds(self, position: Position) -> list[tuple[str, int]]:
        """While FATE acts: every outcome as text, with its weight."""
        moves, weights = Pile(64), Pile(64)
        position.fill_odds(moves, weights)
        return [(self.say(position, int(FATE), m), w) for m, w in zip(moves.to_list(), weights.to_list(), strict=True)]

    def read(self, position: Position, seat: int, text: str) -> int:
        """The code of a move text, checked to be legal now; raises Refused with the rule it breaks."""
        wanted = self.tidy(" ".join(text.split()).lower())
        for move in codes(position, seat):
            if self.say(position, seat, move).lower() == wanted:
                return move
        raise self.why_not(position, seat, text)

    def why_not(self, position: Position, seat: int, text: str) -> Refused:
        """Why a move is refused: first what is the same in every game, then the game's own rules."""
        text = " ".join(text.split())
        if len(text) > 80:
            return Refused(text[:77] + "...", "no move is that long")
        if seat == FATE:
            return Refused(text, f"not an outcome that can come now; {self._expected(position)}")
        if position.actor() == OVER:
            return Refused(text, "the game is over")
        if not position.owes(seat):
            # To a player no outcome is named: which ones can come may tell what others hold.
            awaited = "fate acts first" if position.actor() == FATE else self._expected(position)
            return Refused(text, f"seat {letter(seat)} is not asked now; {awaited}")
        return self.explain(position, seat, text)

    def _expected(self, position: Position) -> str:
        if position.actor() == OVER:
            return "the game is over"
        if position.actor() == FATE:
            return f"fate acts, e.g. {self.odds(position)[0][0]!r}"
        return f"waiting for {' and '.join(letter(seat) for seat in asked(position))}"

    # --- what each may see

    def view(self, position: Position, seat: int | None) -> Data:
        """Everything a seat (None: a watcher) may see, as JSON-able data."""
        over = position.actor() == OVER
        every = range(int(position.seats))
        view: Data = {
            "game": self.name,
            "rules": self.version,
            "seats": int(position.seats),
            "seat": None if seat is None else letter(seat),
            "options": dict(position.setup.options),
            "data": public_data(self, position.setup),
            "asked": [letter(other) for other in asked(position)],
            "over": over,
            "table": self.look(position, seat),
        }
        if over:
            view["scores"] = [int(position.score(other)) for other in every]
            view["places"] = [int(position.place(other)) for other in every]
            view["winners"] = [letter(other) for other in every if position.wins(other)]
        return view

    def imagine(self, view: Data, rng: Rng) -> Position:
        """A whole world that looks exactly like this view."""
        seat = None if view["seat"] is None else seat_of(view["seat"], view["seats"])
        return self.dream(setup_of_view(self, view), seat, view["table"], rng)

    def tell(self, before: Position, seat: int, move: int, after: Position, to: int | None) -> list[Told]:
        """A move and what followed from it by itself, as `to` perceives it."""
        return self.hear(before, seat, move, after, to)


def codes(position: Position, seat: int) -> list[int]:
    """The legal moves of a seat (or the possible outcomes of FATE) as ints."""
    moves = Pile(64)
    if seat == FATE:
        if position.actor() == FATE:
            position.fill_odds(moves, Pile(64))
    elif position.actor() != OVER and position.owes(seat):
        position.fill_legal(seat, moves)
    return moves.to_list()


def asked(position: Position) -> list[int]:
    """The seats that owe a decision now."""
    if position.actor() < 0:
        return []
    return [seat for seat in range(int(position.seats)) if position.owes(seat)]


CHECKED: dict[tuple[int, str], Any] = {}  # built-in data sets that passed their check; nobody changes them


def load_data_set(data_set: DataSet, chosen: str) -> Any:
    """A data set by its id, or from a JSON file of the host's own."""
    if chosen in data_set.built_in:
        key = (id(data_set.built_in), chosen)
        if key not in CHECKED:
            CHECKED[key] = data_set.check(data_set.built_in[chosen])
        return CHECKED[key]
    if not chosen.endswith(".json"):
        known = ", ".join(data_set.built_in)
        raise BadInput(f"{data_set.name} is one of {known}, or the path of a .json file; not {chosen!r}")
    try:
        found = json.loads(Path(chosen).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"{data_set.name}: cannot read {chosen}: {error.strerror}") from None
    except ValueError as error:
        raise BadInput(f"{data_set.name}: {chosen} is not JSON: {error}") from None
    try:
        return data_set.check(found)
    except BadInput as error:
        raise BadInput(f"{data_set.name} in {chosen}: {error}") from None


def public_data(game: Game, setup: Setup) -> dict[str, Any]:
    """The data sets that are not built in, so that a view or a record stands by itself."""
    return {d.name: setup.data[d.name] for d in game.data_sets if setup.options[d.name] not in d.built_in}


def setup_with_data(game: Game, seats: int, options: dict[str, str], own: dict[str, Any]) -> Setup:
    """A setup whose own data sets come along with it instead of from files."""
    base = game.setup(seats, {name: value for name, value in options.items() if name not in own})
    checked = {d.name: d.check(own[d.name]) for d in game.data_sets if d.name in own}
    return Setup(game.name, seats, {**base.options, **{name: options[name] for name in checked}}, {**base.data, **checked})


def setup_of_view(game: Game, view: Data) -> Setup:
    return setup_with_data(game, view["seats"], view["options"], view["data"])
