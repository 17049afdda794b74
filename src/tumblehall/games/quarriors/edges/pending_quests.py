"""Pending work of quests that a position names: whether a game can come to it."""

from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.areas import party_of
from tumblehall.games.quarriors.rules.battles import Quests
from tumblehall.games.quarriors.rules.mechanisms.challenges import ask_reply
from tumblehall.games.quarriors.rules.mechanisms.quartifacts import is_quest_die
from tumblehall.games.quarriors.rules.mechanisms.quest_dice import FACES, may_set
from tumblehall.games.quarriors.rules.mechanisms.visits import least_party, sendable
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState
from tumblehall.games.quarriors.rules.zones import find
from tumblehall.kernel.flow import Frame

IN_CHALLENGES = (
    steps.DUEL, steps.REPLY, steps.STRIKE, steps.CHALLENGE, steps.CHALLENGE_OVER, steps.SURVIVORS, steps.KEEP_QUEST,
    steps.HOMEWARD, steps.RETURN, steps.VISIT_OVER,
)  # fmt: skip
SETTLING = (steps.SETTLE, steps.QUEST_CULL, steps.QUEST_DONE, steps.QUEST_DIE, steps.SEIZE, steps.SET_DIE, steps.REWARD)
SENDING = (steps.SPLIT, steps.VISIT, steps.ARRIVE)
STEPS = (*IN_CHALLENGES, *SETTLING, *SENDING, steps.SENT, steps.REROLL, steps.HIT, steps.SPOILS, steps.TAKE)


def can_be(s: QuarriorsState, f: Frame, below: list[Frame]) -> bool:
    """Whether a step of quests fits what is on the table."""
    q = s.quests
    if q is None:
        return False
    if f[0] in IN_CHALLENGES:
        return _in_challenge(s, f)
    if f[0] in SETTLING:
        return f[1] == s.turn and s.phase == Phase.SCORE and _settling(s, q, f, below)
    if f[0] in SENDING:
        return f[1] == s.turn and s.phase == Phase.ATTACK and _sending(s, q, f, below)
    match f[0]:
        case steps.SENT:
            return f[1] != s.turn and s.phase == Phase.ATTACK
        case steps.REROLL:
            effect = _effect(s, f)
            return isinstance(effect, e.RerollQuestDie) and f[7] < effect.times
        case steps.HIT:
            return isinstance(_effect(s, f), e.Damage) and f[1] != f[4]
        case steps.TAKE:
            found = find(s, f[2])
            carried = found is not None and any(is_quest_die(s, code) for code, _ in found[1].attached)
            return carried and found is not None and bool(found[1].fate)
        case _:
            return True


def _effect(s: QuarriorsState, f: Frame) -> e.Effect | None:
    effects = s.tables.program(f[2]).effects
    return effects[f[3]] if f[3] < len(effects) else None


def _in_challenge(s: QuarriorsState, f: Frame) -> bool:
    battle = s.battle
    if battle is None or battle.quest == NONE:
        return False
    if f[0] in (steps.DUEL, steps.REPLY):
        if f[1] not in (s.turn, battle.against) or battle.totals:
            return False
        return f[0] == steps.DUEL or len(ask_reply(s, f)) > 1
    if f[1] != s.turn:
        return False
    match f[0]:
        case steps.CHALLENGE:
            return bool(battle.main)
        case steps.KEEP_QUEST:
            return f[2] == battle.quest and bool(party_of(s, s.turn)) and not party_of(s, battle.against)
        case steps.RETURN:
            found = find(s, f[2])
            return found is not None and found[0] == s.turn and found[1].questing
        case _:
            return True


def _settling(s: QuarriorsState, q: Quests, f: Frame, below: list[Frame]) -> bool:
    match f[0]:
        case steps.SETTLE:
            return bool(q.party[f[1]])
        case steps.QUEST_CULL:
            return bool(below) and below[-1][:3] == (steps.QUEST_DONE, *f[1:3]) and 0 < f[3] <= len(q.done)
        case steps.QUEST_DONE:
            return bool(q.done) and f[3] < 1 << len(q.done)
        case steps.SEIZE:
            return not s.wilds[f[2]]
        case steps.SET_DIE:
            return may_set(s)
        case steps.REWARD:
            return f[3] < FACES and s.wilds[f[2]] > 0
        case _:
            return True


def _sending(s: QuarriorsState, q: Quests, f: Frame, below: list[Frame]) -> bool:
    _, seat, quest = f
    if f[0] == steps.SPLIT:
        able = [*sendable(s, seat, quest), *(die for die in s.ready[seat] if die.sent)]
        attack = any(frame[0] == steps.FIX_TOTALS for frame in below)
        return attack and not q.visited and len(able) >= least_party(s, seat, quest)
    if f[0] == steps.VISIT:
        return q.visited and not q.party[seat]
    return q.visited and (q.on[seat] == quest or not q.party[seat])
