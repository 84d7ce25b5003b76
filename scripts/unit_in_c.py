"""Run with the Python of a browser: the engine in C, by mypyc, which writes for the Python that it runs on; and what that says of itself.

unit_in_c.py FOLDER      __native_sheepfold.c and its headers, sysconfig.json
"""

from __future__ import annotations

import json
import sys
import sysconfig
from pathlib import Path

from mypyc.build import mypyc_build
from mypyc.options import CompilerOptions

sys.path.insert(0, "scripts")
compiler = __import__("compile")  # scripts/compile.py


def main(words: list[str]) -> int:
    folder = Path(words[0])
    options = CompilerOptions(target_dir=str(folder), group_name="sheepfold")
    mypyc_build(["--no-incremental", *compiler.unit(Path.cwd(), whole=False)], options)
    (folder / "sysconfig.json").write_text(json.dumps(sysconfig.get_config_vars()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
