"""What speaks for an option of Quaeleon's Quest: the card as it is printed."""

from collections.abc import Mapping
from functools import lru_cache

from tumblehall.games.quaeleon.game import GAME
from tumblehall.kernel.values import Decision, Json, Option

SAID = {
    "stack": "{card}",
    "recruit": "{card}",
    "salvage": "{card}",
    "discard": "it is the card you will miss least: {card}",
    "set-aside": "something better may come in its place: {card}",
    "annihilate": "that card would do most against you: {card}",
}


def reason(_view: Mapping[str, Json], decision: Decision, option: Option) -> str:
    verb, *rest = option.id.split()
    name, _, place = rest[0].partition("@") if rest else ("", "", "")
    card = _cards().get(name)
    if verb == "annihilate" and place.partition(":")[0] == str(decision.seat):
        verb = "discard"  # of the own cards the one that counts least goes
    if verb in SAID and card is not None:
        return SAID[verb].format(card=_printed(card))
    if verb == "confirm" and decision.kind == "stack":
        return "the cards you keep are worth more in a later round"
    return ""


@lru_cache(1)
def _cards() -> dict[str, Json]:
    cards: dict[str, Json] = GAME.catalogue()["cards"]
    return cards


def _printed(card: Json) -> str:
    """Its numbers, and its text."""
    told = ", ".join(f"{name} {card[name]}" for name in ("initiative", "attack", "defence", "healing") if card[name])
    text = card["text"].rstrip(".")
    return f"{told}; {text[0].lower()}{text[1:]}" if text else told
