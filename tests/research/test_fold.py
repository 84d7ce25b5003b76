"""Many games at once as arrays: the same bytes on every machine, interpreted and compiled, and nothing lost on the way."""

from __future__ import annotations

from hashlib import sha256

import numpy as np
import pytest

from sheepfold import games
from sheepfold.core import record
from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.position import FATE
from sheepfold.core.rng import Rng
from sheepfold.research.episode import Episode, utilities
from sheepfold.research.fold import Fold

# By game and seats: the bytes of 120 steps of three rows, sampled from seed 5. They change with the columns or the actions of a
# game, or with its rules; then people who trained on them must be told.
BYTES = {
    ("bauernschlau", 2): "6f7924fe17a5984d",
    ("bauernschlau", 6): "10fa5d2bbfc07dc6",
    ("black-sheep", 4): "d3b29324e16f6f58",
    ("bouc-makers", 2): "51f644b875aaff73",
    ("bouc-makers", 5): "d8c66233a76e711c",
    ("bye-bye-black-sheep", 5): "529da17fc6fe439a",
    ("sheep-sheep", 2): "41920aeacec1eb86",
}


def digest(fold: Fold, steps: int) -> str:
    found = sha256()
    for _ in range(steps):
        fold.step(fold.sample())
        for array in (fold.observation, fold.mask, fold.actor, fold.done, fold.scores, fold.places):
            found.update(array.tobytes())
    return found.hexdigest()[:16]


@pytest.mark.parametrize(("name", "seats"), BYTES)
def test_equal_seeds_give_equal_bytes(name: str, seats: int) -> None:
    assert digest(Fold(name, seats, n=3, seed=5), 120) == BYTES[name, seats]


def test_a_row_does_not_depend_on_how_many_there_are() -> None:
    few, many = Fold("black-sheep", 3, n=2, seed=9), Fold("black-sheep", 3, n=5, seed=9)
    for _ in range(300):
        assert (few.observation == many.observation[:2]).all()
        assert (few.places == many.places[:2]).all()
        few.step(few.sample())
        many.step(many.sample())
    assert not (many.observation[0] == many.observation[1]).all()


def test_reset_begins_again() -> None:
    fold = Fold("sheep-sheep", n=4, seed=1)
    first = fold.observation.copy()
    before = digest(fold, 150)
    assert fold.places.any()
    fold.reset()
    assert (fold.observation == first).all()
    assert not fold.places.any()
    assert not fold.done.any()
    assert digest(fold, 150) == before
    fold.reset(2)
    assert not (fold.observation == first).all()


@pytest.mark.parametrize("name", [name for name in games.names() if games.load(name).tensors is not None])
def test_a_finished_game_is_recorded_with_its_scores(name: str) -> None:
    fold = Fold(name, games.load(name).seats[1], n=2, seed=3)
    while not fold.done.any():
        fold.step(fold.sample())
    row = int(fold.done.argmax())
    game, read = record.read(fold.record(row, ended=True), games.load)
    position = record.replay(game, read)
    assert [position.score(seat) for seat in range(fold.seats)] == fold.scores[row].tolist()
    assert [position.place(seat) for seat in range(fold.seats)] == fold.places[row].tolist()
    assert len(record.read(fold.record(row), games.load)[1].moves) < len(read.moves)


def test_an_illegal_action_changes_nothing() -> None:
    fold = Fold("bouc-makers", 2, n=3, seed=1)
    seen, mask = fold.observation.copy(), fold.mask.copy()
    for wrong in (-2, fold.actions, int((fold.mask[1] == 0).argmax())):
        actions = fold.sample().copy()
        actions[1] = wrong
        with pytest.raises(BadInput, match=f"row 1: action {wrong} is not legal now"):
            fold.step(actions)
        assert (fold.observation == seen).all()
        assert (fold.mask == mask).all()


@pytest.mark.parametrize(("changes", "what"), [({"n": 0}, "at least one row"), ({"seed": -1}, "a seed is a whole number")])
def test_what_cannot_be_is_refused(changes: dict[str, int], what: str) -> None:
    with pytest.raises(BadInput, match=what):
        Fold("sheep-sheep", 2, **changes)  # type: ignore[arg-type]


def test_a_row_can_be_left_as_it_is() -> None:
    fold = Fold("black-sheep", 2, n=2, seed=1)
    seen, mask = fold.observation.copy(), fold.mask.copy()
    for _ in range(120):
        fold.step([-1, fold.sample()[1]])
        assert (fold.observation[0] == seen[0]).all()
        assert (fold.mask[0] == mask[0]).all()
        assert not fold.done[0]
    assert fold.places[1].any()


def test_saved_rows_play_on_as_they_would_have() -> None:
    fold = Fold("bauernschlau", 2, n=3, seed=4)
    for _ in range(90):
        fold.step(fold.sample())
    saved = fold.save()
    seen = fold.observation.copy()
    ahead = [digest(fold, 40), fold.record(1)]
    fold.load(saved)
    assert (fold.observation == seen).all()
    fold.places[:] = fold.scores[:] = 0
    other = Fold("bauernschlau", 2, n=3, seed=8)
    other.load(saved[1:2], [2])
    assert (other.observation[2] == seen[1]).all()
    for _ in range(40):
        fold.step(fold.sample())
        other.step(other.sample())
    assert fold.record(1) == ahead[1] == other.record(2)


def test_texts_lead_to_actions_and_back() -> None:
    fold = Fold("bouc-makers", 3, n=1, seed=2)
    halves = 0
    for _ in range(400):
        action = int(fold.sample()[0])
        text = fold.text(0, action)
        if fold.labels[action] == text and text.startswith("discard"):
            halves += 1
        else:
            assert fold.action(0, text)[-1] == action
        fold.step([action])
    assert halves > 0
    with pytest.raises(BadInput, match="not legal now"):
        fold.text(0, int((fold.mask[0] == 0).argmax()))
    with pytest.raises(Refused):
        fold.action(0, "fly")


def test_sampled_actions_are_equally_likely() -> None:
    fold = Fold("bouc-makers", 2, n=2000, seed=6)
    counts = np.bincount(fold.sample(), minlength=14)[:14]
    assert counts.sum() == 2000
    assert (abs(counts - 2000 / 14) < 5 * (2000 / 14) ** 0.5).all()


def test_a_sealed_choice_is_not_told() -> None:
    """All that the second seat is shown while contracts are chosen is the same whatever the first one has chosen."""
    seen = set()
    for bid in range(13):
        fold = Fold("bouc-makers", 2, n=1, seed=3)
        fold.step([bid])
        assert fold.actor[0] == 1
        seen.add(fold.observation.tobytes() + fold.mask.tobytes())
    assert len(seen) == 1


def test_what_a_seat_hears_is_what_it_may_hear() -> None:
    fold = Fold("bouc-makers", 2, n=1, seed=3)
    fold.step([3])
    assert fold.heard(0, 0)[-1] == ["A", "bid", "17"]
    assert fold.heard(0, 1)[-1] == ["A", "bid", None]


def test_arrays_show_what_is_true_now() -> None:
    """An array taken without a copy shows every later step."""
    fold = Fold("sheep-sheep", n=2, seed=1)
    held = fold.observation
    before = held.copy()
    fold.step(fold.sample())
    assert held is fold.observation
    assert not (held == before).all()
    assert fold.high().shape == (fold.width,)
    assert (held / fold.high() <= 1).all()


@pytest.mark.parametrize("n", [1, 3, 1000])
def test_arrays_begin_where_jax_takes_them_without_a_copy(n: int) -> None:
    fold = Fold("sheep-sheep", n=n, seed=1)
    for array in (fold.observation, fold.mask):
        assert array.ctypes.data % 64 == 0
        assert array.flags.c_contiguous
        assert array.flags.writeable


def test_places_are_worth_what_they_share() -> None:
    assert utilities([1, 2]) == [1, -1]
    assert utilities([1, 1]) == [0, 0]
    assert utilities([3, 1, 1]) == [-1, 0.5, 0.5]
    assert sum(utilities([1, 2, 2, 4, 5, 5])) == pytest.approx(0)


def test_an_episode_plays_as_a_row_does() -> None:
    """One game by itself: the same actions lead to the same moves and the same bytes."""
    episode = Episode("bouc-makers", 3)
    episode.reset(Rng(11))
    chooser = Rng(12)
    while not episode.is_over:
        legal = episode.legal()
        assert episode.mask(episode.actor).nonzero()[0].tolist() == sorted(legal)
        assert not episode.mask((episode.actor + 1) % 3).any()
        assert episode.observe(episode.actor)[0] == 1
        action = legal[chooser.below(len(legal))]
        assert episode.text(action)
        episode.act(action)
    assert sum(episode.utilities()) == pytest.approx(0)
    game, read = record.read(episode.record(), games.load)
    assert record.replay(game, read).actor() < FATE
