"""`tumblehall rules`: the rule register at hand."""

import re
from argparse import Namespace
from collections.abc import Iterable
from dataclasses import asdict

from tumblehall.commands.json_out import add_json, print_json
from tumblehall.commands.naming import guess
from tumblehall.commands.parser import Commands, add_command
from tumblehall.commands.wording import wrapped
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.register import ANY_ID, Rule, all_rules, all_rulings, citing, rule, rules_of

DESCRIPTION = """
Prints rules, in our own words. Given an id such as AQ-5.2 (the ids stand with options, refusals and outcomes), that
rule and what is decided on it; given a section (AQ-5) or a prefix (AQ), all of its rules; given words, every rule that
has them all. 'R:' marks a decision of ours where the rulebook is silent; A1, Q1 and R1 are finer rulings, which stand
above the rules. Without anything: the list of prefixes.
"""
EXAMPLE = """
  tumblehall rules AQ-5.2
  tumblehall rules AQ-5
  tumblehall rules extra roll
"""

SECTION = re.compile(r"[A-Z]{1,2}")
"""No word that anybody looks for is so short."""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "rules", "print a rule, or search for one", DESCRIPTION, EXAMPLE)
    parser.add_argument("what", nargs="*", metavar="ID|PREFIX|WORD", help="an id, a section, a prefix, or words")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    what = " ".join(args.what).strip()
    if args.json:
        print_json([asdict(known) for known in (found(what) if what else (*all_rules(), *all_rulings()))])
    elif not what:
        list_prefixes()
    elif what.upper() in ids():
        print_with_relations(rule(what.upper()))
    else:
        print_rules(found(what))
    return 0


def ids() -> set[str]:
    return {known.id for known in (*all_rules(), *all_rulings())}


def found(what: str) -> list[Rule]:
    """What an id, a section, a prefix or words name."""
    name = what.upper()
    if name in ids():
        return [rule(name)]
    if of := rules_of(name):
        return list(of)
    if ANY_ID.fullmatch(name):
        rule(name)  # refuses, and names the nearest
    if SECTION.fullmatch(name):
        prefixes = list(dict.fromkeys(known.prefix for known in (*all_rules(), *all_rulings())))
        raise BadInput(f"there is no prefix '{name}'; the prefixes are {', '.join(prefixes)}{guess(name, prefixes)}")
    return search(what)


def search(words: str) -> list[Rule]:
    """The rules and rulings that have all the words."""
    wanted = words.casefold().split()
    found = [known for known in (*all_rules(), *all_rulings()) if all(w in known.text.casefold() for w in wanted)]
    if not found:
        raise BadInput(f"no rule has the words '{words}'; 'tumblehall rules' lists the prefixes")
    return found


def print_rules(found: Iterable[Rule]) -> None:
    section = None
    for known in found:
        if (known.game, known.section, known.section_title) != section:
            print(("" if section is None else "\n") + heading(known))
            section = (known.game, known.section, known.section_title)
        print(paragraph(known))


def print_with_relations(known: Rule) -> None:
    print(heading(known))
    print(paragraph(known))
    related = [*(rule(id) for id in known.cites if id not in {r.id for r in citing(known.id)}), *citing(known.id)]
    if related:
        print("\nsee also")
    for other in related:
        print(paragraph(other))


def paragraph(known: Rule) -> str:
    return wrapped(f"{known.id:6}  {known.text}", "  ", " " * 8)


def heading(known: Rule) -> str:
    kind = "rulings" if "-" not in known.id else known.section
    return f"{known.game}, {kind}: {known.section_title}"


def list_prefixes() -> None:
    for known in (all_rules(), all_rulings()):
        counts: dict[tuple[str, str], int] = {}
        for each in known:
            counts[each.prefix, each.game] = counts.get((each.prefix, each.game), 0) + 1
        for (prefix, game), number in counts.items():
            print(f"{prefix:3} {number:4} {'rulings' if len(prefix) == 1 else 'rules'} of {game}")
