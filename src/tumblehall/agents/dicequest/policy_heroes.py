"""The policy's answers about heroes: who is wounded, healed and levelled up."""

from typing import Final

from tumblehall.agents.dicequest.attempts import hero_worth
from tumblehall.agents.dicequest.cards import HERO_POINTS
from tumblehall.games.dicequest.cards.challenges import FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.decks import TOKEN_NEED
from tumblehall.games.dicequest.content.kinds import Symbol
from tumblehall.games.dicequest.rules.adventure import ROUNDS
from tumblehall.games.dicequest.rules.state import NONE, SLOTS, DicequestState, Hero
from tumblehall.games.dicequest.rules.verbs import BLOCK, CANCEL, DOWNGRADE, HERO, NEXT, PLACE
from tumblehall.games.dicequest.rules.wounds import DEADLY, shields_left

SCAR: Final = 0.3
"""A wound that defeats nobody."""


def worth_of(s: DicequestState, hero: Hero) -> float:
    worth = hero_worth((hero.card, hero.expert, hero.wound, hero.item), ROUNDS - s.round)
    return worth if hero.item == NONE else worth + 1.0


def hero_at(s: DicequestState, seat: int, slot: int) -> Hero:
    hero = s.party[seat][slot]
    assert hero is not None
    return hero


def block(s: DicequestState, seat: int, options: list[int]) -> int:
    """All that can be blocked, deadly wounds first; in co-op shields that threats ask for are kept."""
    if s.coop and s.challenge >= FIRST_ADVENTURE and s.blocks <= 0:
        kept = sum(TOKEN_NEED[kind][Symbol.SHIELD] for kind in s.adventure_tokens)
        if shields_left(s) <= kept:
            return DOWNGRADE.first if DOWNGRADE.first in options else NEXT.first
    for option in (BLOCK.first + 1, DOWNGRADE.first, BLOCK.first):
        if option in options:
            return option
    return options[0]


def place(s: DicequestState, seat: int, options: list[int]) -> int:
    """Where it costs least: first on those who stay, then on who is worth least."""

    def loss(option: int) -> float:
        kind, slot = divmod(option - PLACE.first, SLOTS)
        return _loss(s, seat, slot, kind == DEADLY) - 0.5 * (kind == DEADLY)

    return min(options, key=loss)


def _loss(s: DicequestState, seat: int, slot: int, deadly: bool) -> float:
    hero = hero_at(s, seat, slot)
    worth = worth_of(s, hero)
    return 1.0 + worth if deadly or hero.wound else SCAR + 0.01 * worth


def suffer(s: DicequestState, seat: int, options: list[int]) -> int:
    return min(options, key=lambda option: _loss(s, seat, option - HERO.first, False))


def heal(s: DicequestState, seat: int, options: list[int]) -> int:
    """The hero who is worth most; a wound that is still to come where nobody is hurt."""
    hurt = [option for option in options if option != CANCEL.first]
    return max(hurt, key=lambda option: worth_of(s, hero_at(s, seat, option - HERO.first))) if hurt else options[0]


def level(s: DicequestState, seat: int, options: list[int]) -> int:
    """The one with most points as an expert; of equal ones the one who is not wounded."""

    def points(option: int) -> float:
        hero = hero_at(s, seat, option - HERO.first)
        return HERO_POINTS[hero.card] - (0.5 if hero.wound else 0.0)

    return max(options, key=points)
