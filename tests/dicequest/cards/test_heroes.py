"""Every apprentice's expert side: one case in which its ability works, and one in which it does not."""

from typing import Any

import pytest

from tests.dicequest.camp import Camp, Doc, apprentice, fight, hero, seat
from tests.dicequest.cards.cases import (
    Case,
    backpack,
    blocks,
    check_fails,
    check_works,
    gold,
    marked,
    pool,
    result,
    unlocked,
    wound_of,
    wounds,
)

DRAW = {"basic": {"under": ["arcane-potion", "throwing-axe"]}}


def alone(name: str, *dice: str, wound: str = "none", **more: Any) -> Camp:
    """A fight of one expert with these dice on the table."""
    mine: Doc = {key: more.pop(key) for key in ("gold", "backpack", "reroll") if key in more}
    return fight(seat(hero(name, wound=wound), **mine), dice=dice, **more)


def before(name: str, phase: str, wound: str = "none", **more: Any) -> Camp:
    return fight(seat(hero(name, wound=wound)), phase=phase, **more)


CASES = (
    Case("blademaster", lambda: before("blademaster", "deployment", "light"), (), pool, {"red": 2},
         lambda: before("blademaster", "deployment")),
    Case("corporal", lambda: alone("corporal", "red:blank", "yellow:rune"), ("face 2sword",), unlocked,
         ["red:2sword"], lambda: alone("corporal", "red:blank", "yellow:wand")),
    Case("bladedancer", lambda: alone("bladedancer", "red:blank"), (), unlocked, ["red:2sword"],
         lambda: alone("bladedancer", "blue:blank")),
    Case("duelist", lambda: alone("duelist", "red:2sword", phase="wound"), (), result, {"sword": 2, "shield": 1},
         lambda: alone("duelist", "red:sword", "red:sword", phase="wound")),
    Case("gladiator", lambda: alone("gladiator", "red:blank"), (), result, {"sword": 2},
         lambda: fight(seat(hero("gladiator")), dice=["red:blank"], heroes=[], sources=["gladiator"])),
    Case("banner-knight", lambda: alone("banner-knight", "red:blank"), (), unlocked, ["red:2sword"],
         lambda: alone("banner-knight", "green:blank"), dice=("red:2sword",)),
    Case("sellsword", lambda: alone("sellsword", "red:blank", gold=1), (), result, {"sword": 1},
         lambda: alone("sellsword", "red:blank", gold=0)),
    Case("pirate", lambda: alone("pirate", "green:blank", gold=2), (), unlocked, ["green:shield"],
         lambda: alone("pirate", "green:blank", gold=1), dice=("green:shield",)),
    Case("scavenger", lambda: alone("scavenger", "blue:arrow+rune", decks=DRAW), (), backpack, ["arcane-potion"],
         lambda: alone("scavenger", "blue:arrow", decks=DRAW)),
    Case("pistolier", lambda: alone("pistolier", "blue:arrow+rune"), (), unlocked, ["blue:3arrow"],
         lambda: alone("pistolier", *["blue:arrow+rune"] * 4), dice=("blue:3arrow",)),
    Case("falconer", lambda: alone("falconer", "blue:blank"), (), unlocked, ["blue:2arrow"],
         lambda: alone("falconer", "red:blank"), dice=("blue:2arrow",)),
    Case("poacher", lambda: alone("poacher", "red:2sword", phase="reward"), (), gold, 1,
         lambda: alone("poacher", "red:sword", phase="reward")),
    Case("longshot", lambda: alone("longshot", "blue:2arrow"), (), result, {"arrow": 3},
         lambda: alone("longshot", "blue:arrow", "red:2sword")),
    Case("bombardier", lambda: alone("bombardier", "blue:blank"), (), unlocked, ["blue:3arrow"],
         lambda: alone("bombardier", "blue:3arrow")),
    Case("ward-mage", lambda: alone("ward-mage", "yellow:rune"), (), result, {"shield": 1},
         lambda: alone("ward-mage", "yellow:wand")),
    Case("fire-mage", lambda: alone("fire-mage", "yellow:2rune", "yellow:blank"), ("face 2wand",),
         unlocked, ["yellow:2wand"], lambda: alone("fire-mage", "red:blank", "green:shield+rune")),
    Case("shaman", lambda: alone("shaman", "yellow:rune", wound="light"), (), wound_of("shaman"), None,
         lambda: alone("shaman", "yellow:rune", wound="unblockable")),
    Case("spiritist", lambda: alone("spiritist", "yellow:rune"), (), result, {"wand": 1},
         lambda: alone("spiritist", "yellow:2wand")),
    Case("scarifier", lambda: alone("scarifier", "yellow:blank"), (), result, {"rune": 1},
         lambda: fight(seat(hero("scarifier")), dice=["red:blank"], heroes=[], sources=["scarifier"])),
    Case("runesmith", lambda: alone("runesmith", "yellow:rune"), (), result, {"rune": 2},
         lambda: alone("runesmith", "yellow:wand")),
    Case("hedge-witch", lambda: alone("hedge-witch", "yellow:blank"), (), unlocked, ["yellow:2rune"],
         lambda: alone("hedge-witch", "red:blank"), dice=("yellow:2rune",)),
    Case("paladin", lambda: alone("paladin", "green:blank"), (), unlocked, ["green:2shield"],
         lambda: alone("paladin", "green:2shield")),
    Case("defender", lambda: alone("defender", "green:shield"), (), result, {"shield": 2},
         lambda: alone("defender", "green:sword")),
    Case("gatekeeper", lambda: alone("gatekeeper", "green:blank"), (), unlocked, ["green:sword"],
         lambda: alone("gatekeeper", "red:shield"), dice=("green:sword",)),
    Case("ironclad", lambda: alone("ironclad", "green:blank", quest="sparring-yard", phase="wound"), (), blocks, 1,
         lambda: alone("ironclad", "green:blank", phase="wound")),
    Case("field-medic", lambda: alone("field-medic", "green:blank", wound="light", phase="reward"), (),
         wound_of("field-medic"), None, lambda: alone("field-medic", "green:blank", phase="reward")),
    Case("shieldmaiden", lambda: alone("shieldmaiden", "green:shield"), (), result, {"sword": 1},
         lambda: alone("shieldmaiden", "green:blank")),
    Case("toll-guard", lambda: alone("toll-guard", "green:blank", wound="light", quest="sparring-yard", phase="wound"),
         (), blocks, 1, lambda: alone("toll-guard", "green:blank", quest="sparring-yard", phase="wound")),
)  # fmt: skip
IDS = [case.card for case in CASES]


@pytest.mark.rule("DQ-10.1", "DQ-10.5")
@pytest.mark.parametrize("case", marked(CASES))
def test_an_expert_works(case: Case) -> None:
    check_works(case)


@pytest.mark.rule("DQ-4.4")
@pytest.mark.parametrize("case", marked(CASES, negative=True))
def test_an_expert_is_not_on_offer(case: Case) -> None:
    check_fails(case)


@pytest.mark.rule("DQ-4.4")
@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_an_apprentice_has_no_ability(case: Case) -> None:
    """The same situation with the apprentice side up."""
    position = case.works().position()
    for one in position["seats"]:
        for card in one["party"]:
            if card is not None:
                card["expert"] = False
    position["challenge"]["sources"] = []
    game = Camp(position)
    assert f"use {case.card}" not in (game.offers if game.s.seats else [])


def test_the_shaman_cancels_a_wound_to_come() -> None:
    game = alone("shaman", "yellow:rune", quest="sparring-yard").say("use shaman")
    assert wounds(game)["light"] == 0


@pytest.mark.rule("DQ-6.3")
def test_the_price_of_the_gladiator_is_an_unblockable_wound() -> None:
    game = alone("gladiator", "red:blank").say("use gladiator")
    assert game.heroes()["gladiator"]["wound"] == "unblockable"


def test_a_wounded_gladiator_falls_for_his_swords() -> None:
    game = alone("gladiator", "red:blank", wound="light").say("use gladiator")
    assert (game.heroes(), game.result) == ({}, {"sword": 2})


def test_the_scavenger_locks_the_die_whose_rune_he_spends() -> None:
    game = alone("scavenger", "blue:arrow+rune", decks=DRAW).say("use scavenger")
    assert (game.challenge["locked"][0]["spent"], game.result) == ({"rune": 1}, {"arrow": 1})


def test_the_field_medic_heals_another_hero_of_the_quest() -> None:
    me = seat(hero("field-medic"), apprentice("pirate", wound="light"))
    game = fight(me, "bandits-at-the-ford", dice=["red:blank"], phase="reward").say("use field-medic")
    assert game.heroes()["pirate"]["wound"] is None
