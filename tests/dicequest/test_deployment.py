"""Choosing a quest and deploying: DQ-4."""

from typing import Any

import pytest

from tests.dicequest.camp import apprentice, camp, fight, hero, seat

QUESTS = ["rats-in-the-cellar", "goblin-tollbooth", "bandits-at-the-ford"]
"""For one hero, for one or two, and for two."""


def choosing(*party: dict[str, object], **more: Any) -> list[str]:
    game = camp(seat(*party, backpack="tattered-map"), phase="quest", quests=QUESTS, **more)
    return game.offers if game.kind == "quest" else []


@pytest.mark.rule("DQ-4.1", "DQ-4.2")
def test_quests_need_as_many_heroes_as_their_party() -> None:
    assert choosing(hero("pirate")) == ["attempt rats-in-the-cellar", "attempt goblin-tollbooth", "attempt playtime"]
    assert "attempt bandits-at-the-ford" in choosing(hero("pirate"), hero("duelist"))


@pytest.mark.rule("DQ-4.2")
def test_playtime_needs_nobody_and_brings_a_gold() -> None:
    game = camp(seat(backpack="tattered-map"), phase="quest", quests=QUESTS)
    assert game.say("next").mine()["gold"] == 1


@pytest.mark.rule("DQ-4.2")
def test_playtime_turns_no_token_and_stays_on_the_board() -> None:
    game = camp(seat(hero("pirate"), reroll=False, backpack="throwing-axe"), phase="quest", quests=QUESTS)
    game.say("attempt playtime").skip_to("tavern")
    assert not game.mine()["reroll"]
    assert game.mine()["quests"] == []


@pytest.mark.rule("DQ-4.2", "D8")
def test_an_item_for_a_success_works_at_playtime() -> None:
    game = camp(seat(backpack="tattered-map"), phase="quest", quests=QUESTS).say("use tattered-map")
    assert [event.data["n"] for event in game.events("gold")][:2] == [2, 1]


@pytest.mark.rule("DQ-4.1")
def test_within_a_range_the_player_chooses_how_many_go() -> None:
    game = camp(seat(hero("pirate"), hero("duelist")), phase="quest", quests=QUESTS)
    game.say("attempt goblin-tollbooth")
    assert game.offers == ["send pirate", "send duelist"]
    assert game.say("send duelist").offers == ["send pirate", "done"]
    assert game.say("done").challenge["heroes"] == [1]


@pytest.mark.rule("DQ-4.1")
def test_no_more_than_the_party_size_go() -> None:
    game = camp(seat(hero("pirate"), hero("duelist"), hero("paladin")), phase="quest", quests=QUESTS)
    game.say("attempt bandits-at-the-ford", "send pirate", "send paladin")
    assert game.challenge["heroes"] == [0, 2]


@pytest.mark.rule("DQ-4.3", "DQ-10.4")
def test_the_dice_of_active_heroes_form_the_pool() -> None:
    me = seat(hero("duelist"), hero("falconer"), hero("shaman"))
    game = fight(me, "hydra-fen", phase="deployment")
    assert game.challenge["pool"] == {"red": 1, "blue": 1, "yellow": 1}


@pytest.mark.rule("DQ-10.4")
@pytest.mark.parametrize(
    ("name", "colour"), [("duelist", "red"), ("falconer", "blue"), ("shaman", "yellow"), ("paladin", "green")]
)
def test_every_class_has_its_colour(name: str, colour: str) -> None:
    game = fight(seat(apprentice(name)), phase="deployment")
    assert game.challenge["pool"] == {colour: 1}


@pytest.mark.rule("DQ-4.3", "DQ-1.7")
def test_there_are_no_more_than_four_dice_of_a_colour() -> None:
    me = seat("doomies", "oriss-farsight", hero("falconer"), backpack="hawkeye-tonic bravery-ale")
    game = camp(me, phase="quest", round=7, quests=["twin-colossi"]).say("attempt twin-colossi")
    assert game.challenge["pool"] == {"red": 1, "blue": 4}
    assert game.offers == ["roll", "use bravery-ale"]


@pytest.mark.rule("DQ-4.4")
def test_an_ability_is_used_once_a_turn() -> None:
    game = fight(seat(hero("bladedancer")), dice=["red:blank", "red:sword"]).say("use bladedancer", "die red:blank")
    assert "use bladedancer" not in game.offers


@pytest.mark.rule("DQ-4.4")
def test_heroes_who_stay_at_home_and_their_items_do_not_help() -> None:
    me = seat(hero("falconer"), hero("bladedancer", item="squires-blade"))
    game = fight(me, dice=["red:blank", "blue:blank"], heroes=["falconer"])
    assert [offer for offer in game.offers if offer.startswith("use")] == ["use falconer"]


@pytest.mark.rule("DQ-4.4", "D11")
def test_what_a_quest_itself_demands_comes_without_being_asked() -> None:
    game = fight(seat(hero("doomies")), dice=["blue:blank"], phase="wound")
    assert [event.data["card"] for event in game.events("used")] == ["doomies"]


@pytest.mark.rule("DQ-8.1")
@pytest.mark.parametrize("round", [3, 6, 9])
def test_who_can_must_choose_the_adventure(round: int) -> None:
    adventure = {3: "raiders-of-gull-point", 6: "engine-of-ash", 9: "death-dealer"}[round]
    me = seat(hero("pirate"), hero("duelist"), hero("paladin"))
    game = camp(me, phase="quest", round=round, adventure=adventure)
    assert game.challenge["quest"] == adventure


@pytest.mark.rule("DQ-8.1")
def test_who_has_too_few_heroes_for_the_adventure_chooses_any_quest() -> None:
    offers = choosing(hero("pirate"), round=3, adventure="raiders-of-gull-point")
    assert offers == ["attempt rats-in-the-cellar", "attempt goblin-tollbooth", "attempt playtime"]


@pytest.mark.rule("DQ-8.1")
def test_the_adventure_cannot_be_chosen_in_other_rounds() -> None:
    assert not any("gull" in offer for offer in choosing(hero("pirate"), hero("duelist"), round=2))
