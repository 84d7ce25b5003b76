"""One person who fills the lobby: public tables at which nobody sits, as fast as the server lets them, under one name after another.

python3 -m benchmarks.attack.lobby http://127.0.0.1:8080 30
"""

from __future__ import annotations

import sys
import time

from sheepfold.client import Guest
from sheepfold.core.errors import BadInput

OPEN = [{"kind": "open"}, {"kind": "open"}]
EACH = 40  # tables tried under one name
PAUSE = 0.2  # seconds after a refusal


def attack(address: str, seconds: float) -> None:
    """Attack the server at this address for so long, and leave."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            person = Guest(address, "Wolf")
        except (BadInput, OSError):
            time.sleep(PAUSE)
            continue
        for number in range(EACH):
            if time.monotonic() > end or not opens(person):
                break


def opens(person: Guest) -> bool:
    """Whether the server lets this name open one more."""
    try:
        person.open_table("sheep-sheep", OPEN, public=True)
    except (BadInput, OSError):
        time.sleep(PAUSE)
        return False
    return True


if __name__ == "__main__":
    attack(sys.argv[1], float(sys.argv[2]))
