"""What the numbers and choices of a card of Quarriors usually come to, before it is known what lies on the table."""

from tumblehall.games.quarriors.language import selectors as x
from tumblehall.games.quarriors.language.terms import THIS, Side, Special

NARROW = 0.4
"""How often creatures are there that must be of a kind."""
A_NUMBER = {x.LevelOf: 1.5, x.CostOf: 3.0, x.Count: 1.0, x.PrintedGlory: 1.5, x.Done: 1.0, x.CountPlayers: 0.6}
"""What numbers usually come to that are counted only when they matter."""


def usual(n: x.Number) -> float:
    match n:
        case int():
            return n
        case x.Plus(of):
            return sum(map(usual, of))
        case x.Min(of):
            return min(map(usual, of))
        case x.Count(x.Dice(classes=(_, *_))):
            return NARROW
        case x.Times(one, by):
            return by * usual(one)
        case _:
            return A_NUMBER.get(type(n), 1.0)


def side_of(dice: x.Pick) -> Side | Special:
    of = dice if isinstance(dice, Special) else dice.dice
    return of.side if isinstance(of, x.Dice) else THIS


def many(dice: x.Pick) -> float:
    return float(dice.n) if isinstance(dice, x.UpTo) else 1.5 if isinstance(dice, x.AnyNumber | x.All) else 1.0
