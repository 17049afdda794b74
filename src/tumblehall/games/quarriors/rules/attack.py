"""Phase 3, attack: QC-8. The order inside is that of QC-8.14."""

from typing import Final

from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import HOST, Moment, Phase, Window
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.answers import attack_begins, on_table, pay_debts, when_of
from tumblehall.games.quarriors.rules.areas import in_play
from tumblehall.games.quarriors.rules.battles import Battle
from tumblehall.games.quarriors.rules.defence import can_be_named
from tumblehall.games.quarriors.rules.figures import attack_of, share_of
from tumblehall.games.quarriors.rules.lasting import end_battle
from tumblehall.games.quarriors.rules.names import looks, ready_name, seat_name
from tumblehall.games.quarriors.rules.numbers import holds, number, things
from tumblehall.games.quarriors.rules.offers import can_do
from tumblehall.games.quarriors.rules.reactions import follow_up, react, reactions
from tumblehall.games.quarriors.rules.state import (
    FROM_ALL,
    FROM_DAMAGE,
    NONE,
    OTHERS,
    UNHURT,
    QuarriorsState,
    Ready,
    Scope,
)
from tumblehall.games.quarriors.rules.triggers import note_use, push_triggers, use_up, used
from tumblehall.games.quarriors.rules.voices import voices
from tumblehall.games.quarriors.rules.zones import change, find
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work

MOMENT_PROTECTION: Final = Moment.PROTECTION
ATTACK: Final = int(Phase.ATTACK)
ANYTIME: Final = Window.ANYTIME
PROTECTION: Final = Window.PROTECTION
BEFORE_DEFENDERS: Final = Moment.BEFORE_DEFENDERS
ATTACK_OVER: Final = Moment.ATTACK_OVER
BATTLE_WORK: Final[tuple[tuple[Frame, ...], ...]] = tuple(
    ((steps.ATTACK_OVER, seat), (steps.DEFENCES, seat)) for seat in range(verbs.SEATS)
)
"""The frames of a battle for each attacker, the last one to be done first."""
PASS: Final = verbs.PASS.first
CAST: Final = verbs.CAST.first
ANSWER: Final = verbs.ANSWER.first


def fix_totals(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """What each attacker deals to each opponent is fixed; then BEFORE_DEFENDERS, then protection, then defences."""
    seat = f[1]
    t = s.tables
    faces = t.faces
    attackers = [die for die in s.ready[seat] if faces[die.code].creature and not die.sent]
    if not attackers:
        attack_over(s, f, rng)
        return
    begun = s.battle
    if begun is None and (t.hears_attacks or t.looks_at_battles):
        s.battle = Battle(tuple([(die.tag, (0,) * s.players) for die in attackers]))
        if t.hears_attacks:
            # what answers the attack comes before the totals: they are fixed when this step comes again
            s.stack.append(f)
            push_triggers(s, attack_begins(s, seat))
            return
    battle = s.battle = Battle(_shares(s, seat, attackers))
    if begun is not None:
        battle.changes, battle.zero, battle.deflected = begun.changes, begun.zero, begun.deflected
        battle.pickers, battle.fallen = begun.pickers, begun.fallen
    if s.pickers:
        battle.pickers, s.pickers = (*battle.pickers, *s.pickers), ()
    if t.keeps_totals:
        battle.fixed = tuple([total_against(s, d) for d in range(s.players)])
    if s.log is not None:
        data = {"player": seat_name(seat), "attackers": [ready_name(s, die) for die in attackers]}
        totals = {seat_name(d): total_against(s, d) for d in range(s.players) if d != seat}
        s.log.say("attack", data | {"totals": totals}, "QC-8.1")
    s.stack += BATTLE_WORK[seat]
    if t.has_protection:
        for other in OTHERS[s.players][seat]:
            s.stack.append((steps.PROTECT, other))
    if t.has_follow_ups:
        follow_up(s)
    if BEFORE_DEFENDERS in t.said:
        push_triggers(s, on_table(s, BEFORE_DEFENDERS, seat, NONE) + pay_debts(s, BEFORE_DEFENDERS, seat))


def _shares(s: QuarriorsState, seat: int, attackers: list[Ready]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Each attacker's tag and what it deals to each seat."""
    answered = s.tables.has_vs_me
    others = OTHERS[s.players][seat]
    found = []
    for die in attackers:
        amounts = [0] * s.players
        for other in others:
            amounts[other] = share_of(s, seat, die, other) if answered else attack_of(s, seat, die, other)
        found.append((die.tag, tuple(amounts)))
    return tuple(found)


def total_against(s: QuarriorsState, seat: int) -> int:
    """The total against a player now."""
    battle = s.battle
    if battle is None:
        return 0
    if battle.totals:
        return battle.totals[seat]
    total = 0
    for _, amounts in battle.shares:
        total += amounts[seat]
    if not (battle.changes or battle.zero or battle.deflected):
        return total
    for other, n in battle.changes:
        if other == seat:
            total = max(0, total + n)
    if battle.zero >> seat & 1:
        return 0
    return total + sum([n for _, to, n in battle.deflected if to == seat])


# -- protection (Q156) -------------------------------------------------------------------------------------------------


def protect(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """First what lowers the total by itself, then a step of the defender's own."""
    seat = f[1]
    if s.battle is None or not can_be_named(s, seat):
        return
    for voice in voices(s, m.TotalLess):
        if voice.scope.me == seat:
            n = max(0, number(s, voice.said.clause.n, voice.scope))  # type: ignore[union-attr]
            s.battle.changes = (*s.battle.changes, (seat, -n))
            if s.log is not None:
                s.log.say("total", {"player": seat_name(seat), "total": total_against(s, seat)}, "QC-8.4")
    if _answers(s, seat) or reactions(s, seat, PROTECTION):
        s.stack.append((steps.WINDOW, seat))
    frames = on_table(s, MOMENT_PROTECTION, seat, NONE)
    push_triggers(s, [frame for frame in frames if not when_of(s, frame[2]).may])


def _answers(s: QuarriorsState, seat: int) -> list[Frame]:
    """The abilities that a defender could use for protection, each once unless it says otherwise."""
    found = []
    for frame in on_table(s, MOMENT_PROTECTION, seat, NONE):
        clause = when_of(s, frame[2])
        program = frame[2] >> PAGE << PAGE | s.tables.clause(frame[2]).program
        scope = Scope(seat, frame[3], frame[4])
        if not clause.may or used(s, scope, frame[2]) >= (clause.limit or 1) or not holds(s, clause.if_, scope):
            continue
        if _holder(s, frame) is not None and can_do(s, program, 0, scope):
            found.append(frame)
    return found


def _holder(s: QuarriorsState, f: Frame) -> int | None:
    """The creature by which an answer is named: its own die, or the one beside which that lies."""
    _, seat, _, this, other = f
    if this < verbs.TAGS:
        return this if find(s, this) is not None else None
    return next((host.ref for host in things(s, HOST, Scope(seat, this, other)) if host.ref < verbs.TAGS), None)


def ask_window(s: QuarriorsState, f: Frame) -> list[int]:
    seat = f[1]
    holders: dict[tuple[object, ...], int] = {}
    """Of creatures that look the same the first."""
    for frame in _answers(s, seat):
        found = find(s, holder) if (holder := _holder(s, frame)) is not None else None
        if found is not None:
            holders.setdefault((found[0], *looks(s, found[1])), ANSWER + found[1].tag)
    options = [*holders.values(), *reactions(s, seat, PROTECTION, ANYTIME)]
    return [*options, PASS] if options else []


def answer_window(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    if option == PASS:
        return
    s.stack.append(f)
    if option in verbs.CAST:
        react(s, seat, option - CAST)
        return
    frame = next(each for each in _answers(s, seat) if _holder(s, each) == option - ANSWER)
    _, me, number_, this, other = frame
    note_use(s, Scope(me, this, other), number_)
    use_up(s, me, number_)
    program = number_ >> PAGE << PAGE | s.tables.clause(number_).program
    s.stack.append((steps.RUN, program, 0, me, this, other))


# -- defences ----------------------------------------------------------------------------------------------------------


def defences(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """The totals stand (QC-8.9); the others defend, clockwise from the attacker's left (QC-8.10)."""
    seat = f[1]
    battle = s.battle
    if battle is None:
        return
    totals = [0] * s.players
    for d in range(s.players):
        totals[d] = total_against(s, d)
    battle.totals = totals
    if totals[seat]:  # what was deflected to the attacker comes last (Q103)
        s.stack.append((steps.DEFENCE, seat))
    for other in OTHERS[s.players][seat]:
        s.stack.append((steps.DEFENCE, other))


def attack_over(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """The end of the attack is answered while its records stand; then they and what lasted for it end."""
    if s.battle is not None and ATTACK_OVER in s.tables.said:
        s.stack.append((steps.BATTLE_OVER, f[1]))
        push_triggers(s, on_table(s, ATTACK_OVER, f[1], NONE) + pay_debts(s, ATTACK_OVER, f[1]))
    else:
        battle_over(s, f, rng)


def battle_over(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """What was saved is within reach again, of its own condition too (Q122). Without quests there is no second battle
    in this turn from which it would have to be kept."""
    s.battle = None
    t = s.tables
    if not t.ends_battles:
        return
    if s.quests is not None:
        s.quests.attacked = s.quests.attacked or s.phase == ATTACK
        forget_names(s)
    elif t.has_saves or t.counts_names:
        for area in s.ready:
            for place, die in enumerate(area):
                if die.safe or die.named:
                    area[place] = die.but(safe=UNHURT, named=False)
    if t.has_battle_marks:
        end_battle(s)
    if t.has_doomed:
        s.stack.append((steps.CHECK,))


def forget_names(s: QuarriorsState) -> None:
    """A battle ends: nobody is named, and who was saved is safe from damage to the end of the turn (Q22)."""
    for _, die in in_play(s):
        if die.safe == FROM_ALL or die.named:
            change(s, die, die.but(safe=FROM_DAMAGE if die.safe else UNHURT, named=False))


STEPS = (
    work(steps.FIX_TOTALS, "fix-totals", ("seat",), fix_totals),
    work(steps.PROTECT, "protect", ("seat",), protect),
    work(steps.DEFENCES, "defences", ("seat",), defences),
    work(steps.ATTACK_OVER, "attack-over", ("seat",), attack_over),
    work(steps.BATTLE_OVER, "battle-over", ("seat",), battle_over),
    question(
        steps.WINDOW,
        "window",
        ask=ask_window,
        answer=answer_window,
        prompt="Protect yourself? The attack is {total}.",
        facts={"total": lambda s, f: total_against(s, f[1])},
        rule="QC-8.4",
        verbs=(verbs.ANSWER, verbs.CAST, verbs.PASS),
        safe=(verbs.PASS,),
    ),
)
