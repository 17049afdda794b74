"""Dice in English: what they are called, where they lie, which of them are picked."""

from tumblehall.games.quarriors.edges.english import numbers
from tumblehall.games.quarriors.edges.english.scene import (
    Scene,
    article,
    counted,
    joined,
    possessive,
    spaced,
    special_of,
)
from tumblehall.games.quarriors.language.selectors import (
    All,
    AnyNumber,
    Dice,
    Each,
    Either,
    LevelOf,
    Number,
    Of,
    One,
    Pick,
    Plus,
    Selector,
    UpTo,
)
from tumblehall.games.quarriors.language.terms import Chooser, Shows, Side, Special, What, Zone

PLACES = {
    Zone.BAG: "bag",
    Zone.ACTIVE: "active pool",
    Zone.READY: "ready area",
    Zone.SPENT: "spent pile",
    Zone.USED: "used pile",
}
"""What every player has."""
IN_PLAY = (Zone.READY, Zone.QUEST)
COMMON = {
    Zone.WILDS: "{at} the Wilds",
    Zone.ASIDE: "set aside",
    Zone.QUEST: "{at} the quest area",
    Zone.REMOVED: "out of the game",
    Zone.HERE: "{at} the same area",
    Zone.BATTLE: "in the battle",
    Zone.CHALLENGE: "in the challenge",
    Zone.SUMMONED: "summoned in the latest turn",
    Zone.SCORED: "that scored this turn",
    Zone.SCORED_NOW: "that scored in this phase",
    Zone.PARTY: "in the party that completed the quest",
    Zone.NAMED: "named as defender",
    Zone.FALLEN: "destroyed in the battle",
    Zone.LOST: "destroyed by the damage of this turn's attack",
}
"""Places that belong to no player, and records."""
NOUNS = {
    What.CREATURE: ("creature", "creatures"),
    What.SPELL: ("spell", "spells"),
    What.DIE: ("die", "dice"),
    What.CREATURE_DIE: ("creature die", "creature dice"),
    What.SPELL_DIE: ("spell die", "spell dice"),
    What.QUARTIFACT: ("quartifact", "quartifacts"),
}
ANY_LEVEL = 9
"""From here on a most level says nothing: no die shows more than 3."""


# -- what they are called -----------------------------------------------------------------------------------------


def kind_of(dice: Dice, scene: Scene, plural: bool = False) -> str:
    """What such a die is called, without its place: `other creature of level 1 or 2`."""
    other = dice.not_this or dice.side is Side.OTHERS
    words = [
        "other" if other else "",
        {True: "attached", False: "unattached", None: ""}[dice.attached],
        "unlocked" if dice.locked is False else "",
        joined(dice.types, "or"),
        "" if dice.energy is None else dice.energy.value,
        noun_of(dice, plural),
        "" if dice.levels is None else level_of(*dice.levels, scene),
        "" if dice.defence_at_most is None else f"with defence {limit_of(dice.defence_at_most, scene)}",
        "with the highest cost" if dice.highest_cost else "",
    ]
    return spaced(*words)


def noun_of(dice: Dice, plural: bool) -> str:
    what = What.DIE if dice.locked and dice.what is What.CREATURE else dice.what
    noun = NOUNS[what][plural]
    names = joined(dice.classes, "or")
    if dice.side is Side.ATTACKERS:
        if names:
            return f"attackers of the class {names}" if plural else f"attacking {names}"
        return f"attacker{'s' * plural}"
    if dice.side is Side.DEFENDERS:
        return f"defending {names or noun}"
    if names and what is What.CREATURE and not plural:
        return names
    return spaced(names, noun)


def bearing_of(dice: Dice) -> str:
    return joined([article(NOUNS[what][0]) for what in dice.bearing], "or")


def level_of(least: Number, most: Number, scene: Scene) -> str:
    """`of level 1 or 2`, `of level 2 or lower`; locked dice are of level 0."""
    if least == most:
        return _same_level(least, scene)
    match least, most:
        case int(a), int(b) if b >= ANY_LEVEL:
            return f"of level {a} or higher" if a else ""
        case 0, int(b):
            return f"of level {b} or lower"
        case int(a), int(b) if a < b:
            return f"of level {joined([str(level) for level in range(a, b + 1)], 'or')}"
        case 0, LevelOf(die) | Plus((LevelOf(die), 0)):
            return f"of {possessive(special_of(die, scene))} level or lower"
        case 0, Plus((LevelOf(die), int(more))):
            return "" if more >= ANY_LEVEL else f"at most {counted(more, 'level')} above {special_of(die, scene)}"
        case 0, _:
            return f"of level {numbers.value_of(most, scene)} or lower"
        case _:
            return f"of a level from {numbers.value_of(least, scene)} to {numbers.value_of(most, scene)}"


def _same_level(level: Number, scene: Scene) -> str:
    match level:
        case LevelOf(die):
            return f"of the same level as {special_of(die, scene)}"
        case _:
            return f"of level {numbers.value_of(level, scene)}"


def limit_of(most: Number, scene: Scene) -> str:
    return f"{most} or less" if isinstance(most, int) else f"of at most {numbers.value_of(most, scene)}"


def traits_of(dice: Dice, scene: Scene, plural: bool = False) -> str:
    """What is said of such a die behind its place: `that costs 4 or less and shows a lock`."""
    s = "" if plural else "s"
    parts = [
        *numbers.costs_of(dice.cost_at_least, dice.cost_at_most, scene, s),
        f"{'have' if plural else 'has'} {bearing_of(dice)} attached" if dice.bearing else "",
        f"{'are' if plural else 'is'} no {joined(dice.not_classes, 'or')}" if dice.not_classes else "",
        "" if dice.shows is None else f"show{s} a {shown_by(dice.shows)}",
        "" if dice.lowest is None else f"can{'not' * dice.lowest} be turned to a lower level",
    ]
    told = joined([part for part in parts if part])
    return f"that {told}" if told else ""


def shown_by(shows: Shows) -> str:
    match shows:
        case Shows.LOCK:
            return "lock"
        case Shows.SPELL:
            return "spell"


# -- where they lie -----------------------------------------------------------------------------------------------

ONE = ("an opponent's", "of an opponent")
EACH = ("each opponent's", "of each opponent")
EVERY = ("each opponent's", "of your opponents")
SEVERAL = ("opponents'", "of opponents")
"""How opponents' dice are spoken of: before a place, and behind the dice."""


def whose_of(side: Side, theirs: tuple[str, str], scene: Scene) -> tuple[str, str]:
    match side:
        case Side.MINE | Side.OTHERS:
            return "your", "of yours"
        case Side.THEIRS:
            return theirs
        case Side.ANY:
            return "any", ""
        case Side.THAT:
            return possessive(scene.that), f"of {scene.that}"
        case Side.ACTIVE:
            return possessive(scene.active), f"of {scene.active}"
        case Side.DESTROYER:
            return f"{possessive(scene.victim)} destroyer's", f"of {possessive(scene.victim)} destroyer"
        case Side.ATTACKERS | Side.DEFENDERS:
            return "", ""


def into(zone: Zone, owner: str) -> str:
    """Where a die goes: `into your used pile`."""
    match zone:
        case Zone.BAG | Zone.ACTIVE | Zone.READY | Zone.SPENT | Zone.USED:
            return f"into {owner} {PLACES[zone]}"
        case Zone.WILDS:
            return "onto its card in the Wilds"
        case Zone.ASIDE:
            return "aside"
        case Zone.QUEST:
            return "into the quest area"
        case Zone.REMOVED:
            return "out of the game"
        case _:
            return "back where it was"


def place_of(dice: Dice, whose: tuple[str, str], last: str = "or", at: str = "in", plural: bool = False) -> str:
    """`in your used pile`, `of yours in the battle`; `at` may be `from`. `plural`: of several players."""
    before, behind = whose
    if dice.side in (Side.ATTACKERS, Side.DEFENDERS):
        return ""
    if dice.zones == IN_PLAY:
        said = bool(behind) and dice.what in (What.CREATURE, What.SPELL, What.QUARTIFACT)
        return behind if said else spaced(behind, "in play")
    piles = [zone for zone in dice.zones if zone in PLACES]
    places = [COMMON[zone].format(at=at) for zone in dice.zones if zone not in PLACES]
    if piles:
        names = ["locked area" if dice.locked and zone is Zone.READY else PLACES[zone] for zone in piles]
        names = [f"{name}s" for name in names] if plural else names
        mine = f"{at} {before} {joined(names, last)}"
        return joined([mine, *places], last)
    return spaced("" if dice.zones == (Zone.WILDS,) else behind, joined(places, last))


# -- whole phrases ------------------------------------------------------------------------------------------------


def phrase(
    quantity: str,
    dice: Selector,
    scene: Scene,
    theirs: tuple[str, str] = ONE,
    plural: bool = False,
    at: str = "in",
    last: str = "or",
) -> str:
    """`1 creature in any ready area`, `every attacker of level 1`. `theirs` is how opponents' dice are spoken of."""
    match dice:
        case Dice():
            piles = plural and (dice.side is Side.ANY or (dice.side is Side.THEIRS and theirs == SEVERAL))
            place = place_of(dice, whose_of(dice.side, theirs, scene), last, at, piles)
            traits = traits_of(dice, scene, plural)
            if "that scored" in place:
                traits = traits.replace("that ", "and ", 1)
            return spaced(quantity, kind_of(dice, scene, plural), place, traits)
        case Either(parts):
            return f" {last} ".join(phrase(quantity, part, scene, theirs, plural, at, last) for part in parts)


def a_die(dice: Selector, scene: Scene) -> str:
    """`a creature of yours`: any one of them."""
    match dice:
        case Dice():
            place = place_of(dice, whose_of(dice.side, ONE, scene))
            return spaced(article(kind_of(dice, scene)), place, traits_of(dice, scene))
        case Either(parts):
            return joined([a_die(part, scene) for part in parts], "or")


def every(dice: Of, scene: Scene) -> str:
    match dice:
        case Special():
            return special_of(dice, scene)
        case Dice() | Either():
            return phrase("every", dice, scene, EVERY, last="and" if isinstance(dice, Either) else "or")


def several(dice: Selector, scene: Scene) -> str:
    """Without a quantity: `attackers of level 1`, `creatures of yours that scored this turn`."""
    return phrase("", dice, scene, SEVERAL, plural=True)


# -- picks --------------------------------------------------------------------------------------------------------


def pick_of(pick: Pick, scene: Scene, at: str = "in", offer: bool = True) -> str:
    """The object of a verb. `offer`: whether the verb leaves it open to take none, so that it must be said."""
    match pick:
        case Special():
            return special_of(pick, scene)
        case One(dice, by):
            if isinstance(dice, Special):
                name = special_of(dice, scene)
                return ("1 of " * is_several(name) + name) + chosen_by(by, scene)
            return phrase("1", dice, scene, ONE, at=at) + chosen_by(by, scene)
        case UpTo(n, dice):
            quantity = "1" if n == 1 and not offer else f"up to {n}"
            return phrase(quantity, dice, scene, SEVERAL, plural=n > 1, at=at)
        case AnyNumber(dice):
            own = isinstance(dice, Dice) and dice.side is Side.MINE and dice.what in (What.SPELL, What.SPELL_DIE)
            return phrase("any number of" + " your" * own, dice, scene, SEVERAL, plural=True, at=at)
        case All(dice):
            apart = isinstance(dice, Dice) and dice.side is Side.ANY
            return phrase("every", dice, scene, EVERY, at=at, last="or" if apart else "and")
        case Each(dice, by, may):
            return phrase("up to 1" if may else "1", dice, scene, EACH, at=at) + chosen_by(by, scene)


def is_several(name: str) -> bool:
    """Whether what an effect was about is called by a plural."""
    return name.startswith(("the dice", "the unlocked dice", "the destroyed creatures"))


def chosen_by(by: Chooser, scene: Scene) -> str:
    match by:
        case Chooser.ME:
            return ""
        case Chooser.OWNER:
            return ", chosen by its owner"
        case Chooser.THAT:
            return f", chosen by {scene.that}"


def is_open(pick: Pick) -> bool:
    """Whether none may be picked."""
    return isinstance(pick, AnyNumber | UpTo) or (isinstance(pick, Each) and pick.may)


def owner_of(pick: Pick) -> str:
    """Whose pile such a die goes to: the caster's own where it can be no other's."""
    match pick:
        case Special():
            return "your"
        case One(dice) | UpTo(_, dice) | AnyNumber(dice) | All(dice) | Each(dice):
            return "your" if all(each in (Side.MINE, Side.OTHERS) for each in _sides(dice)) else "its owner's"


def _sides(dice: Of) -> tuple[Side, ...]:
    match dice:
        case Special():
            return (Side.MINE,)
        case Dice(side):
            return (side,)
        case Either(parts):
            return tuple(part.side for part in parts)
