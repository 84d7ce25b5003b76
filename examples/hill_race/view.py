"""What each seat may see of Hill Race, and what it perceives of a move."""

from __future__ import annotations

from sheepfold.core.game import Data, Told
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.seats import letter
from sheepfold.games.hill_race.components import CHARMS, NO_CHARM
from sheepfold.games.hill_race.moves import is_dealt, say
from sheepfold.games.hill_race.phases import PHASES
from sheepfold.games.hill_race.position import HillRacePosition


def look(position: Position, seat: int | None) -> Data:
    """Everything lies open but the charms: of them a seat sees its own, and all of them once the game is over (HR-3.3)."""
    assert isinstance(position, HillRacePosition)
    every = range(int(position.seats))
    over = position.actor() == OVER
    seen = [other for other in every if (over or other == seat) and position.charms[other] != NO_CHARM]
    return {
        "phase": PHASES[position.phase],
        "turn": letter(int(position.turn)),
        "round": int(position.round),
        "climb": int(position.climb),
        "steps": {letter(other): int(position.steps[other]) for other in every},
        "charms": {letter(other): CHARMS[position.charms[other]] for other in seen},
    }


def hear(before: Position, seat: int, move: int, after: Position, to: int | None) -> list[Told]:
    assert isinstance(before, HillRacePosition)
    assert isinstance(after, HillRacePosition)
    who = letter(int(before.turn))
    text = say(before, seat, move)
    if seat == FATE and is_dealt(move) and to != before.turn:
        text = "dealt ?"
    told = [(letter(seat), text)]
    if seat == FATE and not is_dealt(move):
        if after.steps[before.turn] > before.steps[before.turn]:
            told.append((who, f"rests at {after.steps[before.turn]}"))  # HR-2.5
        elif after.climb == 0:
            told.append((who, "slips"))
    if after.actor() == OVER:
        told += [(letter(other), f"shows {CHARMS[after.charms[other]]}") for other in range(int(after.seats))]
    return told
