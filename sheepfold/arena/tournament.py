"""What a run says: the standings, who beats whom, and what each seat is worth; as data and as plain lines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from sheepfold.arena.luck import Adjusted, adjusted
from sheepfold.arena.match import Result
from sheepfold.arena.plan import Plan
from sheepfold.arena.rating import Estimate, share, strengths
from sheepfold.core.seats import letter


@dataclass(frozen=True, kw_only=True)
class Row:
    """One bot's line in the standings."""

    bot: str
    games: int  # seats taken: a bot that sits twice at a table counts twice
    share: Estimate  # of the win, per seat taken; 1 / seats is fair
    adjusted: Adjusted | None  # the same with less luck, where the game has a valuation
    elo: Estimate | None
    place: float
    score: float | None  # mean points of games that came to their own end
    faults: int
    seconds: float  # per decision
    slowest: float


@dataclass(frozen=True, kw_only=True)
class Standings:
    rows: list[Row]  # best first
    pairs: dict[tuple[str, str], Estimate]  # how often the first comes before the second; ties half
    seats: dict[int, Estimate]  # share of the win by seat, over all bots
    undecided: int
    broken: int  # games that the engine itself failed in


def standings(plan: Plan, results: list[Result]) -> Standings:
    decided = [result for result in results if result.places]
    names = list(dict.fromkeys(plan.bots))
    elo = strengths(decided, names)
    rows = [row_of(name, decided, elo.get(name)) for name in names]
    rows.sort(key=lambda row: (row.elo.value if row.elo else 0, row.share.value), reverse=True)
    pairs = {(a, b): before(decided, a, b) for a in names for b in names if a != b and met(decided, a, b)}
    seats = {seat: seat_share(decided, seat) for seat in range(plan.seats)}
    broken = sum(1 for result in results if result.fault and result.fault.kind == "engine")
    return Standings(rows=rows, pairs=pairs, seats=seats, undecided=len(results) - len(decided) - broken, broken=broken)


def row_of(name: str, results: list[Result], elo: Estimate | None) -> Row:
    sat = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == name]
    decisions = sum(result.decisions[seat] for result, seat in sat)
    scores = [result.scores[seat] for result, seat in sat if result.scores]
    return Row(
        bot=name,
        games=len(sat),
        share=share_of(results, lambda result, seat: result.bots[seat] == name),
        adjusted=adjusted(results, lambda result, seat: result.bots[seat] == name),
        elo=elo,
        place=sum(result.places[seat] for result, seat in sat) / max(1, len(sat)),
        score=sum(scores) / len(scores) if scores else None,
        faults=sum(1 for result, seat in sat if result.fault and result.fault.seat == seat),
        seconds=sum(result.seconds[seat] for result, seat in sat) / max(1, decisions),
        slowest=max((result.slowest[seat] for result, seat in sat), default=0.0),
    )


def share_of(results: list[Result], counts: Callable[[Result, int], bool]) -> Estimate:
    """The share of the win that the counted seats take, per seat."""
    by_deal: dict[int, list[float]] = defaultdict(list)
    for result in results:
        for seat in range(len(result.bots)):
            if counts(result, seat):
                by_deal[result.deal].append(result.share(seat))
    return share(by_deal)


def seat_share(results: list[Result], seat: int) -> Estimate:
    return share_of(results, lambda result, other: other == seat)


def met(results: list[Result], one: str, other: str) -> bool:
    return any(one in result.bots and other in result.bots for result in results)


def before(results: list[Result], one: str, other: str) -> Estimate:
    by_deal: dict[int, list[float]] = defaultdict(list)
    for result in results:
        for seat, bot in enumerate(result.bots):
            for rival, name in enumerate(result.bots):
                if bot == one and name == other:
                    mine, theirs = result.places[seat], result.places[rival]
                    by_deal[result.deal].append(0.5 if mine == theirs else float(mine < theirs))
    return share(by_deal)


# --- as data and as lines


def to_data(plan: Plan, results: list[Result], found: Standings) -> dict[str, Any]:
    return {
        "plan": plan.to_data(),
        "games": len(results),
        "deals": plan.deals,
        "standings": [asdict(row) for row in found.rows],
        "pairs": [{"bot": one, "against": other, **asdict(part)} for (one, other), part in found.pairs.items()],
        "seats": {letter(seat): asdict(part) for seat, part in found.seats.items()},
        "valuations": valuations_of(results),
        "undecided": found.undecided,
        "broken": found.broken,
        "faults": [fault_data(result) for result in results if result.fault],
    }


def fault_data(result: Result) -> dict[str, Any]:
    assert result.fault
    seat = None if result.fault.seat is None else letter(result.fault.seat)
    return {**asdict(result.fault), "seat": seat, "game": result.number, "deal": result.deal, "record": result.record}


def lines(plan: Plan, results: list[Result], found: Standings) -> list[str]:
    fair = 1 / plan.seats
    chosen = [f"{o.name}={plan.options[o.name]}" for o in plan.rules.options if plan.options[o.name] != o.values[0]]
    text = [
        f"{plan.rules.title}, {plan.seats} seats{', ' + ', '.join(chosen) if chosen else ''}: {len(results)} games,"
        f" {plan.deals} deals, seed {plan.seed}. A fair share of the win is {fair:.1%}; brackets are 95 % intervals.",
        "",
    ]
    lucky = any(row.adjusted for row in found.rows)
    extra = ["with less luck"] if lucky else []
    table = [["bot", "win share", *extra, "of fair", "Elo", "place", "points", "time/move", "slowest", "failed"]]
    for row in found.rows:
        table.append(
            [
                row.bot,
                percent(row.share),
                *([percent(row.adjusted.share) if row.adjusted else "-"] if lucky else []),
                f"{row.share.value / fair:.2f}x",
                f"{row.elo.value:+.0f} ±{row.elo.high - row.elo.value:.0f}" if row.elo else "-",
                f"{row.place:.2f}",
                "-" if row.score is None else f"{row.score:.1f}",
                duration(row.seconds),
                duration(row.slowest),
                str(row.faults or "-"),
            ]
        )
    text += columns(table)
    text += luck_lines(results, found)
    if len(found.rows) > 2:
        text += ["", "comes before (ties half):", *columns(grid(found))]
    text += ["", "seats: " + ", ".join(f"{letter(seat)} {percent(part)}" for seat, part in found.seats.items())]
    text += complaints(results, found)
    return text


def luck_lines(results: list[Result], found: Standings) -> list[str]:
    """With which valuation luck was taken out, and how many games that saved."""
    saved = [row.adjusted.saved for row in found.rows if row.adjusted]
    if not saved:
        return []
    times = " to ".join(dict.fromkeys(f"{times:.1f}" for times in (min(saved), max(saved))))
    return [f"with less luck: by {', '.join(valuations_of(results))}; without, {times} times as many games would say as much"]


def valuations_of(results: list[Result]) -> list[str]:
    return sorted({result.valuation for result in results if result.valuation})


def grid(found: Standings) -> list[list[str]]:
    names = [row.bot for row in found.rows]
    table = [["", *names]]
    for one in names:
        table.append([one, *("" if (one, two) not in found.pairs else f"{found.pairs[one, two].value:.1%}" for two in names)])
    return table


def complaints(results: list[Result], found: Standings, most: int = 5) -> list[str]:
    """The games that did not come to their own end; all of them, with their records, stand in the journal."""
    failed = [result for result in results if result.fault]
    text = [f"{found.undecided} games were too long and stay undecided"] if found.undecided else []
    text += [f"game {result.number}: {result.fault.told()}" for result in failed[:most] if result.fault]
    text += [f"and {len(failed) - most} more failures"] if len(failed) > most else []
    return ["", *text] if text else []


def percent(part: Estimate) -> str:
    return f"{part.value:.1%} [{part.low * 100:.1f}, {part.high * 100:.1f}]"


def duration(seconds: float) -> str:
    return f"{seconds * 1000:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"


def columns(table: list[list[str]]) -> list[str]:
    widths = [max(len(row[at]) for row in table) for at in range(len(table[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in table]
