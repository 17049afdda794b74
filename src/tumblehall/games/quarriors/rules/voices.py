"""Who speaks now: one answer for modifiers, replacements and permissions. In this order: creatures and
enchantments in the ready areas from the active player clockwise, each player's locked die last, what is attached to
each, what lies on players, cards in the Wilds."""

from typing import Final

from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.selectors import Of
from tumblehall.games.quarriors.language.terms import Source, Who
from tumblehall.games.quarriors.rules import areas, fits, numbers
from tumblehall.games.quarriors.rules.mechanisms import enchantments, immunity, questing
from tumblehall.games.quarriors.rules.state import BEYOND, CLOCKWISE, QuarriorsState, Ready, Scope, Watch
from tumblehall.games.quarriors.rules.steps import REF

SPELL: Final = Source.SPELL
ALL: Final = Who.ALL


class Voice:
    """A clause that works now, and for whom."""

    __slots__ = ("die", "said", "scope")

    def __init__(self, said: Said, scope: Scope, die: Ready | None) -> None:
        self.said = said
        self.scope = scope
        self.die = die
        """The die in a ready area from which it works; for an attached one its host."""

    def is_in(self, voices: "tuple[Voice, ...]") -> bool:
        return any(
            voice.said is self.said and voice.die is self.die and voice.scope.is_same(self.scope) for voice in voices
        )

    def reaches(self, s: QuarriorsState, seat: int, die: Ready) -> bool:
        """Whether it speaks of a die in a ready area and works on it. Only for words with an `of`."""
        of: Of = self.said.clause.of  # type: ignore[union-attr, assignment]
        return fits.covers(s, of, self, seat, die) and not self.is_kept_off(s, seat, die)

    def is_kept_off(self, s: QuarriorsState, seat: int, die: Ready) -> bool:
        """Whether a creature is immune to it."""
        return s.tables.has_immunity and immunity.is_immune(s, seat, die, self.scope.me, self.said.source)


def voices(s: QuarriorsState, word: type) -> list[Voice]:
    """Every clause of that word that works now."""
    t = s.tables
    if word not in t.direct:
        return laid_voices(s, word) if s.watches else []
    found: list[Voice] = []
    faces = t.faces
    for seat in CLOCKWISE[s.players][s.turn]:
        for die in s.ready[seat]:
            face = faces[die.acts_as]
            if word in face.says and (face.speaks or (face.enchants and enchantments.is_working(s, seat, die))):
                for said in face.says[word]:
                    found.append(Voice(said, Scope(seat, die.tag), die))
            if die.attached:
                found += attached_voices(s, word, seat, die)
    if s.quests is not None:
        found += questing_voices(s, word)
    if s.watches:
        found += laid_voices(s, word)
    if word in t.on_cards:
        for kind, said in t.on_cards[word]:
            found.append(Voice(said, Scope(s.turn, BEYOND + (kind << 3 | 7)), None))
    return found


def questing_voices(s: QuarriorsState, word: type) -> list[Voice]:
    """Those of creatures in the quest area, as far as their clauses work there, and of what is attached to them."""
    found: list[Voice] = []
    for seat in CLOCKWISE[s.players][s.turn]:
        for die in areas.party_of(s, seat):
            for said in s.tables.faces[die.acts_as].says.get(word, ()):
                if questing.works_on_quest(said.clause):
                    found.append(Voice(said, Scope(seat, die.tag), die))
            if die.attached:
                found += attached_voices(s, word, seat, die)
    return found


def attached_voices(s: QuarriorsState, word: type, seat: int, host: Ready) -> list[Voice]:
    """Those of the spells beside a creature, for their owners (QC-13.8); none while they are silenced."""
    found: list[Voice] = []
    faces = s.tables.faces
    for code, owner in host.attached:
        said_there = faces[code].host_says.get(word, ())
        if said_there and (word is m.VoidSpells or not silenced(s, seat, host, owner, code)):
            for said in said_there:
                found.append(Voice(said, Scope(owner, BEYOND + code, beside(seat, host)), host))
    return found


def laid_voices(s: QuarriorsState, word: type) -> list[Voice]:
    """Those that lie on players for a time."""
    found: list[Voice] = []
    for watch in s.watches:
        said = s.tables.clause(watch.clause)
        if type(said.clause) is word:
            found.append(Voice(said, scope_of(watch), None))
    return found


def scope_of(watch: Watch) -> Scope:
    """For whom a clause speaks that lies on a player: the dice and the player are those of when it was laid."""
    return Scope(watch.seat, watch.this, watch.it, watch.that, watch.it)


def beside(seat: int, host: Ready) -> int:
    """A die in a ready area as the die of a moment."""
    return REF + (seat << 9) + host.tag


def silenced(s: QuarriorsState, seat: int, host: Ready, owner: int, code: int) -> bool:
    """Whether a spell of a player attached to a creature has no clauses now (Q291); those of opponents have none on one
    that is immune to them (Q41). Quartifacts are always heard."""
    if s.quests is not None and code >> 3 in s.tables.quests:
        return False
    if s.tables.has_immunity and immunity.is_immune(s, seat, host, owner, SPELL):
        return True
    if not s.tables.has_voids:
        return False
    for voice in voices(s, m.VoidSpells):
        clause = voice.said.clause
        assert isinstance(clause, m.VoidSpells)
        if clause.whose is not ALL and owner not in numbers.seats_of(s, clause.whose, voice.scope):
            continue
        if voice.is_kept_off(s, seat, host):
            continue  # Q204
        if fits.covers(s, clause.on, voice, seat, host) and numbers.holds(s, clause.if_, voice.scope):
            return True
    return False
