"""Rulings on quest dice and quartifacts: what they do, where they go, what touches them."""

import pytest

from tests.quarriors.mat import (
    area,
    asks,
    do,
    glory,
    go,
    kind,
    lay,
    left,
    lying,
    offered,
    on,
    options,
    quest_dice,
    stats,
    totals,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

HUNT, SEARCH, EXPEDITION = (f"Exqualibur/The {kind} For" for kind in ("Hunt", "Search", "Expedition"))
QUAIL, QUAIL_QUEST = "The Holy Quail/The Hunt For", "The Holy Quail/The Quest For"
QUAIL_SEARCH, QUAIL_EXPEDITION = "The Holy Quail/The Search For", "The Holy Quail/The Expedition For"
SKULL_QUEST, SKULL_SEARCH = "The Tri-Clops Skull/The Quest For", "The Tri-Clops Skull/The Search For"
KNIGHT_2, KNIGHT_3 = "Knight of Quamelot#5", "Knight of Quamelot#6"
SQUIRE, HAG = "Squire#4", "Witching Hag#4"
QUID, DICE, BONUS, ART_1, ART_2, ART_3 = range(1, 7)
"""Faces of a quest die."""
EXPERT: dict[str, Json] = {"expert_culling": True}


def complete(
    wilds: str, quest: str, dice: str, *rolls: int, options: dict[str, Json] | None = None, **mine: Json
) -> Table:
    """A party completes its quest; no cull is taken, and the quest die falls as told."""
    seat = area(*mine.pop("ready", ["Squire#5"]), quest=on(quest, dice), **mine)
    table = lay(f"Squire/Basic, {wilds}, {quest}", "score", seat, area(), rolls=rolls, options=options)
    do(table, f"complete {quest.split('/')[0].lower().replace(' ', '-')}")
    while kind(table) == "quest-cull":
        do(table, "pass")
    return table


# -- spells and scoring with quartifacts -------------------------------------------------------------------------------


@pytest.mark.rule("Q72", "Q293")
def test_the_holy_quill_keeps_own_spells_for_later() -> None:
    carrier = "Questing Wizard#4+Death#4@0+Death#5@1+The Holy Quail#5@0"
    table = lay(f"Squire/Basic, Questing Wizard/Base, Death/Charm, {QUAIL_QUEST}", "score", area(carrier, SQUIRE))
    do(table, "score questing-wizard#4+death#4+death#5+the-holy-quail#5")
    assert (lying(table, "ready"), lying(table, "used", 1)) == ([SQUIRE, "Death#4"], ["Death"])


@pytest.mark.rule("Q293", "Q65")
def test_spells_kept_by_the_holy_quill_may_be_culled_by_a_strong_wizard() -> None:
    carrier = "Questing Wizard#4+Death#5@0+Death#5@0+The Holy Quail#5@0"
    table = lay(f"Squire/Basic, Questing Wizard/Strong, Death/Charm, {QUAIL_QUEST}", "score", area(carrier, SQUIRE))
    do(table, "score questing-wizard#4+death#5+death#5+the-holy-quail#5")
    before = glory(table)[0]
    do(table, "pick death#5@0", "pick death#5@0")
    assert (glory(table)[0] - before, left(table, "Death")) == (2, 2)


@pytest.mark.rule("Q87")
@pytest.mark.parametrize(("options_", "worth"), [(None, 3), (EXPERT, 0)])
def test_the_holy_quilt_keeps_the_scorer_from_its_cull(options_: dict[str, Json] | None, worth: int) -> None:
    carrier = "Questing Wizard#4+The Holy Quail#6@0"
    wilds = f"Squire/Basic, Questing Wizard/Mighty, {QUAIL_QUEST}"
    table = lay(wilds, "score", area(carrier, SQUIRE), options=options_)
    assert offered(table, "score-cull") == (["squire#4"] if options_ else [])
    do(table, "score questing-wizard#4+the-holy-quail#6")
    assert (lying(table, "active"), lying(table, "used")) == (["Questing Wizard"], [])
    assert (glory(table)[0] > 0) == (worth > 0)


@pytest.mark.rule("Q312", "Q82")
def test_a_scorer_in_the_attack_waits_for_the_sweep() -> None:
    carrier = "Deathdealer#4+The Holy Quail#6@0"
    wilds = f"Squire/Basic, Deathdealer/Strong, {QUAIL_QUEST}"
    table = lay(wilds, "attack", area(carrier), area(SQUIRE, bag=["Portal"]), visited=True, rolls=[1] * 9)
    do(table, "defend squire#4", "goes used")
    assert (lying(table, "active"), lying(table, "used")) == (["Deathdealer"], [])
    go(table, *(["pass"] if kind(table) == "cull" else []))
    assert kind(table) == "tidy"
    do(table, "end-turn")
    assert "Deathdealer" in lying(table, "used")


@pytest.mark.rule("Q313", "Q108")
def test_the_alternative_of_a_golem_is_no_scoring_and_keeps_its_quartifact() -> None:
    carrier = "Quartz Golem#6+The Holy Quail#4@0"
    table = lay(f"Squire/Basic, Quartz Golem/Mighty, {QUAIL_SEARCH}", "score", area(carrier))
    do(table, "score quartz-golem#6+the-holy-quail#4", "yes", "turn 5")
    assert (glory(table), lying(table, "ready")) == ([2, 0], ["Quartz Golem#5+The Holy Quail#4@0"])


# -- going home --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q108")
def test_a_knight_that_returns_keeps_its_quartifact() -> None:
    carrier = f"{KNIGHT_3}+Exqualibur#5@0"
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Ancient Guide/Base, {HUNT}"
    table = lay(wilds, "attack", area(carrier), area(quest=on(HUNT, "3 Ancient Guide#6")))
    go(table, "challenge exqualibur", "send knight-of-quamelot#6+exqualibur#5", "depart")
    go(table, "defend ancient-guide#6", "defend ancient-guide#6", "defend ancient-guide#6")
    go(table, "defend knight-of-quamelot#6+exqualibur#5", "yes")
    assert (lying(table, "ready"), quest_dice(table, "Exqualibur")) == ([carrier], 1)


@pytest.mark.rule("Q108")
def test_a_carrier_that_is_rolled_away_loses_it() -> None:
    wilds = f"Squire/Basic, Witching Hag/Base, Chaos/Cantrip, {HUNT}"
    table = lay(wilds, "ready", area("Chaos#4"), area("Witching Hag#4+Exqualibur#4@1"), rolls=[1])
    go(table, "cast chaos#4")
    assert (lying(table, "ready", 1), quest_dice(table, "Exqualibur")) == ([], 2)


@pytest.mark.rule("Q111")
def test_a_mighty_knight_keeps_what_it_carried() -> None:
    table = complete("Knight of Quamelot/Mighty", HUNT, f"{KNIGHT_3}+Exqualibur#4@0", QUID)
    assert lying(table, "ready") == ["Squire#5", "Exqualibur#4"]


@pytest.mark.rule("Q111", "QQ-20")
def test_what_a_mighty_knight_kept_goes_home_for_another() -> None:
    table = complete("Knight of Quamelot/Mighty", HUNT, f"{KNIGHT_3}+Exqualibur#4@0", ART_2)
    assert (lying(table, "ready"), quest_dice(table, "Exqualibur")) == (["Squire#5", "Exqualibur#5"], 1)


@pytest.mark.rule("Q111")
def test_with_one_burst_a_mighty_knight_keeps_nothing() -> None:
    table = complete("Knight of Quamelot/Mighty", HUNT, f"{KNIGHT_2}+Exqualibur#4@0", QUID)
    assert (lying(table, "ready"), quest_dice(table, "Exqualibur")) == (["Squire#5"], 2)


# -- the quest die -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q112")
def test_one_mighty_guide_helps_a_party() -> None:
    table = complete("Ancient Guide/Mighty", HUNT, "2 Ancient Guide#4", QUID, ART_1)
    assert kind(table) == "may"
    do(table, "yes")
    assert (kind(table), lying(table, "ready")) == ("score", ["Squire#5", "Exqualibur#4"])


@pytest.mark.rule("Q112")
def test_with_two_bursts_its_owner_may_take_the_plain_reroll_too() -> None:
    table = complete("Ancient Guide/Mighty", HUNT, "Ancient Guide#6", QUID, ART_2)
    assert kind(table) == "set-die"
    do(table, "pass")
    assert kind(table) == "may"
    do(table, "yes")
    assert lying(table, "ready") == ["Squire#5", "Exqualibur#5"]


@pytest.mark.rule("Q112")
def test_the_die_may_be_set_instead_of_rolled() -> None:
    table = complete("Ancient Guide/Mighty", HUNT, "Ancient Guide#6")
    do(table, "yes")
    assert lying(table, "ready") == ["Squire#5", "Exqualibur#4"]


@pytest.mark.rule("Q110")
@pytest.mark.parametrize("options_", [{"culls": False, "sets": ["base", "quartifacts", "light-dark"]}, EXPERT])
def test_culls_of_a_bonus_work_under_every_culling_rule(options_: dict[str, Json]) -> None:
    table = complete("Knight of Quamelot/Base", QUAIL, KNIGHT_2, BONUS, options=options_, used=["Portal"])
    do(table, "yes", "pick portal in used 0")
    assert (left(table, "Portal"), lying(table, "used")) == (1, ["Knight of Quamelot"])


@pytest.mark.rule("Q116")
def test_a_mighty_minstrel_counts_its_party() -> None:
    dice = "Wayfaring Minstrel#4, Squire#4, Knight of Quamelot#5"
    table = complete(
        "Wayfaring Minstrel/Mighty, Knight of Quamelot/Base", HUNT, dice, 1, QUID, bag=["Portal", "Portal"]
    )
    assert lying(table, "active") == ["Portal"]


@pytest.mark.rule("Q116")
@pytest.mark.parametrize(("others", "drawn"), [(2, 1), (1, 0)])
def test_a_mighty_minstrel_counts_those_that_scored_once(others: int, drawn: int) -> None:
    mine = area("Wayfaring Minstrel#4", *[SQUIRE] * others, bag=["Portal", "Portal"])
    table = lay(f"Squire/Basic, Wayfaring Minstrel/Mighty, {HUNT}", "score", mine, rolls=[1])
    do(table, *["score squire#4"] * others, "score wayfaring-minstrel#4")
    assert lying(table, "active") == ["Portal"] * drawn


@pytest.mark.rule("Q305")
def test_others_may_rescue_in_phase_1() -> None:
    mine = area("Squire#5", quest=on(SKULL_QUEST, KNIGHT_3))
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Shaping/Cantrip, {SKULL_QUEST}"
    table = lay(wilds, "score", mine, area(SQUIRE, "Shaping#4"), rolls=[BONUS])
    do(table, "complete the-tri-clops-skull", "pass", "yes", "pick squire#4@1")
    assert (asks(table), options(table)) == ((1, "fate"), ["goes used", "goes ready by shaping#4"])
    do(table, "goes ready by shaping#4")
    assert lying(table, "ready", 1) == [SQUIRE]


@pytest.mark.rule("Q342", "Q324")
def test_a_strong_deathdealer_scores_in_its_own_phase_1() -> None:
    mine = area("Deathdealer#4", "Squire#5", quest=on(SKULL_QUEST, KNIGHT_3))
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Deathdealer/Strong, {SKULL_QUEST}"
    table = lay(wilds, "score", mine, area(SQUIRE), rolls=[BONUS])
    do(table, "complete the-tri-clops-skull", "pass", "yes", "pick squire#4@1")
    while kind(table) == "fate":
        do(table, "goes used")
    assert (glory(table), offered(table, "score")) == ([4 + 2, 0], ["squire#5"])
    do(table, "score squire#5")
    assert (kind(table), "(2 left)" in table.decisions[0].prompt) == ("cull", True)


@pytest.mark.rule("Q252")
@pytest.mark.parametrize(("quest", "waiting"), [(QUAIL, 0), ("The Tri-Clops Skull/The Hunt For", 1)])
def test_a_locked_mighty_howler_makes_dice_of_quests_fewer(quest: str, waiting: int) -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Frost Howler/Mighty, {quest}"
    mine = area("Squire#5", quest=on(quest, KNIGHT_3), bag=["Portal"] * 3)
    table = lay(wilds, "score", mine, area(locked="Frost Howler#3"), rolls=[DICE, 1, 1])
    do(table, f"complete {quest.split('/')[0].lower().replace(' ', '-')}", "pass")
    assert lying(table, "active") == ["Portal"] * waiting


# -- immunity and reach ------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q114", "Q209")
def test_exqualibur_opens_immunity_but_not_that_of_a_mighty_thief() -> None:
    wilds = (
        f"Squire/Basic, Relic Thief/Mighty, Heavenly Seraph/Strong, Witching Hag/Base, Death/Incantation, {EXPEDITION}"
    )
    theirs = area("Heavenly Seraph#6", "Relic Thief#4", HAG)
    table = lay(wilds, "attack", area("Squire#5+Exqualibur#4@0", "Death#6"), theirs)
    go(table, "cast death#6")
    assert offered(table, "pick") == ["squire#5+exqualibur#4@0", "heavenly-seraph#6@1", "witching-hag#4@1"]


@pytest.mark.rule("Q114")
def test_without_it_the_immune_are_not_on_offer() -> None:
    wilds = f"Squire/Basic, Heavenly Seraph/Strong, Witching Hag/Base, Death/Incantation, {EXPEDITION}"
    table = lay(wilds, "attack", area(SQUIRE, "Exqualibur#4", "Death#6"), area("Heavenly Seraph#6", HAG))
    go(table, "cast death#6")
    assert "witching-hag#4@1" not in offered(table, "pick")


@pytest.mark.rule("Q210")
def test_exqualibur_opens_immunity_in_the_turns_of_others() -> None:
    """A Mighty Hag halves what comes against its player, an immune Seraph's too."""
    wilds = f"Squire/Basic, Heavenly Seraph/Mighty, Witching Hag/Mighty, {EXPEDITION}"
    seraph = area("Heavenly Seraph#5")
    plain = lay(wilds, "attack", seraph, area(SQUIRE, HAG), visited=True)
    opened = lay(wilds, "attack", seraph, area(f"{SQUIRE}+Exqualibur#4@1", HAG), visited=True)
    assert (totals(plain), totals(opened)) == ({1: 7}, {1: 3})


@pytest.mark.rule("Q211")
def test_an_attack_that_cannot_be_lowered_is_not_on_offer() -> None:
    wilds = f"Squire/Basic, Pink Eye Cyclops/Mighty, Witching Hag/Base, {SKULL_QUEST}"
    mine = area(f"{SQUIRE}+The Tri-Clops Skull#5@0", HAG)
    table = lay(wilds, "attack", mine, area(SQUIRE, locked="Pink Eye Cyclops#3"), visited=True)
    assert options(table) == ["pick witching-hag#4@0"]


@pytest.mark.rule("Q281")
def test_the_skull_turns_its_carrier_to_the_top() -> None:
    wilds = f"Squire/Basic, {SKULL_QUEST}"
    mine = area({"die": SQUIRE, "summoned": True}, "The Tri-Clops Skull#4")
    table = lay(wilds, "ready", mine)
    go(table, "attach the-tri-clops-skull#4", "pick squire#4@0", "turn 6")
    assert lying(table, "ready") == ["Squire#6+The Tri-Clops Skull#4@0"]


@pytest.mark.rule("Q361")
def test_an_unattached_quartifact_is_no_spell() -> None:
    wilds = f"Squire/Basic, Shaping/Spell, Mischievous Imp/Base, {QUAIL}"
    theirs = area("The Holy Quail#4")
    table = lay(wilds, "ready", area("Shaping#4", active=["Mischievous Imp#6"], quiddity=3), theirs)
    assert offered(table, "cast") == []
    go(table, "summon mischievous-imp#6")
    assert (kind(table), lying(table, "ready", 1)) == ("act", ["The Holy Quail#4"])


@pytest.mark.rule("Q361")
def test_a_quest_die_is_neither_counted_nor_captured() -> None:
    wilds = f"Squire/Basic 1, {QUAIL}"
    table = lay(wilds, "capture", area(SQUIRE, "The Holy Quail#4", quiddity=9))
    assert [each for each in options(table) if "quail" in each] == []


@pytest.mark.rule("Q385")
def test_a_holy_quill_of_the_expedition_without_locks_does_nothing() -> None:
    mine = area({"die": SQUIRE, "summoned": True}, "The Holy Quail#5")
    table = lay(f"Squire/Basic, {QUAIL_EXPEDITION}", "ready", mine)
    go(table, "attach the-holy-quail#5", "pick squire#4@0")
    assert (kind(table), lying(table, "ready")) == ("act", [f"{SQUIRE}+The Holy Quail#5@0"])


@pytest.mark.rule("Q354", "Q207")
def test_a_seized_die_takes_its_power_along_at_once() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Base, {QUAIL}"
    seats = (
        area("Squire#5", quest=on(QUAIL, KNIGHT_2)),
        area(f"{SQUIRE}+The Holy Quail#4@1"),
        area("The Holy Quail#5"),
    )
    table = lay(wilds, "score", *seats, rolls=[QUID])
    assert stats(table, 1) == (0, 5)
    do(table, "complete the-holy-quail", "pass", "seat 1")
    assert (stats(table, 1), quest_dice(table, "The Holy Quail")) == ((0, 2), 1)
