"""Why a move is good, in one sentence, from what its seat sees, with the odds that matter: what beats the side, what it still needs."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from sheepfold.core.game import Data
from sheepfold.core.packed import i64, vec
from sheepfold.core.reason import Reason
from sheepfold.games.black_sheep.bundle import bundle_of
from sheepfold.games.black_sheep.combinations import STRENGTH
from sheepfold.games.black_sheep.components import HAND, NAMES, SIDE
from sheepfold.games.black_sheep.data import BOX
from sheepfold.games.black_sheep.exact import beating_chance, holding_chance
from sheepfold.games.black_sheep.words import number_of

SMALL = 0.15  # a side with less chance than this is as good as lost

SENTENCES = {
    "wins": "That completes field {field}: {mine} beat every other side, and you win {prize}.",
    "lost": "This does not beat {rival}'s {theirs} at field {field}, but it keeps your better cards for other fields.",
    "holds": "That completes your side at field {field}: {mine}. The chance that {rival} beats it with the cards now in hand is {chance}.",
    "holds-all": "That completes your side at field {field}: {mine}. The chance that nobody beats it with the cards now in hand is {chance}.",
    "chases": "That makes {mine} at field {field}. The chance to beat {rival}'s {theirs} in your next turn there is {chance}.",
    "doubtful": "At field {field} {rival}'s {theirs} are hard to beat ({chance}), so it takes the cards you can spare.",
    "builds": "That makes {mine} at field {field}, where {prize} can be won, and {missing} more to come.",
    "begins": "You have no pair at field {field} yet, but {prize} can still be won there, and better cards are kept for other fields.",
    "shuns": "Field {field} has {prize}: a black sheep costs points, so it takes the cards you can spare.",
}
DROPPED = " Discarding the {drop} brings one more new card."
MESSAGES = {f"black-sheep.{name}": text for name, text in SENTENCES.items()}
MESSAGES |= {f"black-sheep.{name}-drop": text + DROPPED for name, text in SENTENCES.items()}


@dataclass(frozen=True)
class Plan:
    """A move taken apart, and the field it goes to as it will be then."""

    field: int
    figures: list[str]
    side: list[str]  # the own one, with the cards of the move
    drop: str
    rest: list[str]  # what stays in the hand
    drawn: int
    rivals: dict[str, list[str]]

    @property
    def missing(self) -> int:
        return int(SIDE) - len(self.side)


def reason(view: Data, move: str) -> Reason:
    plan = plan_of(view, move)
    name, values = judged(view, plan)
    values |= {"field": str(plan.field), "mine": group(plan.figures + plan.side), "prize": prize(plan.figures)}
    if plan.drop:
        return Reason(f"black-sheep.{name}-drop", {**values, "drop": plan.drop.replace("-", " ")})
    return Reason(f"black-sheep.{name}", values)


def plan_of(view: Data, move: str) -> Plan:
    table, me = view["table"], view["seat"]
    words = move.split()
    number = int(words[1])
    cards, _, drop = " ".join(words[2:]).partition(" drop ")
    field = table["fields"][number - 1]
    rest = table["hands"][me].split()
    for card in [*cards.split(), *drop.split()]:
        rest.remove(card)
    return Plan(
        field=number,
        figures=field["figures"].split(),
        side=field["sides"][me].split() + cards.split(),
        drop=drop,
        rest=rest,
        drawn=int(HAND) - len(rest),
        rivals={name: side.split() for name, side in field["sides"].items() if name != me},
    )


def judged(view: Data, plan: Plan) -> tuple[str, dict[str, str]]:
    """Which sentence fits, and its own values."""
    complete = {name: strength(plan.figures + side) for name, side in plan.rivals.items() if len(side) == SIDE}
    rival = max(complete, key=lambda name: complete[name], default="")
    best = complete.get(rival, 0)
    theirs = {"rival": rival, "theirs": group(plan.figures + plan.rivals[rival])} if rival else {}
    if plan.missing == 0:
        mine = strength(plan.figures + plan.side)
        if mine <= best:
            return "lost", theirs
        if len(complete) == len(plan.rivals):
            return "wins", {}
        behind = [name for name in plan.rivals if name not in complete]
        if len(behind) > 1:
            return "holds-all", {"chance": percent(chance_to_hold(view, plan, behind, mine))}
        return "holds", {"rival": behind[0], "chance": percent(chance_of(view, plan, behind[0], mine))}
    if rival:
        bag, held = unseen(view), codes(plan.rest)
        chance = beating_chance(bundle_of(codes(plan.figures + plan.side)), plan.missing, best, held, bag, plan.drawn)
        return ("chases" if chance >= SMALL else "doubtful"), {**theirs, "chance": percent(chance)}
    if is_pair(plan):
        return "builds", {"missing": f"{plan.missing} card{'s' if plan.missing > 1 else ''}"}
    return ("shuns" if "black-sheep" in plan.figures else "begins"), {}


def is_pair(plan: Plan) -> bool:
    """Whether a card of the own side makes a group."""
    every = Counter(plan.figures + plan.side)
    return any(every[card] > 1 for card in plan.side)


def chance_of(view: Data, plan: Plan, name: str, to_beat: int) -> float:
    """That a rival beats the own side with the cards now in hand, as far as they can be counted."""
    side = plan.rivals[name]
    bag = unseen(view)
    counted: list[int] = []
    if len(plan.rivals) == 1:  # with two players, counted cards can be in one hand only
        counted = codes(view["table"]["known"][view["seat"]].split())
        for card in counted:
            bag[card] -= 1
    missing = int(SIDE) - len(side)
    return beating_chance(bundle_of(codes(plan.figures + side)), missing, to_beat, counted, bag, int(HAND) - len(counted))


def chance_to_hold(view: Data, plan: Plan, behind: list[str], mine: int) -> float:
    """That none of several rivals beats the own side with the cards now in hand."""
    animals = vec[i64]([bundle_of(codes(plan.figures + plan.rivals[name])) for name in behind])
    missing = vec[i64]([int(SIDE) - len(plan.rivals[name]) for name in behind])
    return holding_chance(mine, animals, missing, unseen(view))


def unseen(view: Data) -> vec[i64]:
    """The cards in the deck and in other hands, by type."""
    table = view["table"]
    box = view["data"].get("box") or BOX.built_in[view["options"]["box"]]
    seen = Counter(f"{table['hands'][view['seat']]} {table['discard']} {table['aside']}".split())
    for field in table["fields"]:
        for side in field["sides"].values():
            seen.update(side.split())
    return vec[i64]([box["card_copies"] - seen[name] for name in NAMES])


def codes(names: list[str]) -> list[int]:
    return [NAMES.index(name) for name in names]


def strength(animals: list[str]) -> int:
    return int(STRENGTH[bundle_of(codes(animals))])


def group(animals: list[str]) -> str:
    """The groups of a side with its figures: `3 pigs and 2 cows`; without any, all of it."""
    found = Counter(animals)
    groups = sorted((name for name in found if found[name] > 1), key=lambda name: (-found[name], NAMES.index(name)))
    if not groups:
        return f"{len(animals)} different animals"
    return " and ".join(number_of(name, found[name]) for name in groups)


def prize(figures: list[str]) -> str:
    """`a horse and a pig`, `2 cows`."""
    found = Counter(figures)
    return " and ".join(
        number_of(name, found[name]) if found[name] > 1 else f"a {name.replace('-', ' ')}"
        for name in sorted(found, key=NAMES.index)
    )


def percent(chance: float) -> str:
    if 0 < chance < 0.01:
        return "less than 1 %"
    return f"{round(100 * chance)} %"
