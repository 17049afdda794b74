"""What games of the policy against itself taught about single cards of Quarriors: by how much a deed with that card is
better than its words and numbers say, counted in glory. A card that is new here is read, and that is all. How the
numbers were found is told in docs/opponents/quarriors.md."""

from functools import lru_cache

from tumblehall.agents.quarriors.card_worths import DEEDS, WORTHS
from tumblehall.games.quarriors.language.tables import Tables

NOTHING = (0.0,) * len(DEEDS)


@lru_cache(maxsize=64)
def learnt(t: Tables) -> dict[str, tuple[float, ...]]:
    """By deed and kind."""
    rows = [WORTHS.get(card.facts.slug, NOTHING) for card in t.cards]
    return dict(zip(DEEDS, zip(*rows, strict=True), strict=True))
