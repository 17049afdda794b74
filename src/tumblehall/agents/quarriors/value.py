"""How likely each seat is to win a game of Quarriors, by some numbers of the position and by the cards that it owns.
How the weights were found is told in docs/opponents/quarriors.md."""

from functools import lru_cache
from math import exp
from operator import mul

from tumblehall.agents.quarriors.learnt import LEARNT, owned_worths
from tumblehall.agents.quarriors.numbers import Numbers, numbers_for, owned_by
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.rules.figures import goal_of
from tumblehall.games.quarriors.rules.mechanisms.completing import completes
from tumblehall.games.quarriors.rules.state import QuarriorsState

FACES, ROLLS = 6, 6
PARTY, MANY, SPELLS, CARDS = 4, 20, 10, 10
"""What the numbers of a party, of all dice and of spells in play are counted in, and the weight of cards."""
UNKNOWN = 4
"""The defence of a creature that shows none."""
A_CULL = 0.4
"""What counts of a creature that scores, beyond its glory."""
WEIGHTS = tuple(LEARNT["value"])
"""One for each of the numbers below."""


@lru_cache(maxsize=64)
def _shown(t: Tables) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By kind what a die shows on average: quiddity, and glory on creatures."""
    quiddity = [sum(face.quiddity for face in card.faces[:FACES]) / FACES for card in t.cards]
    creatures = [sum(face.creature for face in card.faces[:FACES]) / FACES for card in t.cards]
    return tuple(quiddity), tuple(map(mul, t.glory, creatures))


def features(s: QuarriorsState, seat: int, owned: list[int], rest: float) -> tuple[float, ...]:
    """What tells how a seat stands: its glory, what is about to score, its dice on average, and those that come next.
    `rest`: how much of the game is to come."""
    t, goal, n = s.tables, goal_of(s), numbers_for(s, seat)
    many = sum(owned) or 1
    quiddity, creatures = _shown(t)
    glory = s.glory[seat] / goal
    stands, raw, beside = _in_play(s, seat, n.hostile)
    stands, raw, quest = stands / goal, raw / goal, _quest(s, seat) / goal
    party = 0.0 if s.quests is None else len(s.quests.party[seat]) / PARTY
    worth = sum(map(mul, owned, n.take)) / many
    coins, scores = sum(map(mul, owned, quiddity)) / many, sum(map(mul, owned, creatures)) / many
    due = min(1.0, glory + stands + quest)
    turn, no_culls = float(s.turn == seat), float(not s.culls)
    kinds = sum(map(mul, owned, t.is_creature_card)) / many
    return (
        *(glory, glory * glory, due**3, stands, raw, quest, party * rest, rest * worth, rest * rest * worth),
        *(
            rest * coins,
            rest * scores,
            _next(s, seat, n, worth),
            many / MANY * rest,
            beside / SPELLS,
            turn,
            turn * rest,
        ),
        *(worth * coins * rest, no_culls * rest * worth, no_culls * glory, kinds * rest),
    )


def _in_play(s: QuarriorsState, seat: int, hostile: float) -> tuple[float, float, int]:
    """What creatures bring that stand until they score, their glory, and how many other dice are in play."""
    t, stands, raw, beside = s.tables, 0.0, 0.0, 0
    for die in s.ready[seat]:
        if t.faces[die.code].creature:
            glory, defence = t.glory[die.acts_as >> 3], t.faces[die.acts_as].face.defence
            wall = UNKNOWN if defence is None else defence
            stands += (glory + A_CULL) * wall / (wall + 1 + hostile / 2)
            raw += glory
        else:
            beside += 1
    return stands, raw, beside


def _next(s: QuarriorsState, seat: int, n: Numbers, worth: float) -> float:
    """By how much the dice in the bag, and those of this turn, are better than all."""
    bag = s.bag[seat]
    many, total = sum(bag), sum(map(mul, bag, n.take))
    if s.turn == seat:
        active = s.active[seat]
        many += len(active)
        total += sum([n.take[code >> 3] for code in active])
    return (total / many - worth) * min(1.0, many / ROLLS) if many else 0.0


def _quest(s: QuarriorsState, seat: int) -> int:
    """The glory of a quest that is about to be completed."""
    if s.quests is None or not s.quests.party[seat] or not completes(s, seat):
        return 0
    return s.tables.glory[s.quests.on[seat]]


def chances(s: QuarriorsState) -> list[float]:
    """By seat, together 1."""
    cards, rest, scores = owned_worths(s.tables), 1.0 - max(s.glory) / goal_of(s), []
    for seat in range(s.players):
        owned = owned_by(s, seat)
        told = sum(map(mul, WEIGHTS, features(s, seat, owned, rest)))
        scores.append(exp(told + CARDS * rest * sum(map(mul, owned, cards)) / (sum(owned) or 1)))
    total = sum(scores)
    return [score / total for score in scores]
