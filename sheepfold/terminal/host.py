"""A table in this process: opens it for a cast, hands it what people and bots say, and does what it wants done."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import count

from sheepfold.bots import registry
from sheepfold.bots.bot import Bot
from sheepfold.bots.hint import hint
from sheepfold.core.errors import Refused
from sheepfold.core.fate import Scripted
from sheepfold.core.game import Game, public_data
from sheepfold.core.position import FATE
from sheepfold.core.record import write
from sheepfold.core.recorded import Record
from sheepfold.core.rng import Rng
from sheepfold.core.sealed import SEED_BYTES, Seal
from sheepfold.core.seats import LETTERS
from sheepfold.core.setup import Setup
from sheepfold.table.config import Occupant, TableConfig
from sheepfold.table.context import Time
from sheepfold.table.effects import Advice, Advise, Effect, Fault, Store, Tell
from sheepfold.table.log import nothing
from sheepfold.table.messages import Ask, Do, Done, GuestMessage, Hint, RefusedMove, Undo, Vote, read, spoken
from sheepfold.table.table import Table
from sheepfold.terminal.cast import Player
from sheepfold.terminal.guest import Guest, Viewer

TIME = Time(time.monotonic, time.time)


class Kept(Scripted):
    """What a record says of fate, then a seed: resumed or taken back, a game has the chance it had."""

    decision = 0  # where in a game a draw is does not matter here,
    key = b""  # nor what is added to chance


class Host:
    """Begins where the record ends; a new game's record has no moves."""

    def __init__(self, game: Game, record: Record, cast: list[Player], seed: int) -> None:
        self.game = game
        self.past = record.moves
        self.cast = cast
        self.setup = record.setup
        drawn = [text for seat, text in record.moves if seat == FATE]

        def fate(seal: Seal) -> Kept:
            return Kept(drawn, int.from_bytes(seal.seed, "big"))

        self.table = Table(game, new_config(game, record.setup, cast, seed), [], [], TIME, fate)
        self.on_stored: Callable[[], None] = nothing
        self.ids = map(str, count())
        self.bots: dict[Viewer, Bot] = {seat: registry.find(p.bot)(game) for seat, p in enumerate(cast) if p.bot}
        # A generator for each bot: what one draws changes neither the dice nor the others.
        self.luck = [Rng(seed ^ (seat + 1) << 40) for seat in range(len(cast))]
        self.people = [seat for seat, player in enumerate(cast) if not player.bot]
        seats: list[Viewer] = [*range(len(cast))]
        watchers: list[Viewer] = [] if len(self.people) == 1 else [None]
        self.guests = {seat: self.new_guest(seat) for seat in seats + watchers}

    def new_guest(self, seat: Viewer) -> Guest:
        player = Player("") if seat is None else self.cast[seat]
        return Guest(seat, "" if player.bot else player.name, player.bot)

    def open(self) -> None:
        """Everybody sits down, the game begins, and goes as far as the record does."""
        for guest in self.guests.values():
            self.table.attach(guest, -1)
        self.table.open()
        self.run()
        for seat, text in self.past:
            if seat != FATE:
                self.move(self.guests[seat], text)
        for guest in self.guests.values():
            if guest.made:
                guest.read_to = guest.made[-1][0] - 1

    # --- what guests say

    def send(self, guest: Guest, message: GuestMessage) -> Done | RefusedMove | Hint | None:
        """What the guest is answered."""
        guest.answer = None
        self.table.receive(guest, message)
        self.run()
        return guest.answer

    def move(self, guest: Guest, text: str) -> None:
        """A move; raises Refused, and changes nothing, if it is not legal now."""
        answer = self.send(guest, Do(next(self.ids), guest.mirror.prompt, text))
        if isinstance(answer, RefusedMove):
            raise Refused(text, read(answer.message), answer.rule)
        assert isinstance(answer, Done)
        guest.made.append((answer.n, text))

    def bot_moves(self, guest: Guest) -> None:
        assert guest.seat is not None
        self.move(guest, self.bots[guest.seat].choose(guest.view, guest.mirror.legal, self.luck[guest.seat]))

    def may_undo(self, guest: Guest) -> bool:
        """Whether this guest can take the last move back without asking anybody."""
        assert guest.seat is not None
        return self.table.status.may_undo(guest.seat)

    def undo(self, guest: Guest) -> RefusedMove | None:
        """Take a move back, or propose it; the refusal if neither can be."""
        answer = self.send(guest, Undo(next(self.ids)))
        return answer if isinstance(answer, RefusedMove) else None

    def vote(self, seat: int, yes: bool) -> None:
        self.send(self.guests[seat], Vote(next(self.ids), yes))

    def hint(self, guest: Guest, rung: str) -> Hint:
        """What a bot would do in this guest's place."""
        self.adviser = registry.find(rung)(self.game)
        answer = self.send(guest, Ask(next(self.ids)))
        assert isinstance(answer, Hint)
        return answer

    # --- what the table wants done

    def run(self) -> None:
        outbox = self.table.outbox
        while outbox:
            self.carry_out(outbox.popleft())

    def carry_out(self, effect: Effect) -> None:
        match effect:
            case Tell():
                for guest in effect.to:
                    guest.receive(effect.message)
            case Store():
                self.table.stored(effect)
                self.on_stored()
            case Advise():
                self.advise(effect)
            case Fault():
                raise effect.error
            case _:
                pass  # nobody is absent, no clock runs, nothing is counted, and every bot has its seat from the start

    def advise(self, effect: Advise) -> None:
        """From what the seat may see; asked again at the same moment, the answer is the same."""
        found = hint(self.game, self.adviser, effect.view, effect.legal, Rng(len(self.moves)))
        self.table.advised(effect.guest, effect.id, Advice(found.move, spoken(found.why)))

    # --- what is kept

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The whole truth so far, fate included."""
        return self.table.run.play.record.moves if self.table.run else self.past

    def text(self) -> str:
        """The game as a record file."""
        players = {LETTERS[seat]: player.kept() for seat, player in enumerate(self.cast)}
        record = Record(self.setup, self.game.version, self.moves, players)
        return write(self.game, record, self.table.run.position if self.table.run else None)


def new_config(game: Game, setup: Setup, cast: list[Player], seed: int) -> TableConfig:
    """A table of which nobody outside knows."""
    return TableConfig(
        id="terminal",
        code="",
        game=game.name,
        rules=game.version,
        options=setup.options,
        wanted=setup.options,
        data=public_data(game, setup),
        occupants=[occupant(player) for player in cast],
        owner="",
        seed=seed.to_bytes(SEED_BYTES, "big").hex(),
        made=TIME.at,
    )


def occupant(player: Player) -> Occupant:
    if player.bot:
        return Occupant(kind="bot", name=player.name, bot=player.bot)
    return Occupant(kind="person", person=player.name, name=player.name)
