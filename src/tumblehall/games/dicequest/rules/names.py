"""Names of things as events, options and views write them."""

from tumblehall.games.dicequest.cards.challenges import CHALLENGES
from tumblehall.games.dicequest.cards.printed import HEROES, ITEMS
from tumblehall.games.dicequest.content.dice import FACE_NAME
from tumblehall.games.dicequest.content.kinds import WANTED, Sign
from tumblehall.games.dicequest.rules.state import DicequestState


def seat_name(seat: int) -> str:
    return f"seat {seat}"


def hero_name(hero: int) -> str:
    return HEROES[hero].slug


def item_name(item: int) -> str:
    return ITEMS[item].slug


def challenge_name(challenge: int) -> str:
    return CHALLENGES[challenge].slug


def hero_in(s: DicequestState, seat: int, slot: int) -> str:
    hero = s.party[seat][slot]
    return "nobody" if hero is None else HEROES[hero.card].slug


def dice_names(faces: list[int]) -> list[str]:
    return [FACE_NAME[face] for face in faces]


def counts_of(counts: list[int] | tuple[int, ...]) -> dict[Sign, int]:
    """What there is of each symbol or slot; those that are not there are left out."""
    return {WANTED[slot]: n for slot, n in enumerate(counts) if n}
