"""What a spell would change in Quarriors, counted in glory."""

from tumblehall.agents.quarriors_worth import (
    A_CULL,
    attack_worth,
    creature_worth,
    least_loss,
    stand_worth,
    standing_of,
)
from tumblehall.games.quarriors import choices
from tumblehall.games.quarriors import words as w
from tumblehall.games.quarriors.attack import total_against
from tumblehall.games.quarriors.numbers import creatures_of, defence_of, number
from tumblehall.games.quarriors.selectors import Each, One, Phase
from tumblehall.games.quarriors.state import Mark, QuarriorsState, Ready
from tumblehall.games.quarriors.targets import objects
from tumblehall.games.quarriors.zones import change, find

A_SPELL = 1.0
"""What it is worth that an opponent loses a readied spell."""
A_LEVEL = 0.7
A_CHARM = 0.6
"""What an attached spell is worth that neither strengthens nor scores."""
KEPT = 0.4
"""The share of its worth that a creature keeps in the active pool, to be rolled again."""


def position_worth(s: QuarriorsState, seat: int) -> float:
    """The own creatures, and the attack that is still to come."""
    return stand_worth(s, seat) + (attack_worth(s, seat) if s.phase <= Phase.ATTACK and not s.shares else 0.0)


def attach_gain(s: QuarriorsState, seat: int, spell: int, host: Ready) -> float:
    """What a spell beside one of the own creatures adds."""
    before = position_worth(s, seat)
    held = host._replace(attached=(*host.attached, (spell, seat)))
    change(s, host, held)
    gain = position_worth(s, seat) - before
    clauses = s.tables.attach[spell]
    if clauses is not None and any(isinstance(clause, w.When) for clause in clauses.clauses):
        gain += A_CHARM
    wall = defence_of(s, seat, held)
    change(s, held, host)
    return gain + 0.01 * wall


def cast_gain(s: QuarriorsState, seat: int, die: Ready) -> float:
    """What casting or attaching a readied spell brings now."""
    attach, cast = s.tables.attach[die.code], s.tables.cast[die.code]
    if attach is not None:
        return max((attach_gain(s, seat, die.code, host) for host in creatures_of(s, seat)), default=0.0)
    if cast is None:
        return 0.0
    effect = cast.do[0]
    match effect:
        case w.Boost():
            return _with_mark(s, seat, Mark(effect.attack, effect.defence, False), attacking=True)
        case w.Destroy(One(dice) | Each(dice)):
            tags = [option - choices.PICK_READY for option in objects(s, effect, dice, seat, die.tag, by_spell=True)]
            victims = [found for tag in tags if (found := find(s, tag)) is not None and found[0] != seat]
            return max((creature_worth(s, victim) for _, victim in victims), default=0.0)
        case w.GainGlory(n):
            return 2.0 * number(s, n, seat, die.tag)
        case w.Rotate():
            return A_LEVEL * sum(_can_rise(s, mine) for mine in creatures_of(s, seat))
        case w.Discard():
            others = [area for other, area in enumerate(s.ready) if other != seat]
            return A_SPELL * any(s.tables.spell[each.code] or each.attached for area in others for each in area)
        case _:
            return 0.0


def _can_rise(s: QuarriorsState, die: Ready) -> bool:
    t = s.tables
    return any(
        t.creature[code] and t.level[code] == t.level[die.code] + 1 for code in range(die.code & ~7, die.code | 7)
    )


def _with_mark(s: QuarriorsState, seat: int, mark: Mark, attacking: bool) -> float:
    """What a change on all own creatures until the end of the turn brings: to the attack, or to the defence."""

    def worth() -> float:
        return attack_worth(s, seat) if attacking else -least_loss(total_against(s, seat), standing_of(s, seat))[0]

    before, area = worth(), s.ready[seat]
    s.ready[seat] = [die._replace(marks=(*die.marks, mark)) if s.tables.creature[die.code] else die for die in area]
    gain = worth() - before
    s.ready[seat] = area
    return gain


def react_gain(s: QuarriorsState, seat: int, die: Ready) -> float:
    """What a reaction saves in the attack that is under way."""
    react = s.tables.react[die.code]
    if react is None or not s.shares:
        return 0.0
    standing = standing_of(s, seat)
    loss = least_loss(total_against(s, seat), standing)[0]
    match react.do[0]:
        case w.Boost() as boost:
            return _with_mark(s, seat, Mark(boost.attack, boost.defence, False), attacking=False)
        case w.Still() if not s.totals:
            share = max(amounts[seat] for _, amounts in s.shares)
            return loss - least_loss(total_against(s, seat) - share, standing)[0]
        case w.Watch():
            return KEPT * (loss - A_CULL) if loss else 0.0
        case _:
            return 0.0
