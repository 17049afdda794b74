"""What things of Dicequest are worth to the heuristic agent, in victory points."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from tumblehall.games.dicequest.cards.challenges import CHALLENGES
from tumblehall.games.dicequest.cards.facts import Rewards
from tumblehall.games.dicequest.cards.printed import ADVENTURES, HEROES, ITEMS, QUESTS
from tumblehall.games.dicequest.content.dice import MOST_DICE
from tumblehall.games.dicequest.content.kinds import COLOURS, WANTED, Colour, Sign
from tumblehall.games.dicequest.edges.view import Adventure, Challenge, Hero, Seen
from tumblehall.games.dicequest.language.words import BanColour
from tumblehall.games.dicequest.rules.matching import PLAIN
from tumblehall.games.dicequest.rules.reckoning import Reckoner

HERO = {facts.slug: facts for facts in HEROES}
ITEM = {facts.slug: facts for facts in ITEMS}
QUEST = {facts.challenge.slug: facts for facts in QUESTS}
ADVENTURE = {facts.challenge.slug: facts for facts in ADVENTURES}
CHALLENGE = {facts.slug: facts for facts in CHALLENGES}
GOLD, LEVEL, BASIC, LEGENDARY, LIGHT = 0.4, 1.2, 0.6, 2.0, 0.35
SHIELDS_RED, SHIELDS_GREEN = 0.2, 0.9
"""Shields to be expected of a die."""
TOKEN = 0.4
"""A token that is active again after a failure."""
AGAIN = 1.7
"""How much better the chance is with tries to spare: the power of failing."""


def challenge_of(view: Seen) -> Challenge:
    """The challenge under way: asked for only where there is one."""
    assert view["challenge"] is not None
    return view["challenge"]


def adventure_of(view: Seen) -> Adventure:
    """The adventure that is revealed: there always is one in play."""
    assert view["adventure"] is not None
    return view["adventure"]


def rounds_left(view: Seen) -> int:
    return view["rounds"] - view["round"]


def hero_worth(view: Seen, hero: Hero) -> float:
    """A hero of the own party, if it is lost."""
    facts = HERO[hero["hero"]]
    worth = facts.points if hero["expert"] else 0.3 * facts.points
    return worth + 0.3 * len(facts.dice) * min(3, rounds_left(view) + 1) - (0.4 if hero["wound"] else 0.0)


def recruit_worth(view: Seen, slug: str) -> float:
    """A hero of the market."""
    facts = HERO[slug]
    points = facts.points if facts.legend else 0.5 * facts.points * (rounds_left(view) > 1)
    return points + len(facts.dice) * min(3, rounds_left(view) + 1) * 0.5


def item_worth(slug: str) -> float:
    facts = ITEM[slug]
    return facts.points + {"equipment": 1.0, "single_use": 0.7, "treasure": 0.0}[facts.kind]


def pool_of(heroes: Sequence[Hero]) -> tuple[int, ...]:
    counts = [0, 0, 0, 0]
    for hero in heroes:
        for colour in hero["dice"]:
            counts[COLOURS.index(colour)] += 1
    return tuple(min(n, MOST_DICE) for n in counts)


@lru_cache(maxsize=8192)
def rough_chance(pool: tuple[int, ...], need: tuple[int, ...]) -> float:
    """Of one roll, with nothing else."""
    return Reckoner(need, PLAIN, False).keeping((), pool, (0,) * 5)


def chance(heroes: Sequence[Hero], slug: str, token: bool) -> float:
    """Of success at a challenge, with what a token and abilities add, roughly."""
    facts = CHALLENGE[slug]
    pool = list(pool_of(heroes))
    ability = facts.ability
    for effect in () if ability is None else ability.effects:
        if isinstance(effect, BanColour):
            pool[effect.colour] = 0
    once = rough_chance(tuple(pool), facts.need)
    tries = 1.0 + (AGAIN - 1.0) * token + 0.3 * sum(bool(hero["expert"]) for hero in heroes)
    return float(1.0 - (1.0 - once) ** tries)


def rewards_worth(rewards: Rewards, apprentices: int) -> float:
    return (
        GOLD * rewards.gold + BASIC * rewards.basic_item + LEGENDARY * rewards.legendary_item
        + LEVEL * min(rewards.level_up, apprentices)
    )  # fmt: skip


def hurt_of(view: Seen, heroes: Sequence[Hero], slug: str) -> tuple[float, list[Hero]]:
    """What the wounds of a challenge cost, placed where they cost least, and who is left then."""
    facts = CHALLENGE[slug]
    pool = pool_of(heroes)
    blocked = int(SHIELDS_RED * pool[Colour.RED] + SHIELDS_GREEN * pool[Colour.GREEN])
    deadly = max(0, facts.deadly - blocked)
    light = max(0, facts.light - max(0, blocked - facts.deadly)) + facts.unblockable
    left = sorted(heroes, key=lambda hero: hero_worth(view, hero))
    fallen, left = left[:deadly], left[deadly:]
    unhurt = sum(not hero["wound"] for hero in left)
    falls = min(len(left), max(0, light - unhurt))
    fallen, left = [*fallen, *left[:falls]], left[falls:]
    later = 0.3 if rounds_left(view) == 0 else 1.0
    return later * LIGHT * min(light, unhurt) + sum(hero_worth(view, hero) for hero in fallen), left


def attempt_worth(view: Seen, heroes: Sequence[Hero], slug: str, token: bool) -> float:
    """A try of a challenge with these heroes."""
    likely = chance(heroes, slug, token)
    hurt, left = hurt_of(view, heroes, slug)
    apprentices = sum(not hero["expert"] for hero in left)
    if slug in ADVENTURE:
        return likely * 4.0 - hurt
    quest = QUEST[slug]
    laid = next((one["gold"] for one in view["quests"] if one["quest"] == slug), 0)
    prize = quest.points + GOLD * laid + rewards_worth(quest.success, apprentices)
    return likely * prize + rewards_worth(quest.guaranteed, apprentices) + (1 - likely) * TOKEN * (not token) - hurt


Worth = Callable[[Seen, Sequence[Hero], str, bool], float]
"""What a try of a challenge with some heroes is worth."""


def best_party(
    view: Seen, party: Sequence[Hero], slug: str, token: bool, worth_of: Worth = attempt_worth
) -> tuple[float, tuple[Hero, ...]]:
    """The best heroes for a challenge, and what trying is worth."""
    least, most = CHALLENGE[slug].party
    best: tuple[float, tuple[Hero, ...]] = (-99.0, ())
    for size in range(least, min(most, len(party)) + 1):
        for heroes in combinations(party, size):
            worth = worth_of(view, heroes, slug, token)
            if worth > best[0]:
                best = (worth, heroes)
    return best


def needed(counts: Mapping[Sign, int]) -> tuple[int, ...]:
    return tuple(counts.get(slot, 0) for slot in WANTED)
