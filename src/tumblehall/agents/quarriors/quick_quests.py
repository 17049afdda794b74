"""What the policy of Quarriors does about quests, where there are any."""

from typing import Final

from tumblehall.agents.quarriors.battle import least_loss
from tumblehall.agents.quarriors.numbers import Numbers, numbers_for
from tumblehall.agents.quarriors.quick_scale import A_QUEST_CULL, A_REWARD, CHALLENGED, DONE, FOES_QUEST
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.figures import attack_of, defence_of
from tumblehall.games.quarriors.rules.mechanisms.completing import completes
from tumblehall.games.quarriors.rules.mechanisms.visits import STAYS, rival_on
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState, Ready
from tumblehall.kernel.steps import Frame

SEND: Final = verbs.SEND.first
DEPART: Final = verbs.DEPART.first
PASS: Final = verbs.PASS.first
MOST_GOING = 6

Party = tuple[float, tuple[int, ...]]


def _free(s: QuarriorsState, seat: int) -> list[Ready]:
    faces, cards = s.tables.faces, s.tables.cards
    found = [die for die in s.ready[seat] if faces[die.code].creature and cards[die.acts_as >> 3].die.name != STAYS]
    return found[:MOST_GOING]


def party_for(s: QuarriorsState, seat: int, quest: int, n: Numbers) -> Party:
    """What the best party gains that completes a quest, with the challenges that may come, and the tags of those that
    go."""
    t = s.tables
    levels = t.cards[quest].facts.level
    brings, each = DONE * t.glory[quest] + A_REWARD, A_QUEST_CULL if s.culls else 0.0
    best: Party = (-1.0, ())
    groups: list[tuple[int, int, float, tuple[int, ...]]] = [(0, 0, 0.0, ())]
    for die in _free(s, seat):
        level, wall = t.faces[die.acts_as].level, t.faces[die.acts_as].face.defence or 0
        lost = n.creature[die.acts_as] - each
        for have, walls, loss, tags in groups[:]:
            now, firm, gone = have + level, walls + wall, loss + lost
            groups.append((now, firm, gone, (*tags, die.tag)))
            if now >= levels:
                gain = brings * (1 - CHALLENGED * min(1.0, n.hostile / (firm + 1))) - gone
                if gain > best[0]:
                    best = gain, (*tags, die.tag)
    return best


def challenge_gain(s: QuarriorsState, seat: int, quest: int, n: Numbers) -> float:
    """A glory for each that falls, what the rival does not complete, less those that are missing at home."""
    rival = rival_on(s, seat, quest)
    assert s.quests is not None
    theirs, mine = s.quests.party[rival], _free(s, seat)
    walls = [defence_of(s, rival, die) for die in theirs]
    fallen = least_loss(sum([attack_of(s, seat, die, rival) for die in mine]), [(wall, wall, 1.0) for wall in walls])[0]
    missed = sum([n.creature[die.acts_as] for die in mine])
    if fallen >= len(theirs):
        missed /= 2
    return fallen + (FOES_QUEST * s.tables.glory[quest] if fallen else 0.0) - missed


def split(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    """Against a rival all go."""
    quest = frame[2]
    alone = rival_on(s, seat, quest) == NONE
    party = party_for(s, seat, quest, numbers_for(s, seat))[1] if alone else [die.tag for die in _free(s, seat)]
    for tag in party:
        if SEND + tag in options:
            return SEND + tag
    return DEPART if DEPART in options else PASS if PASS in options else options[0]


def keep_quest(s: QuarriorsState, frame: Frame, options: list[int], seat: int) -> int:
    return options[0] if completes(s, seat) else PASS
