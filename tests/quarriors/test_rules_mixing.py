"""Games of several sets: how their cards come into the Wilds, and what is refused."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

import tumblehall as th
from tests.quarriors.test_rules_setup import classes, facts, names, set_up
from tumblehall.games.quarriors.rules.first_games import FIRST_GAMES
from tumblehall.games.quarriors.rules.mixing import SET_OF, chosen_cards
from tumblehall.kernel.dice import FastRng

TRIED = [
    ({"sets": ["base"]}, None),
    ({"sets": ["demons"]}, "S10"),
    ({"sets": ["quarmageddon"]}, "S10"),
    ({"sets": ["promos"]}, "S10"),
    ({"sets": ["qladiator"]}, "S10"),
    ({"sets": ["qladiator", "promos"]}, "S10"),
    ({"sets": ["quarmageddon", "qladiator"]}, None),
    ({"sets": ["demons", "qladiator"]}, None),
    ({"sets": ["quarmageddon", "qladiator"], "mix": "scoops"}, "S14"),
    ({"sets": ["base", "qladiator"], "mix": "scoops"}, None),
    ({"sets": ["qladiator", "base"], "wilds": "first-game"}, None),
    ({"sets": ["base", "demons", "qladiator"], "wilds": "first-game"}, "S15"),
    ({"sets": ["base"], "wilds": ["Frost Howler/Base"]}, "S21"),
    ({"sets": ["base", "quarmageddon", "promos"], "wilds": ["Lord of the Quarry/Key Master"]}, "S26"),
    ({"sets": ["base", "qladiator", "promos"], "wilds": ["Lord of the Quarry/Key Master"]}, "S26"),
    ({"sets": ["demons", "promos"]}, "S10"),
    ({"sets": ["quarmageddon", "promos"]}, "S10"),
    ({"sets": ["demons", "quarmageddon"]}, None),
    ({"sets": ["base"], "mix": "choice"}, "S11"),
    ({"sets": ["base"], "mix": "side"}, "S14"),
    ({"sets": ["base", "demons"], "mix": "side"}, None),
    ({"sets": ["base", "promos"], "mix": "scoops"}, None),
    ({"sets": ["demons", "quarmageddon"], "mix": "scoops"}, "S14"),
    ({"sets": ["base"], "wilds": "first-game"}, None),
    ({"sets": ["demons", "base"], "wilds": "first-game"}, None),
    ({"sets": ["base", "demons"], "wilds": "first-game", "mix": "side"}, "S12"),
    ({"sets": ["base", "demons", "quarmageddon"], "wilds": "first-game"}, "S15"),
    ({"sets": ["base"], "wilds": ["Quake Dragon/Corrupted"]}, "S21"),
    ({"sets": ["base"], "wilds": ["Portal/Basic"]}, "S22"),
    ({"sets": ["base", "demons"], "wilds": ["Quake Dragon/Corrupted", "Quake Dragon/Base"]}, "S25"),
    ({"sets": ["base"], "wilds": ["Quake Dragon/Base"]}, "S28"),
    ({"sets": ["base"], "wilds": ["Quake Dragon/Base"], "mix": "hint"}, "S12"),
]
"""Options, and the reason why they are refused, if they are."""


def sets_of(cards: list[str]) -> Counter[str]:
    return Counter(SET_OF[facts(name).set] for name in cards)


@pytest.mark.rule("Q135", "Q382", "Q383", "QD-8", "QD-9")
@pytest.mark.parametrize(("options", "refused"), TRIED, ids=[f"{n}-{why}" for n, (_, why) in enumerate(TRIED)])
def test_options_are_legal_or_refused_with_their_reason(options: dict[str, Any], refused: str | None) -> None:
    if refused is None:
        assert th.new_table("quarriors", 3, "1", options).decisions
    else:
        with pytest.raises(th.BadInput, match=rf"option '\w+': .*\({refused}[,)]"):
            th.new_table("quarriors", 3, "1", options)


@pytest.mark.rule("QC-1.8")
@pytest.mark.parametrize("sets", FIRST_GAMES, ids=lambda sets: "-".join(sorted(sets)))
def test_first_games_can_be_played(sets: frozenset[str]) -> None:
    doc = set_up(3, sets=sorted(sets), wilds="first-game")
    drawn = names(doc)[-len(FIRST_GAMES[sets]) :]
    assert sorted(drawn) == sorted(FIRST_GAMES[sets])
    assert sets <= {"base", *sets_of(drawn)}


@pytest.mark.rule("QD-1", "Q125", "Q380")
@pytest.mark.parametrize(
    ("sets", "there"), [(["base"], False), (["base", "demons"], True), (["demons", "quarmageddon"], True)]
)
def test_corrupted_quiddity_lies_in_games_with_its_set(sets: list[str], there: bool) -> None:
    doc = set_up(sets=sets)
    basics = ["Basic Quiddity/Basic", "Assistant/Basic", "Portal/Basic"]
    assert names(doc)[: 3 + there] == basics + ["Corrupted Quiddity/Basic"] * there
    assert [card["dice"] for card in doc["wilds"][: 3 + there]] == [0, 2, 5] + [10] * there
    assert len(doc["wilds"]) == 13 + there


@pytest.mark.rule("Q125")
@pytest.mark.parametrize(("type", "there"), [("Strong", True), ("Base", False), ("Mighty", False)])
def test_corrupted_quiddity_lies_with_a_card_that_names_it_though_its_set_is_not_there(type: str, there: bool) -> None:
    creatures = ("Gnome Barbarian", "Heavenly Seraph", "Lord of the Quarry", "Troll Behemoth", "Voodoo Doll")
    wilds = [f"Mischievous Imp/{type}", *(f"{name}/Base" for name in (*creatures, "Witching Hag"))]
    doc = set_up(sets=["base", "quarmageddon"], wilds=[*wilds, "Oblation/Charm", "Death/Charm", "Life/Charm"])
    dice = {card["card"]: card["dice"] for card in doc["wilds"]}
    assert dice.get("Corrupted Quiddity/Basic") == (10 if there else None)


@pytest.mark.rule("QC-1.3", "QD-9", "Q136")
@pytest.mark.parametrize(
    ("sets", "mix"),
    [
        *product(
            (["base", "demons"], ["base", "quarmageddon"], ["base", "demons", "promos"]), ("hint", "side", "scoops")
        ),
        (["demons", "quarmageddon"], "hint"),
    ],
)
def test_every_mix_fills_the_wilds_with_classes_of_its_sets(sets: list[str], mix: str) -> None:
    for seed in range(30):
        drawn = names(set_up(sets=sets, mix=mix, seed=str(seed)))[-10:]
        assert Counter(facts(name).kind for name in drawn) == {"creature": 7, "spell": 3}
        assert len({name.split("/")[0] for name in drawn}) == 10
        assert set(sets_of(drawn)) <= set(sets)


@pytest.mark.rule("QD-8", "Q382")
def test_a_side_has_four_or_five_cards_of_the_other_sets() -> None:
    found = Counter(
        sets_of(names(set_up(sets=["base", "demons"], mix="side", seed=str(i)))[-10:])["demons"] for i in range(60)
    )
    assert set(found) == {4, 5}


@pytest.mark.rule("QD-8", "Q382")
def test_two_scoops_take_the_other_sets_as_far_as_they_go() -> None:
    doc = set_up(sets=["base", "quarmageddon"], mix="scoops")
    assert sets_of(names(doc)[-10:]) == {"quarmageddon": 8, "base": 2}
    assert sets_of(names(set_up(sets=["base", "demons"], mix="scoops"))[-10:]) == {"demons": 8, "base": 2}


@pytest.mark.rule("QD-8")
def test_a_hint_shuffles_all_cards_together() -> None:
    """10 base and 1 new creature class with 41 cards: each card of a class is as likely as its siblings."""
    rng = FastRng("hint")
    options = {"sets": ["base", "demons"], "large_dice": False, "quests": False, "wilds": "random", "mix": "hint"}
    drawn = Counter(card.name for _ in range(1500) for card in chosen_cards(options, rng))
    dragons = [drawn[f"Quake Dragon/{type}"] for type in ("Base", "Strong", "Mighty", "Corrupted")]
    assert max(dragons) - min(dragons) < 90  # about five times the spread


@pytest.mark.rule("QD-9")
def test_a_corrupted_card_keeps_its_siblings_out() -> None:
    for seed in range(40):
        found = classes(set_up(sets=["base", "demons"], seed=str(seed)))
        assert len(set(found)) == len(found)


def test_named_cards_may_be_of_several_sets() -> None:
    wilds = [*FIRST_GAMES[frozenset(("base", "demons"))][:7], "Discriminating/Spell", "Oblation/Charm", "Death/Charm"]
    options = {"sets": ["base", "demons", "quarmageddon"], "wilds": wilds}
    table = th.new_table("quarriors", 2, "1", options)
    assert table.options["mix"] == "choice"
    assert table.record.to_json().count('"mix"') == 0  # a default is not written down


@pytest.mark.rule("Q25", "Q384")
@pytest.mark.parametrize(("beside", "there"), [(["quarmageddon"], False), (["quarmageddon", "qladiator"], True)])
def test_key_master_comes_up_only_with_both_its_sets(beside: list[str], there: bool) -> None:
    options = {
        "sets": ["base", *beside, "promos"],
        "large_dice": False,
        "quests": False,
        "wilds": "random",
        "mix": "hint",
    }
    rng = FastRng("keys")
    drawn = {card.name for _ in range(150) for card in chosen_cards(options, rng)}
    assert ("Lord of the Quarry/Key Master" in drawn) == there
