"""Chance is an argument, and a file is one idea."""

import ast
from pathlib import Path

import pytest

from tests.house.tree import PACKAGE, python_files

MOST_LINES = 400


def imports_random(module: Path) -> bool:
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                imported = [name.name for name in names]
            case ast.ImportFrom(module=str(source), level=0):
                imported = [source]
            case _:
                continue
        if any(name.split(".")[0] == "random" for name in imported):
            return True
    return False


def too_long(folder: Path) -> list[str]:
    lengths = {file: len(file.read_text("utf-8").splitlines()) for file in python_files(folder)}
    return [f"{file.relative_to(folder)}: {length} lines" for file, length in lengths.items() if length > MOST_LINES]


def test_kernel_and_games_never_import_random() -> None:
    modules = [module for room in ("kernel", "games") for module in python_files(PACKAGE / room)]
    assert [str(module) for module in modules if imports_random(module)] == []


def test_no_module_is_too_long() -> None:
    assert too_long(PACKAGE) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import random\n", True),
        ("def roll():\n    from random import randint\n", True),
        ("import os, random as dice\n", True),
        ("from tumblehall.kernel import random_names\nfrom .random import x\n", False),
        ("# import random\n", False),
    ],
)
def test_import_of_random_is_found(source: str, found: bool, tmp_path: Path) -> None:
    module = tmp_path / "dice.py"
    module.write_text(source)
    assert imports_random(module) is found


def test_long_module_is_found(tmp_path: Path) -> None:
    (tmp_path / "long.py").write_text("x = 1\n" * 401)
    (tmp_path / "full.py").write_text("x = 1\n" * 400)
    assert too_long(tmp_path) == ["long.py: 401 lines"]
