"""Phase 2, draw, roll and ready (QC-7): the roll, immediate effects, readying and summoning."""

from tumblehall.games.quarriors import choices, steps
from tumblehall.games.quarriors import words as w
from tumblehall.games.quarriors.moments import Moment
from tumblehall.games.quarriors.numbering import PROGRAM_NUMBERS
from tumblehall.games.quarriors.numbers import shown, summon_price
from tumblehall.games.quarriors.pay import pay, wealth
from tumblehall.games.quarriors.reactions import follow_up
from tumblehall.games.quarriors.selectors import Phase
from tumblehall.games.quarriors.state import BEYOND, NONE, QuarriorsState
from tumblehall.games.quarriors.triggers import of_code, push_triggers
from tumblehall.games.quarriors.wording import die_name, seat_name
from tumblehall.games.quarriors.zones import draw, find, put_ready, roll_in
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame

READY = int(Phase.READY)
SUMMONED = Moment.SUMMONED
OPENING_DRAW = 6
"""QC-7.1"""


def roll_up(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """Draws six and rolls the whole pool, what waited there included."""
    seat = f[1]
    s.phase = READY
    kinds = [code >> 3 for code in s.active[seat]] if s.active[seat] else []
    s.active[seat] = []
    rolled = roll_in(s, seat, kinds + draw(s, seat, OPENING_DRAW, rng), rng)
    if s.log is not None:
        s.log.say("rolled", {"player": seat_name(seat), "dice": [die_name(s, code) for code in rolled]}, "QC-7.1")
    if s.tables.has_follow_ups:
        follow_up(s)


def pool_options(s: QuarriorsState, seat: int) -> tuple[list[int], list[int]]:
    """What the dice of the active pool can do now: immediate effects while their window is open, then what may be
    readied or summoned; and apart from that the dice to spend. One for all faces that look the same: they lie side by
    side (see `one_of_each`, which is written out here, where most of the time goes)."""
    t = s.tables
    same, spend, idle = t.same, t.spend, t.idle
    uses: list[int] = []
    deeds: list[int] = []
    coins: list[int] = []
    last = rich = -1
    for code in s.active[seat]:
        alike = same[code]
        if alike == last:
            continue
        last = alike
        coin = spend[code]
        if coin:
            coins.append(coin)
        if idle[code]:
            continue
        if s.window and t.immediate[code]:
            uses.append(choices.USE + code)
        if s.phase != READY:
            continue
        if t.spell[code]:
            deeds.append(choices.READY + code)
        elif t.creature[code] and not (s.summoned >> (code >> 3) & 1 and t.one_summon[code >> 3]):
            if rich < 0:
                rich = wealth(s, seat)
            if (summon_price(s, seat, code) if t.has_summon_price else t.level[code]) <= rich:
                deeds.append(choices.SUMMON + code)
    return uses + deeds, coins


def use(s: QuarriorsState, seat: int, code: int, rng: Rng) -> None:
    """The immediate effect of a face: what its card says, else its symbols (QC-3.2 to QC-3.4, QC-3.10)."""
    t = s.tables
    if s.log is not None:
        s.log.say("used", {"player": seat_name(seat), "die": die_name(s, code)}, "QC-7.3")
    clause = t.use[code]
    if clause is not None:
        if clause.die is w.Handling.SPEND:
            _to_spent(s, seat, code)
        s.stack.append((steps.RUN, PROGRAM_NUMBERS[clause.do], 0, seat, BEYOND + code, NONE))
        return
    face = t.face[code]
    if not face.reroll:
        _to_spent(s, seat, code)
        if not face.choice:
            s.quiddity[seat] += face.quiddity  # both symbols: QC-3.7
    drawn = roll_in(s, seat, draw(s, seat, face.draw, rng), rng)
    if s.log is not None and drawn:
        s.log.say("drawn", {"player": seat_name(seat), "dice": [die_name(s, die) for die in drawn]}, "QC-3.2")
    if face.reroll:
        s.active[seat].remove(code)
        again = roll_in(s, seat, [code >> 3], rng)
        if s.log is not None:
            s.log.say("rerolled", {"player": seat_name(seat), "dice": [die_name(s, again[0])]}, "QC-3.3")


def _to_spent(s: QuarriorsState, seat: int, code: int) -> None:
    s.active[seat].remove(code)
    s.spent[seat].append(code)


def ready_spell(s: QuarriorsState, seat: int, code: int) -> None:
    """Readied for free; one marked immediate resolves at once and is spent (QC-7.4, QC-7.9)."""
    s.window = False
    if s.log is not None:
        s.log.say("readied", {"player": seat_name(seat), "die": die_name(s, code)}, "QC-7.4")
    clause = s.tables.at_ready[code]
    if clause is None:
        s.active[seat].remove(code)
        put_ready(s, seat, code)
        return
    _to_spent(s, seat, code)
    s.stack.append((steps.RUN, PROGRAM_NUMBERS[clause.do], 0, seat, BEYOND + code, NONE))


def summon(s: QuarriorsState, seat: int, code: int) -> None:
    """Paid by its level, it is a creature from then on (QC-7.5); what it copies is chosen first (Q119)."""
    s.window = False
    price = summon_price(s, seat, code)
    paid = pay(s, seat, price)
    s.active[seat].remove(code)
    s.summoned |= 1 << (code >> 3)
    tag = put_ready(s, seat, code)
    if s.log is not None:
        data = {"player": seat_name(seat), "die": die_name(s, code), "price": price}
        s.log.say("summoned", data | {"paid": [die_name(s, die) for die in paid]}, "QC-7.5")
    if s.tables.copy[code] is not None:
        s.push((steps.COPY, seat, tag), (steps.SUMMONED, seat, tag))
    else:
        _answer_summon(s, seat, tag, code)


def summoned(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    found = find(s, f[2])
    if found is not None:
        _answer_summon(s, f[1], f[2], shown(found[1]))


def _answer_summon(s: QuarriorsState, seat: int, tag: int, code: int) -> None:
    push_triggers(s, of_code(s, SUMMONED, seat, code, tag))
