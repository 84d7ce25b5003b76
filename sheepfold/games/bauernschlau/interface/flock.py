"""Sheep, hand and supply of a partial position: together the whole mix, what is left open drawn from what is left."""

from __future__ import annotations

from sheepfold.core.draft import Draft, Pool
from sheepfold.core.schema import ANY, need
from sheepfold.games.bauernschlau.rules.board import FIRST_PASTURE
from sheepfold.games.bauernschlau.rules.components import HIDDEN, TILES, mix
from sheepfold.games.bauernschlau.rules.fields import ANY_KIND, ANY_PLACER, FREE, REST, VALUES, put_fences
from sheepfold.games.bauernschlau.rules.phases import PUTTING, SENDING
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

Sheep = dict[int, int]  # cell → code, 0 for a cell that stays free


def complete_tiles(draft: Draft[BauernschlauPosition]) -> None:
    """Give the draft its codes of sheep, hand and supply."""
    codes, rng = draft.codes, draft.rng
    pool = Pool(mix(draft.blank.setup.options["sheep_mix"]), VALUES, "tiles")
    sheep = named_sheep(draft, pool)
    hand = pool.take("hand", codes.get("hand", [ANY] if codes["phase"] == PUTTING else []))
    unknown = hand.count(ANY) + sum(is_open(code) for code in sheep.values())
    over = unknown - pool.size()
    tiles = "1 tile" if over == 1 else f"{over} tiles"
    need(over <= 0, f"sheep: {tiles} more than the box holds ({TILES}); say of as many cells that they are {FREE}")
    supply = codes.get("supply", -over)
    kept = [0 if isinstance(supply, int) else supply.get(kind, 0) for kind in range(len(VALUES))]
    pool.take("supply", [kind for kind, number in enumerate(kept) for each in range(number)])
    put_aside(draft, sheep, pool.size() - unknown - (supply if isinstance(supply, int) else 0))
    for cell, code in sheep.items():
        if is_open(code):
            sheep[cell] = code - ANY_KIND + pool.draw("sheep", rng)
    codes["hand"] = pool.fill("hand", hand, rng)
    codes["supply"] = [left + number for left, number in zip(pool.left, kept, strict=True)]
    codes["sheep"] = [sheep.get(cell, 0) for cell in range(int(draft.blank.board.cells))]


def is_open(code: int) -> bool:
    """Whether any tile may lie there."""
    return code % int(HIDDEN) == 1 + ANY_KIND


def named_sheep(draft: Draft[BauernschlauPosition], pool: Pool) -> Sheep:
    """What is said of each cell, with placers for those that were left open."""
    board, said, dog = draft.blank.board, draft.codes["sheep"], draft.codes["dog"]
    cells = {board.cell_numbers[name]: name for name in said if name != REST}
    need(dog not in cells or draft.codes["phase"] == SENDING, f"sheep: the dog stands on {board.cell_names[dog]} (BA-2.2)")
    if REST in said:
        cells |= {cell: REST for cell in range(int(FIRST_PASTURE), int(board.cells)) if cell not in cells and cell != dog}
    sheep: Sheep = {}
    for cell, name in cells.items():
        code = said[name]
        if code // HIDDEN == 1 + ANY_PLACER:
            code += int(HIDDEN) * (draft.rng.below(len(draft.seats)) - ANY_PLACER)
        if code and not is_open(code):
            pool.take(f"sheep.{name}", [code % int(HIDDEN) - 1])
        sheep[cell] = code
    return sheep


def put_aside(draft: Draft[BauernschlauPosition], sheep: Sheep, more: int) -> None:
    """Tiles that are neither named nor in the supply lie face up somewhere, filling no enclosed farm."""
    need(more >= 0, "supply: more tiles than are left beside those on the board and in hand")
    if more == 0:
        return
    table, rng = draft.blank.copy(), draft.rng
    put_fences(table, draft.codes["fences"])
    pastures = range(int(FIRST_PASTURE), int(table.board.cells))
    open_cells = [cell for cell in pastures if cell not in sheep and cell != draft.codes["dog"]]
    for seat in draft.seats:
        gaps = [cell for cell in open_cells if table.land[cell] == seat + 1]
        if gaps:
            open_cells.remove(gaps[int(rng.below(len(gaps)))])
    need(more <= len(open_cells), f"supply: too small, only {len(open_cells)} of the {more} tiles not named find a pasture")
    for i in range(more):
        sheep[open_cells.pop(int(rng.below(len(open_cells))))] = 1 + ANY_KIND
