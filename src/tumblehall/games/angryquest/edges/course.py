"""How a game went: upgrades, and the hits in combat."""

from collections.abc import Iterator

from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.kernel.course import Course, Throw
from tumblehall.kernel.values import Event

NUMBER = {character.slug: number for number, character in enumerate(CHARACTERS)}


def throws(s: AngryState, event: Event) -> Iterator[Throw]:
    """The hits of both sides of a combat, before armour, against the mean of as many dice."""
    if event.kind != "combat-won":
        return
    data = event.data
    won = data["attacker_hits"] > data["defender_hits"] or data["tie"] == "attacker"
    fighters = (data["winner"], data["loser"]) if won else (data["loser"], data["winner"])
    for fighter, side in zip(fighters, data["sides"], strict=True):
        yield s.owner[NUMBER[fighter]], sum(side["hits"]), side["dice"] * sum(side["worth"]) / 6


COURSE = Course(
    of="upgrades",
    standing=lambda s: tuple(sum(len(s.upgrades[c]) for c in team) for team in s.team),
    round=lambda s: s.round,
    given="hits",
    throws=throws,
)
