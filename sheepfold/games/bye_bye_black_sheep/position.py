"""What lies where: hands, zoos, hole, piles, whose turn it is, and what each seat has been shown."""

from __future__ import annotations

from typing import Any, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile, zeros
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS
from sheepfold.core.setup import Setup
from sheepfold.games.bye_bye_black_sheep import insight, knowledge, moves, outlook, phases, policy, rules, scoring
from sheepfold.games.bye_bye_black_sheep.components import (
    CODES,
    KINDS,
    MA,
    MOST_SEATS,
    SIZE,
    cards_in_play,
    full_hand,
    species_in_play,
    triplets_to_win,
)
from sheepfold.games.bye_bye_black_sheep.zones import ADDED, LAYOUT, NOBODY, PILE, ROWS, UNDEALT, WOLF, ZOOS


@final
class ByeByeBlackSheepPosition(Position):
    """One game. A zone is a row of counts, column 0 its size; only the hole keeps an order."""

    cards: vec[i64]
    known: vec[i64]
    hole: Pile
    looks: i64  # bit viewer * seats + holder: that viewer has looked into that hand
    phase: i64
    starter: i64
    turn: i64  # the active player
    target: i64  # the other party of the moment: whose hand, who is dealt to, who drafts
    limit: i64  # most cards to place, in phase ZOO
    wolf_owner: i64
    turns: i64  # completed
    idle: i64  # completed turns in a row in which no card entered a zoo (BB-19.1)
    placed: i64  # 1 if a card entered a zoo in this turn
    winner: i64
    question: i64  # the `ask` last made with an Eagle, a move code; NOBODY before the first
    species: i64  # in play: 1 to this
    full: i64  # hand size to refill to
    needed: i64  # triplets to win
    must_draw: i64
    one_by_one: i64
    stall_rule: i64
    horizon: i64  # searches look no further than to the turn of this number

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)

    def copy(self) -> ByeByeBlackSheepPosition:
        other = ByeByeBlackSheepPosition(self.setup)
        other.cards = self.cards[:]
        other.known = self.known[:]
        other.hole = self.hole.copy()
        other.looks = self.looks
        other.phase = self.phase
        other.starter = self.starter
        other.turn = self.turn
        other.target = self.target
        other.limit = self.limit
        other.wolf_owner = self.wolf_owner
        other.turns = self.turns
        other.idle = self.idle
        other.placed = self.placed
        other.winner = self.winner
        other.question = self.question
        other.species = self.species
        other.full = self.full
        other.needed = self.needed
        other.must_draw = self.must_draw
        other.one_by_one = self.one_by_one
        other.stall_rule = self.stall_rule
        other.horizon = self.horizon
        return other

    def actor(self) -> i64:
        phase = self.phase
        if phases.fate_acts(phase):
            return FATE
        if phase == phases.WHITE or phase == phases.DRAFT:
            return self.target
        return OVER if phase == phases.OVER_PHASE else self.turn

    def fill_legal(self, seat: i64, moves: Pile) -> None:
        rules.fill_legal(self, moves)

    def play(self, move: i64, seat: i64) -> None:
        rules.play(self, move)

    def fill_odds(self, moves: Pile, weights: Pile) -> None:
        rules.fill_odds(self, moves, weights)

    def draw(self, rng: Rng) -> i64:
        return rules.draw(self, rng)

    def score(self, seat: i64) -> i64:
        return scoring.triplets(self, seat)

    def place(self, seat: i64) -> i64:
        return scoring.place(self, seat)

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        insight.reshuffle(self, seat, rng)

    def value(self, seat: i64) -> i64:
        return insight.value(self, seat)

    def policy(self, seat: i64, moves: Pile, rng: Rng) -> i64:
        return policy.choose(self, seat, moves, rng)

    def prior(self, seat: i64, move: i64) -> i64:
        return policy.prior(self, seat, move)

    def ponder(self, seat: i64) -> None:
        self.horizon = self.turns + self.seats + policy.TURNS_BEYOND

    def pauses(self) -> bool:
        return True

    def deepens(self) -> bool:
        return True

    def alone(self) -> bool:
        return True

    def pause(self) -> bool:
        """When a turn beyond the horizon has just begun: hands are full then, and all seats compare."""
        return self.turns >= self.horizon and self.phase == phases.BLIND and self.hole.size == 0

    def outlook(self, seat: i64) -> float:
        return outlook.outlook(self, seat)

    def gambles(self) -> bool:
        return self.phase == phases.BLIND or self.phase == phases.TURNING

    def leeway(self) -> i64:
        return policy.LEEWAY

    def news(self, move: i64) -> i64:
        """The answer to an Eagle: 1 no, 2 yes; after a no the hole is empty or waits to be placed from."""
        if not moves.is_ask(move):
            return 0
        return 2 if self.phase == phases.DRAWING and self.hole.size > 0 else 1

    def shown(self, move: i64, seat: i64) -> bool:
        # Dealt cards are seen by their new owner only (BB-2.10, BB-7.5); everything else fate does is open.
        return self.target == seat or self.phase == phases.START or self.phase >= phases.BLIND

    # --- small questions

    def count(self, zone: i64, kind: i64) -> i64:
        return self.cards[zone * KINDS + kind]

    def size(self, zone: i64) -> i64:
        return self.cards[zone * KINDS + SIZE]

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def magpie_beside(self) -> bool:
        """Whether the Magpie still lies beside the pile (BB-2.7)."""
        if self.count(WOLF, MA) > 0 or self.hole.find(MA) >= 0:
            return False
        for seat in range(self.seats):
            if self.count(seat, MA) > 0:
                return False
        return True

    def cards_text(self, zone: i64) -> str:
        """A zone as text, in the order of the kinds: `2 2 5 BS EA`."""
        return " ".join(CODES[kind] for kind in range(1, int(KINDS)) for copy in range(int(self.count(zone, kind))))

    def hole_text(self) -> str:
        return " ".join(CODES[kind] for kind in self.hole.to_list())

    def question_text(self) -> str:
        """Who was last asked for what: `B 7`."""
        if self.question == NOBODY:
            return ""
        return f"{LETTERS[moves.whom(self.question)]} {CODES[moves.what(self.question)]}"

    def row_data(self, viewer: i64, holder: i64) -> dict[str, Any]:
        """The row of knowledge of a pair in words: cards surely held, and how many more of a species there can be at most."""
        start = knowledge.row_of(self, viewer, holder)
        entries = [(kind, int(self.known[start + kind])) for kind in range(1, int(KINDS))]
        held = " ".join(CODES[kind] for kind, entry in entries for copy in range(int(knowledge.sure(entry))))
        most = {CODES[kind]: 4 - int(knowledge.bar(entry)) for kind, entry in entries if knowledge.bar(entry) > 0}
        data: dict[str, Any] = {"holds": held, "most": most}
        if viewer < self.seats:
            data["since"] = int(self.known[start + knowledge.SINCE])
        return data

    def private_data(self) -> dict[str, Any]:
        """Who has looked into whose hand, and what is left of it."""
        seats = range(int(self.seats))
        lookers = [viewer for viewer in seats if any(knowledge.has_looked(self, viewer, holder) for holder in seats)]
        return {
            LETTERS[viewer]: {
                LETTERS[holder]: self.row_data(viewer, holder) for holder in seats if knowledge.has_looked(self, viewer, holder)
            }
            for viewer in lookers
        }

    def to_data(self) -> dict[str, Any]:
        letters = LETTERS[: int(self.seats)]
        return {
            "phase": phases.NAMES[self.phase],
            "start": seat_name(self.starter),
            "turn": seat_name(self.turn),
            "from": seat_name(self.target),
            "limit": int(self.limit),
            "question": self.question_text(),
            "hole": self.hole_text(),
            "hands": {letters[seat]: self.cards_text(seat) for seat in range(len(letters))},
            "zoos": {letters[seat]: self.cards_text(ZOOS + seat) for seat in range(len(letters))},
            "added": self.cards_text(ADDED),
            "pile": self.cards_text(PILE),
            "wolf": {"owner": seat_name(self.wolf_owner), "cards": self.cards_text(WOLF)},
            "undealt": self.cards_text(UNDEALT),
            "layout": self.cards_text(LAYOUT),
            "turns": int(self.turns),
            "idle": int(self.idle),
            "placed": self.placed == 1,
            "winner": seat_name(self.winner),
            "known": {letters[seat]: self.row_data(self.seats, seat) for seat in range(len(letters))},
            "private": self.private_data(),
        }


def seat_name(seat: i64) -> str:
    """The letter of a seat, `nobody` for none."""
    return LETTERS[seat] if seat >= 0 else "nobody"


def empty_table(setup: Setup) -> ByeByeBlackSheepPosition:
    """The table before any card lies on it, with the figures of this setup (ledger table, rows 1 to 9)."""
    p = ByeByeBlackSheepPosition(setup)
    p.cards = zeros(ROWS * KINDS)
    p.known = zeros((p.seats + 1) * p.seats * KINDS)
    p.hole = Pile(cards_in_play(MOST_SEATS))
    p.looks = 0
    p.horizon = 0
    p.phase = phases.START
    p.starter = NOBODY
    p.turn = NOBODY
    p.target = NOBODY
    p.limit = 0
    p.wolf_owner = NOBODY
    p.turns = 0
    p.idle = 0
    p.placed = 0
    p.winner = NOBODY
    p.question = NOBODY
    p.species = species_in_play(p.seats)
    p.full = full_hand(p.seats)
    p.needed = triplets_to_win(p.seats)
    p.must_draw = 1 if setup.options["must_draw_once"] == "on" else 0
    p.one_by_one = 1 if setup.options["refill_one_by_one"] == "on" else 0
    p.stall_rule = 1 if setup.options["stall_rule"] == "on" else 0
    return p


def start(setup: Setup) -> Position:
    """Before the first card is dealt (BB-2): FATE acts."""
    p = empty_table(setup)
    rules.lay_out(p, setup.options["mode"] == "advanced")
    if setup.options["start_seat"] != "random":
        rules.begin_deal(p, LETTERS.index(setup.options["start_seat"]))
    return p
