"""A turn: drawing, what each card brings about, placing, the refill, and how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.journal import note
from sheepfold.core.packed import i64
from sheepfold.games.bye_bye_black_sheep.rules import moves, notes, phases, scoring
from sheepfold.games.bye_bye_black_sheep.rules.components import BS, EA, KINDS, LAST_ROUND, MA, MO, MS, STALL_ROUNDS, WO, WS
from sheepfold.games.bye_bye_black_sheep.rules.knowledge import (
    note_absence,
    note_arrival,
    note_dealt,
    note_departure,
    note_look,
)
from sheepfold.games.bye_bye_black_sheep.rules.zones import (
    ADDED,
    NOBODY,
    PILE,
    WOLF,
    ZOOS,
    cards_in,
    clear_zone,
    move_card,
    put,
)

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition


def give(position: ByeByeBlackSheepPosition, seat: i64, kind: i64) -> None:
    """A card everybody sees goes into a hand."""
    put(position, seat, kind, 1)
    note_arrival(position, seat, kind)


def release(position: ByeByeBlackSheepPosition, seat: i64, kind: i64) -> None:
    """A card leaves a hand before everybody's eyes."""
    put(position, seat, kind, -1)
    note_departure(position, seat, kind)


def begin_turn(position: ByeByeBlackSheepPosition) -> None:
    position.placed = 0
    position.phase = phases.DRAWING
    position.target = NOBODY
    note(position.journal, notes.BEGAN, position.turn)
    if position.must_draw == 1 and position.seats == 2:
        # Nothing to decide: one opponent, and stopping is not allowed yet.
        other = position.left_of(position.turn)
        note(position.journal, notes.HAD_TO_DRAW, position.turn, other)
        draw_from(position, other)


def draw_from(position: ByeByeBlackSheepPosition, seat: i64) -> None:
    position.target = seat
    position.phase = phases.BLIND


def go_on(position: ByeByeBlackSheepPosition) -> None:
    """The card is completely resolved: draw again or stop (BB-4.6)."""
    position.phase = phases.DRAWING
    position.target = NOBODY


def resolve_drawn(position: ByeByeBlackSheepPosition, kind: i64) -> None:
    """A card has been drawn blindly from the target's hand (BB-4.4, BB-4.5)."""
    owner = position.target
    if kind == BS:
        # It goes back to the hand it came from (BB-5.2), so nothing has moved.
        note(position.journal, notes.KEPT, owner)
        take_hole(position)
        finish_turn(position)
        return
    release(position, owner, kind)
    if kind == WO:
        drive_away(position, owner)
    position.hole.add(kind)
    if kind == EA:
        position.phase = phases.EAGLE
        position.target = NOBODY
    elif kind == MO:
        note_look(position, position.turn, owner)
        note(position.journal, notes.SHOWED, owner, position.turn)
        position.phase = phases.MOLE
    elif kind == WS:
        position.phase = phases.WHITE
    elif kind == MA and opponents_show_cards(position):
        position.phase = phases.MAGPIE
        position.target = NOBODY
    elif kind == MS and position.size(PILE) > 0:
        position.phase = phases.MOTHER
        position.target = NOBODY
    else:
        go_on(position)


def drive_away(position: ByeByeBlackSheepPosition, owner: i64) -> None:
    """The Wolf: the whole hole goes before the player it was drawn from (BB-16.1)."""
    if position.hole.size == 0:
        return
    note_hole(position, notes.DRIVEN, owner)
    for i in range(position.hole.size):
        put(position, WOLF, position.hole.items[i], 1)
    position.hole.clear()
    position.wolf_owner = owner


def opponents_show_cards(position: ByeByeBlackSheepPosition) -> bool:
    for seat in range(position.seats):
        if seat != position.turn and position.size(ZOOS + seat) > 0:
            return True
    return False


def answer_eagle(position: ByeByeBlackSheepPosition, question: i64) -> None:
    position.question = question
    seat = moves.whom(question)
    species = moves.what(question)
    if position.count(seat, species) > 0:
        note(position.journal, notes.YES, seat)
        release(position, seat, species)
        position.hole.add(species)
        go_on(position)
    else:
        note(position.journal, notes.NO, seat)
        note_absence(position, seat, species)
        end_drawing(position)


def take_hole(position: ByeByeBlackSheepPosition) -> None:
    note_hole(position, notes.TOOK, position.turn)
    for i in range(position.hole.size):
        give(position, position.turn, position.hole.items[i])
    position.hole.clear()


def note_hole(position: ByeByeBlackSheepPosition, kind: i64, seat: i64) -> None:
    """Where the cards of the hole go, one note each."""
    if position.journal is not None:
        for i in range(position.hole.size):
            note(position.journal, kind, seat, position.hole.items[i])


def note_added(position: ByeByeBlackSheepPosition) -> None:
    """What goes into the zoo, one note each; one of kind 0 if nothing does."""
    if position.journal is not None:
        added = cards_in(position, ADDED)
        for card in added if added else [0]:
            note(position.journal, notes.PLACED, position.turn, card)


def end_drawing(position: ByeByeBlackSheepPosition) -> None:
    """A stop, or a failed Eagle call, which counts as one (BB-6.1, BB-10.3)."""
    position.target = NOBODY
    position.limit = position.hole.size - 2
    take_hole(position)
    if position.limit > 0:
        position.phase = phases.ZOO
    else:
        finish_turn(position)


def add_to_zoo(position: ByeByeBlackSheepPosition, species: i64) -> None:
    """One more card for the zoo; at the limit nothing is left to decide, and all of it is shown anyway (BB-6.2)."""
    put(position, ADDED, species, 1)
    if position.size(ADDED) == position.limit:
        place_added(position)


def place_added(position: ByeByeBlackSheepPosition) -> None:
    """All placements of a stop are one step (BB-6.6): Magpie and win are judged when all cards lie."""
    note_added(position)
    if position.size(ADDED) > 0:
        shared = False
        for species in range(1, position.species + 1):
            if position.count(ADDED, species) > 0:
                lay_down(position, position.turn, species, position.count(ADDED, species))
                shared = shared or lies_elsewhere(position, position.turn, species)
        clear_zone(position, ADDED)
        enter_magpie(position, position.turn, shared)
        if wins_now(position, position.turn):
            return
    finish_turn(position)


def settle_one(position: ByeByeBlackSheepPosition, species: i64) -> None:
    """The White Sheep's owner places one card (BB-14.2)."""
    owner = position.target
    lay_down(position, owner, species, 1)
    enter_magpie(position, owner, lies_elsewhere(position, owner, species))
    if not wins_now(position, owner):
        go_on(position)


def lay_down(position: ByeByeBlackSheepPosition, seat: i64, species: i64, number: i64) -> None:
    """From hand to zoo."""
    for i in range(number):
        release(position, seat, species)
    put(position, ZOOS + seat, species, number)
    position.placed = 1


def lies_elsewhere(position: ByeByeBlackSheepPosition, seat: i64, species: i64) -> bool:
    """Whether a species lies in another zoo too (BB-12.1 b)."""
    for other in range(position.seats):
        if other != seat and position.count(ZOOS + other, species) > 0:
            return True
    return False


def enter_magpie(position: ByeByeBlackSheepPosition, seat: i64, shared: bool) -> None:
    """The first placement that shares a species or shows a third one brings the Magpie (BB-12.1)."""
    if position.magpie_beside() and (shared or scoring.species_with(position, seat, 1) >= 3):
        give(position, seat, MA)
        note(position.journal, notes.GOT_MAGPIE, seat)


def wins_now(position: ByeByeBlackSheepPosition, seat: i64) -> bool:
    """Enough triplets end the game at once: no wolf pile, no refill, no next turn (BB-8.4)."""
    if scoring.triplets(position, seat) < position.needed:
        return False
    position.winner = seat
    note(position.journal, notes.WON, seat)
    position.target = NOBODY
    position.phase = phases.ENDED
    return True


def finish_turn(position: ByeByeBlackSheepPosition) -> None:
    position.limit = 0
    position.target = NOBODY
    if position.wolf_owner != NOBODY:
        for kind in range(1, KINDS):
            for i in range(position.count(WOLF, kind)):
                give(position, position.wolf_owner, kind)
                note(position.journal, notes.TOOK_WOLF_PILE, position.wolf_owner, kind)
        clear_zone(position, WOLF)
        position.wolf_owner = NOBODY
    refill_from(position, position.left_of(position.turn))


def refill_from(position: ByeByeBlackSheepPosition, first: i64) -> None:
    """The first hand short of cards, clockwise from this seat, is dealt to; if there is none the turn is over (BB-7)."""
    if position.size(PILE) > 0:
        seat = first
        for i in range(position.seats):
            if position.size(seat) < position.full:
                position.target = seat
                position.phase = phases.REFILL
                return
            seat = position.left_of(seat)
    end_turn(position)


def deal_refill(position: ByeByeBlackSheepPosition, kind: i64) -> None:
    move_card(position, PILE, position.target, kind)
    note_dealt(position, position.target)
    refill_from(position, position.left_of(position.target) if position.one_by_one == 1 else position.target)


def end_turn(position: ByeByeBlackSheepPosition) -> None:
    position.turns += 1
    if position.placed == 1:
        position.idle = 0
    else:
        position.idle += 1
    position.target = NOBODY
    if position.stall_rule == 1 and (
        position.idle >= STALL_ROUNDS * position.seats or position.turns >= LAST_ROUND * position.seats
    ):
        position.phase = phases.ENDED  # BB-19
        note(position.journal, notes.STALLED, NOBODY)
        return
    position.turn = position.left_of(position.turn)
    begin_turn(position)
