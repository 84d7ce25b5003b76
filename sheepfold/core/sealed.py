"""Sealed fate: chance a server commits to before the first move, and anybody can check once the game is over."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import zip_longest

from sheepfold.core.chain import entropy_by_decision, links_of, moves_of
from sheepfold.core.draws import Sealed, mixed
from sheepfold.core.entropy import check_links
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.heads import Chain
from sheepfold.core.message import Message
from sheepfold.core.play import beginning
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.record import check_scores, read, steps, where, write
from sheepfold.core.record_head import FindGame, expected, shown, wrong
from sheepfold.core.recorded import Record
from sheepfold.core.seats import LETTERS, letter

SEED_BYTES = 32
SEED = re.compile(f"[0-9a-f]{{{2 * SEED_BYTES}}}")
TABLE = re.compile("[A-Za-z0-9_-]{1,64}")
ENTROPY = re.compile("[0-9a-f]{2,64}")


@dataclass(frozen=True)
class Seal:
    """What all chance of one table derives from: its id, the server's secret seed, what the seats added before the start."""

    table: str
    seed: bytes = field(repr=False)
    entropy: dict[str, str] = field(default_factory=dict)  # seat letter → hex digits; the commit does not depend on it

    def __post_init__(self) -> None:
        check_table(self.table)
        if len(self.seed) != SEED_BYTES:
            raise BadInput(f"a seed is {SEED_BYTES} bytes, not {len(self.seed)}")
        for seat, digits in self.entropy.items():
            check_entropy(seat, digits)

    @classmethod
    def fresh(cls, table: str) -> Seal:
        """A new seal, its seed from the system's own secure source."""
        return cls(table, secrets.token_bytes(SEED_BYTES))

    def with_entropy(self, seat: str, digits: str) -> Seal:
        """The same seal, with (other) entropy of a seat; "" takes it out. Only before the start."""
        kept = {other: given for other, given in self.entropy.items() if other != seat}
        return Seal(self.table, self.seed, {**kept, seat: digits} if digits else kept)

    @property
    def commit(self) -> str:
        """What is published before the first move: it tells nothing of the seed, and fits no other."""
        return sha256(b"sheepfold seal 1\n" + self.table.encode() + b"\n" + self.seed).hexdigest()

    @property
    def joint(self) -> bytes:
        """The key of every draw, from the server's seed and the seats' entropy. As secret as the seed."""
        given = ";".join(f"{seat}={self.entropy[seat]}" for seat in sorted(self.entropy))
        return sha256(b"sheepfold joint 1\n" + self.seed + b"\n" + given.encode()).digest()

    def chain(self) -> Chain:
        """What makes the heads of this table's log."""
        return Chain(self.table, self.commit, self.seed)

    def stamp(self, record: Record) -> None:
        """Put the seal into a record, seed and all: `record.write` leaves the seed out until the game is over."""
        record.table, record.commit, record.entropy, record.seed = self.table, self.commit, dict(self.entropy), self.seed.hex()


def check_table(table: str) -> None:
    if not TABLE.fullmatch(table):
        raise BadInput(Message("seal-table", {"came": repr(table)}))


def check_entropy(seat: str, digits: str) -> None:
    if len(seat) != 1 or seat not in LETTERS:
        raise BadInput(Message("seal-entropy-seat", {"last": LETTERS[-1], "came": repr(seat)}))
    if not ENTROPY.fullmatch(digits):
        raise BadInput(Message("seal-entropy", {"seat": seat, "came": repr(digits)}))


# --- checking a played game


def verify_file(content: bytes, find_game: FindGame) -> tuple[Game, Record]:
    """The game and record of a sealed game's file, right to the last bit; BadInput names the first thing that is not.

    Line ends of either kind and empty last lines are forgiven, nothing else.
    """
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        at = content.count(b"\n", 0, error.start) + 1
        raise wrong(at, Message("record-byte", {"byte": content[error.start]})) from None
    game, record = read(text, find_game)
    due = write(game, record, verify(game, record)).rstrip("\n").split("\n")
    came = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    for at, pair in enumerate(zip_longest(due, came, fillvalue=""), 1):
        if pair[0] != pair[1]:
            raise wrong(at, expected(shown(pair[0]), pair[1]))
    return game, record


def verify(game: Game, record: Record) -> Position:
    """The position that a sealed record leads to; BadInput names what does not fit: the seed, a move, or the first draw."""
    if not record.commit:
        raise BadInput(Message("seal-none"))
    seal = seal_of(record) if record.seed else None
    fate = Sealed(seal) if seal else None
    added = entropy_by_decision(record.rows)
    if fate:
        mix_all(fate, added.get(0, []))
    position = beginning(game, record.setup)
    for number, step in enumerate(steps(game, record), 1):
        if step.seat != FATE and fate:
            fate.decision += 1
            mix_all(fate, added.get(fate.decision, []))
        elif fate and (given := fate.choose(game, step.before)) != step.move:
            came, due = (game.say(step.before, int(FATE), move) for move in (step.move, given))
            values = {"came": repr(came), "due": repr(due), "draw": fate.draws, "decision": fate.decision}
            raise BadInput(where(record, number, Message("seal-draw", values)))
        position = step.after
    check_scores(record, position)
    over = position.actor() == OVER
    if seal is None:
        raise BadInput(Message("seal-no-seed-over" if over else "seal-no-seed-yet"))
    if not over:
        raise BadInput(Message("seal-not-over"))
    check_chain(seal, record)
    check_added(record)
    check_links(record.anchors, record.entropy, links_of(record.rows))
    return position


def mix_all(fate: Sealed, added: list[str]) -> None:
    for entropy in added:
        fate.key = mixed(fate.key, entropy)


def check_chain(seal: Seal, record: Record) -> None:
    """The log of a record, if it has one, leads to the same moves and to the head it says; BadInput if not."""
    if not record.head:
        return
    if moves_of(record.rows) != record.moves:
        raise BadInput(Message("chain-moves"))
    head = seal.chain().heads(record.rows)[-1] if record.rows else ""
    if head != record.head:
        raise BadInput(Message("chain-head", {"gives": head, "came": record.head[:80]}))


def check_added(record: Record) -> None:
    """Once seats have committed, nothing else goes into chance than what they committed to, and what a restore adds, which is told:
    anything more a server could have chosen after it knew the rest. BadInput names what did."""
    if record.anchors and not record.head:
        raise BadInput(Message("seal-no-log"))
    loose = sorted(record.entropy.keys() - record.anchors.keys()) if record.anchors else []
    if loose:
        raise BadInput(Message("seal-loose", {"seat": loose[0]}))
    silent: set[int] = set()
    for n, row in enumerate(record.rows):
        moved = row.kind in ("move", "clock")
        if row.entropy and not moved and row.kind != "epoch":
            raise BadInput(Message("seal-stray", {"n": n}))
        if row.entropy and row.seat in silent:
            raise BadInput(Message("seal-again", {"seat": letter(row.seat), "n": n}))
        if moved and not row.entropy:
            silent.add(row.seat)


def seal_of(record: Record) -> Seal:
    """The seal that a finished record discloses; BadInput if it is not the one committed to."""
    if not SEED.fullmatch(record.seed):
        raise BadInput(Message("seal-seed", {"length": 2 * SEED_BYTES, "came": repr(record.seed[:80])}))
    seal = Seal(record.table, bytes.fromhex(record.seed), record.entropy)
    if seal.commit != record.commit:
        values = {"table": seal.table, "gives": seal.commit, "came": record.commit[:80]}
        raise BadInput(Message("seal-misfit", values))
    return seal
