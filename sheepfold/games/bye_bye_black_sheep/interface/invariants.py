"""What holds at any moment of any game: the assertions of BB-18 and the soundness of what is known."""

from __future__ import annotations

from sheepfold.core.game import ENDLESS
from sheepfold.core.seats import LETTERS
from sheepfold.core.setup import Setup
from sheepfold.games.bye_bye_black_sheep.rules import knowledge, phases, scoring
from sheepfold.games.bye_bye_black_sheep.rules.components import (
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
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition
from sheepfold.games.bye_bye_black_sheep.rules.zones import (
    ADDED,
    LAYOUT,
    NOBODY,
    PILE,
    ROWS,
    UNDEALT,
    WOLF,
    ZOOS,
    cards_in,
    in_play,
    text_of,
)


def bound(setup: Setup) -> int:
    """Setup deals every hand; each turn brings each card into the hole once at most, by three moves, and into a zoo by one."""
    if setup.options["stall_rule"] == "off":
        return ENDLESS
    cards = int(cards_in_play(setup.seats))
    setting_up = 1 + setup.seats * (int(full_hand(setup.seats)) + 1)
    one_turn = 3 * (cards + 1) + cards + 1
    return setting_up + int(LAST_ROUND) * setup.seats * one_turn + cards


def broken(position: ByeByeBlackSheepPosition) -> str:
    laws = (impossible, broken_specials, broken_hands, broken_turn, broken_end, broken_secrets)
    return next((what for law in laws if (what := law(position))), "")


def impossible(position: ByeByeBlackSheepPosition) -> str:
    """What even a position that somebody made up must keep."""
    return broken_zones(position) or broken_cards(position) or broken_knowledge(position)


def every_seat(position: ByeByeBlackSheepPosition) -> range:
    return range(int(position.seats))


def broken_cards(position: ByeByeBlackSheepPosition) -> str:
    """BB-18.5: every card in play is in exactly one zone."""
    for zone in range(int(ROWS)):
        counts = [int(position.count(zone, kind)) for kind in range(1, int(KINDS))]
        if min(counts) < 0 or sum(counts) != position.size(zone):
            return f"zone {zone} counts {counts} and says it holds {position.size(zone)}"
    for species in range(1, int(SPECIES) + 1):
        wanted = COPIES if species <= position.species else 0
        if in_play(position, species) != wanted:
            return f"pile: with all other cards, {in_play(position, species)} of species {species}, not {wanted}"
    if in_play(position, int(BS)) != position.seats or in_play(position, int(MA)) != (0 if position.magpie_beside() else 1):
        return "hands: not one Black Sheep per player and one Magpie"
    return ""


def broken_specials(position: ByeByeBlackSheepPosition) -> str:
    """BB-2.3, BB-13.4: which specials are in play."""
    specials = [kind for kind in range(int(EA), int(KINDS)) if kind != MA for copy in range(in_play(position, kind))]
    if position.setup.options["mode"] == "base":
        if specials != [EA] * int(eagles(position.seats)) + [MO] * int(position.seats - eagles(position.seats)):
            return f"the specials {text_of(specials)} are not those of the base game"
    else:
        wanted = position.seats if position.size(LAYOUT) == 0 else len(ADVANCED_LAYOUT)
        if len(specials) != wanted or any(specials.count(kind) > ADVANCED_LAYOUT.count(kind) for kind in specials):
            return f"the specials {text_of(specials)} are not {wanted} of the advanced game"
    return ""


def broken_hands(position: ByeByeBlackSheepPosition) -> str:
    """BB-18.4."""
    turn_starts = position.phase == phases.DRAWING and position.hole.size == 0
    for seat in every_seat(position):
        if turn_starts and position.size(PILE) > 0 and position.size(seat) < position.full:
            return f"hand {LETTERS[seat]} holds {position.size(seat)} cards at the start of a turn, with cards left in the pile"
    return ""


def broken_zones(position: ByeByeBlackSheepPosition) -> str:
    """BB-2.5, BB-5.2, BB-6.2, BB-6.5, BB-16, BB-18.1, BB-18.2."""
    for seat in every_seat(position):
        if position.count(seat, BS) != 1:
            return f"hands.{LETTERS[seat]}: every hand holds exactly one BS, not {position.count(seat, BS)}"
    for zone in (int(PILE), int(ADDED), *range(int(ZOOS), int(ZOOS + position.seats))):
        if any(position.count(zone, kind) for kind in range(int(BS), int(KINDS))):
            return f"zone {zone} holds a special"
    if position.hole.count(BS) or position.count(WOLF, BS):
        return "a Black Sheep left the hands"
    if (position.size(WOLF) > 0) != (position.wolf_owner != NOBODY):
        return "wolf: a wolf pile has an owner and cards, or neither"
    added, limit = cards_in(position, ADDED), position.limit
    if position.phase not in (phases.ZOO, phases.ENDED) and (added or limit):
        return f"limit and added belong to phase zoo, not to {phases.PHASES[position.phase]}"
    if position.phase == phases.ZOO and len(added) >= limit:
        return f"limit is {limit}: fewer cards than that may be added and still unconfirmed, not {len(added)}"
    if any(added.count(kind) > position.count(position.turn, kind) for kind in added):
        return f"added: {text_of(added)!r} are not all set cards of hands.{LETTERS[position.turn]}"
    if position.size(UNDEALT) > 0 and not (position.phase <= phases.SPECIALS or position.phase == phases.DRAFT):
        return "specials are left undealt"
    return ""


def broken_turn(position: ByeByeBlackSheepPosition) -> str:
    """BB-17, BB-19: who is asked, and how long this may go on."""
    if position.size(WOLF) > 0 and position.hole.count(WO) + position.count(position.turn, WO) == 0:
        return f"wolf pile before seat {position.wolf_owner}, the Wolf is elsewhere"
    if position.hole.size > 0 and not (phases.in_turn(position.phase) or position.phase == phases.ENDED):
        return f"cards in the hole in phase {phases.PHASES[position.phase]}"
    if position.phase in (phases.BLIND, phases.MOLE, phases.WHITE) and position.target in (position.turn, NOBODY):
        return f"seat {position.target} is drawn from in the turn of seat {position.turn}"
    stalled = position.idle >= STALL_ROUNDS * position.seats or position.turns >= LAST_ROUND * position.seats
    if stalled and position.stall_rule == 1 and position.phase != phases.ENDED:
        return f"the game should have ended: {position.idle} idle turns, {position.turns} turns"
    return ""


def broken_end(position: ByeByeBlackSheepPosition) -> str:
    """BB-8.4, BB-8.5, BB-18.7."""
    winners = [seat for seat in every_seat(position) if scoring.triplets(position, seat) >= position.needed]
    if position.phase != phases.ENDED:
        if winners or position.winner != NOBODY:
            return f"seat {winners} has won and the game goes on"
    elif [position.winner] != (winners or [NOBODY]):
        return f"seats {winners} have the triplets, seat {position.winner} the win"
    elif winners and position.magpie_beside():
        return "a win without the Magpie in play"
    return ""


def broken_knowledge(position: ByeByeBlackSheepPosition) -> str:
    """Whatever is noted as known is true, and nobody who looked knows less than the public."""
    public = int(position.seats)
    for holder in every_seat(position):
        for viewer in [*every_seat(position), public]:
            if viewer != public and not knowledge.has_looked(position, viewer, holder):
                continue
            start, open_row = knowledge.row_of(position, viewer, holder), knowledge.row_of(position, public, holder)
            name = LETTERS[holder]
            path = f"known.{name}" if viewer == public else f"private.{LETTERS[viewer]}.{name}"
            for kind in range(1, int(KINDS)):
                entry, held = int(position.known[start + kind]), int(position.count(holder, kind))
                known = int(knowledge.sure(entry))
                if known > held:
                    return f"{path}.holds: {CODES[kind]} is {held} times in hands.{name}, not {known} times"
                if kind != BS and held - known > COPIES - knowledge.bar(entry):
                    return f"{path}.most: hands.{name} holds {held - known} more of {CODES[kind]}"
                if known < knowledge.sure(position.known[open_row + kind]):
                    return f"{path}.holds: {CODES[kind]} is known to everybody, and a look cannot tell less"
    return ""


def broken_secrets(position: ByeByeBlackSheepPosition) -> str:
    """Of a hand, one special at most is hidden from a viewer."""
    public = int(position.seats)
    for holder in every_seat(position):
        for viewer in [*every_seat(position), public]:
            looks = viewer == public or knowledge.has_looked(position, viewer, holder)
            start = knowledge.row_of(position, viewer, holder)
            if looks and not 0 <= knowledge.unseen_specials(position, start, holder) <= 1:
                return f"hand {LETTERS[holder]} hides more than one special"
    return ""
