"""The executable rulebook: given / when / then files (docs/scenarios.md) read, run and judged."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

from sheepfold.core.errors import BadInput, Refused, closest
from sheepfold.core.fate import Seeded, read_outcome, shorten
from sheepfold.core.game import Data, Game, asked
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter, seat_of
from sheepfold.core.setup import Setup

HEAD = ("id", "game", "title", "rules", "seats", "options", "seed", "given", "step")
ANEW = ("given", "seats", "options", "restart")


@dataclass
class Scenario:
    """One file, read but not yet run."""

    path: Path
    game: Game
    head: Data
    steps: list[Data]

    @property
    def name(self) -> str:
        return f"{self.game.name} {self.head['id']}"


@dataclass
class Outcome:
    """What came of one scenario: no failures means it passed."""

    scenario: Scenario
    checks: int = 0
    failures: list[str] = field(default_factory=list)


def find(paths: list[Path]) -> list[Path]:
    """Scenario files of a list of files and folders, in order; BadInput for a path that is not there or holds none."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise BadInput(f"no scenario files (*.toml) in {path}")
            files += inside
        elif path.is_file():
            files.append(path)
        else:
            raise BadInput(f"no file or folder {path}")
    return files


def read(path: Path, find_game: Callable[[str], Game]) -> Scenario:
    try:
        head = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: not TOML: {error}") from None
    for key in head:
        if key not in HEAD:
            raise BadInput(f"{path}: unknown key {key!r}; the head has {', '.join(HEAD)}{closest(key, list(HEAD))}")
    for key in ("id", "game", "title", "step"):
        if key not in head:
            raise BadInput(f"{path}: the head needs {key!r}")
    check_shapes(f"{path}", head)
    known = ["play", "hold", *ANEW, *CHECKS]
    for number, step in enumerate(head["step"], 1):
        for key in step:
            if key not in known:
                raise BadInput(
                    f"{path}: step {number}: unknown key {key!r}; a step has {', '.join(known)}{closest(key, known)}"
                )
        check_shapes(f"{path}: step {number}", step)
    try:
        game = find_game(head["game"])
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    return Scenario(path, game, head, head["step"])


SHAPES: dict[str, str] = {
    **dict.fromkeys(("id", "game", "title"), "a text"),
    **dict.fromkeys(("seats", "seed"), "a whole number"),
    **dict.fromkeys(("hold", "restart", "over"), "true or false"),
    **dict.fromkeys(("rules", "play", "asked", "winners"), "a list of texts"),
    **dict.fromkeys(("scores", "places"), "a list of whole numbers"),
    **dict.fromkeys(("options", "given", "facts", "bags"), "a table"),
    "step": "a list of tables",
    "choices": "a table of whole numbers",
    **dict.fromkeys(("refused", "odds"), "a table of texts"),
    "shows": "a table of tables",
    **dict.fromkeys(("legal", "contains", "excludes", "lacks", "hides", "told"), "a table of lists of texts"),
}


def check_shapes(where: str, data: Data) -> None:
    """Each key holds what the format says, so that running never stumbles over a slip."""
    for key, value in data.items():
        if not fits(value, SHAPES[key]):
            raise BadInput(f"{where}: {key!r} is {SHAPES[key]}, not {value!r}")


def fits(value: Any, shape: str) -> bool:
    if shape == "true or false":
        return isinstance(value, bool)
    if shape in ("a text", "texts"):
        return isinstance(value, str)
    if shape in ("a whole number", "whole numbers"):
        return isinstance(value, int) and not isinstance(value, bool)
    outer, _, inner = shape.removeprefix("a ").partition(" of ")
    items = value.values() if isinstance(value, dict) else value
    return isinstance(value, dict if outer.startswith("table") else list) and (
        not inner or all(fits(item, inner) for item in items)
    )


# --- running


class Run:
    """A scenario under way: the position, and what every seat was told since the last step."""

    def __init__(self, scenario: Scenario) -> None:
        self.game = scenario.game
        self.head = scenario.head
        self.seed = int(scenario.head.get("seed", 1))
        self.fate = Seeded(self.seed)
        self.position = self._begin({})
        self.heard: dict[int | None, list[str]] = {}

    def _begin(self, over: Data) -> Position:
        setup = self._setup(over)
        given = {**self.head.get("given", {}), **over.get("given", {})}
        self.fate = Seeded(self.seed)
        if "given" not in self.head and "given" not in over:
            return self.game.start(setup)
        try:
            return self.game.load(setup, self.game.complete(setup, given, Rng(self.seed)))
        except BadInput as error:
            raise BadInput(f"given: {error}") from None

    def _setup(self, over: Data) -> Setup:
        seats: int = {"seats": self.game.seats[0], **self.head, **over}["seats"]
        options = {**self.head.get("options", {}), **over.get("options", {})}
        return self.game.setup(seats, {name: str(value) for name, value in options.items()})

    def step(self, step: Data) -> Iterator[str]:
        """Play and check one step; yields a line for each check: "" if it holds, else expected and came."""
        if any(key in step for key in ANEW):
            self.position = self._begin(step)
        self.heard = {}
        for line in step.get("play", []):
            self._play(line)
        if not step.get("hold", False):
            self._settle()
        for key, judge in CHECKS.items():
            if key in step:
                yield from self._judged(key, judge, step[key])

    def _judged(self, key: str, judge: Callable[[Run, Any], Iterator[str]], wanted: Any) -> Iterator[str]:
        try:
            for failure in judge(self, wanted):
                yield f"{key}: {failure}" if failure else ""
        except BadInput as error:
            yield f"{key}: {error}"

    def _play(self, line: str) -> None:
        who, _, text = str(line).strip().partition(" ")
        seat = seat_of(who, int(self.position.seats))
        if seat is None:
            raise BadInput(f"play: {line!r} does not begin with a seat of this table or fate")
        if seat == FATE:
            self._do(int(FATE), read_outcome(self.game, self.position, text))
        else:
            self._settle()
            self._do(seat, self.game.read(self.position, seat, text))

    def _settle(self) -> None:
        while self.position.actor() == FATE:
            self._do(int(FATE), self.fate.choose(self.game, self.position))

    def _do(self, seat: int, move: int) -> None:
        before = self.position
        self.position = before.copy()
        self.position.play(move, seat)
        for to in self.eyes():
            told = self.game.tell(before, seat, move, self.position, to)
            self.heard.setdefault(to, []).extend(f"{who} {what}" for who, what in told)

    def eyes(self) -> list[int | None]:
        return [*range(int(self.position.seats)), None]

    def eye(self, name: str) -> int | None:
        return None if name == "watcher" else self.seat(name)

    def seat(self, name: str) -> int:
        seat = seat_of(name, int(self.position.seats))
        if seat is None or seat == FATE:
            raise BadInput(f"{name!r} is not a seat of this table; it has A to {letter(int(self.position.seats) - 1)}")
        return seat

    def legal(self, name: str) -> list[str]:
        return self.game.legal(self.position, self.seat(name))

    def idle(self, name: str) -> str:
        """A remark for a check on a seat that is not asked: a frequent slip."""
        who = ["fate"] if self.position.actor() == FATE else [letter(seat) for seat in asked(self.position)]
        return (
            ""
            if name.upper() in who
            else f" ({name} is not asked now, but {' and '.join(who) or 'nobody'}; checks come after play)"
        )


def run(scenario: Scenario) -> Outcome:
    """Run a whole scenario; a step that cannot be played ends it with a failure that says why."""
    outcome = Outcome(scenario)
    at, number = "head", 0
    try:
        running = Run(scenario)
        for number, step in enumerate(scenario.steps, 1):
            at = f"step {number}"
            for failure in running.step(step):
                outcome.checks += 1
                if failure:
                    outcome.failures.append(f"{at}: {failure}")
    except (BadInput, Refused) as error:
        left = len(scenario.steps) - number
        outcome.failures.append(f"{at}: {error}" + (f" ({left} more steps not run)" if left else ""))
    if not outcome.checks and not outcome.failures:
        outcome.failures.append("it checks nothing")
    return outcome


# --- judging: each yields "" for a check that holds, else a line with what was expected and what came


def judge_asked(run: Run, wanted: list[str]) -> Iterator[str]:
    came = ["fate"] if run.position.actor() == FATE else [letter(seat) for seat in asked(run.position)]
    yield compare(wanted, came)


def judge_legal(run: Run, wanted: Data) -> Iterator[str]:
    for name, moves in wanted.items():
        came = run.legal(name)
        missing = [move for move in moves if move not in came]
        extra = [move for move in came if move not in moves]
        parts = [f"not legal: {shorten(missing)}"] if missing else []
        parts += [f"legal too: {shorten(extra)}"] if extra else []
        yield f"{name}: {'; '.join(parts)}{run.idle(name)}" if parts else ""


def judge_contains(run: Run, wanted: Data) -> Iterator[str]:
    for name, moves in wanted.items():
        came = run.legal(name)
        for move in moves:
            yield "" if move in came else f"{name}: expected {move!r} among {shorten(came) or 'no legal moves'}{run.idle(name)}"


def judge_excludes(run: Run, wanted: Data) -> Iterator[str]:
    for name, moves in wanted.items():
        came = run.legal(name)
        for move in moves:
            yield f"{name}: {move!r} is legal, and should not be" if move in came else ""


def judge_choices(run: Run, wanted: Data) -> Iterator[str]:
    for name, number in wanted.items():
        yield compare(number, len(run.legal(name)), f"{name}: ")


def judge_refused(run: Run, wanted: dict[str, str]) -> Iterator[str]:
    before = run.position.to_data()
    for line, rule in wanted.items():
        who, _, text = line.partition(" ")
        try:
            run.game.read(run.position, run.seat(who), text)
            yield f"{line!r} is legal, expected it refused by {rule or 'some rule'}"
        except Refused as refusal:
            yield "" if rule in ("", refusal.rule) else f"{line!r}: expected rule {rule}, came {refusal}{run.idle(who)}"
    if run.position.to_data() != before:
        yield "a refused move changed the position"


def judge_facts(run: Run, wanted: Data) -> Iterator[str]:
    truth = facts(run)
    for path, value in wanted.items():
        yield compare(value, lookup(truth, path), f"{path}: ", truth, path)


def judge_bags(run: Run, wanted: Data) -> Iterator[str]:
    truth = facts(run)
    for path, value in wanted.items():
        came = lookup(truth, path)
        yield "" if bag(value) == bag(came) else f"{path}: expected in any order {value!r}, came {came!r}"


def judge_odds(run: Run, wanted: dict[str, str]) -> Iterator[str]:
    if run.position.actor() != FATE:
        yield f"fate does not act now{run.idle('fate')}"
        return
    came = dict(run.game.odds(run.position))
    for outcome, chance in wanted.items():
        if outcome not in came and fraction(chance):
            yield f"{outcome!r} cannot come now; fate can bring {shorten(list(came))}"
            continue
        got = Fraction(came.get(outcome, 0), sum(came.values()))
        yield "" if fraction(chance) == got else f"{outcome!r}: expected {chance}, came {got}"


def fraction(text: str) -> Fraction:
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise BadInput(f"a chance is written like 1/8, not {text!r}") from None


def judge_shows(run: Run, wanted: Data) -> Iterator[str]:
    for name, paths in wanted.items():
        view = run.game.view(run.position, run.eye(name))
        for path, value in paths.items():
            yield compare(value, lookup(view, path), f"{name} {path}: ", view, path)


def judge_lacks(run: Run, wanted: Data) -> Iterator[str]:
    for name, paths in wanted.items():
        view = run.game.view(run.position, run.eye(name))
        for path in paths:
            came = lookup(view, path)
            if not (came is MISSING or came is None or came == "?" or came == []):
                yield f"{name} sees {path} = {came!r}"
            elif came is MISSING and not somewhere(run, path):
                yield f"{path}: nobody's view has such a path, nor has the position; a slip?"
            else:
                yield ""


def somewhere(run: Run, path: str) -> bool:
    """Whether a path means anything: some view or the position has it, or at least what it is a part of."""
    parent = path.rpartition(".")[0]
    for way in (path, parent) if parent.count(".") else (path,):
        if lookup(facts(run), way.removeprefix("table.")) is not MISSING:
            return True
        if any(lookup(run.game.view(run.position, eye), way) is not MISSING for eye in run.eyes()):
            return True
    return False


def judge_hides(run: Run, wanted: Data) -> Iterator[str]:
    for name, words in wanted.items():
        eye = run.eye(name)
        seen = json.dumps(run.game.view(run.position, eye), ensure_ascii=False)
        heard = "\n".join(run.heard.get(eye, []))
        for word in words:
            yield f"{name} sees {word!r}" if word in seen else f"{name} was told {word!r}" if word in heard else ""


def judge_told(run: Run, wanted: Data) -> Iterator[str]:
    for name, lines in wanted.items():
        heard = run.heard.get(run.eye(name), [])
        rest = iter(heard)
        missing = next((line for line in lines if line not in rest), None)
        if missing is None:
            yield from ["" for line in lines]
        elif missing in heard:
            yield f"{name}: {missing!r} came, but earlier: {shorten(heard, 30)}"
        else:
            yield f"{name}: expected {missing!r} in {shorten(heard, 30) or 'nothing told'}"


def judge_over(run: Run, wanted: bool) -> Iterator[str]:
    yield compare(wanted, run.position.actor() == OVER)


def judge_scores(run: Run, wanted: list[int]) -> Iterator[str]:
    yield ended(run) or compare(wanted, [int(run.position.score(seat)) for seat in range(int(run.position.seats))])


def judge_places(run: Run, wanted: list[int]) -> Iterator[str]:
    yield ended(run) or compare(wanted, [int(run.position.place(seat)) for seat in range(int(run.position.seats))])


def judge_winners(run: Run, wanted: list[str]) -> Iterator[str]:
    every = range(int(run.position.seats))
    yield ended(run) or compare(wanted, [letter(seat) for seat in every if run.position.wins(seat)])


CHECKS: dict[str, Callable[[Run, Any], Iterator[str]]] = {
    "asked": judge_asked,
    "legal": judge_legal,
    "contains": judge_contains,
    "excludes": judge_excludes,
    "choices": judge_choices,
    "refused": judge_refused,
    "facts": judge_facts,
    "bags": judge_bags,
    "odds": judge_odds,
    "shows": judge_shows,
    "lacks": judge_lacks,
    "hides": judge_hides,
    "told": judge_told,
    "over": judge_over,
    "scores": judge_scores,
    "places": judge_places,
    "winners": judge_winners,
}

MISSING = object()
NOTHING = "(nothing)"  # as a wanted value: there must be no such path


def facts(run: Run) -> Data:
    """The whole truth with what follows from it."""
    return {**run.position.to_data(), **run.game.facts(run.position)}


def ended(run: Run) -> str:
    return "" if run.position.actor() == OVER else "the game is not over"


def lookup(data: Any, path: str) -> Any:
    """The value at a dotted path, MISSING if there is none. A key that itself holds dots is found whole."""
    if isinstance(data, dict) and path in data:
        return data[path]
    key, _, rest = path.partition(".")
    if isinstance(data, dict) and key in data:
        return lookup(data[key], rest) if rest else data[key]
    if isinstance(data, list) and key.isdecimal() and int(key) < len(data):
        return lookup(data[int(key)], rest) if rest else data[int(key)]
    return MISSING


def matches(wanted: Any, came: Any) -> bool:
    """Tables by the keys they name, everything else equal (true is not 1)."""
    if isinstance(wanted, dict) and isinstance(came, dict):
        return all(key in came and matches(value, came[key]) for key, value in wanted.items())
    return bool(wanted == came) and isinstance(wanted, bool) == isinstance(came, bool)


def compare(wanted: Any, came: Any, where: str = "", data: Any = None, path: str = "") -> str:
    if came is MISSING:
        return "" if wanted == NOTHING else f"{where}expected {wanted!r}, but there is no such path{nearest(data, path)}"
    return "" if matches(wanted, came) else f"{where}expected {wanted!r}, came {came!r}"


def nearest(data: Any, path: str) -> str:
    """Where a path that leads nowhere goes wrong, and what is there instead."""
    key, _, rest = path.partition(".")
    if isinstance(data, dict) and key in data and rest:
        return nearest(data[key], rest)
    if isinstance(data, dict):
        return f": no {key!r} among {shorten([str(name) for name in data], 40)}{closest(key, [str(name) for name in data])}"
    return f": a list of {len(data)}, counted from 0" if isinstance(data, list) else f": {data!r} has no parts"


def bag(value: Any) -> Counter[str]:
    if isinstance(value, str):
        return Counter(value.split() if " " in value else list(value))
    return Counter(json.dumps(item, sort_keys=True) for item in value) if isinstance(value, list) else Counter([repr(value)])
