"""Names of dice, cards and players as events and options write them: `scavenging-goblin#3`, `seat 0`."""

from tumblehall.games.quarriors.rules.areas import beside_of
from tumblehall.games.quarriors.rules.state import BEYOND, NO_FACE, NONE, QuarriorsState, Ready
from tumblehall.games.quarriors.rules.zones import find


def die_name(s: QuarriorsState, code: int) -> str:
    """`scavenging-goblin#3`; without a face `scavenging-goblin`."""
    slug = s.tables.cards[code >> 3].die.slug
    return slug if code & 7 == NO_FACE else f"{slug}#{(code & 7) + 1}"


def kind_name(s: QuarriorsState, kind: int) -> str:
    return s.tables.cards[kind].die.slug


def ready_name(s: QuarriorsState, die: Ready) -> str:
    """A die with what is attached to it: `deathdealer#6+death#4`."""
    return "+".join([die_name(s, die.code), *(die_name(s, code) for code, _ in die.attached)])


def seat_name(seat: int) -> str:
    return f"seat {seat}"


def looks(s: QuarriorsState, die: Ready) -> tuple[object, ...]:
    """What tells a die in a ready area from another; dice that look the same are one option."""
    same = s.tables.same
    copy = die.copy if die.copy == NONE else same[die.copy]
    attached = tuple((same[code], owner) for code, owner in die.attached)
    return (
        same[die.code], attached, copy, die.marks, die.safe, die.copied, die.fate, die.spared,
        die.summoned, die.uses, die.named, die.kept, die.sent,
        die.questing,
    )  # fmt: skip


def exactly(die: Ready) -> tuple[object, ...]:
    """All of a die but its tag."""
    return (
        die.code, die.attached, die.copy, die.marks, die.safe, die.copied, die.fate, die.spared,
        die.summoned, die.uses, die.named, die.kept, die.sent,
        die.questing,
    )  # fmt: skip


def unlike(s: QuarriorsState, dice: list[Ready]) -> list[Ready]:
    """The first of all dice that look the same."""
    if len(dice) < 2:
        return dice
    first: dict[tuple[object, ...], Ready] = {}
    for die in dice:
        first.setdefault(looks(s, die), die)
    return list(first.values())


def ready_id(s: QuarriorsState, seat: int, die: Ready) -> str:
    """The name of a die in play, told apart from others of that name in its area: `deathdealer#6`, `deathdealer#6:2`.
    Of dice that are one option only the first is ever on offer."""
    name = ready_name(s, die)
    alike = [other for other in beside_of(s, seat, die) if ready_name(s, other) == name]
    kinds = list(dict.fromkeys(exactly(other) for other in alike))
    place = kinds.index(exactly(die))
    return name if place == 0 else f"{name}:{place + 1}"


def ready_ref(seat: int, die: Ready) -> str:
    """How the view names a die in play."""
    return f"locked:{seat}" if die.locked else f"{'quest' if die.questing else 'ready'}:{seat}:{die.tag}"


def this_name(s: QuarriorsState, this: int) -> str:
    """The die of an effect: where it stands, or what it was."""
    if this >= BEYOND:
        return die_name(s, this - BEYOND)
    found = find(s, this)
    return "die" if found is None else die_name(s, found[1].code)
