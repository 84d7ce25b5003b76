"""What the outside sees of a game: its name and options, and moves, views and positions as text and plain data."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sheepfold.core.asking import asked, codes, common_table, lively, own_table
from sheepfold.core.derived import DERIVED, Derived, left_out
from sheepfold.core.draft import Draft
from sheepfold.core.errors import BadInput, Refused, did_you_mean
from sheepfold.core.events import Event, Seen, Verbs, named
from sheepfold.core.guide import Guide
from sheepfold.core.journal import Note
from sheepfold.core.message import Message, seat_name
from sheepfold.core.movetable import MoveTable
from sheepfold.core.options import DataSet, Option, load_data_set
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER, SCHEMAS, Position
from sheepfold.core.rng import Rng
from sheepfold.core.schema import Schema
from sheepfold.core.seats import LETTERS, letter, seat_of
from sheepfold.core.setup import Setup

if TYPE_CHECKING:
    from sheepfold.core.tensors import Tensors

Data = dict[str, Any]  # JSON-able, keys are words
ENDLESS = 10**9  # the bound of a game that an option lets go on for ever
USUAL_BOUND = 5_000  # of a game that says nothing about it
P = TypeVar("P", bound=Position)


def tensors_in(package: str, name: str) -> Callable[[Setup], Tensors]:
    """The class of this name in a game's `interface/tensors.py`, loaded only when somebody trains: playing does not need it."""

    def made(setup: Setup) -> Tensors:
        found: Tensors = getattr(import_module(f"{package}.interface.tensors"), name)(setup)
        return found

    return made


def gains_in(package: str, module: str) -> Callable[[Any, bool], list[list[float]]]:
    """The function `gains` of a module among a game's bots, loaded only when somebody solves: playing does not need it."""

    def gains(position: Any, wins: bool) -> list[list[float]]:
        found: list[list[float]] = import_module(f"{package}.bots.{module}").gains(position, wins)
        return found

    return gains


@dataclass(frozen=True, kw_only=True)
class GameOf(Generic[P]):
    """One per game folder, put together in its `__init__.py`. The function fields are the game's own; the methods are common.

    `GameOf[BoucMakersPosition]` where the position's class matters (the wiring); `Game` everywhere else.
    """

    name: str  # as typed: bouc-makers
    title: str
    prefix: str  # of its rule numbers: BM
    version: int  # moves when an old record would replay differently
    seats: tuple[int, int]  # fewest, most
    start: Callable[[Setup], P]
    moves: MoveTable | None = None  # gives `say`, `events` and `verbs` where they are left out
    say: Callable[[P, int, int], str] = field(default=left_out)  # a move of a seat or of FATE → its text
    choice_texts: list[str] = field(
        default_factory=list
    )  # those of seats by code, from the first one on as far as it alone decides
    choice_data: list[bytes] = field(default_factory=list)  # and as they go over the wire; a table that asks for them fills it
    options: tuple[Option, ...] = ()
    data_sets: tuple[DataSet, ...] = ()
    # What stands on the box.
    by: str = ""
    line: str = ""  # what it is, in one line
    minutes: tuple[int, int] = (0, 0)  # from, to; 0: unknown
    age: int = 0  # from so many years on

    # Positions as data. What is left out follows from `fields`.
    fields: Schema[P] | None = None
    blank: Callable[[Setup], P] | None = None  # what `fields` reads a position into; left out: `start`
    load: Callable[[Setup, Data], P] = field(default=left_out)  # the inverse of Position.to_data
    completion: type[Draft[P]] | None = None  # fills up part of a position; left out: the defaults of the fields do
    # Part of a position → a whole one, filled up legally; BadInput names the key.
    complete: Callable[[Setup, Data, Rng], Data] = field(default=left_out)
    # What a seat (None: a watcher) may see, built up from nothing. A game may give two parts instead, so that a table makes the
    # first once for all: what everybody sees, and what a seat sees besides it or in its place.
    visible: Callable[[P, int | None], Data] = field(default=left_out)
    public: Callable[[P], Data] | None = None
    # News of what all see, after an earlier position of the same table, given what they saw of that: the keys that may be
    # different, in the order of `public`, with GONE for one that is there no more. What is left out cannot have changed.
    public_after: Callable[[P, P | None, Data], Data] | None = None
    # The same of `own`: position, seat, what all see; then the earlier position, what is new in what all see and what the seat saw besides.
    own_after: Callable[[P, int, Data, P | None, Data, Data], Data] | None = None
    own: Callable[[P, int, Data], Data] = field(default=lambda position, seat, public: {})
    # Keys of a table whose values are many rows, as a list or by name, of which a move changes few: they are encoded row by row.
    rows: tuple[str, ...] = ()
    # A whole world in which exactly this is visible.
    imagine_table: Callable[[Setup, int | None, Data, Rng], P] = field(default=left_out)

    # What people are told.
    # Before, seat, move, after, what the rules noted meanwhile → what happened, as events of `verbs`.
    events: Callable[[P, int, int, P, list[Note]], list[Event]] = field(default=left_out)
    # The same in parts, for a game whose draws can be told without keeping the position before them: what fate is about to do, and
    # what the rules noted while it did. A table then copies a position for each move of a seat, not for each draw.
    fate_event: Callable[[P, int], Event] | None = None
    note_events: Callable[[P, list[Note]], list[Event]] = field(default=lambda after, notes: [])
    verbs: Verbs = field(default_factory=lambda: {"moved": {"move": "text"}})
    # An event as it is told, with the view from before it; None: not worth a line. Left out: the message `PREFIX-told-VERB`.
    told: Callable[[Seen, Data], Message | None] | None = None
    # A view in lines, the last one a question; for terminal and screen reader.
    words: Callable[[Data], list[Message]] = field(default=lambda view: lines_of(view))
    # Why a text that is not legal for this asked seat is refused.
    explain: Callable[[P, int, str], Refused] = field(default=left_out)
    # Why a move, from the view alone.
    advice: Callable[[Data, str], Message] = field(default=lambda view, move: Message("advice-searched"))
    # Other ways to write a move text, in lower case → that of `say`.
    tidy: Callable[[str], str] = field(default=lambda text: text)
    # What a table calls parts of a move text (its data set may name them), in lower case → as in `say`.
    names: Callable[[Setup], dict[str, str]] = field(default=lambda setup: {})
    letters_are_seats: bool = True  # a capital letter in a move text always names a seat (False: it may be a colour, say)

    # What must hold, and what scenarios, tables and searches ask.
    bound: Callable[[Setup], int] = field(default=lambda setup: USUAL_BOUND)  # no game has more moves, FATE's included
    broken: Callable[[P], str] = field(default=lambda position: "")  # the first invariant that does not hold; "" if all do
    # Of a position from outside, however it came about: the first thing that cannot be, by its key; "" if all can.
    impossible: Callable[[P], str] = field(default=lambda position: "")
    # How many there are of each thing of the box, wherever it lies: the same all through a game. Left out: by the fields that hold some.
    things: Callable[[P], dict[str, int]] | None = None
    facts: Callable[[P], Data] = field(default=lambda position: {})  # derived truths scenarios may ask for
    # Whether a move shows the mover something new: then nobody can take it back, even if all agree.
    reveals: Callable[[P, int, int], bool] = field(default=lambda position, seat, move: False)
    # Whether the rules make a move final although it shows nothing: nor can that be taken back.
    final: Callable[[P, int, int], bool] = field(default=lambda position, seat, move: False)
    # What a seat that is asked and out of time does by the rules; "": the rules do not say, a bot decides.
    timeout: Callable[[P, int], str] = field(default=lambda position, seat: "")
    guide: Callable[[], Guide[P]] = Guide  # what searches ask, one for each search
    tensors: Callable[[Setup], Tensors] | None = None  # positions as bytes and choices as numbers, for those who train agents
    # Where two seats choose at once and all that follows can be counted out: by choice of A, then of B, what A ends ahead; in points,
    # or (True) 1 for a win, -1 for a loss.
    gains: Callable[[P, bool], list[list[float]]] | None = None
    ranks: str = ""  # the rule by which places are not simply the scores in order, if there is one
    # Why reshuffled worlds are not exactly as likely as real ones, at such a table; "": they are.
    rough: Callable[[Setup], str] = field(default=lambda setup: "")

    def __post_init__(self) -> None:
        """What a game left out is made of its fields and moves, or is what core does for all."""
        made: dict[str, Any] = {name: Derived(self).function(name) for name in DERIVED if getattr(self, name) is left_out}
        if "events" in made and self.moves is not None:
            made["verbs"] = self.moves.verbs
        if self.things is None and self.fields is not None and self.fields.holds():
            made["things"] = self.fields.things
        if self.fields is not None and isinstance(self.start, type):
            SCHEMAS[self.start] = self.fields  # for `Position.to_data`
        for name, value in made.items():
            object.__setattr__(self, name, value)

    # --- setting up

    def setup(self, seats: int, chosen: dict[str, str] | None = None) -> Setup:
        """Check seats, options and data sets; unknown or missing ones are told apart in one line."""
        fewest, most = self.seats
        if not fewest <= seats <= most:
            values = {"title": self.title, "fewest": fewest, "most": most, "seats": seats}
            raise BadInput(Message("bad-seats" if most > fewest else "bad-seats-exact", values))
        chosen = {self.present_name(name): value for name, value in (chosen or {}).items()}
        options: dict[str, str] = {}
        data: dict[str, Any] = {}
        for option in self.options:
            value = chosen.pop(option.name, option.values[0])
            if value not in option.values:
                values = {"option": option.name, "game": self.name, "known": ", ".join(option.values), "came": repr(value)}
                raise BadInput(Message("bad-option-value", values))
            if option.names_seat and value in LETTERS and seat_of(value, seats) is None:
                values = {"option": option.name, "game": self.name, "came": value, "seats": seats}
                raise BadInput(Message("bad-option-seat", values))
            options[option.name] = value
        for data_set in self.data_sets:
            value = chosen.pop(data_set.name, next(iter(data_set.built_in)))
            options[data_set.name] = value
            data[data_set.name] = load_data_set(data_set, value)
        if chosen:
            name = next(iter(chosen))
            known = list(options)
            values = {"game": self.name, "came": repr(name), "known": ", ".join(known), "meant": did_you_mean(name, known)}
            raise BadInput(Message("bad-option", values))
        return Setup(self.name, seats, options, data)

    def present_name(self, option: str) -> str:
        """What an option is called today; old records may have an earlier name."""
        return next((known.name for known in self.options if option in known.aliases), option)

    # --- moves as text

    def legal(self, position: P, seat: int) -> list[str]:
        """The legal moves of a seat as text; empty if it owes none."""
        return [self.say(position, seat, move) for move in codes(position, seat)]

    def odds(self, position: P) -> list[tuple[str, int]]:
        """While FATE acts: every outcome as text, with its weight."""
        moves, weights = Pile(64), Pile(64)
        position.fill_odds(moves, weights)
        return [(self.say(position, int(FATE), m), w) for m, w in zip(moves.to_list(), weights.to_list(), strict=True)]

    def read(self, position: P, seat: int, text: str) -> int:
        """The code of a move text, checked to be legal now; raises Refused with the rule it breaks."""
        wanted = self.tidy(" ".join(text.split()).lower())
        for move in codes(position, seat):
            if self.say(position, seat, move).lower() == wanted:
                return move
        named = self.without_names(position.setup, wanted)
        if named == wanted:
            raise self.why_not(position, seat, text)
        for move in codes(position, seat):
            if self.say(position, seat, move).lower() == named:
                return move
        raise self.why_not(position, seat, named)

    def without_names(self, setup: Setup, text: str) -> str:
        """A text in lower case in which the table's own names stand, as `say` would have it."""
        names = self.names(setup)
        if not names:
            return text
        longest_first = sorted(names, key=len, reverse=True)
        return re.sub(rf"(?<!\S)({'|'.join(map(re.escape, longest_first))})(?!\S)", lambda found: names[found[0]], text)

    def why_not(self, position: P, seat: int, text: str) -> Refused:
        """Why a move is refused: first what is the same in every game, then the game's own rules."""
        text = " ".join(text.split())
        if len(text) > 80:
            return Refused(text[:77] + "...", Message("no-long"))
        if seat == FATE:
            return Refused(text, Message("no-outcome", {"expected": self._expected(position)}))
        if position.actor() == OVER:
            return Refused(text, Message("no-over"))
        if not position.owes(seat):
            # To a player no outcome is named: which ones can come may tell what others hold.
            awaited = Message("awaited-fate") if position.actor() == FATE else self._expected(position)
            return Refused(text, Message("no-not-asked", {"seat": seat_name(letter(seat)), "awaited": awaited}))
        return self.explain(position, seat, text)

    def _expected(self, position: P) -> Message:
        if position.actor() == OVER:
            return Message("no-over")
        if position.actor() == FATE:
            return Message("awaited-outcome", {"outcome": self.odds(position)[0][0]})
        return Message("awaited-seats", {"seats": [seat_name(letter(seat)) for seat in asked(position)]})

    # --- what each may see

    def view(self, position: P, seat: int | None) -> Data:
        """Everything a seat (None: a watcher) may see, as JSON-able data."""
        table = common_table(self, position)
        return self.whole_view(position, seat, table, own_table(self, position, seat, table))

    def whole_view(self, position: P, seat: int | None, common: Data, own: Data) -> Data:
        """A view, put together from what is common to all of the table and what a seat sees of it."""
        news = lively(position, asked(position))
        return {
            "game": self.name,
            "rules": self.version,
            "seats": int(position.seats),
            "seat": None if seat is None else letter(seat),
            "options": dict(position.setup.options),
            "data": public_data(self, position.setup),
            "asked": news["asked"],
            "over": news["over"],
            "table": {**common, **own},
            **news,
        }

    def imagine(self, view: Data, rng: Rng) -> P:
        """A whole world that looks exactly like this view."""
        seat = None if view["seat"] is None else seat_of(view["seat"], view["seats"])
        return self.imagine_table(setup_of_view(self, view), seat, view["table"], rng)

    def tell(self, event: Seen, view: Data) -> Message | None:
        """What happened, as one message; the view is the one from before it."""
        if self.told is not None:
            return self.told(event, view)
        return Message(f"{self.prefix.lower()}-told-{event[1]}", {"who": event[0], **named(event, self.verbs)})


Game = GameOf[Any]


def lines_of(view: Data) -> list[Message]:
    """Any view in lines, for a game without words of its own: each thing on the table, then who is asked."""
    lines = [Message("words-thing", {"name": name, "what": line_of(value)}) for name, value in view["table"].items()]
    if view["over"]:
        return [*lines, Message("words-over")]
    own = view["seat"] in view["asked"]
    return [
        *lines,
        Message("words-asked") if own else Message("words-waiting", {"seats": [seat_name(s) for s in view["asked"]]}),
    ]


def line_of(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {line_of(one)}" for key, one in value.items())
    return " ".join(map(line_of, value)) if isinstance(value, list) else str(value)


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
