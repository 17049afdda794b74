"""What stands on the screen, as lines of text; and small situations to look at."""

import html
import re
from typing import Any

import tumblehall as th
from tumblehall.terminal.app import TumblehallApp
from tumblehall.terminal.sitting import Sitting

WORDS = re.compile(r'<text [^>]*?x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>')


def screen_text(app: TumblehallApp) -> str:
    """Everything that is drawn now, row by row."""
    rows: dict[float, list[tuple[float, str]]] = {}
    for x, y, words in WORDS.findall(app.export_screenshot()):
        rows.setdefault(float(y), []).append((float(x), html.unescape(words).replace("\u00a0", " ")))
    return "\n".join("".join(words for _, words in sorted(row)) for _, row in sorted(rows.items()))


def sitting_at(position: dict[str, Any], chairs: tuple[str, ...], seed: str = "terminal") -> Sitting:
    return Sitting(th.from_position(position, seed), chairs)


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
