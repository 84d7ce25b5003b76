"""Without librt and mypy_extensions (a browser, say) the engine runs on plain lists, with the same stream of numbers."""

import subprocess
import sys

PROGRAM = """
import sys
sys.modules["librt"] = sys.modules["librt.vecs"] = sys.modules["mypy_extensions"] = None
from sheepfold.core import packed, plain, pile, rng
assert packed.vec is plain.vec and packed.i64 is int
p = pile.Pile(1)
p.add(4); p.add(5)
assert p.copy().to_list() == [4, 5]
r = rng.Rng(7)
print([r.below(100) for turn in range(20)])
"""


def test_plain_lists_give_the_same_stream() -> None:
    from sheepfold.core.rng import Rng

    env = {"SHEEPFOLD_PURE": "1", "PYTHONPATH": "."}
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, env=env, check=False)
    rng = Rng(7)
    assert done.stderr == ""
    assert done.stdout.strip() == str([rng.below(100) for turn in range(20)])
