"""Every game, played to its end through a pipe: alone against bots, and by people who share a keyboard."""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

from sheepfold import games
from sheepfold.core.asking import asked
from sheepfold.core.events import Seen
from sheepfold.core.game import Data, Game
from sheepfold.core.playout import settle
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.language import Speaker
from sheepfold.terminal import screen as screen_module
from sheepfold.terminal.screen import Screen
from sheepfold.terminal.telling import sight

from .at_table import sheepfold

TABLES = [(name, seats) for name in games.names() for seats in sorted(set(games.load(name).seats))]
ANSWERS = ["1", "2", "3", "1", "5", "1"]


def typed(*lines: str) -> list[str]:
    """Those lines over and over, more often than any game asks."""
    return list(islice(cycle(lines), 30_000))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_alone_against_bots(tmp_path: Path, name: str, seats: int) -> None:
    bots = ",".join(["uniform"] * (seats - 1))
    code, out = sheepfold(tmp_path, f"play {name} --players Zoe,{bots} --seed 5", *typed(*ANSWERS))
    assert code == 0
    assert "The result:" in out
    assert "Place 1: " in out
    (record,) = (tmp_path / "sheepfold").glob("*.record")
    for reader in ("all", "A", "watcher"):
        code, told = sheepfold(tmp_path, f"replay {record} --as {reader}")
        assert code == 0
        assert told.split("The result:")[-1].split("The game is kept")[0].strip() in out
    code, out = sheepfold(tmp_path, f"play --resume {record}")
    assert code == 0
    assert "The result:" in out


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_people_share_a_keyboard_and_see_only_their_own(
    tmp_path: Path, name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is put into words while a person sits at the screen is put as that person sees it."""
    screens: list[Screen] = []
    through: list[tuple[str, str]] = []  # who sits at the screen, whose view is put into words
    begin, told = Screen.__init__, Speaker.told

    def beginning(self: Screen, *given: Any, **named: Any) -> None:
        begin(self, *given, **named)
        screens.append(self)

    def look_through(view: Data) -> None:
        guest = screens[0].at_screen
        if screens[0].next_guest() is not None:
            through.append(("" if guest is None or guest.seat is None else letter(guest.seat), view["seat"]))

    def watched_sight(game: Game, view: Data, speaker: Speaker) -> list[str]:
        look_through(view)
        return sight(game, view, speaker)

    def watched_told(self: Speaker, game: Game, event: Seen, view: Data) -> str:
        look_through(view)
        return told(self, game, event, view)

    monkeypatch.setattr(Screen, "__init__", beginning)
    monkeypatch.setattr(screen_module, "sight", watched_sight)
    monkeypatch.setattr(Speaker, "told", watched_told)
    names = ["Zoe", "Yan", "Xia", "Wim", "Vic", "Ute"][:seats]
    code, out = sheepfold(
        tmp_path, f"play {name} --players {','.join(names)} --seed 6", *typed("", "1", "log", "", "2", "look")
    )
    assert code == 0
    assert "The result:" in out
    assert len(through) > 10
    assert [pair for pair in through if pair[0] != pair[1]] == []
    assert all(f"Press Enter, {person}, when only you" in out for person in names)


@pytest.mark.parametrize("name", games.names())
def test_any_nonsense_changes_nothing(tmp_path: Path, name: str) -> None:
    """Each wrong line gets one line of answer, and the choices stay what they were."""
    nonsense = [
        "0",
        "777",
        "-1",
        "xyzzy",
        "1 2 3",
        "why xyzzy",
        "why",
        "rules xyzzy",
        "rules 99.99",
        "save",
        "é",
        "a" * 300,
        "; drop",
        "A",
        "fate",
    ]
    _, out = sheepfold(tmp_path, f"play {name} --seed 5", *nonsense, "look")
    parts = out.split("Your move: ")
    for text, part in zip(nonsense, parts[1:], strict=False):
        assert len(part.splitlines()) == 2, (text, part)
    assert parts[0].endswith(parts[len(nonsense) + 1].removeprefix("look\n"))
    assert "Traceback" not in out


@pytest.mark.parametrize("name", games.names())
def test_single_letters_in_moves_are_seats(name: str) -> None:
    """They are replaced by the names of players where the game says so."""
    game = games.load(name)
    rng = Rng(1)
    seats = game.seats[1]
    position = game.start(game.setup(seats))
    for _ in range(150):
        settle(position, rng)
        if not asked(position):
            break
        seat = asked(position)[0]
        legal = game.legal(position, seat)
        letters = {word for text in legal for word in text.replace("-", " ").split() if len(word) == 1 and word.isupper()}
        if game.letters_are_seats:
            assert letters <= set("ABCDEF"[:seats]), legal
        position.play(game.read(position, seat, legal[rng.below(len(legal))]), seat)
