"""Clauses and lists of effects by their names, as positions write them."""

from tumblehall.games.quarriors.language.clauses import Attach, Enchant
from tumblehall.games.quarriors.language.faces import NO_PROGRAM
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.reading import Doc, quoted


def read_clause(s: QuarriorsState, doc: Doc) -> int:
    """The number of a clause on this table; BadInput names one that no card here says."""
    name = doc.text()
    for kind, card in enumerate(s.tables.cards):
        # what is attached, or an enchantment, has its clauses under its own name, and is itself never at work
        found = [said for said in card.clauses if said.name == name and not isinstance(said.clause, Attach | Enchant)]
        if found:  # of several the one that something waits for
            return kind << PAGE | next((said for said in found if said.program != NO_PROGRAM), found[0]).number
    raise doc.refuse(f"no card of this position says {quoted(name)}; a clause is Class/Type:GUARD:n")


def read_program(s: QuarriorsState, doc: Doc) -> int:
    name = doc.text()
    for kind, card in enumerate(s.tables.cards):
        for number, program in enumerate(card.programs):
            if program.name == name:
                return kind << PAGE | number
    raise doc.refuse(f"no card of this position has the effects {quoted(name)}; they are named by their clause")
