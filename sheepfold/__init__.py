"""Sheepfold: five sheep games, complete, playable, provable.

The engine runs interpreted or compiled (`scripts/compile.py`). Compiled modules lie beside their sources; they are used
only if they were built from exactly the sources that are here now, and never if SHEEPFOLD_PURE is set to 1.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

__version__ = "0.4.0"

HERE = os.path.dirname(os.path.abspath(__file__))
STAMP = "compiled.stamp"  # written by scripts/compile.py: the library, then one line for each source it was built from


def built_from_these_sources(here: str = HERE) -> bool:
    """Whether the compiled modules beside the sources belong to this Python and to the sources as they are now."""
    base = os.path.dirname(here)
    try:
        with open(os.path.join(here, STAMP), encoding="utf-8") as stamp:
            library, *lines = stamp.read().splitlines()
        os.stat(os.path.join(base, library))
        if not library.endswith(EXTENSION_SUFFIXES[0]):
            return False
        for line in lines:
            size, changed, digest, name = line.split(" ", 3)
            source = os.path.join(base, name)
            found = os.stat(source)
            if (found.st_size, found.st_mtime_ns) != (int(size), int(changed)) and _digest(source) != digest:
                return False
    except (OSError, ValueError):
        return False
    return True


def _digest(path: str) -> str:
    import hashlib  # seldom needed: only when a file was touched since the build

    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


class SourcesOnly:
    """Finds the modules of this package as if no compiled ones lay beside them."""

    folders: dict[str, FileFinder]

    def __init__(self) -> None:
        self.folders = {}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("sheepfold."):
            return None
        for folder in path:
            if folder not in self.folders:
                self.folders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = self.folders[folder].find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        for finder in self.folders.values():
            finder.invalidate_caches()


COMPILED = os.environ.get("SHEEPFOLD_PURE") != "1" and built_from_these_sources() and find_spec("librt") is not None
if not COMPILED:
    sys.meta_path.insert(0, SourcesOnly())
elif sys.platform == "emscripten":
    from sheepfold.one_library import OneLibrary

    sys.meta_path.insert(0, OneLibrary())
