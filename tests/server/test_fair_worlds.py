"""Two worlds alike to a seat stay alike through every act of the fairness ledger: no vote, no bot, nobody new tells it a secret.

What is done in a room is not here, nor rematch and another game: the ones are before the deal, the others after all hands are
shown, and `test_fairness` and `test_evening` see to it that they are refused in between.
"""

from __future__ import annotations

from functools import cache

import pytest

from sheepfold import games
from sheepfold.core.asking import asked
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.table import messages, standins
from sheepfold.table.config import Occupant, TableConfig, decode_config, encode_config
from sheepfold.table.newcomers import Newcomer
from tests.server import test_worlds
from tests.server.playing import hides_things
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
        self.played: list[tuple[int, str]] = []
        self.refused = False
        self.eye = self.watcher if pair.perspective is None else self.guests[pair.perspective]
        self.config = config

    def come(self, seat: int, person: str = "") -> driving.Guest:
        return self.driver.come(seat, person=person or test_worlds.PEOPLE[seat][0])

    def play(self, number: int) -> None:
        """The next moves that are planned, made by the person or bot at the seat."""
        for seat, text in self.plays[:number]:
            mover = next(guest for guest in self.at(seat) if guest.is_bot == self.played_by_bot(seat))
            done = self.driver.send(mover, messages.Do(f"{self.driver.table.n}", mover.mirror.prompt, text))
            assert isinstance(done, messages.Done), done
        self.played += self.plays[:number]
        del self.plays[:number]

    def at(self, seat: int) -> list[driving.Guest]:
        return [guest for guest in self.driver.table.context.perspectives.guests_at(seat) if isinstance(guest, driving.Guest)]

    def played_by_bot(self, seat: int) -> bool:
        occupant = self.driver.table.config.occupants[seat]
        return occupant.kind == "bot" or bool(occupant.away)

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

    def own_bot(self, seat: int) -> None:
        """A bot plays for somebody who wished it and looks on."""
        for on in (True, False):
            done = self.driver.send(self.guests[seat], messages.Away(f"away {on}", on))
            assert isinstance(done, messages.Done), done
            assert self.played_by_bot(seat) == on
            self.play(3)

    def undo(self) -> None:
        """The last move is taken back, if need be by consent of all, and made again."""
        seat, text = self.played[-1]
        answer = self.driver.send(self.guests[seat], messages.Undo("undo"))
        if not isinstance(answer, messages.Done):
            self.refused = True
            return
        proposal = self.driver.table.votes.proposal
        if proposal is not None:
            self.vote(proposal.number, (seat,))
        self.plays.insert(0, (seat, text))
        self.play(1)

    def device(self, seat: int) -> None:
        """The seat goes on at another device of its player."""
        self.driver.do(self.driver.table.send_away, seat, test_worlds.PEOPLE[seat][0], "moved")
        self.guests[seat] = self.come(seat)

    def throw_away(self, seat: int) -> None:
        """Somebody would throw the game away, and somebody else says no."""
        done = self.driver.send(self.guests[seat], messages.Propose("end", "end", letter(seat)))
        assert isinstance(done, messages.Done), done
        proposal = self.driver.table.votes.proposal
        assert proposal is not None
        other = next(guest for guest in self.guests if guest.seat != seat)
        self.driver.send(other, messages.Vote("no", False, proposal.number))
        assert self.driver.table.votes.proposal is None
        self.play(1)

    def leave(self, seat: int) -> None:
        """The seat is given up, and a bot plays on."""

        def up(draft: TableConfig) -> None:
            draft.note_leaving(draft.occupants[seat].person, seat)
            draft.occupants[seat] = Occupant(kind="bot", bot="greedy", left=True)

        self.driver.do(self.driver.table.change, up, object())
        self.driver.do(self.driver.table.send_away, seat, test_worlds.PEOPLE[seat][0], "left")
        self.play(2)

    def take_over(self, seat: int) -> None:
        """Somebody new gets a seat that was given up."""
        self.leave(seat)
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
            case "own bot":
                self.own_bot(seat)
            case "undo":
                self.undo()
            case "device":
                self.device(seat)
            case "throw away":
                self.throw_away(seat)
            case "leave":
                self.leave(seat)
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


@cache
def long_pair(name: str, perspective: int | None) -> test_worlds.Pair | None:
    """Two worlds that stay alike to a perspective for a while, if there are any."""
    game = games.load(name)
    for number in range(1, 12):
        pair = test_worlds.find_pair(game, max(2, game.seats[0]), perspective, number)
        if pair is not None and len(pair.plays[0]) >= 6:
            return pair
    return None


@pytest.mark.parametrize(
    "act", ["bot", "own bot", "undo", "device", "throw away", "leave", "take over", "time out", "broadcast"]
)
def test_two_worlds_stay_alike_through_every_act(act: str) -> None:
    """Two worlds that a seat cannot tell apart by the game: nor can it by what is voted on, taken over or played for somebody."""
    compared = done = 0
    for name in games.names():
        for perspective in (None, 0, 1):
            pair = long_pair(name, perspective)
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
            done += not world.refused
    assert compared >= 5
    assert done >= 3


def exchanged(pair: test_worlds.Pair, act: str, moves: int, other: bool) -> tuple[list[str], bool]:
    """What the eye hears of an act some moves into a game, perhaps in another world that is the same to it; whether it is another."""
    world = World(pair, 0, messages.ClockPlan())
    for _ in range(moves):
        world.driver.move(world.guests)
    run = world.driver.table.run
    assert run is not None
    truth = run.play.position
    if other:
        run.play.position = truth.copy()
        run.play.position.reshuffle(pair.perspective or 0, Rng(moves))
    seat = 1 if pair.perspective == 0 else 0
    world.act(act, seat)
    return world.heard(), run.play.position.to_data() != truth.to_data()


@pytest.mark.parametrize("act", ["bot", "own bot", "device", "throw away", "leave", "take over"])
def test_in_another_world_an_act_is_told_the_same(act: str) -> None:
    """For every game, also those in which no two deals look alike to a seat: the world is exchanged just before the act."""
    for name in games.names():
        game = games.load(name)
        seats = max(2, game.seats[0])
        config = test_worlds.config_of(game, seats, f"acts-at-{name}", bytes(32))
        different = 0
        for perspective in (None, 0, 1):
            for moves in (1, 4, 9):
                pair = test_worlds.Pair(game, perspective, seats, [config], [[]])
                expected, _same = exchanged(pair, act, moves, other=False)
                heard, is_other = exchanged(pair, act, moves, other=True)
                assert heard == expected, (name, perspective, moves)
                different += is_other
        assert different >= 4 or not hides_things(name)
