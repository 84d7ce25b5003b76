"""Moves at a table: judged, stored, and only then the truth and told. A seat's own, and those made when its time is out."""

from __future__ import annotations

from functools import partial
from typing import Final

from sheepfold.core.entropy import link
from sheepfold.core.errors import Refused
from sheepfold.core.play import Step
from sheepfold.core.position import OVER
from sheepfold.core.seats import letter
from sheepfold.table.clocks import Clocks
from sheepfold.table.config import Result, TableConfig, draft_of
from sheepfold.table.context import Context
from sheepfold.table.effects import Choose, Count, Guest, Tell
from sheepfold.table.frames import Frames
from sheepfold.table.log import Entry
from sheepfold.table.messages import Do, RefusedMove, Reveal, spoken
from sheepfold.table.perspective import Scene
from sheepfold.table.refusals import not_stored
from sheepfold.table.rows import Append, SaveConfig, TableChange
from sheepfold.table.sealing import Sealing
from sheepfold.table.told import Told
from sheepfold.table.votes import Votes

ONE_MORE: Final = Count("moves")
NOT_PLAYING = {"open": "not-begun", "over": "game-over", "frozen": "frozen"}


class Made:
    """A move that is being stored."""

    def __init__(self, entry: Entry, guest: Guest | None, finished: TableConfig | None) -> None:
        self.entry = entry
        self.guest = guest  # who made it; None: time was out
        self.finished = finished  # the table after it, if it ends the game


class Moves:
    def __init__(self, context: Context, clocks: Clocks, votes: Votes) -> None:
        self.context = context
        self.clocks = clocks
        self.votes = votes
        self.sealing = Sealing(context)
        self.scene: Scene | None = None  # after the last step that was told
        self.dealt: Entry | None = None  # the first step, of a new table that is being stored

    def do(self, guest: Guest, message: Do) -> None:
        context, seat = self.context, guest.seat
        if seat is None:
            return context.refuse(guest, message.id, "watchers-make-no-moves", text=message.text)
        before = context.log.answered(seat, message.id)
        if before is not None:
            return context.done(guest, message.id, before)
        no = self.why_not_now(guest, seat)
        if no:
            return context.refuse(guest, message.id, no, text=message.text)
        if message.prompt != context.log.prompt(seat) or seat not in context.asked():
            return context.refuse(guest, message.id, "question-gone", text=message.text)
        try:
            self.make(seat, message.text, "move", message.id, guest, self.fitting(seat, message.entropy))
        except Refused as illegal:
            self.refuse_move(guest, message, illegal)

    def fitting(self, seat: int, entropy: str) -> str:
        """What a seat adds to chance, if that is what it committed to; a seat that once adds nothing adds nothing any more."""
        before = self.context.log.link(seat)
        return entropy if before and entropy and link(entropy) == before else ""

    def reveal(self, guest: Guest, message: Reveal) -> None:
        self.sealing.reveal(guest, message, self.start)

    def refuse_move(self, guest: Guest, message: Do, illegal: Refused) -> None:
        """The rules do not allow it: the game says why."""
        why = spoken(illegal.message)
        refused = RefusedMove(id=message.id, message=why, rule=illegal.rule, text=message.text[:80])
        self.context.tell((guest,), refused)

    def why_not_now(self, guest: Guest, seat: int) -> str:
        """The id of why nobody may move for this seat through this guest; "" if they may."""
        config = self.context.config
        if config.state != "playing":
            return NOT_PLAYING[config.state]
        return "bot-plays-your-seat" if config.occupants[seat].away and not guest.is_bot else ""

    # --- a move

    def make(self, seat: int, text: str, kind: str, id: str = "", guest: Guest | None = None, entropy: str = "") -> None:
        """Apply a move, store it, then tell it; raises Refused if it is not legal."""
        context = self.context
        spent = self.clocks.spent(seat)
        entry = context.log.move(seat, text, kind=kind, id=id, spent=spent, at=context.time.at, entropy=entropy)
        changes: list[TableChange] = [Append(entry.row)]
        finished = self.finished(entry) if entry.run.position.actor() == OVER else None
        if finished is not None:
            changes.append(SaveConfig(finished))
        context.store(changes, partial(self.made, Made(entry, guest, finished)))

    def made(self, move: Made, failure: str) -> None:
        """The move is stored, or not."""
        context, row = self.context, move.entry.row
        if failure:
            return self.take_out(move, failure)
        context.emit(ONE_MORE)
        context.log.keep(move.entry)
        self.clocks.moved(row.seat, row.spent)
        if move.finished is not None:
            context.replace_config(move.finished)
        if move.guest is not None:
            context.done(move.guest, row.id, row.n, can_wait=move.entry.run.can_wait(row.seat))
        self.happened(move.entry.steps, late=row.kind == "clock")
        if move.finished is not None:
            context.emit(Count("finished"))
            context.tell_news()

    def take_out(self, move: Made, failure: str) -> None:
        """It could not be stored: it never was."""
        move.entry.undo()
        if move.guest is None:
            return self.clocks.ring_again()
        self.context.refuse(move.guest, move.entry.row.id, not_stored(failure))

    def happened(self, steps: list[Step], late: bool = False) -> None:
        """A step is stored: everybody is shown it, and the seats that are asked now are asked."""
        context, run = self.context, self.context.log.run
        assert run is not None
        self.votes.step()
        self.clocks.run()
        n, log, clocks = context.log.n, context.log, self.clocks.message()
        told = Told(steps)
        context.recent.add(n, told)
        frames = Frames(n, told, log.head(n), clocks, letter(steps[0].seat) if late else "")
        self.scene = scene = Scene(context.game, run.position, self.scene)
        for seat, perspective in context.perspectives.items():
            seen = perspective.look(scene)
            update = frames.update(perspective, seen, run.offer(seat), log.prompt(seat), log.link(seat))
            context.emit(Tell(tuple(perspective.guests), update, run.can_wait(seat)))
        new = [seat for seat in run.asked if run.prompts[seat] == n]
        if new:
            context.notify(new)

    def finished(self, entry: Entry) -> TableConfig:
        """The table once this move has ended its game."""
        position = entry.run.position
        seats = range(len(self.context.config.occupants))
        draft = draft_of(self.context.config)
        draft.state = "over"
        draft.result = Result(
            scores=[int(position.score(seat)) for seat in seats],
            places=[int(position.place(seat)) for seat in seats],
            winners=[letter(seat) for seat in seats if position.wins(seat)],
            over=self.context.time.at,
        )
        return draft

    # --- the first step

    def opening(self) -> list[TableChange]:
        """What is to be stored of a new table, that nobody knows yet: with the first step, where nobody is waited for."""
        context, config = self.context, self.context.config
        if not config.may_begin or config.anchors:
            return [SaveConfig(config)]
        config.state = "playing"
        self.dealt = context.log.start(context.time.at)
        return [SaveConfig(config), Append(self.dealt.row)]

    def opened(self) -> None:
        """That is stored."""
        if self.dealt is not None:
            entry, self.dealt = self.dealt, None
            self.begun(entry)

    def start(self) -> None:
        """All seats are taken: fate deals, and the game is on."""
        context = self.context
        if not context.config.may_begin or self.sealing.holds_up(self.start):
            return
        draft = draft_of(context.config)
        draft.state = "playing"
        entry = context.log.start(context.time.at)
        context.store([SaveConfig(draft), Append(entry.row)], partial(self.started, draft, entry))

    def started(self, draft: TableConfig, entry: Entry, failure: str) -> None:
        if failure:
            return self.clocks.ring_again()
        self.context.replace_config(draft)
        self.begun(entry)

    def begun(self, entry: Entry) -> None:
        """The first step is stored: everybody is told."""
        self.context.log.keep(entry)
        self.context.emit(Count("started"))
        self.context.tell_news()
        self.happened(entry.steps)

    # --- when time is out

    def ring(self) -> None:
        """A clock may be out: the game's own fallback is played for that seat, or what a quick bot would do."""
        for seat in self.clocks.out_of_time():
            self.context.enqueue(partial(self.time_is_out, seat))

    def time_is_out(self, seat: int) -> None:
        context, run = self.context, self.context.log.run
        if run is None or not self.clocks.is_out(seat):
            return
        text = context.game.timeout(run.position, seat)
        if text:
            return self.make(seat, text, "clock")
        view, legal = context.game.view(run.position, seat), context.game.legal(run.position, seat)
        context.emit(Choose(seat, context.log.prompt(seat), view, legal))

    def fall_back(self, seat: int, prompt: int, text: str) -> None:
        """A quick bot has chosen for a seat whose time was out."""
        if seat in self.context.asked() and self.context.log.prompt(seat) == prompt:
            self.make(seat, text, "clock")
