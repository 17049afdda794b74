"""Phase 2, draw, roll and ready (QC-7): the roll, immediate effects, readying and summoning."""

from typing import Final

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.faces import CardFace
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import DrawKind, Handling, Moment, Phase
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.answers import of_code, of_others, on_table, pay_debts
from tumblehall.games.quarriors.rules.drawing import draw
from tumblehall.games.quarriors.rules.effects import answer_draw
from tumblehall.games.quarriors.rules.figures import SummonClause, price_by, prices, summon_clauses
from tumblehall.games.quarriors.rules.mechanisms.corruption import answer_faces
from tumblehall.games.quarriors.rules.mechanisms.energy import LIGHT
from tumblehall.games.quarriors.rules.mechanisms.large_dice import EACH, opening_draw
from tumblehall.games.quarriors.rules.mechanisms.locks import lock_options
from tumblehall.games.quarriors.rules.names import die_name, seat_name
from tumblehall.games.quarriors.rules.pay import pay, pay_summon, summon_wealth, wealth
from tumblehall.games.quarriors.rules.reactions import follow_up
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, QuarriorsState
from tumblehall.games.quarriors.rules.triggers import push_triggers, use_up_laid
from tumblehall.games.quarriors.rules.zones import change, find, follow, let_go, put_ready, roll_in
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import work

HANDLING_SPEND: Final = Handling.SPEND
PHASE: Final = int(Phase.READY)
FIRST_ROLL: Final = Moment.FIRST_ROLL
SUMMONED: Final = Moment.SUMMONED
OPENING: Final = DrawKind.OPENING
OPENING_DRAW: Final = 6
"""QC-7.1"""
USE: Final = verbs.USE.first
USE_SECOND: Final = verbs.USE_SECOND.first
READY: Final = verbs.READY.first
SUMMON: Final = verbs.SUMMON.first
SPEND: Final = verbs.SPEND.first


def roll_up(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """Draws and rolls the whole pool, what waited there included."""
    seat = f[1]
    s.phase = PHASE
    kinds: list[int] = []
    if s.active[seat]:
        kinds = [code >> 3 for code in s.active[seat]]
        s.active[seat] = []
    t = s.tables
    if t.large < 0:
        size = OPENING_DRAW
    else:  # QX-5, Q250: large dice join the roll and are not drawn
        size = opening_draw(s)
        kinds += [t.large] * EACH
    drawn = draw(s, seat, size, rng, OPENING)
    rolled = roll_in(s, seat, kinds + drawn, rng)
    if s.log is not None:
        s.log.say("rolled", {"player": seat_name(seat), "dice": [die_name(s, code) for code in rolled]}, "QC-7.1")
    if t.has_follow_ups:
        follow_up(s)
    if FIRST_ROLL in t.said:
        waiting = pay_debts(s, FIRST_ROLL, seat)
        # clockwise from the left, those of one player in the order they were made, unasked (Q220)
        waiting.sort(key=lambda frame: (frame[1] - seat - 1) % s.players)
        s.stack += reversed(waiting)
        others = [on_table(s, FIRST_ROLL, (seat + i) % s.players, NONE) for i in range(s.players)]
        push_triggers(s, [frame for frames in others for frame in frames])
    if t.hears_draws:
        answer_draw(s, seat, rolled[len(kinds) :])
    if s.tables.hears_faces:
        answer_faces(s, seat, rolled)


def pool_options(s: QuarriorsState, seat: int) -> tuple[list[int], list[int]]:
    """What the dice of the active pool can do now: immediate effects while their window is open, then what may be
    readied, locked or summoned; and apart from that the dice to spend. One for all faces that look the same: they lie
    side by side."""
    t = s.tables
    shown = t.shown
    uses: list[int] = []
    deeds: list[int] = []
    coins: list[int] = []
    clauses: list[SummonClause] | None = None
    rich = -1
    window, readying = s.window, s.phase == PHASE
    last: CardFace | None = None
    for code in s.active[seat]:
        face = shown[code]
        if face is last:
            continue
        last = face
        if face.worth:
            coins.append(SPEND + code)
        if face.idle:
            continue
        if window and face.immediate:
            uses.append(USE + code)
            if len(face.uses) > 1:
                uses.append(USE_SECOND + code)
        if not readying:
            continue
        if face.spell:
            deeds.append(READY + code)
        elif face.lock:
            deeds += lock_options(s, seat, code)
        elif face.creature and not (t.one_summon[code >> 3] and s.summoned >> (code >> 3) & 1):
            if rich < 0:
                rich = summon_wealth(s, seat) if s.purses else wealth(s, seat)
                if t.has_summon_price:
                    clauses = summon_clauses(s, seat)
            if (price_by(s, clauses, seat, code) if clauses else face.level) <= rich:
                deeds.append(SUMMON + code)
    uses += deeds
    return uses, coins


def use(s: QuarriorsState, seat: int, code: int, rng: Rng, second: bool = False) -> None:
    """The immediate effect of a face: what its card says, else its symbols (QC-3.2 to QC-3.4, QC-3.10)."""
    face = s.tables.faces[code]
    if s.log is not None:
        s.log.say("used", {"player": seat_name(seat), "die": die_name(s, code)}, "QC-7.3")
    if face.uses:
        said = face.uses[second]
        assert isinstance(said.clause, c.Use)
        if said.clause.die is HANDLING_SPEND:
            _to_spent(s, seat, code)
        s.stack.append((steps.RUN, code >> 3 << PAGE | said.program, 0, seat, BEYOND + code, NONE))
        return
    printed = face.face
    if not printed.reroll:
        _to_spent(s, seat, code)
        if not printed.choice:
            s.quiddity[seat] += printed.quiddity  # both symbols: QC-3.7
    came = drawn = roll_in(s, seat, draw(s, seat, printed.draw, rng), rng)
    if s.log is not None and drawn:
        s.log.say("drawn", {"player": seat_name(seat), "dice": [die_name(s, die) for die in drawn]}, "QC-3.2")
    if printed.reroll:
        s.active[seat].remove(code)
        again = roll_in(s, seat, [code >> 3], rng)
        if s.tables.names_dice:
            follow(s, seat, (code,), again)
        came = drawn + again
        if s.log is not None:
            s.log.say("rerolled", {"player": seat_name(seat), "dice": [die_name(s, again[0])]}, "QC-3.3")
    if s.tables.hears_draws:
        answer_draw(s, seat, drawn)
    if s.tables.hears_faces:
        answer_faces(s, seat, came)


def _to_spent(s: QuarriorsState, seat: int, code: int) -> None:
    s.active[seat].remove(code)
    s.spent[seat].append(code)


def ready_spell(s: QuarriorsState, seat: int, code: int) -> None:
    """Readied for free; one marked immediate resolves at once and is spent (QC-7.4, QC-7.9)."""
    s.window = False
    if s.log is not None:
        s.log.say("readied", {"player": seat_name(seat), "die": die_name(s, code)}, "QC-7.4")
    said = s.tables.faces[code].at_ready
    if said is None:
        s.active[seat].remove(code)
        put_ready(s, seat, code)
        return
    _to_spent(s, seat, code)
    s.stack.append((steps.RUN, code >> 3 << PAGE | said.program, 0, seat, BEYOND + code, NONE))


def summon(s: QuarriorsState, seat: int, code: int, first: int = LIGHT) -> None:
    """Paid by its level, it is a creature from then on (QC-7.5); what it copies is chosen first (Q119). `first`: the
    energy that pays before the other."""
    s.window = False
    t = s.tables
    price = t.faces[code].level
    if t.has_summon_price:
        clauses = summon_clauses(s, seat)
        price = price_by(s, clauses, seat, code)
        used = [voice for voice, clause in clauses if prices(s, voice, clause, seat, code)]
        for voice in used:  # laid for so many summons (Q149)
            use_up_laid(s, voice)
        if t.names_dice:
            let_go(s, seat, code)
    paid = pay_summon(s, seat, price, first) if s.purses else pay(s, seat, price, first)
    s.active[seat].remove(code)
    s.summoned |= 1 << (code >> 3)
    tag = put_ready(s, seat, code)
    if t.marks_summons:
        s.summons = (*s.summons[:seat], s.summons[seat] + 1, *s.summons[seat + 1 :])
        found = find(s, tag)
        assert found is not None
        change(s, found[1], found[1].but(summoned=True))
    if s.log is not None:
        data = {"player": seat_name(seat), "die": die_name(s, code), "price": price}
        s.log.say("summoned", data | {"paid": [die_name(s, die) for die in paid]}, "QC-7.5")
    if t.has_copy and m.Copy in t.faces[code].says:
        s.push((steps.COPY, seat, tag), (steps.SUMMONED, seat, tag))
    elif SUMMONED in t.said:
        _answer_summon(s, seat, tag, code)


def summoned(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    found = find(s, f[2])
    if found is not None and SUMMONED in s.tables.said:
        _answer_summon(s, f[1], f[2], found[1].acts_as)


def _answer_summon(s: QuarriorsState, seat: int, tag: int, code: int) -> None:
    found = find(s, tag)
    assert found is not None
    fired = of_code(s, SUMMONED, seat, code, tag) + of_others(s, SUMMONED, seat, found[1], True)
    push_triggers(s, fired + pay_debts(s, SUMMONED, seat))


STEPS = (
    work(steps.ROLL_UP, "roll-up", ("seat",), roll_up),
    work(steps.SUMMONED, "summoned", ("seat", "tag"), summoned),
)
