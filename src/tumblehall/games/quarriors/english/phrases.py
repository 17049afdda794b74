"""Dice, picks, numbers, conditions and faces in English: the parts of sentences."""

from collections.abc import Sequence

from tumblehall.games.quarriors.content import Face
from tumblehall.games.quarriors.selectors import (
    All,
    AnyNumber,
    AtLeast,
    AttackOf,
    Condition,
    CostOf,
    Count,
    CountOf,
    Dice,
    Each,
    Exactly,
    InPhase,
    Number,
    One,
    Phase,
    Pick,
    Side,
    Special,
    Tally,
    ThisAttacks,
    ThisScored,
    UpTo,
    What,
    Zone,
)

PLACES = {
    Zone.WILDS: "Wilds",
    Zone.BAG: "bag",
    Zone.ACTIVE: "active pool",
    Zone.READY: "ready area",
    Zone.SPENT: "spent pile",
    Zone.USED: "used pile",
    Zone.ASIDE: "dice set aside",
    Zone.QUEST: "quest area",
}
PLURALS = {
    What.CREATURE: "creatures",
    What.SPELL: "spells",
    What.DIE: "dice",
    What.CREATURE_DIE: "creature dice",
    What.SPELL_DIE: "spell dice",
}
TALLIES = {
    Tally.SCORED_THIS_TURN: "creature of yours that scored this turn",
    Tally.OTHERS_SCORED_THIS_PHASE: "other creature of yours that scored in this phase",
    Tally.OPPONENTS_WHO_LOST: "opponent who lost a creature to the damage of your attack this turn",
    Tally.CULLED: "die culled",
}
PHASES = {
    Phase.SCORE: "score phase",
    Phase.READY: "ready phase",
    Phase.ATTACK: "attack phase",
    Phase.CAPTURE: "capture phase",
    Phase.TIDY: "tidy-up",
}
EVERYWHERE = (Zone.READY, Zone.QUEST)


def joined(parts: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def kind_of(dice: Dice, plural: bool = False) -> str:
    """What such a die is called, without its place: `other creature of level 1 or 2`."""
    noun = PLURALS[dice.what] if plural else dice.what.value
    if dice.classes:
        names = joined(dice.classes, "or")
        noun = names if dice.what is What.CREATURE else f"{names} {noun}"
    match dice.side:
        case Side.OTHERS:
            noun = f"other {noun}"
        case Side.ATTACKERS:
            noun = "attackers" if plural else "attacker"
        case Side.DEFENDERS:
            noun = "defending creatures" if plural else "defending creature"
        case Side.MINE | Side.THEIRS | Side.ANY:
            noun = f"other {noun}" if dice.not_this else noun
    if dice.levels is not None:
        least, most = dice.levels
        noun += f" of level {joined([str(level) for level in range(least, most + 1)], 'or')}"
    if dice.defence_at_most is not None:
        noun += f" with defence {dice.defence_at_most} or less"
    return noun


def place_of(dice: Dice, owner: str, last: str = "or", at: str = "in") -> str:
    """`in your used pile`; `owner` is what is said of an opponent's or of anybody's, `at` may be `from`."""
    if dice.side in (Side.ATTACKERS, Side.DEFENDERS):
        return ""
    if dice.zones == EVERYWHERE:
        return "in play"
    if dice.zones == (Zone.WILDS,):
        return f"{at} the Wilds"
    whose = "your" if dice.side in (Side.MINE, Side.OTHERS) else owner
    return f"{at} {whose} {joined([PLACES[zone] for zone in dice.zones], last)}"


def price_of(dice: Dice) -> str:
    match dice.cost_at_most:
        case None:
            return ""
        case int(n):
            return f"that costs {n} or less"
        case CostOf(Special.CULLED, plus):
            return f"that costs at most {plus} more than the die culled"
        case other:
            raise NotImplementedError(f"no English for a cost of at most {other}")


def phrase(quantity: str, dice: Dice, owner: str, plural: bool = False, at: str = "in") -> str:
    parts = (quantity, kind_of(dice, plural), place_of(dice, owner, at=at), price_of(dice))
    return " ".join(part for part in parts if part)


def pick_of(pick: Pick, this: str = "this die", at: str = "in") -> str:
    """The object of a verb; `this` is what THIS and HOST are called here."""
    match pick:
        case Special():
            return special_of(pick, this)
        case One(dice):
            return phrase("1", dice, "any" if dice.side is Side.ANY else "an opponent's", at=at)
        case UpTo(n, dice):
            return phrase(f"up to {n}", dice, "any", plural=True, at=at)
        case AnyNumber(dice):
            return phrase("any number of" + " your" * (dice.side is Side.MINE), dice, "any", plural=True, at=at)
        case All(dice):
            return every(dice)
        case Each(dice):
            return phrase("1", dice, "each opponent's", at=at)


def every(dice: Dice) -> str:
    return phrase("every", dice, "any" if dice.side is Side.ANY else "each opponent's")


def special_of(special: Special, this: str = "this die") -> str:
    match special:
        case Special.THIS | Special.HOST:
            return this
        case Special.VICTIM:
            return "it"
        case Special.CULLED:
            return "the die culled"


def number_of(dice: Dice) -> str:
    """`the number of creatures in all ready areas`."""
    if dice.side is Side.ANY:
        return f"the number of {kind_of(dice, True)} in all {joined([PLACES[zone] + 's' for zone in dice.zones])}"
    return f"the number of {kind_of(dice, True)} {place_of(dice, 'all opponents', 'and')}"


def for_each(n: Number) -> tuple[str, str]:
    """A number as a factor and what it is counted by: `3` and ``, `1` and ` for each other creature ...`."""
    match n:
        case int():
            return str(n), ""
        case Count(dice):
            return "1", f" for each {phrase('', dice, 'any')}"
        case CountOf(tally):
            return "1", f" for each {TALLIES[tally]}"
        case CostOf() | AttackOf():
            raise NotImplementedError(f"no English for a bonus of {n}")


def condition_of(condition: Condition) -> str:
    """What follows `if`, `while` or `as soon as`."""
    match condition:
        case Exactly(Count(dice), 0):
            return f"there is no {phrase('', dice, 'any')}"
        case AtLeast(CountOf(Tally.SCORED_THIS_TURN), least):
            return f"{least} or more creatures of yours scored this turn"
        case InPhase(phase):
            return f"it is your {PHASES[phase]}"
        case ThisScored():
            return "this is one of them"
        case ThisAttacks():
            return "this attacks"
        case AtLeast() | Exactly():
            raise NotImplementedError(f"no English for the condition {condition}")


def face_of(face: Face) -> str:
    """A face for people: `1 quiddity and draw 1`, `level 2, 6/6 *`."""
    parts: list[str] = []
    if face.creature:
        attack, defence = ("?" if n is None else str(n) for n in (face.attack, face.defence))
        parts.append(f"level {face.level}, {attack}/{defence}")
    if face.spell:
        parts.append("spell")
    if face.quiddity:
        parts.append(f"{face.quiddity} quiddity")
    if face.draw:
        parts.append(f"draw {face.draw}")
    if face.reroll:
        parts.append("re-roll" if face.reroll == 1 else "re-roll with another")
    return joined(parts, "or" if face.choice else "and") + (" " + "*" * face.bursts if face.bursts else "")
