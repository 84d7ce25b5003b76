"""What is asked about the strength of the bots: which one meets which, at which table, and how much of the win it should take."""

from __future__ import annotations

from sheepfold.arena.trial import Answer, Question
from sheepfold.bots import ladder, registry
from sheepfold.core.game import Game

NEXT = 0.60  # of two-player games against the rung below
FAIR = 1.4  # times the fair share among several of the rung below
GREEDY = {"bauernschlau": 0.70, "bye-bye-black-sheep": 0.57}  # what the strongest is to win against greedy, two players
GREEDY_ELSEWHERE = 0.75
UNIFORM = 0.98
NOT_WORSE = 0.48  # of two-player games, with four times as many simulations
STRONGEST = ladder.RUNGS[-1]
STEP = 4  # times as many simulations: for the ceiling of a missed bar, and where more thinking must not lose
THINKING = (64, 256)  # simulations from which four times as many are tried
# Simulations of the strongest, where it has a time to think and not a number; in its half second it makes many more.
FIXED = {"black-sheep": 4000, "bye-bye-black-sheep": 1600}
FIXED_ELSEWHERE = 400


def questions(game: Game, simulations: int | None = None, seconds: float | None = None) -> list[Question]:
    """Each rung against the one below at every table, the strongest against the simple bots with two.

    Where the strongest stops by the clock it is the same search of so many simulations instead, which plays alike on a busy
    machine; or itself with so many `seconds`."""
    found = []
    fewest, most = game.seats

    def strongest_at(seats: int) -> str:
        if seconds is None and ladder.of_game(STRONGEST, game.name, seats).simulations == 0:
            return f"{registry.SEARCH}{simulations or FIXED.get(game.name, FIXED_ELSEWHERE)}"
        return STRONGEST

    for seats in range(fewest, most + 1):
        bar = NEXT if seats == 2 else FAIR / seats
        for below, rung in zip(ladder.RUNGS, ladder.RUNGS[1:], strict=False):
            if rung != STRONGEST:
                found.append(Question(game=game.name, bot=rung, against=below, seats=seats, bar=bar))
            else:
                found.append(
                    Question(game=game.name, bot=strongest_at(seats), against=below, seats=seats, bar=bar, seconds=seconds),
                )
    bars = {"greedy": GREEDY.get(game.name, GREEDY_ELSEWHERE), "uniform": UNIFORM}
    return found + [
        Question(game=game.name, bot=strongest_at(fewest), against=other, seats=fewest, bar=bar, seconds=seconds)
        for other, bar in bars.items()
    ]


def thinking(game: Game) -> list[Question]:
    """Whether a search with four times as many simulations is at least as good, with two players."""
    return [
        Question(
            game=game.name,
            bot=f"{registry.SEARCH}{STEP * number}",
            against=f"{registry.SEARCH}{number}",
            seats=game.seats[0],
            bar=NOT_WORSE,
        )
        for number in THINKING
    ]


def is_quick(question: Question) -> bool:
    """Whether nobody searches in it."""
    both = (question.bot, question.against)
    return not any(
        bot.startswith(registry.SEARCH) or (bot in ladder.RUNGS and ladder.searches(bot, question.game, question.seats))
        for bot in both
    )


def beyond(answer: Answer) -> Question | None:
    """The same for a search with four times as many simulations, where the strongest has missed its bar: the ceiling."""
    asked = answer.question
    number = simulations_of(asked)
    if answer.verdict == "yes" or number is None or asked.bar == NOT_WORSE:
        return None
    return Question(
        game=asked.game, bot=f"{registry.SEARCH}{STEP * number}", against=asked.against, seats=asked.seats, bar=asked.bar
    )


def simulations_of(asked: Question) -> int | None:
    """How many the strongest makes; None for other bots, and where it goes by the clock."""
    if asked.bot.startswith(registry.SEARCH):
        return int(asked.bot.removeprefix(registry.SEARCH))
    strength = ladder.of_game(asked.bot, asked.game, asked.seats) if asked.bot == STRONGEST else None
    return strength.simulations or None if strength and asked.seconds is None else None
