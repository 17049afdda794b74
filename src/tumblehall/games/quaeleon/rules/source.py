"""What a question of an effect comes from. Such questions begin with seat, program and at; those of the card's owner go
on with this and other."""

from typing import Final

from tumblehall.games.quaeleon.language.plain import plain
from tumblehall.games.quaeleon.language.words import Effect
from tumblehall.games.quaeleon.rules.names import card_name, laid_ref
from tumblehall.games.quaeleon.rules.numbers import find
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import NONE, PROGRAMS
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.values import Json

EFFECT: Final = ("program", "at")
OF_OWNER: Final = (*EFFECT, "this", "other")


def effect_at(f: Frame) -> Effect:
    return PROGRAMS[f[2]].effects[f[3]]


def effect_data(s: QuaeleonState, f: Frame) -> dict[str, Json]:
    """For programs: the card whose effect it is, and the effect in the form of the content file."""
    return {"card": card_name(PROGRAMS[f[2]].kind), "effect": plain(effect_at(f))}


def owner_data(s: QuaeleonState, f: Frame) -> dict[str, Json]:
    """The same, with the card on the field and the attacker or subject, where there are such."""
    return effect_data(s, f) | {
        "this": next(iter(source_refs(s, f)), None),
        "other": None if f[5] == NONE else f[5],
    }


def source_refs(s: QuaeleonState, f: Frame) -> tuple[str, ...]:
    """The card whose effect it is, while it lies on its owner's field."""
    laid = find(s, f[1], f[4])
    return () if laid is None else (laid_ref(f[1], laid.slot),)
