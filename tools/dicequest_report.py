"""Writes docs/reference/dicequest-report.md: how Dicequest fares with heuristic agents. Takes minutes."""

import argparse
from pathlib import Path

from tumblehall.lab.dicequest_report import page, play_together, play_versus

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "dicequest-report.md"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--versus", type=int, default=150, help="competitive games of four (at least 2)")
    parser.add_argument("--together", type=int, default=40, help="co-op games for each difficulty and number of seats")
    given = parser.parse_args()
    PAGE.write_text(page(play_versus(given.versus), play_together(given.together)), encoding="utf-8")


if __name__ == "__main__":
    main()
