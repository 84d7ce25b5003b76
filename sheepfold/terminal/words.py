"""The words a person may type besides moves. Each does its work and returns True only if the decision is done."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from sheepfold.bots import registry
from sheepfold.core.errors import BadInput
from sheepfold.core.message import Message
from sheepfold.table.messages import Proposal, read
from sheepfold.terminal import keeping
from sheepfold.terminal.guest import seats_waited_for
from sheepfold.terminal.rulebook import look_up
from sheepfold.terminal.screen import Left
from sheepfold.terminal.telling import news

if TYPE_CHECKING:
    from sheepfold.terminal.turn import Turn

LOG_LINES = 30
ADVISER = "sheepdog"  # whom a hint is asked of, unless another is named


def tell_help(turn: Turn, rest: str) -> None:
    turn.say("term-help")


def look(turn: Turn, rest: str) -> None:
    turn.show()


def more(turn: Turn, rest: str) -> None:
    turn.choices.turn_page()
    turn.list_choices()


def back(turn: Turn, rest: str) -> None:
    turn.choices.narrow(turn.choices.legal)
    turn.list_choices()


def hint(turn: Turn, rest: str) -> None:
    rung = rest.lower() or ADVISER
    if rung not in registry.names():
        raise BadInput(Message("term-no-bot", {"came": rung, "known": registry.names()}))
    found = turn.screen.host.hint(turn.guest, rung)
    why = turn.speaker.sentence(read(found.message))
    turn.say("term-hint", move=turn.screen.naming.move(found.move), why=why)


def why(turn: Turn, rest: str) -> None:
    """A move that may be made is not made; any other is, to be refused with its reason."""
    if not rest:
        turn.say("term-why-what", move=turn.choices.legal[0])
    elif turn.choices.exactly(rest):
        turn.say("term-may", move=rest)
    else:
        turn.make(turn.screen.naming.with_letters(rest))


def rules(turn: Turn, rest: str) -> None:
    for line in look_up(turn.screen.game, rest, turn.screen.lang):
        turn.screen.console.say(turn.speaker.say(line))


def log(turn: Turn, rest: str) -> None:
    lines = news(turn.screen.game, turn.guest.news(), turn.speaker)
    if rest.lower() != "all" and len(lines) > LOG_LINES:
        turn.say("term-log-last", count=LOG_LINES, all=len(lines))
        lines = lines[-LOG_LINES:]
    if not lines:
        turn.say("term-log-none")
    turn.screen.console.say(*lines)


def undo(turn: Turn, rest: str) -> bool:
    guest = turn.guest
    made, n = list(guest.made), guest.mirror.n
    if not turn.undo_of(guest):
        return False
    if guest.proposal is not None and not others_agree(turn, guest.proposal):
        turn.say("term-not-agreed")
        return False
    number, text = made[-1]
    turn.say("term-taken-back-move" if number == n else "term-taken-back-more", move=turn.screen.naming.move(text))
    return True


def others_agree(turn: Turn, proposal: Proposal) -> bool:
    """The people who have moved since are asked aloud: this is not their screen now."""
    host = turn.screen.host
    seats = seats_waited_for(proposal, len(host.cast))
    text = ""
    while text not in ("yes", "no"):
        text = turn.ask("term-agree", names=[host.cast[seat].name for seat in seats]).lower()
    for seat in seats if text == "yes" else seats[:1]:
        host.vote(seat, text == "yes")
    return text == "yes"


def save(turn: Turn, rest: str) -> None:
    if not rest:
        turn.say("term-save-what")
        return
    keeping.write(keeping.free(Path(os.path.expanduser(rest))), turn.screen.host.text())
    turn.say("term-saved", file=rest)


def leave(turn: Turn, rest: str) -> None:
    raise Left


WORDS: dict[str, Callable[[Turn, str], bool | None]] = {
    "help": tell_help,
    "look": look,
    "more": more,
    "back": back,
    "hint": hint,
    "why": why,
    "rules": rules,
    "log": log,
    "undo": undo,
    "save": save,
    "quit": leave,
}
