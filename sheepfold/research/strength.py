"""How often an agent wins against players who choose at random: the first thing that training has to show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sheepfold.research.fold import Fold
from sheepfold.research.rows import STAY

Array = NDArray[Any]
Choose = Callable[[Array, Array], Array]  # observations and masks of some rows → an action for each


def share_won(fold: Fold, choose: Choose, rounds: int = 4) -> float:
    """The share of games that an agent wins, alone against random players and in every seat in turn.

    Every row plays the same number of games, so that short ones do not count for more. A shared first place counts in part.
    """
    fold.reset()
    seat, left, won = np.arange(fold.n) % fold.seats, np.full(fold.n, rounds), 0.0
    while left.any():
        actions = fold.sample().copy()
        own = ((fold.actor == seat) & (left > 0)).nonzero()[0]
        if len(own):
            actions[own] = choose(fold.observation[own], fold.mask[own])
        actions[left == 0] = STAY
        fold.step(actions)
        for row in fold.done.nonzero()[0]:
            places = fold.places[row]
            won += float(places[seat[row]] == 1) / float((places == 1).sum())
            left[row] -= 1
            seat[row] = (seat[row] + 1) % fold.seats
    return won / (fold.n * rounds)
