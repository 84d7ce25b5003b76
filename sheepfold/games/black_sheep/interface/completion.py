"""Filling up a position of which only a part is given: what is named stays, the rest is drawn legally from what is left."""

from __future__ import annotations

from typing import ClassVar

from sheepfold.core.draft import Draft, Pool, any_of, shuffled
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Data
from sheepfold.core.schema import ANY, need
from sheepfold.core.seats import letter, seat_of
from sheepfold.games.black_sheep.interface.invariants import standing
from sheepfold.games.black_sheep.rules import phases
from sheepfold.games.black_sheep.rules.bundle import bundle_of
from sheepfold.games.black_sheep.rules.combinations import STRENGTH
from sheepfold.games.black_sheep.rules.components import NAMES, OPEN, TASKS_IN_PLAY, private_tasks
from sheepfold.games.black_sheep.rules.fields import ANY_VALUE, COLUMNS, FIGURES, VALUES
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition

HAND, SIDE, TYPES = 3, 3, range(6)  # as in components, as plain ints


class Completion(Draft[BlackSheepPosition]):
    """One position being filled up, topic by topic; later topics take what earlier ones have left."""

    former: ClassVar = {"stage": "phase"}  # before 0.4.0

    def fill(self) -> BlackSheepPosition:
        box, codes = self.blank.box, self.codes
        self.phase: int = codes["phase"]
        self.setting_up = self.phase <= phases.DEALING
        self.at: int = max(codes.get("field", 1), 1) - 1
        self.cards = Pool([box.copies for animal in TYPES], NAMES, "cards")
        self.figures = Pool([6 for animal in TYPES], NAMES, "figures")
        self.values = Pool([box.values[at] for at in COLUMNS], FIGURES, "figures")
        self.tasks = Pool([1 for task in box.task_ids], box.task_ids, "task cards")
        self.start = self.first_player()
        self.tables = [self.table(field) for field in range(3)]
        turn = self.turn()
        self.fill_figures()
        self.fill_cards(turn)
        if self.phase == phases.CAPTURING:
            turn = self.winner()
        self.fill_tasks()
        codes["start"] = ANY if self.phase == phases.CHOOSING else self.start
        codes["turn"] = ANY if self.phase in (phases.CHOOSING, phases.ENDED) else turn
        codes["field"] = self.at + 1 if self.phase in phases.WITH_FIELD else ANY
        codes["fields"] = self.tables
        codes["fresh"] = {seat: codes["fresh"].get(seat, HAND) for seat in self.seats}
        return self.position()

    # --- topic by topic

    def first_player(self) -> int:
        named = self.codes.get("start", ANY)
        if named == ANY:
            named = seat_of(self.blank.setup.options["first_player"], len(self.seats))
        return int(self.rng.below(len(self.seats))) if named is None else named

    def table(self, field: int) -> Data:
        """A field: open or closed, its figures, its sides and in which order they became complete."""
        given, key = dict(enumerate(self.codes["fields"])).get(field, {}), f"fields.{field}"
        closed = given.get("closed", self.phase == phases.ENDED)
        scored = field == self.at and self.phase == phases.CAPTURING
        said = {seat: given.get("sides", {}).get(seat, [ANY] * SIDE * scored) for seat in self.seats}
        sides = {seat: self.cards.take(f"{key}.sides.{letter(seat)}", cards) for seat, cards in said.items()}
        figures = given.get("figures", [ANY] * standing(self.blank, field, closed)[0])
        order = given.get("order", [seat for seat in sides if len(sides[seat]) == SIDE])
        return {"closed": closed, "figures": self.figures.take(f"{key}.figures", figures), "sides": sides, "order": order}

    def turn(self) -> int:
        given = self.codes.get("turn", ANY)
        if self.setting_up or self.phase in (phases.ENDED, phases.CAPTURING):
            return self.start
        able = list(self.seats)
        if self.phase == phases.PLACING:
            open_tables = [table for table in self.tables if not table["closed"]]
            able = [seat for seat in able if any(len(table["sides"][seat]) < SIDE for table in open_tables)]
        elif self.phase == phases.REFILLING:
            sides = self.tables[self.at]["sides"]
            if not any(sides.values()):
                sides[self.start if given == ANY else given].append(ANY)
            able = [seat for seat in able if sides[seat]]
        return any_of(able or self.seats, self.rng) if given == ANY else int(given)

    def fill_figures(self) -> None:
        """Stock and corrals; where the stock given leaves figures over, they are in corrals that are not given."""
        given, stock = self.codes["corrals"], self.codes["stock"]
        corrals: dict[int, list[int]] = {seat: given.get(seat, []) for seat in self.seats}
        for seat, corral in corrals.items():
            types = [figure // VALUES if figure < ANY_VALUE else figure - ANY_VALUE for figure in corral]
            self.figures.take(f"corrals.{letter(seat)}", types)
            self.values.take(f"corrals.{letter(seat)}", [figure for figure in corral if figure < ANY_VALUE])
        for animal, number in stock.items():
            self.figures.take(f"stock.{NAMES[animal]}", [animal] * number)
        for table in self.tables:
            table["figures"] = self.figures.fill("fields", table["figures"], self.rng)
        over = [animal for animal in stock for each in range(self.figures.left[animal])]
        keepers = [seat for seat in self.seats if seat not in given]
        names = " ".join(NAMES[animal] for animal in over)
        need(bool(keepers) or not over, f"stock: {len(over)} figures ({names}) would be nowhere; corrals are all given")
        self.figures.take("stock", over)
        if len(over) % 2 and self.figures.size():
            over.append(self.figures.draw("stock", self.rng))
        over = shuffled(over, self.rng)
        for i in range(0, len(over), 2):  # in pairs, as they are won
            corrals[any_of(keepers, self.rng)] += [ANY_VALUE + animal for animal in over[i : i + 2]]
        self.codes["corrals"] = {seat: [self.valued(figure) for figure in corral] for seat, corral in corrals.items()}
        self.codes["stock"] = [stock.get(animal, self.figures.left[animal]) for animal in TYPES]

    def valued(self, figure: int) -> int:
        if figure < ANY_VALUE:
            return figure
        worst = VALUES * (figure - ANY_VALUE) + VALUES - 1
        return self.values.draw("corrals", self.rng, range(worst, worst - VALUES, -1))

    def fill_cards(self, turn: int) -> None:
        hands = {seat: self.hand(seat, self.phase == phases.REFILLING and seat == turn) for seat in self.seats}
        if self.phase == phases.DEALING:
            self.check_dealt("hands", [len(hands[seat]) for seat in self.in_turn()], HAND, HAND)
        aside, discard, deck = self.codes["aside"], self.codes.get("discard"), self.codes.get("deck")
        for key, pile in (("aside", aside), ("discard", discard), ("deck", deck)):
            self.cards.take(key, pile if isinstance(pile, list) else [])
        for row in [*hands.values(), *(side for table in self.tables for side in table["sides"].values())]:
            row[:] = self.cards.fill("hands and sides", row, self.rng)
        rest = shuffled(self.cards.rest(), self.rng)
        on_pile, in_deck = [0 if isinstance(pile, list) else pile for pile in (discard, deck)]
        if in_deck is None:
            in_deck = len(rest) - (on_pile or 0)
        if on_pile is None:
            on_pile = len(rest) - in_deck
        if min(in_deck, on_pile) < 0 or in_deck + on_pile != len(rest):
            raise BadInput(f"deck and discard: {len(rest)} cards are left for both, not {in_deck} and {on_pile}")
        self.codes["hands"] = hands
        self.codes["discard"] = discard if isinstance(discard, list) else rest[in_deck:]
        self.codes["deck"] = deck if isinstance(deck, list) else rest[:in_deck]

    def hand(self, seat: int, refilling: bool) -> list[int]:
        usual = 0 if self.setting_up else 2 if refilling else HAND
        hand = self.codes["hands"].get(seat, [ANY] * usual)
        right = len(hand) in (1, 2) if refilling else len(hand) == usual or self.phase == phases.DEALING
        word = phases.PHASES[self.phase]
        need(right, f"hands.{letter(seat)}: {usual or 'no'} cards are held in the phase {word}, not {len(hand)}")
        return self.cards.take(f"hands.{letter(seat)}", hand)

    def in_turn(self) -> list[int]:
        """The seats, clockwise from the start player."""
        return [(self.start + i) % len(self.seats) for i in self.seats]

    def check_dealt(self, key: str, sizes: list[int], each: int, last: int) -> None:
        """Seats dealt to later have nothing while an earlier one lacks something, and the last one lacks something."""
        rooms = [each] * (len(sizes) - 1) + [last]
        left = sum(sizes)
        for size, room in zip(sizes, rooms, strict=True):
            right = size == min(left, room) and sum(sizes) < sum(rooms)
            need(right, f"{key}: dealt one after the other, clockwise from the start player, and not yet all")
            left -= size

    def winner(self) -> int:
        """The seat that wins the field being captured (BS-7); free to be given once its first figure is gone."""
        given, table = self.codes.get("turn", ANY), self.tables[self.at]
        figures, order = table["figures"], table["order"]
        if len(figures) < 2 or len(order) < len(self.seats):
            return int([*order, self.start][0] if given == ANY else given)
        strength = {seat: int(STRENGTH[bundle_of(figures + table["sides"][seat])]) for seat in order}
        best = int(max(order, key=lambda seat: (strength[seat], -order.index(seat))))
        need(given in (ANY, best), f"turn: the field is won by {letter(best)}")
        return best

    def fill_tasks(self) -> None:
        held: dict[int, list[int]] = {seat: self.codes["tasks"].get(seat, []) for seat in self.seats}
        held[int(OPEN)] = self.codes["open_tasks"]
        if not self.blank.with_tasks:
            return
        each = int(private_tasks(len(self.seats)))
        left = int(TASKS_IN_PLAY) - each * len(self.seats)
        for seat, tasks in held.items():
            key, size = ("open_tasks", left) if seat == OPEN else (f"tasks.{letter(seat)}", each)
            self.tasks.take(key, tasks)
            if self.phase > phases.TASKING:
                tasks += [ANY] * (size - len(tasks))
        if self.phase == phases.TASKING:
            self.check_dealt("tasks", [len(held[seat]) for seat in (*self.in_turn(), int(OPEN))], each, left)
        filled = {seat: self.tasks.fill("tasks", tasks, self.rng) for seat, tasks in held.items()}
        self.codes["open_tasks"] = filled.pop(int(OPEN))
        self.codes["tasks"] = filled
