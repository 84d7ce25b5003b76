"""Whatever happens in a game, every language can say it: views, events, refusals and advice of random games."""

from __future__ import annotations

import pytest

from sheepfold import games
from sheepfold.core.asking import asked
from sheepfold.core.events import seen
from sheepfold.core.fate import Seeded
from sheepfold.core.game import Game
from sheepfold.core.laws import probes, random_options
from sheepfold.core.message import Message
from sheepfold.core.play import Play, Step
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS
from sheepfold.language import LANGUAGES, Speaker

ONE_IN = 8  # moments and events that are put into words; all would take minutes


class Checked(Speaker):
    """A speaker that takes nothing as it is: every message must be in a catalogue."""

    def say(self, message: Message) -> str:
        said = super().say(message)
        assert said != str(message) or message.id in ("plain", "seat", "either"), f"no catalogue has {message}"
        return said


def speakers(game: Game, seats: int, you: str | None) -> list[Checked]:
    names = {letter: f"Name {letter}" for letter in LETTERS[:seats]}
    return [Checked(lang, game.name, names, you) for lang in LANGUAGES]


def has_catalogue(game: Game) -> bool:
    return (games.folder_of(game) / "locales" / "en.ftl").exists()


@pytest.mark.parametrize("name", games.names())
def test_everything_can_be_said(name: str) -> None:
    game = games.load(name)
    for seats in range(game.seats[0], game.seats[1] + 1):
        play_and_listen(game, seats)


def play_and_listen(game: Game, seats: int) -> None:
    rng, fate = Rng(100 + seats), Seeded(seats)
    play = Play(game, game.setup(seats, random_options(game, seats, rng)))
    everybody = {seat: speakers(game, seats, LETTERS[seat]) for seat in range(seats)} | {None: speakers(game, seats, None)}
    listen(game, play.settle(fate), everybody, rng)
    while play.position.actor() != OVER:
        owing = asked(play.position)
        seat = owing[rng.below(len(owing))]
        legal = game.legal(play.position, seat)
        view = game.view(play.position, seat)
        move = legal[rng.below(len(legal))]
        for speaker in everybody[seat] if rng.below(ONE_IN) == 0 else ():
            assert all(speaker.say(line).strip() for line in game.words(view))
            assert speaker.say(game.advice(view, move)).strip()
            for text in probes(game, play.position, seat, legal, Rng(rng.word())):
                assert speaker.refused(game.why_not(play.position, seat, text))
        listen(game, [play.do(seat, move), *play.settle(fate)], everybody, rng)
    for speaker in everybody[None]:
        assert [speaker.say(line) for line in game.words(game.view(play.position, None))]


def listen(game: Game, steps: list[Step], everybody: dict[int | None, list[Checked]], rng: Rng) -> None:
    if not has_catalogue(game):
        return
    for step in steps:
        for to, some in everybody.items():
            if rng.below(ONE_IN):
                continue
            view = game.view(step.before, to)
            for event in seen(step.events, to):
                message = game.tell(event, view)
                assert message is None or all(speaker.say(message) for speaker in some)
