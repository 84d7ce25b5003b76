"""What has happened at a table so far, as each seat perceived it, and how far back a player may take it."""

from __future__ import annotations

from sheepfold.core.game import Game, Told
from sheepfold.core.position import FATE, Position
from sheepfold.core.record import Play, Record, Step, steps

Eye = int | None  # whose: a seat, or None for a watcher


class Story:
    """A game being played, with every step kept."""

    def __init__(self, game: Game, record: Record) -> None:
        """Begins where the record ends; a new game's record has no moves."""
        self.game = game
        self.steps: list[Step] = list(steps(game, record))
        self.play = Play(game, record.setup, record.players)
        if self.steps:
            self.play.position = self.steps[-1].after
            self.play.record.moves = list(record.moves)

    @property
    def position(self) -> Position:
        return self.play.position

    def told(self, to: Eye, since: int = 0) -> list[Told]:
        """What `to` was told of the steps from number `since` on."""
        lines: list[Told] = []
        for step in self.steps[since:]:
            lines += self.game.tell(step.before, step.seat, step.move, step.after, to)
        return lines

    def after_last_move_of(self, seat: int) -> int:
        """The number of steps up to and with the last move of a seat; 0 if it has not moved."""
        return next((n for n in range(len(self.steps), 0, -1) if self.steps[n - 1].seat == seat), 0)

    def why_no_undo(self, seat: int) -> str:
        """Why the last move of a seat cannot be taken back, as the end of a sentence; "" if it can."""
        if self.after_last_move_of(seat) == 0:
            return "you have not moved yet"
        last = self.steps[-1]
        if last.seat == FATE:
            return "dice or cards have come since your last move"
        if last.seat != seat:
            return "somebody else has moved since your last move"
        if self.game.reveals(last.before, last.seat, last.move):
            return "your last move showed you something hidden, or is final by the rules"
        return ""

    def undo(self) -> str:
        """Take the last step back; returns its text."""
        self.play.position = self.steps.pop().before
        return self.play.record.moves.pop()[1]
