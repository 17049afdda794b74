"""Spells: casting and attaching (QC-13.1 to QC-13.3, QC-13.10)."""

from tumblehall.games.quarriors import choices, steps
from tumblehall.games.quarriors import words as w
from tumblehall.games.quarriors.numbering import PROGRAM_NUMBERS
from tumblehall.games.quarriors.numbers import holds
from tumblehall.games.quarriors.selectors import All, Each, One
from tumblehall.games.quarriors.state import BEYOND, NONE, QuarriorsState, Ready
from tumblehall.games.quarriors.targets import candidates, objects
from tumblehall.games.quarriors.wording import die_name, ready_name, seat_name
from tumblehall.games.quarriors.zones import change, find, take_ready
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame

CHOSEN = (One, Each)


def can_resolve(s: QuarriorsState, effects: tuple[w.Effect, ...], seat: int, die: Ready) -> bool:
    """Whether what the first effect needs is there: a spell without a legal target cannot be cast."""
    pick = getattr(effects[0], "dice", None)
    if isinstance(pick, CHOSEN):
        return bool(objects(s, effects[0], pick.dice, seat, die.tag, by_spell=True, distinct=False))
    if isinstance(pick, All):
        return bool(candidates(s, pick.dice, seat, die.tag, distinct=False))
    return True


def castable(s: QuarriorsState, seat: int) -> list[int]:
    """The spells a player may cast or attach now, equal ones once."""
    t = s.tables
    options: list[int] = []
    seen: list[int] = []
    for die in s.ready[seat]:
        code = die.code
        if not t.spell[code] or t.same[code] in seen:
            continue
        cast, attach = t.cast[code], t.attach[code]
        fits = (cast is not None and holds(s, cast.if_, seat, die.tag) and can_resolve(s, cast.do, seat, die)) or (
            attach is not None and bool(candidates(s, attach.target.dice, seat, die.tag, by_spell=True, distinct=False))
        )
        if fits:
            seen.append(t.same[code])
            options.append(choices.CAST + die.tag)
    return options


def spend_spell(s: QuarriorsState, seat: int, tag: int) -> int:
    """Takes a spell from the ready area to the spent pile; its code."""
    found = find(s, tag)
    assert found is not None
    take_ready(s, seat, found[1])
    s.spent[seat].append(found[1].code)
    return found[1].code


def cast(s: QuarriorsState, seat: int, tag: int) -> None:
    """Casts a spell, or asks beside which creature it is laid."""
    found = find(s, tag)
    assert found is not None
    clause = s.tables.cast[found[1].code]
    if clause is None:
        s.stack.append((steps.ATTACH, seat, tag))
        return
    code = spend_spell(s, seat, tag)
    if s.log is not None:
        s.log.say("cast", {"player": seat_name(seat), "spell": die_name(s, code)}, "QC-13.1")
    s.stack.append((steps.RUN, PROGRAM_NUMBERS[clause.do], 0, seat, BEYOND + code, NONE))


def ask_attach(s: QuarriorsState, f: Frame) -> list[int]:
    _, seat, tag = f
    found = find(s, tag)
    assert found is not None
    attach = s.tables.attach[found[1].code]
    assert attach is not None
    return candidates(s, attach.target.dice, seat, tag, by_spell=True)


def answer_attach(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, tag = f
    spell, host = find(s, tag), find(s, option - choices.PICK_READY)
    assert spell is not None
    assert host is not None
    take_ready(s, seat, spell[1])
    code = spell[1].code
    change(s, host[1], host[1]._replace(attached=tuple(sorted((*host[1].attached, (code, seat))))))
    if s.log is not None:
        data = {"player": seat_name(seat), "spell": die_name(s, code), "host": ready_name(s, host[1])}
        s.log.say("attached", data, "QC-13.3")
