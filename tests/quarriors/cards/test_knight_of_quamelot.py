"""Knight of Quamelot. Face 4: level 1, 4/4; 5: level 2, 5/6 with a burst; 6: level 3, 7/7 with two."""

import pytest

from tests.quarriors.mat import (
    DRAGON_3,
    area,
    creature,
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
    questing,
    stats,
    totals,
)
from tumblehall.kernel.table import Table

QUEST = "Exqualibur/The Quest For"
SKULL = "The Tri-Clops Skull/The Search For"
CARDS = f"Squire/Basic, Scavenging Goblin/Base, Ancient Guide/Base, Quake Dragon/Mighty, {QUEST}"
GOBLIN, SQUIRE = "Scavenging Goblin#3", "Squire#4"
FACES = {4: (4, 4), 5: (5, 6), 6: (7, 7)}
QUID, ART_1 = 1, 4


def knight(face: int) -> str:
    return f"Knight of Quamelot#{face}"


def wilds(type: str, *more: str) -> str:
    return ", ".join((f"Knight of Quamelot/{type}", CARDS, *more))


def challenge(type: str, mine: str, *theirs: str, company: tuple[str, ...] = ()) -> Table:
    """A Knight challenges, with its company."""
    table = lay(wilds(type), "attack", area(mine, *company), area(quest=on(QUEST, ", ".join(theirs))))
    sent = [name.replace("@0", "").lower().replace(" ", "-") for name in (mine, *company)]
    return go(table, "challenge exqualibur", *(f"send {name}" for name in sent), "depart")


# -- Base: with a quartifact -------------------------------------------------------------------------------------------


@pytest.mark.card("Knight of Quamelot/Base")
@pytest.mark.parametrize("face", FACES)
def test_base_knight_that_carries_a_quartifact_is_stronger(face: int) -> None:
    """In both areas; that quartifact adds nothing to attack or defence itself."""
    die = f"{knight(face)}+Exqualibur#4@0"
    ready = lay(wilds("Base"), "tidy", area(die), area())
    away = questing(lay(wilds("Base"), "tidy", area(quest=on(QUEST, die)), area()), 0)
    attack, defence = FACES[face]
    assert stats(ready, 0) == (away["attack"], away["defence"]) == (attack + 2, defence + 2)


@pytest.mark.card("Knight of Quamelot/Base", negative=True)
@pytest.mark.parametrize("face", FACES)
def test_base_knight_without_one_is_not(face: int) -> None:
    """Not with one that lies beside it, nor with a spell."""
    table = lay(wilds("Base", "Growth/Charm"), "tidy", area(knight(face), "Exqualibur#4"), area())
    assert stats(table, 0) == FACES[face]


@pytest.mark.card("Knight of Quamelot/Base", negative=True)
@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_knights_that_carry_one_are_no_stronger(type: str) -> None:
    assert stats(lay(wilds(type), "tidy", area(f"{knight(4)}+Exqualibur#4@0"), area()), 0) == FACES[4]


@pytest.mark.card("Knight of Quamelot/Base")
@pytest.mark.rule("Q154")
@pytest.mark.parametrize(("face", "found"), [(4, 2), (5, 2 + 1), (6, 2 + 1)])
def test_base_knight_with_a_burst_gains_a_glory_more_where_its_side_destroys(face: int, found: int) -> None:
    table = fall(challenge("Base", knight(face), "2 Squire#4"), "defend squire#4", "defend squire#4")
    assert glory(table) == [found, 0]


@pytest.mark.card("Knight of Quamelot/Base", negative=True)
def test_base_knight_that_destroys_nobody_gains_nothing() -> None:
    table = fall(challenge("Base", knight(5), knight(5)), "defend knight-of-quamelot#5", "defend knight-of-quamelot#5")
    assert glory(table) == [0, 0]


@pytest.mark.card("Knight of Quamelot/Base", negative=True)
def test_base_knight_that_is_challenged_gains_nothing() -> None:
    table = challenge("Base", "Squire#5", knight(5))
    fall(table, "defend knight-of-quamelot#5", "defend squire#5")
    assert glory(table) == [0, 0]


@pytest.mark.card("Knight of Quamelot/Base", negative=True)
@pytest.mark.rule("Q173")
def test_base_knight_that_falls_gains_nothing_more() -> None:
    table = challenge("Base", knight(5), "Quake Dragon#6, Squire#4")
    fall(table, "defend squire#4", "defend quake-dragon#6", "defend knight-of-quamelot#5")
    assert glory(table) == [1, 0]


@pytest.mark.card("Knight of Quamelot/Base", negative=True)
def test_base_knight_gains_nothing_for_an_attack() -> None:
    table = fall(go(lay(wilds("Base"), "attack", area(knight(6)), area(SQUIRE)), "next"), "defend squire#4")
    assert glory(table) == [0, 0]


@pytest.mark.card("Knight of Quamelot/Base")
@pytest.mark.rule("Q108")
@pytest.mark.parametrize(("answer", "ready", "home"), [("yes", [f"{knight(6)}+Exqualibur#4@0"], 1), ("pass", [], 2)])
def test_base_knight_with_two_bursts_may_return_with_what_it_carries(answer: str, ready: list[str], home: int) -> None:
    table = challenge("Base", f"{knight(6)}+Exqualibur#4@0", f"{DRAGON_3}, 2 Ancient Guide#4")
    fall(table, "defend ancient-guide#4", "defend ancient-guide#4", "defend quake-dragon#6")
    do(table, "defend knight-of-quamelot#6+exqualibur#4")
    assert (kind(table), options(table)) == ("return", ["yes", "pass"])
    do(table, answer)
    assert (lying(table, "ready"), quest_dice(table, "Exqualibur"), party(table)) == (ready, home, [])


@pytest.mark.card("Knight of Quamelot/Base", negative=True)
@pytest.mark.rule("Q350")
def test_base_knight_that_came_back_does_not_attack() -> None:
    theirs = area(SQUIRE, quest=on(QUEST, "3 Ancient Guide#4"))
    table = lay(wilds("Base"), "attack", area(knight(6), GOBLIN), theirs)
    go(table, "challenge exqualibur", "send knight-of-quamelot#6", "depart")
    fall(table, *["defend ancient-guide#4"] * 3, "yes")
    assert totals(table) == {1: 2}


@pytest.mark.card("Knight of Quamelot/Base", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Base", 5), ("Strong", 6), ("Mighty", 6)])
def test_other_knights_do_not_come_back(type: str, face: int) -> None:
    table = fall(challenge(type, knight(face), "3 Ancient Guide#4"), *["defend ancient-guide#4"] * (2 + (face == 6)))
    assert (lying(table, "ready"), lying(table, "used")) == ([], ["Knight of Quamelot"])


# -- Strong: in company ------------------------------------------------------------------------------------------------


@pytest.mark.card("Knight of Quamelot/Strong")
@pytest.mark.parametrize(("company", "more"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_strong_knight_has_one_attack_more_for_each_companion_up_to_three(company: int, more: int) -> None:
    ready = lay(wilds("Strong"), "tidy", area(knight(4), *[SQUIRE] * company), area())
    away = lay(wilds("Strong"), "tidy", area(quest=on(QUEST, knight(4), *[SQUIRE] * company)), area())
    assert stats(ready, 0)[0] == questing(away, 0)["attack"] == 4 + more


@pytest.mark.card("Knight of Quamelot/Strong")
def test_a_locked_creature_accompanies_a_strong_knight() -> None:
    mine = area(knight(4), locked="Frost Howler#3")
    assert stats(lay(wilds("Strong", "Frost Howler/Base"), "tidy", mine, area()), 0)[0] == 4 + 1


@pytest.mark.card("Knight of Quamelot/Strong", negative=True)
def test_strong_knight_counts_no_other_area_seat_or_die() -> None:
    mine = area(knight(4), "Growth#4", quest=on(QUEST, SQUIRE))
    assert stats(lay(wilds("Strong", "Growth/Charm"), "tidy", mine, area(SQUIRE)), 0)[0] == 4


@pytest.mark.card("Knight of Quamelot/Strong", negative=True)
@pytest.mark.parametrize("type", ["Base", "Mighty"])
@pytest.mark.parametrize("face", FACES)
def test_other_knights_count_no_company(type: str, face: int) -> None:
    table = lay(wilds(type), "tidy", area(knight(face), SQUIRE), area())
    assert (stats(table, 0), stats(table, 0, 1)) == (FACES[face], (0, 2))


@pytest.mark.card("Knight of Quamelot/Strong")
@pytest.mark.parametrize(("face", "defence"), [(4, 2), (5, 2 + 1), (6, 2)])
def test_strong_knight_with_one_burst_makes_its_company_harder(face: int, defence: int) -> None:
    ready = lay(wilds("Strong"), "tidy", area(GOBLIN, knight(face)), area())
    away = lay(wilds("Strong"), "tidy", area(quest=on(QUEST, GOBLIN, knight(face))), area())
    assert stats(ready, 0)[1] == questing(away, 0)["defence"] == defence
    assert stats(ready, 0, 1)[1] == FACES[face][1]


@pytest.mark.card("Knight of Quamelot/Strong", negative=True)
def test_strong_knight_makes_nobody_harder_elsewhere() -> None:
    seats = area(knight(5), quest=on(QUEST, GOBLIN)), area(GOBLIN)
    table = lay(wilds("Strong"), "tidy", *seats)
    assert (questing(table, 0)["defence"], stats(table, 1)[1]) == (2, 2)


@pytest.mark.card("Knight of Quamelot/Strong")
def test_strong_knight_with_two_bursts_and_its_company_are_immune() -> None:
    ready = lay(wilds("Strong"), "tidy", area(GOBLIN, knight(6)), area())
    away = lay(wilds("Strong"), "tidy", area(quest=on(QUEST, GOBLIN, knight(6))), area())
    assert all(creature(ready, 0, place)["immune"] and questing(away, 0, place)["immune"] for place in (0, 1))


@pytest.mark.card("Knight of Quamelot/Strong", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Strong", 4), ("Strong", 5), ("Base", 6), ("Mighty", 6)])
def test_other_knights_make_nobody_immune(type: str, face: int) -> None:
    table = lay(wilds(type), "tidy", area(GOBLIN, knight(face)), area())
    assert not any(creature(table, 0, place).get("immune") for place in (0, 1))


@pytest.mark.card("Knight of Quamelot/Strong", negative=True)
def test_strong_knight_makes_nobody_immune_elsewhere() -> None:
    table = lay(wilds("Strong"), "tidy", area(knight(6), quest=on(QUEST, GOBLIN)), area(GOBLIN))
    assert (bool(questing(table, 0)["immune"]), bool(creature(table, 1)["immune"])) == (False, False)


@pytest.mark.card("Knight of Quamelot/Strong")
@pytest.mark.rule("Q40", "Q144")
def test_a_spell_does_not_reach_the_company_on_a_quest() -> None:
    theirs = area(quest=on(QUEST, knight(6), SQUIRE))
    table = lay(wilds("Strong", "Quasar/Spell"), "attack", area("Quasar#6"), theirs)
    assert offered(table, "cast") == []


# -- Mighty: glory, a guard, a keepsake --------------------------------------------------------------------------------


def settled(type: str, dice: str, *rolls: int, quest: str = QUEST) -> Table:
    mine = area(SQUIRE, quest=on(quest, dice))
    tag = "exqualibur" if quest == QUEST else "the-tri-clops-skull"
    return do(lay(wilds(type, SKULL), "score", mine, area(), rolls=rolls), f"complete {tag}", "pass")


@pytest.mark.card("Knight of Quamelot/Mighty")
@pytest.mark.parametrize(("dice", "more"), [(f"2 {knight(4)}", 2), (knight(5), 1), (knight(6), 2)])
def test_mighty_knight_gains_glory_where_its_party_completes(dice: str, more: int) -> None:
    assert glory(settled("Mighty", dice, QUID)) == [3 + more, 0]


@pytest.mark.card("Knight of Quamelot/Mighty")
def test_each_mighty_knight_of_a_party_adds_its_own() -> None:
    table = do(settled("Mighty", f"{knight(5)}, {knight(6)}", QUID), "first knight-of-quamelot#6 quest done")
    assert glory(table) == [3 + 1 + 2, 0]


@pytest.mark.card("Knight of Quamelot/Mighty", negative=True)
@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_knights_gain_no_more(type: str) -> None:
    assert glory(settled(type, knight(6), QUID)) == [3, 0]


@pytest.mark.card("Knight of Quamelot/Mighty", negative=True)
def test_mighty_knight_whose_party_fails_gains_nothing() -> None:
    mine = area(SQUIRE, quest=on(QUEST, knight(4)))
    assert glory(do(lay(wilds("Mighty"), "score", mine, area()), "fail exqualibur")) == [0, 0]


@pytest.mark.card("Knight of Quamelot/Mighty", negative=True)
def test_mighty_knight_in_the_ready_area_gains_nothing_for_a_party() -> None:
    mine = area(knight(6), quest=on(QUEST, "Ancient Guide#6"), bag=["Portal"])
    table = lay(wilds("Mighty"), "score", mine, area(), rolls=[1, QUID])
    assert glory(do(table, "complete exqualibur", "pass")) == [3 + 1, 0]


@pytest.mark.card("Knight of Quamelot/Mighty")
@pytest.mark.rule("Q360", "Q362")
def test_mighty_knight_with_one_burst_is_not_challenged_by_one_creature() -> None:
    table = lay(wilds("Mighty"), "attack", area(GOBLIN), area(quest=on(QUEST, knight(5))))
    assert offered(table, "challenge") == []


@pytest.mark.card("Knight of Quamelot/Mighty")
def test_mighty_knight_with_one_burst_is_challenged_by_two() -> None:
    table = lay(wilds("Mighty"), "attack", area(GOBLIN, SQUIRE), area(quest=on(QUEST, knight(5))))
    do(table, "challenge exqualibur", "send squire#4")
    assert options(table) == ["send scavenging-goblin#3"]
    do(table, "send scavenging-goblin#3")
    assert "depart" in options(table)


@pytest.mark.card("Knight of Quamelot/Mighty", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Mighty", 4), ("Mighty", 6), ("Base", 5), ("Strong", 5)])
def test_other_knights_are_challenged_by_one(type: str, face: int) -> None:
    table = lay(wilds(type), "attack", area(GOBLIN), area(quest=on(QUEST, knight(face))))
    assert offered(table, "challenge") == ["exqualibur"]


@pytest.mark.card("Knight of Quamelot/Mighty", negative=True)
def test_mighty_knight_in_the_ready_area_guards_no_quest() -> None:
    table = lay(wilds("Mighty"), "attack", area(GOBLIN), area(knight(5), quest=on(QUEST, SQUIRE)))
    assert offered(table, "challenge") == ["exqualibur"]


@pytest.mark.card("Knight of Quamelot/Mighty")
@pytest.mark.rule("Q111")
def test_mighty_knight_with_two_bursts_keeps_its_quartifact_unattached() -> None:
    table = settled("Mighty", f"{knight(6)}+The Tri-Clops Skull#5@0", QUID)
    assert (lying(table, "ready"), quest_dice(table, "The Tri-Clops Skull")) == ([SQUIRE, "The Tri-Clops Skull#5"], 1)


@pytest.mark.card("Knight of Quamelot/Mighty", negative=True)
@pytest.mark.rule("Q111", "QQ-20")
def test_mighty_knight_keeps_the_new_one_only() -> None:
    table = settled("Mighty", f"{knight(6)}+The Tri-Clops Skull#5@0", ART_1)
    assert (lying(table, "ready"), quest_dice(table, "The Tri-Clops Skull")) == ([SQUIRE, "Exqualibur#4"], 2)


@pytest.mark.card("Knight of Quamelot/Mighty", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Mighty", 5), ("Base", 6), ("Strong", 6)])
def test_other_knights_keep_none(type: str, face: int) -> None:
    table = settled(type, f"{knight(face)}+The Tri-Clops Skull#5@0", QUID)
    assert (lying(table, "ready"), quest_dice(table, "The Tri-Clops Skull")) == ([SQUIRE], 2)


@pytest.mark.card("Knight of Quamelot/Mighty", negative=True)
def test_mighty_knight_that_scores_keeps_none() -> None:
    table = lay(wilds("Mighty"), "score", area(SQUIRE, f"{knight(6)}+Exqualibur#5@0"), area())
    do(table, "score knight-of-quamelot#6+exqualibur#5")
    assert (lying(table, "ready"), quest_dice(table, "Exqualibur")) == ([SQUIRE], 2)


@pytest.mark.card("Knight of Quamelot/Mighty", negative=True)
def test_beside_a_party_with_a_knight_one_that_scores_keeps_none() -> None:
    """Both show two bursts; only the one of the party is in it."""
    mine = area(f"{knight(6)}+The Tri-Clops Skull#5@0", SQUIRE, quest=on(QUEST, knight(6)))
    table = lay(wilds("Mighty", SKULL), "score", mine, area(), rolls=[QUID])
    do(table, "complete exqualibur", "pass", "score knight-of-quamelot#6+the-tri-clops-skull#5")
    assert (lying(table, "ready"), quest_dice(table, "The Tri-Clops Skull")) == ([SQUIRE], 2)


@pytest.mark.card("Knight of Quamelot/Base", negative=True)
def test_base_knight_at_home_gains_nothing_for_a_challenge() -> None:
    table = lay(wilds("Base"), "attack", area(knight(6), DRAGON_3), area(quest=on(QUEST, SQUIRE)))
    go(table, "challenge exqualibur", "send quake-dragon#6", "depart")
    assert glory(fall(table, "defend squire#4")) == [1, 0]


@pytest.mark.card("Knight of Quamelot/Base")
def test_base_knight_gains_once_for_what_its_company_destroys() -> None:
    table = challenge("Base", knight(5), "2 Squire#4", company=(DRAGON_3,))
    assert glory(fall(table, "defend squire#4", "defend squire#4")) == [2 + 1, 0]
