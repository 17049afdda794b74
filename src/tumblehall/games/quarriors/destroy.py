"""Destruction (Q26): all are marked, each owner picks where they go, all move, then what answers to it happens."""

from tumblehall.games.quarriors import choices, steps
from tumblehall.games.quarriors import words as w
from tumblehall.games.quarriors.moments import Moment, Window
from tumblehall.games.quarriors.numbering import CLAUSE_NUMBERS, CLAUSES, PROGRAM_NUMBERS, WAITING
from tumblehall.games.quarriors.numbers import holds, shown
from tumblehall.games.quarriors.selectors import Dice, One, Phase, Zone
from tumblehall.games.quarriors.state import BEYOND, DOOMED, NONE, Debt, QuarriorsState, Ready
from tumblehall.games.quarriors.triggers import of_attached, of_code, on_table, push_triggers, scores
from tumblehall.games.quarriors.wording import die_name, kind_name, seat_name
from tumblehall.games.quarriors.zones import change, find, must_copy, take_ready, wait_in
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame

EFFECT, DAMAGE, STATE = 0, 1, 2
"""The causes of destruction."""
RESCUE = 1000


def destroy(s: QuarriorsState, tags: list[int], destroyer: int, cause: int) -> int:
    """Destroys creatures in one instant; how many. Those that are safe in this attack are out of reach (Q22)."""
    hit = 0
    for tag in tags:
        found = find(s, tag)
        if found is not None and not found[1].safe:
            change(s, found[1], found[1]._replace(fate=DOOMED))
            hit += 1
    if hit:
        s.push((steps.DESTROY, destroyer, cause))
    return hit


def start(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """Each owner picks the destinations, clockwise from the active player; then all move."""
    _, destroyer, cause = f
    s.stack.append((steps.BURY, destroyer, cause))
    for i in range(s.players - 1, -1, -1):
        seat = (s.turn + i) % s.players
        for die in reversed(s.ready[seat]):
            if die.fate != NONE:
                s.stack.append((steps.FATE, seat, die.tag, destroyer))


def fates_of(s: QuarriorsState, seat: int, die: Ready) -> list[tuple[int, w.Clause | None]]:
    """The destinations on offer: a number and the clause behind it. 0 is the used pile, 1 + n the clause n; a reaction
    spell is RESCUE + its tag."""
    forced: list[tuple[int, w.Clause | None]] = []
    optional: list[tuple[int, w.Clause | None]] = []
    t = s.tables
    for clause in t.instead[shown(die)]:
        if clause.price is None or _price(s, seat, clause) != NONE:
            (optional if clause.may else forced).append((1 + CLAUSE_NUMBERS[clause], clause))
    for watch in s.watches:
        laid = CLAUSES[watch.clause]
        if watch.seat != seat or not isinstance(laid, w.Instead):
            continue
        if _leads(laid) not in [_leads(other) for _, other in forced]:
            forced.append((1 + watch.clause, laid))
    if s.turn != seat:
        for spell in s.ready[seat]:
            react = t.react[spell.code]
            if react is not None and react.window is Window.RESCUE:
                optional.append((RESCUE + spell.tag, react))
                break
    return [*(forced or [(0, None)]), *optional]


def _leads(clause: w.Clause | None) -> Zone | None:
    """Where a replacement moves the die: two that lead to one place are one destination."""
    effect = clause.do[0] if isinstance(clause, w.Instead) else None
    return effect.to if isinstance(effect, w.Move) else None


def _price(s: QuarriorsState, seat: int, clause: w.Instead) -> int:
    """The kind that is culled to pay for a rescue, or NONE."""
    assert clause.price is not None
    assert isinstance(clause.price.dice, One)
    dice: Dice = clause.price.dice.dice
    for name in dice.classes:
        kind = s.tables.kind_of.get(name, NONE)
        if kind != NONE and s.used[seat][kind]:
            return kind
    return NONE


def ask_fate(s: QuarriorsState, f: Frame) -> list[int]:
    found = find(s, f[2])
    return [] if found is None else [choices.FATE + i for i in range(len(fates_of(s, *found)))]


def answer_fate(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    """The destination is noted; its price is paid, its spell is spent."""
    found = find(s, f[2])
    assert found is not None
    seat, die = found
    fate, clause = fates_of(s, seat, die)[option - choices.FATE]
    if isinstance(clause, w.Instead) and clause.price is not None:
        kind = _price(s, seat, clause)
        s.used[seat][kind] -= 1
        s.wilds[kind] += 1
        if s.log is not None:
            s.log.say("culled", {"player": seat_name(seat), "die": kind_name(s, kind)}, "QC-12.2")
    if fate >= RESCUE:
        spell = find(s, fate - RESCUE)
        assert spell is not None
        take_ready(s, seat, spell[1])
        s.spent[seat].append(spell[1].code)
        assert clause is not None
        fate = 1 + CLAUSE_NUMBERS[clause]
        if s.log is not None:
            s.log.say("reacted", {"player": seat_name(seat), "spell": die_name(s, spell[1].code)}, "QC-13.9")
    change(s, die, die._replace(fate=fate))


def bury(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """All that were destroyed move; then DESTROYED, I_DESTROY and FIRST_LOSS are answered."""
    _, destroyer, cause = f
    victims = [(seat, die) for seat, area in enumerate(s.ready) for die in area if die.fate != NONE]
    fallen = tuple(die.tag for _, die in victims)
    mine = on_table(s, Moment.I_DESTROY, destroyer, NONE, fallen) if destroyer != NONE else []
    # once for each victim; what scores has left after the first, and its tag may then name another die
    answers = [frame for frame in mine for _ in range(1 if scores(frame) else len(victims))]
    for debt in s.aside:
        if debt.seat == destroyer:
            answers.append((steps.FIRE, debt.seat, WAITING[debt.program], BEYOND + debt.code, NONE))
    fired: list[Frame] = []
    losses: list[Frame] = []
    for seat, die in victims:
        _move(s, seat, die, cause)
        fired += of_code(s, Moment.DESTROYED, seat, shown(die), BEYOND + die.code)  # saved or not (QC-12.4)
        fired += of_attached(s, Moment.DESTROYED, die.attached)
        if cause == DAMAGE:
            if not s.lost >> seat & 1:
                losses += [
                    frame
                    for frame in on_table(s, Moment.FIRST_LOSS, s.turn, seat)
                    if any(tag == frame[3] for tag, _ in s.shares)
                ]
            s.lost |= 1 << seat
    for moment in (losses, answers, fired):  # the last one pushed comes first (Q26)
        push_triggers(s, moment)


def _move(s: QuarriorsState, seat: int, die: Ready, cause: int) -> None:
    """Moves a destroyed creature to its destination; back in the ready area it has lost its spells (Q23)."""
    clause = None if die.fate in (0, DOOMED) else CLAUSES[die.fate - 1]
    effects = clause.do if isinstance(clause, w.Instead | w.React) else ()
    take_ready(s, seat, die)
    kind = die.code >> 3
    to = "used"
    if effects and isinstance(effects[0], w.Save):
        safe, spared = s.phase == Phase.ATTACK, cause == STATE
        s.ready[seat].append(die._replace(attached=(), safe=safe, fate=NONE, spared=spared, copy=NONE))
        must_copy(s, seat, die.tag, die.code)
        to = "ready"
    elif effects and isinstance(effects[0], w.Move) and effects[0].to is Zone.ACTIVE:
        wait_in(s, seat, [kind])
        to = "active"
    elif effects and isinstance(effects[0], w.Move):
        later = effects[1]
        assert isinstance(later, w.Later)
        s.aside = (*s.aside, Debt(seat, die.code, PROGRAM_NUMBERS[later.do]))
        to = "aside"
    else:
        s.used[seat][kind] += 1
    if not s.totals and to != "ready":  # QC-8.5: before defenders are chosen its attack is gone for everybody
        s.shares = tuple(share for share in s.shares if share[0] != die.tag)
    if s.log is not None:
        s.log.say("destroyed", {"player": seat_name(seat), "die": die_name(s, die.code), "to": to}, "QC-8.6")


def check(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """What is doomed by its condition is destroyed, by nobody; once saved, not before the condition changes (Q122)."""
    doomed = []
    conditions = s.tables.doomed
    for seat, area in enumerate(s.ready):
        for die in area:
            clause = conditions[die.code if die.copy == NONE else die.copy]
            if clause is None:
                continue
            if not holds(s, clause.if_, seat, die.tag):
                change(s, die, die._replace(spared=False))
            elif not die.spared:
                doomed.append(die.tag)
    if doomed:
        destroy(s, doomed, NONE, STATE)
