"""Destruction (Q26): all are marked, each owner picks where they go, all move, then what answers to it happens."""

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import HOST, THIS, Action, Happening, Moment, Special, Window, Zone
from tumblehall.games.quarriors.rules import effects, fits, picking, steps, verbs
from tumblehall.games.quarriors.rules.leaving import CAUSES, into_used, out_of_battle, say_destroyed, spells_home
from tumblehall.games.quarriors.rules.names import die_name, ready_ref, seat_name
from tumblehall.games.quarriors.rules.numbers import DAMAGE, STATE, holds, seats_of
from tumblehall.games.quarriors.rules.offers import can_pay
from tumblehall.games.quarriors.rules.state import (
    BEYOND,
    DOOMED,
    FROM_ALL,
    NONE,
    TO_USED,
    Blame,
    Fate,
    QuarriorsState,
    Ready,
    Scope,
    Thing,
)
from tumblehall.games.quarriors.rules.triggers import (
    note_use,
    of_attached,
    of_code,
    of_others,
    on_table,
    pay_debts,
    push_triggers,
    scores,
    use_up,
    used,
    when_of,
)
from tumblehall.games.quarriors.rules.voices import voices
from tumblehall.games.quarriors.rules.zones import change, find, leave
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work
from tumblehall.kernel.values import Json

USED: Fate = (TO_USED,)
SIMPLE = (e.Save, e.Move, e.Later)
"""Effects of a replacement that ask nobody."""


def destroy(s: QuarriorsState, tags: list[int], destroyer: int, cause: int, by: int = NONE) -> int:
    """Destroys creatures in one instant; how many. Those that are safe in this attack are out of reach (Q22)."""
    hit = 0
    for tag in tags:
        found = find(s, tag)
        if found is not None and found[1].safe != FROM_ALL:
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
    for i in range(s.players - 1, -1, -1):
        seat = (s.turn + i) % s.players
        for die in reversed(s.ready[seat]):
            if die.fate:
                s.stack.append((steps.FATE, seat, die.tag, destroyer))


# -- where it goes -----------------------------------------------------------------------------------------------------


def fates_of(s: QuarriorsState, seat: int, die: Ready) -> list[Fate]:
    """The destinations on offer: forced ones, or the used pile; then optional ones, reaction spells last. Two that lead
    to one place are one (Q27)."""
    forced: list[Fate] = []
    optional: list[Fate] = []
    if Happening.DESTROYED in s.tables.said:
        for said, code, scope in _replacements(s, seat, die):
            clause = said.clause
            assert isinstance(clause, c.Instead)
            number = code >> 3 << PAGE | said.number
            if not holds(s, clause.if_, scope) or not can_pay(s, clause.price, scope):
                continue
            if clause.limit is not None and used(s, scope.this, number) >= clause.limit:
                continue
            found = optional if clause.may else forced
            if clause.may or leads(clause) not in [leads(clause_of(s, fate)) for fate in forced]:
                found.append((number, scope.me, scope.this))
    if Window.RESCUE in s.tables.said and s.turn != seat and not reactions_forbidden(s, seat):
        for spell in s.ready[seat]:
            react = s.tables.faces[spell.code].react
            if react is not None and Window.RESCUE in react.clause.windows:  # type: ignore[union-attr]
                optional.append((spell.code >> 3 << PAGE | react.number, seat, spell.tag))
                break
    return [*(forced or [USED]), *optional]


def _replacements(s: QuarriorsState, seat: int, die: Ready) -> list[tuple[Said, int, Scope]]:
    """The clauses that could say where a destroyed creature goes: its own, those of what is attached to it, of others,
    of what lies on players."""
    faces = s.tables.faces
    other = steps.REF + (seat << 9) + die.tag
    code = die.acts_as
    own = [said for said in faces[code].says.get(c.Instead, ()) if said.clause.of is THIS]  # type: ignore[union-attr]
    found = [(said, code, Scope(seat, die.tag, other)) for said in own]
    for spell, owner in die.attached:
        for said in faces[spell].host_says.get(c.Instead, ()):
            if said.clause.of is HOST:  # type: ignore[union-attr]
                found.append((said, spell, Scope(owner, BEYOND + spell, other)))
    for voice in voices(s, c.Instead) if s.watches or c.Instead in s.tables.auras else ():
        clause = voice.said.clause
        assert isinstance(clause, c.Instead)
        if isinstance(clause.of, Special) or voice.scope.me != seat:
            continue
        if voice.die is not None and (voice.die.tag == die.tag or voice.die.fate):
            continue  # it falls in the same instant (Q39)
        if fits.covers(s, clause.of, voice, seat, die):
            speaker = _speaker(s, voice.said, voice.scope, voice.die)
            found.append((voice.said, speaker, voice.scope._replace(other=other)))
    return [(said, kind, scope) for said, kind, scope in found if said.clause.happening is Happening.DESTROYED]  # type: ignore[union-attr]


def _speaker(s: QuarriorsState, said: Said, scope: Scope, die: Ready | None) -> int:
    """The code of the die whose card a clause stands on."""
    if die is not None and die.tag == scope.this:
        return die.acts_as
    name = said.name.split(":")[0].split("/")[0]
    return s.tables.kind_of[name] << 3


def clause_of(s: QuarriorsState, fate: Fate) -> c.Clause | None:
    """The clause behind a destination; None: the used pile."""
    return s.tables.clause(fate[0]).clause if fate and fate[0] >= 0 else None


def leads(clause: c.Clause | None) -> Zone | None:
    """Where a replacement moves the die: two that lead to one place are one destination."""
    effect = clause.do[0] if isinstance(clause, c.Instead | c.React) else None
    return effect.to if isinstance(effect, e.Move) else None


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
        _, me, this = fate
        picking.pay_price(s, clause.price, Scope(me, this))
        if clause.limit is not None:
            note_use(s, this, fate[0])
        use_up(s, me, fate[0])
    elif isinstance(clause, c.React):
        spell = find(s, fate[2])
        assert spell is not None
        leave(s, seat, spell[1])
        s.spent[seat].append(spell[1].code)
        fate = (fate[0], seat, BEYOND + spell[1].code)
        if s.log is not None:
            s.log.say("reacted", {"player": seat_name(seat), "spell": die_name(s, spell[1].code)}, "QC-13.9")
    found = find(s, f[2])  # a limit may have been counted on this very die
    assert found is not None
    change(s, found[1], found[1].but(fate=fate))


# -- all move ----------------------------------------------------------------------------------------------------------


def bury(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """All that were destroyed move; then DESTROYED, I_DESTROY and FIRST_LOSS are answered."""
    _, destroyer, cause, by = f
    s.blame = Blame(destroyer, cause, by)
    victims = [(seat, die) for seat, area in enumerate(s.ready) for die in area if die.fate]
    fallen = tuple(die.tag for _, die in victims)
    answers = _answers(s, destroyer, victims, fallen)
    fired: list[Frame] = []
    losses: list[Frame] = []
    later: list[Frame] = []
    for seat, die in victims:
        thing = Thing(seat, die.tag, die.acts_as)
        # saved or not (QC-12.4); what others say is asked of the creature as it is now
        fired += of_code(s, Moment.DESTROYED, seat, die.acts_as, BEYOND + die.code)
        host = steps.REF + (seat << 9) + BEYOND + die.acts_as
        fired += of_attached(s, Moment.DESTROYED, die.attached, host)
        _record(s, seat, die, cause)
        fired += of_others(s, Moment.DESTROYED, thing, None, fallen)
        if cause == DAMAGE:
            losses += _losses(s, seat)
            s.lost = (*s.lost, (seat, die.acts_as))
        later += _move(s, seat, die, cause, rng)
    for moment in (losses, answers, fired):  # the last one pushed comes first (Q26)
        push_triggers(s, moment)
    s.stack += reversed(later)


def _answers(
    s: QuarriorsState, destroyer: int, victims: list[tuple[int, Ready]], fallen: tuple[int, ...]
) -> list[Frame]:
    """What answers to having destroyed: once for each victim; what scores has left after the first, and its tag may
    then name another die."""
    if destroyer == NONE:
        return []
    found: list[Frame] = []
    its = [steps.REF + (seat << 9) + BEYOND + die.acts_as for seat, die in victims]
    for frame in on_table(s, Moment.I_DESTROY, destroyer, NONE, fallen):
        found += [(*frame[:4], it) for it in (its[:1] if scores(s, frame) else its)]
    for aside in s.aside:
        if aside.seat == destroyer and aside.clause != NONE and when_of(s, aside.clause).moment is Moment.I_DESTROY:
            found.append((steps.FIRE, aside.seat, aside.clause, BEYOND + aside.code, NONE))
    return found + pay_debts(s, Moment.I_DESTROY, destroyer)


def _record(s: QuarriorsState, seat: int, die: Ready, cause: int) -> None:
    """What falls in a battle to the other side is noted (Q154)."""
    battle = s.battle
    if battle is not None and s.blame[0] not in (NONE, seat):
        battle.fallen = (*battle.fallen, (seat, die.acts_as))


def _losses(s: QuarriorsState, seat: int) -> list[Frame]:
    """What attackers say to the first loss of a player to their damage (Q31)."""
    if any(owner == seat for owner, _ in s.lost) or s.battle is None:
        return []
    attackers = [tag for tag, _ in s.battle.shares]
    frames = on_table(s, Moment.FIRST_LOSS, s.turn, seat)
    return [frame for frame in frames if frame[3] in attackers or frame[3] >= BEYOND]


def _move(s: QuarriorsState, seat: int, die: Ready, cause: int, rng: Rng) -> list[Frame]:
    """Moves a destroyed creature to its destination, at once where nobody is asked; else the work that does it."""
    clause = clause_of(s, die.fate)
    if clause is None:
        leave(s, seat, die)
        spells_home(s, die)
        out_of_battle(s, die)
        say_destroyed(s, seat, die, into_used(s, seat, die.code, cause))
        return []
    number, me, this = die.fate
    program = number >> PAGE << PAGE | s.tables.clause(number).program
    other = steps.REF + (seat << 9) + die.tag
    run = (steps.RUN, program, 0, me, this, other)
    effects_ = s.tables.program(program).effects
    if not all(isinstance(effect, SIMPLE) for effect in effects_):
        return [run]
    for at, effect in enumerate(effects_):
        effects.do(s, effect, (steps.RUN, program, at, me, this, other), rng)
    return []


# -- conditions that destroy -------------------------------------------------------------------------------------------


def check(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """What is doomed by its condition is destroyed, by nobody; once saved, not before the condition changes (Q122)."""
    doomed = []
    faces = s.tables.faces
    for seat, area in enumerate(s.ready):
        for die in area:
            says = faces[die.code if die.copy == NONE else die.copy].says
            if not says or m.Doomed not in says:
                continue
            conditions = [said.clause.if_ for said in says[m.Doomed]]  # type: ignore[union-attr]
            if not any(holds(s, condition, Scope(seat, die.tag)) for condition in conditions):
                change(s, die, die.but(spared=False))
            elif not die.spared:
                doomed.append(die.tag)
    if doomed:
        destroy(s, doomed, NONE, STATE)


def reactions_forbidden(s: QuarriorsState, seat: int) -> bool:
    """Whether a player may cast no reaction spells (Q97)."""
    if m.Forbid not in s.tables.said:
        return False
    for voice in voices(s, m.Forbid):
        clause = voice.said.clause
        assert isinstance(clause, m.Forbid)
        if clause.action is Action.REACTION_SPELLS and seat in seats_of(s, clause.who, voice.scope):
            return True
    return False


def _about(s: QuarriorsState, f: Frame) -> dict[str, Json]:
    """For programs: the die, and by option where it would go."""
    found = find(s, f[2])
    if found is None:
        return {}
    fates = fates_of(s, *found)
    to = [destination(s, fate) for fate in fates]
    clauses = [None if fate == USED else s.tables.clause(fate[0]).name for fate in fates]
    return {"die": die_name(s, found[1].code), "destinations": to, "clauses": clauses, "cause": s.blame[1]}


def destination(s: QuarriorsState, fate: Fate) -> str:
    """Where a destination leads, by its name."""
    clause = clause_of(s, fate)
    if clause is None:
        return "used"
    assert isinstance(clause, c.Instead | c.React)
    effect = clause.do[0]
    match effect:
        case e.Move(_, to):
            return to.name.lower()
        case e.Save(_, Zone.HERE):
            return "stay"
        case e.RollOut():
            return "roll"
        case _:
            return "ready"


def _rule(s: QuarriorsState, f: Frame, place: int) -> str:
    """The used pile is where the rules send it; another destination is a clause's."""
    found = find(s, f[2])
    assert found is not None
    return CAUSES[s.blame.cause][1] if fates_of(s, *found)[place] == USED else "QC-12.4"


STEPS = (
    work(steps.DESTROY, "destroy", ("destroyer", "cause", "this"), start),
    work(steps.BURY, "bury", ("destroyer", "cause", "this"), bury),
    work(steps.CHECK, "check", (), check),
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
