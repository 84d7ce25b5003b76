"""Who sits where: names, people and bots, as given on the command line and as kept in a record."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sheepfold.bots import registry
from sheepfold.core.errors import BadInput
from sheepfold.core.message import Message
from sheepfold.core.seats import LETTERS

LONGEST_NAME = 24
KEPT_BOT = re.compile(r"(.+) \(([^()]+) bot\)")


@dataclass(frozen=True)
class Player:
    name: str
    bot: str = ""  # which bot; "" for a person

    def kept(self) -> str:
        """As it stands in a record: `Anna`, `Gerd (greedy bot)`."""
        return f"{self.name} ({self.bot} bot)" if self.bot else self.name


def cast_of(seats: int, players: list[str], names: list[str]) -> list[Player]:
    """The players of a table: bots by their kind, people by name; seats left over go to greedy bots."""
    if len(players) > seats:
        raise BadInput(Message("term-many-players", {"count": len(players), "seats": seats}))
    if len(names) > seats:
        raise BadInput(Message("term-many-names", {"count": len(names), "seats": seats}))
    kinds = (players or ["You"]) + ["greedy"] * seats
    cast: list[Player] = []
    for seat, kind in enumerate(kinds[:seats]):
        bot = kind if ":" in kind or kind in registry.names() else ""
        name = names[seat] if seat < len(names) else free_name(kind.rpartition(":")[2].capitalize(), cast) if bot else kind
        cast.append(Player(name, bot))
    check_names(cast)
    return cast


def cast_of_record(seats: int, players: dict[str, str]) -> list[Player]:
    """The players as a record names them; a seat it does not name goes to a greedy bot."""
    cast: list[Player] = []
    for letter in LETTERS[:seats]:
        bot = KEPT_BOT.fullmatch(players.get(letter, ""))
        if bot and bot[2] not in registry.names():  # never a module that a file names
            raise BadInput(Message("term-record-bot", {"bot": repr(bot[2])}))
        if bot:
            cast.append(Player(bot[1], bot[2]))
        else:
            cast.append(Player(players[letter]) if letter in players else Player(free_name("Greedy", cast), "greedy"))
    check_names(cast)
    return cast


def names_of_record(seats: int, players: dict[str, str]) -> dict[str, str]:
    """Letter → name, for replaying a record; a seat without a name is called by its letter."""
    return {letter: KEPT_BOT.sub(r"\1", players.get(letter, "")) or letter for letter in LETTERS[:seats]}


def check_names(cast: list[Player]) -> None:
    for seat, player in enumerate(cast):
        name = player.name
        if not name or len(name) > LONGEST_NAME or not name.isprintable() or not re.fullmatch(r"[^\s,()][^,()]*", name):
            raise BadInput(Message("term-name", {"most": LONGEST_NAME, "came": repr(name[:40])}))
        if name.upper() in LETTERS and len(name) == 1 and name.upper() != LETTERS[seat]:
            raise BadInput(Message("term-name-seat", {"name": repr(name), "letter": name.upper()}))
        if name.lower() == "fate":
            raise BadInput(Message("term-name-fate"))
        if name.lower() in [other.name.lower() for other in cast[:seat]]:
            raise BadInput(Message("term-name-twice", {"name": repr(name)}))


def free_name(name: str, cast: list[Player]) -> str:
    """The name, or with the next number if somebody has it already: Greedy, Greedy-2, Greedy-3."""
    taken = [player.name for player in cast]
    number = 1
    while (name if number == 1 else f"{name}-{number}") in taken:
        number += 1
    return name if number == 1 else f"{name}-{number}"


class Naming:
    """Between the letters of seats and the names of players. Move texts keep their letters where these may mean something else."""

    def __init__(self, names: dict[str, str], in_moves: bool) -> None:
        self.names = names  # by letter
        self.in_moves = in_moves
        self.letters = {name.lower(): letter for letter, name in names.items()}
        longest_first = sorted(self.letters, key=len, reverse=True)
        self.any_letter = re.compile(rf"\b[{''.join(names)}]\b")
        self.any_name = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", re.IGNORECASE)

    def line(self, text: str) -> str:
        """`Row of B` → `Row of Bert`: a line of a view, where letters are always seats."""
        return self.any_letter.sub(lambda found: self.names[found[0]], text)

    def move(self, text: str) -> str:
        """`draw B` → `draw Bert`."""
        return self.line(text) if self.in_moves else text

    def with_letters(self, text: str) -> str:
        """`draw bert` → `draw B`: what a person typed, as the game writes it."""
        return self.any_name.sub(lambda found: self.letters[found[0].lower()], text) if self.in_moves else text
