"""What docs/research.md shows in Python runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TEXT = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL)


@pytest.mark.once
@pytest.mark.parametrize("example", EXAMPLES, ids=[example.split("\n", 1)[0] for example in EXAMPLES])
def test_an_example_runs(example: str) -> None:
    exec(compile(example, "docs/research.md", "exec"), {})
