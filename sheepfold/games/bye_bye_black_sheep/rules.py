"""The verbs: what is legal, what a move does, and what follows by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import moves as m
from sheepfold.games.bye_bye_black_sheep import phases, scoring
from sheepfold.games.bye_bye_black_sheep.components import (
    ADVANCED_LAYOUT,
    BS,
    COPIES,
    EA,
    KINDS,
    LAST_ROUND,
    MA,
    MO,
    MS,
    SIZE,
    STALL_ROUNDS,
    WO,
    WS,
    eagles,
    set_cards_dealt,
)
from sheepfold.games.bye_bye_black_sheep.knowledge import (
    note_absence,
    note_arrival,
    note_dealt,
    note_departure,
    note_look,
)
from sheepfold.games.bye_bye_black_sheep.zones import ADDED, LAYOUT, NOBODY, PILE, UNDEALT, WOLF, ZOOS

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.position import ByeByeBlackSheepPosition


def put(p: ByeByeBlackSheepPosition, zone: i64, kind: i64, number: i64) -> None:
    """Add cards of a kind to a zone (or take them, if negative)."""
    p.cards[zone * KINDS + kind] += number
    p.cards[zone * KINDS + SIZE] += number


def give(p: ByeByeBlackSheepPosition, seat: i64, kind: i64) -> None:
    """A card everybody sees goes into a hand."""
    put(p, seat, kind, 1)
    note_arrival(p, seat, kind)


def release(p: ByeByeBlackSheepPosition, seat: i64, kind: i64) -> None:
    """A card leaves a hand before everybody's eyes."""
    put(p, seat, kind, -1)
    note_departure(p, seat, kind)


# --- setup


def lay_out(p: ByeByeBlackSheepPosition, advanced: bool) -> None:
    """Set cards to the pile, a Black Sheep to everyone, the specials ready to be dealt or drafted (BB-2, BB-13.2)."""
    for species in range(1, p.species + 1):
        put(p, PILE, species, COPIES)
    for seat in range(p.seats):
        put(p, seat, BS, 1)
    if advanced:
        for kind in ADVANCED_LAYOUT:
            put(p, LAYOUT, kind, 1)
    else:
        put(p, UNDEALT, EA, eagles(p.seats))
        put(p, UNDEALT, MO, p.seats - eagles(p.seats))


def begin_deal(p: ByeByeBlackSheepPosition, starter: i64) -> None:
    p.starter = starter
    p.turn = starter
    p.target = 0
    p.phase = phases.DEAL


def deal_set_card(p: ByeByeBlackSheepPosition, kind: i64) -> None:
    """Seat A gets all its set cards, then B, and so on (BB-2.4)."""
    put(p, PILE, kind, -1)
    put(p, p.target, kind, 1)
    if p.size(p.target) <= set_cards_dealt(p.seats):
        return
    p.target += 1
    if p.target == p.seats:
        begin_specials(p)


def begin_specials(p: ByeByeBlackSheepPosition) -> None:
    if p.size(LAYOUT) > 0:
        p.target = p.starter  # BB-13.3
        p.phase = phases.DRAFT
    else:
        p.target = 0
        p.phase = phases.SPECIALS


def choose_special(p: ByeByeBlackSheepPosition, kind: i64) -> None:
    put(p, LAYOUT, kind, -1)
    put(p, UNDEALT, kind, 1)
    p.target = p.left_of(p.target)
    if p.target == p.starter:
        clear_zone(p, LAYOUT)  # BB-13.5
        begin_specials(p)


def deal_special(p: ByeByeBlackSheepPosition, kind: i64) -> None:
    put(p, UNDEALT, kind, -1)
    put(p, p.target, kind, 1)
    p.target += 1
    if p.target == p.seats:
        begin_turn(p)


def clear_zone(p: ByeByeBlackSheepPosition, zone: i64) -> None:
    for at in range(zone * KINDS, zone * KINDS + KINDS):
        p.cards[at] = 0


# --- the turn


def begin_turn(p: ByeByeBlackSheepPosition) -> None:
    p.placed = 0
    p.phase = phases.DRAWING
    p.target = NOBODY
    if p.must_draw == 1 and p.seats == 2:
        # Nothing to decide: one opponent, and stopping is not allowed yet.
        draw_from(p, p.left_of(p.turn))


def draw_from(p: ByeByeBlackSheepPosition, seat: i64) -> None:
    p.target = seat
    p.phase = phases.BLIND


def go_on(p: ByeByeBlackSheepPosition) -> None:
    """The card is completely resolved: draw again or stop (BB-4.6)."""
    p.phase = phases.DRAWING
    p.target = NOBODY


def resolve_drawn(p: ByeByeBlackSheepPosition, kind: i64) -> None:
    """A card has been drawn blindly from the target's hand (BB-4.4, BB-4.5)."""
    owner = p.target
    if kind == BS:
        # It goes back to the hand it came from (BB-5.2), so nothing has moved.
        take_hole(p)
        finish_turn(p)
        return
    release(p, owner, kind)
    if kind == WO:
        drive_away(p, owner)
    p.hole.add(kind)
    if kind == EA:
        p.phase = phases.EAGLE
        p.target = NOBODY
    elif kind == MO:
        note_look(p, p.turn, owner)
        p.phase = phases.MOLE
    elif kind == WS:
        p.phase = phases.WHITE
    elif kind == MA and opponents_show_cards(p):
        p.phase = phases.MAGPIE
        p.target = NOBODY
    elif kind == MS and p.size(PILE) > 0:
        p.phase = phases.MOTHER
        p.target = NOBODY
    else:
        go_on(p)


def drive_away(p: ByeByeBlackSheepPosition, owner: i64) -> None:
    """The Wolf: the whole hole goes before the player it was drawn from (BB-16.1)."""
    if p.hole.size == 0:
        return
    for i in range(p.hole.size):
        put(p, WOLF, p.hole.items[i], 1)
    p.hole.clear()
    p.wolf_owner = owner


def opponents_show_cards(p: ByeByeBlackSheepPosition) -> bool:
    for seat in range(p.seats):
        if seat != p.turn and p.size(ZOOS + seat) > 0:
            return True
    return False


def answer_eagle(p: ByeByeBlackSheepPosition, question: i64) -> None:
    p.question = question
    seat = m.whom(question)
    species = m.what(question)
    if p.count(seat, species) > 0:
        release(p, seat, species)
        p.hole.add(species)
        go_on(p)
    else:
        note_absence(p, seat, species)
        end_drawing(p)


def take_hole(p: ByeByeBlackSheepPosition) -> None:
    for i in range(p.hole.size):
        give(p, p.turn, p.hole.items[i])
    p.hole.clear()


def end_drawing(p: ByeByeBlackSheepPosition) -> None:
    """A stop, or a failed Eagle call, which counts as one (BB-6.1, BB-10.3)."""
    p.target = NOBODY
    p.limit = p.hole.size - 2
    take_hole(p)
    if p.limit > 0:
        p.phase = phases.ZOO
    else:
        finish_turn(p)


def add_to_zoo(p: ByeByeBlackSheepPosition, species: i64) -> None:
    """One more card for the zoo; at the limit nothing is left to decide, and all of it is shown anyway (BB-6.2)."""
    put(p, ADDED, species, 1)
    if p.size(ADDED) == p.limit:
        place_added(p)


def place_added(p: ByeByeBlackSheepPosition) -> None:
    """All placements of a stop are one step (BB-6.6): Magpie and win are judged when all cards lie."""
    if p.size(ADDED) > 0:
        shared = False
        for species in range(1, p.species + 1):
            if p.count(ADDED, species) > 0:
                lay_down(p, p.turn, species, p.count(ADDED, species))
                shared = shared or lies_elsewhere(p, p.turn, species)
        clear_zone(p, ADDED)
        enter_magpie(p, p.turn, shared)
        if wins_now(p, p.turn):
            return
    finish_turn(p)


def settle_one(p: ByeByeBlackSheepPosition, species: i64) -> None:
    """The White Sheep's owner places one card (BB-14.2)."""
    owner = p.target
    lay_down(p, owner, species, 1)
    enter_magpie(p, owner, lies_elsewhere(p, owner, species))
    if not wins_now(p, owner):
        go_on(p)


def lay_down(p: ByeByeBlackSheepPosition, seat: i64, species: i64, number: i64) -> None:
    """From hand to zoo."""
    for i in range(number):
        release(p, seat, species)
    put(p, ZOOS + seat, species, number)
    p.placed = 1


def lies_elsewhere(p: ByeByeBlackSheepPosition, seat: i64, species: i64) -> bool:
    """Whether a species lies in another zoo too (BB-12.1 b)."""
    for other in range(p.seats):
        if other != seat and p.count(ZOOS + other, species) > 0:
            return True
    return False


def enter_magpie(p: ByeByeBlackSheepPosition, seat: i64, shared: bool) -> None:
    """The first placement that shares a species or shows a third one brings the Magpie (BB-12.1)."""
    if p.magpie_beside() and (shared or scoring.species_with(p, seat, 1) >= 3):
        give(p, seat, MA)


def wins_now(p: ByeByeBlackSheepPosition, seat: i64) -> bool:
    """Enough triplets end the game at once: no wolf pile, no refill, no next turn (BB-8.4)."""
    if scoring.triplets(p, seat) < p.needed:
        return False
    p.winner = seat
    p.target = NOBODY
    p.phase = phases.OVER_PHASE
    return True


def finish_turn(p: ByeByeBlackSheepPosition) -> None:
    p.limit = 0
    p.target = NOBODY
    if p.wolf_owner != NOBODY:
        for kind in range(1, KINDS):
            for i in range(p.count(WOLF, kind)):
                give(p, p.wolf_owner, kind)
        clear_zone(p, WOLF)
        p.wolf_owner = NOBODY
    refill_from(p, p.left_of(p.turn))


def refill_from(p: ByeByeBlackSheepPosition, first: i64) -> None:
    """The first hand short of cards, clockwise from this seat, is dealt to; if there is none the turn is over (BB-7)."""
    if p.size(PILE) > 0:
        seat = first
        for i in range(p.seats):
            if p.size(seat) < p.full:
                p.target = seat
                p.phase = phases.REFILL
                return
            seat = p.left_of(seat)
    end_turn(p)


def deal_refill(p: ByeByeBlackSheepPosition, kind: i64) -> None:
    put(p, PILE, kind, -1)
    put(p, p.target, kind, 1)
    note_dealt(p, p.target)
    refill_from(p, p.left_of(p.target) if p.one_by_one == 1 else p.target)


def end_turn(p: ByeByeBlackSheepPosition) -> None:
    p.turns += 1
    p.idle = 0 if p.placed == 1 else p.idle + 1
    p.target = NOBODY
    if p.stall_rule == 1 and (p.idle >= STALL_ROUNDS * p.seats or p.turns >= LAST_ROUND * p.seats):
        p.phase = phases.OVER_PHASE  # BB-19
        return
    p.turn = p.left_of(p.turn)
    begin_turn(p)


# --- play, legal, odds


def play(p: ByeByeBlackSheepPosition, move: i64) -> None:
    phase = p.phase
    if phase == phases.DRAWING:
        if move == m.STOP:
            end_drawing(p)
        else:
            draw_from(p, m.what(move))
    elif phase == phases.BLIND:
        resolve_drawn(p, m.what(move))
    elif phase == phases.REFILL:
        deal_refill(p, m.what(move))
    elif phase == phases.ZOO:
        if move == m.PLACE:
            place_added(p)
        else:
            add_to_zoo(p, m.what(move))
    elif move == m.SKIP and phase >= phases.EAGLE:
        go_on(p)
    else:
        play_seldom(p, move)


def play_seldom(p: ByeByeBlackSheepPosition, move: i64) -> None:
    """Effects of specials that are used, and the setup."""
    phase = p.phase
    kind = m.what(move)
    if phase == phases.EAGLE:
        answer_eagle(p, move)
    elif phase == phases.MOLE:
        release(p, p.target, kind)
        p.hole.add(kind)
        go_on(p)
    elif phase == phases.MAGPIE:
        put(p, ZOOS + m.whom(move), kind, -1)
        p.hole.add(kind)
        go_on(p)
    elif phase == phases.MOTHER:
        p.phase = phases.TURNING
    elif phase == phases.TURNING:
        put(p, PILE, kind, -1)
        p.hole.add(kind)
        go_on(p)
    elif phase == phases.WHITE:
        settle_one(p, kind)
    elif phase == phases.START:
        begin_deal(p, kind)
    elif phase == phases.DEAL:
        deal_set_card(p, kind)
    elif phase == phases.DRAFT:
        choose_special(p, kind)
    else:
        deal_special(p, kind)


def fill_legal(p: ByeByeBlackSheepPosition, moves: Pile) -> None:
    phase = p.phase
    if phase == phases.DRAWING:
        if p.hole.size > 0 or p.must_draw == 0:
            moves.add(m.STOP)
        for seat in range(p.seats):
            if seat != p.turn:
                moves.add(m.DRAW + seat)
    elif phase == phases.ZOO:
        moves.add(m.PLACE)
        for species in range(1, p.species + 1):
            if p.count(p.turn, species) > p.count(ADDED, species):
                moves.add(m.ADD + species)
    elif phase == phases.DRAFT:
        for kind in range(BS, KINDS):
            if p.count(LAYOUT, kind) > 0:
                moves.add(m.CHOOSE + kind)
    else:
        moves.add(m.SKIP)
        fill_effect(p, moves)


def fill_effect(p: ByeByeBlackSheepPosition, moves: Pile) -> None:
    """The ways to use the special just drawn."""
    phase = p.phase
    if phase == phases.MOTHER:
        moves.add(m.TURN_UP)
    elif phase == phases.MOLE or phase == phases.WHITE:
        code = m.TAKE if phase == phases.MOLE else m.SETTLE
        for species in range(1, p.species + 1):
            if p.count(p.target, species) > 0:
                moves.add(code + species)
    else:
        for seat in range(p.seats):
            if seat != p.turn:
                for species in range(1, p.species + 1):
                    if phase == phases.EAGLE:
                        moves.add(m.ask(seat, species))
                    elif p.count(ZOOS + seat, species) > 0:
                        moves.add(m.steal(seat, species))


def fate_zone(p: ByeByeBlackSheepPosition) -> i64:
    """The zone whose next card comes up."""
    if p.phase == phases.BLIND:
        return p.target
    return UNDEALT if p.phase == phases.SPECIALS else PILE


def fill_odds(p: ByeByeBlackSheepPosition, moves: Pile, weights: Pile) -> None:
    """Every card of the zone is equally likely (BB-4.9)."""
    if p.phase == phases.START:
        for seat in range(p.seats):
            moves.add(m.STARTER + seat)
            weights.add(1)
        return
    zone = fate_zone(p)
    for kind in range(1, KINDS):
        if p.count(zone, kind) > 0:
            moves.add(m.CARD + kind)
            weights.add(p.count(zone, kind))


def draw(p: ByeByeBlackSheepPosition, rng: Rng) -> i64:
    if p.phase == phases.START:
        return m.STARTER + rng.below(p.seats)
    at = fate_zone(p) * KINDS
    cards = p.cards
    left = rng.below(cards[at + SIZE])
    kind: i64 = 1
    while left >= cards[at + kind]:
        left -= cards[at + kind]
        kind += 1
    return m.CARD + kind
