"""A quick player on the bare state: it plays all sides of imagined games. It reads what lies open, and its own hand."""

from collections.abc import Callable
from typing import Final

from tumblehall.agents.angryquest.duel import answers, fighter, meeting
from tumblehall.agents.angryquest.errands import levels_on, rating, upgrade_gains, usual_newcomer
from tumblehall.agents.angryquest.plans import cost_of, groups_of
from tumblehall.agents.angryquest.value import plan_of, turns_of
from tumblehall.agents.angryquest.way import ARRIVED, BEHIND, STEP
from tumblehall.agents.angryquest.way import TURNS
from tumblehall.agents.angryquest.errands import movement_of
from tumblehall.games.angryquest.cards import who_has as has
from tumblehall.games.angryquest.cards.characters import CARDS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.board import HOME, KIND, LOOP
from tumblehall.games.angryquest.content.facts import Attribute
from tumblehall.games.angryquest.language import monster_words as mw
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.lair import FIRST_LAIR, dice_against_monster
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.games.angryquest.rules.verbs import (
    ADVANCE, ATTACK, FIGHT, KEEP, LOSE, MOVE, PASS, PICK, REPLACE, RETURN, REROLL_DIE, REROLL_MOVE, ROLL, SPLIT,
    SPOIL, TAKE, UPGRADE, USE, USE_LUCK, WAIT, WIDTH,
)  # fmt: skip
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.steps import Frame

SPITE: Final = 0.7
"""How many own turns a turn lost by an opponent is worth, shared among the opponents."""
ASIDE: Final = 0.15
"""What a turn won is worth for a character that the plan does without."""
THREAT: Final = 0.07
"""The chance to be sent home by somebody up to seven spaces behind."""
IDLE: Final = -0.3
"""What it costs to leave a roll unused."""

Choose = Callable[[AngryState, int, Frame, list[int]], int]

FIRST_MOVE: Final = MOVE.first


def choose(s: AngryState, seat: int, rng: Rng) -> int:
    """One of the options of a seat that is asked."""
    options = s.options_of(seat)
    if len(options) == 1:
        return options[0]
    frame = s.question_of(seat)
    answer = ANSWERS[frame[0]]
    return options[0] if answer is None else answer(s, seat, frame, options)


def turns_at(s: AngryState, c: int, at: int) -> float:
    """The turns that a character needs from a space."""
    return TURNS[movement_of(c, s.upgrades[c])][STEP[s.colour[s.owner[c]]][at] + BEHIND]


def loss_of(s: AngryState, c: int) -> float:
    """The turns that a character loses when it is sent home."""
    return turns_at(s, c, HOME) - turns_at(s, c, s.where[c])


def spite(s: AngryState) -> float:
    return SPITE / max(1, s.players - 1 - sum(s.out))


def opening(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    """Fight when the group that the plan wants is there."""
    team = s.team[seat]
    _, group = plan_of(s, seat)
    return FIGHT.first if all(s.where[team[place]] >= FIRST_LAIR for place in group.members) else ROLL.first


def assault(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    dice = [float(dice_against_monster(s, seat, a)) for a in range(3)]
    best = cost_of(s.monster, s.phase1, s.carry[seat], s.failed[seat], (dice[0], dice[1], dice[2]))[3]
    return USE.first + best if USE.first + best in options else options[0]


def move(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    turns, members = turns_of(s, seat)
    groups = groups_of(s.monster, s.phase1, s.carry[seat], s.failed[seat], members)
    team = s.team[seat]
    before = min([group[1] + sum([turns[i] for i in group[0]]) for group in groups])
    foes = [(s.where[foe], foe) for other, theirs in enumerate(s.team) if other != seat for foe in theirs]
    table = STEP[s.colour[seat]]
    best, chosen = -1e9, options[0]
    for option in options:
        if option < FIRST_MOVE:
            gain = SHORTCUTS.get(option, IDLE)
        else:
            c, end = divmod(option - FIRST_MOVE, WIDTH)
            place = team.index(c)
            old = turns[place]
            quick = TURNS[movement_of(c, s.upgrades[c])]
            new = quick[table[end] + BEHIND]
            turns[place] = new
            gain = before - min([group[1] + sum([turns[i] for i in group[0]]) for group in groups])
            turns[place] = old
            gain += ASIDE * (old - new)
            if end < FIRST_LAIR:
                gain += landing(s, seat, c, end, place, members, foes, quick, old)
        if gain > best:
            best, chosen = gain, option
    return chosen


SHORTCUTS: Final = {REROLL_MOVE.first: 0.45, WAIT.first: IDLE, PASS.first: IDLE}


def landing(s, seat, c, end, place, members, foes, quick, old) -> float:
    """What else comes of a move that ends there, in turns."""
    kind = KIND[end]
    step = STEP[s.colour[seat]][end]
    if kind == "settlement":
        return max(upgrade_gains(s.monster, s.phase1, s.carry[seat], s.failed[seat], members, place, step))
    new = quick[step + BEHIND]
    stake = quick[BEHIND] - new
    worth = 0.0
    behind = 0
    for at, foe in foes:
        if at == end:
            odds = meeting(fighter(s, c), fighter(s, foe))[0]
            worth += odds * spite(s) * loss_of(s, foe) - (1 - odds) * stake
        elif at < LOOP and at >= 0 and 1 <= (end - at) % LOOP <= 7:
            behind += 1
    if kind == "luck":
        effect = MONSTERS[s.monster].luck
        if isinstance(effect, mw.Shift):
            worth += max(0.0, new - quick[STEP[s.colour[seat]][(end + effect.n) % LOOP] + BEHIND])
        else:
            worth += LUCK_WORTH[s.monster]
    elif kind == "curse" and has.CURSE_IMMUNE[c] is None:
        effect = MONSTERS[s.monster].curse
        if isinstance(effect, mw.Shift):
            worth -= quick[STEP[s.colour[seat]][(end + effect.n) % LOOP] + BEHIND] - new
        else:
            worth -= CURSE_COST[s.monster]
    return worth - behind * THREAT * stake


LUCK_WORTH: Final = (0.1, 0.6, 0.2, 0.9, 0.2, 0.3)
CURSE_COST: Final = (0.6, 0.4, 1.0, 0.8, 0.6, 0.1)


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


def first(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    return options[0]


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
        at = s.where[c]
        return options[0] if turns_at(s, c, (at + effect.n) % LOOP) < turns_at(s, c, at) else PASS.first
    if isinstance(effect, mw.ReplaceHere):
        here = rating(s.monster, s.phase1, c)
        return options[0] if not s.upgrades[c] and here < usual_newcomer(s.monster, s.phase1) - 0.3 else PASS.first
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
    gains = upgrade_gains(
        s.monster, s.phase1, s.carry[seat], s.failed[seat], members, s.team[seat].index(c), step
    )
    return max(options, key=lambda option: errand(s, c, gains, option))


def errand(s: AngryState, c: int, gains: tuple[float, ...], option: int) -> float:
    here = rating(s.monster, s.phase1, c) + 1.5 * len(s.upgrades[c])
    if option in UPGRADE:
        return gains[option - UPGRADE.first]
    if option == REPLACE.first:
        return usual_newcomer(s.monster, s.phase1) - here
    if option in TAKE:
        new = option - TAKE.first
        return rating(s.monster, s.phase1, new) + 1.5 * len(s.upgrades[new]) - here
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


def team_rating(monster: int, team: tuple[int, ...]) -> float:
    return -groups_of(monster, NONE, 0, 0, tuple((c, (), 0.7) for c in team))[-1].cost - sum(
        TURNS[PRINTED[c][4]][BEHIND] for c in team
    )


from tumblehall.games.angryquest.rules.numbers import PRINTED  # noqa


def corner(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    return options[-1]


QUESTIONS: dict[int, Choose] = {
    steps.KEEP: keep, steps.CORNER: corner, steps.OPENING: opening, steps.MOVE: move, steps.SHARE: move,
    steps.CLASH: clash, steps.SHOT: clash, steps.DEFEND: defend, steps.SPOILS: loot, steps.ADVANCE: advance,
    steps.LUCK: luck, steps.RALLY: pick, steps.SHOVE: pick, steps.PASS_CURSE: pick, steps.LOSE_UPGRADE: loot,
    steps.TOWN: town, steps.RECRUIT: recruit, steps.NEWCOMER: newcomer, steps.ASSAULT: assault,
}  # fmt: skip
ANSWERS: Final = tuple(QUESTIONS.get(step) for step in range(steps.END + 1))
