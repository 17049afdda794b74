"""The notebook: kept without outputs, and its cells run as they stand, with fewer games."""

import json
from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "compare-runs.ipynb"


def test_the_notebook_runs_and_is_kept_without_outputs(capsys: pytest.CaptureFixture[str]) -> None:
    cells = [cell for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells)
    code = "\n".join("".join(cell["source"]) for cell in cells)
    assert "GAMES = 400" in code
    exec(code.replace("GAMES = 400", "GAMES = 30"), {"__name__": "notebook"})
    said = capsys.readouterr().out
    assert said.startswith("30 games;")
    assert "turns: " in said
    assert "takers win " in said
