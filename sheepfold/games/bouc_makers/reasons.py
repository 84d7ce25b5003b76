"""Why a move is good, in one sentence with the odds that matter, from what the seat sees alone."""

from __future__ import annotations

from functools import cache

from sheepfold.core.game import Data
from sheepfold.core.reason import Reason
from sheepfold.games.bouc_makers.components import HIGHEST_BID, SAFE_RESULT, sides
from sheepfold.games.bouc_makers.exact import Throws
from sheepfold.games.bouc_makers.moves import DIE_NAMES
from sheepfold.games.bouc_makers.words import cards_of, counted

HIGH_BID = 23  # before bonus or malus: early in the turn order, seldom reached
LOW_BID = 18

MESSAGES = {
    "bouc-makers.bid-high": "Bidding {bid} lets you go early, while the best cards are there; your dice reach it in {chance} of turns.",
    "bouc-makers.bid-fair": "A contract of {bid} is a fair risk: your dice reach it in {chance} of turns, for {cards} cards on average.",
    "bouc-makers.bid-low": "A contract of {bid} is nearly safe, your dice reach it in {chance} of turns; you come late, but the others may leave you "
    "cards.",
    "bouc-makers.keep": "With the {face} of the {die} set aside you still reach {needed} with a chance of {chance}.",
    "bouc-makers.keep-lost": "The target {needed} is out of reach now; setting aside the {face} of the {die}, you stay at 14 or more with a chance "
    "of {safe}.",
    "bouc-makers.claim-free": "Your bonus reaches the target: you win {cards} and pay nothing.",
    "bouc-makers.claim": "Paying {price} wool reaches the target and wins {cards}; a token is worth a point at the end, cards are often worth more.",
    "bouc-makers.accept": "You win no card, but failing is consoled with a wool token while the reserve has any.",
    "bouc-makers.accept-black": "You take {black} from the display, but you keep your wool, and failing is consoled with a token while there are any.",
    "bouc-makers.rescue": "Paying {price} wool lifts you to 14, and {black} stays away from you.",
    "bouc-makers.rescue-free": "Your bonus lifts you to 14 or more, and {black} stays away from you for nothing.",
    "bouc-makers.take-dog": "Your first dog is {dog}: alone it is worth 9 points, and no sheep go back into the box.",
    "bouc-makers.take-os": "The Os is worth 4 points for each of your dogs, and you have {dogs}.",
    "bouc-makers.take-sevens": "Three 0-0-7 sheep are worth 21 points, and {cards} brings you nearer.",
    "bouc-makers.take-zeros": "Two 3-7-0 sheep are worth 14 points, and {cards} brings you nearer; do not take a third.",
    "bouc-makers.take": "Taking {cards} brings you {points}.",
    "bouc-makers.take-least": "Nothing here is good for you; {cards} hurts least.",
    "bouc-makers.top-bonus": "A bonus of {bonus} on top helps every throw until another sheep covers it.",
    "bouc-makers.top-guard": "The bone symbol on top guards the Os: nobody can take it from you.",
    "bouc-makers.top-bone": "A bone symbol on top takes nothing away from your throws.",
    "bouc-makers.top-malus": "On top it takes {malus} away from your throws until another sheep covers it; a larger malus would be worse.",
    "bouc-makers.discard": "Without a dog two white sheep go back; {cards} together are only {points}.",
}


def reason(view: Data, move: str) -> Reason:
    word, *rest = move.split()
    makers = {"bid": bid, "keep": keep, "claim": claim, "accept": accept, "rescue": rescue, "take": take, "top": top}
    name, values = makers.get(word, discard)(view, rest)
    return Reason(f"bouc-makers.{name}", values)


Why = tuple[str, dict[str, str]]  # the message without the game's name, and its values


@cache
def throws(needed: int, safe: int) -> Throws:
    return Throws(needed, safe)


def percent(chance: float) -> str:
    """No chance is rounded to never or always."""
    rounded = round(100 * chance)
    if rounded == 0 and chance > 0:
        return "less than 1 %"
    return "more than 99 %" if rounded == 100 and chance < 1 else f"{rounded} %"


def own_corner(view: Data) -> int:
    """Bonus or malus on top of the own herd; 0 for a bone symbol or no sheep."""
    name = view["table"]["tops"][view["seat"]]
    corner = cards_of(view)[name]["corner"] if name else "bone"
    return 0 if corner == "bone" else int(corner)


def bid(view: Data, rest: list[str]) -> Why:
    contract, corner = rest[0], own_corner(view)
    target = int(HIGHEST_BID) if contract.endswith("+") else int(contract)
    turn = throws(target - corner, int(SAFE_RESULT) - corner)
    values = {"bid": contract, "chance": percent(turn.reached(3)), "cards": f"{turn.cards():.1f}"}
    if target - corner >= HIGH_BID or contract.endswith("+"):
        return "bid-high", values
    return "bid-low" if target - corner <= LOW_BID else "bid-fair", values


def keep(view: Data, rest: list[str]) -> Why:
    """The bonus is counted in, wool is not."""
    table, corner, die = view["table"], own_corner(view), DIE_NAMES.index(rest[0])
    turn = throws(table["result"]["target"] - corner, int(SAFE_RESULT) - corner)
    face = table["dice"][rest[0]]
    if table["kept"]:
        held = DIE_NAMES.index(table["kept"][0])
        left = 3 - die - held
        sum_kept = face + table["dice"][table["kept"][0]]
        chance = turn.reached_at_last(sum_kept, left)
        safe = sum(sum_kept + side >= turn.safe for side in range(1, int(sides(left)) + 1)) / int(sides(left))
    else:
        chance = turn.reached_keeping(die, face)
        safe = 1 - turn.low_keeping(die, face)
    values = {"die": rest[0], "face": str(face), "needed": str(table["result"]["target"])}
    return ("keep", values | {"chance": percent(chance)}) if chance else ("keep-lost", values | {"safe": percent(safe)})


def claim(view: Data, rest: list[str]) -> Why:
    result = view["table"]["result"]
    values = {"price": str(result["claim"]), "cards": counted(result["cards"], "card")}
    return "claim" if result["claim"] else "claim-free", values


def accept(view: Data, rest: list[str]) -> Why:
    black = black_sheep(view)
    if view["table"]["result"]["base"] < SAFE_RESULT and black:
        return "accept-black", {"black": black}
    return "accept", {}


def rescue(view: Data, rest: list[str]) -> Why:
    price = view["table"]["result"]["rescue"]
    return "rescue" if price else "rescue-free", {"price": str(price), "black": black_sheep(view)}


def black_sheep(view: Data) -> str:
    cards = cards_of(view)
    return listed([name for name in view["table"]["display"] if cards[name]["kind"] == "black"])


def listed(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def take(view: Data, rest: list[str]) -> Why:
    cards, table, seat = cards_of(view), view["table"], view["seat"]
    kinds: dict[str, list[str]] = {}
    for name in rest:
        kinds.setdefault(cards[name]["kind"], []).append(name)
    points = sum(cards[name].get("points", 0) for name in rest)
    if "dog" in kinds and not table["dogs"][seat]:
        return "take-dog", {"dog": kinds["dog"][0]}
    if "os" in kinds and table["dogs"][seat]:
        return "take-os", {"dogs": str(len(table["dogs"][seat]))}
    if points <= 0 and "double_o_seven" in kinds:
        return "take-sevens", {"cards": listed(kinds["double_o_seven"])}
    if points <= 0 and "three_seven_zero" in kinds:
        return "take-zeros", {"cards": listed(kinds["three_seven_zero"])}
    return ("take" if points > 0 else "take-least"), {"cards": listed(rest), "points": counted(points, "point")}


def top(view: Data, rest: list[str]) -> Why:
    table, seat = view["table"], view["seat"]
    corner = cards_of(view)[rest[0]]["corner"]
    if corner == "bone":
        guards = table["os"] == seat and view["options"]["bone_guard"] == "owner"  # BM-10.3
        return ("top-guard" if guards else "top-bone"), {}
    return ("top-bonus", {"bonus": str(corner)}) if corner > 0 else ("top-malus", {"malus": str(-corner)})


def discard(view: Data, rest: list[str]) -> Why:
    cards = cards_of(view)
    return "discard", {"cards": listed(rest), "points": counted(sum(cards[name]["points"] for name in rest), "point")}
