"""From declarations to faces: which clauses work on which face is settled here, never while playing."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cached_property
from typing import Any

from tumblehall.games.quarriors.content import (
    CARD_NUMBERS,
    CARDS,
    CLASS_NUMBERS,
    DIE_CLASSES,
    DIE_NUMBERS,
    CardFacts,
    DieClass,
    Face,
)
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.declare import By, Card, Line
from tumblehall.games.quarriors.language.effects import Pay
from tumblehall.games.quarriors.language.faces import PURSES, CardFace, Said
from tumblehall.games.quarriors.language.guards import works_on
from tumblehall.games.quarriors.language.meaning import refuse, speaks_of_quests
from tumblehall.games.quarriors.language.programs import Pages, Program
from tumblehall.games.quarriors.language.selectors import Dice, Either
from tumblehall.games.quarriors.language.shapes import clash, misshapen
from tumblehall.games.quarriors.language.terms import (
    HOST,
    SOURCE_OF,
    THIS,
    Action,
    Coin,
    Energy,
    Guard,
    Moment,
    Special,
    Zone,
)

BLANK = Face("")
IN_WILDS = (Guard.CARD, Guard.ANCHOR)
"""Guards of no face: what works while the card is in the Wilds."""
TRAITS = ("has_abilities", "enchants", "has_energy", "has_limits", "has_locks", "counts_names", "names_dice")
"""What a table asks of all its cards at once."""
RECORDS = {Zone.SCORED, Zone.LOST}
KIND_GUARDS = {
    Guard.ALL: (Guard.B0, Guard.B1, Guard.B2),
    Guard.B12: (Guard.B0, Guard.B1, Guard.B2),
    Guard.S: (Guard.S0, Guard.S1, Guard.S2),
    Guard.S12: (Guard.S0, Guard.S1, Guard.S2),
    Guard.LOCK: (Guard.LOCK0, Guard.LOCK1, Guard.LOCK2),
}
"""Guards of several burst counts: by count the guard that says it exactly."""


@dataclass(frozen=True)
class CompiledCard:
    facts: CardFacts
    die: DieClass
    faces: tuple[CardFace, ...]
    """Eight: the six faces of its die, and two that no die shows."""
    wilds: tuple[Said, ...]
    """The clauses that work while the card is in the Wilds, no die needed."""
    clauses: tuple[Said, ...]
    programs: tuple[Program, ...]
    said: frozenset[object]
    """The words and moments that it says anywhere."""

    direct: frozenset[type]
    """The words that stand on it, those that it lays on players for a time left out."""
    auras: frozenset[type]
    """The words among them that speak of other dice than its own and its host."""
    overhears: frozenset[Moment]
    """The moments of other dice that it answers."""
    forbids: frozenset[Action]
    """What it takes off the offer while it is in the Wilds."""

    @cached_property
    def shown(self) -> tuple[CardFace, ...]:
        """By face: the first that looks the same and says the same."""
        return tuple(self.faces[face.alike] for face in self.faces)

    @cached_property
    def alike(self) -> tuple[int, ...]:
        """By face: the number of that first one."""
        return tuple(face.alike for face in self.faces)

    @cached_property
    def alike_shown(self) -> tuple[int, ...]:
        """The same for those who count the six faces from 1."""
        return tuple(face.alike + 1 for face in self.faces[:6])

    @cached_property
    def worth(self) -> tuple[int, ...]:
        return tuple(face.worth for face in self.faces)

    @cached_property
    def coin(self) -> tuple[int, ...]:
        return tuple(face.coin for face in self.faces)

    @cached_property
    def purse(self) -> tuple[int, ...]:
        """By face: the kind of quiddity it gives."""
        return tuple(face.purse for face in self.faces)

    @cached_property
    def energy(self) -> Energy | None:
        return Energy(self.facts.energy) if self.facts.energy else None

    @cached_property
    def asks(self) -> int:
        """The kind of quiddity that its discount asks for."""
        return 0 if self.facts.discount is None else PURSES[self.facts.energy]

    @cached_property
    def no_capture(self) -> bool:
        return Action.CAPTURE in self.forbids

    @cached_property
    def one_summon(self) -> bool:
        return Action.SECOND_SUMMON in self.forbids

    @cached_property
    def row(self) -> tuple[Any, ...]:
        """What tables have of each card, in the order in which they take it."""
        facts, die = self.facts, self.die
        paid = (self.energy, facts.discount, self.asks, facts.cost, facts.glory)
        sorts = (facts.kind == "creature", die.kind == "spell", die.has_creature_face)
        return (*paid, *sorts, self.no_capture, self.one_summon)

    @cached_property
    def has_abilities(self) -> bool:
        return any(c.Activate in face.says for face in self.faces)

    @cached_property
    def enchants(self) -> bool:
        return any(face.enchants for face in self.faces)

    @cached_property
    def has_energy(self) -> bool:
        """Whether there is more to it than plain quiddity."""
        return self.energy is not None or any(self.purse)

    @cached_property
    def has_locks(self) -> bool:
        return self.die.has_lock_face

    @cached_property
    def traits(self) -> frozenset[str]:
        return frozenset(trait for trait in TRAITS if getattr(self, trait))

    @cached_property
    def asks_records(self) -> bool:
        """Whether it asks for more of dice that have left than how many they are."""
        return any(_asks(one.clause) for one in self.clauses)

    @cached_property
    def has_limits(self) -> bool:
        """Whether it counts how often a clause was used in a turn."""
        return any(getattr(one.clause, "limit", None) is not None for one in self.clauses)

    @cached_property
    def counts_names(self) -> bool:
        """Whether it asks who was named before in a battle."""
        if Zone.NAMED in self.said or m.NoDamage in self.said:
            return True
        return any(isinstance(one.clause, m.Defence) and one.clause.first for one in self.clauses)

    @cached_property
    def anchored(self) -> Said | None:
        """Its anchored spell (QX-8)."""
        return next((one for one in self.wilds if isinstance(one.clause, c.Activate)), None)

    @cached_property
    def anchor_due(self) -> tuple[int, int]:
        """The energy that its anchored spell takes, and how much; none where that is not known before."""
        clause = None if self.anchored is None else self.anchored.clause
        match clause:
            case c.Activate(price=Pay(int() as n, Coin.LIGHT | Coin.DARK as coin)):
                return PURSES[coin.value], n
            case _:
                return 0, 0

    @cached_property
    def names_dice(self) -> bool:
        """Whether it lays a price on a single die."""
        laid = [one.clause for one in self.clauses if isinstance(one.clause, m.SummonPrice)]
        return any(isinstance(clause.of, Special) for clause in laid)

    @cached_property
    def names(self) -> frozenset[str]:
        """The die classes that it speaks of."""
        return frozenset(text for one in self.clauses for text in _texts_in(one.clause) if text in CLASS_NUMBERS)

    @cached_property
    def relies_on(self) -> frozenset[str]:
        """The die classes without which it says nothing: those that it asks for alone."""
        asked = [dice for one in self.clauses for dice in _dice_in(one.clause)]
        return frozenset(dice.classes[0] for dice in asked if len(dice.classes) == 1)

    @cached_property
    def needs_quests(self) -> bool:
        """Whether all that it says is about quests and quartifacts (Q126)."""
        own = [one.clause for one in self.clauses if "." not in one.name]
        return bool(own) and all(speaks_of_quests(clause) for clause in own)

    @cached_property
    def name(self) -> str:
        """`Deathdealer/Strong`: how options and positions write a card."""
        return f"{self.facts.die_class}/{self.facts.type}"


def compile_card(card: Card) -> CompiledCard:
    """Joins a declaration with its printed facts. ValueError names the card and what is wrong with it."""
    if (card.die_class, card.type) not in CARD_NUMBERS:
        raise ValueError(f"cards.csv has no card {card.die_class}/{card.type}")
    facts = CARDS[CARD_NUMBERS[card.die_class, card.type]]
    return compile_with(card, facts, DIE_CLASSES[DIE_NUMBERS[facts.set, card.die_class]])


def compile_with(card: Card, facts: CardFacts, die: DieClass) -> CompiledCard:
    """The same for facts that stand in no file."""
    name = f"{card.die_class}/{card.type}"
    refuse(card, die)
    pages = Pages()
    said = [_said_on(card, name, face, die, pages) for face in die.faces]
    looks = list(zip(die.faces, [tuple(one.clause for one in on) for on in said], strict=True))
    faces = [
        CardFace(face, on, _beside(face, on, pages), looks.index(look), _enchanting(on, pages))
        for face, on, look in zip(die.faces, said, looks, strict=True)
    ]
    blanks = [CardFace(BLANK, (), (), 6), CardFace(BLANK, (), (), 7)]
    wilds = tuple(
        pages.clause(_shaped(name, clause, line.guard), SOURCE_OF[line.guard], f"{name}:{line.guard.name}:{n}")
        for line in card.lines
        if line.guard in IN_WILDS
        for n, clause in enumerate(line.clauses, 1)
    )
    clauses = tuple(pages.clauses)
    standing = [one.clause for one in clauses if "." not in one.name]
    return CompiledCard(
        facts=facts,
        die=die,
        faces=(*faces, *blanks),
        wilds=wilds,
        clauses=clauses,
        programs=tuple(pages.programs),
        said=frozenset(word for one in clauses for word in words_in(one.clause)),
        direct=frozenset(map(type, standing)),
        auras=frozenset(type(clause) for clause in standing if isinstance(getattr(clause, "of", None), Dice | Either)),
        overhears=frozenset(
            one.clause.moment
            for one in clauses
            if isinstance(one.clause, c.When) and ("." in one.name or one.clause.of not in (THIS, HOST))
        ),
        forbids=frozenset(one.clause.action for one in wilds if isinstance(one.clause, m.Forbid)),
    )


def words_in(value: Any) -> Iterator[object]:
    """Every word and every name of a closed list that is said there."""
    if isinstance(value, Enum):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from words_in(part)
    elif is_dataclass(value) and not isinstance(value, type):
        yield type(value)
        for each in fields(value):
            yield from words_in(getattr(value, each.name))


def _texts_in(value: Any) -> Iterator[str]:
    if isinstance(value, str) and not isinstance(value, Enum):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _texts_in(part)
    elif is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from _texts_in(getattr(value, each.name))


def _dice_in(value: Any) -> Iterator[Dice]:
    if isinstance(value, Dice):
        yield value
    if isinstance(value, tuple):
        for part in value:
            yield from _dice_in(part)
    elif is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from _dice_in(getattr(value, each.name))


def _asks(value: Any) -> bool:
    if isinstance(value, Dice) and RECORDS & set(value.zones):
        return value != Dice(value.side, value.what, value.zones)
    if isinstance(value, tuple):
        return any(map(_asks, value))
    if is_dataclass(value) and not isinstance(value, type):
        return any(_asks(getattr(value, each.name)) for each in fields(value))
    return False


def _said_on(card: Card, name: str, face: Face, die: DieClass, pages: Pages) -> tuple[Said, ...]:
    found: list[Said] = []
    counts: dict[Guard, int] = {}
    for line in card.lines:
        first = counts.get(line.guard, 0)
        counts[line.guard] = first + len(line.clauses)
        if not works_on(line.guard, face):
            continue
        for n, clause in enumerate(line.clauses, first + 1):
            guard = _naming(line, clause, face, die)
            settled = _shaped(name, resolved(clause, face.bursts), line.guard)
            found.append(pages.clause(settled, SOURCE_OF[line.guard], f"{name}:{guard.name}:{n}"))
    reason = clash(tuple(one.clause for one in found))
    if reason is not None:
        raise ValueError(f"{name}: {reason}")
    return tuple(found)


def _shaped(name: str, clause: c.Clause, guard: Guard) -> c.Clause:
    """The clause itself, unless it could not work there."""
    reason = misshapen(clause, guard)
    if reason is not None:
        raise ValueError(f"{name}: {reason}")
    return clause


def _naming(line: Line, clause: c.Clause, face: Face, die: DieClass) -> Guard:
    """The guard that names a clause: that of the face where the clause differs with the bursts."""
    if line.guard not in KIND_GUARDS or not has_by(clause):
        return line.guard
    return KIND_GUARDS[line.guard][face.bursts]


def _beside(face: Face, said: tuple[Said, ...], pages: Pages) -> tuple[Said, ...]:
    """The clauses that a spell brings to its host; of a quartifact all."""
    found: list[Said] = list(said) if face.carried else []
    for one in said:
        if isinstance(one.clause, c.Attach):
            found += [pages.clause(each, one.source, one.name) for each in one.clause.clauses]
    return tuple(found)


def _enchanting(said: tuple[Said, ...], pages: Pages) -> tuple[Said, ...]:
    """The clauses that an enchantment works with from the ready area."""
    found: list[Said] = []
    for one in said:
        if isinstance(one.clause, c.Enchant):
            found += [pages.clause(each, one.source, one.name) for each in one.clause.clauses]
    return tuple(found)


def has_by(value: Any) -> bool:
    """Whether a value follows the bursts anywhere in these words."""
    if isinstance(value, By):
        return True
    if isinstance(value, tuple):
        return any(map(has_by, value))
    if is_dataclass(value) and not isinstance(value, type):
        return any(has_by(getattr(value, each.name)) for each in fields(value))
    return False


def resolved(value: Any, bursts: int) -> Any:
    """The same words with every `By` replaced by its value for that many bursts."""
    if isinstance(value, By):
        chosen = value.values[bursts]
        if chosen is None:
            raise ValueError(f"{value} has no value for {bursts} bursts")
        return resolved(chosen, bursts)
    if isinstance(value, tuple):
        return tuple(resolved(part, bursts) for part in value)
    if is_dataclass(value) and not isinstance(value, type):
        return type(value)(**{each.name: resolved(getattr(value, each.name), bursts) for each in fields(value)})
    return value


def compile_all(*sets: Iterable[Card]) -> tuple[CompiledCard, ...]:
    """All cards, by the number of their facts."""
    cards = [compile_card(card) for declared in sets for card in declared]
    return tuple(sorted(cards, key=lambda card: card.facts.number))


def by_name(cards: Iterable[CompiledCard]) -> Mapping[str, CompiledCard]:
    return {card.name: card for card in cards}
