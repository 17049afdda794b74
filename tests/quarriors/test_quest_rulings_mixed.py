"""Rulings that hold for every set, where they meet quests, parties and quartifacts."""

import pytest

from tests.quarriors.mat import (
    area,
    asks,
    creature,
    do,
    go,
    heard,
    kind,
    lay,
    locked,
    lying,
    now,
    offered,
    on,
    options,
    party,
    stats,
    totals,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

HUNT, EXPEDITION = "Exqualibur/The Hunt For", "Exqualibur/The Expedition For"
QUAIL, QUAIL_QUEST = "The Holy Quail/The Hunt For", "The Holy Quail/The Quest For"
TALON = "The Tri-Clops Skull/The Search For"
SKULL_QUEST = "The Tri-Clops Skull/The Quest For"
KNIGHT, KNIGHT_2, KNIGHT_3 = (f"Knight of Quamelot#{face}" for face in (4, 5, 6))
SQUIRE, HAG = "Squire#4", "Witching Hag#4"
RETURNS = "Ghostly Spirit/Mighty:ALL:1.1"


def challenge(wilds: str, mine: str, theirs: str, quest: str = HUNT, ready: str = "", theirs_ready: str = "") -> Table:
    """One creature of seat 0 challenges the party of seat 1."""
    name = quest.split("/")[0].lower().replace(" ", "-")
    table = lay(
        f"Squire/Basic, {wilds}, {quest}",
        "attack",
        area(mine, *filter(None, ready.split(", "))),
        area(*filter(None, theirs_ready.split(", ")), quest=on(quest, theirs)),
    )
    return do(table, f"challenge {name}", f"send {mine.split('@')[0].lower().replace(' ', '-')}", "depart")


# -- destruction -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q37", "Q98")
def test_a_strong_gnome_takes_a_challenger_along() -> None:
    table = challenge("Gnome Barbarian/Strong, Knight of Quamelot/Base", KNIGHT, "Gnome Barbarian#3", ready="Squire#5")
    do(table, "defend gnome-barbarian#3", "goes used")
    assert offered(table, "pick") == ["knight-of-quamelot#4@0 in quest"]


@pytest.mark.rule("Q36")
def test_a_talon_hits_the_active_player_in_the_same_battle() -> None:
    table = challenge("Knight of Quamelot/Base", KNIGHT, f"{SQUIRE}+The Tri-Clops Skull#5@1", TALON, ready="Squire#5")
    do(table, "defend squire#4+the-tri-clops-skull#5", "goes used")
    assert (asks(table), kind(table)) == ((1, "may"), "may")
    do(table, "yes")
    assert offered(table, "pick") == ["knight-of-quamelot#4@0 in quest"]


@pytest.mark.rule("Q36")
def test_a_talon_does_not_answer_in_the_own_turn() -> None:
    table = challenge("Knight of Quamelot/Base", f"{SQUIRE}+The Tri-Clops Skull#5@0", KNIGHT, TALON)
    do(table, "defend squire#4+the-tri-clops-skull#5", "goes used")
    assert (kind(table), party(table, 1)) == ("tidy", [KNIGHT])


@pytest.mark.rule("Q18")
def test_an_unending_quiver_reaches_a_locked_die() -> None:
    wilds = f"Squire/Basic, Frost Howler/Base, {HUNT}"
    mine = area("Squire#5+Exqualibur#6@0")
    table = lay(wilds, "attack", mine, area(locked="Frost Howler#3"), visited=True)
    assert len(offered(table, "pick")) == 1
    go(table, options(table)[0])
    assert (locked(table, 1), lying(table, "used", 1)) == (None, ["Frost Howler"])


@pytest.mark.rule("Q148")
def test_a_cat_rolled_back_from_a_quest_is_at_home() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Black Cat/Greater, {HUNT}"
    table = lay(wilds, "attack", area(KNIGHT), area(quest=on(HUNT, "Black Cat#4")), rolls=[4])
    do(table, "challenge exqualibur", "send knight-of-quamelot#4", "depart", "defend black-cat#4")
    while kind(table) in ("fate", "may"):
        do(table, options(table)[-1] if kind(table) == "fate" else "yes")
    assert (party(table, 1), lying(table, "ready", 1)) == ([], ["Black Cat#4"])


@pytest.mark.rule("Q56")
@pytest.mark.parametrize(("face", "question"), [(4, (1, "name")), (6, (0, "fate"))])
def test_level_1_does_not_include_0(face: int, question: tuple[int, str]) -> None:
    """With two bursts a Strong Minotaur destroys level 2 or lower."""
    table = challenge("Manxome Minotaur/Strong", "Squire#5", f"Manxome Minotaur#{face}")
    assert asks(table) == question


# -- numbers -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q45")
def test_a_minotaur_takes_no_damage_of_level_1() -> None:
    wilds = f"Squire/Basic, Manxome Minotaur/Mighty, Quake Dragon/Mighty, {HUNT}"
    table = lay(wilds, "attack", area("Quake Dragon#4", "Quake Dragon#4"), area("Manxome Minotaur#6"), visited=True)
    go(table, "defend manxome-minotaur#6")
    assert lying(table, "ready", 1) == ["Manxome Minotaur#6"]
    table = lay(wilds, "attack", area("Quake Dragon#6"), area("Manxome Minotaur#6"), visited=True)
    go(table, "defend manxome-minotaur#6")
    assert lying(table, "ready", 1) == []


@pytest.mark.rule("Q49", "Q290")
def test_marks_go_with_a_creature_to_the_quest_area() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Death/Cantrip, {HUNT}"
    table = lay(wilds, "attack", area(KNIGHT, "Death#4"), area(quest=on(HUNT, SQUIRE)))
    go(table, "cast death#4", "challenge exqualibur", "send knight-of-quamelot#4", "depart")
    assert heard(table, "challenge-totals")[0]["totals"]["seat 1"] == 6


@pytest.mark.rule("Q50")
def test_clauses_on_prices_and_totals_work_from_the_ready_area_only() -> None:
    """A Mighty Hag caps what comes against its player, not while it is on a quest."""
    wilds = f"Squire/Basic, Witching Hag/Mighty, Quake Dragon/Mighty, {HUNT}"
    home = lay(wilds, "attack", area("Quake Dragon#5"), area(SQUIRE, HAG), visited=True)
    away = lay(wilds, "attack", area("Quake Dragon#5"), area(SQUIRE, quest=on(HUNT, HAG)), visited=True)
    assert (totals(home)[1] < 6, totals(away)) == (True, {1: 6})


@pytest.mark.rule("Q51")
def test_a_locked_die_accompanies_a_strong_knight() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Strong, Frost Howler/Base, {HUNT}"
    table = lay(wilds, "attack", area(KNIGHT, locked="Frost Howler#3"), area(), visited=True)
    assert stats(table, 0) == (5, 4)


@pytest.mark.rule("Q99")
def test_chaos_in_a_challenge_lowers_the_other_side() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Chaos/Spell, {HUNT}"
    rival = area("Chaos#4", quest=on(HUNT, KNIGHT))
    table = lay(wilds, "attack", area(KNIGHT), rival, rolls=[1])
    go(table, "challenge exqualibur", "send knight-of-quamelot#4", "depart")
    assert asks(table) == (1, "reply")
    go(table, "cast chaos#4")
    sums = heard(table, "challenge-totals")[0]["totals"]
    assert sums["seat 1"] < sums["seat 0"] == 4


@pytest.mark.rule("Q99", "Q98")
def test_what_lowers_totals_against_a_player_does_not_work_in_a_challenge() -> None:
    wilds = "Witching Hag/Mighty, Knight of Quamelot/Base"
    table = challenge(wilds, KNIGHT_2, SQUIRE, theirs_ready=HAG)
    assert heard(table, "challenge-totals")[0]["totals"]["seat 1"] == 5


@pytest.mark.rule("Q103")
def test_misdirection_turns_half_of_an_attack_to_another_defender() -> None:
    wilds = f"Squire/Basic, Misdirection/Incantation, Quake Dragon/Mighty, {HUNT}"
    seats = (area("Quake Dragon#5"), area(SQUIRE, "Misdirection#6"), area("Squire#5"))
    table = lay(wilds, "attack", *seats, visited=True)
    go(table, "cast misdirection#6", "seat 2")
    assert totals(table) == {1: 0, 2: 9}


@pytest.mark.rule("Q104", "Q206")
def test_immune_creatures_are_left_to_their_owner() -> None:
    wilds = f"Squire/Basic, Misdirection/Spell, Gnome Barbarian/Base, Quake Dragon/Mighty, {HUNT}"
    theirs = area("Gnome Barbarian#3", SQUIRE)
    table = lay(wilds, "attack", area("Quake Dragon#6", "Misdirection#4"), theirs, visited=True)
    go(table, "cast misdirection#4", "seat 1")
    assert (asks(table), options(table)) == ((0, "name"), ["defend squire#4@1"])
    go(table, "defend squire#4@1")
    assert (asks(table), options(table)) == ((1, "name"), ["defend gnome-barbarian#3"])


@pytest.mark.rule("Q104")
def test_the_charm_beats_who_must_defend_first() -> None:
    wilds = f"Squire/Basic, Misdirection/Charm, Pink Eye Cyclops/Mighty, Quake Dragon/Mighty, {HUNT}"
    theirs = area("Pink Eye Cyclops#5+Misdirection#4@1", SQUIRE)
    table = lay(wilds, "attack", area("Quake Dragon#6"), theirs, visited=True)
    assert options(table) == ["defend squire#4"]


# -- phase 1 and prices ------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q151", "Q276", "QQ-16")
def test_a_party_that_completed_did_not_score() -> None:
    """No dark creature scored, so the enchantment goes."""
    wilds = f"Squire/Basic, Boogieman/Base, Dark/Enchantment, {HUNT}"
    mine = area("Dark#4", quest=on(HUNT, "Boogieman#5"))
    table = lay(wilds, "score", mine, rolls=[1] * 9)
    do(table, "complete exqualibur")
    while kind(table) in ("quest-cull", "cull"):
        do(table, "pass")
    assert "Dark#4" not in lying(table, "ready")


@pytest.mark.rule("Q226", "Q87", "Q86")
def test_a_deathdealer_in_the_quilt_swaps_nothing() -> None:
    wilds = f"Squire/Basic, Deathdealer/Base, {QUAIL_QUEST}"
    mine = area("Deathdealer#4+The Holy Quail#6@0", SQUIRE)
    table = lay(wilds, "score", mine, area(used=["Portal"]))
    do(table, "score deathdealer#4+the-holy-quail#6")
    assert (kind(table), lying(table, "active")) == ("score", ["Deathdealer"])


@pytest.mark.rule("Q330", "Q84")
def test_a_squire_adds_to_two_captures() -> None:
    table = lay(f"Squire/Basic 3, {HUNT}", "capture", area(quiddity=9), options={"captures": 2})
    go(table, "capture squire")
    assert table.view(0)["captures"] == 2


@pytest.mark.rule("Q245")
def test_a_squire_is_a_summon_among_others() -> None:
    wilds = f"Squire/Basic, Witching Hag/Strong, Poison Dart Frog/Base, {HUNT}"
    mine = area(active=[SQUIRE, HAG], quiddity=1)
    table = lay(wilds, "ready", mine, area(locked="Poison Dart Frog#3"))
    go(table, "summon squire#4", "summon witching-hag#4")
    assert [creature(table, 0, place)["defence"] for place in (0, 1)] == [2, 2]


@pytest.mark.rule("Q266", "Q149")
def test_a_squire_uses_up_the_free_summon() -> None:
    """The bonus of Exqualibur waits for the first creature."""
    wilds = f"Squire/Basic, Knight of Quamelot/Base, {HUNT}"
    mine = area(quest=on(HUNT, KNIGHT_2), bag=["Squire"])
    table = lay(wilds, "score", mine, rolls=[3, 1, 1, 4, 4])
    do(table, "complete exqualibur", "pass")
    prices = {each["die"]: each["price"] for each in table.view(0)["summons"]}
    assert prices == {"squire#4": 0, "knight-of-quamelot#4": 0}
    do(table, "summon squire#4")
    assert [each["price"] for each in table.view(0)["summons"]] == [1]


@pytest.mark.rule("Q89", "Q244")
def test_a_quarterstaff_does_not_lock_over_a_lock_of_this_turn() -> None:
    wilds = f"Squire/Basic, Frost Howler/Base, Pink Eye Cyclops/Base, {EXPEDITION}"
    carrier = {"die": SQUIRE, "summoned": True}
    mine = area(carrier, "Exqualibur#5", locked=now("Frost Howler#3"), active=["Pink Eye Cyclops#3"])
    table = lay(wilds, "ready", mine, locked=True)
    go(table, "attach exqualibur#5", "pick squire#4@0")
    assert (kind(table), locked(table)) == ("act", "Frost Howler#3")
    free = area(carrier, "Exqualibur#5", active=["Pink Eye Cyclops#3"])
    table = lay(wilds, "ready", free)
    go(table, "attach exqualibur#5", "pick squire#4@0", "yes")
    go(table, *(options(table)[:1] if kind(table) == "pick" else []))
    assert locked(table) == "Pink Eye Cyclops#3"


@pytest.mark.rule("Q97")
def test_a_locked_strong_cyclops_stops_the_challengers_reactions() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Chaos/Spell, Pink Eye Cyclops/Strong, {HUNT}"
    mine = area(KNIGHT, "Chaos#4")
    table = lay(wilds, "attack", mine, area(quest=on(HUNT, SQUIRE), locked="Pink Eye Cyclops#3"))
    go(table, "challenge exqualibur", "send knight-of-quamelot#4", "depart")
    assert kind(table) == "name"


@pytest.mark.rule("Q341")
def test_who_comes_in_phase_1_does_not_score_in_it() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Ghostly Spirit/Mighty, {SKULL_QUEST}"
    mine = area("Squire#5", quest=on(SKULL_QUEST, KNIGHT_3))
    aside: list[Json] = [{"die": "Ghostly Spirit#4", "seat": 0, "clause": RETURNS}]
    table = lay(wilds, "score", mine, area(SQUIRE), rolls=[3, 4, *[1] * 9], aside=aside)
    do(table, "complete the-tri-clops-skull", "pass", "yes", "pick squire#4@1")
    while kind(table) != "score":
        do(table, options(table)[0])
    assert (offered(table, "score"), "Ghostly Spirit#4" in lying(table, "ready")) == (["squire#5"], True)
