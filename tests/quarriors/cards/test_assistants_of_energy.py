"""The Assistants of Light vs. Dark. Faces 1 to 3: 1 quiddity; 4: a question mark; 5 and 6: level 1, 1/2."""

import pytest

from tests.quarriors.mat import (
    LARGE,
    LARGE_DARK,
    LARGE_LIGHT,
    asks,
    captures,
    do,
    energy,
    go,
    kind,
    lay,
    lying,
    number,
    offered,
    options,
    quiddity,
    seat,
    stats,
)
from tumblehall.kernel.table import Table

MARK = "Assistant#4"
CARDS = "Herald/Lesser 3, Quartz Golem/Base 3, Black Cat/Base 3"


def helped(type: str, active: str = MARK, bag: str = "", rolls: tuple[int, ...] = (), plain: int = 0) -> Table:
    """Seat 0 has rolled, and may use what its dice show at once."""
    mine = seat(active=active, bag=bag, quiddity=plain)
    return lay(f"Assistant/of {type} 2, {CARDS}", "ready", mine, rolls=rolls, immediate=True)


def to_capture(table: Table) -> Table:
    while table.position()["turn"]["phase"] != "capture":
        go(table, "next")
    return table


# -- of Acquisition ------------------------------------------------------------------------------------------------


@pytest.mark.card("Assistant/of Acquisition")
def test_acquisition_is_spent_for_one_more_capture() -> None:
    table = go(helped("Acquisition", plain=2), "use assistant#4")
    assert (captures(table), lying(table, "spent"), lying(table, "active")) == (2, [MARK], [])
    go(to_capture(table), "capture assistant", "capture assistant")
    assert (lying(table, "used"), quiddity(table)) == (["Assistant"] * 2, 0)


@pytest.mark.card("Assistant/of Acquisition")
def test_each_acquisition_allows_one_more() -> None:
    table = go(helped("Acquisition", f"2 {MARK}", plain=9), "use assistant#4", "use assistant#4")
    assert captures(table) == 3
    go(to_capture(table), "capture assistant", "capture herald", "capture quartz-golem")
    assert offered(table, "capture") == []


@pytest.mark.card("Assistant/of Acquisition", negative=True)
def test_more_captures_are_paid_for() -> None:
    table = to_capture(go(helped("Acquisition", plain=3), "use assistant#4"))
    assert offered(go(table, "capture herald"), "capture") == []


@pytest.mark.card("Assistant/of Acquisition", negative=True)
@pytest.mark.parametrize("face", [1, 2, 3, 5, 6])
def test_acquisition_on_another_face_cannot_be_used(face: int) -> None:
    table = helped("Acquisition", f"Assistant#{face}", plain=2)
    assert (captures(table), offered(table, "use")) == (1, [])


@pytest.mark.card("Assistant/of Acquisition", negative=True)
def test_acquisition_that_is_not_used_allows_nothing() -> None:
    table = to_capture(helped("Acquisition", plain=9))
    assert (captures(table), offered(go(table, "capture assistant"), "capture")) == (1, [])


@pytest.mark.card("Assistant/of Acquisition", negative=True)
@pytest.mark.parametrize(("type", "answers"), [("Economics", ["choose 1"]), ("Logistics", [])])
def test_the_other_assistants_allow_no_more_captures(type: str, answers: list[str]) -> None:
    assert captures(go(helped(type, bag="Herald", rolls=(1, 1)), "use assistant#4", *answers)) == 1


@pytest.mark.card("Assistant/of Acquisition", negative=True)
def test_more_captures_end_with_the_turn() -> None:
    table = to_capture(go(helped("Acquisition", plain=1, rolls=(1, 1)), "use assistant#4"))
    while table.position()["turn"]["seat"] == 0:
        do(table, "end-turn" if kind(table) == "tidy" else "next")
    assert captures(table) == 1


# -- of Economics --------------------------------------------------------------------------------------------------


@pytest.mark.card("Assistant/of Economics")
@pytest.mark.parametrize(("choice", "kinds"), [("choose 1", (1, 0)), ("choose 2", (0, 1))])
def test_economics_is_spent_for_energy_of_either_kind_and_a_plain_one(choice: str, kinds: tuple[int, int]) -> None:
    table = go(helped("Economics"), "use assistant#4", choice)
    assert (energy(table), quiddity(table), lying(table, "spent")) == (kinds, 1, [MARK])


@pytest.mark.card("Assistant/of Economics")
def test_economics_pays_for_a_discounted_herald() -> None:
    table = to_capture(go(helped("Economics"), "use assistant#4", "choose 1"))
    assert offered(table, "capture") == ["assistant", "herald with light"]


@pytest.mark.card("Assistant/of Economics", negative=True)
def test_economics_must_choose_one_of_the_two() -> None:
    table = go(helped("Economics"), "use assistant#4")
    assert options(table) == ["choose 1", "choose 2"]


@pytest.mark.card("Assistant/of Economics", negative=True)
def test_economics_that_chose_dark_gives_no_discount_on_a_light_card() -> None:
    table = to_capture(go(helped("Economics"), "use assistant#4", "choose 2"))
    assert offered(table, "capture") == ["assistant", "black-cat with dark"]


@pytest.mark.card("Assistant/of Economics", negative=True)
@pytest.mark.parametrize("face", [1, 5])
def test_economics_on_another_face_gives_no_energy(face: int) -> None:
    table = helped("Economics", f"Assistant#{face}")
    assert (offered(table, "use"), energy(table)) == ([], (0, 0))


@pytest.mark.card("Assistant/of Economics", negative=True)
def test_a_use_is_over_once_a_creature_is_summoned() -> None:
    table = go(helped("Economics", f"{MARK}, Assistant#5", plain=1), "summon assistant#5")
    assert offered(table, "use") == []


# -- of Logistics --------------------------------------------------------------------------------------------------


@pytest.mark.card("Assistant/of Logistics")
@pytest.mark.rule("Q169")
def test_logistics_is_spent_to_draw_and_roll_one_die() -> None:
    table = helped("Logistics", bag="2 Herald", rolls=(1, 6))
    assert offered(table, "use") == ["assistant#4", "assistant#4:2"]
    go(table, "use assistant#4")
    assert [lying(table, zone) for zone in ("active", "spent", "bag")] == [["Herald#6"], [MARK], ["Herald"]]


@pytest.mark.card("Assistant/of Logistics")
@pytest.mark.rule("Q169")
def test_logistics_is_re_rolled_with_another_die_and_stays() -> None:
    table = go(helped("Logistics", f"{MARK}, Herald#1", bag="Herald", rolls=(5, 6)), "use assistant#4:2")
    assert asks(table) == (0, "pick")
    go(table, "pick herald#1")
    assert (sorted(lying(table, "active")), lying(table, "spent")) == (["Assistant#6", "Herald#5"], [])


@pytest.mark.card("Assistant/of Logistics")
@pytest.mark.rule("Q13", "Q169")
def test_logistics_may_be_re_rolled_alone() -> None:
    """Up to one other die, unlike the Assistant of the base set."""
    table = go(helped("Logistics", f"{MARK}, Herald#1", rolls=(6,)), "use assistant#4:2", "pass")
    assert sorted(lying(table, "active")) == ["Assistant#6", "Herald#1"]


@pytest.mark.card("Assistant/of Logistics")
@pytest.mark.parametrize("large", [LARGE, LARGE_DARK])
def test_logistics_may_re_roll_a_large_die(large: str) -> None:
    table = go(helped("Logistics", f"{MARK}, {large}", rolls=(3, 1)), "use assistant#4:2")
    go(table, f"pick {large.lower().replace(' ', '-')}")
    assert sorted(lying(table, "active")) == ["Assistant#1", LARGE_LIGHT]


@pytest.mark.card("Assistant/of Logistics")
def test_logistics_that_shows_its_mark_again_is_used_again() -> None:
    table = go(helped("Logistics", bag="Herald", rolls=(4, 5)), "use assistant#4:2")
    assert offered(table, "use") == ["assistant#4", "assistant#4:2"]
    assert lying(go(table, "use assistant#4:2"), "active") == ["Assistant#5"]


@pytest.mark.card("Assistant/of Logistics", negative=True)
def test_logistics_re_rolls_no_more_than_one_other_die() -> None:
    table = go(helped("Logistics", f"{MARK}, Herald#1, Quartz Golem#1", rolls=(5, 5)), "use assistant#4:2")
    go(table, "pick herald#1")
    assert kind(table) == "act"
    assert "Quartz Golem#1" in lying(table, "active")


@pytest.mark.card("Assistant/of Logistics", negative=True)
@pytest.mark.rule("Q169")
def test_logistics_need_not_be_used_and_gives_no_quiddity() -> None:
    table = go(helped("Logistics", bag="Herald"), "next")
    assert (number(table, 0, "quiddity"), lying(table, "bag")) == (0, ["Herald"])


@pytest.mark.card("Assistant/of Logistics", negative=True)
@pytest.mark.parametrize("face", [1, 6])
def test_logistics_on_another_face_cannot_be_used(face: int) -> None:
    assert offered(helped("Logistics", f"Assistant#{face}", bag="Herald"), "use") == []


# -- alike ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("type", ["Acquisition", "Economics", "Logistics"])
@pytest.mark.parametrize("face", [5, 6])
def test_assistants_are_creatures_on_two_faces(type: str, face: int) -> None:
    table = lay(f"Assistant/of {type}, {CARDS}", "tidy", seat(ready=f"Assistant#{face}"))
    assert stats(table, 0) == (1, 2)


@pytest.mark.parametrize("type", ["Acquisition", "Economics", "Logistics"])
def test_assistants_score_one_without_a_cull(type: str) -> None:
    table = lay(f"Assistant/of {type}, {CARDS}", "score", seat(ready="Assistant#5", bag="2 Herald"), rolls=[1] * 8)
    assert (number(go(table, "score assistant#5"), 0), kind(table)) == (1, "act")


@pytest.mark.rule("Q265")
@pytest.mark.parametrize("type", ["Acquisition", "Economics", "Logistics"])
def test_assistants_have_no_energy(type: str) -> None:
    """A Base Archangel with two bursts gives its defence to light creatures."""
    table = lay(f"Assistant/of {type}, Archangel/Base", "tidy", seat(ready="Archangel#6, Assistant#5"))
    assert stats(table, 0, 1) == (1, 2)
