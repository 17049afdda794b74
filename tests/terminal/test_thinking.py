"""A bot that looks ahead: keys are answered meanwhile, and it can be stopped."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.seen import about_to_move, screen_text, sitting_at
from tumblehall.agents.agent import answer_at
from tumblehall.agents.from_file import any_agent
from tumblehall.kernel.dice import FastRng
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.pages import LogPage
from tumblehall.terminal.sitting import Sitting
from tumblehall.terminal.table_screen import TableScreen

SIZE = (80, 24)
BOTS = '''
import os, time
from pathlib import Path
from tumblehall.agents import Ranked

HERE = Path(__file__).parent

class Slow:
    """Thinks until there is a file."""
    def rank(self, sight, rng):
        (HERE / "new").write_text(str(os.getpid()))
        (HERE / "new").replace(HERE / "pid")
        while not (HERE / "enough").exists():
            time.sleep(0.01)
        print("what a bot prints is no answer")
        first = rng.below(len(sight.decision.options))
        ids = [option.id for option in sight.decision.options]
        return [Ranked(id, 0.5) for id in ids[first:] + ids[:first]]

class Fails:
    def rank(self, sight, rng):
        raise RuntimeError("no idea")

class Dies:
    def rank(self, sight, rng):
        if (HERE / "here").read_text() != str(os.getpid()):
            os._exit(3)
'''


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    file = tmp_path / "slow_bots.py"
    file.write_text(BOTS, "utf-8")
    (tmp_path / "here").write_text(str(os.getpid()))
    return file


def against(bots: Path, name: str) -> Sitting:
    return sitting_at(about_to_move(), ("", f"{bots}:{name}"))


async def until(ready: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not ready():
            await asyncio.sleep(0.02)


def is_up(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_keys_are_answered_while_a_bot_thinks(bots: Path) -> None:
    sitting = against(bots, "Slow")
    app = TumblehallApp(sitting, pause=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("1", "0")
        await until((bots.parent / "pid").exists)
        assert "■ Blue thinks (Slow bot)" in screen_text(app)
        decision = sitting.table.decisions[0]
        wanted = FastRng(sitting.table.bot_seed(1))
        await pilot.press("l")
        assert isinstance(app.screen, LogPage)
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)
        (bots.parent / "enough").touch()
        alike = sitting.table.clone()
        await until(lambda: sitting.table.step > alike.step)
        entry = sitting.table.record.entries[alike.step]
        assert (entry.seat, entry.act) == (
            1,
            answer_at(any_agent("angryquest", f"{bots}:Slow"), alike, decision, wanted),
        )


async def test_an_answer_can_be_taken_back_while_a_bot_thinks_on_it(bots: Path) -> None:
    sitting = against(bots, "Slow")
    app = TumblehallApp(sitting, pause=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("1", "0")
        await until((bots.parent / "pid").exists)
        pid = int((bots.parent / "pid").read_text())
        await pilot.press("u", "y")
        assert "● Red, your move" in screen_text(app)
        await until(lambda: not is_up(pid))
        assert sitting.table.to_act == (0,)


async def test_bots_that_think_are_hurried_too(bots: Path) -> None:
    (bots.parent / "enough").touch()
    sitting = against(bots, "Slow")
    app = TumblehallApp(sitting, pause=60)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("1", "0", "space")
        await until(lambda: sitting.table.to_act == (0,) and "● Red, your move" in screen_text(app))
        assert {entry.seat for entry in sitting.table.record.entries[2:]} == {1}


@pytest.mark.parametrize("name", ["Fails", "Dies"])
async def test_the_usual_bot_answers_for_one_that_fails(bots: Path, name: str) -> None:
    sitting = against(bots, name)
    app = TumblehallApp(sitting, pause=60)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("1", "0", "space")
        await until(lambda: sitting.table.to_act == (0,) and "● Red, your move" in screen_text(app))
        assert any("The usual bot answers for it" in toast.message for toast in app._notifications)
