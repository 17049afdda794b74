"""Why an answer is not on offer: the reason and its rule, from the seat's own view."""

from typing import Any

import pytest

from tests.dicequest.camp import Camp, apprentice, camp, fight, hero, seat

MARKET = ["duelist", "corporal"]


def tavern(*party: Any, **more: Any) -> Camp:
    return camp(seat(*party, backpack="throwing-axe squires-blade", **more), market=MARKET)


@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("recruit shaman", "is not in the market", "DQ-3.3"),
        ("recruit corporal", "Corporal costs 3 gold; you have 2: 1 short", "DQ-3.3"),
        ("graduate duelist", "is no hero of your party", "DQ-3.4"),
        ("equip throwing-axe pirate", "Throwing Axe is no equipment", "DQ-3.5"),
        ("equip frost-knives pirate", "is not in your backpack", "DQ-3.5"),
        ("equip squires-blade nobody", "is no hero of your party", "DQ-3.5"),
        ("equip squires-blade pirate", "Pirate bears an item already", "DQ-3.5"),
        ("discard crown", "is no item of yours", "DQ-3.6"),
        ("use throwing-axe", "Throwing Axe is used in the step combat", "DQ-4.4"),
        ("use squires-blade", "must be equipped", "DQ-3.5"),
        ("use akimo", "is no card of yours", "DQ-4.4"),
        ("peddler", "the Peddler opens in act 2", "DQ-3.7"),
        ("gift", "the Gift is there in solo and co-op only", "DQ-9.7"),
        ("roll", "that is not what is asked now", "DQ-3.2"),
        ("dance", "is no answer in this game", "DQ-3.2"),
    ],
)
def test_the_tavern_says_why_not(text: str, reason: str, rule: str) -> None:
    said = tavern(hero("pirate", item="frost-knives"), gold=2).why(text)
    assert (reason in said.text, said.rule) == (True, rule), said.text


def test_a_full_party_must_graduate_first() -> None:
    game = tavern(hero("pirate"), hero("paladin"), hero("shaman"), gold=9)
    assert "one must graduate first" in game.why("recruit duelist").text


def test_an_action_that_costs_too_much_says_so() -> None:
    game = camp(seat(backpack="throwing-axe", gold=2), round=4)
    assert game.why("peddler").text == "the Peddler costs 3 gold; you have 2: 1 short"


def test_who_is_not_asked_is_told_who_is() -> None:
    assert "seat 0 is asked" in tavern().why("go", who=1).text


@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("attempt stormcaller", "does not lie in the quest area", "DQ-4.1"),
        ("attempt salt-caravan", "Salt Caravan needs 2 heroes; you have 1: 1 short", "DQ-4.1"),
        ("attempt nothing", "is no quest", "DQ-4.1"),
        ("attempt the-wicker-king", "the adventure is attempted in rounds 3, 6 and 9", "DQ-8.1"),
    ],
)
def test_the_choice_of_a_quest_says_why_not(text: str, reason: str, rule: str) -> None:
    quests = ["salt-caravan", "rats-in-the-cellar"]
    game = camp(seat(hero("pirate")), phase="quest", quests=quests, adventure="the-wicker-king")
    said = game.why(text)
    assert (reason in said.text, said.rule) == (True, rule), said.text


@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("use pirate", "Pirate is not on this quest", "DQ-4.4"),
        ("use duelist", "Duelist is an apprentice: no ability yet", "DQ-4.4"),
        ("use banner-knight", "was used this turn", "DQ-4.4"),
        ("reroll", "your re-roll token is on its inactive side", "DQ-5.2"),
        ("rune red:sword", "there is no unspent rune", "DQ-5.3"),
        ("place light duelist", "that is not what is asked now", "DQ-4.4"),
    ],
)
def test_combat_says_why_not(text: str, reason: str, rule: str) -> None:
    me = seat(hero("banner-knight"), apprentice("duelist"), hero("pirate"), reroll=False, backpack="throwing-axe")
    game = fight(me, "bandits-at-the-ford", dice=["red:sword"], heroes=["banner-knight", "duelist"])
    said = game.say("use banner-knight", dice=["red:sword"]).why(text)
    assert (reason in said.text, said.rule) == (True, rule), said.text


def test_runes_that_a_threat_forbids_say_so() -> None:
    me = seat(hero("pistolier"))
    game = fight(me, "goblin-tollbooth", dice=["blue:arrow+rune", "red:blank"], coop=True, threat="rune-drought")
    assert "Rune Drought forbids it" in game.why("rune blue:arrow+rune").text


def test_every_adventure_round_says_why_quests_are_closed() -> None:
    quests = ["salt-caravan"]
    party = (hero("pirate"), hero("duelist"), hero("paladin"))
    game = camp(seat(*party), phase="quest", round=3, quests=quests, adventure="the-wicker-king")
    position = game.position()
    position["show_forced"] = True
    position["turn"]["phase"] = "quest"
    del position["challenge"], position["pending"]
    assert "whoever can must attempt The Wicker King" in Camp(position).why("attempt salt-caravan").text


def test_a_wound_that_is_not_to_come_cannot_be_blocked() -> None:
    game = fight(seat(hero("pirate"), hero("duelist")), "salt-caravan", dice=["green:shield"], phase="wound")
    assert "there are 0 such" in game.why("block unblockable").text


@pytest.mark.parametrize(("text", "rule"), [("block deadly", "DQ-6.2"), ("next turn", "DQ-6.2")])
def test_blocking_says_why_not(text: str, rule: str) -> None:
    game = fight(seat(hero("pirate"), hero("duelist")), "salt-caravan", dice=["green:shield"], phase="wound")
    assert game.why(text).rule == rule
