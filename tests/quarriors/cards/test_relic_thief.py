"""Relic Thief. Face 3: a re-roll; 4: level 1, 2/2; 5: level 1, 2/2 with a burst; 6: level 2, 3/3 with two."""

import pytest

from tests.quarriors.mat import (
    DRAGON_3,
    area,
    asks,
    do,
    fall,
    glory,
    go,
    kind,
    lay,
    lying,
    offered,
    on,
    options,
    party,
    quest_dice,
    quiddity,
    totals,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

QUEST = "Exqualibur/The Hunt For"
QUAIL = "The Holy Quail/The Hunt For"
OTHERS = "Scavenging Goblin/Base, Knight of Quamelot/Strong, Quake Dragon/Mighty, Misdirection/Charm"
CARDS = f"Squire/Basic, {OTHERS}, {QUEST}, {QUAIL}"
GOBLIN, SQUIRE = "Scavenging Goblin#3", "Squire#4"
TYPES = ["Base", "Strong", "Mighty"]
LEVELS = {4: 1, 5: 1, 6: 2}


def wilds(type: str, *more: str) -> str:
    return ", ".join((f"Relic Thief/{type}", CARDS, *more))


def summoned(type: str, face: int, *others: dict[str, Json], left: int = 2, mine: Json = None, own: int = 0) -> Table:
    """A Thief is summoned; so much quiddity is left."""
    me = area(*(mine or ()), active=[f"Relic Thief#{face}"], quiddity=LEVELS[face] + left, glory=own)
    return do(lay(wilds(type), "ready", me, *(others or (area(),))), f"summon relic-thief#{face}")


# -- Base: an unattached one -------------------------------------------------------------------------------------------


@pytest.mark.card("Relic Thief/Base")
@pytest.mark.parametrize(("face", "price"), [(4, 2), (5, 1), (6, 0)])
def test_base_thief_takes_an_unattached_quartifact_for_its_price(face: int, price: int) -> None:
    table = do(summoned("Base", face, area("Exqualibur#5")), "yes")
    while kind(table) in ("pay", "pick"):
        do(table, options(table)[0])
    assert (lying(table, "ready"), lying(table, "ready", 1)) == ([f"Relic Thief#{face}", "Exqualibur#5"], [])
    assert quiddity(table) == 2 - price


@pytest.mark.card("Relic Thief/Base")
def test_what_a_base_thief_took_may_be_attached_at_once() -> None:
    table = do(summoned("Base", 6, area("Exqualibur#5")), "yes", "pick exqualibur#5@1")
    do(table, "attach exqualibur#5", "pick relic-thief#6@0")
    assert lying(table, "ready") == ["Relic Thief#6+Exqualibur#5@0"]


@pytest.mark.card("Relic Thief/Base", negative=True)
@pytest.mark.parametrize(("face", "left"), [(4, 1), (5, 0)])
def test_base_thief_takes_nothing_without_its_price(face: int, left: int) -> None:
    table = summoned("Base", face, area("Exqualibur#5"), left=left)
    assert "yes" not in options(table)


@pytest.mark.card("Relic Thief/Base", negative=True)
def test_base_thief_need_not_take_it() -> None:
    table = do(summoned("Base", 6, area("Exqualibur#5")), "pass")
    assert (lying(table, "ready", 1), quiddity(table)) == (["Exqualibur#5"], 2)


@pytest.mark.card("Relic Thief/Base", negative=True)
@pytest.mark.parametrize("rival", [area("Squire#4+Exqualibur#5@1"), area(quest=on(QUEST, "Squire#4+Exqualibur#5@1"))])
def test_base_thief_takes_none_that_is_attached(rival: dict[str, Json]) -> None:
    assert "yes" not in options(summoned("Base", 6, rival))


@pytest.mark.card("Relic Thief/Base", negative=True)
@pytest.mark.parametrize("mine", [("The Holy Quail#4",), ("Squire#4+The Holy Quail#4@0",)])
def test_base_thief_whose_player_owns_one_takes_none(mine: tuple[str, ...]) -> None:
    assert "yes" not in options(summoned("Base", 6, area("Exqualibur#5"), mine=mine))


@pytest.mark.card("Relic Thief/Base", negative=True)
def test_base_thief_whose_player_owns_one_on_a_quest_takes_none() -> None:
    me = area(active=["Relic Thief#6"], quiddity=2, quest=on(QUAIL, "Squire#4+The Holy Quail#4@0"))
    table = do(lay(wilds("Base"), "ready", me, area("Exqualibur#5")), "summon relic-thief#6")
    assert "yes" not in options(table)


@pytest.mark.card("Relic Thief/Base", negative=True)
@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_thieves_take_none_as_they_are_summoned(type: str) -> None:
    table = summoned(type, 6, area("Exqualibur#5"))
    assert ("yes" in options(table), lying(table, "ready", 1)) == (False, ["Exqualibur#5"])


# -- Strong: from the fallen; glory ------------------------------------------------------------------------------------


def challenge(type: str, mine: tuple[str, ...], theirs: str) -> Table:
    table = lay(wilds(type), "attack", area(*mine), area(quest=on(QUEST, theirs)))
    sent = [die.lower().replace(" ", "-").removesuffix("@0") for die in mine]
    return go(table, "challenge exqualibur", *(f"send {die}" for die in sent), "depart")


FALLEN = "Squire#4+Exqualibur#6@1"


@pytest.mark.card("Relic Thief/Strong")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_strong_thief_takes_the_quartifact_of_a_rival_destroyed_in_a_challenge(face: int) -> None:
    table = fall(challenge("Strong", (f"Relic Thief#{face}",), FALLEN), "defend squire#4+exqualibur#6")
    assert (asks(table), options(table)) == ((0, "take"), ["yes", "pass"])
    do(table, "yes")
    assert (lying(table, "ready"), quest_dice(table, "Exqualibur")) == (["Exqualibur#6"], 1)


@pytest.mark.card("Relic Thief/Strong", negative=True)
def test_strong_thief_need_not_take_it() -> None:
    table = fall(challenge("Strong", ("Relic Thief#4",), FALLEN), "defend squire#4+exqualibur#6", "pass")
    assert (lying(table, "ready"), quest_dice(table, "Exqualibur")) == ([], 2)


@pytest.mark.card("Relic Thief/Strong", negative=True)
@pytest.mark.rule("Q27", "QQ-20")
@pytest.mark.parametrize(("answer", "home"), [("pass", 2), ("yes", 1)])
def test_two_strong_thieves_of_a_player_ask_once_for_one_quartifact(answer: str, home: int) -> None:
    """Both would put it into the same place: a pass is for both."""
    table = fall(challenge("Strong", ("Relic Thief#4", "Relic Thief#5"), FALLEN), "defend squire#4+exqualibur#6")
    assert (asks(table), options(table)) == ((0, "take"), ["yes", "pass"])
    do(table, answer)
    assert (kind(table) != "take", quest_dice(table, "Exqualibur")) == (True, home)


@pytest.mark.card("Relic Thief/Strong")
@pytest.mark.rule("QQ-20")
def test_one_that_its_player_owned_goes_home_first() -> None:
    table = lay(wilds("Strong"), "attack", area("Relic Thief#4", "The Holy Quail#4"), area(quest=on(QUEST, FALLEN)))
    go(table, "challenge exqualibur", "send relic-thief#4", "depart")
    fall(table, "defend squire#4+exqualibur#6", "yes")
    assert (lying(table, "ready"), quest_dice(table, "The Holy Quail")) == (["Exqualibur#6"], 2)


@pytest.mark.card("Relic Thief/Strong")
def test_strong_thief_that_is_challenged_takes_one_too() -> None:
    table = fall(challenge("Strong", ("Squire#4+Exqualibur#6@0",), "Relic Thief#6"), "defend squire#4+exqualibur#6")
    assert asks(table) == (1, "take")
    do(table, "yes")
    assert lying(table, "ready", 1) == ["Exqualibur#6"]


@pytest.mark.card("Relic Thief/Strong", negative=True)
def test_strong_thief_that_stays_at_home_takes_none() -> None:
    table = lay(wilds("Strong"), "attack", area("Relic Thief#4", GOBLIN), area(quest=on(QUEST, FALLEN)))
    go(table, "challenge exqualibur", "send scavenging-goblin#3", "depart")
    fall(table, "defend squire#4+exqualibur#6")
    assert (kind(table), quest_dice(table, "Exqualibur")) == ("keep-quest", 2)


@pytest.mark.card("Relic Thief/Strong", negative=True)
def test_strong_thief_that_attacks_takes_none() -> None:
    table = lay(wilds("Strong"), "attack", area("Relic Thief#4"), area(FALLEN), visited=True)
    fall(table, "defend squire#4+exqualibur#6")
    assert (kind(table), quest_dice(table, "Exqualibur")) == ("tidy", 2)


@pytest.mark.card("Relic Thief/Strong", negative=True)
@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_thieves_take_none_in_a_challenge(type: str) -> None:
    table = fall(challenge(type, ("Relic Thief#4",), FALLEN), "defend squire#4+exqualibur#6")
    assert (kind(table), quest_dice(table, "Exqualibur")) == ("keep-quest", 2)


@pytest.mark.card("Relic Thief/Strong")
def test_strong_thief_with_a_burst_takes_a_glory_from_one_richer_opponent() -> None:
    table = summoned("Strong", 5, area(glory=3), area(glory=4), own=2)
    assert options(table) == ["seat 1", "seat 2"]
    assert glory(do(table, "seat 2")) == [3, 3, 3]


@pytest.mark.card("Relic Thief/Strong")
def test_strong_thief_with_two_bursts_takes_one_from_each_richer_opponent_for_one() -> None:
    assert glory(summoned("Strong", 6, area(glory=3), area(glory=4), own=2)) == [3, 2, 3]


@pytest.mark.card("Relic Thief/Strong", negative=True)
@pytest.mark.rule("Q71")
@pytest.mark.parametrize("face", [5, 6])
def test_strong_thief_takes_nothing_from_opponents_that_are_no_richer(face: int) -> None:
    assert glory(summoned("Strong", face, area(glory=2), area(glory=0), own=2)) == [2, 2, 0]


@pytest.mark.card("Relic Thief/Strong", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Strong", 4), ("Base", 5), ("Base", 6), ("Mighty", 5), ("Mighty", 6)])
def test_other_thieves_take_no_glory(type: str, face: int) -> None:
    assert glory(summoned(type, face, area(glory=5))) == [0, 5]


# -- Mighty: quartifacts are nothing to it -----------------------------------------------------------------------------


@pytest.mark.card("Relic Thief/Mighty")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_against_a_mighty_thief_the_attack_of_quartifacts_does_not_count(face: int) -> None:
    mine = area("Squire#5+Exqualibur#4@0", GOBLIN)
    table = lay(wilds("Mighty"), "attack", mine, area(f"Relic Thief#{face}"), area(SQUIRE), visited=True)
    assert totals(table) == {1: 1 + 2, 2: 1 + 4 + 2}


@pytest.mark.card("Relic Thief/Mighty", negative=True)
@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_against_other_thieves_it_counts(type: str) -> None:
    table = lay(wilds(type), "attack", area("Squire#5+Exqualibur#4@0"), area("Relic Thief#4"), visited=True)
    assert totals(table) == {1: 5}


@pytest.mark.card("Relic Thief/Mighty", negative=True)
def test_with_a_mighty_thief_on_a_quest_it_counts() -> None:
    theirs = area(GOBLIN, quest=on(QUEST, "Relic Thief#4"))
    table = lay(wilds("Mighty"), "attack", area("Squire#5+Exqualibur#4@0"), theirs, visited=True)
    assert totals(table) == {1: 5}


@pytest.mark.card("Relic Thief/Mighty")
def test_mighty_thief_is_not_chosen_by_a_quiver() -> None:
    mine = area(f"{DRAGON_3}+Exqualibur#6@0")
    table = lay(wilds("Mighty"), "attack", mine, area("Relic Thief#4", SQUIRE), visited=True)
    assert offered(table, "pick") == ["squire#4@1"]


@pytest.mark.card("Relic Thief/Mighty", negative=True)
def test_mighty_thief_is_chosen_by_a_spell() -> None:
    theirs = area("Relic Thief#4")
    table = do(lay(wilds("Mighty", "Death/Incantation"), "ready", area("Death#6"), theirs), "cast death#6")
    assert offered(table, "pick") == ["relic-thief#4@1"]


BEARER = "Squire#4+Misdirection#4@1+Exqualibur#5@1"
PICKED = "pick squire#4+misdirection#4+exqualibur#5@1"


def attacked(type: str, face: int, *ready: str) -> Table:
    return lay(wilds(type), "attack", area(f"Relic Thief#{face}"), area(*ready), visited=True)


@pytest.mark.card("Relic Thief/Mighty")
@pytest.mark.rule("Q160")
@pytest.mark.parametrize(
    ("die", "ready", "used", "home"),
    [
        ("misdirection#4@1", "Squire#4+Exqualibur#5@1", ["Misdirection"], 1),
        ("exqualibur#5@1", "Squire#4+Misdirection#4@1", [], 2),
    ],
)
def test_mighty_thief_with_a_burst_takes_one_die_off(die: str, ready: str, used: list[str], home: int) -> None:
    table = do(attacked("Mighty", 5, BEARER, GOBLIN), "yes")
    assert options(table) == [PICKED]
    do(table, PICKED, f"pick {die} on squire#4+misdirection#4+exqualibur#5@1")
    assert (lying(table, "ready", 1)[0], lying(table, "used", 1)) == (ready, used)
    assert quest_dice(table, "Exqualibur") == home


@pytest.mark.card("Relic Thief/Mighty")
def test_mighty_thief_with_two_bursts_takes_all_dice_off() -> None:
    table = do(attacked("Mighty", 6, BEARER, GOBLIN), "yes", PICKED)
    assert (lying(table, "ready", 1)[0], lying(table, "used", 1)) == (SQUIRE, ["Misdirection"])
    assert (kind(table), quest_dice(table, "Exqualibur")) == ("name", 2)


@pytest.mark.card("Relic Thief/Mighty")
@pytest.mark.rule("Q113")
@pytest.mark.parametrize("face", [5, 6])
def test_mighty_thief_takes_off_in_a_challenge_before_totals_are_fixed(face: int) -> None:
    """Without Exqualibur the Goblin deals 2, not 6."""
    table = challenge("Mighty", (f"Relic Thief#{face}", DRAGON_3), f"{GOBLIN}+Exqualibur#4@1")
    do(table, "yes", "pick scavenging-goblin#3+exqualibur#4@1 in quest")
    while kind(table) == "strip":
        do(table, options(table)[0])
    assert (party(table, 1), table.view(None)["challenge"]["totals"][0]) == ([GOBLIN], 2)


@pytest.mark.card("Relic Thief/Mighty", negative=True)
def test_mighty_thief_need_not_take_anything_off() -> None:
    table = do(attacked("Mighty", 5, BEARER), "pass")
    assert (kind(table), lying(table, "ready", 1)) == ("name", [BEARER])


@pytest.mark.card("Relic Thief/Mighty", negative=True)
@pytest.mark.rule("Q160")
def test_mighty_thief_that_is_challenged_takes_nothing_off() -> None:
    table = challenge("Mighty", (f"{GOBLIN}+Exqualibur#4@0",), "Relic Thief#6")
    assert (kind(table), party(table)) == ("name", [f"{GOBLIN}+Exqualibur#4@0"])


@pytest.mark.card("Relic Thief/Mighty", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Mighty", 4), ("Base", 6), ("Strong", 6)])
def test_other_thieves_take_nothing_off(type: str, face: int) -> None:
    assert kind(attacked(type, face, BEARER)) == "name"


@pytest.mark.card("Relic Thief/Mighty", negative=True)
@pytest.mark.rule("Q160")
def test_mighty_thief_finds_nothing_on_a_plain_creature_or_on_a_quest() -> None:
    theirs = area(GOBLIN, quest=on(QUEST, BEARER))
    table = lay(wilds("Mighty"), "attack", area("Relic Thief#6"), theirs, visited=True)
    assert kind(table) == "name"


@pytest.mark.card("Relic Thief/Mighty", negative=True)
@pytest.mark.rule("Q40")
def test_mighty_thief_does_not_reach_an_immune_creature() -> None:
    assert kind(attacked("Mighty", 6, BEARER, "Knight of Quamelot#6")) == "name"


@pytest.mark.card("Relic Thief/Mighty", negative=True)
def test_mighty_thief_that_stays_at_home_takes_nothing_off_in_a_challenge() -> None:
    theirs = area(quest=on(QUEST, f"{GOBLIN}+Exqualibur#4@1"))
    table = lay(wilds("Mighty"), "attack", area(DRAGON_3, "Relic Thief#6"), theirs)
    go(table, "challenge exqualibur", "send quake-dragon#6", "depart")
    assert kind(table) == "name"


@pytest.mark.card("Relic Thief/Base", negative=True)
@pytest.mark.rule("Q262")
def test_quiddity_for_summons_does_not_pay_a_base_thief() -> None:
    me = area(active=["Relic Thief#4", "Quasar#6"])
    table = lay(wilds("Base", "Quasar/Cantrip"), "ready", me, area("Exqualibur#5"), immediate=True)
    do(table, "ready quasar#6", "summon relic-thief#4")
    assert (table.view(None)["seats"][0]["summon"], "yes" in options(table)) == (4 - 1, False)


@pytest.mark.card("Relic Thief/Base", negative=True)
def test_base_thief_takes_none_as_another_is_summoned_or_from_its_own_player() -> None:
    me = area("Relic Thief#6", "The Holy Quail#4", active=[SQUIRE])
    table = do(lay(wilds("Base"), "ready", me, area()), "summon squire#4")
    assert "yes" not in options(table)
