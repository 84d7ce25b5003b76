"""Laws of one moment: who is asked, what the moves are called, what is said about them, and what the game says must hold."""

from __future__ import annotations

from sheepfold.core.asking import asked, codes, joined, sifted
from sheepfold.core.errors import Refused
from sheepfold.core.events import misfit, seen
from sheepfold.core.game import Data, Game
from sheepfold.core.laws.breach import Breach
from sheepfold.core.message import Message
from sheepfold.core.play import take_step
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter


def check_asked(game: Game, position: Position) -> Breach | None:
    """`actor` and `owes` speak of the same seats, and each of these has an answer."""
    actor = int(position.actor())
    owing = [seat for seat in range(int(position.seats)) if position.owes(seat)]
    names = ", ".join(map(letter, owing)) or "none"
    if actor == OVER and owing:
        return Breach("nobody owes a move once the game is over", f"owing: {names}", "owes")
    if actor == FATE and owing:
        return Breach("nobody owes a move while fate acts", f"owing: {names}", "owes")
    if actor >= 0 and (not owing or owing[0] != actor):
        what = f"actor() says {letter(actor)}; seats that owe a move: {names}"
        return Breach("the actor is the lowest seat that owes a move", what, "owes")
    for seat in asked(position):
        if not codes(position, seat):
            return Breach("a seat that is asked can answer", f"seat {letter(seat)} owes a move and has none", "fill_legal")
    return None


def check_invariants(game: Game, position: Position) -> Breach | None:
    what = game.broken(position)
    return Breach("the game's invariants hold", what, "play") if what else None


def check_texts(game: Game, position: Position) -> Breach | None:
    """Every move that can be made now has one text, which no other move has and which reads back as that move."""
    for seat in [int(FATE)] if position.actor() == FATE else asked(position):
        found = codes(position, seat)
        if len(set(found)) != len(found):
            return Breach("legal moves are listed once", f"{letter(seat)}: {sorted(found)}", "fill_legal")
        texts = [game.say(position, seat, move) for move in found]
        for text in texts:
            twins = [move for move, other in zip(found, texts, strict=True) if other.lower() == text.lower()]
            if len(twins) > 1:
                what = f"{letter(seat)}: moves {', '.join(map(str, twins))} are all called {text!r}"
                return Breach("every move has a text of its own", what, "say")
        for move, text in zip(found[:5], texts, strict=False):
            breach = check_reading(game, position, seat, move, text)
            if breach:
                return breach
    return None


def check_reading(game: Game, position: Position, seat: int, move: int, text: str) -> Breach | None:
    law = "a move's text reads back as that move"
    if text != " ".join(text.split()) or not text:
        return Breach(law, f"{text!r}: a text has words with one space between them", "say")
    try:
        read = game.read(position, seat, f"  {text.upper()} ")
    except Refused as refusal:
        return Breach(law, f"{letter(seat)} {text!r} is refused: {refusal.message}", "tidy")
    return None if read == move else Breach(law, f"{letter(seat)} {text!r} reads as {read}, not {move}", "say")


def check_said(game: Game, position: Position, rng: Rng) -> Breach | None:
    """Views have words, events are as declared and can be told, and what a seat does that ran out of time is legal."""
    views = {viewer: game.view(position, viewer) for viewer in (None, *range(int(position.seats)))}
    for viewer, view in views.items():
        lines = game.words(view)
        if not lines or not all(isinstance(line, Message) for line in lines):
            return Breach("every view can be put into words", f"{looker(viewer)}: {lines!r}", "words")
    for seat in asked(position):
        text = game.timeout(position, seat)
        if text != "" and text not in game.legal(position, seat):
            return Breach("what a seat does that ran out of time is legal", f"{letter(seat)} {text!r}", "timeout")
    actor = int(position.actor())
    found = codes(position, actor) if actor != OVER else []
    if not found:
        return None
    step = take_step(game, position, actor, found[rng.below(len(found))])
    for viewer, view in views.items():
        for event in seen(step.events, viewer):
            if misfit(event, game.verbs):
                return Breach("events are as declared", misfit(event, game.verbs), "events")
            game.tell(event, view)
    return check_kept(game, position, step.after)


def check_kept(game: Game, before: Position, after: Position) -> Breach | None:
    """What a view keeps of one from an earlier position is what it would be if it were made again."""
    law = "what a view keeps has not changed"
    if game.public is None or game.public_after is None:
        return None
    seen, made = game.public(before), game.public(after)
    new, gone = sifted(game.public_after(after, before, seen), seen)
    kept = joined(seen, new, gone)
    if kept != made:
        return Breach(law, f"{looker(None)}: {stale(kept, made)}", "public_after")
    if game.own_after is None:
        return None
    for seat in range(int(after.seats)):
        had, own = game.own(before, seat, seen), game.own(after, seat, made)
        found = joined(had, *sifted(game.own_after(after, seat, kept, before, new, had), had))
        if found != own:
            return Breach(law, f"{looker(seat)}: {stale(found, own)}", "own_after")
    return None


def stale(kept: Data, made: Data) -> str:
    """The keys that differ."""
    return ", ".join(sorted(key for key in {*kept, *made} if key not in kept or key not in made or kept[key] != made[key]))


def looker(viewer: int | None) -> str:
    return "a watcher" if viewer is None else f"seat {letter(viewer)}"
