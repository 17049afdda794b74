"""Destruction (Q26): all are marked, each owner picks where they go, all move, then what answers to it happens."""

from typing import Final

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.selectors import Chosen
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import Moment, Special
from tumblehall.games.quarriors.rules import effects, steps, verbs
from tumblehall.games.quarriors.rules.answers import of_attached, of_code, of_others, on_table, pay_debts
from tumblehall.games.quarriors.rules.areas import dice_of, in_play
from tumblehall.games.quarriors.rules.battles import falls_to_rival
from tumblehall.games.quarriors.rules.leaving import (
    CAUSES,
    by_whom,
    into_used,
    kept_off,
    out_of_battle,
    say_destroyed,
    spells_home,
)
from tumblehall.games.quarriors.rules.mechanisms.locking import STRUCK, unlock
from tumblehall.games.quarriors.rules.mechanisms.quartifacts import carriers, takers
from tumblehall.games.quarriors.rules.names import die_name, ready_ref, seat_name
from tumblehall.games.quarriors.rules.numbers import DAMAGE, STATE, holds, moment_die
from tumblehall.games.quarriors.rules.price import pay_price
from tumblehall.games.quarriors.rules.replacing import USED, clause_of, destination, fates_of
from tumblehall.games.quarriors.rules.state import (
    BEYOND,
    DOOMED,
    FROM_ALL,
    MOVING,
    NONE,
    Blame,
    Fate,
    QuarriorsState,
    Ready,
    Scope,
)
from tumblehall.games.quarriors.rules.triggers import note_use, push_triggers, scores, use_up
from tumblehall.games.quarriors.rules.voices import beside
from tumblehall.games.quarriors.rules.zones import change, find, leave
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work
from tumblehall.kernel.values import Json

DESTROYED: Final = Moment.DESTROYED
FIRST_LOSS: Final = Moment.FIRST_LOSS
I_DESTROY: Final = Moment.I_DESTROY
OPEN: Fate = (DOOMED,)
UNDER_WAY: Fate = (MOVING,)


def _asks_nobody(effect: e.Effect) -> bool:
    """Whether an effect of a replacement is done at once."""
    if isinstance(effect, e.Move):
        return isinstance(effect.dice, Special)
    return isinstance(effect, e.Save) or (isinstance(effect, e.Later) and not isinstance(effect.who, Chosen))


def destroy(s: QuarriorsState, tags: list[int], destroyer: int, cause: int, by: int = NONE) -> int:
    """Destroys creatures in one instant; how many. Those that are safe in this attack are out of reach (Q22); a locked
    die is unlocked, and nothing counts as destroyed (Q32, QL-14, Q228)."""
    hit = 0
    for tag in tags:
        found = find(s, tag)
        if found is not None and found[1].locked:
            unlock(s, *found, STRUCK, by_whom(s, by))
        elif found is not None and found[1].safe != FROM_ALL and not found[1].fate:
            change(s, found[1], found[1].but(fate=(DOOMED,)))
            hit += 1
    if hit:
        s.push((steps.DESTROY, destroyer, cause, by))
    return hit


def start(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """Each owner picks the destinations, clockwise from the active player; then all move."""
    _, destroyer, cause, by = f
    s.blame = Blame(destroyer, cause, by)
    s.stack.append((steps.BURY, destroyer, cause, by))
    if s.quests is not None and s.battle is not None:
        s.stack.append((steps.SPOILS,))
    for i in range(s.players - 1, -1, -1):
        seat = (s.turn + i) % s.players
        for die in reversed(s.ready[seat] if s.quests is None else dice_of(s, seat)):
            if die.fate == OPEN:
                s.stack.append((steps.FATE, seat, die.tag, destroyer))


# -- where it goes -----------------------------------------------------------------------------------------------------


def ask_fate(s: QuarriorsState, f: Frame) -> list[int]:
    found = find(s, f[2])
    return [] if found is None else [verbs.FATE.first + i for i in range(len(fates_of(s, *found)))]


def answer_fate(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    """The destination is noted; its price is paid, its limit counted, its spell spent."""
    found = find(s, f[2])
    assert found is not None
    seat, die = found
    fate = fates_of(s, seat, die)[option - verbs.FATE.first]
    clause = clause_of(s, fate)
    if isinstance(clause, c.Instead):
        _, me, this, *_ = fate
        scope = Scope(me, this, beside(seat, die))
        pay_price(s, clause.price, scope, me)
        if clause.limit is not None:
            note_use(s, scope, fate[0])
        use_up(s, me, fate[0])
    elif isinstance(clause, c.React):
        spell = find(s, fate[2])
        assert spell is not None
        leave(s, seat, spell[1])
        s.spent[seat].append(spell[1].code)
        fate = (fate[0], seat, BEYOND + spell[1].code, *fate[3:])
        if s.log is not None:
            s.log.say("reacted", {"player": seat_name(seat), "spell": die_name(s, spell[1].code)}, "QC-13.9")
    found = find(s, f[2])  # a limit may have been counted on this very die
    if found is None:
        return
    change(s, found[1], found[1].but(fate=fate))


# -- what carriers leave behind ----------------------------------------------------------------------------------------


def spoils(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """Who may take the quartifacts of those that fall is asked before they move (Q214); who destroyed them is told by
    the step that moves them."""
    s.blame = Blame(*s.stack[-1][1:])
    for seat, die in carriers(s):
        for taker in takers(s, seat, die)[:1]:
            s.stack.append((steps.TAKE, taker, die.tag))


def answer_take(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    assert s.quests is not None
    s.quests.seized = (*s.quests.seized, (f[2], f[1] if option == verbs.YES.first else NONE))


# -- all move ----------------------------------------------------------------------------------------------------------


def bury(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """All that were destroyed move; then DESTROYED, I_DESTROY and FIRST_LOSS are answered."""
    _, destroyer, cause, by = f
    s.blame = Blame(destroyer, cause, by)
    if s.quests is None:
        dice = [(seat, die) for seat, area in enumerate(s.ready) for die in area if die.fate]
        attack = True
    else:
        dice = [(seat, die) for seat, die in in_play(s) if die.fate]
        attack = s.battle is None or s.battle.quest == NONE
    victims = [(seat, die) for seat, die in dice if die.fate != UNDER_WAY]
    fallen = tuple(die.tag for _, die in victims)
    answers = _answers(s, destroyer, victims, fallen)
    fired: list[Frame] = []
    losses: list[Frame] = []
    later: list[Frame] = []
    for seat, die in victims:  # saved or not (QC-12.4); records and clauses know them as they are now
        if cause == DAMAGE and seat != s.turn and attack:
            losses += _losses(s, seat)
            s.lost = (*s.lost, (seat, die.acts_as))
        _record(s, seat, die)
        if s.quests is not None:
            _struck_first(s, seat, die)
    for seat, die in victims:
        fired += of_code(s, DESTROYED, seat, die.acts_as, BEYOND + die.code)
        host = steps.REF + (seat << 9) + BEYOND + die.acts_as
        fired += of_attached(s, DESTROYED, seat, die, host)
        fired += of_others(s, DESTROYED, seat, die, False, fallen)
        fired += pay_debts(s, DESTROYED, seat)
    known = s.done, s.it, s.blame
    for seat, die in victims:
        later += _move(s, seat, die, cause, rng)
    s.done, s.it, s.blame = known
    for moment in (losses, answers, fired):  # the last one pushed comes first (Q26)
        push_triggers(s, moment)
    if later:
        s.held = (*s.held, known)
        s.stack += [(steps.RECALL,), (steps.REST, cause), *reversed(later)]
    elif s.quests is not None:
        s.quests.seized = ()


def rest(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """What was to happen instead is over: who still stands there destroyed goes to the used pile."""
    for seat, die in in_play(s):
        if die.fate == UNDER_WAY:
            _bury_one(s, seat, die, f[1])
    if s.quests is not None:
        s.quests.seized = ()


def _answers(
    s: QuarriorsState, destroyer: int, victims: list[tuple[int, Ready]], fallen: tuple[int, ...]
) -> list[Frame]:
    """What answers to having destroyed: once for each victim; what scores has left after the first, and its tag may
    then name another die."""
    if destroyer == NONE:
        return []
    found: list[Frame] = []
    its = [steps.REF + (seat << 9) + BEYOND + die.acts_as for seat, die in victims]
    for frame in on_table(s, I_DESTROY, destroyer, NONE, fallen):
        each = its[:1] if scores(s, frame) else its
        attached = frame[3] >= BEYOND and moment_die(frame[4]) is not None  # it speaks of its host
        found += [frame if attached else (*frame[:4], it) for it in each]
    return found + pay_debts(s, I_DESTROY, destroyer)


def _record(s: QuarriorsState, seat: int, die: Ready) -> None:
    """What falls in a battle to the other side is noted (Q154)."""
    if s.battle is not None and falls_to_rival(s, seat, die):
        s.battle.fallen = (*s.battle.fallen, (seat, die.acts_as))


def _struck_first(s: QuarriorsState, seat: int, die: Ready) -> None:
    """What a first strike destroys deals nothing, saved or not (Q307)."""
    battle = s.battle
    if battle is None or not battle.main or die.tag in battle.strikers or not die.questing:
        return
    amounts = next((amounts for tag, amounts in battle.shares if tag == die.tag), ())
    if amounts:
        battle.main = tuple([max(0, left - n) for left, n in zip(battle.main, amounts, strict=True)])


def _losses(s: QuarriorsState, seat: int) -> list[Frame]:
    """What attackers say to the first loss of a player to their damage (Q31)."""
    if any(owner == seat for owner, _ in s.lost) or s.battle is None:
        return []
    return on_table(s, FIRST_LOSS, s.turn, seat) + pay_debts(s, FIRST_LOSS, s.turn)


def _move(s: QuarriorsState, seat: int, die: Ready, cause: int, rng: Rng) -> list[Frame]:
    """Moves a destroyed creature to its destination, at once where nobody is asked; else the work that does it."""
    clause = clause_of(s, die.fate)
    if clause is None:
        _bury_one(s, seat, die, cause)
        return []
    number, me, this, *place = die.fate
    program = number >> PAGE << PAGE | s.tables.clause(number).program
    other = beside(seat, die)
    page = s.tables.program(program)
    effects_ = page.effects
    if place or not all(map(_asks_nobody, effects_)):
        change(s, die, die.but(fate=UNDER_WAY))
        if not place:
            return [(steps.RUN, program, 0, me, this, other)]
        inner = program >> PAGE << PAGE | page.inner[0][place[0]]
        rest_of = [(steps.RUN, program, 1, me, this, other)] if len(effects_) > 1 else []
        return [(steps.RUN, inner, 0, me, this, other), *rest_of]
    for at, effect in enumerate(effects_):
        effects.do(s, effect, (steps.RUN, program, at, me, this, other), rng)
    found = find(s, die.tag)
    if found is not None and found[1].fate:
        _bury_one(s, seat, found[1], cause)
    return []


def _bury_one(s: QuarriorsState, seat: int, die: Ready, cause: int) -> None:
    but = kept_off(s, seat, die)
    leave(s, seat, die)
    spells_home(s, seat, die)
    out_of_battle(s, die)
    say_destroyed(s, seat, die, into_used(s, seat, die.code, cause, die, but))


# -- conditions that destroy -------------------------------------------------------------------------------------------


def check(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """What is doomed by its condition is destroyed, by nobody; once saved, not before the condition changes (Q122)."""
    doomed: list[int] = []
    for seat, area in enumerate(s.ready):
        doomed += _doomed_in(s, seat, area)
    if s.quests is not None:
        for seat, party in enumerate(s.quests.party):
            doomed += _doomed_in(s, seat, party)
    if doomed:
        destroy(s, doomed, NONE, STATE)


def _doomed_in(s: QuarriorsState, seat: int, area: list[Ready]) -> list[int]:
    found: list[int] = []
    faces = s.tables.faces
    for die in area:
        face = faces[die.acts_as]
        if not face.doomed:
            continue
        conditions = [said.clause.if_ for said in face.says[m.Doomed]]  # type: ignore[union-attr]
        if not any(holds(s, condition, Scope(seat, die.tag)) for condition in conditions):
            if die.spared:
                change(s, die, die.but(spared=False))
        elif not die.spared:
            found.append(die.tag)
    return found


def _about(s: QuarriorsState, f: Frame) -> dict[str, Json]:
    """For programs: the die, and by option where it would go."""
    found = find(s, f[2])
    if found is None:
        return {}
    fates = fates_of(s, *found)
    to = [destination(s, fate) for fate in fates]
    clauses = [None if fate == USED else s.tables.clause(fate[0]).name for fate in fates]
    return {"die": die_name(s, found[1].code), "destinations": to, "clauses": clauses, "cause": s.blame[1]}


def _rule(s: QuarriorsState, f: Frame, place: int) -> str:
    """The used pile is where the rules send it; another destination is a clause's."""
    found = find(s, f[2])
    assert found is not None
    return CAUSES[s.blame.cause][1] if fates_of(s, *found)[place] == USED else "QC-12.4"


STEPS = (
    work(steps.DESTROY, "destroy", ("destroyer", "cause", "this"), start),
    work(steps.BURY, "bury", ("destroyer", "cause", "this"), bury),
    work(steps.REST, "rest", ("cause",), rest),
    work(steps.CHECK, "check", (), check),
    work(steps.SPOILS, "spoils", (), spoils),
    question(
        steps.TAKE,
        "take",
        takes=("tag",),
        ask=lambda s, f: [verbs.YES.first, verbs.PASS.first],
        answer=answer_take,
        prompt="{tag} is destroyed. Take its quartifact?",
        rule="QQ-20",
        verbs=(verbs.YES, verbs.PASS),
        safe=(verbs.PASS,),
        refs=lambda s, f: () if (found := find(s, f[2])) is None else (ready_ref(*found),),
    ),
    question(
        steps.FATE,
        "fate",
        takes=("tag", "destroyer"),
        ask=ask_fate,
        answer=answer_fate,
        prompt="{tag} is destroyed. Where does it go?",
        rule="QC-12.4",
        verbs=(verbs.FATE.said("{it}", _rule),),
        refs=lambda s, f: () if (found := find(s, f[2])) is None else (ready_ref(*found),),
        about=_about,
    ),
)
