"""Every room of the package says in at most ten lines what it is for."""

import ast
from pathlib import Path

from tests.house.tree import PACKAGE, python_files

MOST_LINES = 10


def has_code(module: Path) -> bool:
    body = ast.parse(module.read_text("utf-8")).body
    return any(not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)) for node in body)


def bad_rooms(package: Path) -> list[str]:
    rooms = sorted({module.parent for module in python_files(package) if has_code(module)} - {package})
    faults = []
    for room in rooms:
        readme = room / "README.md"
        lines = readme.read_text("utf-8").splitlines() if readme.is_file() else []
        if not 0 < len(lines) <= MOST_LINES:
            faults.append(f"{room.relative_to(package)}: README.md has {len(lines)} lines, must have 1 to {MOST_LINES}")
    return faults


def test_every_room_has_a_short_readme() -> None:
    assert bad_rooms(PACKAGE) == []


def test_missing_and_long_readmes_are_found(tmp_path: Path) -> None:
    for room, lines in (("silent", 0), ("chatty", 11), ("fine", 10)):
        (tmp_path / room).mkdir()
        (tmp_path / room / "deed.py").write_text("x = 1\n")
        if lines:
            (tmp_path / room / "README.md").write_text("line\n" * lines)
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "__init__.py").write_text('"""Printed facts."""\n')
    assert [fault.split(":")[0] for fault in bad_rooms(tmp_path)] == ["chatty", "silent"]
