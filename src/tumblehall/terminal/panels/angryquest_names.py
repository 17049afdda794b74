"""Short names, letters and marks of the characters of Angry Quest."""

from collections.abc import Iterable

from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS, CHARACTERS, Character
from tumblehall.games.angryquest.content.facts import COLOURS
from tumblehall.games.angryquest.edges.view import Fighter, Seen
from tumblehall.terminal.inks import SEATS
from tumblehall.terminal.panel import Mark

TITLES = {
    "Old", "Captain", "Duchess", "Brother", "Stonewife", "Sir", "The", "Guildmaster", "Magister", "Quartermaster",
    "Innkeeper", "Saint", "Gatewarden", "Grit-Tooth", "Nimble", "Lucky", "Clover", "Grim",
}  # fmt: skip
"""First words by which nobody would be called."""


def card(slug: str) -> Character:
    return CHARACTERS[CHARACTER_NUMBERS[slug]]


def short(slug: str) -> str:
    """`Hroth` of Hroth Ironbelly, `Dunmore` of Sir Dunmore the Late."""
    words = card(slug).name.replace(",", "").split()
    return words[1] if words[0] in TITLES else words[0]


def letters(team: Iterable[Fighter]) -> dict[str, str]:
    """A letter for each character of a team, no two alike."""
    taken: dict[str, str] = {}
    for member in team:
        slug = member["character"]
        signs = [sign for sign in short(slug) + card(slug).name if sign.isalpha()]
        taken[slug] = next(sign.upper() for sign in signs if sign.upper() not in taken.values())
    return taken


def mark_of(view: Seen, seat: int) -> Mark:
    """A player is called by the colour of the corner, once there is one."""
    colour = view["seats"][seat]["colour"]
    if colour is None:
        return Mark(f"Seat {seat}", "○", SEATS[4][1])
    shape, ink = SEATS[COLOURS.index(colour)]
    return Mark(colour.capitalize(), shape, ink)


def owner_of(view: Seen, slug: str) -> int | None:
    for seat, shown in enumerate(view["seats"]):
        if any(member["character"] == slug for member in shown["team"]):
            return seat
    return None
