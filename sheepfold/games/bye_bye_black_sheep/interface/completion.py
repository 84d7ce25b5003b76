"""Whole positions from parts: what was given stays, everything else is filled up legally.

In `hands` a number means that many cards, any; so it does for `pile`, of which some cards may be named as well.
"""

from __future__ import annotations

from collections import Counter

from sheepfold.core.draft import Draft, Pool, shuffled
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Data
from sheepfold.core.rng import Rng
from sheepfold.core.schema import need
from sheepfold.core.seats import LETTERS, letter
from sheepfold.core.setup import Setup
from sheepfold.games.bye_bye_black_sheep.rules import components as c
from sheepfold.games.bye_bye_black_sheep.rules import hidden
from sheepfold.games.bye_bye_black_sheep.rules.fields import FIELDS
from sheepfold.games.bye_bye_black_sheep.rules.knowledge import BAR, sure
from sheepfold.games.bye_bye_black_sheep.rules.phases import PHASES
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition, blank
from sheepfold.games.bye_bye_black_sheep.rules.zones import NOBODY

SETUP_PHASES = ("start", "deal", "draft", "specials")
# The special that must have come last into the hole for these phases to be.
CALLED_BY = {"eagle": "EA", "mole": "MO", "magpie": "MA", "mother": "MS", "turning": "MS", "white": "WS"}


class Completion(Draft[ByeByeBlackSheepPosition]):
    """First what is named, taken out of the cards in play; then specials, then set cards for what is left open."""

    def fill(self) -> ByeByeBlackSheepPosition:
        self.phase = PHASES[self.codes["phase"]]
        self.advanced = self.blank.setup.options["mode"] == "advanced"
        first = self.blank.setup.options["first_player"]
        usual = int(NOBODY) if self.phase == "start" else 0 if first == "random" else LETTERS.index(first)
        self.start = int(self.codes.setdefault("start", usual))
        self.turn = int(self.codes.setdefault("turn", self.start))
        self.zoos = self.codes["zoos"] = {seat: self.said("zoos", seat) or [] for seat in self.seats}
        self.sizes = {seat: hand for seat, hand in self.codes["hands"].items() if isinstance(hand, int)}
        self.hands = {seat: hand for seat, hand in self.codes["hands"].items() if seat not in self.sizes}
        self.takers = [seat for seat in self.seats if seat not in self.hands]
        self.take_named()
        self.fill_specials()
        self.fill_set_cards()
        self.codes["hands"] = self.hands
        shown = self.codes.setdefault("from", self.usual_from())
        self.codes.setdefault("winner", self.usual_winner())
        self.codes["known"] = {seat: self.said("known", seat) or [0] * int(c.KINDS) for seat in self.seats}
        if self.phase == "mole":
            look = [self.hands[shown].count(kind) + int(4 * BAR) * (kind <= c.SPECIES) for kind in range(int(c.KINDS))]
            self.codes["private"].setdefault(self.turn, {})[shown] = [0, *look[1 : int(c.BS)], 0, *look[int(c.BS) + 1 :]]
        return self.position()

    # --- what is named

    def take_named(self) -> None:
        """All cards of this table, without those that a key names."""
        base = [int(c.EA)] * int(c.eagles(len(self.seats))) + [int(c.MO)] * int(len(self.seats) - c.eagles(len(self.seats)))
        specials = Counter([*(map(int, c.ADVANCED_LAYOUT) if self.advanced else base), int(c.MA)])
        self.species = Pool([c.COPIES * (0 < k <= self.blank.species) for k in range(int(c.KINDS))], c.CODES, "cards")
        self.specials = Pool([specials[kind] for kind in range(int(c.KINDS))], c.CODES, "cards")
        self.codes.setdefault("hole", [c.CODES.index(CALLED_BY.get(self.phase, ""))] if self.phase in CALLED_BY else [])
        self.codes.setdefault("layout", specials_of(specials) if self.advanced and self.phase in SETUP_PHASES[:3] else [])
        self.codes.setdefault("undealt", [] if self.advanced or self.phase not in SETUP_PHASES[:2] else base)
        called = CALLED_BY.get(self.phase, "")
        need(c.CODES.index(called) in [0, *self.codes["hole"]], f"hole: phase {self.phase} needs {called} there")
        for seat, size in self.sizes.items():
            need(size > 0, f"hands.{letter(seat)}: a hand holds at least its BS, so 1 card or more; not {size}")
        for seat, hand in self.hands.items():
            self.take(f"hands.{letter(seat)}", hand)
        for seat in self.seats:
            self.take(f"zoos.{letter(seat)}", self.zoos[seat])
        for key in ("hole", "layout", "undealt"):
            self.take(key, self.codes[key])
        self.take("wolf.cards", self.codes["wolf"]["cards"])
        self.take("pile", self.codes["pile"]["holds"])
        self.choose_specials()
        for seat in self.takers:
            entries = self.said("known", seat) or [0] * int(c.KINDS)
            known = [kind for kind in range(1, int(c.KINDS)) for copy in range(int(sure(entries[kind])))]
            self.hands[seat] = [int(c.BS), *self.take(f"known.{letter(seat)}.holds", known)]

    def take(self, path: str, cards: list[int]) -> list[int]:
        self.species.take(path, [kind for kind in cards if kind <= c.SPECIES])
        self.specials.take(path, [kind for kind in cards if kind > c.BS])
        return cards

    def choose_specials(self) -> None:
        """In the advanced game those named and any others are in play, one per player in all (BB-13.4)."""
        if not self.advanced or self.codes["layout"]:
            return
        others = [kind for kind in range(int(c.KINDS)) if kind != c.MA]
        missing = len(self.seats) - len(c.ADVANCED_LAYOUT) + sum(self.specials.left[kind] for kind in others)
        need(missing >= 0, f"hands: {len(self.seats) - missing} specials are named, and only {len(self.seats)} are in play")
        chosen = [self.specials.draw("hands", self.rng, others) for each in range(missing)]
        for kind in others:
            self.specials.left[kind] = chosen.count(kind)

    # --- what is left open

    def fill_specials(self) -> None:
        """The Magpie only where the zoos have called it; the others one to each open hand as far as they reach."""
        if self.specials.left[c.MA] and self.magpie_is_called():
            involved = (self.turn, self.codes.get("from"))
            self.deal_special(int(c.MA), sorted(self.takers, key=lambda seat: seat in involved))
        self.specials.left[c.MA] = 0
        specials = shuffled(self.specials.rest(), self.rng)
        if self.phase == "specials":
            for seat in self.takers:
                if seat < self.codes.get("from", 0):
                    self.hands[seat].append(specials.pop())
            self.codes["undealt"] += specials
        for kind in specials if self.phase not in SETUP_PHASES else []:
            hands = shuffled(self.takers, self.rng)
            self.deal_special(kind, sorted(hands, key=lambda seat: sum(kind > c.BS for kind in self.hands[seat])))

    def deal_special(self, kind: int, hands: list[int]) -> None:
        for seat in hands:
            if len(self.hands[seat]) < self.sizes.get(seat, 99):
                self.hands[seat].append(kind)
                return
        raise BadInput(f"hands: {c.CODES[kind]} is in play and no hand is left open for it; name the hand that holds it")

    def magpie_is_called(self) -> bool:
        lying = [set(cards) for cards in self.zoos.values()]
        shared = any(one & other for index, one in enumerate(lying) for other in lying[index + 1 :])
        return shared or any(len(cards) >= 3 for cards in lying)

    def fill_set_cards(self) -> None:
        """Sizes asked for come first, then the pile if its size is given, then open hands; the pile has the rest."""
        free = shuffled(self.species.rest(), self.rng)
        pile, size = self.codes["pile"]["holds"], self.codes["pile"]["size"]
        wanted = {f"hands.{letter(seat)}": (self.hands[seat], number) for seat, number in self.sizes.items()}
        for path, (cards, number) in {**wanted, "pile": (pile, size or 0)}.items():
            while len(cards) < number:
                need(bool(free), f"{path}: no set cards are left for it")
                cards.append(free.pop())
        takers = [seat for seat in self.takers if seat not in self.sizes]
        for seat in takers:
            while free and len(self.hands[seat]) < self.usual_size(seat):
                self.hands[seat].append(free.pop())
        if size is None:
            pile, free = pile + free, []
        advice = 'pile = { holds = "2 5" } names some of its cards'
        need(bool(takers) or not free, f"pile: {len(free)} set cards are left over; leave a hand open, or the pile: {advice}")
        for index, kind in enumerate(free):
            self.hands[takers[index % len(takers)]].append(kind)
        self.codes["pile"] = pile

    def usual_size(self, seat: int) -> int:
        if self.phase == "start" or (self.phase == "deal" and seat >= self.codes.get("from", 0)):
            return 1
        if self.phase in SETUP_PHASES:
            specials = [kind for kind in self.hands[seat] if kind > c.BS]
            return int(c.set_cards_dealt(len(self.seats))) + 1 + len(specials)
        return int(c.full_hand(len(self.seats)))

    def usual_from(self) -> int:
        clockwise = [(self.turn + step) % len(self.seats) for step in self.seats[1:]] + [self.turn]
        if self.phase == "refill":
            clockwise = [seat for seat in clockwise if len(self.hands[seat]) < c.full_hand(len(self.seats))]
            need(bool(clockwise), "phase refill: no hand is short of cards")
        if self.phase in ("blind", "mole", "white", "refill"):
            return clockwise[0]
        return {"deal": 0, "specials": 0, "draft": self.start}.get(self.phase, int(NOBODY))

    def usual_winner(self) -> int:
        triplets = {seat: sum(number >= 3 for number in Counter(zoo).values()) for seat, zoo in self.zoos.items()}
        winners = [seat for seat in self.seats if self.phase == "over" and triplets[seat] >= self.blank.needed]
        return winners[0] if winners else int(NOBODY)


def specials_of(counts: Counter[int]) -> list[int]:
    """Those that lie open at the beginning: all but the Magpie."""
    return sorted(kind for kind in counts.elements() if kind != c.MA)


# --- worlds behind a view


def imagine_table(setup: Setup, seat: int | None, table: Data, rng: Rng) -> ByeByeBlackSheepPosition:
    """Lay out what is open, give every hand what this viewer knows of it, and deal the rest as it may be."""
    me = "" if seat is None else LETTERS[seat]
    own = {} if seat is None else table["private"]
    rows = {name: {} if name == me else own.get(name, public) for name, public in table["known"].items()}
    hands = {name: table["hand"] if name == me else f"BS {known['holds']}" for name, known in rows.items()}
    unseen = Counter({c.CODES[species]: int(c.COPIES) for species in range(1, int(c.species_in_play(setup.seats)) + 1)})
    unseen.update(table["specials"].split())
    for cards in (*hands.values(), *table["zoos"].values(), table["hole"], table["wolf"]["cards"]):
        unseen.subtract(cards.split())
    left = list((+unseen).elements())
    data = {key: table[key] for key in FIELDS.keys if key in table} | {
        "hands": hands,
        "added": table.get("added", ""),
        "pile": [card for card in left if card.isdigit()],
        "undealt": [card for card in left if not card.isdigit()],
        "known": {name: parts(known, "holds", "most") for name, known in table["known"].items()},
        "private": {looker: looks(table, me, looker) for looker in table["looks"]},
    }
    position = FIELDS.read(blank(setup), data)
    room, special_room = ([known.get(key, 0) for known in rows.values()] for key in ("unknown", "special"))
    if not hidden.deal_rooms(position, setup.seats if seat is None else seat, room, special_room, rng):
        raise BadInput("no world looks like this view")
    return position


def looks(table: Data, me: str, looker: str) -> Data:
    """Own looks, and looks into the own hand, are known; what others saw is imagined once the hands are there."""
    found: Data = {}
    for holder, since in table["looks"][looker].items():
        seen = table["private"][holder] if looker == me else table["seen_by"][looker] if holder == me else {}
        found[holder] = parts({**seen, "since": since}, "holds", "most", "since")
    return found


def parts(known: Data, *keys: str) -> Data:
    return {key: known[key] for key in keys if key in known}
