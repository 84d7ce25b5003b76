"""A run of the command line with lines typed into it, and everything it printed; `tiny` is one of the games."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest import mock

from sheepfold import games
from sheepfold.__main__ import run
from sheepfold.core.game import Game

from .tiny_game import GAME

RULES = """# Tiny

## TI-1 Moves

- **TI-1.1** Mark a **colour**, then guess.
- **TI-1.2** You may peek once.

## TI-2 End

- **TI-2.1** Who guessed right has a point.
"""


def sheepfold(home: Path, words: str, *typed: str) -> tuple[int, str]:
    """`sheepfold(tmp_path, "play tiny", "1", "quit")` → exit code and output, the typed lines echoed in it."""
    folder = home / "tiny"
    folder.mkdir(exist_ok=True)
    (folder / "RULES.md").write_text(RULES, encoding="utf-8")
    real = games.load

    def load(name: str, version: int | None = None) -> Game:
        return GAME if name == "tiny" else real(name, version)

    out = io.StringIO()
    with (
        mock.patch.object(games, "load", load),
        mock.patch("sheepfold.terminal.rulebook.folder_of", return_value=folder),
        mock.patch.dict("os.environ", {"XDG_DATA_HOME": str(home)}),
        mock.patch("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed))),
        redirect_stdout(out),
        redirect_stderr(out),
    ):
        code = run(words.split())
    return code, out.getvalue()
