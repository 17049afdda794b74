"""Strong Qladiator. Face 4: level 1, 4/3; 5: level 2, 6/5 with a burst; 6: level 3, 8/6 with two. It shows no lock."""

import pytest

from tests.quarriors.mat import against, asks, go, lay, number, offered, options, seat, stats, where
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

QLADIATOR, SLUG = "Qladiator", "qladiator"
CARDS = "Scavenging Goblin/Base, Quake Dragon/Mighty, Life/Cantrip, Deathdealer/Strong"
GOBLIN, DRAGON, SERAPH = "Scavenging Goblin#3", "Quake Dragon#4", "Heavenly Seraph#4"


def struck(die: Json, glory: int, mine: str = "Quake Dragon#6", more: str = "", type: str = "Strong") -> Table:
    """A Qladiator of seat 1 has just been named against an attack."""
    theirs = seat(glory=glory) | {"ready": [die, *filter(None, [more])]}
    table = lay(f"{QLADIATOR}/{type}, {CARDS}", "attack", seat(ready=mine), theirs)
    table.act(1, next(option for option in options(table) if option.startswith(f"defend {SLUG}")))
    return table


@pytest.mark.card("Qladiator/Strong")
@pytest.mark.parametrize("face", [4, 5])
def test_strong_qladiator_that_would_fall_to_damage_stays_for_a_glory(face: int) -> None:
    table = struck(f"{QLADIATOR}#{face}", 2)
    assert (asks(table), options(table)) == ((1, "fate"), ["goes used", "goes stay"])
    go(table, "goes stay")
    assert (where(table, 1, "ready"), number(table, 1)) == ([f"{SLUG}#{face}"], 1)


@pytest.mark.parametrize(("face", "label"), [(5, "Stays where it is (pay 1 glory)"), (6, "Stays where it is")])
def test_option_names_the_price(face: int, label: str) -> None:
    assert [option.label for option in struck(f"{QLADIATOR}#{face}", 2).decisions[0].options][-1] == label


@pytest.mark.card("Qladiator/Strong", negative=True)
def test_strong_qladiator_may_fall() -> None:
    table = go(struck(f"{QLADIATOR}#4", 2), "goes used")
    assert (where(table, 1, "used"), number(table, 1)) == ([SLUG], 2)


@pytest.mark.card("Qladiator/Strong", negative=True)
@pytest.mark.rule("QL-17")
@pytest.mark.parametrize("face", [4, 5])
def test_without_a_glory_it_falls(face: int) -> None:
    assert options(struck(f"{QLADIATOR}#{face}", 0)) == ["goes used"]


@pytest.mark.card("Qladiator/Strong")
@pytest.mark.rule("Q22")
def test_total_falls_by_its_defence_and_it_is_not_named_again() -> None:
    table = go(struck(f"{QLADIATOR}#4", 1, more=GOBLIN), "goes stay")
    assert (against(table), offered(table, "defend")) == ([None, 8 - 3], ["scavenging-goblin#3"])


@pytest.mark.rule("Q23")
def test_strong_qladiator_that_stays_has_lost_its_spells() -> None:
    table = go(struck(f"{QLADIATOR}#4+Life#4@1", 1), "goes stay")
    assert (where(table, 1, "ready"), where(table, 1, "used")) == ([f"{SLUG}#4"], ["life"])


@pytest.mark.card("Qladiator/Strong")
def test_what_answers_its_destruction_happens() -> None:
    """A Strong Deathdealer of the attacker scores."""
    table = go(struck(f"{QLADIATOR}#4", 1, mine=f"{DRAGON}, Deathdealer#4"), "goes stay")
    assert [number(table, who) for who in (0, 1)] == [2, 0]


@pytest.mark.card("Qladiator/Strong", negative=True)
@pytest.mark.parametrize("face", [4, 6])
def test_strong_qladiator_falls_to_a_spell(face: int) -> None:
    us = seat(ready="Death#6"), seat(ready=f"{QLADIATOR}#{face}", glory=3)
    table = lay(f"{QLADIATOR}/Strong, Death/Incantation", "ready", *us)
    go(table, "cast death#6", f"pick {SLUG}#{face}@1")
    assert (where(table, 1, "used"), number(table, 1)) == ([SLUG], 3)


@pytest.mark.card("Qladiator/Strong")
def test_with_a_burst_it_has_one_more_defence() -> None:
    assert stats(lay(f"{QLADIATOR}/Strong", "tidy", seat(ready=f"{QLADIATOR}#5")), 0) == (6, 5 + 1)


@pytest.mark.card("Qladiator/Strong", negative=True)
@pytest.mark.rule("Q5")
@pytest.mark.parametrize(("type", "face", "plain"), [("Strong", 4, (4, 3)), ("Strong", 6, (8, 6)), ("Base", 5, (6, 5))])
def test_on_other_faces_and_cards_it_has_no_more(type: str, face: int, plain: tuple[int, int]) -> None:
    assert stats(lay(f"{QLADIATOR}/{type}", "tidy", seat(ready=f"{QLADIATOR}#{face}")), 0) == plain


@pytest.mark.card("Qladiator/Strong")
@pytest.mark.parametrize("glory", [0, 2])
def test_with_two_bursts_it_stays_for_nothing_the_first_time_of_a_turn(glory: int) -> None:
    table = struck(f"{QLADIATOR}#6", glory)
    assert options(table) == ["goes used", "goes stay"]
    go(table, "goes stay")
    assert (where(table, 1, "ready"), number(table, 1)) == ([f"{SLUG}#6"], glory)


@pytest.mark.card("Qladiator/Strong", negative=True)
@pytest.mark.parametrize(("glory", "offer"), [(0, ["goes used"]), (1, ["goes used", "goes stay"])])
def test_the_second_time_of_a_turn_it_pays(glory: int, offer: list[str]) -> None:
    once: Json = {"die": f"{QLADIATOR}#6", "uses": {"Qladiator/Strong:B2:1": 1}}
    table = struck(once, glory)
    assert options(table) == offer
    go(table, offer[-1])
    assert number(table, 1) == 0


@pytest.mark.rule("Q171")
def test_the_next_turn_has_a_first_time_again() -> None:
    us = seat(ready="Quake Dragon#6"), seat(), seat(ready=f"{QLADIATOR}#6")
    table = lay(f"{QLADIATOR}/Strong, {CARDS}", "attack", *us)
    go(table, f"defend {SLUG}#6", "goes stay")
    assert "uses" in table.position()["seats"][2]["ready"][0]
    go(table, "end-turn")
    assert table.position()["seats"][2]["ready"] == [f"{QLADIATOR}#6"]


@pytest.mark.rule("Q284")
def test_ooze_that_copies_a_qladiator_stays_and_copies_anew() -> None:
    ooze: Json = {"die": "Primordial Ooze#4", "copy": f"{QLADIATOR}#4"}
    us = seat(ready="Quake Dragon#6"), seat(ready=[ooze], glory=1)
    table = lay(f"{QLADIATOR}/Strong, {CARDS}, Primordial Ooze/Strong", "attack", *us)
    go(table, "pass", "defend primordial-ooze#4", "goes stay")
    assert (asks(table), options(table), number(table, 1)) == ((1, "copy"), ["pick quake-dragon#6@0"], 0)


@pytest.mark.parametrize("type", ["Base", "Mighty"])
@pytest.mark.parametrize("face", [4, 6])
def test_other_qladiators_fall(type: str, face: int) -> None:
    assert options(struck(f"{QLADIATOR}#{face}", 3, type=type)) == ["goes used"]
