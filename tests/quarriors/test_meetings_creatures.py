"""Rules that decide where immunity, corruption, gains, swaps and copies meet other mechanisms, with both on the table;
see docs/quarriors-matrix.md."""

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
    quest_dice,
    stats,
    totals,
)
from tumblehall import from_position, new_table
from tumblehall.kernel.values import Json

HUNT = "Exqualibur/The Hunt For"
QUAIL, QUAIL_QUEST = "The Holy Quail/The Expedition For", "The Holy Quail/The Quest For"
SKULL = "The Tri-Clops Skull/The Expedition For"
SQUIRE, HAG, DRAGON, LIFE, GNOME = "Squire#4", "Witching Hag#4", "Quake Dragon#6", "Life#4", "Gnome Barbarian#3"
CORRUPTED = "Corrupted Quiddity"
PLAIN_WILDS = [
    "Witching Hag/Base", "Deathdealer/Base", "Quake Dragon/Mighty", "Scavenging Goblin/Base", "Questing Wizard/Base",
    "Devotee of the Holy Query/Base", "Ghostly Spirit/Base", "Life/Charm", "Death/Charm", "Victory/Charm",
]  # fmt: skip
EXPERT: dict[str, Json] = {"expert_culling": True}


def copying(model: str, face: int = 4) -> Json:
    return {"die": f"Primordial Ooze#{face}", "copy": model}


# -- immunity ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q354", "QQ-21", "Q207")
def test_a_quest_die_is_seized_from_a_creature_that_it_makes_immune() -> None:
    seats = (
        area("Squire#5", quest=on(QUAIL, "Knight of Quamelot#5")),
        area(f"{SQUIRE}+The Holy Quail#4@1"),
        area("The Holy Quail#5"),
    )
    wilds = f"Corrupted Quiddity/Basic 3, Squire/Basic, Knight of Quamelot/Base, {QUAIL}"
    table = lay(wilds, "score", *seats, rolls=[1])
    before = bool(creature(table, 1)["immune"])
    do(table, "complete the-holy-quail", "pass", "seat 1")
    assert (before, creature(table, 1)["immune"], lying(table, "ready", 1)) == (True, [], [SQUIRE])


@pytest.mark.rule("Q204")
@pytest.mark.parametrize(("golem", "defence"), [(4, 3), (5, 6)])
def test_an_enchantment_weakens_no_defender_that_spells_do_not_affect(golem: int, defence: int) -> None:
    """A Dark Enchantment with two bursts takes 1 from light defenders, but not from a Greater Golem with a burst."""
    wilds = "Quartz Golem/Greater, Queelzebub/Greater, Dark/Enchantment, Herald/Strong"
    table = lay(wilds, "attack", area("Dark#6", "Queelzebub#4"), area(f"Quartz Golem#{golem}", "Herald#4"))
    assert totals(table) == {1: 7}
    go(table, f"defend quartz-golem#{golem}")
    assert totals(table) == {1: 7 - defence}


@pytest.mark.rule("Q285")
@pytest.mark.parametrize(("face", "immune"), [(3, True), (5, False)])
def test_a_copy_is_immune_as_the_face_it_copies(face: int, immune: bool) -> None:
    """A Gnome is immune on its face with a burst."""
    table = lay(
        "Primordial Ooze/Strong, Gnome Barbarian/Base", "tidy", area(copying(f"Gnome Barbarian#{face}")), area()
    )
    assert bool(creature(table, 0)["immune"]) is immune


@pytest.mark.rule("Q205")
@pytest.mark.parametrize("face", [4, 5])
def test_a_reaction_does_not_choose_a_golem_with_a_burst(face: int) -> None:
    """A Life Incantation takes the attack of one creature."""
    wilds = "Quartz Golem/Greater, Life/Incantation, Witching Hag/Strong, Squire/Basic"
    table = lay(wilds, "attack", area(f"Quartz Golem#{face}", HAG), area(SQUIRE, LIFE))
    go(table, "cast life#4")
    assert (f"quartz-golem#{face}@0" in offered(table, "pick")) is (face == 4)


@pytest.mark.rule("Q343")
def test_an_immune_creature_scores_all_its_glory_as_one_gain() -> None:
    """Two own Victory Cantrips lie beside an immune Gnome."""
    wilds = "Gnome Barbarian/Base, Victory/Cantrip, Squire/Basic"
    table = lay(wilds, "score", area(f"{GNOME}+Victory#5@0+Victory#6@0", glory=1), area())
    assert creature(table, 0)["immune"]
    do(table, "score gnome-barbarian#3+victory#5+victory#6")
    gains = [event.data for event in table.events(None) if event.kind == "scored"]
    assert (len(gains), glory(table)[0] - 1) == (1, 2 + 4)


# -- corruption and gains ----------------------------------------------------------------------------------------------


@pytest.mark.rule("Q226")
def test_a_corrupted_die_that_was_swapped_in_is_culled_like_any_other() -> None:
    wilds = "Corrupted Quiddity/Basic 3, Deathdealer/Base"
    table = lay(wilds, "score", area("Deathdealer#4"), area(used=[CORRUPTED]), rolls=[1] * 6)
    do(table, "score deathdealer#4", "yes", "pick corrupted-quiddity in used 1")
    assert (lying(table, "used"), lying(table, "used", 1)) == ([CORRUPTED], ["Deathdealer"])
    do(table, "cull corrupted-quiddity")
    assert left(table, CORRUPTED) == 4


@pytest.mark.rule("Q230")
def test_the_last_basic_and_corrupted_dice_may_be_given_away() -> None:
    wilds = "Corrupted Quiddity/Basic 3, Mischievous Imp/Strong"
    mine = area("Mischievous Imp#6", used=["Basic Quiddity", CORRUPTED])
    table = lay(wilds, "score", mine, area(), rolls=[1] * 6)
    do(table, "score mischievous-imp#6")
    while kind(table) != "cull":
        do(table, options(table)[0])
    do(table, "cull mischievous-imp")
    assert sorted(lying(table, "used", 1)) == ["Basic Quiddity", CORRUPTED]
    assert (lying(table, "used"), lying(table, "active"), lying(table, "bag")) == ([], [], [])


@pytest.mark.rule("Q125")
def test_a_game_with_an_expedition_has_ten_corrupted_dice_beside_its_quartifact() -> None:
    """Set up without a card of the Demons; then a Skull lies with its holder."""
    sets = ["base", "demons", "quarmageddon", "qladiator", "quartifacts"]
    doc = new_table("quarriors", 4, "1", {"sets": sets, "wilds": [*PLAIN_WILDS, QUAIL, HUNT, SKULL]}).position()
    doc["seats"][0]["ready"] = ["The Tri-Clops Skull#4"]
    doc["quests"][2]["dice"] -= 1
    table = from_position(doc)
    assert (left(table, CORRUPTED), quest_dice(table, "The Tri-Clops Skull")) == (10, 1)


@pytest.mark.rule("Q385")
def test_an_expedition_corrupts_without_a_card_of_its_sets() -> None:
    """No demon and no lock is in the Wilds; the carrier of a Tri-Clops Skull scores."""
    wilds = f"Corrupted Quiddity/Basic 1, Squire/Basic, {SKULL}"
    seats = area(f"{SQUIRE}+The Tri-Clops Skull#4@0", "Squire#5"), area(), area()
    table = lay(wilds, "score", *seats)
    do(table, "score squire#4+the-tri-clops-skull#4")
    assert ([lying(table, "used", who) for who in (1, 2)], left(table, CORRUPTED)) == ([[CORRUPTED], []], 0)


@pytest.mark.rule("QV-2")
def test_under_expert_culling_no_corrupted_die_is_culled_by_a_score() -> None:
    wilds = "Corrupted Quiddity/Basic 3, Witching Hag/Strong"
    table = lay(wilds, "score", area(HAG, used=[CORRUPTED]), area(), options=EXPERT, rolls=[1] * 6)
    assert options(table) == ["score witching-hag#4", "score-cull witching-hag#4"]
    do(table, "score-cull witching-hag#4")
    assert (left(table, "Witching Hag"), left(table, CORRUPTED), kind(table)) == (1, 3, "tidy")


@pytest.mark.rule("Q251")
def test_a_gain_is_no_draw() -> None:
    """A Strong Mystic counts draws; the Corrupted Deathdealer gains a die as it is summoned."""
    wilds = "Corrupted Quiddity/Basic 3, Deathdealer/Corrupted, Quake Dragon Mystic/Strong"
    mystic: Json = {"die": "Quake Dragon Mystic#5", "summoned": True}
    table = lay(wilds, "ready", area(mystic, active=["Deathdealer#4"], quiddity=1), area())
    before = stats(table, 0)
    go(table, "summon deathdealer#4")
    assert (lying(table, "used"), stats(table, 0)) == ([CORRUPTED], before)


@pytest.mark.rule("Q119")
def test_a_copy_taken_as_it_is_summoned_gains_what_its_model_gains() -> None:
    wilds = "Corrupted Quiddity/Basic 3, Deathdealer/Corrupted, Primordial Ooze/Strong"
    table = lay(wilds, "ready", area(active=["Primordial Ooze#4"], quiddity=2), area("Deathdealer#4"))
    go(table, "summon primordial-ooze#4", "pick deathdealer#4@1")
    assert (lying(table, "used"), left(table, CORRUPTED)) == ([CORRUPTED], 2)


# -- dice that change hands --------------------------------------------------------------------------------------------


@pytest.mark.rule("Q361")
def test_a_quartifact_is_never_swapped_or_given() -> None:
    """A Base Deathdealer scores with it; what goes to the opponent is the Deathdealer alone."""
    wilds = f"Deathdealer/Base, Squire/Basic, {HUNT}"
    mine = area("Deathdealer#4+Exqualibur#4@0", SQUIRE)
    table = lay(wilds, "score", mine, area("Exqualibur#5", used=["Squire"]))
    do(table, "score deathdealer#4+exqualibur#4", "yes")
    assert offered(table, "pick") == ["squire in used 1"]
    do(table, "pick squire in used 1")
    assert (lying(table, "used", 1), lying(table, "ready", 1), quest_dice(table, "Exqualibur")) == (
        ["Deathdealer"],
        ["Exqualibur#5"],
        1,
    )


@pytest.mark.rule("Q226")
def test_an_ooze_that_scores_as_a_deathdealer_is_swapped_as_an_ooze() -> None:
    wilds = "Deathdealer/Base, Primordial Ooze/Strong, Squire/Basic"
    table = lay(wilds, "score", area(copying("Deathdealer#4"), SQUIRE), area(used=["Squire"]))
    do(table, "score primordial-ooze#4", "yes", "pick squire in used 1")
    assert (lying(table, "used"), lying(table, "used", 1)) == (["Squire"], ["Primordial Ooze"])


# -- copies ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q241")
def test_chaos_rolls_a_locked_die_and_a_copy_which_copies_on() -> None:
    wilds = "Chaos/Cantrip, Frost Howler/Strong, Primordial Ooze/Strong, Witching Hag/Strong"
    theirs = area(copying(HAG), locked="Frost Howler#3")
    table = lay(wilds, "capture", area("Chaos#4"), theirs, rolls=[5, 3])
    do(table, "cast chaos#4")
    assert (lying(table, "ready", 1), stats(table, 1), locked(table, 1)) == (
        ["Primordial Ooze#5"],
        (3, 3),
        "Frost Howler#3",
    )


@pytest.mark.rule("Q120")
def test_a_copy_may_change_in_anothers_turn_beside_a_reaction_only_as_the_attack_starts() -> None:
    wilds = "Primordial Ooze/Strong, Life/Spell, Witching Hag/Strong, Quake Dragon/Mighty, Squire/Basic"
    mine = area(DRAGON, active=[SQUIRE, "Squire#5"])
    table = lay(wilds, "ready", mine, area(copying(HAG), LIFE))
    asked = []
    for _ in range(2):
        go(table, next(each for each in options(table) if each.startswith("summon")))
        asked.append(asks(table))
        go(table, "pass")
    assert (asked[0], asks(table)) == ((1, "react"), (1, "may-copy"))


@pytest.mark.rule("Q148")
def test_a_copy_of_a_cat_that_is_rolled_out_is_safe_from_then_on() -> None:
    """The holder of a Life Spell is asked no more to name it, and copies anew."""
    wilds = "Black Cat/Greater, Primordial Ooze/Strong, Quake Dragon/Mighty, Life/Spell"
    table = lay(wilds, "attack", area(DRAGON), area(copying("Black Cat#4"), LIFE), rolls=[5])
    while kind(table) != "name":
        go(table, "pass")
    go(table, "defend primordial-ooze#4", "goes roll")
    assert (asks(table), sorted(lying(table, "ready", 1))) == ((1, "copy"), [LIFE, "Primordial Ooze#5"])


@pytest.mark.rule("Q330")
def test_a_copied_lord_adds_a_capture_to_two() -> None:
    wilds = "Lord of the Quarry/Mighty, Primordial Ooze/Strong, Squire/Basic 3"
    options_: dict[str, Json] = {"captures": 2}
    table = lay(wilds, "capture", area(copying("Lord of the Quarry#5"), quiddity=9), area(), options=options_)
    assert table.view(None)["captures"] == 3
