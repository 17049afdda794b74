"""What stands on the screen, as lines of text; and small situations to look at."""

import html
import re
from typing import Any

import tumblehall as th
from tumblehall.agents.agent import Agent
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.manners import NEVER
from tumblehall.terminal.pages import Confirm
from tumblehall.terminal.sitting import Sitting
from tumblehall.terminal.table_screen import TableScreen

AGAINST_A_BOT = ("", "heuristic")
SMALL, LARGE = (80, 24), (120, 40)
WORDS = re.compile(r'<text [^>]*?x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>')


def screen_text(app: TumblehallApp) -> str:
    """Everything that is drawn now, row by row."""
    rows: dict[float, list[tuple[float, str]]] = {}
    for x, y, words in WORDS.findall(app.export_screenshot()):
        rows.setdefault(float(y), []).append((float(x), html.unescape(words).replace("\u00a0", " ")))
    return "\n".join("".join(words for _, words in sorted(row)) for _, row in sorted(rows.items()))


def sitting_at(position: dict[str, Any], chairs: tuple[str, ...], seed: str = "terminal") -> Sitting:
    return Sitting(th.from_position(position, seed), chairs)


async def played_by_keys(sitting: Sitting, agent: Agent, size: tuple[int, int]) -> str:
    """The last screen of a game in which the person plays what the agent would; each answer is a key on the screen."""
    rng, app = th.FastRng(1), TumblehallApp(sitting, pause=60, lone=NEVER)
    async with app.run_test(size=size) as pilot:
        while sitting.table.outcome is None:
            assert isinstance(app.screen, TableScreen)
            decision = app.screen.view.decision
            if decision is None:
                await pilot.press("space")
                continue
            step, answer = sitting.table.step, agent.choose(sitting.table.view(0), decision, rng)
            await pilot.press(app.screen.view.keys[answer])
            if isinstance(app.screen, Confirm):
                await pilot.press("y")
            assert sitting.table.step > step
        await pilot.pause()
        return screen_text(app)


def hero(slug: str, at: str = "home", *upgrades: str) -> dict[str, Any]:
    held = [{"attribute": attribute, "level": 2} for attribute in upgrades]
    return {"character": slug, "at": at, "upgrades": held}


def near_the_end() -> dict[str, Any]:
    """Red stands at the lair with eighteen dice in close; the Clay Colossus asks for five."""
    names = ("hroth-ironbelly", "grit-tooth-olga", "pell-the-fencer")
    return {
        "game": "angryquest",
        "monster": "clay-colossus",
        "phase1": "ranged",
        "seats": [
            {"colour": "red", "team": [hero(name, f"ent-red-{i}", "close") for i, name in enumerate(names, 1)]},
            {"colour": "blue", "team": [hero("nimble-finch", "t20"), hero("clover-annie")]},
        ],
        "turn": {"seat": 0},
    }


def about_to_move(die: int = 3) -> dict[str, Any]:
    return {
        "game": "angryquest",
        "monster": "mire-hydra",
        "seats": [
            {"colour": "red", "team": [hero("hroth-ironbelly", "t07", "close"), hero("clover-annie")]},
            {"colour": "blue", "team": [hero("nimble-finch", "t30"), hero("grim-ludo")]},
        ],
        "turn": {"seat": 0, "phase": "move", "die": die},
    }
