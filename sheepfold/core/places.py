"""Where a position keeps a field: the attribute, and how its ints lie there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sheepfold.core.loops import count_codes, counted_codes
from sheepfold.core.pile import Pile
from sheepfold.core.tables import in_rows


@dataclass(frozen=True, kw_only=True)
class Place:
    """The attribute of a position that keeps a field: an int, a row of ints, or stretches of a row."""

    attr: str
    start: int  # where in the row it begins
    size: int  # of a stretch (0: the whole row; -1: the row in equal shares)
    by_seat: bool  # a stretch for each seat
    bag: int | None  # stretches count how many there are of each code from this one on; the column before has their number
    total: str  # another attribute with the number of things

    def get(self, position: Any) -> Any:
        row = getattr(position, self.attr)
        if isinstance(row, Pile):
            return row.to_list()
        if not self.by_seat:
            return self.stretch(row, self.start, self.start + self.size if self.size else len(row))
        seats = int(position.seats)
        size = self.size if self.size > 0 else len(row) // seats
        return [self.stretch(row, start, start + size) for start in range(self.start, self.start + seats * size, size)]

    def stretch(self, row: Any, start: int, end: int) -> Any:
        return row[start:end] if self.bag is None else counted_codes(row, start, end, self.bag)

    def put(self, position: Any, code: Any) -> None:
        if isinstance(code, int):
            setattr(position, self.attr, code)
            return
        row: Any = getattr(position, self.attr, None)
        if isinstance(row, Pile):
            for one in code:
                row.add(one)
        elif isinstance(row, dict) or not isinstance(code, (list, dict)):
            setattr(position, self.attr, code)
        elif isinstance(code, dict) or self.by_seat:  # a dict: only some seats
            size = 1 if not self.by_seat else self.size if self.size > 0 else len(row) // int(position.seats)
            for seat, one in in_rows(code):
                self.lay(row, self.start + seat * size, size, one if self.by_seat else [one])
        else:
            self.lay(row, self.start, self.size or len(row), code)
        if self.total:
            setattr(position, self.total, sum(code) if self.bag is None else len(code))

    def lay(self, row: Any, start: int, size: int, codes: list[Any]) -> None:
        if self.bag is None:
            for i, code in enumerate(codes):
                if isinstance(code, list) and type(row[start + i]) is not list:
                    self.lay(row[start + i], 0, len(code), code)  # a row of rows
                else:
                    row[start + i] = code
            return
        count_codes(row, start, size, codes)
        if self.bag:
            row[start] = len(codes)
