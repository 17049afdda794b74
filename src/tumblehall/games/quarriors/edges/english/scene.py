"""What a sentence calls the dice and players that need no choosing, and small helps for words."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tumblehall.games.quarriors.language.selectors import Players
from tumblehall.games.quarriors.language.terms import Moment, Special, Who

ANY_TURN = ", to be rolled in {whose} next ready phase unless {who} have rolled this turn"
"""QC-2.15: what comes into the own pool after the roll is swept unrolled."""
OTHERS_TURN = ", to be rolled in {whose} next ready phase"
SCORE_PHASE = ", to be rolled in this turn's ready phase"


@dataclass(frozen=True, slots=True)
class Scene:
    """Where a sentence stands."""

    this: str = "this"
    host: str = "it"
    victim: str = "it"
    it: str = "it"
    that: str = "that player"
    active: str = "the active player"
    done: tuple[str, str] = ("time it was done", "times it was done")
    """What the effect before was done to, as one and as several."""
    met: Players | None = None
    """The players to whom the effect before was done."""
    moment: Moment | None = None
    rolled: str = ANY_TURN
    """When a die that waits in an active pool is rolled."""
    placed: str = "locked or attached"
    """How the die comes to the place where it works, if that is no summon."""
    ready: bool = False
    """Whether it speaks of a creature on a card: then what works from the ready area alone says so."""
    attached: bool = False
    """Whether it speaks of a die beside a creature, its host: then what is said of an attack is said of the host."""
    actor: Who = Who.ME
    """To whom orders are given."""


def of_spell(scene: Scene) -> Scene:
    """The same where the die is a spell, cast or laid."""
    return replace(scene, this="this die", ready=False)


def special_of(special: Special, scene: Scene) -> str:
    match special:
        case Special.THIS:
            return scene.this
        case Special.HOST:
            return scene.host
        case Special.VICTIM:
            return scene.victim
        case Special.IT:
            return scene.it


def possessive(name: str) -> str:
    """`it` -> `its`, `this` -> `this creature's`."""
    match name:
        case "it":
            return "its"
        case "this":
            return "this creature's"
        case _:
            return f"{name}'" if name.endswith("s") else f"{name}'s"


def joined(parts: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def spaced(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def article(noun: str) -> str:
    """With `a` or `an`; another one in place of `an other`."""
    if noun.startswith("other "):
        return f"an{noun}"
    return f"an {noun}" if noun[0] in "aeioAEIO" or noun.startswith(("un", "Un")) else f"a {noun}"


def counted(n: int, one: str, several: str | None = None) -> str:
    """`1 die`, `2 dice`."""
    return f"{n} {one if n == 1 else several or one + 's'}"


def third(verb: str, singular: bool) -> str:
    """`pay` -> `pays` for one."""
    return f"{verb}s" if singular and verb not in ("may", "cannot") else verb
