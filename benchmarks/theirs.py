"""OpenSpiel's own tests of our games, at every table (`bench research --theirs`)."""

from __future__ import annotations

import random
from typing import Any

from sheepfold import games


def run(simulations: int) -> int:
    """Random play under all of OpenSpiel's checks; then other worlds, which must look the same to whom they are made for."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    from sheepfold.research import openspiel

    openspiel.register()
    for name in games.names():
        fewest, most = games.load(name).seats
        for seats in range(fewest, most + 1):
            game = pyspiel.load_game(f"{openspiel.short_name(name)}(players={seats})")
            pyspiel.random_sim_test(game, num_sims=simulations, serialize=False, verbose=False)
            worlds = check_worlds(game)
            print(f"{name}, {seats} players: {simulations} games, {worlds} other worlds, nothing wrong", flush=True)
    return 0


def check_worlds(game: Any) -> int:
    """Where a player decides, another world has the same information state and observation for it."""
    import pyspiel

    state, worlds = game.new_initial_state(), 0
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(150):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, odds)[0])
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(random.choice(state.legal_actions()))
        worlds += 1
    return worlds
