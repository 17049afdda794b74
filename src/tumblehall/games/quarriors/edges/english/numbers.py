"""Numbers in English: as an amount of something, as a bonus, and as a value."""

from tumblehall.games.quarriors.edges.english import dice as d
from tumblehall.games.quarriors.edges.english import players
from tumblehall.games.quarriors.edges.english.scene import Scene, joined, possessive, special_of
from tumblehall.games.quarriors.language.selectors import (
    AttackOf,
    Classes,
    CostOf,
    Count,
    CountPlayers,
    Dice,
    Done,
    Draws,
    GloryOf,
    Half,
    LevelOf,
    Min,
    Number,
    Plus,
    PrintedGlory,
    QuiddityOf,
    Selector,
    Times,
    TotalOf,
)
from tumblehall.games.quarriors.language.terms import Side, Who


def amount_of(n: Number, thing: str, scene: Scene, things: str = "") -> str:
    """`3 glory`, `1 glory for each die culled`, `glory equal to the level of it`; `things` are several of them."""
    counted = for_each(n, scene)
    if counted is None:
        return f"{things or thing} equal to {value_of(n, scene)}"
    factor, each = counted
    return f"{factor} {things if things and factor != 1 else thing}{each}"


def bonus_of(n: Number, names: tuple[str, ...], scene: Scene) -> str:
    """`+1 attack and +1 defence for each other creature`, `-2 defence`."""
    counted = for_each(n, scene)
    if counted is None:
        return f"more {' and '.join(names)} equal to {value_of(n, scene)}"
    factor, each = counted
    return " and ".join(f"{factor:+} {name}" for name in names) + each


def for_each(n: Number, scene: Scene) -> tuple[int, str] | None:
    """A number as a factor and what it is counted by: `3` and ``, `1` and ` for each other creature ...`; None where it
    counts nothing."""
    match n:
        case int():
            return n, ""
        case Count(dice):
            return 1, f" for each {d.phrase('', dice, scene)}"
        case CountPlayers(who):
            return 1, f" for each {players.one_of(who, scene)}"
        case Classes(dice):
            return 1, f" for each different class among {d.several(dice, scene)}"
        case Draws(who):
            return 1, f" for each time {drew(who, scene)}"
        case Done():
            return 1, f" for each {scene.done[0]}"
        case Times(of, by) if (counted := for_each(of, scene)) and counted[1]:
            return counted[0] * by, counted[1]
        case Min((int(most), of) | (of, int(most))) if (counted := for_each(of, scene)) and counted[1]:
            return counted[0], f"{counted[1]}, at most {most}"
        case _:
            return None


def value_of(n: Number, scene: Scene) -> str:
    """A number as a noun: `5`, `the number of creatures in all ready areas`."""
    match n:
        case int():
            return str(n)
        case Count(dice):
            return f"the number of {all_of(dice, scene)}"
        case CountPlayers(who):
            return f"the number of {players.several_of(who, scene)}"
        case Classes(dice):
            return f"the number of different classes among {all_of(dice, scene)}"
        case PrintedGlory(dice):
            return f"the sum of the glory on the cards of {all_of(dice, scene)}"
        case CostOf(die):
            return f"the cost of {special_of(die, scene)}"
        case LevelOf(die):
            return f"the level of {special_of(die, scene)}"
        case AttackOf(die):
            return f"{possessive(special_of(die, scene))} attack"
        case QuiddityOf(die):
            return f"the quiddity that {special_of(die, scene)} shows"
        case GloryOf(who):
            return glory_of(who, scene)
        case TotalOf(who):
            return f"the attack total that was fixed against {players.name_of(who, scene)}"
        case Draws(who):
            return f"the number of times {drew(who, scene)}"
        case Done():
            return f"the number of {scene.done[1]}"
        case Plus(parts):
            return " plus ".join(value_of(part, scene) for part in parts)
        case Times(of, 2):
            return f"twice {value_of(of, scene)}"
        case Times(of, by):
            return f"{by} times {value_of(of, scene)}"
        case Min((int(most), of) | (of, int(most))):
            return f"{value_of(of, scene)}, at most {most}"
        case Min(parts):
            return f"the least of {joined([value_of(part, scene) for part in parts])}"
        case Half(of):
            return f"half of {value_of(of, scene)}, rounded down"


def all_of(dice: Selector, scene: Scene) -> str:
    """`creatures in all ready areas`, `Basic Quiddity dice in your active pool and used pile`."""
    if not isinstance(dice, Dice) or dice.side is not Side.ANY or not all(zone in d.PLACES for zone in dice.zones):
        return d.phrase("", dice, scene, d.SEVERAL, plural=True, last="and")
    places = joined([f"{d.PLACES[zone]}s" for zone in dice.zones])
    traits = d.traits_of(dice, scene, plural=True)
    return f"{d.kind_of(dice, scene, plural=True)} in all {places}" + (f" {traits}" if traits else "")


def glory_of(who: Who, scene: Scene) -> str:
    match who:
        case Who.ME:
            return "your glory"
        case Who.OPPONENTS:
            return "the most glory of an opponent"
        case Who.ALL:
            return "the most glory of a player"
        case Who.ACTIVE | Who.LOSER | Who.THAT:
            return f"{possessive(players.name_of(who, scene))} glory"


def drew(who: Who, scene: Scene, often: str = "") -> str:
    """What is kept of draws: those of the own turn under way, else of the last own turn (Q145)."""
    match who:
        case Who.ME:
            return f"you drew dice{often} in your latest turn"
        case Who.ACTIVE:
            return f"{scene.active} drew dice{often} this turn"
        case Who.OPPONENTS | Who.ALL | Who.LOSER | Who.THAT:
            return f"{players.name_of(who, scene)} drew dice{often} in their latest turn"


def costs_of(least: Number | None, most: Number | None, scene: Scene, s: str) -> list[str]:
    """What is said of the printed cost: `costs 4 or less`."""
    parts = []
    match least:
        case None:
            pass
        case int():
            parts.append(f"cost{s} {least} or more")
        case _:
            parts.append(f"cost{s} at least {value_of(least, scene)}")
    match most:
        case None:
            pass
        case int():
            parts.append(f"cost{s} {most} or less")
        case CostOf(die):
            parts.append(f"cost{s} no more than {special_of(die, scene)}")
        case Plus((CostOf(die), int(more))):
            parts.append(f"cost{s} at most {more} more than {special_of(die, scene)}")
        case _:
            parts.append(f"cost{s} at most {value_of(most, scene)}")
    return parts
