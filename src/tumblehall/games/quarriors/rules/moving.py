"""Dice from any place to any other: picked ones are taken and put, destroyed ones saved."""

from typing import Final

from tumblehall.games.quarriors.language.terms import Phase, Zone
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.leaving import into_used, out_of_battle, say_destroyed, spells_home
from tumblehall.games.quarriors.rules.numbers import EFFECT, STATE
from tumblehall.games.quarriors.rules.select import PICK_ACTIVE, PICK_ATTACHED, PICK_SPENT, PICK_USED, PICK_WILDS
from tumblehall.games.quarriors.rules.state import (
    BEYOND,
    FROM_ALL,
    NO_FACE,
    NONE,
    UNHURT,
    Aside,
    QuarriorsState,
    Ready,
    Thing,
)
from tumblehall.games.quarriors.rules.zones import change, find, lay_ready, leave, lift, must_copy, put_ready, wait_in

ATTACK: Final = int(Phase.ATTACK)
SCORE: Final = int(Phase.SCORE)
HERE: Final = Zone.HERE
READY: Final = verbs.PICK_READY
ACTIVE: Final = verbs.PICK_ACTIVE
SPENT: Final = verbs.PICK_SPENT
USED: Final = verbs.PICK_USED
ATTACHED: Final = verbs.PICK_ATTACHED
WILDS: Final = verbs.PICK_WILDS


def thing_of(s: QuarriorsState, option: int, me: int) -> Thing:
    """A die that was picked, as it is now."""
    if option < PICK_ATTACHED:
        found = find(s, option - READY.first)
        assert found is not None
        return Thing(found[0], found[1].tag, found[1].acts_as)
    if option < PICK_ACTIVE:
        tag, place = divmod(option - PICK_ATTACHED, verbs.BESIDE)
        found = find(s, tag)
        assert found is not None
        code, owner = found[1].attached[place]
        return Thing(owner, BEYOND + code, code)
    if option < PICK_USED:
        seat, code = divmod(option - (PICK_ACTIVE if option < PICK_SPENT else PICK_SPENT), verbs.CODES)
        return Thing(seat, BEYOND + code, code)
    if option < PICK_WILDS:
        seat, kind = divmod(option - PICK_USED, verbs.KINDS)
        return Thing(seat, BEYOND + (kind << 3 | NO_FACE), kind << 3 | NO_FACE)
    code = option - PICK_WILDS << 3 | NO_FACE
    return Thing(me, BEYOND + code, code)


def take(s: QuarriorsState, option: int) -> tuple[int, int]:
    """Takes a die from where it is: its code, without a face where it had none, and its owner. What was attached to it
    goes home."""
    if option in READY:
        found = find(s, option - READY.first)
        assert found is not None
        seat, die = found
        leave(s, seat, die)
        spells_home(s, seat, die)
        out_of_battle(s, die)
        return die.code, seat
    if option in ATTACHED:
        tag, place = divmod(option - ATTACHED.first, verbs.BESIDE)
        found = find(s, tag)
        assert found is not None
        host = found[1]
        code, owner = host.attached[place]
        change(s, host, host.but(attached=host.attached[:place] + host.attached[place + 1 :]))
        return code, owner
    if option in USED:
        seat, kind = divmod(option - USED.first, verbs.KINDS)
        s.used[seat][kind] -= 1
        return kind << 3 | NO_FACE, seat
    if option in WILDS:
        kind = option - WILDS.first
        s.wilds[kind] -= 1
        return kind << 3 | NO_FACE, NONE
    seat, code = divmod(option - (ACTIVE if option in ACTIVE else SPENT).first, verbs.CODES)
    (s.active if option in ACTIVE else s.spent)[seat].remove(code)
    return code, seat


def put(s: QuarriorsState, owner: int, code: int, to: Zone) -> str:
    """Puts a die that is nowhere into a zone of its owner; the place by its name."""
    kind = code >> 3
    match to:
        case Zone.ACTIVE:
            wait_in(s, owner, [kind])
        case Zone.READY:
            must_copy(s, owner, put_ready(s, owner, code), code)
        case Zone.SPENT:
            s.spent[owner].append(code)
        case Zone.USED:
            return into_used(s, owner, code, EFFECT)
        case Zone.BAG:
            s.bag[owner][kind] += 1
        case Zone.WILDS:
            s.wilds[kind] += 1
        case Zone.ASIDE:
            s.aside = (*s.aside, Aside(owner, code, NONE))
        case Zone.REMOVED:
            s.removed = tuple(sorted((*s.removed, kind)))
        case _:
            raise AssertionError(f"{to} is no place to move to")
    return to.name.lower()


def come_home(s: QuarriorsState, seat: int, die: Ready, sent: bool) -> None:
    """From the quest area into the ready area: face, marks and attached dice stay (Q290). `sent`: it does not attack in
    this turn (Q350)."""
    lift(s, seat, die)
    out_of_battle(s, die)
    lay_ready(s, seat, die.but(questing=False, sent=sent))


def destroyed_one(s: QuarriorsState, option: int) -> Ready | None:
    """The creature behind an option, if it is just being destroyed."""
    found = find(s, option - READY.first) if option in READY else None
    return found[1] if found is not None and found[1].fate else None


def save_creature(s: QuarriorsState, seat: int, die: Ready, to: Zone = Zone.READY) -> None:
    """A destroyed creature is in the ready area again, or HERE where it was, with the same face; what was attached is
    gone (Q23), and it is out of reach (Q22). It has not left play."""
    change(s, die, die.but(attached=()))
    spells_home(s, seat, die)
    saved = die.but(attached=(), fate=(), copy=NONE, safe=FROM_ALL if s.phase == ATTACK else UNHURT)
    saved.spared = s.blame[1] == STATE
    saved.kept = s.phase == SCORE and seat == s.turn
    if die.questing and to is HERE:
        change(s, die, saved)
    else:
        lift(s, seat, die)
        saved.questing = False
        lay_ready(s, seat, saved)
    must_copy(s, seat, die.tag, die.code)
    say_destroyed(s, seat, die, "ready")


def in_order(picks: tuple[int, ...]) -> tuple[int, ...]:
    """Dice as they are treated one by one: those beside creatures from the last place on, so that places stay right."""
    beside = sorted([option for option in picks if option in ATTACHED], reverse=True)
    return (*(option for option in picks if option not in ATTACHED), *beside)
