"""Light and dark at the terminal: a sign for each, two purses beside the plain one, both prices of a card, anchored
spells."""

from tumblehall.games.quarriors.edges.view import SeatView, WildsCard
from tumblehall.terminal.panels.quarriors_looks import DARK_SIGN, LIGHT_SIGN

ANCHOR = "↧"
SIGNS = {"light": LIGHT_SIGN, "dark": DARK_SIGN}
USABLE = "›"
"""As before everything that can be chosen now."""


def purse_of(plain: int, light: int, dark: int, sign: str = "Q") -> str:
    """`Q2 ☼1 ☾2`: of each kind what is there."""
    kinds = ((sign, plain), (LIGHT_SIGN, light), (DARK_SIGN, dark))
    return " ".join(f"{each}{n}" for each, n in kinds if n)


def floating_of(shown: SeatView, sign: str = "Q") -> str:
    return purse_of(shown["quiddity"], shown.get("light", 0), shown.get("dark", 0), sign)


def wealth_of(shown: SeatView) -> str:
    """`☼3 ☾2`: the energy among all that the player could have."""
    return purse_of(0, shown.get("light_wealth", 0), shown.get("dark_wealth", 0))


def discount_of(card: WildsCard) -> str:
    """`☼5`: the price with the energy of the card; its sign alone where there is no discount now."""
    energy, low = card.get("energy"), card.get("discounted")
    return f"{SIGNS[energy]}{'–' if low is None else low['price']}" if energy else ""


def anchored_of(card: WildsCard) -> str:
    """`↧☼3`, and `›↧☼3` where it can be used now."""
    spell = card.get("anchored")
    if spell is None:
        return ""
    return f"{USABLE if spell['usable'] else ''}{ANCHOR}{SIGNS[spell['energy']]}{spell['price']}"
