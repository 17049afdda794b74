"""What stands behind the verbs and steps of energy: discounted captures, anchored spells, payments."""

import re

from tumblehall.games.quarriors.edges.names import spoken_at
from tumblehall.games.quarriors.edges.position import die_text
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.mechanisms.discounts import prices_of
from tumblehall.games.quarriors.rules.mechanisms.energy import NAMES
from tumblehall.games.quarriors.rules.names import kind_name
from tumblehall.games.quarriors.rules.state import NO_FACE, NONE, QuarriorsState
from tumblehall.games.quarriors.rules.zones import find
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.operands import Operand
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.values import Json

WHAT = re.compile(r"(summon|capture|unlock) (.+?)( with (?:light|dark))?")


def _energy_of(s: QuarriorsState, kind: int) -> str:
    energy = s.tables.energy[kind]
    assert energy is not None
    return energy.value


def _discounted_words(s: QuarriorsState, f: Frame, kind: int) -> str:
    low = prices_of(s, f[1], kind).low
    assert low is not None
    return f"{spoken_at(s, kind_name(s, kind))} for {low.price} with {_energy_of(s, kind)}"


DISCOUNTED = Operand(
    name=lambda s, f, n: f"{kind_name(s, n)} with {_energy_of(s, n)}",
    words=_discounted_words,
    refs=lambda s, f, n: (f"wilds:{kind_name(s, n)}",),
)
ANCHOR = Operand(
    name=lambda s, f, n: kind_name(s, n),
    words=lambda s, f, n: s.tables.cards[n].facts.name,
    refs=lambda s, f, n: (f"wilds:{kind_name(s, n)}",),
)
ENERGY = Operand(name=lambda s, f, n: NAMES[n], words=lambda s, f, n: NAMES[n].capitalize())


# -- what a payment is for ---------------------------------------------------------------------------------------------


def _is_of(verb: object, what: int) -> int:
    """The number behind a verb, where an option is of it; NONE."""
    first, size = verb.first, verb.size  # type: ignore[attr-defined]
    return what - first if first <= what < first + size else NONE


def _write(s: QuarriorsState, what: int) -> Json:
    """`summon Herald#4`, `capture Herald`, `capture Herald with light`, `unlock 3`; null for the price of an effect."""
    if (code := _is_of(verbs.SUMMON, what)) != NONE:
        return f"summon {die_text(s, code)}"
    if (kind := _is_of(verbs.CAPTURE, what)) != NONE:
        return f"capture {die_text(s, kind << 3 | NO_FACE)}"
    if (kind := _is_of(verbs.CAPTURE_WITH, what)) != NONE:
        return f"capture {die_text(s, kind << 3 | NO_FACE)} with {_energy_of(s, kind)}"
    return None if what == NONE else f"unlock {_is_of(verbs.UNLOCK, what)}"


def _read(s: QuarriorsState, doc: Doc) -> int:
    if doc.value is None:
        return NONE
    found = WHAT.fullmatch(doc.text())
    if found is None:
        raise doc.refuse("must be null, or like 'summon Herald#4', 'capture Herald with light', 'unlock 3'")
    verb, name, with_energy = found.groups()
    if verb == "unlock":
        if not name.isdigit() or find(s, int(name)) is None:
            raise doc.refuse(f"no die has the tag {name}")
        return verbs.UNLOCK.first + int(name)
    die, _, face = name.partition("#")
    if die not in s.tables.kind_of or (verb == "summon" and face not in tuple("123456")):
        raise doc.refuse(f"there is no {name} in this position")
    kind = s.tables.kind_of[die]
    if verb == "summon":
        return verbs.SUMMON.first + (kind << 3 | int(face) - 1)
    if with_energy and s.tables.energy[kind] is None:
        raise doc.refuse(f"{die} has no energy")
    return (verbs.CAPTURE_WITH if with_energy else verbs.CAPTURE).first + kind


def _what_words(s: QuarriorsState, f: Frame, what: int) -> str:
    """What the price is for, behind it."""
    if (code := _is_of(verbs.SUMMON, what)) != NONE:
        return f" to summon {die_text(s, code | NO_FACE)}"
    kind = max(_is_of(verbs.CAPTURE, what), _is_of(verbs.CAPTURE_WITH, what))
    if kind != NONE:
        return f" to capture {die_text(s, kind << 3 | NO_FACE)}"
    return "" if what == NONE else " to unlock a die"


PRICE = Operand(bounds=(0, 99))
PAID_FOR = Operand(name=lambda s, f, n: str(_write(s, n)), words=_what_words, write=_write, read=_read)
OPERANDS = {
    "discounted": DISCOUNTED,
    "anchor": ANCHOR,
    "energy": ENERGY,
    "price": PRICE,
    "what": PAID_FOR,
}
