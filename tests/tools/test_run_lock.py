"""What the image installs: of the lock, and no more than the program needs."""

import re
import tomllib
from importlib.metadata import requires

from tools.run_lock import LOCK, needed, packages

ROOT = LOCK.parent
TEXT = LOCK.read_text("utf-8")
NAMES = set(packages(needed(TEXT)))


def plain(requirement: str) -> str:
    return re.split(r"[^A-Za-z0-9._-]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def test_all_that_the_program_names_is_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {plain(each) for each in project["dependencies"]} <= NAMES


def test_all_that_these_need_here_is_there_too() -> None:
    for name in NAMES:
        for each in requires(name) or []:
            if ";" not in each:  # else it is for other machines, or an extra
                assert plain(each) in NAMES, f"{name} needs {each}"


def test_nothing_is_there_that_only_tests_need() -> None:
    assert NAMES.isdisjoint({"pytest", "ruff", "mypy", "playwright", "hypothesis", "httpx", "schemathesis"})


def test_every_package_has_its_version_and_hashes_from_the_lock() -> None:
    whole = packages(TEXT)
    for name, entry in packages(needed(TEXT)).items():
        assert entry == whole[name]
        assert "--hash=sha256:" in entry


def test_image_is_built_from_it() -> None:
    image = (ROOT / "docs" / "deploy" / "Containerfile").read_text("utf-8")
    assert "python tools/run_lock.py > dist/requirements.lock" in image
    assert "--require-hashes -r /wheel/requirements.lock" in image
    assert "--no-deps /wheel/*.whl" in image
