"""The turn and phase 1: QC-5, QC-6."""

import pytest

from tests.quarriors.mat import asked, do, glory, heard, kind, kinds, left, lying, options, play, seat

HAG = "Witching Hag/Strong"


@pytest.mark.rule("QC-5.1")
def test_five_phases_come_in_their_order() -> None:
    mine = seat(ready="Assistant#5, Growth#4", bag="5 Basic Quiddity, Deathdealer")
    wilds = "Portal/Basic 5, Deathdealer/Base, Growth/Charm"
    table = play(mine, phase="score", wilds=wilds, rolls=[1, 1, 1, 1, 1, 1] + [1] * 5 + [4])
    seen = []
    for answer in ("score assistant#5", "pass", "summon deathdealer#4", "next", "next", "capture portal", "next"):
        seen.append(table.view(None)["phase"])
        do(table, answer)
    assert seen == ["score", "score", "ready", "ready", "attack", "capture", "capture"]
    assert kind(table) == "tidy"
    assert [k for k in kinds(table) if k in ("scored", "rolled", "attack", "captured")] == [
        "scored", "rolled", "attack", "captured",
    ]  # fmt: skip


@pytest.mark.rule("QC-5.1")
def test_a_turn_begins_afresh() -> None:
    turn = {"summoned": ["Deathdealer"], "scored": [2, 1], "scored_now": ["Deathdealer#4"], "lost": [1], "passed": [1]}
    ooze = {"die": "Primordial Ooze#4", "copy": "Deathdealer#6", "copied": True}
    wilds = "Deathdealer/Strong, Primordial Ooze/Strong"
    table = play(seat(ready=[ooze]), phase="tidy", wilds=wilds, turn=turn | {"captures": 0, "immediate": True})
    now = do(table, "end-turn").position()
    assert now["turn"] == {
        "seat": 1, "first": 0, "number": 1, "phase": "tidy", "immediate": False, "captures": 1, "summoned": [],
        "scored": [0, 0], "scored_now": [], "lost": [], "passed": [],
    }  # fmt: skip
    assert now["seats"][0]["ready"] == [{"die": "Primordial Ooze#4", "copy": "Deathdealer#6"}]


@pytest.mark.rule("QC-5.1")
def test_an_attack_is_not_skipped() -> None:
    table = play(seat(ready="Assistant#5"), seat(ready="Assistant#5"), phase="attack")
    assert (asked(table), options(table)) == (1, ["defend assistant#5"])


@pytest.mark.rule("QC-5.1", "QC-9.1")
def test_the_capture_may_be_skipped() -> None:
    table = do(play(seat(quiddity=9), phase="capture", wilds="Portal/Basic 5"), "next")
    assert (kind(table), left(table, "Portal")) == ("tidy", 5)


@pytest.mark.rule("QC-6.1")
def test_every_creature_must_score() -> None:
    table = play(
        seat(ready="Assistant#5, Deathdealer#4, Growth#4"), phase="score", wilds="Deathdealer/Strong, Growth/Charm"
    )
    assert options(table) == ["score assistant#5", "score deathdealer#4"]
    do(table, "score assistant#5")
    assert options(table) == ["score deathdealer#4"]
    do(table, "score deathdealer#4")
    assert (glory(table), lying(table, "ready")) == ([3, 0], ["Growth#4"])


@pytest.mark.rule("QC-6.1")
def test_equal_creatures_are_one_option_and_all_score() -> None:
    table = play(seat(ready="3 Assistant#5"), phase="score")
    assert options(table) == ["score assistant#5"]
    do(table, "score assistant#5", "score assistant#5", "score assistant#5")
    assert (glory(table), kind(table)) == ([3, 0], "cull")


@pytest.mark.rule("QC-6.2")
def test_the_active_player_casts_and_attaches_nothing_while_scoring() -> None:
    wilds = "Deathdealer/Strong, Growth/Charm, Life/Cantrip"
    table = play(seat(ready="2 Deathdealer#4, Growth#4, Life#4"), seat(ready="Life#4"), phase="score", wilds=wilds)
    assert options(table) == ["score deathdealer#4"]
    do(table, "score deathdealer#4")
    assert (asked(table), options(table)) == (0, ["score deathdealer#4"])
    do(table, "score deathdealer#4")
    assert options(table) == ["cull deathdealer", "pass"]


@pytest.mark.rule("QC-6.2")
def test_others_may_react_while_somebody_scores() -> None:
    table = play(seat(ready="2 Assistant#5"), seat(ready="Life#4, Assistant#5"), phase="score", wilds="Life/Spell")
    do(table, "score assistant#5")
    assert (asked(table), options(table)) == (1, ["cast life#4", "pass", "pass-turn"])


@pytest.mark.rule("QC-6.3")
@pytest.mark.parametrize(
    ("die", "wilds", "worth"),
    [
        ("Assistant#5", "", 1),
        ("Witching Hag#4", "Witching Hag/Base", 3),
        ("Quake Dragon#5", "Quake Dragon/Mighty", 4),
        ("Quake Dragon#6", "Quake Dragon/Mighty", 4 + 2),
        ("Assistant#5+Victory#5@0", "Victory/Cantrip", 1 + 2),
        ("Assistant#5+Victory#5@0+Victory#6@1", "Victory/Cantrip", 1 + 2 + 2),
    ],
)
def test_a_creature_scores_its_card_and_what_is_added(die: str, wilds: str, worth: int) -> None:
    table = play(seat(ready=die), phase="score", wilds=wilds)
    do(table, options(table)[0])
    assert glory(table) == [worth, 0]


@pytest.mark.rule("QC-6.4", "QC-11.4")
def test_reaching_the_goal_by_scoring_ends_the_game_at_once() -> None:
    table = play(seat(ready="Assistant#5, Witching Hag#4", glory=17), phase="score", wilds=HAG)
    do(table, "score witching-hag#4")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores, table.outcome.rule) == ((0,), (20, 0), "QC-11.4")
    assert lying(table, "ready") == ["Assistant#5"]


@pytest.mark.rule("QC-6.4")
def test_one_glory_short_of_the_goal_plays_on() -> None:
    table = play(seat(ready="Witching Hag#4", glory=16), phase="score", wilds=HAG)
    do(table, "score witching-hag#4")
    assert (table.outcome, glory(table)) == (None, [19, 0])


@pytest.mark.rule("QC-6.5")
def test_a_scorer_and_its_spells_go_to_their_owners_used_piles() -> None:
    table = play(seat(ready="Assistant#5+Life#4@0+Life#5@1"), phase="score", wilds="Life/Cantrip")
    do(table, options(table)[0])
    assert (lying(table, "used"), lying(table, "used", 1)) == (["Assistant", "Life"], ["Life"])


@pytest.mark.rule("QC-6.6")
def test_the_scorer_and_its_own_spells_may_be_culled_but_not_an_opponents() -> None:
    wilds = "Life/Cantrip, Death/Charm"
    table = play(
        seat(ready="Assistant#5+Life#4@0+Death#4@1", used="Portal", bag="Basic Quiddity"), phase="score", wilds=wilds
    )
    do(table, options(table)[0])
    assert options(table) == ["cull assistant", "cull portal", "cull life", "pass"]


@pytest.mark.rule("QC-6.6")
@pytest.mark.parametrize("scorers", [1, 2, 3])
def test_one_die_may_be_culled_for_each_creature_that_scored(scorers: int) -> None:
    table = play(seat(ready=f"{scorers} Assistant#5", used="4 Basic Quiddity"), phase="score", rolls=[1] * 8)
    do(table, *["score assistant#5"] * scorers)
    for culled in range(scorers):
        assert (kind(table), left(table, "Basic Quiddity")) == ("cull", culled)
        assert table.decisions[0].prompt.endswith(f"({scorers - culled} left)")
        do(table, "cull basic-quiddity")
    assert kind(table) == "act"


@pytest.mark.rule("QC-6.6")
def test_a_culled_die_can_be_captured_again() -> None:
    table = play(seat(ready="Assistant#5", quiddity=1), phase="score")
    do(table, "score assistant#5", "cull assistant")
    assert (left(table, "Assistant"), lying(table, "used")) == (1, [])
    do(table, "capture assistant")
    assert (left(table, "Assistant"), lying(table, "used")) == (0, ["Assistant"])


@pytest.mark.rule("QC-6.6")
def test_nobody_has_to_cull() -> None:
    table = play(seat(ready="2 Assistant#5"), phase="score", rolls=[1, 1, 5, 5])
    do(table, "score assistant#5", "score assistant#5", "pass")
    assert (kind(table), left(table, "Assistant"), heard(table, "culled")) == ("tidy", 0, [])


@pytest.mark.rule("QC-6.6")
def test_without_creatures_nothing_is_culled() -> None:
    assert kind(play(seat(used="2 Portal"), phase="score", rolls=[1, 1, 1, 1])) == "tidy"


@pytest.mark.rule("QC-6.7")
@pytest.mark.parametrize("first", ["assistant#5", "witching-hag#4"])
def test_the_player_chooses_the_order_of_scoring(first: str) -> None:
    table = play(seat(ready="Assistant#5, Witching Hag#4"), phase="score", wilds=HAG)
    do(table, f"score {first}")
    assert [event["die"] for event in heard(table, "scored")] == [first]


@pytest.mark.rule("QC-6.7")
def test_an_ability_resolves_with_its_scorer_and_culls_come_last() -> None:
    table = play(
        seat(ready="Assistant#5, Witching Hag#4", used="Deathdealer"), phase="score", wilds=f"{HAG}, Deathdealer/Base"
    )
    do(table, "score witching-hag#4")
    assert (kind(table), options(table)) == ("may", ["yes", "pass"])
    do(table, "yes", "pick deathdealer in used 0")
    assert (kind(table), lying(table, "active")) == ("score", ["Deathdealer"])
    do(table, "score assistant#5")
    assert kind(table) == "cull"


@pytest.mark.rule("QC-6.8")
def test_the_books_witching_hag() -> None:
    mine = seat(ready="Witching Hag#4", used="Deathdealer, Basic Quiddity")
    table = play(mine, phase="score", wilds=f"{HAG}, Deathdealer/Base", rolls=[1, 4, 1])
    do(table, "score witching-hag#4")
    assert glory(table) == [3, 0]
    assert lying(table, "used") == ["Basic Quiddity", "Witching Hag", "Deathdealer"]
    do(table, "yes")
    assert options(table) == ["pick deathdealer in used 0"]
    do(table, "pick deathdealer in used 0")
    assert lying(table, "active") == ["Deathdealer"]
    assert options(table) == ["cull basic-quiddity", "cull witching-hag", "pass"]
    do(table, "cull basic-quiddity")
    assert left(table, "Basic Quiddity") == 1
    assert lying(table, "active") == ["Witching Hag#1", "Deathdealer#4"]
