"""Turns things into sentences for one reader: messages, events and refusals as sentences, in their language and with the names they know."""

from __future__ import annotations

import re
from typing import Any

from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.events import Seen, text_of
from sheepfold.core.game import Data, Game
from sheepfold.core.message import Message
from sheepfold.language.catalogue import catalogue

BOLD = re.compile(r"\*([^*]+)\*")  # stars mark what a page shows bold


class Speaker:
    def __init__(self, lang: str = "en", game: str = "", names: dict[str, str] | None = None, you: str | None = None) -> None:
        self.lang = lang
        self.catalogue = catalogue(lang, game)
        self.names = names or {}
        self.you = you

    def say(self, message: Message) -> str:
        """A message as a sentence; one that no catalogue has is given as it is."""
        special = getattr(self, f"_{message.id.replace('-', '_')}", None)
        if special is not None:
            return str(special(**message.values))
        values = {name: self.value(value) for name, value in message.values.items()}
        text = self.catalogue.format(message.id, values)
        return str(message) if text is None else BOLD.sub(r"\1", text)

    def sentence(self, message: Message) -> str:
        """A message that stands alone: it may begin with the name of a card, which is not written with a capital elsewhere."""
        said = self.say(message)
        return said[:1].upper() + said[1:]

    def value(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        return self.joined(value, "and") if isinstance(value, (list, tuple)) else value

    def joined(self, items: Any, word: str) -> str:
        """`A, B and C`, with the word of the language."""
        said = [str(self.value(item)) for item in items]
        if len(said) < 2:
            return "".join(said)
        found = self.catalogue.format(f"list-{word}", {"first": ", ".join(said[:-1]), "last": said[-1]})
        return found or " ".join(said)

    def refused(self, refusal: Refused) -> str:
        values = {"move": refusal.move, "rule": refusal.rule, "why": refusal.message}
        return self.say(Message("refused-move-rule" if refusal.rule else "refused-move", values))

    def bad_input(self, error: BadInput) -> str:
        """What is wrong; a record brings its game, whose words the speaker may not have."""
        speaker = Speaker(self.lang, error.game, self.names, self.you) if error.game else self
        return speaker.say(error.message)

    def told(self, game: Game, event: Seen, view: Data) -> str:
        """What happened, in a sentence; "" if it is not worth one."""
        message = game.tell(event, view)
        if message is None:
            return ""
        values = {name: self.value(value) for name, value in message.values.items()}
        text = self.catalogue.format(message.id, values)
        return self.plainly(game, event) if text is None else BOLD.sub(r"\1", text)

    def plainly(self, game: Game, event: Seen) -> str:
        """An event of a game that has no sentence for it: `Bert: guess Anna 12`."""
        kinds = game.verbs[event[1]].values()
        values = [self._seat(value) if kind == "seat" else value for kind, value in zip(kinds, event[2:], strict=True)]
        said = f"{self._seat(event[0])}: {text_of([event[1], *values])}"
        return said[:1].upper() + said[1:]

    # --- messages that depend on the reader, not on a catalogue

    def _plain(self, text: str) -> str:
        return text

    def _seat(self, seat: str) -> str:
        if seat == "fate":
            return self.catalogue.format("fate", {}) or seat
        return self.names.get(seat, seat)

    def _is_you(self, seat: str) -> str:
        return "yes" if seat == self.you else "no"

    def _either(self, items: list[Any]) -> str:
        return self.joined(items, "or")


def english(thing: Message | Refused | BadInput, game: str = "") -> str:
    """For logs, tests and commands that speak to hosts and developers."""
    speaker = Speaker("en", game)
    if isinstance(thing, Refused):
        return speaker.refused(thing)
    return speaker.bad_input(thing) if isinstance(thing, BadInput) else speaker.say(thing)


def as_sentence(line: str) -> str:
    """An error line as a sentence of its own."""
    line = line[:1].upper() + line[1:]
    return line if line.endswith((".", "!", "?")) else line + "."
