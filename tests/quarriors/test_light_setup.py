"""Set-up with Light vs. Dark: what lies on the table, what the host may choose, what is refused (QX-3, QX-4, QX-15,
QX-16, Q380 to Q384)."""

from typing import Any

import pytest

import tumblehall as th
from tumblehall.games.quarriors.game import INFO
from tumblehall.games.quarriors.rules.first_games import FIRST_GAMES, meant
from tumblehall.games.quarriors.rules.mechanisms.large_dice import ASSISTANTS
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.options import barred
from tumblehall.kernel.values import Json

CLASSES = {"Archangel", "Herald", "Quartz Golem", "Black Cat", "Boogieman", "Queelzebub", "Light", "Dark"}
ALONE, MIXED = ["light-dark"], ["base", "light-dark"]


def set_up(players: int = 2, seed: str = "set-up", **options: Json) -> th.Table:
    return th.new_table("quarriors", players, seed, options)


def names(table: th.Table) -> list[str]:
    return [each["card"] for each in table.position()["wilds"]]


def kinds(table: th.Table) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in table.view(None)["wilds"]:
        found[card["kind"]] = found.get(card["kind"], 0) + 1
    return found


def refused(**options: Json) -> str:
    with pytest.raises(BadInput) as fault:
        set_up(**options)
    return str(fault.value)


# -- what lies on the table --------------------------------------------------------------------------------------------


@pytest.mark.rule("QX-3")
@pytest.mark.parametrize(("sets", "creatures", "spells"), [(ALONE, 6, 2), (MIXED, 7, 3)])
def test_one_assistant_of_takes_the_place_of_the_three_basics(sets: list[Json], creatures: int, spells: int) -> None:
    table = set_up(sets=sets)
    assert kinds(table) == {"basic": 1, "creature": creatures, "spell": spells}
    assert names(table)[0] in ASSISTANTS


@pytest.mark.rule("QX-3")
def test_the_assistant_is_drawn_by_chance() -> None:
    assert {names(set_up(sets=ALONE, seed=str(seed)))[0] for seed in range(20)} == set(ASSISTANTS)


@pytest.mark.rule("QX-4", "QX-15")
def test_each_bag_has_four_assistants_and_the_card_none() -> None:
    table = set_up(3, sets=ALONE, first=0)
    seats = table.position()["seats"]
    assert [each["bag"] for each in seats[1:]] == [["Assistant"] * 4] * 2
    assert [each["large"] for each in seats[1:]] == [2, 2]
    assert table.position()["wilds"][0]["dice"] == 0


@pytest.mark.rule("QX-15")
def test_alone_all_eight_classes_are_in_every_game() -> None:
    for seed in range(5):
        classes = {name.partition("/")[0] for name in names(set_up(sets=ALONE, seed=str(seed)))[1:]}
        assert classes == {
            "Archangel",
            "Herald",
            "Quartz Golem",
            "Black Cat",
            "Boogieman",
            "Queelzebub",
            "Light",
            "Dark",
        }


@pytest.mark.rule("QX-16", "Q381")
def test_the_host_may_play_the_set_with_the_three_basics_and_draws_of_six() -> None:
    table = set_up(sets=MIXED, large_dice=False, first=0)
    assert names(table)[:3] == ["Basic Quiddity/Basic", "Assistant/Basic", "Portal/Basic"]
    seats = table.position()["seats"]
    assert (len(seats[1]["bag"]), len(seats[0]["active"])) == (12, 6)
    assert "large" not in seats[0]


@pytest.mark.rule("QX-16", "Q381")
@pytest.mark.parametrize(
    ("options", "culls"),
    [
        ({"sets": ["base"]}, True),
        ({"sets": MIXED}, False),
        ({"sets": MIXED, "large_dice": False}, True),
        ({"sets": MIXED, "culls": True}, True),
    ],
)
def test_culls_follow_the_large_dice_unless_said(options: dict[str, Json], culls: bool) -> None:
    state = set_up(**options).state
    assert isinstance(state, QuarriorsState)
    assert state.culls is culls


@pytest.mark.rule("Q380")
def test_records_of_base_games_do_not_name_the_new_options() -> None:
    options = set_up(sets=["base"]).position()["options"]
    assert not {"large_dice", "culls"} & set(options)


@pytest.mark.rule("Q123", "Q384")
def test_cards_that_need_basic_quiddity_do_not_come_up_with_large_dice() -> None:
    drawn = {name for seed in range(60) for name in names(set_up(sets=MIXED, seed=str(seed)))}
    assert not {"Primordial Ooze/Base", "Ghostly Spirit/Base"} & drawn
    without = {name for seed in range(60) for name in names(set_up(sets=MIXED, large_dice=False, seed=str(seed)))}
    assert {"Primordial Ooze/Base", "Ghostly Spirit/Base"} <= without


@pytest.mark.rule("Q137")
def test_corrupted_quiddity_stays_beside_large_dice() -> None:
    assert "Corrupted Quiddity/Basic" in names(set_up(sets=["base", "demons", "light-dark"]))


def test_a_form_shows_the_cards_of_the_first_game_and_of_no_other_choice() -> None:
    options = {"sets": ALONE, "large_dice": True, "quests": False}
    assert [meant(preset, options, 2) for preset in ("first-game", "random")] == [FIRST_GAMES[frozenset(ALONE)], ()]


@pytest.mark.rule("QC-1.8", "QX-3")
@pytest.mark.parametrize("sets", [ALONE, MIXED])
def test_first_games_of_the_set(sets: list[str]) -> None:
    table = set_up(sets=sets, wilds="first-game")
    assert sorted(names(table)) == sorted(FIRST_GAMES[frozenset(sets)])


@pytest.mark.rule("Q383", "QX-3")
def test_an_assistant_may_be_named() -> None:
    named = list(FIRST_GAMES[frozenset(ALONE)])
    assert names(set_up(sets=ALONE, wilds=named))[0] == "Assistant/of Economics"
    assert names(set_up(sets=ALONE, wilds=named[1:]))[0] in ASSISTANTS


# -- what is refused ---------------------------------------------------------------------------------------------------

NAMED: list[Json] = list(FIRST_GAMES[frozenset(MIXED)])
LINES: list[tuple[dict[str, Any], str]] = [
    ({"sets": ["base"], "large_dice": True}, "S4"),
    ({"sets": ["base", "demons"], "culls": False}, "S5"),
    ({"sets": ALONE, "large_dice": False}, "S6"),
    ({"sets": ALONE, "culls": True}, "S6"),
    ({"sets": ALONE, "expert_culling": True}, "S7"),
    ({"sets": MIXED, "expert_culling": True}, "S7"),
    ({"sets": MIXED, "large_dice": False, "culls": False, "expert_culling": True}, "S7"),
    ({"sets": ["light-dark", "promos"]}, "S10"),
    ({"sets": MIXED, "large_dice": False, "wilds": "first-game"}, "S15"),
    ({"sets": ["base"], "wilds": ["Herald/Base"]}, "S21"),
    ({"sets": MIXED, "large_dice": False, "wilds": ["Assistant/of Economics"]}, "S22"),
    ({"sets": ALONE, "wilds": ["Assistant/of Economics", "Assistant/of Logistics"]}, "S22"),
    ({"sets": MIXED, "wilds": ["Portal/Basic"]}, "S22"),
    ({"sets": MIXED, "wilds": ["Primordial Ooze/Base"]}, "S27"),
    ({"sets": MIXED, "wilds": ["Ghostly Spirit/Base"]}, "S27"),
    ({"sets": MIXED, "large_dice": False, "wilds": ["Primordial Ooze/Base"]}, "S28"),
    ({"sets": MIXED, "wilds": NAMED[:-1]}, "S28"),
]
LEGAL: list[dict[str, Any]] = [
    {"sets": ALONE},
    {"sets": MIXED, "expert_culling": True, "culls": True},
    {"sets": MIXED, "large_dice": False},
    {"sets": MIXED, "large_dice": False, "expert_culling": True},
    {"sets": MIXED, "large_dice": False, "culls": False},
    {"sets": ["demons", "light-dark"]},
    {"sets": MIXED, "mix": "side"},
    {"sets": MIXED, "wilds": NAMED},
]


@pytest.mark.rule("Q381", "Q383", "Q384", "QX-16", "QV-4")
@pytest.mark.parametrize(("options", "number"), LINES)
def test_refused_with_the_first_reason(options: dict[str, Any], number: str) -> None:
    assert f"({number}" in refused(**options)


@pytest.mark.rule("Q381", "Q135")
@pytest.mark.parametrize("options", LEGAL)
def test_legal(options: dict[str, Any]) -> None:
    for players in (2, 3, 4):
        assert set_up(players, **options).decisions


def test_forms_bar_what_the_rules_refuse() -> None:
    for options, number in LINES[:7]:
        whole = {"sets": [], "wilds": "random", "mix": "hint", "captures": 1, "expert_culling": False, "first": 0}
        large = "light-dark" in options["sets"]
        whole |= {"large_dice": large} | options
        whole = {"culls": not whole["large_dice"]} | whole
        found = [name for name, value in whole.items() if barred(INFO.bars, name, value, whole, 2) is not None]
        assert found, number


def test_demons_with_large_dice_are_warned_of() -> None:
    (caution,) = INFO.cautions
    assert caution.holds({"sets": ["base", "demons", "light-dark"], "large_dice": True}, 2)
    assert not caution.holds({"sets": MIXED, "large_dice": True}, 2)


def test_alone_the_set_has_classes_enough() -> None:
    several: Any = INFO.options["sets"]
    assert several.is_enough(ALONE)
    assert not several.is_enough(["light-dark", "promos"])
