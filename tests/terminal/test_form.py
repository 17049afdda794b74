"""The form of a new game: what can be chosen, what goes together, and what is usual."""

import pytest

from tumblehall.games import GAMES
from tumblehall.terminal.form import Form, Row


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_a_form_whose_every_row_turns_round(game: str) -> None:
    form = Form(game)
    first = [row.value for row in form.rows() if row.name != "game"]
    for row in form.rows():
        if row.name != "game":
            form.change(row.name, 1)
            form.change(row.name, -1)
    assert [row.value for row in form.rows() if row.name != "game"] == first
    assert form.sitting().table.game == game


def test_what_cannot_be_combined_is_skipped_and_comes_back_with_the_reason_gone() -> None:
    form = Form("dicequest")

    def values() -> dict[str, str]:
        return {row.name.removeprefix("option "): row.value for row in form.rows()}

    form.change("option mode", 1)
    assert (values()["mode"], values()["take_that"]) == ("Together", "no")
    form.change("option take_that", 1)
    assert values()["take_that"] == "no"
    form.change("option mode", 1)
    assert (values()["mode"], values()["take_that"]) == ("Against each other", "yes")
    form.change("option difficulty", 1)
    assert values()["difficulty"] == "Normal"
    form.change("seats", -1)
    assert (values()["seats"], values()["mode"]) == ("1", "Together")
    assert form.sitting().table.options["mode"] == "coop"


def rows_of(form: Form) -> dict[str, Row]:
    return {row.name.removeprefix("option "): row for row in form.rows()}


def test_sets_mix_and_wilds_are_offered_with_a_sentence_each() -> None:
    form = Form("quarriors")
    rows = rows_of(form)
    assert [rows[f"sets {name}"].title for name in ("base", "demons", "promos")] == [
        "Base set", "Rise of the Demons", "Promos",
    ]  # fmt: skip
    assert rows["sets demons"].help == "Corrupted dice that are handed on, and glory that can be lost."
    assert (rows["mix"].value, rows["mix"].help.startswith("All cards of the sets are shuffled")) == ("A hint", True)
    assert (rows["wilds"].title, rows["wilds"].value) == ("The Wilds", "Draw for us")


def test_the_first_game_with_a_set_is_offered_with_its_cards() -> None:
    form = Form("quarriors")
    form.change("option sets demons", 1)
    form.change("option wilds", 1)
    row = rows_of(form)["wilds"]
    assert (row.value, "Scavenging Goblin (Corrupted), Devotee" in row.help) == ("First game", True)
    assert form.sitting().table.options["wilds"] == "first-game"


def test_what_the_game_would_refuse_is_not_offered() -> None:
    form = Form("quarriors")
    form.change("option mix", 1)
    assert rows_of(form)["mix"].value == "A hint"  # the others need another set, or a list
    form.change("option sets quarmageddon", 1)
    seen = []
    for _ in range(3):
        form.change("option mix", 1)
        seen.append(rows_of(form)["mix"].value)
    assert seen == ["A side", "Two scoops", "A hint"]
    form.change("option mix", 1)
    form.change("option sets quarmageddon", 1)
    assert (rows_of(form)["mix"].value, form.refusal(form.settled())) == ("A hint", "")


def chosen(form: Form) -> tuple[str, str]:
    rows = rows_of(form)
    return rows["large_dice"].value, rows["culls"].value


@pytest.mark.rule("QX-16", "Q381")
def test_what_is_usual_follows_from_the_sets_until_something_else_is_wished_for() -> None:
    form = Form("quarriors")
    assert chosen(form) == ("no", "yes")
    form.change("option sets light-dark", 1)
    assert chosen(form) == ("yes", "no")
    form.change("option large_dice", 1)
    assert chosen(form) == ("no", "yes")
    form.change("option culls", 1)
    assert chosen(form) == ("no", "no")
    form.change("option sets light-dark", 1)
    assert chosen(form) == ("no", "yes")


@pytest.mark.rule("QX-16", "Q381")
def test_alone_the_set_leaves_no_choice_of_dice_and_culls() -> None:
    form = Form("quarriors")
    for name in ("sets light-dark", "sets base", "large_dice", "culls"):
        form.change(f"option {name}", 1)
    assert chosen(form) == ("yes", "no")
    options = form.sitting().table.options
    assert (options["sets"], options["large_dice"], options["culls"]) == (["light-dark"], True, False)


def test_a_preset_of_a_game_is_one_row_of_the_form() -> None:
    form = Form("quarriors")
    seen = []
    for _ in range(4):
        seen.append(next(row.value for row in form.rows() if row.name == "preset"))
        form.change("preset", 1)
    assert seen == ["your own", "First game", "All sets together", "All sets, large dice"]
    assert form.preset() is None


def test_a_preset_in_the_form_is_gone_once_an_option_of_it_is_changed() -> None:
    form = Form("quarriors")
    form.change("preset", 2)
    assert form.settled()["large_dice"] is False
    form.change("option expert_culling", 1)
    assert form.preset() is None


def test_a_game_like_the_last_one_has_its_people_bots_and_options() -> None:
    last, form = Form("dicequest"), Form("quarriors")
    last.change("seats", 1)
    last.change("chair 1", 1)
    last.change("option mode", 1)
    last.change("lamp", 1)
    form.take_up(last.sitting())
    assert [(row.name, row.value) for row in form.rows()] == [(row.name, row.value) for row in last.rows()]
