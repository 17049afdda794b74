"""Manxome Minotaur. Face 4: level 1, 5/4; 5: level 2, 7/5 with a burst; 6: level 3, 9/6 with two."""

import pytest

from tests.quarriors.mat import (
    DRAGON_3,
    area,
    asks,
    fall,
    glory,
    go,
    heard,
    kind,
    lay,
    lying,
    offered,
    on,
    options,
    party,
    questing,
    stats,
)
from tumblehall.kernel.table import Table

QUEST = "Exqualibur/The Quest For"
QUAIL = "The Holy Quail/The Search For"
OTHERS = "Scavenging Goblin/Base, Knight of Quamelot/Strong, Ancient Guide/Base, Quake Dragon/Mighty"
CARDS = f"Squire/Basic, {OTHERS}, {QUEST}"
GOBLIN, SQUIRE, GUIDE = "Scavenging Goblin#3", "Squire#4", "Ancient Guide#4"
FACES = {4: (5, 4), 5: (7, 5), 6: (9, 6)}


def minotaur(face: int) -> str:
    return f"Manxome Minotaur#{face}"


def wilds(type: str, *more: str) -> str:
    return ", ".join((f"Manxome Minotaur/{type}", CARDS, *more))


def slug(die: str) -> str:
    return die.lower().replace(" ", "-")


def challenge(type: str, mine: tuple[str, ...], theirs: str) -> Table:
    """All of seat 0 challenge."""
    table = lay(wilds(type), "attack", area(*mine), area(quest=on(QUEST, theirs)))
    return fall(table, "challenge exqualibur", *(f"send {slug(die)}" for die in mine), "depart")


# -- Base: it only challenges ------------------------------------------------------------------------------------------


@pytest.mark.card("Manxome Minotaur/Base", negative=True)
@pytest.mark.rule("Q107", "Q360")
@pytest.mark.parametrize("face", FACES)
def test_base_minotaur_is_not_sent_to_an_empty_quest(face: int) -> None:
    table = lay(wilds("Base"), "attack", area(minotaur(face), SQUIRE), area())
    assert options(go(table, "quest exqualibur")) == ["send squire#4", "pass"]


@pytest.mark.card("Manxome Minotaur/Base", negative=True)
def test_base_minotaur_alone_starts_no_quest() -> None:
    table = lay(wilds("Base"), "attack", area(minotaur(4)), area())
    assert offered(table, "quest") == []


@pytest.mark.card("Manxome Minotaur/Base")
def test_base_minotaur_that_wins_a_challenge_may_stay() -> None:
    table = fall(challenge("Base", (minotaur(4),), SQUIRE), "defend squire#4", "start exqualibur")
    assert party(table) == [minotaur(4)]


@pytest.mark.card("Manxome Minotaur/Base", negative=True)
@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_minotaurs_may_start_a_quest(type: str) -> None:
    table = lay(wilds(type), "attack", area(minotaur(6)), area())
    assert offered(table, "quest") == ["exqualibur"]


@pytest.mark.card("Manxome Minotaur/Base")
@pytest.mark.parametrize(("face", "more"), [(4, 0), (5, 2), (6, 0)])
def test_base_minotaur_with_one_burst_is_stronger_on_a_quest(face: int, more: int) -> None:
    table = lay(wilds("Base"), "tidy", area(quest=on(QUEST, minotaur(face))), area())
    assert questing(table, 0)["attack"] == FACES[face][0] + more


@pytest.mark.card("Manxome Minotaur/Base", negative=True)
@pytest.mark.parametrize("type", ["Base", "Strong", "Mighty"])
def test_no_minotaur_has_more_attack_in_the_ready_area(type: str) -> None:
    assert stats(lay(wilds(type), "tidy", area(minotaur(5)), area()), 0)[0] == 7


@pytest.mark.card("Manxome Minotaur/Base", negative=True)
@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_minotaurs_have_no_more_attack_on_a_quest(type: str) -> None:
    assert questing(lay(wilds(type), "tidy", area(quest=on(QUEST, minotaur(5))), area()), 0)["attack"] == 7


@pytest.mark.card("Manxome Minotaur/Base")
@pytest.mark.rule("Q154")
@pytest.mark.parametrize(("squires", "found"), [(1, 1 + 1), (2, 2 + 2), (3, 3 + 2)])
def test_base_minotaur_with_two_bursts_gains_up_to_two_more(squires: int, found: int) -> None:
    table = challenge("Base", (minotaur(6),), f"{squires} {SQUIRE}")
    assert glory(fall(table, *["defend squire#4"] * squires)) == [found, 0]


@pytest.mark.card("Manxome Minotaur/Base", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Base", 4), ("Base", 5), ("Strong", 6), ("Mighty", 6)])
def test_other_minotaurs_gain_no_more(type: str, face: int) -> None:
    assert glory(fall(challenge(type, (minotaur(face),), SQUIRE), "defend squire#4")) == [1, 0]


@pytest.mark.card("Manxome Minotaur/Base", negative=True)
@pytest.mark.rule("Q173")
def test_base_minotaur_that_falls_gains_no_more() -> None:
    table = challenge("Base", (minotaur(6),), f"{SQUIRE}, {DRAGON_3}")
    assert glory(fall(table, "defend squire#4", "defend quake-dragon#6", "defend manxome-minotaur#6")) == [1, 0]


@pytest.mark.card("Manxome Minotaur/Base", negative=True)
def test_base_minotaur_that_is_challenged_gains_nothing() -> None:
    table = challenge("Base", ("Squire#5",), minotaur(6))
    assert glory(fall(table, "defend manxome-minotaur#6", "defend squire#5")) == [0, 0]


# -- Strong: who comes too near ----------------------------------------------------------------------------------------


@pytest.mark.card("Manxome Minotaur/Strong")
@pytest.mark.rule("Q113")
@pytest.mark.parametrize("face", [4, 5])
def test_strong_minotaur_destroys_challengers_of_level_1_before_damage(face: int) -> None:
    table = challenge("Strong", (GOBLIN, "Knight of Quamelot#5"), minotaur(face))
    assert (lying(table, "used"), party(table)) == (["Scavenging Goblin"], ["Knight of Quamelot#5"])
    assert (asks(table), table.view(None)["challenge"]["totals"]) == ((1, "name"), [FACES[face][0], 5])


@pytest.mark.card("Manxome Minotaur/Strong", negative=True)
@pytest.mark.parametrize("face", [4, 5])
def test_strong_minotaur_spares_level_0_and_levels_above_1(face: int) -> None:
    table = challenge("Strong", (SQUIRE, "Knight of Quamelot#5"), minotaur(face))
    assert party(table) == [SQUIRE, "Knight of Quamelot#5"]


@pytest.mark.card("Manxome Minotaur/Strong")
@pytest.mark.rule("Q56")
def test_strong_minotaur_with_two_bursts_destroys_all_up_to_level_2() -> None:
    table = challenge("Strong", (SQUIRE, GOBLIN, "Ancient Guide#6", DRAGON_3), minotaur(6))
    assert (party(table), glory(table)) == ([DRAGON_3], [0, 0])


@pytest.mark.card("Manxome Minotaur/Strong")
@pytest.mark.rule("Q352")
def test_where_all_challengers_are_destroyed_nothing_else_happens() -> None:
    table = challenge("Strong", (GOBLIN, GUIDE), minotaur(4))
    assert (party(table), party(table, 1), glory(table)) == ([], [minotaur(4)], [0, 0])


@pytest.mark.card("Manxome Minotaur/Strong", negative=True)
def test_strong_minotaur_that_challenges_destroys_nobody_before_damage() -> None:
    table = challenge("Strong", (minotaur(6),), f"{GOBLIN}, {GUIDE}")
    assert (kind(table), party(table, 1)) == ("name", [GOBLIN, GUIDE])


@pytest.mark.card("Manxome Minotaur/Strong", negative=True)
def test_strong_minotaur_that_is_not_on_the_quest_destroys_nobody() -> None:
    theirs = area(minotaur(6), quest=on(QUEST, GUIDE))
    table = lay(wilds("Strong"), "attack", area(GOBLIN), theirs)
    go(table, "challenge exqualibur", "send scavenging-goblin#3", "depart")
    assert party(table) == [GOBLIN]


@pytest.mark.card("Manxome Minotaur/Strong", negative=True)
@pytest.mark.rule("Q40")
def test_strong_minotaur_does_not_reach_immune_challengers() -> None:
    table = challenge("Strong", (GOBLIN, "Knight of Quamelot#6"), minotaur(6))
    assert party(table) == [GOBLIN, "Knight of Quamelot#6"]


@pytest.mark.card("Manxome Minotaur/Strong", negative=True)
@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_minotaurs_destroy_nobody_before_damage(type: str) -> None:
    assert party(challenge(type, (GOBLIN,), minotaur(6))) == [GOBLIN]


@pytest.mark.card("Manxome Minotaur/Strong")
@pytest.mark.parametrize(("face", "more"), [(4, 0), (5, 2), (6, 0)])
def test_strong_minotaur_with_one_burst_is_harder_on_a_quest(face: int, more: int) -> None:
    table = lay(wilds("Strong"), "tidy", area(quest=on(QUEST, minotaur(face))), area())
    assert questing(table, 0)["defence"] == FACES[face][1] + more


@pytest.mark.card("Manxome Minotaur/Strong", negative=True)
@pytest.mark.parametrize("face", FACES)
def test_strong_minotaur_is_no_harder_in_the_ready_area(face: int) -> None:
    assert stats(lay(wilds("Strong"), "tidy", area(minotaur(face)), area()), 0) == FACES[face]


# -- Mighty: on to the quest -------------------------------------------------------------------------------------------


def attack(type: str, mine: str, ready: tuple[str, ...], theirs: str, **more: str) -> Table:
    rival = area(*ready, quest=on(QUEST, theirs), **more)
    return lay(wilds(type, "Frost Howler/Base"), "attack", area(mine), rival, visited=True)


@pytest.mark.card("Manxome Minotaur/Mighty")
@pytest.mark.rule("Q101", "Q224")
@pytest.mark.parametrize("face", FACES)
def test_what_a_mighty_minotaur_has_left_goes_to_the_party(face: int) -> None:
    table = fall(attack("Mighty", minotaur(face), (GOBLIN,), SQUIRE), "defend scavenging-goblin#3", "defend squire#4")
    assert (lying(table, "ready", 1), party(table, 1), glory(table)) == ([], [], [0, 0])


@pytest.mark.card("Manxome Minotaur/Mighty")
@pytest.mark.rule("Q101")
def test_with_nobody_in_the_ready_area_the_whole_total_goes_there() -> None:
    table = attack("Mighty", minotaur(4), (), f"{GUIDE}, {SQUIRE}")
    assert (asks(table), options(table)) == ((1, "name"), ["defend ancient-guide#4", "defend squire#4"])
    fall(table, "defend ancient-guide#4", "defend squire#4")
    assert party(table, 1) == []


@pytest.mark.card("Manxome Minotaur/Mighty", negative=True)
def test_a_defender_that_stands_keeps_it_from_the_party() -> None:
    table = fall(attack("Mighty", minotaur(4), (GOBLIN, DRAGON_3), SQUIRE), "defend quake-dragon#6")
    assert (kind(table), party(table, 1)) == ("tidy", [SQUIRE])


@pytest.mark.card("Manxome Minotaur/Mighty", negative=True)
def test_where_nothing_is_left_nothing_goes_to_the_party() -> None:
    table = fall(attack("Mighty", minotaur(4), ("Squire#6", SQUIRE), SQUIRE), "defend squire#6", "defend squire#4")
    assert (lying(table, "ready", 1), heard(table, "spilled"), party(table, 1)) == ([], [], [SQUIRE])


@pytest.mark.card("Manxome Minotaur/Mighty", negative=True)
@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_what_other_minotaurs_have_left_is_lost(type: str) -> None:
    table = fall(attack(type, minotaur(6), (GOBLIN,), SQUIRE), "defend scavenging-goblin#3")
    assert (kind(table), party(table, 1)) == ("tidy", [SQUIRE])


@pytest.mark.card("Manxome Minotaur/Mighty", negative=True)
def test_a_mighty_minotaur_on_a_quest_lets_nothing_through() -> None:
    mine = area(DRAGON_3, quest=on(QUEST, minotaur(6)))
    theirs = area(GOBLIN, quest=on(QUAIL, SQUIRE))
    table = lay(wilds("Mighty", QUAIL), "attack", mine, theirs, visited=True)
    fall(table, "defend scavenging-goblin#3")
    assert (kind(table), party(table, 1)) == ("tidy", [SQUIRE])


@pytest.mark.card("Manxome Minotaur/Mighty")
@pytest.mark.rule("Q224")
def test_a_locked_die_does_not_keep_it_from_the_party() -> None:
    table = attack("Mighty", minotaur(4), (), SQUIRE, locked="Frost Howler#3")
    assert party(fall(table, "defend squire#4"), 1) == []


@pytest.mark.card("Manxome Minotaur/Mighty")
@pytest.mark.parametrize(("face", "more"), [(4, 0), (5, 1), (6, 0)])
def test_mighty_minotaur_with_one_burst_is_harder_everywhere(face: int, more: int) -> None:
    table = lay(wilds("Mighty"), "tidy", area(minotaur(face), quest=on(QUEST, minotaur(face))), area())
    assert stats(table, 0)[1] == questing(table, 0)["defence"] == FACES[face][1] + more


@pytest.mark.card("Manxome Minotaur/Mighty", negative=True)
@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_minotaurs_are_no_harder_in_the_ready_area(type: str) -> None:
    assert stats(lay(wilds(type), "tidy", area(minotaur(5)), area()), 0)[1] == 5


def struck(type: str, face: int, *attackers: str) -> Table:
    """By Dragons of 4 attack on level 1, of 8 on level 3."""
    table = lay(wilds(type), "attack", area(*attackers), area(minotaur(face)), visited=True)
    return fall(table, f"defend manxome-minotaur#{face}")


@pytest.mark.card("Manxome Minotaur/Mighty")
@pytest.mark.rule("Q45")
def test_mighty_minotaur_with_two_bursts_is_not_hurt_by_level_1() -> None:
    assert lying(struck("Mighty", 6, *["Quake Dragon#4"] * 3), "ready", 1) == [minotaur(6)]


@pytest.mark.card("Manxome Minotaur/Mighty", negative=True)
@pytest.mark.rule("Q45")
def test_mighty_minotaur_with_two_bursts_is_hurt_by_higher_levels() -> None:
    assert lying(struck("Mighty", 6, DRAGON_3), "ready", 1) == []


@pytest.mark.card("Manxome Minotaur/Mighty", negative=True)
@pytest.mark.rule("Q56")
def test_mighty_minotaur_with_two_bursts_is_hurt_by_level_0() -> None:
    """Squires, one of them with Exqualibur of the Hunt, attack with 6."""
    cards = wilds("Mighty").replace("The Quest For", "The Hunt For")
    table = lay(cards, "attack", area("Squire#5+Exqualibur#4@0", "Squire#5"), area(minotaur(6)), visited=True)
    assert lying(fall(table, "defend manxome-minotaur#6"), "ready", 1) == []


@pytest.mark.card("Manxome Minotaur/Mighty", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Mighty", 4), ("Mighty", 5), ("Base", 6), ("Strong", 6)])
def test_other_minotaurs_are_hurt_by_level_1(type: str, face: int) -> None:
    assert lying(struck(type, face, *["Quake Dragon#4"] * 3), "ready", 1) == []


@pytest.mark.card("Manxome Minotaur/Base", negative=True)
def test_base_minotaur_at_home_gains_nothing_for_a_challenge() -> None:
    table = lay(wilds("Base"), "attack", area(minotaur(6), DRAGON_3), area(quest=on(QUEST, SQUIRE)))
    go(table, "challenge exqualibur", "send quake-dragon#6", "depart")
    assert glory(fall(table, "defend squire#4")) == [1, 0]


@pytest.mark.card("Manxome Minotaur/Mighty", negative=True)
def test_what_a_mighty_minotaur_lets_through_reaches_no_other_seats_party() -> None:
    seats = area(minotaur(6)), area(GOBLIN), area(GOBLIN, DRAGON_3, quest=on(QUEST, SQUIRE))
    table = lay(wilds("Mighty"), "attack", *seats, visited=True)
    fall(table, "defend scavenging-goblin#3", "defend quake-dragon#6")
    assert (lying(table, "ready", 1), party(table, 2)) == ([], [SQUIRE])


@pytest.mark.card("Manxome Minotaur/Mighty")
@pytest.mark.rule("Q45", "Q98")
def test_in_a_challenge_level_1_does_not_hurt_it_either() -> None:
    table = challenge("Mighty", ("Quake Dragon#4", GOBLIN), minotaur(6))
    assert party(fall(table, "defend manxome-minotaur#6"), 1) == [minotaur(6)]


@pytest.mark.card("Manxome Minotaur/Mighty", negative=True)
@pytest.mark.rule("Q45", "Q98")
def test_in_a_challenge_higher_levels_do() -> None:
    table = challenge("Mighty", ("Quake Dragon#5",), minotaur(6))
    assert party(fall(table, "defend manxome-minotaur#6"), 1) == []
