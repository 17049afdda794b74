"""Exact odds in Angry Quest, by counting faces."""

from functools import cache, lru_cache
from typing import Final, assert_never

from tumblehall.games.angryquest.cards import who_has as has
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.language import monster_words as mw
from tumblehall.games.angryquest.rules.numbers import armour_against, dice_of, hits_of, levels_of, value_of, works
from tumblehall.games.angryquest.rules.state import AngryState

FACES: Final = range(1, 7)


def attack_odds(s: AngryState, attacker: int, defender: int, attribute: int) -> float:
    """The chance that the attacker wins, whatever the defender answers with."""
    answers = [a for a in range(3) if value_of(s, defender, a)]
    return min((combat_odds(s, attacker, defender, attribute, answer) for answer in answers), default=1.0)


def combat_odds(s: AngryState, attacker: int, defender: int, attack: int, defence: int) -> float:
    """The chance that the attacker wins once both have named an attribute."""
    mine = _hits(s, attacker, defender, attack, True)
    theirs = _hits(s, defender, attacker, defence, False)
    lead = 0 if wins_ties(attacker) else 1
    stopped = armour_against(s, defender, attacker, attack, False)
    parried = armour_against(s, attacker, defender, defence, True)
    return _ahead(mine, theirs, stopped, parried, lead)


@lru_cache(100_000)
def _ahead(mine: tuple[float, ...], theirs: tuple[float, ...], stopped: int, parried: int, lead: int) -> float:
    """The chance that so many hits more are left when armour has stopped some."""
    return sum(
        p * q
        for hits, p in enumerate(mine)
        for blows, q in enumerate(theirs)
        if max(0, hits - stopped) >= max(0, blows - parried) + lead
    )


def wins_ties(attacker: int) -> bool:
    """AQ-5.6: a tie goes to the defender, except against who wins them when attacking."""
    ties = has.WIN_TIES[attacker]
    return ties is not None and works(ties.role, True)


def _hits(s: AngryState, c: int, foe: int, attribute: int, attacking: bool) -> tuple[float, ...]:
    again = has.REROLL[c]
    rerolls = again.n if again is not None and works(again.role, attacking) else 0
    return _sum_of_dice(_worths(c, foe, attribute, attacking), dice_of(s, c, attribute, attacking), rerolls)


@cache
def _worths(c: int, foe: int, attribute: int, attacking: bool) -> tuple[int, ...]:
    """By face the hits that it brings."""
    return tuple(hits_of(c, foe, attribute, (face,), attacking) for face in FACES)


@cache
def _sum_of_dice(worth: tuple[int, ...], dice: int, rerolls: int) -> tuple[float, ...]:
    """How likely each sum is when each face has a worth and some dice worth nothing are rolled again."""
    most = max(worth) * dice
    ways = {(0, 0): 1.0}  # (sum, dice to roll again) -> chance
    for _ in range(dice):
        new: dict[tuple[int, int], float] = {}
        for (total, misses), p in ways.items():
            for value in worth:
                key = (total + value, misses if value else min(rerolls, misses + 1))
                new[key] = new.get(key, 0.0) + p / 6
        ways = new
    chances = [0.0] * (most + 1)
    for (total, misses), p in ways.items():
        for extra, q in enumerate(_sum_of_dice(worth, misses, 0)) if misses else [(0, 1.0)]:
            chances[total + extra] += p * q
    return tuple(chances)


@cache
def monster_odds(monster: int, dice: int, least: int, target: int) -> float:
    """The chance of at least so many successes against a monster, its rule for sixes included."""
    if least <= 0:
        return 1.0
    if dice <= 0:
        return 0.0
    rule = MONSTERS[monster].sixes
    hit, miss = (7 - target) / 6, (target - 1) / 6
    match rule:
        case mw.PlainSixes() | mw.CarriedSixes():
            return hit * monster_odds(monster, dice - 1, least - 1, target) + miss * monster_odds(
                monster, dice - 1, least, target
            )
        case mw.DoubleSixes():
            return sum(_sum_of_dice(tuple((f >= target) + (f == 6) for f in FACES), dice, 0)[least:])
        case mw.ExplodingSixes():
            return (
                miss * monster_odds(monster, dice - 1, least, target)
                + (hit - 1 / 6) * monster_odds(monster, dice - 1, least - 1, target)
                + monster_odds(monster, dice, least - 1, target) / 6
            )
        case mw.PairedSixes() | mw.RerollingSixes():
            return _with_sixes(rule, dice, least, target)
        case _:
            assert_never(rule)


def _with_sixes(rule: mw.PairedSixes | mw.RerollingSixes, dice: int, least: int, target: int) -> float:
    """Where the number of sixes counts for the whole roll: (sixes, other successes) -> chance."""
    ways = {(0, 0): 1.0}
    for _ in range(dice):
        new: dict[tuple[int, int], float] = {}
        for (sixes, others), p in ways.items():
            for key, q in (((sixes + 1, others), 1), ((sixes, others + 1), 6 - target), ((sixes, others), target - 1)):
                new[key] = new.get(key, 0.0) + p * q / 6
        ways = new
    chance = 0.0
    for (sixes, others), p in ways.items():
        good = sixes + others
        if isinstance(rule, mw.PairedSixes):
            chance += p * (good + sixes // 2 * rule.value >= least)
        else:
            again = min(sixes, dice - good)
            worth = tuple(int(face >= target) for face in FACES)
            chance += p * (1.0 if good >= least else sum(_sum_of_dice(worth, again, 0)[least - good :]))
    return chance


def upgrade_odds(s: AngryState, c: int, attribute: int) -> tuple[float, float]:
    """The chances of an upgrade of level 1 and of level 2."""
    more, easier = has.UPGRADE_DICE[c], has.UPGRADE_ON[c]
    dice = CHARACTERS[c].values[attribute] + levels_of(s, c, attribute) + 1 + (0 if more is None else more.n)
    target = 4 if easier is None else easier.target
    none, no_six = ((target - 1) / 6) ** dice, (5 / 6) ** dice
    return no_six - none, 1 - no_six
