"""Rulings where energy and large dice meet the sets before: draws, re-rolls, free captures, protection, locks."""

import pytest

from tests.quarriors.mat import (
    DRAGON,
    DRAGON_3,
    GOBLIN,
    LARGE,
    LARGE_LIGHT,
    area,
    asks,
    do,
    energy,
    fall,
    glory,
    go,
    kind,
    lay,
    locked,
    lying,
    offered,
    options,
    play,
    quiddity,
    seat,
    stats,
    totals,
)
from tumblehall.kernel.values import Json

HERALD = "Herald#4"
CYCLOPS, MYSTIC = "Pink Eye Cyclops#3", "Quake Dragon Mystic#3"
CREATURES = "Scavenging Goblin/Base, Quake Dragon/Mighty"

# -- draws and rolls ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q250")
@pytest.mark.parametrize(("turn", "locks", "drawn"), [(2, 1, 1), (2, 2, 1), (3, 1, 2), (3, 2, 1)])
def test_changes_count_from_the_small_draw_and_leave_one(turn: int, locks: int, drawn: int) -> None:
    """Each Base Cyclops that an opponent locked takes a die of the draw; the large dice are rolled all the same."""
    wilds = "Assistant/of Economics, Pink Eye Cyclops/Base"
    them = [seat(locked=CYCLOPS if n < locks else None) for n in range(2)]
    rolls = [1] * 2 * drawn + [1, 1]
    table = play(seat(bag="4 Assistant"), *them, wilds=wilds, phase="draw", turn={"number": turn}, rolls=rolls)
    assert sorted(lying(table, "active")) == ["Assistant#1"] * drawn + [LARGE] * 2


@pytest.mark.rule("Q256")
@pytest.mark.parametrize(("turn", "drawn"), [(2, 2), (3, 3)])
@pytest.mark.parametrize("who", [0, 3])
def test_each_of_four_players_draws_by_the_round(who: int, turn: int, drawn: int) -> None:
    everybody = [seat(bag="4 Assistant") for _ in range(4)]
    now: dict[str, Json] = {"number": turn, "seat": who}
    table = play(*everybody, wilds="Assistant/of Economics", phase="draw", turn=now, rolls=[1] * 8)
    assert lying(table, "active", who).count("Assistant#1") == drawn


@pytest.mark.rule("Q254")
def test_a_base_mystic_rerolls_no_large_and_no_waiting_die() -> None:
    """Three dice are drawn, an Assistant waited and two large dice are there: an option for each of the three."""
    wilds = "Assistant/of Economics, Quake Dragon Mystic/Base, Herald/Strong, Black Cat/Mighty, Boogieman/Lesser"
    mine = seat(active="Assistant", bag="Herald, Black Cat, Boogieman", locked=MYSTIC)
    table = play(mine, wilds=wilds, phase="draw", turn={"number": 3}, rolls=[1] * 10)
    assert offered(do(table, "yes"), "pick") == ["herald#1", "black-cat#1", "boogieman#1"]


@pytest.mark.rule("Q220")
def test_triple_bursts_come_before_a_mystic_and_that_before_the_debt_of_a_cat() -> None:
    wilds = "Quake Dragon Mystic/Base, Corrupted Quiddity/Basic 3, Black Cat/Base"
    owed: list[Json] = [{"seat": 1, "of": 0, "clause": "Black Cat/Base:IMM:1.1"}]
    mine = seat(bag="Corrupted Quiddity", locked=MYSTIC)
    table = play(mine, wilds=wilds, phase="draw", rolls=[1, 6, 6, 6], debts=owed)
    assert (asks(table), lying(table, "used")) == ((0, "may"), ["Corrupted Quiddity"])
    do(table, "yes")
    while asks(table)[0] == 0:
        do(table, options(table)[0])
    assert (lying(table, "used"), offered(table, "pick")) == (
        ["Corrupted Quiddity"] * 2,
        ["corrupted-quiddity#6 in active 0"],
    )
    do(table, "pick corrupted-quiddity#6 in active 0")
    assert lying(table, "used") == ["Corrupted Quiddity"] * 3


@pytest.mark.rule("Q255", "Q129")
def test_only_large_dice_are_no_other_die_to_cull() -> None:
    """Oblation Incantation is readied and spent, and gives nothing."""
    wilds = "Assistant/of Economics, Oblation/Incantation"
    table = lay(wilds, "ready", seat(active=f"Oblation#4, {LARGE}, {LARGE_LIGHT}"))
    do(table, "ready oblation#4")
    assert (lying(table, "spent"), quiddity(table), energy(table)) == (["Oblation#4"], 0, (0, 0))


@pytest.mark.rule("Q264")
@pytest.mark.parametrize(("die", "face", "more"), [("Archangel", 2, 2), ("Queelzebub", 1, 1), ("Herald", 3, 0)])
def test_a_chaos_charm_reads_energy_as_its_number(die: str, face: int, more: int) -> None:
    wilds = f"Chaos/Charm, Archangel/Base, Queelzebub/Base, Herald/Strong, {CREATURES}"
    us = seat(ready=f"{GOBLIN}+Chaos#4@0", bag=die), seat(ready=DRAGON)
    table = lay(wilds, "attack", *us, rolls=[1, face])
    assert (totals(table), energy(table)) == ({1: 2 + more}, (0, 0))


# -- captures ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q261")
def test_one_unit_of_light_makes_one_capture_cheaper() -> None:
    mine = seat(light=1, quiddity=5)
    table = lay("Herald/Strong 3", "capture", mine, options={"captures": 2}, captures=2)
    go(table, "capture herald with light")
    assert (energy(table), quiddity(table), offered(table, "capture")) == ((0, 0), 4, ["herald"])
    assert quiddity(go(table, "capture herald")) == 1


@pytest.mark.rule("Q261", "Q168")
def test_a_mighty_queelzebub_of_an_opponent_takes_the_discount_away() -> None:
    """Light then pays as plain does, after it."""
    us = seat(light=1, quiddity=5), seat(ready="Queelzebub#4")
    table = lay("Herald/Strong 3, Queelzebub/Mighty", "capture", *us)
    assert offered(table, "capture") == ["herald"]
    go(table, "capture herald")
    assert (energy(table), quiddity(table)) == ((1, 0), 2)


@pytest.mark.rule("Q333", "Q261")
def test_a_free_capture_looks_at_the_normal_cost_and_pays_nothing() -> None:
    """A Mighty Queelzebub takes dark dice of 5 or less: Dark Spell is 5, a Mighty Boogieman 6, a Light die none."""
    wilds = "Queelzebub/Mighty, Dark/Spell 1, Boogieman/Mighty 1, Black Cat/Mighty 1, Light/Charm 1"
    mine = seat(ready="Queelzebub#6", dark=1)
    table = do(lay(wilds, "score", mine, rolls=[1] * 8), "score queelzebub#6", "yes")
    assert sorted(offered(table, "pick")) == ["black-cat in wilds", "dark in wilds"]
    do(table, "pick dark in wilds")
    assert ("Dark" in lying(table, "used"), energy(table)) == (True, (0, 1))


@pytest.mark.rule("Q242")
@pytest.mark.parametrize(("light", "dark"), [(2, 0), (0, 2), (1, 1)])
def test_energy_pays_for_unlocking(light: int, dark: int) -> None:
    us = seat(light=light, dark=dark), seat(locked="Frost Howler#3")
    table = go(lay("Frost Howler/Strong, Herald/Strong", "ready", *us), "unlock frost-howler#3@1")
    assert (locked(table, 1), energy(table)) == (None, (0, 0))


# -- battles -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q219")
@pytest.mark.parametrize(("die", "defence"), [("Boogieman#6", 5 - 4), ("Queelzebub#6", 7 - 4), ("Black Cat#4", 1)])
def test_two_greater_archangels_lower_dark_defenders_by_four(die: str, defence: int) -> None:
    wilds = f"Archangel/Greater, Boogieman/Greater, Queelzebub/Mighty, Black Cat/Mighty, {CREATURES}"
    table = lay(wilds, "attack", seat(ready="2 Archangel#5"), seat(ready=f"{die}, {GOBLIN}"))
    assert (stats(table, 1)[1], stats(table, 1, 1)) == (defence, (2, 2))


@pytest.mark.rule("Q302", "Q303")
def test_the_protection_step_offers_abilities_and_spells_of_the_defender() -> None:
    """A Mighty Herald withdraws, then Chaos is cast or not."""
    us = seat(ready=DRAGON_3), seat(ready=f"{HERALD}, {GOBLIN}, Chaos#4")
    table = lay(f"Herald/Mighty, Chaos/Spell, {CREATURES}", "attack", *us)
    while asks(table)[0] == 1 and "answer herald#4" not in options(table):
        do(table, "pass")
    assert ("answer herald#4" in options(table), "cast chaos#4" in options(table)) == (True, True)
    do(table, "answer herald#4")
    assert ("cast chaos#4" in options(table), lying(table, "active", 1)) == (True, ["Herald"])


@pytest.mark.rule("Q306")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_locked_strong_cyclops_does_not_stop_a_herald(holder: int) -> None:
    us = seat(ready=DRAGON_3), seat(ready=HERALD)
    us[holder]["locked"] = CYCLOPS
    table = lay(f"Herald/Mighty, Pink Eye Cyclops/Strong, {CREATURES}", "attack", *us)
    assert "answer herald#4" in options(table)


@pytest.mark.rule("Q306", "Q270")
def test_a_locked_strong_cyclops_does_not_stop_anchored_spells() -> None:
    us = seat(dark=1), seat(ready="Boogieman#5", locked=CYCLOPS)
    assert offered(lay("Boogieman/Lesser, Pink Eye Cyclops/Strong", "ready", *us), "anchor") == ["boogieman"]


# -- the alternative of a Mighty Golem ---------------------------------------------------------------------------------


@pytest.mark.rule("Q147")
def test_the_alternative_is_asked_once_in_a_phase_1() -> None:
    """From level 3 it goes to level 2 and stays, although it is still not at its lowest level."""
    table = lay("Quartz Golem/Mighty", "score", seat(ready="Quartz Golem#6"), rolls=[1] * 8)
    do(table, "score quartz-golem#6", "yes", "turn 5")
    assert (kind(table) == "score", lying(table, "ready"), glory(table)[0]) == (False, ["Quartz Golem#5"], 2)


@pytest.mark.rule("Q147")
def test_a_base_overlord_that_scored_before_has_destroyed_it() -> None:
    mine = seat(ready="Demonic Overlord#4, Quartz Golem#6")
    table = lay("Quartz Golem/Mighty, Demonic Overlord/Base", "score", mine, rolls=[1] * 8)
    assert options(table) == ["score demonic-overlord#4"]
    fall(table, "score demonic-overlord#4")
    assert (lying(table, "ready"), sorted(lying(table, "used"))) == ([], ["Demonic Overlord", "Quartz Golem"])


# -- rotation with locks and copies ------------------------------------------------------------------------------------


@pytest.mark.rule("Q15", "Q280", "Q121")
@pytest.mark.parametrize(
    ("theirs", "turned"),
    [
        (seat(ready=DRAGON_3), ["quake-dragon#6@1"]),
        (seat(locked=CYCLOPS), []),
        (area({"die": "Primordial Ooze#4", "copy": DRAGON_3}), []),
    ],
)
def test_a_base_boogieman_turns_down_neither_a_locked_die_nor_a_copy(
    theirs: dict[str, Json], turned: list[str]
) -> None:
    wilds = f"Boogieman/Base, Primordial Ooze/Strong, Pink Eye Cyclops/Base, {CREATURES}"
    table = do(play(seat(active="Boogieman#5", quiddity=2), theirs, wilds=wilds), "summon boogieman#5")
    if turned:
        do(table, "yes")
    assert [each for each in offered(table, "pick") if each.endswith("@1")] == turned


@pytest.mark.rule("Q280", "Q121", "Q130")
@pytest.mark.parametrize(("copied", "on_offer"), [(False, True), (True, False)])
def test_the_anchored_spell_of_a_greater_golem_turns_a_dark_creature_and_no_copy_of_one(
    copied: bool, on_offer: bool
) -> None:
    wilds = "Quartz Golem/Greater, Boogieman/Lesser, Primordial Ooze/Strong"
    die: Json = {"die": "Primordial Ooze#4", "copy": "Boogieman#5"} if copied else "Boogieman#5"
    table = play(seat(light=2), area(die), wilds=wilds)
    assert offered(table, "anchor") == (["quartz-golem"] if on_offer else [])


@pytest.mark.rule("QX-16", "Q205")
@pytest.mark.parametrize(("face", "on_offer"), [(4, True), (5, False), (6, False)])
def test_a_golem_immune_to_spells_is_out_of_reach_of_anchored_ones(face: int, on_offer: bool) -> None:
    """A Greater Cat's would weaken a Greater Golem: without a burst, with one, with two."""
    wilds = "Quartz Golem/Greater, Black Cat/Greater"
    table = play(seat(dark=9), area(f"Quartz Golem#{face}"), wilds=wilds)
    assert ("black-cat" in offered(table, "anchor")) is on_offer
