"""A quick player on the bare state: it plays all sides of imagined games. It reads what lies open, and its own hand."""

from collections.abc import Callable
from typing import Final

from tumblehall.agents.angryquest.duel import answers, fighter
from tumblehall.agents.angryquest.errands import rating, team_rating, upgrade_gains, usual_newcomer
from tumblehall.agents.angryquest.moves import loss_of, luck_gain, move, spite, turns_at
from tumblehall.agents.angryquest.plans import cost_of
from tumblehall.agents.angryquest.value import plan_of, turns_of
from tumblehall.agents.angryquest.way import STEP
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.board import LOOP
from tumblehall.games.angryquest.content.facts import Attribute
from tumblehall.games.angryquest.language import monster_words as mw
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.lair import FIRST_LAIR, dice_against_monster
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.games.angryquest.rules.verbs import (
    ADVANCE,
    ATTACK,
    FIGHT,
    KEEP,
    LOSE,
    PASS,
    PICK,
    REPLACE,
    RETURN,
    ROLL,
    SPOIL,
    TAKE,
    UPGRADE,
    USE,
)
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.steps import Frame

UPGRADED: Final = 1.5
"""What an upgrade adds to the rating of a character."""
TIRED_OF: Final = 0.3
"""How much better a newcomer must be."""

Choose = Callable[[AngryState, int, Frame, list[int]], int]


def choose(s: AngryState, seat: int, rng: Rng) -> int:
    """One of the options of a seat that is asked."""
    options = s.options_of(seat)
    if len(options) == 1:
        return options[0]
    frame = s.question_of(seat)
    answer = ANSWERS[frame[0]]
    return options[0] if answer is None else answer(s, seat, frame, options)


def opening(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    """Fight when the group that the plan wants is there."""
    team = s.team[seat]
    _, group = plan_of(s, seat)
    return FIGHT.first if all(s.where[team[place]] >= FIRST_LAIR for place in group.members) else ROLL.first


def assault(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    dice = [float(dice_against_monster(s, seat, a)) for a in range(3)]
    best = cost_of(s.monster, s.phase1, s.carry[seat], s.failed[seat], (dice[0], dice[1], dice[2]))[3]
    return USE.first + best if USE.first + best in options else options[0]


def clash(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    """Forced or not: the best odds; from a distance only when it pays."""
    c = f[2]
    me = fighter(s, c)
    best, chosen = -1e9, options[0]
    hurt, mine = spite(s), loss_of(s, c)
    for option in options:
        worth = 0.0
        if option != PASS.first:
            foe, attribute = divmod(option - ATTACK.first, 3)
            odds = answers(me, fighter(s, foe), attribute)[0][0]
            worth = odds * hurt * loss_of(s, foe) - (1 - odds) * mine
        if worth > best:
            best, chosen = worth, option
    return chosen


def defend(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    assert s.fight is not None
    attacker, defender, attack, _ = s.fight
    return USE.first + answers(fighter(s, attacker), fighter(s, defender), attack)[0][1]


def advance(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    c = f[2]
    at = s.where[c]

    def after(option: int) -> float:
        far = 0 if option == PASS.first else option - ADVANCE.first
        return turns_at(s, c, (at + far) % LOOP)

    return min(options, key=after)


def luck(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    """Yes, but never past the own gate."""
    effect = MONSTERS[s.monster].luck
    c = f[2]
    if isinstance(effect, mw.Shift):
        return options[0] if luck_gain(s, c, s.where[c]) > 0 else PASS.first
    if isinstance(effect, mw.ReplaceHere):
        return options[0] if errand(s, c, (), REPLACE.first) > TIRED_OF else PASS.first
    return options[0]


def pick(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    """Whom an effect should meet: who has most to lose; of the own, the best."""

    def worth(option: int) -> float:
        if option == PASS.first:
            return -1.0
        c = option - PICK.first
        return rating(s.monster, s.phase1, c) if s.owner[c] == seat else loss_of(s, c)

    return max(options, key=worth)


def loot(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    """An upgrade to take or to lose: dice first, the higher level first."""

    def worth(option: int) -> float:
        if option == PASS.first:
            return 0.0
        taken = option >= SPOIL.first
        upgrade = option - (SPOIL.first if taken else LOSE.first)
        much = ((upgrade & 1) + 1) * (3.0 if upgrade >> 1 < Attribute.ARMOUR else 1.0)
        return much if taken else -much

    return max(options, key=worth)


def town(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    c = next(c for c in s.team[seat] if s.where[c] == f[2])
    _, members = turns_of(s, seat)
    step = STEP[s.colour[seat]][f[2]]
    gains = upgrade_gains(s.monster, s.phase1, s.carry[seat], s.failed[seat], members, s.team[seat].index(c), step)
    return max(options, key=lambda option: errand(s, c, gains, option))


def errand(s: AngryState, c: int, gains: tuple[float, ...], option: int) -> float:
    here = rating(s.monster, s.phase1, c) + UPGRADED * len(s.upgrades[c])
    if option in UPGRADE:
        return gains[option - UPGRADE.first]
    if option == REPLACE.first:
        return usual_newcomer(s.monster, s.phase1) - here
    if option in TAKE:
        new = option - TAKE.first
        return rating(s.monster, s.phase1, new) + UPGRADED * len(s.upgrades[new]) - here
    return 0.0


def recruit(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    return max(options, key=lambda option: errand(s, f[2], (), option))


def newcomer(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    return max(options, key=lambda option: rating(s.monster, s.phase1, option - KEEP.first))


def keep(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    hand = s.hands[seat]

    def left(option: int) -> float:
        return team_rating(s.monster, tuple(c for c in hand if c != option - RETURN.first))

    return max(options, key=left)


QUESTIONS: dict[int, Choose] = {
    steps.KEEP: keep, steps.OPENING: opening, steps.MOVE: move, steps.SHARE: move,
    steps.CLASH: clash, steps.SHOT: clash, steps.DEFEND: defend, steps.SPOILS: loot, steps.ADVANCE: advance,
    steps.LUCK: luck, steps.RALLY: pick, steps.SHOVE: pick, steps.PASS_CURSE: pick, steps.LOSE_UPGRADE: loot,
    steps.TOWN: town, steps.RECRUIT: recruit, steps.NEWCOMER: newcomer, steps.ASSAULT: assault,
}  # fmt: skip
"""How each kind of question is answered; others get the first option."""
ANSWERS: Final = tuple(QUESTIONS.get(step) for step in range(steps.END + 1))
