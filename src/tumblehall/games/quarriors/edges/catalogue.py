"""Printed facts that never change, as plain values: what a client needs to draw dice and cards."""

from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.content import DIE_CLASSES
from tumblehall.games.quarriors.edges.english.card import Passage, text_of
from tumblehall.games.quarriors.edges.english.short.card import short_of
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.terms import Action, Source
from tumblehall.games.quarriors.rules.glory import EMPTY_CARDS
from tumblehall.games.quarriors.rules.mixing import SET_OF
from tumblehall.kernel.values import Json

BURSTS = {"One burst": 1, "Two bursts": 2}


def catalogue() -> dict[str, Json]:
    return {
        "dice": _dice(),
        "cards": {
            f"{card.facts.die_class}/{card.facts.type}": {
                "name": card.facts.name,
                "type": card.facts.type,
                "set": SET_OF[card.facts.set],
                "captured": Action.CAPTURE not in card.forbids,
                "short": short_of(card),
                "abilities": [_ability(passage) for passage in text_of(card)],
                **_own_faces(card),
            }
            for card in COMPILED
        },
        "scoring": {"rule": "QC-6.1"},
        "ending": {"empty_cards": EMPTY_CARDS, "rule": "QC-11.2"},
    }


def _dice() -> dict[str, Json]:
    """By name; where two are called alike, the first."""
    dice: dict[str, Json] = {}
    for die in DIE_CLASSES:
        faces = [face.code for face in die.faces]
        dice.setdefault(die.slug, {"name": die.name, "kind": die.kind, "count": die.count, "faces": faces})
    return dice


def _own_faces(card: CompiledCard) -> dict[str, Json]:
    """Of a card whose die has other faces than the first of its name (Q124): those, and how many dice there are."""
    die = DIE_CLASSES[card.die.number]
    first = next(each for each in DIE_CLASSES if each.slug == die.slug)
    return {} if first is die else {"faces": [face.code for face in die.faces], "count": die.count}


def _ability(passage: Passage) -> dict[str, Json]:
    bursts = BURSTS.get(passage.label, 0)
    text = passage.text if bursts or not passage.label else f"{passage.label}: {passage.text}"
    return {"bursts": bursts, "text": text, "locked": passage.source is Source.LOCK}
