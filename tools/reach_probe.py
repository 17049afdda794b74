"""What a die in reach changes for one selector of a card: the rules are asked, with the die there and without."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from tools.reach_tables import FOE, ME, Place, Try, beside, kind_named
from tools.reach_tables import SPELL as SPELL_CARD
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language import selectors as x
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import Happening, Moment, Side, Source, Special, What, Window, Zone
from tumblehall.games.quarriors.rules import destroy, numbers, select, spots, steps, turning, zones
from tumblehall.games.quarriors.rules.carry_out import carry_out
from tumblehall.games.quarriors.rules.copying import models
from tumblehall.games.quarriors.rules.figures import attack_of, buyout_price, defence_of
from tumblehall.games.quarriors.rules.mechanisms.immunity import is_immune
from tumblehall.games.quarriors.rules.mechanisms.locked import is_barred
from tumblehall.games.quarriors.rules.numbers import EFFECT
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, QuarriorsState, Ready, Scope
from tumblehall.kernel.dice import FastRng

COUNTS = (x.Count, x.Classes, x.PrintedGlory)
PICKS = (x.One, x.UpTo, x.AnyNumber, x.All, x.Each)
IN_AREAS = (Zone.READY, Zone.HERE, Zone.BATTLE, Zone.SUMMONED, Zone.NAMED)

UNLOCKED = "unlocked, nothing is destroyed"
TURNED = "turned to a creature face of the ready area"
UNTURNED = "no face to turn to"
NOUGHT = "reached, stays 0/0"
COUNTED = "counted"
IMMUNE = "immune"
HOST = "may bear it, stays 0/0"
FREED = "unlocked without price"
KEPT = "not to be bought out"
OUT_OF_REACH = "out of reach"
NO_COPY = "not copied"
NOT_REPLACED = "fits, yet is unlocked, never destroyed"
NOT_SUMMONED = "fits, yet is locked, never summoned"
BESIDE = "a spell beside it is reached"
REACHED = "reached"
NOT_ANSWERED = "not answered"
NOTHING = ""


@dataclass(frozen=True, slots=True)
class Use:
    """A selector of a card, and the words around it from the clause to the nearest one."""

    said: Said
    around: tuple[Any, ...]
    dice: x.Dice

    @property
    def words(self) -> str:
        """`Cast Destroy One`."""
        return " ".join(dict.fromkeys(type(word).__name__ for word in self.around))

    @property
    def looks_at_creatures(self) -> bool:
        """Whether it looks for creatures in ready areas at all; one that asks what a named die is does not."""
        named = bool(self.around) and isinstance(self.around[-1], x.Is)
        return self.dice.what is What.CREATURE and any(zone in IN_AREAS for zone in self.dice.zones) and not named


def uses(card: CompiledCard) -> Iterator[Use]:
    """Every selector that a card says, one by one."""
    on_faces = dict.fromkeys(said for face in card.faces for said in face.said)
    for said in (*on_faces, *card.wilds):
        for around, dice in dict.fromkeys(_selectors(said.clause, ())):
            yield Use(said, around, dice)


def _selectors(value: Any, around: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], x.Dice]]:
    if isinstance(value, x.Dice):
        yield around, value
        around = (*around, value)
    if isinstance(value, tuple):
        for part in value:
            yield from _selectors(part, around)
    elif is_dataclass(value) and not isinstance(value, type):
        inside = around if isinstance(value, x.Dice) else (*around, value)
        for each in fields(value):
            yield from _selectors(getattr(value, each.name), inside)


# -- with the die and without ------------------------------------------------------------------------------------------


def outcome(use: Use, table: Try, place: Place, code: int) -> str:
    """What a die there changes for a selector; nothing: it is not reached."""
    s = table.state.clone()
    die = place.lay(s, code)
    if _fits(s, use.dice, table.scope, die):
        return _treated(use, s, table, place.seat, die)
    return BESIDE if _spell_beside(use, table, place, code) else NOTHING


def _fits(s: QuarriorsState, dice: x.Dice, scope: Scope, die: Ready, beside: bool = False) -> bool:
    found = spots.spots(s, dice, scope)
    return any(spot.die is not None and spot.die.tag == die.tag and (spot.place != NONE) is beside for spot in found)


def _spell_beside(use: Use, table: Try, place: Place, code: int) -> bool:
    s = table.state.clone()
    die = place.lay(s, code)
    spell = kind_named(s, beside(use.said.name.partition(":")[0], SPELL_CARD)) << 3 | 4
    zones.change(s, die, die.but(attached=((spell, place.seat),)))
    return _fits(s, use.dice, table.scope, die, beside=True)


def _treated(use: Use, s: QuarriorsState, table: Try, seat: int, die: Ready) -> str:
    """What becomes of a die that a selector fits, by the word nearest to it that says so."""
    for word in reversed(use.around):
        if isinstance(word, COUNTS):
            with_it, without = (numbers.number(each, word, table.scope) for each in (s, table.state))
            return COUNTED if with_it != without else NOTHING
        if isinstance(word, m.Copy):
            this = next(each for each in s.ready[ME] if each.tag == table.scope.this)
            return REACHED if select.PICK_READY + die.tag in models(s, ME, this) else NO_COPY
        if isinstance(word, c.Attach):
            return _borne(s, use.said, table.scope, seat, die)
        if isinstance(word, c.Instead):
            return _replaced(word, s, die)
        if isinstance(word, c.When):
            return NOT_SUMMONED
        if isinstance(word, m.Modifier):
            return _modified(word, s, seat, die)
        if isinstance(getattr(word, "dice", None), PICKS):
            return _picked(use, word, s, table.scope, die)
    return REACHED


def _borne(s: QuarriorsState, said: Said, scope: Scope, seat: int, die: Ready) -> str:
    attach = said.clause
    assert isinstance(attach, c.Attach)
    assert not isinstance(attach.target.dice, Special)
    if select.PICK_READY + die.tag not in select.candidates(s, attach.target.dice, scope, Source.SPELL):
        return OUT_OF_REACH
    zones.change(s, die, die.but(attached=((scope.this - BEYOND, ME),)))
    bearer = next(each for each in s.ready[seat] if each.tag == die.tag)
    return HOST if attack_of(s, seat, bearer) == defence_of(s, seat, bearer) == 0 else REACHED


def _replaced(word: c.Instead, s: QuarriorsState, die: Ready) -> str:
    assert word.happening is Happening.DESTROYED
    return REACHED if destroy.destroy(s, [die.tag], FOE, EFFECT) else NOT_REPLACED


def _modified(word: m.Modifier, s: QuarriorsState, seat: int, die: Ready) -> str:
    if isinstance(word, m.Immune):
        return IMMUNE if is_immune(s, seat, die, FOE, None) else OUT_OF_REACH
    if isinstance(word, m.Forbid):
        return KEPT if buyout_price(s, FOE, seat, die) is None else REACHED
    return NOUGHT if attack_of(s, seat, die) == defence_of(s, seat, die) == 0 else REACHED


def _picked(use: Use, effect: Any, s: QuarriorsState, scope: Scope, die: Ready) -> str:
    """Chosen, or taken along, and then treated."""
    pick, source = effect.dice, use.said.source
    find = select.all_of if isinstance(pick, x.All) else select.objects
    option = select.PICK_READY + die.tag
    if option not in find(s, effect, pick.dice, scope, source):
        return UNTURNED if isinstance(effect, e.Rotate) else OUT_OF_REACH
    if isinstance(effect, e.Rotate):
        return TURNED if turning.turned(s, die, effect.way) else UNTURNED
    carry_out(s, effect, _frame(use, effect, s, scope), (option,), FastRng("reach"))
    left = next((each for area in s.ready for each in area if each.tag == die.tag), None)
    match effect:
        case e.Destroy() if left is None:
            return UNLOCKED if s.done == 0 else REACHED
        case e.Unlock() if left is None:
            return FREED
        case e.Boost() if left is not None:
            return NOUGHT
        case _:
            return REACHED


def _frame(use: Use, effect: e.Effect, s: QuarriorsState, scope: Scope) -> tuple[int, ...]:
    """The effect where it stands on its card."""
    kind = kind_named(s, use.said.name.partition(":")[0])
    programs = s.tables.cards[kind].programs
    at = next((n, part.effects.index(effect)) for n, part in enumerate(programs) if effect in part.effects)
    return (steps.RUN, kind << PAGE | at[0], at[1], scope.me, scope.this, scope.other)


# -- why a creature in a ready area is left out ------------------------------------------------------------------------

FIELDS = {
    "levels": "level 0",
    "locked": "only dice that are not locked",
    "classes": "no such class has such dice",
    "types": "no such type has such dice",
}


def left_out(use: Use, table: Try, place: Place, code: int) -> str:
    """What keeps a die out of a selector of creatures; nothing: it is not on that side at all."""
    s = table.state.clone()
    die = place.lay(s, code)
    for name, why in FIELDS.items():
        empty: Any = x.Dice.__dataclass_fields__[name].default
        if getattr(use.dice, name) != empty and _fits(s, replace(use.dice, **{name: empty}), table.scope, die):
            return why
    if use.dice.side in (Side.ATTACKERS, Side.DEFENDERS) or Zone.BATTLE in use.dice.zones:
        return "does not fight"
    return "was not summoned" if Zone.SUMMONED in use.dice.zones else NOTHING


# -- answers to destruction --------------------------------------------------------------------------------------------

FALLS = (Moment.DESTROYED, Moment.I_DESTROY, Moment.FIRST_LOSS)


def answers_a_fall(said: Said) -> bool:
    """Whether a clause answers that a creature is destroyed, or saves one."""
    return any(
        (isinstance(word, c.When | e.Later) and word.moment in FALLS)
        or (isinstance(word, c.Instead) and word.happening is Happening.DESTROYED)
        or (isinstance(word, c.React) and Window.RESCUE in word.windows)
        for word in words_in(said.clause)
    )


def words_in(value: Any) -> Iterator[Any]:
    """All that is said in a clause, a word before its parts."""
    yield value
    if isinstance(value, tuple):
        for part in value:
            yield from words_in(part)
    elif is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from words_in(getattr(value, each.name))


def falls(table: Try, place: Place, code: int) -> str:
    """What comes of it where a text destroys the die: nothing is pending if nobody answers."""
    s = table.state.clone()
    die = place.lay(s, code)
    for seat in (ME, FOE):
        if seat != place.seat or not is_barred(die, place.seat, seat):
            pending = len(s.stack)
            if destroy.destroy(s, [die.tag], seat, EFFECT, table.scope.this) or len(s.stack) > pending:
                return REACHED
    return NOT_ANSWERED
