"""What each extra asks for is enough for what it is for: an environment that holds it, what it needs in turn, and
nothing else. `make extras` installs each from the registry."""

import os
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
COMMAND = "import sys; from tumblehall.cli import main; sys.exit(main())"
SIM = ("-c", COMMAND, "sim", "quaeleon", "--games", "4", "--agents", "quick", "--workers", "1", "--out", "run")
ENVS = """
import numpy, pyspiel
from tumblehall.envs import openspiel
from tumblehall.envs.gymnasium import AgainstLevel
from tumblehall.envs.pettingzoo import env

zoo = env("quaeleon")
zoo.reset(seed=1)
zoo.step(int(zoo.last()[0]["action_mask"].argmax()))
AgainstLevel("quaeleon", level="novice").reset(seed=1)
assert pyspiel.load_game(str(openspiel.load("quaeleon", players=2))).num_players() == 2
"""
NETS = "import numpy, tumblehall.agents.nets.player"
TRAIN = "import torch, tumblehall.lab.training"
ARENA = ("-c", COMMAND, "arena", "quaeleon", "novice", "skilled", "--games", "4", "--workers", "1")


def needed(extra: str) -> set[str]:
    """The packages that `tumblehall[extra]` brings; PackageNotFoundError where one of them is not here."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found: set[str] = set()
    asked = [*map(Requirement, [*project["dependencies"], *project["optional-dependencies"].get(extra, ())])]
    while asked:
        need = asked.pop()
        if need.name.lower() in found:
            continue
        found.add(distribution(need.name).name.lower())
        for inner in map(Requirement, requires(need.name) or ()):
            if inner.marker is None or any(inner.marker.evaluate({"extra": each}) for each in (*need.extras, "")):
                asked.append(inner)
    return found


def made(folder: Path, names: set[str]) -> Path:
    """A folder with those packages alone."""
    folder.mkdir()
    for name in names:
        files = distribution(name).files or ()
        for top in {file.parts[0] for file in files} - {"..", "__pycache__"}:
            if not (folder / top).exists():
                (folder / top).symlink_to(distribution(name).locate_file(top))  # type: ignore[arg-type]
    return folder


def run(packages: Path, *told: str) -> "subprocess.CompletedProcess[str]":
    """By a Python that knows its own library, the package and that folder."""
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": f"{SOURCE}{os.pathsep}{packages}", "TUMBLEHALL_ENGINE": "plain"}
    command = [sys.executable, "-S", *told]
    return subprocess.run(command, env=env, cwd=packages.parent, capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize(
    ("extra", "runs"),
    [
        ("arena", [ARENA]),
        ("envs", [("-c", ENVS)]),
        ("lab", [SIM, ("-c", COMMAND, "report", "run")]),
        ("nets", [("-c", NETS)]),
        ("train", [("-c", TRAIN)]),
    ],
)
def test_an_extra_brings_all_it_needs(extra: str, runs: list[tuple[str, ...]], tmp_path: Path) -> None:
    try:
        packages = made(tmp_path / "packages", needed(extra))
    except PackageNotFoundError:
        if extra != "train":
            raise
        pytest.skip("torch is an extra (train) of several GB, and not among what tests install")
    for told in runs:
        done = run(packages, *told)
        assert done.returncode == 0, f"{told}\n{done.stdout}\n{done.stderr}"


def test_without_the_extra_one_line_says_what_to_install(tmp_path: Path) -> None:
    done = run(made(tmp_path / "packages", needed("none")), *SIM)
    assert done.returncode != 0
    assert "pip install 'tumblehall[lab]'" in done.stderr
    assert "Traceback" not in done.stderr
