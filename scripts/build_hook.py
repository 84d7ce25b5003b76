"""What a wheel or a source archive holds besides the sources: the built pages, and in a wheel the compiled engine.

hatchling calls this. SHEEPFOLD_WHEEL=pure leaves the engine interpreted, for a wheel that fits every machine;
SHEEPFOLD_WHEEL=compiled fails where it cannot be compiled; SHEEPFOLD_WHEEL=wasm is for Python in a browser, where no server
runs and no pages are needed. Otherwise it is compiled where it can be, and one line tells where not.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
compiler: Any = __import__("compile")  # scripts/compile.py
pages: Any = __import__("pages")  # scripts/pages.py
wasm: Any = __import__("wasm")  # scripts/wasm.py
sys.path.pop(0)

PURE, COMPILED, WASM = "pure", "compiled", "wasm"
SITE = "sheepfold/server/site"
UNPACKED = ROOT / "PKG-INFO"  # there only in a source archive, which brings its pages along
TOOLS = ("librt", "msgspec", "mypy", "mypy-extensions", "setuptools")  # in the versions of requirements/*.in


class BuildError(Exception):
    """Why there is no wheel; one line."""


def wish() -> str:
    found = os.environ.get("SHEEPFOLD_WHEEL", "")
    if found not in ("", PURE, COMPILED, WASM):
        raise BuildError(f"SHEEPFOLD_WHEEL is {PURE}, {COMPILED} or {WASM}, not {found!r}")
    return found


def tools() -> list[str]:
    """What compiling needs, as the requirements of this tree pin it."""
    lines = [line for level in ("run", "build") for line in (ROOT / "requirements" / f"{level}.in").read_text().splitlines()]
    return [line for line in lines if line.partition("==")[0] in TOOLS]


def compiled() -> bool:
    """Whether the compiled engine is beside its sources now."""
    wanted = wish()
    if wanted == PURE:
        return False
    missing = "" if compiler.is_current() else compiler.can_compile()
    if not missing and (compiler.is_current() or compiler.build() == 0):
        return True
    reason = missing or "the C build failed"
    if wanted == COMPILED:
        raise BuildError(f"{reason}, and SHEEPFOLD_WHEEL asks for a compiled engine")
    print(f"sheepfold: {reason}: the engine runs interpreted (slower, otherwise the same)", file=sys.stderr, flush=True)
    return False


class BuildHook(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        compiles = self.target_name == "wheel" and wish() not in (PURE, WASM) and not compiler.can_compile()
        return tools() if compiles else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.target_name == "wheel" and wish() == WASM:
            self.add_browser_engine(build_data)
            return
        self.add_pages(build_data)
        if self.target_name == "wheel" and compiled():
            self.add_engine(build_data)

    def add_pages(self, build_data: dict[str, Any]) -> None:
        if not UNPACKED.exists():
            pages.build(Path(sys.executable))
        if not (ROOT / SITE / "index.html").exists():
            raise BuildError("the pages are not built: run python3 scripts/house.py setup first")
        build_data["force_include"][str(ROOT / SITE)] = SITE

    def add_engine(self, build_data: dict[str, Any]) -> None:
        stamp = (ROOT / "sheepfold" / compiler.STAMP).read_text(encoding="utf-8")
        self.add_stamp(build_data, compiler.timeless(stamp))
        build_data["force_include"] |= {str(ROOT / path): path for path in compiler.modules(ROOT)}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_browser_engine(self, build_data: dict[str, Any]) -> None:
        try:
            library = wasm.library(Path(sys.executable))
        except wasm.WasmError as error:
            raise BuildError(f"{error}, and SHEEPFOLD_WHEEL asks for an engine for browsers") from None
        self.add_stamp(build_data, wasm.stamp_text())
        build_data["force_include"][str(library)] = library.name
        build_data["pure_python"] = False
        build_data["tag"] = wasm.TAG

    def add_stamp(self, build_data: dict[str, Any], text: str) -> None:
        stamp = ROOT / "build" / "wheel.stamp"
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(text, encoding="utf-8")
        build_data["force_include"][str(stamp)] = f"sheepfold/{compiler.STAMP}"
