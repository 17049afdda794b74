"""Every legend: one case in which its ability works, and one in which it does not."""

from typing import Any

import pytest

from tests.dicequest.camp import Camp, fight, hero, seat
from tests.dicequest.cards.cases import Case, check_fails, check_works, locked, marked, pool, result, unlocked

DRAW = {"basic": {"under": ["arcane-potion", "throwing-axe"]}}


def alone(
    name: str, *dice: str, wound: str = "none", phase: str = "combat", quest: str = "rats-in-the-cellar", **more: Any
) -> Camp:
    return fight(seat(hero(name, wound=wound)), quest, dice=dice, phase=phase, **more)


def told(kind: str, key: str) -> Any:
    return lambda game: [event.data[key] for event in game.events(kind)]


def of_three(name: str, *dice: str) -> Camp:
    """With the Gallows Armada, which needs two swords, two arrows and one more."""
    me = seat(hero(name), hero("pirate"), hero("duelist"))
    return fight(me, "gallows-armada", dice=dice, phase="outcome")


CASES = (
    Case("akimo", lambda: alone("akimo", "red:sword"), (), unlocked, ["red:2sword"],
         lambda: alone("akimo", "red:shield", "blue:blank")),
    Case("khepiax", lambda: alone("khepiax", "green:blank", "yellow:rune"), ("face 2shield",), unlocked,
         ["green:2shield"], lambda: alone("khepiax", "red:blank", "yellow:rune")),
    Case("vorhild", lambda: alone("vorhild", "red:blank", "yellow:rune"), ("face shield",), unlocked, ["red:shield"],
         lambda: alone("vorhild", "green:blank", "yellow:rune")),
    Case("t-max", lambda: alone("t-max", phase="deployment"), ("colour blue", "colour red"), pool,
         {"red": 1, "green": 1}, lambda: fight(seat(hero("t-max")), "frozen-pass", heroes=[], phase="deployment")),
    Case("corjof", lambda: alone("corjof", "yellow:wand"), ("symbol shield",), result, {"shield": 1},
         lambda: alone("corjof", "yellow:rune")),
    Case("yami", lambda: alone("yami", "blue:blank"), ("colour green",), unlocked, ["blue:blank", "green:shield"],
         lambda: fight(seat(hero("yami")), dice=["blue:blank"], heroes=[], sources=["yami"]), dice=("green:shield",)),
    Case("zacoal", lambda: alone("zacoal", "green:2shield", "blue:blank"), ("die blue:blank", "face 3arrow"), unlocked,
         ["blue:3arrow", "green:2shield"], lambda: alone("zacoal", "green:shield", "blue:blank")),
    Case("maruk-the-unbowed", lambda: alone("maruk-the-unbowed", "green:blank", quest="ogre-on-market-day",
         phase="wound"), (), told("saved", "hero"), ["maruk-the-unbowed"],
         lambda: alone("maruk-the-unbowed", "green:blank", phase="wound")),
    Case("sister-vael", lambda: alone("sister-vael", "green:blank", quest="ogre-on-market-day", phase="wound"),
         ("downgrade", "block light"), told("blocked", "wound"), ["light"],
         lambda: alone("sister-vael", "green:blank", phase="wound")),
    Case("oriss-farsight", lambda: alone("oriss-farsight", "blue:blank", "blue:arrow"),
         ("die blue:blank", "die blue:arrow"), unlocked, ["blue:2arrow", "blue:3arrow"],
         lambda: alone("oriss-farsight", "red:blank"), dice=("blue:2arrow", "blue:3arrow")),
    Case("hexa-thorn", lambda: alone("hexa-thorn", "yellow:rune"), ("symbol arrow",), result, {"arrow": 2},
         lambda: alone("hexa-thorn", "yellow:wand")),
    Case("brand-halfgiant", lambda: alone("brand-halfgiant", "red:2sword"), (), result, {"sword": 3},
         lambda: alone("brand-halfgiant", "red:shield")),
    Case("dame-quillon", lambda: alone("dame-quillon", "red:2sword", phase="outcome", decks=DRAW), (),
         told("drew", "item"), ["arcane-potion"], lambda: alone("dame-quillon", "red:sword", phase="outcome")),
)  # fmt: skip
IDS = [case.card for case in CASES]


@pytest.mark.rule("DQ-10.1", "DQ-10.5")
@pytest.mark.parametrize("case", marked(CASES))
def test_a_legend_works(case: Case) -> None:
    check_works(case)


@pytest.mark.rule("DQ-4.4")
@pytest.mark.parametrize("case", marked(CASES, negative=True))
def test_a_legend_is_not_on_offer(case: Case) -> None:
    check_fails(case)


def test_a_conversion_locks_the_die() -> None:
    game = alone("brand-halfgiant", "red:2sword", "blue:blank").say("use brand-halfgiant")
    assert locked(game) == ["red:2sword"]


@pytest.mark.card("doomies")
@pytest.mark.rule("DQ-10.5")
def test_doomies_hurts_whether_one_likes_it_or_not() -> None:
    game = alone("doomies", "blue:blank", phase="wound")
    assert [event.data["wound"] for event in game.events("wounded")] == ["unblockable"]


@pytest.mark.card("doomies", negative=True)
@pytest.mark.rule("DQ-10.5")
def test_doomies_does_no_harm_without_a_blank_blue_die() -> None:
    assert alone("doomies", "blue:arrow", "red:blank", phase="wound").events("wounded") == []


@pytest.mark.card("kess-of-many-faces")
def test_kess_lets_wands_count_as_swords_and_arrows() -> None:
    game = of_three("kess-of-many-faces", "yellow:2wand", "red:2sword", "blue:arrow")
    assert len(game.events("succeeded")) == 1


@pytest.mark.card("kess-of-many-faces", negative=True)
def test_without_kess_wands_are_wands() -> None:
    game = of_three("akimo", "yellow:2wand", "red:2sword", "blue:arrow")
    assert game.events("failed")[0].data["missing"] == {"arrow": 1}
