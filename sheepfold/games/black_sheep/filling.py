"""Filling up a position of which only a part is given: what is named stays, the rest is drawn legally from what is left."""

from __future__ import annotations

from sheepfold.core.errors import BadInput, closest
from sheepfold.core.game import Data
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter, seat_of
from sheepfold.core.setup import Setup
from sheepfold.games.black_sheep import components as c
from sheepfold.games.black_sheep.bundle import bundle_of
from sheepfold.games.black_sheep.combinations import STRENGTH
from sheepfold.games.black_sheep.components import NAMES
from sheepfold.games.black_sheep.parsing import ANY, names, read_animals, read_by_seat, read_counts, read_figures, read_seat
from sheepfold.games.black_sheep.stages import STAGES

FIELD_KEYS = ("closed", "figures", "sides", "order")
SETTING_UP = ("choosing", "tasks", "stocking", "dealing")
WITH_FIELD = ("stocking", "refilling", "capturing", "restocking")
FIELDS, HAND, SIDE, TYPES, FIGURES = 3, 3, 3, 6, 6  # as in components, as plain ints


class Filling:
    """One position being filled up, topic by topic; later topics take what earlier ones have left."""

    def __init__(self, setup: Setup, given: Data, rng: Rng) -> None:
        self.setup = setup
        self.given: Data = {key: value for key, value in given.items() if value is not None}
        self.rng = rng
        self.seats = setup.seats
        self.box = setup.data["box"]
        self.stage = str(self.given.get("stage", "placing"))
        if self.stage not in STAGES:
            raise BadInput(f"stage is one of {', '.join(STAGES)}; not {self.stage!r}{closest(self.stage, list(STAGES))}")
        if self.stage == "tasks" and not self._with_tasks():
            raise BadInput("stage: task cards are dealt with the option tasks = on only")
        self.cards = [int(self.box["card_copies"])] * TYPES  # not yet used, by type
        self.closed: list[bool] = []
        self.figures: list[list[int]] = []
        self.sides: list[list[list[int]]] = []
        self.orders: list[list[int]] = []

    def fill(self) -> Data:
        start = self._start()
        field = self._field()
        self._fields(field)
        turn = self._turn(start, field)
        stock, corrals = self._figures()
        hands, aside, discard, deck = self._cards(start, turn)
        if self.stage == "capturing":
            turn = self._winner(field)
        over = self.stage in ("choosing", "over")
        tasks, open_tasks = self._tasks(start)
        every = range(self.seats)
        return {
            "stage": self.stage,
            "start": None if self.stage == "choosing" else letter(start),
            "turn": None if over else letter(turn),
            "field": field + 1 if self.stage in WITH_FIELD else None,
            "fields": [
                {
                    "closed": self.closed[f],
                    "figures": names(self.figures[f]),
                    "sides": {letter(seat): names(sorted(self.sides[f][seat])) for seat in every},
                    "order": " ".join(letter(seat) for seat in self.orders[f]),
                }
                for f in range(FIELDS)
            ],
            "hands": {letter(seat): names(sorted(hands[seat])) for seat in every},
            "deck": {name: deck.count(animal) for animal, name in enumerate(NAMES)},
            "discard": names(discard),
            "aside": names(aside),
            "stock": {name: stock[animal] for animal, name in enumerate(NAMES)},
            "corrals": {letter(seat): figure_words(corrals[seat]) for seat in every},
            "tasks": {letter(seat): " ".join(tasks[seat]) for seat in every} if self._with_tasks() else {},
            "open_tasks": " ".join(open_tasks),
            "known": self._known(),
            "fresh": self._fresh(),
        }

    # --- drawing from what is left

    def _pick(self, counts: list[int], key: str) -> int:
        """A place of a row of counts, likely by its count; taken out."""
        if sum(counts) <= 0:
            raise BadInput(f"{key}: nothing is left to fill it up with")
        nth = self.rng.below(sum(counts))
        place = 0
        while nth >= counts[place]:
            nth -= counts[place]
            place += 1
        counts[place] -= 1
        return place

    def _shuffled(self, items: list[int]) -> list[int]:
        rest, out = list(items), []
        while rest:
            out.append(rest.pop(self.rng.below(len(rest))))
        return out

    def _use(self, key: str, cards: list[int]) -> None:
        """Take named cards; more than there are is an error of this key."""
        for card in cards:
            if card != ANY:
                self.cards[card] -= 1
                if self.cards[card] < 0:
                    raise BadInput(
                        f"{key}: the position needs more than the {self.box['card_copies']} {NAMES[card]} cards there are"
                    )

    def _known_cards(self, key: str, cards: list[int]) -> list[int]:
        if ANY in cards:
            raise BadInput(f"{key}: '?' cannot stand here")
        return cards

    # --- topic by topic

    def _start(self) -> int:
        if "start" in self.given:
            return read_seat("start", self.given["start"], self.seats)
        named = seat_of(self.setup.options["start"], self.seats)
        return named if named is not None else int(self.rng.below(self.seats))

    def _field(self) -> int:
        number = self.given.get("field", 1)
        if number not in (1, 2, 3) or isinstance(number, bool):
            raise BadInput(f"field is 1, 2 or 3; not {number!r}")
        return int(number) - 1

    def _fields(self, at: int) -> None:
        rows = self.given.get("fields", [])
        if not isinstance(rows, list) or len(rows) > FIELDS:
            raise BadInput(f"fields is a list of at most {FIELDS} tables, not {rows!r:.60}")
        for f in range(FIELDS):
            row = rows[f] if f < len(rows) else {}
            if not isinstance(row, dict):
                raise BadInput(f"fields.{f} is a table with {', '.join(FIELD_KEYS)}; not {row!r:.60}")
            for key in row:
                if key not in FIELD_KEYS:
                    raise BadInput(f"fields.{f} has no {key!r}; it has {', '.join(FIELD_KEYS)}{closest(key, list(FIELD_KEYS))}")
            working = f == at and self.stage in WITH_FIELD
            self.closed.append(self._is_closed(f, row, working))
            self.figures.append(self._standing(f, row, working, at))
            self.sides.append(self._sides(f, row, working))
            self.orders.append(self._order(f, row))
            if all(len(side) == SIDE for side in self.sides[f]) and not (working and self.stage in ("refilling", "capturing")):
                raise BadInput(f"fields.{f}.sides: all sides are complete, so the field would have been scored (BS-6.1)")

    def _is_closed(self, f: int, row: Data, working: bool) -> bool:
        closed = row.get("closed", self.stage == "over")
        if not isinstance(closed, bool):
            raise BadInput(f"fields.{f}.closed is true or false, not {closed!r}")
        if closed and (working or self.stage in SETTING_UP):
            raise BadInput(f"fields.{f}.closed: in the stage {self.stage} this field is open")
        if not closed and self.stage == "over":
            raise BadInput(f"fields.{f}.closed: once the game is over all fields are closed (BS-9.4)")
        return closed

    def _standing(self, f: int, row: Data, working: bool, at: int) -> list[int]:
        """The figures of a field; how many there must be depends on the stage."""
        usual = [2]
        if self.closed[f] or self.stage in ("choosing", "tasks") or (self.stage == "stocking" and f > at):
            usual = [0]
        elif working and self.stage in ("stocking", "restocking"):
            usual = [0, 1]
        elif working and self.stage == "capturing":
            usual = [2, 1]
        figures = read_animals(f"fields.{f}.figures", row.get("figures", "?" * usual[0]))
        if len(figures) not in usual:
            number = " or ".join(map(str, sorted(usual)))
            raise BadInput(f"fields.{f}.figures: {number} must stand here in the stage {self.stage}, not {len(figures)}")
        return figures

    def _sides(self, f: int, row: Data, working: bool) -> list[list[int]]:
        given = read_by_seat(f"fields.{f}.sides", row.get("sides", {}), self.seats)
        scored = working and self.stage == "capturing"
        empty = self.closed[f] or self.stage in SETTING_UP or (working and self.stage == "restocking")
        sides = []
        for seat in range(self.seats):
            key = f"fields.{f}.sides.{letter(seat)}"
            side = read_animals(key, given.get(seat, "???" if scored else ""))
            if len(side) > SIDE or (scored and len(side) < SIDE) or (empty and side):
                wanted = "three cards" if scored else "no card" if empty else "at most three cards"
                raise BadInput(f"{key}: {wanted} can be here, not {len(side)}")
            self._use(key, side)
            sides.append(side)
        return sides

    def _order(self, f: int, row: Data) -> list[int]:
        complete = [seat for seat in range(self.seats) if len(self.sides[f][seat]) == SIDE]
        if "order" not in row:
            return complete
        key = f"fields.{f}.order"
        if not isinstance(row["order"], str):
            raise BadInput(f"{key} is a text of seats such as 'B A', not {row['order']!r}")
        order = [read_seat(key, name, self.seats) for name in row["order"].replace(" ", "")]
        if sorted(order) != complete:
            raise BadInput(
                f"{key} names the seats with complete sides, {' '.join(map(letter, complete)) or 'none'}; not {row['order']!r}"
            )
        return order

    def _turn(self, start: int, field: int) -> int:
        given = read_seat("turn", self.given["turn"], self.seats) if "turn" in self.given else None
        if self.stage in (*SETTING_UP, "over", "capturing"):
            return start
        able = list(range(self.seats))
        if self.stage == "placing":
            able = [seat for seat in able if any(not self.closed[f] and len(self.sides[f][seat]) < SIDE for f in range(FIELDS))]
            why = "every side of this seat at an open field is complete, so it would pass (BS-4.9)"
        elif self.stage == "refilling":
            if not any(self.sides[field]):
                self.sides[field][start if given is None else given].append(ANY)
            able = [seat for seat in able if self.sides[field][seat]]
            why = f"this seat has no card at field {field + 1} to have placed"
        if given is None:
            return able[self.rng.below(len(able))]
        if given not in able:
            raise BadInput(f"turn: {why}")
        return given

    def _figures(self) -> tuple[list[int], list[list[tuple[int, int]]]]:
        """Stock and corrals; where the stock given leaves figures over, they are in corrals that are not given."""
        given = read_by_seat("corrals", self.given.get("corrals", {}), self.seats)
        corrals = [read_figures(f"corrals.{letter(seat)}", given.get(seat, "")) for seat in range(self.seats)]
        free = [FIGURES] * TYPES
        for animal in [a for row in self.figures for a in row if a != ANY] + [a for corral in corrals for a, value in corral]:
            free[animal] -= 1
            if free[animal] < 0:
                raise BadInput(f"corrals: the position needs more than the {FIGURES} {NAMES[animal]} figures there are")
        named = read_counts("stock", self.given.get("stock", {}))
        loose = list(free)  # figures that may still go anywhere but where the stock is given
        for animal, number in named.items():
            loose[animal] -= number
            if loose[animal] < 0:
                raise BadInput(f"stock.{NAMES[animal]}: {number} are too many; {free[animal]} are not on fields or in corrals")
        for row in self.figures:
            for i, animal in enumerate(row):
                if animal == ANY:
                    row[i] = self._pick(loose, "fields")
        over = [animal for animal in named for each in range(loose[animal])]
        for animal in over:
            loose[animal] -= 1
        keepers = [seat for seat in range(self.seats) if seat not in given]
        if over and not keepers:
            raise BadInput(f"stock: {len(over)} figures ({names(over)}) would be nowhere; corrals are all given")
        if len(over) % 2 and sum(loose):  # figures are won in pairs
            over.append(self._pick(loose, "stock"))
        over = self._shuffled(over)
        for i in range(0, len(over), 2):
            corrals[keepers[self.rng.below(len(keepers))]] += [(animal, ANY) for animal in over[i : i + 2]]
        stock = [named.get(animal, loose[animal]) for animal in range(TYPES)]
        return stock, self._values(corrals)

    def _values(self, corrals: list[list[tuple[int, int]]]) -> list[list[tuple[int, int]]]:
        left = [[self.box["figure_values"][name].count(value) for value in (1, 2, 3)] for name in NAMES]
        for seat, corral in enumerate(corrals):
            for animal, value in corral:
                if value != ANY:
                    left[animal][value - 1] -= 1
                    if left[animal][value - 1] < 0:
                        raise BadInput(f"corrals.{letter(seat)}: the box has fewer {NAMES[animal]} figures of value {value}")
        return [
            [(animal, self._pick(left[animal], "corrals") + 1 if value == ANY else value) for animal, value in corral]
            for corral in corrals
        ]

    def _cards(self, start: int, turn: int) -> tuple[list[list[int]], list[int], list[int], list[int]]:
        hands = self._hands(start, turn)
        aside = self._known_cards("aside", read_animals("aside", self.given.get("aside", "")))
        if aside and self.stage not in ("stocking", "restocking"):
            raise BadInput(f"aside: in the stage {self.stage} no card lies aside")
        self._use("aside", aside)
        discard, deck = self._named_pile("discard"), self._named_pile("deck")
        for row in [*hands, *(side for field in self.sides for side in field)]:
            for i, card in enumerate(row):
                if card == ANY:
                    row[i] = self._pick(self.cards, "hands and sides")
        rest = self._shuffled([animal for animal in range(TYPES) for each in range(self.cards[animal])])
        if isinstance(deck, list) and isinstance(discard, list):
            if rest:
                raise BadInput(f"deck and discard are given, but {len(rest)} cards ({names(sorted(rest))}) would be nowhere")
            return hands, aside, discard, deck
        if isinstance(deck, list):
            assert not isinstance(discard, list)
            return hands, aside, self._all_of("discard", rest, discard), deck
        if isinstance(discard, list):
            return hands, aside, discard, self._all_of("deck", rest, deck)
        size = deck if deck is not None else len(rest) - (discard or 0)
        if not 0 <= size <= len(rest) or (discard is not None and size + discard != len(rest)):
            raise BadInput(f"deck and discard: {len(rest)} cards are left for both, not {deck} and {discard}")
        return hands, aside, rest[size:], rest[:size]

    def _all_of(self, key: str, rest: list[int], wanted: int | None) -> list[int]:
        if wanted is not None and wanted != len(rest):
            raise BadInput(f"{key}: {len(rest)} cards are left for it, not {wanted}")
        return rest

    def _named_pile(self, key: str) -> list[int] | int | None:
        """The cards of deck or discard pile if named, else how many they are to be, else None."""
        value = self.given.get(key)
        if value is None or (isinstance(value, int) and not isinstance(value, bool)):
            return value
        if isinstance(value, dict):
            cards = [animal for animal, number in read_counts(key, value).items() for each in range(number)]
        else:
            cards = self._known_cards(key, read_animals(key, value))
        self._use(key, cards)
        return cards

    def _hands(self, start: int, turn: int) -> list[list[int]]:
        given = read_by_seat("hands", self.given.get("hands", {}), self.seats)
        hands = []
        for seat in range(self.seats):
            usual = "" if self.stage in SETTING_UP else "??" if self.stage == "refilling" and seat == turn else "???"
            key = f"hands.{letter(seat)}"
            hand = read_animals(key, given.get(seat, usual))
            right = len(hand) == HAND
            if self.stage in SETTING_UP:
                right = not hand or self.stage == "dealing"
            elif self.stage == "refilling" and seat == turn:
                right = len(hand) in (1, 2)
            if not right:
                raise BadInput(f"{key}: {len(usual) or 'no'} cards are held in the stage {self.stage}, not {len(hand)}")
            self._use(key, hand)
            hands.append(hand)
        if self.stage == "dealing":
            in_turn = [len(hands[(start + i) % self.seats]) for i in range(self.seats)]
            self._check_dealt("hands", in_turn, HAND, HAND)
        return hands

    def _check_dealt(self, key: str, sizes: list[int], each: int, last: int) -> None:
        """Whoever is dealt to later has nothing while an earlier one lacks something, and the last one lacks something."""
        rooms = [each] * (len(sizes) - 1) + [last]
        left = sum(sizes)
        for size, room in zip(sizes, rooms, strict=True):
            if size != min(left, room) or sum(sizes) == sum(rooms):
                raise BadInput(f"{key}: dealt one after the other, clockwise from the start player, and not yet all")
            left -= size

    def _winner(self, field: int) -> int:
        """Whoever wins the field being captured (BS-7); free to be given once its first figure is gone."""
        given = read_seat("turn", self.given["turn"], self.seats) if "turn" in self.given else None
        figures, order = self.figures[field], self.orders[field]
        if len(figures) < 2:
            return given if given is not None else order[0]
        best = max(order, key=lambda seat: (int(STRENGTH[bundle_of(figures + self.sides[field][seat])]), -order.index(seat)))
        if given not in (None, best):
            raise BadInput(f"turn: the field is won by {letter(best)}")
        return best

    def _with_tasks(self) -> bool:
        return self.setup.options["tasks"] == "on"

    def _tasks(self, start: int) -> tuple[list[list[str]], list[str]]:
        given = read_by_seat("tasks", self.given.get("tasks", {}), self.seats)
        named = {**given, ANY: self.given.get("open_tasks", "")}
        if not self._with_tasks():
            if any(named.values()):
                raise BadInput("tasks: task cards are in play with the option tasks = on only")
            return [[] for seat in range(self.seats)], []
        each = int(c.private_tasks(self.seats))
        sizes = {**dict.fromkeys(range(self.seats), each), ANY: int(c.TASKS_IN_PLAY) - each * self.seats}
        pool = [task["id"] for task in self.box["tasks"]]
        ids = list(pool)
        held: dict[int, list[str]] = {}
        for seat, size in sizes.items():
            key = "open_tasks" if seat == ANY else f"tasks.{letter(seat)}"
            words = str(named.get(seat, "")).split()
            if self.stage not in ("choosing", "tasks"):
                words += ["?"] * (size - len(words))
            if len(words) > size or (words and self.stage == "choosing"):
                raise BadInput(f"{key}: {size if self.stage != 'choosing' else 0} task cards can be here, not {len(words)}")
            for word in words:
                if word != "?" and word not in ids:
                    raise BadInput(f"{key}: no task {word!r}; there are {', '.join(ids)}")
                if word != "?" and word not in pool:
                    raise BadInput(f"{key}: task {word} is there twice")
                if word != "?":
                    pool.remove(word)
            held[seat] = words
        if self.stage == "tasks":
            in_turn = [len(held[(start + i) % self.seats]) for i in range(self.seats)]
            self._check_dealt("tasks", [*in_turn, len(held[ANY])], each, sizes[ANY])
        for words in held.values():
            for i, word in enumerate(words):
                if word == "?":
                    words[i] = pool.pop(self.rng.below(len(pool)))
            words.sort(key=ids.index)
        return [held[seat] for seat in range(self.seats)], held[ANY]

    def _known(self) -> dict[str, str]:
        rows = read_by_seat("known", self.given.get("known", {}), self.seats, ("watcher",))
        eyes = [*map(letter, range(self.seats)), "watcher"]
        return {name: names(sorted(read_animals(f"known.{name}", rows.get(row, "")))) for row, name in enumerate(eyes)}

    def _fresh(self) -> dict[str, int]:
        rows = read_by_seat("fresh", self.given.get("fresh", {}), self.seats)
        for seat, number in rows.items():
            if number not in (0, 1, 2, 3):
                raise BadInput(f"fresh.{letter(seat)} is a number from 0 to 3, not {number!r}")
        return {letter(seat): int(rows.get(seat, HAND)) for seat in range(self.seats)}


def figure_words(figures: list[tuple[int, int]]) -> str:
    """In the order of `to_data`: best type first, then the highest value."""
    return " ".join(f"{NAMES[animal]}-{value}" for animal, value in sorted(figures, key=lambda f: (f[0], -f[1])))
