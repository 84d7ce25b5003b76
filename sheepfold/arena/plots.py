"""The pictures of a report, each as one piece of SVG. Needs matplotlib, which is loaded only to draw."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

from sheepfold.arena import measures
from sheepfold.arena.match import WIDTHS
from sheepfold.arena.measures import Effect
from sheepfold.arena.study import Study, Table
from sheepfold.arena.tournament import Standings
from sheepfold.core.extras import needed
from sheepfold.core.seats import LETTERS

INK, SOFT, GRID = "#2b2b2b", "#8a8a80", "#e4e2da"
STRONG, WEAK = "#2f6b4f", "#d9a441"
TABLES = {2: "#2f6b4f", 3: "#4f8fb0", 4: "#c2662d", 5: "#8a5a9e", 6: "#a83a4a"}  # by number of seats
SEATS = ["#2f6b4f", "#6aa17f", "#d9a441", "#c2662d", "#8a5a9e", "#4f8fb0"]
WIDE, HALF = 5.8, 4.4  # inches: a picture by itself, and one of two; the page scales them
# The page names these colours itself, so that a dark page can have others.
NAMED = {
    INK: "ink",
    SOFT: "mark",
    GRID: "grid",
    "#2f6b4f": "c2",
    "#4f8fb0": "c3",
    "#c2662d": "c4",
    "#8a5a9e": "c5",
    "#a83a4a": "c6",
    "#6aa17f": "s2",
    "#d9a441": "s3",
    "#c9c7bd": "pale",
    "#ffffff": "card",
}

STYLE = {
    "svg.fonttype": "none",  # text stays text: small files, readable by screen readers, the page's own font
    "svg.hashsalt": "sheepfold",
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "axes.titlesize": 9,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "text.color": INK,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "grid.color": GRID,
    "legend.frameon": False,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
}


def panel(height: float, draw: Callable[[Any], None]) -> str:
    """One of two pictures that stand side by side where there is room."""
    return drawn(1, height, lambda grid: draw(grid[0][0]), HALF)


def drawn(rows: int, height: float, draw: Callable[[Any], None], wide: float = WIDE) -> str:
    """A figure with so many axes below each other, drawn and written down; the same input gives the same bytes."""
    matplotlib = needed("matplotlib", "report", "a report")
    figures = needed("matplotlib.figure", "report", "a report")
    with matplotlib.rc_context(STYLE):
        figure = figures.Figure(figsize=(wide, height), layout="constrained")
        draw(figure.subplots(rows, 1, squeeze=False, sharex=True))
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    for colour, name in NAMED.items():
        text = text.replace(colour, f"var(--{name})")
    return text[text.index("<svg") :]


def percent_axis(axis: Any) -> None:
    axis.set_major_formatter(lambda value, at: f"{value * 100:.0f} %")


def edges(values: list[float]) -> list[float]:
    """Where the bars of whole numbers end: as many bars as the eye can take in."""
    low, high = min(values), max(values)
    width = max(1, -(-int(high - low + 1) // 30))
    first = int(low // width) * width
    return [first - 0.5 + width * step for step in range(int((high - first) // width) + 2)]


def length(study: Study) -> str:
    rows = [(table, measures.lengths(table.equals)) for table in study.tables]
    every = [value for table, values in rows for value in values] or [0.0]
    most = min(max(every), 2 * measures.quantile(every, 0.95))  # a single endless game would squeeze all others

    def draw(grid: Any) -> None:
        for (table, values), (axes,) in zip(rows, grid, strict=True):
            if values:
                axes.hist(values, edges([value for value in every if value <= most]), color=TABLES[table.seats])
                middle = measures.quantile(values, 0.5)
                axes.axvline(middle, color=INK, linewidth=1.2)
                put = {"textcoords": "offset points", "xycoords": ("data", "axes fraction"), "va": "bottom", "ha": "center"}
                axes.annotate(f"{middle:.0f}", (middle, 1), (0, 1), fontweight="bold", **put)
            axes.set_xlim(0 if min(every) < most / 2 else None, most * 1.03)
            axes.set_ylabel(f"{table.seats} seats", rotation=0, ha="right", va="center")
            axes.set_yticks([])
            axes.spines["left"].set_visible(False)
        beyond = sum(value > most for value in every)
        left_out = f"; {beyond} longer games are not shown" if beyond else ""
        grid[-1][0].set_xlabel(f"decisions in a game (the line is the median{left_out})")

    return drawn(len(rows), 0.5 + 0.62 * len(rows), draw)


def scores(study: Study) -> str:
    rows = [(table, *measures.scores(table.equals)) for table in study.tables]
    every = [value for _, won, lost in rows for value in (*won, *lost)] or [0.0]

    def draw(grid: Any) -> None:
        for (table, won, lost), (axes,) in zip(rows, grid, strict=True):
            for values, colour, label in ((lost, "#c9c7bd", "all others"), (won, TABLES[table.seats], "winners")):
                axes.hist(values, edges(every), color=colour, alpha=0.8, label=label)
            axes.set_ylabel(f"{table.seats} seats", rotation=0, ha="right", va="center")
            axes.set_yticks([])
            axes.spines["left"].set_visible(False)
        handles, labels = grid[0][0].get_legend_handles_labels()
        grid[0][0].figure.legend(handles, labels, loc="outside upper right", ncols=2)
        grid[-1][0].set_xlabel("points at the end")

    return drawn(len(rows), 0.5 + 0.62 * len(rows), draw)


def seats(study: Study) -> str:
    def draw(grid: Any) -> None:
        axes = grid[0][0]
        left = 0.0
        middles = []
        for table in study.tables:
            parts = measures.seat_shares(table)
            places = [left + seat for seat in range(table.seats)]
            bars(axes, places, parts, [SEATS[seat] for seat in range(table.seats)])
            fair = 1 / table.seats
            axes.plot([left - 0.5, left + table.seats - 0.5], [fair, fair], color=INK, linewidth=1, linestyle=(0, (4, 3)))
            for seat, place in enumerate(places):
                axes.annotate(LETTERS[seat], (place, 0), (0, -4), textcoords="offset points", ha="center", va="top")
            middles.append(left + (table.seats - 1) / 2)
            left += table.seats + 1
        axes.set_xticks(middles, [f"\n{table.seats} seats" for table in study.tables])
        axes.tick_params(axis="x", length=0)
        percent_axis(axes.yaxis)
        axes.set_ylabel("share of the win")
        axes.set_ylim(bottom=0)
        axes.grid(axis="y")

    return drawn(1, 2.6, draw)


def bars(axes: Any, places: list[float], parts: list[Any], colours: list[str]) -> None:
    values = [part.value for part in parts]
    reach = [[max(0, part.value - part.low) for part in parts], [max(0, part.high - part.value) for part in parts]]
    axes.bar(places, values, 0.8, color=colours)
    axes.errorbar(places, values, reach, fmt="none", ecolor=INK, elinewidth=1.2, capsize=3)


def decisions(study: Study) -> list[str]:
    steps = [at for at in range(len(WIDTHS)) if any(measures.widths(table.equals)[at] > 0 for table in study.tables)]

    def numbers(axes: Any) -> None:
        for at, table in enumerate(study.tables):
            own = [float(number) for result in measures.finished(table.equals) for number in result.decisions]
            if own:
                parts = [measures.quantile(own, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95)]
                axes.plot(parts[::4], [at, at], color=TABLES[table.seats], linewidth=2)
                axes.plot(parts[1:4:2], [at, at], color=TABLES[table.seats], linewidth=9, solid_capstyle="butt")
                axes.plot(parts[2], at, "o", color="white", markersize=5)
        by_table(axes, study)
        axes.set_xlim(left=0)
        axes.set_title("Decisions of one player in a game")

    def choices(axes: Any) -> None:
        thick = 0.8 / len(study.tables)
        for at, table in enumerate(study.tables):
            parts = measures.widths(table.equals)
            places = [step + (at - (len(study.tables) - 1) / 2) * thick for step in range(len(steps))]
            axes.bar(places, [parts[step] for step in steps], thick, color=TABLES[table.seats], label=f"{table.seats} seats")
        axes.set_xticks(range(len(steps)), [short_width(step) for step in steps])
        axes.set_title("Legal moves at a decision")
        percent_axis(axes.yaxis)
        axes.grid(axis="y")
        if len(study.tables) > 1:
            axes.legend()

    return [panel(2.6, numbers), panel(2.6, choices)]


def by_table(axes: Any, study: Study) -> None:
    """A line for each number of seats, the smallest on top."""
    axes.set_yticks(range(len(study.tables)), [f"{table.seats} seats" for table in study.tables])
    axes.set_ylim(len(study.tables) - 0.5, -0.5)
    axes.grid(axis="x")


def width_label(step: int) -> str:
    if step < 2:
        return str(WIDTHS[step])
    return f"{WIDTHS[step - 1] + 1}–{WIDTHS[step]}" if step < len(WIDTHS) - 1 else f"over {WIDTHS[step - 1]}"


def short_width(step: int) -> str:
    last = len(WIDTHS) - 1
    return str(WIDTHS[step]) if step < 2 else f"≤{WIDTHS[step]}" if step < last else f">{WIDTHS[step - 1]}"


def called(bot: str) -> str:
    """A bot's name as there is room for it: of `module:Class` the class."""
    return bot.rpartition(":")[2]


def skill(study: Study) -> list[str]:
    strong = called(study.strong)

    def shares(axes: Any) -> None:
        for at, table in enumerate(study.tables):
            part = measures.strong_share(table.skill, study.strong)
            axes.plot([1 / table.seats, part.value], [at, at], color=GRID, linewidth=8, solid_capstyle="butt", zorder=1)
            axes.plot([1 / table.seats] * 2, [at - 0.25, at + 0.25], color=SOFT, linewidth=2)
            dot(axes, part, at, TABLES[table.seats])
        by_table(axes, study)
        axes.set_xlim(0, 1.04)
        percent_axis(axes.xaxis)
        axes.set_title(f"{strong} alone among {called(study.weak)}: share of the win\n(the grey mark is a fair share)")

    def deals(axes: Any) -> None:
        for at, table in enumerate(study.tables):
            deals_bar(axes, table, at, study.strong)
        by_table(axes, study)
        axes.set_xlim(0, 1)
        percent_axis(axes.xaxis)
        axes.set_title(f"Of the deals, {strong} wins from how many seats\n(the same deal, once from each seat)")

    height = 0.9 + 0.36 * len(study.tables)
    return [panel(height, shares), panel(height, deals)]


def deals_bar(axes: Any, table: Table, at: int, strong: str) -> None:
    counts = measures.wins_per_deal(table.skill, strong)
    total = max(1, sum(counts.values()))
    left = 0.0
    for wins in range(table.seats + 1):
        part = counts[wins] / total
        shade = 0.12 + 0.88 * wins / table.seats
        axes.barh(at, part, 0.6, left, color=STRONG, alpha=shade, edgecolor="white")
        if part > 0.06:
            label = "all" if wins == table.seats else "none" if wins == 0 else str(wins)
            axes.annotate(label, (left + part / 2, at), ha="center", va="center", color="white" if shade > 0.5 else INK)
        left += part


def dot(axes: Any, part: Any, at: float, colour: str) -> None:
    axes.plot([part.low, part.high], [at, at], color=colour, linewidth=2, zorder=2)
    axes.plot(part.value, at, "o", color=colour, markersize=8, zorder=3)


def ladder(found: Standings) -> list[str]:
    rows = [row for row in found.rows if row.elo]
    shown = [called(row.bot) for row in rows]

    def strengths(axes: Any) -> None:
        for at, row in enumerate(rows):
            if row.elo:
                dot(axes, row.elo, at, STRONG)
                axes.annotate(f"{row.elo.value:+.0f}", (row.elo.value, at), (0, 7), textcoords="offset points", ha="center")
        axes.set_yticks(range(len(rows)), shown)
        axes.set_ylim(len(rows) - 0.5, -0.7)
        axes.margins(x=0.12)
        axes.set_title("Strength (Elo, the mean of all is 0)")
        axes.grid(axis="x")

    def matches(axes: Any) -> None:
        for y, row in enumerate(rows):
            for x, other in enumerate(rows):
                if (row.bot, other.bot) in found.pairs:
                    value = found.pairs[row.bot, other.bot].value
                    colour, strength = (STRONG, value - 0.5) if value >= 0.5 else (WEAK, 0.5 - value)
                    axes.barh(y, 1, 1, x - 0.5, color=colour, alpha=0.08 + strength, linewidth=0)
                    axes.annotate(f"{value * 100:.0f} %", (x, y), ha="center", va="center")
        axes.set_xlim(-0.5, len(rows) - 0.5)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xticks(range(len(rows)), shown, rotation=30 if len(rows) > 4 else 0)
        axes.set_yticks(range(len(rows)), shown)
        axes.tick_params(length=0)
        axes.spines[:].set_visible(False)
        axes.set_title("How often the row beats the column")

    height = 0.9 + 0.36 * len(rows)
    return [panel(height, strengths), panel(height, matches)]


def options(found: list[Effect], bot: str) -> list[str]:
    names = list(dict.fromkeys(effect.variant.name for effect in found))
    tables = sorted({effect.seats for effect in found})
    step = 0.8 / len(tables)

    def place(effect: Effect) -> float:
        return names.index(effect.variant.name) + (tables.index(effect.seats) - (len(tables) - 1) / 2) * step

    def by_name(axes: Any) -> None:
        axes.set_yticks(range(len(names)), [name.replace(" = ", "\n= ") for name in names])
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.grid(axis="x")
        for line in range(1, len(names)):
            axes.axhline(line - 0.5, color=GRID, linewidth=0.8)

    def changes(axes: Any) -> None:
        by_name(axes)
        axes.axvline(0, color=INK, linewidth=1)
        for effect in found:
            colour, at = TABLES[effect.seats], place(effect)
            axes.plot([effect.change.low, effect.change.high], [at, at], color=colour, linewidth=2)
            axes.plot(effect.change.value, at, "o", color=colour, markersize=4)
        axes.xaxis.set_major_formatter(lambda value, at: f"{value * 100:+.0f}")
        axes.set_title(f"{called(bot)}'s share of the win against\nthe default, in percentage points")

    def winners(axes: Any) -> None:
        by_name(axes)
        for effect in found:
            at = place(effect)
            axes.plot([effect.by_chance, effect.changed.value], [at, at], color=GRID, linewidth=4, zorder=1)
            axes.plot([effect.by_chance] * 2, [at - step * 0.4, at + step * 0.4], color=SOFT, linewidth=2)
            axes.plot(effect.changed.value, at, "o", color=TABLES[effect.seats], markersize=4, label=f"{effect.seats} seats")
        percent_axis(axes.xaxis)
        axes.set_xlim(0, 1)
        axes.set_title("Same deal, same seats: another winner\n(the grey mark is between any two deals)")
        if len(tables) > 1:
            shown = dict(zip(*axes.get_legend_handles_labels()[::-1], strict=True))
            axes.figure.legend(shown.values(), shown.keys(), loc="outside lower center", ncols=min(3, len(tables)))

    height = 1.2 + max(0.42, 0.11 * len(tables)) * len(names)
    return [panel(height, changes), panel(height, winners)]
