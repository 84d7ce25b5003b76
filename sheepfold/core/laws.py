"""What must hold for every game, whoever wrote it: checked by random play, move by move (`sheepfold check NAME`)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from sheepfold.core import record
from sheepfold.core.fate import Seeded
from sheepfold.core.game import ENDLESS, Data, Game, asked, codes
from sheepfold.core.pile import Pile
from sheepfold.core.playout import stroll
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS, letter, seat_of

ENDLESS_CAP = 3_000  # moves after which a game without a bound is left alone


class LawBroken(Exception):
    """A law that does not hold, with the record that leads there."""

    def __init__(self, law: str, what: str, text: str) -> None:
        self.law = law
        self.record = text
        super().__init__(f"{law}: {what}")


@dataclass(frozen=True)
class Effort:
    """How closely to look: at every move or only now and then, and the dearer laws at one look in so many (0: never)."""

    stride: int = 1  # moves between two looks, on average
    data: int = 10
    worlds: int = 10
    ahead: int = 4  # moves that two worlds are played on side by side

    @staticmethod
    def soak() -> Effort:
        return Effort(stride=300, data=40, worlds=60)


def variants(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with the default options, then with each other value of each option, one at a time."""
    fewest, most = game.seats
    for seats in range(fewest, most + 1):
        yield seats, {}
        for option in game.options:
            for value in option.values[1:]:
                if not (option.names_seat and value in LETTERS and seat_of(value, seats) is None):
                    yield seats, {option.name: value}
        for data_set in game.data_sets:
            for name in list(data_set.built_in)[1:]:
                yield seats, {data_set.name: name}


def random_options(game: Game, seats: int, rng: Rng) -> dict[str, str]:
    """Any mix of option values that this table allows; each option has its default half of the time."""
    chosen: dict[str, str] = {}
    for option in game.options:
        values = [v for v in option.values if not (option.names_seat and v in LETTERS and seat_of(v, seats) is None)]
        chosen[option.name] = values[rng.below(len(values))] if rng.below(2) else values[0]
    for data_set in game.data_sets:
        names = list(data_set.built_in)
        chosen[data_set.name] = names[rng.below(len(names))]
    return chosen


def check_game(game: Game, seats: int, options: dict[str, str], seed: int, effort: Effort) -> int:
    """One random game under all laws; returns how many moves it had, or raises LawBroken."""
    return Trial(game, seats, options, seed, effort).run()


class Trial:
    """One random game, watched."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: int, effort: Effort) -> None:
        self.game = game
        self.setup = game.setup(seats, options)
        self.rng = Rng(seed)
        self.doubt = Rng(seed ^ 0x5CA1AB1E)  # chooses what to look at, so that looking never changes the game
        self.effort = effort
        self.position = game.start(self.setup)
        self.line = Pile(2048)  # seat and move, again and again
        self.moves = Pile(256)

    def run(self) -> int:
        bound = self.game.bound(self.setup)
        most = 2 * (ENDLESS_CAP if bound >= ENDLESS else bound + 1)
        try:
            self._look()
            while self.position.actor() != OVER and self.line.size < most:
                self._stroll()
                self._look()
        except LawBroken:
            raise
        except Exception as error:  # whatever goes wrong in a game, the record that leads there must not be lost
            raise self._broken("no move crashes", f"{type(error).__name__}: {error}") from error
        if self.position.actor() != OVER and bound < ENDLESS:
            raise self._broken(
                "games end within the bound", f"not over after {self.line.size // 2} moves; the bound is {bound}"
            )
        self._finish()
        return int(self.line.size) // 2

    def record(self) -> record.Record:
        """The moves so far, put into words."""
        written = record.Record(self.setup, self.game.version)
        position = self.game.start(self.setup)
        line = self.line.to_list()
        for seat, move in zip(line[::2], line[1::2], strict=True):
            written.moves.append((seat, self.game.say(position, seat, move)))
            position.play(move, seat)
        return written

    def _broken(self, law: str, what: str) -> LawBroken:
        return LawBroken(law, what, record.write(self.game, self.record()))

    def _often(self, one_in: int) -> bool:
        return one_in > 0 and self.doubt.below(one_in) == 0

    def _stroll(self) -> None:
        steps = 1 if self.effort.stride == 1 else 1 + self.doubt.below(2 * self.effort.stride)
        size = self.line.size
        actor = int(stroll(self.position, self.rng, self.moves, steps, self.line))
        if actor >= 0 and self.line.size == size:
            raise self._broken("whoever is asked can answer", f"seat {letter(actor)} owes a move and has none")

    # --- laws of one moment

    def _look(self) -> None:
        what = self.game.broken(self.position)
        if what:
            raise self._broken("the game's invariants hold", what)
        if self._often(self.effort.data):
            self._check_data()
            self._check_moves()
        if self._often(self.effort.worlds):
            seat = self.doubt.below(self.position.seats)
            for law in (check_imagined, check_watcher, check_telling, check_other_world):
                what = law(self.game, self.position, int(seat), self.doubt, self.effort.ahead)
                if what:
                    raise self._broken(law.__doc__ or "", f"seat {letter(int(seat))}: {what}")

    def _check_moves(self) -> None:
        """The odds of fate, the texts of the moves that can be made, and that sealed choices do not meddle."""
        if self.position.actor() == FATE:
            self._check_odds(int(self.position.draw(self.doubt)))
        owing = asked(self.position)
        for seat in owing:
            self._check_texts(seat)
        if len(owing) > 1:
            self._check_commute(owing)

    def _check_data(self) -> None:
        data = self.position.to_data()
        try:
            again = self.game.load(self.setup, json.loads(json.dumps(data)))
        except (TypeError, ValueError) as error:
            raise self._broken("a position can be written down and read back", str(error)) from error
        if again.to_data() != data:
            raise self._broken("a position can be written down and read back", difference(data, again.to_data()))
        twin = self.position.copy()
        if twin.to_data() != data:
            raise self._broken("a copy is the same position", difference(data, twin.to_data()))
        if twin.actor() != OVER:
            some = codes(twin, int(twin.actor()))
            twin.play(some[self.doubt.below(len(some))], twin.actor())
            if self.position.to_data() != data:
                raise self._broken("playing on in a copy leaves the original alone", difference(data, self.position.to_data()))

    def _check_odds(self, drawn: int) -> None:
        moves, weights = Pile(64), Pile(64)
        self.position.fill_odds(moves, weights)
        if moves.size != weights.size or moves.size == 0 or min(weights.to_list()) <= 0:
            raise self._broken("odds are positive", f"outcomes {moves.to_list()} with weights {weights.to_list()}")
        if len(set(moves.to_list())) != moves.size:
            raise self._broken("odds list each outcome once", f"{moves.to_list()}")
        if drawn not in moves.to_list():
            raise self._broken("odds are complete", f"drew {drawn}, odds list {moves.to_list()}")
        self._check_texts(int(FATE))

    def _check_texts(self, seat: int) -> None:
        found = codes(self.position, seat)
        texts = [self.game.say(self.position, seat, move) for move in found]
        if len({text.lower() for text in texts}) != len(found):
            raise self._broken("every move has a text of its own", f"{sorted(texts)}")
        for move, text in zip(found[:5], texts, strict=False):
            if self.game.read(self.position, seat, f"  {text.upper()} ") != move:
                raise self._broken("a move's text reads back as that move", text)

    def _check_commute(self, owing: list[int]) -> None:
        one, other = owing[0], owing[-1]
        mine, theirs = codes(self.position, one), codes(self.position, other)
        first, second = mine[self.doubt.below(len(mine))], theirs[self.doubt.below(len(theirs))]
        here, there = self.position.copy(), self.position.copy()
        here.play(first, one)
        there.play(second, other)
        if not (here.actor() >= 0 and here.owes(other) and there.owes(one)):
            raise self._broken("sealed choices are independent", f"{letter(one)}'s choice takes {letter(other)}'s away")
        here.play(second, other)
        there.play(first, one)
        if here.to_data() != there.to_data():
            raise self._broken("sealed choices commute", difference(here.to_data(), there.to_data()))

    # --- laws of the whole game

    def _finish(self) -> None:
        if self._often(1 if self.effort.stride == 1 else 50):
            text = record.write(self.game, self.record(), self.position)
            game, again = record.read(text, lambda name, version=None: self.game)
            if record.replay(game, again).to_data() != self.position.to_data():
                raise self._broken("records replay to the identical position", "it did not")
        if self.position.actor() != OVER:
            return
        places = [int(self.position.place(seat)) for seat in range(self.setup.seats)]
        if sorted(places)[0] != 1 or any(place != 1 + sum(p < place for p in places) for place in places):
            raise self._broken("places are ranks", f"{places}")
        if codes(self.position, 0) or any(self.position.owes(seat) for seat in range(self.setup.seats)):
            raise self._broken("nobody owes a move once the game is over", f"{asked(self.position)}")


# --- laws of secrecy: each returns "" or what is wrong


def check_imagined(game: Game, position: Position, seat: int, rng: Rng, ahead: int) -> str:
    """an imagined world looks exactly like the view it was imagined from"""
    for eye in (seat, None):
        view = game.view(position, eye)
        world = game.imagine(json.loads(json.dumps(view)), rng)
        if written(game.view(world, eye)) != written(view):
            return difference(view, game.view(world, eye))
        what = game.broken(world)
        if what:
            return f"the imagined world breaks an invariant: {what}"
        if eye is not None and game.legal(world, eye) != game.legal(position, eye):
            return f"legal moves {game.legal(position, eye)} became {game.legal(world, eye)}"
    return ""


def check_watcher(game: Game, position: Position, seat: int, rng: Rng, ahead: int) -> str:
    """a watcher sees only what every seat may see"""
    world = position.copy()
    world.reshuffle(seat, rng)
    if written(game.view(world, None)) != written(game.view(position, None)):
        return difference(game.view(position, None), game.view(world, None))
    return ""


def check_telling(game: Game, position: Position, seat: int, rng: Rng, ahead: int) -> str:
    """what a seat sees change is what it is told, no more and no less"""
    actor = int(position.actor())
    if actor in (OVER, seat):
        return ""
    found = codes(position, actor)
    told_by_view: dict[str, str] = {}
    view_by_told: dict[str, Data] = {}
    for turn in range(min(len(found), 6)):
        move = found[rng.below(len(found))]
        after = position.copy()
        after.play(move, actor)
        view = game.view(after, seat)
        line = str(game.tell(position, actor, move, after, seat))
        if told_by_view.setdefault(written(view), line) != line:
            return f"told {told_by_view[written(view)]} and {line} where the view after it is the same"
        if view_by_told.setdefault(line, view) != view:
            return f"told {line} for two moves after which the view differs: {difference(view_by_told[line], view)}"
    return ""


def check_other_world(game: Game, position: Position, seat: int, rng: Rng, ahead: int) -> str:
    """what a seat may not know never changes what it sees, hears, may do or is refused"""
    here, there = position.copy(), position.copy()
    there.reshuffle(seat, rng)
    what = game.broken(there)
    if what:
        return f"the reshuffled world breaks an invariant: {what}"
    for turn in range(ahead):
        what = alike(game, here, there, seat, rng)
        if what:
            return what
        if not side_by_side(game, here, there, seat, rng):
            return ""
    return alike(game, here, there, seat, rng)


def alike(game: Game, here: Position, there: Position, seat: int, rng: Rng) -> str:
    """Whether two worlds are the same to a seat, to the byte; "" or the difference."""
    if written(game.view(here, seat)) != written(game.view(there, seat)):
        return "views differ: " + difference(game.view(here, seat), game.view(there, seat))
    legal = game.legal(here, seat)
    if legal != game.legal(there, seat):
        return f"legal moves differ: {legal} and {game.legal(there, seat)}"
    for probe in probes(game, here, seat, legal, rng):
        one, other = game.why_not(here, seat, probe), game.why_not(there, seat, probe)
        if str(one) != str(other):
            return f"refusals differ: {one} and {other}"
    return ""


def probes(game: Game, position: Position, seat: int, legal: list[str], rng: Rng) -> list[str]:
    """Some texts that are not legal for this seat: other seats' moves, fate's, and twisted ones of its own."""
    if not position.owes(seat):
        return ["pass"]
    pool = ["pass", "", "draw A"]
    for text in legal[:40]:
        words = text.split()
        pool += [text + " 1", " ".join(words[:-1]), " ".join([*words[:-1], str(rng.below(30))]), " ".join(words[::-1])]
        pool += [" ".join([*words[:-1], LETTERS[rng.below(6)]])]
    picked = [pool[rng.below(len(pool))] for turn in range(6)]
    return [text for text in picked if text.lower() not in {move.lower() for move in legal}]


def side_by_side(game: Game, here: Position, there: Position, seat: int, rng: Rng) -> bool:
    """Play one move in both worlds that this seat perceives alike; False if the game is over or the worlds part ways."""
    actor = int(here.actor())
    if actor == OVER:
        return False
    if actor != FATE:
        owing = asked(here)
        actor = owing[rng.below(len(owing))]
    mine = codes(here, actor)
    move = mine[rng.below(len(mine))]
    before = here.copy()
    here.play(move, actor)
    heard = game.tell(before, actor, move, here, seat)
    theirs = [answer for answer in codes(there, actor) if answer != move]
    for turn in range(len(theirs)):
        theirs.append(theirs.pop(rng.below(len(theirs))))
    # Another move that is perceived alike comes first: what the seat cannot tell apart must not show afterwards either.
    for answer in [*theirs[:40], *([move] if move in codes(there, actor) else [])]:
        after = there.copy()
        after.play(answer, actor)
        if game.tell(there, actor, answer, after, seat) == heard:
            there.play(answer, actor)
            return True
    return False


def written(view: Data) -> str:
    return json.dumps(view, sort_keys=True, ensure_ascii=False)


def difference(one: object, other: object, path: str = "") -> str:
    """The first place where two pieces of data differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}, key=str):
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if mine != theirs:
                return difference(mine, theirs, f"{path}.{at}")
    return f"{path.lstrip('.') or 'the whole'}: {one!r} and {other!r}"


def play_out(game: Game, seats: int, options: dict[str, str], seed: int) -> record.Play:
    """A whole random game, with its record and final position: for golden files and benchmarks."""
    play = record.Play(game, game.setup(seats, options))
    fate = Seeded(seed)
    play.settle(fate)
    while play.position.actor() != OVER:
        seat = int(play.position.actor())
        moves = codes(play.position, seat)
        play.do(seat, game.say(play.position, seat, moves[fate.rng.below(len(moves))]))
        play.settle(fate)
    return play
