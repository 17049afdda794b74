"""What a position is worth to each seat: who gathers the fighters it needs first, in turns."""

from math import exp
from typing import Final

from tumblehall.agents.angryquest.plans import Group, Member, groups_of
from tumblehall.agents.angryquest.way import BEHIND, CALLS, FASTEST, STEP, TURNS
from tumblehall.games.angryquest.content.facts import Attribute
from tumblehall.games.angryquest.rules.numbers import MOST_UPGRADES, PRINTED, value_of
from tumblehall.games.angryquest.rules.state import AngryState

SPREAD: Final = 5.0
"""So many turns ahead make winning e times as likely as losing."""
HOPE: Final = 0.5
"""Dice for each attribute that a call at a settlement ahead may bring."""


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
            movement = min(FASTEST, value_of(s, c, Attribute.MOVEMENT))
            calls = min(ahead[at], MOST_UPGRADES - len(upgrades))
        else:
            movement = PRINTED[c][4]
            calls = ahead[at]
        turns.append(TURNS[movement][steps[at] + BEHIND])
        team.append((c, upgrades, HOPE * min(calls, 2)))
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


def value_to(s: AngryState, seat: int) -> float:
    """The chance of a seat to win, from 0 to 1."""
    if s.outcome is not None:
        return float(seat in s.outcome.winners)
    if s.out[seat]:
        return 0.0
    mine = plan_of(s, seat)[0]
    rivals = 0.0
    for other in range(s.players):
        if other != seat and not s.out[other]:
            rivals += exp((mine - plan_of(s, other)[0]) / SPREAD)
    return 1 / (1 + rivals)
