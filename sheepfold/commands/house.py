"""For the host of a server: see who and what is there, close tables, keep people out, check what is stored. The server may run on.

sheepfold house people                         who is known here, last seen first
sheepfold house tables --state open            tables, last changed first
sheepfold house close TABLE                    nothing is played there any more; --delete takes it away, log and chat included
sheepfold house ban PERSON                     keep a person out, or an address; without a name: who is kept out
sheepfold house unban PERSON
sheepfold house expire --tables 30 --people 365   delete open tables, and people, that nothing was heard of for so many days
sheepfold house check                          is the database whole, and does every log lead to its position?
sheepfold house log                            what was done with these commands, and starts, stops and restores

Where the server is: --data, --store or --config, as for `sheepfold serve`. TABLE is an id or its beginning, or a code; PERSON an id or
its beginning, a name that only one has, or an address such as 192.0.2.7. A running server follows within a few seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from sheepfold.core.errors import BadInput
from sheepfold.server.config import Config, default_data, load
from sheepfold.server.house import carry_out, faults, who_sits
from sheepfold.server.store.book import Book, open_book
from sheepfold.server.tables.orders import as_address

HELP = "for hosts: people, tables, bans, checks and the log of a server"
FOR = "host"
ANSWER_SECONDS = 15.0  # until a running server has done what was asked for
STATES = ("open", "playing", "over", "frozen")
PEOPLE = (
    "SELECT p.id, p.name, p.made, p.seen, (SELECT count(*) FROM traces WHERE person = p.id),"
    " (SELECT count(*) FROM bans WHERE who = p.id) FROM people p ORDER BY p.seen DESC, p.id LIMIT ?"
)
TABLES = (
    "SELECT id, state, game, code, public, changed, doc,"
    " coalesce((SELECT n FROM log WHERE table_id = tables.id ORDER BY n DESC LIMIT 1), -1) + 1 FROM tables"
    " WHERE state IN ({}) ORDER BY changed DESC, id LIMIT ?"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    words = parser.add_subparsers(dest="word", metavar="WORD", title="words")

    def word(name: str, help: str) -> argparse.ArgumentParser:
        found = words.add_parser(name, help=help, description=help)
        found.add_argument("--data", metavar="DIR", help="the server's data folder (default: the user's own)")
        found.add_argument("--store", metavar="ADDRESS", help="postgresql://… if the server stores everything there")
        found.add_argument("--config", metavar="FILE", help="the server's TOML file, which names one of them")
        return found

    word("people", "who is known here, last seen first").add_argument("--last", metavar="N", type=int, default=50)
    tables = word("tables", "tables, last changed first")
    tables.add_argument("--last", metavar="N", type=int, default=50)
    tables.add_argument("--state", choices=STATES, help="only tables in this state")
    close = word("close", "nothing is played at this table any more; an open one is deleted")
    close.add_argument("table", metavar="TABLE", help="an id or its beginning, or a code")
    close.add_argument("--delete", action="store_true", help="take the table away, with its log and its chat")
    ban = word("ban", "keep a person or an address out; without one: who is kept out")
    ban.add_argument("who", metavar="PERSON", nargs="?", help="an id or its beginning, a name, or an address")
    word("unban", "let a person or an address in again").add_argument("who", metavar="PERSON")
    expire = word("expire", "delete open tables, and people, that nothing was heard of for long")
    expire.add_argument("--tables", metavar="DAYS", type=int, default=0, help="open tables that have not changed for so long")
    expire.add_argument("--people", metavar="DAYS", type=int, default=0, help="people not seen for so long, at no open game")
    word("check", "is the database whole, and does every log lead to its position?")
    word("log", "what was done, oldest first").add_argument("--last", metavar="N", type=int, default=50)


def run(given: argparse.Namespace) -> int:
    if given.word is None:
        raise BadInput(f"say what to do: {', '.join(DOES)}")
    config = load({"data": given.data, "store": given.store}, dict(os.environ), given.config)
    folder = Path(config.data) if config.data else default_data()
    with open_book(folder, config.store) as book:
        return DOES[given.word](book, given, config) or 0


# --- at a glance


def show_people(book: Book, given: argparse.Namespace, config: Config) -> None:
    found = book.ask(PEOPLE, given.last)
    rows = [
        (id, name, day(made), day(seen), tables, "banned" if banned else "") for id, name, made, seen, tables, banned in found
    ]
    show(("person", "name", "since", "last seen", "tables", ""), rows)
    print(f"{len(rows)} of {book.ask('SELECT count(*) FROM people')[0][0]} people")


def show_tables(book: Book, given: argparse.Namespace, config: Config) -> None:
    states = [given.state] if given.state else list(STATES)
    found = book.ask(TABLES.format(", ".join("?" * len(states))), *states, given.last)
    rows = []
    for id, state, game, code, public, changed, doc, steps in found:
        rows.append((id, state, game, code, "public" if public else "", day(changed), steps, who_sits(bytes(doc))))
    show(("table", "state", "game", "code", "", "changed", "steps", "seats"), rows)
    counts: dict[str, int] = dict(book.ask("SELECT state, count(*) FROM tables GROUP BY state"))
    print(", ".join(f"{counts.get(state, 0)} {state}" for state in STATES))


def show_log(book: Book, given: argparse.Namespace, config: Config) -> None:
    found = book.ask("SELECT at, what, given, answer FROM acts ORDER BY line DESC LIMIT ?", given.last)
    show(
        ("when (UTC)", "what", "", ""),
        [(day(at), what, told, answer or "not yet") for at, what, told, answer in reversed(found)],
    )


def show(heads: tuple[str, ...], rows: Iterable[tuple[Any, ...]]) -> None:
    table = [heads, *([str(cell) for cell in row] for row in rows)]
    widths = [max(len(row[column]) for row in table) for column in range(len(heads))]
    for row in table:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def day(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


# --- acts


def close(book: Book, given: argparse.Namespace, config: Config) -> int:
    return order(book, "delete" if given.delete else "close", find_table(book, given.table), config)


def expire(book: Book, given: argparse.Namespace, config: Config) -> int:
    if given.tables < 0 or given.people < 0 or not (given.tables or given.people):
        raise BadInput("say what is to expire: --tables DAYS, --people DAYS or both, each at least 1")
    return order(book, "expire", f'{{"tables": {given.tables}, "people": {given.people}}}', config)


def order(book: Book, what: str, told: str, config: Config) -> int:
    """Have it done by the server that runs, or here if none does."""
    running = book.is_open()
    line = book.note(what, told, answer="")
    if not running and book.folder is not None:
        asyncio.run(carry_out(book.folder, config))
    answer = book.wait(line, ANSWER_SECONDS if running else 0)
    if not answer:
        print("no server has done it yet; the next one that starts, or is free to, will: see sheepfold house log")
        return 1
    print(answer)
    return 0


def ban(book: Book, given: argparse.Namespace, config: Config) -> None:
    if given.who is None:
        return show(("who", "since"), [(who, day(at)) for who, at in book.ask("SELECT who, at FROM bans ORDER BY at, who")])
    who = find_person(book, given.who)
    book.ask("INSERT INTO bans (who, at) VALUES (?, ?) ON CONFLICT DO NOTHING", who, int(time.time()))
    book.note("ban", who)
    print(f"{who} is kept out{', within a few seconds' if book.is_open() else ''}")


def unban(book: Book, given: argparse.Namespace, config: Config) -> None:
    kept = {who for (who,) in book.ask("SELECT who FROM bans")}
    who = as_address(given.who) or (given.who if given.who in kept else find_person(book, given.who))
    if who not in kept:
        raise BadInput(f"{given.who} is not kept out")
    book.ask("DELETE FROM bans WHERE who = ?", who)
    book.note("unban", who)
    print(f"{who} may come in again{', within a few seconds' if book.is_open() else ''}")


def check(book: Book, given: argparse.Namespace, config: Config) -> int:
    wrong = 0
    for fault in faults(book):
        print(fault)
        wrong += 1
    (tables,) = book.ask("SELECT count(*) FROM tables")[0]
    said = f"{tables} tables: {wrong or 'no'} fault{'' if wrong == 1 else 's'}"
    book.note("check", "", said)
    print(said)
    return 1 if wrong else 0


# --- who and what is meant


def find_table(book: Book, text: str) -> str:
    found = book.ask("SELECT id FROM tables WHERE id = ? OR (code <> '' AND code = ?)", text, text.upper())
    found = found or book.ask("SELECT id FROM tables WHERE substr(id, 1, ?) = ?", len(text), text)
    return only(found, "table", text)


def find_person(book: Book, text: str) -> str:
    address = as_address(text)
    if address is not None:
        return address
    found = book.ask("SELECT id FROM people WHERE id = ?", text) or book.ask("SELECT id FROM people WHERE name = ?", text)
    found = found or book.ask("SELECT id FROM people WHERE substr(id, 1, ?) = ?", len(text), text)
    return only(found, "person", text)


def only(found: list[tuple[Any, ...]], what: str, text: str) -> str:
    if not found:
        raise BadInput(f"no {what} {text!r} here")
    if len(found) > 1:
        some = ", ".join(row[0] for row in found[:5])
        raise BadInput(f"{text!r} may be any of {len(found)}: {some}{' …' if len(found) > 5 else ''}")
    return str(found[0][0])


DOES: dict[str, Callable[[Book, argparse.Namespace, Config], int | None]] = {
    "people": show_people,
    "tables": show_tables,
    "close": close,
    "ban": ban,
    "unban": unban,
    "expire": expire,
    "check": check,
    "log": show_log,
}
