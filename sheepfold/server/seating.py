"""The seats of a table before, between and after games: who may take, free or plan one, and what a table looks like in a list."""

from __future__ import annotations

import time

from sheepfold import games
from sheepfold.bots import registry
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.sealed import Seal
from sheepfold.core.seats import letter
from sheepfold.server import wire
from sheepfold.server.charter import Charter, Holder, fresh_code, fresh_id
from sheepfold.server.guests import QUICK
from sheepfold.server.people import clean_name
from sheepfold.server.store import PersonRow
from sheepfold.server.surroundings import Turned


def find_game(name: str) -> Game:
    try:
        return games.load(name)
    except BadInput as error:
        raise Turned(422, str(error)) from None


def game_of(charter: Charter) -> Game:
    """The game in the version of the rules its table began with."""
    return games.load(charter.game, charter.rules)


def built_in_only(game: Game, options: dict[str, str]) -> dict[str, str]:
    """Guests choose among the house's own data sets; a path is not for them to name."""
    for data_set in game.data_sets:
        chosen = options.get(data_set.name)
        if chosen is not None and chosen not in data_set.built_in:
            known = ", ".join(data_set.built_in)
            raise Turned(422, f"option {data_set.name} of {game.name} is one of {known}; not {chosen[:40]!r}")
    return options


def plan_seat(person: PersonRow, plan: wire.SeatPlan) -> Holder:
    if plan.kind == "me":
        return Holder("person", person.id, clean_name(person.name))
    if plan.kind == "bot":
        rung = plan.bot or "ewe"
        if rung not in registry.names():
            raise Turned(422, f"no bot {rung!r}; there are {', '.join(registry.names())}")
        return Holder("bot", bot=rung)
    return Holder(plan.kind)


def choose_seat(charter: Charter, mine: list[int], wanted: str | None) -> int:
    """The seat somebody who joins gets."""
    if wanted is not None:
        seat = ord(wanted) - ord("A")
        holder = check_seat(charter, seat)
        free = holder.kind in ("open", "reserved") or holder.left
        if seat not in mine and (not free or charter.state not in ("open", "playing")):
            raise Turned(409, f"seat {wanted} is taken" if charter.state != "over" else "this game is over")
        return seat
    if mine:
        return mine[0]
    if charter.state not in ("open", "playing"):
        raise Turned(409, "this game is over")
    free_seats = [seat for seat, holder in enumerate(charter.holders) if holder.kind in ("open", "reserved") or holder.left]
    if not free_seats:
        raise Turned(409, "every seat is taken; you can watch")
    return min(free_seats, key=lambda seat: (charter.holders[seat].kind != "open", seat))


def check_seat(charter: Charter, seat: int) -> Holder:
    if not 0 <= seat < len(charter.holders):
        raise Turned(404, f"this table has no seat {letter(seat) if 0 <= seat < 6 else seat}")
    return charter.holders[seat]


def check_mine(charter: Charter, person: PersonRow, seat: int) -> None:
    if check_seat(charter, seat).person != person.id:
        raise Turned(403, f"seat {letter(seat)} is not yours")


def check_owner(charter: Charter, person: PersonRow) -> None:
    if charter.owner != person.id:
        raise Turned(403, "only who opened the table can do that")


def check_open(charter: Charter) -> None:
    if charter.state != "open":
        raise Turned(409, "the game has begun")


def pass_ownership(charter: Charter, person: str) -> None:
    """An owner who has left leaves the table to the next one who sits."""
    if charter.owner == person and not charter.seats_of(person):
        charter.owner = next((holder.person for holder in charter.holders if holder.person), "")


def forget_name(charter: Charter, name: str) -> None:
    """Take a name out of the games of a series that were played before."""
    for number, told in enumerate(charter.earlier):
        scores = {
            f"? ({number}.{place})" if is_name(key, name) else key: score
            for place, (key, score) in enumerate(told["scores"].items())
        }
        charter.earlier[number] = {**told, "scores": scores}


def is_name(key: str, name: str) -> bool:
    """Whether this is the name, or what tells it apart from another's."""
    return bool(name) and (key == name or (key.startswith(f"{name} (") and len(key) == len(name) + 4))


def again(game: Game, charter: Charter, rotated: bool) -> Charter:
    """The charter of another game with the same people."""
    assert charter.result is not None
    holders = [
        Holder("bot", bot=h.bot or QUICK) if h.kind == "bot" or not h.person else Holder("person", h.person, h.name)
        for h in charter.holders
    ]
    shift = 1 if rotated else 0
    holders = holders[-shift:] + holders[:-shift] if shift else holders
    options = dict(charter.options)
    worst = max(charter.result.places)
    loser = charter.result.places.index(worst)
    for option in game.options:
        if option.names_seat and charter.wanted.get(option.name) == "loser":
            options[option.name] = letter((loser + shift) % len(holders))
    names = list(charter.names().values())
    told_apart = [name if names.count(name) == 1 else f"{name} ({letter(s)})" for s, name in enumerate(names)]
    told = {"table": charter.id, "scores": dict(zip(told_apart, charter.result.scores, strict=True))}
    id = fresh_id()
    return Charter(
        id,
        fresh_code(),
        charter.game,
        game.version,
        options,
        charter.wanted,
        charter.data,
        holders,
        charter.owner,
        Seal.fresh(id).seed.hex(),
        int(time.time()),
        clock=charter.clock,
        broadcast=charter.broadcast,
        earlier=[*charter.earlier, told][-20:],
    )


def open_table(c: Charter) -> wire.OpenTable:
    return wire.OpenTable(c.id, c.game, c.options, seat_infos(c, ""), c.clock, c.made)


def my_table(c: Charter, person: str, waiting: str) -> wire.MyTable:
    mine = [letter(seat) for seat in c.seats_of(person)]
    your_move = any(seat in waiting and not c.holders[ord(seat) - ord("A")].away for seat in mine)
    return wire.MyTable(c.id, c.game, c.options, seat_infos(c, person), c.clock, c.made, c.state, your_move, mine)


def seat_infos(c: Charter, person: str) -> list[wire.SeatInfo]:
    return [
        wire.SeatInfo(letter(s), h.kind, h.name, h.bot, away=h.away, you=bool(person) and h.person == person)
        for s, h in enumerate(c.holders)
    ]


def finished(c: Charter) -> wire.Finished | None:
    if c.result is None:
        return None
    return wire.Finished(c.id, c.game, c.names(), c.result.scores, c.result.winners, c.result.over)
