"""Phase 4 and phase 5, and capturing in the variants: QC-9, QC-10, QV-1, QV-3."""

import pytest

from tests.quarriors.mat import asked, do, kind, left, lying, options, play, quiddity, seat

EMPTY = "Deathdealer/Base 0, Ghostly Spirit/Base 0, Quake Dragon/Strong 0"


@pytest.mark.rule("QC-9.1")
def test_a_die_is_captured_for_the_cost_of_its_card() -> None:
    table = play(seat(quiddity=6), phase="capture", wilds="Portal/Basic 2, Deathdealer/Strong 5")
    do(table, "capture deathdealer")
    assert (quiddity(table), left(table, "Deathdealer"), lying(table, "used")) == (0, 4, ["Deathdealer"])


@pytest.mark.rule("QC-9.1")
@pytest.mark.parametrize(("purse", "offered"), [(3, []), (4, ["capture portal"]), (5, ["capture portal"])])
def test_only_what_can_be_paid_is_on_offer(purse: int, offered: list[str]) -> None:
    table = play(seat(quiddity=purse), phase="capture", wilds="Portal/Basic 1, Deathdealer/Strong 1")
    assert options(table) == ([*offered, "next"] if offered else ["end-turn"])


@pytest.mark.rule("QC-9.1")
def test_dice_in_the_pool_count_for_the_price() -> None:
    mine = seat(active="3 Basic Quiddity#1, Portal#4, Assistant#5", quiddity=1)
    table = do(play(mine, phase="capture", wilds="Portal/Basic 1"), "capture portal")
    assert lying(table, "spent") == ["Basic Quiddity#1"] * 3
    assert lying(table, "active") == ["Assistant#5", "Portal#4"]


@pytest.mark.rule("QC-9.1")
def test_any_card_that_holds_a_die_will_do() -> None:
    wilds = "Basic Quiddity/Basic 1, Assistant/Basic 1, Death/Spell 1, Deathdealer/Strong 0, Witching Hag/Base 1"
    table = play(seat(quiddity=9), phase="capture", wilds=wilds)
    assert options(table) == [
        "capture basic-quiddity", "capture assistant", "capture death", "capture witching-hag", "next",
    ]  # fmt: skip


@pytest.mark.rule("QC-9.1")
def test_one_die_is_captured_in_a_turn() -> None:
    table = do(play(seat(quiddity=9), phase="capture", wilds="Assistant/Basic 2"), "capture assistant")
    assert kind(table) == "tidy"


@pytest.mark.rule("QC-9.1")
def test_the_next_turn_has_its_own_capture() -> None:
    table = play(
        seat(quiddity=1), seat(bag="6 Basic Quiddity"), phase="capture", wilds="Assistant/Basic 2", rolls=[1] * 12
    )
    do(table, "capture assistant", "end-turn", "capture assistant")
    assert (lying(table, "used", 1), left(table, "Assistant")) == (["Assistant"], 0)


@pytest.mark.rule("QC-9.1")
@pytest.mark.parametrize(("purse", "offered"), [(1, False), (2, True)])
def test_a_discount_counts_for_what_can_be_paid_this_turn(purse: int, offered: bool) -> None:
    mine = seat(ready="Questing Wizard#4", quiddity=purse)
    wilds = "Portal/Basic 1, Basic Quiddity/Basic 1, Questing Wizard/Mighty"
    table = do(play(mine, phase="score", wilds=wilds), "score questing-wizard#4", "cull questing-wizard")
    assert ("capture portal" in options(table)) is offered
    do(table, "next", "end-turn")
    assert [card["price"] for card in table.view(None)["wilds"][:3]] == [0, 1, 4]


@pytest.mark.rule("QC-9.2")
def test_an_effect_grants_further_captures() -> None:
    table = play(seat(active="Growth#4, Growth#5", quiddity=0), wilds="Growth/Cantrip, Assistant/Basic 4")
    do(table, "ready growth#4", "ready growth#5", *["capture assistant"] * 3)
    assert (kind(table), left(table, "Assistant"), quiddity(table)) == ("tidy", 1, 1)


@pytest.mark.rule("QC-9.3", "QC-11.2")
def test_the_end_is_checked_after_a_capture() -> None:
    table = play(seat(quiddity=9, glory=1), phase="capture", wilds=f"{EMPTY}, Witching Hag/Base 1")
    do(table, "capture witching-hag")
    assert table.outcome is not None
    assert (table.outcome.rule, lying(table, "used")) == ("QC-11.2", ["Witching Hag"])


@pytest.mark.rule("QC-9.4")
def test_a_free_capture_in_phase_1_is_checked_too() -> None:
    wilds = f"{EMPTY}, Witching Hag/Base 1, Shaping/Incantation 0, Portal/Basic 0"
    mine = seat(ready="Assistant#5+Shaping#4@0", used="Portal", glory=2)
    table = play(mine, phase="score", wilds=wilds)
    do(table, options(table)[0], "yes", "pick portal in used 0", "pick witching-hag in wilds")
    assert table.outcome is not None
    assert (table.outcome.rule, table.outcome.scores) == ("QC-11.2", (3, 0))


@pytest.mark.rule("QC-9.4")
def test_a_card_that_gets_a_die_back_is_no_longer_empty() -> None:
    wilds = f"{EMPTY}, Witching Hag/Base 1, Questing Wizard/Mighty 0"
    mine = seat(ready="Questing Wizard#4", quiddity=9)
    table = play(mine, phase="score", wilds=wilds)
    do(table, "score questing-wizard#4", "cull questing-wizard", "capture questing-wizard")
    assert table.outcome is not None
    table = play(mine, phase="score", wilds=f"{wilds}, Scavenging Goblin/Base 2")
    do(table, "score questing-wizard#4", "cull questing-wizard", "capture scavenging-goblin")
    assert (table.outcome, left(table, "Questing Wizard")) == (None, 1)


@pytest.mark.rule("QC-9.4")
def test_empty_cards_end_nothing_without_a_capture() -> None:
    table = play(seat(quiddity=9), phase="capture", wilds=f"{EMPTY}, Witching Hag/Base 0, Portal/Basic 1")
    assert (table.outcome, options(table)) == (None, ["capture portal", "next"])


@pytest.mark.rule("QC-10.2")
def test_readied_spells_may_be_put_into_the_spent_pile() -> None:
    table = play(seat(ready="Death#4, Assistant#5, Death#4, Growth#4"), phase="tidy", wilds="Death/Spell, Growth/Charm")
    assert options(table) == ["drop death#4", "drop growth#4", "end-turn"]
    do(table, "drop death#4")
    assert (lying(table, "spent"), lying(table, "ready")) == (["Death#4"], ["Assistant#5", "Death#4", "Growth#4"])
    do(table, "drop death#4", "end-turn")
    assert (lying(table, "used"), lying(table, "ready")) == (["Death", "Death"], ["Assistant#5", "Growth#4"])


@pytest.mark.rule("QC-10.2")
def test_an_attached_spell_is_not_put_away() -> None:
    table = play(seat(ready="Assistant#5+Life#4@0"), phase="tidy", wilds="Life/Cantrip")
    assert options(table) == ["end-turn"]


@pytest.mark.rule("QC-10.3")
def test_changes_for_the_turn_end_with_it() -> None:
    marked = {"die": "Assistant#5", "marks": [[1, 4, False]]}
    table = do(play(seat(ready=[marked]), seat(ready=[marked]), phase="tidy"), "end-turn")
    assert [die["marked"] for one in table.view(None)["seats"] for die in one["ready"]] == [[], []]


@pytest.mark.rule("QC-10.3")
def test_creatures_and_kept_spells_stay() -> None:
    table = play(seat(ready="Assistant#5+Life#4@0, Death#4"), phase="tidy", wilds="Life/Cantrip, Death/Spell")
    do(table, "end-turn")
    assert (asked(table), lying(table, "ready")) == (1, ["Assistant#5+Life#4@0", "Death#4"])


@pytest.mark.rule("QC-10.1")
def test_only_the_active_player_tidies_up() -> None:
    table = play(
        seat(spent="Portal#4"), seat(spent="Life#4", active="Portal"), phase="tidy", wilds="Life/Charm", rolls=[1]
    )
    do(table, "end-turn")
    assert (lying(table, "used"), lying(table, "used", 1), lying(table, "spent", 1)) == (["Portal"], [], ["Life#4"])


@pytest.mark.rule("QV-1")
@pytest.mark.parametrize("captures", [1, 2])
def test_advanced_capture_allows_two(captures: int) -> None:
    mine = seat(bag="6 Basic Quiddity")
    table = play(mine, phase="score", wilds="Assistant/Basic 5", options={"captures": captures}, rolls=[1] * 12)
    do(table, *["capture assistant"] * captures)
    assert (kind(table), left(table, "Assistant")) == ("tidy", 5 - captures)


@pytest.mark.rule("QV-1")
def test_the_second_capture_may_be_skipped() -> None:
    table = play(seat(quiddity=9), phase="capture", wilds="Assistant/Basic 5", options={"captures": 2})
    do(table, "capture assistant", "next")
    assert (kind(table), left(table, "Assistant")) == ("tidy", 4)


@pytest.mark.rule("QV-1", "QC-9.2")
def test_granted_captures_come_on_top_of_two() -> None:
    table = play(
        seat(active="Growth#4", quiddity=9), wilds="Growth/Cantrip, Assistant/Basic 5", options={"captures": 2}
    )
    do(table, "ready growth#4", *["capture assistant"] * 3)
    assert kind(table) == "tidy"


@pytest.mark.rule("QV-3")
def test_both_variants_go_together() -> None:
    options_of = {"captures": 2, "expert_culling": True}
    mine = seat(ready="Deathdealer#4", quiddity=2)
    table = play(mine, phase="score", wilds="Assistant/Basic 5, Deathdealer/Strong 0", options=options_of)
    assert options(table) == ["score deathdealer#4", "score-cull deathdealer#4"]
    do(table, "score-cull deathdealer#4", "capture assistant", "capture assistant")
    assert (kind(table), left(table, "Deathdealer")) == ("tidy", 1)
