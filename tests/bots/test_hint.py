"""Hints: a legal move and a whole sentence, from the seat's view alone, in every game."""

import pytest

from sheepfold import games
from sheepfold.bots.greedy import Greedy
from sheepfold.bots.hint import hint
from sheepfold.core.asking import asked, codes
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.language import Speaker


@pytest.mark.parametrize("name", games.names())
def test_every_decision_of_a_game_gets_a_sentence(name: str) -> None:
    game = games.load(name)
    for seats in (game.seats[0], game.seats[1]):
        position = game.start(game.setup(seats))
        rng = Rng(seats)
        settle(position, rng)
        looked = 0
        while position.actor() != OVER and looked < 15:
            seat = asked(position)[0]
            view, legal = game.view(position, seat), game.legal(position, seat)
            if rng.below(3) == 0:
                looked += 1
                found = hint(game, Greedy(game), view, legal, Rng(5))
                assert found.move in legal
                sentence = Speaker("en", name).sentence(found.why)
                assert not sentence[0].islower()
                assert sentence.endswith((".", "!"))
                assert "{" not in sentence
                assert found == hint(game, Greedy(game), game.view(position, seat), legal, Rng(5))
            moves = codes(position, seat)
            position.play(moves[rng.below(len(moves))], seat)
            settle(position, rng)
