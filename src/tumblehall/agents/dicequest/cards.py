"""What is printed on the cards, as tables by number: what a policy on the state reads."""

from typing import Final

from tumblehall.games.dicequest.cards.challenges import CHALLENGES, FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.printed import ADVENTURES, HEROES, ITEMS
from tumblehall.games.dicequest.content.kinds import Symbol
from tumblehall.games.dicequest.language.words import BanColour

DICE: Final = tuple(tuple(int(colour) for colour in hero.dice) for hero in HEROES)
HERO_POINTS: Final = tuple(hero.points for hero in HEROES)
LEGEND: Final = tuple(hero.legend for hero in HEROES)
ITEM_POINTS: Final = tuple(item.points for item in ITEMS)
ITEM_KIND: Final = tuple(item.kind for item in ITEMS)
LEGENDARY: Final = tuple(item.deck == "legendary" for item in ITEMS)
NEED: Final = tuple(challenge.need for challenge in CHALLENGES)
PARTY: Final = tuple(challenge.party for challenge in CHALLENGES)


def _scoring(challenge: int) -> int:
    """The symbols that count beyond the requirement, as bits; a generic one stands for all but the rune."""
    symbols = ADVENTURES[challenge - FIRST_ADVENTURE].score if challenge >= FIRST_ADVENTURE else ()
    return sum(0b1111 if symbol is Symbol.ANY else 1 << symbol for symbol in symbols)


def _banned(challenge: int) -> int:
    """The colours that are not rolled, as bits."""
    ability = CHALLENGES[challenge].ability
    effects = () if ability is None else ability.effects
    return sum(1 << effect.colour for effect in effects if isinstance(effect, BanColour))


SCORING: Final = tuple(_scoring(challenge) for challenge in range(len(CHALLENGES)))
BANNED: Final = tuple(_banned(challenge) for challenge in range(len(CHALLENGES)))

HeroKey = tuple[int, bool, int, int]
"""Card, expert, wound and item of a hero."""
PartyKey = tuple[HeroKey | None, ...]
