"""Two worlds that look alike to a seat: whether they do, to the byte, and one more move in both of them."""

from __future__ import annotations

from typing import Any

from sheepfold.core.asking import asked, codes
from sheepfold.core.errors import Refused
from sheepfold.core.events import Seen, seen
from sheepfold.core.game import Data, Game
from sheepfold.core.laws.breach import Breach, difference, written
from sheepfold.core.laws.citing import check_cited
from sheepfold.core.play import Step, take_step
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS, letter

TIMING = "who is asked tells nothing"
SECRETS = "what a seat may not know never changes what it sees, hears, may do or is refused"


def alike(game: Game, here: Position, there: Position, seat: int, rng: Rng) -> Breach | None:
    """Whether two worlds are the same to a seat; None or the difference."""
    who = f"seat {letter(seat)}: "
    if acting(here) != acting(there):
        what = f"{acting(here)} in one world, {acting(there)} in another that it cannot tell from it"
        return Breach(TIMING, who + what, "actor")
    if written(game.view(here, seat)) != written(game.view(there, seat)):
        return Breach(SECRETS, f"{who}views differ: {difference(game.view(here, seat), game.view(there, seat))}", "visible")
    legal = game.legal(here, seat)
    if legal != game.legal(there, seat):
        return Breach(SECRETS, f"{who}legal moves differ: {legal} and {game.legal(there, seat)}", "fill_legal")
    for probe in probes(game, here, seat, legal, rng):
        one, other = game.why_not(here, seat, probe), game.why_not(there, seat, probe)
        if str(one) != str(other):
            return Breach(SECRETS, f"{who}refusals differ: {one} and {other}", "explain")
        breach = check_cited(here, f"the refusal of {probe!r}", one.rule, "explain") if isinstance(one, Refused) else None
        if breach:
            return breach
    if legal and game.timeout(here, seat) != game.timeout(there, seat):
        what = f"out of time it does {game.timeout(here, seat)!r} or {game.timeout(there, seat)!r}"
        return Breach(SECRETS, f"{who}{what}", "timeout")
    return None


def acting(position: Position) -> str:
    """Who is waited for, as everybody at the table notices it."""
    if position.actor() < 0:
        return "fate acts" if position.actor() == FATE else "the game is over"
    return f"{', '.join(letter(seat) for seat in asked(position))} asked"


def probes(game: Game, position: Position, seat: int, legal: list[str], rng: Rng) -> list[str]:
    """Some texts that are not legal for this seat: other seats' moves, fate's, and twisted ones of its own."""
    if not position.owes(seat):
        return ["pass"]
    pool = ["pass", "", "draw A"]
    for text in legal[:40]:
        words = text.split()
        pool += [text + " 1", " ".join(words[:-1]), " ".join([*words[:-1], str(rng.below(30))]), " ".join(words[::-1])]
        pool += [" ".join([*words[:-1], LETTERS[rng.below(6)]])]
    picked = [pool[rng.below(len(pool))] for turn in range(6)]
    return [text for text in picked if text.lower() not in {move.lower() for move in legal}]


def side_by_side(game: Game, here: Position, there: Position, seat: int, rng: Rng) -> tuple[bool, Breach | None]:
    """Play one move in both worlds that this seat perceives alike; False if the game is over or the worlds part ways, and then
    what was told that shows nowhere."""
    actor = int(here.actor())
    if actor == OVER:
        return False, None
    if actor != FATE:
        owing = asked(here)
        actor = owing[rng.below(len(owing))]
    mine = codes(here, actor)
    move = mine[rng.below(len(mine))]
    heard = seen(take_step(game, here, actor, move).events, seat)
    here.play(move, actor)
    theirs = [answer for answer in codes(there, actor) if answer != move]
    for turn in range(len(theirs)):
        theirs.append(theirs.pop(rng.below(len(theirs))))
    # Another move that is perceived alike comes first: what the seat cannot tell apart must not show afterwards either.
    for answer in [*theirs[:40], *([move] if move in codes(there, actor) else [])]:
        if seen(take_step(game, there, actor, answer).events, seat) == heard:
            there.play(answer, actor)
            return True, None
    if move not in codes(there, actor):
        return False, None
    return False, overheard(game, here, heard, take_step(game, there, actor, move), seat)


def overheard(game: Game, after: Position, heard: list[Seen], other: Step, seat: int) -> Breach | None:
    """Whether a move that a seat hears differently in two worlds leaves it with one view: what it was told, it had no right to
    know, or else it would see it now."""
    if written(game.view(after, seat)) != written(game.view(other.after, seat)):
        return None
    text = game.say(other.before, other.seat, other.move)
    what = f"{text!r} is heard as {heard} and as {seen(other.events, seat)}, and views are the same"
    return Breach(SECRETS, f"seat {letter(seat)}: {what}", "events")


# --- which things two worlds have otherwise


def changed(one: Data, other: Data) -> set[str]:
    """The keys under which two positions differ; below a table, its own keys: `charms.B`."""
    found = set()
    for key, value in one.items():
        if isinstance(value, dict) and isinstance(other.get(key), dict):
            found |= {f"{key}.{name}" for name in {*value, *other[key]} if value.get(name) != other[key].get(name)}
        elif value != other.get(key):
            found.add(key)
    return found


def in_order(data: Any) -> Any:
    """Data with its lists sorted: a bag is the same in whatever order it is written."""
    if isinstance(data, dict):
        return {key: in_order(value) for key, value in data.items()}
    return sorted(map(in_order, data), key=str) if isinstance(data, list) else data
