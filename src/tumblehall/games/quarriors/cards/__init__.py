"""All cards, one file for each set: declarations, none with a function of its own."""

from tumblehall.games.quarriors.cards.base import BASE
from tumblehall.games.quarriors.cards.dark import DARK
from tumblehall.games.quarriors.cards.demons import DEMONS
from tumblehall.games.quarriors.cards.light import LIGHT
from tumblehall.games.quarriors.cards.light_dark_spells import LIGHT_DARK_SPELLS
from tumblehall.games.quarriors.cards.promos import PROMOS
from tumblehall.games.quarriors.cards.qladiator import QLADIATOR
from tumblehall.games.quarriors.cards.qladiator_spells import QLADIATOR_SPELLS
from tumblehall.games.quarriors.cards.quarmageddon import QUARMAGEDDON
from tumblehall.games.quarriors.cards.quartifacts import QUARTIFACTS
from tumblehall.games.quarriors.cards.quartifacts_friends import QUARTIFACTS_FRIENDS
from tumblehall.games.quarriors.cards.quartifacts_spells import QUARTIFACTS_SPELLS
from tumblehall.games.quarriors.cards.quests import QUESTS
from tumblehall.games.quarriors.language.compile import by_name, compile_all

DECLARED = (
    *BASE,
    *DEMONS,
    *QUARMAGEDDON,
    *QLADIATOR,
    *QLADIATOR_SPELLS,
    *PROMOS,
    *LIGHT,
    *DARK,
    *LIGHT_DARK_SPELLS,
    *QUARTIFACTS,
    *QUARTIFACTS_FRIENDS,
    *QUARTIFACTS_SPELLS,
    *QUESTS,
)
COMPILED = compile_all(DECLARED)
"""By the number of their facts."""
CARD_BY_NAME = by_name(COMPILED)
