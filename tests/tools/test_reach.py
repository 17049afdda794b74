"""The page of what later mechanisms change for earlier cards of Quarriors."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tools.reach import MECHANISMS, Row, cards, deciding, is_stale, page, reach
from tools.reach_locks import LOCKS
from tools.reach_probe import NOT_ANSWERED, REACHED, UNLOCKED, falls, outcome, uses
from tools.reach_tables import FOE, Place, kind_named, tries
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.rules.state import QuarriorsState, Ready
from tumblehall.games.quarriors.rules.zones import find, put_ready

ROOT = Path(__file__).parents[2]
DEATH = CARD_BY_NAME["Death/Incantation"]
FROG = "Poison Dart Frog/Base"


def rows() -> list[Row]:
    found = [reach(mechanism) for mechanism in MECHANISMS]
    return [row for each in found for row in (*each.changed, *each.left_out, *each.falls)]


def test_the_page_is_not_stale() -> None:
    assert not is_stale()


def test_a_stale_or_missing_page_is_found(tmp_path: Path) -> None:
    file = tmp_path / "reach.md"
    assert is_stale(file)
    file.write_text(page(), "utf-8")
    assert not is_stale(file)
    file.write_text("old\n", "utf-8")
    assert is_stale(file)


def test_every_row_is_decided_by_rules_that_there_are() -> None:
    texts = "".join(file.read_text("utf-8") for file in (ROOT / "docs" / "rules").glob("*quarriors.md"))
    ids = {one for row in rows() for one in row.rulings} | {one for ids in LOCKS.pairs.values() for one in ids}
    assert [one for one in ids if not re.search(rf"^(?:- |\*\*){re.escape(one)}[ *]", texts, re.MULTILINE)] == []
    undecided = [row for row in rows() if not row.rulings and "has such dice" not in row.found[0]]
    assert undecided == []


def test_every_ruling_of_a_pair_decides_for_a_card_or_says_why_not() -> None:
    ids = {one for ids in LOCKS.pairs.values() for one in ids}
    assert {one for one in ids if not deciding(LOCKS, one)} == set(LOCKS.elsewhere)


def test_nothing_that_is_found_is_unexplained() -> None:
    assert [row for row in rows() if REACHED in row.found] == []


def test_every_card_of_the_page_is_tested_by_play() -> None:
    files = (ROOT / "tests" / "quarriors" / "reach").glob("test_*.py")
    tests = "".join(file.read_text("utf-8") for file in files)
    assert sorted({row.card for row in rows() if f'"{row.card}"' not in tests}) == []


def test_selectors_of_every_earlier_set_are_tried() -> None:
    tried = {card.facts.set for card in cards() if list(uses(card))}
    assert tried == {"Base", "Rise of the Demons", "Quarmageddon", "Quaxos Promo", "Quest of the Qladiator Promo"}


def _stand(s: QuarriorsState, code: int) -> Ready:
    found = find(s, put_ready(s, FOE, code))
    assert found is not None
    return found[1]


STANDING = Place("standing", _stand, FOE)
"""A creature that is not locked: what the probe must tell apart."""


@pytest.mark.parametrize(("place", "face", "found"), [(LOCKS.places[2], 2, UNLOCKED), (STANDING, 3, REACHED)])
def test_the_probe_tells_a_locked_die_from_one_that_is_destroyed(place: Place, face: int, found: str) -> None:
    use = next(use for use in uses(DEATH) if use.said.name == "Death/Incantation:S2:1")
    table = next(tries(DEATH, use.said, FROG))
    assert outcome(use, table, place, kind_named(table.state, FROG) << 3 | face) == found


@pytest.mark.parametrize(("place", "face", "found"), [(LOCKS.places[2], 2, NOT_ANSWERED), (STANDING, 3, REACHED)])
def test_the_probe_hears_an_answer_to_destruction(place: Place, face: int, found: str) -> None:
    said = DEATH.faces[5].said[0]
    table = next(tries(DEATH, said, FROG))
    assert falls(table, place, kind_named(table.state, FROG) << 3 | face) == found


def test_a_selector_that_names_locked_dice_finds_them_alone() -> None:
    use = next(use for use in uses(DEATH) if use.said.name == "Death/Incantation:S2:1")
    table = next(tries(DEATH, use.said, FROG))
    only = replace(use, dice=replace(use.dice, locked=False))
    assert outcome(only, table, LOCKS.places[2], kind_named(table.state, FROG) << 3 | 2) == ""
