"""Why a move is good, from what its seat sees, with the odds that matter: what beats the side, what it still needs."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from sheepfold.core.game import Data
from sheepfold.core.message import Message, Value, chance, seat_name
from sheepfold.games.black_sheep.bots.exact import beating_chance, holding_chance
from sheepfold.games.black_sheep.interface.words import at, counted, number_of
from sheepfold.games.black_sheep.rules.bundle import bundle_of
from sheepfold.games.black_sheep.rules.combinations import STRENGTH
from sheepfold.games.black_sheep.rules.components import HAND, NAMES, SIDE
from sheepfold.games.black_sheep.rules.data import BOX

SMALL = 0.15  # a side with less chance than this is as good as lost


@dataclass(frozen=True, kw_only=True)
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


def advice(view: Data, move: str) -> Message:
    plan = plan_of(view, move)
    name, values = judged(view, plan)
    everywhere = {"at": at(plan.field), "mine": group(plan.figures + plan.side), "prize": counted(plan.figures)}
    why = Message(f"why-black-sheep-{name}", {**everywhere, **values})
    return Message("why-black-sheep-dropping", {"why": why, "drop": number_of(plan.drop, 1)}) if plan.drop else why


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


def judged(view: Data, plan: Plan) -> tuple[str, dict[str, Value]]:
    """Which message fits, and its own values."""
    complete = {name: strength(plan.figures + side) for name, side in plan.rivals.items() if len(side) == SIDE}
    rival = max(complete, key=lambda name: complete[name], default="")
    best = complete.get(rival, 0)
    theirs = {"rival": seat_name(rival), "theirs": group(plan.figures + plan.rivals[rival])} if rival else {}
    if plan.missing == 0:
        mine = strength(plan.figures + plan.side)
        if mine <= best:
            return "lost", theirs
        if len(complete) == len(plan.rivals):
            return "wins", {}
        behind = [name for name in plan.rivals if name not in complete]
        if len(behind) > 1:
            return "holds-all", {"chance": chance(chance_to_hold(view, plan, behind, mine))}
        return "holds", {"rival": seat_name(behind[0]), "chance": chance(chance_of(view, plan, behind[0], mine))}
    if rival:
        bag, held = unseen(view), codes(plan.rest)
        share = beating_chance(bundle_of(codes(plan.figures + plan.side)), plan.missing, best, held, bag, plan.drawn)
        return ("chases" if share >= SMALL else "doubtful"), {**theirs, "chance": chance(share)}
    if is_pair(plan):
        return "builds", {"missing": plan.missing}
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
    animals = [bundle_of(codes(plan.figures + plan.rivals[name])) for name in behind]
    missing = [int(SIDE) - len(plan.rivals[name]) for name in behind]
    return holding_chance(mine, animals, missing, unseen(view))


def unseen(view: Data) -> list[int]:
    """The cards in the deck and in other hands, by type."""
    table = view["table"]
    box = BOX.in_view(view)
    seen = Counter(f"{table['hands'][view['seat']]} {table['discard']} {table['aside']}".split())
    for field in table["fields"]:
        for side in field["sides"].values():
            seen.update(side.split())
    return [box["card_copies"] - seen[name] for name in NAMES]


def codes(names: list[str]) -> list[int]:
    return [NAMES.index(name) for name in names]


def strength(animals: list[str]) -> int:
    return int(STRENGTH[bundle_of(codes(animals))])


def group(animals: list[str]) -> list[Message]:
    """The groups of a side with its figures: 3 pigs, 2 cows; without any, how many animals it has."""
    found = Counter(animals)
    groups = [name for name in animals if found[name] > 1]
    return counted(groups) if groups else [Message("bs-different", {"count": len(animals)})]
