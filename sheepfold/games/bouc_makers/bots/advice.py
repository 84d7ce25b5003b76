"""Why a move is good, in one sentence with the odds that matter, from what the seat sees alone."""

from __future__ import annotations

from functools import cache
from typing import Any

from sheepfold.core.game import Data
from sheepfold.core.message import Message, chance
from sheepfold.games.bouc_makers.bots.exact import Throws
from sheepfold.games.bouc_makers.interface.cards import cards_of, shorts
from sheepfold.games.bouc_makers.interface.words import die
from sheepfold.games.bouc_makers.rules.components import HIGHEST_BID, SAFE_RESULT, sides
from sheepfold.games.bouc_makers.rules.moves import DIE_NAMES

HIGH_BID = 23  # before bonus or malus: early in the turn order, seldom reached
LOW_BID = 18


def advice(view: Data, move: str) -> Message:
    word, *rest = move.split()
    makers = {"bid": bid, "keep": keep, "claim": claim, "accept": accept, "rescue": rescue, "take": take, "top": top}
    name, values = makers.get(word, discard)(view, rest)
    return Message(f"why-bouc-makers-{name}", values)


Why = tuple[str, dict[str, Any]]  # the message without the game's name, and its values


@cache
def throws(needed: int, safe: int) -> Throws:
    return Throws(needed, safe)


def own_corner(view: Data) -> int:
    corner: int = view["table"]["corners"][view["seat"]]
    return corner


def bid(view: Data, rest: list[str]) -> Why:
    contract, corner = rest[0], own_corner(view)
    target = int(HIGHEST_BID) if contract.endswith("+") else int(contract)
    turn = throws(target - corner, int(SAFE_RESULT) - corner)
    values = {"bid": contract, "chance": chance(turn.reached(3)), "cards": round(turn.cards(), 1)}
    if target - corner >= HIGH_BID or contract.endswith("+"):
        return "bid-high", values
    return "bid-low" if target - corner <= LOW_BID else "bid-fair", values


def keep(view: Data, rest: list[str]) -> Why:
    """The bonus is counted in, wool is not."""
    table, corner, name = view["table"], own_corner(view), DIE_NAMES.index(rest[0])
    target, face = table["result"]["target"], table["dice"][rest[0]]
    turn = throws(target - corner, int(SAFE_RESULT) - corner)
    if table["kept"]:
        left = 3 - name - DIE_NAMES.index(table["kept"][0])
        sum_kept = face + table["dice"][table["kept"][0]]
        reached = turn.reached_at_last(sum_kept, left)
        safe = sum(sum_kept + side >= turn.safe for side in range(1, int(sides(left)) + 1)) / int(sides(left))
    else:
        reached = turn.reached_keeping(name, face)
        safe = 1 - turn.low_keeping(name, face)
    values = {"die": die(rest[0]), "face": face, "needed": target}
    return ("keep", values | {"chance": chance(reached)}) if reached else ("keep-lost", values | {"safe": chance(safe)})


def claim(view: Data, rest: list[str]) -> Why:
    result = view["table"]["result"]
    values = {"price": result["claim"], "cards": result["cards"]}
    return "claim" if result["claim"] else "claim-free", values


def accept(view: Data, rest: list[str]) -> Why:
    black = view["table"]["failing"]["black"]
    return ("accept-black", {"black": shorts(view, black)}) if black else ("accept", {})


def rescue(view: Data, rest: list[str]) -> Why:
    table = view["table"]
    price = table["result"]["rescue"]
    return "rescue" if price else "rescue-free", {"price": price, "black": shorts(view, table["failing"]["black"])}


def take(view: Data, rest: list[str]) -> Why:
    cards, table, seat = cards_of(view), view["table"], view["seat"]
    kinds: dict[str, list[str]] = {}
    for name in rest:
        kinds.setdefault(cards[name]["kind"], []).append(name)
    points = sum(cards[name].get("points", 0) for name in rest)
    if "dog" in kinds and not table["dogs"][seat]:
        return "take-dog", {}
    if "os" in kinds and table["dogs"][seat]:
        return "take-os", {"dogs": len(table["dogs"][seat])}
    if points <= 0 and "double_o_seven" in kinds:
        return "take-sevens", {"cards": shorts(view, kinds["double_o_seven"])}
    if points <= 0 and "three_seven_zero" in kinds:
        return "take-zeros", {"cards": shorts(view, kinds["three_seven_zero"])}
    return ("take" if points > 0 else "take-least"), {"cards": shorts(view, rest), "points": points}


def top(view: Data, rest: list[str]) -> Why:
    table, seat = view["table"], view["seat"]
    corner = cards_of(view)[rest[0]]["corner"]
    if corner == "bone":
        guards = table["os"] == seat and view["options"]["bone_guard"] == "owner"  # BM-10.3
        return ("top-guard" if guards else "top-bone"), {}
    return ("top-bonus", {"bonus": corner}) if corner > 0 else ("top-malus", {"malus": -corner})


def discard(view: Data, rest: list[str]) -> Why:
    cards = cards_of(view)
    return "discard", {"cards": shorts(view, rest), "points": sum(cards[name]["points"] for name in rest)}
