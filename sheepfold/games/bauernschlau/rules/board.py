"""The map as packed tables, computed once from a board's data and shared by every position on it."""

from __future__ import annotations

from typing import Any, Final, final

from sheepfold.core.packed import i16, i64, vec
from sheepfold.core.pile import zeros

# Cells are numbered from the middle: the centre, the six farms clockwise, then the pastures ring by ring.
CENTRE: Final[i64] = 0
FIRST_FARM: Final[i64] = 1
FIRST_PASTURE: Final[i64] = 7

CIRCLE: Final[i64] = 5040  # angles: 840 from one corner of the board to the next

DIRECTIONS: Final[list[tuple[int, int]]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def ring(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))


def level_of(a: int, b: int) -> int:
    """Between which rings a vertex lies: level k is the line between ring k and ring k+1."""
    return ring(a, b) // 3


def angle_of(x: int, y: int) -> int:
    """How far round the centre a point lies, clockwise, measured along its ring."""
    for i in range(6):
        (q, r), (q2, r2) = DIRECTIONS[i], DIRECTIONS[(i + 1) % 6]
        along = x * r2 - y * q2  # the point as so much of one direction and so much of the next
        across = q * y - r * x
        if along > 0 and across >= 0:
            return 840 * i + 840 * across // (along + across)
    return 0


def cells_in_order(radius: int, farms: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Centre, farms as the board names them, pastures ring by ring clockwise."""
    cells = [(0, 0), *farms]
    for k in range(2, radius + 1):
        for i in range(6):
            (q, r), (q2, r2) = DIRECTIONS[i], DIRECTIONS[(i + 1) % 6]
            cells += [((k - j) * q + j * q2, (k - j) * r + j * r2) for j in range(k)]
    return cells


def corners(q: int, r: int) -> list[tuple[int, int]]:
    """The six vertices of a cell; corner i lies between the directions i and i+1."""
    found = []
    for i in range(6):
        (q1, r1), (q2, r2) = DIRECTIONS[i], DIRECTIONS[(i + 1) % 6]
        found.append((3 * q + q1 + q2, 3 * r + r1 + r2))
    return found


def vertices_in_order(cells: list[tuple[int, int]], farms: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The six gates first, gate k between the farms k and k+1; then level by level."""
    every = {corner for q, r in cells for corner in corners(q, r)}
    gates = []
    for k in range(6):
        (q, r), (q2, r2) = farms[k], farms[(k + 1) % 6]
        gates.append((q + q2, r + r2))
    rest = sorted((level_of(a, b), a, b) for a, b in every - set(gates))
    return gates + [(a, b) for level, a, b in rest]


def neighbours(a: int, b: int) -> list[tuple[int, int]]:
    """The three vertices an edge away, on the board or just off it."""
    steps = [(1, -2), (-2, 1), (1, 1)] if a % 3 == 1 else [(-1, 2), (2, -1), (-1, -1)]
    return [(a + x, b + y) for x, y in steps]


def name(pair: tuple[int, int]) -> str:
    return f"{pair[0]},{pair[1]}"


def pair_of(text: str) -> tuple[int, int] | None:
    """`3,0` as two numbers; None for anything else."""
    parts = text.split(",")
    try:
        return (int(parts[0]), int(parts[1])) if len(parts) == 2 else None
    except ValueError:
        return None


@final
class Board:
    """Never changed once made, so positions share it."""

    cells: i64
    vertices: i64
    radius: i64
    cell_names: list[str]
    vertex_names: list[str]
    said: dict[int, str]  # texts of moves that name a cell, by code, once they were asked for
    cell_numbers: dict[str, int]
    vertex_numbers: dict[str, int]
    geese: vec[i64]  # cell → factor 1, 2 or 3
    goose_cells: dict[str, int]  # the same for cells with geese, as views tell it
    beside: vec[i64]  # cell, direction → cell or -1
    edge_ends: vec[i64]  # cell, direction → the two vertices of the edge between
    angle: vec[i64]  # cell → how far round
    level: vec[i64]  # vertex → level
    vertex_angle: vec[i64]
    onward: vec[i64]  # vertex, 0..2 → vertices one may build to, outward first, or -1
    junction: vec[i64]  # k → the outer end of the start edge between the farms k and k+1
    no_cells: vec[i64]  # zeros, to be copied
    no_vertices: vec[i16]
    no_links: vec[i16]  # -1 for every vertex and for the source of every fence not yet begun
    no_trail: vec[i64]
    no_offers: vec[i64]  # four for each of six fences

    def __init__(self, data: dict[str, Any]) -> None:
        radius: int = data["radius"]
        farms = [pair_of(text) or (0, 0) for text in data["farms"]]
        cells = cells_in_order(radius, farms)
        vertices = vertices_in_order(cells, farms)
        self.radius = radius
        self.cells = len(cells)
        self.vertices = len(vertices)
        self.cell_names = [name(cell) for cell in cells]
        self.vertex_names = [name(vertex) for vertex in vertices]
        self.said = {}
        self.cell_numbers = {text: i for i, text in enumerate(self.cell_names)}
        self.vertex_numbers = {text: i for i, text in enumerate(self.vertex_names)}
        goose: dict[str, int] = data["goose"]
        self.geese = vec[i64]([goose.get(text, 1) for text in self.cell_names])
        self.goose_cells = {text: goose[text] for text in self.cell_names if text in goose}
        self.angle = vec[i64]([angle_of(q, r) for q, r in cells])
        self.vertex_angle = vec[i64]([angle_of(a, b) for a, b in vertices])
        self.level = vec[i64]([level_of(a, b) for a, b in vertices])
        self.lay_out_cells(cells)
        self.lay_out_vertices(vertices)
        self.no_cells = zeros(self.cells)
        self.no_vertices = vec[i16]([0] * self.vertices)
        self.no_links = vec[i16]([-1] * (self.vertices + 6))
        self.no_trail = zeros(4 * (self.vertices + 6))
        self.no_offers = zeros(24)

    def lay_out_cells(self, cells: list[tuple[int, int]]) -> None:
        beside: list[int] = []
        ends: list[int] = []
        for q, r in cells:
            around = [self.vertex_numbers[name(corner)] for corner in corners(q, r)]
            for i in range(6):
                x, y = DIRECTIONS[i]
                beside.append(self.cell_numbers.get(name((q + x, r + y)), -1))
                ends += [around[(i + 5) % 6], around[i]]
        self.beside = vec[i64](beside)
        self.edge_ends = vec[i64](ends)

    def lay_out_vertices(self, vertices: list[tuple[int, int]]) -> None:
        """Where a fence may go on from each vertex: never inward (BA-8.13), never along the rim (BA-8.20)."""
        onward: list[int] = []
        for v, (a, b) in enumerate(vertices):
            level = self.level[v]
            near = [self.vertex_numbers.get(name(pair), -1) for pair in neighbours(a, b)]
            ways = [w for w in near if w >= 0 and 1 <= self.level[w] >= level < self.radius]
            ways.sort(key=lambda w: (-self.level[w], w))
            onward += [*ways, -1, -1, -1][:3]
        self.onward = vec[i64](onward)
        self.junction = vec[i64]([onward[3 * k] for k in range(6)])


def is_pasture(cell: i64) -> bool:
    return cell >= FIRST_PASTURE
