"""What a spell would change in Quarriors, counted in glory."""

from tumblehall.agents.quarriors_worth import (
    A_CULL,
    attack_worth,
    creature_worth,
    least_loss,
    stand_worth,
    standing_of,
)
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.selectors import Dice, Each, Either, One
from tumblehall.games.quarriors.language.terms import Phase, Source
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.attack import total_against
from tumblehall.games.quarriors.rules.figures import creatures_of, defence_of
from tumblehall.games.quarriors.rules.numbers import number
from tumblehall.games.quarriors.rules.select import objects
from tumblehall.games.quarriors.rules.state import Mark, QuarriorsState, Ready, Scope
from tumblehall.games.quarriors.rules.zones import change, find

A_SPELL = 1.0
"""What it is worth that an opponent loses a readied spell."""
A_LEVEL = 0.7
A_CHARM = 0.6
"""What an attached spell is worth that neither strengthens nor scores."""
KEPT = 0.4
"""The share of its worth that a creature keeps in the active pool, to be rolled again."""


def position_worth(s: QuarriorsState, seat: int) -> float:
    """The own creatures, and the attack that is still to come."""
    return stand_worth(s, seat) + (attack_worth(s, seat) if s.phase <= Phase.ATTACK and s.battle is None else 0.0)


def attach_gain(s: QuarriorsState, seat: int, spell: int, host: Ready) -> float:
    """What a spell beside one of the own creatures adds."""
    before = position_worth(s, seat)
    held = host.but(attached=(*host.attached, (spell, seat)))
    change(s, host, held)
    gain = position_worth(s, seat) - before
    if s.tables.faces[spell].host_when:
        gain += A_CHARM
    wall = defence_of(s, seat, held)
    change(s, held, host)
    return gain + 0.01 * wall


def cast_gain(s: QuarriorsState, seat: int, die: Ready) -> float:
    """What casting or attaching a readied spell brings now."""
    face = s.tables.faces[die.code]
    if face.attach is not None:
        return max((attach_gain(s, seat, die.code, host) for host in creatures_of(s, seat)), default=0.0)
    effect = first_effect(face.cast)
    scope = Scope(seat, die.tag)
    match effect:
        case e.Boost():
            return _with_mark(s, seat, mark_of(s, effect, scope), attacking=True)
        case e.Destroy(One(Dice() | Either() as dice) | Each(dice)):
            tags = [option - verbs.PICK_READY.first for option in objects(s, effect, dice, scope, Source.SPELL)]
            victims = [found for tag in tags if (found := find(s, tag)) is not None and found[0] != seat]
            return max((creature_worth(s, *victim) for victim in victims), default=0.0)
        case e.GainGlory(n):
            return 2.0 * number(s, n, scope)
        case e.Rotate():
            return A_LEVEL * sum(_can_rise(s, mine) for mine in creatures_of(s, seat))
        case e.Discard():
            others = [area for other, area in enumerate(s.ready) if other != seat]
            return A_SPELL * any(s.tables.faces[each.code].spell or each.attached for area in others for each in area)
        case _:
            return 0.0


def first_effect(said: Said | None) -> e.Effect | None:
    """What a clause does first."""
    return None if said is None else getattr(said.clause, "do", (None,))[0]


def mark_of(s: QuarriorsState, boost: e.Boost, scope: Scope) -> Mark:
    return Mark(number(s, boost.attack, scope), number(s, boost.defence, scope), False)


def _can_rise(s: QuarriorsState, die: Ready) -> bool:
    faces = s.tables.faces
    level = faces[die.code].level
    return any(face.creature and face.level == level + 1 for face in faces[die.code & ~7 : die.code | 7])


def _with_mark(s: QuarriorsState, seat: int, mark: Mark, attacking: bool) -> float:
    """What a change on all own creatures until the end of the turn brings: to the attack, or to the defence."""

    def worth() -> float:
        return attack_worth(s, seat) if attacking else -least_loss(total_against(s, seat), standing_of(s, seat))[0]

    before, area = worth(), s.ready[seat]
    s.ready[seat] = [die.but(marks=(*die.marks, mark)) if s.tables.faces[die.code].creature else die for die in area]
    gain = worth() - before
    s.ready[seat] = area
    return gain


def react_gain(s: QuarriorsState, seat: int, die: Ready) -> float:
    """What a reaction saves in the attack that is under way."""
    if s.battle is None:
        return 0.0
    standing = standing_of(s, seat)
    loss = least_loss(total_against(s, seat), standing)[0]
    match first_effect(s.tables.faces[die.code].react):
        case e.Boost() as boost:
            return _with_mark(s, seat, mark_of(s, boost, Scope(seat, die.tag)), attacking=False)
        case e.Still() if not s.battle.totals:
            share = max(amounts[seat] for _, amounts in s.battle.shares)
            return loss - least_loss(total_against(s, seat) - share, standing)[0]
        case e.Watch():
            return KEPT * (loss - A_CULL) if loss else 0.0
        case _:
            return 0.0
