"""The TypeScript that generated files are made of."""

import json
from collections.abc import Iterable
from typing import NamedTuple

JSON = "Json"
"""The name of any plain value; client/src/lib/wire.ts declares it."""


class Field(NamedTuple):
    name: str
    type: str
    required: bool = True
    about: str = ""


def comment(text: str, indent: str = "") -> str:
    """A docstring as a comment above what it is about; nothing for none."""
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def interface(name: str, about: str, fields: Iterable[Field], extends: str = "") -> str:
    lines = (f"{comment(f.about, '  ')}  {f.name}{'' if f.required else '?'}: {f.type};\n" for f in fields)
    head = f"export interface {name}" + (f" extends {extends}" if extends else "")
    return f"\n{comment(about)}{head} {{\n{''.join(lines)}}}\n"


def alias(name: str, about: str, type: str) -> str:
    return f"\n{comment(about)}export type {name} = {type};\n"


def literals(values: Iterable[object]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def array_of(item: str) -> str:
    return f"({item})[]" if " " in item else f"{item}[]"
