"""Setting up: QC-1 and the options of a new game."""

from collections import Counter
from typing import Any

import pytest

import tumblehall as th
from tests.quarriors.mat import asked, do, kind, mat, play, seat
from tumblehall.games.quarriors.content import CARD_NUMBERS, CARDS
from tumblehall.games.quarriors.game import GAME
from tumblehall.games.quarriors.rules.first_games import FIRST_GAMES
from tumblehall.games.quarriors.rules.mixing import chosen_cards
from tumblehall.kernel.dice import FastRng
from tumblehall.testing import Rolls

NAMED = [
    "Death/Spell", "Growth/Charm", "Life/Spell", "Witching Hag/Base", "Quake Dragon/Strong", "Ghostly Spirit/Base",
    "Deathdealer/Base", "Scavenging Goblin/Mighty", "Questing Wizard/Base", "Warrior of the Quay/Base",
]  # fmt: skip


def set_up(seats: int = 2, seed: str = "1", **options: Any) -> dict[str, Any]:
    """The position right after set-up, before the first turn begins."""
    return GAME.dump(GAME.new_state(seats, GAME.read_options(options, seats), FastRng(seed)))


def names(doc: dict[str, Any]) -> list[str]:
    return [card["card"] for card in doc["wilds"]]


def classes(doc: dict[str, Any]) -> list[str]:
    return [name.split("/")[0] for name in names(doc)]


def facts(name: str) -> Any:
    die_class, type = name.split("/")
    return CARDS[CARD_NUMBERS[die_class, type]]


@pytest.mark.rule("QC-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    assert th.new_table("quarriors", seats, "1").seats == seats


@pytest.mark.rule("QC-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_fewer_than_two_or_more_than_four_cannot_play(seats: int) -> None:
    with pytest.raises(th.BadInput, match=r"for two to four players .S1"):
        th.new_table("quarriors", seats, "1")


@pytest.mark.rule("QC-1.2")
def test_three_basic_cards_come_first_with_their_dice() -> None:
    assert [(card["card"], card["dice"]) for card in set_up()["wilds"][:3]] == [
        ("Basic Quiddity/Basic", 0), ("Assistant/Basic", 2), ("Portal/Basic", 5),
    ]  # fmt: skip


@pytest.mark.rule("QC-1.3")
@pytest.mark.parametrize("seed", [str(i) for i in range(20)])
def test_seven_creature_and_three_spell_classes_are_drawn(seed: str) -> None:
    doc = set_up(seed=seed)
    assert len(set(classes(doc))) == len(doc["wilds"]) == 13
    assert Counter(facts(name).kind for name in names(doc)) == {"basic": 3, "creature": 7, "spell": 3}


@pytest.mark.rule("QC-1.3")
def test_a_card_whose_class_is_there_goes_back() -> None:
    rolls = Rolls([1] * 19 + [1] * 9 + [1])
    state = GAME.new_state(2, GAME.read_options({}, 2), rolls)
    drawn = names(GAME.dump(state))[3:]
    assert all(name.endswith("/Base") for name in drawn[:7])
    assert sorted(drawn[7:]) == ["Death/Cantrip", "Growth/Cantrip", "Life/Cantrip"]
    assert rolls.left == []


@pytest.mark.rule("QC-1.3")
def test_every_card_is_as_likely_as_the_others_of_its_kind() -> None:
    rng = FastRng("wilds")
    games = 1500
    base = {"sets": ["base"], "large_dice": False, "quests": False, "wilds": "random", "mix": "hint"}
    drawn = [card.facts for _ in range(games) for card in chosen_cards(base, rng)]
    found = Counter(card.number for card in drawn if card.kind == "creature")
    assert len(found) == 30
    assert all(abs(n - games * 7 / 30) < 75 for n in found.values())  # about five times the spread


@pytest.mark.rule("QC-1.4")
def test_creature_and_spell_cards_hold_five_dice() -> None:
    assert [card["dice"] for card in set_up()["wilds"][3:]] == [5] * 10


@pytest.mark.rule("QC-1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_twelve_dice_in_the_bag(seats: int) -> None:
    for one in set_up(seats)["seats"]:
        assert one["bag"] == ["Basic Quiddity"] * 8 + ["Assistant"] * 4
        assert one["active"] == one["ready"] == one["spent"] == one["used"] == []


@pytest.mark.rule("QC-1.5", "QC-1.9")
def test_what_the_set_up_does_not_use_leaves_the_game() -> None:
    state = GAME.new_state(2, GAME.read_options({"wilds": NAMED}, 2), FastRng("1"))
    named = {name.split("/")[0]: 5 for name in NAMED}
    assert GAME.pieces(state) == {"Basic Quiddity": 16, "Assistant": 10, "Portal": 5} | named


@pytest.mark.rule("QC-1.6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_may_say_who_starts(first: int) -> None:
    table = th.new_table("quarriors", 3, "1", {"first": first})
    assert table.view(None)["turn"] == table.view(None)["first"] == first
    assert table.view(None)["round"] == 1


@pytest.mark.rule("QC-1.6")
def test_otherwise_chance_says_who_starts() -> None:
    starts = Counter(set_up(3, seed=str(i))["turn"]["first"] for i in range(300))
    assert set(starts) == {0, 1, 2}
    assert all(abs(n - 100) < 41 for n in starts.values())


@pytest.mark.rule("QC-1.6", "QC-10.3")
@pytest.mark.parametrize(("now", "following"), [(0, 1), (1, 2), (2, 0)])
def test_turns_go_clockwise(now: int, following: int) -> None:
    table = do(play(seat(), seat(), seat(), phase="tidy", turn={"seat": now}), "end-turn")
    assert (asked(table), kind(table)) == (following, "tidy")


@pytest.mark.rule("QC-1.6")
def test_a_round_begins_with_the_first_player() -> None:
    table = play(seat(), seat(), phase="tidy", turn={"seat": 0, "first": 1, "number": 4})
    assert do(table, "end-turn").view(None)["round"] == 5
    assert do(table, "end-turn").view(None)["round"] == 5
    assert do(table, "end-turn").view(None)["round"] == 6


@pytest.mark.rule("QC-1.7")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_creatures_and_spells_stand_by_cost(seed: str) -> None:
    drawn = [facts(name) for name in names(set_up(seed=seed))[3:]]
    assert [card.kind for card in drawn] == ["creature"] * 7 + ["spell"] * 3
    for row in (drawn[:7], drawn[7:]):
        assert [card.cost for card in row] == sorted(card.cost for card in row)


@pytest.mark.rule("QC-1.8", "Q383")
def test_the_host_may_name_the_cards() -> None:
    assert sorted(names(set_up(wilds=NAMED))[3:]) == sorted(NAMED)


@pytest.mark.rule("QC-1.8")
def test_a_first_game_has_its_own_wilds() -> None:
    assert sorted(names(set_up(wilds="first-game"))[3:]) == sorted(FIRST_GAMES[frozenset(["base"])])


@pytest.mark.rule("QC-1.8", "QC-1.3", "Q383")
@pytest.mark.parametrize(
    ("wilds", "reason"),
    [
        ([*NAMED[:9], "Witching Hag/Strong"], "two cards of the class Witching Hag"),
        (NAMED[:9], r"7 creature and 3 spell cards are needed; 6 and 3 are named \(S28\)"),
        ([*NAMED, "Primordial Ooze/Base"], "8 and 3 are named"),
        ([*NAMED[1:], "Primordial Ooze/Base"], "8 and 2 are named"),
        ([*NAMED, "Portal/Basic"], r"the basic cards are always there \(S22, QC-1.2, QX-3\)"),
        ([*NAMED[:9], NAMED[0]], "two cards of the class .*S25"),
        ([*NAMED[:9], "Witching Hag"], "is not a card .S20"),
        ("all", "must be one of random, first-game, or a list"),
        (7, "must be one of random"),
    ],
)
def test_wilds_that_break_the_rules_are_refused(wilds: Any, reason: str) -> None:
    with pytest.raises(th.BadInput, match=f"option 'wilds'.*{reason}"):
        th.new_table("quarriors", 2, "1", {"wilds": wilds})


@pytest.mark.rule("QC-1.9")
def test_everybody_starts_without_glory() -> None:
    assert [one["glory"] for one in set_up(4)["seats"]] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [
        ("captures", 0, "one capture a turn, or two .S9"),
        ("captures", 3, "one capture a turn, or two .S9"),
        ("captures", "two", "one capture a turn, or two .S9"),
        ("expert_culling", 1, "must be true or false"),
        ("first", 2, "must be a seat from 0 to 1"),
        ("first", -1, "must be .random. or a seat number"),
        ("first", "me", "must be .random. or a seat number"),
        ("sets", [], "name at least one set .S2"),
        ("sets", ["gold"], "is not a set, or is named twice .S3"),
        ("sets", ["base", "base"], "twice"),
    ],
)
def test_a_wrong_option_is_named(option: str, value: Any, reason: str) -> None:
    with pytest.raises(th.BadInput, match=f"option '{option}'.*{reason}"):
        th.new_table("quarriors", 2, "1", {option: value})


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(th.BadInput, match=r'"mana".*sets, quests, large_dice, culls, wilds, mix, captures, expert'):
        th.new_table("quarriors", 2, "1", {"mana": 1})


def test_options_left_out_have_plain_defaults() -> None:
    assert th.new_table("quarriors", 2, "1").options == {
        "sets": ["base"], "quests": False, "large_dice": False, "culls": True, "wilds": "random", "mix": "hint",
        "captures": 1, "expert_culling": False, "first": "random",
    }  # fmt: skip


def test_the_same_seed_gives_the_same_set_up_and_another_another() -> None:
    assert set_up(seed="a") == set_up(seed="a")
    assert len({tuple(names(set_up(seed=str(i)))) for i in range(10)}) == 10


def test_a_position_needs_no_whole_box() -> None:
    assert mat(seat())["wilds"] == [
        {"card": name, "dice": 0} for name in ("Basic Quiddity/Basic", "Assistant/Basic", "Portal/Basic")
    ]
    assert kind(play(seat(), phase="tidy")) == "tidy"
