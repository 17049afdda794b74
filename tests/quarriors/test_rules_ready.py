"""Phase 2, draw, roll and ready: QC-7."""

import pytest

from tests.quarriors.mat import asked, do, heard, kind, lying, options, play, quiddity, seat


@pytest.mark.rule("QC-7.1")
def test_six_dice_are_drawn_and_rolled() -> None:
    table = play(seat(bag="8 Basic Quiddity"), phase="draw", rolls=[1] * 6 + [1, 2, 3, 4, 5, 6])
    assert lying(table, "active") == [f"Basic Quiddity#{face}" for face in range(1, 7)]
    assert lying(table, "bag") == ["Basic Quiddity"] * 2


@pytest.mark.rule("QC-7.1")
def test_what_was_already_in_the_pool_is_rolled_too() -> None:
    mine = seat(bag="6 Basic Quiddity", active="Portal, Assistant")
    table = play(mine, phase="draw", rolls=[1] * 6 + [5, 4] + [1] * 6)
    assert lying(table, "active") == ["Basic Quiddity#1"] * 6 + ["Assistant#5", "Portal#4"]


@pytest.mark.rule("QC-7.3")
def test_immediate_effects_are_optional_and_used_one_at_a_time() -> None:
    mine = seat(active="Portal#2, Portal#4, Assistant#4", bag="5 Basic Quiddity")
    table = play(mine, rolls=[1, 1])
    assert options(table) == ["use assistant#4", "use portal#2", "use portal#4", "next"]
    do(table, "use portal#2")
    assert options(table) == ["use assistant#4", "use portal#4", "spend basic-quiddity#1", "next"]
    do(table, "next")
    assert (kind(table), lying(table, "active")) == ("tidy", ["Basic Quiddity#1", "Assistant#4", "Portal#4"])


@pytest.mark.rule("QC-7.3")
def test_summoning_closes_the_immediate_window() -> None:
    table = do(play(seat(active="Portal#4, 2 Assistant#5, Portal#1", quiddity=2)), "summon assistant#5")
    assert options(table) == ["summon assistant#5", "spend portal#1", "next"]


@pytest.mark.rule("QC-7.3")
def test_readying_closes_the_immediate_window() -> None:
    table = do(play(seat(active="Portal#4, Growth#4"), wilds="Growth/Charm"), "ready growth#4")
    assert options(table) == ["cast growth#4", "next"]


@pytest.mark.rule("QC-7.3")
def test_spending_a_die_leaves_the_window_open() -> None:
    table = do(play(seat(active="Portal#4, 2 Basic Quiddity#1", bag="Portal")), "spend basic-quiddity#1")
    assert "use portal#4" in options(table)


@pytest.mark.rule("QC-7.3")
def test_the_window_is_closed_where_the_position_says_so() -> None:
    table = play(seat(active="Portal#4, Assistant#5", quiddity=1), turn={"immediate": False})
    assert options(table) == ["summon assistant#5", "next"]


@pytest.mark.rule("QC-7.3")
def test_an_immediate_symbol_cannot_be_readied() -> None:
    table = play(seat(active="Shaping#3, Victory#4", quiddity=9), wilds="Shaping/Spell, Victory/Spell")
    assert options(table) == ["use shaping#3", "use victory#4", "next"]


@pytest.mark.rule("QC-7.3", "QC-7.8")
def test_a_roll_opens_the_window_again_for_the_whole_pool() -> None:
    mine = seat(active="Growth#4, Portal#4", bag="Basic Quiddity")
    table = do(play(mine, wilds="Growth/Spell", rolls=[1, 1]), "ready growth#4")
    assert options(table) == ["use portal#4", "spend basic-quiddity#1", "next"]


@pytest.mark.rule("QC-7.3")
def test_a_draw_that_finds_nothing_opens_no_window() -> None:
    mine = seat(active="Growth#4, Portal#4, Assistant#5")
    table = do(play(mine, wilds="Growth/Spell"), "ready growth#4")
    assert options(table) == ["summon assistant#5", "next"]


@pytest.mark.rule("QC-7.3")
def test_the_window_closes_with_the_phase() -> None:
    mine = seat(active="Portal#4", ready="Growth#4", bag="Portal")
    table = play(mine, wilds="Growth/Charm, Portal/Basic 1")
    assert options(table) == ["use portal#4", "cast growth#4", "next"]
    assert options(do(table, "next")) == ["cast growth#4", "next"]


@pytest.mark.rule("QC-7.4")
def test_a_spell_is_readied_for_free() -> None:
    table = do(play(seat(active="Death#4, Basic Quiddity#1"), wilds="Death/Spell"), "ready death#4")
    assert (lying(table, "ready"), lying(table, "active")) == (["Death#4"], ["Basic Quiddity#1"])


@pytest.mark.rule("QC-7.4")
def test_nobody_has_to_ready_a_spell() -> None:
    table = do(play(seat(active="Death#4"), wilds="Death/Spell"), "next", "end-turn")
    assert lying(table, "used") == ["Death"]


@pytest.mark.rule("QC-7.5")
@pytest.mark.parametrize(("face", "level"), [(4, 1), (5, 2), (6, 3)])
def test_a_creature_costs_its_level(face: int, level: int) -> None:
    summon = f"summon quake-dragon#{face}"
    poor = play(seat(active=f"Quake Dragon#{face}", quiddity=level - 1), wilds="Quake Dragon/Strong")
    assert kind(poor) == "tidy"
    rich = play(seat(active=f"Quake Dragon#{face}", quiddity=level), wilds="Quake Dragon/Strong")
    assert options(rich) == [summon, "next"]
    do(rich, summon)
    assert (quiddity(rich), lying(rich, "ready"), lying(rich, "active")) == (0, [f"Quake Dragon#{face}"], [])


@pytest.mark.rule("QC-7.5")
def test_a_summoned_die_is_a_creature_and_attacks() -> None:
    table = do(play(seat(active="Assistant#5", quiddity=1), seat(ready="Assistant#6")), "summon assistant#5")
    assert (asked(table), kind(table)) == (1, "name")
    assert heard(table, "attack") == [
        {"player": "seat 0", "attackers": ["assistant#5"], "totals": {"seat 1": 1}},
    ]


@pytest.mark.rule("QC-7.5")
def test_a_creature_face_that_is_not_summoned_does_nothing() -> None:
    table = do(play(seat(active="Assistant#5", quiddity=1), seat(ready="Assistant#6")), "next")
    assert (asked(table), kind(table), heard(table, "attack")) == (0, "tidy", [])


@pytest.mark.rule("QC-7.6")
def test_any_number_may_be_summoned_in_any_order() -> None:
    mine = seat(active="2 Assistant#5, Deathdealer#4, Scavenging Goblin#3", quiddity=4)
    table = play(mine, wilds="Deathdealer/Base, Scavenging Goblin/Base")
    do(table, "summon deathdealer#4", "summon assistant#5", "summon scavenging-goblin#3", "summon assistant#5")
    assert lying(table, "ready") == ["Deathdealer#4", "Assistant#5", "Scavenging Goblin#3", "Assistant#5"]


@pytest.mark.rule("QC-7.6", "QC-7.7")
def test_an_ability_resolves_before_the_next_summon() -> None:
    table = play(seat(active="Scavenging Goblin#5, Assistant#5", quiddity=1), wilds="Scavenging Goblin/Base")
    do(table, "summon scavenging-goblin#5")
    assert (quiddity(table), options(table)) == (1, ["summon assistant#5", "next"])


@pytest.mark.rule("QC-7.7")
def test_a_when_summoned_ability_happens_then_or_never() -> None:
    mine = seat(active="Assistant#5", ready="Scavenging Goblin#5", quiddity=1)
    table = do(play(mine, wilds="Scavenging Goblin/Base"), "summon assistant#5")
    assert quiddity(table) == 0


@pytest.mark.rule("QC-7.7")
def test_a_when_summoned_ability_finds_nothing_and_is_gone() -> None:
    mine = seat(active="2 Warrior of the Quay#4", quiddity=2)
    rival = seat(ready="Warrior of the Quay#4, Assistant#5")
    table = do(play(mine, rival, wilds="Warrior of the Quay/Mighty"), "summon warrior-of-the-quay#4")
    assert options(table) == ["goes used"]
    do(table, "goes used")
    assert (lying(table, "ready", 1), lying(table, "used", 1)) == (["Assistant#5"], ["Warrior of the Quay"])


@pytest.mark.rule("QC-7.8")
def test_a_roll_in_this_phase_brings_new_dice_to_ready_and_summon() -> None:
    mine = seat(active="2 Growth#4", bag="Assistant, Death")
    table = do(play(mine, wilds="Growth/Spell, Death/Spell", rolls=[1, 5, 1, 4]), "ready growth#4")
    assert options(table) == ["summon assistant#5", "ready growth#4", "next"]
    do(table, "summon assistant#5", "ready growth#4")
    assert options(table) == ["ready death#4", "next"]


@pytest.mark.rule("QC-7.9")
def test_an_immediate_spell_resolves_at_once_and_is_spent() -> None:
    table = play(seat(active="Growth#4"), wilds="Growth/Cantrip, Assistant/Basic 2")
    do(table, "ready growth#4")
    assert (quiddity(table), lying(table, "spent"), lying(table, "ready")) == (2, ["Growth#4"], [])
    assert table.view(None)["captures"] == 2


@pytest.mark.rule("QC-7.10")
@pytest.mark.parametrize("phase", ["attack", "capture"])
def test_outside_phase_2_nothing_is_readied_or_summoned(phase: str) -> None:
    mine = seat(active="Assistant#5, Death#4, Portal#4, Portal#1", bag="Portal", quiddity=9)
    table = play(mine, phase=phase, turn={"immediate": True}, wilds="Death/Spell, Assistant/Basic 1")
    more = ["capture assistant", "spend portal#1"] if phase == "capture" else []
    assert options(table) == ["use portal#4", *more, "next"]


@pytest.mark.rule("QC-7.10")
def test_quiddity_rolled_outside_phase_2_pays() -> None:
    mine = seat(active="Portal#2", bag="Basic Quiddity")
    table = play(mine, phase="capture", turn={"immediate": True}, wilds="Assistant/Basic 1", rolls=[1, 1])
    do(table, "use portal#2", "capture assistant")
    assert (lying(table, "used"), lying(table, "spent")) == (["Assistant"], ["Portal#2", "Basic Quiddity#1"])
