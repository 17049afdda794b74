"""What the faces of the dice on a table of Quarriors say, counted in glory, those that lie locked among them."""

from functools import lru_cache

from tumblehall.agents.quarriors.scale import (
    A_MORE_DRAW,
    A_POINT,
    KEPT_LOCKED,
    LIES,
    PER_DRAW,
    ROUNDS,
    SCORED_IN_A_TURN,
    SELDOM,
)
from tumblehall.agents.quarriors.usual import usual
from tumblehall.agents.quarriors.words import NOTHING, Text, clause_worth, effects_worth, for_players
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language import selectors as x
from tumblehall.games.quarriors.language.faces import CardFace
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.language.terms import Action, DrawKind, Moment, Side, Who

IN_A_ROUND = {
    Moment.DRAWN: 1.0,
    Moment.PHASE2_ENDS: 1.0,
    Moment.PHASE3_STARTS: 1.0,
    Moment.BOUGHT_OUT: 0.2,
    Moment.PLACED: 0.5,
}
"""How often a moment comes for a locked die, from one turn of its holder to the next."""


@lru_cache(maxsize=128)
def texts_of(t: Tables, rest: float) -> tuple[Text, ...]:
    """By die code, with so much of the game to come."""
    return tuple(_face(t, rest, face) for face in t.faces)


def _face(t: Tables, rest: float, face: CardFace) -> Text:
    if face.lock:
        return Text(always=_rounds(rest, face) * sum(_lies(t, rest, said.clause) for said in face.said))
    found = [clause_worth(t, rest, said.clause) for said in face.said]
    return Text(*map(sum, zip(*found, strict=True))) if found else NOTHING


# -- locked dice -------------------------------------------------------------------------------------------------------


def _rounds(rest: float, face: CardFace) -> float:
    """For how many rounds a die lies locked."""
    sold = [said.clause for said in face.says.get(m.Forbid, ())]
    kept = any(isinstance(clause, m.Forbid) and clause.action is Action.BUYOUT for clause in sold)
    return min(KEPT_LOCKED if kept else LIES, ROUNDS * rest)


def _lies(t: Tables, rest: float, clause: c.Clause) -> float:
    """What a clause of a locked die brings its holder in a round."""
    match clause:
        case c.When(moment, do):
            turns = _turns_of(clause.if_)
            often = IN_A_ROUND.get(moment, 0.0) * (SELDOM if _counts_draws(clause.if_) else 1.0)
            return often * sum(effects_worth(t, rest, do, active) for active in turns) / len(turns)
        case c.Activate(do, price, Who.ME):
            return 0.3 * effects_worth(t, rest, do) if price is None else 0.0
        case m.DrawSize(who, n, draw):
            return for_players(who, 1) * (PER_DRAW if draw is DrawKind.OPENING else A_MORE_DRAW) * usual(n)
        case m.TotalLess(n):
            return A_POINT * usual(n)
        case m.ScoreGlory(x.Dice(Side.MINE), n):
            return SCORED_IN_A_TURN * usual(n)
        case m.SummonPrice(Who.ALL, n):
            return 0.1 * usual(n)
        case _:
            return 0.0


def _turns_of(if_: x.Condition | None) -> tuple[int, ...]:
    """In whose turns a condition holds: 1 the own, -1 those of opponents."""
    match if_:
        case x.InTurn(Who.ME):
            return (1,)
        case x.InTurn(Who.OPPONENTS):
            return (-1,)
        case x.And(of):
            return min((_turns_of(one) for one in of), key=len)
        case _:
            return (1, -1)


def _counts_draws(if_: x.Condition | None) -> bool:
    match if_:
        case x.And(of):
            return any(map(_counts_draws, of))
        case x.AtLeast(x.Draws()):
            return True
        case _:
            return False
