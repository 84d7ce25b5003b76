"""The search: repeatable, in time, stoppable, mixed where choices are sealed, and better than chance."""

import re
import time
from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.bots import registry
from sheepfold.bots.bot import Bot
from sheepfold.bots.ladder import RUNGS
from sheepfold.bots.search import Search
from sheepfold.bots.uniform import Uniform
from sheepfold.core.asking import asked
from sheepfold.core.fate import Seeded
from sheepfold.core.game import Game
from sheepfold.core.play import Play
from sheepfold.core.position import OVER, Position
from sheepfold.core.rng import Rng


def dealt(game: Game, seats: int, seed: int) -> Position:
    play = Play(game, game.setup(seats))
    play.settle(Seeded(seed))
    return play.position


def chosen(bot: Bot, game: Game, position: Position, seed: int) -> str:
    seat = asked(position)[0]
    return bot.choose(game.view(position, seat), game.legal(position, seat), Rng(seed))


@pytest.mark.parametrize("name", games.names())
def test_equal_seeds_choose_alike_and_legally(name: str) -> None:
    game = games.load(name)
    for seats in (game.seats[0], game.seats[1]):
        position = dealt(game, seats, 4)
        first = chosen(Search(game, seconds=None, simulations=40), game, position, 9)
        assert first == chosen(Search(game, seconds=None, simulations=40), game, position, 9)
        assert first in game.legal(position, asked(position)[0])


@pytest.mark.parametrize("name", games.names())
def test_it_stops_at_once_when_asked(name: str) -> None:
    game = games.load(name)
    bot = Search(game, seconds=600)
    bot.stopped = lambda: True
    start = time.perf_counter()
    chosen(bot, game, dealt(game, 2, 1), 1)
    assert time.perf_counter() - start < 60  # one batch, whatever else the machine is doing; not ten minutes


def test_time_is_kept() -> None:
    """It never stops early; how little it overruns is the machine's business too, so the upper end is generous here."""
    game = games.load("black-sheep")
    position = dealt(game, 2, 1)
    chosen(Search(game, seconds=0.1), game, position, 1)  # tables are built on first use
    start = time.perf_counter()
    chosen(Search(game, seconds=0.5), game, position, 1)
    assert 0.5 <= time.perf_counter() - start < 5


def test_sealed_choices_are_mixed() -> None:
    game = games.load("bouc-makers")
    position = dealt(game, 3, 2)
    bids = {chosen(Search(game, seconds=None, simulations=150), game, position, seed) for seed in range(12)}
    assert len(bids) > 1


@pytest.mark.compiled
def test_search_beats_chance() -> None:
    game = games.load("sheep-sheep")
    won = 0
    for seed in range(4):
        bots: list[Bot] = [Search(game, seconds=None, simulations=60), Uniform(game)]
        mine = seed % 2
        play = Play(game, game.setup(2))
        fate = Seeded(seed)
        play.settle(fate)
        while play.position.actor() != OVER:
            seat = asked(play.position)[0]
            bot = bots[0] if seat == mine else bots[1]
            play.do(seat, chosen(bot, game, play.position, len(play.record.moves)))
            play.settle(fate)
        won += play.position.wins(mine)
    assert won == 4


@pytest.mark.parametrize("rung", RUNGS)
def test_every_rung_takes_a_seat(rung: str) -> None:
    game = games.load("black-sheep")
    position = dealt(game, 2, 3)
    assert chosen(registry.find(rung)(game), game, position, 1) in game.legal(position, asked(position)[0])


def test_the_example_of_the_document_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from sheepfold.__main__ import run

    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    source = re.findall(r"```python\n(.*?)```", text, re.S)[0]
    assert source.count("\n") <= 30
    (tmp_path / "my_bots.py").write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert run(["arena", "--game", "bouc-makers", "--bots", "my_bots:Careful,uniform", "--games", "4", "--jobs", "1"]) == 0
    assert "my_bots:Careful" in capsys.readouterr().out
