"""Who may see what: what is visible to a seat or watcher, built up from nothing."""

from __future__ import annotations

from sheepfold.core.game import Data
from sheepfold.core.packed import i64
from sheepfold.core.pile import same_part
from sheepfold.core.seats import LETTERS
from sheepfold.games.bye_bye_black_sheep.rules import moves, phases, scoring
from sheepfold.games.bye_bye_black_sheep.rules.components import CODES, COPIES, EA, KINDS, MA, STALL_ROUNDS
from sheepfold.games.bye_bye_black_sheep.rules.knowledge import (
    SINCE,
    has_looked,
    row,
    row_of,
    row_words,
    unseen_set_cards,
    unseen_specials,
)
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition
from sheepfold.games.bye_bye_black_sheep.rules.zones import (
    ADDED,
    LAYOUT,
    PILE,
    UNDEALT,
    WOLF,
    ZOOS,
    cards_in,
    in_play,
    text_of,
)


def public(position: ByeByeBlackSheepPosition) -> Data:
    """What lies open, and what all can count from it."""
    return public_after(position, None, {})


def public_after(position: ByeByeBlackSheepPosition, before: ByeByeBlackSheepPosition | None, seen: Data) -> Data:
    """The same after another position of this table, of which everybody saw that: what cannot have changed is what it was."""
    seats = range(int(position.seats))
    sizes = {LETTERS[other]: int(position.size(other)) for other in seats}
    zoos_stay = before is not None and same_zones(position, before, ZOOS, ZOOS + position.seats)
    wolf_stays = (
        before is not None and position.wolf_owner == before.wolf_owner and same_zones(position, before, WOLF, WOLF + 1)
    )
    table: Data = {
        "phase": phases.PHASES[position.phase],
        "start": seat_word(position.starter),
        "turn": seat_word(position.turn),
        "from": seat_word(position.target),
        "limit": int(position.limit),
        "question": moves.say_question(position.question),
        "hole": text_of(position.hole.to_list()),
        "zoos": seen["zoos"] if zoos_stay else {LETTERS[other]: text_of(cards_in(position, ZOOS + other)) for other in seats},
        "wolf": seen["wolf"]
        if wolf_stays
        else {"owner": seat_word(position.wolf_owner), "cards": text_of(cards_in(position, WOLF))},
        "layout": text_of(cards_in(position, LAYOUT)),
        "turns": int(position.turns),
        "idle": int(position.idle),
        "placed": position.placed == 1,
        "winner": seat_word(position.winner),
        "known": {LETTERS[other]: known_after(position, other, before, seen) for other in seats},
        "looks": all_looks(position) if position.looks else {},
        "triplets": seen["triplets"] if zoos_stay else {LETTERS[other]: int(position.score(other)) for other in seats},
        "pairs": seen["pairs"]
        if zoos_stay
        else {LETTERS[other]: int(scoring.species_with(position, other, 2)) for other in seats},
        "sizes": sizes,
        "risk": sizes,  # one card in so many is the Black Sheep (BB-18.3)
        "pile": int(position.size(PILE)),
        "magpie": magpie(position),
        "specials": specials_in_play(position),
    }
    hole_stays = before is not None and position.hole.size == before.hole.size
    table.update(figures(position, seen["placements"] if hole_stays else None))
    return table


def same_zones(position: ByeByeBlackSheepPosition, before: ByeByeBlackSheepPosition, first: i64, end: i64) -> bool:
    """Whether the same cards lie in these zones."""
    return same_part(position.cards, before.cards, first * KINDS, end * KINDS)


def seat_word(seat: i64) -> str:
    return LETTERS[seat] if seat >= 0 else "nobody"


def figures(position: ByeByeBlackSheepPosition, placements: list[int] | None) -> Data:
    """Numbers of the rules that a board shows: it knows none itself; `placements` if they are what they were."""
    stalls = position.stall_rule == 1
    return {
        "needed": int(position.needed),
        "triplet": 3,  # BB-8.1
        "species": int(position.species),
        "copies": int(COPIES),
        # With so many cards at the hole, so many may be placed (BB-6.2); a few more than lie there now.
        "placements": placements or [max(0, size - 2) for size in range(int(position.hole.size) + 8)],
        "idle_most": int(STALL_ROUNDS * position.seats) if stalls else 0,
    }


def own(position: ByeByeBlackSheepPosition, seat: int, public: Data) -> Data:
    """What a seat sees besides: its hand, and what it was shown."""
    return own_after(position, seat, public, None, {}, {})


def own_after(
    position: ByeByeBlackSheepPosition,
    seat: int,
    public: Data,
    before: ByeByeBlackSheepPosition | None,
    seen: Data,
    had: Data,
) -> Data:
    """The same after another position, of which everybody saw that and the seat saw this besides."""
    hand_stays = before is not None and same_zones(position, before, seat, seat + 1)
    found: Data = {
        "hand": had["hand"] if hand_stays else text_of(cards_in(position, seat)),
        "private": looks_after(position, seat, True, before, had.get("private", {})),
        "seen_by": looks_after(position, seat, False, before, had.get("seen_by", {})),
    }
    if seat == position.turn and position.phase == phases.ZOO:
        found["added"] = text_of(cards_in(position, ADDED))
    if seat == position.turn and position.phase == phases.MOLE:
        found["shown"] = text_of(cards_in(position, position.target))
    return found


def known_after(position: ByeByeBlackSheepPosition, holder: int, before: ByeByeBlackSheepPosition | None, seen: Data) -> Data:
    """What everybody knows of a hand."""
    everybody = int(position.seats)
    if before is not None and same_row(position, before, everybody, holder):
        unchanged: Data = seen["known"][LETTERS[holder]]
        return unchanged
    return known(position, everybody, holder)


def same_row(position: ByeByeBlackSheepPosition, before: ByeByeBlackSheepPosition, viewer: i64, holder: i64) -> bool:
    """Whether a viewer knows the same of the same hand."""
    start = row_of(position, viewer, holder)
    return same_zones(position, before, holder, holder + 1) and same_part(position.known, before.known, start, start + KINDS)


def looks_after(
    position: ByeByeBlackSheepPosition, seat: int, own: bool, before: ByeByeBlackSheepPosition | None, had: Data
) -> Data:
    """What a seat knows of the hands it has looked into itself, or what those know of its own who have looked into that."""
    found: Data = {}
    stays = before is not None and position.looks == before.looks
    for other in range(int(position.seats)):
        viewer, holder = (seat, other) if own else (other, seat)
        if not has_looked(position, viewer, holder):
            continue
        if before is not None and has_looked(before, viewer, holder) and same_row(position, before, viewer, holder):
            found[LETTERS[other]] = had[LETTERS[other]]
        else:
            found[LETTERS[other]] = known(position, viewer, holder)
            stays = False
    return had if stays else found


def known(position: ByeByeBlackSheepPosition, viewer: int, holder: int) -> Data:
    """What a viewer (number `seats`: everybody) knows of a hand besides its Black Sheep, and how many cards are left open."""
    start = row_of(position, viewer, holder)
    found = row_words(row(position, viewer, holder), viewer < position.seats)
    found["unknown"] = int(unseen_set_cards(position, start, holder))
    found["special"] = int(unseen_specials(position, start, holder))
    return found


def all_looks(position: ByeByeBlackSheepPosition) -> Data:
    """By seat that has looked into any hand."""
    return {LETTERS[looker]: looks for looker in range(int(position.seats)) if (looks := looks_of(position, looker))}


def looks_of(position: ByeByeBlackSheepPosition, looker: int) -> Data:
    """Hands a seat has looked into, with the number of cards dealt to each since."""
    return {
        LETTERS[holder]: int(position.known[row_of(position, looker, holder) + SINCE])
        for holder in range(int(position.seats))
        if has_looked(position, looker, holder)
    }


def specials_in_play(position: ByeByeBlackSheepPosition) -> str:
    """The specials besides Black Sheep and Magpie that were brought into play, wherever they are (BB-13.5)."""
    found: list[str] = []
    for kind in range(EA, KINDS):
        if kind != MA:
            total = position.hole.count(kind) + position.count(WOLF, kind) + position.count(UNDEALT, kind)
            for seat in range(position.seats):
                total += position.count(seat, kind)
            for copy in range(total):
                found.append(CODES[kind])
    return " ".join(found)


def magpie(position: ByeByeBlackSheepPosition) -> str:
    """Where the Magpie is: it enters openly, and is always seen when it moves."""
    if position.count(WOLF, MA) > 0:
        return "wolf"
    if position.hole.find(MA) >= 0:
        return "hole"
    holders = [LETTERS[seat] for seat in range(int(position.seats)) if position.count(seat, MA) > 0]
    return holders[0] if holders else "beside"


def facts(position: ByeByeBlackSheepPosition) -> Data:
    """Sizes and triplets by seat, where the Magpie is, and all cards counted."""
    table = public(position)
    return {
        "sizes": table["sizes"],
        "triplets": table["triplets"],
        "magpie": table["magpie"],
        "specials": table["specials"],
        "pile_size": table["pile"],
        "hole_size": int(position.hole.size),
        "total": sum(int(in_play(position, kind)) for kind in range(1, int(KINDS))) + (1 if position.magpie_beside() else 0),
    }


def reveals(position: ByeByeBlackSheepPosition, seat: int, move: int) -> bool:
    """The answer to an Eagle is a truth about a hidden hand (BB-10.5)."""
    return bool(moves.is_ask(move))
