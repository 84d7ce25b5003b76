"""Data sets: every game is in them, small and complete, and comes to its scores again; nothing is lost when a run is stopped."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet  # type: ignore[import-untyped]
import pytest

from sheepfold import games
from sheepfold.__main__ import run
from sheepfold.arena import dataset, series
from sheepfold.arena.crew import LocalCrew
from sheepfold.arena.journal import Journal, Out
from sheepfold.arena.plan import make_plan
from sheepfold.arena.replaying import open_dataset
from sheepfold.core import record
from sheepfold.core.errors import BadInput

MOST_BYTES = 280  # a game


@pytest.fixture(autouse=True)
def _own_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def arena(out: Path, *more: str, game: str = "sheep-sheep", bots: str = "uniform", number: int = 6) -> int:
    return run(["arena", "--jobs", "1", "--game", game, "--bots", bots, "--games", str(number), "--out", str(out), *more])


@pytest.mark.all_games
@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("words", [[], ["--chance"], ["--compact"]])
def test_every_game_comes_to_its_scores_again(name: str, words: list[str], tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    assert arena(out, *words, game=name, number=3) == 0
    found = open_dataset(out)
    assert [game.number for game in found] == list(range(len(found)))
    for game in found:
        text = game.record()
        rules, read = record.read(text, games.load)
        record.replay(rules, read)
        assert read.scores == " ".join(map(str, game.scores))


def test_with_and_without_chance_it_is_the_same_game(tmp_path: Path) -> None:
    small, large = tmp_path / "small.parquet", tmp_path / "large.parquet"
    assert arena(small) == arena(large, "--chance") == 0
    assert [game.record() for game in open_dataset(small)] == [game.record() for game in open_dataset(large)]
    assert "chance" not in parquet.read_schema(small).names


@pytest.mark.parametrize("chance", [[], ["--chance"]])
def test_packed_moves_are_the_same_ones(chance: list[str], tmp_path: Path) -> None:
    plain, compact = tmp_path / "plain.parquet", tmp_path / "compact.parquet"
    assert arena(plain, bots="uniform,bad_bots:Lamb") == arena(compact, "--compact", *chance, bots="uniform,bad_bots:Lamb") == 0
    assert [game.moves for game in open_dataset(plain)] == [game.moves for game in open_dataset(compact)]
    assert {"actors", "moves"}.isdisjoint(parquet.read_schema(compact).names)
    assert "`packed`" in (tmp_path / "compact.card.md").read_text(encoding="utf-8")
    assert "`packed`" not in (tmp_path / "plain.card.md").read_text(encoding="utf-8")


def test_what_is_packed_wrongly_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.parquet"
    assert arena(out, "--compact", number=2) == 0
    assert run(["dataset", str(out)]) == 0
    assert "moves are packed" in capsys.readouterr().out
    changed(out, lambda row: row.update(length=row["length"] + 1))
    assert run(["dataset", str(out)]) == 2
    assert "moves in what is packed" in capsys.readouterr().err
    changed(out, lambda row: row.update(length=row["length"] - 1, packed=row["packed"] + b"\1"))
    assert run(["dataset", str(out)]) == 2
    assert "game 0: there are not " in capsys.readouterr().err


def test_bytes_a_game(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    assert arena(out, bots="uniform,bad_bots:Lamb", number=300) == 0
    assert out.stat().st_size / 300 < MOST_BYTES
    compact = tmp_path / "compact.parquet"
    assert arena(compact, "--compact", bots="uniform,bad_bots:Lamb", number=300) == 0
    assert compact.stat().st_size < out.stat().st_size


def test_columns_and_the_table_of_moves(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    assert arena(out, "--option", "max_exchanges=1", bots="uniform,bad_bots:Lamb", number=4) == 0
    file = parquet.ParquetFile(out)
    about = json.loads(file.metadata.metadata[b"sheepfold"])
    rows = file.read().to_pylist()
    assert {row["game"] for row in rows} == {"sheep-sheep"}
    assert {row["rules"] for row in rows} == {about["rules"]} == {1}
    assert json.loads(rows[0]["options"])["max_exchanges"] == "1"
    assert [row["bots"] for row in rows[:2]] == [["uniform", "bad_bots:Lamb"], ["bad_bots:Lamb", "uniform"]]
    assert rows[0]["seed"] == rows[1]["seed"] != rows[2]["seed"]
    assert len(rows[0]["actors"]) == len(rows[0]["moves"])
    assert about["moves"][0] == "finish"  # what is done most often has the lowest number


def test_a_bot_that_fails_is_in_it_with_its_fault(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    compact = tmp_path / "compact.parquet"
    assert arena(out, bots="uniform,bad_bots:Crash", number=2) == 0
    assert arena(compact, "--compact", bots="uniform,bad_bots:Crash", number=2) == 0
    for game in [*open_dataset(out), *open_dataset(compact)]:
        assert "crashed" in (game.fault or "")
        assert (game.scores, sorted(game.places)) == ([], [1, 2])
        game.replay()


def test_the_card_is_in_the_form_of_hugging_face(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    assert arena(out) == 0
    text = (tmp_path / "games.card.md").read_text(encoding="utf-8")
    head, _, body = text.removeprefix("---\n").partition("---\n")
    assert "data_files: games.parquet" in head
    assert "- n<1K" in head
    assert "- reinforcement-learning" in head
    assert "# Sheep Sheep: 6 games between bots" in body
    assert "`undersides`: open" in body
    assert "{" not in body.replace("{0", "")
    sizes = [dataset.size_category(number) for number in (5, 1000, 99_999, 10**6, 10**7)]
    assert sizes == ["n<1K", "1K<n<10K", "10K<n<100K", "1M<n<10M", "10M<n<100M"]


def test_a_stopped_run_loses_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, path = tmp_path / "games.parquet", tmp_path / "arena.journal"
    plan = make_plan("sheep-sheep", ["uniform"], 8)
    journal = Journal.create(path, plan, out=Out(out, False, compact=True))
    crew = LocalCrew(1)
    try:
        series.run(plan, crew, journal, upto=5)
    finally:
        crew.close()
        journal.close()
    with path.open("ab") as file:
        file.write(b'{"number":7,"de')  # the line that was being written
    assert not out.exists()
    assert run(["arena", "--resume", str(path), "--jobs", "1"]) == 0
    assert f"data set: {out}" in capsys.readouterr().out
    whole = tmp_path / "whole.parquet"
    assert arena(whole, "--compact", number=8) == 0
    assert whole.read_bytes() == out.read_bytes()  # equal plans give equal files, stopped or not


def test_what_is_changed_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.parquet"
    assert arena(out, number=2) == 0
    assert run(["dataset", str(out)]) == 0
    assert "all games replayed" in capsys.readouterr().out
    changed(out, lambda row: row["scores"].reverse())
    assert run(["dataset", str(out)]) == 2
    assert "game 0: its scores are" in capsys.readouterr().err
    changed(out, lambda row: row["scores"].reverse() or row["places"].reverse())
    assert run(["dataset", str(out)]) == 2
    assert "game 0: its places are" in capsys.readouterr().err
    changed(out, lambda row: row["places"].reverse() or row["moves"].append(0))
    assert run(["dataset", str(out)]) == 2
    assert "game 0: there are not as many actors as moves" in capsys.readouterr().err
    changed(out, lambda row: row["actors"].append(0))
    assert run(["dataset", str(out)]) == 2
    assert "game 0: it is over before its last move" in capsys.readouterr().err
    changed(out, lambda row: row["moves"].__setitem__(0, 9999))
    assert run(["dataset", str(out)]) == 2
    assert "game 0: a move has no text" in capsys.readouterr().err
    changed(out, lambda row: row["moves"].__setitem__(0, row["moves"][-2] + 1))
    assert run(["dataset", str(out)]) == 2
    assert "cannot" in capsys.readouterr().err


def changed(out: Path, change: Any) -> None:
    """The same file with its first game changed."""
    table = parquet.read_table(out)
    rows = table.to_pylist()
    change(rows[0])
    lying = type(table).from_pylist(rows, schema=table.schema)
    with parquet.ParquetWriter(out, table.schema) as file:
        file.write_table(lying)
        file.add_key_value_metadata({"sheepfold": parquet_about(table)})


def parquet_about(table: Any) -> str:
    text: str = table.schema.metadata[b"sheepfold"].decode()
    return text


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--out", "games.csv"], "ends in .parquet"),
        (["--out", "nowhere/games.parquet"], "there is no folder"),
        (["--out", "there.parquet"], "already exists"),
        (["--chance"], "--out names one"),
        (["--compact"], "--out names one"),
    ],
)
def test_what_cannot_be_used(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.parquet").write_text("mine")
    assert run(["arena", "--game", "sheep-sheep", "--bots", "uniform", *words]) == 2
    assert says in capsys.readouterr().err
    assert not list(tmp_path.rglob("*.journal"))
    assert (tmp_path / "there.parquet").read_text() == "mine"


def test_files_that_are_no_data_sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadInput, match="cannot read"):
        open_dataset(tmp_path / "nowhere.parquet")
    (tmp_path / "text.parquet").write_text("not at all")
    with pytest.raises(BadInput, match="cannot read"):
        open_dataset(tmp_path / "text.parquet")
    out = tmp_path / "games.parquet"
    assert arena(out, number=2) == 0
    parquet.write_table(parquet.read_table(out).replace_schema_metadata({}), tmp_path / "bare.parquet")
    with pytest.raises(BadInput, match=r"not a data set of sheepfold"):
        open_dataset(tmp_path / "bare.parquet")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadInput, match=r"pip install 'sheepfold\[datasets\]'"):
        dataset.check(tmp_path / "other.parquet")
