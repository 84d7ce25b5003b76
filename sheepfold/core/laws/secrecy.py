"""Laws of secrecy: what a seat may not know shows nowhere, and the worlds it may be in are all thought of.

Each looks from one seat at one moment, and plays on from there; it returns None, or what is wrong.
"""

from __future__ import annotations

import json

from sheepfold.core.asking import codes
from sheepfold.core.errors import BadInput
from sheepfold.core.events import seen
from sheepfold.core.game import Data, Game
from sheepfold.core.laws.breach import Breach, difference, written
from sheepfold.core.laws.chance import check_things
from sheepfold.core.laws.moments import looker
from sheepfold.core.laws.worlds import SECRETS, TIMING, alike, changed, in_order, side_by_side
from sheepfold.core.play import Step, take_step
from sheepfold.core.position import OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter

IMAGINED = "an imagined world looks exactly like the view it was imagined from"
WATCHER = "a watcher sees only what every seat may see"
TOLD = "what a seat sees change is what it is told, no more and no less"
VARIED = "reshuffling varies whatever imagining varies"

WORLDS = 6  # imagined, to find out what varies:
OFTEN = 2  # in so many of them
RESHUFFLES = 400  # in which it must vary at least once; if the chance were 1 in 20, it would not once in 10**9 times


def check_imagined(game: Game, position: Position, seat: int, rng: Rng, ahead: int) -> Breach | None:
    for viewer in (seat, None):
        view = game.view(position, viewer)
        try:
            world = game.imagine(json.loads(json.dumps(view)), rng)
        except BadInput as error:
            return Breach(IMAGINED, f"{looker(viewer)}: none can be: {error}", "imagine_table")
        if written(game.view(world, viewer)) != written(view):
            return Breach(IMAGINED, f"{looker(viewer)}: {difference(view, game.view(world, viewer))}", "imagine_table")
        breach = whole(game, position, world, "the imagined world", "imagine_table")
        if breach:
            return breach
        if viewer is not None and game.legal(world, viewer) != game.legal(position, viewer):
            what = f"legal moves of {letter(viewer)}, {game.legal(position, viewer)}, became {game.legal(world, viewer)}"
            return Breach(IMAGINED, what, "imagine_table")
    return None


def whole(game: Game, position: Position, world: Position, name: str, about: str) -> Breach | None:
    """Whether another world is one that the game could be in."""
    what = game.broken(world)
    if what:
        return Breach("other worlds keep the game's invariants", f"{name}: {what}", about)
    lost = check_things(game, position, world)
    return Breach(lost.law, f"{name}: {lost.what}", about) if lost else None


def check_watcher(game: Game, position: Position, seat: int, rng: Rng, ahead: int) -> Breach | None:
    world = position.copy()
    world.reshuffle(seat, rng)
    if written(game.view(world, None)) != written(game.view(position, None)):
        return Breach(WATCHER, difference(game.view(position, None), game.view(world, None)), "visible")
    return None


def check_telling(game: Game, position: Position, seat: int, rng: Rng, ahead: int) -> Breach | None:
    """For this seat, then for everybody else who looks on."""
    actor = int(position.actor())
    if actor == OVER:
        return None
    steps = [take_step(game, position, actor, move) for move in some(codes(position, actor), 6, rng)]
    for viewer in dict.fromkeys((seat, None, *range(int(position.seats)))):
        breach = check_told(game, steps, viewer) if viewer != actor else None
        if breach:
            return breach
    return None


def check_told(game: Game, steps: list[Step], viewer: int | None) -> Breach | None:
    told_by_view: dict[str, str] = {}
    view_by_told: dict[str, Data] = {}
    for step in steps:
        view = game.view(step.after, viewer)
        line = str(seen(step.events, viewer))
        if told_by_view.setdefault(written(view), line) != line:
            what = f"told {told_by_view[written(view)]} and {line} where the view after it is the same"
            return Breach(TOLD, f"{looker(viewer)}: {what}", "events")
        before = view_by_told.setdefault(line, view)
        if before != view:
            what = f"{looker(viewer)}: told {line} for two moves after which the view differs: {difference(before, view)}"
            timing = before["asked"] != view["asked"]
            return Breach(TIMING, what, "actor") if timing else Breach(TOLD, what, "visible")
    return None


def some(moves: list[int], most: int, rng: Rng) -> list[int]:
    """Up to that many different ones."""
    left = list(moves)
    return [left.pop(rng.below(len(left))) for _turn in range(min(most, len(moves)))]


def check_reshuffled(game: Game, position: Position, seat: int, rng: Rng, ahead: int) -> Breach | None:
    world = position.copy()
    world.reshuffle(seat, rng)
    breach = whole(game, position, world, "the reshuffled world", "reshuffle")
    if not breach and written(game.view(position, seat)) != written(game.view(world, seat)):
        what = difference(game.view(position, seat), game.view(world, seat))
        return Breach(SECRETS, f"{looker(seat)}: reshuffled for it, views differ: {what}", "visible")
    return breach


def check_other_world(game: Game, position: Position, seat: int, rng: Rng, ahead: int) -> Breach | None:
    here, there = position.copy(), position.copy()
    there.reshuffle(seat, rng)
    for _turn in range(ahead):
        breach = alike(game, here, there, seat, rng)
        if breach:
            return breach
        went_on, breach = side_by_side(game, here, there, seat, rng)
        if not went_on:
            return breach
    return alike(game, here, there, seat, rng)


def check_varied(game: Game, position: Position, seat: int, rng: Rng, ahead: int) -> Breach | None:
    """Searches reshuffle where tables imagine: what stays as it is there, they would know. A watcher's world is reshuffled too."""
    return varies(game, position, seat, rng) or varies(game, position, None, rng)


def varies(game: Game, position: Position, viewer: int | None, rng: Rng) -> Breach | None:
    truth = in_order(position.to_data())
    view = json.loads(json.dumps(game.view(position, viewer)))
    times: dict[str, int] = {}
    for _turn in range(WORLDS):
        for key in changed(truth, in_order(game.imagine(view, rng).to_data())):
            times[key] = times.get(key, 0) + 1
    left = {key for key, number in times.items() if number >= OFTEN}
    for _turn in range(RESHUFFLES):
        if not left:
            return None
        world = position.copy()
        world.reshuffle(-1 if viewer is None else viewer, rng)
        left -= changed(truth, in_order(world.to_data()))
    keys = ", ".join(sorted(left))
    what = f"{looker(viewer)}: {keys} may be otherwise for all it knows, and never is in {RESHUFFLES} reshuffles"
    return Breach(VARIED, what, "reshuffle") if left else None


# In the order in which they are looked at: what is plainly wrong before what follows from it.
LAWS = (check_reshuffled, check_watcher, check_telling, check_other_world, check_imagined, check_varied)
