"""The seats of a table before, between and after games: who may take, free or plan one, and what a table looks like in a list."""

from __future__ import annotations

import secrets
import time
from typing import Any

from sheepfold import games
from sheepfold.bots import registry
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.options import Option
from sheepfold.core.sealed import Seal
from sheepfold.core.seats import LETTERS, letter
from sheepfold.server import bodies
from sheepfold.server.store.rows import PersonRow
from sheepfold.table.config import QUICK, Occupant, TableConfig
from sheepfold.table.messages import SeatInfo, spoken
from sheepfold.table.refusals import RequestRefused
from sheepfold.table.summary import seat_info

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # of codes people read aloud: no 0 and O, 1 and I


def fresh_id() -> str:
    """As it stands in links and commands, where a word that begins with a hyphen would be a flag."""
    while (found := secrets.token_urlsafe(15)).startswith("-"):
        pass
    return found


def fresh_code() -> str:
    return "".join([ALPHABET[byte % len(ALPHABET)] for byte in secrets.token_bytes(6)])  # 32 letters: each as likely


def find_game(name: str) -> Game:
    try:
        return games.load(name)
    except BadInput as error:
        raise RequestRefused.of(422, spoken(error.message)) from None


def game_of(config: TableConfig) -> Game:
    """The game in the version of the rules its table began with."""
    return games.load(config.game, config.rules)


def built_in_only(game: Game, options: dict[str, str]) -> dict[str, str]:
    """Guests choose among the server's own data sets; a path is not for them to name."""
    for data_set in game.data_sets:
        chosen = options.get(data_set.name)
        if chosen is not None and chosen not in data_set.built_in:
            known = ", ".join(data_set.built_in)
            given = repr(chosen[:40])
            raise RequestRefused(422, "unknown-data-set", option=data_set.name, game=game.name, known=known, given=given)
    return options


def plan_seat(person: PersonRow, plan: bodies.SeatPlan, name: str) -> Occupant:
    if plan.kind == "me":
        return Occupant(kind="person", person=person.id, name=name)
    if plan.kind == "bot":
        rung = plan.bot or "ewe"
        if rung not in registry.names():
            raise RequestRefused(422, "unknown-bot", bot=repr(rung), known=", ".join(registry.names()))
        return Occupant(kind="bot", bot=rung)
    return Occupant(kind=plan.kind)


def choose_seat(config: TableConfig, mine: list[int], wanted: str | None) -> int:
    """The seat somebody who joins before the start gets."""
    if wanted is not None:
        seat = LETTERS.index(wanted)
        occupant = check_seat(config, seat)
        if seat not in mine and (not occupant.is_free or config.state != "open"):
            raise RequestRefused(409, "seat-taken" if config.state != "over" else "game-over", seat=wanted)
        return seat
    if mine:
        return mine[0]
    if config.state != "open":
        raise RequestRefused(409, "has-begun" if config.state == "playing" else "game-over")
    free_seats = [seat for seat, occupant in enumerate(config.occupants) if occupant.is_free]
    if not free_seats:
        raise RequestRefused(409, "seats-all-taken")
    return min(free_seats, key=lambda seat: (config.occupants[seat].kind != "open", seat))


def check_seat(config: TableConfig, seat: int) -> Occupant:
    if not 0 <= seat < len(config.occupants):
        raise RequestRefused(404, "no-seat", seat=letter(seat) if 0 <= seat < len(LETTERS) else str(seat))
    return config.occupants[seat]


def check_mine(config: TableConfig, person: PersonRow, seat: int) -> None:
    if check_seat(config, seat).person != person.id:
        raise RequestRefused(403, "seat-not-yours", seat=letter(seat))


def check_may_know(config: TableConfig, giver: str, taker: str, seat: int) -> None:
    """While a game runs, a seat moves to another device only: to nobody who has seen another hand, unless the giver has too."""
    if config.state == "playing" and taker != giver:
        if config.seats_known_to(taker) - {seat} - config.seats_known_to(giver):
            raise RequestRefused(409, "join-sat-here")
        if config.is_worn:
            raise RequestRefused(409, "join-worn")


def check_owner(config: TableConfig, person: PersonRow) -> None:
    if config.owner != person.id:
        raise RequestRefused(403, "owner-only")


def check_open(config: TableConfig) -> None:
    if config.state != "open":
        raise RequestRefused(409, "has-begun")


def pass_ownership(config: TableConfig, person: str) -> None:
    """An owner who has left leaves the table to the next one who sits."""
    if config.owner == person and not config.seats_of(person):
        config.owner = next((occupant.person for occupant in config.occupants if occupant.person), "")


def give_up(config: TableConfig, seat: int) -> None:
    """A seat is nobody's, and in a running game a bot's."""
    if config.state == "open":
        config.occupants[seat] = Occupant()
        config.drop_entropy(seat)
    elif config.state == "playing":
        config.note_leaving(config.occupants[seat].person, seat)
        config.occupants[seat] = Occupant(kind="bot", bot=QUICK, left=True)
    else:
        config.occupants[seat].person = ""


def names_of(config: TableConfig, person: PersonRow) -> list[str]:
    """What a person may be called at a table: there, in the series, and now."""
    seats = [config.occupants[seat].name for seat in config.seats_of(person.id)]
    return [name for name in dict.fromkeys([*config.named.get(person.id, []), *seats, person.name]) if name]


def others_called(config: TableConfig, name: str, person: str) -> list[str]:
    """Who else goes by this name. Tables of an older program do not say whose it is: it is theirs who sit there."""
    known = [other for other, names in config.named.items() if name in names]
    seated = [o.person for o in config.occupants if o.person and o.name == name and o.person not in config.named]
    return [other for other in dict.fromkeys([*known, *seated]) if other != person]


def strike_out(config: TableConfig, person: PersonRow) -> None:
    """Take a person out of a table: seats are given up, and no name is left, wherever else it stands."""
    names = names_of(config, person)
    for seat in config.seats_of(person.id):
        give_up(config, seat)
        config.occupants[seat].name = ""
    for name in names:
        kept = others_called(config, name, person.id)
        for seat, occupant in enumerate(config.occupants):
            if occupant.name == name and occupant.person not in kept:
                occupant.name = f"Seat {letter(seat)}" if occupant.person else ""
        forget_name(config, name)
    config.named.pop(person.id, None)
    config.sat.pop(person.id, None)
    pass_ownership(config, person.id)


def forget_name(config: TableConfig, name: str) -> None:
    """Take a name out of the games of a series that were played before."""
    for number, told in enumerate(config.earlier):
        scores = {
            f"? ({number}.{index})" if is_name(key, name) else key: score
            for index, (key, score) in enumerate(told["scores"].items())
        }
        config.earlier[number] = {**told, "scores": scores}


def is_name(key: str, name: str) -> bool:
    """Whether this is the name, or what tells it apart from another's."""
    return bool(name) and (key == name or (key.startswith(f"{name} (") and len(key) == len(name) + 4))


def again(game: Game, config: TableConfig, links: list[str], rotated: bool, began: str = "") -> TableConfig:
    """The config of another game with the same people; where one of them `began`, the next one does. What each seat revealed last
    commits it to what it will add next."""
    assert config.result is not None
    occupants = [
        Occupant(kind="bot", bot=h.bot or QUICK)
        if h.kind == "bot" or not h.person
        else Occupant(kind="person", person=h.person, name=h.name, animal=h.animal)
        for h in config.occupants
    ]
    shift = 1 if rotated else 0
    occupants = occupants[-shift:] + occupants[:-shift] if shift else occupants
    links = links[-shift:] + links[:-shift] if shift else links
    anchors = {letter(s): links[s] for s, o in enumerate(occupants) if links[s] and o.kind == "person"}
    options = dict(config.options)
    for option in game.options:
        if option.names_seat and config.wanted.get(option.name) == "loser":
            options[option.name] = beginner(option, config.result.places, shift)
        elif option.names_seat and began in LETTERS and began and not rotated:
            options[option.name] = letter((LETTERS.index(began) + 1) % len(occupants))
    id = fresh_id()
    return TableConfig(
        id=id,
        code=fresh_code(),
        game=config.game,
        rules=game.version,
        options=options,
        wanted=config.wanted,
        data=config.data,
        occupants=occupants,
        owner=config.owner,
        seed=Seal.fresh(id).seed.hex(),
        made=int(time.time()),
        clock=config.clock,
        anchors=anchors,
        broadcast=config.broadcast,
        earlier=[*config.earlier, told_of(config)][-20:],
        named=config.named,
    )


def told_of(config: TableConfig) -> dict[str, Any]:
    """A finished game as the next tables of its series tell it."""
    assert config.result is not None
    names = list(config.names().values())
    told_apart = [name if names.count(name) == 1 else f"{name} ({letter(s)})" for s, name in enumerate(names)]
    return {"table": config.id, "scores": dict(zip(told_apart, config.result.scores, strict=True))}


def beginner(option: Option, places: list[int], shift: int) -> str:
    """Who begins because they lost; of several, any of them (SS-2.12). After a draw fate chooses, where the option lets it."""
    losers = [seat for seat, place in enumerate(places) if place == max(places)]
    if len(losers) == len(places) and "random" in option.values:
        return "random"
    return letter((secrets.choice(losers) + shift) % len(places))


def open_table(c: TableConfig) -> bodies.OpenTable:
    return bodies.OpenTable(
        id=c.id,
        game=c.game,
        options=c.options,
        seats=seat_infos(c, ""),
        clock=c.clock,
        made=c.made,
        broadcast=c.broadcast,
    )


def my_table(c: TableConfig, person: str, waiting: str) -> bodies.MyTable:
    mine = c.seats_of(person)
    your_move = any(letter(seat) in waiting and not c.occupants[seat].away for seat in mine)
    return bodies.MyTable(
        id=c.id,
        game=c.game,
        options=c.options,
        seats=seat_infos(c, person),
        clock=c.clock,
        made=c.made,
        broadcast=c.broadcast,
        state=c.state,
        your_move=your_move,
        your_seats=[letter(seat) for seat in mine],
    )


def seat_infos(c: TableConfig, person: str) -> list[SeatInfo]:
    """The seats as a list of tables shows them: not who is here."""
    mine = c.seats_of(person)
    animals = c.animals()
    return [seat_info(seat, occupant, you=seat in mine, animal=animals[seat]) for seat, occupant in enumerate(c.occupants)]


def finished(c: TableConfig) -> bodies.Finished | None:
    if c.result is None:
        return None
    return bodies.Finished(
        id=c.id, game=c.game, names=c.names(), scores=c.result.scores, winners=c.result.winners, over=c.result.over
    )
