"""Reason a move that is not legal is refused, with the rule that forbids it, told from what the player may know."""

from __future__ import annotations

from sheepfold.core.errors import Reason, Refused, no
from sheepfold.core.message import Message, either
from sheepfold.games.bouc_makers.interface import texts
from sheepfold.games.bouc_makers.interface.words import die
from sheepfold.games.bouc_makers.rules import herds, moves, rounds
from sheepfold.games.bouc_makers.rules.components import LAST_THROW, SAFE_RESULT
from sheepfold.games.bouc_makers.rules.phases import ARRANGING, BIDDING, CHOOSING, TAKING
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition


def explain(position: BoucMakersPosition, seat: int, text: str) -> Refused:
    """The most specific rule that a text breaks, for a seat that is asked."""
    message, rule = why_not(position, seat, text.split())
    return Refused(text, message, rule)


def why_not(position: BoucMakersPosition, seat: int, words: list[str]) -> Reason:
    kind = words[0].lower() if words else ""
    wanted = expected_kinds(position)
    if kind in wanted:
        return WHY_NOT[kind](position, seat, words[1:])
    if position.phase == CHOOSING and kind in ("accept", "pass", "stop"):
        return no("bm-no-go-on", "BM-4.6")
    if position.phase == CHOOSING and kind == "keep":
        return no("bm-no-fourth", "BM-4.4")
    if position.phase == BIDDING and kind in ("pass", "stop"):
        return no("bm-no-pass", "BM-3.1")
    if kind in WHY_NOT:
        return no("bm-no-now", why=Message(f"bm-no-now-{kind}"), moves=either(wanted))
    return no("no-such-move", came=" ".join(words), legal=either(wanted))


def expected_kinds(position: BoucMakersPosition) -> tuple[str, ...]:
    if position.phase == BIDDING:
        return ("bid",)
    if position.phase == CHOOSING:
        return ("accept", "claim", "rescue") if position.throw == LAST_THROW else ("keep", "claim", "rescue")
    if position.phase == TAKING:
        return ("take",)
    return ("top",) if position.phase == ARRANGING else ("discard",)


def why_not_bid(position: BoucMakersPosition, seat: int, rest: list[str]) -> Reason:
    return no("bm-no-beyond", "BM-3.2") if rest == ["26+"] else no("bm-no-bid", "BM-3.1")


def why_not_keep(position: BoucMakersPosition, seat: int, rest: list[str]) -> Reason:
    kept = texts.die_names(position.kept)
    name = " ".join(rest).lower()
    if name in kept:
        return no("bm-no-keep-kept", "BM-4.5", die=die(name))
    free = [die(name) for name in moves.DIE_NAMES if name not in kept]
    return no("bm-no-keep", "BM-4.3" if position.throw == 1 else "BM-4.4", dice=either(free))


def why_not_claim(position: BoucMakersPosition, seat: int, rest: list[str]) -> Reason:
    if rest:
        return no("bm-no-alone", "BM-5.8", word="claim")
    reach = int(position.base(seat) + herds.bonus(position, seat) + position.wool[seat])
    return no("bm-no-claim", "BM-5.7", reach=reach, target=int(position.target(seat)))


def why_not_accept(position: BoucMakersPosition, seat: int, rest: list[str]) -> Reason:
    return no("bm-no-alone", word="accept")


def why_not_rescue(position: BoucMakersPosition, seat: int, rest: list[str]) -> Reason:
    base = position.base(seat)
    if not position.rescues:
        return no("bm-no-rescue-off", "BM-7.3")
    if position.throw < LAST_THROW:
        return no("bm-no-rescue-early", "BM-7.4")
    if not position.display & position.deck.black:
        return no("bm-no-rescue-none", "BM-7.4")
    if base >= SAFE_RESULT:
        return no("bm-no-rescue-safe", "BM-7.4", base=int(base))
    if position.target(seat) <= SAFE_RESULT:
        return no("bm-no-rescue-win", "BM-7.4")
    if rest:
        return no("bm-no-alone", "BM-7.4", word="rescue")
    return no("bm-no-rescue-poor", "BM-7.4", base=int(base))


def why_not_take(position: BoucMakersPosition, seat: int, rest: list[str]) -> Reason:
    there = {name.lower() for name in position.names(position.display)}
    for name in rest:
        if name.lower() not in there:
            return no("bm-no-take-there", "BM-6.1", card=name)
    due, named = int(rounds.cards_due(position)), len({name.lower() for name in rest})
    if named < len(rest):
        return no("bm-no-take-twice", "BM-6.1")
    return no("bm-no-take", "BM-6.3" if named < due else "BM-6.1", due=due, named=named)


def why_not_top(position: BoucMakersPosition, seat: int, rest: list[str]) -> Reason:
    return no("bm-no-top", "BM-9.2", sheep=either(position.names(position.arranging)))


def why_not_discard(position: BoucMakersPosition, seat: int, rest: list[str]) -> Reason:
    own = {name.lower() for name in position.names(position.cards[seat])}
    white = {name.lower() for name in position.names(rounds.whites(position, seat))}
    for name in rest:
        if name.lower() not in own:
            return no("bm-no-discard-own", "BM-12.3", card=name)
        if name.lower() not in white:
            return no("bm-no-discard-white", "BM-12.3", card=name)
    return no("bm-no-discard", "BM-12.3", named=len({name.lower() for name in rest}))


WHY_NOT = {
    "bid": why_not_bid,
    "keep": why_not_keep,
    "claim": why_not_claim,
    "accept": why_not_accept,
    "rescue": why_not_rescue,
    "take": why_not_take,
    "top": why_not_top,
    "discard": why_not_discard,
}
