"""What may be done in Hill Race, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.games.hill_race.components import CLOVER, DAY, SIDES, SLIP, THISTLE, in_bag
from sheepfold.games.hill_race.moves import CLIMB, REST, charm_of, dealt, number_of, rolled
from sheepfold.games.hill_race.phases import CHOOSING, DEALING, DONE, ROLLING

if TYPE_CHECKING:
    from sheepfold.games.hill_race.position import HillRacePosition


def fill_legal(moves: Pile) -> None:
    moves.add(CLIMB)  # HR-2.3
    moves.add(REST)


def fill_odds(position: HillRacePosition, moves: Pile, weights: Pile) -> None:
    if position.phase == DEALING:
        for charm in range(CLOVER, THISTLE + 1):
            if charms_left(position, charm) > 0:
                moves.add(dealt(charm))
                weights.add(charms_left(position, charm))
    else:
        for number in range(1, SIDES + 1):
            moves.add(rolled(number))
            weights.add(1)


def draw(position: HillRacePosition, rng: Rng) -> i64:
    if position.phase == DEALING:
        clovers = charms_left(position, CLOVER)
        return dealt(CLOVER if rng.below(clovers + charms_left(position, THISTLE)) < clovers else THISTLE)
    return rolled(1 + rng.below(SIDES))


def charms_left(position: HillRacePosition, charm: i64) -> i64:
    """How many of a charm are still in the bag."""
    left = in_bag(charm)
    for seat in range(position.seats):
        if position.charms[seat] == charm:
            left -= 1
    return left


def play(position: HillRacePosition, move: i64) -> None:
    if position.phase == DEALING:
        take_charm(position, charm_of(move))
    elif position.phase == ROLLING:
        climb(position, number_of(move))
    elif move == CLIMB:
        position.phase = ROLLING
    else:
        rest(position)


def take_charm(position: HillRacePosition, charm: i64) -> None:
    """HR-1.2; after the last charm the first turn begins."""
    position.charms[position.turn] = charm
    position.turn += 1
    if position.turn == position.seats:
        position.turn = 0
        position.phase = ROLLING


def climb(position: HillRacePosition, number: i64) -> None:
    if number == SLIP:
        position.climb = 0  # HR-2.2
        end_turn(position)
        return
    position.climb += number
    if position.steps[position.turn] + position.climb >= position.top:
        rest(position)  # HR-2.5
    else:
        position.phase = CHOOSING


def rest(position: HillRacePosition) -> None:
    position.steps[position.turn] += position.climb  # HR-2.4
    position.climb = 0
    if position.steps[position.turn] >= position.top:
        position.phase = DONE  # HR-3.1
    else:
        end_turn(position)


def end_turn(position: HillRacePosition) -> None:
    position.phase = ROLLING
    position.turn += 1
    if position.turn == position.seats:
        if position.round == DAY:
            position.turn -= 1
            position.phase = DONE  # HR-3.2
        else:
            position.turn = 0
            position.round += 1
