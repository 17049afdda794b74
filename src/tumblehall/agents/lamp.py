"""The lamp: "what would you do, and why?" A bot is given the sight of the seat that asks, and what it says is put into
words that the seat may know: from the question, from what the seat sees, and from the bot's ranking."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, cast

from tumblehall.agents.agent import Agent, Bot, Thinker, is_thinker
from tumblehall.agents.effort import at_most
from tumblehall.agents.roster import agent_named, agents_for, default_level
from tumblehall.agents.sight import Sight
from tumblehall.kernel.dice import FastRng, Rng
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision, Hint, Idea, Json, Option

WITHIN_A_SECOND: Final = ("expert",)
"""The levels that look ahead and answer within a second, the strongest first."""
THINKS: Final = 0.8
"""Seconds of the processor after which they stop to think, where a machine is slow."""
LONG: Final = 50
"""Letters of a label."""
SHOWN: Final = 3
"""So many ideas are told."""

Reasons = Callable[[Mapping[str, Json], Decision, Option], str]
"""From the view of a seat, its question and the option that the bot takes: what speaks for it; or nothing."""


def advise(table: Table, seat: int) -> Hint:
    """What a bot would do in a seat that is asked something."""
    rng = FastRng(lamp_seed(table, seat))
    return hint_of(lamp_levels(table.game)[0], Sight.of(table, seat, rng), rng)


def lamp_levels(game: str) -> tuple[str, ...]:
    """Who is asked, the strongest first; the others where that one has no time."""
    levels = agents_for(game)
    return (*(level for level in WITHIN_A_SECOND if level in levels), default_level(game))


def lamp_seed(table: Table, seat: int) -> str:
    """Of the chance of the lamp. Nothing secret is in it: the same question gets the same hint, and a hint says nothing
    of the dice to come."""
    return f"lamp {table.game} {seat} {table.step_of(seat)}"


def hint_of(level: str, sight: Sight, rng: Rng) -> Hint:
    """What a bot of a level would do. It has nothing but the sight, so it cannot say more than the seat may know."""
    decision = sight.decision
    options = {option.id: option for option in decision.options}
    reasons = _reasons_of(sight.game)
    ranking = _ranked(agent_named(sight.game, level), sight, rng)
    (best, worth), *others = ranking[:SHOWN]
    ideas = (
        Idea(best, options[best].label, reasons(sight.view, decision, options[best]), worth),
        *(Idea(id, options[id].label, "", worth) for id, worth in others),
    )
    return Hint(sight.seat, level, _sentence(ideas, len(ranking) > 1), ideas)


def _ranked(bot: Bot, sight: Sight, rng: Rng) -> list[tuple[str, float | None]]:
    """Options with their worth, the best first. Where all but the best are worth the same, nothing was reckoned; a bot
    that does not look ahead only says what it would do."""
    if not is_thinker(bot):
        return [(cast(Agent, bot).choose(sight.view, sight.decision, rng), None)]
    with at_most(THINKS):
        ranking = cast(Thinker, bot).rank(sight, rng)
    worths = {ranked.worth for ranked in ranking}
    if len(worths) < min(3, len(ranking)):
        return [(ranked.option, None) for ranked in ranking[:1]]
    return [(ranked.option, ranked.worth) for ranked in ranking]


def _sentence(ideas: tuple[Idea, ...], compared: bool) -> str:
    best, *others = ideas
    why = best.why or (
        "of all it came out best in the turns that I imagined" if compared else "that is what I would do"
    )
    after = f"; next best: {_short(others[0].label)}" if others else ""
    return f"{_short(best.label)}: {why}{after}."


def _short(label: str) -> str:
    """A long label tells all that a thing does; its name is enough here."""
    return label if len(label) <= LONG else label.split(": ")[0]


def _nothing(_view: Mapping[str, Json], _decision: Decision, _option: Option) -> str:
    return ""


@lru_cache(64)
def _reasons_of(game: str) -> Reasons:
    """What the module `tumblehall.agents.<game>.reasons` says; a game without it has general sentences."""
    name = f"tumblehall.agents.{game}"
    if not game.isidentifier() or find_spec(name) is None or find_spec(f"{name}.reasons") is None:
        return _nothing
    found: Reasons = import_module(f"{name}.reasons").reason
    return found
