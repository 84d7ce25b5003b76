"""Taking moves back: what may be, by whose consent; a step like any other, told with the table as it was before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from sheepfold.core.play import Step
from sheepfold.core.position import FATE
from sheepfold.core.seats import letter
from sheepfold.table import history
from sheepfold.table.clocks import Clocks, cost_of_undo, undone
from sheepfold.table.context import Context
from sheepfold.table.effects import Guest
from sheepfold.table.history import Run
from sheepfold.table.log import Entry
from sheepfold.table.messages import Back, Proposal, Undo
from sheepfold.table.moves import Moves
from sheepfold.table.pace import Buckets, Rate
from sheepfold.table.perspective import Scene
from sheepfold.table.refusals import not_stored
from sheepfold.table.rows import Append, LogRow
from sheepfold.table.votes import Votes

PACE = Rate(1, 30)  # of a seat: the game is led through its log again for each


class UndoPlan(Struct):
    """What taking back a seat's last move would undo, and whether that needs the others' consent."""

    rows: list[int]
    consent: bool


class Undos:
    def __init__(self, context: Context, clocks: Clocks, votes: Votes, moves: Moves) -> None:
        self.context = context
        self.clocks = clocks
        self.votes = votes
        self.moves = moves
        self.pace = Buckets(PACE, context.time.now)

    def ask(self, guest: Guest, message: Undo) -> None:
        """Take the seat's last move back, at once or when all agree."""
        context, seat = self.context, guest.seat
        if seat is None or context.log.run is None:
            return context.refuse(guest, message.id, "undo-nothing")
        before = context.log.answered(seat, message.id)
        if before is not None:
            return context.done(guest, message.id, before)
        no = self.moves.why_not_now(guest, seat)
        if no:
            return context.refuse(guest, message.id, no)
        if not self.pace.take(letter(seat)):
            return context.refuse(guest, message.id, "undo-too-often")
        found = last_move(context.fresh_run, context.log.rows, seat)
        if isinstance(found, str):
            return context.refuse(guest, message.id, found)
        others = self.others(seat) if found.consent else []
        if others and self.votes.is_held:
            return context.refuse(guest, message.id, "propose-another-open")
        if others:
            return self.propose(guest, message.id, seat, found.rows, others)
        spent = cost_of_undo(self.clocks, seat, found.rows[0])
        if spent is None:
            return context.refuse(guest, message.id, "undo-late")
        self.take_back(found.rows, seat, message.id, guest, spent)

    def is_free(self, seat: int) -> bool:
        """Whether a seat can take its last move back without asking anybody."""
        found = last_move(self.context.fresh_run, self.context.log.rows, seat)
        return not isinstance(found, str) and not found.consent

    def others(self, seat: int) -> list[str]:
        """The seats whose players have to agree: also those for whom a bot plays just now, or else their moves could be undone
        while they are not looking."""
        occupants = enumerate(self.context.config.occupants)
        return [letter(other) for other, occupant in occupants if other != seat and occupant.kind == "person"]

    def propose(self, guest: Guest, id: str, seat: int, rows: list[int], others: list[str]) -> None:
        n = self.context.log.n
        self.context.log.note_id(seat, id, n)  # sent again, it is no second wish
        proposal = Proposal(what="undo", by=letter(seat), seat=letter(seat), waiting=others)
        self.votes.open(proposal, partial(self.agreed, n, rows, seat, id))
        self.context.done(guest, id)

    def agreed(self, n: int, rows: list[int], seat: int, id: str) -> None:
        if self.context.log.n == n:  # nothing has happened since
            self.take_back(rows, seat, id)

    def take_back(self, rows: list[int], seat: int, id: str = "", guest: Guest | None = None, spent: int = 0) -> None:
        entry = self.context.log.take_back(rows, seat, id, self.context.time.at, spent)
        self.context.store([Append(entry.row)], partial(self.taken_back, entry, min(rows) - 1, guest))

    def taken_back(self, entry: Entry, to: int, guest: Guest | None, failure: str) -> None:
        context, row = self.context, entry.row
        if failure:
            if guest is not None:
                context.refuse(guest, row.id, not_stored(failure))
            return
        context.log.keep(entry)
        context.recent.forget(row.n)
        if guest is not None:
            context.done(guest, row.id, row.n)
        self.votes.step()
        undone(self.clocks, row)
        clocks, position = self.clocks.message(), entry.run.position
        scene = Scene(context.game, position)
        for seat, perspective in context.perspectives.items():
            back = Back(
                n=row.n,
                to=to,
                by=letter(row.seat),
                view=perspective.show_all(scene),
                legal=entry.run.legal(seat) if context.config.is_playing else [],
                prompt=context.log.prompt(seat),
                head=context.log.head(row.n),
                link=context.log.link(seat),
                clocks=clocks,
            )
            context.tell(perspective.guests, back)
        context.notify(entry.run.asked)


# --- the rules


def last_move(fresh: Callable[[], Run], rows: list[LogRow], seat: int) -> UndoPlan | str:
    """What may be taken back of a seat's last move; or the id of why nothing may."""
    stand = history.standing(rows)
    own = [index for index, row in enumerate(stand) if row.kind == "move" and row.seat == seat]
    if not own:
        return "undo-no-move"
    last = own[-1]
    tail = stand[last:]
    moves = [row for row in tail if row.kind in history.MOVES]
    if any(row.fate for row in tail):  # seen without leading the game there
        return "undo-fate"
    run = fresh()
    for _ in history.replayed(run, stand[:last]):
        pass
    free = set(run.asked)  # who was asked at the same time, and so did not answer to this move
    no = why_not([step for one in history.replayed(run, tail) for step in one.steps])
    if no:
        return no
    alone = all(row.seat in free and row.seat != seat for row in moves[1:])
    return UndoPlan([moves[0].n] if alone else [row.n for row in moves], not alone)


def why_not(steps: list[Step]) -> str:
    """The id of why these steps stay, even if all agree; "" if they can be taken back."""
    if any(step.seat == FATE for step in steps):
        return "undo-fate"
    stays = any(
        step.game.reveals(step.before, step.seat, step.move) or step.game.final(step.before, step.seat, step.move)
        for step in steps
    )
    return "undo-revealed" if stays else ""
