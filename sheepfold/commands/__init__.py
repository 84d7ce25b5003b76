"""The words after `sheepfold` on a command line: one module each, found by being here.

A module has HELP (one line), FOR (who needs it: a key of GROUPS), `add_arguments(parser)` and `run(given) -> int` (the exit code).
"""

from __future__ import annotations

# The help lists commands by who needs them, in this order.
GROUPS = {
    "play": "to play",
    "host": "to host",
    "study": "to study games and write bots",
    "develop": "to check and to make games",
}
