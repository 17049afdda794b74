"""What a seat may know, built up from nothing."""

from typing import Literal, TypedDict

from tumblehall.games.quaeleon.edges.blow import Blow, Change, Op, Stat, blow_of, change_of
from tumblehall.games.quaeleon.language import terms
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.knowing import places_named
from tumblehall.games.quaeleon.rules.names import card_name, laid_ref
from tumblehall.games.quaeleon.rules.numbers import defence_of, initiative_of, must_stack, those_waiting, value_of
from tumblehall.games.quaeleon.rules.pieces import KIND
from tumblehall.games.quaeleon.rules.pieces import Laid as LaidCard
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import NONE, PRINTED
from tumblehall.kernel.view import SharedView

__all__ = ["Blow", "Change", "Choosing", "Coming", "Op", "Scope", "Seen", "Stat", "View", "view_of"]

Scope = Literal["your", "the"]
"""KQ-3.5: the owner's next card, or anybody's."""
Choosing = Literal["swap", "stack", "trim"]
"""What all choose at once."""
Tie = Literal["health", "gone"]
"""The card before has the same initiative, and goes first for its health; or both would be gone."""
CHOOSING: dict[int, Choosing] = {steps.SWAPPED: "swap", steps.SET: "stack", steps.TRIMMED: "trim"}
"""By the step that comes after it."""


class Laid(TypedDict):
    """A card on a field, with what its values are now; a value that it does not have is none."""

    ref: str
    card: str
    slot: int
    order: int
    """When it was activated in this round."""
    attack: int | None
    defence: int | None
    healing: int | None
    pierce: int
    silent: bool
    counts: bool
    """Its defence counts already."""
    changes: list[Change]


class Revealed(TypedDict):
    """A card that is turned up and not activated yet."""

    ref: str
    card: str
    initiative: int
    silent: bool


class Waiting(TypedDict):
    """Somebody who has yet to take a turn."""

    seat: int
    initiative: int
    tie: Tie | None


class Coming(Change):
    """What the next card gets."""

    seat: int
    scope: Scope


class Known(TypedDict):
    """A card of which the seat knows that it is in one of some places."""

    card: str
    places: list[str]
    """`hand:1`, `deck`, `stack:2:1`."""


class Fresh(TypedDict):
    """Cards that all saw go into the deck, but for those the seat drew, and where they can be by now."""

    cards: list[str]
    places: list[str]


class SeatView(TypedDict):
    """A player."""

    health: int
    out: bool
    cards: int
    """In hand, with what is picked out of it."""
    hand: list[str] | None
    """The own ones; none of others, as are `picks` and `stack_cards`."""
    picks: list[str] | None
    stack: int
    stack_cards: list[str] | None
    revealed: Revealed | None
    next_initiative: int
    defence: int
    field: list[Laid]


class View(TypedDict):
    """What a seat may know of this game."""

    round: int
    dealer: int
    must_stack: bool
    choosing: Choosing | None
    turn: int | None
    """Whose turn it is."""
    turn_initiative: int
    waiting: list[Waiting]
    """Who has yet to take a turn with the cards that are turned up, next first."""
    blow: Blow | None
    ending: bool
    deck: int
    pool: list[str]
    discard: list[str]
    coming: list[Coming]
    seats: list[SeatView]
    known: list[Known]
    fresh: Fresh | None


class Own(TypedDict):
    """What of it one seat sees otherwise than another."""

    seats: list[SeatView]
    known: list[Known]
    fresh: Fresh | None


class Seen(SharedView, View):
    """The same with the head that every view has, as a seat is given it."""


def view_of(s: QuaeleonState, seat: int | None) -> View:
    return {
        "round": s.round,
        "dealer": s.dealer,
        "must_stack": must_stack(s),
        "choosing": None if s.branches is None else CHOOSING[s.stack[-2][0]],
        "turn": None if s.turn == NONE else s.turn,
        "turn_initiative": s.turn_init,
        "waiting": [{"seat": who.seat, "initiative": who.initiative, "tie": who.tie} for who in those_waiting(s)],
        "blow": blow_of(s),
        "ending": s.ending,
        "deck": len(s.deck),
        "pool": _names(s.pool),
        "discard": _names(s.discard),
        "coming": [
            {"seat": each.owner, "scope": "your" if each.your else "the", **change_of(each.mod)} for each in s.coming
        ],
        **own_of(s, seat),
    }


def own_of(s: QuaeleonState, seat: int | None) -> Own:
    return {
        "seats": [_seat(s, other, seat) for other in range(s.players)],
        "known": _known(s, seat),
        "fresh": _fresh(s, seat),
    }


def _names(kinds: list[int]) -> list[str]:
    return [card_name(kind) for kind in kinds]


def _seat(s: QuaeleonState, owner: int, seat: int | None) -> SeatView:
    """While all choose at once, what a neighbour has picked and what it still holds look alike."""
    mine = owner == seat
    hand, picks, stack = s.hand[owner], s.picks[owner], s.stacks[owner][::-1]
    return {
        "health": s.health[owner],
        "out": s.health[owner] == 0,
        "cards": len(hand) + len(picks),
        "hand": _names(hand) if mine else None,
        "picks": _names(picks) if mine else None,
        "stack": len(stack),
        "stack_cards": [card_name(card & KIND) for card in stack] if mine else None,
        "revealed": _revealed(s, owner),
        "next_initiative": s.next_init[owner],
        "defence": defence_of(s, owner),
        "field": [_laid(s, owner, laid) for laid in s.field[owner]],
    }


def _revealed(s: QuaeleonState, owner: int) -> Revealed | None:
    if s.up[owner] == NONE:
        return None
    return {
        "ref": f"up:{owner}",
        "card": card_name(s.up[owner]),
        "initiative": initiative_of(s, owner),
        "silent": bool(s.hushed >> owner & 1),
    }


def _laid(s: QuaeleonState, owner: int, laid: LaidCard) -> Laid:
    return {
        "ref": laid_ref(owner, laid.slot),
        "card": card_name(laid.kind),
        "slot": laid.slot + 1,
        "order": laid.order,
        "attack": _value(s, owner, laid, terms.Stat.ATTACK),
        "defence": _value(s, owner, laid, terms.Stat.DEFENCE),
        "healing": _value(s, owner, laid, terms.Stat.HEALING),
        "pierce": laid.pierce,
        "silent": laid.silent,
        "counts": laid.order != s.entering,
        "changes": [change_of(mod) for mod in laid.mods],
    }


def _value(s: QuaeleonState, owner: int, laid: LaidCard, stat: terms.Stat) -> int | None:
    return None if PRINTED[stat][laid.kind] == NONE else value_of(s, owner, laid, stat)


def _known(s: QuaeleonState, seat: int | None) -> list[Known]:
    """Sorted: in what order facts are kept may hang on what another saw in private."""
    if seat is None:
        return []
    known = [(card_name(fact.kind), places_named(s, fact.places)) for fact in s.facts if fact.knowers >> seat & 1]
    return [{"card": card, "places": places} for card, places in sorted(known)]


def _fresh(s: QuaeleonState, seat: int | None) -> Fresh | None:
    if s.fresh is None or seat is None:
        return None
    return {"cards": _names(s.fresh[seat]), "places": places_named(s, s.fresh_places[seat])}
