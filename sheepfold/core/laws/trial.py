"""One random game under all laws, looked at closely or now and then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sheepfold.core import record
from sheepfold.core.asking import codes
from sheepfold.core.errors import BadInput
from sheepfold.core.game import ENDLESS, Game
from sheepfold.core.laws import chance, choices, citing, data, ending, moments, secrecy, tensors
from sheepfold.core.laws.breach import Breach, LawBroken
from sheepfold.core.laws.where import crash_place, where
from sheepfold.core.pile import Pile
from sheepfold.core.playout import stroll
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.recorded import Record
from sheepfold.core.rng import Rng

ENDLESS_CAP = 3_000  # moves after which a game without a bound is left alone


@dataclass(frozen=True, kw_only=True)
class Effort:
    """How closely to look: at every move or only now and then, and the expensive laws only at one in so many of these checks (0: never)."""

    stride: int = 1  # moves between two looks, on average
    data: int = 10
    worlds: int = 10
    ahead: int = 4  # moves that two worlds are played on side by side
    closely: int = 2  # moments of each kind that all laws look at in any case

    @staticmethod
    def soak() -> Effort:
        return Effort(stride=300, data=40, worlds=60, closely=0)


def check_game(game: Game, seats: int, options: dict[str, str], seed: int, effort: Effort) -> int:
    """One random game under all laws; returns how many moves it had, or raises LawBroken."""
    return Trial(game, seats, options, seed, effort).run()


class Trial:
    """One random game, watched."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: int, effort: Effort) -> None:
        self.game = game
        self.setup = game.setup(seats, options)
        self.seed = seed
        self.effort = effort
        self.moves = Pile(256)
        self.draws = chance.Draws()
        self.shadow: data.Shadow | None = None
        self.tensors = game.tensors(self.setup) if game.tensors is not None else None
        self._begin()

    def run(self) -> int:
        """Twice the same game: what is plainly wrong is told before a closer look stumbles over it."""
        try:
            self._hold(citing.check_wiring(self.game, self.position))
            self._play(self._glance)
            self._begin()
            self._play(self._look)
            self._finish()
        except LawBroken:
            raise
        except Exception as error:  # whatever goes wrong in a game, the record that leads there must not be lost
            raise self._crashed(error) from error
        return int(self.line.size) // 2

    def _begin(self) -> None:
        self.rng = Rng(self.seed)
        self.doubt = Rng(self.seed ^ 0x5CA1AB1E)  # chooses what to look at, so that looking never changes the game
        self.position: Position = self.game.start(self.setup)
        self.line = Pile(2048)  # seat and move, again and again
        self.kinds: dict[str, int] = {}  # of moments → how often one was looked at closely

    def _play(self, look: Callable[[], None]) -> None:
        bound = self.game.bound(self.setup)
        most = 2 * (ENDLESS_CAP if bound >= ENDLESS else bound + 1)
        look()
        while self.position.actor() != OVER and self.line.size < most:
            steps = 1 if self.effort.stride == 1 else 1 + self.doubt.below(2 * self.effort.stride)
            stroll(self.position, self.rng, self.moves, steps, self.line)
            look()
        if self.position.actor() != OVER and bound < ENDLESS:
            what = f"not over after {self.line.size // 2} moves; the bound is {bound}"
            self._hold(Breach("games end within the bound", what, "bound"))

    # --- what is wrong, with what leads there

    def _hold(self, breach: Breach | None) -> None:
        """Go on if a law holds."""
        if breach:
            raise LawBroken(breach, where(self.game, self.position, breach.about), self._written())

    def _crashed(self, error: Exception) -> LawBroken:
        what = f"{type(error).__name__}: {error}"
        return LawBroken(Breach("no move crashes", what, ""), crash_place(error), self._written())

    def _written(self) -> str:
        return record.write(self.game, self.record())

    def record(self) -> Record:
        """The moves so far, put into words; up to where the game breaks down."""
        written = Record(self.setup, self.game.version)
        try:
            for position, seat, move in ending.walk(self.game, self.setup, self.line.to_list()):
                written.moves.append((seat, self.game.say(position, seat, move)))
        except Exception:  # told already as what broke the law
            return written
        return written

    def _often(self, one_in: int) -> bool:
        return one_in > 0 and self.doubt.below(one_in) == 0

    # --- laws of one moment

    def _glance(self) -> None:
        self._hold(moments.check_asked(self.game, self.position))
        self._hold(moments.check_invariants(self.game, self.position))
        if self.position.actor() == FATE:
            self._hold(chance.check_odds(self.game, self.position))
        if self._is_rare():
            self._hold(moments.check_texts(self.game, self.position))

    def _look(self) -> None:
        closely = self._is_rare()
        if self.position.actor() == FATE:
            self._hold(self.draws.sample(self.game, self.position, self.doubt, closely))
            if closely:
                self._hold(chance.check_bag(self.game, self.position))
        look_at_data = self._often(self.effort.data) or closely
        look_at_worlds = self._often(self.effort.worlds) or closely
        if look_at_data or look_at_worlds:
            self._hold(moments.check_texts(self.game, self.position))
        if look_at_data:
            self._check_data()
        if look_at_worlds:
            self._check_worlds()

    def _is_rare(self) -> bool:
        """Whether moments of this kind were seldom looked at so far; the words of what can be done tell kinds apart."""
        if self.effort.closely == 0:
            return False
        seat = int(self.position.actor())
        found = codes(self.position, seat)
        words = {self.game.say(self.position, seat, move).split(" ")[0] for move in found[:50]}
        kind = " ".join(sorted(words)) + str(seat < 0)
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        return self.kinds[kind] <= self.effort.closely

    def _check_data(self) -> None:
        self._check_things()
        self._hold(data.check_copy(self.game, self.position, self.doubt))
        self._check_shadow()
        self._take_shadow()
        self._hold(choices.check_choices(self.game, self.position, self.doubt))
        self._hold(moments.check_said(self.game, self.position, self.doubt))

    def _check_things(self) -> None:
        self._hold(chance.check_things(self.game, self.game.start(self.setup), self.position))

    def _take_shadow(self) -> None:
        again, breach = data.read_back(self.game, self.position)
        self._hold(breach)
        self.shadow = data.Shadow(self.position.copy(), again, int(self.line.size)) if again is not None else None

    def _check_shadow(self) -> None:
        if self.shadow is not None:
            self._hold(self.shadow.catch_up(self.game, self.position, self.line.to_list()))

    def _check_worlds(self) -> None:
        seat = int(self.doubt.below(self.position.seats))
        for law in secrecy.LAWS:
            self._hold(law(self.game, self.position, seat, self.doubt, self.effort.ahead))
        if self.tensors is not None:
            self._hold(tensors.check_actions(self.tensors, self.position))
            self._hold(tensors.check_bytes(self.tensors, self.position, seat, self.doubt))

    # --- laws of the whole game

    def _finish(self) -> None:
        self._check_things()
        self._check_shadow()
        self._hold(self.draws.verdict())
        if self._often(1 if self.effort.stride == 1 else 50):
            self._hold(ending.check_line(self.game, self.setup, self.line.to_list()))
            self._check_record()
        if self.position.actor() == OVER:
            self._hold(ending.check_places(self.game, self.position))

    def _check_record(self) -> None:
        text = record.write(self.game, self.record(), self.position)
        law = "records replay to the identical position"
        try:
            game, again = record.read(text, lambda name, version=None: self.game)
            same = record.replay(game, again).to_data() == self.position.to_data()
        except BadInput as error:
            self._hold(Breach(law, str(error), "say"))
        else:
            self._hold(None if same else Breach(law, "it did not", "play"))
