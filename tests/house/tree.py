"""The project's own files, as the house tests see them."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tumblehall"


def project_files(root: Path = ROOT) -> list[Path]:
    """Every file that is, or could be, committed: tracked ones and untracked ones that git does not ignore."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        capture_output=True,
        check=True,
        text=True,
    )
    files = (root / name for name in sorted(set(listing.stdout.split("\0"))) if name)
    return [file for file in files if file.is_file()]


def python_files(folder: Path) -> Iterator[Path]:
    return (file for file in sorted(folder.rglob("*.py")) if "__pycache__" not in file.parts)
