"""A walk along a page for builders: everything it says is done in a copy of the project."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT, all_blocks, apply_diff
from tests.house.tree import project_files

BIN = Path(sys.executable).parent


class Copy:
    """A copy of the project that can be changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for file in project_files():
            place = folder / file.relative_to(ROOT)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, place)
        # Tests ask git which files there are, and what the last commit held.
        for command in ("init -q", "add --all", "-c user.name=walk -c user.email= commit --message=copy"):
            subprocess.run(["git", *command.split()], cwd=folder, check=True, stdout=subprocess.DEVNULL)

    def follow(self, page: str) -> None:
        """Writes the files, makes the changes and runs the commands of a page, from top to bottom."""
        for block in all_blocks((self.folder / "docs" / page).read_text("utf-8")):
            if block.file is not None:
                place = self.folder / block.file
                assert not place.exists(), f"{page} writes {block.file}, which is there already"
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(block.text, "utf-8")
            elif block.language == "diff":
                apply_diff(block.text, self.folder)
            elif block.language == "sh":
                for line in block.text.splitlines():
                    self.run(line)

    def run(self, line: str) -> str:
        """A command of the page, with this Python in place of the one that `make` sets up."""
        command = line.replace(".venv/bin/", f"{BIN}/").split()
        path = f"{self.folder / 'src'}{os.pathsep}{self.folder}"
        env = os.environ | {"PYTHONPATH": path, "TUMBLEHALL_ENGINE": "plain"}  # nothing is compiled in the copy
        done = subprocess.run(command, cwd=self.folder, env=env, capture_output=True, text=True)
        assert done.returncode == 0, f"{line}\n{done.stdout[-6000:]}{done.stderr[-6000:]}"
        return done.stdout
