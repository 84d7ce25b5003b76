"""Cards counted to be in other hands, against a player who counts."""

from __future__ import annotations

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME
from sheepfold.games.black_sheep.rules import moves
from sheepfold.games.black_sheep.rules.bundle import count_in
from sheepfold.games.black_sheep.rules.components import NAMES
from sheepfold.games.black_sheep.rules.counting import counted_by


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_counted_cards_are_those_a_careful_player_counts(seats: int) -> None:
    rng = Rng(6)
    position = GAME.start(GAME.setup(seats))
    counted = [[0] * 6 for row in range(seats + 1)]
    remade = 0
    while position.actor() != OVER:
        actor, size = int(position.actor()), int(position.deck_size)
        found = codes(position, actor)
        move = int(position.draw(rng)) if actor == FATE else found[rng.below(len(found))]
        if actor != FATE:
            words = moves.say_choice(move).split()[2:]
            for card in [NAMES.index(word) for word in words if word != "drop"]:
                for row in range(seats + 1):
                    if row != actor:
                        counted[row][card] = max(counted[row][card] - 1, 0)
        position.play(move, actor)
        if position.deck_size > size:
            remade += 1
            for row in range(seats + 1):
                others = [seat for seat in range(seats) if seat != row]
                counted[row] = [
                    sum(int(count_in(position.hands[s], position.hand_size(s), c)) for s in others) for c in range(6)
                ]
        assert [[int(counted_by(position, row, card)) for card in range(6)] for row in range(seats + 1)] == counted
    assert remade > 0
