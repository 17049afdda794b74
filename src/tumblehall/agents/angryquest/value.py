"""What a position is worth to each seat: who gathers the fighters it needs first, in turns."""

from collections.abc import Sequence
from math import exp
from typing import Final

from tumblehall.agents.angryquest.plans import Group, Member, groups_of
from tumblehall.agents.angryquest.way import BEHIND, CALLS, FASTEST, STEP, TURNS
from tumblehall.games.angryquest.content.facts import Attribute
from tumblehall.games.angryquest.rules.numbers import MOST_UPGRADES, PRINTED, value_of
from tumblehall.games.angryquest.rules.state import AngryState

SPREAD: Final = 4.0
"""So many turns ahead at the end make winning e times as likely as losing."""
SPREAD_LATER: Final = 0.2
"""What each turn that is still to come adds to them."""
HOPE: Final = 0.6
"""Dice for each attribute that a call at a settlement ahead brings."""
DETOUR: Final = 0.8
"""The turns that it takes."""
MOST_CALLS: Final = 2
"""The third seldom brings dice that count."""
MOVEMENT: Final = Attribute.MOVEMENT


def turns_of(s: AngryState, seat: int) -> tuple[list[float], tuple[Member, ...]]:
    """What each character of a team still needs to reach the lair, and what it brings."""
    colour = s.colour[seat]
    steps, ahead = STEP[colour], CALLS[colour]
    turns = []
    team: list[Member] = []
    for c in s.team[seat]:
        at = s.where[c]
        upgrades = s.upgrades[c]
        if upgrades:
            movement = min(FASTEST, value_of(s, c, MOVEMENT))
            calls = min(ahead[at], MOST_CALLS, MOST_UPGRADES - len(upgrades))
        else:
            movement = PRINTED[c][MOVEMENT]
            calls = min(ahead[at], MOST_CALLS)
        turns.append(TURNS[movement][steps[at] + BEHIND] + DETOUR * calls)
        team.append((c, upgrades, HOPE * calls))
    return turns, tuple(team)


def plan_of(s: AngryState, seat: int) -> tuple[float, Group]:
    """The group that is ready soonest, all in all, and in how many turns."""
    turns, team = turns_of(s, seat)
    best, chosen = 1e9, None
    for group in groups_of(s.monster, s.phase1, s.carry[seat], s.failed[seat], team):
        need = group[1]
        for place in group[0]:
            need += turns[place]
        if need < best:
            best, chosen = need, group
    assert chosen is not None
    return best, chosen


def prospect(s: AngryState, seat: int) -> tuple[float, float]:
    """In how many turns a seat will have won, and how likely it is not to fail for good."""
    need, group = plan_of(s, seat)
    return need - group[1] + group[2], group[3]


def beats(mine: Sequence[float], theirs: Sequence[float]) -> float:
    """The chance to win of one seat against another. Who fails for good leaves the game to the other."""
    time, success = mine
    other_time, other_success = theirs
    lead = (other_time - time) / (SPREAD + SPREAD_LATER * min(time, other_time))
    first = 1 / (1 + exp(-lead)) if lead > -30 else 0.0
    return success * (1 - other_success + other_success * first) + (1 - success) * (1 - other_success) * (1 - first)


def value_to(s: AngryState, seat: int) -> float:
    """The chance of a seat to win, from 0 to 1."""
    if s.outcome is not None:
        return float(seat in s.outcome.winners)
    if s.out[seat]:
        return 0.0
    prospects = [(other, *prospect(s, other)) for other in range(s.players) if not s.out[other]]
    chances = {}
    for other, *one in prospects:
        chance = 1.0
        for rival, *two in prospects:
            if rival != other:
                chance *= beats(one, two)
        chances[other] = chance
    return chances[seat] / sum(chances.values())
