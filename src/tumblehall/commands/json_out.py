"""`--json`: what a command finds, as one JSON document for programs. The fields stand in docs/reference/json.md."""

import json
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from typing import Any


def add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, and nothing else")


def print_json(found: Mapping[str, Any] | Sequence[Any]) -> None:
    print(json.dumps(found, indent=1, ensure_ascii=False))
