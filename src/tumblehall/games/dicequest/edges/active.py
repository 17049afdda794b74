"""Which cards come along on a quest, and what they and the threat change, told from a view."""

from collections.abc import Iterable, Iterator

from tumblehall.games.dicequest.cards.facts import HeroFacts
from tumblehall.games.dicequest.cards.printed import HEROES, THREATS
from tumblehall.games.dicequest.cards.sources import ABILITIES, SOURCE_SLUG
from tumblehall.games.dicequest.content import kinds as k
from tumblehall.games.dicequest.edges.view import Hero, Seat, Seen
from tumblehall.games.dicequest.language import clauses as c
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules.matching import PLAIN
from tumblehall.games.dicequest.rules.reckoning import Counts
from tumblehall.games.dicequest.rules.state import NONE

HERO = {facts.slug: facts for facts in HEROES}
ABILITY = dict(zip(SOURCE_SLUG, ABILITIES, strict=True))
"""Of heroes and items."""
THREAT = {facts.slug: number for number, facts in enumerate(THREATS)}

Member = tuple[HeroFacts, tuple[str, ...]]
"""A hero, and the cards whose abilities come along: an expert's own, and the equipment's."""


def member_of(hero: Hero) -> Member:
    cards = [hero["hero"]] if hero["expert"] else []
    return HERO[hero["hero"]], (*cards, *([] if hero["item"] is None else [hero["item"]]))


def members_of(mine: Seat) -> dict[int, Member]:
    return {hero["slot"]: member_of(hero) for hero in mine["party"] if hero is not None}


def cards_of(mine: Seat, slots: Iterable[int]) -> Iterator[str]:
    """The cards whose abilities come along with the heroes of these slots."""
    members = members_of(mine)
    return cards_with(members[slot] for slot in slots if slot in members)


def cards_with(members: Iterable[Member]) -> Iterator[str]:
    return (card for _, cards in members for card in cards)


def effects_of(ability: c.Ability | None, when: k.When) -> tuple[w.Effect, ...]:
    return ability.effects if ability is not None and ability.when is when else ()


def threat_of(view: Seen) -> int:
    return NONE if view["threat"] is None else THREAT[view["threat"]["threat"]]


def fills_by(cards: Iterable[str]) -> Counts:
    """Which slots each symbol may fill, with what these cards let count as something else."""
    fills = list(PLAIN)
    for card in cards:
        for effect in effects_of(ABILITY[card], k.When.ONGOING):
            if isinstance(effect, w.Substitute):
                for symbol in effect.to:
                    fills[effect.symbol] |= 1 << symbol
    return PLAIN if tuple(fills) == PLAIN else tuple(fills)
