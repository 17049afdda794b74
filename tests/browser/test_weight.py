"""How much script comes before a game is chosen, and with a game: what the manifest of the built site says."""

import gzip
import json
from functools import cache

import pytest

from tumblehall.games import GAMES
from tumblehall.server.pages import FOLDER

FIRST_MOST, GAME_MOST = 60_000, 80_000
PLATES = ("Plate.svelte", "Guests.svelte")
"""What the first page draws of the games."""


@cache
def manifest() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads((FOLDER / ".vite" / "manifest.json").read_text("utf-8"))
    return found


def statically(*entries: str) -> set[str]:
    """The chunks that these ones load before they run, themselves among them."""
    found: set[str] = set()
    todo = list(entries)
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            imports = manifest()[name].get("imports", [])
            assert isinstance(imports, list)
            todo += imports
    return found


def weight(chunks: set[str]) -> int:
    files = {str(manifest()[name]["file"]) for name in chunks}
    return sum(len(gzip.compress((FOLDER / file).read_bytes(), 9)) for file in files if file.endswith(".js"))


def heaviest(chunks: set[str]) -> str:
    weights = sorted(((weight({name}), name) for name in chunks), reverse=True)
    return "\n".join(f"{size:7} {name}" for size, name in weights[:12])


def first_page() -> set[str]:
    pictures = [name for name in manifest() if name.endswith(PLATES)]
    return statically("index.html", "src/pages/FirstPage.svelte", *pictures)


def entry_of(game: str) -> str:
    return f"src/games/{game}/index.ts"


def test_the_first_page_is_light() -> None:
    chunks = first_page()
    assert weight(chunks) <= FIRST_MOST, f"{weight(chunks)} bytes before a game is chosen:\n{heaviest(chunks)}"


@pytest.mark.parametrize(
    "page", ["pages/SetUpPage", "pages/TablePage", "pages/ReplayPage", "pages/RulesPage", "pages/CardsPage"]
)
def test_the_first_page_does_not_wait_for_another_one(page: str) -> None:
    assert f"src/{page}.svelte" not in first_page()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_of_its_own_is_light(game: str) -> None:
    """What comes with this game only: pieces that other games and pages use are not its own."""
    others = [entry_of(name) for name in GAMES if name != game]
    shared = statically("index.html", "src/pages/FirstPage.svelte", "src/pages/TablePage.svelte", *others)
    own = statically(entry_of(game)) - shared
    assert weight(own) <= GAME_MOST, f"{weight(own)} bytes of {game} alone:\n{heaviest(own)}"
