"""The creature that is treated as another (Q117 to Q121)."""

from typing import Final

from tumblehall.games.quarriors.language.terms import Special
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.areas import dice_of
from tumblehall.games.quarriors.rules.names import die_name, looks, seat_name
from tumblehall.games.quarriors.rules.select import candidates
from tumblehall.games.quarriors.rules.state import NONE, OTHERS, QuarriorsState, Ready, Scope
from tumblehall.games.quarriors.rules.zones import change, find
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question

PICK_READY: Final = verbs.PICK_READY.first
PASS: Final = verbs.PASS.first


def models(s: QuarriorsState, seat: int, die: Ready) -> list[int]:
    """The creatures it may copy, those that make the same copy once."""
    clause = s.tables.faces[die.code].copies
    if clause is None:
        return []
    assert not isinstance(clause.of.dice, Special)
    options: list[int] = []
    seen: set[int] = set()
    for option in candidates(s, clause.of.dice, Scope(seat, die.tag)):
        if _is_locked(s, option):
            continue
        alike = _alike(s, _snapshot_of(s, option))
        if alike not in seen:
            seen.add(alike)
            options.append(option)
    return options


def _is_locked(s: QuarriorsState, option: int) -> bool:
    """A locked die is not copied (Q118)."""
    found = find(s, option - PICK_READY)
    return found is not None and found[1].locked > 0


def _alike(s: QuarriorsState, copy: int) -> int:
    return copy if copy == NONE else s.tables.same[copy]


def _snapshot_of(s: QuarriorsState, option: int) -> int:
    """What a copy of that creature is treated as; one that copies, but has no copy, gives none (Q118)."""
    found = find(s, option - PICK_READY)
    assert found is not None
    code = found[1].acts_as
    return code if s.tables.faces[code].copies is None else NONE


def may_change(s: QuarriorsState, seat: int, die: Ready) -> bool:
    """Whether there is anything else to copy than what it copies already."""
    if s.tables.faces[die.code].copies is None or die.copied:
        return False
    return any(_alike(s, _snapshot_of(s, option)) != _alike(s, die.copy) for option in models(s, seat, die))


def changeable(s: QuarriorsState, seat: int) -> list[int]:
    """The tags of the creatures that may copy anew, those that look the same once."""
    faces = s.tables.faces
    tags: dict[tuple[object, ...], int] = {}
    for die in s.ready[seat] if s.quests is None else dice_of(s, seat):
        if faces[die.code].copies is not None and may_change(s, seat, die):
            tags.setdefault(looks(s, die), die.tag)
    return list(tags.values())


def change_copy(s: QuarriorsState, seat: int, tag: int) -> None:
    """The one change of the turn; what it chose on entering does not count (Q120)."""
    found = find(s, tag)
    assert found is not None
    change(s, found[1], found[1].but(copied=True))
    s.stack.append((steps.COPY, seat, tag))


def ask_copy(s: QuarriorsState, f: Frame) -> list[int]:
    _, seat, tag = f
    found = find(s, tag)
    return [] if found is None else models(s, seat, found[1])


def answer_copy(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, tag = f
    found, model = find(s, tag), find(s, option - PICK_READY)
    assert found is not None
    assert model is not None
    change(s, found[1], found[1].but(copy=_snapshot_of(s, option)))
    if s.log is not None:
        data = {"player": seat_name(seat), "die": die_name(s, found[1].code), "as": die_name(s, model[1].acts_as)}
        s.log.say("copied", data, "QC-12.2")


def ask_may_copy(s: QuarriorsState, f: Frame) -> list[int]:
    found = find(s, f[2])
    if found is None or not may_change(s, f[1], found[1]):
        return []
    return [*models(s, f[1], found[1]), PASS]


def answer_may_copy(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    if option != PASS:
        change_copy(s, f[1], f[2])
        answer_copy(s, s.stack.pop(), option, rng)


def offer_copies(s: QuarriorsState) -> None:
    """As an attack phase starts, the others' copying creatures may change (Q120)."""
    faces = s.tables.faces
    for seat in OTHERS[s.players][s.turn]:
        for die in s.ready[seat] if s.quests is None else dice_of(s, seat):
            if faces[die.code].copies is not None and may_change(s, seat, die):
                s.stack.append((steps.MAY_COPY, seat, die.tag))


STEPS = (
    question(
        steps.COPY,
        "copy",
        takes=("tag",),
        ask=ask_copy,
        answer=answer_copy,
        prompt="Which creature does {tag} copy?",
        rule="QC-12.2",
        verbs=(verbs.PICK_READY,),
        about=lambda s, f: {"effect": "copy"},
    ),
    question(
        steps.MAY_COPY,
        "may-copy",
        takes=("tag",),
        ask=ask_may_copy,
        answer=answer_may_copy,
        prompt="Which creature does {tag} copy?",
        rule="QC-12.2",
        verbs=(verbs.PICK_READY, verbs.PASS),
        safe=(verbs.PASS,),
        about=lambda s, f: {"effect": "copy"},
    ),
)
