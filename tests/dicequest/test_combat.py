"""Combat: DQ-5."""

import pytest

from tests.dicequest.camp import Camp, camp, fight, hero, seat

ME = seat(hero("duelist"))


def faces(game: Camp) -> list[str]:
    return [die["die"] for die in game.challenge["unlocked"]]


@pytest.mark.rule("DQ-5.1")
def test_the_whole_pool_is_rolled_into_the_unlocked_zone() -> None:
    me = seat(hero("duelist"), hero("falconer"))
    game = camp(me, phase="quest", quests=["bandits-at-the-ford"])
    game.say("attempt bandits-at-the-ford", dice=["red:2sword", "blue:arrow"]).say("roll")
    assert (faces(game), game.challenge["locked"]) == (["red:2sword", "blue:arrow"], [])


@pytest.mark.rule("DQ-5.1")
def test_abilities_token_and_runes_come_in_any_order_and_number() -> None:
    me = seat(hero("hedge-witch"), backpack="lucky-clover")
    game = fight(me, dice=["yellow:2rune", "red:blank", "red:sword"])
    game.say("rune yellow:2rune", "die red:blank", dice=["red:blank"])
    game.say("use lucky-clover", "die red:blank", "done", dice=["red:blank"])
    game.say("rune free", "die red:blank", dice=["red:blank"])
    game.say("reroll", "die red:blank", "done", dice=["red:2sword"])
    assert game.events("rerolled")[-1].data["result"] == {"sword": 3}


@pytest.mark.rule("DQ-5.2")
def test_the_token_rerolls_any_set_of_dice_named_at_once() -> None:
    game = fight(ME, dice=["red:blank", "red:blank", "red:sword"])
    game.say("reroll", "die red:blank", "die red:blank")
    assert faces(game) == ["red:blank", "red:blank", "red:sword"]
    game.say("done", dice=["red:2sword", "red:shield"])
    assert faces(game) == ["red:sword", "red:2sword", "red:shield"]


@pytest.mark.rule("DQ-5.2")
def test_the_token_needs_a_die() -> None:
    game = fight(ME, dice=["red:blank", "red:sword"]).say("reroll")
    assert game.offers == ["die red:blank", "die red:sword"]


@pytest.mark.rule("DQ-5.2")
def test_an_inactive_token_is_not_on_offer() -> None:
    game = fight(seat(hero("banner-knight"), reroll=False), dice=["red:blank"])
    assert "reroll" not in game.offers


@pytest.mark.rule("DQ-5.2")
def test_a_used_token_is_inactive() -> None:
    game = fight(seat(hero("banner-knight")), dice=["red:blank", "red:sword"])
    game.say("reroll", "die red:blank", "done", dice=["red:sword"])
    assert "reroll" not in game.offers


@pytest.mark.rule("DQ-5.3")
def test_a_rune_of_a_die_locks_it_and_rerolls_one_other() -> None:
    game = fight(ME, dice=["blue:arrow+rune", "red:blank", "red:sword"])
    game.say("rune blue:arrow+rune", "die red:blank", dice=["red:2sword"])
    assert game.challenge["locked"] == [{"die": "blue:arrow+rune", "gives": {"arrow": 1}, "spent": {"rune": 1}}]
    assert faces(game) == ["red:sword", "red:2sword"]


@pytest.mark.rule("DQ-5.3")
def test_a_locked_die_is_not_rerolled_or_changed() -> None:
    me = seat(hero("bladedancer"), hero("falconer"))
    game = fight(
        me, "bandits-at-the-ford", dice=["red:blank"], locked=[{"die": "blue:arrow+rune", "left": {"arrow": 1}}]
    )
    assert "use falconer" not in game.offers
    game.say("reroll")
    assert [event.data["option"] for event in game.events("forced")] == ["die red:blank", "done"]


@pytest.mark.rule("DQ-5.3", "D14")
def test_a_rune_on_the_only_die_can_reroll_nothing() -> None:
    game = fight(seat(hero("ward-mage")), dice=["yellow:rune"])
    assert not any(offer.startswith("rune") for offer in game.offers)
    assert "use ward-mage" in game.offers


@pytest.mark.rule("DQ-5.3")
def test_a_rune_pays_for_an_ability_and_locks_its_die() -> None:
    game = fight(seat(hero("spiritist")), dice=["yellow:wand+rune", "red:blank"]).say("use spiritist")
    assert game.result == {"wand": 2}
    assert [die["die"] for die in game.challenge["locked"]] == ["yellow:wand+rune"]


@pytest.mark.rule("DQ-5.3")
def test_the_player_chooses_which_rune_pays() -> None:
    game = fight(seat(hero("spiritist")), dice=["yellow:wand+rune", "blue:arrow+rune"]).say("use spiritist")
    assert game.offers == ["rune blue:arrow+rune", "rune yellow:wand+rune"]


@pytest.mark.rule("DQ-5.4")
def test_a_spent_rune_counts_no_more_but_the_rest_of_its_die_does() -> None:
    game = fight(ME, "humming-stones", dice=["green:shield+rune", "red:blank", "red:sword"])
    assert game.challenge["missing"] == {}
    game.say("rune green:shield+rune", "die red:blank", dice=["red:blank"])
    assert game.challenge["missing"] == {"rune": 1}
    assert game.result == {"sword": 1, "shield": 1}


@pytest.mark.rule("DQ-5.5")
def test_a_rune_from_a_card_locks_no_die() -> None:
    me = seat(hero("duelist"), backpack="scroll-of-shiny-rune")
    game = fight(me, dice=["red:blank", "red:sword"]).say("use scroll-of-shiny-rune", "rune free", "die red:blank")
    assert game.challenge["locked"] == []


@pytest.mark.rule("DQ-5.5")
def test_both_runes_of_a_die_can_be_spent() -> None:
    game = fight(ME, dice=["yellow:2rune", "red:blank", "red:sword"])
    game.say("rune yellow:2rune", "die red:blank", dice=["red:blank"])
    assert game.result["rune"] == 1
    game.say("rune free", "die red:blank", dice=["red:blank"])
    assert game.challenge["locked"] == [{"die": "yellow:2rune", "gives": {}, "spent": {"rune": 2}}]
    assert not any(offer.startswith("rune") for offer in game.offers)


@pytest.mark.rule("D13")
def test_a_rune_of_a_card_is_spent_before_one_of_a_locked_die() -> None:
    game = fight(
        ME, dice=["red:blank", "red:sword"], locked=[{"die": "yellow:2rune", "left": {"rune": 1}}], added={"rune": 1}
    )
    game.say("rune free", "die red:blank")
    assert (game.challenge["added"], game.challenge["locked"][0]["gives"]) == ({}, {"rune": 1})


@pytest.mark.rule("D16")
def test_a_free_symbol_can_be_converted_and_locks_nothing() -> None:
    me = seat(hero("defender"), backpack="pot-lid-buckler")
    game = fight(me, dice=["green:blank", "red:sword"]).say("use pot-lid-buckler", "use defender")
    assert (game.result, game.challenge["locked"]) == ({"sword": 1, "shield": 2}, [])


@pytest.mark.rule("D17")
def test_a_die_is_not_turned_to_the_face_it_shows() -> None:
    game = fight(seat(hero("corporal")), dice=["red:sword", "yellow:rune"]).say("use corporal")
    assert game.offers == ["face blank", "face 2sword", "face shield"]


def test_the_result_is_explained_die_by_die() -> None:
    game = fight(
        ME, dice=["red:2sword", "blue:blank"], locked=[{"die": "blue:arrow+rune", "left": {"arrow": 1}}],
        added={"wand": 1}, lost={"sword": 1},
    )  # fmt: skip
    shown = game.challenge
    assert shown["unlocked"] == [{"die": "red:2sword", "gives": {"sword": 2}}, {"die": "blue:blank", "gives": {}}]
    assert shown["locked"] == [{"die": "blue:arrow+rune", "gives": {"arrow": 1}, "spent": {"rune": 1}}]
    assert (shown["added"], shown["lost"]) == ({"wand": 1}, {"sword": 1})
    assert shown["result"] == {"sword": 1, "arrow": 1, "wand": 1}
