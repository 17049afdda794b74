"""The rule register: every rule and ruling by its id, read from the pages of docs/rules (in the wheel, a copy)."""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.reading import quoted

HEADING = re.compile(r"## (?:(?P<id>[A-Z]{2}(?:-\d+)?) )?(?P<title>.+)")
RULE = re.compile(r"- (?P<id>[A-Z]{2}-\d+(?:\.\d+)?) (?P<text>.+)")
RULING = re.compile(
    r"(?:\* )?\*\*(?P<id>[A-Z]\d+)(?P<mark> \[[BD]\])?(?: \[sets: (?P<needs>[a-z][a-z, -]*)\])?\*\* (?P<text>.+)"
)
ANY_ID = re.compile(r"\b(?:[A-Z]{2}-\d+(?:\.\d+)?|[AQR]\d+)\b")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a rulebook (`AQ-5.2`), or one of the finer rulings on it (`A12`), in our own words."""

    id: str
    text: str
    section: str
    """The id of its section, `AQ-5`; for a ruling the letter of its kind."""
    section_title: str
    game: str
    """The short name of its game."""
    ruling: bool
    """Whether it is, wholly or in part, a decision of ours where the rulebook is silent."""
    needs: tuple[str, ...] = ()
    """The sets without which a ruling has nothing to say: `**Q46 [sets: demons, promos]** ...`."""

    @property
    def prefix(self) -> str:
        """`AQ` of `AQ-5.2`, `A` of `A12`."""
        return self.id.rstrip("0123456789.").rstrip("-")

    @property
    def cites(self) -> tuple[str, ...]:
        """The ids its text names, each once."""
        return tuple(dict.fromkeys(found for found in ANY_ID.findall(self.text) if found != self.id))


def register_folder() -> Path:
    """`rules` beside the package (the wheel), else docs/rules of the checkout."""
    package = Path(__file__).parents[1]
    for folder in (package / "rules", package.parents[1] / "docs" / "rules"):
        if folder.is_dir():
            return folder
    raise BadInput("the rule register is missing: neither 'rules' in the package nor docs/rules is there")


def read_rules(page: str, game: str) -> list[Rule]:
    """The rules and rulings of one page, in its order."""
    rules: list[Rule] = []
    section = title = ""
    for line in page.splitlines():
        if heading := HEADING.fullmatch(line):
            section, title = heading["id"] or "", heading["title"]
        elif found := RULE.fullmatch(line):
            rules.append(Rule(found["id"], found["text"], section, title, game, "R:" in found["text"]))
        elif found := RULING.fullmatch(line):
            text = found["text"] if found["mark"] is None else f"{found['mark'].strip()} {found['text']}"
            needs = tuple(re.split(r",\s*", found["needs"])) if found["needs"] else ()
            rules.append(Rule(found["id"], text.replace("**", ""), found["id"][0], title, game, True, needs))
    return rules


@cache
def _register() -> dict[str, Rule]:
    register: dict[str, Rule] = {}
    for page in sorted(register_folder().glob("*.md")):
        for rule in read_rules(page.read_text("utf-8"), page.stem.removeprefix("rulings-")):
            if rule.id in register:
                raise BadInput(f"{page.name}: the id {rule.id} is given twice")
            register[rule.id] = rule
    return register


def all_rules() -> tuple[Rule, ...]:
    """Every rule of the rulebooks, without the finer rulings."""
    return tuple(rule for rule in _register().values() if "-" in rule.id)


def all_rulings() -> tuple[Rule, ...]:
    """The finer rulings: A1 and so on."""
    return tuple(rule for rule in _register().values() if "-" not in rule.id)


def rules_of(prefix: str) -> tuple[Rule, ...]:
    """All rules of a prefix (`AQ`) or of a section (`AQ-5`), or the rulings of a letter (`A`); none if unknown."""
    return tuple(rule for rule in _register().values() if prefix in (rule.prefix, rule.section))


def rule(id: str) -> Rule:
    """A rule or ruling by its id; BadInput names the nearest ids otherwise."""
    found = _register().get(id) if isinstance(id, str) else None
    if found is None:
        near = get_close_matches(str(id).upper(), _register(), n=3, cutoff=0.5)
        raise BadInput(f"there is no rule {quoted(id)}" + (f"; near it are {', '.join(near)}" if near else ""))
    return found


def citing(id: str) -> tuple[Rule, ...]:
    """The rules and rulings whose text names this one."""
    return tuple(rule for rule in _register().values() if id in rule.cites)
