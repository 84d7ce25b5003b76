"""Every message between the house and a guest, person or bot: what may come, what is sent, and its JSON form.

`docs/wire.md` and `web/src/wire.ts` are made from these types. Unknown fields are ignored, so that an older guest understands
a newer house; a change that an old guest would misread moves `WIRE`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

WIRE = 1  # version of this protocol
LONGEST_MESSAGE = 4096  # bytes of one message from a guest
LONGEST_RECORD = 200_000  # characters of a record somebody brings

END = r"$(?!\n)"  # `$` alone lets a line break follow
TABLE_ID = "^[A-Za-z0-9_-]{16,32}" + END
TableId = Annotated[str, Meta(pattern=TABLE_ID, description="The secret part of a table's link.")]
Code = Annotated[str, Meta(pattern="^[A-Za-z0-9 -]{4,12}" + END, description="A short code to join by, while seats are open.")]
Letter = Annotated[str, Meta(pattern="^[A-F]" + END, description="A seat.")]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="A nickname.")]
Token = Annotated[str, Meta(min_length=20, max_length=100, description="The secret that owns seats.")]
MessageId = Annotated[
    str, Meta(pattern=r"^[\x20-\x7e]{1,40}" + END, description="Chosen by the guest; a resent id is answered alike.")
]
MoveText = Annotated[str, Meta(max_length=200, description="A move in the words of the game, e.g. `bid 17`.")]
Entropy = Annotated[
    str, Meta(pattern="^[0-9a-f]{2,64}" + END, description="A seat's own randomness, hex, for the sealed fate.")
]
Told = tuple[str, str]  # who (`A` … `F` or `fate`), and what, as this guest perceived it

# --- what a guest says on the socket


class FromGuest(Struct, tag_field="type"):
    """Any message of a guest."""


class Hello(FromGuest, tag="hello"):
    """The first message of a socket: which table, and as whom."""

    wire: int
    table: TableId
    seat: Letter | None = None  # None: watch
    since: int = -1  # the last number this guest saw; -1: nothing yet
    token: Token | None = None  # only where neither cookie nor header can carry it


class Do(FromGuest, tag="do"):
    """A move: one of the texts offered, for the prompt it was offered with."""

    id: MessageId
    prompt: int
    text: MoveText


class Undo(FromGuest, tag="undo"):
    """Take back my last move; at once if nothing was revealed by it and nobody has moved since, else by consent of all. A clock
    that runs meanwhile runs on."""

    id: MessageId


class Propose(FromGuest, tag="propose"):
    """Ask all other players at the table: to hand a seat to a bot."""

    id: MessageId
    what: Literal["bot"]
    seat: Letter


class Vote(FromGuest, tag="vote"):
    """An answer to the proposal that is open."""

    id: MessageId
    yes: bool


class Say(FromGuest, tag="say"):
    """A line of chat."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Mute(FromGuest, tag="mute"):
    """Hear no more chat of a seat (or of all watchers, `watchers`), or hear it again."""

    id: MessageId
    who: Annotated[str, Meta(pattern="^([A-F]|watchers)" + END)]
    on: bool


class Away(FromGuest, tag="away"):
    """Let a bot play my seat until I am back, or take it over again."""

    id: MessageId
    on: bool


class Ask(FromGuest, tag="ask"):
    """A hint: what a bot would do here and why, or (with a text) what speaks for that move."""

    id: MessageId
    text: MoveText | None = None


class Ping(FromGuest, tag="ping"):
    """Is the line alive? Answered with `done`, at the door; its `n` means nothing."""

    id: MessageId


GuestMessage = Hello | Do | Undo | Propose | Vote | Say | Mute | Away | Ask | Ping

# --- what the house says on the socket


class FromHouse(Struct, tag_field="type"):
    """Any message of the house."""


class Clocks(Struct, omit_defaults=True):
    """What is left on the clocks, in milliseconds, when this was sent; absent without clocks."""

    left: dict[str, int]  # by seat
    running: list[str]  # seats whose clock runs


class SeatInfo(Struct):
    """Who sits where, as everybody may know."""

    seat: str
    kind: Literal["open", "reserved", "person", "bot"]
    name: str = ""
    bot: str = ""  # the rung, of a bot or of whoever plays for an absent person
    here: bool = False  # connected now
    away: bool = False  # a bot plays until the person is back
    you: bool = False
    owner: bool = False  # opened the table


class ClockPlan(Struct):
    """Time for each move or for the whole game; none by default."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)] = 300
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0  # added after each move, of a whole game's clock


class Proposal(Struct):
    """Something all have to agree to."""

    what: Literal["undo", "bot"]
    by: str
    seat: str  # whose seat it is about
    waiting: list[str]  # seats that have not answered


class Seal(Struct, omit_defaults=True):
    """The sealed fate: what was committed to before the first move, and, once the game is over, the secrets themselves."""

    commit: str
    entropy: dict[str, str] = {}  # by seat; shown once the game has begun
    seed: str = ""  # only when the game is over


class TableInfo(Struct):
    """A table as everybody at it may know it."""

    id: str
    code: str  # "" once nobody can join by it
    game: str
    rules: int
    options: dict[str, str]
    state: Literal["open", "playing", "over", "frozen"]
    seats: list[SeatInfo]
    public: bool
    made: int  # seconds since 1970
    clock: ClockPlan
    seal: Seal
    watchers: int = 0
    broadcast: int = 0  # seconds of delay of the all-seats view; 0: none
    proposal: Proposal | None = None
    next: str = ""  # the table of the rematch
    earlier: list[dict[str, Any]] = []  # finished games of this series: {table, scores by name}


class Welcome(FromHouse, tag="welcome"):
    """The answer to hello: everything this guest may know now. The view is the truth; `told` is what it missed."""

    wire: int
    table: TableInfo
    seat: str | None
    n: int  # number of the last event in here
    view: dict[str, Any] | None  # None before the start
    legal: list[str]
    prompt: int
    told: list[tuple[int, list[Told]]]  # what happened, by event number
    chat: list[Said]
    clocks: Clocks | UnsetType = UNSET


class Update(FromHouse, tag="update"):
    """One event: what happened as this guest perceived it, and what changed in its view."""

    n: int
    told: list[Told]
    change: dict[str, Any]  # keys of the view that changed, whole
    table: dict[str, Any]  # keys of `view.table` that changed, whole
    legal: list[str]
    prompt: int
    gone: list[str] | UnsetType = UNSET  # keys of `view.table` that are no more
    clocks: Clocks | UnsetType = UNSET


class Back(FromHouse, tag="back"):
    """Events were taken back: the table stands where it stood after event `to`, which now bears the number `n`."""

    n: int
    to: int
    by: str
    view: dict[str, Any]
    legal: list[str]
    prompt: int
    clocks: Clocks | UnsetType = UNSET


class Done(FromHouse, tag="done"):
    """Your message was carried out, and is stored."""

    id: str
    n: int


class RefusedMove(FromHouse, tag="refused"):
    """Your message was not carried out, and why; nobody else hears of it."""

    id: str
    reason: str
    rule: str = ""  # the number of the rule it breaks
    text: str = ""  # what came


class TableNews(FromHouse, tag="table"):
    """Who sits, who is here, what is proposed: changed."""

    table: TableInfo


class Said(FromHouse, tag="said"):
    """A line of chat."""

    who: str  # a seat, or `watchers`
    name: str
    text: str
    at: int


class Hint(FromHouse, tag="hint"):
    """The answer to `ask`: a move and why, as a message id with its values, and in English."""

    id: str
    move: str
    message: str
    values: dict[str, Any]
    text: str


class Trouble(FromHouse, tag="trouble"):
    """Something the house needs is not there now; told again, empty, when it is back."""

    what: Literal["", "store"]  # store: nothing can be stored, so that no move is made meanwhile


class Bye(FromHouse, tag="bye"):
    """The house closes this socket: `closing` (come back soon), `kicked`, `left`, `moved`, `newer`, `slow`, `deleted`."""

    reason: str


HouseMessage = Welcome | Update | Back | Done | RefusedMove | TableNews | Said | Hint | Trouble | Bye

# --- what goes over HTTP


class Problem(Struct):
    """Why a request was refused."""

    error: str
    rule: str = ""


class NewPerson(Struct, forbid_unknown_fields=False):
    name: Name


class Person(Struct, omit_defaults=True):
    """You. The token is shown once, to clients that ask for it instead of a cookie."""

    id: str
    name: str
    token: str = ""


class SeatPlan(Struct):
    """What a seat is at first: for anybody, a bot of a rung, kept for whoever has the link, or mine."""

    kind: Literal["open", "bot", "reserved", "me"] = "open"
    bot: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Struct):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=6)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    public: bool = False
    clock: ClockPlan = msgspec.field(default_factory=ClockPlan)
    broadcast: Annotated[int, Meta(ge=0, le=86_400)] = 0
    entropy: Entropy | None = None


class Join(Struct):
    """Take a seat: the first free one, or the one named."""

    seat: Letter | None = None
    name: Name | None = None
    entropy: Entropy | None = None


class Seated(Struct):
    """The table, and my seat at it."""

    table: str
    seat: str


class Rematch(Struct):
    seats: Literal["kept", "rotated"] = "rotated"


class Move(Struct):
    """A seat moves to another device: the code it is taken over with, once, within ten minutes."""

    code: str


class TakeOver(Struct):
    code: Annotated[str, Meta(min_length=4, max_length=20)]


class Hook(Struct):
    """Where to post `your move` notices; empty: nowhere."""

    url: Annotated[str, Meta(max_length=300)]


class Moment(Struct):
    """One event, looked back on: when it was, what was heard, and what changed in the view, as in an update."""

    n: int
    at: int
    told: list[Told]
    change: dict[str, Any]
    table: dict[str, Any]
    gone: list[str] | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET  # how the seats stood; only once the game is over


class Replay(Struct):
    """A game from one seat's eyes (None: a watcher's)."""

    table: str  # "" for a record that names none
    seat: str | None
    names: dict[str, str]
    moments: list[Moment]


class RecordFile(Struct):
    """A record to look at, and from whose eyes; the house keeps nothing of it."""

    text: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    seat: Letter | None = None


class Draw(Struct):
    """One draw of fate in a record: of `total` equal parts, its outcome has those from `low` up to, not including, `high`."""

    text: str
    decision: int  # moves of seats before it
    number: int  # draws since that move
    low: int
    high: int
    total: int


class Broadcast(Struct):
    """All seats' views as they were a while ago."""

    table: str
    n: int
    views: dict[str, dict[str, Any]]


class OpenTable(Struct):
    """A table in the lobby."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    clock: ClockPlan
    made: int


class MyTable(OpenTable):
    state: str
    your_move: bool
    your_seats: list[str]


class Finished(Struct):
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


class OptionInfo(Struct):
    name: str
    values: list[str]
    text: str
    rule: str
    names_seat: bool


class GameInfo(Struct):
    name: str
    title: str
    rules: int
    fewest: int
    most: int
    options: list[OptionInfo]
    rungs: list[str]


decode_guest = msgspec.json.Decoder(GuestMessage).decode
encode = msgspec.json.Encoder().encode
