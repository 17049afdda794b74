"""AQ-1, A1 to A3: the deal, the secret choice of three, corners, monster and first player."""

import pytest

import tumblehall as th
from tests.angryquest.mat import PIM, asked, do, moves, options, play, to_act, where, who
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.library import game_named
from tumblehall.testing import Rolls

FIRST_CARDS = [character.slug for character in CHARACTERS]


def new(seats: int, *rolls: int, **chosen: Json) -> Table:
    """A new game whose chance falls as told. Cards are numbered in the order of the content file."""
    return Table(game_named("angryquest"), seats, chosen, Rolls(rolls), False)


def dealt(seats: int, first: int = 0) -> Table:
    """Everybody has been dealt the lowest cards left: 0 to 3, 4 to 7, ..."""
    return new(seats, *[1] * (4 * seats + 1), monster="mire-hydra", first=first)


def ready(seats: int, first: int = 0) -> Table:
    """Everybody has returned the first of the four."""
    table = dealt(seats, first)
    for seat in range(seats):
        table.act(seat, f"return {FIRST_CARDS[4 * seat]}")
    return table


@pytest.mark.rule("AQ-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_four_characters(seats: int) -> None:
    table = dealt(seats)
    assert [table.view(seat)["hand"] for seat in range(seats)] == [FIRST_CARDS[4 * i : 4 * i + 4] for i in range(seats)]
    assert table.view(None)["deck"] == 32 - 4 * seats


@pytest.mark.rule("AQ-1.1")
def test_the_deal_is_random() -> None:
    table = new(2, 32, 1, 30, 29, 1, 1, 1, 1, monster="mire-hydra", first=0)
    assert table.view(0)["hand"] == [FIRST_CARDS[i] for i in (31, 0, 30, 29)]


@pytest.mark.rule("AQ-1.1")
@pytest.mark.parametrize("seats", [1, 5, 0])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(th.BadInput, match="2 to 4"):
        th.new_table("angryquest", seats)


@pytest.mark.rule("AQ-1.1", "A1")
def test_all_choose_at_once_and_in_any_order_a1() -> None:
    table = dealt(3)
    assert [(d.seat, d.kind) for d in table.decisions] == [(0, "keep"), (1, "keep"), (2, "keep")]
    table.act(2, f"return {FIRST_CARDS[9]}")
    assert [d.seat for d in table.decisions] == [0, 1]


@pytest.mark.rule("AQ-1.1", "A1")
def test_the_choice_is_secret_until_all_have_chosen_a1() -> None:
    table, other = dealt(2), dealt(2)
    table.act(0, f"return {FIRST_CARDS[0]}")
    other.act(0, f"return {FIRST_CARDS[3]}")
    for seat in (1, None):
        assert table.view(seat) == other.view(seat)
        assert table.events(seat) == other.events(seat) == []
    assert table.step_of(1) == 0


@pytest.mark.rule("AQ-1.1", "A1")
def test_meanwhile_each_sees_the_own_cards_and_who_is_ready_a1() -> None:
    table = dealt(2)
    table.act(0, f"return {FIRST_CARDS[0]}")
    mine, theirs = table.view(0), table.view(1)
    assert (mine["hand"], mine["kept"]) == (FIRST_CARDS[0:4], FIRST_CARDS[1:4])
    assert (theirs["hand"], theirs["kept"]) == (FIRST_CARDS[4:8], [])
    assert [(one["ready"], one["team"], one["drawn"]) for one in theirs["seats"]] == [(True, [], 4), (False, [], 4)]


@pytest.mark.rule("AQ-1.1", "A1")
def test_a_secret_choice_can_be_taken_back_while_others_think_a1() -> None:
    table = dealt(2)
    before = table.position()
    table.act(0, f"return {FIRST_CARDS[0]}")
    table.undo(0)
    assert table.position() == before


@pytest.mark.rule("AQ-1.1", "A1")
def test_three_are_kept_and_the_fourth_goes_back_into_the_deck_a1() -> None:
    table = ready(2)
    teams = [[c["character"] for c in one["team"]] for one in table.view(None)["seats"]]
    assert teams == [FIRST_CARDS[1:4], FIRST_CARDS[5:8]]
    position = table.position()
    assert position["deck"] == [FIRST_CARDS[0], FIRST_CARDS[4], *FIRST_CARDS[8:]]
    assert (position["under"], [one["hand"] for one in position["seats"]]) == ([], [[], []])


@pytest.mark.rule("AQ-1.1")
def test_only_the_player_is_told_what_went_back() -> None:
    table = ready(2)
    told = [[event.data["character"] for event in table.events(seat) if event.kind == "returned"] for seat in (0, None)]
    assert told == [[FIRST_CARDS[0]], []]


@pytest.mark.rule("AQ-1.2", "A2")
def test_corners_are_picked_in_turn_order_a2() -> None:
    table = ready(3, first=1)
    order = []
    for colour in ("blue", "red", "yellow"):
        order.append((to_act(table), asked(table)))
        do(table, f"corner {colour}")
    assert order == [(1, "corner"), (2, "corner"), (0, "corner")]
    assert [one["colour"] for one in table.view(None)["seats"]] == ["yellow", "blue", "red"]


@pytest.mark.rule("AQ-1.2")
def test_a_corner_is_taken_once() -> None:
    table = ready(4)
    offered = []
    for colour in ("green", "yellow", "red"):
        offered.append(options(table))
        do(table, f"corner {colour}")
    assert offered == [
        ["corner red", "corner green", "corner blue", "corner yellow"],
        ["corner red", "corner blue", "corner yellow"],
        ["corner red", "corner blue"],
    ]
    assert table.view(None)["seats"][3]["colour"] == "blue"


@pytest.mark.rule("AQ-1.2", "A2")
@pytest.mark.parametrize(
    ("taken", "opposite"), [("red", "blue"), ("green", "yellow"), ("blue", "red"), ("yellow", "green")]
)
def test_of_two_the_second_is_advised_to_sit_opposite_but_need_not_a2(taken: str, opposite: str) -> None:
    table = do(ready(2), f"corner {taken}")
    assert table.decisions[0].default == f"corner {opposite}"
    assert len(options(table)) == 3


@pytest.mark.rule("AQ-1.2")
def test_the_first_to_choose_and_players_at_a_fuller_table_get_no_such_advice() -> None:
    assert ready(2).decisions[0].default == "corner red"
    assert do(ready(3), "corner red").decisions[0].default == "corner green"


@pytest.mark.rule("AQ-1.2", "A3")
def test_all_characters_start_at_home_a3() -> None:
    table = ready(2)
    assert [where(table, name) for name in FIRST_CARDS[1:4]] == ["home"] * 3


@pytest.mark.rule("AQ-1.3", "A3")
@pytest.mark.parametrize("number", range(6))
def test_one_of_six_monsters_is_drawn_a3(number: int) -> None:
    table = new(2, number + 1, *[1] * 8, first=0)
    assert table.view(None)["monster"] == MONSTERS[number].slug


@pytest.mark.rule("AQ-1.3")
def test_a_monster_may_be_chosen() -> None:
    assert th.new_table("angryquest", options={"monster": "storm-roc"}).view(None)["monster"] == "storm-roc"


@pytest.mark.rule("AQ-1.3")
def test_the_monster_sets_what_a_space_does() -> None:
    found = {}
    for monster in ("mire-hydra", "animated-armour"):
        table = do(play([who(PIM, "t13")], monster=monster, die=4), f"move {PIM} t17")
        found[monster] = (where(table, PIM), table.view(0)["seats"][0]["team"][0]["stall"])
    assert found == {"mire-hydra": ("t17", 2), "animated-armour": ("t14", 0)}


@pytest.mark.rule("AQ-1.4", "A3")
@pytest.mark.parametrize("first", range(3))
def test_the_first_player_is_drawn_and_begins_a3(first: int) -> None:
    table = new(3, first + 1, *[1] * 12, 4, monster="mire-hydra")
    for seat in range(3):
        table.act(seat, f"return {FIRST_CARDS[4 * seat]}")
    do(table, "corner red", "corner green", "corner blue")
    assert (to_act(table), table.view(None)["turn"], table.view(None)["first"]) == (first, first, first)
    assert table.view(None)["round"] == 1


@pytest.mark.rule("AQ-1.4")
def test_the_first_player_may_be_chosen() -> None:
    assert th.new_table("angryquest", 4, options={"first": 3}).view(None)["first"] == 3
    with pytest.raises(th.BadInput, match="first"):
        th.new_table("angryquest", 3, options={"first": 3})


@pytest.mark.rule("AQ-1.2")
def test_a_corner_decides_where_characters_enter() -> None:
    table = new(2, *[1] * 8, 3, monster="mire-hydra", first=0)
    table.act(0, f"return {FIRST_CARDS[0]}")
    table.act(1, f"return {FIRST_CARDS[4]}")
    do(table, "corner blue", "corner red")
    assert moves(table, FIRST_CARDS[2]) >= {"t28"}
