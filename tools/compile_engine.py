"""Compiles the kernel and the games by mypyc, into src/tumblehall/compiled: `make fast`. See docs/compiled-engine.md.

mypyc writes the C, once for all modules; the C compiler then runs on all cores. Nothing is left there unless all of it
was compiled: the manifest is written last."""

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from tumblehall.engine import FOLDER, HOME, MANIFEST, hashes, suffix

LIBRARY = "tumblehall_engine"
KERNEL = ("chance", "flow", "generators", "sim_rng", "sink", "steps", "verbs")
"""What play goes through; the rest of the kernel is for tables, records and checks."""
READ = ("language/faces.py", "language/tables.py", "cards/sets.py")
"""What rules read of the cards all the time. The words themselves stay plain: a declaration may hold a word where its
field asks a number."""
LEFT_OUT = ("__init__.py", "engine.py")
"""Packages hold data files; the tables of steps are made once, as a game is imported."""
COMPILER = (
    "-O1", "-fPIC", "-fvisibility=hidden", "-DNDEBUG", "-fwrapv", "-Wno-unused-function", "-Wno-unused-value", "-w",
)  # fmt: skip


def sources(home: Path = HOME) -> list[Path]:
    """The files that are compiled, from the folder above the package."""
    kernel = [home / "kernel" / f"{name}.py" for name in KERNEL]
    games = [game for game in sorted((home / "games").iterdir()) if (game / "rules").is_dir()]
    read = [file for game in games for name in READ if (file := game / name).exists()]
    rules = [file for game in games for file in sorted((game / "rules").rglob("*.py")) if file.name not in LEFT_OUT]
    return [file.relative_to(home.parent) for file in kernel + read + rules]


def missing() -> Iterator[str]:
    """What this machine lacks, in words."""
    if shutil.which(compiler()) is None:
        yield f"a C compiler ({compiler()}); on Debian: apt-get install gcc libc6-dev"
    if not (headers() / "Python.h").exists():
        yield f"Python's headers (Python.h, not in {headers()}); on Debian: apt-get install python3-dev"
    for module in ("mypyc", "setuptools"):
        if find_spec(module) is None:
            yield f"{module}; pip install {'mypy' if module == 'mypyc' else module}"


def compiler() -> str:
    return os.environ.get("CC", "gcc")


def headers() -> Path:
    return Path(sysconfig.get_path("include"))


def compile_all(into: Path = FOLDER, home: Path = HOME, workers: int = 2) -> int:
    """Compiles everything into a folder; how many modules there are."""
    before = hashes(home)
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        extensions = write_c(work, home)
        (work / "out").mkdir()
        modules = link_all(work, extensions, workers)
        manifest = {"suffix": suffix(), "modules": modules, "sources": before}
        shutil.rmtree(into, ignore_errors=True)
        shutil.copytree(work / "out", into)
    (into / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    return len(modules)


def write_c(work: Path, home: Path) -> dict[str, list[str]]:
    """The C files of each module and of the library that they share."""
    code = (
        "import json, sys; from mypyc.build import mypycify; work, *files = sys.argv[1:];"
        "made = mypycify(['--config-file', '../pyproject.toml', '--cache-dir=/dev/null', *files], multi_file=True,"
        f" target_dir=work, group_name={LIBRARY!r});"
        "open(work + '/made.json', 'w').write(json.dumps({e.name: e.sources for e in made}))"
    )
    files = [str(file) for file in sources(home)]
    env = os.environ | {"MYPYPATH": str(home.parent), "TUMBLEHALL_ENGINE": "plain"}
    done = subprocess.run(
        [sys.executable, "-c", code, str(work), *files], cwd=home.parent, env=env, capture_output=True, text=True
    )
    if done.returncode:
        said = [line for line in (done.stdout + done.stderr).splitlines() if "warning: Treating generator" not in line]
        raise SystemExit("mypyc cannot compile this:\n" + "\n".join(said[-30:]))
    made: dict[str, list[str]] = json.loads((work / "made.json").read_text())
    return made


def link_all(work: Path, extensions: dict[str, list[str]], workers: int) -> list[str]:
    """Compiles the C files, the largest first, and links each module; their names."""
    files = sorted({file for each in extensions.values() for file in each}, key=lambda f: -Path(f).stat().st_size)
    objects = {file: work / "out" / f"{number}.o" for number, file in enumerate(files)}
    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(lambda file: compile_one(work, file, objects[file]), files))
        list(pool.map(lambda name: link(work, name, [objects[file] for file in extensions[name]]), extensions))
    for each in objects.values():
        each.unlink()
    return list(extensions)


def compile_one(work: Path, file: str, to: Path) -> None:
    from mypyc.build import include_dir

    run([compiler(), *COMPILER, f"-I{headers()}", f"-I{include_dir()}", f"-I{work}", "-c", file, "-o", str(to)])


def link(work: Path, name: str, objects: list[Path]) -> None:
    run([compiler(), "-shared", *map(str, objects), "-o", str(work / "out" / (name + suffix()))])


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stderr[-2000:]}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--missing", action="store_true", help="say what this machine lacks, and do nothing")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    given = parser.parse_args()
    lacks = list(missing())
    for each in lacks:
        print(f"missing: {each}", file=sys.stderr)
    if lacks or given.missing:
        return len(lacks)
    start, before = time.monotonic(), os.times()
    modules = compile_all(workers=given.workers)
    after = os.times()
    spent = after.children_user - before.children_user + after.children_system - before.children_system
    print(f"compiled {modules} modules in {time.monotonic() - start:.0f} s, {spent:.0f} s of processor time")
    return 0


if __name__ == "__main__":
    sys.exit(main())
