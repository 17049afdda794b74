"""Every card with its facts, its die and its text."""

from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.content import CardFacts, DieClass, Face
from tumblehall.games.quarriors.edges.english.card import text_of
from tumblehall.games.quarriors.edges.names import face_in_full
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.rules.mixing import SET_OF
from tumblehall.kernel.sheets import CardSheet

LEGEND = (
    "A face names what it gives; a creature face has level, attack/defence; * is a burst. Quiddity is spent. Draw n "
    "and re-roll are immediate effects (QC-3). 'Or' between two: only one of them. What is said for bursts works only "
    "on faces with exactly so many; all else on every creature or spell face. '1 creature' is one of your choice, and "
    "so with dice, spells and opponents."
)


def sheets() -> tuple[CardSheet, ...]:
    """In the order of the content files."""
    return tuple(sheet_of(card) for card in COMPILED)


def sheet_of(card: CompiledCard) -> CardSheet:
    facts = card.facts
    glory = f", glory {facts.glory}" if facts.glory else ""
    text = tuple(f"{passage.label}: {passage.text}" if passage.label else passage.text for passage in text_of(card))
    return CardSheet(
        group=facts.die_class,
        name=facts.name,
        id=f"{facts.die_class}/{facts.type}",
        facts=f"{facts.kind}, {worth(facts)}{with_energy(facts)}{glory}",
        pieces=die_of(card.die),
        text=text or ("What its faces show, and no more.",),
        notes=facts.rulings,
        marks=marks_of(facts),
        ours=facts.ours,
    )


def marks_of(facts: CardFacts) -> dict[str, str]:
    """A quest is not bought, and most cards have no energy."""
    marks = {"set": SET_OF[facts.set], "kind": facts.kind, "energy": facts.energy or "none"}
    return marks if facts.kind == "quest" else marks | {"cost": str(facts.cost)}


def worth(facts: CardFacts) -> str:
    """What its dice cost; a quest is not bought, it has a level."""
    return f"level {facts.level}" if facts.kind == "quest" else f"cost {facts.cost}"


def with_energy(facts: CardFacts) -> str:
    """`, light: 5`: the energy of the card, and the cost with it."""
    return f", {facts.energy}: {facts.discount}" if facts.energy else ""


def die_of(die: DieClass) -> str:
    return f"{die.count} dice: " + " | ".join(f"{face_in_full(face)}{_art(die, face)}" for face in die.faces)


def _art(die: DieClass, face: Face) -> str:
    """The name of the quartifact that a face shows."""
    return f" ({die.arts[face.amount - 1]})" if face.carried else ""
