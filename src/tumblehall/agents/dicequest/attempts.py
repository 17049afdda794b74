"""What a try of a challenge promises, in victory points, and with which heroes: remembered by what it hangs on."""

from functools import lru_cache
from itertools import combinations
from typing import Final

from tumblehall.agents.dicequest.cards import BANNED, DICE, HERO_POINTS, NEED, PARTY, HeroKey, PartyKey
from tumblehall.games.dicequest.cards.challenges import CHALLENGES, FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.facts import Rewards
from tumblehall.games.dicequest.cards.printed import QUESTS
from tumblehall.games.dicequest.content.dice import MOST_DICE
from tumblehall.games.dicequest.content.kinds import Colour
from tumblehall.games.dicequest.rules.matching import PLAIN
from tumblehall.games.dicequest.rules.reckoning import Reckoner
from tumblehall.games.dicequest.rules.state import NONE

GOLD, LEVEL, BASIC, LEGENDARY, LIGHT = 0.6, 1.2, 0.6, 2.0, 0.25
SHIELDS_RED, SHIELDS_GREEN = 0.2, 0.9
"""Shields to be expected of a die."""
TOKEN: Final = 0.4
"""A token that is active again after a failure."""
AGAIN: Final = 1.7
"""How much better the chance is with tries to spare: the power of failing."""
ADVENTURE: Final = 4.0
"""A success at an adventure."""
Heroes = tuple[HeroKey, ...]


def hero_worth(hero: HeroKey, left: int) -> float:
    """What is lost with a hero when so many rounds are left."""
    card, expert, wound, _ = hero
    points = HERO_POINTS[card] * (1.0 if expert else 0.3)
    return points + 0.3 * len(DICE[card]) * min(3, left + 1) - (0.4 if wound else 0.0)


def pool_of(heroes: Heroes, challenge: int) -> tuple[int, ...]:
    counts = [0, 0, 0, 0]
    for card, *_ in heroes:
        for colour in DICE[card]:
            counts[colour] += 1
    banned = BANNED[challenge]
    return tuple(0 if banned >> colour & 1 else min(n, MOST_DICE) for colour, n in enumerate(counts))


@lru_cache(8192)
def chance_of_roll(pool: tuple[int, ...], need: tuple[int, ...]) -> float:
    """Of one roll, with nothing else."""
    return Reckoner(need, PLAIN, False).keeping((), pool, (0,) * 5)


def chance(heroes: Heroes, challenge: int, token: bool) -> float:
    """Of success, with what a token and abilities add, roughly."""
    once = chance_of_roll(pool_of(heroes, challenge), NEED[challenge])
    tries = 1.0 + (AGAIN - 1.0) * token + 0.3 * sum(hero[1] + (hero[3] != NONE) for hero in heroes)
    return float(1.0 - (1.0 - once) ** tries)


def rewards_worth(rewards: Rewards, apprentices: int) -> float:
    return (
        GOLD * rewards.gold + BASIC * rewards.basic_item + LEGENDARY * rewards.legendary_item
        + LEVEL * min(rewards.level_up, apprentices)
    )  # fmt: skip


def hurt_of(heroes: Heroes, challenge: int, left: int) -> tuple[float, int]:
    """What the wounds of a challenge cost, placed where they cost least, and how many apprentices are left then."""
    facts = CHALLENGES[challenge]
    pool = pool_of(heroes, challenge)
    blocked = int(SHIELDS_RED * pool[Colour.RED] + SHIELDS_GREEN * pool[Colour.GREEN])
    deadly = max(0, facts.deadly - blocked)
    light = max(0, facts.light - max(0, blocked - facts.deadly)) + facts.unblockable
    there = sorted(heroes, key=lambda hero: hero_worth(hero, left))
    fallen, there = there[:deadly], there[deadly:]
    unhurt = sum(not hero[2] for hero in there)
    falls = min(len(there), max(0, light - unhurt))
    fallen, there = [*fallen, *there[:falls]], there[falls:]
    scars = LIGHT * min(light, unhurt) * (0.3 if left == 0 else 1.0)
    return scars + sum(hero_worth(hero, left) for hero in fallen), sum(not hero[1] for hero in there)


def attempt_worth(heroes: Heroes, challenge: int, token: bool, left: int, more: float) -> float:
    """A try with these heroes; `more`: what success brings beside what is printed."""
    likely = chance(heroes, challenge, token)
    hurt, apprentices = hurt_of(heroes, challenge, left)
    if challenge >= FIRST_ADVENTURE:
        return likely * (ADVENTURE + more) - hurt
    quest = QUESTS[challenge]
    prize = quest.points + more + rewards_worth(quest.success, apprentices)
    return likely * prize + rewards_worth(quest.guaranteed, apprentices) + (1 - likely) * TOKEN * (not token) - hurt


@lru_cache(1 << 14)
def best_party(party: PartyKey, challenge: int, token: bool, left: int, more: float) -> tuple[float, int]:
    """What a try is worth with the best heroes for it, and their slots, as bits."""
    least, most = PARTY[challenge]
    there = [(slot, hero) for slot, hero in enumerate(party) if hero is not None]
    best = (-99.0, 0)
    for size in range(least, min(most, len(there)) + 1):
        for sent in combinations(there, size):
            worth = attempt_worth(tuple([hero for _, hero in sent]), challenge, token, left, more)
            best = max(best, (worth, sum(1 << slot for slot, _ in sent)))
    return best
