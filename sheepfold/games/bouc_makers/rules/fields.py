"""The fields of a position as data, declared once: written, read back and checked by these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sheepfold.core.position import FATE, OVER
from sheepfold.core.schema import (
    Bits,
    BySeat,
    Data,
    Field,
    Kind,
    Maybe,
    Record,
    Schema,
    Seat,
    Whole,
    Word,
    Words,
    in_rows,
    need,
)
from sheepfold.core.seats import LETTERS
from sheepfold.games.bouc_makers.rules import phases, rounds
from sheepfold.games.bouc_makers.rules.components import ALL_CARDS, BEYOND, DOGS, LOWEST_BID, OS, SHEEP, sides
from sheepfold.games.bouc_makers.rules.moves import DIE_NAMES, contract_name

if TYPE_CHECKING:
    from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

MOST_WOOL = 999  # of one seat, where wool has no end
TOKENS = 25
CONTRACTS = tuple(contract_name(code) if code >= LOWEST_BID else "" for code in range(int(BEYOND) + 1))


def deck_names(position: BoucMakersPosition) -> Sequence[str]:
    return position.deck.names


def cards(allowed: int = int(ALL_CARDS)) -> Bits:
    return Bits(deck_names, allowed)


class Reserve(Kind):
    """Wool tokens left, or "unlimited"."""

    def write(self, position: Any, code: Any) -> int | str:
        return "unlimited" if position.endless_wool else int(code)

    def read(self, position: Any, path: str, data: Any) -> int:
        need(position.endless_wool == (data == "unlimited"), f"{path}: {data!r} does not fit the option wool_supply")
        return 0 if position.endless_wool else Whole(0, TOKENS).read(position, path, data)


class Order(Words):
    """The seats in turn order ↔ their letters; none outside the dice step."""

    def read(self, position: Any, path: str, data: Any) -> list[int]:
        order = super().read(position, path, data)
        every = list(range(int(position.seats)))
        need(not order or sorted(order) == every, f"{path}: every seat once, or nobody outside the dice step; not {data!r}")
        return order

    part = read


@dataclass(frozen=True)
class Chosen(Bits):
    """Sheep put back ↔ their names; nothing as long as a seat has not chosen, or has none to put back."""

    def write(self, position: Any, code: Any) -> Any:
        return super().write(position, code) if code else None

    def read(self, position: Any, path: str, data: Any) -> int:
        return super().read(position, path, data or [])


# --- where a value does not stand in a field of its own


def hold(position: BoucMakersPosition, sets: Any) -> None:
    for seat, some in in_rows(sets):
        position.cards[seat] |= some


def own_os(position: BoucMakersPosition, seat: int) -> None:
    if seat >= 0:
        position.cards[seat] |= OS


def begin_turn(position: BoucMakersPosition, seat: int) -> None:
    """Read after the phase and the order, which is whole or empty."""
    inside = phases.ROLLING <= position.phase <= phases.ARRANGING
    need(seat < 0 or inside, f"turn: nothing in phase {phases.PHASES[position.phase]}, not {LETTERS[seat]!r}")
    position.turn = max([index for index in range(int(position.seats)) if position.order[index] == seat], default=0)


def each(position: BoucMakersPosition, group: int) -> list[int]:
    return [int(position.cards[seat]) & group for seat in range(int(position.seats))]


def put_dice(position: BoucMakersPosition, faces: Data) -> None:
    for name, face in faces.items():
        position.dice[DIE_NAMES.index(name)] = face


def usual_phase(given: Data) -> str:
    dice = given.get("dice", {})
    if isinstance(dice, dict) and all(dice.get(name) for name in DIE_NAMES) and not given.get("hand"):
        return "choose"
    return "roll" if any(key in given for key in ("turn", "order", "throw", "dice", "kept", "hand")) else "bid"


def find_actor(position: BoucMakersPosition) -> None:
    """Who acts follows from the rest."""
    if position.phase == phases.ENDED:
        position.who = OVER
    elif position.phase in (phases.BOARDING, phases.DEALING, phases.ROLLING):
        position.who = FATE
    elif position.phase in (phases.BIDDING, phases.DISCARDING):
        position.who = next((seat for seat in range(int(position.seats)) if position.owes(seat)), FATE)
    else:
        position.who = rounds.roller(position)


FIELDS = Schema["BoucMakersPosition"](
    Field("phase", Word(phases.PHASES), default=usual_phase),
    Field("boards", BySeat(Maybe(Word(lambda position: position.setup.data["deck"]["boards"])))),
    Field("pile", cards()),
    Field("display", cards()),
    Field("herds", BySeat(cards(int(SHEEP))), get=lambda position: each(position, int(SHEEP)), put=hold),
    Field("tops", BySeat(Maybe(Word(deck_names)))),
    Field("dogs", BySeat(cards(int(DOGS))), get=lambda position: each(position, int(DOGS)), put=hold),
    Field("os", Seat("nobody", may_be_none=True), get=lambda position: position.os_owner(), put=own_os),
    Field("wool", BySeat(Whole(0, MOST_WOOL))),
    Field("reserve", Reserve()),
    Field("bids", BySeat(Maybe(Word(CONTRACTS), none=0), stand_in=CONTRACTS[int(LOWEST_BID)])),
    Field("order", Order(tuple(LETTERS), "seat", ordered=True, listed=True), get=lambda position: position.turn_order()),
    Field("turn", Seat(None, may_be_none=True), get=lambda position: position.turn_seat(), put=begin_turn),
    Field("throw", Whole(0, 3)),
    Field(
        "dice",
        Record({name: Maybe(Whole(1, int(sides(die))), none=0) for die, name in enumerate(DIE_NAMES)}),
        get=lambda position: dict(zip(DIE_NAMES, position.dice, strict=True)),
        put=put_dice,
    ),
    Field("kept", Bits(DIE_NAMES)),
    Field("hand", Bits(DIE_NAMES)),
    Field("gained", BySeat(cards()), attr="gains"),
    Field("arranging", cards(int(SHEEP))),
    Field("discards", BySeat(Chosen(deck_names))),
    then=find_actor,
)
