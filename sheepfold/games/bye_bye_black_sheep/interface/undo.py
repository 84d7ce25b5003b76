"""Which moves stay once they are made."""

from __future__ import annotations

from sheepfold.games.bye_bye_black_sheep.rules import moves
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition


def final(position: ByeByeBlackSheepPosition, seat: int, move: int) -> bool:
    """Every decision of the ledger but D8, what is put into the zoo: from draft to White Sheep, each answers a hidden card."""
    return move != moves.PLACE and not moves.ADD <= move < moves.SETTLE
