"""The table as a seat sees it, made into a state again, so that the numbers of the rules can be asked of it."""

from collections.abc import Mapping, Sequence
from typing import cast

from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS
from tumblehall.games.angryquest.cards.monsters import MONSTER_NUMBERS
from tumblehall.games.angryquest.content.board import SPACE_NUMBERS
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, COLOURS
from tumblehall.games.angryquest.edges.view import Seen, Upgrade
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.kernel.values import Json


def sight(view: Mapping[str, Json]) -> Seen:
    """A view of this game by its type."""
    return cast(Seen, view)


def seen(view: Seen) -> AngryState:
    """A state with everything that lies open; nothing is pending in it and nothing hidden is known to it."""
    s = AngryState(view["players"])
    s.monster = MONSTER_NUMBERS[view["monster"]]
    s.phase1 = NONE if view["phase1"] is None else ATTRIBUTES.index(view["phase1"])
    s.turn = view["turn"]
    s.face = view["die"]
    for seat, shown in enumerate(view["seats"]):
        s.colour[seat] = NONE if shown["colour"] is None else COLOURS.index(shown["colour"])
        s.failed[seat] = shown["failed"]
        s.carry[seat] = shown["carry"]
        s.out[seat] = shown["out"]
        for card in shown["team"]:
            c = CHARACTER_NUMBERS[card["character"]]
            s.team[seat].append(c)
            s.owner[c] = seat
            s.where[c] = SPACE_NUMBERS[card["at"]]
            s.upgrades[c] = _upgrades(card["upgrades"])
            s.stall[c] = card["stall"]
            s.weak[c] = card["weak"]
    for lying in view["face_up"]:
        s.upgrades[CHARACTER_NUMBERS[lying["character"]]] = _upgrades(lying["upgrades"])
    fight = view["fight"]
    if fight is not None:
        attacker, defender = CHARACTER_NUMBERS[fight["attacker"]], CHARACTER_NUMBERS[fight["defender"]]
        s.fight = (attacker, defender, ATTRIBUTES.index(fight["attack"]), NONE)
    return s


def _upgrades(shown: Sequence[Upgrade]) -> tuple[int, ...]:
    return tuple(ATTRIBUTES.index(upgrade["attribute"]) * 2 + upgrade["level"] - 1 for upgrade in shown)
