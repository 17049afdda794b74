"""What the active player may do in phases 2 to 4: one question, answered again and again until the phase is left."""

from tumblehall.games.quarriors import choices, steps
from tumblehall.games.quarriors.attack import attack_over
from tumblehall.games.quarriors.capture import buy, capture_options
from tumblehall.games.quarriors.casting import cast, castable
from tumblehall.games.quarriors.copying import change_copy, changeable, offer_copies
from tumblehall.games.quarriors.pay import spend, spend_options
from tumblehall.games.quarriors.reactions import follow_up
from tumblehall.games.quarriors.ready import pool_options, ready_spell, summon, use
from tumblehall.games.quarriors.selectors import Phase
from tumblehall.games.quarriors.state import QuarriorsState
from tumblehall.games.quarriors.wording import die_name, seat_name
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame

READY, ATTACK, CAPTURE = int(Phase.READY), int(Phase.ATTACK), int(Phase.CAPTURE)
CAPTURE_WORK = tuple(((steps.NEXT_PHASE, seat), (steps.ACT, seat)) for seat in range(choices.SEATS))
ATTACK_WORK = tuple(
    ((steps.NEXT_PHASE, seat), (steps.FIX_TOTALS, seat), (steps.ACT, seat)) for seat in range(choices.SEATS)
)
"""The frames of a phase for each seat, the last one to be done first."""


def ask_act(s: QuarriorsState, f: Frame) -> list[int]:
    """Nothing is asked when nothing but going on, or spending dice for nothing, is left."""
    seat = f[1]
    phase = s.phase
    options, coins = pool_options(s, seat) if phase == READY or s.window else ([], None)
    if phase == CAPTURE and s.captures:
        options += capture_options(s, seat)
    if s.ready[seat]:
        options += castable(s, seat)
        if s.tables.has_copy:
            options += [choices.RECOPY + tag for tag in changeable(s, seat)]
    if not options:
        return options
    if phase != ATTACK:
        options += spend_options(s, seat) if coins is None else coins
    options.append(choices.NEXT)
    return options


def answer_act(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    if option == choices.NEXT:
        return
    s.stack.append(f)
    if s.tables.has_follow_ups:
        follow_up(s)
    if option < choices.SPEND:
        use(s, seat, option - choices.USE, rng)
    elif option < choices.READY:
        code = option - choices.SPEND
        spend(s, seat, code)
        if s.log is not None:
            data = {"player": seat_name(seat), "die": die_name(s, code), "quiddity": s.quiddity[seat]}
            s.log.say("spent", data, "QC-3.1")
    elif option < choices.SUMMON:
        ready_spell(s, seat, option - choices.READY)
    elif option < choices.CAST:
        summon(s, seat, option - choices.SUMMON)
    elif option < choices.RECOPY:
        cast(s, seat, option - choices.CAST)
    elif option < choices.CAPTURE:
        change_copy(s, seat, option - choices.RECOPY)
    else:
        buy(s, seat, option - choices.CAPTURE)


def next_phase(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """QC-5.1: the phases in their order, each with its work."""
    seat = f[1]
    phase = s.phase + 1
    s.window = False
    if phase == ATTACK and not (s.ready[seat] or s.tables.has_copy or s.tables.has_doomed):
        attack_over(s, f, rng)  # without dice there is nothing to do in an attack
        phase = CAPTURE
    s.phase = phase
    start_phase(s, seat)


def start_phase(s: QuarriorsState, seat: int) -> None:
    """The work of phases 3 to 5, from the start of the one under way."""
    phase = s.phase
    if phase == CAPTURE:
        s.stack += CAPTURE_WORK[seat]
    elif phase == ATTACK:
        s.stack += ATTACK_WORK[seat]
        if s.tables.has_copy:
            offer_copies(s)
    else:
        s.stack.append((steps.TIDY, seat))
