"""Attacks in Quarriors, counted in glory: what a defender would lose, what an attack brings, what will stand."""

from collections.abc import Sequence

from tumblehall.agents.quarriors.worth import creature_worth, scored_worth, usual_attack, usual_deadly
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.terms import Phase, Source, Zone
from tumblehall.games.quarriors.rules.battles import Battle
from tumblehall.games.quarriors.rules.defence import lethal, takes_none
from tumblehall.games.quarriors.rules.figures import creatures_of, defence_of, share_of
from tumblehall.games.quarriors.rules.mechanisms.immunity import is_immune
from tumblehall.games.quarriors.rules.state import QuarriorsState, Ready

SPREAD = ((0.0, 0.3), (0.6, 0.2), (1.2, 0.25), (2.0, 0.25))
"""Attacks to reckon with: times the usual one, and how likely."""
LITTLE = 0.01
MOST = 7
"""So many creatures are reckoned with, the best."""
IN_BATTLE: frozenset[object] = frozenset((m.Lethal, m.NoDamage, Zone.BATTLE))
"""Words that ask who attacks."""
Standing = tuple[int, int, float]
"""A creature that can be hit: the damage that destroys it, what it takes off the total, and its worth."""


def least_loss(total: int, standing: Sequence[Standing]) -> tuple[float, int]:
    """The least worth that a defender loses to a total, and the place of the creature to name first (QC-8.6)."""
    best, first = 0.0, 0
    if total <= 0 or not standing:
        return best, first
    best = float("inf")
    for place, (falls, wall, worth) in enumerate(standing):
        if (falls, wall, worth) in standing[:place]:
            continue
        lost = 0.0
        if total >= falls:
            lost = worth + least_loss(total - wall, (*standing[:place], *standing[place + 1 :]))[0]
        if lost < best:
            best, first = lost, place
        if not best:
            break
    return best, first


def standing(s: QuarriorsState, seat: int, die: Ready) -> Standing:
    wall = defence_of(s, seat, die)
    return 1 if lethal(s, seat, die) else wall, wall, creature_worth(s, seat, die)


def named_loss(s: QuarriorsState, total: int, seat: int, die: Ready) -> float:
    """What a player loses to a total who must name that creature first; more where it is worth more."""
    falls, wall, worth = standing(s, seat, die)
    if total < falls:
        return LITTLE * worth
    others = [standing(s, seat, other) for other in creatures_of(s, seat) if other.tag != die.tag and not other.safe]
    return worth + least_loss(total - wall, others[:MOST])[0]


class Line:
    """The creatures of a player that can be hit, the best where they are many."""

    def __init__(self, s: QuarriorsState, seat: int) -> None:
        dice = [die for die in creatures_of(s, seat) if not die.safe]
        hard = [die for die in dice if takes_none(s, seat, die)] if m.NoDamage in s.tables.said else []
        if hard:
            dice = [die for die in dice if die not in hard]
        found = [(standing(s, seat, die), die) for die in dice]
        found.sort(key=lambda each: -each[0][2])
        self.standing = tuple(each for each, _ in found[:MOST])
        self.dice = [die for _, die in found[:MOST]]
        self.taken = sum(defence_of(s, seat, die) for die in hard)
        """What creatures take that no damage destroys: it is free to name them (Q45)."""
        self.worth = sum(scored_worth(s, seat, die) for die in hard + self.dice)

    def loss(self, total: int) -> float:
        return least_loss(total - self.taken, self.standing)[0]

    def deadly_loss(self, s: QuarriorsState, seat: int, by: int, total: int) -> float:
        """The same where an attacker is lethal."""
        facing = zip(self.standing, self.dice, strict=True)
        hit = [(wall if is_immune(s, seat, die, by, Source.ABILITY) else 1, wall, n) for (_, wall, n), die in facing]
        return least_loss(total - self.taken, hit)[0]


def attack_worth(s: QuarriorsState, seat: int) -> float:
    """What the opponents would lose to an attack now, shared among them."""
    lost = 0.0
    attackers = creatures_of(s, seat)
    rivals = [other for other in range(s.players) if other != seat and creatures_of(s, other)] if attackers else []
    before = s.turn, s.battle
    for other in rivals:
        shares = [share_of(s, seat, die, other) for die in attackers]
        if not IN_BATTLE.isdisjoint(s.tables.said):
            none = [0] * s.players
            amounts = [(*none[:other], share, *none[other + 1 :]) for share in shares]
            s.turn, s.battle = seat, Battle(tuple(zip([die.tag for die in attackers], amounts, strict=True)))
        lost += Line(s, other).loss(sum(shares))
        s.turn, s.battle = before
    return lost / (s.players - 1)


def stand_worth(s: QuarriorsState, seat: int) -> float:
    """What the own creatures will score, less what the attacks until then are likely to take."""
    worth = lost = 0.0
    turn = s.turn
    for other in range(s.players) if creatures_of(s, seat) else ():
        if other != seat:
            s.turn = other
            line = Line(s, seat)
            worth = line.worth
            lost += _likely_loss(s, line, seat, other)
    s.turn = turn
    return worth - lost


def _likely_loss(s: QuarriorsState, line: Line, seat: int, other: int) -> float:
    usual, deadly = usual_attack(s, other), usual_deadly(s, other)
    totals = [(round(times * usual), odds) for times, odds in SPREAD]
    lost = sum(odds * line.loss(total) for total, odds in totals)
    if not deadly:
        return lost
    return (1 - deadly) * lost + deadly * sum(odds * line.deadly_loss(s, seat, other, total) for total, odds in totals)


def position_worth(s: QuarriorsState, seat: int) -> float:
    """The own creatures, and the attack that is still to come."""
    return stand_worth(s, seat) + (attack_worth(s, seat) if s.phase <= Phase.ATTACK and s.battle is None else 0.0)
