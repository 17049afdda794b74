"""The page of the environments tells the truth, and its code runs."""

from tests.docs.pages import ROOT, blocks
from tumblehall.agents.encoding import encoding_for
from tumblehall.library import game_named, list_games

PAGE = (ROOT / "docs" / "environments.md").read_text("utf-8")


def test_the_spaces_on_the_page_are_those_of_the_games() -> None:
    for name, info in list_games().items():
        encoding = encoding_for(name)
        sizes = (encoding.state_size, game_named(name).verbs.space, encoding.option_size, encoding.version)
        cells = (name, f"{info.seats[0]} to {info.seats[1]}", *sizes, "yes" if info.hidden else "no")
        assert f"| {' | '.join(map(str, cells))} |" in PAGE


def test_the_code_of_the_page_runs() -> None:
    found = blocks(PAGE, "python")
    assert len(found) == 3
    for block in found:
        exec(compile(block, "environments.md", "exec"), {})
