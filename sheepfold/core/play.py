"""A game being played: a move on a copy of the position, what the rules noted meanwhile, and the record that grows with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.asking import codes
from sheepfold.core.events import Event
from sheepfold.core.journal import Journal, Note
from sheepfold.core.position import FATE, Position
from sheepfold.core.recorded import Record
from sheepfold.core.setup import Setup

if TYPE_CHECKING:
    from sheepfold.core.fate import Fate
    from sheepfold.core.game import Game


class Step:
    """One move of a game, its text, the position on either side of it and what the rules noted meanwhile."""

    def __init__(self, game: Game, before: Position, seat: int, move: int, after: Position, text: str) -> None:
        self.game = game
        self.before = before
        self.seat = seat
        self.move = move
        self.after = after
        self.text = text
        self.notes: list[Note] = []
        self.told: list[Event] | None = None  # made when it is first asked for

    @property
    def events(self) -> list[Event]:
        """What happened, the whole truth of it; `Event.seen_by` says what each perspective may know."""
        told = self.told
        return self.tell() if told is None else told

    def tell(self) -> list[Event]:
        """Make the events now."""
        told: list[Event] = self.game.events(self.before, self.seat, self.move, self.after, self.notes)
        self.told = told
        return told


def take_step(game: Game, before: Position, seat: int, move: int, text: str = "") -> Step:
    """Play a move on a copy of a position, keeping its journal; `text` is that of the move, where it is known."""
    after, journal = before.copy(), Journal()
    after.journal = journal
    after.play(move, seat)
    after.journal = None
    step = Step(game, before, seat, move, after, text or game.say(before, seat, move))
    step.notes = journal.read()
    return step


def beginning(game: Game, setup: Setup) -> Position:
    """The position before the first move: that of the rules, or the one that was given; BadInput if it cannot be."""
    found: Position = game.start(setup) if setup.begins is None else game.load(setup, setup.begins)
    return found


class Offer:
    """The legal moves of a seat in a position, and their texts; after what it was offered before."""

    def __init__(self, game: Game, position: Position, seat: int, before: Offer | None = None) -> None:
        self.game = game
        self.position = position
        self.moves = codes(position, seat)
        self.texts: list[str] = []
        self.data = b""  # they as they go over the wire, once somebody has encoded them
        known: list[str] = game.choice_texts
        self.by_code = all_under(self.moves, len(known))  # whether the code alone decides how each move is said
        if before is not None and self.by_code and before.by_code and before.moves == self.moves:
            self.texts, self.data = before.texts, before.data
            return
        if self.by_code:
            self.texts = [known[move] for move in self.moves]
        else:
            say = game.say
            self.texts = [say(position, seat, move) for move in self.moves]
        if before is not None and before.texts == self.texts:
            self.data = before.data


def all_under(moves: list[int], end: int) -> bool:
    """Whether all codes are under this number."""
    for move in moves:
        if move >= end:
            return False
    return True


class Play:
    """The position, and the record that led there. Every move from outside comes through `do`."""

    def __init__(self, game: Game, setup: Setup, players: dict[str, str] | None = None) -> None:
        self.game = game
        self.position: Position = beginning(game, setup)
        self.record = Record(setup, game.version, players=dict(players or {}))
        self.offers: dict[int, Offer] = {}  # by seat: what it was offered last
        self.say = game.say
        self.fate_event = game.fate_event

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat as text; empty if it owes none."""
        offer = self.offer(seat)
        return [] if offer is None else offer.texts

    def offer(self, seat: int) -> Offer | None:
        """The legal moves of a seat; None if it owes none."""
        position = self.position
        if position.actor() < 0 or not position.owes(seat):
            return None
        offer = self.offers.get(seat)
        if offer is None or offer.position is not position:
            offer = self.offers[seat] = Offer(self.game, position, seat, offer)
        return offer

    def do(self, seat: int, text: str) -> Step:
        """A move from outside, checked; raises Refused and changes nothing if it is not legal now. Most likely it was offered."""
        offer = self.offers.get(seat)
        if offer is not None and offer.position is self.position and text in offer.texts:
            return self._apply(seat, offer.moves[offer.texts.index(text)], text)
        return self._apply(seat, self.game.read(self.position, seat, text), "")

    def settle(self, fate: Fate) -> list[Step]:
        """Let fate act until a seat owes a decision or the game is over. Where the game tells draws in parts, they are played on the
        position itself: nobody has been shown it before it is a seat's turn."""
        steps: list[Step] = []
        game, position = self.game, self.position
        if self.fate_event is None:
            while self.position.actor() == FATE:
                steps.append(self._apply(int(FATE), fate.choose(game, self.position), ""))
            return steps
        while position.actor() == FATE:
            steps.append(self._draw(position, fate.choose(game, position)))
        return steps

    def _draw(self, position: Position, move: int) -> Step:
        """A draw played on the position itself; the step knows no other, so its events are made on the way."""
        seat, tell = int(FATE), self.fate_event
        assert tell is not None
        text: str = self.say(position, seat, move)
        step = Step(self.game, position, seat, move, position, text)
        told: list[Event] = [tell(position, move)]
        position.journal = journal = Journal()
        position.play(move, seat)
        position.journal = None
        if journal.ints is not None:
            step.notes = journal.read()
            told += self.game.note_events(position, step.notes)
        step.told = told
        self.record.moves.append((seat, text))
        return step

    def _apply(self, seat: int, move: int, text: str) -> Step:
        step = take_step(self.game, self.position, seat, move, text)
        self.position = after = step.after
        self.record.moves.append((seat, step.text))
        if self.fate_event is not None and after.actor() == FATE:
            step.tell()  # before the draws that follow change the position
        return step
