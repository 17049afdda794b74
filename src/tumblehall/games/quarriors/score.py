"""Phase 1, score creatures: QC-6, and expert culling (QV-2, QV-4)."""

from tumblehall.games.quarriors import choices, steps
from tumblehall.games.quarriors.carry_out import cull_to_wilds
from tumblehall.games.quarriors.glory import LAST_ROUND, end_by_glory, gain_glory
from tumblehall.games.quarriors.moments import Moment
from tumblehall.games.quarriors.numbers import creatures_of, glory_of, shown
from tumblehall.games.quarriors.reactions import follow_up
from tumblehall.games.quarriors.selectors import Phase
from tumblehall.games.quarriors.state import BEYOND, NO_FACE, QuarriorsState, Ready
from tumblehall.games.quarriors.triggers import of_attached, of_code, push_triggers
from tumblehall.games.quarriors.wording import ready_name, seat_name, unlike
from tumblehall.games.quarriors.zones import find, take_ready
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame

SCORE = int(Phase.SCORE)
SCORES, SCORED_ALL = Moment.SCORES, Moment.SCORED_ALL
TURN_WORK = tuple(((steps.NEXT_PHASE, seat), (steps.ACT, seat), (steps.ROLL_UP, seat)) for seat in range(choices.SEATS))
"""The frames of a turn for each seat, the last one to be done first."""


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
    s.scored = [0] * s.players
    s.scored_phase = ()
    s.lost = 0
    s.passed = 0
    if s.tables.has_copy:
        s.ready = [[die._replace(copied=False) for die in area] for area in s.ready]
    if s.log is not None:
        s.log.say("turn", {"player": seat_name(seat), "round": s.round}, "QC-5.1")
    s.stack += TURN_WORK[seat]
    if s.ready[seat] and creatures_of(s, seat):
        s.push((steps.SCORE, seat), (steps.SCORED_ALL, seat))


def ask_score(s: QuarriorsState, f: Frame) -> list[int]:
    """QC-6.7: the player chooses the order; equal creatures are one option."""
    options: list[int] = []
    for die in unlike(s, creatures_of(s, f[1])):
        options.append(choices.SCORE + die.tag)
        if s.expert:
            options.append(choices.SCORE_CULL + die.tag)
    return options


def answer_score(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    culled = option >= choices.SCORE_CULL
    tag = option - (choices.SCORE_CULL if culled else choices.SCORE)
    s.stack.append(f)
    follow_up(s)
    found = find(s, tag)
    assert found is not None
    s.scored_phase = (*s.scored_phase, shown(found[1]))
    score(s, seat, found[1], culled)


def score(s: QuarriorsState, seat: int, die: Ready, culled: bool) -> None:
    """Glory first, then the dice go to the used piles, then what answers to scoring (QC-6.3 to QC-6.5)."""
    glory = glory_of(s, die) if culled or not s.expert else 0  # QV-2: without its cull it scores nothing
    s.scored[seat] += 1
    take_ready(s, seat, die)
    kind = die.code >> 3
    if culled:
        cull_to_wilds(s, seat, kind)
    else:
        s.used[seat][kind] += 1
    if s.log is not None:
        s.log.say("scored", {"player": seat_name(seat), "die": ready_name(s, die), "glory": glory}, "QC-6.3")
    gain_glory(s, seat, glory)
    if s.outcome is not None:
        return
    this = BEYOND + (kind << 3 | NO_FACE if culled else die.code)
    fired = of_code(s, SCORES, seat, shown(die), this)
    push_triggers(s, fired + of_attached(s, SCORES, die.attached))


def scored_all(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    seat = f[1]
    if not s.expert and s.scored_phase:
        s.stack.append((steps.CULL, seat, len(s.scored_phase)))
    fired: list[Frame] = []
    for code in s.scored_phase:
        fired += of_code(s, SCORED_ALL, seat, code, BEYOND + code)
    push_triggers(s, fired)


def ask_cull(s: QuarriorsState, f: Frame) -> list[int]:
    """QC-6.6: one die of the used pile for each creature that scored, or none."""
    found = [choices.CULL + kind for kind, n in enumerate(s.used[f[1]]) if n]
    return [*found, choices.PASS] if found else []


def answer_cull(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, left = f
    if option == choices.PASS:
        return
    kind = option - choices.CULL
    s.used[seat][kind] -= 1
    if left > 1:
        s.stack.append((steps.CULL, seat, left - 1))
    cull_to_wilds(s, seat, kind)


def score_now(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """A creature scores outside phase 1: fully, with its cull at once (QC-12.6, Q19)."""
    _, seat, tag = f
    found = find(s, tag)
    if found is None:
        return
    if s.expert:
        s.stack.append((steps.EXPERT, seat, tag))
        return
    s.stack.append((steps.CULL, seat, 1))
    score(s, seat, found[1], culled=False)


def ask_expert(s: QuarriorsState, f: Frame) -> list[int]:
    return [choices.SCORE + f[2], choices.SCORE_CULL + f[2]]


def answer_expert(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    found = find(s, f[2])
    assert found is not None
    score(s, f[1], found[1], culled=option >= choices.SCORE_CULL)
