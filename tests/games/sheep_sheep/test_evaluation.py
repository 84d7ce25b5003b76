"""The value guides a greedy player past a random one."""

from sheepfold.core.asking import codes
from sheepfold.core.playout import settle
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.games import load

GAME = load("sheep-sheep")


def greedy(position: Position, seat: int) -> int:
    def worth(move: int) -> int:
        after = position.copy()
        after.play(move, seat)
        return int(GAME.guide().value(after, seat))

    return max(codes(position, seat), key=worth)


def test_a_greedy_player_beats_a_random_one() -> None:
    wins, games = 0, 12
    for seed in range(games):
        position, rng, me = GAME.start(GAME.setup(2)), Rng(seed), seed % 2
        settle(position, rng)
        while position.actor() != OVER:
            seat = int(position.actor())
            found = codes(position, seat)
            position.play(greedy(position, seat) if seat == me else found[rng.below(len(found))], seat)
            while position.actor() == FATE:
                position.play(position.draw(rng), FATE)
        wins += position.place(me) == 1 and position.place(1 - me) == 2
    assert wins >= 10
