"""Every move has a sentence that says why, made from the view alone."""

from __future__ import annotations

import pytest

from sheepfold.core.game import asked
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME

OPTIONS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"memoryAid": "on", "farmChoice": "pick"}),
    (6, {"dogBlackBonus": "on"}),
]


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_every_move_has_its_sentence(seats: int, options: dict[str, str]) -> None:
    rng = Rng(11)
    position = GAME.start(GAME.setup(seats, options))
    settle(position, rng)
    for step in range(140):
        if position.actor() == OVER:
            break
        seat = asked(position)[0]
        view, legal = GAME.view(position, seat), GAME.legal(position, seat)
        move = legal[rng.below(len(legal))]
        reason = GAME.reason(view, move)
        sentence = reason.sentence(GAME.messages)
        assert sentence.endswith(".")
        assert "{" not in sentence
        other = position.copy()
        other.reshuffle(seat, rng)
        assert GAME.reason(GAME.view(other, seat), move) == reason
        position.play(GAME.read(position, seat, move), seat)
        settle(position, rng)


def test_every_message_is_used() -> None:
    rng, used = Rng(5), set()
    for seats in (2, 3, 3, 6):
        position = GAME.start(GAME.setup(seats, {"farmChoice": "pick"}))
        settle(position, rng)
        while position.actor() != OVER:
            seat = asked(position)[0]
            legal = GAME.legal(position, seat)
            view = GAME.view(position, seat)
            move = legal[rng.below(len(legal))]
            for text in {move, legal[0], legal[-1]}:
                used.add(GAME.reason(view, text).message)
            position.play(GAME.read(position, seat, move), seat)
            settle(position, rng)
    assert set(GAME.messages) - used <= {"put-last", "park-last"}, "unused"
