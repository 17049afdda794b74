"""Whoever chooses: a level, a bot of one's own, a net, or `quick`, the policy by which thinkers play imagined games.
`quick` reads the state itself, what its seat may know of it, and no texts: many times the games in the same time."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tumblehall.agents.agent import Agent, Bot, Thinker, is_thinker
from tumblehall.agents.from_file import any_agent, blamed
from tumblehall.agents.roster import agents_for
from tumblehall.agents.sight import Sight
from tumblehall.kernel.decision import decision_of
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.flow import State
from tumblehall.kernel.game import Game, asking_of
from tumblehall.kernel.values import Decision, Json, Option
from tumblehall.kernel.viewing import view_of

QUICK = "quick"
Policy = Callable[[Any, int, Rng], int]


class Asked:
    """A question to a seat; its texts are made when somebody wants to read them."""

    def __init__(self, game: Game[Any], state: State, seat: int, step: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.step = step

    @cached_property
    def decision(self) -> Decision:
        return decision_of(self.game, self.state, self.seat)

    @cached_property
    def view(self) -> dict[str, Json]:
        return view_of(self.game, self.state, self.seat, self.step)

    @cached_property
    def ids(self) -> list[str]:
        """Of the options, without a word for people."""
        frame = self.state.question_of(self.seat)
        asking = asking_of(self.state, frame)
        return [self.game.id_of(self.state, frame, asking, option) for option in self.state.options_of(self.seat)]

    def number_of(self, option: str) -> int:
        """The engine's number of an option."""
        place = next(place for place, known in enumerate(self.decision.options) if known.id == option)
        return self.state.options_of(self.seat)[place]


def answer(name: str, asked: Asked, rng: Rng) -> int:
    """The option that this player takes."""
    if name == QUICK:
        return policy_of(asked.game.info.name)(asked.state, asked.seat, rng)
    return asked.number_of(answer_among(name, asked, asked.decision.options, asked.view, rng))


def answer_among(name: str, asked: Asked, options: Sequence[Option], view: Any, rng: Rng) -> str:
    """What a player answers that is offered these options alone, in this view. A bot may name another one all the same:
    some make up their minds from the view."""
    game, decision = asked.game.info.name, asked.decision
    bot = bot_of(game, name)
    with blamed(name, decision):
        if is_thinker(bot):
            found = _best_among(bot, asked, options, rng)
        else:
            found = _agent(bot).choose(view, _offering(decision, options), rng)
    if all(option.id != found for option in decision.options):
        raise BadInput(f"{name} answered {found!r} to '{decision.prompt}', which is not on offer")
    return found


def _best_among(bot: Bot, asked: Asked, options: Sequence[Option], rng: Rng) -> str:
    allowed = {option.id for option in options}
    sight = Sight(asked.game.info.name, asked.seat, asked.state.imagine(asked.seat, rng))
    thinker: Thinker = bot  # type: ignore[assignment]
    return next(ranked.option for ranked in thinker.rank(sight, rng) if ranked.option in allowed)


def _agent(bot: Bot) -> Agent:
    return bot  # type: ignore[return-value]


def _offering(decision: Decision, options: Sequence[Option]) -> Decision:
    if len(options) == len(decision.options):
        return decision
    kept = decision.default if any(option.id == decision.default for option in options) else options[0].id
    return replace(decision, options=tuple(options), default=kept)


@cache
def bot_of(game: str, name: str) -> Bot:
    """One for each process: a bot keeps nothing between two choices."""
    return any_agent(game, name)


@cache
def policy_of(game: str) -> Policy:
    name = f"tumblehall.agents.{game}.policy"
    if find_spec(f"tumblehall.agents.{game}") is None or find_spec(name) is None:
        raise BadInput(f"there is no '{QUICK}' player for {game}; the bots are {', '.join(agents_for(game))}")
    policy: Policy = import_module(name).choose
    return policy


def check_players(game: str, names: tuple[str, ...]) -> None:
    """BadInput names the one that is not there."""
    for name in names:
        if not name:
            raise BadInput(f"--agents: a name is missing; the bots are {', '.join(agents_for(game))} and {QUICK}")
        if name == QUICK:
            policy_of(game)
        else:
            bot_of(game, name)


def thinking(game: str, name: str) -> bool:
    return name != QUICK and is_thinker(bot_of(game, name))
