"""What holds in every game of Bouc Makers, whatever is played: tried on random games."""

from collections import Counter
from collections.abc import Iterator

import pytest

from sheepfold.core.asking import asked, codes
from sheepfold.core.events import seen, text_of
from sheepfold.core.fate import Seeded
from sheepfold.core.play import Play, take_step
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.games import load
from sheepfold.games.bouc_makers.interface import invariants
from sheepfold.games.bouc_makers.rules import bits, herds, moves
from sheepfold.games.bouc_makers.rules.components import DOGS, OS
from sheepfold.games.bouc_makers.rules.phases import BIDDING, DISCARDING
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition
from sheepfold.table.undo import why_not

GAME = load("bouc-makers")
Move = tuple[BoucMakersPosition, int, int, BoucMakersPosition]  # before, seat, move, after


def start(seats: int, **options: str) -> BoucMakersPosition:
    position = GAME.start(GAME.setup(seats, options))
    assert isinstance(position, BoucMakersPosition)
    return position


def random_game(seats: int, seed: int, **options: str) -> Iterator[Move]:
    position, rng = start(seats, **options), Rng(seed)
    while position.actor() != OVER:
        seat = int(position.actor())
        found = codes(position, seat)
        move = int(position.draw(rng)) if seat == FATE else found[rng.below(len(found))]
        after = position.copy()
        after.play(move, seat)
        yield position, seat, move, after
        position = after


@pytest.mark.parametrize(("seats", "rounds", "throws"), [(2, 20, 120), (3, 15, 90), (4, 12, 108), (5, 10, 120), (6, 9, 135)])
def test_rounds_throws_and_contracts_of_a_game(seats: int, rounds: int, throws: int) -> None:
    """BM-2.2, BM-2.3, BM-12.1: cards divide into whole rounds, but for the last one of six players."""
    sizes, bids, rolled = [], 0, 0
    for before, seat, move, after in random_game(seats, 11):
        bids += before.phase == BIDDING
        rolled += seat == FATE and moves.is_rolled(move) and after.hand == 0
        if before.phase != BIDDING and after.phase == BIDDING:
            sizes.append(int(bits.size(after.display)))
    assert len(sizes) == rounds
    assert sizes == [seats + 1] * (rounds - 1) + [4 if seats == 6 else seats + 1]
    assert bids == rounds * seats
    assert rolled <= throws
    assert after.pile == after.display == 0
    assert sum(bits.size(after.cards[seat]) for seat in range(seats)) == 60


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_cards_never_leave_a_player_but_the_os(seats: int) -> None:
    """BM-9.5"""
    for seed in range(3):
        for before, _, _, after in random_game(seats, seed):
            for seat in range(seats):
                assert before.cards[seat] & ~after.cards[seat] in (0, OS)


def test_wool_only_for_failing_and_never_for_winners() -> None:
    """BM-6.4, BM-7.1, BM-8.1: tokens grow by one, in a turn that fails."""
    for seed in range(5):
        for before, seat, move, after in random_game(4, seed):
            told = [text_of(event) for event in seen(take_step(GAME, before, seat, move).events, None)]
            for other in range(4):
                if after.wool[other] > before.wool[other]:
                    assert after.wool[other] == before.wool[other] + 1
                    assert f"{letter(other)} consoled 1" in told
                    assert any(line.startswith(f"{letter(other)} failed ") for line in told)


def turned(seat: int, seats: int) -> int:
    return seat if seat < 0 else (seat + 1) % seats


def turned_data(value: object, seats: int) -> object:
    """The same position with everybody sitting one seat further on."""
    letters = [letter(seat) for seat in range(seats)]

    def other(name: object) -> object:
        return letters[(letters.index(name) + 1) % seats] if isinstance(name, str) and name in letters else name

    if isinstance(value, dict):
        return {str(other(key)): turned_data(item, seats) for key, item in value.items()}
    if isinstance(value, list):
        return [turned_data(item, seats) for item in value]
    return other(value)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_where_one_sits_makes_no_difference(seats: int) -> None:
    """BM-1.8: the same game one seat further on, move by move; contracts may come in any order."""
    position, other = start(seats, board_levels="seat"), start(seats, board_levels="seat")
    for seat in range(seats):
        other.boards[turned(seat, seats)] = seat
    rng = Rng(7)
    while position.actor() != OVER:
        seat = int(position.actor()) if position.actor() == FATE else asked(position)[-1]
        found = codes(position, seat)
        move = found[rng.below(len(found))]
        assert found == codes(other, turned(seat, seats))
        position.play(move, seat)
        other.play(move, turned(seat, seats))
        assert turned_data(position.to_data(), seats) == other.to_data()
    assert [position.score(seat) for seat in range(seats)] == [other.score(turned(seat, seats)) for seat in range(seats)]


def test_wool_runs_dry_and_is_kept_account_of() -> None:
    """BM-1.4, BM-7.6: 25 tokens, whatever happens."""
    for seed in range(5):
        for _, _, _, after in random_game(6, seed):
            assert after.reserve + sum(after.wool[seat] for seat in range(6)) == 25


def test_herds_stay_hidden_until_the_end() -> None:
    """BM-9.4, BM-13.4: no view names a covered card of an earlier round."""
    for before, seat, move, after in random_game(3, 5):
        if after.phase >= DISCARDING:
            continue
        shown = str(GAME.view(after, 0)["table"])
        for owner in range(3):
            covered = after.herd(owner) & ~after.top_set(owner) & ~after.gains[owner]
            assert not any(name in shown for name in after.names(covered))


def test_dogs_all_dealt_out_leave_somebody_with_two() -> None:
    """BM-12.9: with 8 dogs and at most 6 players the most is never a lone dog."""
    for seed in range(5):
        *_, (_, _, _, after) = random_game(6, seed)
        dogs = Counter(int(herds.dogs(after, seat)) for seat in range(6))
        assert max(dogs) >= 2
        assert bits.size(sum(after.cards[seat] & DOGS for seat in range(6))) == 8


def test_games_stay_within_the_bound() -> None:
    for seats in range(2, 7):
        bound = invariants.bound(GAME.setup(seats))
        assert all(sum(1 for _ in random_game(seats, seed)) <= bound for seed in range(3))


def test_a_contract_is_not_taken_back() -> None:
    """BM-3.1: final as soon as it is set, also while the others still choose; a choice at the dice may be taken back."""
    setup = GAME.setup(3)
    play = Play(GAME, setup)
    play.settle(Seeded(1))
    for seat in (2, 0, 1):
        assert why_not([play.do(seat, "bid 26")]) == "undo-revealed"
    given = {"phase": "choose", "bids": {"A": "26", "B": "20", "C": "14"}}
    choosing = GAME.load(setup, GAME.complete(setup, given, Rng(1)))
    seat = int(choosing.actor())
    assert not any(GAME.reveals(choosing, seat, move) for move in codes(choosing, seat))
