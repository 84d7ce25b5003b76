"""Who may see what in Sheep Sheep: the table as a seat or a watcher sees it."""

from __future__ import annotations

from sheepfold.core.asking import GONE, Data
from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import NONE, Pile, same, same_part
from sheepfold.core.schema import HIDDEN
from sheepfold.core.seats import LETTERS, letter
from sheepfold.games.sheep_sheep.rules import hidden, moves, scoring
from sheepfold.games.sheep_sheep.rules.components import CELL_SETS, CELLS, ROW, SEATS, Deck, bag_text
from sheepfold.games.sheep_sheep.rules.groups import fill_groups
from sheepfold.games.sheep_sheep.rules.phases import ENDED, EXCHANGE, LAY, PHASES
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition, cell_numbers


def public(position: SheepSheepPosition) -> Data:
    """Everything lies open but models, the pile and, if closed, undersides nobody has seen; points tell the model."""
    return public_after(position, None, {})


def public_after(position: SheepSheepPosition, before: SheepSheepPosition | None, seen: Data) -> Data:
    """What may be new after another position of this table, of which everybody saw that; everything, if there is none."""
    found: Data = {}
    over = position.phase == ENDED
    end_stays = before is not None and over == (before.phase == ENDED)
    known_stays = before is not None and position.known == before.known
    rows_stay = before is not None and same(position.rows, before.rows)
    shows_stay = before is not None and same(position.shows, before.shows)
    exchanges_stay = before is not None and position.exchanges == before.exchanges
    if before is None or position.phase != before.phase:
        found["phase"] = PHASES[position.phase]
    if before is None or position.turn != before.turn:
        found["turn"] = LETTERS[position.turn] if position.turn != NONE else ""
    if not exchanges_stay:
        found["exchanges"] = int(position.exchanges)
    if before is None or position.dry != before.dry:
        found["dry"] = int(position.dry)
    if before is None or position.redeals != before.redeals:
        found["redeals"] = int(position.redeals)
    if before is None or not known_stays or not same(position.grid, before.grid):
        found["grid"] = [
            seen["grid"][line // 3]
            if known_stays and before is not None and same_part(position.grid, before.grid, line, line + 3)
            else " ".join([cell_seen(position, cell) for cell in range(line, line + 3)])
            for line in (0, 3, 6)
        ]
    if before is None or position.turned != before.turned:
        found["turned"] = cell_numbers(position.turned)
    if not rows_stay:
        found["rows"] = {
            LETTERS[seat]: seen["rows"][LETTERS[seat]]
            if before is not None and same_part(position.rows, before.rows, seat * ROW, seat * ROW + ROW)
            else position.row_text(seat)
            for seat in range(SEATS)
        }
    if before is None or position.drawn != before.drawn:
        found["drawn"] = position.deck.card_text(position.drawn) if position.drawn != NONE else ""
    if before is None or position.pile_size != before.pile_size:
        found["pile"] = int(position.pile_size)
    if before is None or not same(position.albums, before.albums):
        found["albums"] = {LETTERS[seat]: album_seen(position, seat) for seat in range(SEATS)}
    if before is None or not same(position.seen, before.seen) or not same(position.unseen, before.unseen):
        found["captured"] = captured(position, position.deck.face_texts)
    if before is None or not end_stays or not same_models(position, before):
        found["models"] = {LETTERS[seat]: model_seen(position, seat, over) for seat in range(SEATS)}
    if position.closed and not known_stays:
        found["known"] = cell_numbers(position.known)
    if over or not end_stays:
        found["points"] = {LETTERS[seat]: int(scoring.score(position, seat)) for seat in range(SEATS)} if over else {}
    if not exchanges_stay:
        found["left"] = int(position.max_exchanges - position.exchanges)
    if not shows_stay:
        found["groups"] = groups(position.deck, position.shows)
    if not shows_stay or not rows_stay:
        found["fits"] = fits(position)
    found["after"] = after(position)
    if over:
        found["tie"] = tie(position)
    elif "tie" in seen:
        found["tie"] = GONE
    return found


def same_models(position: SheepSheepPosition, before: SheepSheepPosition) -> bool:
    return position.model_a == before.model_a and position.model_b == before.model_b


def own(position: SheepSheepPosition, seat: int, public: Data) -> Data:
    """What a seat sees besides: its model, and its points."""
    return own_after(position, seat, public, None, {}, {})


def own_after(
    position: SheepSheepPosition, seat: int, public: Data, before: SheepSheepPosition | None, new: Data, had: Data
) -> Data:
    """What may be new in that after another position: `new` is so for everybody, and this the seat saw besides."""
    found: Data = {}
    name = LETTERS[seat]
    models_stay = before is not None and same_models(position, before)
    if not models_stay or "models" in new:
        found["models"] = {**public["models"], name: model_seen(position, seat, True)}
    if before is None or not models_stay or "points" in new or not same(position.albums, before.albums):
        found["points"] = {**public["points"], name: int(scoring.score(position, seat))}
    return found


def cell_seen(position: SheepSheepPosition, cell: i64) -> str:
    """An underside nobody knows is hidden from all (SS-2.6)."""
    text = position.cell_text(cell)
    return text[0] + HIDDEN if position.closed and hidden.is_hidden(position, cell) else text


def album_seen(position: SheepSheepPosition, seat: i64) -> dict[str, int]:
    """Photos by colour; colours without a photo are left out."""
    counts = [int(position.photos(seat, colour)) for colour in range(position.deck.colours)]
    return {name: count for name, count in zip(position.deck.letters, counts, strict=True) if count}


def captured(position: SheepSheepPosition, texts: tuple[str, ...]) -> str:
    return captured_seen(position, texts) if position.closed else bag_text(texts, position.seen)


def captured_seen(position: SheepSheepPosition, texts: tuple[str, ...]) -> str:
    """The captured cards with both sides, then those whose underside nobody has seen."""
    letters = position.deck.letters
    unseen = sorted([letters.index(text[0]) for text in bag_text(texts, position.unseen).split()])
    return " ".join(bag_text(texts, position.seen).split() + [letters[up] + HIDDEN for up in unseen])


def model_seen(position: SheepSheepPosition, seat: i64, shown: bool) -> str:
    """A secret model is a question mark (SS-2.2), one not dealt yet is nothing."""
    model = position.model(seat)
    return position.colour_text(model) if shown or model == NONE else HIDDEN


# --- what follows from what lies open, so that boards need no rules


def groups(deck: Deck, shows: vec[i64]) -> list[list[object]]:
    """The groups that stand, each as its colour and its cells: `["R", 1, 2, 3]`."""
    found = Pile(8)
    fill_groups(deck, shows, found)
    return group_words(deck, found)


def group_words(deck: Deck, found: Pile) -> list[list[object]]:
    return [[deck.letters[found.items[i]], *cell_numbers(found.items[i + 1])] for i in range(0, found.size, 2)]


def fits(position: SheepSheepPosition) -> Data:
    """By card of either row: a colour that it can turn up (SS-4.5), and the cells where it would (SS-4.4): `G12R5`."""
    deck, shows = position.deck, position.shows
    found: dict[str, str] = {}
    for i in range(len(position.rows)):
        card = position.rows[i]
        if card != NONE:
            first, second = deck.up[2 * card], deck.up[2 * card + 1]
            found[deck.card_texts[card]] = (
                deck.colour_at[first * CELL_SETS + shows[second]] + deck.colour_at[second * CELL_SETS + shows[first]]
            )
    return found


def after(position: SheepSheepPosition) -> Data:
    """By move of the player on turn: the groups that would stand after it, where any would."""
    found: Data = {}
    if position.phase == LAY:
        for hole in cell_numbers(position.holes):
            for side in range(2):
                add_after(position, moves.lay(hole - 1, side), NONE, 2 * position.drawn + side, hole - 1, found)
    elif position.phase == EXCHANGE and position.exchanges < position.max_exchanges:
        row = position.turn * ROW
        for slot in range(ROW):
            card = position.rows[row + slot]
            cells = position.shows[position.deck.up[2 * card]] | position.shows[position.deck.up[2 * card + 1]]
            for cell in range(CELLS):
                if cells >> cell & 1:
                    old = position.deck.up[position.grid[cell]]
                    add_after(position, moves.exchange(slot, cell), old, position.deck.hiding(card, old), cell, found)
    return found


def add_after(position: SheepSheepPosition, move: i64, old: i64, face: i64, cell: i64, found: Data) -> None:
    """What stands if a face comes into a cell, where an old colour showed or NONE."""
    bit: i64 = 1 << cell
    if not position.deck.groups[position.shows[position.deck.up[face]] | bit] and not stands(position):
        return
    shows = position.shows[:]
    if old != NONE:
        shows[old] ^= bit
    shows[position.deck.up[face]] |= bit
    standing = Pile(8)
    fill_groups(position.deck, shows, standing)
    if standing.size:
        found[moves.say(position, position.turn, move)] = group_words(position.deck, standing)


def stands(position: SheepSheepPosition) -> bool:
    """Whether there is a group now."""
    for colour in range(position.deck.colours):
        if position.deck.groups[position.shows[colour]]:
            return True
    return False


def tie(position: SheepSheepPosition) -> Data | None:
    """With equal points: what decides, and how much of it each has (SS-9.5, SS-9.6); `all` where that is equal, too."""
    if scoring.score(position, 0) != scoring.score(position, 1):
        return None
    models = [int(scoring.model_photos(position, seat)) for seat in range(SEATS)]
    if models[0] != models[1]:
        return {"by": "model", "counts": models}
    most = [int(scoring.best_colour(position, seat)) for seat in range(SEATS)]
    return {"by": "most" if most[0] != most[1] else "all", "counts": most}


# --- other questions


def is_hidden(position: SheepSheepPosition, cell: int) -> bool:
    return position.closed and hidden.is_hidden(position, cell)


def reveals(position: SheepSheepPosition, seat: int, move: int) -> bool:
    """An exchange that takes a card whose underside nobody knew."""
    if position.phase != EXCHANGE or not moves.is_exchange(move):
        return False
    return is_hidden(position, int(moves.exchange_cell(move)))


def facts(position: SheepSheepPosition) -> Data:
    """Truths that follow from a position: sizes, points, the groups that stand (`R 1 2 3`)."""
    standing = groups(position.deck, position.shows)
    seats = range(int(SEATS))
    return {
        "pile_size": int(position.pile_size),
        "holes": cell_numbers(position.holes),
        "groups": [" ".join(map(str, group)) for group in standing],
        "photos": {letter(seat): int(scoring.album_size(position, seat)) for seat in seats},
        "points": {letter(seat): int(scoring.score(position, seat)) for seat in seats},
    }
