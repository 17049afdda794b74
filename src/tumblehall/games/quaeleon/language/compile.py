"""From declarations to numbered lists of effects, by kind of card. Every game has the whole deck: it is done once."""

from dataclasses import dataclass

from tumblehall.games.quaeleon.content.facts import CARDS, KINDS
from tumblehall.games.quaeleon.language.declare import Card
from tumblehall.games.quaeleon.language.terms import UNTRIGGERED, Trigger
from tumblehall.games.quaeleon.language.words import Choose, Effect, Forbid, Init, ModField

NONE = -1
Lasting = ModField | Init | Forbid


@dataclass(frozen=True, slots=True)
class Program:
    """A list of effects, by whose number pending work calls it."""

    name: str
    """Card and trigger, `bargain-hunter:activate`; a list inside of one has `/1` behind, the first one in it. Positions
    write it: numbers shift with every card that is added."""
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


class Compiler:
    """Numbers the programs: those of clauses, and those inside of effects."""

    def __init__(self) -> None:
        self.programs: list[Program] = []
        self.entry = [[NONE] * KINDS for _ in Trigger]
        self.ongoing: list[tuple[Lasting, ...]] = [()] * KINDS

    def card(self, kind: int, card: Card) -> None:
        facts = CARDS[kind]
        if (facts.id, facts.name) != (card.id, card.name):
            raise ValueError(f"card {card.id} {card.name} is declared where cards.csv has {facts.id} {facts.name}")
        for clause in card.clauses:
            trigger = clause.trigger
            if trigger is Trigger.ONGOING:
                self.ongoing[kind] += tuple(_lasting(card, effect) for effect in clause.effects)
                continue
            if self.entry[trigger][kind] != NONE:
                raise ValueError(f"card {card.id} answers {trigger.name} twice")
            name = f"{facts.slug}:{trigger.name.lower().replace('_', '-')}"
            self.entry[trigger][kind] = self.program(name, kind, trigger, clause.effects)

    def program(self, name: str, kind: int, trigger: Trigger, effects: tuple[Effect, ...]) -> int:
        inside = 0

        def numbered(each: tuple[Effect, ...]) -> int:
            nonlocal inside
            inside += 1
            return self.program(f"{name}/{inside}", kind, trigger, each)

        then, lists = [], []
        for effect in effects:
            options = effect.do.options if isinstance(effect.do, Choose) else ()
            lists.append(tuple(numbered(each) for each in options))
            then.append(numbered(effect.then) if effect.then else NONE)
        self.programs.append(Program(name, kind, trigger, effects, tuple(then), tuple(lists)))
        return len(self.programs) - 1


def _lasting(card: Card, effect: Effect) -> Lasting:
    if not isinstance(effect.do, Lasting) or effect != Effect(effect.do):
        raise ValueError(f"card {card.id}: {effect} cannot be ongoing")
    return effect.do


def compiled(deck: tuple[Card, ...]) -> Compiler:
    if len(deck) != KINDS:
        raise ValueError(f"{len(deck)} cards are declared; cards.csv has {KINDS}")
    compiler = Compiler()
    for kind, card in enumerate(deck):
        compiler.card(kind, card)
    return compiler
