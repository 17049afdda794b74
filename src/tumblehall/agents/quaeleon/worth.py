"""What cards of Quaeleon's Quest are worth, in points of health: one by one, and in a stack, where order matters."""

from functools import cache

from tumblehall.games.quaeleon.cards.deck import DECK
from tumblehall.games.quaeleon.content.facts import CARD_NUMBERS, CARDS
from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.language.terms import Op, Part, Pick, Scope, Stat, Times, Trigger, Who, Zone

STEPS = 5
"""How often cards are revealed in a round, as a rule."""
HEALTH_GAINED = 0.9
A_CARD = 1.3
"""A card more in hand."""
ANSWERED = 2.5
"""How often a trigger fires in a round, as a rule."""


def number(n: float | Times, opponents: int) -> float:
    """An amount before it is known: what is counted is about two, but for opponents."""
    return n.x * (opponents if n.of.value == "opponents" else 8) + n.plus if isinstance(n, Times) else n


def reach(who: Who, opponents: int) -> float:
    """How many opponents an effect is about, less oneself."""
    match who:
        case Who.SELF:
            return -1
        case Who.OPP_ALL:
            return opponents
        case Who.ALL:
            return opponents - 1
        case _:
            return 1


def worth_of(word: w.Primitive, opponents: int) -> float:
    """One effect, done once."""
    match word:
        case w.Lose(who, n):
            return number(n, opponents) * reach(who, opponents)
        case w.Gain(who, n):
            return -number(n, opponents) * reach(who, opponents) * HEALTH_GAINED
        case w.Drain(_, n):
            return number(n, opponents) * (1 + HEALTH_GAINED)
        case w.Draw(who, n) | w.Recruit(who, n) | w.Salvage(who, n):
            return -number(n, opponents) * reach(who, opponents) * A_CARD
        case w.Discard(who, n):
            return number(n, opponents) * reach(who, opponents) * A_CARD * 0.6
        case w.Steal(_, n):
            return number(n, opponents) * A_CARD * 1.5
        case w.ModNext(Scope.THE, Stat.ATTACK, Op.ADD, n):
            return -0.4 * number(n, opponents)
        case w.ModNext(Scope.THE, _, Op.MUL, _):
            return 1.5
        case w.Annihilate(zone, Pick.CHOICE):
            return {Zone.REVEALED: 6.0, Zone.OPP_FIELD: 3.0}.get(zone, -1.0)
        case w.Annihilate():
            return 1.0
        case w.Silence() | w.Mill():
            return 3.0
        case w.Return() | w.Push() | w.Init():
            return 1.0
        case w.Choose(options):
            return max(sum(effect_worth(each, opponents) for each in option) for option in options)
        case _:
            return 0.0


def effect_worth(effect: w.Effect, opponents: int) -> float:
    worth = worth_of(effect.do, opponents) + sum(effect_worth(each, opponents) for each in effect.then)
    return worth * (0.4 if effect.if_ is not None else 1.0)


@cache
def side_effects(kind: int, opponents: int, later: int) -> float:
    """All that a card does besides its own values and the attacks after it, with so many turns still to come."""
    total = 0.0
    for clause in DECK[kind].clauses:
        often = {Trigger.ACTIVATE: 1.0, Trigger.RECURRING: float(later), Trigger.ROUND_END: 1.0}.get(
            clause.trigger, ANSWERED * later / STEPS
        )
        total += often * sum(effect_worth(each, opponents) for each in clause.effects)
    return total


def repeats(kind: int, part: Part) -> bool:
    return any(
        clause.trigger is Trigger.RECURRING and w.Effect(w.Repeat(part)) in clause.effects
        for clause in DECK[kind].clauses
    )


REPEATS = tuple({part: repeats(kind, part) for part in Part} for kind in range(len(DECK)))


@cache
def plain_values(kind: int, opponents: int) -> tuple[float | None, float, float, float]:
    """Attack, defence and healing with what the card adds to itself, and how much defence it ignores."""
    facts = CARDS[kind]
    values = {Stat.ATTACK: facts.attack, Stat.DEFENCE: facts.defence, Stat.HEALING: facts.healing}
    found: dict[Stat, float] = {stat: float(n) for stat, n in values.items() if n is not None}
    pierce = 0.0
    for clause in DECK[kind].clauses:
        for effect in clause.effects:
            match clause.trigger, effect.do:
                case Trigger.ACTIVATE, w.ModSelf(stat, op, n) if stat in found:
                    part = 0.4 if effect.if_ is not None else 1.0
                    found[stat] = number(n, opponents) if op is Op.SET else found[stat] + part * number(n, opponents)
                case Trigger.RECURRING, w.ModSelf(stat, Op.ADD, n) if stat in found:
                    found[stat] += number(n, opponents)
                case Trigger.ACTIVATE, w.Pierce(n):
                    pierce += number(n, opponents)
                case _:
                    pass
    return found.get(Stat.ATTACK), found.get(Stat.DEFENCE, 0.0), found.get(Stat.HEALING, 0.0), pierce


def stack_worth(kinds: tuple[int, ...], opponents: int, place: int = 0) -> float:
    """Cards played one after the other, the first of them as number `place` of the round."""
    total = aura = add = 0.0
    mul = 1.0
    for at, kind in enumerate(kinds, place):
        later = max(0, STEPS - 1 - at)
        attack, defence, healing, pierce = plain_values(kind, opponents)
        total += side_effects(kind, opponents, later)
        total += healing * HEALTH_GAINED * (1 + later * REPEATS[kind][Part.HEALING])
        total += defence * 0.45 * (later + 0.5) * min(opponents, 2)
        aura += _drum(kind)
        if attack is not None:
            power = (attack + add) * mul + aura
            blow = max(0.0, power - max(0.0, 0.9 * at - pierce)) * CARDS[kind].attack_count
            total += blow * max(1.0, reach(Who(CARDS[kind].attack_target), opponents))
            total += max(0.0, attack + aura - 0.9 * at) * later * REPEATS[kind][Part.ATTACK]
        add, mul = _handed_on(kind)
        if _ends_round(kind):
            total -= 2.0 * later
    return total


@cache
def _drum(kind: int) -> float:
    """Attack for all own cards, this one included."""
    words = [each.do for clause in DECK[kind].clauses for each in clause.effects]
    return float(sum(word.n for word in words if isinstance(word, w.ModField) and word.stat is Stat.ATTACK))


@cache
def _handed_on(kind: int) -> tuple[float, float]:
    """What the own next card gets: added to its attack, and how often it counts."""
    add, mul = 0.0, 1.0
    for clause in DECK[kind].clauses:
        for each in clause.effects:
            match each.do:
                case w.ModNext(Scope.YOUR, Stat.ATTACK, Op.ADD, n):
                    add += number(n, 1)
                case w.ModNext(Scope.YOUR, Stat.ATTACK, Op.MUL, n):
                    mul *= number(n, 1)
                case _:
                    pass
    return add, mul


@cache
def _ends_round(kind: int) -> bool:
    return any(isinstance(each.do, w.EndRound) for clause in DECK[kind].clauses for each in clause.effects)


def card_worth(slug: str, opponents: int) -> float:
    """A card by itself, in the middle of a stack."""
    return stack_worth((CARD_NUMBERS[slug],), opponents, place=2)


def best_stack(slugs: list[str], opponents: int, most: int = STEPS) -> list[str]:
    """A stack of the cards given: they are put in one by one, each where it is worth most."""
    left = sorted(CARD_NUMBERS[slug] for slug in slugs)
    stack: tuple[int, ...] = ()
    while left and len(stack) < most:
        tries = (
            (stack_worth((*stack[:at], kind, *stack[at:]), opponents), -kind, (*stack[:at], kind, *stack[at:]))
            for kind in dict.fromkeys(left)
            for at in range(len(stack) + 1)
        )
        worth, kind, stack_now = max(tries)
        if worth <= stack_worth(stack, opponents):
            break
        stack = stack_now
        left.remove(-kind)
    return [CARDS[kind].slug for kind in stack]


@cache
def own_cost(slug: str) -> int:
    """What a card takes from whoever plays it; where it hits everybody, less its own defence."""
    kind = CARD_NUMBERS[slug]
    facts = CARDS[kind]
    cost = (facts.attack or 0) - (facts.defence or 0) if facts.attack_target == Who.ALL.value else 0
    for clause in DECK[kind].clauses:
        for each in clause.effects:
            if isinstance(each.do, w.Lose) and each.do.who in (Who.SELF, Who.ALL):
                cost += int(number(each.do.n, 1)) * (STEPS - 1 if clause.trigger is Trigger.RECURRING else 1)
    return cost
