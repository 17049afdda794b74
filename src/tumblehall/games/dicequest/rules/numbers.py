"""Derived numbers: results, prices, points. Computed, never stored."""

from typing import Final

from tumblehall.games.dicequest.cards.printed import HEROES, ITEMS, QUESTS
from tumblehall.games.dicequest.cards.programs import SURCHARGE
from tumblehall.games.dicequest.cards.sets import members
from tumblehall.games.dicequest.cards.sources import ABILITIES, ONGOING
from tumblehall.games.dicequest.content.dice import PACKED, RUNE_SHIFT, RUNES, SHIFT
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules.matching import PLAIN
from tumblehall.games.dicequest.rules.state import DicequestState

BACKPACK: Final = 5
"""DQ-3.6"""
SHIFTS: Final = tuple([SHIFT * symbol for symbol in range(5)])
"""Where each symbol stands in what is packed."""
COSTS: Final = tuple(hero.cost for hero in HEROES)


def result_of(s: DicequestState) -> list[int]:
    """The symbols of all dice, less what was spent, with what cards added (DQ-5.4)."""
    total = s.added
    for face in s.unlocked:
        total += PACKED[face]
    for _, left in s.locked:
        total += left
    if s.lost:
        return [max(0, (total >> shift & 255) - (s.lost >> shift & 255)) for shift in SHIFTS]
    return [total >> shift & 255 for shift in SHIFTS]


def fills_of(s: DicequestState) -> tuple[int, ...]:
    """Which slots each symbol may fill, with what active heroes and items let count as something else."""
    lasting = s.sources & ONGOING
    if not lasting:
        return PLAIN
    fills = list(PLAIN)
    while lasting:
        low = lasting & -lasting
        lasting ^= low
        ability = ABILITIES[low.bit_length() - 1]
        assert ability is not None
        for effect in ability.effects:
            if isinstance(effect, w.Substitute):
                for symbol in effect.to:
                    fills[effect.symbol] |= 1 << symbol
    return tuple(fills)


def free_runes(s: DicequestState) -> int:
    """Unspent runes that no unlocked die shows: spending one locks nothing (DQ-5.5)."""
    runes = s.added >> RUNE_SHIFT
    for _, left in s.locked:
        runes += left >> RUNE_SHIFT
    return runes


def runes_of(s: DicequestState) -> int:
    """All unspent runes."""
    runes = free_runes(s)
    for face in s.unlocked:
        runes += RUNES[face]
    return runes


def price_of(s: DicequestState, hero: int) -> int:
    """What a recruit costs now."""
    return max(0, COSTS[hero] + SURCHARGE[s.threat] - s.discount)


def heroes_of(s: DicequestState, seat: int) -> int:
    return sum(hero is not None for hero in s.party[seat])


def points_of(s: DicequestState, seat: int) -> int:
    """DQ-2.3: equipped items and apprentices give none."""
    return sum(points_from(s, seat).values())


def points_from(s: DicequestState, seat: int) -> dict[str, int]:
    """Where a player's victory points come from."""
    party = [hero for hero in s.party[seat] if hero is not None and hero.expert]
    return {
        "party": sum(HEROES[hero.card].points for hero in party),
        "backpack": sum(ITEMS[item].points for item in members(s.backpack[seat])),
        "graduates": sum(HEROES[hero].points for hero in members(s.graduates[seat])),
        "quests": sum(QUESTS[quest].points for quest in members(s.trophies[seat])),
        "tokens": s.points[seat],
    }
