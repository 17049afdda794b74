"""What the cards on the table say, in tables by die code, so that cards in the box cost nothing.

A code is kind * 8 + face: the kind is the card's place in the Wilds, the face counts from 0. Each card's part is made
once; a game puts those of its cards side by side. Read-only; all clones of a state share it.
"""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain
from typing import TypeVar

from tumblehall.games.quarriors import modifiers as m
from tumblehall.games.quarriors import words as w
from tumblehall.games.quarriors.compile import COMPILED, CompiledCard
from tumblehall.games.quarriors.content import Face
from tumblehall.games.quarriors.moments import Moment, Window
from tumblehall.games.quarriors.numbering import CLAUSE_NUMBERS
from tumblehall.games.quarriors.selectors import HOST, Dice, Special

C = TypeVar("C")
BLANK = Face("")
MOMENTS = tuple(Moment)


class CardTable:
    """One card, eight places for each table: six faces and two that no die shows."""

    def __init__(self, card: CompiledCard) -> None:
        self.face = (*card.die.faces, BLANK, BLANK)
        looks = list(zip(self.face, (*card.faces, (), ()), strict=True))
        self.alike = (*(looks.index(look) for look in looks[:6]), 6, 7)
        self.clauses: tuple[tuple[w.Clause, ...], ...] = (*card.faces, (), ())
        self.use = self._one(w.Use)
        self.at_ready = self._one(w.AtReady)
        self.cast = self._one(w.Cast)
        self.attach = self._one(w.Attach)
        self.react = self._one(w.React)
        self.instead = self._all(w.Instead)
        self.stats = self._one(m.Stats)
        self.copy = self._one(m.Copy)
        self.doomed = self._one(m.Doomed)
        self.voids = self._one(m.VoidSpells)
        self.untargetable = tuple(clause is not None for clause in self._one(m.Untargetable))
        self.vs_me = self._all(m.AttackVsMe)
        self.summon_price = self._all(m.SummonPrice)
        self.attack = self._of(m.Attack, Special)
        self.attack_aura = self._of(m.Attack, Dice)
        self.host_attack = self._host(m.Attack)
        self.defence = self._of(m.Defence, Special)
        self.defence_aura = self._of(m.Defence, Dice)
        self.host_defence = self._host(m.Defence)
        self.score_glory = self._of(m.ScoreGlory, Special)
        self.host_glory = self._host(m.ScoreGlory)
        self.when = tuple(self._triggers(moment, attached=False) for moment in MOMENTS)
        self.host_when = tuple(self._triggers(moment, attached=True) for moment in MOMENTS)

    def _one(self, word: type[C]) -> tuple[C | None, ...]:
        """For each face its clause of that word, of which there is at most one."""
        return tuple(next((c for c in on if isinstance(c, word)), None) for on in self.clauses)

    def _all(self, word: type[C]) -> tuple[tuple[C, ...], ...]:
        return tuple(tuple(c for c in on if isinstance(c, word)) for on in self.clauses)

    def _of(self, word: type[C], whose: type) -> tuple[tuple[C, ...], ...]:
        """Modifiers of the die itself (a Special), or of other dice (a selector)."""
        return tuple(tuple(c for c in on if isinstance(c.of, whose)) for on in self._all(word))  # type: ignore[attr-defined]

    def _host(self, word: type[C]) -> tuple[tuple[C, ...], ...]:
        """Modifiers of the creature that the die is attached to."""
        return tuple(
            () if attach is None else tuple(c for c in attach.clauses if isinstance(c, word)) for attach in self.attach
        )

    def _triggers(self, moment: Moment, attached: bool) -> tuple[tuple[int, ...], ...]:
        """By face the numbers of the clauses that answer a moment: of the die itself, or of one laid beside a host."""
        found = []
        for on, attach in zip(self.clauses, self.attach, strict=True):
            clauses = on if not attached else () if attach is None else attach.clauses
            whens = [c for c in clauses if isinstance(c, w.When) and c.moment is moment and (c.of is HOST) == attached]
            found.append(tuple(CLAUSE_NUMBERS[c] for c in whens))
        return tuple(found)


@cache
def _table_of(number: int) -> CardTable:
    return CardTable(COMPILED[number])


class Tables:
    """See above. Indexed by code where not said otherwise."""

    def __init__(self, cards: Iterable[CompiledCard]) -> None:
        self.cards = tuple(cards)
        parts = [_table_of(card.facts.number) for card in self.cards]

        def side_by_side(field: Callable[[CardTable], tuple[C, ...]]) -> tuple[C, ...]:
            return tuple(chain.from_iterable(map(field, parts)))

        # by kind
        self.kind_of = {card.die.name: kind for kind, card in enumerate(self.cards)}
        self.cost = tuple(card.facts.cost for card in self.cards)
        self.glory = tuple(card.facts.glory for card in self.cards)
        self.is_creature_card = tuple(card.facts.kind == "creature" for card in self.cards)
        self.is_spell_die = tuple(card.die.kind == "spell" for card in self.cards)
        self.is_creature_die = tuple(card.die.has_creature_face for card in self.cards)
        self.one_summon = tuple(any(isinstance(c, m.Forbid) for c in card.wilds) for card in self.cards)
        # faces
        self.face = side_by_side(lambda part: part.face)
        alike = side_by_side(lambda part: part.alike)
        self.same = tuple(code & ~7 | alike[code] for code in range(len(alike)))
        """Faces that look alike and say the same count as one: the code of the first of them."""
        self.quiddity = tuple(face.quiddity for face in self.face)
        self.level = tuple(face.level for face in self.face)
        self.creature = tuple(face.creature for face in self.face)
        self.spell = tuple(face.spell for face in self.face)
        # clauses
        self.clauses = side_by_side(lambda part: part.clauses)
        self.use = side_by_side(lambda part: part.use)
        self.immediate = tuple(face.immediate or use is not None for face, use in zip(self.face, self.use, strict=True))
        self.at_ready = side_by_side(lambda part: part.at_ready)
        self.cast = side_by_side(lambda part: part.cast)
        self.attach = side_by_side(lambda part: part.attach)
        self.react = side_by_side(lambda part: part.react)
        self.instead = side_by_side(lambda part: part.instead)
        self.stats = side_by_side(lambda part: part.stats)
        self.copy = side_by_side(lambda part: part.copy)
        self.doomed = side_by_side(lambda part: part.doomed)
        self.voids = side_by_side(lambda part: part.voids)
        self.untargetable = side_by_side(lambda part: part.untargetable)
        self.vs_me = side_by_side(lambda part: part.vs_me)
        self.summon_price = side_by_side(lambda part: part.summon_price)
        self.attack = side_by_side(lambda part: part.attack)
        self.attack_aura = side_by_side(lambda part: part.attack_aura)
        self.host_attack = side_by_side(lambda part: part.host_attack)
        self.defence = side_by_side(lambda part: part.defence)
        self.defence_aura = side_by_side(lambda part: part.defence_aura)
        self.host_defence = side_by_side(lambda part: part.host_defence)
        self.score_glory = side_by_side(lambda part: part.score_glory)
        self.host_glory = side_by_side(lambda part: part.host_glory)
        moments = range(len(MOMENTS))
        self.when = tuple(tuple(chain.from_iterable(part.when[i] for part in parts)) for i in moments)
        """By moment, then by code, the numbers of the clauses that answer it."""
        self.host_when = tuple(tuple(chain.from_iterable(part.host_when[i] for part in parts)) for i in moments)
        # what the rules can leave out when no card on the table asks for it
        self.has_auras = any(self.attack_aura) or any(self.defence_aura)
        self.has_vs_me = any(self.vs_me)
        self.has_summon_price = any(self.summon_price)
        self.has_voids = any(self.voids)
        self.has_doomed = any(self.doomed)
        self.has_copy = any(self.copy)
        self.has_reactions = any(react is not None and react.window is Window.ANYTIME for react in self.react)
