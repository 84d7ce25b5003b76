"""The dice of the board of Bouc Makers are real ones: whatever the game rolled is the face that lies towards the eye."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from sheepfold.games.bouc_makers.rules.components import sides
from sheepfold.games.bouc_makers.rules.moves import DIE_NAMES

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
pages: Any = __import__("pages")  # scripts/pages.py

THROWING = """
import { readFileSync } from "node:fs";
import typescript from "typescript";
const source = readFileSync("src/games/bouc_makers/solids.ts", "utf8");
const module = { compilerOptions: { module: "ESNext", target: "ES2022" } };
const code = typescript.transpileModule(source, module).outputText;
const { SOLIDS, showing, turned } = await import("data:text/javascript," + encodeURIComponent(code));
const shown = (solid, value) => {
  const turn = showing(solid, value, [0, 0]);
  const seen = solid.faces.map((face) => ({ value: face.value, to: turned(turn, face.normal), up: turned(turn, face.up), corners: face.outline.split(" ").length }));
  seen.sort((a, b) => b.to[2] - a.to[2]);
  return { front: seen[0].value, back: seen.at(-1).value, towards: seen[0].to[2], upright: seen[0].up[1], corners: seen[0].corners };
};
console.log(JSON.stringify(Object.fromEntries(Object.entries(SOLIDS).map(([name, solid]) => [name, solid.faces.map((_, at) => shown(solid, at + 1))]))));
"""
CORNERS = {"d12": 5, "d10": 4, "d8": 3}  # pentagons, kites, triangles


def test_every_die_shows_what_was_rolled() -> None:
    found = pages.tools(Path(sys.executable))
    pages.fetch(found)
    done = subprocess.run(
        [found.node, "--input-type=module", "-e", THROWING],
        capture_output=True,
        text=True,
        cwd=ROOT / "web",
        env={**os.environ, **found.more},
        timeout=100,
    )
    assert done.returncode == 0, done.stderr
    dice = json.loads(done.stdout)
    assert list(dice) == list(DIE_NAMES)
    for die, name in enumerate(DIE_NAMES):
        faces = int(sides(die))
        assert [face["front"] for face in dice[name]] == list(range(1, faces + 1))
        for face in dice[name]:
            assert face["front"] + face["back"] == faces + 1
            assert face["towards"] > 0.999
            assert face["upright"] > 0.999
            assert face["corners"] == CORNERS[name]
