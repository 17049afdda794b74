"""Quests in phase 1: a party completes its quest or fails (QQ-14 to QQ-16, QQ-24, Q321)."""

from collections.abc import Sequence
from typing import Final

from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.terms import Moment
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.answers import laid_on, of_code, pay_debts
from tumblehall.games.quarriors.rules.areas import party_of
from tumblehall.games.quarriors.rules.carry_out import cull_to_wilds
from tumblehall.games.quarriors.rules.glory import gain_glory
from tumblehall.games.quarriors.rules.leaving import into_used, spells_home
from tumblehall.games.quarriors.rules.names import kind_name, ready_name, seat_name
from tumblehall.games.quarriors.rules.numbers import EFFECT, number
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, QuarriorsState, Ready
from tumblehall.games.quarriors.rules.triggers import push_triggers
from tumblehall.games.quarriors.rules.voices import voices
from tumblehall.games.quarriors.rules.zones import leave
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work

QUEST_DONE: Final = Moment.QUEST_DONE
CULL: Final = verbs.CULL.first
PASS: Final = verbs.PASS.first


def level_of(s: QuarriorsState, quest: int) -> int:
    return s.tables.cards[quest].facts.level


def party_levels(s: QuarriorsState, seat: int) -> int:
    """The levels of a party now, with what clauses add; equal sources that say so count once (Q143, Q356)."""
    party = party_of(s, seat)
    total = sum([s.tables.faces[die.acts_as].level for die in party])
    once: set[str] = set()
    for voice in voices(s, m.QuestLevels) if m.QuestLevels in s.tables.said else ():
        clause = voice.said.clause
        assert isinstance(clause, m.QuestLevels)
        card = voice.said.name.partition(":")[0]
        if voice.die not in party or (clause.once and card in once):
            continue
        once.add(card)
        total += number(s, clause.n, voice.scope)
    return total


def completes(s: QuarriorsState, seat: int) -> bool:
    """Whether a party has the levels that its quest asks for."""
    assert s.quests is not None
    return party_levels(s, seat) >= level_of(s, s.quests.on[seat])


def forget_visit(s: QuarriorsState) -> None:
    """A turn begins."""
    q = s.quests
    assert q is not None
    q.visited = q.attacked = False
    q.done = ()


def settle_options(s: QuarriorsState, seat: int) -> list[int]:
    """Beside the creatures that score: the party, which completes its quest or leaves it (QQ-16)."""
    if not party_of(s, seat):
        return []
    assert s.quests is not None
    return [(verbs.COMPLETE if completes(s, seat) else verbs.FAIL).first + s.quests.on[seat]]


def settle(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """All leave without scoring; then culls, glory, what answers, the quest die."""
    seat = f[1]
    q = s.quests
    assert q is not None
    quest, party = q.on[seat], q.party[seat][:]
    if not party:
        return
    done = completes(s, seat)
    if s.log is not None:
        data = {"player": seat_name(seat), "dice": [ready_name(s, die) for die in party], "quest": kind_name(s, quest)}
        numbers = {"levels": party_levels(s, seat), "level": level_of(s, quest)}
        s.log.say("quest-completed" if done else "quest-failed", data | numbers, "QQ-14")
    if done:
        q.done = tuple([(die.acts_as, die.code >> 3) for die in party])
    for die in party:
        leave_party(s, seat, die, BEYOND + die.acts_as if done else NONE)
    if not done:
        return
    s.stack.append((steps.QUEST_DONE, seat, quest, 0))
    if s.culls:
        s.stack.append((steps.QUEST_CULL, seat, quest, len(party)))


def leave_party(s: QuarriorsState, seat: int, die: Ready, this: int = NONE) -> None:
    """To the used pile, without glory; what is attached goes home."""
    leave(s, seat, die)
    spells_home(s, seat, die, this)
    into_used(s, seat, die.code, EFFECT, die)


# -- culls (QQ-15, QQ-24) ----------------------------------------------------------------------------------------------


def ask_quest_cull(s: QuarriorsState, f: Frame) -> list[int]:
    """One die of the used pile for each creature of the party, or none; with expert culling dice of the party only."""
    seat = f[1]
    kinds: Sequence[int] = range(s.tables.quests.start)
    if s.expert:
        assert s.quests is not None
        kinds = sorted({s.quests.done[place][1] for place in _uncalled(s, s.stack, seat)})
    found = [CULL + kind for kind in kinds if s.used[seat][kind]]
    return [*found, PASS] if found else []


def _uncalled(s: QuarriorsState, stack: list[Frame], seat: int) -> list[int]:
    """The places of the party's dice that were not culled yet, as the work that waits below knows."""
    assert s.quests is not None
    culled = next(frame[3] for frame in reversed(stack) if frame[0] == steps.QUEST_DONE)
    return [place for place in range(len(s.quests.done)) if not culled >> place & 1]


def answer_quest_cull(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, quest, left = f
    if option == PASS:
        return
    kind = option - CULL
    assert s.quests is not None
    place = next((n for n in _uncalled(s, s.stack, seat) if s.quests.done[n][1] == kind), NONE)
    _, _, _, culled = s.stack[-1]
    if s.expert and place != NONE:
        s.stack[-1] = (steps.QUEST_DONE, seat, quest, culled | 1 << place)
    s.used[seat][kind] -= 1
    if left > 1:
        s.stack.append((steps.QUEST_CULL, seat, quest, left - 1))
    cull_to_wilds(s, seat, kind, "QQ-15")


def quest_done(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """The quest's glory, with expert culling only if all of the party were culled; what answers; then the quest die."""
    _, seat, quest, culled = f
    q = s.quests
    assert q is not None
    if not s.expert or culled == (1 << len(q.done)) - 1:
        gain_glory(s, seat, s.tables.glory[quest])
    if s.outcome is not None:
        return
    s.stack.append((steps.QUEST_DIE, seat, quest))
    fired: list[Frame] = []
    for code, _ in q.done:
        fired += of_code(s, QUEST_DONE, seat, code, BEYOND + code)
    push_triggers(s, fired + laid_on(s, QUEST_DONE, seat) + pay_debts(s, QUEST_DONE, seat))


STEPS = (
    work(steps.SETTLE, "settle", ("seat",), settle),
    work(steps.QUEST_DONE, "quest-done", ("seat", "quest", "bits"), quest_done),
    question(
        steps.QUEST_CULL,
        "quest-cull",
        takes=("quest", "count"),
        ask=ask_quest_cull,
        answer=answer_quest_cull,
        prompt="Cull a die for the party? ({count} left)",
        rule=lambda s, f: "QQ-24" if s.expert else "QQ-15",
        verbs=(verbs.CULL, verbs.PASS.said("Cull nothing")),
        safe=(verbs.PASS,),
        about=lambda s, f: {"effect": "cull", "from": "quest", "left": f[3]},
    ),
)
