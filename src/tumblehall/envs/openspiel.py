"""All games as OpenSpiel games: import this, then `pyspiel.load_game("tumblehall_quarriors")`, or `load` with options.

Every number that the rules draw is a chance node of its own, so that a history says everything: states are serialised
by it. Seats that choose at the same time are asked one after the other, none of them knowing what another has chosen.
"""

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from tumblehall.agents.encoding import encoding_for
from tumblehall.envs.explicit import Begin, Moment
from tumblehall.envs.rewards import is_together, rewards_of
from tumblehall.kernel.canonical import canonical, digest_of
from tumblehall.kernel.decision import decision_of
from tumblehall.kernel.flow import State
from tumblehall.kernel.position import dump_position
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.values import Json
from tumblehall.kernel.viewing import view_of
from tumblehall.library import game_named, list_games

WAYS = 512
"""No number is drawn of more than so many."""
USUAL_SEATS = 2
_KINDS = pyspiel.GameType


def load(game: str, players: int = USUAL_SEATS, options: Mapping[str, Json] | None = None) -> Any:
    """A game by its short name, with options as for `tumblehall.new_table`."""
    game_named(game)  # BadInput lists the names
    written = quote(json.dumps(dict(options)), safe="") if options else ""
    return pyspiel.load_game(f"tumblehall_{game}", {"players": players, "options": written})


def _game_type(game: str) -> Any:
    info = game_named(game).info
    return pyspiel.GameType(
        short_name=f"tumblehall_{game}",
        long_name=info.title,
        dynamics=_KINDS.Dynamics.SEQUENTIAL,
        chance_mode=_KINDS.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_KINDS.Information.IMPERFECT_INFORMATION if info.hidden else _KINDS.Information.PERFECT_INFORMATION,
        utility=_KINDS.Utility.GENERAL_SUM,  # Dicequest may be played together
        reward_model=_KINDS.RewardModel.TERMINAL,
        max_num_players=info.seats[1],
        min_num_players=info.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": USUAL_SEATS, "options": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with a number of seats and options."""

    def __init__(self, kind: Any, game: str, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game = game_named(game)
        self.seats = int(given.get("players", USUAL_SEATS))
        self.options = json.loads(unquote(given.get("options", "")) or "{}")
        self.encoding = encoding_for(game)
        self.all_options = self.game.read_options(self.options, self.seats)
        self.together = is_together(self.all_options, self.seats)
        self.start = Moment(Begin(game, self.seats, self.options))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.verbs.space,
            max_chance_outcomes=WAYS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.game.info.longest,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise ValueError(f"there is nothing to choose about observations; got {params}")
        return SpielObserver(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a number on the way to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = game.start
        self.past = ("",) * game.seats
        """By seat what it has seen and done at its decisions, as one digest."""

    @property
    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.moment.ways:
            return int(pyspiel.PlayerId.CHANCE)
        state = self._position()
        return int(pyspiel.PlayerId.TERMINAL) if state.outcome is not None else state.seat

    def _position(self) -> State:
        assert self.moment.state is not None
        return self.moment.state

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._position().options_of(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ways = self.moment.ways
        return [(number, 1 / ways) for number in range(ways)]

    def _apply_action(self, action: int) -> None:
        if self.moment.ways:
            self.moment = self.moment.drawn(action)
            return
        if self._game.game.info.hidden:
            seat = self._position().seat
            done = digest_of([self.past[seat], self.observed(seat), action])
            self.past = (*self.past[:seat], done, *self.past[seat + 1 :])
        self.moment = self.moment.answered(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action} of {self.moment.ways}" if self.moment.ways else str(action)
        state = self._position()
        return str(self._game.game.describe(state, state.question_of(player), action).id)

    def is_terminal(self) -> bool:
        return not self.moment.ways and self._position().outcome is not None

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._game.seats
        outcome = self._position().outcome
        assert outcome is not None
        return rewards_of(outcome, self._game.seats, self._game.together)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A position that the player cannot tell from this one. Its history is still that of this one: it is for
        searching, and cannot be serialised."""
        other: SpielState = self.clone()
        other.moment = self.moment.imagined(player, SimRng(f"{sampler()}"))
        return other

    def observed(self, player: int) -> str:
        """All that a player sees, and what it may do."""
        state = self.moment.state
        if state is None:
            return ""
        view = view_of(self._game.game, state, player, 0)
        asked = decision_of(self._game.game, state, player) if player in state.seats else None
        return canonical([view, [option.id for option in asked.options] if asked else []])

    def __str__(self) -> str:
        """The whole position, and what of chance is still to be drawn."""
        state, game = self.moment.state, self._game
        position = "" if state is None else canonical(dump_position(game.game, state, game.all_options))
        return f"{position} {self.moment.ways or ''}"


class SpielObserver:
    """What a player sees, as numbers or as a text; the text with all that it saw before where that is asked for."""

    def __init__(self, game: SpielGame, with_past: bool) -> None:
        self._encoding = game.encoding
        self._with_past = with_past
        self.tensor = np.zeros(game.encoding.state_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.moment.state
        self.tensor[:] = 0 if position is None else self._encoding.state(position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        seen = state.observed(player)
        return f"{state.past[player]} {seen}" if self._with_past else seen


def _register(name: str) -> None:
    kind = _game_type(name)

    class Registered(SpielGame):
        """A class, no function: the library lets go of it after the interpreter is gone, which a class survives."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, name, params)

    pyspiel.register_game(kind, Registered)


for _name in list_games():
    _register(_name)
