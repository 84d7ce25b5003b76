"""One decision of one person: what they are shown, what they type, and the move they make in the end."""

from __future__ import annotations

from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.message import Message
from sheepfold.language.speaker import as_sentence
from sheepfold.table.messages import read
from sheepfold.terminal.choices import Choices
from sheepfold.terminal.guest import Guest
from sheepfold.terminal.screen import Left, Screen
from sheepfold.terminal.words import WORDS


class Turn:
    def __init__(self, screen: Screen, guest: Guest) -> None:
        self.screen = screen
        self.guest = guest
        self.speaker = screen.speaker(guest)

    def say(self, id: str, **values: object) -> None:
        self.say_message(Message(id, values))

    def say_message(self, message: Message) -> None:
        self.screen.console.say(*self.speaker.say(message).splitlines())

    def take(self) -> None:
        """Until a move is made or taken back."""
        screen = self.screen
        if screen.at_screen is not self.guest:
            if self.hand_over(screen.at_screen):
                return
            screen.at_screen = self.guest
        screen.say_news(self.guest, "term-happened")
        self.show(in_full=False)
        while not self.answer(self.ask("term-your-move")):
            pass

    def ask(self, id: str, **values: object) -> str:
        try:
            return self.screen.console.ask(self.speaker.say(Message(id, values)) + " ")
        except EOFError:
            self.say("term-input-ended")
            raise Left from None

    # --- from one person to the next

    def hand_over(self, before: Guest | None) -> bool:
        """Hide what the last person saw and wait for the next one; True if the last person took the move back instead."""
        screen = self.screen
        if before is not None:
            screen.console.clear()
        undoing = before if before is not None and screen.host.may_undo(before) else None
        self.say("term-next", name=self.guest.person)
        if undoing is not None:
            self.say("term-may-undo", name=undoing.person)
        while True:
            text = self.ask("term-press-enter", name=self.guest.person).lower()
            if not text:
                return False
            if text == "quit":
                raise Left
            if text != "undo" or undoing is None:
                self.say("term-only-enter-undo" if undoing is not None else "term-only-enter")
            elif self.undo_of(undoing):
                screen.at_screen = None
                self.say("term-taken-back")  # the move is not named: the next person may already look
                return True

    def undo_of(self, guest: Guest) -> bool:
        """Take a move back, or propose it; False, and it is said why, if neither can be."""
        refused = self.screen.host.undo(guest)
        if refused is not None:
            self.say_message(read(refused.message))
        return refused is None

    # --- what is shown

    def show(self, in_full: bool = True) -> None:
        """The view and, below its question, all choices."""
        self.screen.say_sight(self.guest, in_full)
        self.choices = Choices(self.guest.mirror.legal, self.screen.naming, self.screen.game.tidy)
        self.list_choices()

    def list_choices(self) -> None:
        self.screen.console.say(*(self.speaker.say(line) for line in self.choices.lines()))

    # --- what is typed

    def answer(self, text: str) -> bool:
        """Act on one line; True once the decision is done (or one before it was taken back)."""
        if not text:
            self.say("term-type-something")
            return False
        word, _, rest = text.partition(" ")
        move = self.choices.exactly(text)
        command = WORDS.get("help" if text == "?" else word.lower())
        try:
            if move:
                return self.make(move)
            return bool(command(self, rest)) if command else self.make_meant(text)
        except Refused as refusal:
            self.screen.console.say(as_sentence(self.speaker.refused(refusal)))
        except BadInput as error:
            self.screen.console.say(as_sentence(self.speaker.bad_input(error)))
        return False

    def make_meant(self, text: str) -> bool:
        """A number or part of a move: make it if it can mean only one, show the ones it can mean, or say why it is none."""
        moves = self.choices.meant_by(text)
        if not moves:
            return self.make(self.screen.naming.with_letters(text))
        if len(moves) == 1 and self.choices.plays_at_once(moves[0], text):
            return self.make(moves[0])
        self.choices.narrow(moves)
        self.say("term-which")
        self.list_choices()
        return False

    def make(self, move: str) -> bool:
        """Raises Refused, with the reason, if it is not legal now."""
        self.screen.host.move(self.guest, move)
        return True
