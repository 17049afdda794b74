"""What the active player may do in phases 2 to 4: one question, answered again and again until the phase is left."""

from typing import Final

from tumblehall.games.quarriors.language.terms import Moment, Phase
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.attack import attack_over
from tumblehall.games.quarriors.rules.capture import buy, capture_options
from tumblehall.games.quarriors.rules.copying import change_copy, changeable, offer_copies
from tumblehall.games.quarriors.rules.destroy import check
from tumblehall.games.quarriors.rules.figures import captures_left, first_creature
from tumblehall.games.quarriors.rules.mechanisms.anchored import anchor, anchor_options
from tumblehall.games.quarriors.rules.mechanisms.energy import NAMES
from tumblehall.games.quarriors.rules.mechanisms.locked import locked_die
from tumblehall.games.quarriors.rules.mechanisms.locks import (
    buy_out,
    call_for_lock,
    lock_from_pool,
    must_lock,
    unlock_options,
)
from tumblehall.games.quarriors.rules.mechanisms.paying import ask_energy, due, may_say, must_say
from tumblehall.games.quarriors.rules.mechanisms.visits import visit_options
from tumblehall.games.quarriors.rules.names import die_name, seat_name
from tumblehall.games.quarriors.rules.pay import pay, spend, spend_options
from tumblehall.games.quarriors.rules.price import say_paid
from tumblehall.games.quarriors.rules.reactions import follow_up, offer_reactions
from tumblehall.games.quarriors.rules.ready import pool_options, ready_spell, summon, use
from tumblehall.games.quarriors.rules.spells import activate, cast, castable, usable
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work

PHASE3_STARTS: Final = Moment.PHASE3_STARTS
READY: Final = int(Phase.READY)
ATTACK: Final = int(Phase.ATTACK)
CAPTURE: Final = int(Phase.CAPTURE)
CAPTURE_WORK: Final[tuple[tuple[Frame, ...], ...]] = tuple(
    ((steps.NEXT_PHASE, seat), (steps.ACT, seat)) for seat in range(verbs.SEATS)
)
ATTACK_WORK: Final[tuple[tuple[Frame, ...], ...]] = tuple(
    ((steps.NEXT_PHASE, seat), (steps.FIX_TOTALS, seat), (steps.ACT, seat)) for seat in range(verbs.SEATS)
)
"""The frames of a phase for each seat, the last one to be done first."""
NEXT: Final = verbs.NEXT.first
RECOPY: Final = verbs.RECOPY.first
USE: Final = verbs.USE.first
USE_SECOND: Final = verbs.USE_SECOND.first
SPEND: Final = verbs.SPEND.first
READY_SPELL: Final = verbs.READY.first
SUMMON: Final = verbs.SUMMON.first
CAST: Final = verbs.CAST.first
ATTACH: Final = verbs.ATTACH.first
ACTIVATE: Final = verbs.ACTIVATE.first
ANSWER: Final = verbs.ANSWER.first
CAPTURE_DIE: Final = verbs.CAPTURE.first
LOCK: Final = verbs.LOCK.first
UNLOCK: Final = verbs.UNLOCK.first
ANCHOR: Final = verbs.ANCHOR.first
CAPTURE_WITH: Final = verbs.CAPTURE_WITH.first
PAY: Final = verbs.PAY.first
QUEST: Final = verbs.QUEST.first
CHALLENGE: Final = verbs.CHALLENGE.first
PHASE_ENDS: Final = {ATTACK: Moment.PHASE2_ENDS, CAPTURE: Moment.PHASE3_ENDS}
"""By the phase that begins what the end of the one before it is called."""
WORDS: Final = {
    Phase.READY: "Use, ready and summon dice, or go on to the attack.",
    Phase.ATTACK: "Cast spells before the attack, or attack.",
    Phase.CAPTURE: "Capture, or tidy up.",
}
LOCK_WORDS: Final = {
    Phase.READY: "Use, ready, lock and summon dice, or go on to the attack.",
    Phase.ATTACK: "Cast spells and unlock dice before the attack, or attack.",
    Phase.CAPTURE: "Capture, unlock dice, or tidy up.",
}
"""On a table with locks; those of phases 3 and 4 where a die is locked."""
RULES: Final = {Phase.READY: "QC-7.6", Phase.ATTACK: "QC-8.2", Phase.CAPTURE: "QC-9.1"}


def ask_act(s: QuarriorsState, f: Frame) -> list[int]:
    """Nothing is asked when nothing but going on, or spending dice for nothing, is left."""
    seat = f[1]
    phase = s.phase
    t = s.tables
    options: list[int]
    coins: list[int] | None
    if phase == READY or s.window:
        options, coins = pool_options(s, seat)
    else:
        options, coins = [], None
    if phase == CAPTURE and (captures_left(s, seat) if t.has_capture_limit else s.captures) > 0:
        options += capture_options(s, seat)
    if s.ready[seat]:
        options += castable(s, seat)
        if t.has_copy:
            for tag in changeable(s, seat):
                options.append(RECOPY + tag)
    if t.has_abilities:
        options += usable(s, seat)
    if t.has_locks:
        unlocks = unlock_options(s, seat)
        options += unlocks
        pays = phase != ATTACK or bool(unlocks)
    else:
        pays = phase != ATTACK
    if t.anchors:
        anchors = anchor_options(s, seat)
        options += anchors
        pays = pays or bool(anchors)
    if s.quests is not None and phase == ATTACK:
        options += visit_options(s, seat)
    if not options:
        return options
    if pays:
        options += spend_options(s, seat) if coins is None else coins
    options.append(NEXT)
    return options


def answer_act(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    if option == NEXT:
        return
    s.stack.append(f)
    if SPEND <= option < READY_SPELL:  # Q155: nobody is asked after a die was spent
        code = option - SPEND
        spend(s, seat, code)
        if s.log is not None:
            _say_spent(s, seat, code)
        if s.tables.has_doomed:
            check(s, f, rng)
        return
    if option >= QUEST:  # Q155: nobody is asked before the party is placed
        quest = option - (QUEST if option in verbs.QUEST else CHALLENGE)
        s.stack.append((steps.SPLIT, seat, quest))
        return
    t = s.tables
    if t.has_energy and may_say(s, seat):
        bill = due(s, seat, option)
        if bill is not None and must_say(s, seat, bill):
            s.stack.append((steps.PAY, seat, bill.price, option))
            return
    if t.has_follow_ups:
        follow_up(s)
    if option < USE_SECOND:
        use(s, seat, option - USE, rng)
    elif option < SPEND:
        use(s, seat, option - USE_SECOND, rng, second=True)
    elif option < SUMMON:
        ready_spell(s, seat, option - READY_SPELL)
    elif option < CAST:
        summon(s, seat, option - SUMMON)
    elif option < ATTACH:
        cast(s, seat, option - CAST)
    elif option < ACTIVATE:
        s.stack.append((steps.ATTACH, seat, option - ATTACH))
    elif option < ANSWER:
        activate(s, seat, option - ACTIVATE)
    elif option < CAPTURE_DIE:
        change_copy(s, seat, option - RECOPY)
    elif option < LOCK:
        buy(s, seat, option - CAPTURE_DIE)
    elif option < UNLOCK:
        lock_from_pool(s, seat, option)
    elif option < ANCHOR:
        buy_out(s, seat, option - UNLOCK)
    elif option < CAPTURE_WITH:
        anchor(s, seat, option - ANCHOR)
    else:
        buy(s, seat, option - CAPTURE_WITH, discounted=True)


def _say_spent(s: QuarriorsState, seat: int, code: int) -> None:
    data = {"player": seat_name(seat), "die": die_name(s, code), "quiddity": s.quiddity[seat]}
    kind = s.tables.purse[code]
    if kind:
        data |= {"quiddity": s.energy[kind - 1], "energy": NAMES[kind]}
    assert s.log is not None
    s.log.say("spent", data, "QC-3.1")


def answer_energy(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    """The payment is made, and what it was for is done."""
    _, seat, price, what = f
    if what == NONE:
        say_paid(s, seat, pay(s, seat, price, option - PAY))
    else:
        _pay_and_do(s, seat, what, option - PAY)


def _pay_and_do(s: QuarriorsState, seat: int, what: int, first: int) -> None:
    """What costs quiddity of any kind is done. `first`: the energy that pays before the other."""
    if s.tables.has_follow_ups:
        follow_up(s)
    if what < CAST:
        summon(s, seat, what - SUMMON, first)
    elif what < LOCK:
        buy(s, seat, what - CAPTURE_DIE, first=first)
    elif what < ANCHOR:
        buy_out(s, seat, what - UNLOCK, first)
    else:
        buy(s, seat, what - CAPTURE_WITH, discounted=True, first=first)


def next_phase(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """QC-5.1: the phases in their order, each with its work."""
    seat = f[1]
    t = s.tables
    if t.has_locks and s.phase == READY and must_lock(s, seat):
        call_for_lock(s, f)
        return
    phase = s.phase + 1
    s.window = False
    if phase == ATTACK and not (
        s.ready[seat] or t.has_copy or t.has_doomed or t.hears_phases or t.has_locks or t.anchors
    ):
        if t.ends_battles:  # without dice there is nothing to do in an attack
            attack_over(s, f, rng)
        phase = CAPTURE
    s.phase = phase
    if phase > CAPTURE:
        s.stack.append((steps.TIDY, seat))
    elif phase == CAPTURE and not t.hears_phases:
        s.stack += CAPTURE_WORK[seat]
    else:
        start_phase(s, seat)
        over = PHASE_ENDS.get(phase) if t.hears_phases else None
        if over is not None and over in t.said:  # it comes first
            s.stack.append((steps.MOMENT, seat, over.value))


def start_phase(s: QuarriorsState, seat: int) -> None:
    """The work of phases 3 to 5, from the start of the one under way."""
    phase = s.phase
    t = s.tables
    if phase == CAPTURE:
        s.stack += CAPTURE_WORK[seat]
    elif phase == ATTACK:
        s.stack += ATTACK_WORK[seat]
        if t.has_reactions and first_creature(s, seat) is not None:  # Q155, Q300
            offer_reactions(s)
        if t.has_copy:
            offer_copies(s)
        if PHASE3_STARTS in t.said:
            s.stack.append((steps.MOMENT, seat, PHASE3_STARTS.value))
    else:
        s.stack.append((steps.TIDY, seat))


def _words(s: QuarriorsState, f: Frame) -> str:
    locks = s.tables.has_locks and (s.phase == READY or any(locked_die(s, seat) for seat in range(s.players)))
    return (LOCK_WORDS if locks else WORDS)[Phase(s.phase)]


STEPS = (
    work(steps.NEXT_PHASE, "next-phase", ("seat",), next_phase),
    question(
        steps.ACT,
        "act",
        ask=ask_act,
        answer=answer_act,
        prompt="{words}",
        facts={"words": _words},
        rule=lambda s, f: RULES[Phase(s.phase)],
        verbs=(
            verbs.USE,
            verbs.USE_SECOND,
            verbs.SPEND,
            verbs.READY,
            verbs.SUMMON,
            verbs.CAST,
            verbs.ATTACH,
            verbs.ACTIVATE,
            verbs.RECOPY,
            verbs.CAPTURE,
            verbs.LOCK,
            verbs.LOCK_INTO,
            verbs.UNLOCK,
            verbs.ANCHOR,
            verbs.CAPTURE_WITH,
            verbs.QUEST,
            verbs.CHALLENGE,
            verbs.NEXT,
        ),
        safe=(verbs.NEXT,),
        about=lambda s, f: {"phase": Phase(s.phase).name.lower()},
    ),
    question(
        steps.PAY,
        "pay",
        takes=("price", "what"),
        ask=ask_energy,
        answer=answer_energy,
        prompt="You pay {price}{what}. Which energy goes first?",
        rule="QX-2",
        verbs=(verbs.PAY,),
        about=lambda s, f: {"price": f[2]},
    ),
)
