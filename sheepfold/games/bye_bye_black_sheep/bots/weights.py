"""What the traits of `outlook` weigh, in ten thousandths: fitted by logistic regression to 60,000 games of quick players with two
seats and 20,000 with four, half of them in the advanced mode. Larger tables than two share the weights of four.
"""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64, vec

# In every block: triplets and fourths; species begun, with no card, one, more in other zoos; hand, Magpie, specials, Wolf;
# one to eight cards lacking; chance to win, the last triplet.
# fmt: off
WEIGHTS: Final = vec[i64]([
    # two seats: who has the turn
    7138, 942,
    -445, -851, -1029, 698, 1200, 1638, 3777, 4699,
    -832, -1299, -87, 599, -328, 224, 1842, 3599,
    -1407, -2980, 0, -903, -3237, 0, -13, 0,
    -262, -1781, -784, 810,
    7928, 7522, 5711, 4321, 2866, 1918, 760, 949,
    59, 2714,
    # two seats: who waits, and for each turn to wait
    6990, 1623,
    -269, -484, -743, 1608, 1733, 2084, 3987, 4699,
    -1198, -2167, -1747, 261, -745, -16, 923, 3943,
    -1474, -2891, 0, -231, -2391, 0, 13, 0,
    -404, -2765, -1406, 536,
    5405, 5563, 4884, 3479, 2707, 1762, 1022, 905,
    15, 1387,
    -540,
    # more seats: who has the turn
    8869, 16461,
    -216, 446, -113, 1336, 2869, 6036, 4165, 8071,
    -974, 400, 919, 783, 2163, 3869, 3398, 4358,
    -1104, -1218, 0, 654, -948, 0, 2208, 0,
    723, -1914, -1713, -34,
    8718, 6699, 4901, 2775, 2420, 1330, 1091, -39,
    -11, 1372,
    # more seats: who waits, and for each turn to wait
    7517, 18051,
    -111, 41, 651, 1244, 2051, 3378, 3895, 6337,
    -425, 105, 604, 1335, 1819, 3982, 2934, 3979,
    -1094, -1945, 0, 537, -923, 0, 2206, 0,
    14, -1082, -854, 1304,
    5479, 4678, 4151, 2208, 2173, -265, 1546, 33,
    -8, 487,
    -1776,
])
# fmt: on
