"""Rules that decide where locks, quests, spells, captures and the end meet, with both on the table; see
docs/quarriors-matrix.md."""

import pytest

from tests.quarriors.mat import (
    area,
    asks,
    creature,
    do,
    glory,
    go,
    kind,
    lay,
    left,
    locked,
    lying,
    offered,
    on,
    options,
    party,
    totals,
)
from tumblehall.kernel.values import Json

HUNT = "Exqualibur/The Hunt For"
QUAIL, QUAIL_QUEST = "The Holy Quail/The Search For", "The Holy Quail/The Quest For"
SKULL = "The Tri-Clops Skull/The Search For"
SKULL_QUEST = "The Tri-Clops Skull/The Quest For"
SQUIRE, HAG, DRAGON, LIFE, HOWLER = "Squire#4", "Witching Hag#4", "Quake Dragon#6", "Life#4", "Frost Howler#3"
KNIGHT = "Knight of Quamelot#4"
EXPERT: dict[str, Json] = {"expert_culling": True}
TWO: dict[str, Json] = {"captures": 2}


# -- locks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("QL-18")
def test_a_locked_die_neither_quests_nor_carries_a_quartifact() -> None:
    wilds = f"Frost Howler/Strong, Squire/Basic, {HUNT}"
    mine = area("Exqualibur#4", locked=HOWLER, active=[SQUIRE, "Squire#5"])
    table = go(lay(wilds, "ready", mine, area()), "summon squire#4", "attach exqualibur#4")
    assert options(table) == ["pick squire#4@0"]
    go(table, "pick squire#4@0", "next", "quest exqualibur")
    assert offered(table, "send") == ["squire#4+exqualibur#4"]


@pytest.mark.rule("Q290", "Q238")
def test_a_die_turned_out_of_its_lock_takes_its_spell_on_a_quest() -> None:
    wilds = f"Frost Howler/Strong, Shaping/Charm, Death/Charm, Squire/Basic, {HUNT}"
    table = lay(wilds, "attack", area("Shaping#4", locked=f"{HOWLER}+Death#4@0"), area())
    do(table, "cast shaping#4")
    while options(table)[0].startswith("turn"):
        do(table, "turn 4")
    do(table, "quest exqualibur", "send frost-howler#4+death#4", "depart")
    assert party(table) == ["Frost Howler#4+Death#4@0"]


@pytest.mark.rule("Q238", "Q109")
def test_a_die_turned_out_of_its_lock_was_not_summoned_and_is_given_no_quartifact() -> None:
    wilds = f"Frost Howler/Strong, Shaping/Charm, Squire/Basic, {HUNT}"
    mine = area("Shaping#4", "Exqualibur#4", locked=HOWLER, active=[SQUIRE])
    table = lay(wilds, "ready", mine, area())
    do(table, "cast shaping#4")
    while options(table)[0].startswith("turn"):
        do(table, "turn 4")
    assert ("Frost Howler#4" in lying(table, "ready"), offered(table, "attach")) == (True, [])
    go(table, "summon squire#4", "attach exqualibur#4")
    assert options(table) == ["pick squire#4@0"]


@pytest.mark.rule("Q207")
def test_paying_to_unlock_passes_the_immunity_that_a_carrier_gives() -> None:
    """A Strong Seraph that carries Exqualibur makes the die beside it immune."""
    wilds = f"Heavenly Seraph/Strong, Frost Howler/Strong, Squire/Basic, {HUNT}"
    theirs = area("Heavenly Seraph#4+Exqualibur#4@1", locked=HOWLER)
    table = lay(wilds, "ready", area(active=[SQUIRE], quiddity=2), theirs)
    go(table, "unlock frost-howler#3@1")
    assert (locked(table, 1), lying(table, "used", 1)) == (None, ["Frost Howler"])


@pytest.mark.rule("Q155")
def test_a_reaction_is_asked_after_a_lock_and_after_an_unlock() -> None:
    wilds = "Frost Howler/Strong, Life/Spell, Squire/Basic"
    mine = area(active=[HOWLER, SQUIRE], quiddity=2)
    table = lay(wilds, "ready", mine, area(SQUIRE, LIFE, locked=HOWLER))
    go(table, "lock frost-howler#3")
    after_lock = asks(table)
    go(table, "pass", "unlock frost-howler#3@1")
    assert (after_lock, asks(table)) == ((1, "react"), (1, "react"))


# -- draws -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("QC-7.8")
def test_dice_rolled_by_a_holy_quill_may_be_used_and_summoned_at_once() -> None:
    wilds = f"Squire/Basic, {QUAIL}"
    mine = area({"die": SQUIRE, "summoned": True}, "The Holy Quail#5", bag=["Portal", "Squire"])
    table = lay(wilds, "ready", mine, area(), rolls=[1, 1, 4, 4])
    go(table, "attach the-holy-quail#5", "pick squire#4@0", "yes")
    assert (offered(table, "use"), offered(table, "summon")) == (["portal#4"], ["squire#4"])


@pytest.mark.rule("Q82")
def test_a_rescued_creature_waits_without_a_face_beside_dice_that_are_drawn() -> None:
    """A Strong Spirit falls in the own phase 2; what the Portal draws is rolled, the Spirit is not, and is swept."""
    wilds = "Ghostly Spirit/Strong, Death/Incantation, Squire/Basic"
    mine = area("Ghostly Spirit#4", "Death#4", SQUIRE, active=["Portal#4"], bag=["Squire"] * 2)
    table = lay(wilds, "ready", mine, area(), rolls=[1, 1, 4, 4], immediate=True)
    go(table, "use portal#4", "cast death#4", "pick ghostly-spirit#4@0")
    assert sorted(lying(table, "active")) == ["Ghostly Spirit", SQUIRE, SQUIRE]
    while kind(table) != "tidy":
        go(table, "next")
    go(table, "end-turn")
    assert "Ghostly Spirit" in lying(table, "used")


# -- quests ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q143", "Q356")
@pytest.mark.parametrize(("dice", "answer"), [("Ancient Guide#5", "complete"), ("Ancient Guide#4", "fail")])
def test_levels_of_guides_and_squires_complete_a_quest_beside_its_quartifact(dice: str, answer: str) -> None:
    """Exqualibur needs 2: a Guide is level 1 and counts one more with a burst."""
    wilds = f"Ancient Guide/Base, Squire/Basic, {HUNT}"
    table = lay(wilds, "score", area(SQUIRE, quest=on(HUNT, dice)), area("Squire#5+Exqualibur#4@1"), rolls=[1] * 9)
    assert (f"{answer} exqualibur") in options(table)


@pytest.mark.rule("Q356")
@pytest.mark.parametrize(("cast", "levels"), [((), 1), (("cast shaping#4", "turn 5"), 2)])
def test_a_party_counts_the_levels_to_which_it_was_turned(cast: tuple[str, ...], levels: int) -> None:
    wilds = f"Knight of Quamelot/Base, Shaping/Charm, Squire/Basic, {HUNT}"
    table = lay(wilds, "attack", area(KNIGHT, "Shaping#4"), area())
    do(table, *cast)
    die = lying(table, "ready")[0].lower().replace(" ", "-")
    do(table, "quest exqualibur", f"send {die}", "depart")
    quest = table.view(None)["seats"][0]["quest"]
    assert (quest["levels"], quest["completes"]) == (levels, levels == 2)


@pytest.mark.rule("Q153", "Q308")
def test_misdirection_is_over_after_the_battle_in_which_a_reaction_answers() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Misdirection/Spell, Life/Spell, {HUNT}"
    mine = area(KNIGHT, "Squire#5", "Misdirection#4")
    theirs = area(SQUIRE, "Squire#5", LIFE, quest=on(HUNT, f"{SQUIRE}, Knight of Quamelot#5"))
    table = lay(wilds, "attack", mine, theirs)
    go(table, *(["pass"] if kind(table) == "react" else []))
    go(table, "cast misdirection#4", "seat 1")
    go(table, *(["pass"] if kind(table) == "react" else []))
    go(table, "challenge exqualibur", "send knight-of-quamelot#4", "depart")
    while kind(table) in ("react", "reply", "sent"):
        go(table, "pass")
    assert (asks(table), offered(table, "defend")) == ((0, "name"), ["squire#4@1", "knight-of-quamelot#5@1"])
    go(table, "defend knight-of-quamelot#5@1", "defend knight-of-quamelot#4")
    while kind(table) in ("react", "reply"):
        go(table, "pass")
    assert (asks(table), totals(table)) == ((1, "name"), {1: 1})


@pytest.mark.rule("Q155")
def test_a_reaction_is_asked_after_a_quest_that_was_settled() -> None:
    wilds = f"Ancient Guide/Base, Life/Spell, Squire/Basic, {HUNT}"
    mine = area(SQUIRE, quest=on(HUNT, "2 Ancient Guide#4"))
    table = lay(wilds, "score", mine, area(SQUIRE, LIFE), rolls=[1] * 9)
    do(table, "complete exqualibur")
    while kind(table) in ("quest-cull", "may"):
        do(table, "pass")
    assert asks(table) == (1, "react")


# -- anchored spells ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q206")
def test_an_anchored_spell_does_not_choose_the_carrier_of_a_scale() -> None:
    wilds = f"Boogieman/Lesser, Knight of Quamelot/Base, Squire/Basic, {SKULL}"
    theirs = area("Knight of Quamelot#5+The Tri-Clops Skull#6@1", "Knight of Quamelot#5")
    table = lay(wilds, "ready", area(dark=1, active=[SQUIRE]), theirs)
    do(table, "anchor boogieman")
    assert offered(table, "pick") == ["knight-of-quamelot#5@1"]


@pytest.mark.rule("Q61", "Q270")
def test_a_reaction_is_asked_after_an_anchored_spell_which_itself_is_none() -> None:
    """Its own card may have no die left; in anothers turn it is not on offer."""
    wilds = "Boogieman/Lesser 0, Life/Spell, Witching Hag/Strong, Squire/Basic"
    theirs = area("Witching Hag#6", LIFE)
    table = lay(wilds, "ready", area(dark=3, active=[SQUIRE]), theirs)
    do(table, "anchor boogieman", "pick witching-hag#6@1")
    while kind(table) == "turn-face":
        do(table, options(table)[0])
    assert (asks(table), options(table)) == ((1, "react"), ["cast life#4", "pass", "pass-turn"])
    do(table, "pass")
    assert offered(table, "anchor") == []


@pytest.mark.rule("QC-12.4")
def test_who_destroys_by_an_anchored_spell_scores_for_a_creature_that_is_saved() -> None:
    """A Strong Deathdealer scores, and the Archangel's spell gives its glory too."""
    wilds = "Archangel/Greater, Deathdealer/Strong, Shaping/Cantrip, Boogieman/Base, Squire/Basic"
    mine = area("Deathdealer#4", light=3, active=[SQUIRE])
    table = lay(wilds, "ready", mine, area("Boogieman#4", "Shaping#4"))
    do(table, "anchor archangel", "pick boogieman#4@1", "goes ready by shaping#4")
    do(table, "pass")
    assert (lying(table, "ready", 1), glory(table)) == (["Boogieman#4"], [2 + 1, 0])


@pytest.mark.rule("QC-11.4")
def test_an_anchored_spell_wins_at_once() -> None:
    wilds = "Archangel/Greater, Boogieman/Base, Squire/Basic"
    table = lay(wilds, "ready", area(light=3, active=[SQUIRE], glory=19), area("Boogieman#4"))
    do(table, "anchor archangel", "pick boogieman#4@1", "goes used")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule, lying(table, "active")) == ((0,), "QC-11.4", [SQUIRE])


# -- spells and reactions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("Q144")
def test_an_attached_spell_belongs_to_the_side_where_it_lies() -> None:
    """A Base Imp moves a spell of an opponent's ready area: the own one beside their Hag too, and it goes home."""
    wilds = "Mischievous Imp/Base, Death/Charm, Witching Hag/Strong, Squire/Basic"
    mine = area(f"{HAG}+Death#5@1", active=["Mischievous Imp#5"], quiddity=2)
    table = go(lay(wilds, "ready", mine, area(f"{HAG}+Death#4@0")), "summon mischievous-imp#5", "yes")
    assert options(table) == ["pick death#4@0 on witching-hag#4+death#4@1"]
    go(table, "pick death#4@0 on witching-hag#4+death#4@1")
    assert (lying(table, "ready"), lying(table, "ready", 1)) == ([f"{HAG}+Death#5@1", "Mischievous Imp#5"], [HAG])
    assert (lying(table, "used"), lying(table, "used", 1)) == (["Death"], [])


@pytest.mark.rule("Q217")
def test_a_reaction_that_takes_a_creature_away_leaves_the_total_as_it_was_fixed() -> None:
    """A Mighty Ooze counts four creatures as its total is fixed; an Oblation Spell culls one that falls."""
    wilds = "Primordial Ooze/Mighty, Oblation/Spell, Squire/Basic"
    table = lay(wilds, "attack", area("Primordial Ooze#4"), area(SQUIRE, "Squire#5", "Squire#6", "Oblation#4"))
    do(table, "defend squire#4", "goes wilds by oblation#4")
    assert (totals(table), creature(table, 0)["defence"]) == ({1: 4 - 2}, 3)


@pytest.mark.rule("Q305")
def test_others_may_rescue_while_creatures_score() -> None:
    """One has scored as the bonus of a quest destroys."""
    mine = area("Squire#5", quest=on(SKULL_QUEST, "Knight of Quamelot#6"))
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Shaping/Cantrip, {SKULL_QUEST}"
    table = lay(wilds, "score", mine, area(SQUIRE, "Shaping#4"), rolls=[3] + [1] * 9)
    do(table, "score squire#5", "complete the-tri-clops-skull", "pass", "yes", "pick squire#4@1")
    assert (asks(table), options(table)) == ((1, "fate"), ["goes used", "goes ready by shaping#4"])


# -- captures, scores and the end --------------------------------------------------------------------------------------


@pytest.mark.rule("Q293")
def test_a_spell_that_the_holy_quill_keeps_still_captures() -> None:
    wilds = f"Shaping/Incantation, Life/Charm, Witching Hag/Strong 1, Squire/Basic, {QUAIL_QUEST}"
    table = lay(wilds, "score", area("Squire#5+Shaping#4@0+The Holy Quail#5@0", SQUIRE, used=["Life"]), area())
    do(table, "score squire#5+shaping#4+the-holy-quail#5", "yes", "pick life in used 0", "pick witching-hag in wilds")
    assert ("Shaping#4" in lying(table, "ready"), "Witching Hag" in lying(table, "used")) == (True, True)


@pytest.mark.rule("Q371")
def test_under_expert_culling_nothing_more_is_culled_when_the_game_ends() -> None:
    wilds = "Witching Hag/Strong, Squire/Basic"
    table = lay(wilds, "score", area(HAG, "Witching Hag#5", glory=18), area(), options=EXPERT)
    do(table, "score-cull witching-hag#4")
    assert table.outcome is not None
    assert (lying(table, "ready"), left(table, "Witching Hag")) == (["Witching Hag#5"], 1)


@pytest.mark.rule("Q84")
def test_a_squire_captured_for_nothing_adds_to_two_captures() -> None:
    search = "Exqualibur/The Search For"
    mine = area(SQUIRE, quest=on(search, "Knight of Quamelot#6"))
    wilds = f"Knight of Quamelot/Base, Squire/Basic 2, {search}"
    table = lay(wilds, "score", mine, area(), options=TWO, rolls=[3] + [1] * 9)
    do(table, "complete exqualibur", "pass", "yes", "pick squire in wilds")
    assert table.view(None)["captures"] == 3


@pytest.mark.rule("Q331", "Q84")
def test_a_squire_captured_in_anothers_turn_adds_nothing_to_two_captures() -> None:
    wilds = f"Squire/Basic 2, Witching Hag/Strong, Shaping/Incantation, {HUNT}"
    mine = area(f"{HAG}+Shaping#4@1", SQUIRE)
    table = lay(wilds, "score", mine, area(used=["Squire"]), rolls=[1] * 9, options=TWO)
    do(table, "score witching-hag#4+shaping#4", "yes", "pick squire in used 1", "pick squire in wilds")
    assert (lying(table, "used", 1), table.view(None)["captures"]) == (["Squire", "Shaping"], 2)


@pytest.mark.rule("Q371")
def test_a_score_that_wins_captures_nothing_more() -> None:
    wilds = "Shaping/Incantation, Witching Hag/Strong 1, Squire/Basic"
    table = lay(wilds, "score", area(f"{HAG}+Shaping#4@0", SQUIRE, glory=17, used=["Squire"]), area())
    do(table, "score witching-hag#4+shaping#4")
    assert table.outcome is not None
    assert (left(table, "Witching Hag"), glory(table), lying(table, "ready")) == (1, [20, 0], [SQUIRE])


@pytest.mark.rule("Q372")
def test_glory_taken_by_a_score_is_lost_first_and_then_wins() -> None:
    """A Strong Lord scores 3 and then takes 1 of another who is at 19 too."""
    mine = area("Lord of the Quarry#4", SQUIRE, glory=16)
    table = lay("Lord of the Quarry/Strong, Squire/Basic", "score", mine, area(glory=19))
    do(table, "score lord-of-the-quarry#4", "seat 1")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores) == ((0,), (20, 18))
