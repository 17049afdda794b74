"""Writes the browser's types of views: client/src/games/<game>/view.ts from the TypedDict `View` in the `edges/view.py`
of each game that has one, and client/src/lib/view.ts from the head that all share; odds.ts likewise from the TypedDict
`Odds` in `edges/odds.py`. With --check it writes nothing and fails when a file is stale.

Docstrings become comments, those of a field (a text on the line below it) too. A Literal that the module names, such as
`Strike = Literal["close", "ranged"]`, is a type of that name; a dict with a Literal as key has some of those keys."""

import argparse
import ast
import importlib.util
import inspect
import sys
import textwrap
from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, NamedTuple, get_args, get_origin, is_typeddict

from msgspec import inspect as types

from tumblehall.games import GAMES
from tumblehall.kernel import view as shared

if __package__ is None:
    sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.typescript import JSON, Field, alias, array_of, interface, literals

CLIENT = Path(__file__).parents[1] / "client" / "src"
HEAD = "/** {about} Written by tools/view_types.py from {source}. */\n"
PLAIN: Mapping[type[types.Type], str] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: JSON,
}


class Page(NamedTuple):
    """What one generated file declares."""

    view: type[Any]
    module: ModuleType
    shared: bool
    """Whether the head of all views is joined to it."""


def pages() -> dict[Path, Page]:
    """Every file to be written, below client/src."""
    found = {Path("lib", "view.ts"): Page(shared.SharedView, shared, False)}
    for game in GAMES:
        name = f"tumblehall.games.{game}.edges.view"
        # A game without edges, or without a type for its view, draws what it is given.
        if importlib.util.find_spec(f"tumblehall.games.{game}.edges") is None or importlib.util.find_spec(name) is None:
            continue
        module = importlib.import_module(name)
        if hasattr(module, "View"):
            found[Path("games", game, "view.ts")] = Page(module.View, module, True)
        name = f"tumblehall.games.{game}.edges.odds"
        if importlib.util.find_spec(name) is not None:
            module = importlib.import_module(name)
            found[Path("games", game, "odds.ts")] = Page(module.Odds, module, False)
    return found


def text_of(page: Page) -> str:
    """The whole file: the words by name, the parts, and last the view."""
    words = {name: get_args(value) for name, value in vars(page.module).items() if get_origin(value) is Literal}
    names = {frozenset(values): name for name, values in words.items()}
    about = docs_in(ast.parse(inspect.getsource(page.module)).body)
    parts = dict.fromkeys(typed_dicts(types.type_info(page.view)))
    texts = [alias(name, about.get(name, ""), literals(values)) for name, values in words.items()]
    for part in parts:
        base = base_of(part, parts)
        extends = shared.SharedView if page.shared and part is page.view else base
        fields = (field for field in fields_of(part, names) if base is None or field.name not in base.__annotations__)
        texts.append(interface(part.__name__, doc_of(part), fields, extends.__name__ if extends is not None else ""))
    body = "".join(texts)
    head = HEAD.format(
        about="What a seat may know." if "View" in page.view.__name__ else "The chances of what a seat may choose.",
        source=page.module.__name__,
    )
    if f" {JSON}" in body:
        head += f'import type {{ {JSON} }} from "{"../../lib" if page.shared else "."}/wire";\n'
    if page.shared:
        head += f'import type {{ {shared.SharedView.__name__} }} from "../../lib/view";\n'
    return head + body


def base_of(part: type[Any], parts: Collection[type[Any]]) -> type[Any] | None:
    """The part that another one repeats and adds to."""
    node = node_of(part)
    return None if node is None else next((base for base in bases_of(part, node) if base in parts), None)


def typed_dicts(kind: types.Type) -> Iterator[type[Any]]:
    """Those that a type is made of, parts before the whole."""
    match kind:
        case types.TypedDictType(cls=cls, fields=fields):
            for name in cls.__annotations__:
                yield from typed_dicts(next(field.type for field in fields if field.name == name))
            yield cls
        case types.ListType(item_type=inner) | types.DictType(value_type=inner):
            yield from typed_dicts(inner)
        case types.TupleType(item_types=several) | types.UnionType(types=several):
            for each in several:
                yield from typed_dicts(each)
        case _:
            pass


def fields_of(part: type[Any], names: Mapping[frozenset[object], str]) -> Iterator[Field]:
    info = types.type_info(part)
    assert isinstance(info, types.TypedDictType)
    fields = {field.name: field for field in info.fields}
    about = field_docs(part)
    for name in part.__annotations__:
        field = fields[name]
        yield Field(name, type_of(field.type, names), field.required, about.get(name, ""))


def type_of(kind: types.Type, names: Mapping[frozenset[object], str]) -> str:
    """The TypeScript of a type that views are made of."""
    match kind:
        case types.TypedDictType(cls=cls):
            return str(cls.__name__)
        case types.LiteralType(values=values):
            return names.get(frozenset(values)) or literals(values)
        case types.UnionType(types=several):
            return " | ".join(type_of(each, names) for each in several)
        case types.ListType(item_type=item):
            return array_of(type_of(item, names))
        case types.TupleType(item_types=several):
            return f"[{', '.join(type_of(each, names) for each in several)}]"
        case types.DictType(key_type=types.LiteralType() as key, value_type=value):
            return f"Partial<Record<{type_of(key, names)}, {type_of(value, names)}>>"
        case types.DictType(value_type=value):
            return f"Record<string, {type_of(value, names)}>"
        case _ if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        case _:
            raise ValueError(f"view_types.py has no TypeScript for {kind}")


def doc_of(part: type[Any]) -> str:
    return (part.__doc__ or "").strip()


def field_docs(part: type[Any]) -> dict[str, str]:
    """The texts below the fields of a TypedDict and of those it is made from."""
    node = node_of(part)
    if node is None:
        return {}
    found: dict[str, str] = {}
    for base in bases_of(part, node):
        found |= field_docs(base)
    return found | docs_in(node.body)


def node_of(part: type[Any]) -> ast.ClassDef | None:
    """Its declaration; None for one made by a call, for a field with a name such as `class`."""
    try:
        source = inspect.getsource(part)
    except OSError:
        return None
    (node,) = ast.parse(textwrap.dedent(source)).body
    assert isinstance(node, ast.ClassDef)
    return node


def bases_of(part: type[Any], node: ast.ClassDef) -> list[type[Any]]:
    """The TypedDicts that one is made from; it does not know them itself."""
    known = vars(sys.modules[part.__module__])
    return [known[base] for base in map(ast.unparse, node.bases) if is_typeddict(known.get(base))]


def docs_in(body: list[ast.stmt]) -> dict[str, str]:
    """The texts that stand right below names."""
    found: dict[str, str] = {}
    for one, below in pairwise(body):
        match one, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = text
            case _:
                pass
    return found


def files(client: Path = CLIENT) -> dict[Path, str]:
    """What each file must be; a game without a folder in the browser's client needs none."""
    return {file: text_of(page) for file, page in pages().items() if (client / file).parent.is_dir()}


def stale(client: Path = CLIENT) -> list[str]:
    """The files that are not what they would be if they were written now."""
    return [str(file) for file, text in files(client).items() if not _is(client / file, text)]


def _is(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text("utf-8") == text


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes client/src/lib/view.ts and client/src/games/<game>/view.ts.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a file is stale")
    if not parser.parse_args().check:
        for file, text in files().items():
            (CLIENT / file).write_text(text, "utf-8")
        return 0
    for name in stale():
        print(f"client/src/{name} is stale; run tools/view_types.py", file=sys.stderr)
    return 1 if stale() else 0


if __name__ == "__main__":
    sys.exit(main())
