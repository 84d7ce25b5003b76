"""Does the other of two players put sheep where they are good for something, or anywhere? From what lies open on the table.

Nothing tells who put down a sheep once it is revealed, so no single sheep says much. What says something together: where the
other's hidden sheep lie, what the revealed ones bring, on how many geese all of them lie, the fences, and how long it takes.
"""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64, vec
from sheepfold.games.bauernschlau.bots import territory
from sheepfold.games.bauernschlau.rules import pastures
from sheepfold.games.bauernschlau.rules.board import FIRST_PASTURE
from sheepfold.games.bauernschlau.rules.components import HIDDEN, tile_value
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

SURE: Final[i64] = 1000  # in thousandths
WIDTH: Final[i64] = 3000  # thousandths of a logit between no doubt and nothing else
BEFOREHAND: Final[i64] = -500  # the other is taken for sensible until something speaks against it

# By how many thousandths of a logit each thing makes it likelier that the other plays anything: what told best in games of
# searches of 400 simulations against each other and greedy bots on one side, against uniform ones on the other.
OF_HIDDEN: Final[i64] = -19  # a hidden sheep of the other's, for each percent that its cell is better than
USUAL_CELL: Final[i64] = 60  # percent of the best free one for any sheep
OF_PROFIT: Final[i64] = -42  # each point that the revealed sheep bring the other, less what they bring oneself
OF_SHEEP: Final[i64] = -334  # each revealed sheep: players who know what they want end the game sooner,
OF_LONE_GOOSE: Final[i64] = 503  # and put few of them where there is a single goose
OF_PIECE: Final[i64] = -157  # each fence piece that the other has laid more than oneself
OF_LAND: Final[i64] = -2900  # all the land


def doubt(position: BauernschlauPosition, seat: i64, stakes: vec[i64]) -> i64:
    """How likely it is, in thousandths, that the other puts its sheep anywhere."""
    if position.seats != 2:
        return 0
    rival = 1 - seat
    signs = BEFOREHAND + hidden_signs(position, rival, stakes) + open_signs(position, rival, stakes)
    return min(max(SURE // 2 + SURE * signs // WIDTH, 0), SURE)


def hidden_signs(position: BauernschlauPosition, rival: i64, stakes: vec[i64]) -> i64:
    """What the cells of its hidden sheep say: sensible players know some reason for every sheep, be it white or black."""
    ground = position.ground
    base = territory.edges(position, rival)
    best: i64 = 1
    worst: i64 = -1
    for cell in range(FIRST_PASTURE, position.board.cells):
        if ground[cell] == 0:
            best = max(best, stakes[base + cell])
            worst = min(worst, stakes[base + cell])
    signs: i64 = 0
    for cell in range(FIRST_PASTURE, position.board.cells):
        if ground[cell] >= HIDDEN and pastures.placer_at(position, cell) == rival:
            stake = stakes[base + cell]
            share = 100 * stake // best if stake > 0 else 100 * stake // worst
            signs += OF_HIDDEN * (min(share, 100) - USUAL_CELL)
    return signs


def open_signs(position: BauernschlauPosition, rival: i64, stakes: vec[i64]) -> i64:
    """What revealed sheep, fences and land say."""
    ground = position.ground
    cells = position.board.cells
    base = territory.edges(position, rival)
    profit: i64 = 0
    signs: i64 = 0
    theirs: i64 = 0
    ours: i64 = 0
    for cell in range(FIRST_PASTURE, cells):
        theirs += stakes[rival * cells + cell]
        ours += stakes[(1 - rival) * cells + cell]
        if 0 < ground[cell] < HIDDEN:
            profit += tile_value(ground[cell] - 1) * stakes[base + cell]
            signs += OF_SHEEP
            if position.board.geese[cell] == 1:
                signs += OF_LONE_GOOSE
    laid = position.pieces[1 - rival] - position.pieces[rival]
    return signs + OF_PROFIT * profit // 100 + OF_PIECE * laid + OF_LAND * (theirs - ours) // (theirs + ours + 1)
