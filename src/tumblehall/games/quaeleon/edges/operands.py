"""What stands behind steps and verbs: as ids, people and positions write it, and where it lies on the table."""

from collections.abc import Callable, Mapping

from tumblehall.games.quaeleon.content.facts import CARDS
from tumblehall.games.quaeleon.edges.english import do_of, effect_of
from tumblehall.games.quaeleon.language.words import Choose
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.limits import MOST_CHANGES, MOST_ORDERS, SLOTS
from tumblehall.games.quaeleon.rules.names import card_name, laid_ref
from tumblehall.games.quaeleon.rules.numbers import find, initiative_of
from tumblehall.games.quaeleon.rules.pieces import NONE
from tumblehall.games.quaeleon.rules.source import effect_at, source_refs
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import PROGRAM_NUMBERS, PROGRAMS
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.operands import Operand
from tumblehall.kernel.reading import Doc, quoted

Refs = Callable[[QuaeleonState, Frame, int], tuple[str, ...]]


def _card_in(zone: str) -> Operand:
    """A card by its kind, in a zone where equal cards are alike."""

    def refs(s: QuaeleonState, f: Frame, kind: int) -> tuple[str, ...]:
        return (f"{zone}:{card_name(kind)}",)

    return Operand(name=lambda s, f, kind: card_name(kind), words=lambda s, f, kind: CARDS[kind].name, refs=refs)


def _kind_laid(s: QuaeleonState, place: int) -> int:
    seat, slot = divmod(place, SLOTS)
    return next(laid.kind for laid in s.field[seat] if laid.slot == slot)


def _laid_name(s: QuaeleonState, f: Frame, place: int) -> str:
    seat, slot = divmod(place, SLOTS)
    return f"{card_name(_kind_laid(s, place))}@{seat}:{slot + 1}"


def _laid_words(s: QuaeleonState, f: Frame, place: int) -> str:
    seat, slot = divmod(place, SLOTS)
    return f"{CARDS[_kind_laid(s, place)].name} of seat {seat} (place {slot + 1})"


def _revealed_words(s: QuaeleonState, f: Frame, seat: int) -> str:
    return f"{CARDS[s.up[seat]].name}, revealed by seat {seat} (initiative {initiative_of(s, seat)})"


def _list_words(s: QuaeleonState, f: Frame, place: int) -> str:
    word = effect_at(f).do
    assert isinstance(word, Choose)
    label = " and ".join(effect_of(each) for each in word.options[place])
    return label[0].upper() + label[1:]


def _effect_words(s: QuaeleonState, f: Frame, at: int) -> str:
    """Whom it is about is asked of the deed alone; whether it is done, of all that hangs on it."""
    effect = effect_at(f)
    return do_of(effect.do) if f[0] == steps.WHOM else effect_of(effect)


def _on_field_words(s: QuaeleonState, f: Frame, order: int) -> str:
    laid = find(s, f[1], order)
    return "the card" if laid is None else CARDS[laid.kind].name


def _read_program(s: QuaeleonState, doc: Doc) -> int:
    name = doc.text()
    if name not in PROGRAM_NUMBERS:
        raise doc.refuse(f"there is no list of effects {quoted(name)}; write names like bargain-hunter:activate/1")
    return PROGRAM_NUMBERS[name]


OPERANDS: Mapping[str, Operand] = {
    # behind verbs
    "held": _card_in("hand"),
    "pooled": _card_in("pool"),
    "buried": _card_in("discard"),
    "picked": Operand(
        name=lambda s, f, place: str(place + 1),
        words=lambda s, f, place: CARDS[s.picks[f[1]][place]].name,
        refs=lambda s, f, place: (f"picks:{place + 1}",),
    ),
    "laid": Operand(name=_laid_name, words=_laid_words, refs=lambda s, f, place: (laid_ref(*divmod(place, SLOTS)),)),
    "revealed": Operand(
        name=lambda s, f, seat: f"{card_name(s.up[seat])}@{seat}:up",
        words=_revealed_words,
        refs=lambda s, f, seat: (f"up:{seat}",),
    ),
    "target": Operand(refs=lambda s, f, seat: (f"seat:{seat}",)),
    "list": Operand(
        name=lambda s, f, place: str(place + 1), words=_list_words, refs=lambda s, f, place: source_refs(s, f)
    ),
    # behind steps
    "program": Operand(
        name=lambda s, f, number: PROGRAMS[number].name,
        words=lambda s, f, number: CARDS[PROGRAMS[number].kind].name,
        write=lambda s, number: PROGRAMS[number].name,
        read=_read_program,
    ),
    "at": Operand(bounds=(0, 9), words=_effect_words),
    "order": Operand(bounds=(0, MOST_ORDERS - 1), words=_on_field_words),
    "this": Operand(bounds=(NONE, MOST_ORDERS - 1)),
    "other": Operand(bounds=lambda s: (NONE, s.players - 1)),
    "left": Operand(bounds=(1, 99)),
    "quiet": Operand(bounds=(0, 1)),
    "changes": Operand(bounds=(0, MOST_CHANGES)),
}
