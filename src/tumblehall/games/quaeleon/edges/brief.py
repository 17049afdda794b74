"""What a card does while it lies on a field, in a few words made from its own: for the line of what is in force and for
the plate of its owner. `{you}` and `{your}` stand for the owner, who is told of by name at other seats."""

from collections.abc import Sequence

from tumblehall.games.quaeleon.edges.english import amount, effect_of
from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.language.terms import Act, Op, Part, Pick, Scope, Stat, Times, Trigger, Who

WHEN = {
    Trigger.RECURRING: "each later turn: ",
    Trigger.DISCARDED: "if discarded: ",
    Trigger.ATTACKED: "if an opponent attacks {you}: ",
    Trigger.HURT: "if an attack hurts {you}: ",
    Trigger.OPP_HEALS: "if an opponent gains health: ",
    Trigger.OPP_REVEALS: "if an opponent reveals: ",
    Trigger.FIELD_LOSS: "if {your} other cards are discarded: ",
    Trigger.ROUND_END: "at the end of the round: ",
}
DOER = {
    Trigger.ATTACKED: "who attacks {you}",
    Trigger.OPP_HEALS: "opponent who gains health",
    Trigger.OPP_REVEALS: "opponent who reveals",
}
"""Where the effect is about the one who set it off."""
WHO = {
    Who.OPP_CHOICE: "one opponent loses",
    Who.OPP_ALL: "opponents lose",
    Who.ALL: "everybody loses",
}
VALUES = {Stat.ATTACK: "attacks", Stat.DEFENCE: "defences", Stat.HEALING: "healing"}


def brief_of(clauses: Sequence[w.Clause]) -> str:
    """Nothing for a card that works when it is played, and no longer."""
    lasting = [clause for clause in clauses if clause.trigger is not Trigger.ACTIVATE]
    told = "; ".join(clause_of(clause) for clause in lasting)
    return told if told.startswith("{") else told[:1].upper() + told[1:]


def clause_of(clause: w.Clause) -> str:
    first = clause.effects[0].do
    if isinstance(first, w.Lose) and first.who in (Who.ATTACKER, Who.SUBJECT) and clause.trigger in DOER:
        return f"{DOER[clause.trigger]} loses {amount(first.n)}"
    return WHEN.get(clause.trigger, "") + ", ".join(short_of(each) for each in clause.effects)


def short_of(effect: w.Effect) -> str:
    """What has no short words has its long ones."""
    match effect.do:
        case w.Lose(who, n) if who in WHO:
            return f"{WHO[who]} {amount(n)}"
        case w.Gain(Who.SELF, n):
            return f"+{amount(n)} health"
        case w.Draw(Who.SELF, n):
            return f"{amount(n)} {'card' if n == 1 else 'cards'}"
        case w.ModSelf(stat, Op.ADD, n) if not isinstance(n, Times):
            return f"{stat.name.lower()} {signed(n)}"
        case w.ModField(scope, stat, Op.ADD, n):
            whose = "{your}" if scope is Scope.YOUR else "all"
            return f"{whose} {VALUES[stat]} {signed(n)}"
        case w.Init(Who.SELF, n, _):
            return f"{{your}} initiative {signed(n)}"
        case w.Repeat(part):
            return "attacks again" if part is Part.ATTACK else "heals again"
        case w.Forbid(Who.ALL, Act.GAIN):
            return "nobody gains health"
        case w.Forbid(Who.SELF, Act.ANNIHILATE):
            return "{your} other cards cannot be annihilated"
        case w.Annihilate(_, Pick.THIS):
            return "is annihilated"
        case w.Return(_, Pick.THIS):
            return "back to the hand"
        case _:
            return effect_of(effect)


def signed(n: float) -> str:
    return f"{n:+g}"
