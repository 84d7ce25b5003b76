"""Finds compiled modules that all lie in one library: where Python runs in a browser, opening one for each would take too long."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec
from types import ModuleType
from typing import Any

LIBRARY = "sheepfold__mypyc"
STARTER = "sheepfold__start"  # scripts/start.c


class OneLibrary:
    """The library holds a function that makes it for each of its modules, in a capsule named after the module."""

    def __init__(self) -> None:
        self.library = import_module(LIBRARY)
        path = str(self.library.__file__)
        starter: Any = module_from_spec(ModuleSpec(STARTER, ExtensionFileLoader(STARTER, path), origin=path))
        self.start = starter.start

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        loader: Any = self
        return ModuleSpec(name, loader, origin=self.library.__file__) if hasattr(self.library, init_name(name)) else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        made: ModuleType = self.start(getattr(self.library, init_name(spec.name)))
        return made

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to do: mypyc's functions run a module when they make it."""


def init_name(module: str) -> str:
    """As mypyc calls it."""
    return "init_" + module.replace("___", "___3_").replace(".", "___")
