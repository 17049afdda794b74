"""Players in few letters: opponents are foes."""

from tumblehall.games.quarriors.edges.english import players as long
from tumblehall.games.quarriors.edges.english.conditions import who_of as long_who_of
from tumblehall.games.quarriors.edges.english.scene import Scene, article, spaced, third
from tumblehall.games.quarriors.edges.english.short import dice as d
from tumblehall.games.quarriors.language.selectors import (
    And,
    AtLeast,
    Chosen,
    Condition,
    Count,
    Dice,
    Exactly,
    GloryOf,
    Players,
    PlayersWho,
)
from tumblehall.games.quarriors.language.terms import Side, What, Who, Zone


def name_of(who: Players, scene: Scene) -> str:
    match who:
        case PlayersWho() if long.is_rest(who, scene):
            return "each other"
        case PlayersWho(Who.OPPONENTS | Who.ALL):
            return f"each {one_of(who, scene)}"
        case Chosen(Who.OPPONENTS | PlayersWho() as of, 1, 1):
            return f"1 {one_of(of, scene)}"
        case Chosen(PlayersWho(Who.OPPONENTS, if_), _, most):
            return f"up to {most} foes {who_of(if_, scene)}"
        case _:
            return d.foes(long.name_of(who, scene))


def one_of(who: Players, scene: Scene) -> str:
    match who:
        case PlayersWho((Who.OPPONENTS | Who.ALL) as of, if_):
            return f"{one_of(of, scene)} {who_of(if_, scene)}"
        case _:
            return d.foes(long.one_of(who, scene))


def who_of(condition: Condition, scene: Scene) -> str:
    match condition:
        case Exactly(Count(Dice(Side.THAT) as dice), int(n)):
            quantity = "no" if n == 0 else f"just {n}"
            return f"with {quantity} {_held(dice, scene, n > 1)}"
        case AtLeast(Count(Dice(Side.THAT, zones=(Zone.LOST,)) as dice), 1):
            return f"who lost {article(d.kind_of(dice, scene))} to your attack"
        case AtLeast(Count(Dice(Side.THAT, What.DIE, (Zone.USED,), classes=(name,)) as dice), 1) if _is_only(
            dice, name
        ):
            return f"with used {name}"
        case AtLeast(Count(Dice(Side.THAT) as dice), 1):
            return f"with {article(_held(dice, scene))}"
        case AtLeast(GloryOf(Who.THAT), 1):
            return "with glory"
        case And((AtLeast(GloryOf(Who.THAT), 1), rest)):
            return who_of(rest, scene)
        case _:
            return d.foes(long_who_of(condition, scene))


def _is_only(dice: Dice, name: str) -> bool:
    return dice == Dice(dice.side, What.DIE, dice.zones, (name,))


def foes_with(condition: Condition, scene: Scene) -> str:
    """Of several, where it goes without saying whose the places are."""
    match condition:
        case AtLeast(Count(Dice(Side.THAT, classes=(name,)) as dice), 1) if _is_only(dice, name):
            return f"foes with {name} {_bare_place(dice)}"
        case AtLeast(Count(Dice(Side.THAT) as dice), 1):
            return f"foes with {d.kind_of(dice, scene, plural=True)} {_bare_place(dice)}"
        case _:
            return f"foes {who_of(condition, scene)}"


def _bare_place(dice: Dice) -> str:
    return d.place_of(dice, "").replace("  ", " ").replace("pool and", "pool or").replace("in the battle", "in battle")


def _held(dice: Dice, scene: Scene, plural: bool = False) -> str:
    ready = "ready" if dice.zones == (Zone.READY,) and not dice.locked else ""
    return spaced(d.kind_of(dice, scene, plural), ready or d.place_of(dice, "their"))


def do_of(who: Players, verb: str, scene: Scene) -> str:
    """An order to you, or `each foe loses`."""
    if who is scene.actor:
        return verb
    several = isinstance(who, Chosen) and who.most > 1
    return f"{name_of(who, scene)} {third(verb, not several)}"


def subject_of(who: Who, verb: str, scene: Scene) -> str:
    return d.foes(long.subject_of(who, verb, scene))
