"""Worlds in which neighbours stack as sensible players do. What a seat knows holds in all of them."""

from tumblehall.agents.quaeleon.playout import confirm_all, set_stack
from tumblehall.agents.quaeleon.stacking import loose_plan
from tumblehall.agents.sight import Sight
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.pieces import KIND
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.truth import can_all_be, facts_of
from tumblehall.kernel.dice import Rng

SPREAD = 2.0
"""How far neighbours are off in what they think of a card."""


def imagined(sight: Sight, rng: Rng) -> QuaeleonState:
    """A world for one playout. While stacks are built, all neighbours are ready."""
    world: QuaeleonState = sight.imagine(rng)
    if world.branches is None:
        _stacked_well(world, sight.seat, rng)
    elif world.question_of(sight.seat)[0] == steps.STACK:
        for other in world.living:
            if other != sight.seat:
                set_stack(world, other, loose_plan(world, other, SPREAD, rng))
        confirm_all(world, tuple(other for other in world.seats if other != sight.seat), rng)
    return world


def _stacked_well(world: QuaeleonState, seat: int, rng: Rng) -> None:
    """Of what neighbours hold and have in their stacks, the better cards are in the stacks, in their order. Whoever is
    asked keeps the cards that the question is about."""
    for other in world.living:
        stack, hand = world.stacks[other], world.hand[other]
        if other in (seat, world.seat) or not stack:
            continue
        world.hand[other] = left = sorted([card & KIND for card in stack] + hand)
        chosen = loose_plan(world, other, SPREAD, rng, len(stack))
        if len(chosen) == len(stack):
            for kind in chosen:
                left.remove(kind)
            world.stacks[other] = [card & ~KIND | kind for card, kind in zip(stack, reversed(chosen), strict=True)]
        if len(chosen) < len(stack) or not can_all_be(world, seat, facts_of(world, seat)):
            world.stacks[other], world.hand[other] = stack, hand
