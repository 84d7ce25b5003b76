"""Why a move is good, in one sentence, from what the seat sees alone: safe draws, useful cards, sure and likely hits."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Any

from sheepfold.core.game import Data
from sheepfold.core.message import Message, chance, seat_name
from sheepfold.games.bye_bye_black_sheep.bots.exact import Hand, Spot, Turn, going_on_with, survival
from sheepfold.games.bye_bye_black_sheep.interface.words import card
from sheepfold.games.bye_bye_black_sheep.rules.components import COPIES, species_in_play


def advice(view: Data, move: str) -> Message:
    word, *rest = move.split()
    sight = Sight(view)
    key, values = {
        "draw": drawing,
        "stop": stopping,
        "ask": asking,
        "take": taking,
        "steal": stealing,
        "turn": turning,
        "skip": skipping,
        "add": placing,
        "place": placing,
        "choose": choosing,
    }[word](sight, rest)
    return Message(f"why-bye-bye-black-sheep-{key}", values)


Said = tuple[str, dict[str, Any]]  # the rest of an id, and values


class Sight:
    """A view, counted: what lies where for the seat that looks."""

    def __init__(self, view: Data) -> None:
        self.view = view
        self.table: Data = view["table"]
        self.me: str = view["seat"]
        self.species = [str(number) for number in range(1, int(species_in_play(view["seats"])) + 1)]
        self.zoos = {name: Counter(cards.split()) for name, cards in self.table["zoos"].items()}
        added = Counter(self.table.get("added", "").split())
        mine = self.table["turn"] == self.me
        self.held = Counter(self.table["hand"].split()) - added + Counter(self.table["hole"].split() if mine else [])
        self.lying = self.zoos[self.me] + added
        self.others = [name for name in self.zoos if name != self.me]
        self.known = {name: self.table["private"].get(name, self.table["known"][name]) for name in self.others}
        self.hole = len(self.table["hole"].split())

    def size(self, name: str) -> int:
        return int(self.table["sizes"][name])

    def away(self, code: str) -> int:
        """Cards of a species in the other zoos."""
        return sum(self.zoos[name][code] for name in self.others)

    def is_open(self, code: str) -> bool:
        """Whether a species can still become a triplet of this seat, by cards that lie in no other zoo."""
        return self.lying[code] < 3 and self.away(code) < 2

    def missing(self, code: str) -> bool:
        """Whether one more card of a species would be useful."""
        return code in self.species and self.is_open(code) and self.lying[code] + self.held[code] < 3

    def useful(self) -> int:
        """Cards at hand or in the hole that bring a triplet nearer."""
        return sum(min(self.held[code], 3 - self.lying[code]) for code in self.species if self.is_open(code))

    def unseen(self) -> Counter[str]:
        """Set cards of which this seat does not know where they are."""
        seen = self.held + self.lying + Counter(self.table["wolf"]["cards"].split())
        if self.table["turn"] != self.me:
            seen += Counter(self.table["hole"].split())
        for name in self.others:
            seen += self.zoos[name] + Counter(self.known[name]["holds"].split())
        return Counter({code: int(COPIES) - seen[code] for code in self.species if seen[code] < COPIES})

    def wins_with(self, limit: int) -> bool:
        """Whether so many placements can complete the last triplets needed."""
        wanted = self.table["needed"] - sum(1 for code in self.species if self.lying[code] >= 3)
        costs = sorted(
            3 - self.lying[code] for code in self.species if self.lying[code] < 3 <= self.lying[code] + self.held[code]
        )
        return len(costs) >= wanted and sum(costs[:wanted]) <= limit

    def spot(self) -> Spot:
        """The draw-or-stop question as `exact` knows it. Unknown specials count as idle, like all specials."""
        hands = []
        for name in self.others:
            holds = self.known[name]["holds"].split()
            good = sum(1 for code in holds if self.missing(code))
            hands.append(Hand(good, len(holds) - good + self.known[name]["special"], self.known[name]["unknown"]))
        unseen = self.unseen()
        lucky = sum(number for code, number in unseen.items() if self.missing(code))
        return Spot(hole=self.hole, useful=self.useful(), hands=tuple(hands), unseen=sum(unseen.values()), unseen_useful=lucky)

    def chance(self, name: str, code: str) -> float:
        """That a hand has a card of a species among those nobody has seen."""
        unseen = self.unseen()
        total, number = sum(unseen.values()), self.known[name]["unknown"]
        if self.known[name]["most"].get(code) == 0:
            return 0.0
        return 1 - comb(total - unseen[code], number) / comb(total, number)

    def animal(self, code: str) -> Message:
        return card(code, self.view)


def placements(sight: Sight, more: int = 0) -> int:
    """How many cards may be placed with so many more at the watering hole."""
    return int(sight.table["placements"][sight.hole + more])


def going_on_from(sight: Sight, who: str) -> float:
    """How many useful cards can be placed on average, drawing from that hand next. With several opponents there are too many
    ways to follow them all; then the cards to be drawn count for the limit only, and who draws on does so from any hand."""
    if len(sight.others) == 1:
        return Turn().plan(sight.spot()).draws[0]
    useful = sight.useful()
    gains = [min(number, useful) for number in range(useful + 2)]
    sizes = [sight.size(name) - (name == who) for name in sight.others]
    next_stop = gains[min(sight.hole - 1, useful)]
    onward = going_on_with(sizes, gains, sight.hole + 1, 0.0)
    return max(next_stop, onward) * (sight.size(who) - 1) / sight.size(who)


# --- draw or stop


def drawing(sight: Sight, rest: list[str]) -> Said:
    who = rest[0]
    size = sight.size(who)
    if size == 1:
        return "draw-sheep", {"who": seat_name(who)}
    if sight.hole <= 2:
        sizes = [sight.size(name) - (name == who) for name in sight.others]
        return "draw-free", {"chance": chance((size - 1) / size * survival(sizes, 2 - sight.hole))}
    now = min(sight.hole - 2, sight.useful())
    more = going_on_from(sight, who)
    values = {"who": seat_name(who), "good": size - 1, "size": size}
    if more > now:
        return "draw-more", {**values, "more": round(more, 1), "now": now}
    return "draw-brave", {**values, "next": placements(sight, 1)}


def stopping(sight: Sight, rest: list[str]) -> Said:
    limit = sight.hole - 2
    top = max(sight.size(name) for name in sight.others)
    if limit > 0 and sight.wins_with(limit):
        return "stop-win", {"limit": placements(sight)}
    if top == 1:
        return "stop-sheep", {}
    if limit <= 0:
        return "stop-early", {}
    if sight.useful() <= limit:
        return "stop-enough", {"limit": placements(sight)}
    return "stop-risk", {"limit": placements(sight), "risk": Message("bb-risk", {"size": top})}


# --- specials


def asking(sight: Sight, rest: list[str]) -> Said:
    who, code = rest
    values = {"who": seat_name(who), "animal": sight.animal(code)}
    if code in sight.known[who]["holds"].split():
        return "ask-sure", values
    share = sight.chance(who, code)
    if share == 0:
        return "ask-end", {**values, "limit": placements(sight)}
    if sight.hole > 2:
        return "ask-likely", {**values, "chance": chance(share), "limit": placements(sight)}
    return "ask-bold", {**values, "chance": chance(share)}


def taking(sight: Sight, rest: list[str]) -> Said:
    code = rest[0]
    values = {"animal": sight.animal(code)}
    there = sight.lying[code] + sight.held[code]
    if sight.missing(code) and there >= 1:
        return ("take-third" if there == 2 else "take-pair"), values
    if sight.zoos[sight.table["from"]][code] in (1, 2):
        return "take-other", {**values, "who": seat_name(sight.table["from"])}
    return "take-more", values


def stealing(sight: Sight, rest: list[str]) -> Said:
    who, code = rest
    values = {"who": seat_name(who), "animal": sight.animal(code)}
    if sight.zoos[who][code] == 3:
        return "steal-break", values
    if sight.lying[code] + sight.held[code] == 2:
        return "take-third", values
    return "steal-more", values


def turning(sight: Sight, rest: list[str]) -> Said:
    return "mother-up", {}


def skipping(sight: Sight, rest: list[str]) -> Said:
    phase = sight.table["phase"]
    if phase == "mole" and not any(code in sight.species for code in sight.table["shown"].split()):
        return "mole-nothing", {}
    return ("zoo-keep" if phase == "white" else f"{phase}-skip"), {}


def choosing(sight: Sight, rest: list[str]) -> Said:
    return f"choose-{rest[0]}", {}


# --- the zoo


def placing(sight: Sight, rest: list[str]) -> Said:
    """A card for the zoo, by a stop or the White Sheep; or the end of adding."""
    if not rest:
        return ("zoo-done" if sight.table["added"] else "zoo-keep"), {}
    code = rest[0]
    left = 1 if sight.table["phase"] == "white" else sight.table["limit"] - len(sight.table["added"].split())
    lying, held = sight.lying[code], sight.held[code]
    return zoo_key(sight, code, lying, held, left), {"animal": sight.animal(code)}


def zoo_key(sight: Sight, code: str, lying: int, held: int, left: int) -> str:
    if lying >= 3:
        return "zoo-fourth"
    if lying + held >= 3 and sight.wins_with(left):
        return "zoo-win"
    if lying == 2:
        return "zoo-third"
    if lying + held >= 3 and left >= 3 - lying:
        return "zoo-sure"
    if not sight.is_open(code):
        return "zoo-spoil" if lying == 1 and sight.away(code) == 2 else "zoo-rest"
    return "zoo-pair" if lying == 1 else "zoo-single"
