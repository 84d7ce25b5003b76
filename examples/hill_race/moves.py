"""Every move of Hill Race: its code, its meaning, its text."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64
from sheepfold.core.position import FATE, Position
from sheepfold.games.hill_race.components import CHARMS

CLIMB: Final[i64] = 0
REST: Final[i64] = 1
DEALT: Final[i64] = 10  # + charm
ROLLED: Final[i64] = 20  # + number


def dealt(charm: i64) -> i64:
    return DEALT + charm


def rolled(number: i64) -> i64:
    return ROLLED + number


def charm_of(move: i64) -> i64:
    return move - DEALT


def number_of(move: i64) -> i64:
    return move - ROLLED


def is_dealt(move: i64) -> bool:
    return DEALT <= move < ROLLED


def say(position: Position, seat: int, move: int) -> str:
    if seat != FATE:
        return "climb" if move == CLIMB else "rest"
    if is_dealt(move):
        return f"dealt {CHARMS[charm_of(move)]}"
    return f"rolled {number_of(move)}"
