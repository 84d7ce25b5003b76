"""Agents trained by OpenSpiel's NFSP (neural fictitious self-play, its torch version) on our OpenSpiel games.

  pip install open_spiel torch dm-tree
  python examples/research/nfsp.py black-sheep --minutes 8 --out agent.pt

One agent sits in every seat: what it sees is told from the seat that is asked, so that it learns from all of them, and can play in
any. A decision is rewarded by the points that its player has got
ahead until its next one, and the last one by places too: the Q-learning inside NFSP hands a reward back one decision at a time, so
that the end of a game alone teaches it little within minutes. Black Sheep, Bouc Makers and Sheep Sheep have points on the way;
elsewhere only the end counts.

Twice a minute it says in how many of 1,024 games the agent comes first, alone against random players in every seat in turn.
"""

from __future__ import annotations

import argparse
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sheepfold import games
from sheepfold.research.fold import Fold
from sheepfold.research.strength import Choose, share_won

Array = NDArray[Any]
POINTS = 25  # ahead are worth as much as the first place


def load() -> tuple[Any, Any, Any]:
    """OpenSpiel's environment, its NFSP, and torch."""
    try:
        import torch
        from open_spiel.python import rl_environment
        from open_spiel.python.pytorch import nfsp
    except ImportError as error:
        raise SystemExit(f"{error.name} is missing: pip install open_spiel torch dm-tree") from None
    return rl_environment, nfsp, torch


class Seat:
    """An agent in one of its seats: what it has learned is the same in all of them, but each remembers its own game."""

    def __init__(self, agent: Any, number: int) -> None:
        self.agent, self.number = agent, number
        self.own = {name: getattr(agent, name) for name in ("_mode", "_prev_timestep", "_prev_action")}
        self.inner = {name: getattr(agent._rl_agent, name) for name in ("_prev_timestep", "_prev_action")}

    def step(self, told: Any) -> Any:
        for agent, memory in ((self.agent, self.own), (self.agent._rl_agent, self.inner)):
            agent.player_id = self.number
            vars(agent).update(memory)
        output = self.agent.step(told)
        self.own = {name: getattr(self.agent, name) for name in self.own}
        self.inner = {name: getattr(self.agent._rl_agent, name) for name in self.inner}
        return output


def leads(state: Any) -> list[float]:
    """How far each player is ahead of the best other one so far, in points."""
    position = state.world.position
    points = [int(position.score(seat)) for seat in range(position.seats)]
    return [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


def play(env: Any, agents: list[Any]) -> int:
    """One game of self-play, learning on the way; how many decisions it had."""
    step, decisions = env.reset(), 0
    before = leads(env.get_state)  # by player: at its last decision
    while not step.last():
        player, now = step.observations["current_player"], leads(env.get_state)
        rewards = [(lead - last) / POINTS for lead, last in zip(now, before, strict=True)]
        before[player] = now[player]
        action = agents[player].step(step._replace(rewards=rewards)).action
        step = env.step([action])
        decisions += 1
    gained = zip(step.rewards, leads(env.get_state), before, strict=True)
    step = step._replace(rewards=[worth + (lead - last) / POINTS for worth, lead, last in gained])
    for agent in agents:
        agent.step(step)
    return decisions


def policies(agent: Any, high: Array, torch: Any) -> dict[str, Choose]:
    """What an agent has learned, for many observations at once: its best response to the others, and what it played on average."""

    def scores(network: Any, observation: Array, mask: Array) -> Any:
        with torch.no_grad():
            found = network(torch.from_numpy((observation / high).astype(np.float32)))
            return found.masked_fill(torch.from_numpy(mask) == 0, -1e9)

    def respond(observation: Array, mask: Array) -> Array:
        actions: Array = scores(agent._rl_agent._q_network, observation, mask).argmax(dim=1).numpy()
        return actions

    def average(observation: Array, mask: Array) -> Array:
        logits = scores(agent._avg_network, observation, mask)
        drawn: Array = torch.distributions.Categorical(logits=logits).sample().numpy()
        return drawn

    return {"best response": respond, "average policy": average}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--seats", type=int, help="players at the table (default: as few as the game takes)")
    parser.add_argument(
        "--minutes",
        type=float,
        default=8,
        help="of processor time (default %(default)s); Ctrl-C ends it earlier, and what is learned is kept",
    )
    parser.add_argument("--seed", type=int, default=1, help="of all chance (default 1)")
    parser.add_argument("--out", help="where its networks are written, as torch reads them (.pt)")
    given = parser.parse_args()
    if given.out and not Path(given.out).absolute().parent.is_dir():
        parser.error(f"there is no folder for {given.out}")
    rl_environment, nfsp, torch = load()
    torch.set_num_threads(1)  # networks so small are slower on two
    from sheepfold.research import openspiel

    openspiel.register()
    fold = Fold(given.game, given.seats, n=256, seed=12345)
    env = rl_environment.Environment(openspiel.short_name(given.game), players=fold.seats)
    env.seed(given.seed)
    agent = nfsp.NFSP(
        0,
        fold.width,
        fold.actions,
        hidden_layers_sizes=(128,),
        reservoir_buffer_capacity=50_000,
        anticipatory_param=0.5,
        batch_size=128,
        rl_learning_rate=5e-4,
        sl_learning_rate=1e-3,
        min_buffer_size_to_learn=1000,
        learn_every=8,
        optimizer_str="adam",
        seed=given.seed,
        replay_buffer_capacity=30_000,
        discount_factor=0.97,
        epsilon_start=0.2,
        epsilon_end=0.02,
        epsilon_decay_duration=20_000,
        update_target_network_every=200,
    )
    agents = [Seat(agent, seat) for seat in range(fold.seats)]
    learned = policies(agent, fold.high(), torch)

    def told(rounds: int) -> str:
        return ", ".join(f"{name} {share_won(fold, choose, rounds):.1%}" for name, choose in learned.items())

    def train() -> None:
        due, decisions = 0.0, 0
        while (spent := time.process_time()) < given.minutes * 60:
            if spent >= due:
                due = spent + 30
                print(f"{spent:5.0f} s  {decisions:>10,} decisions  won against random players: {told(4)}", flush=True)
            decisions += play(env, agents)

    with suppress(KeyboardInterrupt):
        train()
    if given.out:
        networks = {"best response": agent._rl_agent._q_network, "average policy": agent._avg_network}
        torch.save({name: network.state_dict() for name, network in networks.items()}, given.out)
    print(f"at the end, of 4,096 games: {told(16)}")


if __name__ == "__main__":
    main()
