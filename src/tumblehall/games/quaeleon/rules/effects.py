"""Lists of effects run one by one: guards, targets, and the questions that come before an effect can be done."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, assert_never

from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.language.compile import Program
from tumblehall.games.quaeleon.language.terms import Condition, Trigger, Who
from tumblehall.games.quaeleon.rules import fate, field, hands, health, stacks, steps, values
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.numbers import find, holds
from tumblehall.games.quaeleon.rules.source import OF_OWNER, owner_data, source_refs
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import NONE, PROGRAMS
from tumblehall.games.quaeleon.rules.targets import OWNER_CHOOSES, found_by
from tumblehall.games.quaeleon.rules.verbs import NO, SEAT, YES
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work

Deed = Callable[[QuaeleonState, Any, Frame, list[int], Rng], bool]
"""Does a primitive to its targets, or pushes the questions it needs. Says whether it is carried out in full."""


class Line(NamedTuple):
    """An effect, made ready to be done."""

    deed: Deed
    word: w.Primitive
    who: Who | None
    if_: Condition | None
    may: bool
    then: int


def deed_of(word: w.Primitive) -> Deed:
    match word:
        case w.Lose():
            return health.lose
        case w.Gain():
            return health.gain
        case w.Drain():
            return health.drain
        case w.Draw():
            return hands.draw_cards
        case w.Discard():
            return hands.discard
        case w.Recruit():
            return hands.recruit
        case w.Refresh():
            return hands.refresh
        case w.Steal():
            return hands.steal
        case w.Salvage():
            return hands.salvage
        case w.ModNext():
            return values.mod_next
        case w.ModSelf():
            return values.mod_self
        case w.Pierce():
            return values.pierce
        case w.Repeat():
            return values.repeat
        case w.Annihilate() | w.Return():
            return field.remove
        case w.Silence():
            return field.silence
        case w.Peek():
            return stacks.peek
        case w.Mill():
            return stacks.mill
        case w.SwapTop():
            return stacks.swap_top
        case w.Rotate():
            return stacks.rotate
        case w.Push():
            return stacks.push
        case w.Init():
            return stacks.init
        case w.Flip():
            return fate.flip
        case w.Choose():
            return fate.choose
        case w.EndRound():
            return fate.end_round
        case w.ModField() | w.Forbid():
            raise ValueError(f"{word} is ongoing and never done; numbers.py reads it")
        case _:
            assert_never(word)


def lines_of(program: Program) -> tuple[Line, ...]:
    return tuple(
        Line(deed_of(each.do), each.do, getattr(each.do, "who", None), each.if_, each.may, then)
        for each, then in zip(program.effects, program.then, strict=True)
    )


LINES: Final = tuple(map(lines_of, PROGRAMS))


def run(s: QuaeleonState, f: Frame, rng: Rng) -> None:
    """The next effect of a list. A card that has left the field does no more; one that was discarded acts for its owner
    while that player is in the game."""
    _, program, at, me, this, other = f
    if s.health[me] <= 0 if this == NONE else find(s, me, this) is None:
        return
    lines = LINES[program]
    if at + 1 < len(lines):
        s.stack.append((steps.RUN, program, at + 1, me, this, other))
    if at == 0:
        s.flipped = 0
        if s.log is not None and PROGRAMS[program].trigger is not Trigger.ACTIVATE:
            s.log.say("answers", {"seat": me, "card": card_name(PROGRAMS[program].kind)}, "KQ-3.2")
    line = lines[at]
    if line.if_ is not None and not holds(s, line.if_, me, this):
        return
    if line.may:
        if can_be_done(s, line.word, me, this):
            s.stack.append((steps.MAY, me, program, at, this, other))
        return
    do(s, line, f, rng)


def do(s: QuaeleonState, line: Line, f: Frame, rng: Rng) -> None:
    """Finds the targets of an effect, asks for one where the owner chooses, and does it."""
    _, program, at, me, this, other = f
    if line.who is None:
        do_to(s, line, f, [], rng)
        return
    targets = found_by(s, line.who, me, other)
    if len(targets) > 1 and line.who in OWNER_CHOOSES:
        s.stack.append((steps.WHOM, me, program, at, this, other))
    elif targets:
        do_to(s, line, f, targets, rng)


def do_to(s: QuaeleonState, line: Line, f: Frame, targets: list[int], rng: Rng) -> None:
    """What waits for it stands below what it sets off, and goes when it is not carried out in full (R20)."""
    if line.then == NONE:
        line.deed(s, line.word, f, targets, rng)
        return
    _, _, _, me, this, other = f
    place = len(s.stack)
    s.stack.append((steps.RUN, line.then, 0, me, this, other))
    if not line.deed(s, line.word, f, targets, rng):
        del s.stack[place : place + 1]


def can_be_done(s: QuaeleonState, word: w.Primitive, me: int, this: int) -> bool:
    """Whether an optional effect is worth asking for; only what all can see counts."""
    match word:
        case w.Push():
            return bool(s.hand[me])
        case w.Rotate(who):
            return any(len(s.stacks[seat]) > 1 for seat in found_by(s, who, me))
        case w.Annihilate() | w.Return():
            return bool(field.candidates(s, word, me, this))
        case _:
            return True


def ask_may(s: QuaeleonState, f: Frame) -> list[int]:
    return [YES.first, NO.first]


def answer_may(s: QuaeleonState, f: Frame, option: int, rng: Rng) -> None:
    """R21: no counts as not done."""
    _, me, program, at, this, other = f
    if option == YES.first:
        do(s, LINES[program][at], (steps.RUN, program, at, me, this, other), rng)


def ask_whom(s: QuaeleonState, f: Frame) -> list[int]:
    _, me, program, at, _, other = f
    who = LINES[program][at].who
    assert who is not None
    return [SEAT.first + seat for seat in found_by(s, who, me, other)]


def answer_whom(s: QuaeleonState, f: Frame, option: int, rng: Rng) -> None:
    _, me, program, at, this, other = f
    do_to(s, LINES[program][at], (steps.RUN, program, at, me, this, other), [option - SEAT.first], rng)


STEPS = (
    work(steps.RUN, "run", ("program", "at", "seat", "this", "other"), run),
    question(
        steps.WHOM,
        "whom",
        takes=OF_OWNER,
        ask=ask_whom,
        answer=answer_whom,
        prompt="{program}: whom? ({at})",
        rule="KQ-3.1",
        verbs=(SEAT,),
        about=owner_data,
    ),
    question(
        steps.MAY,
        "may",
        takes=OF_OWNER,
        ask=ask_may,
        answer=answer_may,
        prompt="{program}: do you? ({at})",
        rule="KQ-3.4",
        verbs=(YES, NO),
        safe=(NO,),
        refs=source_refs,
        about=owner_data,
    ),
)
