"""The pictures of a report, each as one piece of SVG. Needs matplotlib, which is loaded by whoever draws."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

from sheepfold.arena import measures
from sheepfold.arena.extras import needed
from sheepfold.arena.match import WIDTHS
from sheepfold.arena.measures import Effect
from sheepfold.arena.study import Study, Table
from sheepfold.arena.tournament import Standings
from sheepfold.core.seats import LETTERS

INK, SOFT, GRID = "#2b2b2b", "#8a8a80", "#e4e2da"
STRONG, WEAK = "#2f6b4f", "#d9a441"
TABLES = {2: "#2f6b4f", 3: "#4f8fb0", 4: "#c2662d", 5: "#8a5a9e", 6: "#a83a4a"}  # by number of seats
SEATS = ["#2f6b4f", "#6aa17f", "#d9a441", "#c2662d", "#8a5a9e", "#4f8fb0"]
WIDE = 9.2  # inches; the page scales it

STYLE = {
    "svg.fonttype": "none",  # text stays text: small files, readable by screen readers, the page's own font
    "svg.hashsalt": "sheepfold",
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "axes.titlesize": 10,
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


def drawn(rows: int, columns: int, height: float, draw: Callable[[Any], None], **more: Any) -> str:
    """A figure with so many axes, drawn and written down; the same input gives the same bytes."""
    matplotlib = needed("matplotlib", "report", "a report")
    figures = needed("matplotlib.figure", "report", "a report")
    with matplotlib.rc_context(STYLE):
        figure = figures.Figure(figsize=(WIDE, height), layout="constrained")
        draw(figure.subplots(rows, columns, squeeze=False, **more))
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
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

    def draw(grid: Any) -> None:
        for (table, values), (axes,) in zip(rows, grid, strict=True):
            if values:
                axes.hist(values, edges(every), color=TABLES[table.seats])
                middle = measures.quantile(values, 0.5)
                axes.axvline(middle, color=INK, linewidth=1.2)
                put = {"textcoords": "offset points", "xycoords": ("data", "axes fraction"), "va": "bottom", "ha": "center"}
                axes.annotate(f"{middle:.0f}", (middle, 1), (0, 1), fontweight="bold", **put)
            axes.set_xlim(0 if min(every) < max(every) / 2 else None, max(every) * 1.03)
            axes.set_ylabel(f"{table.seats} seats", rotation=0, ha="right", va="center")
            axes.set_yticks([])
            axes.spines["left"].set_visible(False)
        grid[-1][0].set_xlabel("decisions in a game (the line is the median)")

    return drawn(len(rows), 1, 0.5 + 0.85 * len(rows), draw, sharex=True)


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
        grid[0][0].legend(loc="upper right")
        grid[-1][0].set_xlabel("points at the end")

    return drawn(len(rows), 1, 0.5 + 0.85 * len(rows), draw, sharex=True)


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

    return drawn(1, 1, 3.2, draw)


def bars(axes: Any, places: list[float], parts: list[Any], colours: list[str]) -> None:
    values = [part.value for part in parts]
    reach = [[max(0, part.value - part.low) for part in parts], [max(0, part.high - part.value) for part in parts]]
    axes.bar(places, values, 0.8, color=colours)
    axes.errorbar(places, values, reach, fmt="none", ecolor=INK, elinewidth=1.2, capsize=3)


def decisions(study: Study) -> str:
    steps = [at for at in range(len(WIDTHS)) if any(measures.widths(table.equals)[at] > 0 for table in study.tables)]

    def draw(grid: Any) -> None:
        left, right = grid[0]
        for at, table in enumerate(study.tables):
            own = [float(number) for result in measures.finished(table.equals) for number in result.decisions]
            if own:
                parts = [measures.quantile(own, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95)]
                left.plot(parts[::4], [at, at], color=TABLES[table.seats], linewidth=2)
                left.plot(parts[1:4:2], [at, at], color=TABLES[table.seats], linewidth=9, solid_capstyle="butt")
                left.plot(parts[2], at, "o", color="white", markersize=5)
        left.set_yticks(range(len(study.tables)), [f"{table.seats} seats" for table in study.tables])
        left.set_ylim(len(study.tables) - 0.5, -0.5)
        left.set_xlim(left=0)
        left.set_title("Decisions of one player in a game")
        left.grid(axis="x")
        thick = 0.8 / len(study.tables)
        for at, table in enumerate(study.tables):
            parts = measures.widths(table.equals)
            places = [step + (at - (len(study.tables) - 1) / 2) * thick for step in range(len(steps))]
            right.bar(places, [parts[step] for step in steps], thick, color=TABLES[table.seats], label=f"{table.seats} seats")
        right.set_xticks(range(len(steps)), [short_width(step) for step in steps])
        right.set_title("Legal moves at a decision")
        percent_axis(right.yaxis)
        right.grid(axis="y")
        if len(study.tables) > 1:
            right.legend()

    return drawn(1, 2, 3.0, draw)


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


def skill(study: Study) -> str:
    def draw(grid: Any) -> None:
        left, right = grid[0]
        for at, table in enumerate(study.tables):
            part = measures.strong_share(table.skill, study.strong)
            left.plot([1 / table.seats, part.value], [at, at], color=GRID, linewidth=8, solid_capstyle="butt", zorder=1)
            left.plot([1 / table.seats] * 2, [at - 0.25, at + 0.25], color=SOFT, linewidth=2)
            dot(left, part, at, TABLES[table.seats])
        left.set_yticks(range(len(study.tables)), [f"{table.seats} seats" for table in study.tables])
        left.set_ylim(len(study.tables) - 0.5, -0.5)
        left.set_xlim(0, 1.04)
        percent_axis(left.xaxis)
        left.set_title(
            f"{called(study.strong)} alone among {called(study.weak)}: share of the win\n(the grey mark is a fair share)"
        )
        left.grid(axis="x")
        for at, table in enumerate(study.tables):
            deals_bar(right, table, at, study.strong)
        right.set_yticks(range(len(study.tables)), [""] * len(study.tables))
        right.set_ylim(len(study.tables) - 0.5, -0.5)
        right.set_xlim(0, 1)
        percent_axis(right.xaxis)
        right.set_title(f"Of the deals, {called(study.strong)} wins from how many seats\n(the same deal, once from each seat)")

    return drawn(1, 2, 1.3 + 0.5 * len(study.tables), draw)


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


def ladder(found: Standings) -> str:
    rows = [row for row in found.rows if row.elo]

    def draw(grid: Any) -> None:
        left, right = grid[0]
        for at, row in enumerate(rows):
            dot(left, row.elo, at, STRONG)
            if row.elo:
                left.annotate(f"{row.elo.value:+.0f}", (row.elo.value, at), (0, 8), textcoords="offset points", ha="center")
        left.set_yticks(range(len(rows)), [called(row.bot) for row in rows])
        left.set_ylim(len(rows) - 0.5, -0.6)
        left.margins(x=0.12)
        left.set_title("Strength (Elo, the mean of all is 0)")
        left.grid(axis="x")
        names = [row.bot for row in rows]
        values = [[found.pairs[a, b].value if (a, b) in found.pairs else float("nan") for b in names] for a in names]
        right.imshow(values, cmap="BrBG", vmin=0, vmax=1, aspect="auto")
        for y, line in enumerate(values):
            for x, value in enumerate(line):
                if value == value:
                    shade = "white" if abs(value - 0.5) > 0.3 else INK
                    right.annotate(f"{value * 100:.0f} %", (x, y), ha="center", va="center", color=shade)
        shown = [called(name) for name in names]
        right.set_xticks(range(len(names)), shown, rotation=30 if len(names) > 4 else 0)
        right.set_yticks(range(len(names)), shown)
        right.tick_params(length=0)
        right.spines[:].set_visible(False)
        right.set_title("How often the row beats the column")

    return drawn(1, 2, 1.2 + 0.5 * len(rows), draw)


def options(found: list[Effect], strong: str) -> str:
    names = list(dict.fromkeys(effect.variant.name for effect in found))
    tables = sorted({effect.seats for effect in found})
    step = 0.8 / len(tables)

    def draw(grid: Any) -> None:
        left, right = grid[0]
        for effect in found:
            at = names.index(effect.variant.name) + (tables.index(effect.seats) - (len(tables) - 1) / 2) * step
            colour = TABLES[effect.seats]
            left.plot([effect.change.low, effect.change.high], [at, at], color=colour, linewidth=2)
            left.plot(effect.change.value, at, "o", color=colour, markersize=5)
            right.plot([effect.by_chance, effect.changed.value], [at, at], color=GRID, linewidth=4, zorder=1)
            right.plot([effect.by_chance] * 2, [at - step * 0.4, at + step * 0.4], color=SOFT, linewidth=2)
            right.plot(effect.changed.value, at, "o", color=colour, markersize=5)
        for axes in (left, right):
            axes.set_yticks(range(len(names)), names)
            axes.set_ylim(len(names) - 0.5, -0.5)
            axes.grid(axis="x")
            for line in range(1, len(names)):
                axes.axhline(line - 0.5, color=GRID, linewidth=0.8)
        right.set_yticklabels([])
        left.axvline(0, color=INK, linewidth=1)
        left.xaxis.set_major_formatter(lambda value, at: f"{value * 100:+.0f}")
        left.set_title(f"{called(strong)}'s share of the win against\nthe default, in percentage points")
        percent_axis(right.xaxis)
        right.set_xlim(0, 1)
        right.set_title("Same deal, same seats: another winner\n(the grey mark is between any two deals)")
        if len(tables) > 1:
            for seats in tables:
                right.plot([], [], "o", color=TABLES[seats], label=f"{seats} seats")
            right.legend(loc="center left", bbox_to_anchor=(1.0, 0.5))

    return drawn(1, 2, 1.2 + max(0.32, 0.13 * len(tables)) * len(names), draw)
