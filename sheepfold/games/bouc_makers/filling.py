"""Part of a position made whole: what is not named is filled up legally."""

from __future__ import annotations

from typing import Any

from sheepfold.core.errors import BadInput, closest
from sheepfold.core.game import Data
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup
from sheepfold.games.bouc_makers import bits, insight
from sheepfold.games.bouc_makers.components import (
    ALL_CARDS,
    BEYOND,
    DOGS,
    FIRST_WOOL,
    HIGHEST_BID,
    LOWEST_BID,
    OS,
    SHEEP,
    WOOL_TOKENS,
)
from sheepfold.games.bouc_makers.deck import Deck
from sheepfold.games.bouc_makers.moves import DIE_NAMES

KEYS = (
    "phase", "boards", "pile", "display", "herds", "tops", "dogs", "os", "wool", "reserve", "bids", "order", "turn", "throw",
    "dice", "kept", "hand", "gained", "arranging", "discards",
)  # fmt: skip
SEAT_KEYS = ("boards", "herds", "tops", "dogs", "wool", "bids", "gained", "discards")
SHAPES: tuple[tuple[tuple[str, ...], tuple[type, ...], str], ...] = (
    (("order", "kept", "hand"), (list,), "a list"),
    (("dice",), (dict,), "a table by die"),
    (("phase", "os"), (str,), "a word"),
    (("turn",), (str, type(None)), "a letter"),
    (("throw",), (int,), "a number"),
    (("reserve",), (int, str), "a number of tokens"),
)
IN_ROUND = ("roll", "choose", "take", "arrange")


class CardNames:
    """The cards of a deck by their names, in either case."""

    def __init__(self, deck: Deck) -> None:
        self.by_name = {name.lower(): card for card, name in enumerate(deck.names)}

    def card(self, key: str, name: Any) -> int:
        found = self.by_name.get(str(name).lower())
        if found is None:
            raise BadInput(f"{key}: no card {name!r}{closest(str(name).upper(), [n.upper() for n in self.by_name])}")
        return found

    def cards(self, key: str, names: Any, allowed: int = int(ALL_CARDS)) -> int:
        """A set of cards from a list of names or a text; BadInput for one named twice or out of place."""
        if not isinstance(names, (list, str)):
            raise BadInput(f"{key}: a list of cards is needed, not {names!r}")
        found = 0
        for name in names.split() if isinstance(names, str) else names:
            card = int(bits.bit(self.card(key, name)))
            if found & card:
                raise BadInput(f"{key}: {name} is named twice")
            if not card & allowed:
                raise BadInput(f"{key}: {name} does not belong here")
            found |= card
        return found


def check_keys(data: Any) -> None:
    if not isinstance(data, dict):
        raise BadInput("a position is a table")
    for key in data:
        if key not in KEYS:
            raise BadInput(f"{key}: no such key; a position has {', '.join(KEYS)}{closest(str(key), list(KEYS))}")
    for keys, kinds, words in SHAPES:
        for key in keys:
            if key in data and not isinstance(data[key], kinds):
                raise BadInput(f"{key}: {words} is needed, not {data[key]!r}")
    for key in ("order", "kept", "hand"):
        if not all(isinstance(name, str) for name in data.get(key, [])):
            raise BadInput(f"{key}: a list of names is needed, not {data[key]!r}")


def seat_table(setup: Setup, key: str, value: Any) -> Data:
    """A table by seat letters, in the order of the seats."""
    letters = [letter(seat) for seat in range(setup.seats)]
    if not isinstance(value, dict):
        raise BadInput(f"{key}: a table by seat is needed, like {{ A = … }}")
    for name in value:
        if name not in letters:
            raise BadInput(f"{key}: no seat {name!r} at a table of {setup.seats}")
    return {name: value[name] for name in letters if name in value}


def bid_of(text: Any) -> int:
    if text is None:
        return 0
    if text == f"{HIGHEST_BID}+":
        return int(BEYOND)
    if str(text).isdecimal() and LOWEST_BID <= int(text) <= HIGHEST_BID:
        return int(text)
    raise BadInput(f'bids: a contract is "14" to "26" or "26+", not {text!r}')


def board_place(deck: Deck, level: Any) -> int:
    """Which board has this start level."""
    boards = [int(board) for board in deck.boards]
    if level not in boards:
        raise BadInput(f"boards: a start level is one of {boards}, not {level!r}")
    return boards.index(level)


def complete(setup: Setup, given: Data, rng: Rng) -> Data:
    """Any of the keys of a position → all of them."""
    check_keys(given)
    return Filling(setup, given, rng).data()


class Filling:
    """One position being made whole: first who has what, then the rest of the cards, wool, contracts and dice."""

    def __init__(self, setup: Setup, given: Data, rng: Rng) -> None:
        self.setup = setup
        self.rng = rng
        self.given: Data = dict(given)
        for key in SEAT_KEYS:
            if key in given:
                self.given[key] = seat_table(setup, key, given[key])
        self.letters = [letter(seat) for seat in range(setup.seats)]
        self.deck = Deck(setup.data["deck"])
        self.names = CardNames(self.deck)
        self.phase = given.get("phase") or self._guessed_phase()

    def _guessed_phase(self) -> str:
        dice = self.given.get("dice", {})
        if isinstance(dice, dict) and all(dice.get(name) for name in DIE_NAMES) and not self.given.get("hand"):
            return "choose"
        return "roll" if any(key in self.given for key in ("turn", "order", "throw", "dice", "kept", "hand")) else "bid"

    def data(self) -> Data:
        boards = self._boards()
        cards = self._cards()
        wool = self._wool()
        bids = self._bids(wool["wool"])
        return {
            "phase": self.phase,
            "boards": boards,
            **cards,
            **wool,
            "bids": bids,
            **self._round(boards, cards, bids),
            "discards": self._discards(cards),
        }

    def of(self, key: str) -> Data:
        """What is given for seats under a key."""
        found: Data = self.given.get(key, {})
        return found

    # --- boards

    def _boards(self) -> Data:
        named = self.of("boards")
        for level in named.values():
            if level is not None or self.phase != "boards":
                board_place(self.deck, level)
        free = [int(level) for level in self.deck.boards if level not in named.values()]
        boards: Data = {}
        for seat, name in enumerate(self.letters):
            if name in named or self.phase == "boards":
                boards[name] = named.get(name)
            elif self.setup.options["board_levels"] == "seat" and int(self.deck.boards[seat]) in free:
                boards[name] = free.pop(free.index(int(self.deck.boards[seat])))
            else:
                boards[name] = free.pop(self.rng.below(len(free)))
        return boards

    # --- cards

    def _cards(self) -> Data:
        self.herds = {name: self._herd(name) for name in self.letters}
        self.dogs = {name: self.names.cards(f"dogs.{name}", self.of("dogs").get(name, []), int(DOGS)) for name in self.letters}
        for name, gained in self.of("gained").items():
            self.dogs[name] |= self.names.cards(f"gained.{name}", gained) & int(DOGS)
        self.os = str(self.given.get("os", "nobody"))
        rest = int(ALL_CARDS)
        for held in (*self.herds.values(), *self.dogs.values()):
            rest &= ~held
        if self.os != "nobody":
            rest &= ~int(OS)
        pile = self.names.cards("pile", self.given["pile"]) if "pile" in self.given else 0
        display = self.names.cards("display", self.given["display"]) if "display" in self.given else 0
        rest &= ~pile & ~display
        if "display" not in self.given:
            display = self._drawn_display(rest)
            rest &= ~display
        rest = self._shared_out(rest, pile, display)
        return {
            "pile": self._list(pile | rest),
            "display": self._list(display),
            "herds": {name: self._list(herd) for name, herd in self.herds.items()},
            "tops": {name: self._top(name) for name in self.letters},
            "dogs": {name: self._list(dogs) for name, dogs in self.dogs.items()},
            "os": self.os,
            "gained": {name: self._list(self._gained(name)) for name in self.letters},
            "arranging": self._list(self._arranging()),
        }

    def _herd(self, name: str) -> int:
        """The herd named, or else its top and what was gained in this round."""
        if name in self.of("herds"):
            return self.names.cards(f"herds.{name}", self.of("herds")[name], int(SHEEP))
        top = self.of("tops").get(name)
        herd = self._gained(name) & int(SHEEP)
        return herd if top is None else herd | int(bits.bit(self.names.card(f"tops.{name}", top)))

    def _gained(self, name: str) -> int:
        gained = self.names.cards(f"gained.{name}", self.of("gained").get(name, []))
        return gained | self._arranging() if name == self.given.get("turn") else gained

    def _arranging(self) -> int:
        return self.names.cards("arranging", self.given.get("arranging", []), int(SHEEP))

    def _top(self, name: str) -> str | None:
        """The top named, or the last card of the herd as it was named, or any."""
        if name in self.of("tops"):
            top: str | None = self.of("tops")[name]
            return top
        named = self.of("herds").get(name, [])
        named = named.split() if isinstance(named, str) else named
        if named:
            return str(named[-1])
        herd = self._list(self.herds[name] & ~self._arranging())
        return herd[self.rng.below(len(herd))] if herd else None

    def _drawn_display(self, rest: int) -> int:
        """As many cards as the phase has, at random."""
        wanted = self.setup.seats + 1 if self.phase in ("bid", "roll", "choose", "take") else 0
        return int(insight.some(rest, min(wanted, bits.size(rest)), self.rng))

    def _shared_out(self, rest: int, pile: int, display: int) -> int:
        """Deal cards to seats that leave room, where the pile is named or the game is ending; returns what is left over."""
        if "pile" in self.given or self.phase in ("discard", "over"):
            rest = self._give_all(rest)
            if rest and "pile" in self.given:
                raise BadInput(f"pile: nobody is left to hold {' '.join(self._list(rest))}")
            return rest
        # Whole rounds have been dealt: sheep under tops whose herds are not named make up the number.
        open_herds = [name for name in self.of("tops") if name not in self.of("herds") and self.herds[name]]
        held = 60 - int(bits.size(rest)) - int(bits.size(pile))
        missing = -held % (self.setup.seats + 1)
        if not open_herds or missing > bits.size(rest & int(SHEEP)):
            return rest
        for turn in range(missing):
            sheep = int(insight.some(rest & int(SHEEP), 1, self.rng))
            self.herds[open_herds[self.rng.below(len(open_herds))]] |= sheep
            rest ^= sheep
        return rest

    def _give_all(self, rest: int) -> int:
        for group, key, held in ((int(SHEEP), "herds", self.herds), (int(DOGS), "dogs", self.dogs)):
            room = [name for name in self.letters if name not in self.of(key)]
            for card in bits.members(rest & group) if room else []:
                held[room[self.rng.below(len(room))]] |= int(bits.bit(card))
                rest ^= int(bits.bit(card))
        if rest & int(OS) and "os" not in self.given:
            self.os = self.letters[self.rng.below(len(self.letters))]
            rest ^= int(OS)
        return rest

    def _list(self, cards: int) -> list[str]:
        return [self.deck.names[card] for card in bits.members(cards)]

    # --- wool

    def _wool(self) -> Data:
        named = self.of("wool")
        for name, tokens in named.items():
            if not isinstance(tokens, int) or tokens < 0:
                raise BadInput(f"wool.{name}: a number of tokens is needed, not {tokens!r}")
        free = [name for name in self.letters if name not in named]
        endless = self.setup.options["wool_supply"] == "unlimited"
        if endless or "reserve" not in self.given:
            wool = {name: named.get(name, int(FIRST_WOOL)) for name in self.letters}
            left = int(WOOL_TOKENS) - sum(wool.values())
            while not endless and left < 0 and any(wool[name] for name in free):
                poorest = next(name for name in free if wool[name])
                wool[poorest] -= 1
                left += 1
            return {"wool": wool, "reserve": "unlimited" if endless else left}
        if not isinstance(self.given["reserve"], int):
            raise BadInput(f"reserve: a number of tokens is needed, not {self.given['reserve']!r}")
        left = int(WOOL_TOKENS) - self.given["reserve"] - sum(named.values())
        if left < 0 or (left and not free):
            raise BadInput(f"reserve: with the wool named, {WOOL_TOKENS - left} tokens; there are {WOOL_TOKENS}")
        shares = {name: left // len(free) + (1 if place < left % len(free) else 0) for place, name in enumerate(free)}
        return {"wool": {name: named.get(name, shares.get(name)) for name in self.letters}, "reserve": self.given["reserve"]}

    # --- contracts and dice

    def _bids(self, wool: Data) -> Data:
        """In a round, those not named are low ones, so that whoever's turn is named can have it."""
        named = self.of("bids")
        if self.phase not in IN_ROUND:
            return {name: named.get(name) for name in self.letters}
        turn = self.given.get("turn")
        return {name: str(named.get(name, "20" if name == turn else "14")) for name in self.letters}

    def _round(self, boards: Data, cards: Data, bids: Data) -> Data:
        given = self.given
        if self.phase not in IN_ROUND:
            dice = {**dict.fromkeys(DIE_NAMES), **given.get("dice", {})}
            return {"order": [], "turn": None, "throw": 0, "dice": dice, "kept": [], "hand": []}
        order = given.get("order") or sorted(self.letters, key=lambda name: self._urgency(name, boards, cards, bids))
        kept = given.get("kept", [])
        named = given.get("dice", {})
        rolled = self.phase != "roll"
        hand = given.get("hand", [] if rolled else [name for name in DIE_NAMES if name not in kept and name not in named])
        dice = {}
        for die, name in enumerate(DIE_NAMES):
            dice[name] = named.get(name, None if name in hand else 1 + self.rng.below(12 - 2 * die))
        turn = given.get("turn", order[0])
        if self.phase == "choose" and turn in bids:
            self._miss(dice, [name for name in DIE_NAMES if name not in named], min(bid_of(bids[turn]), int(HIGHEST_BID)))
        return {
            "order": order,
            "turn": turn,
            "throw": given.get("throw", len(kept) + 1),
            "dice": dice,
            "kept": kept,
            "hand": hand,
        }

    def _miss(self, dice: Data, free: list[str], target: int) -> None:
        """Where there is a choice after a throw, it missed (BM-5.6): faces that nobody named are low enough."""
        for name in free:
            if sum(face for face in dice.values() if isinstance(face, int)) >= target:
                dice[name] = 1

    def _urgency(self, name: str, boards: Data, cards: Data, bids: Data) -> tuple[int, int]:
        """BM-3.5, BM-3.6."""
        top = cards["tops"][name]
        level = boards[name] if top is None else int(self.deck.levels[self.names.card(f"tops.{name}", top)])
        return -bid_of(bids[name]), level

    # --- the end

    def _discards(self, cards: Data) -> Data:
        """In phase discard only what cannot be chosen; once it is over, everybody without a dog has put back."""
        discards: Data = {}
        for name in self.letters:
            white = self.herds[name] & int(self.deck.white)
            given = self.of("discards").get(name)
            forced = self.phase == "over" or bits.size(white) <= 2
            if given is None and self.phase in ("discard", "over") and forced and not self.dogs[name] and white:
                given = self._list(int(insight.some(white, min(2, bits.size(white)), self.rng)))
            discards[name] = given
        return discards
