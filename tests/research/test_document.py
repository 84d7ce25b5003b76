"""What docs/research.md shows in Python runs, and who cites this cites this version."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sheepfold

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL)


@pytest.mark.once
@pytest.mark.parametrize("example", EXAMPLES, ids=[example.split("\n", 1)[0] for example in EXAMPLES])
def test_an_example_runs(example: str) -> None:
    exec(compile(example, "docs/research.md", "exec"), {})


def test_the_citation_is_of_this_version() -> None:
    assert f"\nversion: {sheepfold.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
