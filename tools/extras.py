"""Installs each extra from the registry into an empty environment, and runs what it is for: `make extras`. The one for
training is several gigabytes. `tests/wheel/test_extras.py` shows the same from what is installed already."""

import argparse
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXAMPLE = str(ROOT / "examples" / "self_play.py")
TRIED = {
    "arena": "import choix, openskill, tumblehall.lab.arena",
    "envs": "import pyspiel; from tumblehall.envs import gymnasium, openspiel, pettingzoo",
    "lab": "import distributed, matplotlib, pyarrow, tumblehall.lab.report.page, tumblehall.lab.sim.run",
    "nets": "import numpy, tumblehall.agents.nets.player",
    "train": "import torch, tumblehall.lab.training",
    "envs,train": f"import runpy; runpy.run_path({EXAMPLE!r})['main']('--games 34 --measure 4'.split())",
}
"""What each is for, and what the example learns with, by a handful of games."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("extras", nargs="*", help="which; all if left out")
    known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    if missing := set(known) - set(TRIED):
        sys.exit(f"tools/extras.py does not know what {', '.join(sorted(missing))} is for")
    for extra in parser.parse_args().extras or sorted(TRIED):
        with tempfile.TemporaryDirectory() as folder:
            venv.create(folder, with_pip=True, symlinks=True)
            python = str(Path(folder) / "bin" / "python")
            subprocess.run([python, "-m", "pip", "install", "-q", f"{ROOT}[{extra}]"], check=True, cwd=folder)
            subprocess.run([python, "-I", "-c", TRIED[extra]], check=True, cwd=folder)
        print(f"{extra}: installed and works", flush=True)


if __name__ == "__main__":
    main()
