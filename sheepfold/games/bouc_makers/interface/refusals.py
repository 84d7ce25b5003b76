"""Why a move that is not legal is refused, with the rule that forbids it, told from what the player may know."""

from __future__ import annotations

from typing import Any

from sheepfold.core.errors import Refused
from sheepfold.core.message import Message, either
from sheepfold.games.bouc_makers.interface.words import die
from sheepfold.games.bouc_makers.rules import herds, moves, rounds, texts
from sheepfold.games.bouc_makers.rules.components import LAST_THROW, SAFE_RESULT
from sheepfold.games.bouc_makers.rules.phases import ARRANGING, BIDDING, CHOOSING, TAKING
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

Why = tuple[Message, str]  # and the rule


def no(name: str, rule: str, **values: Any) -> Why:
    return Message(f"bm-no-{name}", values), rule


def explain(position: BoucMakersPosition, seat: int, text: str) -> Refused:
    """The most specific rule that a text breaks, for a seat that is asked."""
    words = text.split()
    kind = words[0].lower() if words else ""
    wanted = expected_kinds(position)
    if kind in wanted:
        message, rule = JUDGES[kind](position, seat, words[1:])
    elif position.phase == CHOOSING and kind in ("accept", "pass", "stop"):
        message, rule = no("go-on", "BM-4.6")
    elif position.phase == CHOOSING and kind == "keep":
        message, rule = no("fourth", "BM-4.4")
    elif position.phase == BIDDING and kind in ("pass", "stop"):
        message, rule = no("pass", "BM-3.1")
    elif kind in JUDGES:
        message, rule = no("now", "", why=Message(f"bm-no-now-{kind}"), moves=either(wanted))
    else:
        message, rule = Message("no-such-move", {"came": text, "legal": either(wanted)}), ""
    return Refused(text, message, rule)


def expected_kinds(position: BoucMakersPosition) -> tuple[str, ...]:
    if position.phase == BIDDING:
        return ("bid",)
    if position.phase == CHOOSING:
        return ("accept", "claim", "rescue") if position.throw == LAST_THROW else ("keep", "claim", "rescue")
    if position.phase == TAKING:
        return ("take",)
    return ("top",) if position.phase == ARRANGING else ("discard",)


def why_not_bid(position: BoucMakersPosition, seat: int, rest: list[str]) -> Why:
    return no("beyond", "BM-3.2") if rest == ["26+"] else no("bid", "BM-3.1")


def why_not_keep(position: BoucMakersPosition, seat: int, rest: list[str]) -> Why:
    kept = texts.die_names(position.kept)
    name = " ".join(rest).lower()
    if name in kept:
        return no("keep-kept", "BM-4.5", die=die(name))
    free = [die(name) for name in moves.DIE_NAMES if name not in kept]
    return no("keep", "BM-4.3" if position.throw == 1 else "BM-4.4", dice=either(free))


def why_not_claim(position: BoucMakersPosition, seat: int, rest: list[str]) -> Why:
    if rest:
        return no("alone", "BM-5.8", word="claim")
    reach = int(position.base(seat) + herds.bonus(position, seat) + position.wool[seat])
    return no("claim", "BM-5.7", reach=reach, target=int(position.target(seat)))


def why_not_accept(position: BoucMakersPosition, seat: int, rest: list[str]) -> Why:
    return no("alone", "", word="accept")


def why_not_rescue(position: BoucMakersPosition, seat: int, rest: list[str]) -> Why:
    base = position.base(seat)
    if not position.rescues:
        return no("rescue-off", "BM-7.3")
    if position.throw < LAST_THROW:
        return no("rescue-early", "BM-7.4")
    if not position.display & position.deck.black:
        return no("rescue-none", "BM-7.4")
    if base >= SAFE_RESULT:
        return no("rescue-safe", "BM-7.4", base=int(base))
    if position.target(seat) <= SAFE_RESULT:
        return no("rescue-win", "BM-7.4")
    if rest:
        return no("alone", "BM-7.4", word="rescue")
    return no("rescue-poor", "BM-7.4", base=int(base))


def why_not_take(position: BoucMakersPosition, seat: int, rest: list[str]) -> Why:
    there = {name.lower() for name in position.names(position.display)}
    for name in rest:
        if name.lower() not in there:
            return no("take-there", "BM-6.1", card=name)
    due, named = int(rounds.cards_due(position)), len({name.lower() for name in rest})
    if named < len(rest):
        return no("take-twice", "BM-6.1")
    return no("take", "BM-6.3" if named < due else "BM-6.1", due=due, named=named)


def why_not_top(position: BoucMakersPosition, seat: int, rest: list[str]) -> Why:
    return no("top", "BM-9.2", sheep=either(position.names(position.arranging)))


def why_not_discard(position: BoucMakersPosition, seat: int, rest: list[str]) -> Why:
    own = {name.lower() for name in position.names(position.cards[seat])}
    white = {name.lower() for name in position.names(rounds.whites(position, seat))}
    for name in rest:
        if name.lower() not in own:
            return no("discard-own", "BM-12.3", card=name)
        if name.lower() not in white:
            return no("discard-white", "BM-12.3", card=name)
    return no("discard", "BM-12.3", named=len({name.lower() for name in rest}))


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
