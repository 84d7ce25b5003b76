"""What goes over HTTP: the bodies of requests and answers.

`docs/wire.md` and the TypeScript of the pages are made from these types and from the messages of a table.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from sheepfold.table.around import Animal
from sheepfold.table.messages import ClockPlan, Event, Message, SeatInfo, Update, Welcome
from sheepfold.table.values import Entropy, Letter, Link, Name

LONGEST_RECORD = 500_000  # characters of a record that a guest brings


class Problem(Struct):
    """Why a request was refused."""

    error: str  # in English
    message: Message
    rule: str = ""


class NewPerson(Struct, forbid_unknown_fields=False):
    name: Name


class Person(Struct, omit_defaults=True):
    """You. The token is shown once, to clients that ask for it instead of a cookie."""

    id: str
    name: str
    token: str = ""


class SeatPlan(Struct):
    """What a seat is at first: for anybody, a bot of a rung, kept for somebody who has the link, or mine."""

    kind: Literal["open", "bot", "reserved", "me"] = "open"
    bot: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Struct, kw_only=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=6)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    public: bool = False
    clock: ClockPlan = msgspec.field(default_factory=ClockPlan)
    # Anybody who never sat at the table may see all hands, so many rounds late; 0: nobody may before the game is over.
    broadcast: Annotated[int, Meta(ge=0, le=100)] = 0
    anchors: Annotated[list[Link], Meta(max_length=6)] = []  # of my seats, in order: what each commits to
    held: bool = False  # wait for my start, also once all seats are taken


class Join(Struct, kw_only=True):
    """Take a seat: the first free one, or the one named."""

    seat: Letter | None = None
    name: Name | None = None
    entropy: Entropy | None = None  # given openly, for clients that commit to nothing
    anchor: Link = ""  # what my seat commits to, before it is revealed
    animal: Animal | Literal[""] = ""  # that I would like to be; another one if somebody is it already


class Seated(Struct, omit_defaults=True):
    """The table, and my seat at it; or, in a running game, the seat that the players are asked about: look on until it is yours.
    For a rematch, the table is "" as long as others are waited for: the finished table's `next` tells it."""

    table: str
    seat: str
    asked: str = ""


class Rematch(Struct):
    """Say yes to another game with the same people; the first who does says whether seats are kept (the next one begins) or rotated."""

    seats: Literal["kept", "rotated"] = "kept"


class Another(Struct):
    """Back to a room with the same people; "": for the same game."""

    game: Annotated[str, Meta(max_length=40)] = ""


class Room(Struct, kw_only=True):
    """What the host of a table that has not begun changes; what is left out stays as it is."""

    game: Annotated[str, Meta(max_length=40)] = ""
    seats: Annotated[int, Meta(ge=0, le=6)] = 0  # 0: as many as there are, as far as the game allows
    options: Annotated[dict[str, str], Meta(max_length=40)] | None = None
    clock: ClockPlan | None = None
    public: bool | None = None


class Move(Struct):
    """A seat moves to another device: the code it is taken over with, once, within ten minutes."""

    code: str


class TakeOver(Struct):
    code: Annotated[str, Meta(min_length=4, max_length=20)]


class Hook(Struct):
    """Where to post `your move` notices; empty: nowhere."""

    url: Annotated[str, Meta(max_length=300)]


class Moment(Struct, kw_only=True):
    """One step of a replay: when it was, what happened, and what changed in the view, as in an update."""

    n: int
    at: int
    events: list[Event]
    change: dict[str, Any]
    table: dict[str, Any]
    gone: list[str] | UnsetType = UNSET
    by_clock: str | UnsetType = UNSET  # the seat for which this was chosen because its time was out
    scores: list[int] | UnsetType = UNSET  # how the seats stood; only once the game is over


class Replay(Struct):
    """A game from one seat's perspective (None: a watcher's)."""

    table: str  # "" for a record that names none
    seat: str | None
    names: dict[str, str]
    moments: list[Moment]


class Chances(Struct):
    """About how likely each seat was to win after each moment of a finished game's replay; empty if there was no time to find out.
    An estimate: quick players play on from there many times."""

    seats: list[list[int]]  # by moment and seat, of a thousand


class LessonTurn(Struct):
    """A move the learner makes in a lesson, and what follows until they are asked again."""

    move: str
    updates: list[Update]


class LessonStep(Struct):
    """A step of a lesson: the id of the sentence that explains it, and the moves to make, nearly always one."""

    say: str
    turns: list[LessonTurn]


class Lesson(Struct):
    """A lesson from beginning to end as its learner sees it. It needs no table: every move in it is known."""

    welcome: Welcome
    steps: list[LessonStep]


class RecordFile(Struct):
    """A record to replay, and from whose perspective; the server does not keep it."""

    text: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    seat: Letter | None = None


class Draw(Struct, kw_only=True):
    """One draw of fate in a record: of `total` equal parts, its outcome has those from `low` up to, not including, `high`."""

    text: str
    decision: int  # moves of seats before it
    number: int  # draws since that move
    low: int
    high: int
    total: int


class Broadcast(Struct):
    """All seats' views as they were some rounds ago; once the game is over, as they are."""

    table: str
    n: int
    views: dict[str, dict[str, Any]]


class OpenTable(Struct, kw_only=True):
    """A table in the lobby."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    clock: ClockPlan
    made: int
    broadcast: int = 0  # as in TableInfo


class MyTable(OpenTable, kw_only=True):
    state: str
    your_move: bool
    your_seats: list[str]
    standin: int = 0  # milliseconds until a bot sits down for me, unless I come; 0: none is to, as far as this server knows


class Finished(Struct, kw_only=True):
    """A finished game of mine."""

    id: str
    game: str
    names: dict[str, str]
    scores: list[int]
    winners: list[str]
    over: int


class Mine(Struct):
    person: Person | None
    tables: list[MyTable]
    finished: list[Finished]


class Reach(Struct):
    """Where others find this server: its public address, or those in its own network; none if it listens to this machine only."""

    addresses: list[str]


class OptionInfo(Struct, kw_only=True):
    name: str
    values: list[str]
    text: str
    rule: str
    names_seat: bool


class GameInfo(Struct, kw_only=True):
    """A game of this server: what stands on its box, and what a table may choose. Unknown values are "" or 0."""

    name: str
    title: str
    by: str
    line: str  # what it is, in one line of English
    minutes: tuple[int, int]  # from, to; 0: unknown
    age: int  # minimum age in years; 0: unknown
    rules: int
    fewest: int
    most: int
    options: list[OptionInfo]
    rungs: list[str]
    lesson: bool = False  # whether there is one
