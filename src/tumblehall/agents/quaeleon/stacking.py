"""A whole stack out of a hand, at once: what a card is worth, and how early it is to be played."""

from functools import cache
from typing import NamedTuple

from tumblehall.agents.quaeleon.card_worths import CARD_WORTHS, OPPONENTS
from tumblehall.agents.quaeleon.worth import own_cost
from tumblehall.games.quaeleon.content.facts import CARDS, COPIES
from tumblehall.games.quaeleon.rules.limits import STACK_LIMIT
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.kernel.dice import Rng

COSTS = tuple(own_cost(facts.slug) for facts in CARDS)
DEAREST = max(COSTS)
FINENESS = 1024


class Worths(NamedTuple):
    """By kind of card, against so many opponents."""

    hold: tuple[float, ...]
    """What a card does in a round, in points of health."""
    late: tuple[float, ...]
    """What it gains by being played one place later."""
    drawn: float
    """The worth of a card off the deck."""


@cache
def worths(opponents: int) -> Worths:
    at = min(range(len(OPPONENTS)), key=lambda i: abs(OPPONENTS[i] - opponents))
    pairs = [CARD_WORTHS[facts.slug][at] for facts in CARDS]
    hold = tuple(pair[0] for pair in pairs)
    drawn = sum(worth * n for worth, n in zip(hold, COPIES, strict=True)) / sum(COPIES)
    return Worths(hold, tuple(pair[1] for pair in pairs), drawn)


def playable(s: QuaeleonState, seat: int) -> list[int]:
    """The cards of a seat that would not throw it out by themselves; all, if there are no others."""
    cards = s.hand[seat] + s.picks[seat]
    health = s.health[seat]
    if health > DEAREST:
        return cards
    return [kind for kind in cards if COSTS[kind] < health] or cards


def plan(s: QuaeleonState, seat: int) -> list[int]:
    """The five best cards, in their order."""
    hold, late, _ = worths(len(s.living) - 1)
    best = sorted(sorted(playable(s, seat)), key=hold.__getitem__, reverse=True)[:STACK_LIMIT]
    best.sort(key=late.__getitem__)
    return best


def loose_plan(s: QuaeleonState, seat: int, spread: float, rng: Rng, most: int = STACK_LIMIT) -> list[int]:
    """The stack of somebody who sees cards a little otherwise: their worth is off by up to `spread`."""
    hold, late, _ = worths(len(s.living) - 1)
    below = rng.below
    off = 2 * spread / FINENESS
    best = sorted([(hold[kind] + off * below(FINENESS), kind) for kind in playable(s, seat)], reverse=True)[:most]
    off /= 4
    return [kind for _, kind in sorted([(late[kind] + off * below(FINENESS), kind) for _, kind in best])]
