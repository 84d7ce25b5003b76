"""Laws of a whole game: its moves can be told apart and made again, fate drew what it lists, and the places are ranks."""

from __future__ import annotations

from collections.abc import Iterator

from sheepfold.core.game import Game
from sheepfold.core.laws.breach import Breach
from sheepfold.core.laws.chance import UNCOUNTED, is_bag, odds_of, uncounted, undrawable
from sheepfold.core.laws.moments import check_reading, check_texts
from sheepfold.core.position import FATE, Position
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup


def walk(game: Game, setup: Setup, line: list[int]) -> Iterator[tuple[Position, int, int]]:
    """A game from its beginning: each position with the seat and the move that follow."""
    position: Position = game.start(setup)
    for seat, move in zip(line[::2], line[1::2], strict=True):
        yield position, seat, move
        position.play(move, seat)


def check_line(game: Game, setup: Setup, line: list[int]) -> Breach | None:
    """Every move that was made is listed where it was made, under a text of its own."""
    odds: dict[int, int] = {}
    drawn = 0
    for position, seat, move in walk(game, setup, line):
        if seat == FATE:
            now = odds_of(position)
            if move not in now:
                return undrawable(game, position, move)
            if uncounted(game) and is_bag(odds, drawn, now):
                return UNCOUNTED
            odds, drawn = now, move
        breach = check_reading(game, position, seat, move, game.say(position, seat, move))
        if breach:
            return check_texts(game, position) or breach
    return None


def check_places(game: Game, position: Position) -> Breach | None:
    seats = range(int(position.seats))
    places = [int(position.place(seat)) for seat in seats]
    scores = [int(position.score(seat)) for seat in seats]
    if min(places) != 1 or any(place != 1 + sum(p < place for p in places) for place in places):
        return Breach("places are ranks", f"{places}: 1 for the best, ties equal, then as many left out", "place")
    if not game.ranks and places != [1 + sum(other > score for other in scores) for score in scores]:
        what = f'places {places} for scores {scores}; if a rule ranks otherwise, name it in the wiring: ranks="{game.prefix}-…"'
        return Breach("places follow the scores", what, "place")
    winners = [seat for seat in seats if position.wins(seat)]
    last = [letter(seat) for seat in winners if places[seat] != 1]
    if last:
        return Breach("a winner has the first place", f"{', '.join(last)} of {places}", "wins")
    if winners and len(winners) != places.count(1):
        what = f"winners {', '.join(map(letter, winners))} of places {places}"
        return Breach("all who share the first place win, or none of them", what, "wins")
    return None
