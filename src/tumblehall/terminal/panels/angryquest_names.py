"""Short names, letters and marks of the characters of Angry Quest, and places in words."""

from collections.abc import Iterable

from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS, CHARACTERS, Character
from tumblehall.games.angryquest.content.board import ENTRY, HOME, LOOP, SPACE_NUMBERS, SPACES, Space
from tumblehall.games.angryquest.content.facts import COLOURS
from tumblehall.games.angryquest.edges.names import space_name
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


SIGNED = {"luck": "a clover ♣", "curse": "the bones ×", "crossroads": "a signpost ┼"}
OWNED = {"entry": "{} entry", "gate": "{} gate ∩", "lair": "place {place} of {} lair"}


def move_words(view: Seen, who: str, where: str) -> str:
    """`to a clover ♣`, `to Blue's gate ∩`, `to ⌂ the north town`; on bare spaces how far: `3 spaces on`."""
    space = SPACES[SPACE_NUMBERS[where]]
    if space.kind in SIGNED:
        return f"to {SIGNED[space.kind]}"
    if space.kind in OWNED:
        return f"to {OWNED[space.kind].format(_whose(view, space), place=where[-1])}"
    if space.kind != "plain":
        town = "⌂ " if space.kind == "settlement" else ""
        return f"to {town}{space_name(where)}"
    steps = _steps(view, who, space.number)
    return f"{steps} space{'s' if steps > 1 else ''} on" if steps else "moves on"


def _whose(view: Seen, space: Space) -> str:
    colour = COLOURS[space.colour]
    mine = view["seat"] is not None and view["seats"][view["seat"]]["colour"] == colour
    return "your" if mine else f"{colour.capitalize()}'s"


def _steps(view: Seen, who: str, end: int) -> int:
    """Along the loop; out of home the entry is the first. 0 where the way begins elsewhere."""
    owner = owner_of(view, who)
    if owner is None:
        return 0
    shown = view["seats"][owner]
    start = next(SPACE_NUMBERS[member["at"]] for member in shown["team"] if member["character"] == who)
    if start == HOME and shown["colour"] is not None:
        return (end - ENTRY[COLOURS.index(shown["colour"])]) % LOOP + 1
    return (end - start) % LOOP if 0 <= start < LOOP else 0


def owner_of(view: Seen, slug: str) -> int | None:
    for seat, shown in enumerate(view["seats"]):
        if any(member["character"] == slug for member in shown["team"]):
            return seat
    return None
