"""Where the record of a game being played is kept, so that nothing is lost when the power, or the player, goes."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

from sheepfold.core.errors import BadInput, reason_of
from sheepfold.core.folders import data_folder
from sheepfold.core.message import Message

ENDING = ".record"


def new_path(game: str) -> Path:
    """A path of no file yet, from the game's name and the time."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path = data_folder() / f"{stem}{ENDING}"
    number = 2
    while path.exists():
        path = data_folder() / f"{stem}-{number}{ENDING}"
        number += 1
    return path


def newest_unfinished() -> Path:
    """The kept record changed last whose game is not over."""
    kept = sorted(data_folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in kept:
        if "\nscores " not in read(path):
            return path
    raise BadInput(Message("term-none-kept", {"folder": str(data_folder())}))


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(Message("file-not-text", {"file": str(path)})) from None
    except OSError as error:
        raise unreadable(path, error) from None


def unreadable(path: Path, error: OSError) -> BadInput:
    return BadInput(Message("file-unreadable", {"file": str(path), "why": reason_of(error)}))


def write(path: Path, text: str) -> None:
    """All of it or nothing: a crash in the middle leaves the file as it was."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    except OSError as error:
        raise BadInput(Message("file-unwritable", {"file": str(path), "why": reason_of(error)})) from None
    finally:
        with suppress(OSError):
            beside.unlink()  # still there only if something went wrong


def free(path: Path) -> Path:
    """The path, if it is of no file yet: saving never overwrites a file of something else."""
    if os.path.lexists(path):
        raise BadInput(Message("file-exists", {"file": str(path)}))
    return path
