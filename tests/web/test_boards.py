"""Games on the drawn boards in a real browser, in four ways and three languages (see boards.mjs, inputs.mjs)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sheepfold import games
from sheepfold.core.game import Game
from sheepfold.core.laws import written
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.table import history
from sheepfold.table.config import TableConfig
from sheepfold.table.mirror import Mirror, decode_from_server
from sheepfold.table.rows import LogRow
from tests.server.server_process import ServerProcess
from tests.server.test_leaks import draws, forms, pieces, stored
from tests.web.browsing import Browser

BOARDS = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
DRAWN = [name for name in games.names() if (BOARDS / name.replace("-", "_") / "board.tsx").exists()]
COMPARED = 40  # moments of a game, at most
BOTS = {"bauernschlau": 4, "bouc-makers": 1, "bye-bye-black-sheep": 1}  # beside two people; none if not said


@pytest.mark.parametrize("game", DRAWN)
def test_a_game_on_the_drawn_board_in_four_ways(browser: Browser, server: ServerProcess, game: str) -> None:
    found = browser.visit("boards", server.address, game, str(BOTS.get(game, 0)))
    print(found["told"])
    for seat, messages in enumerate(found["heard"]):
        keeps_secrets(server, game, found["table"], seat, messages)


def keeps_secrets(server: ServerProcess, name: str, table: str, seat: int, messages: list[str]) -> None:
    """A page received no seed before the end, and only views that would be the same if all that its seat may not know were other."""
    config, rows = stored(server, table)
    game = games.load(name)
    sealed = {form for secret in draws(config, rows) for form in forms(secret)}
    meanwhile = [text for text in messages if config.seed not in text]
    assert len(meanwhile) > 5
    assert all('"over"' in text for text in messages if config.seed in text), "the seed came before the end"
    assert not sealed & pieces("\n".join(meanwhile))
    mirror = Mirror()
    views: dict[int, Any] = {}
    for text in messages:
        mirror.apply(decode_from_server(text))
        if mirror.seat is not None:  # before, the page looked on from the door
            views[mirror.n] = mirror.view
    rng = Rng(seat)
    told = [n for n, view in views.items() if view is not None]
    assert len(told) > 2
    for n in told[:: 1 + len(told) // COMPARED]:
        other = truth_after(game, config, rows[: n + 1])
        other.reshuffle(seat, rng)
        assert written(views[n]) == written(game.view(other, seat)), (n, seat)


def truth_after(game: Game, config: TableConfig, rows: list[LogRow]) -> Position:
    """What was so when these rows were all there were; some may have been taken back later."""
    run = history.Run(game, config.setup(game), config.seal(), config.names())
    return history.lead(run, rows).position
