"""Cards as people read them: what a list of all cards of a game is made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class CardSheet:
    """All that there is to know about one card, in words."""

    group: str
    """The heading under which it stands."""
    name: str
    id: str
    """As options and positions write it."""
    facts: str
    pieces: str
    """The dice or the like that come with it; cards of one group may share them."""
    text: tuple[str, ...]
    notes: str
    marks: Mapping[str, str] = field(default_factory=dict)
    """What it can be sought by besides words: `set`, `kind`, `cost`."""
    ours: bool = False
    """Whether its numbers are ours: no rulebook and no known card gives them, so balance may change them."""
