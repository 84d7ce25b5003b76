"""Who may see what: the table as a seat or a watcher sees it, and truths that scenarios ask for."""

from __future__ import annotations

from typing import Final

from sheepfold.core.asking import GONE, Data
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
PACKS: Final = [
    "none",
    "lone",
    "pack",
]  # what dogs are at the end, by their number: no dog (BM-12.3), one alone, several (BM-12.8)


def public(position: BoucMakersPosition) -> Data:
    """BM-13: everybody sees all but the order of the pile, sealed choices of others and, if the table hides them, herds below the top."""
    return public_after(position, None, {})


def public_after(position: BoucMakersPosition, before: BoucMakersPosition | None, seen: Data) -> Data:
    """What may be new after another position of this table, of which everybody saw that; everything, if there is none."""
    found: Data = {}
    seats = position.seats
    phase_stays = before is not None and position.phase == before.phase
    cards_stay = before is not None and same(position.cards, before.cards)
    tops_stay = before is not None and same(position.tops, before.tops)
    boards_stay = before is not None and same(position.boards, before.boards)
    display_stays = before is not None and position.display == before.display
    if not phase_stays:
        found["phase"] = PHASES[position.phase]
    if before is None or rounds.round_number(position) != rounds.round_number(before):
        found["round"] = int(rounds.round_number(position))
    if before is None:
        found["rounds"] = int(rounds.round_count(position))
    if not boards_stay:
        found["boards"] = {LETTERS[s]: texts.board_level(position, s) for s in range(seats)}
    if before is None or position.pile != before.pile:
        found["pile"] = int(bits.size(position.pile))
    if not display_stays:
        found["display"] = position.names(position.display)
    if not cards_stay:
        found["herd_sizes"] = {LETTERS[s]: int(bits.size(position.herd(s))) for s in range(seats)}
    if not tops_stay:
        found["tops"] = {LETTERS[s]: texts.top_name(position, s) for s in range(seats)}
    if not tops_stay or not boards_stay:
        found["levels"] = levels(position)
    if not tops_stay:
        found["corners"] = {LETTERS[s]: int(herds.corner(position, s)) for s in range(seats)}
    if not tops_stay or not cards_stay:
        found["guarded"] = is_guarded(position) and not position.gainer_guards
    if not cards_stay:
        found["dogs"] = {LETTERS[s]: position.names(position.cards[s] & DOGS) for s in range(seats)}
        found["os"] = texts.os_name(position)
    if before is None or not same(position.wool, before.wool):
        found["wool"] = {LETTERS[s]: int(position.wool[s]) for s in range(seats)}
    if before is None or position.reserve != before.reserve:
        found["reserve"] = "unlimited" if position.endless_wool else int(position.reserve)
    add_turns(position, before, found)
    if before is None or not same(position.dice, before.dice):
        found["dice"] = texts.dice_faces(position)
    if before is None or position.kept != before.kept:
        found["kept"] = texts.die_names(position.kept)
    if before is None or position.hand != before.hand:
        found["hand"] = texts.die_names(position.hand)
    if before is None or not same(position.gains, before.gains):
        found["gained"] = {LETTERS[s]: position.names(position.gains[s]) for s in range(seats)}
    if before is None or position.arranging != before.arranging:
        found["arranging"] = position.names(position.arranging)
    if before is None or not phase_stays or not display_stays or position.throw != before.throw:
        found["due"] = due(position)
    if not herds.are_open(position):
        take_out(found, seen, "herds")
    elif not cards_stay or "herds" not in seen:
        found["herds"] = {LETTERS[s]: position.names(position.herd(s)) for s in range(seats)}
    add_of_phase(position, seen, found)
    return found


def add_turns(position: BoucMakersPosition, before: BoucMakersPosition | None, found: Data) -> None:
    """Contracts and what follows from them: who rolls in which order, and how far that is."""
    bids_stay = before is not None and same(position.bids, before.bids)
    rolling_stays = before is not None and (position.throw != 0) == (before.throw != 0)
    order_stays = before is not None and rolling_stays and same(position.order, before.order)
    if before is None or not bids_stay or (position.phase == BIDDING) != (before.phase == BIDDING):
        found["bids"] = {LETTERS[s]: bid_seen(position, s) for s in range(position.seats)}
    if not order_stays:
        found["order"] = texts.order_names(position)
        found["collector"] = collector(position)
    if not order_stays or not bids_stay:
        found["tied"] = tied(position)
    if before is None or not order_stays or position.turn != before.turn:
        found["turn"] = texts.turn_name(position)
    if before is None or position.throw != before.throw:
        found["throw"] = int(position.throw)
    if before is None:
        found["prizes"] = PRIZES


def add_of_phase(position: BoucMakersPosition, seen: Data, found: Data) -> None:
    """What is there in some phases only; of one that is over it is gone."""
    phase = position.phase
    if ROLLING <= phase <= ARRANGING:
        found["targets"] = {LETTERS[s]: int(position.target(s)) for s in range(position.seats)}
    else:
        take_out(found, seen, "targets")
    if CHOOSING <= phase <= ARRANGING:
        found["base"] = int(position.base(rounds.roller(position)))
    else:
        take_out(found, seen, "base")
    if phase == CHOOSING:
        found["result"] = result(position)
        found["reach"] = reach(position)
        found["failing"] = failing(position)
    else:
        take_out(found, seen, "result")
        take_out(found, seen, "reach")
        take_out(found, seen, "failing")
    if phase >= DISCARDING:
        found["discards"] = {LETTERS[s]: discard_seen(position, s) for s in range(position.seats)}
    else:
        take_out(found, seen, "discards")
    if phase == ENDED:
        found["points"] = {LETTERS[s]: points(position, s) for s in range(position.seats)}
    else:
        take_out(found, seen, "points")


def take_out(found: Data, seen: Data, key: str) -> None:
    """This is not there any more, if it was."""
    if key in seen:
        found[key] = GONE


def bid_seen(position: BoucMakersPosition, owner: int) -> str | None:
    """BM-13.3: before the reveal, that somebody has chosen, not what."""
    return HIDDEN if position.phase == BIDDING and position.bids[owner] else texts.bid_name(position, owner)


def discard_seen(position: BoucMakersPosition, owner: int) -> list[str] | str | None:
    sealed = position.phase == DISCARDING and rounds.has_choice(position, owner)
    return HIDDEN if sealed and position.discards[owner] else texts.discard_names(position, owner)


def own(position: BoucMakersPosition, seat: int, public: Data) -> Data:
    """What a seat sees besides: its own sealed choice, and what its dogs would be at the end."""
    return own_after(position, seat, public, None, {}, {})


def own_after(
    position: BoucMakersPosition, seat: int, public: Data, before: BoucMakersPosition | None, new: Data, had: Data
) -> Data:
    """What may be new in that after another position: `new` is so for everybody, and this the seat saw besides."""
    name = LETTERS[seat]
    found: Data = {}
    if before is None or position.cards[seat] != before.cards[seat]:
        found["pack"] = PACKS[min(herds.dogs(position, seat), 2)]
    if position.phase != BIDDING:
        take_out(found, had, "bids")
    elif before is None or "bids" in new or "bids" not in had or position.bids[seat] != before.bids[seat]:
        found["bids"] = {**public["bids"], name: texts.bid_name(position, seat)}
    if position.phase == DISCARDING:
        found["discards"] = {**public["discards"], name: texts.discard_names(position, seat)}
    else:
        take_out(found, had, "discards")
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
