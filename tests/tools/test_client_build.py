"""The build of the browser client, with npm replaced by a note of what it was asked."""

from pathlib import Path

import pytest

from client import build


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A small client of its own; what npm is asked to do there."""
    (tmp_path / "client" / "src").mkdir(parents=True)
    for name in build.PARTS:
        if name not in ("public", "src"):
            (tmp_path / "client" / name).write_text(name)
    (tmp_path / "site").mkdir()
    monkeypatch.setattr(build, "CLIENT", tmp_path / "client")
    monkeypatch.setattr(build, "SITE", tmp_path / "site")
    calls: list[str] = []

    def npm(*args: str) -> None:
        calls.append(args[0])
        (tmp_path / "client" / "node_modules").mkdir(exist_ok=True)

    monkeypatch.setattr(build, "npm", npm)
    return calls


def test_it_is_built_once_from_the_same_sources(asked: list[str]) -> None:
    build.build()
    assert asked == ["ci", "run"]
    build.build()
    assert asked == ["ci", "run"]


def test_a_changed_source_is_built_again_without_installing(asked: list[str]) -> None:
    build.build()
    (build.CLIENT / "src" / "new.ts").write_text("1")
    build.build()
    assert asked == ["ci", "run", "run"]


def test_a_changed_lock_is_installed_anew(asked: list[str]) -> None:
    build.build()
    (build.CLIENT / "package-lock.json").write_text("other")
    build.build()
    assert asked == ["ci", "run", "ci", "run"]


def test_a_build_that_fails_is_not_taken_for_done(asked: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: str) -> None:
        raise SystemExit("npm failed")

    build.install()
    monkeypatch.setattr(build, "npm", fail)
    with pytest.raises(SystemExit):
        build.build()
    assert build.built_from() == ""


def test_an_unknown_argument_says_how_it_is_used() -> None:
    with pytest.raises(SystemExit, match="usage"):
        build.main(["everything"])
