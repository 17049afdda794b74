"""What the effect words do. A list of effects runs one by one; one that needs a choice pushes a question."""

from typing import assert_never

from tumblehall.games.quarriors import choices, steps
from tumblehall.games.quarriors import words as w
from tumblehall.games.quarriors.carry_out import carry_out
from tumblehall.games.quarriors.english.sentences import clause_of
from tumblehall.games.quarriors.glory import gain_glory
from tumblehall.games.quarriors.numbering import CLAUSE_NUMBERS, PROGRAM_NUMBERS, PROGRAMS
from tumblehall.games.quarriors.numbers import number
from tumblehall.games.quarriors.selectors import All, AnyNumber, Dice, Each, One, Pick, Special, UpTo
from tumblehall.games.quarriors.state import BEYOND, QuarriorsState, Watch
from tumblehall.games.quarriors.targets import candidates, objects
from tumblehall.games.quarriors.wording import die_name, seat_name
from tumblehall.games.quarriors.zones import draw, find, roll_in, wait_in
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame

ENDLESS = 99
"""Picks left where any number may be picked."""


def run(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """The next effect of a list."""
    _, program, at, me, this, other = f
    effects = PROGRAMS[program]
    if at + 1 < len(effects):
        s.stack.append((steps.RUN, program, at + 1, me, this, other))
    effect = effects[at]
    match effect:
        case w.GainQuiddity(n):
            if s.turn == me:  # Q79
                s.quiddity[me] += n
                if s.log is not None:
                    data = {"player": seat_name(me), "n": n, "quiddity": s.quiddity[me]}
                    s.log.say("quiddity", data, "QC-4.1")
        case w.GainGlory(n):
            gain_glory(s, me, number(s, n, me, this))
        case w.DrawRoll(n):
            _say_drawn(s, me, roll_in(s, me, draw(s, me, n, rng), rng))
        case w.DrawWait(n):
            waiting = draw(s, me, n, rng)
            wait_in(s, me, waiting)
            _say_drawn(s, me, [kind << 3 | 7 for kind in waiting])
        case w.MoreCaptures(n):
            s.captures += n
            if s.log is not None:
                s.log.say("more-captures", {"player": seat_name(me), "n": n}, "QC-9.2")
        case w.ChangeTotal(_, n):
            if s.totals:
                s.totals[other] = max(0, s.totals[other] + number(s, n, me, this, other))
                if s.log is not None:
                    s.log.say("total", {"player": seat_name(other), "total": s.totals[other]}, "QC-8.7")
        case w.Score():
            s.stack.append((steps.SCORE_NOW, me, this))
        case w.Watch(_, clause):
            s.watches = (*s.watches, Watch(me, CLAUSE_NUMBERS[clause]))
            if s.log is not None:
                s.log.say("watch", {"player": seat_name(me), "words": clause_of(clause)}, "QC-12.2")
        case w.Then(do):
            if s.done:
                s.stack.append((steps.RUN, PROGRAM_NUMBERS[do], 0, me, this, other))
        case w.Later() | w.Save():
            raise AssertionError("only a replacement says this; destroy.py reads it there")
        case w.RollOut():
            carry_out(s, effect, me, this, (), rng)
        case w.Reroll() | w.Move() | w.Destroy() | w.Discard() | w.Cull() | w.Capture() | w.Rotate():
            _choose(s, effect, effect.dice, f, rng)
        case w.Boost() | w.Still():
            _choose(s, effect, effect.dice, f, rng)
        case w.Swap():
            _choose(s, effect, effect.dice, f, rng)
        case _:
            assert_never(effect)


def _say_drawn(s: QuarriorsState, seat: int, codes: list[int]) -> None:
    if s.log is not None and codes:
        s.log.say("drawn", {"player": seat_name(seat), "dice": [die_name(s, code) for code in codes]}, "QC-2.8")


def _choose(s: QuarriorsState, effect: w.Effect, pick: Pick, f: Frame, rng: Rng) -> None:
    """Asks for the dice of an effect, or finds them without asking."""
    _, program, at, me, this, other = f
    s.picks = ()
    s.done = 0
    match pick:
        case Special():
            carry_out(s, effect, me, this, (), rng)
        case All(dice):
            carry_out(s, effect, me, this, tuple(candidates(s, dice, me, this, distinct=False)), rng)
        case One(dice) if not objects(s, effect, dice, me, this, _is_spell(s, this)):
            carry_out(s, effect, me, this, (), rng)  # Q13: an Assistant that finds no other die rolls alone
        case One():
            s.stack.append((steps.PICK, me, program, at, this, other, 1))
        case UpTo(n):
            s.stack.append((steps.PICK, me, program, at, this, other, n))
        case AnyNumber():
            s.stack.append((steps.PICK, me, program, at, this, other, ENDLESS))
        case Each():
            s.stack.append((steps.PICK, me, program, at, this, other, s.players - 1))
        case _:
            assert_never(pick)


def picks_of(program: int, at: int) -> One | UpTo | AnyNumber | Each | None:
    """How the dice of an effect are picked; None where nobody picks."""
    effects = PROGRAMS[program]
    pick = getattr(effects[at], "dice", None) if at < len(effects) else None
    return pick if isinstance(pick, One | UpTo | AnyNumber | Each) else None


def can_pick(s: QuarriorsState, f: Frame, option: int) -> bool:
    """Whether a die can be among the picks of an effect, after those that are there."""
    _, me, program, at, this, _, _ = f
    pick = picks_of(program, at)
    assert pick is not None
    return option in objects(s, PROGRAMS[program][at], pick.dice, me, this, _is_spell(s, this))


def ask_pick(s: QuarriorsState, f: Frame) -> list[int]:
    """The dice that may be picked next; `pass` where no more are needed."""
    _, me, program, at, this, _, left = f
    effect = PROGRAMS[program][at]
    pick = picks_of(program, at)
    assert pick is not None
    if isinstance(pick, Each):
        return _each(s, effect, pick.dice, me, this, left)
    found = objects(s, effect, pick.dice, me, this, _is_spell(s, this))
    if isinstance(pick, One) or not found:
        return found if found or not s.picks else [choices.PASS]
    return [*found, choices.PASS]


def _each(s: QuarriorsState, effect: w.Effect, dice: Dice, me: int, this: int, left: int) -> list[int]:
    """The candidates of the next opponent, clockwise, who has any."""
    for i in range(s.players - left, s.players):
        found = objects(s, effect, dice, me, this, _is_spell(s, this), only=(me + i) % s.players)
        if found:
            return found
    return [choices.PASS] if s.picks else []


def _is_spell(s: QuarriorsState, this: int) -> bool:
    return this >= BEYOND and s.tables.is_spell_die[this - BEYOND >> 3]


def answer_pick(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, me, program, at, this, other, left = f
    effect = PROGRAMS[program][at]
    pick = picks_of(program, at)
    if option != choices.PASS:
        s.picks = (*s.picks, option)
        if isinstance(pick, Each):
            found = find(s, option - choices.PICK_READY)
            assert found is not None
            left = s.players - (found[0] - me) % s.players
        following = (steps.PICK, me, program, at, this, other, left - 1)
        if left > 1 and ask_pick(s, following) not in ([], [choices.PASS]):
            s.stack.append(following)
            return
    picks, s.picks = s.picks, ()
    carry_out(s, effect, me, this, picks, rng)
