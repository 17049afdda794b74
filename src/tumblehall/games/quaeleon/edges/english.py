"""The sentences of a card, generated from its words. Effects are orders to the player: `lose 4 health`."""

import re
from collections.abc import Sequence
from typing import assert_never

from tumblehall.games.quaeleon.content.facts import CARDS, CardFacts
from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.language.terms import (
    Act,
    Amount,
    AtMost,
    Condition,
    Lasts,
    Op,
    Part,
    Pick,
    Quantity,
    Scope,
    Stat,
    Times,
    Trigger,
    Who,
    Zone,
)

WHEN = {
    Trigger.ACTIVATE: "",
    Trigger.ONGOING: "while this card is on your field, ",
    Trigger.RECURRING: "on each of your later turns, ",
    Trigger.DISCARDED: "when this card is discarded by an effect or a tie, ",
    Trigger.ATTACKED: "whenever an opponent attacks you, ",
    Trigger.HURT: "when an attack of an opponent lowers your health, ",
    Trigger.OPP_HEALS: "whenever an opponent gains health, ",
    Trigger.OPP_REVEALS: "whenever an opponent reveals a card, ",
    Trigger.FIELD_LOSS: "whenever an effect discards another card from your field, ",
    Trigger.ROUND_END: "if this card is on your field when the round ends, ",
}
SUBJECTS = {
    Who.SELF: "you",
    Who.OPP_CHOICE: "one opponent of your choice",
    Who.OPP_ALL: "each opponent",
    Who.ALL: "every player, yourself included,",
    Who.OPP_HIGHEST: "the opponent with the most health",
    Who.OPP_LOWEST: "the opponent with the least health",
    Who.LEFT: "the player on your left",
    Who.RIGHT: "the player on your right",
    Who.ATTACKER: "that opponent",
    Who.SUBJECT: "that opponent",
}
QUANTITIES = {
    Quantity.OPPONENTS: "living opponent",
    Quantity.FLIPPED: "point of the turned card's initiative",
    Quantity.MAX_FIELD_ATTACK: "the highest attack among the other cards on the field",
    Quantity.MAX_FIELD_DEFENCE: "the highest defence among the other cards on the field",
    Quantity.OWN_HEALTH: "point of your health",
    Quantity.OWN_HAND: "card in your hand",
    Quantity.OWN_FIELD: "card on your field",
    Quantity.OWN_STACK: "card in your stack",
}
HAVING = {
    Quantity.OPPONENTS: "you have {} living opponents",
    Quantity.FLIPPED: "the turned card's initiative is {}",
    Quantity.MAX_FIELD_ATTACK: "the highest attack on the field is {}",
    Quantity.MAX_FIELD_DEFENCE: "the highest defence on the field is {}",
    Quantity.OWN_HEALTH: "you have {} health",
    Quantity.OWN_HAND: "you hold {} cards",
    Quantity.OWN_FIELD: "you have {} cards on your field",
    Quantity.OWN_STACK: "you have {} cards in your stack",
}
ZONES = {
    Zone.YOUR_FIELD: "on your field",
    Zone.OPP_FIELD: "on an opponent's field",
    Zone.THE_FIELD: "on the field, whoever owns it",
    Zone.REVEALED: "that an opponent has revealed and not yet activated",
}
FIELDS = {
    Scope.YOUR: "every card on your field, this one included,",
    Scope.THE: "every card on the field, whoever owns it,",
}
FRACTIONS = {0.25: "a quarter", 0.5: "half"}
TIMES = ("", "", " twice", " three times")
BECOMES = re.compile(r"the (?P<stat>\w+)(?P<of> of .+) becomes the highest (?P=stat)(?P<among> .+)")


def text_of(kind: int, clauses: Sequence[w.Clause]) -> str:
    """All that a card says, its attack last."""
    told = [sentence for clause in clauses for sentence in clause_of(clause)]
    told += attack_of(CARDS[kind])
    return " ".join(f"{each[0].upper()}{each[1:]}." for each in told)


def attack_of(facts: CardFacts) -> list[str]:
    """Nothing where a card attacks all opponents once: that is the rule (KQ-4.4)."""
    if facts.attack is None:
        return []
    who, often = Who(facts.attack_target), TIMES[facts.attack_count]
    if who is Who.OPP_ALL:
        return [f"attack{often}"] if often else []
    return [f"attack {SUBJECTS[who].rstrip(',')}{often}"]


def clause_of(clause: w.Clause) -> list[str]:
    """One sentence for each effect of an activation; those of a trigger together."""
    if clause.trigger is Trigger.ACTIVATE:
        return together([effect_of(effect) for effect in clause.effects])
    return [WHEN[clause.trigger] + ", then ".join(effect_of(effect) for effect in clause.effects)]


def together(sentences: Sequence[str]) -> list[str]:
    """What becomes the highest of its kind in the same way is said in one sentence, for all values at once."""
    told: list[str] = []
    for sentence in sentences:
        before, now = (BECOMES.fullmatch(text) for text in (told[-1] if told else "", sentence))
        if before and now and before.group("of", "among") == now.group("of", "among"):
            told[-1] = f"the {before['stat']} and {now['stat']}{now['of']} become the highest{now['among']}"
        else:
            told.append(sentence)
    return told


def effect_of(effect: w.Effect) -> str:
    told = do_of(effect.do)
    if effect.may:
        told = f"you may {told}"
    if effect.if_ is not None:
        told = f"if {condition_of(effect.if_)}, {told}"
    if effect.then:
        told += "; only if you did, " + ", then ".join(effect_of(each) for each in effect.then)
    return told


def condition_of(condition: Condition) -> str:
    bound = "or less" if isinstance(condition, AtMost) else "or more"
    return HAVING[condition.of].format(f"{plain(condition.v)} {bound}")


def plain(n: float) -> str:
    return str(int(n)) if n == int(n) else str(n)


def amount(n: Amount, what: str = "") -> str:
    """`4 health`, `2 health for each living opponent`."""
    unit = f" {what}" if what else ""
    if not isinstance(n, Times):
        return plain(n) + unit
    plus = f", and {plain(n.plus)} more" if n.plus else ""
    return f"{plain(n.x)}{unit} for each {QUANTITIES[n.of]}{plus}"


def cards(n: Amount) -> str:
    return amount(n, "card" if n == 1 else "cards")


def top(n: Amount) -> str:
    return "card" if n == 1 else cards(n)


def says(who: Who, order: str, third: str, rest: str) -> str:
    """An order to the player, or a sentence about others."""
    return f"{order} {rest}" if who is Who.SELF else f"{SUBJECTS[who]} {third} {rest}"


def of(who: Who, thing: str) -> str:
    """`your stack`, `the stack of each opponent`."""
    return f"your {thing}" if who is Who.SELF else f"the {thing} of {SUBJECTS[who].rstrip(',')}"


def do_of(word: w.Primitive) -> str:
    match word:
        case w.Lose(who, n):
            return says(who, "lose", "loses", amount(n, "health"))
        case w.Gain(who, n):
            return says(who, "gain", "gains", amount(n, "health"))
        case w.Drain(who, n):
            return f"{says(who, 'lose', 'loses', amount(n, 'health'))} and you gain as much as was lost"
        case w.Draw(who, n):
            return says(who, "pick up", "picks up", cards(n))
        case w.Discard(who, n):
            own = "your hand" if who is Who.SELF else "hand, of their own choice"
            return says(who, "discard", "discards", f"{cards(n)} from {own}")
        case w.Recruit(who, n):
            return says(who, "recruit", "recruits", cards(n))
        case w.Refresh():
            return "discard the recruitment pool and deal a new one"
        case w.Steal(who, n):
            return f"take {amount(n, 'random card' if n == 1 else 'random cards')} from {of(who, 'hand')}"
        case w.Salvage(who, n):
            return says(who, "take", "takes", f"any {cards(n)} from the discard pile into hand")
        case w.ModNext(scope, stat, op, n):
            return change_of(f"{scope.value} next card", stat, op, n)
        case w.ModSelf(stat, op, n):
            return change_of("this card", stat, op, n)
        case w.ModField(scope, stat, op, n):
            return change_of(FIELDS[scope], stat, op, n)
        case w.Pierce(n):
            return f"the attacks of this card ignore up to {amount(n)} of each defence"
        case w.Repeat(step):
            return f"this card {'attacks' if step is Part.ATTACK else 'heals'} again"
        case w.Annihilate(zone, pick):
            return f"annihilate {picked(zone, pick)}"
        case w.Return(zone, pick):
            return f"return {picked(zone, pick)} to its owner's hand"
        case w.Silence(who):
            return f"{of(who, 'revealed card')} loses all its effects, if it is not activated yet"
        case w.Forbid(who, act):
            if act is Act.ANNIHILATE:
                return f"effects cannot annihilate other cards on {of(who, 'field')}"
            return "no player can gain health" if who is Who.ALL else f"{SUBJECTS[who]} cannot gain health"
        case w.Peek(who, n):
            return f"look at the top {top(n)} of {of(who, 'stack')}"
        case w.Mill(who, n):
            return f"discard the top {top(n)} of {of(who, 'stack')}"
        case w.SwapTop(who):
            return f"swap the top card of your stack with that of {SUBJECTS[who].rstrip(',')}"
        case w.Rotate(who):
            return f"move the top card of {of(who, 'stack')} to its bottom"
        case w.Push():
            return "put a card from your hand on top of your stack"
        case w.Init(who, n, apply):
            return initiative_of(who, n, apply)
        case w.Flip():
            return "turn over and discard the top card of the deck"
        case w.Choose(options):
            lists = [" and ".join(effect_of(each) for each in option) for option in options]
            return "choose one: " + "; or ".join(lists)
        case w.EndRound():
            return "the round ends once this card has finished activating"
        case _:
            assert_never(word)


def initiative_of(who: Who, n: int, apply: Lasts) -> str:
    reveals = f"{SUBJECTS[who]} {'reveal' if who is Who.SELF else 'reveals'}"
    match apply:
        case Lasts.NOW:
            return f"{of(who, 'revealed card')} gets {n:+} initiative, if it is not activated yet"
        case Lasts.NEXT:
            return f"the next card {reveals} has {n:+} initiative"
        case Lasts.ONGOING:
            return f"cards {reveals} have {n:+} initiative"


def change_of(what: str, stat: Stat, op: Op, n: Amount) -> str:
    name = stat.name.lower()
    match op, n:
        case Op.ADD, Times(x, of_, 0) if x in FRACTIONS:
            return f"{what} gets {FRACTIONS[x]} of {QUANTITIES[of_].removeprefix('point of ')} as extra {name}"
        case Op.ADD, Times(x, of_, _):
            return f"{what} gets {x:+g} {name} for each {QUANTITIES[of_]}"
        case Op.ADD, _:
            return f"{what} gets {n:+g} {name}"
        case Op.MUL, 2:
            return f"{what} has its {name} doubled"
        case Op.MUL, 0.5:
            return f"{what} has its {name} halved"
        case Op.SET, Times(1, of_, 0):
            return f"the {name} of {what} becomes {QUANTITIES[of_]}, or 0 without one"
        case _:
            raise NotImplementedError(f"no English for {op} {n}")


def picked(zone: Zone, pick: Pick) -> str:
    match pick:
        case Pick.THIS:
            return "this card"
        case Pick.LAST:
            return f"the card activated most recently before this one {ZONES[zone]}"
        case Pick.CHOICE:
            return f"{'another' if zone is Zone.YOUR_FIELD else 'one'} card {ZONES[zone]}"
