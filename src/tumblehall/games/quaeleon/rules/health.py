"""Health lost and gained, who is out, and who wins (KQ-5)."""

from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.language.terms import Trigger
from tumblehall.games.quaeleon.rules.knowing import place_of, seen_to_leave
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.numbers import refresh_ongoing, whole
from tumblehall.games.quaeleon.rules.pieces import KIND, NONE
from tumblehall.games.quaeleon.rules.piles import bury
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import PROGRAMS
from tumblehall.games.quaeleon.rules.triggers import answers, fire
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.values import Outcome


def lose(s: QuaeleonState, word: w.Lose, f: Frame, targets: list[int], rng: Rng) -> bool:
    _, _, _, me, this, _ = f
    take(s, targets, whole(s, word.n, me, this))
    fall(s, rng)
    return True


def gain(s: QuaeleonState, word: w.Gain, f: Frame, targets: list[int], rng: Rng) -> bool:
    _, program, _, me, this, _ = f
    n = whole(s, word.n, me, this)
    return add_health(s, targets, n, PROGRAMS[program].quiet) == len(targets)


def drain(s: QuaeleonState, word: w.Drain, f: Frame, targets: list[int], rng: Rng) -> bool:
    _, program, _, me, this, _ = f
    n = whole(s, word.n, me, this)
    lost = sum(min(n, s.health[seat]) for seat in targets)
    take(s, targets, n)
    add_health(s, [me], lost, PROGRAMS[program].quiet)
    fall(s, rng)
    return lost == n * len(targets)


def take(s: QuaeleonState, seats: list[int], n: int) -> None:
    """Health is lost, whatever the defence (KQ-4.2). Who is out is checked afterwards, over all together."""
    for seat in seats:
        s.health[seat] = max(0, s.health[seat] - n)
        if s.log is not None:
            s.log.say("lost", {"seat": seat, "n": n, "health": s.health[seat]}, "KQ-4.2")


def add_health(s: QuaeleonState, seats: list[int], n: int, quiet: bool) -> int:
    """Each gains n, unless that is forbidden; gives how many did. Opponents' cards answer, if it is not quiet."""
    if n <= 0:
        return len(seats)
    gained = [seat for seat in seats if not s.no_gain >> seat & 1]
    for seat in gained:
        s.health[seat] += n
        if s.log is not None:
            s.log.say("gained", {"seat": seat, "n": n, "health": s.health[seat]}, "KQ-4.3")
    if not quiet:
        found = []
        for seat in gained:
            found += answers(s, Trigger.OPP_HEALS, [other for other in s.living if other != seat], seat)
        fire(s, found)
    return len(gained)


def fall(s: QuaeleonState, rng: Rng) -> None:
    """Whoever has no health left is out, all who fell at one check together (R25): their cards are discarded at once
    and set nothing off (R24). The game is over when one is left, or nobody."""
    fallen = [seat for seat in s.living if s.health[seat] <= 0]
    if not fallen:
        return
    s.living = tuple(seat for seat in s.living if s.health[seat] > 0)
    s.fallen = (*s.fallen, sum(1 << seat for seat in fallen))
    gone: list[int] = []
    for seat in fallen:
        gone += _all_cards(s, seat)
        s.waiting &= ~(1 << seat)
    s.reveal()
    refresh_ongoing(s)
    if s.log is not None:
        data = {"seats": fallen, "cards": [card_name(kind) for kind in gone]}
        s.log.say("out", data, "KQ-5.1")
    bury(s, gone, rng)
    if len(s.living) < 2:
        finish(s, "the last player left" if s.living else "the last players fell together: nobody wins")


def _all_cards(s: QuaeleonState, seat: int) -> list[int]:
    """Takes hand, stack, field and revealed card of a seat away."""
    hand, s.hand[seat] = s.hand[seat], []
    seen_to_leave(s, 1 << seat, hand)
    stack, s.stacks[seat] = s.stacks[seat], []
    for card in stack:
        seen_to_leave(s, place_of(card), (card & KIND,))
    field, s.field[seat] = s.field[seat], []
    gone = [*hand, *(card & KIND for card in stack), *(laid.kind for laid in field)]
    if s.up[seat] != NONE:
        gone.append(s.up[seat])
        s.up[seat] = NONE
        s.hushed &= ~(1 << seat)
    return gone


def finish(s: QuaeleonState, reason: str) -> None:
    """The living rank by health, then those who fell, the last to fall first."""
    groups = [tuple(seat for seat in s.living if s.health[seat] == n) for n in sorted({s.health[i] for i in s.living})]
    fallen = [tuple(seat for seat in range(s.players) if bits >> seat & 1) for bits in s.fallen]
    ranking = (*reversed(groups), *reversed(fallen))
    winners = ranking[0] if s.living else ()
    if s.log is not None:
        s.log.say("over", {"winners": list(winners), "reason": reason}, "KQ-5.2")
    s.finish(Outcome(winners, ranking, tuple(s.health), reason, "KQ-5.2"))
