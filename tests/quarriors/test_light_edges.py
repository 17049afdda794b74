"""Energy, large dice and anchored spells as others meet them: the view, positions, reasons, options and their words."""

from typing import Any

import pytest

import tumblehall as th
from tests.quarriors.mat import LARGE, LARGE_DARK, LARGE_LIGHT, area, do, heard, mat, options, play, seat
from tumblehall.games.quarriors.edges.catalogue import catalogue
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

WILDS = "Herald/Lesser 2, Quartz Golem/Greater 2, Black Cat/Greater 2, Boogieman/Lesser, Archangel/Greater 1"
LARGE_DICE = f"Assistant/of Logistics 1, {WILDS}"


def reason(table: Table, answer: str) -> tuple[str, str]:
    with pytest.raises(th.IllegalAction) as refused:
        table.act(table.decisions[0].seat, answer)
    return str(refused.value).rpartition(" (")[0], str(refused.value).rpartition(" (")[2].rstrip(")")


def labels(table: Table, verb: str) -> list[str]:
    return [option.label for option in table.decisions[0].options if option.id.startswith(verb)]


def card(table: Table, die: str) -> dict[str, Any]:
    return next(each for each in table.view(None)["wilds"] if each["die"] == die)


def refused(**position: Any) -> str:
    with pytest.raises(th.BadInput) as fault:
        play(**position) if "seats" not in position else play(*position.pop("seats"), **position)
    return str(fault.value)


# -- the view ----------------------------------------------------------------------------------------------------------


def test_a_base_table_has_no_energy_in_its_view() -> None:
    view: Any = play(seat(active="Portal#4", bag="Portal")).view(None)
    mine = view["seats"][0]
    assert [key for key in ("light", "dark", "large", "light_wealth") if key in mine] == []
    assert [key for key in ("energy", "discounted", "anchored") if key in view["wilds"][0]] == []
    assert "anchored" not in view
    assert "culls" not in view


def test_view_shows_both_purses_and_what_dice_would_add() -> None:
    table = play(seat(active="Herald#2, Black Cat#2", light=2), wilds=WILDS)
    mine, theirs = table.view(None)["seats"]
    assert [mine[key] for key in ("light", "dark", "light_wealth", "dark_wealth", "wealth")] == [2, 0, 3, 1, 4]
    assert (theirs["light"], theirs["dark"]) == (0, 0)


@pytest.mark.rule("QX-1")
def test_view_shows_the_discounted_price_and_what_would_pay_it() -> None:
    table = play(seat(active="Herald#2, 5 Basic Quiddity#1"), wilds=WILDS, phase="capture")
    golem = card(table, "quartz-golem")
    assert (golem["energy"], golem["price"], golem["paid"]) == ("light", 6, None)
    assert (golem["discounted"]["price"], golem["discounted"]["paid"]) == (5, ["herald#2", *["basic-quiddity#1"] * 4])
    assert card(table, "portal")["discounted"] is None


@pytest.mark.rule("QX-8")
def test_view_shows_anchored_spells_on_their_cards() -> None:
    table = play(seat(light=1, active="Herald#1"), wilds=WILDS)
    assert [card(table, "herald")["anchored"][key] for key in ("price", "energy", "usable")] == [1, "light", True]
    assert [card(table, "archangel")["anchored"][key] for key in ("price", "energy", "usable")] == [3, "light", False]
    assert card(table, "portal")["anchored"] is None
    assert table.view(None)["anchored"] is False


@pytest.mark.rule("QX-4", "QX-9")
def test_view_shows_large_dice_that_are_set_aside_and_that_there_are_no_culls() -> None:
    view = play(seat(active=f"{LARGE_LIGHT}, Assistant#4", bag="Assistant"), wilds=LARGE_DICE).view(None)
    assert [each["large"] for each in view["seats"]] == [1, 2]
    assert view["culls"] is False
    assert "large-quiddity" not in [each["die"] for each in view["wilds"]]


# -- positions ---------------------------------------------------------------------------------------------------------


def test_positions_keep_energy_large_dice_and_the_anchored_spell() -> None:
    mine = seat(active=f"{LARGE}, Herald#4", spent=LARGE_DARK, light=2, dark=1)
    table = play(mine, wilds=LARGE_DICE, turn={"anchored": True})
    doc = table.position()
    assert [doc["seats"][0][key] for key in ("light", "dark", "large")] == [2, 1, 0]
    assert doc["turn"]["anchored"] is True
    assert th.from_position(doc).position() == doc


@pytest.mark.rule("Q168")
@pytest.mark.parametrize("what", ["summon herald#4", "capture herald with light", "unlock frost-howler#3@1"])
def test_a_payment_under_way_is_kept(what: str) -> None:
    phase = "ready" if what.startswith("summon") else "capture"
    mine = seat(active="Herald#4", light=2, dark=2)
    rival = seat(locked="Frost Howler#3")
    table = do(play(mine, rival, wilds=f"{WILDS}, Frost Howler/Strong", phase=phase), what)
    doc = table.position()
    again = th.from_position(doc)
    assert (again.position(), options(again)) == (doc, ["pay light", "pay dark"])


@pytest.mark.rule("Q168")
def test_a_payment_that_needs_no_word_is_not_pending() -> None:
    doc = do(play(seat(active="Herald#4", light=1, dark=1), wilds=WILDS), "summon herald#4").position()
    doc["seats"][0]["dark"] = 0
    with pytest.raises(th.BadInput, match="'pay' does not fit"):
        th.from_position(doc)


@pytest.mark.rule("QX-4", "QX-5", "QC-4.2")
@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ([seat(bag="Large Quiddity")], "never in a bag or a used pile"),
        ([seat(used="Large Quiddity")], "never in a bag or a used pile"),
        ([seat(active=f"2 {LARGE}", spent=LARGE)], "every player has 2 large dice"),
        ([seat(active=LARGE) | {"large": 2}], "every player has 2 large dice"),
        ([seat(active="Large Quiddity")], "rolled as phase 2 begins"),
        ([seat(), seat(spent=LARGE)], "rolled as phase 2 begins"),
        ([seat(), seat(light=1)], "only the player whose turn it is has quiddity"),
    ],
)
def test_impossible_positions_are_refused(seats: list[dict[str, Json]], why: str) -> None:
    assert why in refused(seats=seats, wilds=LARGE_DICE)


def test_large_dice_need_their_option() -> None:
    assert "the card of Large Quiddity is not in the Wilds" in refused(seats=[seat(active=LARGE)], wilds=WILDS)
    assert "without the option large_dice" in refused(seats=[seat() | {"large": 2}], wilds=WILDS)


def test_energy_needs_cards_that_know_it() -> None:
    assert "gives energy" in refused(seats=[seat(light=1)])
    assert "where a card has one" in refused(seats=[seat()], turn={"anchored": True})


@pytest.mark.rule("Q124")
def test_two_assistants_are_never_on_one_table() -> None:
    wilds = mat(seat(), wilds=LARGE_DICE)
    wilds["wilds"].append({"card": "Assistant/Basic"})
    with pytest.raises(th.BadInput, match="the class Assistant is in the Wilds already"):
        th.from_position(wilds)


# -- options and their words -------------------------------------------------------------------------------------------


@pytest.mark.rule("QX-1", "QX-2", "QX-8")
def test_labels_name_prices_and_energy() -> None:
    table = play(seat(quiddity=3, light=1, dark=2), area("Black Cat#6"), wilds=WILDS, phase="capture")
    assert "Capture Herald for 2 with light" in labels(table, "capture")
    assert "Anchored spell of Lesser Herald for 1 light" not in labels(table, "anchor")  # nothing to re-roll
    assert labels(table, "anchor") == ["Anchored spell of Greater Black Cat for 2 dark", *labels(table, "anchor")[1:]]
    asked = do(play(seat(active="Herald#4", light=1, dark=1), wilds=WILDS), "summon herald#4")
    assert labels(asked, "pay") == ["Light first", "Dark first"]
    assert asked.decisions[0].prompt == "You pay 1 to summon Herald. Which energy goes first?"


@pytest.mark.rule("Q124")
def test_the_assistant_of_the_set_is_told_by_its_own_faces() -> None:
    table = play(seat(active="Assistant#4", bag="Assistant"), wilds=LARGE_DICE, rolls=[1, 4])
    assert labels(table, "use") == ["Use Assistant (question mark)", "Use Assistant (question mark): second effect"]
    do(table, "use assistant#4")
    assert [event.text for event in table.events(None)][-2:] == [
        "Seat 0 uses Assistant (question mark).",
        "Seat 0 draws Assistant (question mark).",
    ]
    base = play(seat(active="Assistant#4, Portal#1"))
    assert labels(base, "use") == ["Use Assistant (re-roll)"]


def test_the_log_tells_energy() -> None:
    table = do(play(seat(active="Herald#3, Black Cat#2"), wilds=WILDS), "use herald#3")
    assert [each["n"] for each in heard(table, "energy")] == [2]
    do(table, "spend black-cat#2") if "spend black-cat#2" in options(table) else None
    texts = [event.text for event in table.events(None)]
    assert "Seat 0 gains 2 light quiddity and has 2." in texts


def test_the_catalogue_has_both_assistants() -> None:
    found = catalogue()
    assert found["dice"]["assistant"]["faces"][3] == "rr+1"
    assert found["cards"]["Assistant/of Economics"]["faces"][3] == "imm"
    assert "faces" not in found["cards"]["Assistant/Basic"]
    herald = found["cards"]["Herald/Lesser"]
    assert (herald["energy"], herald["discount"], herald["set"]) == ("light", 2, "light-dark")


# -- why not -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("QX-8", "Q272")
@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("anchor portal", ("the card Portal has no anchored spell", "QX-8")),
        ("anchor gnome", ('"gnome" is not in the Wilds', "QX-8")),
        (
            "anchor archangel",
            ("Greater Archangel costs 3 light quiddity; you have 2 with all your dice: 1 short", "QX-8"),
        ),
        ("anchor quartz-golem", ("it is forbidden, has no target, or its condition does not hold", "Q272")),
        ("capture portal with light", ("Portal is no light card", "QX-1")),
        (
            "capture quartz-golem with light",
            ("Quartz Golem costs 5 quiddity; you have 3 with all your dice: 2 short", "QX-1"),
        ),
        (
            "capture black-cat with dark",
            ("a unit of dark quiddity must be among what you pay; you have none", "QX-1"),
        ),
        ("capture herald", ("Herald costs 3 quiddity; you have 1 with all your dice: 2 short", "QC-9.1")),
        ("pay light", ("which energy pays first is asked only where both are there and not all is needed", "QX-2")),
    ],
)
def test_why_not(answer: str, why: tuple[str, str]) -> None:
    table = play(seat(quiddity=1, light=2, active="Herald#4"), wilds=WILDS, phase="capture")
    assert reason(table, answer) == why


@pytest.mark.rule("QX-8")
def test_why_no_second_anchored_spell() -> None:
    table = play(seat(quiddity=1, dark=1, active="Herald#4"), wilds=WILDS, turn={"anchored": True})
    assert reason(table, "anchor boogieman") == ("you have used an anchored spell this turn", "QX-8")
    scoring = play(seat(ready="Boogieman#4"), wilds=WILDS, phase="score")
    assert reason(scoring, "anchor boogieman")[1] == "QX-8"


REDUCED = f"{WILDS}, Lord of the Quarry/Mighty"


def reduced(by: int, **mine: Json) -> Table:
    """Captures cost so much less: each Mighty Lord takes 1 off."""
    lords = ", ".join(["Lord of the Quarry#3"] * by)
    return play(seat(ready=lords, **mine), wilds=REDUCED, phase="capture")


def of_herald(table: Table) -> list[str]:
    return [each for each in options(table) if each.startswith("capture herald")]


@pytest.mark.rule("Q260", "Q168")
def test_a_discounted_price_holds_one_unit_of_its_energy() -> None:
    assert of_herald(reduced(2, light=1)) == ["capture herald with light"]
    assert of_herald(reduced(3, light=1)) == ["capture herald"]


@pytest.mark.rule("Q260")
def test_why_no_discount_that_saves_nothing() -> None:
    table = reduced(2, light=1, quiddity=1)
    assert of_herald(table) == ["capture herald"]
    assert reason(table, "capture herald with light")[1] == "Q260"
