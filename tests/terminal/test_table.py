"""The table by keys: playing, taking back, asking why, reading rules and the log."""

from textual.widgets import Input, OptionList

import tumblehall as th
from tests.terminal.seen import AGAINST_A_BOT, LARGE, SMALL, about_to_move, near_the_end, screen_text, sitting_at
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.pages import LogPage, Small
from tumblehall.terminal.rules_page import RulesPage
from tumblehall.terminal.start import StartScreen
from tumblehall.terminal.table_screen import TableScreen
from tumblehall.terminal.why_page import WhyPage


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
        assert "against heuristic" in screen_text(app)
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


async def test_after_a_game_the_same_one_is_offered_with_the_bots_as_they_were_and_they_can_be_others() -> None:
    app = TumblehallApp(sitting_at(near_the_end(), ("", "novice")))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("2", "1", "n")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        assert "novice bot" in screen_text(app)
        app.screen.form.change("chair 1", 1)
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        sitting = app.screen.sitting
    assert (sitting.table.game, sitting.chairs) == ("angryquest", ("", "skilled"))
