"""Cards that are taken off the field or off the table, silenced, and the question which."""

from bisect import insort

from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.language.terms import Pick, Trigger, Zone
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.knowing import taken_openly
from tumblehall.games.quaeleon.rules.limits import SLOTS
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.numbers import defences, find, is_shielded, refresh_ongoing
from tumblehall.games.quaeleon.rules.pieces import Laid
from tumblehall.games.quaeleon.rules.piles import bury
from tumblehall.games.quaeleon.rules.source import OF_OWNER, effect_at, owner_data
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import NONE, ONGOING
from tumblehall.games.quaeleon.rules.triggers import answer_of_discarded, answers, fire
from tumblehall.games.quaeleon.rules.verbs import ANNIHILATE, ANNIHILATE_UP, RETURN, RETURN_UP
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question

Removal = w.Annihilate | w.Return


def remove(s: QuaeleonState, word: Removal, f: Frame, targets: list[int], rng: Rng) -> bool:
    """Annihilates or returns a card; asks which where the owner chooses."""
    _, program, at, me, this, other = f
    match word.pick:
        case Pick.THIS:
            found = find(s, me, this)
            if found is not None:
                take_off(s, word, me, found, rng)
            return found is not None
        case Pick.LAST:
            lying = _lying(s, word.zone, me, this)
            if not lying:
                return False
            laid, owner = max(lying)
            if isinstance(word, w.Annihilate) and is_shielded(s, owner, laid):
                return False
            take_off(s, word, owner, laid, rng)
            return True
        case Pick.CHOICE:
            if not candidates(s, word, me, this):
                return False
            s.stack.append((steps.PICK, me, program, at, this, other))
            return True


def _lying(s: QuaeleonState, zone: Zone, me: int, this: int) -> list[tuple[Laid, int]]:
    """The cards on the fields of a zone, but for the one that asks."""
    mine, others = zone in (Zone.YOUR_FIELD, Zone.THE_FIELD), zone in (Zone.OPP_FIELD, Zone.THE_FIELD)
    seats = [seat for seat in s.living if (mine if seat == me else others)]
    return [(laid, seat) for seat in seats for laid in s.field[seat] if laid.order != this]


def candidates(s: QuaeleonState, word: Removal, me: int, this: int) -> list[int]:
    """The cards that may be picked, as options."""
    safe = isinstance(word, w.Annihilate)
    if word.zone is Zone.REVEALED:
        verb = ANNIHILATE_UP if safe else RETURN_UP
        return [verb.first + seat for seat in s.living if seat != me and s.up[seat] != NONE]
    verb = ANNIHILATE if safe else RETURN
    return [
        verb.first + seat * SLOTS + laid.slot
        for laid, seat in _lying(s, word.zone, me, this)
        if not (safe and is_shielded(s, seat, laid))
    ]


def ask_pick(s: QuaeleonState, f: Frame) -> list[int]:
    return candidates(s, removal_of(f), f[1], f[4])


def answer_pick(s: QuaeleonState, f: Frame, option: int, rng: Rng) -> None:
    word = removal_of(f)
    for up in (ANNIHILATE_UP, RETURN_UP):
        if option in up:
            take_up(s, word, option - up.first, rng)
            return
    seat, slot = divmod(option - (ANNIHILATE if option in ANNIHILATE else RETURN).first, SLOTS)
    take_off(s, word, seat, next(laid for laid in s.field[seat] if laid.slot == slot), rng)


def removal_of(f: Frame) -> Removal:
    """The word behind the question which card."""
    word = effect_at(f).do
    assert isinstance(word, Removal)
    return word


def take_off(s: QuaeleonState, word: Removal, seat: int, laid: Laid, rng: Rng) -> None:
    """A card leaves the field of a seat, which is its owner (R32)."""
    s.field[seat].remove(laid)
    if ONGOING[laid.kind]:
        refresh_ongoing(s)
    _told(s, word, seat, laid.kind, laid.slot + 1)
    if isinstance(word, w.Return):
        insort(s.hand[seat], laid.kind)
        taken_openly(s, seat, laid.kind)
        return
    found = [] if laid.silent else answer_of_discarded(s, laid.kind, seat, laid.order)
    found += answers(s, Trigger.FIELD_LOSS, (seat,))
    bury(s, (laid.kind,), rng)
    fire(s, found)


def take_up(s: QuaeleonState, word: Removal, seat: int, rng: Rng) -> None:
    """A revealed card goes before it is activated; its player still has a turn, at initiative 0 (R5)."""
    kind = s.up[seat]
    _told(s, word, seat, kind, None)
    silent = lay_down(s, seat)
    if isinstance(word, w.Return):
        insort(s.hand[seat], kind)
        taken_openly(s, seat, kind)
        return
    bury(s, (kind,), rng)
    if not silent:
        fire(s, answer_of_discarded(s, kind, seat))


def lay_down(s: QuaeleonState, seat: int) -> bool:
    """The revealed card of a seat is one no more; says whether it was silenced."""
    silent = bool(s.hushed >> seat & 1)
    s.up[seat] = NONE
    s.up_init[seat] = 0
    s.hushed &= ~(1 << seat)
    return silent


def _told(s: QuaeleonState, word: Removal, seat: int, kind: int, slot: int | None) -> None:
    """`slot`: where it lay on the field; None: it was a revealed card."""
    if s.log is not None:
        what = "annihilated" if isinstance(word, w.Annihilate) else "returned"
        data = {"seat": seat, "card": card_name(kind), "slot": slot, "defences": defences(s)}
        s.log.say(what, data, "KQ-3.1")


def silence(s: QuaeleonState, word: w.Silence, f: Frame, targets: list[int], rng: Rng) -> bool:
    done = [seat for seat in targets if s.up[seat] != NONE]
    for seat in done:
        s.hushed |= 1 << seat
        if s.log is not None:
            s.log.say("silenced", {"seat": seat, "card": card_name(s.up[seat])}, "KQ-3.1")
    return len(done) == len(targets)


STEPS = (
    question(
        steps.PICK,
        "pick",
        takes=OF_OWNER,
        ask=ask_pick,
        answer=answer_pick,
        prompt="{program}: which card do you {deed}?",
        rule="KQ-3.1",
        verbs=(ANNIHILATE, ANNIHILATE_UP, RETURN, RETURN_UP),
        facts={"deed": lambda s, f: "annihilate" if isinstance(removal_of(f), w.Annihilate) else "return"},
        about=owner_data,
    ),
)
