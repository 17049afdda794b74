"""Whom an effect is for, and which card on a field."""

from typing import Final

from tumblehall.agents.quaeleon.stacking import worths
from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.language.terms import Stat, Times, Trigger
from tumblehall.games.quaeleon.rules.limits import SLOTS
from tumblehall.games.quaeleon.rules.numbers import value_of
from tumblehall.games.quaeleon.rules.pieces import NONE
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import DEFENCE, ENTRY, ONGOING, RECURRING
from tumblehall.games.quaeleon.rules.verbs import ANNIHILATE, ANNIHILATE_UP, SEAT
from tumblehall.kernel.dice import Rng

LASTING: Final = 2.0
"""What a card that goes on working does in each turn that is left of the round."""
REVEALS: Final = ENTRY[Trigger.OPP_REVEALS]
LASTS: Final = tuple(
    bool(words) or RECURRING[kind] != NONE or REVEALS[kind] != NONE for kind, words in enumerate(ONGOING)
)


def best_target(s: QuaeleonState, word: w.Primitive, options: list[int], rng: Rng) -> int:
    """Health that is lost goes past all defence: whoever falls by it, else who is strongest. Of equals any."""
    first = SEAT.first
    turned = rng.below(len(options))
    options = options[turned:] + options[:turned]
    match word:
        case w.Lose(_, n) | w.Drain(_, n):
            worst = 0 if isinstance(n, Times) else n
            return max(options, key=lambda o: (s.health[o - first] <= worst, s.health[o - first]))
        case w.Steal():
            return max(options, key=lambda o: len(s.hand[o - first]))
        case w.Mill() | w.SwapTop():
            return max(options, key=lambda o: (len(s.stacks[o - first]), s.health[o - first]))
        case _:
            hold = worths(len(s.living) - 1).hold
            return max(options, key=lambda o: hold[s.up[o - first]] if s.up[o - first] != NONE else -99.0)


def best_pick(s: QuaeleonState, seat: int, options: list[int]) -> int:
    """Of others' cards the one with most still to do, of the own that with least."""
    hold = worths(len(s.living) - 1).hold

    def gain(option: int) -> float:
        if option in ANNIHILATE_UP:
            return hold[s.up[option - ANNIHILATE_UP.first]]
        if option not in ANNIHILATE:
            return 0.0
        owner, slot = divmod(option - ANNIHILATE.first, SLOTS)
        return lasting(s, owner, slot) * (-1.0 if owner == seat else 1.0)

    return max(options, key=gain)


def lasting(s: QuaeleonState, owner: int, slot: int) -> float:
    """What a card on a field still does in this round."""
    laid = next(each for each in s.field[owner] if each.slot == slot)
    defence = value_of(s, owner, laid, Stat.DEFENCE) if DEFENCE[laid.kind] != NONE else 0
    turns = max([len(stack) for stack in s.stacks]) + 0.5
    return (defence + LASTING * (LASTS[laid.kind] and not laid.silent)) * turns
