"""What works in the quest area: of a creature's clauses those that speak of no ready area, prices or totals (Q50), and
all of what is attached to it."""

from functools import lru_cache
from typing import Final

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.selectors import Either, Selector
from tumblehall.games.quarriors.language.terms import Action, Moment, Special, Zone

QUEST: Final = Zone.QUEST
READY: Final = Zone.READY
AT_HOME: Final = (
    m.AttackVsMe, m.TotalLess, m.SummonPrice, m.CapturePrice, m.CaptureLimit, m.BuyoutPrice,
)  # fmt: skip
"""Modifiers that look at players, totals and prices: from the ready area only."""
ON_QUESTS: Final = (Action.START_QUEST, Action.LONE_CHALLENGE)
"""Actions that are forbidden from the quest area too (Q362)."""
MOMENTS_AT_HOME: Final = (Moment.I_DESTROY, Moment.ATTACK_OVER, Moment.PROTECTION)


@lru_cache(maxsize=4096)
def works_on_quest(clause: c.Clause) -> bool:
    """Whether a clause of a creature that is no trigger works while it is in the quest area."""
    if isinstance(clause, AT_HOME):
        return False
    if isinstance(clause, m.Forbid):
        return clause.action in ON_QUESTS
    of = clause.on if isinstance(clause, m.VoidSpells) else getattr(clause, "of", None)
    if of is None or isinstance(of, Special) or isinstance(clause, c.Instead | m.Copy):
        return True
    return not _stays_home(of)


def _stays_home(of: Selector) -> bool:
    """Whether a bonus is for the ready area: then its die must be there too."""
    parts = of.of if isinstance(of, Either) else (of,)
    return all(READY in dice.zones and QUEST not in dice.zones for dice in parts)
