"""What questions tell programs: the card, the effect, and what is still to be picked. No program reads a prompt."""

from typing import Any

import pytest

from tests.dicequest.camp import Camp, apprentice, camp, fight, hero, seat


def about(game: Camp) -> dict[str, Any]:
    return dict(game.decision.about)


def test_a_price_says_what_it_is_paid_for() -> None:
    game = fight(seat(hero("shaman", wound="light")), dice=["yellow:rune", "yellow:2rune"]).say("use shaman")
    heal = {"word": "remove_wound", "scope": "active", "n": 1}
    assert (game.kind, about(game)) == (
        "pay-rune",
        {"program": "shaman", "left": 1, "card": "shaman", "effects": [heal]},
    )


def test_a_pick_of_dice_says_what_happens_to_them_and_which_are_picked() -> None:
    me = seat(apprentice("pirate"), backpack="lucky-clover")
    game = fight(me, dice=["red:blank", "blue:blank"]).say("use lucky-clover", "die red:blank")
    reroll = {"word": "reroll", "colour": "any", "n": 2}
    told = {"program": "lucky-clover", "at": 0, "left": 1, "card": "lucky-clover", "effect": reroll}
    assert about(game) == {**told, "picked": ["red:blank"]}


def test_a_die_that_is_turned_is_named() -> None:
    game = fight(seat(hero("corporal")), dice=["red:sword", "yellow:rune"]).say("use corporal")
    assert (game.kind, about(game)["die"], about(game)["effect"]["word"]) == ("turn-face", "red:sword", "set_face")


def test_a_reward_names_its_quest() -> None:
    party = (apprentice("falconer"), apprentice("bombardier"))
    game = fight(seat(*party), "bramble-wolves", dice=["red:sword", "blue:arrow"], phase="outcome")
    assert (game.kind, about(game)["card"], about(game)["program"]) == (
        "level",
        "bramble-wolves",
        "bramble-wolves success",
    )


def test_a_threat_that_wounds_is_named() -> None:
    me = seat(hero("pirate"), hero("duelist"), backpack="throwing-axe")
    decks = {"threats": ["camp-fever"]}
    game = camp(me, coop=True, round=2, phase="round", quests=["rats-in-the-cellar"], decks=decks)
    assert (game.kind, about(game)["card"]) == ("safe-wound", "camp-fever")


def test_an_item_against_an_opponent_says_what_it_does() -> None:
    game = camp(seat(backpack="light-fingers"), seat(gold=1), seat(gold=2)).say("use light-fingers")
    assert about(game) == {
        "item": "light-fingers",
        "card": "light-fingers",
        "effects": [{"word": "steal_gold", "n": 2}],
    }


def test_heroes_who_are_being_chosen_are_told_with_the_size_of_the_party() -> None:
    me = seat(hero("pirate"), hero("duelist"), hero("paladin"))
    game = camp(me, phase="quest", quests=["goblin-tollbooth"]).say("attempt goblin-tollbooth", "send duelist")
    assert about(game) == {"quest": "goblin-tollbooth", "least": 1, "most": 2, "sent": ["duelist"]}


def test_what_is_against_wounds_is_told_with_them() -> None:
    game = fight(seat(hero("pirate"), hero("duelist")), "stormcaller", dice=["green:shield"], phase="wound")
    told = {"light": 1, "deadly": 1, "unblockable": 0, "shields": 1, "blocks": 0, "downgrades": 0}
    assert (game.kind, about(game)) == ("block", told)


def test_heroes_of_the_market_that_are_picked_are_told() -> None:
    game = camp(seat(gold=2, backpack="throwing-axe"), coop=True, market=["duelist", "shaman", "corporal"])
    game.say("refresh", "replace shaman")
    assert (about(game)["picked"], about(game)["left"], about(game)["card"]) == (["shaman"], 2, "refresh")


def test_a_sixth_item_says_how_many_must_go() -> None:
    five = "throwing-axe barbed-dart lucky-clover smoke-pellet sob-story"
    game = camp(seat(backpack=five, gold=3), round=4, decks={"basic": {"under": ["iron-rations"]}}).say("peddler")
    assert (game.kind, about(game)) == ("discard", {"left": 1})


@pytest.mark.parametrize(
    ("answers", "cause"), [(("reroll",), "token"), (("rune yellow:wand+rune",), "rune")], ids=["token", "rune"]
)
def test_a_reroll_says_what_it_comes_from(answers: tuple[str, ...], cause: str) -> None:
    game = fight(seat(hero("pirate")), dice=["red:blank", "blue:blank", "yellow:wand+rune"]).say(*answers)
    assert about(game)["cause"] == cause
