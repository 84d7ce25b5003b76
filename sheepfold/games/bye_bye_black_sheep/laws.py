"""What holds at any moment of any game: the ledger's assertions (BB-18, S31) and the soundness of what is known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from sheepfold.core.game import ENDLESS
from sheepfold.core.position import Position
from sheepfold.core.seats import LETTERS
from sheepfold.core.setup import Setup
from sheepfold.games.bye_bye_black_sheep import knowledge, phases, scoring
from sheepfold.games.bye_bye_black_sheep.components import (
    ADVANCED_LAYOUT,
    BS,
    CODES,
    COPIES,
    EA,
    KINDS,
    LAST_ROUND,
    MA,
    MO,
    SPECIES,
    STALL_ROUNDS,
    WO,
    cards_in_play,
    eagles,
    full_hand,
)
from sheepfold.games.bye_bye_black_sheep.position import ByeByeBlackSheepPosition
from sheepfold.games.bye_bye_black_sheep.zones import ADDED, LAYOUT, NOBODY, PILE, ROWS, UNDEALT, WOLF, ZOOS


def bound(setup: Setup) -> int:
    """Setup deals every hand; each turn brings each card into the hole once at most, by three moves, and into a zoo by one."""
    if setup.options["stall_rule"] == "off":
        return ENDLESS
    cards = int(cards_in_play(setup.seats))
    setting_up = 1 + setup.seats * (int(full_hand(setup.seats)) + 1)
    one_turn = 3 * (cards + 1) + cards + 1
    return setting_up + int(LAST_ROUND) * setup.seats * one_turn + cards


def broken(position: Position) -> str:
    p = cast(ByeByeBlackSheepPosition, position)
    for law in (cards_wrong, hands_wrong, zones_wrong, turn_wrong, end_wrong, knowledge_wrong):
        for what in law(p):
            return what
    return ""


def every_seat(p: ByeByeBlackSheepPosition) -> range:
    return range(int(p.seats))


def in_play(p: ByeByeBlackSheepPosition, kind: int) -> int:
    """All cards of a kind; those added to a zoo but not confirmed still count in the hand, so not twice."""
    zones = [zone for zone in range(int(ROWS)) if zone != ADDED]
    return sum(int(p.count(zone, kind)) for zone in zones) + int(p.hole.count(kind))


def cards_wrong(p: ByeByeBlackSheepPosition) -> Iterator[str]:
    """BB-18.5: every card in play is in exactly one zone."""
    for zone in range(int(ROWS)):
        counts = [int(p.count(zone, kind)) for kind in range(1, int(KINDS))]
        if min(counts) < 0 or sum(counts) != p.size(zone):
            yield f"zone {zone} counts {counts} and says it holds {p.size(zone)}"
    for species in range(1, int(SPECIES) + 1):
        wanted = COPIES if species <= p.species else 0
        if in_play(p, species) != wanted:
            yield f"{in_play(p, species)} cards of species {species}, not {wanted}"
    if in_play(p, int(BS)) != p.seats or in_play(p, int(MA)) != (0 if p.magpie_beside() else 1):
        yield "not one Black Sheep per player and one Magpie"
    specials = [kind for kind in range(int(EA), int(KINDS)) if kind != MA for copy in range(in_play(p, kind))]
    if p.setup.options["mode"] == "base":
        if specials != [EA] * int(eagles(p.seats)) + [MO] * int(p.seats - eagles(p.seats)):
            yield f"specials {specials} are not those of the base game"
    else:
        wanted = p.seats if p.size(LAYOUT) == 0 else len(ADVANCED_LAYOUT)
        if len(specials) != wanted or any(specials.count(kind) > ADVANCED_LAYOUT.count(kind) for kind in specials):
            yield f"specials {specials} are not {wanted} of the advanced game"


def hands_wrong(p: ByeByeBlackSheepPosition) -> Iterator[str]:
    """BB-18.1, 18.2, 18.4."""
    for seat in every_seat(p):
        if p.count(seat, BS) != 1:
            yield f"hand {LETTERS[seat]} holds {p.count(seat, BS)} Black Sheep"
        turn_starts = p.phase == phases.DRAWING and p.hole.size == 0
        if turn_starts and p.size(PILE) > 0 and p.size(seat) < p.full:
            yield f"hand {LETTERS[seat]} holds {p.size(seat)} cards at the start of a turn, with cards left in the pile"


def zones_wrong(p: ByeByeBlackSheepPosition) -> Iterator[str]:
    """BB-2.5, BB-5.2, BB-6.2, BB-6.5, BB-16."""
    for zone in (int(PILE), int(ADDED), *range(int(ZOOS), int(ZOOS + p.seats))):
        if any(p.count(zone, kind) for kind in range(int(BS), int(KINDS))):
            yield f"zone {zone} holds a special"
    if p.hole.count(BS) or p.count(WOLF, BS):
        yield "a Black Sheep left the hands"
    if (p.size(WOLF) > 0) != (p.wolf_owner != NOBODY) or (p.size(WOLF) > 0 and p.hole.count(WO) + p.count(p.turn, WO) == 0):
        yield f"wolf pile of {p.size(WOLF)} cards before seat {p.wolf_owner}, the Wolf is elsewhere"
    if p.size(ADDED) > 0 and (p.phase != phases.ZOO or p.size(ADDED) >= p.limit):
        yield f"{p.size(ADDED)} cards added in phase {phases.NAMES[p.phase]} with limit {p.limit}"
    if any(p.count(ADDED, kind) > p.count(p.turn, kind) for kind in range(1, int(SPECIES) + 1)):
        yield "cards added that the hand does not hold"
    if p.size(UNDEALT) > 0 and not (p.phase <= phases.SPECIALS or p.phase == phases.DRAFT):
        yield "specials are left undealt"


def turn_wrong(p: ByeByeBlackSheepPosition) -> Iterator[str]:
    """BB-17, BB-19: who is asked, and how long this may go on."""
    if (p.limit > 0) != (p.phase == phases.ZOO) and p.phase != phases.OVER_PHASE:
        yield f"limit {p.limit} in phase {phases.NAMES[p.phase]}"
    if p.hole.size > 0 and not (phases.in_turn(p.phase) or p.phase == phases.OVER_PHASE):
        yield f"cards in the hole in phase {phases.NAMES[p.phase]}"
    if p.phase in (phases.BLIND, phases.MOLE, phases.WHITE) and p.target in (p.turn, NOBODY):
        yield f"seat {p.target} is drawn from in the turn of seat {p.turn}"
    stalled = p.idle >= STALL_ROUNDS * p.seats or p.turns >= LAST_ROUND * p.seats
    if stalled and p.stall_rule == 1 and p.phase != phases.OVER_PHASE:
        yield f"the game should have ended: {p.idle} idle turns, {p.turns} turns"


def end_wrong(p: ByeByeBlackSheepPosition) -> Iterator[str]:
    """BB-8.4, BB-8.5, BB-18.7."""
    winners = [seat for seat in every_seat(p) if scoring.triplets(p, seat) >= p.needed]
    if p.phase != phases.OVER_PHASE:
        if winners or p.winner != NOBODY:
            yield f"seat {winners} has won and the game goes on"
    elif [p.winner] != (winners or [NOBODY]):
        yield f"seats {winners} have the triplets, seat {p.winner} the win"
    elif winners and p.magpie_beside():
        yield "a win without the Magpie in play"


def knowledge_wrong(p: ByeByeBlackSheepPosition) -> Iterator[str]:
    """Whatever is noted as known is true, and nobody who looked knows less than the public."""
    public = int(p.seats)
    for holder in every_seat(p):
        for viewer in [*every_seat(p), public]:
            if viewer != public and not knowledge.has_looked(p, viewer, holder):
                continue
            start, open_row = knowledge.row_of(p, viewer, holder), knowledge.row_of(p, public, holder)
            for kind in range(1, int(KINDS)):
                entry, held = int(p.known[start + kind]), int(p.count(holder, kind))
                spare = held - int(knowledge.sure(entry))
                if kind != BS and not 0 <= spare <= COPIES - knowledge.bar(entry):
                    yield f"viewer {viewer} is wrong about {CODES[kind]} in hand {LETTERS[holder]}: {entry} noted, {held} held"
                if knowledge.sure(entry) < knowledge.sure(p.known[open_row + kind]):
                    yield f"looker {viewer} knows less than the public of {CODES[kind]} in hand {LETTERS[holder]}"
            if not 0 <= knowledge.unseen_specials(p, start, holder) <= 1:
                yield f"hand {LETTERS[holder]} hides more than one special"
