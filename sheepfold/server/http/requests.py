"""The list of requests: each with its path, what it takes and gives, and what does it. The documents are made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sheepfold.server import bodies
from sheepfold.server.http import api
from sheepfold.server.http.api import Api, Caller
from sheepfold.table import messages

Handler = Callable[[Api, Caller], Awaitable[Any]]


@dataclass(frozen=True, kw_only=True)
class Request:
    """One kind of request."""

    method: str
    path: str
    does: str  # one line for the documents
    handler: Handler
    answer: Any
    body: Any = None
    cost: str = "requests"  # which limit it counts against besides
    weight: float = 1.0  # and for how much
    text: bool = False  # the answer is plain text
    longest: int = 16 * 1024  # bytes of a body


REQUESTS = [
    Request(
        method="GET",
        path="/api/games",
        does="The games of this server, with their options and bots.",
        handler=api.list_games,
        answer=list[bodies.GameInfo],
    ),
    Request(
        method="GET",
        path="/api/lessons/{game}",
        does="The lesson of a game as its learner sees it, every move included.",
        handler=api.lesson,
        answer=bodies.Lesson,
    ),
    Request(
        method="POST",
        path="/api/people",
        does="Register as a guest: sets the cookie, or returns a token.",
        handler=api.enter,
        answer=bodies.Person,
        body=bodies.NewPerson,
        cost="openings",
    ),
    Request(method="GET", path="/api/people/me", does="Who I am.", handler=api.me, answer=bodies.Person),
    Request(
        method="PUT",
        path="/api/people/me/hook",
        does="Where 'your move' notices are posted.",
        handler=api.set_hook,
        answer=bodies.Person,
        body=bodies.Hook,
    ),
    Request(
        method="GET",
        path="/api/people/me/data",
        does="Everything kept about me.",
        handler=api.export,
        answer=str,
        cost="replays",
        weight=10.0,  # it may be megabytes, that wait in memory until they are read
        text=True,
    ),
    Request(
        method="DELETE",
        path="/api/people/me",
        does="Delete me: gives up my seats, removes my names, invalidates my token.",
        handler=api.forget,
        answer=None,
    ),
    Request(
        method="GET",
        path="/api/lobby",
        does="Public tables that wait for players.",
        handler=api.lobby,
        answer=list[bodies.OpenTable],
    ),
    Request(
        method="GET",
        path="/api/mine",
        does="My tables, those that wait for me first, and my finished games.",
        handler=api.mine,
        answer=bodies.Mine,
    ),
    Request(
        method="GET",
        path="/api/reach",
        does="Where others find this server.",
        handler=api.reach,
        answer=bodies.Reach,
    ),
    Request(
        method="POST",
        path="/api/tables",
        does="Open a table.",
        handler=api.open_table,
        answer=messages.TableInfo,
        body=bodies.NewTable,
        cost="openings",
    ),
    Request(
        method="GET",
        path="/api/tables/{table}",
        does="A table, for anybody who has its link.",
        handler=api.show_table,
        answer=messages.TableInfo,
    ),
    Request(
        method="GET",
        path="/api/codes/{code}",
        does="The open table with this code.",
        handler=api.find_code,
        answer=messages.TableInfo,
        body=None,
        cost="guesses",
    ),
    Request(
        method="POST",
        path="/api/tables/{table}/join",
        does="Take a seat.",
        handler=api.join,
        answer=bodies.Seated,
        body=bodies.Join,
    ),
    Request(
        method="POST", path="/api/tables/{table}/seats/{seat}/leave", does="Give my seat up.", handler=api.leave, answer=None
    ),
    Request(
        method="POST",
        path="/api/tables/{table}/seats/{seat}/kick",
        does="Free a seat, before the start (owner).",
        handler=api.kick,
        answer=None,
    ),
    Request(
        method="PUT",
        path="/api/tables/{table}/seats/{seat}",
        does="Make a seat a bot's, open or reserved (owner).",
        handler=api.plan,
        answer=messages.TableInfo,
        body=bodies.SeatPlan,
    ),
    Request(
        method="POST",
        path="/api/tables/{table}/seats/{seat}/move",
        does="A code to take my seat to another device.",
        handler=api.move_code,
        answer=bodies.Move,
    ),
    Request(
        method="POST",
        path="/api/takeover",
        does="Take a seat over by its code.",
        handler=api.take_over,
        answer=bodies.Seated,
        body=bodies.TakeOver,
        cost="guesses",
    ),
    Request(
        method="POST",
        path="/api/tables/{table}/rematch",
        does="Say that I would like to play again; it begins when everyone who is here has said so.",
        handler=api.rematch,
        answer=bodies.Seated,
        body=bodies.Rematch,
        cost="openings",
    ),
    Request(
        method="POST",
        path="/api/tables/{table}/another",
        does="After a game: back to a room with the same people.",
        handler=api.another,
        answer=bodies.Seated,
        body=bodies.Another,
        cost="openings",
    ),
    Request(
        method="PUT",
        path="/api/tables/{table}",
        does="Change what is to be played, before the start (owner).",
        handler=api.reshape,
        answer=messages.TableInfo,
        body=bodies.Room,
        cost="openings",
    ),
    Request(
        method="POST",
        path="/api/tables/{table}/start",
        does="Start a table that waits for its owner (owner).",
        handler=api.start,
        answer=None,
    ),
    Request(
        method="POST",
        path="/api/tables/{table}/discard",
        does="Throw away a table at which nobody else has a seat; nothing of it is kept.",
        handler=api.throw_away,
        answer=None,
    ),
    Request(
        method="GET",
        path="/api/tables/{table}/record",
        does="The record of a finished game.",
        handler=api.record,
        answer=str,
        text=True,
    ),
    Request(
        method="GET",
        path="/api/tables/{table}/replay",
        does="The game so far from one seat's perspective (?seat=A).",
        handler=api.replay,
        answer=bodies.Replay,
        body=None,
        cost="replays",
    ),
    Request(
        method="GET",
        path="/api/tables/{table}/chances",
        does="About how likely each seat was to win after each moment of a finished game.",
        handler=api.chances,
        answer=bodies.Chances,
        cost="replays",
    ),
    Request(
        method="POST",
        path="/api/replay",
        does="Replay a record you upload; it is not kept.",
        handler=api.replay_file,
        answer=bodies.Replay,
        body=bodies.RecordFile,
        cost="openings",
        longest=2 * bodies.LONGEST_RECORD,
    ),
    Request(
        method="POST",
        path="/api/draws",
        does="Every draw of a record you upload, with its odds, to check its seal; it is not kept.",
        handler=api.draws,
        answer=list[bodies.Draw],
        body=bodies.RecordFile,
        cost="openings",
        longest=2 * bodies.LONGEST_RECORD,
    ),
    Request(
        method="GET",
        path="/api/tables/{table}/broadcast",
        does="All seats' views, delayed as the table says.",
        handler=api.broadcast,
        answer=bodies.Broadcast,
        body=None,
        cost="replays",
    ),
]
