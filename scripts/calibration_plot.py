"""Draw how well chances are calibrated, as a small SVG: for each table size what was said against what came."""

from __future__ import annotations

SIDE, GAP, TOP = 150, 26, 34  # of a square, between squares, above them
Points = list[tuple[float, float, int]]  # for each tenth: the chance said, the share that came, positions


def drawing(title: str, tables: dict[str, tuple[Points, Points]]) -> str:
    """A square for each table: dots for quick players, rings for bots of the ladder; on the diagonal is right."""
    width = GAP + len(tables) * (SIDE + GAP)
    height = TOP + SIDE + 30
    text = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' font-family="sans-serif" font-size="11" fill="#333">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="{GAP}" y="14">{title}: chance said (across) and share that came (up); dots: quick players, rings: ladder</text>',
    ]
    for at, (label, (quick, ladder)) in enumerate(tables.items()):
        text += square(GAP + at * (SIDE + GAP), label, quick, ladder)
    return "\n".join([*text, "</svg>"]) + "\n"


def square(left: int, label: str, quick: Points, ladder: Points) -> list[str]:
    bottom = TOP + SIDE
    text = [
        f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>',
        f'<line x1="{left}" y1="{bottom}" x2="{left + SIDE}" y2="{TOP}" stroke="#bbb"/>',
        f'<text x="{left}" y="{bottom + 16}">{label}</text>',
    ]
    for points, style in ((quick, 'r="3" fill="#1f6f8b"'), (ladder, 'r="4.5" fill="none" stroke="#b5460f" stroke-width="1.5"')):
        text += [f'<circle cx="{left + said * SIDE:.1f}" cy="{bottom - came * SIDE:.1f}" {style}/>' for said, came, _ in points]
    return text
