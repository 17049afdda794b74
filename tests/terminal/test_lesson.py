"""A lesson at the terminal: captions one at a time, what is asked, other choices, the next scene."""

from time import monotonic

import pytest
from textual.widgets import OptionList

from tests.terminal.seen import screen_text
from tumblehall.lessons.course import ANOTHER_WAY
from tumblehall.lessons.script import LEARNER
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.start import StartScreen
from tumblehall.terminal.table_screen import TableScreen
from tumblehall.terminal.teacher import LessonSitting, pointed

LARGE = (120, 40)
PATIENCE = 120
"""Seconds, on a machine that has much else to do."""


def spoken(app: TumblehallApp) -> str:
    return " ".join(screen_text(app).split())


async def test_captions_come_one_at_a_time_and_name_what_they_point_at() -> None:
    app = TumblehallApp(LessonSitting("quarriors"), pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        assert "First game, 1 of 14: wilds" in spoken(app)
        await pilot.press(".")
        assert "First game, 2 of 14: glory" in spoken(app)
        assert "First game, 1 of 14" not in spoken(app)


@pytest.mark.parametrize(
    ("at", "name"),
    [
        ("seat:0", "you"),
        ("ready:0:1", "your ready area"),
        ("locked:1", "the other's locked area"),
        ("hand:kettle-drake", "kettle drake"),
        ("active:assistant#4", "assistant"),
        ("t27", ""),
    ],
)
def test_what_a_caption_points_at_is_named_as_the_terminal_names_it(at: str, name: str) -> None:
    assert pointed(at) == name


async def test_the_start_screen_has_all_lessons_of_its_game() -> None:
    app = TumblehallApp(pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        screen = app.screen
        assert isinstance(screen, StartScreen)
        while screen.form.game != "quarriors":
            await pilot.press("down", "down", "right", "up", "up")
        page = screen.query_one(OptionList)
        page.highlighted = page.get_option_index("lesson quarriors-demons")
        await pilot.press("enter")
        await pilot.pause()
        assert "First game, 1 of 7: corrupted quiddity" in spoken(app)


@pytest.mark.parametrize("game", ["angryquest", "dicequest", "quaeleon", "quarriors"])
async def test_a_whole_lesson_is_played_by_what_is_asked(game: str) -> None:
    lesson = LessonSitting(game)
    app = TumblehallApp(lesson, pause=0.0)
    numbers: set[int] = set()
    async with app.run_test(size=LARGE) as pilot:
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline:  # a bot thinks as long as the machine lets it
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, TableScreen)
            sitting = screen.sitting
            assert isinstance(sitting, LessonSitting)
            course = sitting.course()
            assert course is not None
            caption = sitting.caption(course)
            if caption is not None:
                numbers.add(caption.number)
            if caption is not None and not caption.asks:
                await pilot.press(".")
            elif course.asks:
                screen.choose(course.asks)
            elif sitting.next_scene() is not None:
                await pilot.press(".")
            elif course.ended:
                break
    assert numbers - {0} == set(range(1, lesson.lesson.captions + 1))


async def test_another_choice_is_good_too() -> None:
    sitting = LessonSitting("quarriors")
    asked = next(decision for decision in sitting.table.decisions if decision.seat == LEARNER)
    sitting.act(LEARNER, next(option.id for option in asked.options if option.id != "use assistant#4"))
    app = TumblehallApp(sitting, pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        assert ANOTHER_WAY.partition(":")[0] in spoken(app)


async def test_a_lesson_that_is_skipped_is_an_ordinary_game() -> None:
    sitting = LessonSitting("dicequest")
    app = TumblehallApp(sitting, pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("/")
        assert "First game" not in spoken(app)
    assert sitting.chairs == ("", "novice")
    assert sitting.course() is None


async def test_a_screen_of_how_to_play_is_tried_in_the_first_game() -> None:
    app = TumblehallApp(pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        assert isinstance(app.screen, StartScreen)
        app.screen.form.game = "dicequest"
        await pilot.press("h", "right", "right")
        assert "t try it in the first game" in spoken(app)
        await pilot.press("t")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert "First game, 6 of 14" in spoken(app)
