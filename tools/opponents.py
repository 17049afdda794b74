"""Makes docs/opponents.md from docs/opponents: results/*.json, which `tumblehall arena --out` wrote, and a page for
each game. `--check` only says whether it is up to date."""

import json
import sys
from pathlib import Path

from tumblehall.lab.arena.page import page

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "opponents.md"
FOLDER = ROOT / "docs" / "opponents"


def made(folder: Path = FOLDER) -> str:
    reports = [json.loads(file.read_text("utf-8")) for file in sorted((folder / "results").glob("*.json"))]
    return page(reports, {file.stem: file.read_text("utf-8") for file in sorted(folder.glob("*.md"))})


def main() -> int:
    text = made()
    if sys.argv[1:] == ["--check"]:
        fresh = PAGE.exists() and PAGE.read_text("utf-8") == text
        print("docs/opponents.md is up to date" if fresh else "docs/opponents.md is stale: make opponents")
        return 0 if fresh else 1
    PAGE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
