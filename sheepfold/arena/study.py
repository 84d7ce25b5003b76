"""The games a report is made of: per number of seats, equals among themselves, strong against weak, and every option tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from sheepfold.arena import series
from sheepfold.arena.crew import Crew
from sheepfold.arena.journal import ENDING, Journal
from sheepfold.arena.match import Result
from sheepfold.arena.plan import Plan, make_plan
from sheepfold.arena.progress import Progress
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.seats import LETTERS

MOST_VALUES = 2  # other values tried of one option


@dataclass(frozen=True, kw_only=True)
class Wish:
    """What a study is to measure. The first bot is the strong one, the last the weak one."""

    game: Game
    bots: list[str]
    seats: list[int]
    games: int  # per measurement
    option_games: int  # per option value
    seed: int = 1
    seconds: float | None = None
    duel: tuple[str, str] | None = None  # between whom the options are tried; the first two bots if not said
    ladder: Path | None = None  # a folder of journals to take the strengths from, instead of games of this study

    @property
    def pair(self) -> tuple[str, str]:
        return self.duel or (self.bots[0], self.bots[1])


@dataclass(frozen=True, kw_only=True)
class Variant:
    """One other value of one option or data set."""

    option: str
    value: str
    default: str
    text: str
    rule: str

    @property
    def name(self) -> str:
        return f"{self.option} = {self.value}"


@dataclass(kw_only=True)
class Table:
    """Everything measured with one number of seats."""

    seats: int
    equals: list[Result]  # the strong bot in every seat; seat A begins, where the game lets one say so
    skill: list[Result]  # the strong bot in one seat, the weak one in all others
    plain: list[Result]  # one bot of the duel in one seat, the other in all others, every option at its default
    options: dict[Variant, list[Result]] = field(default_factory=dict)  # as `plain`, same deals, with that value


@dataclass
class Study:
    wish: Wish
    tables: list[Table]
    ladder: tuple[Plan, list[Result]]

    @property
    def strong(self) -> str:
        return self.wish.bots[0]

    @property
    def weak(self) -> str:
        return self.wish.bots[-1]

    def every_result(self) -> Iterator[Result]:
        for table in self.tables:
            yield from table.equals
            yield from table.skill
            yield from table.plain if table.plain is not table.skill else []
            for results in table.options.values():
                yield from results
        yield from self.ladder[1]


def beginner(game: Game) -> dict[str, str]:
    """The option that lets seat A begin; nothing if the game has none."""
    return next(({o.name: "A"} for o in game.options if o.names_seat and "A" in o.values), {})


def variants(game: Game) -> list[Variant]:
    """The first few other values of every option and data set. Which seat begins is measured as the advantage of seats."""
    found = []
    for option in game.options:
        values = [value for value in option.values[1:] if not (option.names_seat and value in LETTERS)]
        found += [
            Variant(option=option.name, value=value, default=option.values[0], text=option.text, rule=option.rule)
            for value in values[:MOST_VALUES]
        ]
    for data_set in game.data_sets:
        default, *others = data_set.built_in
        found += [
            Variant(option=data_set.name, value=name, default=default, text=data_set.text, rule=data_set.rule)
            for name in others[:MOST_VALUES]
        ]
    return found


def plans(wish: Wish) -> dict[str, Plan]:
    """Every series of the study by the name of its journal."""
    if len(wish.bots) < 2:
        raise BadInput("a report needs two bots at least, the strong one first and the weak one last")

    def plan(bots: list[str], games: int, seats: int, options: dict[str, str] | None = None) -> Plan:
        return make_plan(wish.game.name, bots, games, seats, options=options, seed=wish.seed, seconds=wish.seconds)

    strong, weak = wish.bots[0], wish.bots[-1]
    found: dict[str, Plan] = {}
    for seats in wish.seats:
        found[f"{seats}-equals"] = plan([strong], wish.games, seats, beginner(wish.game))
        found[f"{seats}-skill"] = plan([strong, weak], wish.games, seats)
        if wish.pair != (strong, weak):
            found[f"{seats}-plain"] = plan([*wish.pair], wish.option_games, seats)
        for variant in variants(wish.game):
            found[f"{seats}-{variant.option}-{variant.value}"] = plan(
                [*wish.pair], wish.option_games, seats, {variant.option: variant.value}
            )
    if wish.ladder is None:
        pairs = len(wish.bots) * (len(wish.bots) - 1) // 2
        found["ladder"] = plan(wish.bots, wish.games * pairs, min(wish.seats))
    return found


def carry_out(wish: Wish, crew: Crew, folder: Path | None = None) -> Study:
    """Play all of it. With a folder every series keeps its journal there, and what it holds already is not played again."""
    every = plans(wish)
    found: dict[str, list[Result]] = {}
    for number, (name, plan) in enumerate(every.items(), 1):
        found[name] = played(name, plan, crew, folder, f"{number}/{len(every)} {name}")
    tables = []
    for seats in wish.seats:
        skill = found[f"{seats}-skill"]
        table = Table(seats=seats, equals=found[f"{seats}-equals"], skill=skill, plain=found.get(f"{seats}-plain", skill))
        table.options = {v: found[f"{seats}-{v.option}-{v.value}"] for v in variants(wish.game)}
        tables.append(table)
    return Study(wish, tables, kept_ladder(wish, wish.ladder) if wish.ladder else (every["ladder"], found["ladder"]))


def kept_ladder(wish: Wish, folder: Path) -> tuple[Plan, list[Result]]:
    """All games of two built-in bots in the journals of a folder, as if they were of one plan."""
    results: list[Result] = []
    names: set[str] = set()
    ours = make_plan(wish.game.name, ["uniform"], 1, min(wish.seats))
    for path in sorted(folder.glob(f"*{ENDING}")):
        journal = Journal.resume(path)
        journal.close()
        plan = journal.plan
        same = (plan.game, plan.seats, plan.options) == (ours.game, ours.seats, ours.options)
        if same and not any(":" in bot for bot in plan.bots):
            results += journal.results.values()
            names |= set(plan.bots)
    if not results:
        raise BadInput(f"{folder} has no journal of {wish.game.name} with {ours.seats} seats and no option changed")
    return make_plan(wish.game.name, sorted(names), 1, ours.seats), results


def played(name: str, plan: Plan, crew: Crew, folder: Path | None, label: str) -> list[Result]:
    if folder is None:
        return series.run(plan, crew, progress=Progress(plan.total, label=label))
    path = folder / f"{name}{ENDING}"
    journal = Journal.resume(path) if path.exists() else Journal.create(path, plan)
    try:
        if journal.plan != plan:
            raise BadInput(f"{path} is of another study; choose another folder")
        return series.run(plan, crew, journal, Progress(plan.total, len(journal.results), label))
    finally:
        journal.close()
