"""What people say to each other around a game: whether they play again, what they would like to play next, which animal they are,
and six reactions."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from sheepfold.table.values import FromGuest, FromServer, GameName, MessageId

Reaction = Literal["baa", "nice", "honk", "oops", "hmm", "hurry"]
Animal = Literal["sheep", "cow", "goose", "pig", "horse", "rooster", "lamb", "black"]
ANIMALS: tuple[Animal, ...] = get_args(Animal)  # the first ones are those of the seats, unless people choose others


class Again(FromGuest, tag="again"):
    """Whether I would like to play again with the same people, once the game is over; counts for all seats of mine. With `now`,
    the host begins without those who have not answered, a minute after the first yes."""

    id: MessageId
    yes: bool
    now: bool = False


class React(FromGuest, tag="react"):
    """One of six reactions, shown at my seat for a moment and not kept; one each two seconds."""

    id: MessageId
    what: Reaction


class Be(FromGuest, tag="be"):
    """The animal that I am at this table, if nobody else is it."""

    id: MessageId
    animal: Animal


class Wish(FromGuest, tag="wish"):
    """What I would like to play next; "": nothing any more."""

    id: MessageId
    game: GameName | Literal[""]


class PlayAgain(Struct, kw_only=True):
    """Who would like to play again. It begins by itself three seconds after everybody who is here has said yes; a minute after the
    first yes the host may begin without the others. Bots always say yes."""

    yes: list[str]  # seats whose people said so
    host: str  # the seat that may begin without the rest
    held: int  # milliseconds until it may
    begins: int | None = None  # milliseconds until it begins by itself; None: somebody who is here has not answered


class Reacted(FromServer, tag="reacted"):
    """Somebody reacted."""

    who: str  # a seat
    what: Reaction
