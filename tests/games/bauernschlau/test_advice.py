"""Every move has a sentence that says why, made from the view alone."""

from __future__ import annotations

import pytest

from sheepfold.core.asking import asked
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.games.bauernschlau import GAME
from sheepfold.language import LANGUAGES, Speaker
from sheepfold.language.catalogue import file_of

CATALOGUE = file_of("bauernschlau", "en")

OPTIONS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"memory_aid": "on", "farm_choice": "pick"}),
    (6, {"dog_black_bonus": "on"}),
]


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_every_move_has_its_sentence(seats: int, options: dict[str, str]) -> None:
    rng = Rng(11)
    position = GAME.start(GAME.setup(seats, options))
    settle(position, rng)
    for step in range(140):
        if position.actor() == OVER:
            break
        seat = asked(position)[0]
        view, legal = GAME.view(position, seat), GAME.legal(position, seat)
        move = legal[rng.below(len(legal))]
        reason = GAME.advice(view, move)
        for lang in LANGUAGES:
            sentence = Speaker(lang, GAME.name, you=letter(seat)).say(reason)
            assert sentence.endswith(".")
            assert "{" not in sentence
            assert "why-" not in sentence
        other = position.copy()
        other.reshuffle(seat, rng)
        assert GAME.advice(GAME.view(other, seat), move) == reason
        position.play(GAME.read(position, seat, move), seat)
        settle(position, rng)


def test_every_message_is_used() -> None:
    rng, used = Rng(5), set()
    for seats in (2, 3, 3, 6):
        position = GAME.start(GAME.setup(seats, {"farm_choice": "pick"}))
        settle(position, rng)
        while position.actor() != OVER:
            seat = asked(position)[0]
            legal = GAME.legal(position, seat)
            view = GAME.view(position, seat)
            move = legal[rng.below(len(legal))]
            for text in {move, legal[0], legal[-1]}:
                used.add(GAME.advice(view, text).id)
            position.play(GAME.read(position, seat, move), seat)
            settle(position, rng)
    known = {line.split(" ")[0] for line in CATALOGUE.read_text(encoding="utf-8").splitlines() if line.startswith("why-")}
    assert known - used <= {"why-bauernschlau-put-last", "why-bauernschlau-park-last"}, "unused"
    assert used <= known
