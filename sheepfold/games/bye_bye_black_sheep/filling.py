"""Whole positions from parts: what was given stays, everything else is filled up legally."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sheepfold.core.errors import BadInput, closest
from sheepfold.core.game import Data
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS
from sheepfold.core.setup import Setup
from sheepfold.games.bye_bye_black_sheep import phases
from sheepfold.games.bye_bye_black_sheep.components import (
    ADVANCED_LAYOUT,
    BS,
    CODES,
    COPIES,
    EA,
    MA,
    MO,
    SPECIES,
    eagles,
    full_hand,
    set_cards_dealt,
    species_in_play,
    triplets_to_win,
)
from sheepfold.games.bye_bye_black_sheep.setting import Cards, read_cards, read_question, read_seat, whole_box

KEYS = [
    "phase",
    "start",
    "turn",
    "from",
    "limit",
    "question",
    "hole",
    "hands",
    "zoos",
    "added",
    "pile",
    "wolf",
    "undealt",
    "layout",
    "turns",
    "idle",
    "placed",
    "winner",
    "known",
    "private",
]
SETUP_PHASES = ("start", "deal", "draft", "specials")
# The special that must have come last into the hole for these phases to be.
CALLED_BY = {"eagle": "EA", "mole": "MO", "magpie": "MA", "mother": "MS", "turning": "MS", "white": "WS"}
WITH_TARGET = ("blind", "mole", "white")


def complete(setup: Setup, given: Data, rng: Rng) -> Data:
    """Any part of a position → a whole one. In `hands` a number means that many cards, any; so it does for `pile`."""
    return Filling(setup, given, rng).whole()


class Filling:
    """A position under construction: what was given, and the cards that are still free."""

    def __init__(self, setup: Setup, given: Data, rng: Rng) -> None:
        for key in given:
            if key not in KEYS:
                raise BadInput(f"no key {key!r} in a position; there are {', '.join(KEYS)}{closest(key, KEYS)}")
        self.seats = setup.seats
        self.letters = LETTERS[: self.seats]
        self.advanced = setup.options["mode"] == "advanced"
        self.given = given
        self.rng = rng
        self.phase = str(given.get("phase", "draw"))
        if self.phase not in phases.NAMES:
            raise BadInput(
                f"phase is one of {', '.join(phases.NAMES)}; not {self.phase!r}{closest(self.phase, list(phases.NAMES))}"
            )
        option = setup.options["start_seat"]
        self.start = self.seat("start", "nobody" if self.phase == "start" else "A" if option == "random" else option)
        self.turn = self.seat("turn", self.start)
        self.zoos = {name: self.cards(f"zoos.{name}", text) for name, text in self.table("zoos").items()}
        self.hole = self.cards("hole", given.get("hole", CALLED_BY.get(self.phase, "")))
        wolf = given.get("wolf", {"owner": "nobody", "cards": ""})
        if not isinstance(wolf, dict) or set(wolf) != {"owner", "cards"}:
            raise BadInput(f"wolf is a table with owner and cards, not {wolf!r}")
        self.wolf_owner = self.seat_of("wolf.owner", wolf["owner"])
        self.wolf = self.cards("wolf.cards", wolf["cards"])
        self.layout = self.cards("layout", given.get("layout", self.default_layout()))
        self.undealt = self.cards("undealt", given.get("undealt", self.default_undealt()))
        self.hands: dict[str, list[int]] = {}
        self.sizes: dict[str, int] = {}  # hands given as a number of cards
        for name, hand in self.table("hands").items():
            if isinstance(hand, int) and not isinstance(hand, bool):
                self.sizes[name] = hand
            else:
                self.hands[name] = self.cards(f"hands.{name}", hand)
        self.free: Cards = Counter()
        self.check_zones()

    # reading

    def table(self, key: str) -> Data:
        found = self.given.get(key, {})
        if not isinstance(found, dict):
            raise BadInput(f"{key} is a table by seat, not {found!r}")
        for name in found:
            if name not in list(self.letters):
                raise BadInput(f"{key}: no seat {name!r} at this table of {self.seats}")
        return found

    def seat_of(self, key: str, name: Any) -> str:
        seat = read_seat(key, name, self.seats)
        return "nobody" if seat < 0 else LETTERS[seat]

    def seat(self, key: str, default: str) -> str:
        return self.seat_of(key, self.given.get(key, default))

    def number(self, key: str, default: int) -> int:
        found = self.given.get(key, default)
        if not isinstance(found, int) or isinstance(found, bool) or found < 0:
            raise BadInput(f"{key} is a number from 0 on, not {found!r}")
        return found

    def cards(self, key: str, text: Any) -> list[int]:
        found = read_cards(key, text)
        for kind in found:
            if species_in_play(self.seats) < kind <= SPECIES:
                raise BadInput(
                    f"{key}: with {self.seats} players the species are 1 to {species_in_play(self.seats)}, not {kind}"
                )
            if not self.advanced and kind > MA:
                raise BadInput(f"{key}: {CODES[kind]} is in play in mode advanced only")
        return found

    def default_layout(self) -> str:
        return " ".join(CODES[kind] for kind in ADVANCED_LAYOUT) if self.advanced and self.phase in SETUP_PHASES[:3] else ""

    def default_undealt(self) -> str:
        if self.advanced or self.phase not in SETUP_PHASES[:2]:
            return ""
        return " ".join(["EA"] * int(eagles(self.seats)) + ["MO"] * int(self.seats - eagles(self.seats)))

    # checking what was given

    def check_zones(self) -> None:
        for name, cards in self.zoos.items():
            self.refuse_kinds(f"zoos.{name}", cards, [kind for kind in cards if kind > SPECIES], "a zoo holds set cards only")
        self.refuse_kinds("hole", self.hole, [int(BS)], "a Black Sheep never stays in the hole")
        self.refuse_kinds("wolf.cards", self.wolf, [int(BS)], "a Black Sheep never stays in the hole")
        for name, cards in self.hands.items():
            if cards.count(int(BS)) != 1:
                raise BadInput(f"hands.{name}: every hand holds exactly one BS, not {cards.count(int(BS))}")
        for name, size in self.sizes.items():
            if size < 1:
                raise BadInput(f"hands.{name}: a hand holds at least its BS, so 1 card or more; not {size}")
        wanted = CALLED_BY.get(self.phase)
        if wanted and CODES.index(wanted) not in self.hole:
            raise BadInput(f"hole: phase {self.phase} needs {wanted} there")
        if bool(self.wolf) != (self.wolf_owner != "nobody"):
            raise BadInput("wolf: a wolf pile has an owner and cards, or neither")

    @staticmethod
    def refuse_kinds(key: str, cards: list[int], bad: list[int], why: str) -> None:
        for kind in bad:
            if kind in cards:
                raise BadInput(f"{key}: {CODES[kind]} cannot be there, {why}")

    # filling

    def whole(self) -> Data:
        self.count_free()
        self.open_hands()
        self.fill_specials()
        pile = self.fill_set_cards()
        data: Data = {
            "phase": self.phase,
            "start": self.start,
            "turn": self.turn,
            "from": self.seat("from", self.default_from()),
            "limit": self.number("limit", 1 if self.phase == "zoo" else 0),
            "question": str(self.given.get("question", "")),
            "hole": text_of(self.hole),
            "hands": {name: text_of(sorted(self.hands[name])) for name in self.letters},
            "zoos": {name: text_of(sorted(self.zoos.get(name, []))) for name in self.letters},
            "added": text_of(sorted(self.cards("added", self.given.get("added", "")))),
            "pile": text_of(sorted(pile)),
            "wolf": {"owner": self.wolf_owner, "cards": text_of(sorted(self.wolf))},
            "undealt": text_of(sorted(self.undealt)),
            "layout": text_of(sorted(self.layout)),
            "turns": self.number("turns", 0),
            "idle": self.number("idle", 0),
            "placed": bool(self.given.get("placed", False)),
            "winner": self.seat("winner", self.default_winner()),
        }
        read_question(data["question"], self.seats)
        self.check_added(data)
        data["known"] = {name: self.row(f"known.{name}", self.table("known").get(name, {}), name) for name in self.letters}
        data["private"] = self.private(data["from"])
        return data

    def count_free(self) -> None:
        """All cards of this table that no key named; a card named too often is an error."""
        named: Cards = Counter()
        for cards in [*self.zoos.values(), *self.hands.values(), self.hole, self.wolf, self.layout, self.undealt]:
            named.update(cards)
        if isinstance(self.given.get("pile"), str):
            named.update(self.cards("pile", self.given["pile"]))
        box = whole_box(self.seats)
        box.update(self.specials_in_play(named))
        box.update([int(MA)])
        del named[int(BS)]
        for kind, number in sorted(named.items()):
            if number > box[kind]:
                raise BadInput(f"card {CODES[kind]} is used {number} times; {box[kind]} in play at this table")
        self.free = box - named

    def specials_in_play(self, named: Cards) -> list[int]:
        """Those of the base game, or in the advanced game those named and any others, one per player in all (BB-13.4)."""
        if not self.advanced:
            return [int(EA)] * int(eagles(self.seats)) + [int(MO)] * int(self.seats - eagles(self.seats))
        if self.layout:
            return [int(kind) for kind in ADVANCED_LAYOUT]
        left = Counter(int(kind) for kind in ADVANCED_LAYOUT)
        chosen = [kind for kind in named.elements() if kind > BS and kind != MA]
        left.subtract(chosen)
        for kind, number in left.items():
            if number < 0:
                raise BadInput(
                    f"card {CODES[kind]} is used {chosen.count(kind)} times; the box holds {chosen.count(kind) + number}"
                )
        if len(chosen) > self.seats:
            raise BadInput(f"specials {text_of(sorted(chosen))}: only {self.seats} are in play at a table of {self.seats}")
        pool = sorted(left.elements())
        while len(chosen) < self.seats:
            chosen.append(pool.pop(self.rng.below(len(pool))))
        return chosen

    def open_hands(self) -> None:
        """Hands not given begin with their Black Sheep and what is known to be in them."""
        self.open = [name for name in self.letters if name not in self.hands]
        for name in self.open:
            sure = read_cards(f"known.{name}.holds", self.table("known").get(name, {}).get("holds", ""))
            for kind in sure:
                if self.free[kind] == 0:
                    raise BadInput(f"known.{name}.holds: no {CODES[kind]} is left for that hand")
                self.free[kind] -= 1
            self.hands[name] = [int(BS), *sure]

    def room(self, name: str, most: int) -> bool:
        return len(self.hands[name]) < self.sizes.get(name, most)

    def fill_specials(self) -> None:
        """The Magpie only where the zoos have called it; the others one to each open hand as far as they reach."""
        if self.free[int(MA)]:
            self.free[int(MA)] = 0
            if self.magpie_is_called():
                involved = (self.turn, self.given.get("from"))
                self.deal_special(int(MA), sorted(self.open, key=lambda name: name in involved))
        specials = self.shuffled([kind for kind in self.free.elements() if kind > SPECIES])
        if self.phase == "specials":
            dealt = [name for name in self.open if name < str(self.given.get("from", "A"))]
            for name in dealt:
                self.hands[name].append(specials.pop())
            self.undealt += specials
        if self.phase in SETUP_PHASES:
            return
        for kind in specials:
            without = sorted(self.shuffled(self.open), key=lambda name: sum(k > BS for k in self.hands[name]))
            self.deal_special(kind, without)

    def deal_special(self, kind: int, hands: list[str]) -> None:
        for name in hands:
            if self.room(name, 99):
                self.hands[name].append(kind)
                self.free[kind] = max(0, self.free[kind] - 1)
                return
        raise BadInput(f"hands: {CODES[kind]} is in play and no hand is left open for it; name the hand that holds it")

    def magpie_is_called(self) -> bool:
        lying = [set(cards) for cards in self.zoos.values()]
        shared = any(one & other for at, one in enumerate(lying) for other in lying[at + 1 :])
        return shared or any(len(cards) >= 3 for cards in lying)

    def fill_set_cards(self) -> list[int]:
        """Sizes asked for come first, then the pile if its size is given, then open hands; returns the pile."""
        given = self.given.get("pile")
        free = self.shuffled([kind for kind in self.free.elements() if kind <= SPECIES])
        for name, size in self.sizes.items():
            while len(self.hands[name]) < size:
                self.hands[name].append(self.next_of(free, f"hands.{name}"))
        pile = self.cards("pile", given) if isinstance(given, str) else []
        if given is not None and not isinstance(given, str):
            pile = [self.next_of(free, "pile") for turn in range(self.number("pile", 0))]
        takers = [name for name in self.open if name not in self.sizes]
        for name in takers:
            while free and len(self.hands[name]) < self.usual_size(name):
                self.hands[name].append(free.pop())
        if given is None:
            return free
        if free and not takers:
            raise BadInput(f"{len(free)} set cards are left over: leave the pile or a hand open")
        for at, kind in enumerate(free):
            self.hands[takers[at % len(takers)]].append(kind)
        return pile

    def usual_size(self, name: str) -> int:
        if self.phase == "start" or (self.phase == "deal" and name >= str(self.given.get("from", "A"))):
            return 1
        if self.phase in SETUP_PHASES:
            return int(set_cards_dealt(self.seats)) + 1 + sum(kind > BS for kind in self.hands[name])
        return int(full_hand(self.seats))

    @staticmethod
    def next_of(free: list[int], key: str) -> int:
        if not free:
            raise BadInput(f"{key}: not enough set cards are left")
        return free.pop()

    def shuffled(self, things: list[Any]) -> list[Any]:
        left, mixed = list(things), []
        while left:
            mixed.append(left.pop(self.rng.below(len(left))))
        return mixed

    def default_from(self) -> str:
        clockwise = [self.letters[(self.letters.find(self.turn) + step) % self.seats] for step in range(1, self.seats + 1)]
        if self.phase in WITH_TARGET:
            return clockwise[0]
        if self.phase == "refill":
            short = [name for name in clockwise if len(self.hands[name]) < full_hand(self.seats)]
            if not short:
                raise BadInput("phase refill: no hand is short of cards")
            return short[0]
        return {"deal": "A", "specials": "A", "draft": self.start}.get(self.phase, "nobody")

    def default_winner(self) -> str:
        if self.phase == "over":
            for name, cards in self.zoos.items():
                if sum(number >= 3 for number in Counter(cards).values()) >= triplets_to_win(self.seats):
                    return name
        return "nobody"

    def check_added(self, data: Data) -> None:
        added = read_cards("added", data["added"])
        if (added or data["limit"]) and self.phase != "zoo":
            raise BadInput("limit and added belong to phase zoo")
        if self.phase == "zoo" and len(added) >= data["limit"]:
            raise BadInput(
                f"limit is {data['limit']}: fewer cards than that may be added and still unconfirmed, not {len(added)}"
            )
        if Counter(added) - Counter(kind for kind in self.hands.get(self.turn, []) if kind <= SPECIES):
            raise BadInput(f"added: {data['added']!r} are not all set cards of hands.{self.turn}")

    # knowledge

    def row(self, key: str, row: Any, holder: str) -> Data:
        """A row of knowledge, checked against the hand it speaks of."""
        if not isinstance(row, dict) or not set(row) <= {"holds", "most", "since"}:
            raise BadInput(f"{key} is a table with holds, most (and since), not {row!r}")
        sure, hand = Counter(read_cards(f"{key}.holds", row.get("holds", ""))), Counter(self.hands[holder])
        if sure - hand or sure[int(BS)]:
            raise BadInput(f"{key}.holds: {row['holds']!r} is not part of hands.{holder} besides its BS")
        most = row.get("most", {})
        for code, number in most.items():
            kind = CODES.index(code) if code in CODES[1 : int(SPECIES) + 1] else 0
            if kind == 0 or not 0 <= number < COPIES or hand[kind] - sure[kind] > number:
                raise BadInput(f"{key}.most: {code} = {number} does not fit hands.{holder}")
        return {"holds": text_of(sorted(sure.elements())), "most": dict(sorted(most.items(), key=lambda item: int(item[0])))}

    def private(self, shown: str) -> Data:
        rows: Data = {}
        for viewer, seen in self.table("private").items():
            rows[viewer] = {}
            for holder, row in seen.items():
                self.seat_of(f"private.{viewer}", holder)
                key = f"private.{viewer}.{holder}"
                rows[viewer][holder] = {**self.row(key, row, holder), "since": row.get("since", 0)}
        if self.phase == "mole":
            hand = [kind for kind in self.hands[shown] if kind != BS]
            every = {CODES[species]: 0 for species in range(1, int(SPECIES) + 1)}
            rows.setdefault(self.turn, {})[shown] = {"holds": text_of(sorted(hand)), "most": every, "since": 0}
        return {viewer: dict(sorted(rows[viewer].items())) for viewer in sorted(rows)}


def text_of(cards: list[int]) -> str:
    return " ".join(CODES[kind] for kind in cards)
