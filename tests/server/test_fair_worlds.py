"""Two worlds alike to a seat stay alike through every act of the fairness ledger: no vote, no bot, nobody new tells it a secret."""

from __future__ import annotations

import pytest

from sheepfold import games
from sheepfold.core.game import asked
from sheepfold.core.seats import letter
from sheepfold.table import messages, standins
from sheepfold.table.config import Occupant, TableConfig, decode_config, encode_config
from sheepfold.table.newcomers import Newcomer
from tests.server import test_worlds
from tests.table import driving


class World:
    """One of two worlds that look alike to a seat, driven through acts of the ledger."""

    def __init__(self, pair: test_worlds.Pair, which: int, clock: messages.ClockPlan) -> None:
        config = decode_config(encode_config(pair.configs[which]))
        config.clock = clock
        config.broadcast = 1
        self.driver = driving.Driver(seats=pair.seats, game=pair.game.name)
        self.driver.table = self.driver.read(config, [], [])
        self.driver.do(self.driver.table.open)
        self.guests = [self.come(seat) for seat in range(pair.seats)]
        self.watcher = self.driver.come(None)
        self.plays = list(pair.plays[which])
        self.eye = self.watcher if pair.perspective is None else self.guests[pair.perspective]
        self.config = config

    def come(self, seat: int, person: str = "") -> driving.Guest:
        return self.driver.come(seat, person=person or test_worlds.PEOPLE[seat][0])

    def play(self, number: int) -> None:
        """The next moves that are planned, made by the person or bot at the seat."""
        for seat, text in self.plays[:number]:
            mover = next(iter(self.driver.table.context.perspectives.guests_at(seat)))
            assert isinstance(mover, driving.Guest)
            done = self.driver.send(mover, messages.Do(f"{self.driver.table.n}", mover.mirror.prompt, text))
            assert isinstance(done, messages.Done), done
        del self.plays[:number]

    def vote(self, number: int, but: tuple[int, ...]) -> None:
        for seat, guest in enumerate(self.guests):
            if seat not in but:
                self.driver.send(guest, messages.Vote(f"v{number}", True, number))

    def bot(self, seat: int) -> None:
        """A vote, the grace, a bot that plays on, and the person is back."""
        by = next(guest for guest in self.guests if guest.seat != seat)
        self.driver.do(self.driver.table.detach, self.guests[seat])
        assert isinstance(self.driver.send(by, messages.Propose("bot", "bot", letter(seat))), messages.Done)
        proposal = self.driver.table.votes.proposal
        if proposal is not None:
            self.vote(proposal.number, (seat,))
        self.driver.pass_time(standins.GRACE)
        assert self.driver.table.config.occupants[seat].away
        self.play(3)
        self.guests[seat] = self.come(seat)

    def take_over(self, seat: int) -> None:
        """The seat is given up, and somebody new gets it."""

        def up(draft: TableConfig) -> None:
            draft.note_leaving(draft.occupants[seat].person, seat)
            draft.occupants[seat] = Occupant(kind="bot", bot="greedy", left=True)

        self.driver.do(self.driver.table.change, up, object())
        self.driver.do(self.driver.table.send_away, seat, test_worlds.PEOPLE[seat][0], "left")
        self.play(2)
        self.driver.do(self.driver.table.ask_to_join, Newcomer("new", "New", seat), object())
        wish = self.driver.table.wishes.proposal
        assert wish is not None
        self.vote(wish.number, (seat,))
        assert self.driver.table.config.occupants[seat].person == "new"
        self.guests[seat] = self.come(seat, "new")

    def time_out(self) -> None:
        """The clock of the seat that is asked runs out, and what was planned for that seat is played for it."""
        if not self.plays:
            return
        seat, text = self.plays.pop(0)
        prompt = self.driver.table.context.log.prompt(seat)
        self.driver.pass_time(61)
        if self.driver.table.context.log.prompt(seat) == prompt:
            self.driver.do(self.driver.table.chosen, seat, prompt, text)

    def broadcast(self) -> None:
        """Somebody else looks at all hands, a round late."""
        for _ in self.driver.table.replay(late=1)[1]:
            self.play(1)

    def act(self, act: str, seat: int) -> None:
        match act:
            case "bot":
                self.bot(seat)
            case "take over":
                self.take_over(seat)
            case "time out":
                self.time_out()
            case "broadcast":
                self.broadcast()

    def heard(self) -> list[str]:
        return [test_worlds.masked(messages.encode(message).decode(), self.config) for message in self.eye.heard]


def by_the_rules(pair: test_worlds.Pair) -> bool:
    """Whether the rules themselves say what a seat does that is out of time: then that is a move, and may well be seen."""
    position = test_worlds.run_of(pair.game, pair.configs[0])
    position.settle()
    return any(pair.game.timeout(position.position, seat) for seat in asked(position.position))


@pytest.mark.parametrize("act", ["bot", "take over", "time out", "broadcast"])
def test_two_worlds_stay_alike_through_every_act(act: str) -> None:
    """Two worlds that a seat cannot tell apart by the game: nor can it by what is voted on, taken over or played for somebody."""
    compared = 0
    for name in games.names():
        game = games.load(name)
        for perspective in (None, 0, 1):
            pair = next(
                (
                    found
                    for number in range(1, 8)
                    if (found := test_worlds.find_pair(game, max(2, game.seats[0]), perspective, number))
                    and len(found.plays[0]) >= 6
                ),
                None,
            )
            if pair is None or (act == "time out" and by_the_rules(pair)):
                continue
            clock = messages.ClockPlan("move", 60) if act == "time out" else messages.ClockPlan()
            heard = []
            for which in (0, 1):
                world = World(pair, which, clock)
                world.play(2)
                world.act(act, seat=1 if perspective == 0 else 0)
                world.play(2)
                heard.append(world.heard())
            assert heard[0] == heard[1], (name, perspective)
            compared += 1
    assert compared >= 5
