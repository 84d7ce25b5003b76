"""One game between bots: each sees its own view only, and a bot that fails loses, with the record that shows it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from sheepfold.arena.deadline import Overtime, deadline
from sheepfold.arena.plan import Pairing, Plan, derived
from sheepfold.bots import registry, valuations
from sheepfold.bots.bot import Bot
from sheepfold.core.asking import codes
from sheepfold.core.errors import BadInput
from sheepfold.core.fate import Seeded
from sheepfold.core.position import FATE, OVER
from sheepfold.core.record import write
from sheepfold.core.recorded import Record
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter

GUARD = 60.0  # seconds after which a decision without a time limit counts as never coming
LENIENCE = (2.0, 0.25)  # a limit is overrun by far at this many times itself and so many seconds: busy machines stutter
ENDLESS = 100_000  # a bound above this says: an option lets the game go on for ever
PATIENCE = 5_000  # moves after which such a game is left undecided
WIDTHS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 1 << 60)  # decisions are counted by the number of legal moves, up to each of these


@dataclass
class Fault:
    """Why a game did not come to its own end, and who is to blame; nobody at the table if the engine itself failed."""

    kind: str  # crash, illegal, overtime, died, engine
    what: str
    seat: int | None = None
    bot: str = ""

    def told(self) -> str:
        who = f"{self.bot} (seat {letter(self.seat)})" if self.seat is not None else "the engine"
        return f"{who} {self.what}"


@dataclass(kw_only=True)
class Result:
    """What one game came to. Seats by number, all lists by seat. `seconds` and `slowest` alone depend on the machine."""

    number: int
    deal: int
    table: int
    bots: list[str]
    places: list[int]  # 1 is best; empty if undecided
    winners: list[int]
    scores: list[int]  # empty if the game did not come to its own end
    moves: int = 0  # fate's included
    decisions: list[int] = field(default_factory=list)
    widths: list[int] = field(default_factory=list)  # decisions with up to WIDTHS[i] legal moves
    seconds: list[float] = field(default_factory=list)
    slowest: list[float] = field(default_factory=list)
    fault: Fault | None = None
    record: str = ""
    packed: str = ""  # the record on its way to a data set, compressed
    luck: list[float] = field(default_factory=list)  # what FATE gave each seat, as `valuation` sees it; empty if there is none
    valuation: str = ""  # the name of its weights

    def share(self, seat: int) -> float:
        """Its part of the win: shared among several winners, nothing for anybody if there is none."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def to_data(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_data(data: dict[str, Any]) -> Result:
        return Result(**{**data, "fault": Fault(**data["fault"]) if data["fault"] else None})


class Failed(Exception):
    """A bot did what it must not; the game ends here."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        super().__init__(fault.told())


def play(plan: Plan, number: int, keep_record: bool = False, note: Callable[[str], None] | None = None) -> Result:
    """Play the game of that number. `note` hears, before anything can go wrong, who is asked and every move made."""
    match = Match(plan, plan.pairing(number), note)
    try:
        match.run()
    except Failed as failed:
        match.lose(failed.fault)
    except BadInput:
        raise
    except Exception as error:  # our own mistake: the record that leads there must not be lost, and the run goes on
        match.result.fault = Fault("engine", f"failed: {type(error).__name__}: {registry.one_line(error)}")
    match.result.moves = len(match.record.moves)
    if keep_record or match.result.fault:
        match.result.record = write(plan.rules, match.record, match.position)
    return match.result


class Match:
    """A game under way."""

    def __init__(self, plan: Plan, pairing: Pairing, note: Callable[[str], None] | None) -> None:
        self.plan = plan
        self.pairing = pairing
        self.note = note
        self.game = plan.rules
        self.position = self.game.start(plan.setup)
        self.fate = Seeded(derived(pairing.seed, "fate"))
        self.rngs = [Rng(derived(pairing.seed, seat)) for seat in range(plan.seats)]
        players = {letter(seat): called(bot, seat) for seat, bot in enumerate(pairing.bots)}
        self.record = Record(plan.setup, self.game.version, players=players)
        none = [0] * plan.seats
        self.result = Result(
            number=pairing.number,
            deal=pairing.deal,
            table=pairing.table,
            bots=list(pairing.bots),
            places=[],
            winners=[],
            scores=[],
            decisions=none[:],
        )
        self.result.widths = [0] * len(WIDTHS)
        self.result.seconds, self.result.slowest = [0.0] * plan.seats, [0.0] * plan.seats
        # Luck only matters where bots are compared.
        self.judge = valuations.valuation(self.game, plan.setup) if len(set(plan.bots)) > 1 else None
        if self.judge is not None:
            self.result.luck = [0.0] * plan.seats
            self.result.valuation = valuations.name(self.game, plan.setup)

    def run(self) -> None:
        players = [self.sit_down(seat) for seat in range(self.plan.seats)]
        bound = self.game.bound(self.plan.setup)
        longest = bound if bound <= ENDLESS else PATIENCE
        while self.position.actor() != OVER and len(self.record.moves) <= longest:
            seat = int(self.position.actor())
            if seat == FATE:
                outcome = self.fate.choose(self.game, self.position)
                self.note_luck(outcome)
                self.make(seat, outcome)
            else:
                self.decide(seat, players[seat])
        if self.position.actor() == OVER:
            self.score()

    def note_luck(self, outcome: int) -> None:
        if self.judge is not None:
            more = self.judge.luck(self.position, outcome)
            self.result.luck = [luck + part for luck, part in zip(self.result.luck, more, strict=True)]

    def sit_down(self, seat: int) -> Bot:
        """A new bot for every game, so that none learns from a game that another process may have played."""
        factory = registry.find(self.pairing.bots[seat])
        bot: Bot = self.guarded(seat, lambda: factory(self.game))
        if self.plan.seconds is not None and hasattr(bot, "seconds"):
            bot.seconds = self.plan.seconds
        return bot

    def decide(self, seat: int, bot: Bot) -> None:
        moves = codes(self.position, seat)
        legal = [self.game.say(self.position, seat, move) for move in moves]
        view = self.game.view(self.position, seat)
        self.result.decisions[seat] += 1
        self.result.widths[next(at for at, most in enumerate(WIDTHS) if len(legal) <= most)] += 1
        chosen = self.guarded(seat, lambda: bot.choose(view, list(legal), self.rngs[seat]))
        if not isinstance(chosen, str) or chosen not in legal:
            came = f"{chosen!r:.100}"
            raise self.failed(seat, "illegal", f"answered {came}, which is not one of its {len(legal)} legal moves")
        self.make(seat, moves[legal.index(chosen)])

    def make(self, seat: int, move: int) -> None:
        text = self.game.say(self.position, seat, move)
        self.position.play(move, seat)
        self.record.moves.append((seat, text))
        if self.note:
            self.note(f"{letter(seat)} {text}")

    def guarded(self, seat: int, call: Callable[[], Any]) -> Any:
        """Let a bot do something: whatever goes wrong in it is its own loss, and it cannot hold up the run."""
        if self.note:
            self.note(f"ask {letter(seat)}")
        limit = self.plan.seconds
        most = GUARD if limit is None else LENIENCE[0] * limit + LENIENCE[1]
        began = time.perf_counter()
        try:
            with deadline(most):
                answer = call()
        except Overtime:
            raise self.failed(seat, "overtime", f"was stopped after {most:.2f} s{allowed(limit)}") from None
        except (Exception, SystemExit) as error:
            raise self.failed(seat, "crash", f"crashed: {type(error).__name__}: {registry.one_line(error)}") from error
        spent = time.perf_counter() - began
        self.result.seconds[seat] += spent
        self.result.slowest[seat] = max(self.result.slowest[seat], spent)
        if spent > most:
            raise self.failed(seat, "overtime", f"took {spent:.2f} s for one decision{allowed(limit)}")
        return answer

    def failed(self, seat: int, kind: str, what: str) -> Failed:
        return Failed(Fault(kind, f"{what} (move {len(self.record.moves) + 1})", seat, self.pairing.bots[seat]))

    # --- how it ended

    def score(self) -> None:
        every = range(self.plan.seats)
        self.result.scores = [int(self.position.score(seat)) for seat in every]
        self.result.places = [int(self.position.place(seat)) for seat in every]
        self.result.winners = [seat for seat in every if self.position.wins(seat)]

    def lose(self, fault: Fault) -> None:
        """The others share the win, whatever the position."""
        every = range(self.plan.seats)
        self.result.places = [self.plan.seats if seat == fault.seat else 1 for seat in every]
        self.result.winners = [seat for seat in every if seat != fault.seat]
        self.result.fault = fault


def allowed(limit: float | None) -> str:
    return f"; it had {limit:g} s" if limit is not None else ""


def called(bot: str, seat: int) -> str:
    """A name of its own at the table, in the form that the terminal's records have: `greedy B (greedy bot)`."""
    name = f"{bot.rpartition(':')[2][:20]} {letter(seat)}"
    return name if ":" in bot else f"{name} ({bot} bot)"
