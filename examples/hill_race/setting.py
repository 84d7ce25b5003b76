"""Positions of Hill Race from outside: read back, filled up where something was left open, or dreamt from a view."""

from __future__ import annotations

from typing import Any

from sheepfold.core.errors import BadInput
from sheepfold.core.game import Data
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter, seat_of
from sheepfold.core.setup import Setup
from sheepfold.games.hill_race.components import CHARMS, CLOVER, DAY, THISTLE, in_bag
from sheepfold.games.hill_race.phases import PHASES
from sheepfold.games.hill_race.position import HillRacePosition

KEYS = ("phase", "turn", "round", "climb", "steps", "charms")


def load(setup: Setup, data: Data) -> HillRacePosition:
    """The inverse of to_data."""
    position = HillRacePosition(setup)
    position.phase = PHASES.index(data["phase"])
    position.turn = seat_of(data["turn"], setup.seats) or 0
    position.round = data["round"]
    position.climb = data["climb"]
    for seat in range(setup.seats):
        position.steps[seat] = data["steps"][letter(seat)]
        position.charms[seat] = CHARMS.index(data["charms"].get(letter(seat), ""))
    return position


def complete(setup: Setup, given: Data, rng: Rng) -> Data:
    """Any of KEYS; left open, it is A's first choice, with the charms dealt by their odds."""
    for key in given:
        if key not in KEYS:
            raise BadInput(f"a position of hill-race has no {key!r}; it has {', '.join(KEYS)}")
    phase = given.get("phase", "choosing")
    if phase not in PHASES:
        raise BadInput(f"phase is one of {', '.join(PHASES)}; not {phase!r}")
    turn = given.get("turn", "A")
    if not isinstance(turn, str) or (seat_of(turn, setup.seats) or 0) < 0 or seat_of(turn, setup.seats) is None:
        raise BadInput(f"turn is a seat of this table, A to {letter(setup.seats - 1)}; not {turn!r}")
    top = int(setup.options["top"])
    steps = by_seat(setup, "steps", given.get("steps", {}))
    for name in steps:
        whole(f"steps.{name}", steps[name], 0, top + 5)
    return {
        "phase": phase,
        "turn": turn,
        "round": whole("round", given.get("round", 1), 1, int(DAY)),
        "climb": whole("climb", given.get("climb", 2 if phase == "choosing" else 0), 0, top - 1),
        "steps": {letter(seat): steps.get(letter(seat), 0) for seat in range(setup.seats)},
        "charms": fill_charms(setup, phase, turn, by_seat(setup, "charms", given.get("charms", {})), rng),
    }


def by_seat(setup: Setup, key: str, table: Any) -> dict[str, Any]:
    if not isinstance(table, dict) or any(seat_of(name, setup.seats) in (None, -1) for name in table):
        raise BadInput(f"{key} is a table by seat, A to {letter(setup.seats - 1)}; not {table!r}")
    return table


def whole(key: str, value: Any, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadInput(f"{key} is a whole number from {least} to {most}; not {value!r}")
    return value


def fill_charms(setup: Setup, phase: str, turn: str, named: dict[str, Any], rng: Rng) -> dict[str, str]:
    """Charms that are named stay; every other seat that holds one by now gets one of those left in the bag."""
    bag = {CHARMS[charm]: int(in_bag(charm)) for charm in (CLOVER, THISTLE)}
    for name, charm in named.items():
        if bag.get(charm, 0) == 0:
            raise BadInput(f"charms.{name}: {charm!r} is not in the bag (two clovers, four thistles)")
        bag[charm] -= 1
    holders = [letter(seat) for seat in range(setup.seats) if phase != "dealing" or letter(seat) < turn]
    found: dict[str, str] = {}
    for name in holders:
        if name not in named:
            charm = "clover" if rng.below(sum(bag.values())) < bag["clover"] else "thistle"
            bag[charm] -= 1
        found[name] = named.get(name) or charm
    return found


def dream(setup: Setup, seat: int | None, look: Data, rng: Rng) -> HillRacePosition:
    """A world that looks like this; what the look does not show is filled up."""
    seen = {key: look[key] for key in KEYS}
    return load(setup, complete(setup, seen, rng))
