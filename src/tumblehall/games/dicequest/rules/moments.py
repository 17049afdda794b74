"""Which source can be used in which phase, worked out once: playing looks nothing up by name."""

from typing import Final

from tumblehall.games.dicequest.cards.sets import bits_of
from tumblehall.games.dicequest.cards.sources import ABILITIES
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.language import clauses as c
from tumblehall.games.dicequest.rules.state import Phase

PHASES: Final = {
    k.When.TAVERN: Phase.TAVERN,
    k.When.DEPLOYMENT: Phase.DEPLOYMENT,
    k.When.COMBAT: Phase.COMBAT,
    k.When.WOUND: Phase.WOUND,
    k.When.REWARD: Phase.REWARD,
}


def _moment(ability: c.Ability) -> tuple[Phase, bool | None] | None:
    """The phase in which a player may use an ability, and the outcome it needs."""
    phase = PHASES.get(ability.when)
    if phase is None or ability.mandatory:
        return None
    if isinstance(ability.condition, c.Succeeded | c.Failed):
        return Phase.OUTCOME, isinstance(ability.condition, c.Succeeded)
    return phase, None


def _usable(phase: Phase, outcome: bool | None) -> int:
    moments = [_moment(ability) if ability is not None else None for ability in ABILITIES]
    return bits_of([source for source, moment in enumerate(moments) if moment == (phase, outcome)])


BY_PHASE: Final = tuple(_usable(phase, None) for phase in Phase)
BY_OUTCOME: Final = (_usable(Phase.OUTCOME, False), _usable(Phase.OUTCOME, True))
"""Those that wait for a failure, and for a success."""
