"""Every game as an OpenSpiel Python game, with chance outcomes listed.

    import pyspiel
    from sheepfold.research import openspiel
    openspiel.register()
    game = pyspiel.load_game("python_sheepfold_bouc_makers(players=3,options=herds=open)")

What a player observes is `sheepfold tensors GAME`, as floats from 0 to 1; its information state is its view and all that it has
heard. Returns are by places: 1 for the first, -1 for the last. OpenSpiel's Python bots play these games, its Python IS-MCTS
included (`resample_from_infostate`). Its C++ ISMCTSBot cannot: it has no way to ask a Python game for another world.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

from sheepfold import games
from sheepfold.core.events import seen, text_of
from sheepfold.core.game import ENDLESS, Game
from sheepfold.core.pile import NONE
from sheepfold.core.play import take_step
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.research.episode import Episode

PREFIX = "python_sheepfold_"
MOST_OUTCOMES = 4096  # fate's moves have codes below this
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
LONGEST = 1_000_000  # of a game that an option lets go on for ever


def register() -> list[str]:
    """Make every game that has tensors known to `pyspiel.load_game`; their names there."""
    names = [name for name in games.names() if games.load(name).tensors is not None]
    for name in names:
        if short_name(name) not in pyspiel.registered_names():
            # A class, not a function: OpenSpiel lets go of it after Python has ended, and only a class outlives that.
            pyspiel.register_game(kind_of(name), type(f"Game of {name}", (SheepfoldGame,), {"name": name}))
    return [short_name(name) for name in names]


def short_name(name: str) -> str:
    """What OpenSpiel calls a game of ours."""
    return PREFIX + name.replace("-", "_")


def kind_of(name: str) -> Any:
    game = games.load(name)
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Sheepfold: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[0], "options": ""},
    )


def read_options(text: str) -> dict[str, str]:
    """`herds=open;rescue=off`"""
    return dict(part.split("=", 1) for part in text.split(";") if part)


class Table(Episode):
    """One for all states of a game; a state that is cloned keeps it."""

    def __deepcopy__(self, memo: Any) -> Table:
        return self


class SheepfoldGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.table = Table(self.name, params.get("players"), read_options(str(params.get("options", ""))))
        bound = self.table.game.bound(self.table.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST if bound >= ENDLESS else 2 * bound,
        )
        super().__init__(kind_of(self.name), info, params)
        columns = self.table.tensors.columns
        self.high = np.repeat([block.high for block in columns], [block.width for block in columns]).astype(np.float32)

    def new_initial_state(self) -> SheepfoldState:
        return SheepfoldState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class World:
    """What a state is: where the game stands, who acts, half a choice, and what everybody has heard."""

    def __init__(self, position: Position, half: int = -1, told: dict[int, str] | None = None) -> None:
        self.position = position
        self.player = player_of(position)
        self.half = half
        self.told = told or {}  # by player: what it had heard up to `before`; never changed in place
        self.before = position.copy()  # likewise
        self.moves: list[tuple[int, int]] = []  # since then

    def __deepcopy__(self, memo: Any) -> World:
        other = World.__new__(World)
        other.player, other.half = self.player, self.half
        other.position = self.position.copy()
        other.told, other.before = self.told, self.before
        other.moves = self.moves[:]
        return other

    def play(self, seat: int, move: int) -> None:
        self.moves.append((seat, move))
        self.position.play(move, seat)
        self.player = player_of(self.position)

    def heard(self, game: Game, player: int) -> str:
        """All that a player was told, line by line; worked out for everybody when somebody asks, since most never do."""
        if self.moves:
            told = {seat: [self.told[seat]] if seat in self.told else [] for seat in range(int(self.position.seats))}
            for seat, move in self.moves:
                step = take_step(game, self.before, seat, move)
                self.before = step.after
                for listener, lines in told.items():
                    lines += [text_of(event) for event in seen(step.events, listener)]
            self.told = {listener: "\n".join(lines) for listener, lines in told.items()}
            self.moves = []
        return self.told.get(player, "")


def player_of(position: Position) -> int:
    """Who acts, as OpenSpiel numbers it; chance has our number for fate."""
    actor = int(position.actor())
    return TERMINAL if actor == OVER else actor


class SheepfoldState(pyspiel.State):  # type: ignore[misc]
    """Names and methods are those that OpenSpiel asks for."""

    def __init__(self, game: SheepfoldGame) -> None:
        super().__init__(game)
        self.shared: Table = game.table
        self.world = World(game.table.begin.copy())

    def table(self) -> Episode:
        return self.shared

    def current_player(self) -> int:
        return self.world.player

    def _legal_actions(self, player: int) -> list[int]:
        world = self.world
        return self.shared.desk.sorted_legal(world.position, world.half)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.shared.desk.outcomes(self.world.position)

    def _apply_action(self, action: int) -> None:
        world = self.world
        seat = world.player
        move = action if seat == FATE else int(self.shared.tensors.decide(world.position, seat, world.half, action))
        if move == NONE:
            world.half = action
            return
        world.half = int(NONE)
        world.play(seat, move)

    def _at_table(self) -> Episode:
        """The table with this state's position on it."""
        table = self.shared
        table.position, table.half = self.world.position, self.world.half
        return table

    def _action_to_string(self, player: int, action: int) -> str:
        table = self._at_table()
        if player == pyspiel.PlayerId.CHANCE:
            return str(table.game.say(table.position, int(FATE), action))
        return table.text(action)

    def is_terminal(self) -> bool:
        return self.world.player == TERMINAL

    def returns(self) -> list[float]:
        return self._at_table().utilities() if self.is_terminal() else [0.0] * self.shared.seats

    def __str__(self) -> str:
        return json.dumps(self.world.position.to_data(), ensure_ascii=False)

    def heard(self, player: int) -> str:
        return self.world.heard(self.shared.game, player)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SheepfoldState:
        """Another world that looks the same to a player; what it has heard, it has heard there too."""
        other: SheepfoldState = self.clone()
        position = self.world.position.copy()
        position.reshuffle(player_id, Rng(int(probability_sampler() * 2**53)))
        other.world = World(position, self.world.half, {player_id: self.heard(player_id)})
        return other


class Observer:
    """What a player sees as numbers and as text; with perfect recall the text has all it has heard."""

    def __init__(self, game: SheepfoldGame, recalls: bool) -> None:
        self.game = game
        self.recalls = recalls
        self.tensor = np.zeros(game.table.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SheepfoldState, player: int) -> None:
        np.divide(state._at_table().observe(player), self.game.high, out=self.tensor)

    def string_from(self, state: SheepfoldState, player: int) -> str:
        position = state.world.position
        view = json.dumps(self.game.table.game.view(position, player), sort_keys=True, ensure_ascii=False)
        half = f" {state.world.half}" if state.world.half != NONE and player == position.actor() else ""
        text = f"{letter(player)} {view}{half}"
        return f"{state.heard(player)}\n{text}" if self.recalls else text
