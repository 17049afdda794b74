"""Numbers in few letters: `1 glory for each other creature of yours that scored`, `+3 attack and defence`."""

from tumblehall.games.quarriors.edges.english import numbers as long
from tumblehall.games.quarriors.edges.english.scene import Scene
from tumblehall.games.quarriors.edges.english.short import dice as d
from tumblehall.games.quarriors.edges.english.short.players import one_of
from tumblehall.games.quarriors.language.selectors import (
    CostOf,
    Count,
    CountPlayers,
    Dice,
    LevelOf,
    Min,
    Number,
    Plus,
    PrintedGlory,
    Times,
)
from tumblehall.games.quarriors.language.terms import Side, Special, Zone


def amount_of(n: Number, thing: str, scene: Scene, things: str = "") -> str:
    match for_each(n, scene):
        case None if isinstance(n, PrintedGlory):
            return value_of(n, scene)
        case None:
            return f"{things or thing} equal to {value_of(n, scene)}"
        case factor, each:
            return f"{factor} {things if things and factor != 1 else thing}{each}"


def for_each(n: Number, scene: Scene) -> tuple[int, str] | None:
    """A number as a factor and what it is counted by; None where it counts nothing."""
    match n:
        case Count(dice):
            return 1, f" for each {d.phrase('', dice, scene)}"
        case CountPlayers(who):
            return 1, f" for each {one_of(who, scene)}"
        case Times(of, by) if (counted := for_each(of, scene)) and counted[1]:
            return counted[0] * by, counted[1]
        case Min((int(most), of) | (of, int(most))) if (counted := for_each(of, scene)) and counted[1]:
            return counted[0], f"{counted[1]}, at most {most}"
        case _:
            told = long.for_each(n, scene)
            return None if told is None else (told[0], d.foes(told[1]))


def bonus_of(attack: Number | None, defence: Number | None, scene: Scene) -> str:
    """`+2 attack`, `+3 attack and defence`; None: that does not change."""
    both = [for_each(n, scene) for n in (attack, defence) if n is not None]
    if None in both:
        n = attack if attack is not None else defence
        assert n is not None
        names = [name for name, n in (("attack", attack), ("defence", defence)) if n is not None]
        return f"more {' and '.join(names)}: {value_of(n, scene)}"
    match [counted for counted in both if counted is not None]:
        case [(a, each), (b, other)] if each == other:
            return f"{a:+} attack and defence{each}" if a == b else f"{a:+} attack and {b:+} defence{each}"
        case [(a, each), (b, other)]:
            return f"{a:+} attack{each} and {b:+} defence{other}"
        case [(n, each), *_]:
            return f"{n:+} {'attack' if attack is not None else 'defence'}{each}"
        case _:
            return ""


def value_of(n: Number, scene: Scene) -> str:
    match n:
        case Count(Dice(Side.ANY) as dice) if dice.zones in d.SILENT:
            return f"the number of {d.kind_of(dice, scene, plural=True)} of all players"
        case Count(Dice(Side.ANY) as dice) if set(dice.zones) == {Zone.ACTIVE, Zone.SPENT, Zone.USED}:
            return f"all {d.kind_of(dice, scene, plural=True)} in pools and piles"
        case CostOf(Special.IT):
            return "its cost"
        case LevelOf(Special.IT):
            return "its level"
        case Min((int(most), of) | (of, int(most))):
            return f"{value_of(of, scene)}, at most {most}"
        case PrintedGlory(dice):
            return f"the printed glory of {d.all_of(dice, scene)}"
        case Count(Dice(Side.MINE | Side.OTHERS | Side.THEIRS) as dice):
            return f"the number of {d.all_of(dice, scene)}"
        case Plus(parts):
            return " plus ".join(value_of(part, scene) for part in parts)
        case _:
            return d.foes(long.value_of(n, scene))
