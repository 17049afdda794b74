"""A page of docs/decisions has a title, what was decided, and why."""

from pathlib import Path

from tests.house.tree import ROOT

SECTIONS = ("## Decision", "## Why")


def bad_pages(folder: Path) -> list[str]:
    faults = []
    for page in sorted(folder.glob("*.md")):
        lines = page.read_text("utf-8").splitlines()
        if not lines or not lines[0].startswith("# "):
            faults.append(f"{page.name}: the first line is not a title")
        faults += [f"{page.name}: no section '{section}'" for section in SECTIONS if section not in lines]
    return faults


def test_every_decision_says_what_and_why() -> None:
    assert bad_pages(ROOT / "docs" / "decisions") == []


def test_incomplete_decisions_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("# Dice\n\n## Decision\nRoll.\n\n## Why\nIt is fun.\n")
    (tmp_path / "b.md").write_text("Dice\n\n## Decision\nRoll.\n\n## Why\nIt is fun.\n")
    (tmp_path / "c.md").write_text("# Dice\n\n## Decision\nRoll.\n")
    assert bad_pages(tmp_path) == ["b.md: the first line is not a title", "c.md: no section '## Why'"]
