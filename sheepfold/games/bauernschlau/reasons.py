"""Why a move is good, in one sentence, from what its seat may see."""

from __future__ import annotations

from typing import Any

from sheepfold.core.reason import Reason
from sheepfold.core.rng import Rng
from sheepfold.core.seats import LETTERS, letter
from sheepfold.games.bauernschlau import exact, fences, guesses, moves, policy, territory
from sheepfold.games.bauernschlau.board import CENTRE
from sheepfold.games.bauernschlau.components import DOG, END, FENCE, HIDDEN, PLACE, REVEAL, SPECIAL, tile_value
from sheepfold.games.bauernschlau.position import BauernschlauPosition

Data = dict[str, Any]

MESSAGES = {
    "farm": "Farm {farm} is as good as any other: the map looks the same from each of them.",
    "place": "A new sheep: of the tiles nobody has seen, {black} in 100 are black, and one is worth {mean} points on average. "
    "A white one you can keep, a black one you can give away.",
    "special": "No sheep lies face down, so for one action you may place {tiles} tiles at once.",
    "reveal-black": "The sheep on {cell} is black with about {black} chances in 100; if it is, you get two more actions.",
    "reveal": "The sheep on {cell} counts nothing while it lies face down, and the dog could still take it away.",
    "dog-take": "The sheep on {cell} is probably a good one, and you have a free pasture where it counts {times} for you.",
    "dog-away": "The sheep on {cell} is probably black: the dog can carry it off to where it hurts somebody else.",
    "fence-need": "Your fences still need {needed} pieces, and only a farm with both fences finished counts at all.",
    "fence": "Every piece left over costs a point, and whoever builds decides which way the fence goes.",
    "end": "Nothing you could still do this turn would help you.",
    "put-own": "A white sheep worth {value} on {cell}, which is yours with about {share} chances in 100: "
    "face up it brings {points} points.",
    "put-rival": "A black sheep on {cell}, which will probably belong to {rival}: face up it costs {rival} {points} points.",
    "put-aside": "On {cell} this sheep worth {value} does you little harm, and you keep the better pastures free.",
    "put-last": "With this sheep {owner}'s farm is full, and the game ends at once.",
    "turn-black": "It is black with about {black} chances in 100: that would give you two more actions.",
    "turn-own": "It lies in land that is yours with about {share} chances in 100 and is probably worth about {value}: "
    "face up it counts, and nobody can move it any more.",
    "turn": "Face up it cannot be moved any more; lying there it is likely to help you more than the others.",
    "drive-take": "{placer} put it where it helps {placer}, so it is probably a good sheep: worth about {value}.",
    "drive-away": "It is probably black ({black} chances in 100), and where it lies it would hurt you.",
    "drive": "It is worth about {value} as far as one can guess, and the dog can find a better place for it.",
    "to-own": "On {cell} every point counts {times}, and the land is yours with about {share} chances in 100.",
    "to-rival": "If it is black, as it seems, it costs {rival} {points} points on {cell}.",
    "to": "On {cell} it matters little, whatever it turns out to be.",
    "park-home": "In the centre the dog stands in nobody's way.",
    "park-last": "With the dog there {owner}'s farm is full, and the game ends at once.",
    "park": "The dog keeps {cell} free: no sheep can be put there until somebody calls the dog.",
    "build-end": "This piece reaches the rim and finishes the fence.",
    "build-out": "The shortest way out: after this piece the fence needs {left} more.",
    "build-room": "The fence turns away from your farm, which leaves you more room; it then needs {left} more pieces.",
    "build-start": "A fence that starts here leaves {farms} between your farm and the fence.",
    "build": "The fence keeps away from what you do not want inside; it then needs {left} more pieces.",
}

TIMES = ("nothing", "once", "twice", "three times")


def reason(view: Data, move: str) -> Reason:
    """The same view and move always give the same sentence: the imagined world serves only to ask what is open to all."""
    from sheepfold.games.bauernschlau import GAME  # here, for the game is wired of this as well

    world = GAME.imagine(view, Rng(1))
    assert isinstance(world, BauernschlauPosition)
    seat = LETTERS.index(view["seat"])
    code = GAME.read(world, seat, move)
    if moves.is_action(code):
        return why_action(world, seat, code)
    if moves.is_farm(code):
        return Reason("farm", {"farm": str(moves.farm_of(code))})
    if moves.is_build(code):
        return why_build(world, seat, code)
    cell = int(moves.cell_of(code))
    word = move.split()[0].lower()
    return {"put": why_put, "turn": why_turn, "drive": why_drive, "to": why_to, "park": why_park}[word](world, seat, cell, code)


# --- small helps


def share(world: BauernschlauPosition, seat: int, cell: int) -> int:
    """The chance in percent that a cell will belong to a seat."""
    board = world.board
    return int(territory.stakes(world)[seat * board.cells + cell] // board.geese[cell])


def owner(world: BauernschlauPosition, cell: int) -> int:
    return max(range(int(world.seats)), key=lambda seat: share(world, seat, cell))


def name(world: BauernschlauPosition, cell: int) -> str:
    return world.board.cell_names[cell]


def points(hundredths: int) -> str:
    return f"{hundredths / 100:.1f}"


def guess(world: BauernschlauPosition, seat: int, cell: int) -> int:
    return int(guesses.worth(world, seat, cell, territory.stakes(world)))


def black(world: BauernschlauPosition, seat: int, cell: int) -> int:
    return int(guesses.black_chance(world, seat, cell, territory.stakes(world)))


def edge(world: BauernschlauPosition, seat: int, cell: int) -> int:
    return int(territory.stakes(world)[territory.edges(world, seat) + cell])


def fills(world: BauernschlauPosition, cell: int) -> int | None:
    """Whose enclosed farm is full once something stands on this cell."""
    holder = int(world.land[cell]) - 1
    return holder if holder >= 0 and world.gaps[holder] == 1 and not world.is_occupied(cell) else None


def best_down(world: BauernschlauPosition, seat: int, action: int) -> int:
    """The face-down sheep that an action is best used on."""
    stakes = territory.stakes(world)
    most, least = policy.best_free(world, seat, stakes), policy.worst_free(world, seat, stakes)

    def gain(cell: int) -> int:
        if action == REVEAL:
            return int(policy.turn_gain(world, seat, cell, stakes))
        return int(policy.drive_gain(world, seat, cell, stakes, most, least))

    return max((cell for cell in range(int(world.board.cells)) if world.ground[cell] >= HIDDEN), key=gain)


# --- actions


def why_action(world: BauernschlauPosition, seat: int, action: int) -> Reason:
    if action == PLACE:
        counts = exact.unseen(world, seat)
        return Reason("place", {"black": str(exact.percent_black(counts)), "mean": points(int(exact.mean_of(counts)))})
    if action == SPECIAL:
        return Reason("special", {"tiles": str(min(world.seats, world.supply, world.free_cells()))})
    if action == FENCE:
        both = {int(world.right_fence(seat)), int(world.left_fence(seat))}
        needed = sum(int(exact.pieces_to_finish(world, fence)) for fence in both)
        return Reason("fence-need" if world.round > 8 else "fence", {"needed": str(needed)})
    if action == END:
        return Reason("end")
    return why_sheep(world, seat, action, best_down(world, seat, action))


def why_sheep(world: BauernschlauPosition, seat: int, action: int, cell: int) -> Reason:
    if action == REVEAL and world.main and black(world, seat, cell) >= 40:
        return Reason("reveal-black", {"cell": name(world, cell), "black": str(black(world, seat, cell))})
    if action == REVEAL:
        return Reason("reveal", {"cell": name(world, cell)})
    if action == DOG and guess(world, seat, cell) < 0:
        return Reason("dog-away", {"cell": name(world, cell)})
    free = [c for c in range(7, int(world.board.cells)) if world.is_sheepless(c)]
    best = max(free, key=lambda c: edge(world, seat, c))
    return Reason("dog-take", {"cell": name(world, cell), "times": TIMES[world.board.geese[best]]})


# --- sheep


def why_put(world: BauernschlauPosition, seat: int, cell: int, code: int) -> Reason:
    kind = moves.laid_kind_of(code) if moves.is_lay(code) else guesses.kind_in_hand(world)
    value = int(tile_value(kind))
    values = {
        "cell": name(world, cell),
        "value": str(value),
        "share": str(share(world, seat, cell)),
        "points": str(abs(value) * int(world.board.geese[cell])),
    }
    full = fills(world, cell)
    if full is not None and world.held == 1:
        return Reason("put-last", {"owner": letter(full)})
    if value > 0 and edge(world, seat, cell) > 0:
        return Reason("put-own", values)
    if value < 0 and edge(world, seat, cell) < 0 and owner(world, cell) != seat:
        return Reason("put-rival", {**values, "rival": letter(owner(world, cell))})
    return Reason("put-aside", values)


def why_turn(world: BauernschlauPosition, seat: int, cell: int, code: int) -> Reason:
    if world.main and black(world, seat, cell) >= 40:
        return Reason("turn-black", {"black": str(black(world, seat, cell))})
    if guess(world, seat, cell) > 0 and owner(world, cell) == seat:
        return Reason("turn-own", {"share": str(share(world, seat, cell)), "value": points(guess(world, seat, cell))})
    return Reason("turn")


def why_drive(world: BauernschlauPosition, seat: int, cell: int, code: int) -> Reason:
    placer = int(world.placer_at(cell))
    values = {
        "placer": letter(placer),
        "value": points(guess(world, seat, cell)),
        "black": str(black(world, seat, cell)),
    }
    if placer != seat and edge(world, placer, cell) > 50:
        return Reason("drive-take", values)
    if guess(world, seat, cell) < 0 and edge(world, seat, cell) > 0:
        return Reason("drive-away", values)
    return Reason("drive", values)


def why_to(world: BauernschlauPosition, seat: int, cell: int, code: int) -> Reason:
    values = {
        "cell": name(world, cell),
        "times": TIMES[world.board.geese[cell]],
        "share": str(share(world, seat, cell)),
        "rival": letter(owner(world, cell)),
        "points": str(3 * int(world.board.geese[cell])),
    }
    if guess(world, seat, int(world.dog)) > 0 and edge(world, seat, cell) > 0:
        return Reason("to-own", values)
    if guess(world, seat, int(world.dog)) < 0 and owner(world, cell) != seat:
        return Reason("to-rival", values)
    return Reason("to", values)


def why_park(world: BauernschlauPosition, seat: int, cell: int, code: int) -> Reason:
    if cell == CENTRE:
        return Reason("park-home")
    full = fills(world, cell)
    return Reason("park", {"cell": name(world, cell)}) if full is None else Reason("park-last", {"owner": letter(full)})


# --- fences


def why_build(world: BauernschlauPosition, seat: int, code: int) -> Reason:
    board = world.board
    fence, vertex = int(moves.fence_of(code)), int(moves.vertex_of(code))
    right = fence == world.right_fence(seat)
    tip = int(world.tips[fence])
    if board.level[vertex] == board.radius:
        return Reason("build-end")
    if tip < 0:
        nth = (int(fences.gate_before(world, fence, vertex)) - int(world.around[fence])) % 6
        between = nth if right else int(fences.start_edges(world, fence)) - 1 - nth
        return Reason(
            "build-start", {"farms": "no farm" if between == 0 else "one farm" if between == 1 else f"{between} farms"}
        )
    before = int(exact.pieces_to_finish(world, fence))
    after = world.copy()
    fences.lay(after, fence, vertex)
    left = int(exact.pieces_to_finish(after, fence))
    turned = int(territory.swing(board.vertex_angle[tip], board.vertex_angle[vertex]))
    if board.level[vertex] > board.level[tip] or (left < before and (turned > 0) != right):
        return Reason("build-out", {"left": str(left)}) if left < before else Reason("build", {"left": str(left)})
    return Reason("build-room" if (turned > 0) == right else "build", {"left": str(left)})
