"""The verbs: what is legal, what can come up, and what a move does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep.rules import moves, phases
from sheepfold.games.bye_bye_black_sheep.rules.components import BS, KINDS, SIZE
from sheepfold.games.bye_bye_black_sheep.rules.dealing import begin_deal, choose_special, deal_set_card, deal_special
from sheepfold.games.bye_bye_black_sheep.rules.turn import (
    add_to_zoo,
    answer_eagle,
    deal_refill,
    draw_from,
    end_drawing,
    go_on,
    place_added,
    release,
    resolve_drawn,
    settle_one,
)
from sheepfold.games.bye_bye_black_sheep.rules.zones import ADDED, LAYOUT, PILE, UNDEALT, ZOOS, put

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition


def play(position: ByeByeBlackSheepPosition, move: i64) -> None:
    phase = position.phase
    if phase == phases.DRAWING:
        if move == moves.STOP:
            end_drawing(position)
        else:
            draw_from(position, moves.what(move))
    elif phase == phases.BLIND:
        resolve_drawn(position, moves.what(move))
    elif phase == phases.REFILL:
        deal_refill(position, moves.what(move))
    elif phase == phases.ZOO:
        if move == moves.PLACE:
            place_added(position)
        else:
            add_to_zoo(position, moves.what(move))
    elif move == moves.SKIP and phase >= phases.EAGLE:
        go_on(position)
    else:
        play_seldom(position, move)


def play_seldom(position: ByeByeBlackSheepPosition, move: i64) -> None:
    """Effects of specials that are used, and the setup."""
    phase = position.phase
    kind = moves.what(move)
    if phase == phases.EAGLE:
        answer_eagle(position, move)
    elif phase == phases.MOLE:
        release(position, position.target, kind)
        position.hole.add(kind)
        go_on(position)
    elif phase == phases.MAGPIE:
        put(position, ZOOS + moves.whom(move), kind, -1)
        position.hole.add(kind)
        go_on(position)
    elif phase == phases.MOTHER:
        position.phase = phases.TURNING
    elif phase == phases.TURNING:
        put(position, PILE, kind, -1)
        position.hole.add(kind)
        go_on(position)
    elif phase == phases.WHITE:
        settle_one(position, kind)
    elif phase == phases.START:
        begin_deal(position, kind)
    elif phase == phases.DEAL:
        deal_set_card(position, kind)
    elif phase == phases.DRAFT:
        choose_special(position, kind)
    else:
        deal_special(position, kind)


def fill_legal(position: ByeByeBlackSheepPosition, found: Pile) -> None:
    phase = position.phase
    if phase == phases.DRAWING:
        if position.hole.size > 0 or position.must_draw == 0:
            found.add(moves.STOP)
        for seat in range(position.seats):
            if seat != position.turn:
                found.add(moves.DRAW + seat)
    elif phase == phases.ZOO:
        found.add(moves.PLACE)
        cards = position.cards
        held = position.turn * KINDS
        added = ADDED * KINDS
        for species in range(1, position.species + 1):
            if cards[held + species] > cards[added + species]:
                found.add(moves.ADD + species)
    elif phase == phases.DRAFT:
        for kind in range(BS, KINDS):
            if position.count(LAYOUT, kind) > 0:
                found.add(moves.CHOOSE + kind)
    else:
        found.add(moves.SKIP)
        fill_effect(position, found)


def fill_effect(position: ByeByeBlackSheepPosition, found: Pile) -> None:
    """The ways to use the special just drawn."""
    phase = position.phase
    if phase == phases.MOTHER:
        found.add(moves.TURN_UP)
    elif phase == phases.MOLE or phase == phases.WHITE:
        code = moves.TAKE if phase == phases.MOLE else moves.SETTLE
        for species in range(1, position.species + 1):
            if position.count(position.target, species) > 0:
                found.add(code + species)
    else:
        for seat in range(position.seats):
            if seat != position.turn:
                for species in range(1, position.species + 1):
                    if phase == phases.EAGLE:
                        found.add(moves.ask(seat, species))
                    elif position.count(ZOOS + seat, species) > 0:
                        found.add(moves.steal(seat, species))


def fate_zone(position: ByeByeBlackSheepPosition) -> i64:
    """The zone whose next card comes up."""
    if position.phase == phases.BLIND:
        return position.target
    return UNDEALT if position.phase == phases.SPECIALS else PILE


def fill_odds(position: ByeByeBlackSheepPosition, found: Pile, weights: Pile) -> None:
    """Every card of the zone is equally likely (BB-4.9)."""
    if position.phase == phases.START:
        for seat in range(position.seats):
            found.add(moves.STARTER + seat)
            weights.add(1)
        return
    zone = fate_zone(position)
    for kind in range(1, KINDS):
        if position.count(zone, kind) > 0:
            found.add(moves.CARD + kind)
            weights.add(position.count(zone, kind))


def draw(position: ByeByeBlackSheepPosition, rng: Rng) -> i64:
    if position.phase == phases.START:
        return moves.STARTER + rng.below(position.seats)
    at = fate_zone(position) * KINDS
    cards = position.cards
    left = rng.below(cards[at + SIZE])
    kind: i64 = 1
    while left >= cards[at + kind]:
        left -= cards[at + kind]
        kind += 1
    return moves.CARD + kind
