"""Before the first turn: what is laid out, dealt and drafted (BB-2, BB-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.journal import note
from sheepfold.core.packed import i64
from sheepfold.games.bye_bye_black_sheep.rules import notes, phases
from sheepfold.games.bye_bye_black_sheep.rules.components import ADVANCED_LAYOUT, BS, COPIES, EA, MO, eagles, set_cards_dealt
from sheepfold.games.bye_bye_black_sheep.rules.turn import begin_turn
from sheepfold.games.bye_bye_black_sheep.rules.zones import LAYOUT, NOBODY, PILE, UNDEALT, clear_zone, move_card, put

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition


def lay_out(position: ByeByeBlackSheepPosition, advanced: bool) -> None:
    """Set cards to the pile, a Black Sheep to everyone, the specials ready to be dealt or drafted (BB-2, BB-13.2)."""
    for species in range(1, position.species + 1):
        put(position, PILE, species, COPIES)
    for seat in range(position.seats):
        put(position, seat, BS, 1)
    if advanced:
        for kind in ADVANCED_LAYOUT:
            put(position, LAYOUT, kind, 1)
    else:
        put(position, UNDEALT, EA, eagles(position.seats))
        put(position, UNDEALT, MO, position.seats - eagles(position.seats))


def begin_deal(position: ByeByeBlackSheepPosition, starter: i64) -> None:
    position.starter = starter
    position.turn = starter
    position.target = 0
    position.phase = phases.DEAL


def deal_set_card(position: ByeByeBlackSheepPosition, kind: i64) -> None:
    """Seat A gets all its set cards, then B, and so on (BB-2.4)."""
    move_card(position, PILE, position.target, kind)
    if position.size(position.target) <= set_cards_dealt(position.seats):
        return
    position.target += 1
    if position.target == position.seats:
        begin_specials(position)


def begin_specials(position: ByeByeBlackSheepPosition) -> None:
    if position.size(LAYOUT) > 0:
        position.target = position.starter  # BB-13.3
        position.phase = phases.DRAFT
    else:
        position.target = 0
        position.phase = phases.SPECIALS


def choose_special(position: ByeByeBlackSheepPosition, kind: i64) -> None:
    move_card(position, LAYOUT, UNDEALT, kind)
    position.target = position.left_of(position.target)
    if position.target == position.starter:
        clear_zone(position, LAYOUT)  # BB-13.5
        note(position.journal, notes.BOXED, NOBODY)
        begin_specials(position)


def deal_special(position: ByeByeBlackSheepPosition, kind: i64) -> None:
    move_card(position, UNDEALT, position.target, kind)
    position.target += 1
    if position.target == position.seats:
        begin_turn(position)
