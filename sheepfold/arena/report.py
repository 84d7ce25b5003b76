"""A study as one HTML page that stands by itself: pictures first, a sentence each, the numbers below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sheepfold.arena import measures, plots
from sheepfold.arena.match import WIDTHS
from sheepfold.arena.measures import Effect
from sheepfold.arena.plots import called
from sheepfold.arena.rating import Estimate
from sheepfold.arena.study import Study, Table, beginner
from sheepfold.arena.tournament import Standings, duration, percent, standings
from sheepfold.core.extras import needed
from sheepfold.core.seats import letter


@dataclass(kw_only=True)
class Section:
    title: str
    text: str
    pictures: list[str]
    head: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    open: bool = False


def check_packages() -> None:
    """Better before the games than after them."""
    needed("matplotlib.figure", "report", "a report")
    needed("jinja2", "report", "a report")


def page(study: Study, command: str) -> str:
    jinja2 = needed("jinja2", "report", "a report")
    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined, keep_trailing_newline=True)
    template = environment.from_string(Path(__file__).with_name("page.html").read_text(encoding="utf-8"))
    plan, results = study.ladder
    ladder = standings(plan, results)
    effects = measures.effects(study)
    sections = [length(study), scores(study), seats(study), decisions(study), skill(study), strength(study, ladder)]
    if effects:
        sections.append(options(study, effects))
    played = list(study.every_result())
    text: str = template.render(
        title=study.wish.game.title,
        lead=f"What {len(played)} games between bots say about it: {spoken([called(bot) for bot in study.wish.bots])} at tables of "
        f"{spoken([str(table.seats) for table in study.tables])}.",
        figures=key_figures(study),
        sections=sections,
        warning=warning(study),
        command=command,
        games=len(played),
        version=f"{study.wish.game.prefix} version {study.wish.game.version}",
    )
    return text


def key_figures(study: Study) -> list[dict[str, str]]:
    table = study.tables[0]
    long = measures.lengths(table.equals)
    first = measures.seat_shares(table)[0]
    strong = measures.strong_share(table.skill, study.strong)
    at = f"{table.seats} seats"
    return [
        {"value": f"{measures.quantile(long, 0.5):.0f}" if long else "-", "text": f"decisions in a game, {at}"},
        {"value": up_to(measures.middle_width(table.equals)), "text": "legal moves at half of the decisions"},
        {"value": f"{first.value:.0%}", "text": f"of the win for {first_seat(study)}, {at} ({1 / table.seats:.0%} is fair)"},
        {"value": f"{strong.value:.0%}", "text": f"for {called(study.strong)} against {called(study.weak)}, {at}"},
    ]


def up_to(most: int) -> str:
    return f"≤ {most}" if most < WIDTHS[-1] else f"> {WIDTHS[-2]}"


def first_seat(study: Study) -> str:
    return "who begins" if beginner(study.wish.game) else "seat A"


def warning(study: Study) -> str:
    """Games that did not end by the rules; silence about them would make the pictures look better than they are."""
    played = list(study.every_result())
    faults = [result.fault for result in played if result.fault]
    undecided = sum(1 for result in played if not result.places and not result.fault)
    parts = [f"{undecided} games were too long and stay undecided"] if undecided else []
    parts += [f"{len(faults)} games ended by a failure, e.g. {faults[0].told()}"] if faults else []
    return "; ".join(parts)


# --- the sections


def length(study: Study) -> Section:
    rows = []
    for table in study.tables:
        values = measures.lengths(table.equals)
        moves = [float(result.moves) for result in measures.finished(table.equals)]
        if values:
            cells = [f"{measures.quantile(values, part):.0f}" for part in (0, 0.05, 0.25, 0.5, 0.75, 0.95, 1)]
            rows.append([seats_of(table), *cells, f"{measures.mean(moves):.0f}", str(len(values))])
    said = [f"{row[4]} with {row[0]} (the middle half {row[3]} to {row[5]})" for row in rows]
    return Section(
        title="How long is a game?",
        text=f"Decisions of all players together, {called(study.strong)} in every seat. The median is {spoken(said)}.",
        pictures=[plots.length(study)],
        head=["table", "shortest", "5 %", "25 %", "median", "75 %", "95 %", "longest", "moves with fate's (mean)", "games"],
        rows=rows,
    )


def scores(study: Study) -> Section:
    rows = []
    said = []
    for table in study.tables:
        won, lost = measures.scores(table.equals)
        if won:
            parts = [[f"{measures.quantile(values, part):.0f}" for part in (0.05, 0.5, 0.95)] for values in (won, lost or won)]
            rows.append([seats_of(table), *parts[0], *(parts[1] if lost else ["-"] * 3)])
            said.append(f"{parts[0][1]} points with {seats_of(table)}")
    return Section(
        title="How many points?",
        text=f"Half of the winners have at least {spoken(said)}.",
        pictures=[plots.scores(study)],
        head=["table", "winners 5 %", "median", "95 %", "others 5 %", "median", "95 %"],
        rows=rows,
    )


def seats(study: Study) -> Section:
    rows = []
    said = []
    for table in study.tables:
        parts = measures.seat_shares(table)
        rows.append([seats_of(table), f"{1 / table.seats:.1%}", *(percent(part) for part in parts)])
        better = [letter(at) for at, part in enumerate(parts) if part.low > 1 / table.seats]
        worse = [letter(at) for at, part in enumerate(parts) if part.high < 1 / table.seats]
        judged = [f"{spoken(better)} better"] if better else []
        judged += [f"{spoken(worse)} worse"] if worse else []
        said += [f"{' and '.join(judged)} with {seats_of(table)}"] if judged else []
    widest = max(table.seats for table in study.tables)
    begins = "Seat A begins, the others follow in order" if beginner(study.wish.game) else "The rules say who begins"
    verdict = f"Beyond chance (95 %): {'; '.join(said)}" if said else "No seat differs from the fair share beyond chance (95 %)"
    return Section(
        title="Does the seat matter?",
        text=f"{begins}; {called(study.strong)} plays every seat; the dashed line is a fair share. {verdict}.",
        pictures=[plots.seats(study)],
        head=["table", "fair", *(letter(seat) for seat in range(widest))],
        rows=[row + [""] * (widest + 2 - len(row)) for row in rows],
    )


def decisions(study: Study) -> Section:
    rows = []
    said = []
    for table in study.tables:
        own = [float(number) for result in measures.finished(table.equals) for number in result.decisions]
        middle = f"{measures.quantile(own, 0.5):.0f}" if own else "-"
        said.append(f"{middle} with {seats_of(table)}")
        rows.append([seats_of(table), middle, *(f"{part:.1%}" for part in measures.widths(table.equals))])
    return Section(
        title="How much is there to decide?",
        text=f"A player decides {spoken(said)} times in a game. The wide bar holds the middle half of the players, the thin line "
        "nine in ten. Beside it: among how many legal moves a decision is made.",
        pictures=plots.decisions(study),
        head=["table", "decisions (median)", *(f"{plots.width_label(at)} moves" for at in range(len(WIDTHS)))],
        rows=rows,
    )


def skill(study: Study) -> Section:
    rows = []
    said = []
    for table in study.tables:
        part = measures.strong_share(table.skill, study.strong)
        counts = measures.wins_per_deal(table.skill, study.strong)
        deals = max(1, sum(counts.values()))
        said.append(f"{part.value:.0%} with {seats_of(table)}")
        cells = [f"{counts[table.seats] / deals:.0%}", f"{counts[0] / deals:.0%}"]
        rows.append([seats_of(table), percent(part), f"{part.value * table.seats:.2f}", *cells, str(deals)])
    return Section(
        title="Luck or skill?",
        text=f"One {called(study.strong)}, everybody else {called(study.weak)}: {called(study.strong)} takes {spoken(said)}. Each deal is played once from "
        "every seat: where it wins from all of them skill decided, where from none or some the deal had its say.",
        pictures=plots.skill(study),
        head=["table", "share of the win", "times the fair share", "deals won from all seats", "from none", "deals"],
        rows=rows,
    )


def strength(study: Study, found: Standings) -> Section:
    rows = []
    for row in found.rows:
        elo = f"{row.elo.value:+.0f} [{row.elo.low:+.0f}, {row.elo.high:+.0f}]" if row.elo else "-"
        rows.append([row.bot, elo, percent(row.share), str(row.games), duration(row.seconds), duration(row.slowest)])
    order = " before ".join(called(row.bot) for row in found.rows)
    met = "Matches of two bots each" if study.wish.ladder else "Everybody against everybody"
    return Section(
        title="Who is stronger?",
        text=f"{met} with {min(study.wish.seats)} seats: {order}. A hundred points more mean 64 wins in a hundred games.",
        pictures=plots.ladder(found),
        head=["bot", "Elo", "share of the win", "games", "time per decision", "slowest"],
        rows=rows,
    )


def options(study: Study, found: list[Effect]) -> Section:
    bot, rivals = [called(name) for name in study.wish.pair]
    rows = []
    named = ""
    for effect in sorted(found, key=lambda effect: [e.variant for e in found].index(effect.variant)):
        variant = effect.variant
        rule = f" ({variant.rule})" if variant.rule else ""
        new = variant.name != named
        named = variant.name
        if new:
            rows.append([f"{named}: {variant.text}{rule}; default {variant.default}"])
        rows.append(
            [
                str(effect.seats),
                str(effect.games),
                percent(effect.share),
                points(effect.change),
                percent(effect.changed),
                f"{effect.by_chance:.0%}",
                f"{effect.length:.2f}x",
            ]
        )
    certain = sorted({e.variant.name for e in found if e.change.low > 0 or e.change.high < 0})
    verdict = (
        f"Beyond chance the share changes with {spoken(certain)}"
        if certain
        else "With no option does the share change beyond chance"
    )
    return Section(
        title="What do the options change?",
        text=f"Games of one {bot} among {rivals} on the same deals, each time with one option changed: how {bot}'s share of the win moves, "
        f"and how often somebody else wins than under the default. {verdict} (95 %: of all these comparisons one in twenty would "
        f"seem to by luck alone).",
        pictures=plots.options(found, study.wish.pair[0]),
        head=[
            "seats",
            "games",
            f"share of {bot}",
            "change (points)",
            "another winner",
            "any two deals",
            "length",
        ],
        rows=rows,
        open=True,
    )


def points(change: Estimate) -> str:
    return f"{change.value * 100:+.1f} [{change.low * 100:+.1f}, {change.high * 100:+.1f}]"


def seats_of(table: Table) -> str:
    return f"{table.seats} seats"


def spoken(parts: Sequence[Any]) -> str:
    """a, b and c"""
    texts = [str(part) for part in parts]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} and {texts[-1]}" if texts else "nobody"
