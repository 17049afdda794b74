"""How likely each seat is to win a game of Quarriors, by a few numbers of the position. How the weights were found is
told in docs/opponents/quarriors.md."""

from functools import lru_cache
from math import exp
from operator import mul

from tumblehall.agents.quarriors.numbers import numbers_for, owned_by
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.rules.figures import goal_of
from tumblehall.games.quarriors.rules.mechanisms.completing import completes
from tumblehall.games.quarriors.rules.state import QuarriorsState

FACES = 6
WEIGHTS = (2.93, 1.23, 3.13, 1.14, -2.38, 1.55, 1.03, 0.30, 3.01)
"""One for each of the numbers below."""


@lru_cache(maxsize=64)
def _shown(t: Tables) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By kind what a die shows on average: quiddity, and glory on creatures."""
    quiddity = [sum(face.quiddity for face in card.faces[:FACES]) / FACES for card in t.cards]
    creatures = [sum(face.creature for face in card.faces[:FACES]) / FACES for card in t.cards]
    return tuple(quiddity), tuple(map(mul, t.glory, creatures))


def features(s: QuarriorsState, seat: int) -> tuple[float, ...]:
    """What tells how a seat stands: its glory, what is about to score, its dice on average, and what it rolled."""
    t, goal = s.tables, goal_of(s)
    n, owned, (quiddity, creatures) = numbers_for(s, seat), owned_by(s, seat), _shown(t)
    many = sum(owned) or 1
    rest = max(0.0, 1.0 - max(s.glory) / goal)
    glory = s.glory[seat] / goal
    stands = sum([n.creature[die.acts_as] for die in s.ready[seat]]) / goal
    worth = sum(map(mul, owned, n.die)) / many
    coins = rest * sum(map(mul, owned, quiddity)) / many
    scores = rest * sum(map(mul, owned, creatures)) / many
    pool = sum([n.face[code] for code in s.active[seat]]) / goal if s.turn == seat else 0.0
    due = min(1.0, glory + stands + _quest(s, seat) / goal)
    return glory, due**3, stands, worth, coins, scores, pool, float(s.turn == seat), worth * coins


def _quest(s: QuarriorsState, seat: int) -> int:
    """The glory of a quest that is about to be completed."""
    if s.quests is None or not s.quests.party[seat] or not completes(s, seat):
        return 0
    return s.tables.glory[s.quests.on[seat]]


def chances(s: QuarriorsState) -> list[float]:
    """By seat, together 1."""
    scores = [exp(sum(map(mul, WEIGHTS, features(s, seat)))) for seat in range(s.players)]
    total = sum(scores)
    return [score / total for score in scores]
