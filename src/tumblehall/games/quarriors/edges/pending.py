"""Pending work that a position names: whether a game can come to it, so that every answer can be carried out."""

import re

from tumblehall.games.quarriors.edges import pending_quests
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.selectors import Chosen
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.effects import ForPlayers, players_of
from tumblehall.games.quarriors.rules.mechanisms.energy import Bill, can_pay_bill
from tumblehall.games.quarriors.rules.mechanisms.locks import must_lock
from tumblehall.games.quarriors.rules.mechanisms.paying import bill_in, must_say
from tumblehall.games.quarriors.rules.picking import can_pick, picks_of
from tumblehall.games.quarriors.rules.state import BEYOND, NO_FACE, NONE, QuarriorsState
from tumblehall.games.quarriors.rules.steps import REF, WITH_THAT
from tumblehall.games.quarriors.rules.zones import find, lies_used
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.reading import Doc

TURN = {
    steps.START_TURN: "t", steps.SCORE: "s", steps.SCORED_ALL: "S", steps.ROLL_UP: "r", steps.ACT: "a",
    steps.NEXT_PHASE: "n", steps.FIX_TOTALS: "f", steps.DEFENCES: "D", steps.DEFENCE: "d", steps.NAME: "m",
    steps.ATTACK_OVER: "o", steps.TIDY: "e", steps.PROTECT: "p",
    steps.BATTLE_OVER: "b", steps.VISIT: "v", steps.ARRIVE: "w", steps.DUEL: "u", steps.STRIKE: "u",
    steps.CHALLENGE: "k", steps.CHALLENGE_OVER: "k", steps.SURVIVORS: "k", steps.VISIT_OVER: "x", steps.HOMEWARD: "h",
}  # fmt: skip
"""The steps that make up a turn, a letter for each. They lie below all other work."""
ON_QUEST = "(v|w|u|kd*m?|xh?)"
"""A party that is sent, before the attack or after it."""
SHAPES = {
    Phase.SCORE: "nar(S(s)?)?",
    Phase.READY: "n(a(r)?)?",
    Phase.ATTACK: f"n(v?(f(a{ON_QUEST}?)?|b|o(Dp*|d*m?))|{ON_QUEST})?",
    Phase.CAPTURE: "na",
    Phase.TIDY: "e",
}
"""For each phase how they can lie, the last to be done first."""

ASKED_AT_ONCE = (
    steps.PICK, steps.MAY, steps.ATTACH, steps.EXPERT, steps.SEAT, steps.CHOOSE, steps.MAY_DO, steps.PAY, steps.SPLIT,
    steps.QUEST_CULL, steps.SEIZE, steps.SET_DIE, steps.REPLY, steps.KEEP_QUEST,
)  # fmt: skip
"""Questions that nothing can come before: they lie on top."""


def check_pending(s: QuarriorsState, doc: Doc) -> None:
    """BadInput where the work does not fit the phase, the dice or the cards."""
    if not s.stack:
        return  # the kernel says that it leads to no decision
    shape = "".join(TURN.get(frame[0], "-") for frame in s.stack).rstrip("-")
    if shape != "t" and re.fullmatch(SHAPES[Phase(s.phase)], shape) is None:
        raise doc.get("stack").refuse(f"no turn comes to this in the phase {Phase(s.phase).name.lower()} (QC-5.1)")
    for place, frame in enumerate(s.stack):
        hasty = frame[0] in ASKED_AT_ONCE and place < len(s.stack) - 1
        if hasty or not _can_be(s, frame, s.stack[:place]):
            name = s.STEPS[frame[0]].name
            raise doc.refuse(f"stack[{place}]: '{name}' does not fit what is on the table")
    top = s.stack[-1]
    picked, s.picks = s.picks, ()
    for option in picked:
        if not _could_pick(s, top, option):
            raise doc.refuse("a pick of the effect under way cannot be picked")
        s.picks = (*s.picks, option)
    recalls = sum(frame[0] == steps.RECALL for frame in s.stack)
    if recalls != len(s.held):
        raise doc.refuse(f"{recalls} lists of effects wait to go on, {len(s.held)} are held")


def _could_pick(s: QuarriorsState, top: Frame, option: int) -> bool:
    if top[0] == steps.SEAT:
        return option < s.players
    return top[0] == steps.PICK and can_pick(s, top, option)


def _can_be(s: QuarriorsState, f: Frame, below: list[Frame]) -> bool:
    match f[0]:
        case steps.DEFENCE:
            return _defends(s, f[1])
        case steps.NAME:
            return _defends(s, f[2])
        case steps.PROTECT | steps.WINDOW:
            return s.battle is not None and s.battle.quest == NONE and f[1] != s.turn
        case step if step in pending_quests.STEPS:
            return pending_quests.can_be(s, f, below)
        case steps.REACT:
            return f[1] != s.turn
        case steps.LOCK_DUTY:
            return f[1] == s.turn and s.phase == Phase.READY and s.tables.has_locks and must_lock(s, f[1])
        case steps.PAY:
            bill = bill_in(s, f)
            return s.tables.has_energy and f[1] == s.turn and bill is not None and _is_asked(s, f, bill)
        case steps.START_TURN:
            return True
        case step if step in TURN:
            return f[1] == s.turn
        case steps.RUN:
            _, program, at, _, this, other = f
            return at < len(s.tables.program(program).effects) and _refers(s, this) and _meets(s, other)
        case steps.PICK:
            _, _, program, at, me, this, other, _ = f
            if picks_of(s, program, at) is None or not _refers(s, this) or not _meets(s, other):
                return False
            return not isinstance(s.tables.program(program).effects[at], e.Swap) or lies_used(s, me, this)
        case steps.SEAT | steps.CHOOSE | steps.MAY_DO:
            return _asks(s, f) and _refers(s, f[5]) and _meets(s, f[6])
        case steps.FIRE | steps.MAY:
            _, _, clause, this, other = f
            return isinstance(s.tables.clause(clause).clause, c.When) and _refers(s, this) and _meets(s, other)
        case steps.ORDER:
            _, seat, count = f
            return len(below) >= count and all(frame[:2] == (steps.FIRE, seat) for frame in below[-count:])
        case steps.ATTACH:
            code = _code(s, f[2]) if _standing(s, f[1], f[2]) else NONE
            return code != NONE and (s.tables.faces[code].attach is not None or code >> 3 in s.tables.quests)
        case steps.COPY | steps.MAY_COPY | steps.SUMMONED | steps.EXPERT | steps.FATE:
            return _standing(s, f[1], f[2]) and s.tables.faces[_code(s, f[2])].creature
        case steps.TURN_FACE:  # whoever turns it
            return find(s, f[2]) is not None and s.tables.faces[_code(s, f[2])].speaks
        case steps.ALTERNATIVE:
            return _standing(s, f[1], f[2]) and s.phase == Phase.SCORE
        case steps.STRIP:
            found = find(s, f[2])
            return found is not None and len(found[1].attached) > f[3]
        case steps.SCORE_NOW:
            return False  # it never waits
        case _:
            return True


def _defends(s: QuarriorsState, seat: int) -> bool:
    """Whether a player has something to defend against."""
    battle = s.battle
    if battle is None or not battle.totals:
        return False
    if battle.quest != NONE:
        return seat in (s.turn, battle.against)
    return seat != s.turn or bool(battle.deflected)


def _is_asked(s: QuarriorsState, f: Frame, bill: Bill) -> bool:
    """Whether the energy that pays first has to be said for that price."""
    return bill.price == f[2] and can_pay_bill(s, f[1], bill) and must_say(s, f[1], bill)


def _asks(s: QuarriorsState, f: Frame) -> bool:
    """Whether an effect asks that."""
    effects = s.tables.program(f[2]).effects
    if f[3] >= len(effects):
        return False
    effect = effects[f[3]]
    if f[0] == steps.CHOOSE:
        return isinstance(effect, e.OneOf)
    if f[0] == steps.MAY_DO:
        return isinstance(effect, e.May)
    return isinstance(effect, ForPlayers) and isinstance(players_of(effect), Chosen)


def _refers(s: QuarriorsState, this: int) -> bool:
    """A die in a ready area, or one that can be."""
    return this < BEYOND or this & 7 in (*range(6), NO_FACE)


def _meets(s: QuarriorsState, other: int) -> bool:
    """Nobody, a seat, or a die of a moment."""
    if other < REF:
        return other == NONE or other < s.players
    that, die = divmod(other - REF, WITH_THAT)
    if that > s.players:
        return False
    seat, ref = divmod(die, 512)
    if ref < BEYOND:  # a die that stands, or stood there when the work began
        return seat < s.players
    return seat < s.players and ref - BEYOND < len(s.tables.faces)


def _standing(s: QuarriorsState, seat: int, tag: int) -> bool:
    found = find(s, tag)
    return found is not None and found[0] == seat


def _code(s: QuarriorsState, tag: int) -> int:
    found = find(s, tag)
    assert found is not None
    return found[1].code
