"""Dice in few letters: `1 used die of a foe`, `your level 1 creatures`."""

from collections.abc import Sequence
from dataclasses import replace

from tumblehall.games.quarriors.edges.english import dice as long
from tumblehall.games.quarriors.edges.english.scene import Scene, article, joined, spaced, special_of
from tumblehall.games.quarriors.language.selectors import (
    All,
    AnyNumber,
    Dice,
    Each,
    Either,
    Of,
    One,
    Pick,
    Selector,
    UpTo,
)
from tumblehall.games.quarriors.language.terms import Chooser, Side, Special, What, Zone

ONE, EACH = ("a foe's", "of a foe"), ("each foe's", "of each foe")
THEIR, YOUR = ("your foes'", "of your foes", "their"), ("your", "of yours", "your")
"""Before dice, behind them, and before their place."""
ADJECTIVES = {Zone.USED: "used", Zone.SPENT: "spent"}
SILENT = ((Zone.READY,), long.IN_PLAY, (Zone.WILDS,))
"""Places that go without saying: creatures are ready, and captures come from the Wilds."""
PLACES = {
    Zone.ACTIVE: "in {whose} pool",
    Zone.BAG: "in {whose} bag",
    Zone.SCORED: "that scored this turn",
    Zone.SCORED_NOW: "that scored",
    Zone.QUEST: "on a quest",
    Zone.HERE: "beside it",
    Zone.BATTLE: "in the battle",
    Zone.WILDS: "in the Wilds",
}


def foes(text: str) -> str:
    """Long words where there are no shorter ones: opponents are foes here."""
    return text.replace("an opponent", "a foe").replace("opponent", "foe").replace("active pool", "pool")


def kind_of(dice: Dice, scene: Scene, plural: bool = False) -> str:
    """Without quantity, owner and place: `other used creature die of cost 3 or less`."""
    before, behind = _level(dice, scene)
    bare = replace(dice, side=_bare(dice.side), levels=None, defence_at_most=None, locked=None, not_this=False)
    if dice.locked and dice.what is What.CREATURE:
        bare = replace(bare, what=What.DIE)
    return spaced(
        "other" if dice.not_this or dice.side is Side.OTHERS else "",
        "locked" if dice.locked else "unlocked" if dice.locked is False and dice.what is What.DIE else "",
        _adjective(dice),
        before,
        _noun(bare, scene, plural),
        behind,
        "" if dice.defence_at_most is None else f"with defence {long.limit_of(dice.defence_at_most, scene)}",
    )


def _noun(dice: Dice, scene: Scene, plural: bool) -> str:
    if dice.what is What.SPELL_DIE:
        return spaced(joined(dice.classes, "or"), "spell dice" if plural else "spell die")
    if len(dice.classes) > 1 and dice == Dice(dice.side, What.DIE, dice.zones, dice.classes):
        return names_of(dice.classes)
    return long.kind_of(dice, scene, plural)


def names_of(classes: Sequence[str]) -> str:
    """`Assistant, Basic or Corrupted Quiddity`: those with the same last word come last and share it."""
    last = [name.split()[-1] for name in classes]
    shared = next((word for word in last if last.count(word) > 1), None)
    if shared is None:
        return joined(classes, "or")
    alone = [name for name, word in zip(classes, last, strict=True) if word != shared]
    others = [name.removesuffix(f" {shared}") for name in classes if name.endswith(f" {shared}")]
    return f"{joined([*alone, *others], 'or')} {shared}"


def _bare(side: Side) -> Side:
    return side if side in (Side.ATTACKERS, Side.DEFENDERS) else Side.ANY


def _adjective(dice: Dice) -> str:
    if dice.what is What.SPELL and dice.zones == (Zone.READY,) and dice.attached is None:
        return "readied"
    return ADJECTIVES.get(dice.zones[0], "") if len(dice.zones) == 1 else ""


def _level(dice: Dice, scene: Scene) -> tuple[str, str]:
    match dice.levels:
        case None:
            return "", ""
        case int(a), int(b) if a == b:
            return f"level {a}", ""
        case a, b:
            return "", long.level_of(a, b, scene)


def traits_of(dice: Dice, scene: Scene, plural: bool = False, place: str = "") -> str:
    if "that scored" in place:
        return long.traits_of(dice, scene, plural).replace("that ", "and ", 1)
    if dice.lowest:
        return spaced("at their lowest", traits_of(replace(dice, lowest=None), scene, plural, place))
    return long.traits_of(dice, scene, plural)


def cost_of(dice: Dice) -> str:
    """Behind the name, where it is so simple."""
    if dice.cost_at_least is not None or not isinstance(dice.cost_at_most, int):
        return ""
    return "of cost 0 or 1" if dice.cost_at_most == 1 else f"of cost {dice.cost_at_most} or less"


def place_of(dice: Dice, whose: str) -> str:
    if (
        dice.zones in SILENT
        or dice.side in (Side.ATTACKERS, Side.DEFENDERS)
        or (len(dice.zones) == 1 and dice.zones[0] in ADJECTIVES)
    ):
        return ""
    if set(dice.zones) == {Zone.ACTIVE, Zone.SPENT, Zone.USED}:
        return f"in {whose} pool and piles"
    if len(dice.zones) > 1 and all(zone in long.PLACES for zone in dice.zones):
        return f"in {whose} {joined([long.PLACES[zone].removeprefix('active ') for zone in dice.zones], 'or')}"
    if any(zone not in PLACES for zone in dice.zones):
        return long.place_of(dice, (whose, ""))
    return joined([PLACES[zone].format(whose=whose) for zone in dice.zones], "or")


def owner_of(side: Side, theirs: tuple[str, str], scene: Scene) -> tuple[str, str]:
    """Before the dice, and behind them."""
    if side is Side.THEIRS:
        return theirs
    if side is Side.DESTROYER:
        return "its destroyer's", "of its destroyer"
    return long.whose_of(side, theirs, scene)


def phrase(quantity: str, dice: Selector, scene: Scene, theirs: tuple[str, str] = ONE, plural: bool = False) -> str:
    match dice:
        case Dice():
            whose, behind = owner_of(dice.side, theirs, scene)
            place = place_of(dice, whose)
            mine = dice.side in (Side.MINE, Side.OTHERS)
            said = f"{whose} " in f"{place} " or (mine and _adjective(dice) in ("used", "spent"))
            cost = "" if "that scored" in place else cost_of(dice)
            traits = traits_of(replace(dice, cost_at_most=None) if cost else dice, scene, plural, place)
            return spaced(quantity, kind_of(dice, scene, plural), cost, "" if said else behind, place, traits)
        case Either(parts):
            return joined([phrase(quantity, part, scene, theirs, plural) for part in parts], "or")


def all_of(dice: Of, scene: Scene) -> str:
    """`your other creatures`, `your foes' level 1 creatures`."""
    match dice:
        case Special():
            return special_of(dice, scene)
        case Dice(Side.MINE | Side.OTHERS | Side.THEIRS as side):
            owner, behind, their = THEIR if side is Side.THEIRS else YOUR
            place = place_of(dice, their)
            if dice.classes and dice.what is What.CREATURE:
                return spaced("every", kind_of(dice, scene), behind, place)
            cost = "" if "that scored" in place else cost_of(dice)
            traits = traits_of(replace(dice, cost_at_most=None) if cost else dice, scene, True, place)
            return spaced(owner, kind_of(dice, scene, plural=True), cost, place, traits)
        case Dice():
            return phrase("all" if dice.side is Side.ANY else "", dice, scene, plural=True)
        case Either(parts):
            return joined([all_of(part, scene) for part in parts])


def pick_of(pick: Pick, scene: Scene) -> str:
    match pick:
        case Special():
            return special_of(pick, scene)
        case One(dice, by):
            return one_of(dice, scene) + chosen_by(by)
        case UpTo(1, dice):
            return phrase("1", dice, scene)
        case UpTo(n, dice):
            return phrase(f"up to {n}", dice, scene, plural=True)
        case AnyNumber(dice):
            return f"any of {all_of(dice, scene)}"
        case All(dice):
            return all_of(dice, scene)
        case Each(dice, by):
            return phrase("1", dice, scene, EACH) + chosen_by(by)


def one_of(dice: Of, scene: Scene) -> str:
    match dice:
        case Special():
            name = special_of(dice, scene)
            return f"1 of {name}" if long.is_several(name) else name
        case Dice(Side.ANY) if dice.is_plain and dice.zones in SILENT:
            return f"any {kind_of(dice, scene)}"
        case Dice() | Either():
            return phrase("1", dice, scene)


def chosen_by(by: Chooser) -> str:
    return "" if by is Chooser.ME else ", their choice"


def a_kind(dice: Selector, scene: Scene) -> str:
    """With an article: what happens to any of them."""
    return article(phrase("", dice, scene))
