"""The adventure path: DQ-8, and the end of the competitive game: DQ-2."""

from typing import Any

import pytest

from tests.dicequest.camp import Camp, Doc, camp, fight, hero, seat

PARTIES = (
    (hero("pirate"), hero("duelist"), hero("paladin")),
    (hero("falconer"), hero("blademaster"), hero("defender")),
    (hero("scavenger"), hero("gladiator"), hero("ironclad")),
    (hero("poacher"), hero("sellsword"), hero("toll-guard")),
)


def last(*scores: int | None, round: int = 3, adventure: str = "the-wicker-king", **more: Any) -> Camp:
    """All have tried the adventure with these scores; the last seat attempts Playtime, having no heroes."""
    seats: list[Doc] = [{"score": score, **more.get(f"seat{i}", {})} for i, score in enumerate(scores)]
    return camp(*seats, phase="quest", round=round, seat=len(scores) - 1, adventure=adventure)


def points(game: Camp, players: int) -> list[int]:
    return [game.mine(who)["points_from"]["tokens"] for who in range(players)]


@pytest.mark.rule("DQ-8.2")
def test_failing_an_adventure_turns_the_token_and_brings_nothing() -> None:
    me = seat(*PARTIES[0], reroll=False)
    game = fight(me, "death-dealer", dice=["red:2sword"], phase="outcome", others=[seat(*PARTIES[1])])
    assert (game.mine()["reroll"], game.mine()["score"], game.mine()["gold"]) == (True, None, 0)


@pytest.mark.rule("DQ-8.2")
def test_wounds_of_an_adventure_apply_as_in_a_quest() -> None:
    game = fight(seat(*PARTIES[0]), "the-wicker-king", dice=["red:blank"], phase="wound")
    assert game.challenge["wounds"]["light"] == 2


@pytest.mark.rule("DQ-8.2")
def test_an_adventure_is_completed_even_if_all_fail() -> None:
    game = last(None, None)
    assert (game.view["act"], game.events("ranked")) == (2, [])


@pytest.mark.rule("DQ-8.3")
@pytest.mark.parametrize(
    ("adventure", "dice", "score"),
    [
        ("raiders-of-gull-point", ("red:2sword", "red:sword", "blue:arrow"), 0),
        ("raiders-of-gull-point", ("red:2sword", "red:2sword", "blue:3arrow"), 3),
        ("raiders-of-gull-point", ("red:sword", "green:2shield", "green:2shield", "blue:arrow"), 1),
        ("the-barrow-choir", ("yellow:2wand", "yellow:2rune", "red:2sword"), 3),
        ("the-barrow-choir", ("yellow:wand", "red:2sword", "red:2sword"), 0),
        ("boulderback", ("blue:3arrow", "yellow:2rune"), 0),
        ("boulderback", ("blue:3arrow", "green:shield"), 1),
    ],
)
def test_the_score_counts_unlimited_symbols_beyond_those_needed(
    adventure: str, dice: tuple[str, ...], score: int
) -> None:
    game = fight(seat(*PARTIES[0]), adventure, dice=dice, phase="outcome", others=[seat(*PARTIES[1])])
    assert game.mine()["score"] == score


@pytest.mark.rule("DQ-8.4")
@pytest.mark.parametrize(
    ("scores", "wanted"),
    [
        ((5, 3, 1, 0), [3, 2, 1, 0]),
        ((1, 3), [2, 3]),
        ((3, 3, 1), [2, 2, 1]),
        ((3, 1, 1), [3, 1, 1]),
        ((2, 2, 2), [2, 2, 2]),
        ((2, 2, 2, 0), [2, 2, 2, 0]),
        ((3, 3, 3, 3), [2, 2, 2, 2]),
        ((5, 2, 2, 2), [3, 1, 1, 1]),
        ((4, 4, 1, 1), [2, 2, 0, 0]),
        ((4, 2, 2, 1), [3, 1, 1, 0]),
        ((4, None, 2), [3, 0, 2]),
        ((None, 0), [0, 3]),
    ],
)
def test_rewards_go_by_rank_and_the_tied_take_the_next_one(scores: tuple[int | None, ...], wanted: list[int]) -> None:
    """The Wicker King gives 3, 2 and 1 points, and a gold to the fourth."""
    assert points(last(*scores), len(scores)) == wanted


@pytest.mark.rule("DQ-8.4")
def test_after_two_firsts_comes_the_third_rank_and_two_thirds_take_the_fourth_reward() -> None:
    ranked = [(event.data["player"], event.data["rank"]) for event in last(4, 4, 1, 1).events("ranked")]
    assert ranked == [("seat 0", 2), ("seat 1", 2), ("seat 2", 4), ("seat 3", 4)]
    assert [event.data["rank"] for event in last(4, 4, 1).events("ranked")] == [2, 2, 3]


@pytest.mark.rule("DQ-8.4")
def test_nobody_is_rewarded_before_all_have_tried() -> None:
    game = camp({"score": 3}, seat(backpack="throwing-axe"), round=3, seat=1, adventure="the-wicker-king")
    assert points(game, 2) == [0, 0]


@pytest.mark.rule("D24")
def test_rewards_are_taken_by_rank_and_then_in_turn_order() -> None:
    game = last(1, 4, 1)
    assert [event.data["player"] for event in game.events("ranked")] == ["seat 1", "seat 0", "seat 2"]


@pytest.mark.rule("DQ-8.5")
def test_the_next_act_brings_new_quests_and_a_new_adventure() -> None:
    game = last(None, None)
    assert {quest["act"] for quest in game.view["quests"]} == {2}
    assert (len(game.view["quests"]), game.adventure["act"]) == (5, 2)
    assert game.view["actions"] == ["peddler", "pawnshop"]


@pytest.mark.rule("DQ-8.5")
def test_act_two_keeps_the_apprentices() -> None:
    game = camp({}, seat(), phase="quest", round=3, seat=1, market=["shaman"], next_hero="duelist")
    assert not any(card["legend"] for card in game.view["market"])


@pytest.mark.rule("DQ-8.5", "D4")
def test_entering_act_three_legends_replace_the_market() -> None:
    game = camp({}, seat(), phase="quest", round=6, seat=1, market=["shaman"], next_hero="duelist")
    assert [card["legend"] for card in game.view["market"]] == [True] * 5
    assert game.view["next_hero"] is None
    assert game.view["decks"]["heroes"]["cards"] == 28


@pytest.mark.rule("DQ-8.5")
def test_gold_on_replaced_quests_is_lost() -> None:
    quests = [{"quest": "salt-caravan", "gold": 3}]
    game = camp({}, seat(), phase="quest", round=3, seat=1, quests=quests)
    assert sum(quest["gold"] for quest in game.view["quests"]) == 0
    assert sum(event.data["n"] for event in game.events("gold")) == sum(one["gold"] for one in game.view["seats"])


@pytest.mark.rule("DQ-8.6", "DQ-2.1")
def test_the_round_advances_when_the_first_player_is_on_again() -> None:
    game = camp(seat(backpack="throwing-axe"), seat(backpack="barbed-dart"), first=1, seat=1, round=1)
    game.say("go").skip_to("tavern")
    assert (game.view["round"], game.view["turn"]) == (1, 0)
    game.say("go").skip_to("tavern")
    assert (game.view["round"], game.view["turn"]) == (2, 1)


@pytest.mark.rule("DQ-2.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    game = camp(*[seat(backpack=item) for item in ("sob-story", "smoke-pellet", "iron-rations")], first=2, seat=2)
    order = []
    for _ in range(4):
        order.append(game.view["turn"])
        game.say("go").skip_to("tavern")
    assert order == [2, 0, 1, 2]


@pytest.mark.rule("DQ-2.1")
def test_the_game_is_over_after_nine_rounds() -> None:
    assert last(None, None, round=9, adventure="death-dealer").s.outcome is not None
    assert last(None, None, round=6, adventure="engine-of-ash").s.round > 6


@pytest.mark.rule("DQ-2.3")
def test_points_come_from_experts_backpack_graduates_quests_and_tokens() -> None:
    me = seat(
        hero("pirate"), "akimo", hero("duelist", expert=False), backpack="crown-of-olan-taa throwing-axe",
        graduates=["paladin"], quests=["archery-fair"], points=3,
    )  # fmt: skip
    game = camp(me, round=7)
    assert game.mine()["points_from"] == {"party": 2 + 4, "backpack": 4, "graduates": 1, "quests": 2, "tokens": 3}
    assert game.mine()["points"] == 16


@pytest.mark.rule("DQ-2.3")
def test_equipped_items_score_nothing() -> None:
    game = camp(seat(hero("pirate", item="frost-knives"), backpack="throwing-axe"))
    assert game.mine()["points_from"]["backpack"] == 0


def ended(first: Doc, second: Doc) -> tuple[tuple[int, ...], str]:
    game = camp(first, {**second}, phase="quest", round=9, seat=1, adventure="death-dealer")
    outcome = game.skip_to("over").s.outcome
    assert outcome is not None
    return outcome.winners, outcome.reason


@pytest.mark.rule("DQ-2.4")
def test_most_points_win() -> None:
    assert ended(seat(points=3), seat(points=2)) == ((0,), "most victory points")


@pytest.mark.rule("DQ-2.4")
def test_of_the_tied_most_heroes_on_the_board_win() -> None:
    fewer = seat(hero("pirate"), points=1)
    more = seat(hero("duelist", expert=False), points=3)
    winners, reason = ended(seat(points=3), more)
    assert (winners, "heroes" in reason) == ((1,), True)
    assert ended(fewer, more)[0] == (0, 1)


@pytest.mark.rule("DQ-2.4")
def test_still_tied_they_share_the_victory() -> None:
    assert ended(seat(points=3), seat(points=3)) == ((0, 1), "most victory points, shared")
