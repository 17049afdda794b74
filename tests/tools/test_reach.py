"""The page of what later mechanisms change for earlier cards of Quarriors."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tools.reach import is_stale, page, sections
from tools.reach_basics import ABSENT, BOXED, left_out
from tools.reach_energy import cards as cards_beside_energy
from tools.reach_large import POOLS, REROLLED, UNTOUCHED, large_tries, met
from tools.reach_locks import LOCKS
from tools.reach_probe import NOT_ANSWERED, NOTHING, REACHED, UNLOCKED, falls, outcome, uses
from tools.reach_quartifacts import TREATING
from tools.reach_questing import AT_HOME, WORKS, speakers, works_in
from tools.reach_quests import AREAS, CHANGED, DESTROYED, found_in
from tools.reach_rows import (
    BEFORE_ENERGY,
    BEFORE_LOCKS,
    BEFORE_QUESTS,
    Row,
    Section,
    cards_of,
    clauses_of,
    words_around,
)
from tools.reach_tables import FOE, Place, kind_named, tries
from tumblehall.engine import ENGINE
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.terms import Purse
from tumblehall.games.quarriors.rules.mixing import SET_TITLES
from tumblehall.games.quarriors.rules.state import QuarriorsState, Ready
from tumblehall.games.quarriors.rules.zones import find, put_ready

pytestmark = pytest.mark.skipif(
    ENGINE == "compiled",
    reason="the probe listens at a list of its own, to which compiled code appends without asking it",
)
ROOT = Path(__file__).parents[2]
DEATH = CARD_BY_NAME["Death/Incantation"]
FROG = "Poison Dart Frog/Base"
ALL_SETS = tuple(SET_TITLES)


FILES = {
    "locks": ("test_creatures.py", "test_spells.py"),
    "large dice": ("test_large_dice.py",),
    "energy": ("test_energy.py",),
    "a game without basics and without culls": ("test_basics.py",),
    "quests": (
        "test_quests.py",
        "test_quests_left_out.py",
        "test_quests_deeds.py",
        "test_questing.py",
        "test_questing_at_home.py",
    ),
    "quartifacts": ("test_quartifacts.py",),
}
BY_KIND = "A carrier is treated: what becomes of its quartifact"
"""Of these cards one for each word that treats a creature, and for what comes of it."""


def section_of(name: str) -> Section:
    return next(section for section in sections() if section.name == name)


def rows() -> list[Row]:
    return [row for section in sections() for row in section.rows]


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
    ids = {one for row in rows() for one in row.rulings}
    ids |= {one for section in sections() for pair in section.pairs.values() for one in pair}
    assert [one for one in ids if not re.search(rf"^(?:- |\*\*){re.escape(one)}[ *]", texts, re.MULTILINE)] == []
    undecided = [row for row in rows() if not row.rulings and "has such dice" not in row.found[0]]
    assert undecided == []


@pytest.mark.parametrize("name", FILES)
def test_every_ruling_of_a_pair_decides_for_a_card_or_says_why_not(name: str) -> None:
    section = section_of(name)
    ids = {one for ids in section.pairs.values() for one in ids}
    assert {one for one in ids if not section.deciding(one)} == set(section.elsewhere)


def test_nothing_that_is_found_is_unexplained() -> None:
    assert [row for row in rows() if REACHED in row.found] == []


@pytest.mark.parametrize("name", FILES)
def test_every_card_of_the_page_is_tested_by_play(name: str) -> None:
    section = section_of(name)
    folder = ROOT / "tests" / "quarriors" / "reach"
    tests = "".join((folder / name).read_text("utf-8") for name in FILES[section.name])
    kinds: dict[tuple[str, ...], list[str]] = {}
    for part in section.parts:
        for row in part.rows:
            treated = [word.__name__ for word in TREATING if word.__name__ in row.words.split()]
            kinds.setdefault((*treated, *row.found) if part.title == BY_KIND else (row.card,), []).append(row.card)
    assert [cards for cards in kinds.values() if not any(f'"{card}"' in tests for card in cards)] == []


def test_selectors_of_every_earlier_set_are_tried() -> None:
    tried = {card.facts.set for card in cards_of(BEFORE_LOCKS) if list(uses(card))}
    earlier = {"Base", "Rise of the Demons", "Quarmageddon", "Quaxos Promo", "Quest of the Qladiator Promo"}
    assert tried == earlier
    tried = {card.facts.set for card in cards_of(BEFORE_ENERGY) if list(uses(card))}
    assert tried == earlier | {"Quest of the Qladiator"}


def test_every_card_of_all_earlier_sets_is_tried_against_quests() -> None:
    tried = {card.facts.set for card in cards_of(BEFORE_QUESTS) if list(uses(card))}
    assert {card.facts.set for card in cards_of(ALL_SETS) if list(uses(card))} - tried == {"Quartifacts"}


def _found(name: str, clause: str, area: int) -> str:
    card = CARD_BY_NAME[name]
    return found_in(card, next(use for use in uses(card) if use.said.name == f"{name}:{clause}"), AREAS[area])


@pytest.mark.parametrize(
    ("name", "clause", "found"),
    [
        ("Corruption/Incantation", "S:1", [DESTROYED] * 4),
        ("Death/Incantation", "S2:1", [""] * 4),
        ("Troll Behemoth/Mighty", "ALL:1", ["", "", "", CHANGED]),
    ],
)
def test_the_probe_tells_who_reaches_a_quest(name: str, clause: str, found: list[str]) -> None:
    assert [_found(name, clause, area) for area in range(len(AREAS))] == found


@pytest.mark.parametrize(
    ("name", "clause", "found"),
    [
        ("Witching Hag/Base", "ALL:1", (AT_HOME, AT_HOME)),
        ("Gnome Barbarian/Strong", "B1:1", ("", WORKS)),
        ("Deathdealer/Corrupted", "ALL:2", (WORKS, WORKS)),
    ],
)
def test_the_probe_hears_who_answers_on_a_quest(name: str, clause: str, found: tuple[str, str]) -> None:
    card = CARD_BY_NAME[name]
    speaker = next(each for each in speakers(card) if each[0].name == f"{name}:{clause}")
    assert works_in(card, *speaker) == found


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


@pytest.mark.parametrize(
    ("name", "pool", "found"),
    [
        ("Growth/Incantation", 0, REROLLED),
        ("Growth/Incantation", 1, NOTHING),
        ("Discriminating/Spell", 0, UNTOUCHED),
        ("Death/Incantation", 0, NOTHING),
    ],
)
def test_the_probe_tells_what_a_large_die_meets(name: str, pool: int, found: str) -> None:
    use = next(iter(uses(CARD_BY_NAME[name])))
    assert met(use, next(large_tries(CARD_BY_NAME[name], use.said)), POOLS[pool], 0) == found


def test_the_probe_would_see_a_large_die_that_is_culled() -> None:
    card = CARD_BY_NAME["Discriminating/Spell"]
    use = next(iter(uses(card)))
    rerolled = replace(use, around=tuple(e.Reroll(w.dice) if isinstance(w, e.Cull) else w for w in use.around))
    assert met(rerolled, next(large_tries(card, use.said)), POOLS[0], 0) == REROLLED


@pytest.mark.parametrize(("name", "found"), [("Ghostly Spirit/Base", BOXED), ("Mischievous Imp/Strong", ABSENT)])
def test_the_probe_tells_who_stays_in_the_box_without_basic_quiddity(name: str, found: str) -> None:
    card = CARD_BY_NAME[name]
    said = next(said for said in clauses_of(card) if "Basic Quiddity" in words_around(said, str))
    assert left_out(card, said, "Basic Quiddity") == found


def test_no_earlier_card_asks_for_an_energy_or_gives_one() -> None:
    assert [use for card in cards_beside_energy() for use in uses(card) if use.dice.energy is not None] == []
    gains = [
        gain
        for card in cards_beside_energy()
        for said in clauses_of(card)
        for gain in words_around(said, e.GainQuiddity)
    ]
    assert gains
    assert [gain for gain in gains if gain.of is not Purse.PLAIN] == []


def test_every_section_has_its_tests() -> None:
    assert [section.name for section in sections()] == list(FILES)
