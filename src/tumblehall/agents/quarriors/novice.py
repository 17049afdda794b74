"""A newcomer to Quarriors, who plays sensibly and overlooks what newcomers overlook:

- it captures the dearest die that it can pay for, whatever the die is good for;
- it never culls, so its poor dice come up until the end;
- it summons whatever it can pay for, the dearest first, and does not save up for a capture;
- it lets its toughest creature defend first, not the one that is missed least;
- it does not react in others' turns, stays away from quests, locks and anchored spells, and takes back no die.
"""

from collections.abc import Callable, Mapping

from tumblehall.agents.quarriors.heuristic import ANSWERS, best_cast, best_use, first_spell
from tumblehall.agents.quarriors.sight import Look, sight
from tumblehall.games.quarriors.rules.figures import defence_of
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json


class NoviceAgent:
    """See above. What is not listed there it does like a skilled player."""

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        answer = BLIND.get(decision.kind) or ANSWERS.get(decision.kind)
        return decision.default if answer is None else answer(Look(sight(view), decision))


def act(look: Look) -> str:
    for found in (best_use, first_spell, best_cast, _dearest_creature, _dearest_die):
        option = found(look)
        if option is not None:
            return option
    return "next"


def _dearest_creature(look: Look) -> str | None:
    faces = look.s.tables.faces
    return max(look.of("summon"), key=lambda option: faces[look.code(option)].level).id if look.of("summon") else None


def _dearest_die(look: Look) -> str | None:
    cost = look.s.tables.cost
    return max(look.of("capture"), key=lambda option: cost[look.kind(option)]).id if look.of("capture") else None


def name(look: Look) -> str:
    return max(look.of("defend"), key=lambda option: defence_of(look.s, *look.die(option))).id


def safe(look: Look) -> str:
    return look.decision.default


BLIND: dict[str, Callable[[Look], str]] = {
    "act": act, "cull": safe, "quest-cull": safe, "name": name, "react": safe, "window": safe, "sent": safe,
    "reply": safe,
}  # fmt: skip
"""The questions that it answers otherwise than a skilled player."""
