"""What a table looks like from outside: to a person, and as a record file."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sheepfold.core.game import Game
from sheepfold.core.record import write
from sheepfold.core.recorded import Record
from sheepfold.core.seats import letter
from sheepfold.table.around import PlayAgain
from sheepfold.table.config import Occupant, TableConfig
from sheepfold.table.history import Run
from sheepfold.table.log import GameLog, chain_row
from sheepfold.table.messages import Proposal, Seal, SeatInfo, StandIn, TableInfo


class Pending(Struct, kw_only=True):
    """What is not decided yet at a table: what is voted on, and which bots are about to sit down."""

    proposal: Proposal | None = None
    joining: Proposal | None = None
    standins: list[StandIn] = []
    again: PlayAgain | None = None
    wishes: dict[str, str] = {}


def info(c: TableConfig, seats: list[SeatInfo], commit: str, watchers: int, pending: Pending) -> TableInfo:
    """The table as everybody may know it; `commit` is that of its seal."""
    return TableInfo(
        id=c.id,
        code=c.code if c.state == "open" else "",
        game=c.game,
        rules=c.rules,
        options=c.options,
        state=c.state,
        seats=seats,
        public=c.public,
        made=c.made,
        clock=c.clock,
        seal=seal(c, commit),
        watchers=watchers,
        broadcast=c.broadcast,
        proposal=pending.proposal,
        joining=pending.joining,
        standins=pending.standins,
        next=c.next,
        earlier=c.earlier,
        held=c.held and c.state == "open",
        again=pending.again,
        wishes=pending.wishes,
    )


def seal(c: TableConfig, commit: str) -> Seal:
    """What may be known of the sealed fate now."""
    return Seal(
        commit=commit,
        anchors=c.anchors,
        fixed=c.fixed and c.state == "open",
        entropy={} if c.state == "open" else c.entropy,
        seed=c.seed if c.state == "over" else "",
    )


class Faces:
    """The seats of a table as they are told, with their people here and away; made once for all who come and go."""

    def __init__(self, c: TableConfig) -> None:
        self.config = c
        self.present, self.absent = seats(c, here=True), seats(c, here=False)

    def seats(self, here: set[int | None]) -> list[SeatInfo]:
        return [self.present[seat] if seat in here else told for seat, told in enumerate(self.absent)]


def seats(c: TableConfig, here: bool) -> list[SeatInfo]:
    return [
        seat_info(
            seat,
            occupant,
            here=here or occupant.kind == "bot",
            owner=bool(occupant.person) and occupant.person == c.owner,
            animal=animal,
        )
        for seat, (occupant, animal) in enumerate(zip(c.occupants, c.animals(), strict=True))
    ]


def seat_info(
    seat: int, occupant: Occupant, *, here: bool = False, you: bool = False, owner: bool = False, animal: str = ""
) -> SeatInfo:
    return SeatInfo(
        seat=letter(seat),
        kind=occupant.kind,
        name=occupant.name,
        bot=occupant.bot,
        here=here,
        away=occupant.away,
        you=you,
        owner=owner,
        left=occupant.left,
        animal=animal,
    )


def for_person(info: TableInfo, c: TableConfig, person: str) -> TableInfo:
    """The same, with the seats of this person marked as theirs."""
    mine = c.seats_of(person)
    if not mine:
        return info
    return replace(info, seats=[replace(told, you=True) if seat in mine else told for seat, told in enumerate(info.seats)])


def record(game: Game, c: TableConfig, run: Run, log: GameLog) -> str:
    """The game as a record file; with the seed, the whole log and the head of its chain once it is over."""
    kept = run.play.record
    sealed = c.seal()
    whole = Record(
        kept.setup,
        kept.version,
        kept.moves,
        c.names(),
        table=sealed.table,
        commit=sealed.commit,
        anchors=dict(c.anchors),
        entropy=dict(sealed.entropy),
        seed=c.seed if c.state == "over" else "",
        rows=[chain_row(row) for row in log.rows],
        head=log.head(log.n),
    )
    return write(game, whole, run.position)
