"""What a table is besides its moves: who has which seat, options, clock, the sealed seed, the result."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from sheepfold.core.game import Game, setup_with_data
from sheepfold.core.sealed import Seal
from sheepfold.core.seats import LETTERS, letter
from sheepfold.core.setup import Setup
from sheepfold.table.around import ANIMALS
from sheepfold.table.messages import ClockPlan

State = Literal["open", "playing", "over", "frozen"]
MOST_CHANGES = 60  # persons who gave a seat up during one game
QUICK = "greedy"  # the bot that plays for a seat whose time is out, and where another bot failed


class Occupant(Struct, kw_only=True):
    """Whose a seat is. A person's seat may be played by a bot for a while (`away`)."""

    kind: Literal["open", "reserved", "person", "bot"] = "open"
    person: str = ""
    name: str = ""
    bot: str = ""
    away: bool = False
    by_vote: bool = False  # away because the others agreed on it: ends as soon as the person is back
    left: bool = False  # a person gave this seat up during the game; somebody new may ask to take it
    animal: str = ""  # that the person chose to be

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away

    @property
    def is_free(self) -> bool:
        return self.kind in ("open", "reserved")


class Result(Struct):
    scores: list[int]
    places: list[int]
    winners: list[str]
    over: int  # seconds since 1970


class TableConfig(Struct, kw_only=True):
    """Stored whole, whenever something in it changes; never for a mere move."""

    id: str
    code: str
    game: str
    rules: int
    options: dict[str, str]
    wanted: dict[str, str]  # the options as the host chose them; a series works `loser` out again for each game
    data: dict[str, Any]  # own data sets
    begins: dict[str, Any] | None = None  # the position it begins in, if one was given; it holds everybody's secrets
    occupants: list[Occupant] = field(name="holders")  # by seat; the name is the one in stored tables
    owner: str  # the person who opened the table
    seed: str  # secret until the game is over
    made: int
    state: State = "open"
    public: bool = False
    clock: ClockPlan = field(default_factory=ClockPlan)
    anchors: dict[str, str] = {}  # by letter: what the seats committed to
    fixed: bool = False  # all seats are taken: anchors stay as they are, and the seats reveal what they add to the start
    entropy: dict[str, str] = {}  # what they revealed
    # In rounds. Tables made when it was counted in seconds are not shown before they are over: then everybody may see them.
    broadcast: int = field(default=0, name="broadcast_rounds")
    held: bool = False  # waits for the host to start it, also once all seats are taken
    result: Result | None = None
    next: str = ""
    earlier: list[dict[str, Any]] = []
    muted: dict[str, list[str]] = {}  # seat → whom it does not hear
    named: dict[str, list[str]] = {}  # person → what they were called here or in the series; nobody is told
    sat: dict[str, str] = {}  # persons who sat here while the game was on and do no more → the seats whose hands they know

    def setup(self, game: Game) -> Setup:
        return replace(setup_with_data(game, len(self.occupants), self.options, self.data), begins=self.begins)

    def seal(self) -> Seal:
        return Seal(self.id, bytes.fromhex(self.seed), self.entropy)

    def links(self) -> list[str]:
        """By seat: the last number it has revealed, its anchor at first; "": it has none."""
        return [self.entropy.get(name, self.anchors[name]) if name in self.anchors else "" for name in self.names()]

    def drop_entropy(self, seat: int) -> None:
        """Somebody gets up before the start: others have revealed what they would have added, and add what comes next."""
        gone = letter(seat)
        self.anchors.pop(gone, None)
        self.entropy.pop(gone, None)
        for other in self.anchors:
            self.anchors[other] = self.entropy.pop(other, self.anchors[other])
        self.fixed = False

    @property
    def is_playing(self) -> bool:
        return self.state == "playing"

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person; nobody has none."""
        return [seat for seat, occupant in enumerate(self.occupants) if occupant.person == person] if person else []

    def note_name(self, person: str, name: str = "") -> None:
        """This person sits here, under a name of their own or somebody else's; so that it can be taken out one day."""
        names = self.named.setdefault(person, [])
        if name and name not in names:
            names.append(name)

    def seats_known_to(self, person: str) -> set[int]:
        """The seats whose hidden side a person has seen: those they have, and had since the game began; nobody knows none."""
        return {*self.seats_of(person), *(LETTERS.index(known) for known in self.sat.get(person, ""))}

    def note_leaving(self, person: str, seat: int) -> None:
        """The person has this seat no more, and knows its hand."""
        self.sat[person] = "".join(sorted({*self.sat.get(person, ""), letter(seat)}))

    @property
    def is_worn(self) -> bool:
        """Whether seats have changed hands so often that nobody new may come."""
        return len(self.sat) >= MOST_CHANGES

    def is_full(self) -> bool:
        return all(occupant.kind in ("person", "bot") for occupant in self.occupants)

    @property
    def may_begin(self) -> bool:
        """All seats are taken, nobody has gone on to another table, and the host is not waited for."""
        return self.state == "open" and self.is_full() and not self.held and not self.next

    def names(self) -> dict[str, str]:
        """Seat letter → what others call it."""
        return {letter(seat): occupant.name or occupant.bot for seat, occupant in enumerate(self.occupants)}

    def animals(self) -> list[str]:
        """By seat: the animal its person is, chosen or not, no two alike; "" for a seat without one."""
        chosen = {occupant.animal for occupant in self.occupants if occupant.person and occupant.animal}
        found = []
        for seat, occupant in enumerate(self.occupants):
            animal = occupant.animal if occupant.person else ""
            if occupant.person and not animal:
                animal = ANIMALS[seat] if ANIMALS[seat] not in chosen else next(one for one in ANIMALS if one not in chosen)
            chosen.add(animal)
            found.append(animal)
        return found

    def rung(self, seat: int) -> str:
        """The bot that plays a seat whose occupant does not."""
        return self.occupants[seat].bot or QUICK

    def does_not_hear(self, seat: int | None) -> list[str]:
        """Whom a seat has muted; watchers mute nobody."""
        return [] if seat is None else self.muted.get(letter(seat), [])


encode_config = msgspec.json.Encoder().encode
decode_config = msgspec.json.Decoder(TableConfig).decode


def draft_of(config: TableConfig) -> TableConfig:
    """A copy to change; the config itself is changed only once that is stored."""
    return decode_config(encode_config(config))
