"""Faults of Hill Race, each of a kind that an author makes, with the law that catches it and where that is told to be."""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    name: str
    law: str  # as it is told; two with a | between them where it depends on which moment is looked at first
    where: str  # the file and the line it is told to be in; the line as it begins
    file: str  # what is changed:
    old: str
    new: str
    also: tuple[str, str] = ("", "")  # another change of rules.py, if one is not enough
    and_also: tuple[str, str] = ("", "")


DRAW = "    def score(self"  # methods are planted above this one

DRAW_ALL = """    def draw(self, rng: Rng) -> i64:
        return super().draw(rng) if self.phase == Phase.DEALING else ROLLED.code(1 + rng.below(SIDES))

"""

EVENLY = "ROLLED.fill_evenly(moves, weights)"
BY_COUNTS = "DEALT.fill_by_counts(self.bag, moves, weights)"
LEFT = "%d - list(data['charms'].values()).count('%s')"
LIKELY = "reshuffled worlds are as likely as real ones"
AGAIN = "draw_again(self.charms, self.bag, seat, rng)"


def dealt_again(kind: str) -> str:
    """The others' charms back into the bag, and then this one for each of them."""
    return f"""others = [other for other in range(self.seats) if other != seat and self.charms[other] != NONE]
            for other in others:
                self.bag[self.charms[other]] += 1
            for other in others:
                self.charms[other] = {kind}
                self.bag[self.charms[other]] -= 1"""


FAULTS = [
    # --- fate
    Fault(
        "a draw that ignores the weights",
        "fate draws by the odds it lists",
        "rules.py: def draw",
        "rules.py",
        DRAW,
        "    def draw(self, rng: Rng) -> i64:\n        moves = Pile(8)\n        self.fill_odds(moves, Pile(8))\n"
        "        return moves.items[rng.below(moves.size)]\n\n" + DRAW,
    ),
    Fault(
        "a die that likes its six",
        "fate draws by the odds it lists",
        "rules.py: def draw",
        "rules.py",
        DRAW,
        "    def draw(self, rng: Rng) -> i64:\n        if self.phase == Phase.DEALING:\n            return super().draw(rng)\n"
        "        return ROLLED.code(1 + min(rng.below(7), 5))\n\n" + DRAW,
    ),
    Fault(
        "odds that lack an outcome",
        "odds are complete",
        "rules.py: def fill_odds",
        "rules.py",
        EVENLY,
        "for number in range(1, 6):\n                moves.add(ROLLED.code(number))\n                weights.add(1)",
        (DRAW, DRAW_ALL + DRAW),
    ),
    Fault(
        "odds of zero",
        "odds are positive",
        "rules.py: def fill_odds",
        "rules.py",
        BY_COUNTS,
        "for charm in range(2):\n                moves.add(DEALT.code(charm))\n                weights.add(self.bag[charm])",
    ),
    Fault(
        "a bag from which each kind is as likely",
        "odds of a bag are what is in it",
        "rules.py: def fill_odds",
        "rules.py",
        BY_COUNTS,
        "for charm in range(2):\n                if self.bag[charm] > 0:\n                    moves.add(DEALT.code(charm))\n"
        "                    weights.add(1)",
    ),
    Fault(
        "a kind in the bag that is never drawn",
        "odds of a bag are what is in it",
        "rules.py: def fill_odds",
        "rules.py",
        BY_COUNTS,
        "moves.add(DEALT.code(Charm.THISTLE))\n            weights.add(1)",
    ),
    Fault(
        "an outcome listed twice",
        "odds list each outcome once",
        "rules.py: def fill_odds",
        "rules.py",
        EVENLY,
        f"{EVENLY}\n            {EVENLY}",
    ),
    Fault(
        "no odds at all",
        "odds are complete",
        "rules.py: def fill_odds",
        "rules.py",
        EVENLY,
        "pass",
    ),
    Fault(
        "a bag that loses tokens",
        "nothing is lost and nothing is added",
        "rules.py: FIELDS",
        "rules.py",
        "    position.charms[position.turn] = charm\n",
        "    position.charms[position.turn] = charm\n    position.bag[1] = max(0, position.bag[1] - 1)\n",
    ),
    Fault(
        "a bag that nobody counts",
        "what is drawn from a bag is counted",
        "rules.py: def fill_odds",
        "interface.py",
        "def broken(",
        "def lasting(",
        (
            "default=THE_REST, holds=True",
            f"default=lambda data: {{'clover': {LEFT % (2, 'clover')}, 'thistle': {LEFT % (4, 'thistle')}}}",
        ),
        (", holds=True", ""),
    ),
    # --- the book
    Fault(
        "a refusal that cites no rule there is",
        "a rule that is cited stands in RULES.md",
        "interface.py: def explain",
        "interface.py",
        '"HR-2.3")\n\n\ndef bound',
        '"HR-9.9")\n\n\ndef bound',
    ),
    Fault(
        "a move that cites no rule there is",
        "a rule that is cited stands in RULES.md",
        "rules.py: MOVES",
        "rules.py",
        'MOVES.add("climb", rule="HR-2.3")',
        'MOVES.add("climb", rule="HR-2.33")',
    ),
    Fault(
        "a reshuffle that does nothing for watchers",
        "reshuffling varies whatever imagining varies",
        "rules.py: def reshuffle",
        "rules.py",
        AGAIN,
        "draw_again(self.charms, self.bag, seat % self.seats, rng)",
    ),
    # --- clocks
    Fault(
        "a time-out that knows another's charm",
        "what a seat may not know never changes",
        "interface.py: def timeout",
        "interface.py",
        "def bound(",
        "def timeout(position: HillRacePosition, seat: int) -> str:\n    if position.phase == Phase.PATHS:\n        return ''\n"
        "    return 'rest' if position.charms[(seat + 1) % position.seats] == 0 else 'climb'\n\n\ndef bound(",
    ),
    Fault(
        "a time-out that is no move",
        "what a seat does that ran out of time is legal",
        "interface.py: def timeout",
        "interface.py",
        "def bound(",
        "def timeout(position: HillRacePosition, seat: int) -> object:\n    return None\n\n\ndef bound(",
    ),
    # --- seats
    Fault(
        "owes of one seat only, where all choose",
        "unseal takes back the choices a seat cannot see",
        "rules.py: def sealed",
        "rules.py",
        DRAW,
        "    def owes(self, seat: i64) -> bool:\n        return self.actor() == seat\n\n" + DRAW,
    ),
    Fault(
        "owes that never ends",
        "the actor is the lowest seat that owes a move",
        "rules.py: def owes",
        "rules.py",
        DRAW,
        "    def owes(self, seat: i64) -> bool:\n        return self.phase == Phase.PATHS or self.actor() == seat\n\n" + DRAW,
    ),
    Fault(
        "owes while fate acts",
        "nobody owes a move while fate acts",
        "rules.py: def owes",
        "rules.py",
        DRAW,
        "    def owes(self, seat: i64) -> bool:\n        return super().owes(seat) or self.phase == Phase.ROLLING\n\n" + DRAW,
    ),
    Fault(
        "a sealed row that is not declared",
        "what a seat sees change is what it is told|unseal takes back",
        "",
        "rules.py",
        "return self.paths if self.phase == Phase.PATHS else None",
        "return None",
    ),
    Fault(
        "a sealed row that is sealed for too long",
        "nobody owes a move while fate acts|the actor is the lowest seat",
        "rules.py: def sealed",
        "rules.py",
        "return self.paths if self.phase == Phase.PATHS else None",
        "return self.paths if self.phase <= Phase.ROLLING else None",
    ),
    Fault(
        "unseal left out",
        "unseal takes back the choices a seat cannot see",
        "rules.py: def unseal",
        "rules.py",
        DRAW,
        "    def unseal(self, seat: i64) -> None:\n        pass\n\n" + DRAW,
    ),
    Fault(
        "sealed choices whose order counts",
        "sealed choices commute",
        "rules.py: def play",
        "rules.py",
        "    position.paths[seat] = path\n",
        "    position.paths[seat] = path\n    position.turn = seat\n",
    ),
    Fault(
        "a sealed choice that ends the others'",
        "sealed choices are independent",
        "rules.py: def sealed",
        "rules.py",
        "if position.actor() == FATE:",
        "if True:",
    ),
    Fault(
        "a seat that is asked and has no move",
        "a seat that is asked can answer",
        "rules.py: def fill_legal",
        "rules.py",
        "            CLIMB.fill(moves)  # HR-2.3\n            REST.fill(moves)",
        "            if self.climb < 6:\n                REST.fill(moves)",
    ),
    Fault(
        "only those who hold a clover are asked again",
        "who is asked tells nothing",
        "rules.py: def actor",
        "rules.py",
        "    end_turn(position)\n\n\ndef rest",
        "    if position.charms[seat] == Charm.CLOVER:\n        position.phase = Phase.CHOOSING\n    else:\n        end_turn(position)\n\n\ndef rest",
    ),
    Fault(
        "who has a thistle is not asked for a path",
        "who is asked tells nothing",
        "rules.py: def actor",
        "rules.py",
        "        position.phase = Phase.PATHS\n",
        "        position.phase = Phase.PATHS\n        for seat in range(position.seats):\n"
        "            if position.charms[seat] == Charm.THISTLE and seat > 0:\n                position.paths[seat] = 0\n",
    ),
    # --- data
    Fault(
        "to_data drops a field",
        "a position that was read back plays on like the original",
        "rules.py: FIELDS",
        "rules.py",
        '    Field("round", Whole(1, int(DAY)), seen=ALL),\n',
        "",
    ),
    Fault(
        "load forgets a field",
        "a position can be written down and read back",
        "rules.py: FIELDS",
        "rules.py",
        "Whole(1, int(DAY)), seen=ALL",
        "Whole(1, int(DAY)), put=lambda position, code: None, seen=ALL",
    ),
    Fault(
        "load refuses what is written",
        "a position can be written down and read back|an imagined world",
        "rules.py: FIELDS",
        "rules.py",
        "Whole(0, 36)",
        "Whole(0, 5)",
    ),
    Fault(
        "a copy that shares a row",
        "playing on in a copy leaves the original alone",
        "rules.py: def copy",
        "rules.py",
        DRAW,
        "    def copy(self) -> Position:\n        other = super().copy()\n        assert isinstance(other, HillRacePosition)\n"
        "        other.steps = self.steps\n        return other\n\n" + DRAW,
    ),
    Fault(
        "a copy that forgets a field",
        "a copy is the same position",
        "rules.py: def copy",
        "rules.py",
        DRAW,
        "    def copy(self) -> Position:\n        other = super().copy()\n        assert isinstance(other, HillRacePosition)\n"
        "        other.climb = 0\n        return other\n\n" + DRAW,
    ),
    # --- secrets
    Fault(
        "a rest that tells a charm dealt long ago",
        "what a seat may not know never changes what it sees, hears",
        "rules.py: MOVES",
        "rules.py",
        "    note(position.journal, RESTED,",
        "    note(position.journal, SHOWED, position.turn, position.charms[position.turn])\n    note(position.journal, RESTED,",
    ),
    Fault(
        "a view that shows a secret",
        "what a seat sees change is what it is told",
        "rules.py: FIELDS",
        "rules.py",
        'stand_in="thistle"), seen=OWN,',
        'stand_in="thistle"), seen=ALL,',
    ),
    Fault(
        "a watcher who sees too much",
        "what a seat sees change is what it is told",
        "rules.py: FIELDS",
        "rules.py",
        'stand_in="thistle"), seen=OWN,',
        'stand_in="thistle"), seen=lambda position, viewer, owner: viewer in (owner, None),',
    ),
    Fault(
        "an event that tells a secret",
        "what a seat sees change is what it is told",
        "rules.py: MOVES",
        "rules.py",
        ', known_to="turn"',
        "",
    ),
    Fault(
        "an event that tells too little",
        "what a seat sees change is what it is told|what a seat may not know",
        "",
        "rules.py",
        'ROLLED = MOVES.add("rolled", range(1, 7))',
        'ROLLED = MOVES.add("rolled", range(1, 7), known_to=lambda position, seat: ())',
    ),
    Fault(
        "a refusal that tells a secret",
        "what a seat may not know never changes",
        "interface.py: def explain",
        "interface.py",
        'plain(f"choose climb or rest, not {text!r}")',
        'plain(f"choose climb or rest; {sum(position.charms)}")',
    ),
    Fault(
        "a secret that decides what is legal",
        "what a seat may not know never changes|an imagined world",
        "",
        "rules.py",
        "            REST.fill(moves)",
        "            if self.charms[(seat + 1) % self.seats] == Charm.THISTLE:\n                REST.fill(moves)",
    ),
    Fault(
        "a reshuffle that changes nothing",
        "reshuffling varies whatever imagining varies",
        "rules.py: def reshuffle",
        "rules.py",
        "if self.phase != Phase.OVER:\n            draw",
        "if self.phase < Phase.DEALING:\n            draw",
    ),
    Fault(
        "a reshuffle that forgets the sealed choices",
        "reshuffling varies whatever imagining varies",
        "rules.py: def reshuffle",
        "rules.py",
        "self.reseal(seat, rng)",
        "pass",
    ),
    Fault(
        "a reshuffle that touches what the seat sees",
        "what a seat may not know never changes",
        "rules.py: FIELDS",
        "rules.py",
        "draw_again(self.charms, self.bag, seat, rng)",
        "draw_again(self.charms, self.bag, NONE, rng)",
    ),
    Fault(
        "an imagined world that forgets what the seat holds",
        "an imagined world looks exactly like the view",
        "",
        "interface.py",
        "def bound(",
        "def complete(setup: Setup, given: Data, rng: Rng) -> Data:\n"
        '    return FIELDS.fill(HillRacePosition(setup), {**given, "charms": {}})\n\n\ndef bound(',
    ),
    Fault(
        "a reshuffle that likes one charm as much as the other",
        LIKELY,
        "rules.py: def reshuffle",
        "rules.py",
        AGAIN,
        dealt_again("rng.below(2) if self.bag[0] > 0 and self.bag[1] > 0 else 0 if self.bag[0] > 0 else 1"),
    ),
    Fault(
        "a reshuffle by what is in the bag at the beginning",
        LIKELY,
        "rules.py: def reshuffle",
        "rules.py",
        AGAIN,
        dealt_again("(1 if rng.below(3) else 0) if self.bag[0] > 0 and self.bag[1] > 0 else 0 if self.bag[0] > 0 else 1"),
    ),
    Fault(
        "a reshuffle that lets the truth stand now and then",
        LIKELY,
        "rules.py: def reshuffle",
        "rules.py",
        AGAIN,
        "if rng.below(4) > 0:\n                " + AGAIN,
    ),
    # --- words
    Fault(
        "two moves with one text",
        "every move has a text of its own",
        "rules.py: MOVES",
        "rules.py",
        'REST = MOVES.add("rest"',
        'REST = MOVES.add("climb"',
    ),
    Fault(
        "a text that does not read back",
        "a move's text reads back as that move",
        "interface.py: def tidy",
        "interface.py",
        "def bound(",
        'def tidy(text: str) -> str:\n    return text.replace("rest", "stay")\n\n\ndef bound(',
    ),
    Fault(
        "an event that is not as declared",
        "events are as declared",
        "rules.py: MOVES",
        "rules.py",
        "# --- the position\n",
        '# --- the position\nMOVES.verbs["rolled"] = {"what": "text"}\n',
    ),
    Fault(
        "a timeout that is not legal",
        "what a seat does that ran out of time is legal",
        "interface.py: def timeout",
        "interface.py",
        "def bound(",
        'def timeout(position: HillRacePosition, seat: int) -> str:\n    return "rest"\n\n\ndef bound(',
    ),
    # --- the course of a game
    Fault(
        "an invariant that breaks",
        "the game's invariants hold",
        "rules.py: def play",
        "rules.py",
        "        finish(position)  # HR-3.1",
        "        end_turn(position)",
    ),
    Fault(
        "a game that never ends",
        "games end within the bound",
        "interface.py: def bound",
        "rules.py",
        "if number == 1:",
        "if number >= 1:",
        ("position.round += 1", "position.round += 0"),
    ),
    Fault(
        "a bound that is too low",
        "games end within the bound",
        "interface.py: def bound",
        "interface.py",
        "return 2 * setup.seats +",
        "return setup.seats  #",
    ),
    Fault(
        "places that are no ranks",
        "places are ranks",
        "rules.py: def place",
        "rules.py",
        DRAW,
        "    def place(self, seat: i64) -> i64:\n        return 1 + seat + seat\n\n" + DRAW,
    ),
    Fault(
        "places that forget a tie",
        "places follow the scores",
        "rules.py: def place",
        "rules.py",
        DRAW,
        "    def place(self, seat: i64) -> i64:\n        own = 10 * self.score(seat) - seat\n"
        "        return 1 + sum(10 * self.score(other) - other > own for other in range(self.seats))\n\n" + DRAW,
    ),
    Fault(
        "the fewest points first",
        "places follow the scores",
        "rules.py: def place",
        "rules.py",
        DRAW,
        "    def place(self, seat: i64) -> i64:\n"
        "        return 1 + sum(self.score(other) < self.score(seat) for other in range(self.seats))\n\n" + DRAW,
    ),
    Fault(
        "only one of two winners",
        "all who share the first place win, or none of them",
        "rules.py: def wins",
        "rules.py",
        DRAW,
        "    def wins(self, seat: i64) -> bool:\n        return self.place(seat) == 1 and (seat == 0 or self.place(0) != 1)\n\n"
        + DRAW,
        ("        return self.steps[seat] + (CLOVER_STEPS", "        return 0 * self.steps[seat] + (CLOVER_STEPS"),
    ),
    Fault(
        "a winner who is last",
        "a winner has the first place",
        "rules.py: def wins",
        "rules.py",
        DRAW,
        "    def wins(self, seat: i64) -> bool:\n        return self.place(seat) == self.seats\n\n" + DRAW,
    ),
    Fault(
        "a move that crashes",
        "no move crashes",
        "rules.py: position.charms[9]",
        "rules.py",
        "    position.climb = 0\n    if position.paths",
        "    position.climb = 0\n    position.charms[9]\n    if position.paths",
    ),
]
