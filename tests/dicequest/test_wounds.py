"""Wounds: DQ-6."""

from typing import Any

import pytest

from tests.dicequest.camp import Camp, fight, hero, seat

PAIR = (hero("pirate"), hero("falconer"))


def hurt(quest: str, *party: dict[str, object], dice: tuple[str, ...] = ("red:blank",), **more: Any) -> Camp:
    """The wound step of a quest, with a hero at home who takes no part."""
    sent = [str(one["hero"]) for one in party]
    backpack = str(more.pop("backpack", ""))
    me = seat(*party, backpack=backpack) if len(party) == 3 else seat(*party, hero("paladin"), backpack=backpack)
    return fight(me, quest, dice=dice, heroes=sent, phase="wound", **more)


@pytest.mark.rule("DQ-6.1")
def test_abilities_come_before_the_count() -> None:
    game = hurt("salt-caravan", hero("ironclad"), hero("pirate"))
    assert game.offers == ["next", "use ironclad"]
    assert game.events("wounds") == []
    game.say("next")
    assert game.events("wounds")[0].data["light"] == 2


@pytest.mark.rule("DQ-6.2")
@pytest.mark.parametrize(
    ("dice", "offers"),
    [
        (("green:shield",), ["next", "block light", "block deadly"]),
        (("red:sword",), None),
    ],
)
def test_each_shield_may_block_a_light_or_a_deadly_wound(dice: tuple[str, ...], offers: list[str] | None) -> None:
    game = hurt("stormcaller", *PAIR, dice=dice)
    assert (game.offers if game.kind == "block" else None) == offers


@pytest.mark.rule("DQ-6.2")
def test_two_shields_block_two_wounds_and_no_more() -> None:
    game = hurt("siege-of-harrow-keep", *PAIR, hero("paladin"), dice=("green:2shield",))
    game.say("block light", "block light")
    assert game.kind == "place"
    assert game.challenge["wounds"]["light"] == 1


@pytest.mark.rule("DQ-6.2")
def test_nobody_has_to_block() -> None:
    game = hurt("salt-caravan", *PAIR, dice=("green:2shield",)).say("next")
    assert (game.kind, game.challenge["wounds"]["light"]) == ("place", 2)


@pytest.mark.rule("DQ-6.2")
def test_unblockable_wounds_cannot_be_blocked() -> None:
    game = hurt("weavers-larder", *PAIR, dice=("green:2shield",), backpack="smoke-pellet")
    assert game.kind == "place"
    assert game.offers == ["place unblockable pirate", "place unblockable falconer"]


@pytest.mark.rule("DQ-6.2")
def test_a_shield_that_blocks_still_meets_the_requirement() -> None:
    game = hurt("salt-caravan", *PAIR, dice=("green:shield", "red:sword")).say("block light")
    game.say("place light pirate")
    assert len(game.events("succeeded")) == 1


@pytest.mark.rule("D18")
def test_what_a_card_blocks_leaves_the_shields() -> None:
    game = hurt("salt-caravan", *PAIR, dice=("green:shield",), backpack="smoke-pellet").say("use smoke-pellet")
    game.say("block light")
    assert (game.challenge["shields"], game.challenge["blocks"]) == (1, 0)


@pytest.mark.rule("DQ-6.3")
def test_wounds_are_placed_one_at_a_time_on_active_heroes_only() -> None:
    game = hurt("stormcaller", *PAIR)
    assert game.offers == [
        "place light pirate", "place light falconer", "place deadly pirate", "place deadly falconer",
    ]  # fmt: skip


@pytest.mark.rule("DQ-6.3")
def test_wounds_come_in_any_order() -> None:
    game = hurt("stormcaller", *PAIR).say("place light pirate")
    assert game.offers == ["place deadly pirate", "place deadly falconer"]


@pytest.mark.rule("DQ-6.3")
def test_the_second_light_wound_defeats_at_once() -> None:
    game = hurt("siege-of-harrow-keep", *PAIR, hero("paladin"))
    game.say("place light pirate", "place light pirate")
    assert "pirate" not in game.heroes()
    assert game.offers == ["place light falconer", "place light paladin"]


@pytest.mark.rule("DQ-6.3")
def test_a_deadly_wound_defeats_an_unwounded_hero() -> None:
    game = hurt("toll-of-the-troll", *PAIR).say("place deadly pirate")
    assert "pirate" not in game.heroes()


@pytest.mark.rule("DQ-6.3")
def test_one_light_wound_does_not_defeat() -> None:
    game = hurt("bandits-at-the-ford", *PAIR).say("place light pirate")
    assert game.heroes()["pirate"]["wound"] == "light"


@pytest.mark.rule("DQ-6.3")
def test_the_defeated_go_under_their_deck_with_their_item() -> None:
    party = (hero("pirate", wound="light", item="frost-knives"), hero("falconer"))
    game = hurt("bandits-at-the-ford", *party, next_hero="shaman").say("place light pirate")
    assert game.view["decks"]["heroes"]["under"] == ["pirate"]
    assert game.view["decks"]["basic"]["under"] == ["frost-knives"]


@pytest.mark.rule("DQ-6.3")
def test_a_defeated_legend_goes_under_the_deck_of_legends() -> None:
    game = hurt("toll-of-the-troll", hero("akimo"), hero("falconer")).say("place deadly akimo")
    assert game.view["decks"]["legends"]["under"] == ["akimo"]


@pytest.mark.rule("DQ-6.3")
def test_surplus_wounds_vanish_when_nobody_is_left() -> None:
    game = hurt("ogre-on-market-day", hero("pirate"), wounds={"light": 4})
    assert list(game.heroes()) == ["paladin"]
    assert len(game.events("wounded")) == 2


@pytest.mark.rule("DQ-6.4")
def test_a_quest_succeeds_with_all_heroes_defeated() -> None:
    game = hurt("ogre-on-market-day", hero("pirate"), dice=("red:2sword", "red:sword"))
    assert game.events("defeated")[0].data["hero"] == "pirate"
    assert len(game.events("succeeded")) == 1


@pytest.mark.rule("DQ-6.5")
def test_wounds_stay_from_turn_to_turn() -> None:
    game = hurt("weavers-larder", *PAIR, backpack="throwing-axe").say("place unblockable pirate").skip_to("tavern")
    assert game.heroes()["pirate"]["wound"] == "light"


@pytest.mark.rule("DQ-6.3", "D12")
def test_a_hero_defeated_in_combat_leaves_dice_and_abilities() -> None:
    party = (hero("scarifier", wound="light"), hero("spiritist"))
    game = fight(seat(*party), "bandits-at-the-ford", dice=["yellow:blank", "yellow:blank"])
    game.say("use scarifier", "hero scarifier")
    assert (list(game.heroes()), game.challenge["pool"]) == (["spiritist"], {"yellow": 2})
    assert "use spiritist" in game.offers


@pytest.mark.rule("D12")
def test_an_item_of_a_hero_defeated_in_combat_still_works() -> None:
    party = (hero("gladiator", wound="light", item="squires-blade"),)
    game = fight(seat(*party), dice=["red:blank"]).say("use gladiator")
    assert "use squires-blade" in game.offers


@pytest.mark.rule("D19")
def test_a_saved_hero_stays_unwounded_with_its_item() -> None:
    party = (hero("pirate", wound="light", item="phoenix-plume"), hero("falconer"))
    game = hurt("bandits-at-the-ford", *party).say("use phoenix-plume", "place light pirate")
    assert (game.heroes()["pirate"]["wound"], game.heroes()["pirate"]["item"]) == (None, "phoenix-plume")


@pytest.mark.rule("D19")
def test_only_the_first_hero_is_saved() -> None:
    party = (hero("pirate", item="phoenix-plume"), hero("falconer"))
    game = hurt("toll-of-the-troll", *party, wounds={"deadly": 2}).say("use phoenix-plume")
    game.say("place deadly falconer", "place deadly falconer")
    assert sorted(game.heroes()) == ["paladin", "pirate"]


@pytest.mark.rule("DQ-10.3", "D20")
def test_an_unblockable_wound_is_not_removed_in_its_quest() -> None:
    game = hurt("weavers-larder", hero("field-medic"), hero("pirate")).say("place unblockable pirate")
    assert game.heroes()["pirate"]["wound"] in ("unblockable", "light")
    assert game.events("healed") == []


@pytest.mark.rule("DQ-10.3")
def test_removing_a_wound_in_combat_can_cancel_one_to_come() -> None:
    me = seat(hero("shaman", wound="light"), hero("pirate"))
    game = fight(me, "bandits-at-the-ford", dice=["yellow:rune", "red:blank"]).say("use shaman")
    assert game.offers == ["hero shaman", "cancel"]
    assert game.say("cancel").challenge["wounds"]["light"] == 0


@pytest.mark.rule("DQ-10.3")
def test_a_deadly_wound_is_not_cancelled() -> None:
    me = seat(hero("shaman"), hero("pirate"))
    game = fight(me, "toll-of-the-troll", dice=["yellow:rune", "red:blank"])
    assert "use shaman" not in game.offers


def test_an_item_that_is_gone_is_nothing_to_point_at() -> None:
    party = (hero("gladiator", wound="light", item="squires-blade"),)
    game = fight(seat(*party), dice=["red:blank"])
    before = {option.id: option.refs for option in game.decision.options}
    game.say("use gladiator")
    after = {option.id: option.refs for option in game.decision.options}
    assert (before["use squires-blade"], after["use squires-blade"]) == (("item:squires-blade",), ())
