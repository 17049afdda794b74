"""Quarriors: dice by their cards, not by the place of the card in the Wilds. Nothing is hidden in this game."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from tumblehall.agents.encoding.features import Row, by_seat, clockwise, named, one_of, total
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.faces import CardFace
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules.figures import goal_of
from tumblehall.games.quarriors.rules.state import MOST_SEATS, NONE, QuarriorsState, Ready
from tumblehall.games.quarriors.rules.verbs import BESIDE, CODES, KINDS
from tumblehall.games.quarriors.rules.zones import find
from tumblehall.kernel.flow import Frame

VERSION = 1
PHASES = len(Phase)
SIDES = 6


def _face(face: CardFace) -> list[float]:
    printed = face.face
    return [
        face.quiddity / 3,
        float(face.creature),
        float(face.spell),
        float(face.lock),
        float(face.immediate),
        printed.level / 3,
        (printed.attack or 0) / 5,
        (printed.defence or 0) / 5,
        printed.bursts / 2,
    ]


def _kind(card: CompiledCard) -> list[float]:
    """What is printed on the card, and what its die shows on average."""
    facts = card.facts
    sides = [_face(face) for face in card.faces[:SIDES]]
    mean = [sum(numbers) / SIDES for numbers in zip(*sides, strict=True)]
    kinds = [float(facts.kind == kind) for kind in ("basic", "spell", "creature", "quest")]
    energy = [float(facts.energy == kind) for kind in ("light", "dark")]
    return [facts.cost / 5, facts.glory / 5, facts.level / 5, *kinds, *energy, *mean, *named(card.name)]


FACE = 9
KIND = 3 + 4 + 2 + FACE + 16
DIE = KIND + FACE
STANDING = DIE + 4
TABLE = 8 + PHASES + (KIND + 1)
EACH = 6 + 2 * (KIND + 1) + 2 * (DIE + 1) + 2 * (STANDING + 1)
STATE_SIZE = TABLE + MOST_SEATS * (EACH + 1)
THING_SIZE = STANDING + MOST_SEATS + 1


@lru_cache(64)
def rows_of(tables: Tables) -> tuple[Sequence[Row], Sequence[Row]]:
    """By kind the card, by code the card and the face."""
    kinds = [_kind(card) for card in tables.cards]
    return kinds, [[*kinds[code >> 3], *_face(face)] for code, face in enumerate(tables.faces)]


def read(s: QuarriorsState, seat: int) -> list[float]:
    seats = [_seat(s, other) for other in clockwise(seat, s.players)]
    return [*_table(s, seat), *by_seat(seats, MOST_SEATS)]


def _table(s: QuarriorsState, seat: int) -> list[float]:
    light, dark = s.energy
    return [
        s.round / 20,
        float(s.turn == seat),
        float(s.first == seat),
        goal_of(s) / 20,
        float(s.culls),
        s.captures / 2,
        light / 5,
        dark / 5,
        *one_of(s.phase, PHASES),
        *_pile(s, s.wilds),
    ]


def _pile(s: QuarriorsState, counts: Sequence[int]) -> list[float]:
    """Dice without faces."""
    kinds, _ = rows_of(s.tables)
    return total((kinds[kind] for kind, many in enumerate(counts) for _ in range(many)), KIND)


def _dice(s: QuarriorsState, codes: Iterable[int]) -> list[float]:
    _, dice = rows_of(s.tables)
    return total((dice[code] for code in codes), DIE)


def _standing(s: QuarriorsState, die: Ready) -> list[float]:
    _, dice = rows_of(s.tables)
    marks = sum(mark.attack + mark.defence for mark in die.marks) / 5
    return [*dice[die.acts_as], len(die.attached) / 2, marks, float(die.locked != 0), float(die.questing)]


def _seat(s: QuarriorsState, seat: int) -> list[float]:
    party = [] if s.quests is None else s.quests.party[seat]
    coming = s.battle.totals[seat] if s.battle is not None and seat < len(s.battle.totals) else 0
    return [
        s.glory[seat] / 20,
        s.quiddity[seat] / 10,
        (s.purses[seat] if s.purses else 0) / 10,
        float(s.turn == seat),
        coming / 10,
        float(s.quests is not None and s.quests.on[seat] != NONE),
        *_pile(s, s.bag[seat]),
        *_pile(s, s.used[seat]),
        *_dice(s, s.active[seat]),
        *_dice(s, s.spent[seat]),
        *total((_standing(s, die) for die in s.ready[seat]), STANDING),
        *total((_standing(s, die) for die in party), STANDING),
    ]


def thing(s: QuarriorsState, frame: Frame, of: str, n: int) -> Row:
    """A die, whose it is counted from the player who is asked, or a plain number."""
    me = frame[1]
    match of:
        case "code" | "second":
            return _die(s, n, me, me)
        case "kind" | "used kind" | "discounted" | "anchor" | "quest" | "wilds die":
            return _card(s, n, me, me)
        case "standing" | "owned tag" | "ready die":
            return _tagged(s, n, me)
        case "attached die":
            return _tagged(s, n // BESIDE, me)
        case "active die" | "spent die" | "handed die":
            return _die(s, n % CODES, me, n // CODES)
        case "used die":
            return _card(s, n % KINDS, me, n // KINDS)
        case "player":
            return (*[0.0] * STANDING, *_whose(s, me, n), 0.0)
        case _:
            return (*[0.0] * (STANDING + MOST_SEATS), n / 10)


def _whose(s: QuarriorsState, me: int, seat: int) -> list[float]:
    return one_of((seat - me) % s.players, MOST_SEATS)


def _card(s: QuarriorsState, kind: int, me: int, owner: int) -> Row:
    kinds, _ = rows_of(s.tables)
    return (*kinds[kind], *[0.0] * (STANDING - KIND), *_whose(s, me, owner), 0.0)


def _die(s: QuarriorsState, code: int, me: int, owner: int) -> Row:
    _, dice = rows_of(s.tables)
    return (*dice[code], *[0.0] * (STANDING - DIE), *_whose(s, me, owner), 0.0)


def _tagged(s: QuarriorsState, tag: int, me: int) -> Row:
    found = find(s, tag)
    if found is None:
        return (0.0,) * THING_SIZE
    owner, die = found
    return (*_standing(s, die), *_whose(s, me, owner), 0.0)
