"""How likely each seat is to win a game of Quarriors, by a few numbers of the position. How the weights were found is
told in docs/opponents/quarriors.md."""

from functools import lru_cache
from math import exp
from operator import mul

from tumblehall.agents.quarriors.numbers import numbers_for, owned_by
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.rules.figures import GOALS, QUEST_GOALS
from tumblehall.games.quarriors.rules.mechanisms.completing import completes
from tumblehall.games.quarriors.rules.state import QuarriorsState

WEIGHTS = (3.23, 1.50, 3.16, 1.53, 0.63, -2.55, 0.39, 1.31, 1.25, -1.47, 1.21, 0.10, 0.38, 3.14)


@lru_cache(maxsize=64)
def quiddity_of(t: Tables) -> tuple[float, ...]:
    return tuple(sum(max(face.quiddity, 0) for face in card.faces[:6]) / 6 for card in t.cards)


@lru_cache(maxsize=64)
def glory_die(t: Tables) -> tuple[float, ...]:
    return tuple(t.glory[kind] * sum(face.creature for face in card.faces[:6]) / 6 for kind, card in enumerate(t.cards))


def features(s: QuarriorsState, seat: int) -> list[float]:
    t = s.tables
    goal = (QUEST_GOALS if t.quests else GOALS)[s.players]
    rest = 1.0 - min(1.0, max(s.glory) / goal)
    n = numbers_for(s, seat)
    owned = owned_by(s, seat)
    many = sum(owned) or 1
    glory = s.glory[seat] / goal
    stand = 0.0
    for die in s.ready[seat]:
        if t.faces[die.code].creature:
            stand += n.creature[die.acts_as]
    stand /= goal
    worth = sum(map(mul, owned, n.die)) / many
    coins = sum(map(mul, owned, quiddity_of(t))) / many
    scores = sum(map(mul, owned, glory_die(t))) / many
    pool = 0.0
    if s.turn == seat:
        for code in s.active[seat]:
            pool += n.face[code]
        pool /= goal
    party = 0.0
    if s.quests is not None and s.quests.party[seat] and completes(s, seat):
        party = (t.glory[s.quests.on[seat]] + 1) / goal
    due = min(1.0, glory + stand + party)
    return [
        glory,
        due * due * due,
        stand,
        worth,
        worth * rest,
        coins * rest,
        scores,
        scores * rest,
        many * 0.1,
        many * 0.1 * rest,
        pool,
        party,
        float(s.turn == seat),
        worth * coins * rest,
    ]


def chances(s: QuarriorsState) -> list[float]:
    """By seat, together 1."""
    weights = WEIGHTS
    scores = [exp(sum(map(mul, weights, features(s, seat)))) for seat in range(s.players)]
    total = sum(scores)
    return [score / total for score in scores]
