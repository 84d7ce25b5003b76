"""Every message between a table and a guest, person or bot: what a guest may send, what it is sent, and the JSON form of both.

`docs/wire.md` and the TypeScript of the pages are made from these types. Unknown fields are ignored, so an older guest
understands a newer server; a change that an old guest would misread raises `WIRE`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from sheepfold.core import message as core_message
from sheepfold.table.around import Again, Be, PlayAgain, React, Reacted, Wish
from sheepfold.table.values import END, FromGuest, FromServer, Head, Letter, Link, MessageId, MoveText, TableId, Token

WIRE = 2  # version of this protocol
LONGEST_MESSAGE = 4096  # bytes of one message from a guest

Event = list[Any]  # [who (`A` … `F` or `fate`), verb, values…] as this guest perceived it; null for what is hidden

# --- what a guest says on the socket


class Hello(FromGuest, tag="hello", kw_only=True):
    """The first message of a socket: which table, and as whom."""

    wire: int
    table: TableId
    seat: Letter | None = None  # None: watch
    since: int = -1  # the last number this guest saw; -1: nothing yet
    head: Head = ""  # the receipt that came with it
    token: Token | None = None  # only where neither cookie nor header can carry it


class Do(FromGuest, tag="do"):
    """A move: one of the texts offered, for the prompt it was offered with."""

    id: MessageId
    prompt: int
    text: MoveText
    entropy: Link = ""  # the number that follows `link`: added to the chance of everything after this move


class Reveal(FromGuest, tag="reveal"):
    """What my seat adds to the chance of the start, once all seats are taken (`seal.fixed`): the number that follows my anchor."""

    id: MessageId
    entropy: Link


class Undo(FromGuest, tag="undo"):
    """Undo my last move: at once if it revealed nothing and nobody has moved since, otherwise if everyone agrees. Clocks keep
    running meanwhile."""

    id: MessageId


class Propose(FromGuest, tag="propose"):
    """Ask the other players to hand an absent player's seat to a bot: more than half must agree, and then the player has a
    minute to come back. Or (`end`, with a seat of mine) to throw the game away: everyone must agree, and nothing is kept."""

    id: MessageId
    what: Literal["bot", "end"]
    seat: Letter


class Vote(FromGuest, tag="vote"):
    """An answer to the proposal that is open; with its number, to that one only, be it of a player or of a newcomer."""

    id: MessageId
    yes: bool
    number: int = 0


class Say(FromGuest, tag="say"):
    """A line of chat."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Mute(FromGuest, tag="mute"):
    """Mute or unmute the chat of a seat, or of all watchers (`watchers`)."""

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


class Read(FromGuest, tag="read"):
    """What I see, in words; for a page that has no board for this game. Answered with `words`."""

    id: MessageId


class Ping(FromGuest, tag="ping"):
    """Is the connection alive? Answered with `done` before it reaches the table; ignore its `n`."""

    id: MessageId


GuestMessage = Hello | Do | Reveal | Undo | Propose | Vote | Say | Mute | Away | Ask | Read | Ping | Again | React | Wish | Be

# --- what the server says on the socket


class Clocks(Struct, omit_defaults=True):
    """What is left on the clocks, in milliseconds, when this was sent; absent without clocks."""

    left: dict[str, int]  # by seat
    running: list[str]  # seats whose clock runs


class SeatInfo(Struct, kw_only=True):
    """Who sits where, as everybody may know."""

    seat: str
    kind: Literal["open", "reserved", "person", "bot"]
    name: str = ""
    bot: str = ""  # the rung, of a bot or of the one that plays for an absent person
    here: bool = False  # connected now
    away: bool = False  # a bot plays until the person is back
    you: bool = False
    owner: bool = False  # opened the table
    left: bool = False  # given up during the game: somebody new may ask to take it
    animal: str = ""  # that a person is here; "": nobody's


class ClockPlan(Struct):
    """Time for each move or for the whole game; none by default."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)] = 300
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0  # added after each move, of a whole game's clock


class Proposal(Struct, kw_only=True):
    """Something players vote on: an undo, a newcomer (`join`) and throwing the game away (`end`) need everyone's consent, a bot
    for an absent player more than half."""

    what: Literal["undo", "bot", "join", "end"]
    by: str  # a seat; "": a newcomer
    seat: str  # whose seat it is about
    waiting: list[str]  # seats that have not answered
    number: int = 0  # for `vote`
    name: str = ""  # of the newcomer


class StandIn(Struct):
    """A bot that is to play for an absent player, unless they come back before."""

    seat: str
    by: str  # who proposed it
    left: int  # milliseconds until it sits down, when this was sent


class Seal(Struct, omit_defaults=True, kw_only=True):
    """The sealed fate: what was committed to before the first move, and, once the game is over, the secrets themselves."""

    commit: str
    anchors: dict[str, str] = {}  # by seat: what it has committed to
    fixed: bool = False  # all seats are taken: now reveal, if your anchor is there
    entropy: dict[str, str] = {}  # by seat; shown once the game has begun
    seed: str = ""  # only when the game is over


class TableInfo(Struct, kw_only=True):
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
    broadcast: int = 0  # anybody who never sat here may see all hands, so many rounds late; 0: nobody may
    proposal: Proposal | None = None
    joining: Proposal | None = None  # somebody new asks for a seat that was given up
    standins: list[StandIn] = []  # a welcome still has the one that coming back has just cancelled
    next: str = ""  # the table of the rematch
    earlier: list[dict[str, Any]] = []  # finished games of this series: {table, scores by name}
    held: bool = False  # waits for the host to start it, also once all seats are taken
    again: PlayAgain | None = None  # once it is over and somebody would like to play again
    wishes: dict[str, str] = {}  # by seat: the game its player would like next


class Welcome(FromServer, tag="welcome", kw_only=True):
    """The answer to hello: everything this guest may know now. The view is the truth; `events` are what it missed."""

    wire: int
    table: TableInfo
    seat: str | None
    n: int  # number of the last step in here
    view: dict[str, Any] | None  # None before the start
    legal: list[str]
    prompt: int
    events: list[tuple[int, list[Event]]]  # what happened, by number of the step
    chat: list[Said]
    head: Head = ""  # the receipt for step `n`
    undone: list[int] = msgspec.field(
        default_factory=list
    )  # steps up to `since` that were taken back after it: forget their events
    by_clock: list[int] = msgspec.field(
        default_factory=list
    )  # of `events`: the steps that were made because a seat's time was out
    link: Link = ""  # the last number this seat revealed, its anchor at first; "": it adds nothing to chance
    lost: bool = False  # the server no longer has the steps this guest knows: forget all; `events` are all there are
    clocks: Clocks | UnsetType = UNSET
    muted: list[str] = msgspec.field(default_factory=list)  # whom this seat does not hear


class Update(FromServer, tag="update", kw_only=True):
    """One step: what happened as this guest perceived it, and what changed in its view."""

    n: int
    events: list[Event]
    change: dict[str, Any]  # keys of the view that changed, whole
    table: dict[str, Any]  # keys of `view.table` that changed, whole
    legal: list[str]
    prompt: int
    head: Head = ""  # the receipt for this step
    link: Link = ""  # as in `welcome`
    gone: list[str] | UnsetType = UNSET  # keys of `view.table` that were removed
    by_clock: str | UnsetType = UNSET  # the seat for which this was chosen because its time was out
    clocks: Clocks | UnsetType = UNSET


class Back(FromServer, tag="back", kw_only=True):
    """Moves were undone: the table is as it was after step `to`; the undo itself is step `n`."""

    n: int
    to: int
    by: str
    view: dict[str, Any]
    legal: list[str]
    prompt: int
    head: Head = ""  # the receipt for step `n`
    link: Link = ""  # as in `welcome`
    clocks: Clocks | UnsetType = UNSET


class Done(FromServer, tag="done"):
    """Your message was carried out, and is stored. Keep the receipt: with it you can prove that a server lost or changed a step."""

    id: str
    n: int
    head: Head = ""  # the receipt for step `n`


class Message(Struct):
    """Something to be said in the reader's language: an id of the catalogues, and its values (numbers, texts, messages, lists)."""

    id: str
    values: dict[str, Any] = {}


class RefusedMove(FromServer, tag="refused", kw_only=True):
    """Your message was not carried out, and why; nobody else hears of it."""

    id: str
    message: Message
    rule: str = ""  # the number of the rule it breaks
    text: str = ""  # what came


class TableNews(FromServer, tag="table"):
    """Who sits, who is here, what is proposed: changed."""

    table: TableInfo


class Said(FromServer, tag="said"):
    """A line of chat."""

    who: str  # a seat, or `watchers`
    name: str
    text: str
    at: int


class Hint(FromServer, tag="hint", kw_only=True):
    """The answer to `ask`: a move, and why."""

    id: str
    move: str
    message: Message


class Words(FromServer, tag="words", kw_only=True):
    """The answer to `read`: the view in lines, the last one a question; none before the start."""

    id: str
    n: int  # number of the last step in that view
    lines: list[Message]


class Trouble(FromServer, tag="trouble"):
    """Something the server needs is unavailable; sent again with "" when it is back."""

    what: Literal["", "store"]  # store: nothing can be stored, so that no move is made meanwhile


class Bye(FromServer, tag="bye"):
    """The server closes this socket: `closing` (come back soon), `kicked`, `left`, `moved`, `slow`, `deleted`; or, with the
    message that says why, `newer` (it speaks another version of the wire) or `refused` (the guest was not let in)."""

    reason: str
    message: Message | UnsetType = UNSET


ServerMessage = Welcome | Update | Back | Done | RefusedMove | TableNews | Said | Reacted | Hint | Words | Trouble | Bye


def spoken(message: core_message.Message) -> Message:
    """A message of the rules, as it goes over the wire."""
    return Message(message.id, message.to_data()["values"])


def read(message: Message) -> core_message.Message:
    """A message that came over the wire, as the rules and catalogues know it."""
    return core_message.from_data({"id": message.id, "values": message.values})


decode_guest = msgspec.json.Decoder(GuestMessage).decode
decode_server = msgspec.json.Decoder(ServerMessage).decode
encode = msgspec.json.Encoder().encode
