"""The ways to break a line of rules: each a small change of the source that a test should notice."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

FLIPS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
Place: TypeAlias = ast.expr | ast.stmt | ast.keyword


@dataclass(frozen=True, slots=True)
class Breakage:
    """One change: the text from `start` to `end` (in bytes) becomes `after`."""

    line: int
    start: int
    end: int
    before: str
    after: str

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]

    def __str__(self) -> str:
        """Without the doubled quotes of content files."""
        return "  ->  ".join(" ".join(text.replace('""', '"').split()) for text in (self.before, self.after))


@dataclass(frozen=True, slots=True)
class Mutant:
    file: Path
    """Relative to the root of the tree."""
    change: Breakage

    def __str__(self) -> str:
        return f"{self.file}:{self.change.line}: {self.change}"


def breakages(source: bytes) -> list[Breakage]:
    """Every way to break a module, in the order of its lines."""
    return placed(source, (change for node in rule_nodes(ast.parse(source)) for change in broken(node)))


def placed(source: bytes, changes: Iterable[tuple[Place, str]]) -> list[Breakage]:
    """Nodes of a module and what stands there instead, in the order of its lines; each change once."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: set[Breakage] = set()
    for place, after in changes:
        assert place.end_lineno is not None
        assert place.end_col_offset is not None
        start = starts[place.lineno - 1] + place.col_offset
        end = starts[place.end_lineno - 1] + place.end_col_offset
        found.add(Breakage(place.lineno, start, end, source[start:end].decode(), after))
    return sorted(found, key=lambda each: (each.start, each.end, each.after))


def rule_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """What may hold a rule: no types, decorators, texts, assertions, imports, nor the telling of events."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not is_no_rule(child):
                yield child
                yield from rule_nodes(child)


def is_no_rule(node: ast.AST) -> bool:
    match node:
        case ast.JoinedStr() | ast.Assert() | ast.Import() | ast.ImportFrom() | ast.Raise():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.ClassDef(bases=[ast.Name(id="Enum" | "IntEnum")]):
            return True  # the numbers of members are names
        case ast.If(test=test):
            return bool({"log", "TYPE_CHECKING"} & set(names_in(test)))
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr="say"))):
            return True
        case ast.Assign(targets=[ast.Name(id="__slots__" | "__all__")]):
            return True
        case _:
            return False


def names_in(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        match part:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield name
            case _:
                pass


def broken(node: ast.AST) -> Iterator[tuple[Place, str]]:
    """What could stand there instead, and where."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            for flip in FLIPS[type(op)]:
                yield node, text_of(ast.Compare(left, [flip()], [right]))
        case ast.Constant(value=bool(value)):
            yield node, str(not value)
        case ast.Constant(value=int(value)):
            yield node, str(value + 1)
            if value > 0:
                yield node, str(value - 1)
        case ast.BoolOp(op=op, values=values):
            yield node, text_of(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, text_of(operand)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in SUMS:
            yield node, text_of(ast.BinOp(left, SUMS[type(op)](), right))
        case ast.Call(func=func, args=args) if (at := first_of_two(func, args)) is not None:
            swapped = [*args[:at], args[at + 1], args[at], *args[at + 2 :]]
            yield node, text_of(ast.Call(func, swapped, node.keywords))
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test) | ast.comprehension(ifs=[test]):
            if isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Subscript):
                yield test, f"(not {ast.unparse(test)})"
        case ast.Continue() | ast.AugAssign() | ast.Expr(value=ast.Call()) | ast.Return(value=ast.expr()):
            yield node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield node, "pass"
        case _:
            pass


def first_of_two(func: ast.expr, args: list[ast.expr]) -> int | None:
    """Where two arguments stand side by side that could be mistaken for each other; a state or a die could not."""
    if isinstance(func, ast.Name) and func.id in ("max", "min"):
        return None
    for at, (one, other) in enumerate(pairwise(args)):
        unlike = any(isinstance(arg, ast.Starred) or ast.unparse(arg) in ("s", "state", "rng") for arg in (one, other))
        if not unlike and ast.dump(one) != ast.dump(other):
            return at
    return None


def text_of(node: ast.expr) -> str:
    return f"({ast.unparse(ast.fix_missing_locations(node))})"
