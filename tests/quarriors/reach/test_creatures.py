"""Creatures of the sets before locks against a locked die: what docs/reference/quarriors-reach.md lists, by play."""

import pytest

from tests.quarriors.mat import (
    DRAGON,
    GOBLIN,
    asks,
    do,
    fall,
    glory,
    kind,
    kinds,
    locked,
    lying,
    now,
    offered,
    options,
    play,
    seat,
    stats,
    totals,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

CYCLOPS = "Pink Eye Cyclops#3"
CYCLOPES = "Pink Eye Cyclops/Base"
CYCLOPS_0, CYCLOPS_1 = "pink-eye-cyclops#3 locked@0", "pink-eye-cyclops#3 locked@1"
PLAIN = "Scavenging Goblin/Base, Questing Wizard/Base"
QUIDDITY = "Basic Quiddity"
EYE = "Quaxos' Eye#3"
WARRIOR, SERAPH = "Warrior of the Quay#4", "Heavenly Seraph#4"


def figures(table: Table, who: int) -> tuple[int, int, int]:
    die = table.view(None)["seats"][who]["locked"]
    return die["level"], die["attack"], die["defence"]


def corrupted(table: Table, who: int) -> int:
    return lying(table, "used", who).count("Corrupted Quiddity")


# -- counts ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("Primordial Ooze/Mighty")
@pytest.mark.rule("Q51")
@pytest.mark.parametrize(
    ("mine", "theirs", "n"), [(None, None, 1), (CYCLOPS, None, 2), (None, CYCLOPS, 2), (CYCLOPS, CYCLOPS, 3)]
)
def test_mighty_ooze_counts_locked_dice_of_everybody(mine: Json, theirs: Json, n: int) -> None:
    us = seat(ready="Primordial Ooze#4", locked=mine), seat(locked=theirs)
    assert stats(play(*us, wilds=f"Primordial Ooze/Mighty, {CYCLOPES}", phase="tidy"), 0) == (n, n)


@pytest.mark.card("Scavenging Goblin/Strong")
@pytest.mark.rule("Q51")
@pytest.mark.parametrize(("mine", "theirs", "defence"), [(CYCLOPS, None, 3), (None, CYCLOPS, 2)])
def test_strong_goblin_counts_the_own_locked_die(mine: Json, theirs: Json, defence: int) -> None:
    us = seat(ready="Scavenging Goblin#5", locked=mine), seat(locked=theirs)
    assert stats(play(*us, wilds=f"Scavenging Goblin/Strong, {CYCLOPES}", phase="tidy"), 0) == (2, defence)


@pytest.mark.card("Warrior of the Quay/Base")
@pytest.mark.rule("Q54", "Q51")
@pytest.mark.parametrize(("theirs", "total"), [(seat(ready=GOBLIN), 5), (seat(ready=GOBLIN, locked=CYCLOPS), 2)])
def test_base_warrior_counts_a_locked_die_as_one_creature(theirs: dict[str, Json], total: int) -> None:
    wilds = f"Warrior of the Quay/Base, {CYCLOPES}, {PLAIN}"
    assert totals(play(seat(ready=WARRIOR), theirs, wilds=wilds, phase="attack")) == {1: total}


@pytest.mark.card("Quake Dragon/Corrupted")
@pytest.mark.rule("Q144", "Q51")
@pytest.mark.parametrize(("theirs", "gained"), [(CYCLOPS, 1), (None, 0)])
def test_corrupted_dragon_corrupts_a_player_with_a_locked_die_alone(theirs: Json, gained: int) -> None:
    wilds = f"Quake Dragon/Corrupted, Corrupted Quiddity/Basic 5, {CYCLOPES}"
    table = play(seat(ready=DRAGON), seat(locked=theirs), wilds=wilds, phase="attack")
    assert corrupted(table, 1) == gained


@pytest.mark.card("Defender of the Pale/Corrupted", negative=True)
@pytest.mark.rule("QL-2", "Q245")
@pytest.mark.parametrize("face", [4, 6])
def test_corrupted_defender_does_not_take_a_lock_for_a_summons(face: int) -> None:
    wilds = f"Defender of the Pale/Corrupted, Corrupted Quiddity/Basic 5, {CYCLOPES}, {PLAIN}"
    mine = seat(active=f"{CYCLOPS}, 2 {GOBLIN}", quiddity=2)
    table = play(mine, seat(ready=f"Defender of the Pale#{face}"), wilds=wilds)
    do(table, "lock pink-eye-cyclops#3")
    locked_first = corrupted(table, 0)
    do(table, "summon scavenging-goblin#3")
    assert (locked_first, corrupted(table, 0)) == (0, 1)


# -- copies ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("Primordial Ooze/Strong", negative=True)
@pytest.mark.rule("Q118")
@pytest.mark.parametrize(("theirs", "picks"), [(GOBLIN, ["scavenging-goblin#3@1"]), ("", [])])
def test_strong_ooze_does_not_copy_a_locked_die(theirs: str, picks: list[str]) -> None:
    wilds = f"Primordial Ooze/Strong, {CYCLOPES}, {PLAIN}"
    mine = seat(active="Primordial Ooze#4, Portal#4", bag="Portal", quiddity=2)
    table = do(play(mine, seat(ready=theirs, locked=CYCLOPS), wilds=wilds), "summon primordial-ooze#4")
    assert offered(table, "pick") == picks


# -- destruction -------------------------------------------------------------------------------------------------------


@pytest.mark.card("Demonic Overlord/Base")
@pytest.mark.rule("Q20", "Q32", "QL-8")
def test_base_overlord_that_scores_unlocks_the_own_locked_die() -> None:
    wilds = f"Demonic Overlord/Base, {CYCLOPES}, {PLAIN}"
    us = seat(ready=f"Demonic Overlord#4, {GOBLIN}", locked=CYCLOPS), seat(locked=CYCLOPS)
    table = fall(play(*us, wilds=wilds, phase="score", rolls=[1] * 8), "score demonic-overlord#4")
    assert (locked(table), lying(table, "spent"), locked(table, 1)) == (None, [CYCLOPS], CYCLOPS)


@pytest.mark.card("Demonic Overlord/Strong", negative=True)
@pytest.mark.rule("Q15")
def test_strong_overlord_without_burst_leaves_a_locked_die() -> None:
    table = play(
        seat(active="Demonic Overlord#4", quiddity=2),
        seat(locked=CYCLOPS),
        wilds=f"Demonic Overlord/Strong, {CYCLOPES}",
    )
    do(table, "summon demonic-overlord#4")
    assert locked(table, 1) == CYCLOPS


@pytest.mark.card("Demonic Overlord/Strong")
@pytest.mark.rule("Q164", "Q239", "Q32")
def test_strong_overlord_with_a_burst_unlocks_those_of_opponents() -> None:
    us = seat(active="Demonic Overlord#6", quiddity=4, locked=CYCLOPS), seat(locked=CYCLOPS)
    table = play(*us, wilds=f"Demonic Overlord/Strong, {CYCLOPES}")
    do(table, "summon demonic-overlord#6")
    assert (locked(table), locked(table, 1), lying(table, "used", 1)) == (CYCLOPS, None, ["Pink Eye Cyclops"])
    assert "destroyed" not in kinds(table)


@pytest.mark.card("Quake Dragon/Base", negative=True)
@pytest.mark.rule("Q56")
def test_base_dragon_destroys_level_1_and_no_locked_die() -> None:
    wilds = f"Quake Dragon/Base, {CYCLOPES}, {PLAIN}"
    table = play(seat(ready=DRAGON), seat(ready=GOBLIN, locked=CYCLOPS), wilds=wilds, phase="attack")
    while kind(table) == "fate":
        do(table, "goes used")
    assert (lying(table, "ready", 1), locked(table, 1)) == ([], CYCLOPS)


@pytest.mark.card("Warrior of the Quay/Mighty", negative=True)
def test_mighty_warrior_destroys_warriors_and_no_locked_die() -> None:
    wilds = f"Warrior of the Quay/Mighty, {CYCLOPES}"
    us = seat(active=WARRIOR, quiddity=1), seat(ready=WARRIOR, locked=CYCLOPS)
    table = fall(play(*us, wilds=wilds), "summon warrior-of-the-quay#4")
    assert (lying(table, "ready", 1), locked(table, 1)) == ([], CYCLOPS)


@pytest.mark.card("Gnome Barbarian/Strong", negative=True)
@pytest.mark.rule("Q211", "QL-10")
def test_strong_gnome_takes_an_attacker_along_and_no_locked_die() -> None:
    wilds = f"Gnome Barbarian/Strong, {CYCLOPES}, {PLAIN}, Quake Dragon/Mighty"
    us = seat(ready=f"{GOBLIN}, {DRAGON}", locked=CYCLOPS), seat(ready="Gnome Barbarian#3")
    table = fall(play(*us, wilds=wilds, phase="attack"), "defend gnome-barbarian#3")
    assert (asks(table), offered(table, "pick")) == ((0, "pick"), ["scavenging-goblin#3@0", "quake-dragon#4@0"])


# -- numbers, immunity, spells beside ----------------------------------------------------------------------------------


@pytest.mark.card("Warrior of the Quay/Strong", "Heavenly Seraph/Base")
@pytest.mark.rule("Q51")
@pytest.mark.parametrize(
    ("card", "die", "raised"),
    [("Warrior of the Quay/Strong", WARRIOR, (3, 3)), ("Heavenly Seraph/Base", SERAPH, (2, 3))],
)
def test_what_raises_all_others_leaves_the_own_locked_die_at_0(card: str, die: str, raised: tuple[int, int]) -> None:
    wilds = f"{card}, {CYCLOPES}, {PLAIN}"
    table = play(seat(ready=f"{GOBLIN}, {die}", locked=CYCLOPS), wilds=wilds, phase="tidy")
    assert (stats(table, 0), figures(table, 0)) == (raised, (0, 0, 0))


@pytest.mark.card("Heavenly Seraph/Strong")
@pytest.mark.rule("Q208", "Q40")
@pytest.mark.parametrize(("caster", "reached"), [(0, []), (1, [CYCLOPS_1])])
def test_strong_seraph_makes_the_own_locked_die_immune(caster: int, reached: list[str]) -> None:
    """Its owner's spells reach it, an opponent's do not."""
    wilds = f"Heavenly Seraph/Strong, Death/Incantation, {CYCLOPES}, {PLAIN}"
    us = [seat(ready=GOBLIN), seat(ready=SERAPH, locked=CYCLOPS)]
    us[caster]["ready"] = [*us[caster]["ready"], "Death#6"]
    table = do(play(*us, wilds=wilds, phase="capture", turn={"seat": caster}), "cast death#6")
    assert [pick for pick in offered(table, "pick") if "locked" in pick] == reached


@pytest.mark.card("Questing Wizard/Strong")
@pytest.mark.rule("QL-1", "QL-15")
def test_strong_wizard_culls_a_spell_beside_the_own_locked_die() -> None:
    wilds = f"Questing Wizard/Strong, Life/Cantrip, {CYCLOPES}"
    mine = seat(ready="Questing Wizard#4", locked=f"{CYCLOPS}+Life#4@0")
    table = do(play(mine, wilds=wilds, phase="score", rolls=[1] * 4), "score questing-wizard#4")
    before = glory(table)[0]
    (pick,) = offered(table, "pick")
    do(table, f"pick {pick}")
    assert (glory(table)[0] - before, locked(table)) == (1, CYCLOPS)


@pytest.mark.card("Mischievous Imp/Base")
@pytest.mark.rule("QL-1", "QL-15")
@pytest.mark.parametrize(("face", "answers"), [(5, ["yes"]), (6, [])])
def test_base_imp_discards_a_spell_beside_a_locked_die(face: int, answers: list[str]) -> None:
    wilds = f"Mischievous Imp/Base, Life/Cantrip, {CYCLOPES}"
    us = seat(active=f"Mischievous Imp#{face}", quiddity=3), seat(locked=f"{CYCLOPS}+Life#4@1")
    table = do(play(*us, wilds=wilds), f"summon mischievous-imp#{face}", *answers)
    (pick,) = offered(table, "pick")
    do(table, f"pick {pick}")
    assert (locked(table, 1), lying(table, "used", 1)) == (CYCLOPS, ["Life"])


@pytest.mark.card("Mischievous Imp/Mighty", negative=True)
def test_mighty_imp_counts_imps_and_no_locked_die() -> None:
    wilds = f"Mischievous Imp/Mighty, {CYCLOPES}"
    table = play(seat(ready="2 Mischievous Imp#4", locked=CYCLOPS), wilds=wilds, phase="tidy")
    assert stats(table, 0) == (2, 2)


# -- attack and defence ------------------------------------------------------------------------------------------------


@pytest.mark.card("Quake Dragon/Strong", "Witching Hag/Mighty", negative=True)
@pytest.mark.rule("QL-10")
@pytest.mark.parametrize(
    ("card", "die", "total"), [("Quake Dragon/Strong", DRAGON, 4), ("Witching Hag/Mighty", "Witching Hag#4", 3 + 2)]
)
def test_what_makes_attackers_count_less_finds_none_in_a_locked_area(card: str, die: str, total: int) -> None:
    """Wizards of level 1 and 3 attack with 2 and 4, their player's locked die does not."""
    mine = seat(ready="Questing Wizard#4, Questing Wizard#6", locked=CYCLOPS)
    table = play(mine, seat(ready=die), wilds=f"{card}, {CYCLOPES}, {PLAIN}", phase="attack")
    assert (totals(table), len(table.view(None)["attack"]["shares"])) == ({1: total}, 2)


@pytest.mark.card("Devotee of the Holy Query/Mighty", "Troll Behemoth/Mighty", negative=True)
@pytest.mark.rule("QL-10")
@pytest.mark.parametrize(
    ("card", "die"),
    [
        ("Devotee of the Holy Query/Mighty", "Devotee of the Holy Query#6"),
        ("Troll Behemoth/Mighty", "Troll Behemoth#4"),
    ],
)
def test_what_works_on_defenders_finds_none_in_a_locked_area(card: str, die: str) -> None:
    """Only the Goblin may be named; the locked die keeps its spell and its numbers."""
    wilds = f"{card}, Life/Cantrip, {CYCLOPES}, {PLAIN}"
    theirs = seat(ready=GOBLIN, locked=f"{CYCLOPS}+Life#4@1")
    table = play(seat(ready=die), theirs, wilds=wilds, phase="attack")
    assert (offered(table, "defend"), figures(table, 1)) == (["scavenging-goblin#3"], (0, 0, 0))


@pytest.mark.card("Quake Dragon/Quaxos'", "Scavenging Goblin/Quaxos'", "Warrior of the Quay/Quaxos'", negative=True)
@pytest.mark.rule("QL-10")
def test_quaxos_creatures_find_none_of_theirs_in_a_locked_area() -> None:
    """A Dragon and a Goblin count each other and no Eye; with an Eye alone a Warrior is not free."""
    wilds = "Quake Dragon/Quaxos', Scavenging Goblin/Quaxos', Warrior of the Quay/Quaxos', Quaxos' Eye/Base"
    us = seat(ready=DRAGON, locked=EYE), seat(ready=GOBLIN, locked=EYE)
    table = play(*us, wilds=wilds, phase="tidy")
    assert (stats(table, 0), stats(table, 1)) == ((4, 4 + 1), (2, 2 + 1))
    assert offered(play(seat(active=WARRIOR, locked=EYE), seat(locked=EYE), wilds=wilds), "summon") == []


# -- who answers destruction -------------------------------------------------------------------------------------------

MINE = [
    ("Deathdealer/Strong", "Deathdealer#4"), ("Deathdealer/Mighty", "Deathdealer#4"),
    ("Witching Hag/Base", "Witching Hag#4"), ("Warrior of the Quay/Corrupted", WARRIOR),
]  # fmt: skip
THEIRS = [
    ("Ghostly Spirit/Base", "Ghostly Spirit#4"), ("Ghostly Spirit/Strong", "Ghostly Spirit#4"),
    ("Ghostly Spirit/Mighty", "Ghostly Spirit#4"), ("Scavenging Goblin/Mighty", "Scavenging Goblin#5"),
    ("Deathdealer/Corrupted", "Deathdealer#4"), ("Gnome Barbarian/Strong", "Gnome Barbarian#3"),
]  # fmt: skip


def struck(card: str, mine: str = "", theirs: str = "") -> Table:
    """A Death Incantation takes the locked Cyclops of seat 1."""
    wilds = f"{card}, Death/Incantation, Corrupted Quiddity/Basic 5, {CYCLOPES}"
    us = seat(ready=f"Death#6, {mine}", glory=2), seat(ready=theirs, locked=CYCLOPS, glory=2, bag=QUIDDITY)
    return do(play(*us, wilds=wilds, phase="capture"), "cast death#6", f"pick {CYCLOPS_1}")


@pytest.mark.rule("QL-14")
@pytest.mark.parametrize(
    ("card", "die"), [pytest.param(*one, marks=pytest.mark.card(one[0], negative=True)) for one in MINE]
)
def test_who_answers_a_destruction_does_not_answer_a_locked_die(card: str, die: str) -> None:
    table = struck(card, mine=die)
    assert (glory(table), lying(table, "used", 1)) == ([2, 2], ["Pink Eye Cyclops"])
    assert table.view(None)["seats"][0]["quiddity"] == 0


@pytest.mark.rule("QL-14")
@pytest.mark.parametrize(
    ("card", "die"), [pytest.param(*one, marks=pytest.mark.card(one[0], negative=True)) for one in THEIRS]
)
def test_who_answers_its_own_end_stands_beside_a_locked_die_that_is_struck(card: str, die: str) -> None:
    table = struck(card, theirs=die)
    assert (glory(table), lying(table, "ready", 1), kind(table)) == ([2, 2], [die], "tidy")
    assert (lying(table, "used", 1), lying(table, "bag", 1)) == (["Pink Eye Cyclops"], [QUIDDITY])


# -- Key Master --------------------------------------------------------------------------------------------------------


@pytest.mark.card("Lord of the Quarry/Key Master")
@pytest.mark.rule("QL-8", "Q89")
@pytest.mark.parametrize(("mine", "picks"), [(CYCLOPS, [CYCLOPS_0, CYCLOPS_1]), (now(CYCLOPS), [CYCLOPS_1])])
def test_key_master_unlocks_anybodys_die_but_not_what_its_player_locked_this_turn(mine: Json, picks: list[str]) -> None:
    us = seat(active="Lord of the Quarry#3", quiddity=1, locked=mine), seat(locked=CYCLOPS)
    turn = {"locked": mine != CYCLOPS}
    table = play(*us, wilds=f"Lord of the Quarry/Key Master, {CYCLOPES}", turn=turn)
    do(table, "summon lord-of-the-quarry#3", "yes")
    while kind(table) != "pick":
        do(table, options(table)[0])
    assert offered(table, "pick") == picks


@pytest.mark.card("Lord of the Quarry/Key Master")
@pytest.mark.rule("Q207")
@pytest.mark.parametrize(("face", "dice"), [(5, []), (3, ["pink-eye-cyclops#3@1"])])
def test_key_master_with_a_burst_keeps_the_own_locked_die_from_being_bought_out(face: int, dice: list[str]) -> None:
    us = seat(quiddity=2), seat(ready=f"Lord of the Quarry#{face}", locked=CYCLOPS)
    table = play(*us, wilds=f"Lord of the Quarry/Key Master, {CYCLOPES}", phase="capture")
    assert offered(table, "unlock") == dice
