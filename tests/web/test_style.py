"""What the pages' own linter does not look at: no line is wider than the formatter makes them."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KINDS = ("*.ts", "*.tsx", "*.mjs", "*.css")


def test_no_line_is_wider_than_the_formatter_makes_them() -> None:
    found = re.search(r'"lineWidth": (\d+)', (ROOT / "web" / "biome.jsonc").read_text(encoding="utf-8"))
    assert found is not None
    asked = ["git", "ls-files", *(f"{room}/{kind}" for room in ("web", "tests/web") for kind in KINDS)]
    names = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert len(names) > 100
    wide = [
        f"{name}:{number}"
        for name in names
        for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > int(found[1]) and 'url("data:' not in line
    ]
    assert not wide
