"""A puzzle at the terminal: a real table, and a word on the first answer."""

from tests.terminal.seen import screen_text
from tumblehall.analysis.puzzle import puzzles_of
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.puzzling import ASKED, PuzzleSitting
from tumblehall.terminal.table_screen import TableScreen

LARGE = (120, 50)
ASKING = ASKED.partition(" Which")[0]
"""What of it stands on one row."""


def words(app: TumblehallApp) -> str:
    return " ".join(screen_text(app).replace("│", " ").split())


async def answered(option: str) -> str:
    sitting = PuzzleSitting(puzzles_of("quaeleon")[0])
    app = TumblehallApp(sitting, pause=60.0)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        assert ASKING in words(app)
        assert isinstance(app.screen, TableScreen)
        app.screen.choose(option)
        await pilot.pause()
        assert sitting.answer == option
        return words(app)


async def test_best_answer_is_praised() -> None:
    puzzle = puzzles_of("quaeleon")[0]
    said = await answered(puzzle.answer)
    assert "Yes, that is best:" in said
    assert ASKING not in said


async def test_another_is_told_what_is_better() -> None:
    puzzle = puzzles_of("quaeleon")[0]
    assert "There is something better" in await answered(puzzle.second)


def test_there_is_no_lamp_at_a_puzzle() -> None:
    assert not PuzzleSitting(puzzles_of("quaeleon")[0]).lamp
