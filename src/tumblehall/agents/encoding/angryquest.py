"""Angry Quest: characters by their values and by how far they are, not by the space they stand on."""

from tumblehall.agents.encoding.features import Row, by_seat, clockwise, named, one_of, total
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.board import GATE, HOME, KIND, LOOP
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, COLOURS, STRIKES
from tumblehall.games.angryquest.rules.numbers import value_of
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.games.angryquest.rules.verbs import WAYS, WIDTH
from tumblehall.kernel.flow import NOBODY, Frame

VERSION = 1
SEATS = 4
MANY = len(ATTRIBUTES)
CARDS = tuple((*(value / 5 for value in card.values), *named(card.slug)) for card in CHARACTERS)
CARD = len(CARDS[0])
KINDS = 8
PLACE = 4 + KINDS
FIGHTER = CARD + MANY + PLACE + 3
MONSTER = 8
TABLE = 8 + MONSTER + len(STRIKES) + 2 * (CARD + 1)
EACH = 5 + (FIGHTER + 1) + CARD + 1
FIGHT = 2 * (CARD + len(STRIKES) + 3)
STATE_SIZE = TABLE + FIGHT + SEATS * (EACH + 1)
THING_SIZE = FIGHTER + PLACE + MANY + 3


def read(s: AngryState, seat: int) -> list[float]:
    seats = [_seat(s, other, seat) for other in clockwise(seat, s.players)]
    return [*_table(s, seat), *_fight(s), *by_seat(seats, SEATS)]


def _table(s: AngryState, seat: int) -> list[float]:
    return [
        s.round / 20,
        float(s.turn == seat),
        float(s.first == seat),
        s.face / 6,
        float(s.six),
        float(s.branches is not None),
        s.deck.bit_count() / len(CARDS),
        len(s.bottom) / len(CARDS),
        *named(MONSTERS[s.monster].slug, MONSTER),
        *one_of(s.phase1, len(STRIKES)),
        *total((CARDS[c] for c in s.hands[seat]), CARD),
        *total((CARDS[c] for c in s.face_up), CARD),
    ]


def _seat(s: AngryState, owner: int, seat: int) -> list[float]:
    """While teams are chosen in secret only the own one is seen; cards under the deck are for whoever put them there,
    who needs no numbers for it."""
    team = s.team[owner] if owner == seat or s.branches is None else []
    fighters = [_fighter(s, c) for c in team]
    return [
        s.failed[owner] / 3,
        s.carry[owner] / 3,
        float(s.out[owner]),
        len(s.hands[owner]) / 5,
        float(s.turn == owner),
        *total(fighters, FIGHTER),
        *total((CARDS[c] for c in team if s.where[c] == HOME), CARD),
    ]


def _fighter(s: AngryState, c: int) -> list[float]:
    return [
        *CARDS[c],
        *(value_of(s, c, attribute) / 5 for attribute in range(MANY)),
        *_place(s, c, s.where[c]),
        s.stall[c] / 2,
        s.weak[c] / 2,
        float(s.used >> c & 1),
    ]


def _place(s: AngryState, c: int, space: int) -> list[float]:
    """What a space is for a character: at home, on the loop, how far it is to its own gate, past it."""
    if space == HOME:
        return [1.0] + [0.0] * (PLACE - 1)
    owner = s.owner[c]
    colour = NOBODY if owner == NOBODY else s.colour[owner]
    on_loop = space < LOOP
    left = (GATE[colour] - space) % LOOP / LOOP if on_loop and colour != NOBODY else 0.0
    return [0.0, float(on_loop), left, float(KIND[space] in ("lair", "combat")), *named(KIND[space], KINDS)]


def _fight(s: AngryState) -> list[float]:
    if s.fight is None:
        return [0.0] * FIGHT
    attacker, defender, attack, defence = s.fight
    sides = ((attacker, attack, s.rolls[0]), (defender, defence, s.rolls[1]))
    found: list[float] = []
    for c, strike, dice in sides:
        hits = sum(die >= 5 for die in dice)
        found += [*CARDS[c], *one_of(strike, len(STRIKES)), len(dice) / 5, hits / 5, sum(dice) / 20]
    return found


def thing(s: AngryState, frame: Frame, of: str, n: int) -> Row:
    """A character, where it goes, the attribute, and a plain number."""
    fighter, place, attribute, number = [0.0] * FIGHTER, [0.0] * PLACE, [0.0] * MANY, [0.0] * 3
    match of:
        case "character":
            fighter = _fighter(s, n)
        case "move":
            c, space = divmod(n, WIDTH)
            fighter, place = _fighter(s, c), _place(s, c, space)
        case "attack":
            fighter, attribute = _fighter(s, n // WAYS), one_of(n % WAYS, MANY)
        case "attribute":
            attribute = one_of(n, MANY)
        case "upgrade":
            attribute, number = one_of(n >> 1, MANY), [1.0, 0.0, n & 1]
        case "colour":
            number = [0.0, 1.0, n / len(COLOURS)]
        case _:
            number = [0.0, 0.0, n / 5]
    return (*fighter, *place, *attribute, *number)
