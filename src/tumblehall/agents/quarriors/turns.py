"""What it brings in Quarriors to turn creatures to other faces or to mark them, tried out on the table that is seen."""

from tumblehall.agents.quarriors.battle import attack_worth, position_worth
from tumblehall.agents.quarriors.sight import Look
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import selectors as x
from tumblehall.games.quarriors.language.terms import Chooser, Duration, Source, Special
from tumblehall.games.quarriors.rules import select, verbs
from tumblehall.games.quarriors.rules.numbers import number
from tumblehall.games.quarriors.rules.state import Mark, QuarriorsState, Ready, Scope
from tumblehall.games.quarriors.rules.turning import turned
from tumblehall.games.quarriors.rules.zones import change, find

Found = list[tuple[int, Ready]]
"""Dice in play, and whose they are."""
SOON_OVER = (Duration.TURN, Duration.ATTACK)


def mark_of(s: QuarriorsState, boost: e.Boost, scope: Scope) -> Mark:
    return Mark(number(s, boost.attack, scope), number(s, boost.defence, scope), False)


def targets(look: Look, effect: e.Effect, dice: x.Pick, scope: Scope, source: Source) -> Found:
    """The dice in play that an effect may be for."""
    if isinstance(dice, Special) or isinstance(dice.dice, Special):
        return []
    choose = select.all_of if isinstance(dice, x.All) else select.objects
    options = choose(look.s, effect, dice.dice, scope, source)
    return [victim for option in options if (victim := find(look.s, option - verbs.PICK_READY.first))]


def chosen_gain(look: Look, effect: e.Rotate | e.Boost, scope: Scope, source: Source) -> float:
    """The best of what may be chosen, or all of it, or the least that its owner may choose."""
    dice = effect.dice
    found = targets(look, effect, dice, scope, source)
    if isinstance(dice, x.All):
        return changed_gain(look, effect, scope, found)
    gains = [changed_gain(look, effect, scope, [each]) for each in found]
    if isinstance(dice, x.AnyNumber):
        return sum(gain for gain in gains if gain > 0)
    owner = not isinstance(dice, Special) and getattr(dice, "by", None) is Chooser.OWNER
    return (min if owner else max)(gains, default=0.0)


def changed_gain(look: Look, effect: e.Rotate | e.Boost, scope: Scope, dice: Found) -> float:
    """What it brings that an effect changes those dice. What ends with the turn counts for the attack alone."""
    s, seat = look.s, look.seat
    worth = attack_worth if isinstance(effect, e.Boost) and effect.until in SOON_OVER else position_worth
    before = worth(s, seat)
    held = [(die, _changed(s, effect, scope, die)) for _, die in dice]
    for die, now in held:
        change(s, die, now)
    gain = worth(s, seat) - before
    for die, now in held:
        change(s, now, die)
    return gain


def _changed(s: QuarriorsState, effect: e.Rotate | e.Boost, scope: Scope, die: Ready) -> Ready:
    if isinstance(effect, e.Boost):
        return die.but(marks=(*die.marks, mark_of(s, effect, scope)))
    places = turned(s, die, effect.way)
    return die.but(code=die.code & ~7 | places[0]) if places else die
