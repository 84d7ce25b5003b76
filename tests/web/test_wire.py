"""The page and the server speak of the same messages: `web/src/generated/wire.ts` is what `scripts/wire.py` makes of the messages."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from sheepfold import games
from sheepfold.server import bodies
from sheepfold.table import around, messages

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
generator: Any = __import__("wire")  # scripts/wire.py
events: Any = __import__("events")  # scripts/events.py


def test_the_committed_file_is_up_to_date() -> None:
    assert generator.TARGET.read_text(encoding="utf-8") == generator.typescript(around, messages, bodies), "run scripts/wire.py"


def test_a_changed_message_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old = tmp_path / "wire.ts"
    old.write_text(generator.typescript(around, messages, bodies).replace("prompt: number", "prompt: string"), encoding="utf-8")
    monkeypatch.setattr(generator, "TARGET", old)
    assert generator.main(["--check"]) == 1
    assert "run scripts/wire.py" in capsys.readouterr().err
    assert generator.main([]) == 0
    assert generator.main(["--check"]) == 0


def test_what_a_guest_may_leave_out_is_optional_and_what_the_server_sends_is_whole() -> None:
    text = generator.typescript(around, messages, bodies)
    hello = text.split("export interface Hello {")[1].split("}")[0]
    assert "since?: number;" in hello
    assert "table: string;" in hello
    seat = text.split("export interface SeatInfo {")[1].split("}")[0]
    assert "?" not in seat
    update = text.split("export interface Update {")[1].split("}")[0]
    assert "gone?: string[];" in update


def test_the_events_of_the_pages_are_those_the_games_declare() -> None:
    assert events.TARGET.read_text(encoding="utf-8") == events.typescript(games), "run scripts/events.py"
