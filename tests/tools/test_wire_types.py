"""The browser's types of the wire."""

from pathlib import Path
from typing import Any

import pytest

from tools.wire_types import is_stale, type_of, wire_types


def test_types_of_the_browser_are_not_stale() -> None:
    assert not is_stale(), "run tools/wire_types.py"


def test_stale_and_missing_files_are_found(tmp_path: Path) -> None:
    file = tmp_path / "wire.ts"
    assert is_stale(file)
    file.write_text(wire_types(), "utf-8")
    assert not is_stale(file)
    file.write_text("old\n", "utf-8")
    assert is_stale(file)


@pytest.mark.parametrize(
    ("schema", "type"),
    [
        ({"type": "integer", "minimum": 0}, "number"),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        ({"enum": ["full", "host"]}, '"full" | "host"'),
        ({"type": "array", "items": {"$ref": "#/components/schemas/SeatCard"}}, "SeatCard[]"),
        ({"type": "array", "items": {"anyOf": [{"type": "number"}, {"type": "null"}]}}, "(number | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}, "[string, number]"),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
        ({"type": "object"}, "Record<string, Json>"),
        ({}, "Json"),
    ],
)
def test_a_schema_becomes_a_type(schema: dict[str, Any], type: str) -> None:
    assert type_of(schema) == type


def test_an_unknown_kind_of_schema_is_refused() -> None:
    with pytest.raises(ValueError, match="has no TypeScript for the JSON schema type 'tuple'"):
        type_of({"type": "tuple"})


def test_a_command_is_known_by_its_tag() -> None:
    assert 'export interface Start {\n  do: "start";\n  id: string;\n}\n' in wire_types()


def test_fields_with_a_default_may_be_left_out() -> None:
    assert "export interface TalkLine {\n  at: number;\n  seat: number;\n  text?: string;\n" in wire_types()
