"""`make rules` counts cards on tests that count: each needs one where it works and one where it does not."""

import subprocess
import sys
from pathlib import Path

from tools.card_coverage import all_cards, card_faults, shares
from tools.marks import ROOT, CardMark

CARDS = {"pig": ("Piglet", "Boar"), "chess": ("Rook",)}


def mark(id: str, negative: bool = False, folder: str = "pig", idle: bool = False) -> CardMark:
    return CardMark(id, negative, folder, "test_it", idle)


FULL = [mark("Piglet"), mark("Piglet", True), mark("Boar"), mark("Boar", True)]


def test_full_coverage_has_no_fault() -> None:
    assert shares(CARDS, ("chess",), FULL) == ["pig cards 2/2", "not yet: chess cards 0/1"]
    assert list(card_faults(CARDS, ("chess",), FULL)) == []


def test_a_card_needs_both_tests() -> None:
    assert shares(CARDS, ("chess",), FULL[1:]) == ["pig cards 1/2", "not yet: chess cards 0/1"]
    assert list(card_faults(CARDS, ("chess",), FULL[1:])) == ["pig: Piglet has no test where it works"]
    assert list(card_faults(CARDS, ("chess",), FULL[:-1])) == ["pig: Boar has no test where it does not"]


def test_an_idle_test_does_not_count() -> None:
    (fault,) = card_faults(CARDS, ("chess",), [*FULL[1:], mark("Piglet", idle=True)])
    assert fault == "pig: Piglet has no test where it works that is not skipped or expected to fail"


def test_a_card_counts_in_the_folder_of_its_game_only() -> None:
    assert list(card_faults(CARDS, ("chess",), [*FULL, mark("Boar", folder="chess"), mark("Boar", folder="docs")])) == [
        "test_it carries the card Boar, which chess does not have",
        "test_it carries the card Boar, but is not in the folder of a game with cards",
    ]


def test_unknown_cards_are_faults_even_on_an_idle_test() -> None:
    (fault,) = card_faults(CARDS, ("chess",), [*FULL, mark("Hog", idle=True)])
    assert fault == "test_it carries the card Hog, which pig does not have"


def test_a_game_leaves_the_list_when_all_its_cards_have_tests() -> None:
    marks = [*FULL, mark("Rook", folder="chess"), mark("Rook", True, folder="chess")]
    assert list(card_faults(CARDS, ("chess", "go"), marks)) == [
        "all cards of chess have their tests: take it off CARDS_NOT_YET",
        "go on CARDS_NOT_YET has no cards",
    ]


def test_cards_of_our_games_are_known() -> None:
    cards = all_cards()
    assert "Death/Charm" in cards["quarriors"]
    assert len(cards["dicequest"]) > 100
    assert {"vessa-quickstep"} < set(cards["angryquest"])


FAKE = """
import pytest


@pytest.mark.card("Death/Charm")
def test_works() -> None: ...


@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.card("Death/Charm", negative=True))])
def test_does_not(n: int) -> None: ...


@pytest.mark.card("Death/Hug")
def test_unknown() -> None: ...
"""


def test_marks_are_collected_from_a_folder(tmp_path: Path) -> None:
    (tmp_path / "quarriors").mkdir()
    (tmp_path / "quarriors" / "test_fake.py").write_text(FAKE)
    command = [sys.executable, str(ROOT / "tools" / "rule_coverage.py"), "--tests", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 1
    assert "quarriors cards 1/207\n" in done.stdout
    assert "quarriors: Death/Spell has no test where it works\n" in done.stdout
    assert "Death/Charm has no test" not in done.stdout
    assert "test_fake.py::test_unknown carries the card Death/Hug, which quarriors does not have\n" in done.stdout
