"""What people may ask of Hill Race: why a move is refused, how long a game can be, and what always holds."""

from sheepfold.core.toolbox import OVER, Refused, Setup, plain
from sheepfold.games.hill_race.rules import DAY, HillRacePosition, Phase


def explain(position: HillRacePosition, seat: int, text: str) -> Refused:
    if text.lower().startswith("roll"):
        return Refused(text, plain("the dice are fate's; to roll again, say climb"), "HR-2.3")
    if position.phase == Phase.PATHS:
        return Refused(text, plain(f"choose path meadow or path ridge, not {text!r}"), "HR-1.3")
    return Refused(text, plain(f"choose climb or rest, not {text!r}"), "HR-2.3")


def bound(setup: Setup) -> int:
    """A turn rolls at most top / 2 times (every roll but the last climbs two or more), with a choice between two rolls."""
    return 2 * setup.seats + setup.seats * int(DAY) * int(setup.options["top"])


def broken(position: HillRacePosition) -> str:
    if position.climb > 0 and position.actor() == OVER:
        return "a climb is left over at the end (HR-2.4)"
    if position.actor() != OVER and any(position.steps[seat] >= position.top for seat in range(position.seats)):
        return "a sheep at the top, and the race goes on (HR-3.1)"
    return ""
