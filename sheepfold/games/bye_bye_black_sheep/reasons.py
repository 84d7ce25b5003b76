"""Why a move is good, in one sentence, from what the seat sees alone: safe draws, useful cards, sure and likely hits."""

from __future__ import annotations

from collections import Counter
from math import comb

from sheepfold.core.game import Data
from sheepfold.core.packed import i64, vec
from sheepfold.core.reason import Reason
from sheepfold.games.bye_bye_black_sheep.components import COPIES, species_in_play
from sheepfold.games.bye_bye_black_sheep.data import SPECIES_NAMES, names
from sheepfold.games.bye_bye_black_sheep.exact import Hand, Spot, Turn, going_on, survival
from sheepfold.games.bye_bye_black_sheep.words import SPECIALS, number_of

PREFIX = "bye-bye-black-sheep."

SENTENCES = {
    "draw.free": "Draw from {who}: with {hole} at the watering hole nothing can be lost yet, and you get to three, "
    "enough to place one, with a chance of {chance}.",
    "draw.more": "Draw from {who}: {safe} of {who}'s cards are safe, and going on lets you place about {more} useful cards "
    "instead of {now}.",
    "draw.brave": "Draw from {who}: it is bold, but {safe} of {who}'s cards are safe, and then you may place {next}.",
    "draw.sheep": "Draw from {who}: only the Black Sheep is left in that hand, so this ends your turn.",
    "stop.win": "Stop: you may place {limit}, and that is enough to win.",
    "stop.enough": "Stop: you may place {limit}, and you have no more useful cards than that.",
    "stop.risk": "Stop: you may place {limit} now; the next draw would be the Black Sheep with a chance of {risk}.",
    "stop.early": "Stop: you keep what you have; a small hand leaves little for the others to draw.",
    "stop.sheep": "Stop: there is nothing left to draw but Black Sheep.",
    "ask.sure": "Ask {who} for the {animal}: that card is known to be in the hand.",
    "ask.likely": "Ask {who} for the {animal}: it is there with a chance of {chance}, and a miss costs little, "
    "as you may already place {limit}.",
    "ask.bold": "Ask {who} for the {animal}: it is there with a chance of {chance}, but a miss ends your drawing.",
    "ask.end": "Ask {who} for the {animal}: it cannot be there, which ends your drawing; you may place {limit}.",
    "eagle.skip": "Skip: no helpful card is known for certain, and a wrong guess would end your drawing.",
    "take.third": "Take the {animal}: with it you have three of them.",
    "take.pair": "Take the {animal}: with it you have two of them.",
    "take.other": "Take the {animal}: {who} cannot use it any more, and one card more at the watering hole is one more to place.",
    "take.more": "Take the {animal}: one card more at the watering hole is one more to place.",
    "mole.skip": "Skip: no card of that hand is worth taking.",
    "mole.nothing": "Skip: there is no animal to take in that hand.",
    "steal.break": "Steal the {animal} from {who}: that breaks up a triplet.",
    "steal.third": "Steal the {animal} from {who}: with it you have three of them.",
    "steal.more": "Steal the {animal} from {who}: it is safe to take, and counts at the watering hole.",
    "magpie.skip": "Skip: no card of the other zoos is worth taking.",
    "mother.up": "Turn up the top card: it comes without any risk, and counts at the watering hole.",
    "mother.skip": "Skip: you do not need another card.",
    "zoo.win": "Place the {animal}: the cards you can place are enough to win.",
    "zoo.third": "Place the {animal}: that completes a triplet.",
    "zoo.sure": "Place the {animal}: you hold all you need for a triplet of them.",
    "zoo.pair": "Place the {animal}: then only one is missing for a triplet.",
    "zoo.single": "Place the {animal}: in your zoo it is safe from being drawn, and it can still become a triplet.",
    "zoo.fourth": "Place the {animal}: the fourth one guards your triplet against the Magpie.",
    "zoo.spoil": "Place the {animal}: you cannot make a triplet of them, but neither can anybody else then.",
    "zoo.rest": "Place the {animal}: it is of no use in your hand.",
    "zoo.done": "Finish: the other cards would not help your zoo.",
    "zoo.keep": "Place nothing: none of your cards would help your zoo.",
    "white.skip": "Skip: none of your cards would help your zoo.",
    "choose.EA": "Choose the Eagle: whoever draws it may ask anybody for a card.",
    "choose.MO": "Choose the Mole: whoever draws it sees a whole hand and may take a card.",
    "choose.WS": "Choose the White Sheep: it helps the one it is drawn from.",
    "choose.MS": "Choose the Mother Sheep: it brings a card of the pile without any risk.",
    "choose.WO": "Choose the Wolf: it chases away all that was drawn before.",
}
MESSAGES = {PREFIX + key: sentence for key, sentence in SENTENCES.items()}


def reason(view: Data, move: str) -> Reason:
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
    return Reason(PREFIX + key, values)


Said = tuple[str, dict[str, str]]


class Sight:
    """A view, counted: what lies where for the seat that looks."""

    def __init__(self, view: Data) -> None:
        self.table: Data = view["table"]
        self.me: str = view["seat"]
        self.called = {**names(view["data"].get("species") or SPECIES_NAMES.built_in[view["options"]["species"]]), **SPECIALS}
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
        return Spot(self.hole, self.useful(), tuple(hands), sum(unseen.values()), lucky)

    def chance(self, name: str, code: str) -> float:
        """That a hand has a card of a species among those nobody has seen."""
        unseen = self.unseen()
        total, number = sum(unseen.values()), self.known[name]["unknown"]
        if self.known[name]["most"].get(code) == 0:
            return 0.0
        return 1 - comb(total - unseen[code], number) / comb(total, number)

    def animal(self, code: str) -> str:
        return f"{self.called[code]} ({code})"


def percent(share: float) -> str:
    return f"{round(100 * share)} %"


def placements(sight: Sight, more: int = 0) -> str:
    return number_of(max(0, sight.hole + more - 2), "card")


def going_on_from(sight: Sight, who: str) -> float:
    """How many useful cards can be placed on average, drawing from that hand next. With several opponents there are too many
    ways to follow them all; then the cards to be drawn count for the limit only, and who draws on does so from any hand."""
    if len(sight.others) == 1:
        return Turn().plan(sight.spot()).draws[0]
    useful = sight.useful()
    gains = [min(number, useful) for number in range(useful + 2)]
    sizes = [sight.size(name) - (name == who) for name in sight.others]
    next_stop = gains[min(sight.hole - 1, useful)]
    onward = going_on(vec[i64](sizes), vec[i64](gains), sight.hole + 1, 0.0)
    return max(next_stop, onward) * (sight.size(who) - 1) / sight.size(who)


# --- draw or stop


def drawing(sight: Sight, rest: list[str]) -> Said:
    who = rest[0]
    size = sight.size(who)
    values = {"who": who, "safe": percent((size - 1) / size)}
    if size == 1:
        return "draw.sheep", {"who": who}
    if sight.hole <= 2:
        sizes = [sight.size(name) - (name == who) for name in sight.others]
        chance = (size - 1) / size * survival(sizes, 2 - sight.hole)
        return "draw.free", {"who": who, "hole": number_of(sight.hole, "card"), "chance": percent(chance)}
    now = min(sight.hole - 2, sight.useful())
    more = going_on_from(sight, who)
    if more > now:
        return "draw.more", {**values, "more": f"{more:.1f}", "now": str(now)}
    return "draw.brave", {**values, "next": placements(sight, 1)}


def stopping(sight: Sight, rest: list[str]) -> Said:
    limit = sight.hole - 2
    top = max(sight.size(name) for name in sight.others)
    if limit > 0 and sight.wins_with(limit):
        return "stop.win", {"limit": placements(sight)}
    if top == 1:
        return "stop.sheep", {}
    if limit <= 0:
        return "stop.early", {}
    if sight.useful() <= limit:
        return "stop.enough", {"limit": placements(sight)}
    return "stop.risk", {"limit": placements(sight), "risk": percent(1 / top)}


# --- specials


def asking(sight: Sight, rest: list[str]) -> Said:
    who, code = rest
    values = {"who": who, "animal": sight.animal(code)}
    if code in sight.known[who]["holds"].split():
        return "ask.sure", values
    chance = sight.chance(who, code)
    if chance == 0:
        return "ask.end", {**values, "limit": placements(sight)}
    if sight.hole > 2:
        return "ask.likely", {**values, "chance": percent(chance), "limit": placements(sight)}
    return "ask.bold", {**values, "chance": percent(chance)}


def taking(sight: Sight, rest: list[str]) -> Said:
    code = rest[0]
    values = {"animal": sight.animal(code)}
    there = sight.lying[code] + sight.held[code]
    if sight.missing(code) and there >= 1:
        return ("take.third" if there == 2 else "take.pair"), values
    if sight.zoos[sight.table["from"]][code] in (1, 2):
        return "take.other", {**values, "who": sight.table["from"]}
    return "take.more", values


def stealing(sight: Sight, rest: list[str]) -> Said:
    who, code = rest
    values = {"who": who, "animal": sight.animal(code)}
    if sight.zoos[who][code] == 3:
        return "steal.break", values
    if sight.lying[code] + sight.held[code] == 2:
        return "steal.third", values
    return "steal.more", values


def turning(sight: Sight, rest: list[str]) -> Said:
    return "mother.up", {}


def skipping(sight: Sight, rest: list[str]) -> Said:
    phase = sight.table["phase"]
    if phase == "mole" and not any(code in sight.species for code in sight.table["shown"].split()):
        return "mole.nothing", {}
    return f"{phase}.skip", {}


def choosing(sight: Sight, rest: list[str]) -> Said:
    return f"choose.{rest[0]}", {}


# --- the zoo


def placing(sight: Sight, rest: list[str]) -> Said:
    """A card for the zoo, by a stop or the White Sheep; or the end of adding."""
    if not rest:
        return ("zoo.done" if sight.table["added"] else "zoo.keep"), {}
    code = rest[0]
    left = 1 if sight.table["phase"] == "white" else sight.table["limit"] - len(sight.table["added"].split())
    lying, held = sight.lying[code], sight.held[code]
    return zoo_key(sight, code, lying, held, left), {"animal": sight.animal(code)}


def zoo_key(sight: Sight, code: str, lying: int, held: int, left: int) -> str:
    if lying >= 3:
        return "zoo.fourth"
    if lying + held >= 3 and sight.wins_with(left):
        return "zoo.win"
    if lying == 2:
        return "zoo.third"
    if lying + held >= 3 and left >= 3 - lying:
        return "zoo.sure"
    if not sight.is_open(code):
        return "zoo.spoil" if lying == 1 and sight.away(code) == 2 else "zoo.rest"
    return "zoo.pair" if lying == 1 else "zoo.single"
