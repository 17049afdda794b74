"""Which engine runs: what was compiled is used where it was made from this very source, and never in silence else."""

import json
import sys
from pathlib import Path

import pytest

from tumblehall import engine


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of one rule that was compiled just now."""
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    for room in engine.ROOMS:
        (tmp_path / room).mkdir()
    (tmp_path / "games" / "rule.py").write_text("SIDES = 6\n")
    folder = tmp_path / engine.FOLDER.name
    folder.mkdir()
    manifest = {"suffix": engine.suffix(), "modules": ["a.rule"], "sources": engine.hashes(tmp_path)}
    (folder / engine.MANIFEST).write_text(json.dumps(manifest))
    return tmp_path


def test_what_was_compiled_from_this_source_is_found_first(home: Path) -> None:
    assert engine.choose(None, home) == engine.COMPILED
    spec = sys.meta_path[0].find_spec("a.rule", None, None)
    assert spec is not None
    assert spec.origin == str(home / "compiled" / f"a.rule{engine.suffix()}")
    assert sys.meta_path[0].find_spec("a.card", None, None) is None


def test_plain_is_plain_whatever_lies_about(home: Path) -> None:
    before = list(sys.meta_path)
    assert engine.choose(engine.PLAIN, home) == engine.PLAIN
    assert sys.meta_path == before


def test_a_changed_source_is_played_plain_with_a_warning(home: Path) -> None:
    (home / "games" / "rule.py").write_text("SIDES = 8\n")
    with pytest.warns(RuntimeWarning, match=r"games/rule\.py has changed since it was compiled"):
        assert engine.choose(None, home) == engine.PLAIN


def test_a_new_file_makes_it_old_too(home: Path) -> None:
    (home / "kernel" / "more.py").write_text("")
    with pytest.raises(engine.Unfit, match=r"kernel/more\.py has changed"):
        engine.choose(engine.COMPILED, home)


def test_another_python_compiles_anew(home: Path) -> None:
    file = home / "compiled" / engine.MANIFEST
    file.write_text(json.dumps(json.loads(file.read_text()) | {"suffix": ".other.so"}))
    with pytest.raises(engine.Unfit, match=r"for another Python \(\.other\.so\)"):
        engine.choose(engine.COMPILED, home)


def test_nothing_compiled_is_plain_without_a_word(tmp_path: Path) -> None:
    assert engine.choose(None, tmp_path) == engine.PLAIN
    with pytest.raises(engine.Unfit, match="nothing was compiled; make fast does it"):
        engine.choose(engine.COMPILED, tmp_path)


def test_an_unknown_engine_is_refused(home: Path) -> None:
    with pytest.raises(ImportError, match="must be plain or compiled; got 'quick'"):
        engine.choose("quick", home)
