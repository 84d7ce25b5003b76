"""Whole games on the drawn boards in a real browser, each person in their own way and language (see boards.mjs, hands.mjs)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sheepfold import games
from sheepfold.core.laws import written
from sheepfold.core.rng import Rng
from sheepfold.server.mirror import Mirror, decode_house
from tests.server.house import House
from tests.server.test_leaks import draws, forms, pieces, stored, worlds
from tests.web.browsing import visit

TABLES = [
    ("bauernschlau", 4, ["tree", "keys"]),
    ("bauernschlau", 4, ["mouse", "touch"]),
    ("black-sheep", 0, ["mouse", "keys"]),
    ("black-sheep", 0, ["tree", "touch"]),
    ("bouc-makers", 1, ["mouse", "keys"]),
    ("bouc-makers", 1, ["tree", "touch"]),
    ("bye-bye-black-sheep", 1, ["mouse", "keys"]),
    ("bye-bye-black-sheep", 1, ["tree", "touch"]),
    ("sheep-sheep", 0, ["mouse", "keys"]),
    ("sheep-sheep", 0, ["tree", "touch"]),
]


@pytest.mark.parametrize(("game", "bots", "ways"), TABLES)
def test_a_whole_game_on_the_drawn_board(
    tools: Any, house: House, tmp_path: Path, game: str, bots: int, ways: list[str]
) -> None:
    heard = tmp_path / "heard.json"
    visit(tools, "boards.mjs", house.address, game, str(bots), *ways, "--heard", str(heard))
    found = json.loads(heard.read_text(encoding="utf-8"))
    for seat, messages in enumerate(found["heard"]):
        keeps_secrets(house, game, found["table"], seat, messages)


def keeps_secrets(house: House, name: str, table: str, seat: int, messages: list[str]) -> None:
    """A page received no seed before the end, and only views that would be the same if all that its seat may not know were other."""
    charter, rows = stored(house, table)
    game = games.load(name)
    sealed = {form for secret in draws(charter, rows) for form in forms(secret)}
    meanwhile = [text for text in messages if charter.seed not in text]
    assert len(meanwhile) > 5
    assert all('"over"' in text for text in messages if charter.seed in text), "the seed came before the end"
    assert not sealed & pieces("\n".join(meanwhile))
    mirror = Mirror()
    views: dict[int, Any] = {}
    for text in messages:
        mirror.apply(decode_house(text))
        if mirror.seat is not None:  # before, the page looked on from the door
            views[mirror.n] = mirror.view
    rng = Rng(seat)
    compared = 0
    for n, _steps, truth in worlds(game, charter, rows):
        if views.get(n) is None:
            continue  # came while the line was cut
        other = truth.copy()
        other.reshuffle(seat, rng)
        assert written(views[n]) == written(game.view(other, seat)), (n, seat)
        compared += 1
    assert compared > 5
