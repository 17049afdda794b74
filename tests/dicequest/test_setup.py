"""Setting up: DQ-1."""

import re
from typing import Any

import pytest

import tumblehall as th
from tumblehall.games.dicequest import GAME
from tumblehall.games.dicequest.cards.challenges import CHALLENGES
from tumblehall.games.dicequest.cards.printed import ADVENTURES, HEROES, ITEMS, QUESTS
from tumblehall.games.dicequest.edges.view import Adventure, View
from tumblehall.games.dicequest.edges.view_of import view_of
from tumblehall.games.dicequest.rules.pieces import pieces_of
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.errors import BadInput


def adventure(view: View) -> Adventure:
    assert view["adventure"] is not None
    return view["adventure"]


def fresh(seats: int = 2, seed: str = "setup", **options: Any) -> View:
    """What is seen before the first round."""
    state = GAME.new_state(seats, GAME.read_options(options, seats), FastRng(seed))
    return view_of(state, 0)


@pytest.mark.rule("DQ-1.1")
@pytest.mark.parametrize("mode", ["competitive", "coop"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_either_way(mode: str, seats: int) -> None:
    assert len(fresh(seats, mode=mode)["seats"]) == seats


@pytest.mark.rule("DQ-1.1")
def test_one_plays_in_solo_mode_only() -> None:
    assert fresh(1)["mode"] == "coop"
    with pytest.raises(BadInput, match="option 'mode' must be coop"):
        fresh(1, mode="competitive")


@pytest.mark.rule("DQ-1.2")
def test_five_quests_of_act_one_lie_open_and_three_decks_beside_them() -> None:
    view = fresh()
    assert [quest["act"] for quest in view["quests"]] == [1] * 5
    assert [deck["cards"] for deck in view["decks"]["quests"]] == [13, 18, 18]


@pytest.mark.rule("DQ-1.2")
def test_decks_are_shuffled() -> None:
    laid = {tuple(quest["quest"] for quest in fresh(seed=str(i))["quests"]) for i in range(8)}
    assert len(laid) == 8


@pytest.mark.rule("DQ-1.3", "D25")
@pytest.mark.parametrize(
    ("options", "items"),
    [({}, 36), ({"take_that": False}, 30), ({"first_game": True}, 30), ({"mode": "coop"}, 30)],
)
def test_take_that_items_are_left_out_on_request_and_always_in_coop(options: dict[str, Any], items: int) -> None:
    assert fresh(**options)["decks"]["basic"]["cards"] == items - 4


@pytest.mark.rule("DQ-1.1", "DQ-1.3", "DQ-9.8")
@pytest.mark.parametrize(
    ("seats", "options", "refusal"),
    [
        (1, {"mode": "competitive"}, "option 'mode' cannot be \"competitive\" here: Only for 2 to 4 players. (DQ-1.1)"),
        (2, {"mode": "coop", "take_that": True}, "option 'take_that' cannot be true here: Only against each other"),
        (2, {"first_game": True, "take_that": True}, "option 'take_that' cannot be true here: Not in a first game"),
        (2, {"difficulty": "hard"}, "option 'difficulty' cannot be \"hard\" here: Only when you play together"),
    ],
)
def test_what_cannot_be_combined_is_refused_and_not_changed_in_silence(
    seats: int, options: dict[str, Any], refusal: str
) -> None:
    with pytest.raises(BadInput, match=re.escape(refusal)):
        th.new_table("dicequest", seats, "seed", options)


@pytest.mark.rule("DQ-1.3")
def test_a_record_of_before_may_have_what_is_barred_now() -> None:
    table = th.new_table("dicequest", 2, "seed", {"mode": "coop"})
    position = table.position()
    position["options"]["take_that"] = True
    assert th.from_position(position, seed="seed").options["take_that"]


@pytest.mark.rule("DQ-1.3")
def test_the_legendary_deck_has_twenty_items() -> None:
    assert fresh()["decks"]["legendary"]["cards"] == 20


@pytest.mark.rule("DQ-1.4")
def test_five_apprentices_lie_open_and_the_next_one_is_known() -> None:
    view = fresh()
    assert [hero["legend"] for hero in view["market"]] == [False] * 5
    assert view["next_hero"] not in [hero["hero"] for hero in view["market"]]
    assert view["decks"]["heroes"]["cards"] == 28 - 6
    assert view["decks"]["legends"]["cards"] == 15


@pytest.mark.rule("DQ-1.5")
def test_an_adventure_of_act_one_is_revealed() -> None:
    assert adventure(fresh())["act"] == 1


@pytest.mark.rule("DQ-1.5")
def test_any_of_the_four_adventures_may_come() -> None:
    came = {adventure(fresh(seed=str(i)))["quest"] for i in range(60)}
    assert came == {a.challenge.slug for a in ADVENTURES if not a.coop and a.challenge.act == 1}


@pytest.mark.rule("DQ-1.6")
def test_each_player_starts_with_a_token_two_items_and_nothing_else() -> None:
    for one in fresh(4)["seats"]:
        assert (one["reroll"], len(one["backpack"]), one["party"], one["gold"]) == (True, 2, [None] * 3, 0)


@pytest.mark.rule("DQ-1.8")
def test_the_box_holds_what_it_should() -> None:
    assert sum(not hero.legend for hero in HEROES) == 28
    assert sum(hero.legend for hero in HEROES) == 15
    decks = [item.deck for item in ITEMS]
    assert [decks.count(deck) for deck in ("basic", "take_that", "legendary")] == [30, 6, 20]
    assert len(QUESTS) == 54
    assert [adventure.coop for adventure in ADVENTURES].count(True) == 12
    assert len(CHALLENGES) == 54 + 1 + 24


@pytest.mark.rule("DQ-1.8")
def test_all_pieces_are_on_the_table() -> None:
    state = GAME.new_state(3, GAME.read_options({"mode": "coop"}, 3), FastRng("pieces"))
    assert pieces_of(state) == {
        "apprentices": 28, "legends": 15, "basic items": 30, "legendary items": 20, "quests of act 1": 18,
        "quests of act 2": 18, "quests of act 3": 18, "threat tokens": 36,
    }  # fmt: skip


@pytest.mark.rule("DQ-1.1")
def test_who_plays_alone_plays_solo_unless_told_otherwise() -> None:
    assert [fresh(seats)["mode"] for seats in (1, 2)] == ["coop", "competitive"]
    table = th.new_table("dicequest", 1, seed="alone")
    position = table.position()
    assert position["options"] == {}
    assert th.from_position(position).view(0)["mode"] == "coop"


def test_the_primer_says_to_let_heroes_graduate() -> None:
    assert "an expert who graduates keeps its points" in dict(GAME.info.primer)["A word of advice"]


@pytest.mark.rule("DQ-1.9")
def test_the_first_player_is_named_or_drawn() -> None:
    assert fresh(4, first=2)["first"] == 2
    assert {fresh(4, seed=str(i))["first"] for i in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("DQ-9.1")
def test_in_coop_each_player_puts_a_threat_of_act_one_on_the_adventure() -> None:
    view = fresh(3, mode="coop")
    assert [token["token"][:3] for token in adventure(view)["tokens"]] == ["TT1"] * 3
    assert view["threats_left"] == 10


@pytest.mark.rule("DQ-9.1")
def test_coop_has_its_own_adventures_and_a_first_game_the_starred_one() -> None:
    came = {adventure(fresh(2, seed=str(i), mode="coop"))["quest"] for i in range(60)}
    assert came == {a.challenge.slug for a in ADVENTURES if a.coop and a.challenge.act == 1}
    first = {adventure(fresh(2, seed=str(i), mode="coop", first_game=True))["quest"] for i in range(10)}
    assert first == {"the-burning-granary"}


def test_there_are_no_threats_in_the_competitive_game() -> None:
    view = fresh()
    assert (adventure(view)["tokens"], view["threats_left"], view["goal"]) == ([], 0, None)
