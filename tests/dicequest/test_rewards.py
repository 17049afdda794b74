"""The outcome of quests: DQ-7."""

import pytest

from tests.dicequest.camp import Camp, apprentice, fight, hero, seat

DRAW = {"basic": {"under": ["arcane-potion", "throwing-axe"]}, "legendary": {"under": ["crown-of-olan-taa"]}}


def judged(quest: str, *dice: str, party: tuple[dict[str, object], ...] = (), **more: object) -> Camp:
    """The outcome of a quest with these dice on the table; wounds are over."""
    mine = {key: more.pop(key) for key in ("gold", "reroll") if key in more}
    me = seat(*(party or (apprentice("pirate"),)), backpack="barbed-dart", **mine)
    return fight(me, quest, dice=dice, phase="outcome", **more)  # type: ignore[arg-type]


def outcome(game: Camp) -> str:
    return "succeeded" if game.events("succeeded") else "failed"


@pytest.mark.rule("DQ-7.1")
@pytest.mark.parametrize("symbol", ["red:2sword", "blue:2arrow", "yellow:2wand", "green:2shield"])
def test_a_generic_success_is_met_by_all_symbols_but_the_rune(symbol: str) -> None:
    assert outcome(judged("rats-in-the-cellar", symbol)) == "succeeded"


@pytest.mark.rule("DQ-7.1")
def test_a_rune_is_no_generic_success() -> None:
    assert outcome(judged("rats-in-the-cellar", "yellow:2rune")) == "failed"


@pytest.mark.rule("DQ-7.1")
@pytest.mark.parametrize(
    ("dice", "result"),
    [
        (("red:sword", "red:sword", "red:sword"), "succeeded"),
        (("red:2sword", "blue:arrow"), "succeeded"),
        (("blue:3arrow",), "failed"),
        (("red:2sword",), "failed"),
    ],
)
def test_one_symbol_fills_one_slot(dice: tuple[str, ...], result: str) -> None:
    """Grave Robbers need a sword and two generic successes."""
    assert outcome(judged("grave-robbers", *dice)) == result


@pytest.mark.rule("DQ-7.1")
def test_bonuses_of_items_count() -> None:
    game = fight(seat(apprentice("pirate"), backpack="throwing-axe"), dice=["red:sword"]).say(
        "use throwing-axe", "next"
    )
    assert outcome(game) == "succeeded"


@pytest.mark.rule("DQ-7.2")
def test_failure_turns_the_token_pays_what_is_guaranteed_and_adds_a_gold_to_the_card() -> None:
    game = judged("rats-in-the-cellar", "red:sword", reroll=False)
    assert game.events("token-turned") == []
    assert (game.mine()["reroll"], game.mine()["gold"], game.mine()["quests"]) == (True, 1, [])
    assert game.view["quests"][0]["gold"] == 1


@pytest.mark.rule("DQ-7.2")
def test_gold_gathers_on_a_quest() -> None:
    game = judged("rats-in-the-cellar", "red:sword", quests=[{"quest": "rats-in-the-cellar", "gold": 2}])
    assert game.view["quests"][0]["gold"] == 3


@pytest.mark.rule("DQ-7.3")
def test_success_takes_the_gold_on_the_card_and_all_rewards() -> None:
    game = judged("rats-in-the-cellar", "red:2sword", reroll=False, quests=[{"quest": "rats-in-the-cellar", "gold": 2}])
    assert (game.mine()["gold"], game.mine()["quests"]) == (2 + 1 + 2, ["rats-in-the-cellar"])
    assert not game.mine()["reroll"]


@pytest.mark.rule("DQ-7.3")
def test_a_quest_of_the_same_level_replaces_it() -> None:
    game = judged("stormcaller", "yellow:2wand", "red:sword", party=(hero("pirate"), hero("duelist")))
    assert {quest["act"] for quest in game.view["quests"]} == {2}
    assert len(game.view["quests"]) == 5


@pytest.mark.rule("DQ-7.4")
def test_a_level_up_turns_an_active_apprentice() -> None:
    party = (apprentice("pirate"), apprentice("falconer"))
    game = judged("old-orrins-goat", "blue:arrow", party=party, heroes=["falconer"])
    assert [one["expert"] for one in game.heroes().values()] == [False, True]


@pytest.mark.rule("DQ-7.4")
def test_the_player_chooses_who_levels_up() -> None:
    party = (apprentice("pirate"), apprentice("falconer"), apprentice("shaman"))
    game = judged("bramble-wolves", "red:sword", "blue:arrow", party=party, heroes=["pirate", "shaman"])
    assert (game.kind, game.offers) == ("level", ["hero pirate", "hero shaman"])


@pytest.mark.rule("DQ-7.4")
def test_nobody_levels_up_where_all_are_experts() -> None:
    game = judged("old-orrins-goat", "blue:arrow", party=(hero("pirate"),))
    assert game.events("levelled") == []


@pytest.mark.rule("DQ-7.4")
def test_items_come_from_their_decks() -> None:
    game = judged("herbalists-list", "yellow:wand", decks=DRAW)
    assert game.mine()["backpack"] == ["arcane-potion", "barbed-dart"]
    party = (hero("pirate"), hero("duelist"))
    game = judged("hall-of-mirrors", "yellow:rune", "blue:3arrow", party=party, decks=DRAW)
    assert game.mine()["backpack"] == ["barbed-dart", "crown-of-olan-taa"]


@pytest.mark.rule("DQ-7.4")
def test_two_items_come_at_once() -> None:
    game = judged("silent-library", "yellow:2rune", party=(hero("pirate"), hero("duelist")), decks=DRAW)
    assert game.mine()["backpack"] == ["arcane-potion", "throwing-axe", "barbed-dart"]


@pytest.mark.rule("DQ-7.4", "DQ-2.3")
def test_points_count_with_the_card() -> None:
    game = judged("archery-fair", "blue:2arrow")
    assert (game.mine()["points_from"]["quests"], game.mine()["points_from"]["tokens"]) == (2, 0)


@pytest.mark.rule("DQ-7.1")
def test_reward_abilities_come_before_the_outcome() -> None:
    party = (hero("field-medic", wound="light"),)
    game = fight(seat(*party), dice=["red:2sword"], phase="reward")
    assert game.offers == ["next", "use field-medic"]
    assert game.events("succeeded") == []
