"""The table by keys: playing, taking back, asking why, reading rules, saving and going on."""

import json
from pathlib import Path

import pytest
from textual.widgets import Input, OptionList

import tumblehall as th
from tests.terminal.seen import about_to_move, near_the_end, screen_text, sitting_at
from tumblehall.agents.roster import agents_for
from tumblehall.games import GAMES
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.form import Form, Row
from tumblehall.terminal.pages import Confirm, HandOver, LogPage, Small
from tumblehall.terminal.rules_page import RulesPage
from tumblehall.terminal.sitting import resumed_sitting
from tumblehall.terminal.start import StartScreen
from tumblehall.terminal.table_screen import TableScreen
from tumblehall.terminal.why_page import WhyPage

AGAINST_A_BOT = ("", "heuristic")
SMALL, LARGE = (80, 24), (120, 40)


async def test_a_game_is_won_by_keys() -> None:
    sitting = sitting_at(near_the_end(), AGAINST_A_BOT)
    app = TumblehallApp(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("2")  # fight
        assert "Phase 2 against the Clay Colossus" in screen_text(app)
        await pilot.press("1")  # with close
        await pilot.pause()
        assert sitting.table.outcome is not None
        assert "You win!" in screen_text(app)
        assert "AQ-6.9" in screen_text(app)
    assert th.Record.from_json(sitting.file.read_text("utf-8")).outcome == sitting.table.outcome


async def test_what_can_be_done_stands_there_with_its_key_and_rule() -> None:
    app = TumblehallApp(sitting_at(about_to_move(), AGAINST_A_BOT))
    async with app.run_test(size=SMALL):
        screen = screen_text(app)
    for words in (
        "● Red, your move",
        "AQ-3.2",
        "You rolled 3. Which move?",
        "1 Hroth 3 spaces on",
        "2 Hroth to ⌂ the north town",
    ):
        assert words in screen
    for key in ["u undo", "w why", "h hint", "r rules", "l log", "s save", "n new", "q quit"]:
        assert key in screen


async def test_arrows_and_enter_choose_too() -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    app = TumblehallApp(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("down", "down")
        assert "3«" in screen_text(app)  # the space it leads to
        await pilot.press("enter")
        assert sitting.table.record.entries[0].act == "move clover-annie t03"


async def test_a_click_chooses() -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    app = TumblehallApp(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.click(OptionList, offset=(6, 0))
        assert sitting.table.record.entries[0].act == "move hroth-ironbelly t10"


async def test_undo_takes_back_the_last_deed() -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    app = TumblehallApp(sitting)
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await pilot.press("1")
        assert "Your turn is done." in screen_text(app)
        await pilot.press("u")
        assert "You rolled 3. Which move?" in screen_text(app)
        await pilot.press("u")
        await pilot.pause()
        assert "No undo" in screen_text(app)
    assert [entry.act for entry in sitting.table.record.entries] == ["move hroth-ironbelly t10", None]


async def test_why_not_gives_reason_and_rule() -> None:
    app = TumblehallApp(sitting_at(about_to_move(), AGAINST_A_BOT))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("w")
        assert isinstance(app.screen, WhyPage)
        app.screen.query_one(Input).value = "move nimble-finch t33"
        await pilot.press("enter")
        assert "Nimble Finch is not one of your characters." in screen_text(app)
        assert "AQ-3.2" in screen_text(app)
        app.screen.query_one(Input).value = "move hroth t11"
        await pilot.press("down", "enter")  # picked from the list
        assert "does not lead Hroth Ironbelly from space 7 to space 11" in screen_text(app).replace("\n", " ").replace(
            "  ", " "
        )
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)


async def test_rules_open_at_the_rule_of_the_option_and_can_be_searched() -> None:
    app = TumblehallApp(sitting_at(about_to_move(), AGAINST_A_BOT))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("down", "r")  # the way into town
        await pilot.pause()
        assert isinstance(app.screen, RulesPage)
        page = app.screen.query_one(OptionList)
        assert page.highlighted_option is not None
        assert page.highlighted_option.id == "AQ-4.1"
        assert "this question: AQ-4.1" in screen_text(app)
        await pilot.press("slash", *["doubled", "ties"][0][:3])
        app.screen.query_one(Input).value = "tie defender"
        await pilot.pause()
        assert [option.id for option in page.options if option.id] == ["AQ-5.6", "A21"]
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)


async def test_how_to_play_is_read_page_by_page_without_leaving_the_table() -> None:
    app = TumblehallApp(sitting_at(about_to_move(), AGAINST_A_BOT))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("r", "h")
        await pilot.pause()
        assert "How to play Angry Quest   1 of 4" in screen_text(app)
        await pilot.press("right", "right")
        assert "Luck, curse and town" in screen_text(app)
        assert "A clover: you may use the luck of this monster.  AQ-3.5" in screen_text(app)
        await pilot.press("escape", "escape")
        assert isinstance(app.screen, TableScreen)


async def test_log_tells_it_in_words() -> None:
    app = TumblehallApp(sitting_at(about_to_move(), AGAINST_A_BOT))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1", "l")
        assert isinstance(app.screen, LogPage)
        assert "● Red moves Hroth Ironbelly from space 7 to space 10." in screen_text(app)


async def test_pages_turn() -> None:
    app = TumblehallApp(sitting_at(about_to_move(), AGAINST_A_BOT))
    async with app.run_test(size=SMALL) as pilot:
        assert "Stubborn Swing" in screen_text(app)
        await pilot.press("tab")
        assert "■F Finch" in screen_text(app)
        await pilot.press("tab")
        assert "4×5+: four dice must show 5 or more" in screen_text(app)
        await pilot.click("#tabs", offset=(1, 0))
        assert "Stubborn Swing" in screen_text(app)


async def test_bots_move_after_a_pause_that_can_be_skipped() -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    app = TumblehallApp(sitting, pause=60)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1", "0")
        assert "■ Blue moves (heuristic bot)." in screen_text(app)
        await pilot.press("space")
        assert "● Red, your move" in screen_text(app)
        assert "■ Blue moves Nimble Finch" in screen_text(app)
        await pilot.press("down", "enter")
        assert sitting.table.record.entries[-1].act == "move clover-annie t03"


async def test_quitting_saves_and_the_game_goes_on_where_it_was(saves_folder: Path) -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    app = TumblehallApp(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1", "q")
        assert isinstance(app.screen, Confirm)
        await pilot.press("n")
        assert isinstance(app.screen, TableScreen)
        await pilot.press("q", "y")
        await pilot.pause()
    assert app.return_value == 0
    assert sitting.file.parent == saves_folder
    again = resumed_sitting(sitting.file)
    assert again.chairs == AGAINST_A_BOT
    assert again.table.position() == sitting.table.position()


async def test_a_saved_game_is_on_the_start_screen() -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    sitting.act(0, "move hroth-ironbelly t10")
    app = TumblehallApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("end")
        await pilot.pause()
        assert "angryquest, 2 seats, 1 answers given" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "Your turn is done." in screen_text(app)


async def test_a_disk_that_refuses_does_not_stop_the_game(tmp_path: Path) -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    (tmp_path / "wall").write_text("no folder")
    sitting.file = tmp_path / "wall" / "game.json"
    app = TumblehallApp(sitting)
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await pilot.press("1")
        await pilot.pause()
        assert "cannot save to" in screen_text(app)
        assert sitting.table.step == 1


@pytest.fixture
def only_angry_quest(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in GAMES if name != "angryquest"]:
        monkeypatch.delitem(GAMES, name)


@pytest.mark.usefixtures("only_angry_quest")
async def test_one_key_starts_a_game() -> None:
    app = TumblehallApp()
    async with app.run_test(size=SMALL) as pilot:
        assert isinstance(app.screen, StartScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert "Which of your four characters goes back into" in screen_text(app)


@pytest.mark.usefixtures("only_angry_quest")
async def test_the_start_screen_sets_seats_bots_and_options() -> None:
    app = TumblehallApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("down", "down", "right")  # three players
        levels = ["", *agents_for("angryquest")]
        usual = levels.index("skilled")
        await pilot.press("down", "down", "right", "down", *["left"] * usual)  # who sits on seats 1 and 2
        await pilot.press("down", "right")  # the first monster
        assert "The monster in the centre" in screen_text(app)
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, HandOver)  # two people, each with a hand
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        sitting = app.screen.sitting
        assert sitting.chairs == ("", levels[(usual + 1) % len(levels)], "")
        assert sitting.table.options["monster"] == "animated-armour"


async def test_it_fits_a_small_terminal_and_says_when_one_is_too_small() -> None:
    app = TumblehallApp(sitting_at(about_to_move(), AGAINST_A_BOT))
    async with app.run_test(size=LARGE) as pilot:
        assert "›1‹" not in screen_text(app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "1 Hroth 3 spaces on" in screen_text(app)
        assert all(len(line) <= 82 for line in screen_text(app).splitlines())
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert isinstance(app.screen, Small)
        assert "needs 80 columns and 24 rows" in screen_text(app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


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


async def test_what_is_odd_is_warned_of_as_it_is_chosen() -> None:
    app = TumblehallApp(None)
    async with app.run_test(size=LARGE) as pilot:
        screen = app.screen
        assert isinstance(screen, StartScreen)
        screen.form.choose_game("quarriors")
        screen.form.change("option sets light-dark", 1)
        screen.fill(0)
        await pilot.pause()
        assert "Beware" not in screen_text(app)
        screen.form.change("option sets demons", 1)
        screen.fill(0)
        await pilot.pause()
        assert "Beware: Large dice: Corrupted Quiddity weighs heavily" in screen_text(app)


async def test_sets_that_cannot_be_played_alone_are_refused_as_they_are_chosen() -> None:
    app = TumblehallApp(None)
    async with app.run_test(size=LARGE) as pilot:
        screen = app.screen
        assert isinstance(screen, StartScreen)
        screen.form.choose_game("quarriors")
        screen.form.change("option sets promos", 1)
        screen.form.change("option sets base", 1)
        screen.fill(0)
        await pilot.pause()
        assert "Not like this: option 'sets': these sets have 3 creature and 0 spell classes" in screen_text(app)


def test_the_record_names_no_more_than_a_record_does() -> None:
    sitting = sitting_at(about_to_move(), AGAINST_A_BOT)
    sitting.save()
    assert json.loads(sitting.file.read_text("utf-8"))["entries"] == []
    assert json.loads(sitting.file.with_suffix(".seats").read_text("utf-8")) == list(AGAINST_A_BOT)


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
