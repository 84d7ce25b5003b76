"""The results of a run on disk as they come, so that a killed run goes on where it was: JSON lines, the plan first."""

from __future__ import annotations

import base64
import json
import os
import zlib
from collections.abc import Iterator
from io import BufferedRandom
from pathlib import Path
from typing import Any, NamedTuple

from sheepfold.arena.match import Result
from sheepfold.arena.plan import Plan
from sheepfold.core.errors import BadInput

try:
    import fcntl
except ImportError:  # Windows: two runs on one journal are not told apart there
    fcntl = None  # type: ignore[assignment]

FORMAT = 1
ENDING = ".journal"


class Out(NamedTuple):
    """The data set that a run is to make; whether what chance did stands in it too, and whether moves are packed."""

    path: Path
    chance: bool
    compact: bool = False


class Journal:
    """An open journal. Once `add` returns, the results survive the end of this process and of the machine."""

    def __init__(self, path: Path, file: BufferedRandom, plan: Plan, keep: bool, out: Out | None) -> None:
        self.path = path
        self.file = file
        self.plan = plan
        self.keep = keep  # whether every game's record is kept in a folder beside the journal
        self.out = out  # the data set that is to be made of the games: until then the journal itself holds their records
        self.results: dict[int, Result] = {}

    @property
    def wants_records(self) -> bool:
        return self.keep or self.out is not None

    @staticmethod
    def create(path: Path, plan: Plan, keep: bool = False, out: Out | None = None) -> Journal:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("x+b")
        except FileExistsError:
            raise BadInput(f"{path} already exists; continue it with --resume {path}, or choose another") from None
        except OSError as error:
            raise BadInput(f"cannot write {path}: {error.strerror}") from None
        journal = Journal(path, file, plan, keep, out)
        journal._lock()
        head = {"sheepfold arena journal": FORMAT, "keep": keep, "plan": plan.to_data()}
        if out is not None:
            head |= {"out": str(out.path.absolute()), "chance": out.chance, "compact": out.compact}
        journal._append([head])
        return journal

    @staticmethod
    def resume(path: Path) -> Journal:
        """Read what is there; a last line cut off by a crash is cut away."""
        try:
            file = path.open("r+b")
        except OSError as error:
            raise BadInput(f"cannot read {path}: {error.strerror}") from None
        text = file.read()
        whole = text[: text.rfind(b"\n") + 1]
        lines = whole.splitlines()
        head = parsed(path, 1, lines[0]) if lines else {}
        if head.get("sheepfold arena journal") != FORMAT:
            raise BadInput(f"{path} is not an arena journal of this version")
        out = Out(Path(head["out"]), bool(head["chance"]), bool(head.get("compact"))) if "out" in head else None
        journal = Journal(path, file, Plan.from_data(head["plan"]), bool(head["keep"]), out)
        journal._lock()
        for at, line in enumerate(lines[1:], 2):
            journal._take(at, line)
        if len(whole) < len(text):
            file.truncate(len(whole))
        file.seek(len(whole))
        return journal

    def _take(self, at: int, line: bytes) -> None:
        try:
            result = Result.from_data({**parsed(self.path, at, line), "packed": ""})
            number = result.number
        except (TypeError, KeyError):
            raise BadInput(f"{self.path} line {at}: not the result of a game") from None
        if number in self.results or not 0 <= number < self.plan.total:
            raise BadInput(f"{self.path} line {at}: game {number} is there twice or not in the plan")
        self.results[number] = result

    def _lock(self) -> None:
        # A POSIX lock belongs to this process alone: workers forked from it do not hold it on when it is killed.
        if fcntl is not None:
            try:
                fcntl.lockf(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadInput(f"{self.path} is being written by a run that is still going") from None

    def add(self, results: list[Result]) -> None:
        """Records first, then the results: a game that is in the journal has its record."""
        if self.keep:
            folder = self.path.parent / "records"
            folder.mkdir(exist_ok=True)
            for result in results:
                (folder / f"{result.number:07}.record").write_text(result.record, encoding="utf-8")
        for result in results:
            if self.out is not None:
                result.packed = base64.b64encode(zlib.compress(result.record.encode())).decode()
            if not result.fault:
                result.record = ""
            self.results[result.number] = result
        self._append([result.to_data() for result in results])
        for result in results:
            result.packed = ""  # from here on it is on disk only

    def _append(self, lines: list[dict[str, Any]]) -> None:
        text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
        self.file.write(text.encode())
        self.file.flush()
        os.fsync(self.file.fileno())

    def records(self) -> Iterator[tuple[Result, str]]:
        """Of a run that makes a data set: every finished game with its record, in the order of their numbers, one in memory."""
        file = self.file  # this one: closing another handle of the same file would give up the lock
        places: dict[int, int] = {}
        file.seek(0)
        at = len(file.readline())
        for line in file:
            places[int(json.loads(line)["number"])] = at
            at += len(line)
        for number in sorted(places):
            file.seek(places[number])
            packed = json.loads(file.readline())["packed"]
            yield self.results[number], zlib.decompress(base64.b64decode(packed)).decode()
        file.seek(0, os.SEEK_END)

    def close(self) -> None:
        self.file.close()


def parsed(path: Path, at: int, line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise BadInput(f"{path} line {at}: not a line of an arena journal")
    return found
