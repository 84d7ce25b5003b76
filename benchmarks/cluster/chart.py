"""Days drawn as SVG, one below the other: moves a second, how busy the busiest server is, and the slowest hundredth of moves."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT, LEFT, TOP, GAP = 860, 150, 70, 34, 58
RIGHT = 190  # for what the lines mean
COLOURS = ("#20639b", "#3c8d40", "#b5442e")
Panel = tuple[str, Sequence[float], Sequence[float], Sequence[float]]


def draw(panels: Sequence[Panel], killed: float) -> str:
    """`killed`: the hour at which a server is."""
    high = TOP + len(panels) * (HEIGHT + GAP)
    wide = LEFT + WIDTH + RIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
    ]
    for number, panel in enumerate(panels):
        parts += draw_panel(panel, TOP + number * (HEIGHT + GAP), killed)
    return "\n".join([*parts, "</svg>"]) + "\n"


def draw_panel(panel: Panel, top: int, killed: float) -> list[str]:
    title, moves, busy, slow = panel
    parts = [f'<text x="{LEFT}" y="{top - 8}" font-size="14" font-weight="bold">{escape(title)}</text>']
    for hour in range(0, 25, 3):
        x = LEFT + WIDTH * hour / 24
        parts.append(f'<line x1="{x:.1f}" y1="{top}" x2="{x:.1f}" y2="{top + HEIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.1f}" y="{top + HEIGHT + 16}" text-anchor="middle" fill="#444">{hour}:00</text>')
    x = LEFT + WIDTH * killed / 24
    parts.append(f'<line x1="{x:.1f}" y1="{top}" x2="{x:.1f}" y2="{top + HEIGHT}" stroke="#444" stroke-dasharray="4 3"/>')
    parts.append(f'<text x="{LEFT + WIDTH + 6}" y="{top + 76}" fill="#444">dashed: a server is killed</text>')
    most, slowest = max(moves) or 1.0, max(slow) or 1.0
    told = (
        (moves, most, f"moves/s (top: {most:,.0f})"),
        (busy, 1.0, "busiest server (top: 100 %)"),
        (slow, slowest, f"p99 (top: {slowest:,.0f} ms)"),
    )
    for place, ((series, scale, words), colour) in enumerate(zip(told, COLOURS, strict=True)):
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="1.6" points="{points(series, scale, top)}"/>')
        parts.append(f'<text x="{LEFT + WIDTH + 6}" y="{top + 16 + 20 * place}" fill="{colour}">{escape(words)}</text>')
    parts.append(f'<rect x="{LEFT}" y="{top}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#888"/>')
    parts += [f'<text x="{LEFT - 6}" y="{top + 10}" text-anchor="end" fill="#444">top</text>']
    parts += [f'<text x="{LEFT - 6}" y="{top + HEIGHT}" text-anchor="end" fill="#444">0</text>']
    return parts


def points(series: Sequence[float], scale: float, top: int) -> str:
    step = WIDTH / len(series)
    return " ".join(
        f"{LEFT + (number + 0.5) * step:.1f},{top + HEIGHT * (1 - min(1.0, value / scale)):.1f}"
        for number, value in enumerate(series)
    )
