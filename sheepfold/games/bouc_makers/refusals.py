"""Why a move that is not legal is refused, with the rule that forbids it, told from what the player may know."""

from __future__ import annotations

from sheepfold.core.errors import Refused
from sheepfold.games.bouc_makers import moves, rules
from sheepfold.games.bouc_makers.components import LAST_THROW, SAFE_RESULT
from sheepfold.games.bouc_makers.phases import ARRANGING, BIDDING, CHOOSING, TAKING
from sheepfold.games.bouc_makers.position import BoucMakersPosition

KINDS = {
    "bid": "a contract is chosen once in a round, before the dice",
    "keep": "a die is set aside only after a throw that missed",
    "claim": "a contract is claimed only after a throw that missed",
    "accept": "a failure is accepted only after the third throw",
    "rescue": "black sheep are dodged only after the third throw",
    "take": "cards are taken only after a win",
    "top": "a new top is named only after gaining several sheep",
    "discard": "sheep are put back only at the end of the game",
}


def explain(position: BoucMakersPosition, seat: int, text: str) -> Refused:
    """The most specific rule that a text breaks, for a seat that is asked."""
    words = text.split()
    kind = words[0].lower() if words else ""
    rest = words[1:]
    wanted = expected_kinds(position)
    if kind in wanted:
        reason, rule = JUDGES[kind](position, seat, rest)
    elif position.phase == CHOOSING and kind in ("accept", "pass", "stop"):
        reason, rule = "after throw 1 or 2 one goes on: keep a die and roll again", "BM-4.6"
    elif position.phase == CHOOSING and kind == "keep":
        reason, rule = "there is no fourth throw", "BM-4.4"
    elif position.phase == BIDDING and kind in ("pass", "stop"):
        reason, rule = "nobody may pass; bid 14 to 26, or 26+", "BM-3.1"
    else:
        reason, rule = f"{KINDS.get(kind, f'no move begins with {kind!r}')}; expected now: {' or '.join(wanted)}", ""
    return Refused(text, reason, rule)


def expected_kinds(position: BoucMakersPosition) -> tuple[str, ...]:
    if position.phase == BIDDING:
        return ("bid",)
    if position.phase == CHOOSING:
        return ("accept", "claim", "rescue") if position.throw == LAST_THROW else ("keep", "claim", "rescue")
    if position.phase == TAKING:
        return ("take",)
    return ("top",) if position.phase == ARRANGING else ("discard",)


def why_not_bid(position: BoucMakersPosition, seat: int, rest: list[str]) -> tuple[str, str]:
    if rest == ["26+"]:
        return "26+ costs a wool token at once, and you have none", "BM-3.2"
    return f"a contract is a whole number from 14 to 26, or 26+; not {' '.join(rest) or 'nothing'}", "BM-3.1"


def why_not_keep(position: BoucMakersPosition, seat: int, rest: list[str]) -> tuple[str, str]:
    die = " ".join(rest).lower()
    if die in position.die_names(position.kept):
        return f"{die} is set aside already and stays; keep one of the dice just rolled", "BM-4.5"
    rule = "BM-4.3" if position.throw == 1 else "BM-4.4"
    free = [name for name in moves.DIE_NAMES if name not in position.die_names(position.kept)]
    return f"exactly one die is set aside: {' or '.join(free)}; not {die or 'none'}", rule


def why_not_claim(position: BoucMakersPosition, seat: int, rest: list[str]) -> tuple[str, str]:
    if rest:
        return "claim stands alone: the price follows from the throw", "BM-5.8"
    reach = position.base(seat) + position.bonus(seat) + position.wool[seat]
    return f"with bonus and all your wool you come to {reach}; the target is {position.target(seat)}", "BM-5.7"


def why_not_accept(position: BoucMakersPosition, seat: int, rest: list[str]) -> tuple[str, str]:
    return "accept stands alone", ""


def why_not_rescue(position: BoucMakersPosition, seat: int, rest: list[str]) -> tuple[str, str]:
    base = position.base(seat)
    if not position.rescues:
        return "at this table bonus and wool only help to reach the target", "BM-7.3"
    if position.throw < LAST_THROW:
        return "a rescue comes only after the third throw", "BM-7.4"
    if not position.display & position.deck.black:
        return "there is no black sheep in the display to be saved from", "BM-7.4"
    if base >= SAFE_RESULT:
        return f"{base} is not under {SAFE_RESULT}: no black sheep comes to you", "BM-7.4"
    if position.target(seat) <= SAFE_RESULT:
        return f"a result of {SAFE_RESULT} would fulfil your contract: claim it, or accept", "BM-7.4"
    if rest:
        return "rescue stands alone: the price follows from the throw", "BM-7.4"
    return f"you cannot lift {base} to {SAFE_RESULT} with your bonus and wool", "BM-7.4"


def why_not_take(position: BoucMakersPosition, seat: int, rest: list[str]) -> tuple[str, str]:
    there = {name.lower() for name in position.names(position.display)}
    for name in rest:
        if name.lower() not in there:
            return f"{name} is not in the display", "BM-6.1"
    due = int(position.cards_due())
    named = len({name.lower() for name in rest})
    if named < len(rest):
        return "a card is named twice", "BM-6.1"
    cards = "card" if due == 1 else "cards"
    return f"exactly {due} {cards} must be taken, not {named}", "BM-6.3" if named < due else "BM-6.1"


def why_not_top(position: BoucMakersPosition, seat: int, rest: list[str]) -> tuple[str, str]:
    gained = " or ".join(position.names(position.arranging))
    return f"the new top is one of the sheep just gained: {gained}; not {' '.join(rest) or 'nothing'}", "BM-9.2"


def why_not_discard(position: BoucMakersPosition, seat: int, rest: list[str]) -> tuple[str, str]:
    own = {name.lower() for name in position.names(position.cards[seat])}
    white = {name.lower() for name in position.names(rules.whites(position, seat))}
    for name in rest:
        if name.lower() not in own:
            return f"{name} is not among your cards", "BM-12.3"
        if name.lower() not in white:
            return f"{name} is no white sheep; only those may be put back", "BM-12.3"
    return f"exactly 2 different white sheep must be put back; you named {len({name.lower() for name in rest})}", "BM-12.3"


JUDGES = {
    "bid": why_not_bid,
    "keep": why_not_keep,
    "claim": why_not_claim,
    "accept": why_not_accept,
    "rescue": why_not_rescue,
    "take": why_not_take,
    "top": why_not_top,
    "discard": why_not_discard,
}
