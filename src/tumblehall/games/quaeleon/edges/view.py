"""What a seat may know, built up from nothing."""

from tumblehall.games.quaeleon.edges.blow import blow_of
from tumblehall.games.quaeleon.language.terms import Stat
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.knowing import places_named
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.numbers import defence_of, initiative_of, must_stack, those_waiting, value_of
from tumblehall.games.quaeleon.rules.pieces import KIND, Laid
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import NONE, PRINTED
from tumblehall.games.quaeleon.rules.values import mod_data
from tumblehall.kernel.values import Json

CHOOSING = {steps.SWAPPED: "swap", steps.SET: "stack", steps.TRIMMED: "trim"}
"""What all choose at once, by the step that comes after it."""


def view_of(s: QuaeleonState, seat: int | None) -> dict[str, Json]:
    return {
        "round": s.round,
        "dealer": s.dealer,
        "must_stack": must_stack(s),
        "choosing": None if s.branches is None else CHOOSING[s.stack[-2][0]],
        "turn": None if s.turn == NONE else s.turn,
        "turn_initiative": s.turn_init,
        "waiting": [waiting._asdict() for waiting in those_waiting(s)],
        "blow": blow_of(s),
        "ending": s.ending,
        "deck": len(s.deck),
        "pool": [card_name(kind) for kind in s.pool],
        "discard": [card_name(kind) for kind in s.discard],
        "coming": [
            {"seat": each.owner, "scope": "your" if each.your else "the", **mod_data(each.mod)} for each in s.coming
        ],
        "seats": [_seat(s, other, seat) for other in range(s.players)],
        "known": _known(s, seat),
        "fresh": _fresh(s, seat),
    }


def _seat(s: QuaeleonState, owner: int, seat: int | None) -> dict[str, Json]:
    """While all choose at once, what a neighbour has picked and what it still holds look alike."""
    mine = owner == seat
    hand, picks, stack = s.hand[owner], s.picks[owner], s.stacks[owner][::-1]
    return {
        "health": s.health[owner],
        "out": s.health[owner] == 0,
        "cards": len(hand) + len(picks),
        "hand": [card_name(kind) for kind in hand] if mine else None,
        "picks": [card_name(kind) for kind in picks] if mine else None,
        "stack": len(stack),
        "stack_cards": [card_name(card & KIND) for card in stack] if mine else None,
        "revealed": _revealed(s, owner),
        "next_initiative": s.next_init[owner],
        "defence": defence_of(s, owner),
        "field": [_laid(s, owner, laid) for laid in s.field[owner]],
    }


def _revealed(s: QuaeleonState, owner: int) -> dict[str, Json] | None:
    if s.up[owner] == NONE:
        return None
    return {
        "ref": f"up:{owner}",
        "card": card_name(s.up[owner]),
        "initiative": initiative_of(s, owner),
        "silent": bool(s.hushed >> owner & 1),
    }


def _laid(s: QuaeleonState, owner: int, laid: Laid) -> dict[str, Json]:
    values = {stat.name.lower(): _value(s, owner, laid, stat) for stat in Stat}
    return {
        "ref": f"field:{owner}:{laid.slot + 1}",
        "card": card_name(laid.kind),
        "slot": laid.slot + 1,
        "order": laid.order,
        **values,
        "pierce": laid.pierce,
        "silent": laid.silent,
        "counts": laid.order != s.entering,
        "changes": [mod_data(mod) for mod in laid.mods],
    }


def _value(s: QuaeleonState, owner: int, laid: Laid, stat: Stat) -> int | None:
    return None if PRINTED[stat][laid.kind] == NONE else value_of(s, owner, laid, stat)


def _known(s: QuaeleonState, seat: int | None) -> list[Json]:
    """Cards of others of which this seat knows that they are in one of some places. Sorted: in what order facts are
    kept may hang on what another saw in private."""
    if seat is None:
        return []
    known = [(card_name(fact.kind), places_named(s, fact.places)) for fact in s.facts if fact.knowers >> seat & 1]
    return [{"card": card, "places": places} for card, places in sorted(known)]


def _fresh(s: QuaeleonState, seat: int | None) -> dict[str, Json] | None:
    """Cards that all saw go into the deck, but for those this seat drew, and where they can be by now."""
    if s.fresh is None or seat is None:
        return None
    return {"cards": [card_name(kind) for kind in s.fresh[seat]], "places": places_named(s, s.fresh_places[seat])}
