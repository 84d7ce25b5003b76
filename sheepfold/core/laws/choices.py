"""Laws of sealed choices: seats that are asked at the same time do not disturb each other, and can be asked again."""

from __future__ import annotations

from sheepfold.core.asking import asked, codes
from sheepfold.core.game import Game
from sheepfold.core.laws.breach import Breach, difference, written
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter

TRIED = 6  # choices of another seat that are compared


def check_choices(game: Game, position: Position, rng: Rng) -> Breach | None:
    owing = asked(position)
    if not owing:
        return None
    seat = owing[rng.below(len(owing))]
    others = [other for other in owing if other != seat]
    if not others:
        return check_unseal(game, position, seat)
    other = others[rng.below(len(others))]
    return check_commute(position, seat, other, rng) or check_unseal(game, position, seat, other)


def check_commute(position: Position, one: int, other: int, rng: Rng) -> Breach | None:
    mine, theirs = codes(position, one), codes(position, other)
    first, second = mine[rng.below(len(mine))], theirs[rng.below(len(theirs))]
    here, there = position.copy(), position.copy()
    here.play(first, one)
    there.play(second, other)
    for world, left, done in ((here, other, one), (there, one, other)):
        if not (world.actor() >= 0 and world.owes(left)):
            what = f"{letter(done)}'s choice takes {letter(left)}'s away"
            return Breach("sealed choices are independent", what, "owes")
    here.play(second, other)
    there.play(first, one)
    if here.to_data() != there.to_data():
        what = f"{letter(one)} then {letter(other)}, or the other way round: {difference(here.to_data(), there.to_data())}"
        return Breach("sealed choices commute", what, "play")
    return None


def check_unseal(game: Game, position: Position, seat: int, other: int | None = None) -> Breach | None:
    """`unseal` leaves the seat it serves asked, and takes back what another has chosen and this seat cannot see."""
    law = "unseal takes back the choices a seat cannot see"
    fresh = position.copy()
    fresh.unseal(seat)
    if not fresh.owes(seat):
        return Breach(law, f"{letter(seat)} owed a choice before it and owes none after it", "unseal")
    if other is None:
        return None
    if not fresh.owes(other):
        return Breach(law, f"{letter(other)} owed a choice before unseal for {letter(seat)} and owes none after it", "unseal")
    looks: dict[str, int] = {}
    for move in codes(fresh, other)[:TRIED]:
        chosen = fresh.copy()
        chosen.play(move, other)
        view = written(game.view(chosen, seat))
        if looks.setdefault(view, move) == move:
            continue
        chosen.unseal(seat)  # the second that looks like an earlier one: this seat cannot tell them apart
        if chosen.to_data() != fresh.to_data():
            what = f"after {letter(other)}'s sealed choice and unseal for {letter(seat)}: "
            return Breach(law, what + difference(fresh.to_data(), chosen.to_data()), "unseal")
    return None
