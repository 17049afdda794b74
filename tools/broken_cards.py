"""The ways to break a card that is declared in Python: a number by one, another member of a side, zone, moment or
guard, a flag, a clause or an effect that is not there. Texts are left alone."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tools.breakage import Breakage, Place, placed

ENUMS = {"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"}
NO_ELEMENT, NO_KEYWORD = "*()", "**{}"
"""What stands where an element of a tuple, an argument or a keyword was: nothing."""


@dataclass
class Known:
    """What the names of a module mean, as far as one can stand for another."""

    enums: dict[str, list[str]] = field(default_factory=dict)
    """The members of each enum."""
    members: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Names for a member, such as `S = Guard.S`: the enum and the member."""
    alike: dict[str, str] = field(default_factory=dict)
    """Names for a value, such as `MINE = Dice(...)`: the word it is made with."""

    def take(self, name: str, other: "Known", known_as: str) -> None:
        """One name of another module."""
        if name in other.enums:
            self.enums[known_as] = other.enums[name]
        if name in other.members:
            enum, member = other.members[name]
            self.members[known_as] = (enum, member)
            self.enums.setdefault(enum, other.enums[enum])


def declares_cards(source: bytes) -> bool:
    return any(is_card(node) for node in ast.walk(ast.parse(source)))


def is_declaration(node: ast.stmt) -> bool:
    """Whether a statement declares cards, or a value of which cards are made."""
    match node:
        case ast.Assign(value=ast.Call(func=ast.Name(id=name))) | ast.AnnAssign(value=ast.Call(func=ast.Name(id=name))):
            return name == "card" or name[0].isupper()
        case ast.Assign(value=value) | ast.AnnAssign(value=ast.expr() as value):
            return any(is_card(part) for part in ast.walk(value))
        case _:
            return False


def broken_declarations(file: Path, source_root: Path) -> list[Breakage]:
    """Every way to break the cards of a module."""
    source = file.read_bytes()
    tree = ast.parse(source)
    known = known_in(file, source_root)
    declared = (node for node in tree.body if is_declaration(node))
    return placed(source, (change for node in declared for change in changes_in(node, known)))


def changes_in(statement: ast.stmt, known: Known) -> Iterator[tuple[Place, str]]:
    for node in ast.walk(statement):
        match node:
            case ast.Constant(value=bool(value)):
                yield node, str(not value)
            case ast.Constant(value=int(value) | float(value)):
                yield node, str(value + 1)
                if value > 0:
                    yield node, str(value - 1)
            case ast.Attribute(value=ast.Name(id=enum), attr=member) if enum in known.enums:
                yield from ((node, f"{enum}.{other}") for other in beside(member, known.enums[enum]))
            case ast.Name(id=name, ctx=ast.Load()) if name in known.members:
                enum, member = known.members[name]
                yield from ((node, f"type({name}).{other}") for other in beside(member, known.enums[enum]))
            case ast.Name(id=name, ctx=ast.Load()) if name in known.alike:
                others = [other for other, made in known.alike.items() if made == known.alike[name]]
                yield from ((node, other) for other in beside(name, others))
            case ast.Tuple(elts=parts):
                dropped = (part for part in parts if isinstance(part, ast.Call | ast.Attribute) and not is_card(part))
                yield from ((part, NO_ELEMENT) for part in dropped)
            case ast.Call(func=func, args=args, keywords=keywords):
                # A word has its fields; what declares (`card`, `on`) takes any number of clauses.
                if isinstance(func, ast.Name) and func.id.islower():
                    yield from ((arg, NO_ELEMENT) for arg in args if isinstance(arg, ast.Call) and not is_card(arg))
                yield from ((given, NO_KEYWORD) for given in keywords if not is_flag(given.value))
            case _:
                pass


def is_card(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "card"


def is_flag(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, bool)


def beside(one: str, all_of_them: Sequence[str]) -> Iterable[str]:
    """The neighbours of a name: enough to see whether it matters."""
    at = all_of_them.index(one)
    return dict.fromkeys(
        name for name in (all_of_them[at - 1], all_of_them[(at + 1) % len(all_of_them)]) if name != one
    )


@cache
def known_in(file: Path, source_root: Path) -> Known:
    """The enums, names of members and values that a module declares or imports from the package."""
    known = Known()
    for node in ast.parse(file.read_bytes()).body:
        match node:
            case ast.ImportFrom(module=str(module), names=imported, level=0):
                place = source_root.joinpath(*module.split(".")).with_suffix(".py")
                if place.is_file():
                    other = known_in(place, source_root)
                    for each in imported:
                        known.take(each.name, other, each.asname or each.name)
            case ast.ClassDef(name=enum, bases=bases, body=body) if {ast.unparse(base) for base in bases} & ENUMS:
                known.enums[enum] = [
                    target.id for part in body if isinstance(part, ast.Assign)
                    for target in part.targets if isinstance(target, ast.Name)
                ]  # fmt: skip
            case ast.Assign(targets=[target], value=value):
                for name, meant in pairs(target, value):
                    note(known, name, meant)
            case _:
                pass
    return known


def pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    match target, value:
        case ast.Name(id=name), _:
            yield name, value
        case ast.Tuple(elts=targets), ast.Tuple(elts=values):
            for one, other in zip(targets, values, strict=False):
                yield from pairs(one, other)
        case _:
            pass


def note(known: Known, name: str, meant: ast.expr) -> None:
    match meant:
        case ast.Attribute(value=ast.Name(id=enum), attr=member) if member in known.enums.get(enum, ()):
            known.members[name] = (enum, member)
        case ast.Call(func=ast.Name(id=word)) if word[0].isupper():
            known.alike[name] = word
        case _:
            pass
