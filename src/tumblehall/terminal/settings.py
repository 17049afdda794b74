"""What people want of the terminal, kept beside their games."""

import json

from tumblehall.kernel.reading import parse_json
from tumblehall.terminal import saves
from tumblehall.terminal.manners import LONE, WAIT

FILE = "settings"


def lone() -> str:
    """What becomes of the only answer; the usual if nothing was said, or nothing that can be read."""
    try:
        said = parse_json((saves.folder() / FILE).read_text("utf-8"), "the settings")
    except (OSError, ValueError):
        return WAIT
    chosen = said.get("lone") if isinstance(said, dict) else None
    return chosen if isinstance(chosen, str) and chosen in LONE else WAIT


def keep_lone(chosen: str) -> bool:
    """Whether it could be kept; a disk that refuses must not stop the game."""
    try:
        saves.folder().mkdir(parents=True, exist_ok=True)
        (saves.folder() / FILE).write_text(json.dumps({"lone": chosen}) + "\n", "utf-8")
    except OSError:
        return False
    return True
