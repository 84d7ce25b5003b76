"""The board of Black Sheep says beforehand whom cards would beat: it has to agree with the game about every two fives."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

from sheepfold.games.black_sheep.bundle import bundle_of
from sheepfold.games.black_sheep.combinations import STRENGTH
from sheepfold.games.black_sheep.components import NAMES

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
pages: Any = __import__("pages")  # scripts/pages.py

SORTING = """
import { readFileSync } from "node:fs";
import typescript from "typescript";
const source = readFileSync("src/games/black_sheep/groups.ts", "utf8");
const module = { compilerOptions: { module: "ESNext", target: "ES2022" } };
const code = typescript.transpileModule(source, module).outputText;
const { compared } = await import("data:text/javascript," + encodeURIComponent(code));
const fives = JSON.parse(readFileSync(0, "utf8"));
const wrong = fives.flatMap((a, i) => fives.filter((b, j) => Math.sign(compared(a, b)) !== Math.sign(i - j)).map((b) => [a, b]));
console.log(JSON.stringify(wrong.slice(0, 3)));
"""


def test_the_board_compares_sides_as_the_game_does() -> None:
    every = sorted(combinations_with_replacement(range(len(NAMES)), 5), key=lambda five: STRENGTH[bundle_of(list(five))])
    fives = [[NAMES[animal] for animal in five] for five in every]
    assert len(fives) == 252
    found = pages.tools(Path(sys.executable))
    pages.fetch(found)
    done = subprocess.run(
        [found.node, "--input-type=module", "-e", SORTING],
        input=json.dumps(fives),
        capture_output=True,
        text=True,
        cwd=ROOT / "web",
        env={**os.environ, **found.more},
        timeout=100,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == []
