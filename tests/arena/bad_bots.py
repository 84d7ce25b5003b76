"""Bots that misbehave, each in its own way, on its third decision of a game; and one that is only slow enough to be killed."""

from __future__ import annotations

import os
import time
from typing import Any

from sheepfold.core.game import Game
from sheepfold.core.rng import Rng


class Lamb:
    """Well behaved until its third decision."""

    def __init__(self, game: Game) -> None:
        self.asked = 0

    def choose(self, view: dict[str, Any], legal: list[str], rng: Rng) -> Any:
        self.asked += 1
        return self.misbehave(legal) if self.asked == 3 else legal[int(rng.below(len(legal)))]

    def misbehave(self, legal: list[str]) -> Any:
        return legal[0]


class Crash(Lamb):
    def misbehave(self, legal: list[str]) -> Any:
        raise ValueError("the wolf\n came")


class Exit(Lamb):
    def misbehave(self, legal: list[str]) -> Any:
        raise SystemExit(3)


class Illegal(Lamb):
    def misbehave(self, legal: list[str]) -> Any:
        return "fly away"


class Speechless(Lamb):
    def misbehave(self, legal: list[str]) -> Any:
        return None


class Sleeper(Lamb):
    def misbehave(self, legal: list[str]) -> Any:
        time.sleep(600)


class Looper(Lamb):
    """Never comes back, and holds off whatever it can."""

    def misbehave(self, legal: list[str]) -> Any:
        while True:
            try:
                sum(range(1000))
            except Exception:
                continue


class Late(Lamb):
    """Comes back in its own good time, deaf to the bell."""

    def misbehave(self, legal: list[str]) -> Any:
        end = time.monotonic() + 0.6
        while time.monotonic() < end:
            try:
                time.sleep(0.05)
            except BaseException:
                continue
        return legal[0]


class Die(Lamb):
    """Takes the whole process with it."""

    def misbehave(self, legal: list[str]) -> Any:
        os._exit(9)


class Stillborn(Lamb):
    def __init__(self, game: Game) -> None:
        raise RuntimeError("no legs")


class Patient(Lamb):
    """Takes its time, so that a run lasts long enough to be killed."""

    def choose(self, view: dict[str, Any], legal: list[str], rng: Rng) -> Any:
        time.sleep(0.001)
        return legal[int(rng.below(len(legal)))]


class Timed(Lamb):
    """Has a time of its own, which the arena sets."""

    seconds = 9.0

    def misbehave(self, legal: list[str]) -> Any:
        raise ValueError(f"had {self.seconds} s")


NotABot = 5
