"""What no file of the project may contain. Patterns are spelled so that this file passes its own check."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.house.tree import ROOT, project_files

BANNED = {
    "machine path": re.compile(r"(?<![\w.])/(?:root|work|home|Users)/"),
    "registry host": re.compile(r"\b(?:pypi[.]org|[\w.]*pythonhosted[.]org|registry[.]\w+[.](?:org|com))\b"),
    "package index": re.compile(r"--(?:extra-)?index[-]url|--find[-]links|file:[/]{3}"),
    "unfinished work": re.compile(r"\b(?:TO[D]O|FIX[M]E)\b"),
}


def banned_words(files: Iterable[Path]) -> list[str]:
    return [
        f"{file}:{number}: {kind}: {hit[0]}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8", errors="replace").splitlines(), 1)
        for kind, pattern in BANNED.items()
        if (hit := pattern.search(line))
    ]


def test_no_file_has_banned_words() -> None:
    files = project_files()
    assert ROOT / "pyproject.toml" in files
    assert banned_words(files) == []


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("cd /{}/someone".replace("{}", "home"), "machine path"),
        ('"file": "/{}/x"'.replace("{}", "root"), "machine path"),
        ("https://{}.org/simple".replace("{}", "pypi"), "registry host"),
        ("https://files.{}.org/x".replace("{}", "pythonhosted"), "registry host"),
        ("https://registry.{}.org/vite".replace("{}", "npmjs"), "registry host"),
        ("--{}-url https://example.org".replace("{}", "index"), "package index"),
        ("# {}: later".replace("{}", "TO" + "DO"), "unfinished work"),
        ("// {} now".replace("{}", "FIX" + "ME"), "unfinished work"),
    ],
)
def test_banned_word_is_found(text: str, kind: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"fine\n{text}\n")
    (fault,) = banned_words([page])
    assert f":2: {kind}: " in fault


def test_ordinary_words_pass(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("tests/house/ client/home/x.svelte a homework/ TODOS\n")
    assert banned_words([page]) == []
