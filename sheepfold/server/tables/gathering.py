"""The same people at another table, or at one of another size: who sits where then, and what their seats commit to."""

from __future__ import annotations

import time

from msgspec.structs import replace

from sheepfold.core.game import Game, public_data
from sheepfold.core.sealed import Seal
from sheepfold.core.seats import letter
from sheepfold.server.tables.seating import fresh_code, fresh_id, told_of
from sheepfold.table.config import Occupant, TableConfig
from sheepfold.table.refusals import RequestRefused
from sheepfold.table.rows import ChatRow

CARRIED = 50  # lines of chat


def kept_together(config: TableConfig, yes: list[str]) -> None:
    """Who has not said yes to a rematch keeps the seat; a bot plays there until they come, and its chance is not waited for."""
    for seat, occupant in enumerate(config.occupants):
        if occupant.kind == "person" and occupant.person not in yes:
            occupant.away = occupant.by_vote = True
            config.anchors.pop(letter(seat), None)


def shaped(draft: TableConfig, game: Game, wanted: int) -> None:
    """Seats for a game: as many as wished, or as there are, as far as the game allows. Nobody loses a seat: free ones go first,
    then bots, from the last on. Who moves to another seat takes along what it committed to."""
    fewest, most = game.seats
    people = sum(occupant.kind == "person" for occupant in draft.occupants)
    if people > (wanted or most) or wanted > most:
        raise RequestRefused(409, "people-too-many", people=people, most=min(most, wanted or most))
    count = min(most, max(fewest, wanted or len(draft.occupants), people))
    sitting = list(enumerate(draft.occupants))
    for kinds in (("open", "reserved"), ("bot",)):
        for place in reversed(sitting):
            if len(sitting) > count and place[1].kind in kinds:
                sitting.remove(place)
    now = {letter(before): letter(after) for after, (before, _) in enumerate(sitting)}  # where each seat is from now on
    draft.occupants = [occupant for _, occupant in sitting] + [Occupant() for _ in range(count - len(sitting))]
    draft.anchors = {now[seat]: anchor for seat, anchor in draft.anchors.items() if seat in now}
    draft.entropy = {now[seat]: given for seat, given in draft.entropy.items() if seat in now}
    draft.muted = {
        now[seat]: [now.get(who, who) for who in muted if who in now or who == "watchers"]
        for seat, muted in draft.muted.items()
        if seat in now
    }


def another(game: Game, config: TableConfig, links: list[str], owner: str) -> TableConfig:
    """A room after a game: the same people and bots, any game. What each seat revealed last commits it to what it will add next."""
    id = fresh_id()
    occupants = [
        Occupant(kind="person", person=o.person, name=o.name, animal=o.animal)
        if o.person
        else Occupant(kind="bot", bot=o.bot or "ewe")
        for o in config.occupants
    ]
    room = TableConfig(
        id=id,
        code=fresh_code(),
        game=game.name,
        rules=game.version,
        options={},
        wanted={},
        data={},
        occupants=occupants,
        owner=owner,
        seed=Seal.fresh(id).seed.hex(),
        made=int(time.time()),
        clock=config.clock,
        anchors={letter(s): links[s] for s, o in enumerate(occupants) if links[s] and o.kind == "person"},
        broadcast=config.broadcast,
        held=True,
        earlier=[*config.earlier, told_of(config)][-20:],
        named=config.named,
    )
    shaped(room, game, 0)
    setup = game.setup(len(room.occupants), config.wanted if game.name == config.game else {})
    room.options, room.data = dict(setup.options), public_data(game, setup)
    room.wanted = config.wanted if game.name == config.game else {}
    return room


def seats_after(before: TableConfig, after: TableConfig) -> dict[str, str]:
    """Where everybody sits now, by where they sat."""
    people = dict.fromkeys(occupant.person for occupant in before.occupants if occupant.person)
    pairs = [pair for person in people for pair in zip(before.seats_of(person), after.seats_of(person), strict=False)]
    return {letter(old): letter(new) for old, new in pairs}


def muted_still(before: TableConfig, after: TableConfig) -> dict[str, list[str]]:
    """Who did not hear whom does not hear them at the next table either."""
    now = seats_after(before, after) | {"watchers": "watchers"}
    return {now[seat]: sorted(now[who] for who in muted if who in now) for seat, muted in before.muted.items() if seat in now}


def carried(rows: list[ChatRow], before: TableConfig, after: TableConfig) -> list[ChatRow]:
    """What those said lately who have come along."""
    now = seats_after(before, after)
    lines = [row for row in rows if row.who in now and after.seats_of(row.person)]
    return [replace(row, table=after.id, who=now[row.who]) for row in lines[-CARRIED:]]
