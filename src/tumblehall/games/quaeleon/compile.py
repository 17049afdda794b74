"""From declarations to tables by kind of card. Every game has the whole deck, so this is done once."""

from dataclasses import dataclass

from tumblehall.games.quaeleon.cards.deck import DECK
from tumblehall.games.quaeleon.content import CARDS, KINDS
from tumblehall.games.quaeleon.declare import Card
from tumblehall.games.quaeleon.terms import UNTRIGGERED, Stat, Trigger, Who
from tumblehall.games.quaeleon.words import Choose, Effect, Forbid, Init, ModField

NONE = -1


@dataclass(frozen=True, slots=True)
class Program:
    """A list of effects, by whose number pending work calls it."""

    kind: int
    """The card it is printed on."""
    trigger: Trigger
    effects: tuple[Effect, ...]
    then: tuple[int, ...]
    """For each effect the program that follows if it was done, or NONE."""
    lists: tuple[tuple[int, ...], ...]
    """For each effect the programs it lets the owner choose from."""

    @property
    def quiet(self) -> bool:
        """Whether it sets off neither attacked, hurt nor opp_heals."""
        return self.trigger not in UNTRIGGERED


class _Compiler:
    """Numbers the programs: those of clauses, and those inside of effects."""

    def __init__(self) -> None:
        self.programs: list[Program] = []
        self.entry = [[NONE] * KINDS for _ in Trigger]
        self.ongoing: list[tuple[ModField | Init | Forbid, ...]] = [()] * KINDS

    def card(self, kind: int, card: Card) -> None:
        facts = CARDS[kind]
        if (facts.id, facts.name) != (card.id, card.name):
            raise ValueError(f"card {card.id} {card.name} is declared where cards.csv has {facts.id} {facts.name}")
        for clause in card.clauses:
            if clause.trigger is Trigger.ONGOING:
                self.ongoing[kind] += tuple(_lasting(card, effect) for effect in clause.effects)
            else:
                assert self.entry[clause.trigger][kind] == NONE, f"{card.id} answers {clause.trigger.name} twice"
                self.entry[clause.trigger][kind] = self.program(kind, clause.trigger, clause.effects)

    def program(self, kind: int, trigger: Trigger, effects: tuple[Effect, ...]) -> int:
        then = tuple(self.program(kind, trigger, each.then) if each.then else NONE for each in effects)
        lists = tuple(
            tuple(self.program(kind, trigger, option) for option in each.do.options)
            if isinstance(each.do, Choose)
            else ()
            for each in effects
        )
        self.programs.append(Program(kind, trigger, effects, then, lists))
        return len(self.programs) - 1


def _lasting(card: Card, effect: Effect) -> ModField | Init | Forbid:
    if not isinstance(effect.do, ModField | Init | Forbid) or effect != Effect(effect.do):
        raise ValueError(f"card {card.id}: {effect} cannot be ongoing")
    return effect.do


def compiled(deck: tuple[Card, ...]) -> _Compiler:
    if len(deck) != KINDS:
        raise ValueError(f"{len(deck)} cards are declared; cards.csv has {KINDS}")
    compiler = _Compiler()
    for kind, card in enumerate(deck):
        compiler.card(kind, card)
    return compiler


_compiled = compiled(DECK)
PROGRAMS = tuple(_compiled.programs)
ENTRY = tuple(map(tuple, _compiled.entry))
"""By trigger and kind: the program that answers, or NONE."""
ACTIVATED = ENTRY[Trigger.ACTIVATE]
RECURRING = ENTRY[Trigger.RECURRING]
DISCARDED = ENTRY[Trigger.DISCARDED]
ONGOING = tuple(_compiled.ongoing)
INITIATIVE = tuple(facts.initiative for facts in CARDS)
PRINTED: tuple[tuple[int, ...], ...] = tuple(
    tuple(NONE if value is None else value for value in values)
    for values in ([f.attack for f in CARDS], [f.defence for f in CARDS], [f.healing for f in CARDS])
)
"""By stat and kind; NONE: the card has no such value."""
ATTACK, DEFENCE, HEALING = PRINTED[Stat.ATTACK], PRINTED[Stat.DEFENCE], PRINTED[Stat.HEALING]
ATTACKS = tuple(facts.attack_count for facts in CARDS)
AIMS = tuple(Who(facts.attack_target) if facts.attack_target else None for facts in CARDS)
"""Whom the attacks of a kind hit."""
