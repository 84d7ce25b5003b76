"""Fence pieces judged by a plain max-flow written for this test alone: the search in fences.py must give the same verdicts."""

from __future__ import annotations

from typing import Any

import pytest

from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME
from sheepfold.games.bauernschlau.rules import actions, fences
from sheepfold.games.bauernschlau.rules.board import level_of, neighbours
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

Vertex = tuple[int, int]
Paths = dict[str, list[Vertex]]
Node = Any  # ("source", fence), ("in", vertex), ("out", vertex) or "sink"

GATES = [(1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1)]
JUNCTIONS = [(2, 2), (-2, 4), (-4, 2), (-2, -2), (2, -4), (4, -2)]


def has_joint_way_out(paths: Paths, radius: int) -> bool:
    """BA-8.15 as the ledger writes it: unit flow through split vertices, one source per unfinished fence."""
    unfinished = {name: path for name, path in paths.items() if not path or level_of(*path[-1]) < radius}
    tips = {path[-1] for path in unfinished.values() if path}
    blocked = {vertex for path in paths.values() for vertex in path} - tips
    flow: set[tuple[Node, Node]] = set()  # arcs in use

    def onward(node: Node) -> list[Node]:
        kind, what = node
        if kind == "source":
            path = paths[what]
            if path:
                return [("in", path[-1])]
            a, b = (int(farm) for farm in what.split("-"))
            return [("in", JUNCTIONS[(a + i) % 6]) for i in range((b - a) % 6) if JUNCTIONS[(a + i) % 6] not in blocked]
        if kind == "in":
            return [("out", what)]
        if level_of(*what) == radius:
            return ["sink"]
        near = [w for w in neighbours(*what) if level_of(*w) >= max(1, level_of(*what)) and level_of(*w) <= radius]
        return [("in", w) for w in near if w not in blocked]

    def augment(source: Node) -> bool:
        came: dict[Node, Node] = {source: None}
        queue = [source]
        for node in queue:
            if node == "sink":
                while came[node] is not None:
                    before = came[node]
                    if (node, before) in flow:
                        flow.remove((node, before))
                    else:
                        flow.add((before, node))
                    node = before
                return True
            ahead = [other for other in onward(node) if (node, other) not in flow]
            for other in ahead + [one for one, two in flow if two == node]:
                if other not in came:
                    came[other] = node
                    queue.append(other)
        return False

    return all(augment(("source", name)) for name in unfinished)


def vertex(text: str) -> Vertex:
    a, b = text.split(",")
    return int(a), int(b)


def paths_of(position: BauernschlauPosition) -> Paths:
    names = position.board.vertex_names
    return {position.fence_name(f): [vertex(names[v]) for v in position.path(f)] for f in range(int(position.seats))}


def wanted_offers(paths: Paths, name: str, radius: int) -> set[Vertex]:
    """Every legal next vertex of a fence by BA-8.8 to BA-8.15, from the ledger's words alone."""
    path = paths[name]
    used = {v for p in paths.values() for v in p}
    found = set()
    if path:
        if level_of(*path[-1]) == radius:
            return set()
        steps = {
            v: [*path, v] for v in neighbours(*path[-1]) if level_of(*path[-1]) <= level_of(*v) <= radius and v not in used
        }
    else:
        a, b = (int(farm) for farm in name.split("-"))
        starts = [(a + i) % 6 for i in range((b - a) % 6)]
        steps = {JUNCTIONS[k]: [GATES[k], JUNCTIONS[k]] for k in starts if JUNCTIONS[k] not in used}
    for v, longer in steps.items():
        if has_joint_way_out({**paths, name: longer}, radius):
            found.add(v)
    return found


def fence_position(seats: int) -> BauernschlauPosition:
    position = GAME.start(GAME.setup(seats, {"first_player": "A"}))
    assert isinstance(position, BauernschlauPosition)
    return position


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_verdicts_equal_max_flow(seats: int) -> None:
    """BA-8.15, BA-8.16, BA-8.17, BA-8.19: fences built at random, sideways by preference so that they get in each other's way."""
    rng = Rng(seats)
    cuts = 0
    for game in range(3):
        position = fence_position(seats)
        radius = int(position.board.radius)
        names = position.board.vertex_names
        sideways = game % 3 > 0
        while True:
            pieces = []
            for fence in range(seats):
                wanted = wanted_offers(paths_of(position), position.fence_name(fence), radius)
                count = int(fences.offered(position, fence))
                offers = [int(fences.nth_offer(position, fence, i)) for i in range(count)]
                assert {vertex(names[v]) for v in offers} == wanted, paths_of(position)
                assert offers or fences.is_finished(position, fence)
                tip = int(position.tips[fence])
                free = [w for w in (int(position.board.onward[3 * tip + i]) for i in range(3)) if w >= 0] if tip >= 0 else []
                cuts += sum(position.fence[w] == 0 for w in free) - len(offers) if free else 0
                level = [v for v in offers if tip >= 0 and position.board.level[v] == position.board.level[tip]]
                pieces += [(fence, v) for v in (level if sideways and level and rng.below(5) else offers)]
            if not pieces:
                break
            fence, target = pieces[int(rng.below(len(pieces)))]
            fences.lay(position, fence, target)
    assert cuts > 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_finished_areas_split_the_pastures(seats: int) -> None:
    """BA-8.22, BA-8.23, BA-8.24, BA-8.25: whatever the fences, every cell but the centre has one owner, of three pastures at least."""
    rng = Rng(40 + seats)
    for game in range(20):
        position = fence_position(seats)
        while True:
            open_fences = [f for f in range(seats) if not fences.is_finished(position, f)]
            if not open_fences:
                break
            fence = open_fences[int(rng.below(len(open_fences)))]
            nth = int(rng.below(fences.offered(position, fence)))
            fences.lay(position, fence, fences.nth_offer(position, fence, nth))
        for seat in range(seats):
            fences.enclose(position, seat)
        land = [int(position.land[cell]) for cell in range(61)]
        assert land[0] == 0
        assert min(land[1:]) >= 1
        assert [land[1 + position.farms[seat]] for seat in range(seats)] == list(range(1, seats + 1))
        for seat in range(seats):
            rings = {cell_ring(cell) for cell in range(7, 61) if land[cell] == seat + 1}
            assert rings == {2, 3, 4}


def cell_ring(cell: int) -> int:
    return next(k for k, last in enumerate([0, 6, 18, 36, 60]) if cell <= last)


def test_rules_leave_every_unfinished_fence_a_piece() -> None:
    """BA-8.19: a player who has a piece and an unfinished fence is offered *fence*, without any search."""
    position = fence_position(6)
    assert actions.can_fence(position, 0)
