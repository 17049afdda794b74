"""Writes the browser's types of the wire from the server's OpenAPI document. With --check it writes nothing and fails
when the file is stale. What has a default is optional in TypeScript: the server leaves some of those fields out."""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tumblehall.server.openapi import document
from tumblehall.server.wire import VERSION

if __package__ is None:
    sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.typescript import JSON, Field, alias, array_of, interface, literals

FILE = Path(__file__).parents[1] / "client" / "src" / "lib" / "wire.ts"
HEAD = f"""/** What browser and server say to each other. Written by tools/wire_types.py from the OpenAPI document. */

/** Of the messages. A server that speaks another one asks the page to be loaded anew. */
export const VERSION = {VERSION};

export type {JSON} = null | boolean | number | string | {JSON}[] | {{ [key: string]: {JSON} }};
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = Mapping[str, Any]


def wire_types() -> str:
    schemas: dict[str, Schema] = document()["components"]["schemas"]
    return HEAD + "".join(_declared(name, schema) for name, schema in schemas.items())


def _declared(name: str, schema: Schema) -> str:
    about = schema.get("description", "")
    if "properties" not in schema:
        return alias(name, about, type_of(schema))
    required = schema.get("required", ())
    parts = schema["properties"].items()
    return interface(name, about, (Field(field, type_of(part), field in required) for field, part in parts))


def type_of(schema: Schema) -> str:
    """The TypeScript type of a JSON schema, as far as msgspec writes them."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(type_of(part) for part in schema["anyOf"])
    if "enum" in schema:
        return literals(schema["enum"])
    match schema.get("type"):
        case None:
            return JSON
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
        case "array":
            return array_of(type_of(schema.get("items", {})))
        case "object":
            return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
        case kind if kind in PLAIN:
            return PLAIN[kind]
        case kind:
            raise ValueError(f"wire_types.py has no TypeScript for the JSON schema type {kind!r}: {schema}")


def is_stale(file: Path = FILE) -> bool:
    return not file.is_file() or file.read_text("utf-8") != wire_types()


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes client/src/lib/wire.ts.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when it is stale")
    if not parser.parse_args().check:
        FILE.write_text(wire_types(), "utf-8")
        return 0
    if is_stale():
        print("client/src/lib/wire.ts is stale; run tools/wire_types.py", file=sys.stderr)
    return 1 if is_stale() else 0


if __name__ == "__main__":
    sys.exit(main())
