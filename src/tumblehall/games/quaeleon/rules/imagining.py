"""What a seat can imagine: everything it does not know is dealt anew, out of all that agrees with what it does know.

Cards that a fact places go first, those with fewest places to be before others; then the rest, each arrangement as
likely as any other. Where the places of facts lie inside of one another, that holds for all of it. What is likely is
what can lie where, not how it came there: after a theft a known card may be any of those in both hands, and is the
likelier with the thief, the more cards the thief holds. What others know of one another's cards is not imagined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.knowing import DECK, place_of
from tumblehall.games.quaeleon.rules.limits import HAND_LIMIT, IDLE_ROUNDS, STACK_LIMIT
from tumblehall.games.quaeleon.rules.pieces import KIND
from tumblehall.kernel.dice import Rng

if TYPE_CHECKING:
    from tumblehall.games.quaeleon.rules.state import QuaeleonState


def exchange(s: QuaeleonState, seat: int, rng: Rng) -> bool:
    """Changes a clone into what a seat may imagine. False when the cards did not fit where they were put first."""
    if s.branches is not None:
        _take_back(s, seat)
    _keep_own_facts(s, seat)
    room = _hidden_places(s, seat)
    unseen = sorted(kind for kinds in room.values() for kind in kinds)
    dealt: dict[int, list[int]] = {place: [] for place in room}
    free = {place: len(kinds) for place, kinds in room.items()}
    fresh: list[tuple[int, int]] = []
    for kind, places, is_fresh in _certain(s, seat, free):
        open_ = [place for place in room if place & places and free[place]]
        if not open_ or kind not in unseen:
            return False
        place = _slot(open_, free, rng)
        dealt[place].append(kind)
        free[place] -= 1
        unseen.remove(kind)
        if is_fresh:
            fresh.append((kind, place))
    for place in room:
        for _ in range(free[place]):
            dealt[place].append(unseen.pop(rng.below(len(unseen))))
    _lay_out(s, seat, dealt)
    _change_fresh(s, seat, fresh)
    if s.branches is not None:
        _choose_anew(s, seat, rng)
    return True


def _take_back(s: QuaeleonState, seat: int) -> None:
    """What a neighbour has picked so far, and whether anything, is hidden: back to its first question."""
    assert s.branches is not None
    for other, branch in enumerate(s.branches):
        if other != seat:
            s.hand[other] = sorted(s.hand[other] + s.picks[other])
            s.picks[other] = []
            if branch:
                step = branch[-1][0]
                branch[:] = [(step, other, 0) if step == steps.STACK else (step, other)]


def _keep_own_facts(s: QuaeleonState, seat: int) -> None:
    """Which facts others have, and in what order all are kept, hangs on what they saw in private."""
    mine = 1 << seat
    s.facts = sorted(fact._replace(knowers=mine, aware=mine) for fact in s.facts if fact.knowers & mine)


def _hidden_places(s: QuaeleonState, seat: int) -> dict[int, list[int]]:
    """Every place that the seat cannot look into, with what lies there."""
    room = {1 << other: s.hand[other] for other in range(s.players) if other != seat and s.hand[other]}
    for other in range(s.players):
        if other != seat:
            room |= {place_of(card): [card & KIND] for card in s.stacks[other]}
    room[DECK] = s.deck
    return room


def _certain(s: QuaeleonState, seat: int, free: dict[int, int]) -> list[tuple[int, int, bool]]:
    """The cards that the seat knows to be in some of the hidden places, those with least room first: kind, places, and
    whether it is one that all saw go into the deck."""
    hidden = sum(free)
    facts = [(fact.kind, fact.places & hidden, False) for fact in s.facts]
    if s.fresh is not None:
        facts += [(kind, s.fresh_places[seat] & hidden, True) for kind in s.fresh[seat]]
    return sorted(facts, key=lambda fact: sum(n for place, n in free.items() if place & fact[1]))


def _slot(places: list[int], free: dict[int, int], rng: Rng) -> int:
    """One of the places, each as often as it has room."""
    left = rng.below(sum(free[place] for place in places))
    for place in places:
        if left < free[place]:
            return place
        left -= free[place]
    raise AssertionError("a place beyond the room")


def _lay_out(s: QuaeleonState, seat: int, dealt: dict[int, list[int]]) -> None:
    s.deck = sorted(dealt[DECK])
    for other in range(s.players):
        if other != seat:
            s.hand[other] = sorted(dealt.get(1 << other, []))
            s.stacks[other] = [card & ~KIND | dealt[place_of(card)][0] for card in s.stacks[other]]


def _change_fresh(s: QuaeleonState, seat: int, fresh: list[tuple[int, int]]) -> None:
    """What others drew of the cards that all saw go into the deck is theirs to know: they know of the rest."""
    if s.fresh is None:
        return
    for other in range(s.players):
        if other != seat:
            s.fresh[other] = sorted(kind for kind, place in fresh if place & s.fresh_places[other])


def _choose_anew(s: QuaeleonState, seat: int, rng: Rng) -> None:
    """Neighbours who are ready have chosen something, nobody knows what."""
    assert s.branches is not None
    step = s.stack[-2][0]
    for other in s.living:
        if other == seat or other in s.seats:
            continue
        hand, picks = s.hand[other], s.picks[other]
        match step:
            case steps.SET:
                least = int(s.idle >= IDLE_ROUNDS and bool(hand))
                most = min(STACK_LIMIT, len(hand))
                wanted = least + rng.below(most - least + 1)
            case steps.TRIMMED:
                wanted = max(0, len(hand) - HAND_LIMIT)
            case _:
                wanted = sum(rng.below(2) for _ in hand)
        for _ in range(wanted):
            picks.append(hand.pop(rng.below(len(hand))))
