"""Rules that decide where two mechanisms meet, with both on the table; see docs/quarriors-matrix.md."""

import pytest

from tests.quarriors.mat import (
    area,
    creature,
    do,
    glory,
    go,
    lay,
    left,
    lying,
    offered,
    on,
    options,
    party,
    quest_dice,
    quiddity,
    stats,
    totals,
)
from tumblehall.kernel.values import Json

HUNT = "Exqualibur/The Hunt For"
SQUIRE, HAG, DRAGON, LIFE = "Squire#4", "Witching Hag#4", "Quake Dragon#6", "Life#4"
WITHOUT_LARGE: dict[str, Json] = {"sets": ["base", "light-dark"], "large_dice": False, "culls": True}
EXPERT: dict[str, Json] = WITHOUT_LARGE | {"expert_culling": True}


@pytest.mark.rule("Q285")
def test_a_copy_has_the_numbers_of_its_model_and_nothing_that_lies_beside_it() -> None:
    cards = "Primordial Ooze/Strong, Witching Hag/Strong, Deathdealer/Base, Devotee of the Holy Query/Strong"
    wilds = f"Corrupted Quiddity/Basic 3, {cards}, Warrior of the Quay/Corrupted, Squire/Basic, {HUNT}"
    mine = area(active=["Primordial Ooze#4"], quiddity=3)
    mine["used"] = ["Deathdealer", "Devotee of the Holy Query", "Warrior of the Quay", "Corrupted Quiddity"]
    options_: dict[str, Json] = {"captures": 2, "expert_culling": True}
    table = lay(wilds, "ready", mine, area(f"{HAG}+Exqualibur#4@1"), options=options_)
    go(table, "summon primordial-ooze#4", "pick witching-hag#4+exqualibur#4@1")
    ooze = creature(table, 0)
    assert (ooze["as"], stats(table, 0), ooze["attached"], quest_dice(table, "Exqualibur")) == (
        "witching-hag#4",
        (3, 3),
        [],
        1,
    )


@pytest.mark.rule("Q323", "Q270")
def test_an_anchored_cull_takes_corruption_under_expert_culling() -> None:
    wilds = "Corrupted Quiddity/Basic 3, Black Cat/Lesser, Squire/Basic"
    mine = area(dark=3, quiddity=3, used=["Corrupted Quiddity"])
    table = lay(wilds, "ready", mine, area(), options=EXPERT)
    do(table, "anchor black-cat")
    while options(table)[0].startswith("pick"):
        do(table, options(table)[0])
    assert (lying(table, "used"), left(table, "Corrupted Quiddity")) == ([], 4)


@pytest.mark.rule("QD-2", "Q68")
def test_with_two_captures_no_corrupted_die_is_captured() -> None:
    wilds = "Corrupted Quiddity/Basic 3, Witching Hag/Strong 2"
    table = lay(wilds, "capture", area(quiddity=20), area(), options={"captures": 2})
    do(table, "capture witching-hag")
    assert offered(table, "capture") == ["witching-hag"]


@pytest.mark.rule("QC-12.4", "Q26", "QC-13.3", "Q310")
def test_what_answers_a_fall_happens_for_a_saved_creature_and_its_spell_goes_home() -> None:
    """An Oblation Cantrip beside the Hag captures although a Shaping Cantrip saves her."""
    wilds = "Corrupted Quiddity/Basic 3, Oblation/Cantrip, Shaping/Cantrip, Death/Charm 1, Witching Hag/Strong"
    theirs = area(f"{HAG}+Oblation#4@1", "Shaping#4", used=["Corrupted Quiddity"])
    table = lay(f"{wilds}, Quake Dragon/Mighty", "attack", area(DRAGON), theirs)
    do(table, "defend witching-hag#4+oblation#4", "goes ready by shaping#4", "yes", "pick death in wilds")
    assert (lying(table, "ready", 1), sorted(lying(table, "used", 1))) == (
        [HAG],
        ["Corrupted Quiddity", "Death", "Oblation"],
    )


@pytest.mark.rule("Q225")
@pytest.mark.parametrize(("used", "left_"), [([], []), (["Corrupted Quiddity"], ["Ghostly Spirit#4", LIFE])])
def test_a_corrupted_spirit_with_a_reaction_at_hand_asks_for_the_dice_of_the_attacker(
    used: list[Json], left_: list[str]
) -> None:
    wilds = "Corrupted Quiddity/Basic 3, Ghostly Spirit/Corrupted, Quake Dragon/Mighty, Life/Spell"
    table = lay(wilds, "attack", area(DRAGON, used=used), area("Ghostly Spirit#4", LIFE))
    while (asked := options(table))[0].startswith(("defend", "cast")):
        go(table, "pass" if "pass" in asked else asked[0])
    assert ("Ghostly Spirit#4" in lying(table, "ready", 1)) is bool(left_)


@pytest.mark.rule("Q320")
def test_a_light_creature_that_scores_without_its_cull_has_scored_for_an_enchantment() -> None:
    wilds = "Corrupted Quiddity/Basic 3, Herald/Lesser, Light/Enchantment, Warrior of the Quay/Corrupted, Squire/Basic"
    mine = area("Herald#4", "Light#4", SQUIRE, used=["Warrior of the Quay"])
    table = lay(wilds, "score", mine, area(), options=EXPERT, rolls=[1] * 9)
    do(table, "score herald#4", "score squire#4")
    assert ("Light#4" in lying(table, "ready"), glory(table)) == (True, [0, 0])


@pytest.mark.rule("QC-9.4", "Q373")
def test_the_last_die_of_a_card_that_is_gained_ends_nothing() -> None:
    """Three creature cards are empty; the Deathdealer's player gains the last Corrupted Quiddity."""
    empty = "Witching Hag/Strong, Quake Dragon/Mighty, Scavenging Goblin/Base, Devotee of the Holy Query/Strong 2"
    wilds = f"Corrupted Quiddity/Basic 1, Deathdealer/Corrupted 2, {empty}"
    mine = area(active=["Deathdealer#4"], quiddity=9, used=["Devotee of the Holy Query"])
    table = lay(wilds, "ready", mine, area(), options={"captures": 2})
    go(table, "summon deathdealer#4")
    assert (left(table, "Corrupted Quiddity"), table.outcome) == (0, None)


@pytest.mark.rule("QC-9.3", "Q371")
def test_the_fourth_empty_card_ends_the_game_before_the_second_capture_and_any_reaction() -> None:
    empty = "Witching Hag/Strong 1, Quake Dragon/Mighty, Scavenging Goblin/Base, Devotee of the Holy Query/Base"
    table = lay(f"{empty}, Life/Charm 2", "capture", area(quiddity=20, glory=1), area(LIFE), options={"captures": 2})
    do(table, "capture witching-hag")
    assert table.outcome is not None
    assert options(table) == []


@pytest.mark.rule("Q68", "Q332")
def test_under_expert_culling_the_die_just_culled_may_be_captured() -> None:
    wilds = "Shaping/Incantation, Witching Hag/Strong, Squire/Basic"
    mine = area(f"{HAG}+Shaping#4@0", SQUIRE, used=["Witching Hag"])
    table = lay(wilds, "score", mine, area(), options={"expert_culling": True})
    do(table, "score witching-hag#4+shaping#4")
    while options(table)[0].startswith("first"):
        do(table, options(table)[0])
    do(table, "yes", "pick witching-hag in used 0")
    assert "witching-hag in wilds" in offered(table, "pick")


@pytest.mark.rule("Q263")
def test_the_quiddity_of_a_quest_die_lasts_for_the_turn_among_energies() -> None:
    wilds = f"Herald/Lesser, Squire/Basic, {HUNT}"
    options_: dict[str, Json] = {"sets": ["base", "light-dark", "quartifacts"], "large_dice": False, "culls": True}
    mine = area(quest=on(HUNT, "Herald#6"), bag=["Basic Quiddity"])
    table = lay(wilds, "score", mine, area(), rolls=[1] * 9, options=options_)
    do(table, "complete exqualibur", "pass")
    assert quiddity(table) == 3


@pytest.mark.rule("Q340", "QQ-16")
def test_a_quest_completed_first_draws_before_a_creature_scores() -> None:
    mine = area(SQUIRE, "Squire#5", quest=on(HUNT, "2 Witching Hag#4"), bag=["Squire"])
    table = lay(f"Witching Hag/Strong, Squire/Basic, {HUNT}", "score", mine, area(), rolls=[2, 1, 1, 1])
    do(table, "complete exqualibur", "pass")
    drawn = lying(table, "active")
    do(table, "score squire#4")
    assert (drawn, offered(table, "score"), glory(table)[0]) == (["Squire"], ["squire#5"], 4)


@pytest.mark.rule("Q321", "QQ-24")
def test_with_expert_culling_a_guide_draws_after_the_culls() -> None:
    mine = area(SQUIRE, quest=on(HUNT, "Ancient Guide#6"), bag=["Squire"])
    wilds = f"Ancient Guide/Base, Squire/Basic, {HUNT}"
    table = lay(wilds, "score", mine, area(), rolls=[1] * 9, options={"expert_culling": True})
    do(table, "complete exqualibur", "cull ancient-guide")
    assert (lying(table, "active")[:1], lying(table, "used"), glory(table)[0] >= 3) == (["Squire"], [], True)


@pytest.mark.rule("Q24")
def test_a_spell_captured_for_nothing_goes_to_the_bag_to_be_drawn() -> None:
    wilds = "Devotee of the Holy Query/Strong, Growth/Spell 1, Scavenging Goblin/Mighty, Squire/Basic"
    mine = area("Devotee of the Holy Query#6", SQUIRE, used=["Scavenging Goblin"])
    table = lay(wilds, "score", mine, area(), rolls=[1] * 9)
    do(table, "score devotee-of-the-holy-query#6")
    while options(table)[0].startswith(("yes", "pick")):
        do(table, options(table)[0])
    assert lying(table, "bag") == ["Growth"]


@pytest.mark.rule("Q313", "Q147")
def test_a_mighty_golem_that_turns_instead_is_not_culled_under_expert_culling() -> None:
    table = lay("Quartz Golem/Mighty, Squire/Basic", "score", area("Quartz Golem#5", SQUIRE), area(), options=EXPERT)
    do(table, next(option for option in options(table) if "quartz-golem" in option), "yes")
    while options(table)[0].startswith("turn"):
        do(table, options(table)[0])
    assert (lying(table, "ready"), left(table, "Quartz Golem"), glory(table)[0]) == (["Quartz Golem#4", SQUIRE], 0, 1)


@pytest.mark.rule("Q283")
def test_a_lord_turned_to_its_burst_gives_its_capture_at_once() -> None:
    wilds = "Lord of the Quarry/Mighty, Shaping/Charm, Witching Hag/Strong 4, Devotee of the Holy Query/Strong"
    mine = area("Lord of the Quarry#4", "Shaping#4", quiddity=20, used=["Devotee of the Holy Query"])
    table = lay(wilds, "capture", mine, area(), options={"captures": 2})
    before = table.view(None)["captures"]
    do(table, "cast shaping#4")
    while options(table)[0].startswith("turn"):
        do(table, options(table)[0])
    assert (before, table.view(None)["captures"]) == (2, 3)


@pytest.mark.rule("Q306", "Q278")
def test_a_locked_strong_cyclops_leaves_enchantments_alone() -> None:
    wilds = "Pink Eye Cyclops/Strong, Dark/Enchantment, Queelzebub/Lesser, Life/Spell, Squire/Basic"
    mine = area("Dark#4", "Queelzebub#4", LIFE)
    with_it, without = (
        lay(wilds, "tidy", mine, area(**more), options=WITHOUT_LARGE) for more in ({"locked": "Pink Eye Cyclops#3"}, {})
    )
    assert stats(with_it, 0, 1) == stats(without, 0, 1) == (6, 4)


@pytest.mark.rule("Q255", "Q129")
def test_no_large_die_is_culled_or_swapped_under_expert_culling() -> None:
    wilds = "Assistant/of Economics, Deathdealer/Base 1, Witching Hag/Strong"
    options_: dict[str, Json] = {"sets": ["base", "light-dark"], "culls": True, "expert_culling": True}
    theirs = area(used=["Witching Hag"])
    table = lay(wilds, "score", area("Deathdealer#4", "Deathdealer#5"), theirs, options=options_, rolls=[1] * 9)
    do(table, "score deathdealer#4")
    assert [option for option in options(table) if "large" in option] == []


@pytest.mark.rule("Q227", "Q238")
def test_an_eye_that_is_turned_goes_on_a_quest_for_its_holder() -> None:
    wilds = f"Quaxos' Eye/Strong, Shaping/Charm, Squire/Basic, {HUNT}"
    table = lay(wilds, "attack", area("Shaping#4", locked="Quaxos' Eye#4"), area())
    do(table, "cast shaping#4")
    while options(table)[0].startswith("turn"):
        do(table, options(table)[0])
    die = lying(table, "ready")[0]
    do(table, "quest exqualibur", f"send {die.lower().replace(' ', '-').replace(chr(39), '')}", "depart")
    assert party(table) == [die]


@pytest.mark.rule("QC-13.8", "Q292")
def test_a_spell_on_anothers_creature_goes_home_to_its_owner_beside_a_deathdealer() -> None:
    wilds = "Deathdealer/Base, Death/Charm, Witching Hag/Strong, Quake Dragon/Mighty"
    mine, theirs = area(DRAGON, "Deathdealer#4"), area(f"{HAG}+Death#4@0")
    table = go(lay(wilds, "attack", mine, theirs), "defend witching-hag#4+death#4")
    assert (lying(table, "used"), lying(table, "used", 1)) == (["Death"], ["Witching Hag"])


@pytest.mark.rule("Q79", "Q265")
def test_quiddity_gained_in_anothers_turn_is_lost_among_energies() -> None:
    """A Base Hag's player destroys the attacker's creature by a Strong Gnome that falls."""
    wilds = "Witching Hag/Base, Gnome Barbarian/Strong, Herald/Lesser, Quake Dragon/Mighty, Life/Spell"
    theirs = area("Gnome Barbarian#3", HAG, used=["Life"])
    table = lay(wilds, "attack", area(DRAGON), theirs, options=WITHOUT_LARGE)
    go(table, "defend gnome-barbarian#3")
    while options(table)[0].startswith(("pick", "defend")):
        go(table, options(table)[0])
    assert (lying(table, "ready"), quiddity(table, 1)) == ([], 0)


@pytest.mark.rule("Q370", "QC-11.5")
def test_a_tie_counts_what_lies_in_the_ready_areas() -> None:
    """A creature with its quartifact, an enchantment and a locked die are four; a party and large dice are none."""
    empty = "Witching Hag/Strong 1, Quake Dragon/Mighty, Scavenging Goblin/Base, Deathdealer/Base"
    others = "Ghostly Spirit/Strong 1, Frost Howler/Strong 1, Light/Enchantment, Archangel/Greater 1"
    wilds = f"Assistant/of Economics, {empty}, {others}, Squire/Basic, {HUNT}"
    mine = area("Ghostly Spirit#4+Exqualibur#4@0", "Light#4", locked="Frost Howler#3", glory=5, quiddity=9)
    mine["used"] = ["Deathdealer"]
    theirs = area("Squire#4", "Squire#5", "Squire#6", glory=5, quest=on(HUNT, f"2 {HAG}"))
    table = do(lay(wilds, "capture", mine, theirs), "capture witching-hag")
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.winners) == ((5, 5), (0,))


@pytest.mark.rule("Q83", "QC-9.4")
def test_a_free_capture_that_empties_the_fourth_card_ends_the_game_in_phase_1() -> None:
    """A Shaping Incantation captures; a reaction, and the quartifact that is on its way, change nothing."""
    empty = "Witching Hag/Strong 1, Quake Dragon/Mighty, Scavenging Goblin/Base, Deathdealer/Base"
    wilds = f"{empty}, Shaping/Incantation, Life/Charm, Squire/Basic, {HUNT}"
    mine = area("Squire#6+Shaping#4@0", "Exqualibur#4", SQUIRE, used=["Life"])
    table = lay(wilds, "score", mine, area(LIFE))
    do(table, "score squire#6+shaping#4", "yes", "pick life in used 0", "pick witching-hag in wilds")
    assert table.outcome is not None
    assert lying(table, "ready") == ["Exqualibur#4", SQUIRE]


@pytest.mark.rule("Q80", "Q251")
def test_draws_of_phase_1_count_for_a_mystic() -> None:
    """A Strong Questing Wizard of another draws nothing; the own Goblin scored before."""
    wilds = "Quake Dragon Mystic/Strong, Ancient Guide/Base, Squire/Basic, Exqualibur/The Hunt For"
    mine = area(SQUIRE, quest=on(HUNT, "Ancient Guide#6"), bag=["Squire"])
    table = lay(wilds, "score", mine, area(locked="Quake Dragon Mystic#3", glory=3), rolls=[1] * 9)
    do(table, "complete exqualibur", "pass", "score squire#4")
    assert table.position()["seats"][0]["draws"] >= 1


@pytest.mark.rule("Q81", "Q230")
def test_a_player_without_dice_plays_on_near_the_end() -> None:
    table = lay(
        "Quake Dragon Mystic/Strong, Squire/Basic",
        "draw",
        area(glory=12),
        area("Quake Dragon Mystic#4", glory=14),
        rolls=[],
    )
    assert (table.outcome, lying(table, "active")) == (None, [])


@pytest.mark.rule("QC-2.13", "Q70")
def test_dice_drawn_in_anothers_turn_wait_for_their_roll() -> None:
    wilds = "Oblation/Spell, Witching Hag/Strong, Quake Dragon/Mighty, Squire/Basic"
    theirs = area(HAG, "Oblation#4", bag=["Squire"] * 3)
    table = lay(wilds, "attack", area(DRAGON), theirs, rolls=[1] * 4)
    do(table, "defend witching-hag#4", "goes wilds by oblation#4")
    assert lying(table, "active", 1) == ["Squire", "Squire"]


@pytest.mark.rule("Q264", "Q11")
def test_an_attached_chaos_charm_reads_an_energy_face_beside_corruption() -> None:
    wilds = "Corrupted Quiddity/Basic 3, Chaos/Charm, Witching Hag/Strong, Herald/Lesser, Squire/Basic"
    mine = area(f"{HAG}+Chaos#4@0", bag=["Herald"], used=["Corrupted Quiddity"])
    table = lay(wilds, "attack", mine, area("Squire#6"), rolls=[1, 2], options=WITHOUT_LARGE)
    assert totals(table) == {1: 4}


@pytest.mark.rule("Q250", "Q220")
def test_corrupted_dice_are_drawn_by_the_small_draw_beside_large_dice() -> None:
    wilds = "Assistant/of Economics, Corrupted Quiddity/Basic 3, Herald/Lesser"
    mine = area(bag=["Corrupted Quiddity"] * 5)
    table = lay(wilds, "draw", mine, area(), rolls=[1] * 9, number=1)
    assert sorted(lying(table, "active"))[:2] == ["Corrupted Quiddity#1"] * 2
    assert len(lying(table, "active")) == 4
