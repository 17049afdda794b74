"""Where to go with a roll, for the quick policy: turns won, and what awaits at the end of a move."""

# ruff: noqa: ARG001 (all that answer questions share one signature)

from typing import Final

from tumblehall.agents.angryquest.duel import fighter, meeting
from tumblehall.agents.angryquest.errands import movement_of, upgrade_gains
from tumblehall.agents.angryquest.plans import Group, Member, groups_of
from tumblehall.agents.angryquest.value import turns_of
from tumblehall.agents.angryquest.way import BEHIND, STEP, TURNS
from tumblehall.games.angryquest.cards import who_has as has
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.board import HOME, KIND, LOOP
from tumblehall.games.angryquest.language import monster_words as mw
from tumblehall.games.angryquest.rules.lair import FIRST_LAIR
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.games.angryquest.rules.verbs import MOVE, REROLL_MOVE, WIDTH
from tumblehall.kernel.steps import Frame

SPITE: Final = 0.7
"""How many own turns a turn lost by an opponent is worth, shared among the opponents."""
ASIDE: Final = 0.15
"""What a turn won is worth for a character that the plan does without."""
THREAT: Final = 0.07
"""The chance to be sent home by somebody up to CHASED spaces behind."""
CHASED: Final = 7
UNUSED: Final = -0.3
"""What it costs to leave a roll, or to split it: this policy never does where it can help it."""
SECOND_ROLL: Final = 0.45
"""What another roll is worth, in turns."""
LUCK_WORTH: Final = (0.1, 0.6, 0.2, 0.9, 0.2, 0.3)
"""By monster, for what is not a shift."""
CURSE_COST: Final = (0.6, 0.4, 1.0, 0.8, 0.6, 0.1)
FIRST_MOVE: Final = MOVE.first
REROLL: Final = REROLL_MOVE.first


def turns_at(s: AngryState, c: int, at: int) -> float:
    """The turns that a character needs from a space."""
    return TURNS[movement_of(c, s.upgrades[c])][STEP[s.colour[s.owner[c]]][at] + BEHIND]


def loss_of(s: AngryState, c: int) -> float:
    """The turns that a character loses when it is sent home."""
    return turns_at(s, c, HOME) - turns_at(s, c, s.where[c])


def spite(s: AngryState) -> float:
    return SPITE / max(1, s.players - 1 - sum(s.out))


def needs(groups: tuple[Group, ...], turns: list[float], place: int) -> tuple[float, float]:
    """The turns that the quickest group needs without who is in that place of the team, and those that the quickest
    with it needs beside its own."""
    without = beside = 1e9
    for group in groups:
        need = group[1]
        members = group[0]
        for member in members:
            if member != place:
                need += turns[member]
        if place in members:
            if need < beside:
                beside = need
        elif need < without:
            without = need
    return without, beside


def move(s: AngryState, seat: int, f: Frame, options: list[int]) -> int:
    turns, members = turns_of(s, seat)
    groups = groups_of(s.monster, s.phase1, s.carry[seat], s.failed[seat], members)
    team = s.team[seat]
    foes = [(s.where[foe], foe) for other, theirs in enumerate(s.team) if other != seat for foe in theirs]
    table = STEP[s.colour[seat]]
    need = [needs(groups, turns, place) for place in range(len(team))]
    best, chosen = -1e9, options[0]
    for option in options:
        if option < FIRST_MOVE:
            gain = SECOND_ROLL if option == REROLL else UNUSED
        else:
            c, end = divmod(option - FIRST_MOVE, WIDTH)
            place = team.index(c)
            without, beside = need[place]
            needed = TURNS[movement_of(c, s.upgrades[c])]
            won = needed[table[s.where[c]] + BEHIND] - needed[table[end] + BEHIND]
            with_it = beside + turns[place]
            gain = min(without, with_it) - min(without, with_it - won) + ASIDE * won
            if end < FIRST_LAIR:
                gain += landing(s, seat, c, end, members, foes)
        if gain > best:
            best, chosen = gain, option
    return chosen


def landing(
    s: AngryState, seat: int, c: int, end: int, members: tuple[Member, ...], foes: list[tuple[int, int]]
) -> float:
    """What else comes of a move that ends there, in turns."""
    kind = KIND[end]
    if kind == "settlement":
        step, place = STEP[s.colour[seat]][end], s.team[seat].index(c)
        return max(upgrade_gains(s.monster, s.phase1, s.carry[seat], s.failed[seat], members, place, step))
    stake = turns_at(s, c, HOME) - turns_at(s, c, end)
    worth = 0.0
    for at, foe in foes:
        if at == end:
            odds = meeting(fighter(s, c), fighter(s, foe))[0]
            worth += odds * spite(s) * loss_of(s, foe) - (1 - odds) * stake
        elif 0 <= at < LOOP and 0 < (end - at) % LOOP <= CHASED:
            worth -= THREAT * stake
    if kind == "luck":
        return worth + luck_gain(s, c, end)
    if kind == "curse" and has.CURSE_IMMUNE[c] is None:
        return worth - _curse_cost(s, c, end)
    return worth


def luck_gain(s: AngryState, c: int, at: int) -> float:
    effect = MONSTERS[s.monster].luck
    if isinstance(effect, mw.Shift):
        return max(0.0, turns_at(s, c, at) - turns_at(s, c, (at + effect.n) % LOOP))
    return LUCK_WORTH[s.monster]


def _curse_cost(s: AngryState, c: int, at: int) -> float:
    effect = MONSTERS[s.monster].curse
    if isinstance(effect, mw.Shift):
        return turns_at(s, c, (at + effect.n) % LOOP) - turns_at(s, c, at)
    return CURSE_COST[s.monster]
