"""What may happen at a moment: who is asked, which moves are legal or refused, what fate may bring.

Each check yields a Verdict for everything it looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.fate import nearest_first, shorten
from sheepfold.core.game import Data
from sheepfold.core.position import FATE
from sheepfold.core.scenario.moment import Moment, Verdict
from sheepfold.core.scenario.paths import compare

NO_MOVE = "(no move)"  # in `refused`: the text is meant to be none


def check_asked(now: Moment, wanted: list[str]) -> Iterator[Verdict]:
    yield Verdict(compare(wanted, now.asked()))


def check_legal(now: Moment, wanted: Data) -> Iterator[Verdict]:
    for name, moves in wanted.items():
        came = now.legal(name)
        missing = [move for move in moves if move not in came]
        extra = [move for move in came if move not in moves]
        parts = [f"not legal: {shorten(missing)}"] if missing else []
        parts += [f"legal too: {shorten(extra)}"] if extra else []
        yield Verdict(f"{name}: {'; '.join(parts)}{now.idle(name)}" if parts else "", (name, *missing[:1]))


def check_contains(now: Moment, wanted: Data) -> Iterator[Verdict]:
    for name, moves in wanted.items():
        came = now.legal(name)
        for move in moves:
            among = shorten(nearest_first(move, came)) or "no legal moves"
            yield Verdict("" if move in came else f"{name}: expected {move!r} among {among}{now.idle(name)}", (name, move))


def check_excludes(now: Moment, wanted: Data) -> Iterator[Verdict]:
    for name, moves in wanted.items():
        for move in moves:
            failure = excluded(now, name, move)
            yield Verdict(f"{name}: {failure}" if failure else "", (name, move))


def excluded(now: Moment, name: str, move: str) -> str:
    """A move is excluded only where others are possible, and only what is a move at all."""
    if not now.is_asked(name):
        return f"expected {move!r} to be no choice of {name}, but {now.not_asked(name)}: no move is; ask whose turn it is with asked"
    if is_legal(now, name, move):
        return f"{move!r} is legal, and should not be"
    wrong = now.vocabulary().no_move(move)
    return (
        f"expected a move that is not legal now, came {move!r}: {wrong} (a text that is no move is tried with refused)"
        if wrong
        else ""
    )


def is_legal(now: Moment, name: str, move: str) -> bool:
    """Whether the game would take this text, however it is written."""
    return refusal(now, name, move) is None


def refusal(now: Moment, name: str, move: str) -> Refused | None:
    try:
        now.game.read(now.position, now.seat(name), move)
    except Refused as refused:
        return refused
    return None


def check_choices(now: Moment, wanted: Data) -> Iterator[Verdict]:
    for name, number in wanted.items():
        failure = compare(number, len(now.legal(name)))
        yield Verdict(f"{name}: {failure}{now.idle(name)}" if failure else "", (name,))


def check_refused(now: Moment, wanted: dict[str, str]) -> Iterator[Verdict]:
    before = now.position.to_data()
    for line, rule in wanted.items():
        yield Verdict(tried(now, line, rule), (line,))
    if now.position.to_data() != before:
        yield Verdict("a refused move changed the position")


def tried(now: Moment, line: str, rule: str) -> str:
    """A rule's number says enough; without one, the text must be what it is said to be: a move, or none."""
    who, _, text = line.partition(" ")
    came = refusal(now, who, text)
    if came is None:
        return f"{line!r} is legal, expected it refused by {rule or 'some rule'}"
    if rule not in ("", NO_MOVE):
        return "" if rule == came.rule else f"{line!r}: expected rule {rule}, came {now.say(came)}{now.idle(who)}"
    wrong = now.vocabulary().no_move(text)
    if rule == "" and wrong:
        return f'expected a move, came {text!r}: {wrong}; if it is meant to be none, write "{NO_MOVE}" instead of ""'
    if rule == NO_MOVE and not wrong:
        return f'{line!r}: expected a text that is no move of {now.game.name}, came one that is; write its rule or "" instead'
    return ""


def check_odds(now: Moment, wanted: dict[str, str]) -> Iterator[Verdict]:
    if now.position.actor() != FATE:
        yield Verdict(f"fate does not act now{now.idle('fate')}")
        return
    came = {text.lower(): weight for text, weight in now.game.odds(now.position)}  # as `play` reads it: in any case
    for outcome, chance in wanted.items():
        yield Verdict(chanced(now, came, outcome, chance), (outcome,))


def chanced(now: Moment, came: dict[str, int], outcome: str, chance: str) -> str:
    expected = fraction(chance)
    if outcome.lower() in came:
        got = Fraction(came[outcome.lower()], sum(came.values()))
        return "" if expected == got else f"{outcome!r}: expected {chance}, came {got}"
    possible = [text for text, weight in now.game.odds(now.position)]
    if expected:
        return f"{outcome!r} cannot come now; fate can bring, nearest first: {shorten(nearest_first(outcome, possible))}"
    wrong = now.vocabulary().no_outcome(outcome)
    return f"expected an outcome with no chance now, came {outcome!r}: {wrong}" if wrong else ""


def fraction(text: str) -> Fraction:
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise BadInput(f"a chance is written like 1/8, not {text!r}") from None
