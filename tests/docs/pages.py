"""The pages for people, their code blocks and their links."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
PAGES = (README, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md")))

BLOCK = re.compile(r"^(`{3,})(\w+)(?: (\S+))?\n(.*?)^\1$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")


class Block(NamedTuple):
    """A code block. `file`: the one that it is, where the page names one behind the language."""

    language: str
    file: str | None
    text: str


def all_blocks(text: str) -> list[Block]:
    return [Block(found[2], found[3], found[4]) for found in BLOCK.finditer(text)]


def blocks(text: str, language: str) -> list[str]:
    """The code blocks of one language, in their order."""
    return [block.text for block in all_blocks(text) if block.language == language]


def broken_links(page: Path) -> list[str]:
    """Relative links of a page that lead nowhere."""
    prose = BLOCK.sub("", page.read_text("utf-8"))
    targets = (found[1].partition("#")[0] for found in LINK.finditer(prose))
    return [target for target in targets if target and "://" not in target and not (page.parent / target).exists()]


def hunks(diff: str) -> Iterator[tuple[str, str, str]]:
    """Of a diff without line numbers, for each `@@ file @@`: the file, what stood there and what stands there then."""
    for part in re.split(r"^@@ ", diff, flags=re.MULTILINE)[1:]:
        head, *lines = part.splitlines()
        old = [line[1:] for line in lines if not line.startswith("+")]
        new = [line[1:] for line in lines if not line.startswith("-")]
        yield head.removesuffix(" @@"), "\n".join(old), "\n".join(new)


def apply_diff(diff: str, folder: Path) -> None:
    """Makes the changes of a diff; lines without anything round them go to the end of their file."""
    for name, old, new in hunks(diff):
        file = folder / name
        text = file.read_text("utf-8")
        if not old:
            file.write_text(f"{text}{new}\n", "utf-8")
            continue
        places = text.count(f"\n{old}")
        assert places == 1, f"{name} has {places} places, not one, that read:\n{old}"
        file.write_text(text.replace(f"\n{old}", f"\n{new}"), "utf-8")
