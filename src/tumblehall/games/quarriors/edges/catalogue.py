"""Printed facts that never change, as plain values: what a client needs to draw dice and cards."""

from functools import cache

from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.content import DIE_CLASSES
from tumblehall.games.quarriors.edges.english.card import Passage, text_of
from tumblehall.games.quarriors.edges.english.short.card import MORE, fuller_of, kept_of, short_of, spell_of
from tumblehall.games.quarriors.edges.english.short.dice import foes
from tumblehall.games.quarriors.edges.english.short.gist import gist_of
from tumblehall.games.quarriors.edges.names import CLASS_BY_SLUG
from tumblehall.games.quarriors.language.clauses import Activate
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.terms import Action, Source
from tumblehall.games.quarriors.rules.glory import EMPTY_CARDS
from tumblehall.games.quarriors.rules.mixing import SET_OF
from tumblehall.kernel.values import Json

BURSTS = {"One burst": 1, "Two bursts": 2}


@cache
def catalogue() -> dict[str, Json]:
    """Made once: all cards are told in words here."""
    return {
        "dice": {
            die.slug: {
                "name": die.name,
                "kind": die.kind,
                "count": die.count,
                "faces": [face.code for face in die.faces],
                **({"arts": list(die.arts)} if die.arts else {}),
            }
            for die in DIE_CLASSES
            if CLASS_BY_SLUG[die.slug] is die
        },
        "cards": {
            f"{card.facts.die_class}/{card.facts.type}": {
                "name": card.facts.name,
                "type": card.facts.type,
                "set": SET_OF[card.facts.set],
                "captured": Action.CAPTURE not in card.forbids,
                "short": short_of(card),
                **({"fuller": fuller_of(card)} if short_of(card).endswith(MORE) else {}),
                "abilities": [_ability(passage) for passage in text_of(card)],
                **_energy(card),
                **_in_few_words(card),
                **_other_die(card),
            }
            for card in COMPILED
        },
        "scoring": {"rule": "QC-6.1"},
        "ending": {"empty_cards": EMPTY_CARDS, "rule": "QC-11.2"},
    }


def _energy(card: CompiledCard) -> dict[str, Json]:
    """The energy of a card that has one, and what it costs with it."""
    facts = card.facts
    return {"energy": facts.energy, "discount": facts.discount} if facts.energy else {}


def _in_few_words(card: CompiledCard) -> dict[str, Json]:
    """What its anchored spell does, also in a word or two, or by the bursts of the face what an enchantment does."""
    if card.anchored is not None and isinstance(card.anchored.clause, Activate):
        return {"anchored": foes(spell_of(card.anchored.clause)), "gist": gist_of(card.anchored.clause)}
    kept = {face.face.bursts: foes(kept_of(face.said)) for face in card.faces if face.enchants and face.said}
    return {"enchants": [kept[bursts] for bursts in sorted(kept)]} if kept else {}


def _other_die(card: CompiledCard) -> dict[str, Json]:
    """The faces of a die that has its name from one of another set (Q124)."""
    die = card.die
    return {} if CLASS_BY_SLUG[die.slug] is die else {"faces": [face.code for face in die.faces]}


def _ability(passage: Passage) -> dict[str, Json]:
    bursts = BURSTS.get(passage.label, 0)
    text = passage.text if bursts or not passage.label else f"{passage.label}: {passage.text}"
    return {"bursts": bursts, "text": text, "locked": passage.source is Source.LOCK}
