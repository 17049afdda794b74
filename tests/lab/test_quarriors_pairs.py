"""Planned games of Quarriors: with few cards every pair is reached, and a resumed run equals an unbroken one."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tools import quarriors_pairs
from tools.quarriors_pairs import go_on
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.game import GAME
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.options import read_options
from tumblehall.lab.portions import Line, Portions
from tumblehall.lab.quarriors_features import MECHANISMS, mechanisms_of, words_of
from tumblehall.lab.quarriors_pairs import IN_WILDS, Plan, on_table, wanted
from tumblehall.lab.setups import Setup

FEW = [CARD_BY_NAME[name] for name in (
    "Death/Charm", "Life/Cantrip", "Growth/Charm", "Growth/Cantrip",
    "Quake Dragon/Base", "Quake Dragon/Mighty", "Witching Hag/Base", "Deathdealer/Strong", "Ghostly Spirit/Strong",
)]  # fmt: skip


def test_every_legal_pair_of_few_cards_meets() -> None:
    plan = Plan("few", FEW, {"spell": 2, "creature": 2}, (2, 0))
    while plan.pairs.least() < 2:
        plan.count(plan.next())
        assert plan.games < 60
    legal = [pair for pair in combinations(FEW, 2) if pair[0].facts.die_class != pair[1].facts.die_class]
    assert len(plan.pairs.counts) == len(legal) == 34


def test_planned_games_keep_to_the_rules_of_set_up() -> None:
    plan = Plan("legal")
    for _ in range(40):
        setup = plan.next()
        options = read_options(GAME.info.options, setup.options, setup.seats)
        GAME.check_options(options, setup.seats)
        state = GAME.new_state(setup.seats, options, FastRng("legal"))
        assert {card.name for card in state.tables.cards} >= set(setup.options["wilds"])
        plan.count(setup)


def test_a_word_of_one_card_alone_asks_for_more_meetings() -> None:
    cards = [CARD_BY_NAME[name] for name in ("Deathdealer/Base", "Primordial Ooze/Strong", "Growth/Charm")]
    assert "Swap" in words_of(cards[0])
    found = wanted(cards, 3, (2, 9))
    assert found[0][1] == 9
    assert found[0][0] == 0


def test_the_mechanisms_are_those_of_the_matrix() -> None:
    named = re.findall(r"^## (.+)$", (ROOT / "docs" / "quarriors-matrix.md").read_text("utf-8"), re.M)
    assert {name for thing in MECHANISMS.values() for name in thing.features} == set(named)


@pytest.mark.parametrize(
    ("card", "mechanism"),
    [
        ("Scavenging Goblin/Corrupted", "Corruption and removed dice"),
        ("Poison Dart Frog/Base", "Locks"),
        ("Herald/Lesser", "Anchored spells"),
        ("Queelzebub/Base", "Energy and discounts"),
        ("Knight of Quamelot/Base", "Quests and challenges"),
        ("Exqualibur/The Hunt For", "Quartifacts"),
        ("Primordial Ooze/Strong", "Copying"),
    ],
)
def test_a_card_brings_its_mechanism(card: str, mechanism: str) -> None:
    assert mechanism in mechanisms_of(CARD_BY_NAME[card])


def test_all_cards_of_the_wilds_are_there() -> None:
    assert len(IN_WILDS) == 187
    assert len(Plan("all").pairs.counts) == 17_107


def test_options_are_on_the_table_too() -> None:
    options = {"sets": ["base"], "wilds": ["Growth/Charm"], "quests": True, "large_dice": False, "captures": 2}
    found = on_table({**options, "expert_culling": True})
    assert set(found) == {
        "Growth/Charm",
        "Squire/Basic",
        "Expert culling",
        "Two captures a turn",
        "The end of the game",
    }


def test_a_resumed_run_equals_an_unbroken_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quarriors_pairs, "play", lambda seed, index, setup, folder: Line(index, setup, index))
    list(go_on(Plan("x"), Portions(tmp_path / "whole"), 12, float("inf"), tmp_path))
    for games in (5, 4, 3):
        list(go_on(Plan("x"), Portions(tmp_path / "parts"), games, float("inf"), tmp_path))
    assert (tmp_path / "parts").read_text() == (tmp_path / "whole").read_text()
    assert len(Portions(tmp_path / "parts").lines) == 12


def test_a_failed_game_is_played_again_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quarriors_pairs, "play", lambda seed, index, setup, folder: Line(index, setup, 7))
    setup = Plan("x").next()
    portions = Portions(tmp_path / "state")
    portions.add(Line(0, setup, failure="lost a die"))
    assert [line.index for line in portions.failed] == [0]
    again = Portions(tmp_path / "state")
    assert [line.index for line in go_on(Plan("x"), again, 1, float("inf"), tmp_path)] == [0, 1]
    assert Portions(tmp_path / "state").lines[0] == Line(0, setup, 7)


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "state"
    portions = Portions(file)
    portions.add(Line(0, Setup(2, {"first": 0}, False), 3))
    whole = file.read_text()
    file.write_text(whole + '{"index": 1, "se')
    assert list(Portions(file).lines) == [0]
    assert file.read_text() == whole


def test_a_planned_game_is_played_with_every_check(tmp_path: Path) -> None:
    portions = Portions(tmp_path / "state")
    (line,) = go_on(Plan("one"), portions, 1, float("inf"), tmp_path)
    assert line.answers > 20
    assert portions.failed == []
