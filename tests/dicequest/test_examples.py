"""The two worked examples of the book, step by step: DQ-8.7."""

import pytest

from tests.dicequest.camp import Camp, camp, hero, seat

RULE = pytest.mark.rule("DQ-8.7")


def stormcaller() -> Camp:
    """A wounded Blademaster with the Staff of Lightning, and the Pirate, who goes for the Stormcaller."""
    me = seat(
        hero("pirate"),
        hero("blademaster", wound="light", item="staff-of-lightning"),
        backpack="arcane-potion scroll-of-shiny-rune",
        gold=2,
    )
    return camp(me, round=4, phase="quest", quests=["stormcaller"]).say("attempt stormcaller")


ROLL = ("red:shield", "red:2sword", "blue:arrow", "yellow:rune")
WANDLESS = ("red:shield", "red:2sword", "blue:arrow", "yellow:blank")


def rolled() -> Camp:
    return stormcaller().say("use blademaster", "use arcane-potion", "roll", dice=ROLL)


@RULE
@pytest.mark.rule("DQ-4.1")
def test_exactly_two_heroes_go() -> None:
    assert stormcaller().challenge["heroes"] == [0, 1]


@RULE
@pytest.mark.rule("DQ-4.3")
def test_the_pool_grows_by_the_wound_and_by_the_potion() -> None:
    game = stormcaller()
    assert game.challenge["pool"] == {"red": 1, "blue": 1}
    game.say("use blademaster")
    assert game.challenge["pool"] == {"red": 2, "blue": 1}
    game.say("use arcane-potion")
    assert game.challenge["pool"] == {"red": 2, "blue": 1, "yellow": 1}


@RULE
def test_one_wand_is_missing_after_the_roll() -> None:
    game = rolled()
    assert game.challenge["missing"] == {"wand": 1}


@RULE
@pytest.mark.rule("DQ-10.5")
def test_the_pirate_rerolls_for_two_gold() -> None:
    game = rolled().say("use pirate", "die yellow:rune", dice=["yellow:blank"])
    assert game.mine()["gold"] == 0
    assert [die["die"] for die in game.challenge["unlocked"]][-1] == "yellow:blank"


def fought() -> Camp:
    game = rolled().say("use pirate", "die yellow:rune", dice=["yellow:blank"])
    game.say("reroll", "die yellow:blank", "done", dice=["yellow:blank"])
    return game.say("use scroll-of-shiny-rune", "use staff-of-lightning")


@RULE
@pytest.mark.rule("DQ-5.2")
def test_the_token_rerolls_the_yellow_die_and_is_used_up() -> None:
    game = rolled().say("use pirate", "die yellow:rune", dice=["yellow:blank"])
    game.say("reroll", "die yellow:blank", "done", dice=["yellow:blank"])
    assert not game.mine()["reroll"]
    assert game.challenge["missing"] == {"wand": 1}


@RULE
@pytest.mark.rule("DQ-5.5")
def test_the_rune_of_the_scroll_pays_for_the_wand_of_the_staff_and_locks_nothing() -> None:
    game = fought()
    assert game.challenge["missing"] == {}
    assert game.challenge["locked"] == []
    assert game.challenge["added"] == {"wand": 1}


@RULE
@pytest.mark.rule("DQ-6.2")
def test_the_shield_blocks_the_deadly_wound_and_the_pirate_takes_the_light_one() -> None:
    game = fought().skip_to("block")
    game.say("block deadly")
    assert game.kind == "place"
    game.say("place light pirate")
    assert game.heroes()["pirate"]["wound"] == "light"


@RULE
@pytest.mark.rule("DQ-7.3")
def test_success_brings_two_gold_three_points_and_a_new_quest() -> None:
    game = fought().skip_to("block").say("block deadly", "place light pirate")
    me = game.skip_to("tavern").mine()
    assert (me["gold"], me["quests"], me["points_from"]["quests"], me["reroll"]) == (2, ["stormcaller"], 3, False)
    assert "stormcaller" not in [quest["quest"] for quest in game.view["quests"]]
    assert len(game.view["quests"]) == 5


def death_dealer() -> Camp:
    """Scavenger, Akimo with the Charm of Liathan, Ward Mage with the Frost Knives; one is wounded already."""
    me = seat(
        hero("scavenger", wound="light"),
        hero("akimo", item="charm-of-liathan"),
        hero("ward-mage", item="frost-knives"),
        backpack="dragonskin-potion scroll-of-shiny-rune",
    )
    game = camp(me, round=9, phase="quest", adventure="death-dealer")
    dice = ["red:sword", "blue:blank", "blue:arrow", "yellow:wand", "green:shield"]
    return game.say("use dragonskin-potion", "roll", dice=dice)


@RULE
@pytest.mark.rule("DQ-8.1")
def test_all_three_heroes_must_fight_the_death_dealer() -> None:
    game = death_dealer()
    assert game.challenge["quest"] == "death-dealer"
    assert game.challenge["heroes"] == [0, 1, 2]
    assert game.challenge["pool"] == {"red": 1, "blue": 2, "yellow": 1, "green": 1}


@RULE
def test_one_generic_success_is_missing() -> None:
    assert death_dealer().challenge["missing"] == {"any": 1}


def dealt() -> Camp:
    game = death_dealer().say("use frost-knives", "die blue:blank", dice=["blue:arrow+rune"])
    game.say("use akimo")
    game.say("use scroll-of-shiny-rune", "use charm-of-liathan", "rune free", "cancel")
    return game.say("use ward-mage")


@RULE
def test_the_frost_knives_bring_the_missing_success_and_a_rune() -> None:
    game = death_dealer().say("use frost-knives", dice=["blue:arrow+rune"])
    game.say("die blue:blank")
    assert game.challenge["missing"] == {}
    assert game.result["rune"] == 1


@RULE
@pytest.mark.rule("DQ-10.3")
def test_the_charm_cancels_a_wound_and_the_ward_mage_adds_a_shield() -> None:
    game = dealt()
    assert game.challenge["wounds"]["light"] == 4
    assert game.result == {"sword": 2, "arrow": 2, "wand": 1, "shield": 2}
    assert [die["die"] for die in game.challenge["locked"]] == ["blue:arrow+rune"]


@RULE
@pytest.mark.rule("DQ-6.1")
def test_the_wand_deals_an_unblockable_wound() -> None:
    game = dealt().skip_to("block")
    assert game.challenge["wounds"] == {"light": 4, "deadly": 0, "unblockable": 1}


@RULE
@pytest.mark.rule("DQ-6.3")
def test_three_wounds_defeat_two_heroes_one_of_whom_was_wounded() -> None:
    game = dealt().skip_to("block").say("block light", "block light")
    assert game.challenge["wounds"] == {"light": 2, "deadly": 0, "unblockable": 1}
    game.say("place light scavenger", "place light akimo", "place unblockable akimo")
    assert list(game.heroes()) == ["ward-mage"]


@RULE
@pytest.mark.rule("DQ-8.3")
def test_the_score_is_two() -> None:
    """Seven successes for five: shields that blocked still count, the rune does not."""
    game = dealt().skip_to("block").say("block light", "block light")
    game.say("place light scavenger", "place light akimo", "place unblockable akimo")
    game.skip_to("tavern")
    assert game.mine()["score"] == 2
