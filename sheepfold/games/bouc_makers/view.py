"""Who may see what: the table as a seat or a watcher sees it, and what they hear of each move."""

from __future__ import annotations

from sheepfold.core.game import Data, Told
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE
from sheepfold.core.seats import letter
from sheepfold.games.bouc_makers import bits, moves, rules, scoring, tale
from sheepfold.games.bouc_makers.components import DOGS
from sheepfold.games.bouc_makers.phases import BIDDING, CHOOSING, DEALING, DISCARDING, FINISHED, PHASE_NAMES
from sheepfold.games.bouc_makers.position import BoucMakersPosition

HIDDEN = "?"


def look(position: BoucMakersPosition, seat: int | None) -> Data:
    """BM-13: all but the order of the pile, sealed choices of others and, if the table hides them, herds below the top."""
    seats = range(int(position.seats))
    table: Data = {
        "phase": PHASE_NAMES[position.phase],
        "round": round_number(position),
        "boards": {letter(s): position.board_level(s) for s in seats},
        "pile": int(bits.size(position.pile)),
        "display": position.names(position.display),
        "herd_sizes": {letter(s): int(bits.size(position.herd(s))) for s in seats},
        "tops": {letter(s): position.top_name(s) for s in seats},
        "levels": levels(position),
        "dogs": {letter(s): position.names(position.cards[s] & DOGS) for s in seats},
        "os": position.os_name(),
        "wool": {letter(s): int(position.wool[s]) for s in seats},
        "reserve": "unlimited" if position.endless_wool else int(position.reserve),
        "bids": {letter(s): bid_seen(position, s, seat) for s in seats},
        "order": position.order_names(),
        "turn": position.turn_name(),
        "throw": int(position.throw),
        "dice": position.dice_faces(),
        "kept": position.die_names(position.kept),
        "hand": position.die_names(position.hand),
        "gained": {letter(s): position.names(position.gains[s]) for s in seats},
        "arranging": position.names(position.arranging),
    }
    if position.herds_open():
        table["herds"] = {letter(s): position.names(position.herd(s)) for s in seats}
    if position.phase == CHOOSING:
        table["result"] = result(position)
    if position.phase >= DISCARDING:
        table["discards"] = {letter(s): discard_seen(position, s, seat) for s in seats}
    if position.phase == FINISHED:
        table["points"] = {letter(s): points(position, s) for s in seats}
    return table


def bid_seen(position: BoucMakersPosition, owner: int, seat: int | None) -> str | None:
    """BM-13.3: before the reveal, that somebody has chosen, not what."""
    sealed = position.phase == BIDDING and owner != seat and position.bids[owner]
    return HIDDEN if sealed else position.bid_name(owner)


def discard_seen(position: BoucMakersPosition, owner: int, seat: int | None) -> list[str] | str | None:
    sealed = position.phase == DISCARDING and owner != seat and rules.has_choice(position, owner)
    return HIDDEN if sealed and position.discards[owner] else position.discard_names(owner)


# --- what follows from the position: also facts for scenarios


def round_number(position: BoucMakersPosition) -> int:
    """Counted from 1 by the cards that have left the draw pile (BM-2.2); 0 before the first."""
    gone = 60 - int(bits.size(position.pile))
    return -(-gone // (int(position.seats) + 1)) + (1 if position.phase == DEALING and position.display == 0 else 0)


def levels(position: BoucMakersPosition) -> dict[str, int | None]:
    seats = range(int(position.seats))
    return {letter(s): None if position.board_level(s) is None else int(position.level(s)) for s in seats}


def result(position: BoucMakersPosition) -> Data:
    """What the throw on the table comes to, and the tokens that a claim or a rescue would cost (None: not to be had)."""
    seat = rules.roller(position)
    claim, rescue = rules.claim_price(position, seat), rules.rescue_price(position, seat)
    last = position.throw == 3
    return {
        "base": int(position.base(seat)),
        "bonus": int(position.bonus(seat)),
        "target": int(position.target(seat)),
        "cards": int(position.cards_due()),
        "claim": None if claim == rules.IMPOSSIBLE else int(claim),
        "rescue": int(rescue) if last and rescue != rules.IMPOSSIBLE else None,
    }


def points(position: BoucMakersPosition, seat: int) -> dict[str, int]:
    """The score of a seat, item by item (BM-12.11)."""
    return {
        "white": int(scoring.white_points(position, seat)),
        "black": int(scoring.black_points(position, seat)),
        "wool": int(position.wool[seat]),
        "three_seven_zero": int(scoring.three_seven_zero_points(scoring.three_seven_zeros(position, seat))),
        "double_o_seven": int(scoring.double_o_seven_points(scoring.double_o_sevens(position, seat))),
        "dogs": int(scoring.dog_points(position.dogs(seat))),
        "most_dogs": int(scoring.most_dogs_points(position, seat)),
        "os": int(scoring.os_points(position, seat)),
        "total": int(scoring.score(position, seat)),
    }


def facts(position: BoucMakersPosition) -> Data:
    """Derived truths for scenarios."""
    seats = range(int(position.seats))
    rolling = bool(position.throw)
    return {
        "round": round_number(position),
        "pile_size": int(bits.size(position.pile)),
        "display_size": int(position.display_size()),
        "levels": levels(position),
        "bonus": {letter(s): int(position.bonus(s)) for s in seats},
        "malus": {letter(s): max(0, -int(position.corner(s))) for s in seats},
        "targets": {letter(s): int(position.target(s)) or None for s in seats},
        "collector": letter(position.order[position.seats - 1]) if rolling and position.seats > 2 else None,
        "result": result(position) if position.phase == CHOOSING else None,
        "points": {letter(s): points(position, s) for s in seats},
        "guarded": is_guarded(position),
    }


def is_guarded(position: BoucMakersPosition) -> bool:
    """Whether the owner of the Os shows a bone symbol (BM-10.3)."""
    owner = position.os_owner()
    return owner >= 0 and bool(position.top_set(owner) & position.deck.bones)


# --- what is heard


def reveals(position: BoucMakersPosition, seat: int, move: int) -> bool:
    """A contract is final as soon as it is set (BM-3.1), whoever chooses last; the last gain of the game opens the herds."""
    if position.phase == BIDDING:
        return True
    after = position.copy()
    after.play(move, seat)
    return bool(after.phase >= DISCARDING and after.phase != position.phase)


def hear(before: BoucMakersPosition, seat: int, move: int, after: BoucMakersPosition, to: int | None) -> list[Told]:
    """The move, sealed ones as a question mark to others, then what the rules did by themselves, in order."""
    sealed = seat != FATE and before.phase in (BIDDING, DISCARDING) and to != seat
    text = moves.say(before, seat, move)
    told: list[Told] = [(letter(seat), f"{text.split()[0]} {HIDDEN}" if sealed else text)]
    again = before.copy()
    again.tale = Pile(64)
    again.play(move, seat)
    notes = again.tale.to_list()
    for i in range(0, len(notes), int(tale.NOTE_SIZE)):
        told.append(told_of(before, again, notes[i], notes[i + 1], notes[i + 2]))
    return told


def told_of(before: BoucMakersPosition, after: BoucMakersPosition, kind: int, seat: int, amount: int) -> Told:
    return letter(seat), note_text(before, after, kind, amount)


def note_text(before: BoucMakersPosition, after: BoucMakersPosition, kind: int, amount: int) -> str:
    if kind == tale.REVEALED:
        return f"reveals {moves.contract_name(amount)}"
    if kind == tale.ORDERED:
        return f"order {' '.join(letter(after.order[i]) for i in range(int(after.seats)))}"
    if kind == tale.PAID:
        return f"pays {amount} wool"
    if kind == tale.WON:
        return f"wins {amount} {'card' if amount == 1 else 'cards'}"
    if kind == tale.TOOK:
        return f"takes {' '.join(before.names(amount))}"
    if kind == tale.TOOK_BLACK:
        return f"must take {' '.join(before.names(amount))}"
    if kind == tale.SNATCHED:
        return f"takes the Os from {letter(amount)}"
    if kind == tale.FAILED:
        return f"fails with {amount}"
    if kind == tale.CONSOLED:
        return "takes 1 wool" if amount else "finds no wool left"
    if kind == tale.COLLECTED:
        return f"collects {' '.join(before.names(amount))}"
    if kind == tale.ROUND_ENDED:
        return f"round {round_number(before)} over"
    if kind == tale.OPENED:
        return f"opens {' '.join(before.names(amount)) or 'no herd'}"
    if kind == tale.DISCARDED:
        return f"puts back {' '.join(before.names(amount))}"
    return "game over"
