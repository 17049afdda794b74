"""What a seat sees of an attack, and of what a reaction to it would change."""

from typing import TypedDict

from tumblehall.games.quarriors.edges.foresight import falls_after, reactions_to
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.attack import total_against
from tumblehall.games.quarriors.rules.defence import met, nameable
from tumblehall.games.quarriors.rules.names import ready_ref
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState


class Share(TypedDict):
    """What an attacker deals to each seat."""

    ref: str
    against: list[int]


class Defender(TypedDict):
    """A creature that could be named: whether it holds, and what is left of the attack then."""

    ref: str
    holds: bool
    left: int


class AttackView(TypedDict):
    attacker: int
    totals: list[int | None]
    shares: list[Share]
    defending: bool
    defenders: list[Defender]


class Reaction(TypedDict):
    """A spell that may be cast in answer: how many of the caster's creatures fall to the attack then, at best."""

    ref: str
    falls: int | None
    """None where dice decide it."""


class Reactions(TypedDict):
    """What a reaction would change."""

    spells: list[Reaction]
    falls: int | None
    """Without any."""


def reactions_of(s: QuarriorsState) -> Reactions:
    seat = s.stack[-1][1]
    return {
        "spells": [{"ref": f"ready:{seat}:{tag}", "falls": falls} for tag, falls in reactions_to(s)],
        "falls": falls_after(s, seat, verbs.PASS.first),
    }


def attack_of_turn(s: QuarriorsState) -> AttackView | None:
    battle = s.battle
    if battle is None or not battle.shares or battle.quest != NONE:
        return None
    return {
        "attacker": s.turn,
        "totals": [None if seat == s.turn else total_against(s, seat) for seat in range(s.players)],
        "shares": [{"ref": f"ready:{s.turn}:{tag}", "against": list(amounts)} for tag, amounts in battle.shares],
        "defending": bool(battle.totals),
        "defenders": [
            {"ref": ready_ref(seat, die), "holds": not stand.falls, "left": stand.left}
            for seat, total in enumerate(battle.totals)
            if total > 0
            for die in nameable(s, seat)
            if not die.fate
            for stand in (met(s, seat, die, total),)
        ],
    }
