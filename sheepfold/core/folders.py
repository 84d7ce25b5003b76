"""Where the things of one user are kept on this machine: by the XDG rule, or where the system has a place of its own."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Sheepfold's own folder; XDG_DATA_HOME moves it, on every system."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    if os.path.isabs(chosen):
        return Path(chosen) / "sheepfold"
    usual = Path.home() / ".local" / "share" / "sheepfold"
    if sys.platform == "win32" and not usual.exists():  # version 0.4.0 kept everything there on every system
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "sheepfold"
    if sys.platform == "darwin" and not usual.exists():
        return Path.home() / "Library" / "Application Support" / "sheepfold"
    return usual
