"""What the active player may do in phases 2 to 4: one question, answered again and again until the phase is left."""

from tumblehall.games.quarriors import choices, steps
from tumblehall.games.quarriors.capture import buy, capture_options
from tumblehall.games.quarriors.casting import cast, castable
from tumblehall.games.quarriors.copying import change_copy, changeable, offer_copies
from tumblehall.games.quarriors.pay import spend
from tumblehall.games.quarriors.reactions import follow_up
from tumblehall.games.quarriors.ready import pool_options, ready_spell, summon, use
from tumblehall.games.quarriors.selectors import Phase
from tumblehall.games.quarriors.state import QuarriorsState
from tumblehall.games.quarriors.targets import one_of_each
from tumblehall.games.quarriors.wording import die_name, seat_name
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame

READY, ATTACK, CAPTURE = int(Phase.READY), int(Phase.ATTACK), int(Phase.CAPTURE)


def ask_act(s: QuarriorsState, f: Frame) -> list[int]:
    """Nothing is asked when nothing but going on, or spending dice for nothing, is left."""
    seat = f[1]
    t = s.tables
    spells: list[int] = []
    if s.ready[seat]:
        spells = castable(s, seat)
        if t.has_copy:
            spells += [choices.RECOPY + tag for tag in changeable(s, seat)]
    if s.phase == ATTACK and not s.window:
        return [*spells, choices.NEXT] if spells else spells
    codes = one_of_each(s, s.active[seat])
    options: list[int] = []
    if s.window:
        options += [choices.USE + code for code in codes if t.immediate[code]]
    if s.phase == READY:
        options += pool_options(s, seat, codes)
    elif s.phase == CAPTURE and s.captures:
        options += capture_options(s, seat)
    options += spells
    if not options:
        return options
    if s.phase != ATTACK:
        options += [choices.SPEND + code for code in codes if t.quiddity[code]]
    options.append(choices.NEXT)
    return options


def answer_act(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    if option == choices.NEXT:
        return
    s.stack.append(f)
    follow_up(s)
    if option >= choices.CAPTURE:
        buy(s, seat, option - choices.CAPTURE)
    elif option >= choices.RECOPY:
        change_copy(s, seat, option - choices.RECOPY)
    elif option >= choices.CAST:
        cast(s, seat, option - choices.CAST)
    elif option >= choices.SUMMON:
        summon(s, seat, option - choices.SUMMON)
    elif option >= choices.READY:
        ready_spell(s, seat, option - choices.READY)
    elif option >= choices.SPEND:
        code = option - choices.SPEND
        spend(s, seat, code)
        if s.log is not None:
            data = {"player": seat_name(seat), "die": die_name(s, code), "quiddity": s.quiddity[seat]}
            s.log.say("spent", data, "QC-3.1")
    else:
        use(s, seat, option - choices.USE, rng)


def next_phase(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """QC-5.1: the phases in their order, each with its work."""
    s.phase += 1
    s.window = False
    start_phase(s, f[1])


def start_phase(s: QuarriorsState, seat: int) -> None:
    """The work of phases 3 to 5, from the start of the one under way."""
    if s.phase == ATTACK:
        s.push((steps.ACT, seat), (steps.FIX_TOTALS, seat), (steps.NEXT_PHASE, seat))
        if s.tables.has_copy:
            offer_copies(s)
    elif s.phase == CAPTURE:
        s.push((steps.ACT, seat), (steps.NEXT_PHASE, seat))
    else:
        s.push((steps.TIDY, seat))
