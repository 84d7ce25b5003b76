"""What a table is besides its moves: who holds which seat, options, clock, the sealed seed, the result."""

from __future__ import annotations

import secrets
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from sheepfold.core.game import Game, setup_with_data
from sheepfold.core.sealed import Seal
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup
from sheepfold.server import wire

State = Literal["open", "playing", "over", "frozen"]
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # of codes people read aloud: no 0 and O, 1 and I


class Holder(Struct):
    """Whose a seat is. A person's seat may be played by a bot for a while (`away`)."""

    kind: Literal["open", "reserved", "person", "bot"] = "open"
    person: str = ""
    name: str = ""
    bot: str = ""
    away: bool = False
    left: bool = False  # a person gave this seat up during the game; whoever has the link may take it

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away


class Result(Struct):
    scores: list[int]
    places: list[int]
    winners: list[str]
    over: int  # seconds since 1970


class Charter(Struct):
    """Stored whole, whenever something in it changes; never for a mere move."""

    id: str
    code: str
    game: str
    rules: int
    options: dict[str, str]
    wanted: dict[str, str]  # the options as the host chose them; a series works `loser` out anew for each game
    data: dict[str, Any]  # own data sets
    holders: list[Holder]
    owner: str  # the person who opened the table
    seed: str  # secret until the game is over
    made: int
    state: State = "open"
    public: bool = False
    clock: wire.ClockPlan = field(default_factory=wire.ClockPlan)
    entropy: dict[str, str] = {}
    broadcast: int = 0
    result: Result | None = None
    next: str = ""
    earlier: list[dict[str, Any]] = []
    muted: dict[str, list[str]] = {}  # seat → whom it does not hear

    def setup(self, game: Game) -> Setup:
        return setup_with_data(game, len(self.holders), self.options, self.data)

    def seal(self) -> Seal:
        return Seal(self.id, bytes.fromhex(self.seed), self.entropy)

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person; nobody has none."""
        return [seat for seat, holder in enumerate(self.holders) if person and holder.person == person]

    def is_full(self) -> bool:
        return all(holder.kind in ("person", "bot") for holder in self.holders)

    def names(self) -> dict[str, str]:
        """Seat letter → what others call it."""
        return {letter(seat): holder.name or holder.bot for seat, holder in enumerate(self.holders)}

    def rung(self, seat: int) -> str:
        """The bot that plays a seat whose holder does not."""
        return self.holders[seat].bot or "greedy"


encode_charter = msgspec.json.Encoder().encode
decode_charter = msgspec.json.Decoder(Charter).decode


def draft_of(charter: Charter) -> Charter:
    """A copy to change; the charter itself is changed only once that is stored."""
    return decode_charter(encode_charter(charter))


def fresh_id() -> str:
    return secrets.token_urlsafe(15)


def fresh_code() -> str:
    return "".join(secrets.choice(ALPHABET) for place in range(6))
