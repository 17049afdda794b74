"""Cards of Quarriors as somebody reads them who skips some words: what these say is not there for that reader.

What a word does to whose dice counts, not the word alone: to cull an own die is one deed, to cull another's is another.
A discount for an energy counts as a word, and so does a price in it: without these nobody pays for an anchored spell.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.faces import CardFace, Said
from tumblehall.games.quarriors.language.programs import Program
from tumblehall.games.quarriors.language.selectors import Chosen, Dice, PlayersWho
from tumblehall.games.quarriors.language.terms import Coin, Energy
from tumblehall.games.quarriors.rules.mixing import BESIDE, SET_OF

Deed = tuple[type, object, object]
"""A word, whose dice or which players it is for, and where it puts them."""
CAME = ("base", "demons", "quarmageddon", "promos", "qladiator", "light-dark", "quartifacts")
"""The sets in the order in which they came."""
WORDS = (*e.Effect.__args__, *m.Modifier.__args__)
ENERGIES = (Coin.LIGHT, Coin.DARK)


def new_deeds(sets: Iterable[str]) -> frozenset[Deed]:
    """The deeds on the cards of these sets that no card of an earlier set does: of one that came before all of them."""
    named = frozenset(sets)
    first = min(map(CAME.index, named & set(CAME)), default=len(CAME))
    found: dict[bool, set[Deed]] = {True: set(), False: set()}
    for card in CARD_BY_NAME.values():
        needed = {SET_OF[card.facts.set], *BESIDE.get(card.facts.set, ())}
        last = max(map(came, needed))
        earlier = last < max(first, 1)
        if earlier or any(came(each) == last for each in named & needed):
            found[earlier].update(deed for one in card.clauses for deed in deeds_in(one.clause))
            found[earlier].update(_discount(card))
    return frozenset(found[False] - found[True])


def came(name: str) -> int:
    """A set of one's own came after all of ours."""
    return CAME.index(name) if name in CAME else len(CAME)


def deeds_in(value: Any) -> Iterator[Deed]:
    """Every deed that is said there."""
    if isinstance(value, tuple):
        for part in value:
            yield from deeds_in(part)
    elif is_dataclass(value) and not isinstance(value, type):
        if isinstance(value, WORDS) or (isinstance(value, e.Pay) and value.of in ENERGIES):
            yield deed_of(value)
        for each in fields(value):
            yield from deeds_in(getattr(value, each.name))


def _discount(card: CompiledCard) -> list[Deed]:
    return [] if card.facts.discount is None else [(Energy, card.facts.energy, None)]


def deed_of(word: Any) -> Deed:
    dice = getattr(word, "dice", None) or getattr(word, "of", None)
    dice = getattr(dice, "dice", dice)
    whose = dice.side if isinstance(dice, Dice) else dice
    return type(word), whose or _players(getattr(word, "who", None)), _players(getattr(word, "to", None))


def _players(who: Any) -> Any:
    """Those among whom players are found or chosen."""
    match who:
        case PlayersWho(of) | Chosen(of):
            return _players(of)
        case _:
            return who


def without(skipped: frozenset[Deed]) -> Callable[[str], CompiledCard]:
    """How somebody reads the card of a name who skips those deeds."""
    return {name: _card(card, skipped) for name, card in CARD_BY_NAME.items()}.__getitem__


def _card(card: CompiledCard, skipped: frozenset[Deed]) -> CompiledCard:
    return replace(
        card,
        facts=card.facts if skipped.isdisjoint(_discount(card)) else replace(card.facts, discount=None),
        faces=tuple(_face(face, skipped) for face in card.faces),
        wilds=_said(card.wilds, skipped),
        clauses=_said(card.clauses, skipped),
        programs=tuple(_program(program, skipped) for program in card.programs),
    )


def _face(face: CardFace, skipped: frozenset[Deed]) -> CardFace:
    attached = (*sum(face.host_says.values(), ()), *sum(face.host_when.values(), ()))
    spoken = (*sum(face.says.values(), ()), *sum(face.when.values(), ()))
    enchanting = [one for one in spoken if one not in face.said]
    return CardFace(
        face.face, _said(face.said, skipped), _said(attached, skipped), face.alike, _said(enchanting, skipped)
    )


def _program(program: Program, skipped: frozenset[Deed]) -> Program:
    return replace(program, effects=_effects(program.effects, skipped))


def _said(said: Iterable[Said], skipped: frozenset[Deed]) -> tuple[Said, ...]:
    read = [(one, _clause(one.clause, skipped)) for one in said]
    return tuple(replace(one, clause=clause) for one, clause in read if clause is not None)


def _clause(clause: c.Clause, skipped: frozenset[Deed]) -> c.Clause | None:
    """The clause without those deeds; None where nothing is left of it."""
    if isinstance(clause, c.Attach | c.Enchant):
        left = [read for each in clause.clauses if (read := _clause(each, skipped)) is not None]
        return replace(clause, clauses=tuple(left))
    if not skipped.isdisjoint(deeds_in(getattr(clause, "price", None))):
        return None
    if isinstance(clause, c.When | c.Use | c.AtReady | c.Cast | c.React | c.Activate | c.Instead):
        do = _effects(clause.do, skipped)
        return replace(clause, do=do) if do else None
    return None if deed_of(clause) in skipped else clause


def _effects(effects: tuple[e.Effect, ...], skipped: frozenset[Deed]) -> tuple[e.Effect, ...]:
    left: list[e.Effect] = []
    done = True
    for effect in effects:
        if isinstance(effect, e.Then) and not done:
            continue
        done = skipped.isdisjoint(deeds_in(effect))
        if done:
            left.append(effect)
    return tuple(left)
