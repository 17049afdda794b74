"""Faces and quiddity: QC-3, QC-4."""

import pytest

from tests.quarriors.mat import do, heard, left, lying, options, play, quiddity, seat
from tumblehall.kernel.table import Table


def standing(table: Table, who: int = 0) -> tuple[int, int, int]:
    """Level, attack and defence of a player's first creature."""
    die = table.view(None)["seats"][who]["ready"][0]
    return die["level"], die["attack"], die["defence"]


@pytest.mark.rule("QC-3.1")
@pytest.mark.parametrize(("die", "worth"), [("basic-quiddity#1", 1), ("basic-quiddity#6", 2), ("quake-dragon#3", 3)])
def test_a_quiddity_face_gives_its_number(die: str, worth: int) -> None:
    pool = seat(active="Basic Quiddity#1, Basic Quiddity#6, Quake Dragon#3, Assistant#5")
    table = do(play(pool, wilds="Quake Dragon/Base"), f"spend {die}")
    assert quiddity(table) == worth
    assert [name.lower().replace(" ", "-") for name in lying(table, "spent")] == [die]


@pytest.mark.rule("QC-3.2")
@pytest.mark.parametrize(("face", "drawn"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_draw_and_roll_spends_the_die_and_draws(face: int, drawn: int) -> None:
    mine = seat(active=f"Portal#{face}", bag="3 Assistant")
    table = do(play(mine, rolls=[1] * drawn + [5] * drawn), f"use portal#{face}")
    assert lying(table, "spent") == [f"Portal#{face}"]
    assert lying(table, "active") == ["Assistant#5"] * drawn
    assert lying(table, "bag") == ["Assistant"] * (3 - drawn)


@pytest.mark.rule("QC-3.2")
def test_a_portal_never_draws_itself() -> None:
    table = do(play(seat(active="Portal#4", used="Assistant"), rolls=[1, 5]), "use portal#4")
    assert (lying(table, "active"), lying(table, "spent")) == (["Assistant#5"], ["Portal#4"])


@pytest.mark.rule("QC-3.3", "QC-3.10")
def test_a_reroll_may_be_used_as_often_as_it_comes_up() -> None:
    table = play(seat(active="Quake Dragon#3"), wilds="Quake Dragon/Base", rolls=[3, 3, 2])
    do(table, "use quake-dragon#3", "use quake-dragon#3")
    assert options(table) == ["use quake-dragon#3", "spend quake-dragon#3", "next"]
    do(table, "use quake-dragon#3")
    assert (lying(table, "active"), lying(table, "spent")) == (["Quake Dragon#2"], [])


@pytest.mark.rule("QC-3.4")
def test_an_assistant_rolls_itself_and_exactly_one_other() -> None:
    table = do(play(seat(active="Assistant#4, Portal#1, 2 Basic Quiddity#1"), rolls=[4, 6]), "use assistant#4")
    assert options(table) == ["pick basic-quiddity#1", "pick portal#1"]
    do(table, "pick portal#1")
    assert lying(table, "active") == ["Basic Quiddity#1", "Basic Quiddity#1", "Assistant#6", "Portal#4"]


@pytest.mark.rule("QC-3.4")
def test_an_assistant_rolls_alone_when_there_is_no_other() -> None:
    table = do(play(seat(active="Assistant#4"), rolls=[5]), "use assistant#4")
    assert lying(table, "active") == ["Assistant#5"]


@pytest.mark.rule("QC-3.4")
def test_an_assistant_may_roll_another_that_shows_the_same() -> None:
    table = do(play(seat(active="2 Assistant#4"), rolls=[1, 5]), "use assistant#4", "pick assistant#4")
    assert lying(table, "active") == ["Assistant#1", "Assistant#5"]


@pytest.mark.rule("QC-3.5")
def test_a_creature_icon_has_level_attack_and_defence() -> None:
    table = do(play(seat(active="Deathdealer#6", quiddity=2), wilds="Deathdealer/Base"), "summon deathdealer#6")
    assert standing(table) == (2, 4, 4)


@pytest.mark.rule("QC-3.5")
def test_a_spell_icon_can_be_readied_and_nothing_else() -> None:
    table = play(seat(active="Death#4, Death#2", quiddity=5), wilds="Death/Spell")
    assert options(table) == ["ready death#4", "spend death#2", "next"]


@pytest.mark.rule("QC-3.6")
@pytest.mark.parametrize(("face", "gained"), [(3, 0), (5, 1)])
def test_a_burst_ability_needs_its_burst(face: int, gained: int) -> None:
    mine = seat(active=f"Scavenging Goblin#{face}, Assistant#5", quiddity=2)
    table = do(play(mine, wilds="Scavenging Goblin/Base"), f"summon scavenging-goblin#{face}")
    assert quiddity(table) == 1 + gained


@pytest.mark.rule("QC-3.6")
@pytest.mark.parametrize(("face", "defence"), [(4, 4), (5, 6 + 1), (6, 7 + 2)])
def test_exactly_that_many_bursts_count_on_top_of_the_face(face: int, defence: int) -> None:
    table = play(seat(ready=f"Quake Dragon#{face}"), wilds="Quake Dragon/Mighty", phase="tidy")
    assert standing(table)[2] == defence


@pytest.mark.rule("QC-3.7", "QC-3.9")
def test_the_dragons_third_face_is_three_quiddity_or_a_reroll() -> None:
    def rolled() -> Table:
        return play(seat(active="Quake Dragon#3, Assistant#5"), wilds="Quake Dragon/Base", rolls=[4])

    assert options(rolled()) == ["use quake-dragon#3", "summon assistant#5", "spend quake-dragon#3", "next"]
    spent = do(rolled(), "spend quake-dragon#3")
    assert (quiddity(spent), lying(spent, "active")) == (3, ["Assistant#5"])
    used = do(rolled(), "use quake-dragon#3")
    assert (quiddity(used), lying(used, "active")) == (0, ["Assistant#5", "Quake Dragon#4"])


@pytest.mark.rule("QC-3.7")
def test_symbols_without_a_line_are_both_used() -> None:
    mine = seat(active="Questing Wizard#1", bag="2 Assistant")
    table = do(play(mine, wilds="Questing Wizard/Strong", rolls=[1, 5]), "use questing-wizard#1")
    assert (quiddity(table), lying(table, "active")) == (1, ["Assistant#5"])
    assert lying(table, "spent") == ["Questing Wizard#1"]


@pytest.mark.rule("QC-3.8")
@pytest.mark.parametrize(("face", "numbers"), [(5, (2, 6, 6)), (6, (3, 8, 7))])
def test_a_burst_without_words_does_nothing(face: int, numbers: tuple[int, int, int]) -> None:
    assert standing(play(seat(ready=f"Quake Dragon#{face}"), wilds="Quake Dragon/Base", phase="tidy")) == numbers


@pytest.mark.rule("QC-3.8")
def test_a_burst_without_words_is_no_immediate_effect() -> None:
    table = play(seat(active="Questing Wizard#3, Assistant#5", bag="Portal"), wilds="Questing Wizard/Strong")
    assert options(table) == ["summon assistant#5", "spend questing-wizard#3", "next"]


@pytest.mark.rule("QC-3.9", "QC-3.10")
@pytest.mark.parametrize(
    ("card", "die", "slug"),
    [("Victory/Charm", "Victory#4", "victory"), ("Questing Wizard/Base", "Questing Wizard#3", "questing-wizard")],
)
def test_combined_faces_draw_one_then_reroll(card: str, die: str, slug: str) -> None:
    name, face = die.split("#")
    table = play(seat(active=die, bag="Portal, Assistant"), wilds=card, rolls=[2, 1, 2])
    do(table, f"use {slug}#{face}")  # draws the Portal, which shows 1; then this die shows 2
    assert lying(table, "active") == ["Portal#1", f"{name}#2"]
    assert (lying(table, "spent"), quiddity(table)) == ([], 0)
    assert heard(table, "drawn") == [{"player": "seat 0", "dice": ["portal#1"]}]
    assert heard(table, "rerolled") == [{"player": "seat 0", "dice": [f"{slug}#2"]}]


@pytest.mark.rule("QC-3.10")
def test_what_a_combined_face_draws_is_there_before_the_reroll() -> None:
    table = play(seat(active="Victory#4", used="Basic Quiddity"), wilds="Victory/Charm", rolls=[1, 6, 4])
    do(table, "use victory#4")
    assert lying(table, "active") == ["Basic Quiddity#6", "Victory#4"]
    assert options(table) == ["use victory#4", "spend basic-quiddity#6", "next"]


@pytest.mark.rule("QC-4.1")
def test_quiddity_pays_for_summoning() -> None:
    table = do(
        play(seat(active="Deathdealer#6, Portal#1", quiddity=3), wilds="Deathdealer/Base"), "summon deathdealer#6"
    )
    assert (quiddity(table), lying(table, "active")) == (1, ["Portal#1"])


@pytest.mark.rule("QC-4.1")
def test_quiddity_from_effects_pays_for_capturing() -> None:
    table = play(seat(ready="Growth#4"), wilds="Portal/Basic 5, Growth/Charm 4", phase="capture")
    assert options(table) == ["cast growth#4", "next"]
    table = play(seat(ready="Growth#4", quiddity=1), wilds="Portal/Basic 5, Growth/Charm 4", phase="capture")
    do(table, "cast growth#4", "capture portal")
    assert (quiddity(table), lying(table, "used")) == (0, ["Portal"])


@pytest.mark.rule("QC-4.2")
def test_quiddity_is_lost_with_the_turn() -> None:
    assert quiddity(do(play(seat(quiddity=5), phase="tidy"), "end-turn")) == 0


@pytest.mark.rule("QC-4.3")
def test_a_price_below_zero_is_zero() -> None:
    mine = seat(ready="Questing Wizard#4", used="Basic Quiddity")
    wilds = "Assistant/Basic 1, Basic Quiddity/Basic 1, Questing Wizard/Mighty"
    table = play(mine, wilds=wilds, phase="score", rolls=[1, 1, 2, 1])
    do(table, "score questing-wizard#4", "pass", "next", "capture basic-quiddity", "capture assistant")
    assert quiddity(table) == 0
    assert (left(table, "Assistant"), left(table, "Basic Quiddity")) == (0, 0)


@pytest.mark.rule("QC-4.4")
def test_what_a_die_gives_beyond_the_price_stays() -> None:
    table = do(play(seat(active="2 Assistant#5, Basic Quiddity#6")), "summon assistant#5")
    assert quiddity(table) == 1
    do(table, "summon assistant#5")
    assert (quiddity(table), lying(table, "ready")) == (0, ["Assistant#5", "Assistant#5"])


@pytest.mark.rule("QC-4.4")
def test_left_over_quiddity_is_there_in_the_capture_phase() -> None:
    table = play(seat(active="Assistant#5, Quake Dragon#2"), wilds="Assistant/Basic 1, Quake Dragon/Base")
    do(table, "summon assistant#5", "capture assistant")
    assert (quiddity(table), left(table, "Assistant")) == (0, 0)
