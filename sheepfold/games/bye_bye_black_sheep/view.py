"""Who may see what: the look of a seat or watcher, built up from nothing, and what each hears of a move."""

from __future__ import annotations

from typing import cast

from sheepfold.core.game import Data, Told
from sheepfold.core.position import FATE, Position
from sheepfold.core.seats import LETTERS, letter
from sheepfold.games.bye_bye_black_sheep import moves as m
from sheepfold.games.bye_bye_black_sheep import phases
from sheepfold.games.bye_bye_black_sheep.components import BS, CODES, EA, KINDS, MA, MO, WO
from sheepfold.games.bye_bye_black_sheep.knowledge import has_looked, row_of, unseen_set_cards, unseen_specials
from sheepfold.games.bye_bye_black_sheep.position import ByeByeBlackSheepPosition, seat_name
from sheepfold.games.bye_bye_black_sheep.zones import ADDED, LAYOUT, NOBODY, PILE, UNDEALT, WOLF, ZOOS


def look(position: Position, seat: int | None) -> Data:
    p = cast(ByeByeBlackSheepPosition, position)
    seats = range(int(p.seats))
    table: Data = {
        "phase": phases.NAMES[p.phase],
        "start": seat_name(p.starter),
        "turn": seat_name(p.turn),
        "from": seat_name(p.target),
        "limit": int(p.limit),
        "question": p.question_text(),
        "hole": p.hole_text(),
        "zoos": {LETTERS[other]: p.cards_text(ZOOS + other) for other in seats},
        "triplets": {LETTERS[other]: int(p.score(other)) for other in seats},
        "needed": int(p.needed),
        "sizes": {LETTERS[other]: int(p.size(other)) for other in seats},
        "pile": int(p.size(PILE)),
        "magpie": magpie(p),
        "wolf": {"owner": seat_name(p.wolf_owner), "cards": p.cards_text(WOLF)},
        "layout": p.cards_text(LAYOUT),
        "specials": specials_in_play(p),
        "turns": int(p.turns),
        "idle": int(p.idle),
        "placed": p.placed == 1,
        "winner": seat_name(p.winner),
        "known": {LETTERS[other]: known(p, int(p.seats), other) for other in seats},
        "looks": {
            LETTERS[viewer]: {LETTERS[holder]: since(p, viewer, holder) for holder in seats if has_looked(p, viewer, holder)}
            for viewer in seats
            if any(has_looked(p, viewer, holder) for holder in seats)
        },
    }
    if seat is not None:
        table["hand"] = p.cards_text(seat)
        table["private"] = {LETTERS[other]: known(p, seat, other) for other in seats if has_looked(p, seat, other)}
        table["seen_by"] = {LETTERS[other]: known(p, other, seat) for other in seats if has_looked(p, other, seat)}
        if seat == p.turn and p.phase == phases.ZOO:
            table["added"] = p.cards_text(ADDED)
        if seat == p.turn and p.phase == phases.MOLE:
            table["shown"] = p.cards_text(p.target)
    return table


def known(p: ByeByeBlackSheepPosition, viewer: int, holder: int) -> Data:
    """What a viewer (number `seats`: everybody) knows of a hand besides its Black Sheep, and how many cards are left open."""
    start = row_of(p, viewer, holder)
    unseen = {"unknown": int(unseen_set_cards(p, start, holder)), "special": int(unseen_specials(p, start, holder))}
    return {**p.row_data(viewer, holder), **unseen}


def since(p: ByeByeBlackSheepPosition, viewer: int, holder: int) -> int:
    return int(p.row_data(viewer, holder)["since"])


def specials_in_play(p: ByeByeBlackSheepPosition) -> str:
    """The specials besides Black Sheep and Magpie that were brought into play, wherever they are (BB-13.5)."""
    zones = [*range(int(p.seats)), int(WOLF), int(UNDEALT)]
    total = {
        kind: sum(int(p.count(zone, kind)) for zone in zones) + int(p.hole.count(kind)) for kind in range(int(EA), int(KINDS))
    }
    return " ".join(CODES[kind] for kind, number in total.items() if kind != MA for copy in range(number))


def magpie(p: ByeByeBlackSheepPosition) -> str:
    """Where the Magpie is: it enters openly, and is always seen when it moves."""
    if p.count(WOLF, MA) > 0:
        return "wolf"
    if p.hole.find(MA) >= 0:
        return "hole"
    holders = [LETTERS[seat] for seat in range(int(p.seats)) if p.count(seat, MA) > 0]
    return holders[0] if holders else "beside"


# --- what is heard


def hear(before: Position, seat: int, move: int, after: Position, to: int | None) -> list[Told]:
    p, q = cast(ByeByeBlackSheepPosition, before), cast(ByeByeBlackSheepPosition, after)
    told = heard_fate(p, move, to) if seat == FATE else heard_choice(p, seat, move, q, to)
    return told + heard_drawing(p, seat, move, q, to) + heard_ending(p, q)


def heard_fate(p: ByeByeBlackSheepPosition, move: int, to: int | None) -> list[Told]:
    if p.phase in (phases.START, phases.BLIND, phases.TURNING) or to == p.target:
        return [("fate", m.say(p, FATE, move))]
    return [("fate", m.say_card(p.phase, "?", letter(int(p.target))))]


def heard_choice(p: ByeByeBlackSheepPosition, seat: int, move: int, q: ByeByeBlackSheepPosition, to: int | None) -> list[Told]:
    said: list[Told] = [(letter(seat), m.say(p, seat, move))]
    if p.phase != phases.ZOO:
        return said
    # What is chosen for the zoo stays hidden until it is confirmed, by the player or by reaching the limit (BB-6.6).
    told = said if to == seat else []
    if q.phase == phases.ZOO:
        return told
    return [*told, (letter(seat), f"placed {gained(p, q, ZOOS + seat) or 'nothing'}")]


def gained(p: ByeByeBlackSheepPosition, q: ByeByeBlackSheepPosition, zone: int) -> str:
    """The cards a zone has more of afterwards."""
    return " ".join(
        CODES[kind] for kind in range(1, int(KINDS)) for copy in range(int(q.count(zone, kind) - p.count(zone, kind)))
    )


def heard_drawing(p: ByeByeBlackSheepPosition, seat: int, move: int, q: ByeByeBlackSheepPosition, to: int | None) -> list[Told]:
    """What a drawn card or the end of the drawing brings about."""
    told: list[Told] = []
    active, owner = letter(int(p.turn)), letter(int(p.target))
    ended = p.phase == phases.DRAWING and move == m.STOP
    if p.phase == phases.BLIND:
        kind = m.what(move)
        ended = kind == BS
        if kind == BS:
            told.append((owner, "kept BS"))
        elif kind == MO:
            sees = to in (p.turn, p.target)
            told.append((owner, f"showed {q.cards_text(p.target) if sees else '?'} to {active}"))
        elif kind == WO and p.hole.size > 0:
            told.append((owner, f"got a wolf pile {p.hole_text()}"))
    elif p.phase == phases.EAGLE and m.is_ask(move):
        ended = p.count(m.whom(move), m.what(move)) == 0
        told.append((letter(int(m.whom(move))), "no" if ended else "yes"))
    if ended and p.hole.size > 0:
        told.append((active, f"took {p.hole_text()}"))
    return told


def heard_ending(p: ByeByeBlackSheepPosition, q: ByeByeBlackSheepPosition) -> list[Told]:
    """Magpie, wolf pile, the next turn, the end."""
    told: list[Told] = []
    if p.magpie_beside() and not q.magpie_beside():
        told.append((magpie(q), "took MA"))
    if p.wolf_owner != NOBODY and q.wolf_owner == NOBODY:
        told.append((letter(int(p.wolf_owner)), f"took the wolf pile {p.cards_text(WOLF)}"))
    if p.phase == phases.DRAFT and q.phase == phases.SPECIALS:
        told.append(("fate", "the specials not chosen went to the box"))
    if q.phase == phases.OVER_PHASE:
        told.append(("fate", "the game stalled") if q.winner == NOBODY else (letter(int(q.winner)), "wins"))
    elif q.turns > p.turns or (p.phase == phases.SPECIALS and q.phase != phases.SPECIALS):
        told.append((letter(int(q.turn)), "begins a turn"))
        if q.phase == phases.BLIND:
            told.append((letter(int(q.turn)), f"draw {letter(int(q.target))}"))
    return told
