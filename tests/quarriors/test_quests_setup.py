"""Setting up with Quartifacts: quests, their levels and versions, the Squire, goals, what is refused (QQ-1 to QQ-5)."""

from typing import Any

import pytest

from tests.quarriors.mat import area, glory, go, held, lay, options
from tumblehall import new_table
from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.content import CARDS, DIE_CLASSES
from tumblehall.games.quarriors.rules.mechanisms.quest_cards import QUESTS
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json

SET = "Quartifacts"
EARLIER = ["base", "demons", "quarmageddon", "qladiator", "quartifacts"]
IDLE = {
    "Ancient Guide/Base", "Ancient Guide/Mighty", "Knight of Quamelot/Base", "Knight of Quamelot/Mighty",
    "Manxome Minotaur/Base", "Manxome Minotaur/Strong", "Relic Thief/Base", "Misdirection/Cantrip", "Quasar/Charm",
    "Quasar/Incantation",
}  # fmt: skip
"""Q126: without quests these say nothing."""
TEN = [
    "Ancient Guide/Strong", "Scavenging Goblin/Base", "Warrior of the Quay/Base", "Wayfaring Minstrel/Base",
    "Witching Hag/Base", "Knight of Quamelot/Base", "Manxome Minotaur/Strong", "Quasar/Charm", "Misdirection/Charm",
    "Growth/Charm",
]  # fmt: skip


def found(players: int = 2, seed: str = "1", **given: Json) -> dict[str, Any]:
    """The position of a new game."""
    given = {"sets": ["base", "quartifacts"], **given}
    return new_table("quarriors", players, seed, given).position()


def wilds(position: dict[str, Any]) -> dict[str, int]:
    return {card["card"]: card["dice"] for card in position["wilds"]}


def quests(position: dict[str, Any]) -> list[str]:
    return [card["card"] for card in position.get("quests", [])]


@pytest.mark.rule("QQ-1", "Q126", "Q384")
def test_without_quests_the_squire_and_idle_cards_stay_in_the_box() -> None:
    drawn = [found(seed=str(seed), quests=False) for seed in range(40)]
    cards = {name for position in drawn for name in wilds(position)}
    assert not cards & (IDLE | {"Squire/Basic"})
    assert [quests(position) for position in drawn] == [[]] * 40
    assert {"Ancient Guide/Strong", "Relic Thief/Mighty", "Quasar/Spell"} <= cards


@pytest.mark.rule("QQ-1", "Q126")
def test_the_ten_cards_are_told_by_their_words_and_may_be_named() -> None:
    assert {card.name for card in COMPILED if card.needs_quests and card not in QUESTS} == IDLE
    named = found(quests=False, wilds=TEN)
    assert set(TEN) <= set(wilds(named))


@pytest.mark.rule("QQ-2")
def test_the_squire_joins_the_basics_with_five_dice() -> None:
    position = found()
    assert wilds(position)["Squire/Basic"] == 5
    assert list(wilds(position)).index("Squire/Basic") == 3


@pytest.mark.rule("QQ-2")
def test_a_squire_is_of_level_0_and_summoned_for_nothing() -> None:
    table = lay("Squire/Basic, Exqualibur/The Hunt For", "ready", area(active=["Squire#4"]), area())
    assert table.view(0)["summons"] == [{"die": "squire#4", "price": 0, "paid": []}]
    go(table, "summon squire#4")
    assert table.view(0)["seats"][0]["ready"][0]["level"] == 0


@pytest.mark.rule("QQ-2", "Q84")
def test_a_captured_squire_allows_one_capture_more() -> None:
    table = lay("Squire/Basic 2, Exqualibur/The Hunt For", "capture", area(quiddity=2), area())
    go(table, "capture squire")
    assert table.view(0)["captures"] == 1
    go(table, "capture squire")
    assert (held(table, "squire"), table.view(0)["captures"]) == (0, 1)


@pytest.mark.rule("QQ-3")
@pytest.mark.parametrize(
    ("players", "classes"),
    [
        (2, {"Exqualibur"}),
        (3, {"The Holy Quail", "The Tri-Clops Skull"}),
        (4, {"The Holy Quail", "Exqualibur", "The Tri-Clops Skull"}),
    ],
)
def test_the_players_say_which_quests_are_in_play(players: int, classes: set[str]) -> None:
    assert {name.split("/")[0] for name in quests(found(players))} == classes


@pytest.mark.rule("QQ-3")
def test_expeditions_come_up_only_with_the_three_earlier_sets() -> None:
    few = {name for seed in range(30) for name in quests(found(4, str(seed)))}
    all_ = {name for seed in range(30) for name in quests(found(4, str(seed), sets=EARLIER))}
    assert len(few) == 9
    assert len(all_) == 12


@pytest.mark.rule("QQ-4", "QQ-25")
def test_each_quest_card_holds_two_quest_dice() -> None:
    assert [card["dice"] for card in found(4)["quests"]] == [2, 2, 2]


@pytest.mark.rule("QQ-5", "Q358")
@pytest.mark.parametrize(("players", "goal"), [(2, 25), (3, 19), (4, 15)])
def test_the_goals_are_higher_with_quests(players: int, goal: int) -> None:
    assert new_table("quarriors", players, "1", {"sets": ["base", "quartifacts"]}).view(None)["goal"] == goal


@pytest.mark.rule("QQ-5", "Q358")
def test_the_goals_are_the_old_ones_without_quests() -> None:
    given = {"sets": ["base", "quartifacts"], "quests": False}
    assert new_table("quarriors", 3, "1", given).view(None)["goal"] == 15


@pytest.mark.rule("QQ-5")
def test_nobody_has_won_at_the_old_goal() -> None:
    table = lay("Squire/Basic, Exqualibur/The Hunt For", "score", area("Assistant#5", glory=20), area())
    assert glory(table) == [20, 0]
    assert options(table)


@pytest.mark.rule("QQ-25")
def test_the_set_has_the_cards_and_dice_that_the_rules_count() -> None:
    cards = [card for card in CARDS if card.set == SET]
    dice = [die for die in DIE_CLASSES if die.set == SET]
    kinds = {kind: sum(card.kind == kind for card in cards) for kind in ("creature", "spell", "quest", "basic")}
    assert kinds == {"creature": 15, "spell": 8, "quest": 12, "basic": 1}
    assert (sum(die.count for die in dice), sum(die.count for die in dice if die.kind == "quest")) == (46, 6)


@pytest.mark.rule("QQ-3")
def test_a_first_game_has_the_simplest_quests() -> None:
    assert quests(found(3, wilds="first-game")) == ["The Holy Quail/The Hunt For", "The Tri-Clops Skull/The Hunt For"]
    assert "Quasar/Cantrip" in wilds(found(wilds="first-game", quests=False))


@pytest.mark.rule("QQ-3")
def test_a_quest_may_be_named_among_the_cards() -> None:
    assert quests(found(wilds=[*TEN, "Exqualibur/The Search For"])) == ["Exqualibur/The Search For"]


@pytest.mark.rule("QQ-1", "QQ-3")
@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"sets": ["base"], "quests": True}, "S8"),
        ({"sets": ["quartifacts"]}, "S10"),
        ({"sets": ["quartifacts", "promos"]}, "S10"),
        ({"sets": ["base"], "wilds": TEN}, "S21"),
        ({"wilds": [*TEN, "Squire/Basic"]}, "S22"),
        ({"wilds": ["The Holy Quail/The Hunt For"]}, "S23"),
        ({"quests": False, "wilds": ["Exqualibur/The Hunt For"]}, "S23"),
        ({"wilds": ["Exqualibur/The Hunt For", "Exqualibur/The Quest For"]}, "S23"),
        ({"wilds": ["Exqualibur/The Expedition For"]}, "S24"),
        ({"wilds": ["Exqualibur/The Hunt For"]}, "S28"),
    ],
)
def test_what_does_not_go_together_is_refused_with_its_reason(given: dict[str, Json], reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        found(**given)


@pytest.mark.rule("QQ-1")
@pytest.mark.parametrize(
    "given",
    [
        {"quests": False},
        {"expert_culling": True, "captures": 2},
        {"sets": ["quartifacts", "qladiator"]},
        {"sets": ["quartifacts", "light-dark"]},
        {"sets": EARLIER, "mix": "scoops"},
    ],
)
def test_what_goes_together_is_played(given: dict[str, Json]) -> None:
    assert found(4, **given)["turn"]["number"] == 1
