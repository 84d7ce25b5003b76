"""A whole evening at a small table: moves typed and chosen, refused and taken back, games left and resumed."""

from __future__ import annotations

from pathlib import Path
from unittest import mock

import pytest

from sheepfold.terminal.console import printable

from .at_table import sheepfold
from .tiny_game import GUESS, Tiny

ALONE = "play tiny --players Anna,uniform --seed 3"
BOTH = "play tiny --players Anna,Bert --seed 3"


def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    code, out = sheepfold(tmp_path, ALONE, "1", "guess B 20")
    assert code == 0
    assert "Uniform: mark" in out
    assert "The result:" in out
    assert "Winners: Anna and Uniform." in out
    assert "To replay it: sheepfold replay " in out


def test_bots_alone_are_watched(tmp_path: Path) -> None:
    code, out = sheepfold(tmp_path, "play tiny --players greedy,uniform --seed 1")
    assert code == 0
    assert "The draw: dealt ?" in out
    assert "Place 1: " in out


def test_equal_seeds_play_alike(tmp_path: Path) -> None:
    def told(seed: int) -> list[str]:
        return sheepfold(tmp_path, f"play tiny --players greedy,greedy,uniform --seed {seed}")[1].splitlines()[:-1]

    assert told(5) == told(5)
    assert told(5) != told(6)


def test_names_stand_for_letters_both_ways(tmp_path: Path) -> None:
    _, out = sheepfold(tmp_path, "play tiny --seats 3 --names Anna,Otto,Emil --seed 3", "mark red", "guess otto 12")
    assert "guess Otto … (30 ways)" in out
    assert "Anna: guess Otto 12" in out


def test_many_moves_are_grouped_and_narrowed(tmp_path: Path) -> None:
    _, out = sheepfold(tmp_path, "play tiny --seats 3 --seed 3", "1", "2", "back", "3")
    typed = out.split("Your move: ")
    assert typed[1].endswith("1. guess Greedy … (30 ways)\n2. guess Greedy-2 … (30 ways)\n3. peek Greedy\n4. peek Greedy-2\n")
    assert typed[3].startswith("back\n1. guess Greedy … (30 ways)")
    assert "You: peek Greedy\n" in typed[4]
    assert "30. guess Greedy-2 40" in out


def test_a_beginning_is_enough_but_never_another_move(tmp_path: Path) -> None:
    _, out = sheepfold(tmp_path, ALONE, "m", "mark r", "guess", "guess B 1", "pe")
    typed = out.split("Your move: ")
    assert typed[1].startswith("m\nWhich one:\n1. mark red\n2. mark blue")
    assert "Anna: mark red" in typed[2]
    assert typed[3].startswith("guess\nWhich one:\n1. guess Uniform 11")
    assert typed[4].startswith("guess B 1\n“guess B 1” is refused (TI-1.1): that is no move of Tiny.\n")
    assert "Anna: peek Uniform" in typed[5]


def test_wrong_input_is_one_line_and_changes_nothing(tmp_path: Path) -> None:
    for text in ("99", "foo", "0", "x" * 500, "guess Z 3", "\x1b[2J", "save", "why"):
        _, out = sheepfold(tmp_path, ALONE, text, "1", "quit")
        typed = out.split("Your move: ")
        assert len(typed[1].splitlines()) == 2, text
        assert "\x1b" not in out
        assert "Anna: mark red" in typed[2]


def test_a_hint_is_asked_of_bots_that_are_there(tmp_path: Path) -> None:
    _, out = sheepfold(tmp_path, f"{ALONE} --lang fr", "hint nemo", "hint Greedy")
    assert "Il n’y a pas de robot nemo à qui demander\u00a0; il y a greedy, uniform, " in out
    assert "Conseil\u00a0: mark " in out


def test_french_spaces_are_printed_and_control_characters_are_not() -> None:
    assert printable("Mur\u00a0: quoi\u202f? \x1b[2J\x07") == "Mur\u00a0: quoi\u202f? ?[2J?"


def test_a_person_without_a_name_is_called_in_their_language(tmp_path: Path) -> None:
    assert "Platz A: Du." in sheepfold(tmp_path, "play tiny --lang de")[1]


def test_why_and_rules(tmp_path: Path) -> None:
    _, out = sheepfold(
        tmp_path, ALONE, "why guess B 20", "why mark red", "rules", "rules 1", "rules TI-2.1", "rules peek", "rules 9"
    )
    typed = out.split("Your move: ")
    assert "“guess B 20” is refused (TI-1.1)" in typed[1]
    assert "You may: “mark red” is one of your moves now." in typed[2]
    assert "TI-1 Moves\nTI-2 End\n" in typed[3]
    assert "TI-1.1 Mark a colour, then guess.\nTI-1.2 You may peek once.\n" in typed[4]
    assert "TI-2.1 Who guessed right has a point.\n" in typed[5]
    assert "TI-1.2 You may peek once.\n" in typed[6]
    assert "There is no rule TI-9" in typed[7]


def test_log_look_and_help(tmp_path: Path) -> None:
    _, out = sheepfold(tmp_path, ALONE, "1", "log", "look", "help", "?")
    typed = out.split("Your move: ")
    assert typed[2].startswith("log\nThe draw: dealt 22\nThe draw: dealt ?\nAnna: mark red\n")
    assert "Your secret is 22." in typed[3]
    assert "undo: undo your" in typed[4]
    assert "undo: undo your" in typed[5]


# --- undo


def test_undo_takes_back_an_own_move_that_showed_nothing(tmp_path: Path) -> None:
    _, out = sheepfold(tmp_path, ALONE, "mark red", "undo", "mark blue", "log")
    assert "Undone: mark red" in out
    assert "The draw: dealt ?\nAnna: mark blue\n" in out.split("Your move: log")[1]


def test_no_undo_before_a_move_after_fate_or_after_a_look(tmp_path: Path) -> None:
    _, out = sheepfold(tmp_path, ALONE, "undo", "1", "peek B", "undo")
    assert "You have made no move yet." in out
    assert "Something hidden has been shown since then, or the rules make the move final; that cannot be undone." in out


def test_no_undo_before_an_own_move(tmp_path: Path) -> None:
    _, out = sheepfold(tmp_path, "play tiny --players uniform,Anna --seed 3", "undo", "1", "undo", "undo")
    assert out.count("You have made no move yet.") == 2
    assert "Undone: mark red" in out


def test_undo_at_the_hand_over(tmp_path: Path) -> None:
    _, out = sheepfold(tmp_path, BOTH, "", "mark red", "guess B 20", "undo", "", "guess B 21", "")
    assert "Anna may still type undo." in out
    assert "Anna: guess Bert 21" in out
    assert "Anna: guess Bert 20" not in out


def test_what_bots_did_since_is_undone_too(tmp_path: Path) -> None:
    _, out = sheepfold(tmp_path, "play bauernschlau --players Anna,uniform --seed 2", "1", "undo", "log")
    before, after = out.split("Undone: put 2,0, and what came after it\n")
    assert "Uniform adds a piece to your left fence." in before
    assert "Uniform adds a piece" not in after.split("Your move: log")[1]


def test_undo_after_other_people_needs_their_consent(tmp_path: Path) -> None:
    """Bert is asked; what he allows is undone and written, what he does not stays."""
    typed = ("", "1", "", "1", "", "fence", "1", "", "undo", "what")
    words = "play bauernschlau --players Anna,Bert --seed 2"
    _, out = sheepfold(tmp_path, words, *typed, "no", "log")
    assert out.count("That needs the consent of Bert. Ask, then type yes or no: ") == 2
    assert "Nothing is undone." in out
    assert "Bert adds a piece" in out.split("Your move: log")[1]
    _, out = sheepfold(tmp_path, words, *typed, "yes", "log")
    assert "Undone: put 1,1, and what came after it" in out
    assert "Bert adds a piece" not in out.split("Your move: log")[1]
    assert sorted(file.read_text().count("\nB build ") for file in kept(tmp_path)) == [0, 1]


# --- several people


def test_a_secret_is_never_on_the_screen_of_another(tmp_path: Path) -> None:
    """Between two hand-overs only the person who pressed Enter may read: the other's secret must not be there."""
    _, out = sheepfold(tmp_path, BOTH, "", "mark red", "guess B 40", "", "look", "log all", "1", "guess A 40")
    parts = out.split("Press Enter, ")
    assert [part.split(",")[0] for part in parts[1:]] == ["Anna", "Bert"]
    assert "22" in parts[1]
    assert "25" in parts[2]
    assert "22" not in parts[0] + parts[2].split("guess Anna 11")[0]
    assert "Your secret is 22" not in parts[2]
    assert "dealt 25" not in parts[0] + parts[1]
    assert "Your secret is 25" not in parts[0] + parts[1]


def test_the_screen_is_cleared_before_the_next_person(tmp_path: Path) -> None:
    _, out = sheepfold(tmp_path, BOTH, "", "mark red", "guess B 20", "")
    assert "\n" * 50 + "Bert is next." in out


def test_only_enter_opens_the_hand_over(tmp_path: Path) -> None:
    _, out = sheepfold(tmp_path, BOTH, "mark red", "quit")
    assert "Only Enter and quit work here." in out
    assert "secret" not in out


# --- keeping


def kept(home: Path) -> list[Path]:
    return sorted((home / "sheepfold").glob("*.record"))


def test_the_end_of_input_keeps_the_game_and_resume_goes_on(tmp_path: Path) -> None:
    code, out = sheepfold(tmp_path, ALONE, "mark red")
    assert code == 0
    assert f"sheepfold play --resume {kept(tmp_path)[0]}" in out
    code, out = sheepfold(tmp_path, "play --resume", "guess B 20")
    assert code == 0
    assert "Continuing after move 3." in out
    assert "The result:" in out
    assert len(kept(tmp_path)) == 1
    code, out = sheepfold(tmp_path, "play --resume")
    assert code == 2
    assert "no unfinished game is kept" in out


def test_a_resumed_game_goes_back_behind_its_resumption(tmp_path: Path) -> None:
    """The numbers that were dealt stay, whatever the seed is now."""
    sheepfold(tmp_path, ALONE, "mark red")
    _, out = sheepfold(tmp_path, "play --resume --seed 9", "undo", "log", "mark blue", "guess B 20")
    assert "Undone: mark red" in out
    assert "log\nThe draw: dealt 22\nThe draw: dealt ?\nYour move: " in out
    assert "\nfate dealt 22\nfate dealt 25\nA mark blue\n" in kept(tmp_path)[0].read_text()


def test_when_the_engine_fails_the_game_is_kept(tmp_path: Path) -> None:
    play = Tiny.play

    def failing(self: Tiny, move: int, seat: int) -> None:
        if move >= GUESS:
            raise ZeroDivisionError
        play(self, move, seat)

    with mock.patch.object(Tiny, "play", failing), pytest.raises(ZeroDivisionError):
        sheepfold(tmp_path, ALONE, "mark red", "guess B 20")
    assert "A mark red\nend 3 " in kept(tmp_path)[0].read_text()


def test_a_resumed_game_can_seat_others(tmp_path: Path) -> None:
    sheepfold(tmp_path, ALONE, "mark red")
    code, out = sheepfold(tmp_path, f"play --resume {kept(tmp_path)[0]} --players greedy,greedy")
    assert code == 0
    assert "Place 1: Greedy" in out


def test_save_writes_a_new_file_only(tmp_path: Path) -> None:
    file = tmp_path / "mine.record"
    _, out = sheepfold(tmp_path, ALONE, f"save {file}", f"save {file}", f"save {tmp_path}/none/x\0y", "quit")
    assert f"Saved to {file}." in out
    assert "already exists; choose another name" in out
    code, out = sheepfold(tmp_path, f"play tiny --save {file}")
    assert code == 2
    assert sheepfold(tmp_path, f"play --resume {file}", "1")[0] == 0


def test_a_place_that_cannot_be_written_is_said_once(tmp_path: Path) -> None:
    (tmp_path / "sheepfold").write_text("a file where the folder should be")
    code, out = sheepfold(tmp_path, ALONE, "1", "guess B 20")
    assert code == 0
    assert out.count("The game is not kept: cannot write") == 1
    code, out = sheepfold(tmp_path, f"play tiny --save {tmp_path}/sheepfold/x.record")
    assert code == 2


# --- the command line


def test_bad_command_lines_are_one_line(tmp_path: Path) -> None:
    sheepfold(tmp_path, ALONE, "mark red")
    file = kept(tmp_path)[0]
    for words in (
        "play nope",
        "play tiny --seats 9",
        "play tiny --seats x",
        "play tiny --option colour=red",
        "play tiny --option colour",
        "play tiny --players a,b,c,d",
        "play tiny --players Anna,anna",
        "play tiny --players b,A",
        "play tiny --players Fate,greedy",
        "play tiny --players Anna(x),greedy",
        "play tiny --names a,b,c,d --seats 2",
        "play tiny --seed -1",
        f"play tiny --seed {2**70}",
        f"play tiny --resume {file}",
        "play --resume nothing.record",
        f"play --resume {tmp_path}",
        f"replay {file} --as C",
        f"replay {file} --to 99",
        "replay nothing.record",
        "games nope",
        "play",
    ):
        code, out = sheepfold(tmp_path, words)
        assert code == 2, words
        assert len(out.splitlines()) == 1 or words == "play", words
        assert "Traceback" not in out


def test_a_broken_record_is_one_line(tmp_path: Path) -> None:
    sheepfold(tmp_path, ALONE, "mark red")
    file = kept(tmp_path)[0]
    text = file.read_text()
    for broken in (
        text[:-20],
        text.replace("mark red", "mark blue"),
        "",
        "\0\0",
        text.replace("player A Anna", "player A \x1b[2J"),
    ):
        file.write_text(broken)
        for words in (f"replay {file}", f"play --resume {file}"):
            code, out = sheepfold(tmp_path, words)
            assert code == 2
            assert len(out.splitlines()) == 1
            assert file.read_text() == broken
    file.write_bytes(b"\xff\xfe\xfa")
    assert sheepfold(tmp_path, f"replay {file}")[0] == 2


# --- replay


def test_replay_through_every_eye(tmp_path: Path) -> None:
    sheepfold(tmp_path, ALONE, "mark red", "guess B 20")
    file = kept(tmp_path)[0]
    _, everything = sheepfold(tmp_path, f"replay {file}")
    assert "1. The draw: dealt 22\n2. The draw: dealt 25\n3. Anna: mark red\n" in everything
    assert "Winners: Anna and Uniform." in everything
    assert "2. The draw: dealt ?" in sheepfold(tmp_path, f"replay {file} --as A")[1]
    assert "1. The draw: dealt ?\n2. The draw: dealt ?" in sheepfold(tmp_path, f"replay {file} --as watcher")[1]
    _, part = sheepfold(tmp_path, f"replay {file} --as b --to 2")
    assert "2. The draw: dealt 25" in part
    assert "Your secret is 25." in part
    assert "mark" not in part.replace("Mark or guess?", "")
