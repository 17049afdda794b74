"""Quests at the terminal: cards, dice and parties on the mats, quartifacts on their carriers, a challenge in lines."""

from typing import Any

import pytest

import tumblehall as th
from tests.quarriors.mat import do, on, play, seat
from tests.quarriors.questions_quests import QUEST_ASKED
from tumblehall.kernel.values import Option
from tumblehall.terminal.keys import keys_of
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels import panel_for

PANEL = panel_for("quarriors")
QUEST = "Exqualibur/The Hunt For"
WILDS = f"Squire/Basic, Knight of Quamelot/Base 2, Scavenging Goblin/Base 2, {QUEST}"
SMALL, LARGE = (46, 30), (104, 60)
SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])


def scene(table: th.Table, option: str = "") -> Scene:
    decision = table.decisions[0]
    rows = PANEL.shown(table.view(decision.seat), decision)
    focus = next((row for row in rows if row.id == option), rows[0])
    return Scene(table.view(decision.seat), decision, focus, keys_of(rows), ("", "", ""))


def board(table: th.Table, size: tuple[int, int], option: str = "") -> list[str]:
    return PANEL.board(scene(table, option), *size).plain.splitlines()


def row(lines: list[str], title: str) -> str:
    return next(line for line in lines if line.startswith(title))


def label(table: th.Table, id: str) -> str:
    shown: Option = next(option for option in table.decisions[0].options if option.id == id)
    return PANEL.label(scene(table, id), shown)


def questing(**mine: Any) -> th.Table:
    """Seat 1 is on the quest and has one of its dice."""
    rival = seat(quest=on(QUEST, "Squire#6, Knight of Quamelot#5+Exqualibur#4@1"))
    return play(seat(**{"ready": "Knight of Quamelot#4", **mine}), rival, phase="attack", wilds=WILDS)


@SIZES
def test_a_quest_shows_its_level_its_glory_its_dice_and_who_holds_one(size: tuple[int, int]) -> None:
    line = row(board(questing(), size), "Quests")
    assert all(part in line for part in ("Exqual.", "level 2", "♛3", "▪", "held by ◆"))


@SIZES
def test_a_party_lies_in_the_mat_of_its_player_with_levels_there_and_needed(size: tuple[int, int]) -> None:
    lines = board(questing(), size)
    party = " ".join(lines[lines.index(row(lines, "Quest ")) :][:2])
    assert all(part in party for part in ("Exqual.", "3/2 ✓", "Squire", "Knight"))


@SIZES
def test_a_carrier_names_its_quartifact(size: tuple[int, int]) -> None:
    assert any("+Exqualib." in line or "+Exqualibur" in line for line in board(questing(), size))


@SIZES
def test_a_quartifact_without_a_carrier_lies_in_the_ready_area_by_its_own_name(size: tuple[int, int]) -> None:
    lines = "\n".join(board(questing(ready="Knight of Quamelot#4, Exqualibur#6"), size))
    assert "Quiver" in lines
    assert "❖3" in lines


def test_a_table_without_quests_has_no_row_for_them() -> None:
    table = play(seat(ready="Scavenging Goblin#3"), seat(), phase="attack", wilds="Scavenging Goblin/Base 2")
    assert not any(line.startswith("Quest") for line in board(table, LARGE))


def test_quests_are_named_with_what_they_ask() -> None:
    assert label(questing(), "challenge exqualibur") == "Challenge for Exqual., level 2"


def test_a_challenge_is_told_in_lines_for_both_sides() -> None:
    table = do(questing(), "challenge exqualibur", "send knight-of-quamelot#4", "depart")
    first, *sides = PANEL.note(scene(table), 60).plain.splitlines()
    assert first.startswith("Challenge for Exqual.")
    assert [side.split(" deal")[0] for side in sides] == ["◆ you", "● Seat 0"]
    assert any("Squire" in side and "Knight" in side for side in sides)


def test_naming_in_a_challenge_says_what_becomes_of_the_creature() -> None:
    table = do(questing(), "challenge exqualibur", "send knight-of-quamelot#4", "depart")
    assert ": falls" in label(table, "defend squire#6") or ": holds" in label(table, "defend squire#6")


@pytest.mark.parametrize("asked", list(QUEST_ASKED))
def test_every_question_of_quests_is_drawn_and_has_labels(asked: str) -> None:
    table = QUEST_ASKED[asked][0]()
    for option in table.decisions[0].options:
        assert label(table, option.id)
        assert board(table, SMALL, option.id)


def test_the_card_of_a_quest_is_told_with_its_quartifacts() -> None:
    shown = dict(PANEL.sections(scene(questing(), "challenge exqualibur"), 60))["Card"].plain
    assert "The Hunt For Exqualibur" in shown
    assert "❖3\u00a0Unending\u00a0Quiver" in shown


def test_where_room_is_short_quests_stand_side_by_side() -> None:
    quests = "The Holy Quail/The Hunt For, Exqualibur/The Hunt For, The Tri-Clops Skull/The Hunt For"
    table = play(seat(ready="Squire#4"), seat(), seat(), seat(), phase="attack", wilds=f"Squire/Basic, {quests}")
    lines = board(table, (46, 14))
    first = lines.index(row(lines, "Quests"))
    assert all(part in lines[first] for part in ("Quail ¹ ♛2", "Exqual. ² ♛3"))
    assert "Skull ³ ♛4" in lines[first + 1]
