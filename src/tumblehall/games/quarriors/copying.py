"""The creature that is treated as another (Q117 to Q121)."""

from tumblehall.games.quarriors import choices, steps
from tumblehall.games.quarriors.numbers import shown
from tumblehall.games.quarriors.state import NONE, QuarriorsState, Ready
from tumblehall.games.quarriors.targets import candidates
from tumblehall.games.quarriors.wording import die_name, looks, seat_name
from tumblehall.games.quarriors.zones import change, find
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame


def models(s: QuarriorsState, seat: int, die: Ready) -> list[int]:
    """The creatures it may copy, those that make the same copy once."""
    clause = s.tables.copy[die.code]
    if clause is None:
        return []
    options: list[int] = []
    seen: set[int] = set()
    for option in candidates(s, clause.of.dice, seat, die.tag):
        alike = _alike(s, _snapshot_of(s, option))
        if alike not in seen:
            seen.add(alike)
            options.append(option)
    return options


def _alike(s: QuarriorsState, copy: int) -> int:
    return copy if copy == NONE else s.tables.same[copy]


def _snapshot_of(s: QuarriorsState, option: int) -> int:
    """What a copy of that creature is treated as; one that copies, but has no copy, gives none (Q118)."""
    found = find(s, option - choices.PICK_READY)
    assert found is not None
    code = shown(found[1])
    return NONE if s.tables.copy[code] is not None else code


def may_change(s: QuarriorsState, seat: int, die: Ready) -> bool:
    """Whether there is anything else to copy than what it copies already."""
    if s.tables.copy[die.code] is None or die.copied:
        return False
    return any(_alike(s, _snapshot_of(s, option)) != _alike(s, die.copy) for option in models(s, seat, die))


def changeable(s: QuarriorsState, seat: int) -> list[int]:
    """The tags of the creatures that may copy anew, those that look the same once."""
    tags: dict[tuple[object, ...], int] = {}
    for die in s.ready[seat]:
        if may_change(s, seat, die):
            tags.setdefault(looks(s, die), die.tag)
    return list(tags.values())


def change_copy(s: QuarriorsState, seat: int, tag: int) -> None:
    """The one change of the turn; what it chose on entering does not count (Q120)."""
    found = find(s, tag)
    assert found is not None
    change(s, found[1], found[1]._replace(copied=True))
    s.stack.append((steps.COPY, seat, tag))


def ask_copy(s: QuarriorsState, f: Frame) -> list[int]:
    _, seat, tag = f
    found = find(s, tag)
    return [] if found is None else models(s, seat, found[1])


def answer_copy(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, tag = f
    found, model = find(s, tag), find(s, option - choices.PICK_READY)
    assert found is not None
    assert model is not None
    change(s, found[1], found[1]._replace(copy=_snapshot_of(s, option)))
    if s.log is not None:
        data = {"player": seat_name(seat), "die": die_name(s, found[1].code), "as": die_name(s, shown(model[1]))}
        s.log.say("copied", data, "QC-12.2")


def ask_may_copy(s: QuarriorsState, f: Frame) -> list[int]:
    found = find(s, f[2])
    if found is None or not may_change(s, f[1], found[1]):
        return []
    return [*models(s, f[1], found[1]), choices.PASS]


def answer_may_copy(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    if option != choices.PASS:
        change_copy(s, f[1], f[2])
        answer_copy(s, s.stack.pop(), option, rng)


def offer_copies(s: QuarriorsState) -> None:
    """As an attack phase starts, the others' copying creatures may change (Q120)."""
    for i in range(s.players - 1, 0, -1):
        seat = (s.turn + i) % s.players
        for die in s.ready[seat]:
            if may_change(s, seat, die):
                s.stack.append((steps.MAY_COPY, seat, die.tag))
