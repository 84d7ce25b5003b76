"""`sheepfold scenario`: rule numbers that exist, and which of them a refusal can carry."""

from pathlib import Path

import pytest

from sheepfold.__main__ import run

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "sheepfold/games/sheep_sheep/scenarios/wrong-words.toml"


def test_why_lists_the_rules_that_refuse(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", "--why", str(EXAMPLE)]) == 0
    said = capsys.readouterr().out
    assert f"{EXAMPLE}:10: after step 1, seat A (" in said
    listed = [line.split()[0] for line in said.splitlines() if line.startswith("  ")]
    assert listed == ["SS-4.3", "SS-4.4", "SS-4.12", "SS-6.1", "(none)"]
    assert "SS-6.1    'lay 1 R': Cards are placed only in gaps, after photos were taken." in said
    assert "This is what trying found" in said


def test_the_documents_show_what_it_says(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert run(["scenario", "--why", "sheepfold/games/sheep_sheep/scenarios/EC-2.toml"]) == 0
    assert f"```\n{capsys.readouterr().out}```\n" in (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")


def test_why_needs_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", "--why"]) == 2
    assert capsys.readouterr().err == "sheepfold: --why needs the scenario files to explain\n"


def test_why_stops_at_a_step_that_cannot_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.toml"
    path.write_text(
        'id = "x"\ngame = "sheep-sheep"\ntitle = "t"\n\n[[step]]\nplay = ["A fly"]\nover = false\n', encoding="utf-8"
    )
    assert run(["scenario", "--why", str(path)]) == 2
    assert (
        capsys.readouterr().err == f"sheepfold: {path}:6: step 1: play: “fly” is refused: A is not asked now; waiting for B\n"
    )


def test_a_rule_that_does_not_exist_is_shown_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.toml"
    text = EXAMPLE.read_text(encoding="utf-8").replace('"A lay 1 R" = "SS-6.1"', '"A lay 1 R" = "SS-61"')
    path.write_text(text, encoding="utf-8")
    assert run(["scenario", str(path)]) == 2
    assert f"cannot use {path}:11: there is no rule 'SS-61' in sheep-sheep; did you mean SS-6.1?" in capsys.readouterr().err


def test_why_names_the_line_of_a_position_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.toml"
    path.write_text(EXAMPLE.read_text(encoding="utf-8").replace("RG OY GB", "ZZ OY GB"), encoding="utf-8")
    assert run(["scenario", "--why", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"sheepfold: {path}:6: given: ")
