"""Which rules can refuse a move at the moments of a scenario: found by trying very many texts, not by reading the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from sheepfold.core.asking import asked
from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.game import Game
from sheepfold.core.position import Position
from sheepfold.core.scenario.moment import Moment, Say, Unplayable
from sheepfold.core.scenario.parsing import Scenario, read_toml
from sheepfold.core.seats import letter

MOST = 250  # texts of random play tried of each kind of move


@dataclass(kw_only=True)
class Probe:
    """What trying found for one seat after one step."""

    where: str
    step: int
    seat: str
    tried: int = 0
    refusals: dict[str, Refused] = field(default_factory=dict)  # the first of each rule; "": refused without a number


def probes(scenario: Scenario, others: list[str], say: Say = str) -> Iterator[Probe]:
    """After each step, for every seat that is asked: try moves of random games and these texts. BadInput if a step cannot be played."""
    texts: list[str] = []
    for number, now in moments(scenario, say):
        texts = texts or list(dict.fromkeys([*others, *now.vocabulary().moves.some(MOST)]))
        for seat in asked(now.position):
            found = Probe(where=scenario.where(number), step=number, seat=letter(seat))
            probe(now.game, now.position, seat, texts, found)
            yield found


def moments(scenario: Scenario, say: Say) -> Iterator[tuple[int, Moment]]:
    """The moment after each step."""
    number = 0
    try:
        now = Moment(scenario, say)
        for number, step in enumerate(scenario.steps, 1):
            now.advance(step)
            yield number, now
    except Unplayable as error:
        raise BadInput(f"{scenario.where(number, *error.words)}: step {number}: {error}") from None
    except BadInput as error:
        raise BadInput(f"{scenario.where(number, 'given')}: {say(error)}") from None


def probe(game: Game, position: Position, seat: int, texts: list[str], found: Probe) -> None:
    legal = {move.lower() for move in game.legal(position, seat)}
    for text in texts:
        if game.tidy(" ".join(text.split()).lower()) not in legal:
            refused = game.why_not(position, seat, text)
            found.tried += 1
            found.refusals.setdefault(refused.rule, refused)


def texts_in(paths: list[Path]) -> list[str]:
    """Every move that scenario files name, the wrong ones above all: they were written to break a rule."""
    found: dict[str, None] = {}
    for path in paths:
        for step in read_toml(path)[1].get("step", []):
            lines = [*step.get("refused", {}), *step.get("play", [])]
            found |= dict.fromkeys(line.partition(" ")[2] for line in lines if not line.startswith("fate"))
            for key in ("legal", "contains", "excludes"):
                found |= dict.fromkeys(move for moves in step.get(key, {}).values() for move in moves)
    return list(found)
