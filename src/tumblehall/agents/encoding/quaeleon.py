"""Quaeleon's Quest: cards by their printed values, hands of others by their number."""

from tumblehall.agents.encoding.features import Row, by_seat, clockwise, named, one_of, total
from tumblehall.games.quaeleon.content.facts import CARDS, FAMILIES, CardFacts
from tumblehall.games.quaeleon.rules.limits import SEATS, SLOTS
from tumblehall.games.quaeleon.rules.numbers import defence_of
from tumblehall.games.quaeleon.rules.pieces import KIND, NONE
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.kernel.flow import Frame

VERSION = 1


def _row(card: CardFacts) -> Row:
    values = (card.defence, card.healing, card.attack)
    return (
        card.initiative / 10,
        *(0.0 if value is None else value / 10 for value in values),
        *(float(value is not None) for value in values),
        float(card.attack_count),
        *one_of(FAMILIES.index(card.family), len(FAMILIES)),
        *named(card.slug),
    )


ROWS = tuple(map(_row, CARDS))
CARD = len(ROWS[0])
NOTHING: Row = (0.0,) * CARD
OWN = 4 * (CARD + 1)
"""Hand, picks, stack, and what is known of other cards."""
EACH = 8 + CARD + (CARD + 1)
TABLE = 7 + 2 * (CARD + 1)
STATE_SIZE = TABLE + OWN + SEATS * (EACH + 1)
THING_SIZE = CARD + SEATS


def read(s: QuaeleonState, seat: int) -> list[float]:
    seats = [_seat(s, other) for other in clockwise(seat, s.players)]
    return [*_table(s, seat), *_own(s, seat), *by_seat(seats, SEATS)]


def _table(s: QuaeleonState, seat: int) -> list[float]:
    return [
        s.round / 10,
        float(s.dealer == seat),
        float(s.turn == seat),
        s.turn_init / 10,
        float(s.branches is not None),
        float(s.ending),
        len(s.deck) / 50,
        *total((ROWS[kind] for kind in sorted(s.pool)), CARD),
        *total((ROWS[kind] for kind in sorted(s.discard)), CARD),
    ]


def _own(s: QuaeleonState, seat: int) -> list[float]:
    """Sorted: in what order facts are kept may hang on what others saw in private."""
    known = sorted(fact.kind for fact in s.facts if fact.knowers >> seat & 1)
    return [
        *total((ROWS[kind] for kind in s.hand[seat]), CARD),
        *total((ROWS[kind] for kind in s.picks[seat]), CARD),
        *total((ROWS[card & KIND] for card in s.stacks[seat]), CARD),
        *total((ROWS[kind] for kind in known), CARD),
    ]


def _seat(s: QuaeleonState, seat: int) -> list[float]:
    """What everybody sees of a player. While all choose, what is picked and what is still held look alike."""
    up = s.up[seat]
    return [
        s.health[seat] / 50,
        float(s.health[seat] == 0),
        (len(s.hand[seat]) + len(s.picks[seat])) / 10,
        len(s.stacks[seat]) / 5,
        s.up_init[seat] / 10,
        s.next_init[seat] / 10,
        float(s.hushed >> seat & 1),
        defence_of(s, seat) / 10,
        *(NOTHING if up == NONE else ROWS[up]),
        *total((ROWS[laid.kind] for laid in s.field[seat]), CARD),
    ]


def thing(s: QuaeleonState, frame: Frame, of: str, n: int) -> Row:
    """A card, or a player counted from the one who is asked."""
    match of:
        case "held" | "pooled" | "buried":
            return (*ROWS[n], *_whose(s, frame, frame[1]))
        case "picked":
            return (*ROWS[s.picks[frame[1]][n]], *_whose(s, frame, frame[1]))
        case "laid":
            owner, slot = divmod(n, SLOTS)
            kind = next(laid.kind for laid in s.field[owner] if laid.slot == slot)
            return (*ROWS[kind], *_whose(s, frame, owner))
        case "revealed":
            return (*ROWS[s.up[n]], *_whose(s, frame, n))
        case "target":
            return (*NOTHING, *_whose(s, frame, n))
        case _:
            return (0.0,) * THING_SIZE


def _whose(s: QuaeleonState, frame: Frame, seat: int) -> list[float]:
    return one_of((seat - frame[1]) % s.players, SEATS)
