"""Draw or stop, solved, against the ledger's figures and against worlds counted one by one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from sheepfold.core.packed import i64, vec
from sheepfold.games.bye_bye_black_sheep.bots.exact import Hand, Spot, Turn, going_on, survival


@pytest.mark.parametrize(
    ("hands", "draws", "percent"),
    [
        (2, 3, 61),
        (3, 3, 63),
        (4, 3, 63),
        (2, 4, 51),
        (3, 4, 52),
        (4, 4, 54),
        (2, 5, 41),
        (3, 5, 44),
        (4, 5, 45),
    ],
)
def test_survival_is_as_the_ledger_says(hands: int, draws: int, percent: int) -> None:
    """BB-18.3: one Black Sheep in every hand."""
    assert round(100 * survival([7] * hands, draws)) == percent


def test_survival_with_one_hand() -> None:
    assert [survival([8], draws) for draws in range(9)] == pytest.approx([(8 - draws) / 8 for draws in range(9)])
    assert survival([1], 2) == 0


def test_the_largest_hand_is_the_best_order() -> None:
    for sizes in ([3, 5], [2, 6, 4], [7, 7, 3]):
        for draws in range(1, 6):
            best = 0.0
            for shares in product(range(draws + 1), repeat=len(sizes)):
                if sum(shares) == draws and all(share <= size for share, size in zip(shares, sizes, strict=True)):
                    safe = 1.0
                    for share, size in zip(shares, sizes, strict=True):
                        safe *= (size - share) / size
                    best = max(best, safe)
            assert survival(sizes, draws) == pytest.approx(best)


def test_one_step_rule_of_the_ledger() -> None:
    """Draw while h >= N, stop when h < N: with one hand and every placement worth the same (at h = N - 1 both are equal)."""
    gains = vec[i64]([100 * number for number in range(20)])
    for hole in range(3, 12):
        stop = 100.0 * (hole - 2)
        for size in range(2, 15):
            more = going_on(vec[i64]([size]), gains, hole, 0.0)
            if size >= hole:
                assert more > stop
            elif size < hole - 1:
                assert more < stop
            else:
                assert more == pytest.approx(stop)


def test_quick_and_whole_answer_agree_where_drawn_cards_are_idle() -> None:
    for sizes, useful, hole in product([(6,), (8,), (5, 7), (4, 4, 6)], range(1, 6), range(3, 6)):
        gains = vec[i64]([min(number, useful) for number in range(20)])
        hands = tuple(Hand(0, size - 1, 0) for size in sizes)
        plan = Turn().plan(Spot(hole=hole, useful=useful, hands=hands))
        assert max(plan.draws) == pytest.approx(going_on(vec[i64](list(sizes)), gains, hole, 0.0))


# --- a second way: whole worlds listed, and the best decision for every sequence of cards seen


World = tuple[tuple[str, ...], ...]  # for every hand its cards: S the Black Sheep, u useful, i idle


def worlds(spot: Spot) -> Iterator[World]:
    """Every way to put single unseen cards into the unknown places of the hands, each as likely as the others."""
    pool = ["u"] * spot.unseen_useful + ["i"] * (spot.unseen - spot.unseen_useful)

    def deal(at: int, left: tuple[int, ...]) -> Iterator[World]:
        if at == len(spot.hands):
            yield ()
            return
        hand = spot.hands[at]
        for chosen in combinations(left, hand.unknown):
            rest = tuple(card for card in left if card not in chosen)
            cards = ("S", *"u" * hand.useful, *"i" * hand.idle, *(pool[card] + "?" for card in chosen))
            for others in deal(at + 1, rest):
                yield (cards, *others)

    yield from deal(0, tuple(range(len(pool))))


def best(turn: Turn, spot: Spot, possible: list[tuple[float, World]], hole: int, useful: int) -> float:
    """The best worth from here, in proportion to the weights of the worlds that are still possible."""
    total = sum(weight for weight, _ in possible)
    options = [total * turn.stopping(Spot(hole=hole, useful=useful, hands=()))]
    for at in range(len(spot.hands)):
        seen: dict[str, list[tuple[float, World]]] = {}
        for weight, world in possible:
            for place, card in enumerate(world[at]):
                after = (*world[:at], world[at][:place] + world[at][place + 1 :], *world[at + 1 :])
                seen.setdefault(card, []).append((weight / len(world[at]), after))
        options.append(sum(best(turn, spot, seen[c], hole + 1, useful + c.startswith("u")) for c in sorted(seen) if c != "S"))
    return max(options)


@pytest.mark.parametrize("goal", [0, 2])
@pytest.mark.parametrize(
    "spot",
    [
        Spot(hole=3, useful=1, hands=(Hand(1, 2, 0),)),
        Spot(hole=2, useful=0, hands=(Hand(2, 2, 0), Hand(0, 2, 0))),
        Spot(hole=3, useful=0, hands=(Hand(1, 0, 2),), unseen=5, unseen_useful=2),
        Spot(hole=3, useful=1, hands=(Hand(0, 1, 2), Hand(1, 0, 1)), unseen=4, unseen_useful=2),
        Spot(hole=4, useful=1, hands=(Hand(0, 0, 2), Hand(0, 2, 1)), unseen=5, unseen_useful=3),
    ],
)
def test_counting_whole_worlds_gives_the_same(spot: Spot, goal: int) -> None:
    turn = Turn(goal)
    every = list(worlds(spot))
    counted = best(turn, spot, [(1 / len(every), world) for world in every], spot.hole, spot.useful)
    assert turn.plan(spot).best() == pytest.approx(counted)
