"""A test that is skipped, or expected to fail, says why."""

import ast

import pytest

from tests.house.tree import ROOT, python_files

MARKS = {"pytest.mark.skip", "pytest.mark.skipif", "pytest.mark.xfail"}
CALLS = {"pytest.skip", "pytest.xfail"}
REASON_MAY_COME_FIRST = CALLS | {"pytest.mark.skip"}


def gives_reason(call: ast.Call) -> bool:
    if any(keyword.arg == "reason" for keyword in call.keywords):
        return True
    return bool(call.args) and ast.unparse(call.func) in REASON_MAY_COME_FIRST


def silent_skips(source: str) -> list[int]:
    """The lines that skip without a reason: calls that give none, and marks that are not called at all."""
    nodes = list(ast.walk(ast.parse(source)))
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    called = {id(call.func) for call in calls}
    silent = [call.lineno for call in calls if ast.unparse(call.func) in MARKS | CALLS and not gives_reason(call)]
    bare = [
        node.lineno
        for node in nodes
        if isinstance(node, ast.Attribute) and id(node) not in called and ast.unparse(node) in MARKS
    ]
    return sorted(silent + bare)


def test_every_skip_has_a_reason() -> None:
    files = python_files(ROOT / "tests")
    assert [f"{file}:{line}" for file in files for line in silent_skips(file.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("@pytest.mark.skip\ndef test_a(): ...", [1]),
        ("@pytest.mark.skip()\ndef test_a(): ...", [1]),
        ("@pytest.mark.skipif(True)\ndef test_a(): ...", [1]),
        ("pytestmark = [pytest.mark.xfail]", [1]),
        ("def test_a():\n    pytest.skip()", [2]),
        ("@pytest.mark.skip(reason='no dice')\ndef test_a(): ...", []),
        ("@pytest.mark.skipif(True, reason='no dice')\ndef test_a(): ...", []),
        ("def test_a():\n    pytest.skip('no dice')", []),
    ],
)
def test_silent_skip_is_found(source: str, lines: list[int]) -> None:
    assert silent_skips(source) == lines
