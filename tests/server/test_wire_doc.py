"""The document of the wire says what the types say."""

from __future__ import annotations

import subprocess
import sys

from tests.server.server_process import ROOT


def test_docs_wire_is_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/wire_doc.py", "--check"], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
