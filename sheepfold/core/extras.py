"""Packages that only some work needs: loaded when it is done, with one clear line where they are missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from sheepfold.core.errors import BadInput


def needed(module: str, extra: str, for_what: str) -> Any:
    """The module of an optional package; `extra` is the group of pyproject.toml that brings it."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        if error.name is not None and error.name.partition(".")[0] != package:
            raise BadInput(f"{for_what} needs {package}, which cannot be loaded: {error}") from None
        raise BadInput(f"{for_what} needs the package {package}: pip install 'sheepfold[{extra}]'") from None
