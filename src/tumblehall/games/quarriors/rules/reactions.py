"""Reaction spells in another's turn (QC-13.4, QC-13.9): at the steps that Q155 lists the others are asked, clockwise,
if they could react; a standing pass lasts for the turn (Q61). And what is checked after each step."""

from typing import Final

from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import Window
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.names import die_name, seat_name
from tumblehall.games.quarriors.rules.offers import can_do
from tumblehall.games.quarriors.rules.replacing import reactions_forbidden
from tumblehall.games.quarriors.rules.spells import spend_spell
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, OTHERS, QuarriorsState, Scope
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question

ANYTIME: Final = Window.ANYTIME
CAST: Final = verbs.CAST.first
PASS: Final = verbs.PASS.first
PASS_TURN: Final = verbs.PASS_TURN.first


def follow_up(s: QuarriorsState) -> None:
    """What comes after a step of the active player: the state is checked, then the others may react."""
    t = s.tables
    if t.has_reactions:
        offer_reactions(s)
    if t.has_doomed:
        s.stack.append((steps.CHECK,))


def offer_reactions(s: QuarriorsState) -> None:
    """Everybody who has not passed for the turn and has a spell ready, clockwise."""
    faces = s.tables.faces
    for seat in OTHERS[s.players][s.turn]:
        if s.passed >> seat & 1:
            continue
        for die in s.ready[seat]:
            if faces[die.code].spell:
                s.stack.append((steps.REACT, seat))
                break


def reactions(s: QuarriorsState, seat: int, *windows: Window) -> list[int]:
    """The reaction spells that a player could cast in one of these windows, equal ones once."""
    options: list[int] = []
    seen: set[int] = set()
    if reactions_forbidden(s, seat):
        return options
    for die in s.ready[seat]:
        react = s.tables.faces[die.code].react
        if react is None or s.tables.same[die.code] in seen:
            continue
        if not any(window in windows for window in react.clause.windows):  # type: ignore[union-attr]
            continue
        seen.add(s.tables.same[die.code])
        if can_do(s, die.code >> 3 << PAGE | react.program, 0, Scope(seat, die.tag)):
            options.append(CAST + die.tag)
    return options


def react(s: QuarriorsState, seat: int, tag: int) -> None:
    code = spend_spell(s, seat, tag)
    said = s.tables.faces[code].react
    assert said is not None
    if s.log is not None:
        s.log.say("reacted", {"player": seat_name(seat), "spell": die_name(s, code)}, "QC-13.4")
    s.stack.append((steps.RUN, code >> 3 << PAGE | said.program, 0, seat, BEYOND + code, NONE))


def ask_react(s: QuarriorsState, f: Frame) -> list[int]:
    options = reactions(s, f[1], ANYTIME)
    return [*options, PASS, PASS_TURN] if options else []


def answer_react(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    if option == PASS:
        return
    if option == PASS_TURN:
        s.passed |= 1 << seat
        return
    s.stack.append(f)
    react(s, seat, option - CAST)


STEPS = (
    question(
        steps.REACT,
        "react",
        ask=ask_react,
        answer=answer_react,
        prompt="Cast a reaction spell?",
        rule="QC-13.9",
        verbs=(verbs.CAST, verbs.PASS.said("No reaction now"), verbs.PASS_TURN),
        safe=(verbs.PASS,),
    ),
)
