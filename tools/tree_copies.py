"""Copies of the tree in which something is broken, and Python run in them."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

COPIED = ("src", "tests", "docs", "tools", "pyproject.toml", "README.md")
TOO_LONG = -1
"""How a run ends that was stopped."""


def copy_tree(root: Path, to: Path) -> Path:
    """What the tests need. The times of the files stay, so that what is compiled in one copy holds in the next."""
    for name in COPIED:
        if (root / name).is_dir():
            shutil.copytree(root / name, to / name, dirs_exist_ok=True)
        elif (root / name).exists():
            to.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, to / name)
    return to


def environment(tree: Path, compiling: bool = False) -> dict[str, str]:
    return os.environ | {
        "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{Path(__file__).parent}",
        "PYTHONDONTWRITEBYTECODE": "" if compiling else "1",
        "TUMBLEHALL_ENGINE": "plain",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # most take longer to load than the tests to run
    }


def run_in(tree: Path, command: Sequence[str], timeout: float | None, compiling: bool = False) -> tuple[int, str]:
    """How Python ends in a copy of the tree, and what it prints; what does not end in time has failed."""
    running = subprocess.Popen(
        [sys.executable, *command],
        cwd=tree,
        env=environment(tree, compiling),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        said, _ = running.communicate(timeout=timeout)
        return running.returncode, said
    except subprocess.TimeoutExpired:
        return TOO_LONG, ""
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.communicate()
