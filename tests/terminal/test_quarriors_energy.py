"""Light and dark at the terminal: signs, two purses, both prices, anchored spells, large dice, enchantments, and what a
payment would take before it is made."""

from typing import Any

import pytest

import tumblehall as th
from tumblehall.terminal.keys import keys_of
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels import panel_for

PANEL = panel_for("quarriors")
CARDS = (
    "Assistant/of Logistics", "Herald/Lesser", "Quartz Golem/Greater", "Archangel/Greater", "Black Cat/Greater",
    "Boogieman/Lesser", "Queelzebub/Base", "Light/Charm", "Dark/Enchantment",
)  # fmt: skip
SMALL, LARGE = (46, 30), (78, 48)
SIZES = pytest.mark.parametrize("size", [SMALL, LARGE])


def energies(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **turn: Any) -> th.Table:
    position = {
        "game": "quarriors",
        "options": {"sets": ["light-dark"]},
        "wilds": [{"card": card, "dice": 3} for card in CARDS],
        "seats": [{"bag": ["Assistant"] * 4} | mine, {"bag": ["Assistant"] * 4} | (theirs or {})],
        "turn": {"seat": 0, "number": 5, "phase": "ready", "rolled": True, **turn},
        "show_forced": True,
    }
    return th.from_position(position, "energies")


ROLLED = {
    "active": ["Large Quiddity#2", "Large Quiddity#3", "Herald#4", "Dark#2"],
    "quiddity": 1,
    "light": 1,
    "dark": 2,
}


def scene(table: th.Table, option: str = "") -> Scene:
    decision = table.decisions[0]
    rows = PANEL.shown(table.view(decision.seat), decision)
    focus = next(row for row in rows if row.id == option) if option else rows[0]
    return Scene(table.view(decision.seat), decision, focus, keys_of(rows), ("", "heuristic"))


def board(table: th.Table, size: tuple[int, int]) -> str:
    return PANEL.board(scene(table), *size).plain


def labels(table: th.Table) -> dict[str, str]:
    rows = PANEL.shown(table.view(0), table.decisions[0])
    return {row.id: PANEL.label(scene(table, row.id), row) for row in rows}


def note(table: th.Table, option: str) -> str:
    return PANEL.note(scene(table, option), 60).plain


@SIZES
def test_the_own_purses_are_told_apart_by_signs(size: tuple[int, int]) -> None:
    assert "quiddity 1 ☼1 ☾2" in board(energies(ROLLED), size)


@SIZES
def test_dice_show_which_quiddity_they_give(size: tuple[int, int]) -> None:
    drawn = board(energies(ROLLED), size)
    assert all(sign in drawn for sign in ("Q3", "☼2", "☾1"))


@SIZES
def test_large_dice_that_are_set_aside_are_counted(size: tuple[int, int]) -> None:
    assert "large 2 aside" in board(energies({}, {}, phase="capture"), size)


def test_large_dice_of_others_are_counted_where_there_is_room() -> None:
    other = next(line for line in board(energies(ROLLED), LARGE).splitlines() if "Seat 1" in line)
    assert "spent 0 large 2" in other


@SIZES
def test_a_card_has_both_prices_and_the_sign_of_its_energy(size: tuple[int, int]) -> None:
    drawn = board(energies(ROLLED), size)
    golem = next(line for line in drawn.splitlines() if "☼5" in line)
    assert ("6" in golem, "☾7" in drawn) == (True, True)


def test_an_anchored_spell_stands_on_its_card_with_its_price_and_whether_it_can_be_used() -> None:
    drawn = board(energies(ROLLED | {"light": 2}, {"ready": ["Boogieman#5"]}), LARGE)
    assert "›↧☼2" in drawn  # the Golem's
    assert "›↧☼3" in drawn  # the Archangel's, with the light of a large die
    drawn = board(energies({"light": 1}, {"ready": ["Boogieman#5"]}, phase="capture"), LARGE)
    assert ("↧☼3" in drawn, "›↧☼3" in drawn) == (True, False)


def test_in_lines_an_anchored_spell_has_its_sign() -> None:
    golem = next(line for line in board(energies(ROLLED), SMALL).splitlines() if "☼5" in line)
    assert "☼5↧" in golem


def test_the_card_looked_at_tells_its_discount_and_its_anchored_spell() -> None:
    table = energies(ROLLED | {"light": 2}, {"ready": ["Boogieman#5"]})
    text = dict(PANEL.sections(scene(table, "anchor quartz-golem"), 60))["Card"].plain
    assert "cost 6, ☼5 with light" in text
    assert "↧☼2 anchored spell, can be used now (QX-8)" in text


def test_labels_name_prices_with_their_energy() -> None:
    told = labels(energies({"quiddity": 6, "light": 3, "dark": 3}, {"ready": ["Boogieman#5"]}, phase="capture"))
    assert told["capture quartz-golem"] == "Capture Golem Greater for 6"
    assert told["capture quartz-golem with light"] == "Capture Golem Greater for 5 with ☼"
    assert told["anchor quartz-golem"] == "Anchored spell of Golem for ☼2"


def test_both_effects_of_a_question_mark_are_two_rows() -> None:
    told = labels(energies({"active": ["Assistant#4", "Large Quiddity#1"]}, immediate=True))
    assert [told[each] for each in ("use assistant#4", "use assistant#4:2")] == [
        "Use Assistant ?", "Use Assistant ?: second effect",
    ]  # fmt: skip


@pytest.mark.rule("Q168")
@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("summon herald#4", "Takes no dice; leaves ☼1 ☾2."),
        ("anchor herald", "Takes no dice; leaves Q1 ☾2."),
        ("anchor archangel", "Takes Large ☼2; leaves Q1 ☾2."),
    ],
)
def test_what_a_payment_would_take_is_told_before_it_is_made(option: str, told: str) -> None:
    assert told in note(energies(ROLLED, {"ready": ["Boogieman#5"]}), option)


@pytest.mark.rule("Q168")
def test_a_capture_tells_its_dice_what_is_left_and_what_is_asked() -> None:
    table = energies({"active": ["Large Quiddity#1"], "light": 2, "dark": 2}, phase="capture")
    assert "Takes Large Q2; leaves Q1 ☼1 ☾2." in note(table, "capture herald with light")
    assert "Takes Large Q2; leaves ☼1 ☾1 with light first, which you say." in note(table, "capture boogieman with dark")


@pytest.mark.rule("Q168")
def test_the_question_which_energy_goes_first_tells_what_each_answer_leaves() -> None:
    table = energies({"active": ["Quartz Golem#6"], "light": 2, "dark": 2})
    table.act(0, "summon quartz-golem#6")
    assert labels(table) == {"pay light": "Light ☼ first", "pay dark": "Dark ☾ first"}
    assert "leaves ☾1." in note(table, "pay light")
    assert "leaves ☼1." in note(table, "pay dark")


@SIZES
def test_an_enchantment_says_whether_it_works_or_waits(size: tuple[int, int]) -> None:
    drawn = board(energies({"ready": ["Dark#4", "Dark#4"]}, phase="capture"), size)
    assert ("works" in drawn, "waits" in drawn) == (True, True)


def test_the_quiddity_at_hand_is_told_with_the_energy_among_it() -> None:
    assert "10 quiddity (4 floating, 6 on dice, ☼3 ☾3 among it)" in note(energies(ROLLED), "next")


def test_the_signs_are_explained_only_where_there_is_energy() -> None:
    words = dict(PANEL.sections(scene(energies(ROLLED), "next"), 60))["Card"].plain.replace("\u00a0", " ")
    assert ("☼2 light quiddity" in words, "↧☼3 anchored spell" in words) == (True, True)
    base = th.new_table("quarriors", 2, "base", {"first": 0})
    rows = PANEL.shown(base.view(0), base.decisions[0])
    plain = Scene(base.view(0), base.decisions[0], rows[-1], keys_of(rows), ("", "heuristic"))
    assert "☼" not in dict(PANEL.sections(plain, 60))["Card"].plain


def test_ideas_ask_why_not_of_discounts_and_anchored_spells() -> None:
    ideas = PANEL.ideas(scene(energies(ROLLED)))
    assert {"capture herald with light", "anchor archangel"} <= set(ideas)


@pytest.mark.parametrize("sets", [["light-dark"], ["base", "qladiator", "light-dark"]])
def test_whatever_comes_up_can_be_drawn_and_labelled(sets: list[str]) -> None:
    table, draw = th.new_table("quarriors", 2, "drawn", {"sets": sets}), th.FastRng("drawn")
    for _ in range(60):
        decision = table.decisions[0]
        for option in PANEL.shown(table.view(decision.seat), decision):
            shown = scene(table, option.id)
            assert PANEL.label(shown, option)
            PANEL.note(shown, 60)
        PANEL.board(scene(table), *SMALL)
        table.act(decision.seat, decision.options[draw.below(len(decision.options))].id)
