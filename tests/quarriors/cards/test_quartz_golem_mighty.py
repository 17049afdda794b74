"""Quartz Golem, Mighty. Face 4: level 1, 2/4; 5: level 2, 3/6 with a burst; 6: level 3, 4/8 with two."""

import pytest

from tests.quarriors.mat import asks, do, glory, go, kind, lay, left, lying, options, seat
from tumblehall.kernel.table import Table

GOLEM = "Quartz Golem"
CARDS = "Herald/Strong, Boogieman/Lesser, Black Cat/Base, Death/Charm"


def naming(face: int, ready: str = "", type: str = "Mighty", used: str = "", more: str = "") -> Table:
    """Seat 0 names a Golem to score."""
    mine = seat(ready=f"{GOLEM}#{face}{ready}", bag="6 Basic Quiddity", used=used)
    table = lay(f"{GOLEM}/{type}, {CARDS}{more}", "score", mine, rolls=[1] * 13)
    return do(table, f"score quartz-golem#{face}")


@pytest.mark.card("Quartz Golem/Mighty")
@pytest.mark.rule("Q147", "Q2")
@pytest.mark.parametrize(("face", "worth"), [(5, 1), (6, 2)])
def test_mighty_golem_may_gain_glory_turn_down_and_stay(face: int, worth: int) -> None:
    table = naming(face)
    assert (asks(table), options(table)) == ((0, "alternative"), ["yes", "pass"])
    do(table, "yes", f"turn {face - 1}")
    assert (glory(table), lying(table, "ready"), lying(table, "used")) == ([worth, 0], [f"{GOLEM}#{face - 1}"], [])


@pytest.mark.card("Quartz Golem/Mighty", negative=True)
@pytest.mark.parametrize("face", [5, 6])
def test_mighty_golem_may_score_as_any_other(face: int) -> None:
    table = do(naming(face), "pass")
    assert (glory(table), lying(table, "ready"), kind(table)) == ([3, 0], [], "cull")


@pytest.mark.card("Quartz Golem/Mighty", negative=True)
def test_mighty_golem_at_its_lowest_level_scores() -> None:
    table = naming(4)
    assert (glory(table), lying(table, "ready"), kind(table)) == ([3, 0], [], "cull")


@pytest.mark.card("Quartz Golem/Mighty", negative=True)
@pytest.mark.parametrize(("type", "worth"), [("Base", 2), ("Lesser", 2), ("Greater", 3), ("Strong", 2)])
def test_other_golems_have_no_alternative(type: str, worth: int) -> None:
    table = naming(6, type=type)
    assert (kind(table) == "alternative", glory(table)) == (False, [worth, 0])


@pytest.mark.rule("Q147")
def test_golem_that_stayed_is_not_asked_again_in_this_phase() -> None:
    table = do(naming(6, ", Herald#4"), "yes", "turn 5")
    assert (asks(table), options(table)) == ((0, "score"), ["score herald#4"])


@pytest.mark.rule("Q147")
def test_a_base_overlord_that_scored_before_has_destroyed_it() -> None:
    mine = seat(ready=f"Demonic Overlord#4, {GOLEM}#6", bag="6 Basic Quiddity")
    table = lay(f"{GOLEM}/Mighty, {CARDS}, Demonic Overlord/Base", "score", mine, rolls=[1] * 13)
    go(table, "score demonic-overlord#4")
    assert (kind(table) == "alternative", lying(table, "ready")) == (False, [])


@pytest.mark.rule("Q147", "Q313")
def test_the_alternative_gives_no_cull() -> None:
    table = do(naming(6, used="Boogieman"), "yes", "turn 5")
    assert (kind(table) == "cull", lying(table, "used"), left(table, "Boogieman")) == (False, ["Boogieman"], 0)


@pytest.mark.rule("Q313")
def test_attached_spells_stay_with_the_golem() -> None:
    mine = seat(ready=f"{GOLEM}#6+Death#4@0", bag="6 Basic Quiddity")
    table = lay(f"{GOLEM}/Mighty, {CARDS}", "score", mine, rolls=[1] * 13)
    do(table, "score quartz-golem#6+death#4", "yes", "turn 5")
    assert lying(table, "ready") == [f"{GOLEM}#5+Death#4@0"]


@pytest.mark.rule("Q313")
@pytest.mark.parametrize(("answers", "worth"), [(["yes", "turn 5"], 2), (["pass"], 3 + 1)])
def test_a_light_enchantment_adds_nothing_to_the_alternative(answers: list[str], worth: int) -> None:
    """A Light Enchantment with two bursts: 1 more for the first light creature that scores."""
    mine = seat(ready=f"{GOLEM}#6, Light#6", bag="6 Basic Quiddity")
    table = lay(f"{GOLEM}/Mighty, {CARDS}, Light/Enchantment", "score", mine, rolls=[1] * 13)
    assert glory(do(table, "score quartz-golem#6", *answers)) == [worth, 0]


@pytest.mark.rule("Q276")
def test_the_alternative_does_not_keep_a_light_enchantment() -> None:
    mine = seat(ready=f"{GOLEM}#5, Light#4", bag="6 Basic Quiddity")
    table = lay(f"{GOLEM}/Mighty, {CARDS}, Light/Enchantment", "score", mine, rolls=[1] * 13)
    do(table, "score quartz-golem#5", "yes", "turn 4")
    assert (glory(table), lying(table, "ready"), lying(table, "used")) == ([1, 0], [f"{GOLEM}#4"], ["Light"])


@pytest.mark.rule("Q344")
@pytest.mark.parametrize(("answers", "worth"), [(["yes", "turn 5"], 2), (["pass"], 3 - 1)])
def test_a_strong_eye_takes_nothing_from_the_alternative(answers: list[str], worth: int) -> None:
    mine = seat(ready=f"{GOLEM}#6, Herald#4", bag="6 Basic Quiddity", locked="Quaxos' Eye#3")
    table = lay(f"{GOLEM}/Mighty, {CARDS}, Quaxos' Eye/Strong", "score", mine, rolls=[1] * 13)
    do(table, "score quartz-golem#6", *answers)
    assert glory(table) == [worth, 0]


@pytest.mark.rule("Q344")
def test_the_eye_hits_the_first_creature_that_really_scores() -> None:
    mine = seat(ready=f"{GOLEM}#6, Boogieman#4", bag="6 Basic Quiddity", locked="Quaxos' Eye#3")
    table = lay(f"{GOLEM}/Mighty, {CARDS}, Quaxos' Eye/Strong", "score", mine, rolls=[1] * 13)
    do(table, "score quartz-golem#6", "yes", "turn 5", "score boogieman#4")
    assert glory(table) == [2 + 2 - 1, 0]


@pytest.mark.rule("Q282")
def test_an_ooze_that_copies_the_golem_scores() -> None:
    ooze = {"die": "Primordial Ooze#4", "copy": f"{GOLEM}#6"}
    mine = seat(ready=[ooze], bag="6 Basic Quiddity"), seat(ready=f"{GOLEM}#6")
    table = lay(f"{GOLEM}/Mighty, {CARDS}, Primordial Ooze/Strong", "score", *mine, rolls=[1] * 13)
    do(table, options(table)[0])
    assert (glory(table), lying(table, "ready"), lying(table, "used")) == ([3, 0], [], ["Primordial Ooze"])


@pytest.mark.card("Quartz Golem/Mighty")
def test_the_golem_may_do_so_again_in_a_later_turn() -> None:
    mine = seat(ready=f"{GOLEM}#6", bag="6 Basic Quiddity")
    table = lay(f"{GOLEM}/Mighty, {CARDS}", "score", mine, rolls=[1] * 30)
    do(table, "score quartz-golem#6", "yes", "turn 5", "end-turn", "end-turn", "score quartz-golem#5", "yes", "turn 4")
    assert (glory(table), lying(table, "ready")) == ([2 + 1, 0], [f"{GOLEM}#4"])
