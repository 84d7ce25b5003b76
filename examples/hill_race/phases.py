"""The moments of Hill Race: who is asked, and for what."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

DEALING: Final[i64] = 0
ROLLING: Final[i64] = 1
CHOOSING: Final[i64] = 2
DONE: Final[i64] = 3
PHASES = ("dealing", "rolling", "choosing", "over")
