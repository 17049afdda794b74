"""The rule register is complete, unique and addressable."""

from collections import Counter
from pathlib import Path

import pytest

from tumblehall import BadInput
from tumblehall.kernel.register import (
    Rule,
    all_rules,
    all_rulings,
    citing,
    read_rules,
    register_folder,
    rule,
    rules_of,
)

PAGE = """# Rule register: Pig

Prose is no rule, nor is `- PG-9.9 this`.

## PG-1 Rolling
- PG-1.1 Roll one die.
- PG-1.2 A 1 ends the turn (R: at once). See P2.

## PG Variants
- PG-2 Two dice.

## Further
* **P1 [B]** Roll. **[D]** Again.
**P2** No mark. (PG-1.2)
"""


RULES = {"AQ": 43, "DQ": 59, "KQ": 32, "QC": 103, "QV": 4, "QD": 10, "QM": 5, "QL": 18, "QQ": 26, "QX": 17}
RULINGS = {"A": 39, "D": 25, "Q": 306, "R": 35}


def test_register_holds_every_rule_of_the_four_games() -> None:
    counts = Counter(known.prefix for known in (*all_rules(), *all_rulings()))
    assert {prefix: counts[prefix] for prefix in RULES | RULINGS} == RULES | RULINGS


def test_no_line_of_the_register_is_overlooked() -> None:
    pages = register_folder().glob("*.md")
    lines = [line for page in pages for line in page.read_text("utf-8").splitlines()]
    assert sum(line.startswith("- ") for line in lines) == len(all_rules())
    assert sum(line.startswith(("* **", "**Q")) for line in lines) == len(all_rulings())


def test_every_id_that_a_rule_cites_exists() -> None:
    for known in (*all_rules(), *all_rulings()):
        for cited in known.cites:
            rule(cited)


def test_page_is_read_into_rules_and_rulings() -> None:
    assert read_rules(PAGE, "pig") == [
        Rule("PG-1.1", "Roll one die.", "PG-1", "Rolling", "pig", False),
        Rule("PG-1.2", "A 1 ends the turn (R: at once). See P2.", "PG-1", "Rolling", "pig", True),
        Rule("PG-2", "Two dice.", "PG", "Variants", "pig", False),
        Rule("P1", "[B] Roll. [D] Again.", "P", "Further", "pig", True),
        Rule("P2", "No mark. (PG-1.2)", "P", "Further", "pig", True),
    ]


def test_a_ruling_names_the_sets_it_needs() -> None:
    page = "**P1 [D] [sets: fair, light-dark]** Roll.\n* **P2 [sets: fair]** Hold.\n**P3** [sets: fair] is text.\n"
    assert [(known.text, known.needs) for known in read_rules(page, "pig")] == [
        ("[D] Roll.", ("fair", "light-dark")),
        ("Hold.", ("fair",)),
        ("[sets: fair] is text.", ()),
    ]


def test_rule_knows_where_it_stands() -> None:
    found = rule("AQ-5.2")
    assert (found.prefix, found.section, found.section_title) == ("AQ", "AQ-5", "Combat")
    assert (found.game, found.ruling) == ("angryquest", False)
    assert rule("QV-1").prefix == rule("QV-1").section == "QV"
    assert rule("A12").prefix == "A"


def test_rule_on_leaving_a_settlement_agrees_with_its_ruling() -> None:
    assert "two spaces past the crossroads (A12)" in rule("AQ-4.8").text
    assert [known.id for known in citing("A12")] == ["AQ-4.8"]


@pytest.mark.parametrize(("name", "size"), [("AQ", 43), ("AQ-5", 8), ("QV", 4), ("A", 39), ("ZZ", 0), ("AQ-5.2", 0)])
def test_rules_of_a_prefix_or_section(name: str, size: int) -> None:
    assert len(rules_of(name)) == size


@pytest.mark.parametrize("name", ["AQ-5.22", "AQ-5", "aq-5.2", "A99", ""])
def test_unknown_rule_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="there is no rule"):
        rule(name)


def test_refusal_names_the_nearest_rules() -> None:
    with pytest.raises(BadInput, match=r"near it are .*AQ-5\.2"):
        rule("AQ-5.22")


def test_references_in_the_register_point_at_files() -> None:
    root = Path(__file__).parents[2]
    for page in register_folder().glob("*.md"):
        for word in page.read_text("utf-8").split("`")[1::2]:
            if word.startswith("docs/") and "<" not in word:
                assert (root / word).exists(), f"{page.name}: {word}"
