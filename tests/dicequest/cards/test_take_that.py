"""The Take That! items: each once with an effect, once without."""

import pytest

from tests.dicequest.camp import Camp, Doc, camp, hero, seat
from tests.dicequest.cards.cases import of_cards

PLAIN = {"take_that": False}


def against(item: str, other: Doc, *more: Doc) -> Camp:
    return camp(seat(backpack=f"{item} barbed-dart"), other, *more, quests=["rats-in-the-cellar", "goblin-tollbooth"])


def cursed(item: str, dice: tuple[str, ...] = ("blue:arrow", "red:sword")) -> Camp:
    """The opponent goes for the Goblin Tollbooth with two heroes."""
    game = against(item, seat(hero("pirate"), hero("duelist")))
    game.say(f"use {item}").say("go")
    game.skip_to("tavern").say("go", "attempt goblin-tollbooth")
    return game.say("send pirate", "send duelist", dice=dice)


@pytest.mark.card("itching-powder")
def test_itching_powder_turns_a_token() -> None:
    game = against("itching-powder", seat()).say("use itching-powder")
    assert not game.mine(1)["reroll"]


@pytest.mark.card("itching-powder", negative=True)
def test_itching_powder_needs_an_active_token() -> None:
    assert "use itching-powder" not in against("itching-powder", seat(reroll=False)).offers


@pytest.mark.card("light-fingers")
@pytest.mark.parametrize(("gold", "taken"), [(1, 1), (2, 2), (3, 2)])
def test_light_fingers_take_up_to_two_gold(gold: int, taken: int) -> None:
    game = against("light-fingers", seat(gold=gold)).say("use light-fingers")
    assert (game.mine(0)["gold"], game.mine(1)["gold"]) == (taken, gold - taken)


@pytest.mark.card("light-fingers", negative=True)
def test_light_fingers_need_somebody_with_gold() -> None:
    assert "use light-fingers" not in against("light-fingers", seat(gold=0)).offers


@pytest.mark.card("bottomless-glove")
def test_the_bottomless_glove_takes_an_item() -> None:
    game = against("bottomless-glove", seat(backpack="throwing-axe")).say("use bottomless-glove")
    assert (sorted(game.mine(0)["backpack"]), game.mine(1)["backpack"]) == (["barbed-dart", "throwing-axe"], [])


@pytest.mark.card("bottomless-glove", negative=True)
def test_the_bottomless_glove_needs_a_full_backpack() -> None:
    assert "use bottomless-glove" not in against("bottomless-glove", seat()).offers


def test_a_target_is_chosen_among_those_who_can_be_hit() -> None:
    game = against("light-fingers", seat(gold=1), seat(gold=0), seat(gold=3)).say("use light-fingers")
    assert game.offers == ["target 1", "target 3"]


@pytest.mark.card("sack-of-caltrops")
@pytest.mark.rule("DQ-6.1")
def test_caltrops_deal_one_more_wound_on_the_next_quest() -> None:
    game = cursed("sack-of-caltrops").say("roll")
    assert game.challenge["wounds"]["light"] == 2


@pytest.mark.card("hex-doll")
@pytest.mark.rule("D10")
def test_the_hex_doll_takes_a_die() -> None:
    game = cursed("hex-doll").say("roll")
    assert game.offers == ["colour red", "colour blue"]
    game.say("colour red")
    assert game.challenge["pool"] == {"blue": 1}


@pytest.mark.card("hex-doll", negative=True)
def test_the_hex_doll_leaves_the_last_die() -> None:
    game = against("hex-doll", seat(hero("pirate")))
    game.say("use hex-doll").say("go")
    game.skip_to("tavern").say("go", "attempt rats-in-the-cellar", "roll")
    assert sum(game.challenge["pool"].values()) == 1


@pytest.mark.card("forged-map")
def test_the_forged_map_asks_for_one_more_success() -> None:
    game = cursed("forged-map").say("roll")
    assert game.challenge["need"] == {"any": 4}


@pytest.mark.parametrize("item", of_cards([("forged-map",), ("sack-of-caltrops",)], negative=True))
def test_a_curse_waits_through_playtime(item: str) -> None:
    game = against(item, seat(hero("pirate")))
    game.say(f"use {item}", "go").skip_to("tavern").say("go", "attempt playtime").skip_to("tavern")
    assert game.mine(1)["curses"] == [item]


@pytest.mark.rule("D9")
def test_a_curse_is_over_after_one_quest_and_its_card_lies_under_the_deck() -> None:
    game = cursed("forged-map").say("roll")
    assert game.mine(1)["curses"] == []
    assert game.view["decks"]["basic"]["under"] == ["forged-map"]


@pytest.mark.rule("DQ-1.3")
def test_without_them_they_are_in_no_deck() -> None:
    game = camp(seat(), options=PLAIN)
    assert game.view["decks"]["basic"]["cards"] == 30
