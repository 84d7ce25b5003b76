"""Who may see what: what is visible to a seat or watcher, built up from nothing."""

from __future__ import annotations

from sheepfold.core.asking import GONE, Data
from sheepfold.core.packed import i64
from sheepfold.core.pile import same_part, same_pile
from sheepfold.core.seats import LETTERS
from sheepfold.games.bye_bye_black_sheep.rules import moves, phases, scoring
from sheepfold.games.bye_bye_black_sheep.rules.components import CODES, COPIES, EA, KINDS, MA, STALL_ROUNDS
from sheepfold.games.bye_bye_black_sheep.rules.knowledge import (
    SINCE,
    has_looked,
    row_of,
    unseen_set_cards,
    unseen_specials,
    words_at,
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
    """What may be new after another position of this table, of which everybody saw that; everything, if there is none."""
    found: Data = {}
    seats = position.seats
    hole_stays = before is not None and same_pile(position.hole, before.hole)
    zoos_stay = before is not None and same_zones(position, before, ZOOS, ZOOS + seats)
    if before is None or position.phase != before.phase:
        found["phase"] = phases.PHASES[position.phase]
    if before is None or position.starter != before.starter:
        found["start"] = seat_word(position.starter)
    if before is None or position.turn != before.turn:
        found["turn"] = seat_word(position.turn)
    if before is None or position.target != before.target:
        found["from"] = seat_word(position.target)
    if before is None or position.limit != before.limit:
        found["limit"] = int(position.limit)
    if before is None or position.question != before.question:
        found["question"] = moves.say_question(position.question)
    if not hole_stays:
        found["hole"] = text_of(position.hole.to_list())
    if not zoos_stay:
        found["zoos"] = {LETTERS[seat]: zone_text(position, ZOOS + seat) for seat in range(seats)}
    if before is None or position.wolf_owner != before.wolf_owner or not same_zones(position, before, WOLF, WOLF + 1):
        found["wolf"] = {"owner": seat_word(position.wolf_owner), "cards": zone_text(position, WOLF)}
    if before is None or not same_zones(position, before, LAYOUT, LAYOUT + 1):
        found["layout"] = zone_text(position, LAYOUT)
    if before is None or position.turns != before.turns:
        found["turns"] = int(position.turns)
    if before is None or position.idle != before.idle:
        found["idle"] = int(position.idle)
    if before is None or position.placed != before.placed:
        found["placed"] = position.placed == 1
    if before is None or position.winner != before.winner:
        found["winner"] = seat_word(position.winner)
    if before is None or not same_rows(position, before):
        found["known"] = {LETTERS[seat]: known_after(position, seat, before, seen) for seat in range(seats)}
    if before is None or position.looks != before.looks or not same_since(position, before):
        found["looks"] = all_looks(position) if position.looks else {}
    if not zoos_stay:
        found["triplets"] = {LETTERS[seat]: int(position.score(seat)) for seat in range(seats)}
        found["pairs"] = {LETTERS[seat]: int(scoring.species_with(position, seat, 2)) for seat in range(seats)}
    if before is None or not same_sizes(position, before):
        sizes = {LETTERS[seat]: int(position.size(seat)) for seat in range(seats)}
        found["sizes"] = sizes
        found["risk"] = sizes  # one card in so many is the Black Sheep (BB-18.3)
    if before is None or position.size(PILE) != before.size(PILE):
        found["pile"] = int(position.size(PILE))
    if before is None or not hole_stays or not same_specials(position, before):
        found["magpie"] = magpie(position)
        found["specials"] = specials_in_play(position)
    add_figures(position, before, found)
    return found


def same_sizes(position: ByeByeBlackSheepPosition, before: ByeByeBlackSheepPosition) -> bool:
    """Whether every hand has as many cards as before."""
    for seat in range(position.seats):
        if position.size(seat) != before.size(seat):
            return False
    return True


def same_specials(position: ByeByeBlackSheepPosition, before: ByeByeBlackSheepPosition) -> bool:
    """Whether the specials are where they were, but for those at the hole."""
    for zone in range(LAYOUT):
        if not same_part(position.cards, before.cards, zone * KINDS + EA, zone * KINDS + KINDS):
            return False
    return True


def same_since(position: ByeByeBlackSheepPosition, before: ByeByeBlackSheepPosition) -> bool:
    """Whether as many cards were dealt to each hand since it was looked into."""
    if position.looks != 0:
        for looker in range(position.seats):
            for holder in range(position.seats):
                at = row_of(position, looker, holder) + SINCE
                if position.known[at] != before.known[at]:
                    return False
    return True


def same_rows(position: ByeByeBlackSheepPosition, before: ByeByeBlackSheepPosition) -> bool:
    """Whether everybody knows the same of the same hands."""
    for holder in range(position.seats):
        if not same_row(position, before, position.seats, holder):
            return False
    return True


def zone_text(position: ByeByeBlackSheepPosition, zone: i64) -> str:
    return text_of(cards_in(position, zone))


def same_zones(position: ByeByeBlackSheepPosition, before: ByeByeBlackSheepPosition, first: i64, end: i64) -> bool:
    """Whether the same cards lie in these zones."""
    return same_part(position.cards, before.cards, first * KINDS, end * KINDS)


def seat_word(seat: i64) -> str:
    return LETTERS[seat] if seat >= 0 else "nobody"


def add_figures(position: ByeByeBlackSheepPosition, before: ByeByeBlackSheepPosition | None, found: Data) -> None:
    """Numbers of the rules that a board shows: it knows none itself. Most are the same for the whole game."""
    if before is None:
        found["needed"] = int(position.needed)
        found["triplet"] = 3  # BB-8.1
        found["species"] = int(position.species)
        found["copies"] = int(COPIES)
    if before is None or position.hole.size != before.hole.size:
        # With so many cards at the hole, so many may be placed (BB-6.2); a few more than lie there now.
        found["placements"] = [max(0, size - 2) for size in range(int(position.hole.size) + 8)]
    if before is None:
        found["idle_most"] = int(STALL_ROUNDS * position.seats) if position.stall_rule == 1 else 0


def own(position: ByeByeBlackSheepPosition, seat: int, public: Data) -> Data:
    """What a seat sees besides: its hand, and what it was shown."""
    return own_after(position, seat, public, None, {}, {})


def own_after(
    position: ByeByeBlackSheepPosition,
    seat: int,
    public: Data,
    before: ByeByeBlackSheepPosition | None,
    new: Data,
    had: Data,
) -> Data:
    """What may be new in that after another position: `new` is so for everybody, and this the seat saw besides."""
    found: Data = {}
    if before is None or not same_zones(position, before, seat, seat + 1):
        found["hand"] = zone_text(position, seat)
    if before is None or position.looks != 0 or before.looks != 0:
        found["private"] = looks_after(position, seat, True, before, had.get("private", {}))
        found["seen_by"] = looks_after(position, seat, False, before, had.get("seen_by", {}))
    if seat == position.turn and position.phase == phases.ZOO:
        found["added"] = zone_text(position, ADDED)
    elif "added" in had:
        found["added"] = GONE
    if seat == position.turn and position.phase == phases.MOLE:
        found["shown"] = zone_text(position, position.target)
    elif "shown" in had:
        found["shown"] = GONE
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
    found = words_at(position.known, start, viewer < position.seats)
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
