"""What most games need of core, in one import."""

from sheepfold.core.assembly import assemble
from sheepfold.core.codes import names_of
from sheepfold.core.errors import BadInput, Refused
from sheepfold.core.events import Event
from sheepfold.core.game import Data, GameOf
from sheepfold.core.guide import Guide
from sheepfold.core.journal import Note, note
from sheepfold.core.message import Message, by, plain, seat_name
from sheepfold.core.movetable import MOVER, MoveTable
from sheepfold.core.options import DataSet, Option
from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import NONE, Pile, draw_again, draw_one, first_none, nones, row, zeros
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.schema import ALL, OWN, SEALED, THE_REST, Bits, BySeat, Counts, Field, Flag, Schema, Seat, Whole, Word
from sheepfold.core.seats import LETTERS, letter, seat_of
from sheepfold.core.setup import Setup

__all__ = [
    "ALL",
    "FATE",
    "LETTERS",
    "MOVER",
    "NONE",
    "OVER",
    "OWN",
    "SEALED",
    "THE_REST",
    "BadInput",
    "Bits",
    "BySeat",
    "Counts",
    "Data",
    "DataSet",
    "Event",
    "Field",
    "Flag",
    "GameOf",
    "Guide",
    "Message",
    "MoveTable",
    "Note",
    "Option",
    "Pile",
    "Position",
    "Refused",
    "Rng",
    "Schema",
    "Seat",
    "Setup",
    "Whole",
    "Word",
    "assemble",
    "by",
    "draw_again",
    "draw_one",
    "first_none",
    "i64",
    "letter",
    "names_of",
    "nones",
    "note",
    "plain",
    "row",
    "seat_name",
    "seat_of",
    "vec",
    "zeros",
]
