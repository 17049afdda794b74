"""Phase 1, score creatures: QC-6, and expert culling (QV-2, QV-4)."""

from typing import Final

from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.selectors import PrintedGlory
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import Happening, Moment, Phase
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.answers import (
    frame_of,
    laid_on,
    of_attached,
    of_code,
    of_others,
    on_enchantments,
    pay_debts,
)
from tumblehall.games.quarriors.rules.carry_out import cull_to_wilds
from tumblehall.games.quarriors.rules.figures import first_creature, glory_of
from tumblehall.games.quarriors.rules.glory import LAST_ROUND, end_by_glory, gain_glory
from tumblehall.games.quarriors.rules.lasting import end_at_start
from tumblehall.games.quarriors.rules.leaving import comes_to_used, into_used, spells_home
from tumblehall.games.quarriors.rules.mechanisms.completing import forget_visit, settle_options
from tumblehall.games.quarriors.rules.mechanisms.enchantments import has_enchantment
from tumblehall.games.quarriors.rules.names import ready_name, ready_ref, seat_name, unlike
from tumblehall.games.quarriors.rules.numbers import SCORING
from tumblehall.games.quarriors.rules.price import pay_price
from tumblehall.games.quarriors.rules.reactions import follow_up
from tumblehall.games.quarriors.rules.ready import roll_up
from tumblehall.games.quarriors.rules.replacing import Replacement, replacements
from tumblehall.games.quarriors.rules.state import BEYOND, NO_FACE, NONE, QuarriorsState, Ready
from tumblehall.games.quarriors.rules.triggers import note_use, push_triggers, use_up
from tumblehall.games.quarriors.rules.voices import silenced
from tumblehall.games.quarriors.rules.zones import change, find, leave
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work

HAPPENING_SCORES: Final = Happening.SCORES
SCORE: Final = int(Phase.SCORE)
SCORES: Final = Moment.SCORES
SCORED_ALL: Final = Moment.SCORED_ALL
SCORE_OPTION: Final = verbs.SCORE.first
SCORE_CULL_OPTION: Final = verbs.SCORE_CULL.first
CULL_OPTION: Final = verbs.CULL.first
PASS: Final = verbs.PASS.first
TURN_WORK: Final[tuple[tuple[Frame, ...], ...]] = tuple(
    ((steps.NEXT_PHASE, seat), (steps.ACT, seat)) for seat in range(verbs.SEATS)
)
SCORE_WORK: Final[tuple[tuple[Frame, ...], ...]] = tuple(
    ((steps.ROLL_UP, seat), (steps.SCORED_ALL, seat), (steps.SCORE, seat)) for seat in range(verbs.SEATS)
)
"""The frames of a turn for each seat, the last one to be done first: from phase 2 on, and before it if there are
creatures to score."""


def start_turn(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    seat = f[1]
    s.turn = seat
    if seat == s.first or s.round == 0:
        s.round += 1
        if s.round > LAST_ROUND:
            end_by_glory(s, f"{LAST_ROUND} rounds are over", "QC-11.3")  # Q133
            return
    s.phase = SCORE
    s.window = False
    s.captures = s.limit
    s.summoned = 0
    s.locked = False
    s.anchored = False
    s.scored = ()
    s.scored_phase = ()
    s.scored_beside = ()
    s.unpaid = ()
    s.lost = ()
    s.passed = 0
    if s.watches or s.pickers or s.tables.counts_turns or s.tables.has_locks:
        end_at_start(s, seat)
    if s.quests is not None:
        forget_visit(s)
    if s.log is not None:
        s.log.say("turn", {"player": seat_name(seat), "round": s.round}, "QC-5.1")
    s.stack += TURN_WORK[seat]
    if (s.ready[seat] and (first_creature(s, seat) is not None or has_enchantment(s, seat))) or (
        s.quests is not None and s.quests.party[seat]
    ):
        s.stack += SCORE_WORK[seat]
    else:
        roll_up(s, f, rng)


def to_score(s: QuarriorsState, seat: int) -> list[Ready]:
    """The creatures that may score next: those that come first before all others (Q20)."""
    faces = s.tables.faces
    creatures = [die for die in s.ready[seat] if not die.kept and faces[die.code].creature]
    if m.ScoreFirst in s.tables.said:
        first = [die for die in creatures if comes_first(s, die)]
        return first or creatures
    return creatures


def ask_score(s: QuarriorsState, f: Frame) -> list[int]:
    """QC-6.7: the player chooses the order; equal creatures are one option."""
    options: list[int] = []
    if not s.ready[f[1]] and s.quests is None:
        return options
    dice = to_score(s, f[1])
    for die in unlike(s, dice):
        options.append(SCORE_OPTION + die.tag)
        if s.expert and comes_to_used(s, f[1], die):
            options.append(SCORE_CULL_OPTION + die.tag)
    if s.quests is not None and not (dice and comes_first(s, dice[0])):
        options += settle_options(s, f[1])
    return options


def comes_first(s: QuarriorsState, die: Ready) -> bool:
    """Whether it scores before all else, quests included (Q20)."""
    return m.ScoreFirst in s.tables.faces[die.acts_as].says


def answer_score(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    s.stack.append(f)
    t = s.tables
    if t.has_follow_ups:
        follow_up(s)
    if option >= verbs.COMPLETE.first:
        s.stack.append((steps.SETTLE, seat))
        return
    culled = option >= SCORE_CULL_OPTION
    tag = option - (SCORE_CULL_OPTION if culled else SCORE_OPTION)
    if HAPPENING_SCORES in t.said:
        _offer_alternative(s, seat, tag, culled, 0)
    else:
        _score_in_phase(s, seat, tag, culled)


def _score_in_phase(s: QuarriorsState, seat: int, tag: int, culled: bool) -> None:
    found = find(s, tag)
    assert found is not None
    die = found[1]
    for code, owner in die.attached:
        if SCORED_ALL in s.tables.faces[code].host_when and not silenced(s, seat, die, owner, code):
            s.scored_beside = (*s.scored_beside, (owner, code, die.acts_as))
    score(s, seat, die, culled)
    s.scored_phase = (*s.scored_phase, die.acts_as)


def score(s: QuarriorsState, seat: int, die: Ready, culled: bool) -> None:
    """Its glory is counted, the dice go to the used piles, the glory is given, then what answers to scoring (Q320)."""
    glory = glory_of(s, seat, die) if culled or not s.expert else 0  # QV-2: without its cull it scores nothing
    s.scored = (*s.scored, (seat, die.acts_as))
    answered = SCORES in s.tables.said
    answers: list[Frame] = []
    if answered:
        host = steps.REF + (seat << 9) + BEYOND + die.acts_as
        answers += of_attached(s, SCORES, seat, die, host)
        answers += of_others(s, SCORES, seat, die, False, (die.tag,))
    if PrintedGlory in s.tables.said and (die.copy != NONE or (s.expert and not culled)):
        s.unpaid = (*s.unpaid, (seat, die.acts_as))
    leave(s, seat, die)
    if die.attached:
        spells_home(s, seat, die)
    kind = die.code >> 3
    if culled:
        cull_to_wilds(s, seat, kind)
    else:
        into_used(s, seat, die.code, SCORING, die)
    if s.log is not None:
        s.log.say("scored", {"player": seat_name(seat), "die": ready_name(s, die), "glory": glory}, "QC-6.3")
    gain_glory(s, seat, glory)
    if s.outcome is not None or not answered:
        return
    this = BEYOND + (kind << 3 | NO_FACE if culled else die.code)
    push_triggers(s, of_code(s, SCORES, seat, die.acts_as, this) + answers + pay_debts(s, SCORES, seat))


def scored_all(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    seat = f[1]
    if s.culls and not s.expert and s.scored_phase:
        s.stack.append((steps.CULL, seat, len(s.scored_phase)))
    if s.ready[seat]:
        s.ready[seat] = [die.but(kept=False) if die.kept else die for die in s.ready[seat]]
    if SCORED_ALL not in s.tables.said:
        return
    fired = on_enchantments(s, SCORED_ALL, seat) if s.tables.has_enchantments else []
    for code in s.scored_phase:
        fired += of_code(s, SCORED_ALL, seat, code, BEYOND + code)
    for owner, code, host in s.scored_beside:  # what was attached to them (Q151)
        for said in s.tables.faces[code].host_when.get(SCORED_ALL, ()) if owner == seat else ():
            fired.append(frame_of(owner, code, said, BEYOND + code, steps.REF + (seat << 9) + BEYOND + host))
    push_triggers(s, fired + laid_on(s, SCORED_ALL, seat) + pay_debts(s, SCORED_ALL, seat))


def ask_cull(s: QuarriorsState, f: Frame) -> list[int]:
    """QC-6.6: one die of the used pile for each creature that scored, or none."""
    found = [CULL_OPTION + kind for kind, n in enumerate(s.used[f[1]]) if n]
    return [*found, PASS] if found else []


def answer_cull(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, left = f
    if option == PASS:
        return
    kind = option - CULL_OPTION
    s.used[seat][kind] -= 1
    if left > 1:
        s.stack.append((steps.CULL, seat, left - 1))
    cull_to_wilds(s, seat, kind)


def score_now(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """A creature scores when an effect says so: fully, with its cull at once (QC-12.6, Q19). In its own phase 1 it is
    one of those that score then (Q324, Q342)."""
    _, seat, tag = f
    found = find(s, tag)
    if found is None:
        return
    if s.expert:
        s.stack.append((steps.EXPERT, seat, tag))
        return
    if _is_scoring(s, seat):
        _score_in_phase(s, seat, tag, culled=False)
        return
    if s.culls:
        s.stack.append((steps.CULL, seat, 1))
    score(s, seat, found[1], culled=False)


def _is_scoring(s: QuarriorsState, seat: int) -> bool:
    """Whether the creatures of a player are scoring in that player's phase 1."""
    return seat == s.turn and s.phase == SCORE and (steps.SCORED_ALL, seat) in s.stack


def ask_expert(s: QuarriorsState, f: Frame) -> list[int]:
    return [SCORE_OPTION + f[2], SCORE_CULL_OPTION + f[2]]


def answer_expert(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, tag = f
    culled = option >= SCORE_CULL_OPTION
    if _is_scoring(s, seat):
        _score_in_phase(s, seat, tag, culled)
        return
    found = find(s, tag)
    assert found is not None
    score(s, seat, found[1], culled)


# -- something else instead (Q147) ---------------------------------------------------------------------------------


def _alternatives(s: QuarriorsState, seat: int, tag: int) -> list[Replacement]:
    """The clauses by which a creature that is about to score does something else: those that must come first."""
    found = find(s, tag)
    assert found is not None
    return sorted(replacements(s, HAPPENING_SCORES, seat, found[1]), key=lambda each: each.clause.may)


def _offer_alternative(s: QuarriorsState, seat: int, tag: int, culled: bool, at: int) -> None:
    """One after the other, until one is taken; else it scores."""
    if at < len(_alternatives(s, seat, tag)):
        s.stack.append((steps.ALTERNATIVE, seat, tag, int(culled), at))
    else:
        _score_in_phase(s, seat, tag, culled)


def ask_alternative(s: QuarriorsState, f: Frame) -> list[int]:
    must = not _alternatives(s, f[1], f[2])[f[4]].clause.may
    return [verbs.YES.first] if must else [verbs.YES.first, PASS]


def answer_alternative(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    """Taken, it has not scored and is not asked again in this phase (Q313)."""
    _, seat, tag, culled, at = f
    if option == PASS:
        _offer_alternative(s, seat, tag, bool(culled), at + 1)
        return
    clause, number, scope = _alternatives(s, seat, tag)[at]
    found = find(s, tag)
    assert found is not None
    change(s, found[1], found[1].but(kept=True))
    if clause.limit is not None:
        note_use(s, scope, number)
    use_up(s, scope.me, number)
    program = number >> PAGE << PAGE | s.tables.clause(number).program
    s.stack.append((steps.RUN, program, 0, scope.me, scope.this, scope.other))
    pay_price(s, clause.price, scope, scope.me)


STEPS = (
    work(steps.START_TURN, "start-turn", ("seat",), start_turn),
    work(steps.SCORED_ALL, "scored-all", ("seat",), scored_all),
    work(steps.SCORE_NOW, "score-now", ("seat", "this"), score_now),
    question(
        steps.SCORE,
        "score",
        ask=ask_score,
        answer=answer_score,
        prompt="Which creature scores next?",
        rule="QC-6.1",
        verbs=(verbs.SCORE, verbs.SCORE_CULL, verbs.COMPLETE, verbs.FAIL),
    ),
    question(
        steps.CULL,
        "cull",
        takes=("count",),
        ask=ask_cull,
        answer=answer_cull,
        prompt="Cull a die from your used pile? ({count} left)",
        rule="QC-6.6",
        verbs=(verbs.CULL, verbs.PASS.said("Cull nothing")),
        safe=(verbs.PASS,),
        about=lambda s, f: {"effect": "cull", "from": "scoring", "left": f[2]},
    ),
    question(
        steps.EXPERT,
        "expert",
        takes=("tag",),
        ask=ask_expert,
        answer=answer_expert,
        prompt="Does the scoring creature cull itself?",
        rule="QV-2",
        verbs=(verbs.SCORE, verbs.SCORE_CULL),
    ),
    question(
        steps.ALTERNATIVE,
        "alternative",
        takes=("tag", "culled", "at"),
        ask=ask_alternative,
        answer=answer_alternative,
        prompt="Use the ability of {tag} instead of scoring?",
        rule="QC-12.2",
        verbs=(verbs.YES, verbs.PASS),
        safe=(verbs.PASS,),
        refs=lambda s, f: () if (found := find(s, f[2])) is None else (ready_ref(*found),),
    ),
)
