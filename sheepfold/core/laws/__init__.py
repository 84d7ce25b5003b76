"""What must hold for every game: checked by random play, move by move (`sheepfold check NAME`)."""

from sheepfold.core.laws.breach import Breach, LawBroken, difference, written
from sheepfold.core.laws.likelihood import check_reshuffle
from sheepfold.core.laws.secrecy import check_imagined, check_other_world, check_telling, check_varied, check_watcher
from sheepfold.core.laws.trial import Effort, Trial, check_game
from sheepfold.core.laws.worlds import probes
from sheepfold.core.variants import play_out, random_options, variants

__all__ = [
    "Breach",
    "Effort",
    "LawBroken",
    "Trial",
    "check_game",
    "check_imagined",
    "check_other_world",
    "check_reshuffle",
    "check_telling",
    "check_varied",
    "check_watcher",
    "difference",
    "play_out",
    "probes",
    "random_options",
    "variants",
    "written",
]
