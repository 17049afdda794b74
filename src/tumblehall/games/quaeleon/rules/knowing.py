"""What seats know of hidden cards. A place is a bit: the hand of each seat, the deck, each card in a stack by its tag.

A card that all see go into a hand is a fact: a card of that kind is there. Where its holder then chooses in secret, the
fact stays true of more places; where such a card is seen to leave, it is used up. So a fact says what is certain.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tumblehall.games.quaeleon.rules.limits import SEATS
from tumblehall.games.quaeleon.rules.pieces import KIND, Fact

if TYPE_CHECKING:
    from tumblehall.games.quaeleon.rules.state import QuaeleonState

DECK: Final = 1 << SEATS
FIRST_TAG: Final = SEATS + 1


def place_of(card: int) -> int:
    """The place of a card in a stack."""
    return 1 << FIRST_TAG + (card >> 7)


def everybody(s: QuaeleonState) -> int:
    return (1 << s.players) - 1


def know(s: QuaeleonState, knowers: int, aware: int, kind: int, places: int) -> None:
    s.facts.append(Fact(knowers, aware, kind, places))


def taken_openly(s: QuaeleonState, seat: int, kind: int) -> None:
    """All saw a card go into a hand."""
    all_ = everybody(s)
    know(s, all_ & ~(1 << seat), all_, kind, 1 << seat)


def seen_to_leave(s: QuaeleonState, place: int, kinds: Iterable[int]) -> None:
    """Cards that everybody sees now were in a place: in a hand, the deck, or a stack, where the place goes with it."""
    if not s.facts and s.fresh is None:
        return
    for kind in kinds:
        _used_up(s, everybody(s), place, kind)
    if place > DECK or (place < DECK and not s.hand[place.bit_length() - 1]):
        _shift(s, everybody(s), place, 0, place)


def shuffled_in(s: QuaeleonState, kinds: list[int]) -> None:
    """All saw these go into the deck."""
    s.fresh = [sorted(kinds) for _ in range(s.players)]
    s.fresh_places = [DECK] * s.players


def looked_at(s: QuaeleonState, seat: int, card: int, holder: int) -> None:
    """One seat sees a card in the stack of another."""
    held(s, seat, card)
    know(s, 1 << seat, 1 << seat | 1 << holder, card & KIND, place_of(card))


def held(s: QuaeleonState, seat: int, card: int) -> None:
    """A card of a stack is a seat's own to look at: its facts about it are used up."""
    _used_up(s, 1 << seat, place_of(card), card & KIND)
    _shift(s, 1 << seat, place_of(card), 0, place_of(card))


def stolen(s: QuaeleonState, thief: int, victim: int, kind: int) -> None:
    """A card of the victim's hand, seen by these two alone, has gone into the thief's."""
    us = 1 << thief | 1 << victim
    emptied = 0 if s.hand[victim] else 1 << victim
    _used_up(s, 1 << thief, 1 << victim, kind)
    _shift(s, 1 << thief, 1 << victim, 0, emptied)
    moved(s, everybody(s) & ~us, 1 << victim, 1 << thief, emptied)
    know(s, 1 << victim, us, kind, 1 << thief)


def moved(s: QuaeleonState, seers: int, source: int, to: int, emptied: int) -> None:
    """These seats see that cards of one place went to others, but not which; `emptied` is the place if none stayed."""
    _shift(s, seers, source, to, emptied)


def drawn(s: QuaeleonState, seat: int, kind: int) -> None:
    """A seat took a card of the deck, unseen by the others."""
    if s.fresh is None:
        return
    if kind in s.fresh[seat]:
        s.fresh[seat].remove(kind)
    for other in range(s.players):
        if other != seat:
            s.fresh_places[other] |= 1 << seat


def _used_up(s: QuaeleonState, seers: int, place: int, kind: int) -> None:
    """A card of that kind was there: each seer loses one of the facts that may be about it, that with fewest places. If
    it was another fact's card that went, that fact is now about this one: so it has the places of both."""
    for seat in range(s.players):
        if not seers >> seat & 1:
            continue
        fitting = [fact for fact in s.facts if fact.kind == kind and fact.places & place and fact.knowers >> seat & 1]
        fitting.sort(key=lambda fact: fact.places.bit_count())
        lost = fitting[0].places if fitting else 0
        for fact in fitting[:1]:
            _forget(s, seat, fact)
        for fact in fitting[1:]:
            if lost & ~fact.places:
                _forget(s, seat, fact)
                know(s, 1 << seat, fact.aware, kind, fact.places | lost)
        if s.fresh is None or not s.fresh_places[seat] & place or kind not in s.fresh[seat]:
            continue
        if not fitting or lost & ~s.fresh_places[seat]:
            s.fresh[seat].remove(kind)


def _forget(s: QuaeleonState, seat: int, fact: Fact) -> None:
    at = s.facts.index(fact)
    knowers = fact.knowers & ~(1 << seat)
    if knowers:
        s.facts[at] = fact._replace(knowers=knowers)
    else:
        del s.facts[at]


def _shift(s: QuaeleonState, seers: int, source: int, to: int, emptied: int) -> None:
    """For these seats what may be in `source` may be in `to` as well, and is not in `emptied`."""
    if s.fresh is not None:
        for seat in range(s.players):
            if seers >> seat & 1 and s.fresh_places[seat] & source:
                s.fresh_places[seat] = (s.fresh_places[seat] | to) & ~emptied
    for at, fact in enumerate(s.facts):
        if fact.places & source and fact.knowers & seers:
            places = (fact.places | to) & ~emptied
            others = fact.knowers & ~seers
            s.facts[at] = Fact(fact.knowers & seers, fact.aware, fact.kind, places)
            if others:
                s.facts.append(Fact(others, fact.aware, fact.kind, fact.places))


def places_named(s: QuaeleonState, places: int) -> list[str]:
    """`hand:1`, `deck`, `stack:2:1`: the first card from the top of seat 2's stack."""
    named = [f"hand:{seat}" for seat in range(s.players) if places >> seat & 1]
    named += ["deck"] if places & DECK else []
    for seat, stack in enumerate(s.stacks):
        named += [f"stack:{seat}:{i}" for i, card in enumerate(reversed(stack), 1) if places & place_of(card)]
    return named


def place_named(s: QuaeleonState, name: str) -> int:
    """The bit of a place by its name; 0 when there is no such place."""
    match name.split(":"):
        case ["deck"]:
            return DECK
        case ["hand", seat] if seat in map(str, range(s.players)):
            return 1 << int(seat)
        case ["stack", seat, depth] if seat in map(str, range(s.players)) and depth.isdecimal() and len(depth) < 4:
            stack = s.stacks[int(seat)]
            return place_of(stack[-int(depth)]) if 0 < int(depth) <= len(stack) else 0
        case _:
            return 0
