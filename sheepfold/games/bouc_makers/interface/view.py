"""Who may see what: the table as a seat or a watcher sees it, and truths that scenarios ask for."""

from __future__ import annotations

from sheepfold.core.game import Data
from sheepfold.core.pile import same
from sheepfold.core.schema import HIDDEN
from sheepfold.core.seats import LETTERS, letter
from sheepfold.games.bouc_makers.interface import texts
from sheepfold.games.bouc_makers.rules import bits, herds, rounds, scoring
from sheepfold.games.bouc_makers.rules.components import DOGS, SAFE_RESULT
from sheepfold.games.bouc_makers.rules.phases import ARRANGING, BIDDING, CHOOSING, DISCARDING, ENDED, PHASES, ROLLING, TAKING
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

# What is the same in every game, for boards, which know no rules: sent once.
PRIZES = [int(rounds.prize(throw)) for throw in (1, 2, 3)]  # cards for a win at each throw
PACKS = ["none", "lone", "pack"]  # what dogs are at the end, by their number: no dog (BM-12.3), one alone, several (BM-12.8)


def public(position: BoucMakersPosition) -> Data:
    """BM-13: everybody sees all but the order of the pile, sealed choices of others and, if the table hides them, herds below the top."""
    return public_after(position, None, {})


def public_after(position: BoucMakersPosition, before: BoucMakersPosition | None, seen: Data) -> Data:
    """The same after another position of this table, of which everybody saw that: what cannot have changed is what it was."""
    seats = range(int(position.seats))
    boards_stay = before is not None and same(position.boards, before.boards)
    cards_stay = before is not None and same(position.cards, before.cards)
    tops_stay = before is not None and same(position.tops, before.tops)
    wool_stays = before is not None and same(position.wool, before.wool)
    bids_stay = (
        before is not None and same(position.bids, before.bids) and (position.phase == BIDDING) == (before.phase == BIDDING)
    )
    dice_stay = before is not None and same(position.dice, before.dice)
    gains_stay = before is not None and same(position.gains, before.gains)
    table: Data = {
        "phase": PHASES[position.phase],
        "round": int(rounds.round_number(position)),
        "rounds": int(rounds.round_count(position)),
        "boards": seen["boards"] if boards_stay else {LETTERS[s]: texts.board_level(position, s) for s in seats},
        "pile": int(bits.size(position.pile)),
        "display": seen["display"]
        if before is not None and position.display == before.display
        else position.names(position.display),
        "herd_sizes": seen["herd_sizes"] if cards_stay else {LETTERS[s]: int(bits.size(position.herd(s))) for s in seats},
        "tops": seen["tops"] if tops_stay else {LETTERS[s]: texts.top_name(position, s) for s in seats},
        "levels": seen["levels"] if tops_stay and boards_stay else levels(position),
        "corners": seen["corners"] if tops_stay else {LETTERS[s]: int(herds.corner(position, s)) for s in seats},
        "guarded": is_guarded(position) and not position.gainer_guards,
        "dogs": seen["dogs"] if cards_stay else {LETTERS[s]: position.names(position.cards[s] & DOGS) for s in seats},
        "os": texts.os_name(position),
        "wool": seen["wool"] if wool_stays else {LETTERS[s]: int(position.wool[s]) for s in seats},
        "reserve": "unlimited" if position.endless_wool else int(position.reserve),
        "bids": seen["bids"] if bids_stay else {LETTERS[s]: bid_seen(position, s) for s in seats},
        "order": texts.order_names(position),
        "collector": collector(position),
        "tied": tied(position),
        "turn": texts.turn_name(position),
        "throw": int(position.throw),
        "prizes": PRIZES,
        "dice": seen["dice"] if dice_stay else texts.dice_faces(position),
        "kept": texts.die_names(position.kept),
        "hand": texts.die_names(position.hand),
        "gained": seen["gained"] if gains_stay else {LETTERS[s]: position.names(position.gains[s]) for s in seats},
        "arranging": position.names(position.arranging),
        "due": due(position),
    }
    if herds.are_open(position):
        stay = cards_stay and "herds" in seen
        table["herds"] = seen["herds"] if stay else {LETTERS[s]: position.names(position.herd(s)) for s in seats}
    if ROLLING <= position.phase <= ARRANGING:
        table["targets"] = {LETTERS[s]: int(position.target(s)) for s in seats}
    if CHOOSING <= position.phase <= ARRANGING:
        table["base"] = int(position.base(rounds.roller(position)))
    if position.phase == CHOOSING:
        table["result"] = result(position)
        table["reach"] = reach(position)
        table["failing"] = failing(position)
    if position.phase >= DISCARDING:
        table["discards"] = {LETTERS[s]: discard_seen(position, s) for s in seats}
    if position.phase == ENDED:
        table["points"] = {LETTERS[s]: points(position, s) for s in seats}
    return table


def bid_seen(position: BoucMakersPosition, owner: int) -> str | None:
    """BM-13.3: before the reveal, that somebody has chosen, not what."""
    return HIDDEN if position.phase == BIDDING and position.bids[owner] else texts.bid_name(position, owner)


def discard_seen(position: BoucMakersPosition, owner: int) -> list[str] | str | None:
    sealed = position.phase == DISCARDING and rounds.has_choice(position, owner)
    return HIDDEN if sealed and position.discards[owner] else texts.discard_names(position, owner)


def own(position: BoucMakersPosition, seat: int, public: Data) -> Data:
    """What a seat sees besides: its own sealed choice, and what its dogs would be at the end."""
    name = letter(seat)
    found: Data = {"pack": PACKS[min(herds.dogs(position, seat), 2)]}
    if position.phase == BIDDING:
        found["bids"] = {**public["bids"], name: texts.bid_name(position, seat)}
    elif position.phase == DISCARDING:
        found["discards"] = {**public["discards"], name: texts.discard_names(position, seat)}
    return found


# --- what follows from the position: also facts for scenarios


def levels(position: BoucMakersPosition) -> dict[str, int | None]:
    seats = range(int(position.seats))
    return {LETTERS[s]: None if texts.board_level(position, s) is None else int(herds.level(position, s)) for s in seats}


def result(position: BoucMakersPosition) -> Data:
    """What the throw on the table comes to, and the tokens that a claim or a rescue would cost (None: not to be had)."""
    seat = rounds.roller(position)
    claim, rescue = rounds.claim_price(position, seat), rounds.rescue_price(position, seat)
    last = position.throw == 3
    return {
        "base": int(position.base(seat)),
        "bonus": int(herds.bonus(position, seat)),
        "target": int(position.target(seat)),
        "cards": int(rounds.cards_due(position)),
        "claim": None if claim == rounds.IMPOSSIBLE else int(claim),
        "rescue": int(rescue) if last and rescue != rounds.IMPOSSIBLE else None,
    }


def reach(position: BoucMakersPosition) -> Data:
    """What bonus and wool would add to the throw on the table, as far as it is short of the target (BM-5.8)."""
    seat = rounds.roller(position)
    short = max(int(position.target(seat) - position.base(seat)), 0)
    bonus = min(int(herds.bonus(position, seat)), short)
    return {"bonus": bonus, "wool": min(int(position.wool[seat]), short - bonus)}


def failing(position: BoucMakersPosition) -> Data:
    """What a failure now would bring: black sheep and wool (BM-7)."""
    low = position.base(rounds.roller(position)) < SAFE_RESULT
    black = position.names(position.display & position.deck.black) if low else []
    return {"black": black, "wool": 1 if position.endless_wool or position.reserve else 0}


def due(position: BoucMakersPosition) -> int:
    """How many cards the next choice names (BM-6.1, BM-12.3)."""
    if position.phase == TAKING:
        return int(rounds.cards_due(position))
    return 2 if position.phase == DISCARDING else 0


def collector(position: BoucMakersPosition) -> str | None:
    """Who does not roll in this round and takes the rest (BM-3.11)."""
    return letter(position.order[position.seats - 1]) if position.throw and position.seats > 2 else None


def points(position: BoucMakersPosition, seat: int) -> dict[str, int]:
    """The score of a seat, item by item (BM-12.11)."""
    return {
        "white": int(scoring.white_points(position, seat)),
        "black": int(scoring.black_points(position, seat)),
        "wool": int(position.wool[seat]),
        "three_seven_zero": int(scoring.three_seven_zero_points(scoring.three_seven_zeros(position, seat))),
        "double_o_seven": int(scoring.double_o_seven_points(scoring.double_o_sevens(position, seat))),
        "dogs": int(scoring.dog_points(herds.dogs(position, seat))),
        "most_dogs": int(scoring.most_dogs_points(position, seat)),
        "os": int(scoring.os_points(position, seat)),
        "total": int(scoring.score(position, seat)),
    }


def facts(position: BoucMakersPosition) -> Data:
    """Derived truths for scenarios."""
    seats = range(int(position.seats))
    return {
        "round": int(rounds.round_number(position)),
        "pile_size": int(bits.size(position.pile)),
        "display_size": int(bits.size(position.display)),
        "levels": levels(position),
        "bonus": {LETTERS[s]: int(herds.bonus(position, s)) for s in seats},
        "malus": {LETTERS[s]: max(0, -int(herds.corner(position, s))) for s in seats},
        "targets": {LETTERS[s]: int(position.target(s)) or None for s in seats},
        "collector": collector(position),
        "result": result(position) if position.phase == CHOOSING else None,
        "points": {LETTERS[s]: points(position, s) for s in seats},
        "guarded": is_guarded(position),
    }


def is_guarded(position: BoucMakersPosition) -> bool:
    """Whether the owner of the Os shows a bone symbol (BM-10.3)."""
    owner = position.os_owner()
    return owner >= 0 and bool(position.top_set(owner) & position.deck.bones)


def reveals(position: BoucMakersPosition, seat: int, move: int) -> bool:
    """A contract is final as soon as it is set (BM-3.1), no matter who chooses last; the last gain of the game opens the herds."""
    if position.phase == BIDDING:
        return True
    after = position.copy()
    after.play(move, seat)
    return bool(after.phase >= DISCARDING and after.phase != position.phase)


def tied(position: BoucMakersPosition) -> list[str]:
    """Seats with the same contract, in their order, which their levels decided (BM-3.6): `AC`."""
    if not position.throw:
        return []
    bids = [(int(position.bids[seat]), LETTERS[seat]) for seat in position.turn_order()]
    different = dict(bids)
    if len(different) == len(bids):
        return []
    same = ["".join([name for other, name in bids if other == bid]) for bid in different]
    return [names for names in same if len(names) > 1]
