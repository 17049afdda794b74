"""Reaction spells in another's turn (QC-13.4, QC-13.9): after each step the others are asked, clockwise, if they could
react; a standing pass lasts for the turn (Q61). And what is checked after each step."""

from tumblehall.games.quarriors import choices, steps
from tumblehall.games.quarriors.casting import can_resolve, spend_spell
from tumblehall.games.quarriors.moments import Window
from tumblehall.games.quarriors.numbering import PROGRAM_NUMBERS
from tumblehall.games.quarriors.state import BEYOND, NONE, QuarriorsState
from tumblehall.games.quarriors.wording import die_name, seat_name
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame


def follow_up(s: QuarriorsState) -> None:
    """What comes after a step of the active player: the state is checked, then the others may react."""
    t = s.tables
    if t.has_reactions:
        for i in range(s.players - 1, 0, -1):
            seat = (s.turn + i) % s.players
            if s.passed >> seat & 1:
                continue
            for die in s.ready[seat]:
                if t.spell[die.code]:
                    s.stack.append((steps.REACT, seat))
                    break
    if t.has_doomed:
        s.stack.append((steps.CHECK,))


def ask_react(s: QuarriorsState, f: Frame) -> list[int]:
    seat = f[1]
    options: list[int] = []
    seen: set[int] = set()
    for die in s.ready[seat]:
        react = s.tables.react[die.code]
        if react is None or react.window is not Window.ANYTIME or s.tables.same[die.code] in seen:
            continue
        seen.add(s.tables.same[die.code])
        if can_resolve(s, react.do, seat, die):
            options.append(choices.CAST + die.tag)
    return [*options, choices.PASS, choices.PASS_TURN] if options else []


def answer_react(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    if option == choices.PASS:
        return
    if option == choices.PASS_TURN:
        s.passed |= 1 << seat
        return
    s.stack.append(f)
    code = spend_spell(s, seat, option - choices.CAST)
    react = s.tables.react[code]
    assert react is not None
    if s.log is not None:
        s.log.say("reacted", {"player": seat_name(seat), "spell": die_name(s, code)}, "QC-13.4")
    s.stack.append((steps.RUN, PROGRAM_NUMBERS[react.do], 0, seat, BEYOND + code, NONE))
