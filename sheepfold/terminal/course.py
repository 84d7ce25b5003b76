"""The course of a game, from where it stands to its end: bots move, people take their turns."""

from __future__ import annotations

from sheepfold.terminal.screen import Screen
from sheepfold.terminal.turn import Turn


def run(screen: Screen) -> None:
    """To the end; raises Left if the people leave before it."""
    screen.say_watched()
    while (guest := screen.next_guest()) is not None:
        if guest.is_bot:
            screen.host.bot_moves(guest)
        else:
            Turn(screen, guest).take()
        screen.say_watched()
    screen.say_end()
