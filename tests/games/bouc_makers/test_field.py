"""A round of three or more in numbers, against rounds really played."""

from sheepfold.core.packed import vec
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE
from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.games.bouc_makers.bots import evaluation, policy
from sheepfold.games.bouc_makers.bots.field import Field
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

GAME = load("bouc-makers")


def given(seats: int, **data: object) -> BoucMakersPosition:
    setup = GAME.setup(seats)
    position = GAME.load(setup, GAME.complete(setup, data, Rng(2)))
    assert isinstance(position, BoucMakersPosition)
    return position


def played(position: BoucMakersPosition, contract: int, times: int) -> float:
    """What seat 0 gains over the mean of the others, all following habits but for its contract."""
    guide, rng, found, total = GAME.guide(), Rng(7), Pile(64), 0.0
    before = [int(evaluation.standing(position, seat)) for seat in range(int(position.seats))]
    for _ in range(times):
        world = position.copy()
        world.play(contract, 0)
        while not guide.pause(world):
            seat = int(world.actor())
            if seat == FATE:
                world.play(world.draw(rng), FATE)
                continue
            found.clear()
            world.fill_legal(seat, found)
            world.play(guide.policy(world, seat, found, rng), seat)
        rise = [int(evaluation.standing(world, seat)) - before[seat] for seat in range(int(position.seats))]
        total += rise[0] - sum(rise[1:]) / (len(rise) - 1)
    return total / times


def test_contracts_of_more_players_are_weighed_as_rounds_go() -> None:
    """By far not the same numbers: the others' gains are only guessed. But better contracts are found better."""
    position = given(4, phase="bid", display="S12 S56 D1 S44 S31", wool={"A": 2})
    field = Field(position)
    mixes = vec[float]([float(share) for seat in range(4) for share in policy.usual_mix(position, seat)])
    field.expect(0, mixes)
    tried = (0, 6, 10)
    real = [played(position, contract, 1200) for contract in tried]
    found = [float(field.values[contract]) for contract in tried]
    assert sorted(tried, key=lambda c: real[tried.index(c)]) == sorted(tried, key=lambda c: found[tried.index(c)])
