"""Positions from plain data: a whole one read back exactly, and one made from a view."""

from __future__ import annotations

from typing import Any

from sheepfold.core.errors import BadInput
from sheepfold.core.game import Data
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup
from sheepfold.games.bouc_makers import bits, filling, rules
from sheepfold.games.bouc_makers.components import ALL_CARDS, DOGS, LOWEST_BID, OS, SHEEP, sides
from sheepfold.games.bouc_makers.deck import Deck
from sheepfold.games.bouc_makers.filling import KEYS, SEAT_KEYS, CardNames, bid_of, board_place, check_keys, seat_table
from sheepfold.games.bouc_makers.moves import DIE_NAMES
from sheepfold.games.bouc_makers.phases import (
    ARRANGING,
    BIDDING,
    BOARDING,
    CHOOSING,
    DEALING,
    DISCARDING,
    FINISHED,
    PHASE_NAMES,
    ROLLING,
)
from sheepfold.games.bouc_makers.position import NO_CARD, NOBODY, BoucMakersPosition, empty
from sheepfold.games.bouc_makers.view import HIDDEN

complete = filling.complete


def load(setup: Setup, data: Data) -> BoucMakersPosition:
    """The inverse of `to_data`; BadInput names the key that cannot be."""
    check_keys(data)
    for key in KEYS:
        if key not in data:
            raise BadInput(f"{key}: missing; a whole position has {', '.join(KEYS)}")
    data = {**data, **{key: seat_table(setup, key, data[key]) for key in SEAT_KEYS}}
    for key in SEAT_KEYS:
        if len(data[key]) != setup.seats:
            raise BadInput(f"{key}: every seat is needed")
    position = empty(setup, Deck(setup.data["deck"]))
    if data["phase"] not in PHASE_NAMES:
        raise BadInput(f"phase: one of {', '.join(PHASE_NAMES)}; not {data['phase']!r}")
    position.phase = PHASE_NAMES.index(data["phase"])
    read_cards(position, data)
    read_wool(position, data)
    for seat in range(setup.seats):
        position.boards[seat] = board_of(position, data["boards"][letter(seat)])
        position.bids[seat] = bid_of(data["bids"][letter(seat)])
    read_round(position, data)
    read_actor(position)
    return position


def read_cards(position: BoucMakersPosition, data: Data) -> None:
    names = CardNames(position.deck)
    position.pile = names.cards("pile", data["pile"])
    position.display = names.cards("display", data["display"])
    for seat in range(int(position.seats)):
        name = letter(seat)
        herd = names.cards(f"herds.{name}", data["herds"][name], SHEEP)
        position.cards[seat] = herd | names.cards(f"dogs.{name}", data["dogs"][name], DOGS)
        if data["os"] == name:
            position.cards[seat] |= OS
        top = data["tops"][name]
        position.tops[seat] = NO_CARD if top is None else names.card(f"tops.{name}", top)
        position.gains[seat] = names.cards(f"gained.{name}", data["gained"][name])
        position.discards[seat] = names.cards(f"discards.{name}", data["discards"][name] or [])
    position.arranging = names.cards("arranging", data["arranging"], SHEEP)
    if data["os"] != "nobody" and position.os_owner() == NOBODY:
        raise BadInput(f"os: no seat {data['os']!r}")
    check_places(position)


def check_places(position: BoucMakersPosition) -> None:
    """Every card lies in one place, and what belongs to a herd is in it."""
    seen = 0
    places = {"pile": position.pile, "display": position.display}
    places |= {f"cards of {letter(seat)}": position.cards[seat] for seat in range(int(position.seats))}
    for place, cards in places.items():
        if seen & cards:
            raise BadInput(f"{place}: {' '.join(position.names(seen & cards))} lies somewhere else already")
        seen |= int(cards)
    if seen != ALL_CARDS:
        raise BadInput(f"pile: {' '.join(position.names(ALL_CARDS & ~seen))} is nowhere")
    for seat in range(int(position.seats)):
        name, herd = letter(seat), position.herd(seat)
        if position.top_set(seat) & ~herd:
            raise BadInput(f"tops.{name}: {position.top_name(seat)} is not in the herd of {name}")
        if not position.top_set(seat) and herd & ~position.arranging:
            raise BadInput(f"tops.{name}: a herd has a top card")
        if position.gains[seat] & ~(position.cards[seat] | OS):
            raise BadInput(f"gained.{name}: {name} does not hold all of it")
        if position.discards[seat] & ~rules.whites(position, seat):
            raise BadInput(f"discards.{name}: only white sheep of the herd of {name}")


def read_wool(position: BoucMakersPosition, data: Data) -> None:
    for seat in range(int(position.seats)):
        position.wool[seat] = whole(f"wool.{letter(seat)}", data["wool"][letter(seat)], 0, 999)
    if position.endless_wool != (data["reserve"] == "unlimited"):
        raise BadInput(f"reserve: {data['reserve']!r} does not fit the option wool_supply")
    if not position.endless_wool:
        position.reserve = whole("reserve", data["reserve"], 0, 25)
        if position.reserve + sum(data["wool"].values()) != 25:
            raise BadInput(f"reserve: with the players' wool {position.reserve + sum(data['wool'].values())} tokens, not 25")


def board_of(position: BoucMakersPosition, level: Any) -> int:
    if level is None and position.phase == BOARDING:
        return int(NOBODY)
    return board_place(position.deck, level)


def read_round(position: BoucMakersPosition, data: Data) -> None:
    """Turn order, throw and dice; all of it empty outside the dice step."""
    for die, name in enumerate(DIE_NAMES):
        face = data["dice"].get(name)
        position.dice[die] = 0 if face is None else whole(f"dice.{name}", face, 1, int(sides(die)))
    position.kept = dice_of("kept", data["kept"])
    position.hand = dice_of("hand", data["hand"])
    if position.kept & position.hand:
        raise BadInput("hand: a die set aside is not in the hand")
    position.throw = whole("throw", data["throw"], 0, 3)
    inside = ROLLING <= position.phase <= ARRANGING
    if inside != bool(position.throw):
        raise BadInput(f"throw: {position.throw} in phase {PHASE_NAMES[position.phase]}")
    letters = [letter(seat) for seat in range(int(position.seats))]
    if sorted(data["order"]) != (letters if inside else []):
        raise BadInput(f"order: {'every seat once' if inside else 'nobody'} in phase {PHASE_NAMES[position.phase]}")
    if not inside:
        return
    for place, name in enumerate(data["order"]):
        position.order[place] = letters.index(name)
    if data["turn"] not in letters:
        raise BadInput(f"turn: no seat {data['turn']!r}")
    position.turn = data["order"].index(data["turn"])
    if position.phase in (ROLLING, CHOOSING) and position.turn >= rules.dice_turns(position):
        raise BadInput(f"turn: {data['turn']} is the collector and never rolls")


def dice_of(key: str, names: list[str]) -> int:
    found = 0
    for name in names:
        if name not in DIE_NAMES:
            raise BadInput(f"{key}: dice are {', '.join(DIE_NAMES)}; not {name!r}")
        found |= int(bits.bit(DIE_NAMES.index(name)))
    return found


def read_actor(position: BoucMakersPosition) -> None:
    """Who acts follows from the rest; a phase in which nobody could act is refused."""
    phase = position.phase
    if (phase == ROLLING) != (position.hand != 0):
        raise BadInput("hand: the dice to be rolled, in phase roll only")
    if phase in (BOARDING, DEALING, ROLLING):
        position.who = FATE
        if phase == DEALING and not position.pile:
            raise BadInput("pile: nothing left to deal")
    elif phase in (BIDDING, DISCARDING):
        owing = [seat for seat in range(int(position.seats)) if position.owes(seat)]
        if not owing:
            hint = "; whoever has no dog and more than two white sheep chooses" if phase == DISCARDING else ""
            raise BadInput(f"phase: nobody is left to choose in phase {PHASE_NAMES[phase]}{hint}")
        position.who = owing[0]
    elif phase == FINISHED:
        position.who = OVER
    else:
        position.who = rules.roller(position)
        if phase != ARRANGING and not all(position.dice[die] for die in range(3)):
            raise BadInput(f"dice: all three lie on the table in phase {PHASE_NAMES[phase]}")
        base, target = position.base(position.who), position.target(position.who)
        if phase == CHOOSING and base >= target:
            raise BadInput(f"dice: {base} reaches the target {target}, so the throw has won (BM-5.6); the phase is take")
    if BIDDING <= phase < ARRANGING and not position.display:
        raise BadInput(f"display: empty in phase {PHASE_NAMES[phase]}")
    if (phase == ARRANGING) != (position.arranging != 0):
        raise BadInput("arranging: the sheep just gained, in phase arrange only")


def whole(key: str, value: Any, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadInput(f"{key}: a whole number from {least} to {most}, not {value!r}")
    return value


def dream(setup: Setup, seat: int | None, look: Data, rng: Rng) -> BoucMakersPosition:
    """A world with this look: something legal under each secret, then everything hidden dealt anew by its true odds."""
    deck = Deck(setup.data["deck"])
    letters = list(look["tops"])
    seen = {*look["display"], *([] if look["os"] == "nobody" else [deck.names[-1]])}
    herds = {name: set(look["herds"][name]) if "herds" in look else known_sheep(deck, look, name) for name in letters}
    for name in letters:
        seen |= herds[name] | set(look["dogs"][name])
    unseen = [name for name in deck.names if name not in seen]
    for name in letters:
        missing = look["herd_sizes"][name] - len(herds[name])
        herds[name] |= set(unseen[:missing])  # sheep come first in the deck, and all that is missing is sheep
        unseen = unseen[missing:]
    data = {key: look[key] for key in KEYS if key in look}
    data["pile"] = unseen
    data["herds"] = {name: list(herds[name]) for name in letters}
    data["bids"] = {name: str(LOWEST_BID) if bid == HIDDEN else bid for name, bid in look["bids"].items()}
    white = [name for name, card in zip(deck.names, setup.data["deck"]["cards"], strict=True) if card["kind"] == "white"]
    discards = look.get("discards", dict.fromkeys(letters))
    for name in letters:
        if discards[name] == HIDDEN:
            discards = {**discards, name: [sheep for sheep in white if sheep in herds[name]][:2]}
    position = load(setup, {**data, "discards": discards})
    position.reshuffle(NOBODY if seat is None else seat, rng)
    return position


def known_sheep(deck: Deck, look: Data, name: str) -> set[str]:
    """The top and what was gained in this round."""
    sheep = {deck.names[card] for card in bits.members(SHEEP)}
    return {look["tops"][name], *look["gained"][name]} & sheep
