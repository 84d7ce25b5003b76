"""What holds in every game of Sheep Sheep, whatever is played: the ledger's properties, tried on random games."""

import json
from collections.abc import Iterator
from itertools import product

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.errors import BadInput
from sheepfold.core.playout import settle
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.games.sheep_sheep.interface import invariants
from sheepfold.games.sheep_sheep.rules import data, moves, rules
from sheepfold.games.sheep_sheep.rules.phases import EXCHANGE, GRID, LAY
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

GAME = load("sheep-sheep")
Move = tuple[SheepSheepPosition, int, int, SheepSheepPosition]  # before, seat, move, after


def start(**options: str) -> SheepSheepPosition:
    position = GAME.start(GAME.setup(2, options))
    assert isinstance(position, SheepSheepPosition)
    return position


def random_game(seed: int, **options: str) -> Iterator[Move]:
    position, rng = start(**options), Rng(seed)
    while position.actor() != OVER:
        seat = int(position.actor())
        found = codes(position, seat)
        move = int(position.draw(rng)) if seat == FATE else found[rng.below(len(found))]
        after = position.copy()
        assert isinstance(after, SheepSheepPosition)
        after.play(move, seat)
        yield position, seat, move, after
        position = after


def games(number: int, **options: str) -> Iterator[Move]:
    for seed in range(number):
        yield from random_game(seed, **options)


def dealt(faces: list[int]) -> SheepSheepPosition:
    """A position in which exactly these faces were dealt to the grid, after the turning of SS-2.8."""
    position = start()
    for cell, face in enumerate(faces):
        position.put(cell, face)
    rules.turn_cards_over(position)
    return position


def test_two_players_only() -> None:
    """SS-1.1"""
    for seats in (1, 3):
        with pytest.raises(BadInput, match="bad-seats-exact"):
            GAME.setup(seats)


def test_turns_alternate() -> None:
    """SS-1.1, SS-7.6"""
    for before, seat, move, after in games(8):
        ends_turn = (
            move == moves.FINISH if seat != FATE and before.phase == EXCHANGE else before.phase == LAY and not after.holes
        )
        captured = move == moves.FINISH and rules.standing_groups(before)
        if ends_turn and after.phase != OVER and not captured and GAME.view(after, None)["over"] is False:
            assert after.turn == 1 - before.turn


def test_no_group_after_any_deal() -> None:
    """SS-2.7, SS-7.4"""
    for before, _, _, after in games(20):
        if before.phase == GRID and after.phase == EXCHANGE:
            assert rules.standing_groups(after) == 0


def test_turning_over_always_succeeds_and_turns_the_fewest() -> None:
    """SS-2.8, SS-2.9: with few colours, where groups abound; the chosen set is the first of the smallest that work."""
    rng = Rng(3)
    deck = data.deck_of(GAME.setup(2))
    three_colours = [face for face in range(2 * deck.kinds) if max(deck.up[face], deck.up[face ^ 1]) < 3]
    for trial in range(150):
        faces = [three_colours[rng.below(len(three_colours))] for cell in range(9)]
        position = dealt(faces)
        turned = [cell for cell in range(9) if position.grid[cell] != faces[cell]]
        assert rules.standing_groups(position) == 0
        assert all(position.grid[cell] == faces[cell] ^ 1 for cell in turned)
        assert turned == fewest_flips(faces)


def fewest_flips(faces: list[int]) -> list[int]:
    """The same by trying all 512 sets, written down independently."""
    up = data.deck_of(GAME.setup(2)).up
    working = []
    for flips in product((0, 1), repeat=9):
        colours = [int(up[face ^ flip]) for face, flip in zip(faces, flips, strict=True)]
        if not any(group_size(colours, cell) >= 3 for cell in range(9)):
            working.append([cell for cell in range(9) if flips[cell]])
    return min(working, key=lambda cells: (len(cells), cells))


def group_size(colours: list[int], seed: int) -> int:
    """How many cells of its colour hang together with this one."""
    found, todo = {seed}, [seed]
    while todo:
        cell = todo.pop()
        for other in range(9):
            apart = abs(cell // 3 - other // 3) + abs(cell % 3 - other % 3)
            if apart == 1 and colours[other] == colours[cell] and other not in found:
                found.add(other)
                todo.append(other)
    return len(found)


def test_how_often_cards_are_turned() -> None:
    """SS-2.10: none in 73 of 100 deals, one in 25, two in 2. SS-2.6: either side is up equally often."""
    deals, firsts, turned = 2000, 0, [0] * 10
    rng = Rng(11)
    for deal in range(deals):
        position = start(undersides="closed", first_player="A")
        settle(position, rng)
        turned[int(position.known).bit_count()] += 1
        firsts += sum(1 - face % 2 for face in position.grid)
    assert 0.70 < turned[0] / deals < 0.76
    assert 0.22 < turned[1] / deals < 0.28
    assert 0.005 < turned[2] / deals < 0.04
    assert 0.48 < firsts / deals / 9 < 0.52


def test_an_exchange_changes_one_cell_and_hides_the_old_colour() -> None:
    """SS-4.5, SS-4.6, SS-4.11: the new underside is the colour that showed; the card that lay there is in the row."""
    for before, seat, move, after in games(12, max_exchanges="6"):
        if seat == FATE or not moves.is_exchange(move) or before.phase != EXCHANGE:
            continue
        up, cell = before.deck.up, moves.exchange_cell(move)
        changed = [other for other in range(9) if before.grid[other] != after.grid[other]]
        assert changed == [cell]
        assert up[after.grid[cell] ^ 1] == up[before.grid[cell]]
        assert before.grid[cell] >> 1 in list(after.rows[seat * 4 : seat * 4 + 4])
        assert list(before.rows[4 - seat * 4 : 8 - seat * 4]) == list(after.rows[4 - seat * 4 : 8 - seat * 4])  # SS-4.12
        assert before.pile_size == after.pile_size


def test_a_capture_that_ends_the_game_leaves_26_to_34_photos() -> None:
    """SS-8.1"""
    for _, _, _, after in games(30, redeal_limit="5"):
        if after.actor() == OVER and after.holes:
            photos = sum(after.albums)
            assert 26 <= photos <= 34


def test_albums_only_grow() -> None:
    """SS-5.7, SS-1.3: and only by captures of the player on turn."""
    for before, seat, move, after in games(12):
        for index in range(len(before.albums)):
            grown = after.albums[index] - before.albums[index]
            assert grown >= 0
            assert not grown or (move == moves.FINISH and seat == index // before.deck.colours)


def test_turns_stay_within_the_bound() -> None:
    """SS-7.7: at most 108 turns with the usual deck, however badly one plays."""
    for seed in range(12):
        finishes = sum(before.phase == EXCHANGE and move == moves.FINISH for before, _, move, _ in random_game(seed))
        assert finishes <= 108
    assert invariants.bound(GAME.setup(2)) == 20 + 108 * 4 + 2 * 25 + 9 * 2 * 17


def test_ec_29_nobody_is_shown_a_secret() -> None:
    """SS-2.2, SS-2.3: the other model, the models in the box and the cards of the pile are in no view before the end."""
    for _, _, _, after in games(3):
        if after.actor() == OVER or after.model_b < 0:
            continue
        for seat, other in ((0, "B"), (1, "A")):
            table = GAME.view(after, seat)["table"]
            assert table["models"][other] == "?"
            assert other not in table["points"]
            assert isinstance(table["pile"], int)
            # No colour letter stands alone in the view but the own model (grid, rows and albums are told in pairs and counts).
            alone = [text for text in json.dumps(table["models"]).split('"') if text in after.deck.letters and text]
            assert [text for text in alone if text not in "AB"] == [after.colour_text(after.model(seat))]


def test_an_exchange_reveals_only_what_nobody_knew() -> None:
    """SS-4.7: with closed undersides the first exchange in a cell reveals a card, with open ones none does."""
    for undersides in ("open", "closed"):
        for before, seat, move, _ in games(3, undersides=undersides):
            if seat != FATE:
                hidden = (
                    moves.is_exchange(move) and before.phase == EXCHANGE and not before.known >> moves.exchange_cell(move) & 1
                )
                assert GAME.reveals(before, seat, move) == hidden
