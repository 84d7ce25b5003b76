"""The screen that all people at this table share: who sits at it, what is said to whom, and the record kept all the while."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

from sheepfold.core.errors import BadInput
from sheepfold.core.message import Message
from sheepfold.core.seats import LETTERS
from sheepfold.language import Speaker
from sheepfold.terminal import keeping
from sheepfold.terminal.cast import Naming
from sheepfold.terminal.console import Console
from sheepfold.terminal.guest import Guest
from sheepfold.terminal.host import Host
from sheepfold.terminal.telling import ending, news, sight


class Left(Exception):
    """The people have left the table before the end."""


class Screen:
    def __init__(self, host: Host, *, path: Path, console: Console, lang: str) -> None:
        self.host = host
        self.game = host.game
        self.lang = lang
        names = {LETTERS[seat]: player.name for seat, player in enumerate(host.cast)}
        self.naming = Naming(names, self.game.letters_are_seats)
        self.console = console
        self.path = path
        self.can_keep = True
        lone = len(host.people) == 1
        # A lone person is shown their own side of things, also at the end; several share what a watcher may see.
        self.reader = host.guests[host.people[0] if lone else None]
        self.at_screen: Guest | None = self.reader if lone else None

    def open(self) -> None:
        """The game begins, or goes on; from now on it is kept."""
        self.host.open()
        self.keep()
        self.host.on_stored = self.keep

    def next_guest(self) -> Guest | None:
        """Of several who choose at once: who sits at the screen, then other people, then bots; None: the game is over."""
        asked = [guest for guest in self.host.guests.values() if guest.mirror.legal]
        return min(asked, key=lambda guest: (guest is not self.at_screen, guest.is_bot, guest.seat), default=None)

    # --- what is said

    def speaker(self, to: Guest | None = None) -> Speaker:
        you = None if to is None or to.seat is None else LETTERS[to.seat]
        return Speaker(self.lang, self.game.name, self.naming.names, you)

    def say(self, id: str, **values: object) -> None:
        """A line of the terminal's own."""
        self.console.say(self.speaker().say(Message(id, values)))

    def say_watched(self) -> None:
        """Where no people play, what happens is told as it happens."""
        if not self.host.people:
            self.say_news(self.reader)

    def say_news(self, to: Guest, heading: str = "") -> None:
        """What `to` perceived since last time; the heading is the id of a message."""
        lines = news(self.game, to.news(to.read_to), self.speaker(to))
        to.read_to = to.mirror.n
        if lines and heading:
            self.console.say("")
            self.say(heading)
        self.console.say(*lines)

    def say_sight(self, to: Guest, in_full: bool = True) -> None:
        """What `to` sees. Not in full: if nobody else has moved since they last saw it, only the lines that are new."""
        lines = sight(self.game, to.view, self.speaker(to))
        known = to.shown if not in_full and to.moved_alone() else []
        to.shown, to.shown_at = lines, to.mirror.n
        self.console.say("", *(line for line in lines[:-1] if line not in known), lines[-1])

    def say_end(self) -> None:
        reader = self.reader
        if len(self.host.people) > 1:
            reader.read_to = min(self.host.guests[seat].read_to for seat in self.host.people)
        self.say_news(reader, "term-last-moves")
        self.say_sight(reader)
        self.console.say("", *ending(reader.view, self.speaker(reader)))

    # --- what is kept

    def keep(self) -> None:
        """Write the record to its place; if that fails, say so once and play on."""
        if not self.can_keep:
            return
        try:
            keeping.write(self.path, self.host.text())
        except BadInput as error:
            self.can_keep = False
            self.say("term-cannot-keep", why=error.message)

    def where(self) -> str:
        """For the person who leaves: where the record is and how to go on."""
        if not self.can_keep:
            return self.speaker().say(Message("term-not-kept"))
        over = self.reader.view.get("over", False)
        return self.speaker().say(Message("term-kept-over" if over else "term-kept", {"file": quote(str(self.path))}))
