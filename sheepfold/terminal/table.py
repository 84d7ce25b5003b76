"""A table in the terminal: who sits there, what was played, what is said to whom, and the record kept all the while."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

from sheepfold.bots import registry
from sheepfold.core.errors import BadInput
from sheepfold.core.fate import Seeded
from sheepfold.core.game import Game, asked
from sheepfold.core.position import FATE, OVER
from sheepfold.core.record import Record, write
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS
from sheepfold.terminal import keeping
from sheepfold.terminal.cast import Naming, Player
from sheepfold.terminal.console import Console
from sheepfold.terminal.story import Eye, Story
from sheepfold.terminal.telling import ending, news, sight


class Table:
    def __init__(self, game: Game, record: Record, cast: list[Player], seed: int, path: Path, console: Console) -> None:
        self.game = game
        self.cast = cast
        self.naming = Naming({LETTERS[seat]: player.name for seat, player in enumerate(cast)}, game.letters_are_seats)
        self.console = console
        self.path = path
        self.can_keep = True
        self.seen: dict[Eye, tuple[list[str], int]] = {}  # what each was shown last, after how many steps
        record.players = {LETTERS[seat]: player.kept() for seat, player in enumerate(cast)}
        self.story = Story(game, record)
        self.fate = Seeded(seed)
        # A generator for each bot: what one draws changes neither the dice nor the others.
        self.luck = [Rng(seed ^ (seat + 1) << 40) for seat in range(len(cast))]
        self.bots = {seat: registry.find(player.bot)(game) for seat, player in enumerate(cast) if player.bot}
        self.people = [seat for seat, player in enumerate(cast) if not player.bot]
        self.at_screen: Eye = self.people[0] if len(self.people) == 1 else None
        # Where each reader's news begin: after the last move of his own; a watcher has seen nothing yet.
        self.read_to: dict[Eye, int] = {None: 0}
        self.read_to.update({seat: self.story.after_last_move_of(seat) for seat in self.people})

    # --- the course of the game

    def settle(self) -> None:
        self.story.steps += self.story.play.settle(self.fate)
        self.keep()
        if not self.people:
            self.say_news(None)

    def next_seat(self) -> int:
        """Of several who choose at once: who sits at the screen, then other people, then bots."""
        waiting = asked(self.story.position)
        return min(waiting, key=lambda seat: (seat != self.at_screen, seat in self.bots, seat))

    def bot_moves(self, seat: int) -> None:
        position = self.story.position
        view = self.game.view(position, seat)
        self.do(seat, self.bots[seat].choose(view, self.game.legal(position, seat), self.luck[seat]))

    def do(self, seat: int, text: str) -> None:
        """A move, checked; Refused changes nothing."""
        self.story.steps.append(self.story.play.do(seat, text))

    def undo(self) -> str:
        """Take back the last move; returns its text. Whether that is fair, `Story.why_no_undo` says."""
        text = self.story.undo()
        self.seen.clear()
        for reader, at in self.read_to.items():
            self.read_to[reader] = min(at, len(self.story.steps))
        self.keep()
        return text

    # --- what is said

    def say_news(self, to: Eye, heading: str = "") -> None:
        """What `to` was told since last time."""
        lines = news(self.story.told(to, self.read_to[to]), self.naming)
        self.read_to[to] = len(self.story.steps)
        if lines and heading:
            self.console.say("", heading)
        self.console.say(*lines)

    def say_sight(self, to: Eye, in_full: bool = True) -> None:
        """What `to` sees. Not in full: if nobody else has moved since he last saw it, only the lines that are new."""
        lines = sight(self.game, self.story.position, to, self.naming)
        seen, at = self.seen.get(to, ([], 0))
        moved = {step.seat for step in self.story.steps[at:]}
        short = not in_full and seen and moved <= {to, int(FATE)}
        self.seen[to] = lines, len(self.story.steps)
        self.console.say("", *(line for line in lines[:-1] if not short or line not in seen), lines[-1])

    def say_end(self) -> None:
        """The result is for everybody; a lone person also sees the last things through his own eyes."""
        eye = self.at_screen if len(self.people) == 1 else None
        if len(self.people) > 1:
            self.read_to[None] = min(self.read_to[seat] for seat in self.people)
        self.say_news(eye, "The last moves:")
        self.say_sight(eye)
        self.console.say("", *ending(self.game, self.story.position, self.naming))

    # --- what is kept

    def keep(self) -> None:
        """Write the record to its place; if that fails, say so once and play on."""
        if not self.can_keep:
            return
        try:
            keeping.write(self.path, self.text())
        except BadInput as error:
            self.can_keep = False
            self.console.say(f"The game is not kept: {error}. Type save and a file name to save it elsewhere.")

    def text(self) -> str:
        return write(self.game, self.story.play.record, self.story.position)

    def where(self) -> str:
        """For the person who leaves: where the record is and how to go on."""
        if not self.can_keep:
            return "The game is not kept."
        if self.story.position.actor() == OVER:
            return f"The game is kept. To hear it again: sheepfold replay {quote(str(self.path))}"
        return f"The game is kept. To go on with it: sheepfold play --resume {quote(str(self.path))}"
