"""Wayfaring Minstrel. Face 4: level 1, 1/4; 5: level 2, 2/5 with a burst; 6: level 2, 2/5 with two."""

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
    left,
    lying,
    offered,
    on,
    options,
    questing,
    quiddity,
    stats,
)
from tests.quarriors.words.made import casting
from tumblehall.games.quarriors.language.effects import Destroy
from tumblehall.games.quarriors.language.selectors import All, Dice
from tumblehall.games.quarriors.language.terms import Side
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

QUEST = "Exqualibur/The Search For"
CARDS = f"Squire/Basic, Scavenging Goblin/Base, Questing Wizard/Base, Quake Dragon/Mighty, {QUEST}"
GOBLIN, SQUIRE = "Scavenging Goblin#3", "Squire#4"
TYPES = ["Base", "Strong", "Mighty"]
FACES = {4: (1, 4), 5: (2, 5), 6: (2, 5)}
QUID = 1


def minstrel(face: int) -> str:
    return f"Wayfaring Minstrel#{face}"


def wilds(type: str, *more: str) -> str:
    return ", ".join((f"Wayfaring Minstrel/{type}", CARDS, *more))


# -- Base: stronger company, cheaper summons ---------------------------------------------------------------------------


@pytest.mark.card("Wayfaring Minstrel/Base")
@pytest.mark.parametrize("face", FACES)
def test_base_minstrel_makes_its_company_stronger_in_both_areas(face: int) -> None:
    ready = lay(wilds("Base"), "tidy", area(GOBLIN, minstrel(face)), area())
    away = lay(wilds("Base"), "tidy", area(quest=on(QUEST, GOBLIN, minstrel(face))), area())
    assert stats(ready, 0) == (questing(away, 0)["attack"], questing(away, 0)["defence"]) == (2 + 1, 2)


@pytest.mark.card("Wayfaring Minstrel/Base")
def test_base_minstrels_add_up() -> None:
    table = lay(wilds("Base"), "tidy", area(GOBLIN, minstrel(4), minstrel(6)), area())
    assert [stats(table, 0, place)[0] for place in range(3)] == [2 + 2, 1 + 1, 2 + 1]


@pytest.mark.card("Wayfaring Minstrel/Base", negative=True)
def test_base_minstrel_helps_neither_itself_nor_another_area_or_seat() -> None:
    table = lay(wilds("Base"), "tidy", area(minstrel(6), quest=on(QUEST, GOBLIN)), area(GOBLIN))
    assert (stats(table, 0)[0], questing(table, 0)["attack"], stats(table, 1)[0]) == (2, 2, 2)


@pytest.mark.card("Wayfaring Minstrel/Base", negative=True)
@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_minstrels_make_nobody_stronger(type: str) -> None:
    assert stats(lay(wilds(type), "tidy", area(GOBLIN, minstrel(6)), area()), 0) == (2, 2)


def summoning(type: str, face: int, *active: str) -> Table:
    return lay(wilds(type), "ready", area(active=[minstrel(face), *active], quiddity=9), area())


@pytest.mark.card("Wayfaring Minstrel/Base")
@pytest.mark.parametrize(("face", "less"), [(5, 1), (6, 2)])
def test_who_is_summoned_after_a_base_minstrel_with_bursts_costs_less(face: int, less: int) -> None:
    table = do(summoning("Base", face, "Questing Wizard#6", DRAGON_3), f"summon wayfaring-minstrel#{face}")
    do(table, "summon questing-wizard#6", "summon quake-dragon#6")
    assert quiddity(table) == 9 - 2 - 2 * (3 - less)


@pytest.mark.card("Wayfaring Minstrel/Base")
def test_a_summon_costs_no_less_than_nothing() -> None:
    table = do(summoning("Base", 6, GOBLIN), "summon wayfaring-minstrel#6", "summon scavenging-goblin#3")
    assert quiddity(table) == 9 - 2


@pytest.mark.card("Wayfaring Minstrel/Base", negative=True)
def test_summons_cost_less_in_that_turn_only() -> None:
    table = do(summoning("Base", 6), "summon wayfaring-minstrel#6")
    watches = [len(table.view(None)["seats"][0]["watches"])]
    do(table, *(["next"] if "next" in options(table) else []), "end-turn")
    assert [*watches, len(table.view(None)["seats"][0]["watches"])] == [1, 0]


@pytest.mark.card("Wayfaring Minstrel/Base", negative=True)
def test_who_was_summoned_before_it_paid_in_full() -> None:
    table = do(summoning("Base", 6, DRAGON_3), "summon quake-dragon#6", "summon wayfaring-minstrel#6")
    assert quiddity(table) == 9 - 3 - 2


@pytest.mark.card("Wayfaring Minstrel/Base", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Base", 4), ("Strong", 6), ("Mighty", 6)])
def test_other_minstrels_make_nobody_cheaper(type: str, face: int) -> None:
    table = do(summoning(type, face, DRAGON_3), f"summon wayfaring-minstrel#{face}")
    before = quiddity(table)
    assert quiddity(do(table, "summon quake-dragon#6")) == before - 3


# -- Strong: who is destroyed comes back -------------------------------------------------------------------------------


def by(face: int) -> str:
    return f"goes active by wayfaring-minstrel#{face}"


def attacked(type: str, face: int, *company: str) -> Table:
    """Seat 1 with a Minstrel is attacked with 8."""
    return lay(wilds(type), "attack", area(DRAGON_3), area(minstrel(face), *company), visited=True)


@pytest.mark.card("Wayfaring Minstrel/Strong")
@pytest.mark.parametrize("face", FACES)
def test_beside_a_strong_minstrel_another_that_is_destroyed_may_go_to_the_active_pool(face: int) -> None:
    table = do(attacked("Strong", face, GOBLIN), "defend scavenging-goblin#3")
    assert (asks(table), options(table)) == ((1, "fate"), ["goes used", by(face)])
    do(table, by(face))
    assert (lying(table, "active", 1), lying(table, "used", 1)) == (["Scavenging Goblin"], [])


@pytest.mark.card("Wayfaring Minstrel/Strong", negative=True)
@pytest.mark.parametrize("face", [4, 5])
def test_strong_minstrel_saves_one_creature_in_a_turn(face: int) -> None:
    table = fall(attacked("Strong", face, GOBLIN, SQUIRE), "defend scavenging-goblin#3", by(face))
    do(table, "defend squire#4")
    assert options(table) == ["goes used"]


@pytest.mark.card("Wayfaring Minstrel/Strong")
@pytest.mark.rule("Q311")
def test_the_limit_counts_uses_taken() -> None:
    table = fall(attacked("Strong", 4, GOBLIN, SQUIRE), "defend scavenging-goblin#3", "goes used")
    do(table, "defend squire#4")
    assert options(table) == ["goes used", by(4)]


@pytest.mark.card("Wayfaring Minstrel/Strong")
def test_strong_minstrel_with_two_bursts_saves_any_number() -> None:
    table = fall(attacked("Strong", 6, GOBLIN, SQUIRE), "defend scavenging-goblin#3", by(6))
    fall(table, "defend squire#4", by(6))
    assert sorted(lying(table, "active", 1)) == ["Scavenging Goblin", "Squire"]


@pytest.mark.card("Wayfaring Minstrel/Strong")
def test_on_a_quest_it_saves_its_party() -> None:
    theirs = area(quest=on(QUEST, minstrel(4), GOBLIN))
    table = lay(wilds("Strong"), "attack", area(DRAGON_3), theirs)
    go(table, "challenge exqualibur", "send quake-dragon#6", "depart")
    do(table, "defend scavenging-goblin#3", by(4))
    assert lying(table, "active", 1) == ["Scavenging Goblin"]


@pytest.mark.card("Wayfaring Minstrel/Strong", negative=True)
def test_strong_minstrel_does_not_save_itself() -> None:
    table = do(attacked("Strong", 6, GOBLIN), "defend wayfaring-minstrel#6")
    assert options(table) == ["goes used"]


@pytest.mark.card("Wayfaring Minstrel/Strong", negative=True)
@pytest.mark.rule("Q39")
def test_strong_minstrel_that_fell_before_saves_nobody() -> None:
    table = fall(attacked("Strong", 4, GOBLIN), "defend wayfaring-minstrel#4")
    do(table, "defend scavenging-goblin#3")
    assert options(table) == ["goes used"]


@pytest.mark.card("Wayfaring Minstrel/Strong", negative=True)
@pytest.mark.rule("Q39")
def test_strong_minstrel_that_falls_in_the_same_instant_saves_nobody() -> None:
    spell = casting(Destroy(All(Dice(Side.THEIRS))))
    theirs = area(minstrel(6), GOBLIN)
    table = fall(lay(wilds("Strong", spell), "ready", area("Growth#4"), theirs), "cast growth#4")
    assert sorted(lying(table, "used", 1)) == ["Scavenging Goblin", "Wayfaring Minstrel"]


@pytest.mark.card("Wayfaring Minstrel/Strong", negative=True)
@pytest.mark.rule("Q311")
def test_strong_minstrel_in_the_other_area_saves_nobody() -> None:
    theirs = area(GOBLIN, quest=on(QUEST, minstrel(6)))
    table = do(lay(wilds("Strong"), "attack", area(DRAGON_3), theirs, visited=True), "defend scavenging-goblin#3")
    assert options(table) == ["goes used"]


@pytest.mark.card("Wayfaring Minstrel/Strong", negative=True)
@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_minstrels_save_nobody(type: str) -> None:
    assert options(do(attacked(type, 6, GOBLIN), "defend scavenging-goblin#3")) == ["goes used"]


@pytest.mark.card("Wayfaring Minstrel/Strong")
def test_in_the_own_turn_too() -> None:
    spell = casting(Destroy(All(Dice(Side.MINE, levels=(0, 0)))))
    table = lay(wilds("Strong", spell), "ready", area("Growth#4", minstrel(4), SQUIRE), area())
    assert options(do(table, "cast growth#4")) == ["goes used", by(4)]


@pytest.mark.card("Wayfaring Minstrel/Strong")
@pytest.mark.parametrize(("face", "more"), [(4, 0), (5, 1), (6, 0)])
def test_strong_minstrel_with_one_burst_is_harder(face: int, more: int) -> None:
    attack, defence = FACES[face]
    assert stats(lay(wilds("Strong"), "tidy", area(minstrel(face)), area()), 0) == (attack, defence + more)


@pytest.mark.card("Wayfaring Minstrel/Strong", negative=True)
@pytest.mark.parametrize("type", ["Base", "Mighty"])
@pytest.mark.parametrize("face", FACES)
def test_other_minstrels_are_no_harder(type: str, face: int) -> None:
    assert stats(lay(wilds(type), "tidy", area(minstrel(face)), area()), 0) == FACES[face]


# -- Mighty: three together --------------------------------------------------------------------------------------------


def scored(type: str, ready: tuple[str, ...]) -> Table:
    """All of the ready area score, nothing is culled; the turn's own draw of six follows."""
    mine = area(*ready, bag=["Basic Quiddity"] * 8)
    table = lay(wilds(type), "score", mine, area(), rolls=[1] * 20)
    while kind(table) == "score":
        do(table, options(table)[0])
    while options(table) and options(table)[-1] == "pass":
        do(table, "pass")
    return table


@pytest.mark.card("Wayfaring Minstrel/Mighty")
@pytest.mark.parametrize("face", FACES)
def test_mighty_minstrel_that_scores_with_two_others_draws_a_die(face: int) -> None:
    assert len(lying(scored("Mighty", (minstrel(face), GOBLIN, SQUIRE)), "active")) == 6 + 1


@pytest.mark.card("Wayfaring Minstrel/Mighty", negative=True)
@pytest.mark.parametrize(
    ("type", "ready"),
    [
        ("Mighty", (minstrel(6), GOBLIN)),
        ("Mighty", (GOBLIN, SQUIRE, SQUIRE)),
        ("Base", (minstrel(6), GOBLIN, SQUIRE)),
        ("Strong", (minstrel(6), GOBLIN, SQUIRE)),
    ],
)
def test_with_fewer_others_or_another_minstrel_nothing_is_drawn(type: str, ready: tuple[str, ...]) -> None:
    assert len(lying(scored(type, ready), "active")) == 6


def settled(type: str, dice: str, *rolls: int, ready: str = SQUIRE, **mine: Json) -> Table:
    me = area(ready, quest=on(QUEST, dice), **mine)
    return ordered(do(lay(wilds(type), "score", me, area(), rolls=rolls), "complete exqualibur", "pass"))


def ordered(table: Table) -> Table:
    """What answers at one moment does so as it is written."""
    while kind(table) == "order":
        do(table, options(table)[0])
    return table


@pytest.mark.card("Wayfaring Minstrel/Mighty")
def test_mighty_minstrel_whose_party_of_three_completes_draws_a_die() -> None:
    table = settled("Mighty", f"{minstrel(4)}, {GOBLIN}, {GOBLIN}", 1, QUID, bag=["Portal"])
    assert (lying(table, "active"), glory(table)) == (["Portal"], [3, 0])


@pytest.mark.card("Wayfaring Minstrel/Mighty", negative=True)
@pytest.mark.parametrize(
    ("type", "dice"),
    [
        ("Mighty", f"{minstrel(4)}, {GOBLIN}"),
        ("Base", f"{minstrel(4)}, 2 {GOBLIN}"),
        ("Mighty", f"2 {GOBLIN}, {SQUIRE}"),
    ],
)
def test_with_a_smaller_party_or_another_minstrel_nothing_is_drawn(type: str, dice: str) -> None:
    table = settled(type, dice, QUID, bag=["Portal"])
    assert (lying(table, "active"), glory(table)) == ([], [3, 0])


@pytest.mark.card("Wayfaring Minstrel/Mighty", negative=True)
@pytest.mark.rule("Q116")
def test_scorers_and_questers_do_not_count_together() -> None:
    """Beside the Minstrel one on the quest; two that score."""
    mine = area(SQUIRE, GOBLIN, quest=on(QUEST, minstrel(4), "Questing Wizard#4"), bag=["Basic Quiddity"] * 8)
    table = lay(wilds("Mighty"), "score", mine, area(), rolls=[QUID, *[1] * 20])
    do(table, "complete exqualibur", "pass", "score squire#4", "score scavenging-goblin#3", "pass")
    assert len(lying(table, "active")) == 6


@pytest.mark.card("Wayfaring Minstrel/Mighty")
def test_mighty_minstrel_with_one_burst_gains_a_glory_with_two_others() -> None:
    table = settled("Mighty", f"{minstrel(5)}, 2 {SQUIRE}", 1, QUID, bag=["Portal"])
    assert (glory(table), lying(table, "active")) == ([3 + 1, 0], ["Portal"])


@pytest.mark.card("Wayfaring Minstrel/Mighty", negative=True)
def test_mighty_minstrel_with_one_burst_gains_none_with_one_other() -> None:
    assert glory(settled("Mighty", f"{minstrel(5)}, {SQUIRE}", QUID)) == [3, 0]


@pytest.mark.card("Wayfaring Minstrel/Mighty")
@pytest.mark.rule("Q110")
def test_mighty_minstrel_with_two_bursts_may_cull_one_more() -> None:
    table = settled("Mighty", minstrel(6), QUID, used=["Portal"])
    assert (kind(table), options(table)) == ("may", ["yes", "pass"])
    do(table, "yes", "pick portal in used 0")
    assert (left(table, "Portal"), lying(table, "used")) == (1, ["Wayfaring Minstrel"])


@pytest.mark.card("Wayfaring Minstrel/Mighty")
@pytest.mark.rule("Q110")
def test_it_culls_where_there_are_no_culls() -> None:
    """Large dice."""
    me = area(SQUIRE, quest=on(QUEST, minstrel(6)), used=["Squire"])
    cards = wilds("Mighty", "Assistant/of Economics")
    table = ordered(do(lay(cards, "score", me, area(), rolls=[QUID]), "complete exqualibur"))
    assert (kind(table), options(table)) == ("may", ["yes", "pass"])


@pytest.mark.card("Wayfaring Minstrel/Mighty", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Mighty", 5), ("Base", 6), ("Strong", 6)])
def test_other_minstrels_cull_no_more(type: str, face: int) -> None:
    table = settled(type, minstrel(face), QUID, used=["Portal"])
    assert offered(table, "score") == ["squire#4"]


@pytest.mark.card("Wayfaring Minstrel/Mighty", negative=True)
def test_mighty_minstrel_in_the_ready_area_does_nothing_for_a_party() -> None:
    table = settled("Mighty", f"2 {GOBLIN}, {SQUIRE}", QUID, ready=minstrel(6), bag=["Portal"])
    assert (offered(table, "score"), lying(table, "active")) == (["wayfaring-minstrel#6"], [])


@pytest.mark.rule("QC-12.8")
def test_what_waits_of_one_minstrel_is_told_by_what_it_does() -> None:
    me = area(SQUIRE, quest=on(QUEST, minstrel(6), GOBLIN, SQUIRE), used=["Portal"])
    table = do(lay(wilds("Mighty"), "score", me, area()), "complete exqualibur", "pass")
    labels = [option.label for option in table.decisions[0].options]
    assert [label.partition(":")[0] for label in labels] == ["First Wayfaring Minstrel 2/5**"] * 2
    assert len(set(labels)) == 2
    assert "cull 1 die from your used pile" in labels[0]
