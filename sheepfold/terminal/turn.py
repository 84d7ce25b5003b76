"""One decision of one person: what he is shown, the words he may type, and the move he makes in the end."""

from __future__ import annotations

import os
from pathlib import Path

from sheepfold.bots import registry
from sheepfold.bots.hint import hint
from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.rng import Rng
from sheepfold.terminal import keeping
from sheepfold.terminal.choices import Choices
from sheepfold.terminal.rulebook import look_up
from sheepfold.terminal.table import Table
from sheepfold.terminal.telling import news

HELP = """\
Type the number of a choice, or a move in its own words; the beginning of a move is enough if no other begins so.
These words work at any time:
look: everything you see, and your choices; between two moves of yours only what is new is said by itself.
more: the next page of choices; back: all choices again, if you see only some.
hint: what a good player would do here, and why; hint RUNG asks a stronger or weaker one (lamb, ewe, ram, sheepdog, shepherd).
why MOVE: whether you may make this move, and if not, which rule forbids it.
rules: the sections of the rules; rules NUMBER or rules WORD: those rules.
log: the last things you were told; log all: everything since the beginning.
undo: take back your last move, until something hidden was shown, fate acted or somebody else moved.
save FILE: also save the game to this file.
quit: leave; the game is kept and can be resumed.
help: these lines."""
LOG_LINES = 30
ADVISER = "sheepdog"  # whom a hint is asked of, unless another is named


class Left(Exception):
    """The people have left the table before the end."""


class Turn:
    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.name = table.cast[seat].name
        self.say = table.console.say

    def take(self) -> None:
        """Until a move is made or taken back."""
        table = self.table
        if table.at_screen != self.seat:
            if self.hand_over():
                return
            table.at_screen = self.seat
        table.say_news(self.seat, "What happened:")
        self.show(in_full=False)
        while not self.answer(self.ask("Your move: ")):
            pass

    def ask(self, question: str) -> str:
        try:
            return self.table.console.ask(question)
        except EOFError:
            self.say("The input has ended.")
            raise Left from None

    # --- from one person to the next

    def hand_over(self) -> bool:
        """Hide what the last person saw and wait for the next one; True if the last person took the move back instead."""
        table = self.table
        before = table.at_screen
        if before is not None:
            table.console.clear()
        may_undo = before is not None and not table.story.why_no_undo(before)
        self.say(f"{self.name} is next.")
        if before is not None and may_undo:
            self.say(f"{table.cast[before].name} may still type undo.")
        while True:
            text = self.ask(f"Press Enter, {self.name}, when only you can see the screen: ").lower()
            if not text:
                return False
            if text == "quit":
                raise Left
            if text == "undo" and before is not None and may_undo:
                table.undo()  # the move is not named: the next person may already look
                table.at_screen = None
                self.say("Taken back.")
                return True
            self.say(f"Only Enter{', undo' if may_undo else ''} and quit work here.")

    # --- what is shown

    def show(self, in_full: bool = True) -> None:
        """The view and, below its question, all choices."""
        self.table.say_sight(self.seat, in_full)
        legal = self.table.game.legal(self.table.story.position, self.seat)
        self.choices = Choices(legal, self.table.naming.move)
        self.say(*self.choices.lines())

    # --- what is typed

    def answer(self, text: str) -> bool:
        """Act on one line; True once the decision is done (or one before it was taken back)."""
        if not text:
            self.say("Type a number, a move, or help.")
            return False
        move = self.choices.exactly(text)
        if move:
            return self.make(move)
        word, _, rest = text.partition(" ")
        command = getattr(self, f"word_{word.lower()}", None) if word.isalpha() else None
        if text == "?":
            command = self.word_help
        try:
            return bool(command(rest)) if command else self.make_meant(text)
        except (BadInput, Refused) as error:
            self.say(sentence(str(error)))
            return False

    def make_meant(self, text: str) -> bool:
        """A number or part of a move: make it if it can mean only one, show the ones it can mean, or say why it is none."""
        moves = self.choices.meant_by(text)
        if len(moves) == 1 and self.choices.plays_at_once(moves[0], text):
            return self.make(moves[0])
        if not moves:
            raise self.why_not(text)
        self.choices.narrow(moves)
        self.say("Which one:", *self.choices.lines())
        return False

    def why_not(self, text: str) -> Refused:
        return self.table.game.why_not(self.table.story.position, self.seat, self.table.naming.with_letters(text))

    def make(self, move: str) -> bool:
        self.table.do(self.seat, move)
        return True

    # --- the words; each returns True only if the decision is done

    def word_help(self, rest: str) -> None:
        self.say(*HELP.splitlines())

    def word_look(self, rest: str) -> None:
        self.show()

    def word_more(self, rest: str) -> None:
        self.choices.turn_page()
        self.say(*self.choices.lines())

    def word_back(self, rest: str) -> None:
        self.choices.narrow(self.choices.legal)
        self.say(*self.choices.lines())

    def word_hint(self, rest: str) -> None:
        """Advice from what this seat may see; asking again at the same moment gives the same answer."""
        game, story = self.table.game, self.table.story
        adviser = registry.find(rest.lower() or ADVISER)(game)
        found = hint(game, adviser, game.view(story.position, self.seat), self.choices.legal, Rng(len(story.steps)))
        self.say(f"Hint: {self.table.naming.move(found.move)}. {found.sentence}")

    def word_why(self, rest: str) -> None:
        if not rest:
            self.say("Type why and a move, for example: why " + self.choices.legal[0])
        elif self.choices.exactly(rest):
            self.say(f'You may: "{rest}" is one of your moves now.')
        else:
            raise self.why_not(rest)

    def word_rules(self, rest: str) -> None:
        self.say(*look_up(self.table.game, rest))

    def word_log(self, rest: str) -> None:
        lines = news(self.table.story.told(self.seat), self.table.naming)
        if rest.lower() != "all" and len(lines) > LOG_LINES:
            self.say(f"The last {LOG_LINES} of {len(lines)} lines; log all shows every one.")
            lines = lines[-LOG_LINES:]
        self.say(*(lines or ["Nothing has happened yet."]))

    def word_undo(self, rest: str) -> bool:
        reason = self.table.story.why_no_undo(self.seat)
        if reason:
            self.say(f"Nothing is taken back: {reason}.")
            return False
        self.say(f"Taken back: {self.table.naming.move(self.table.undo())}")
        return True

    def word_save(self, rest: str) -> None:
        if not rest:
            self.say("Type save and a file name, for example: save my-game.record")
            return
        keeping.write(keeping.free(Path(os.path.expanduser(rest))), self.table.text())
        self.say(f"Saved to {rest}.")

    def word_quit(self, rest: str) -> None:
        raise Left


def sentence(text: str) -> str:
    """An error line as a sentence of its own."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else text + "."
