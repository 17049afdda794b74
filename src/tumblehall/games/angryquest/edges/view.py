"""What a seat sees: built up from nothing. The browser's types are made of those declared here."""

from typing import TypedDict

from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.board import name_of
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, COLOURS, STRIKES
from tumblehall.games.angryquest.content.facts import AttributeName as Attribute
from tumblehall.games.angryquest.content.facts import ColourName as Colour
from tumblehall.games.angryquest.content.facts import StrikeName as Strike
from tumblehall.games.angryquest.edges.chance import Prospect
from tumblehall.games.angryquest.edges.prospects import Against, against_monster, prospects_of, subject_of
from tumblehall.games.angryquest.rules.lair import fighters_of
from tumblehall.games.angryquest.rules.ledger import Side, sides_of
from tumblehall.games.angryquest.rules.numbers import value_of
from tumblehall.games.angryquest.rules.setup import cards_left
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.kernel.view import SharedView


class Values(TypedDict):
    """The attributes of a character, with its upgrades."""

    close: int
    ranged: int
    arcane: int
    armour: int
    movement: int


class Upgrade(TypedDict):
    """An attribute that was raised."""

    attribute: Attribute
    level: int


class Fighter(TypedDict):
    """A character of a team."""

    character: str
    at: str
    values: Values
    upgrades: list[Upgrade]
    stall: int
    """1: may not be moved this turn; 2: next turn."""
    weak: int
    """Dice fewer in the next combat."""
    used: bool
    """Whether its once-a-turn ability is used."""


class Assault(TypedDict):
    """What the fighters at the lair would roll at the monster, by attribute; null where it is not allowed."""

    close: Against | None
    ranged: Against | None
    arcane: Against | None


class SeatView(TypedDict):
    """A player as everybody sees it."""

    colour: Colour | None
    team: list[Fighter]
    ready: bool
    """Has nothing to decide now."""
    drawn: int
    """Cards in hand."""
    failed: int
    """Attempts at phase 2."""
    carry: int
    """What phase 2 is easier by."""
    out: bool
    assault: Assault | None
    """Null without fighters at the lair."""


class OpenCard(TypedDict):
    """A character that was replaced and lies face up."""

    character: str
    upgrades: list[Upgrade]
    given_by: list[int]
    """The seats that gave it up, and cannot take it."""


class Strikes(TypedDict):
    """A combat that goes on: who, with what, and the dice that lie."""

    attacker: str
    defender: str
    attack: Strike
    defence: Strike | None
    rolls: list[list[int]]
    """The dice of the attacker and of the defender."""


class Fight(Strikes):
    """The same with its arithmetic."""

    sides: list[Side | None]
    """The attacker and the defender, who is null until an attribute is named."""


class View(TypedDict):
    """Everything is open but the cards still dealt or drawn, and what lies under the deck."""

    monster: str
    phase1: Strike | None
    """The attribute that won phase 1."""
    first: int
    turn: int
    round: int
    die: int
    seats: list[SeatView]
    deck: int
    under: list[str | None]
    """The cards under the deck, next first; null for those that the seat does not know."""
    face_up: list[OpenCard]
    hand: list[str]
    kept: list[str]
    """While teams are chosen in secret: what this seat has kept."""
    fight: Fight | None
    subject: str | None
    """The character that the open question is about."""
    prospects: dict[str, Prospect]
    """By the id of an option, where dice decide."""


class Own(TypedDict):
    """What of it is one seat's alone."""

    under: list[str | None]
    hand: list[str]
    kept: list[str]


class Seen(SharedView, View):
    """What is given to a seat: with the head that all views have."""


def view_of(s: AngryState, seat: int | None) -> View:
    fight = fight_view(s)
    return {
        "monster": MONSTERS[s.monster].slug,
        "phase1": None if s.phase1 == NONE else STRIKES[s.phase1],
        "first": s.first,
        "turn": s.turn,
        "round": s.round,
        "die": s.face,
        "seats": [_seat(s, other) for other in range(s.players)],
        "deck": cards_left(s),
        **own_of(s, seat),
        "face_up": [open_card(s, c) for c in s.face_up],
        "fight": None if fight is None else {**fight, "sides": sides_of(s)},
        "subject": None if (c := subject_of(s)) == NONE else CHARACTERS[c].slug,
        "prospects": prospects_of(s),
    }


def own_of(s: AngryState, seat: int | None) -> Own:
    return {
        "under": [CHARACTERS[card >> 3].slug if card & 7 == seat else None for card in s.bottom],
        "hand": [] if seat is None else [CHARACTERS[c].slug for c in s.hands[seat]],
        "kept": _kept(s, seat),
    }


def _seat(s: AngryState, seat: int) -> SeatView:
    shown = s.branches is None
    return {
        "colour": None if s.colour[seat] == NONE else COLOURS[s.colour[seat]],
        "team": [_fighter(s, c) for c in s.team[seat]] if shown else [],
        "ready": seat not in s.seats,
        "drawn": len(s.hands[seat]),
        "failed": s.failed[seat],
        "carry": s.carry[seat],
        "out": s.out[seat],
        "assault": _assault(s, seat) if shown else None,
    }


def _assault(s: AngryState, seat: int) -> Assault | None:
    if not fighters_of(s, seat):
        return None
    close, ranged, arcane = (against_monster(s, seat, a) for a in range(len(STRIKES)))
    return {"close": close, "ranged": ranged, "arcane": arcane}


def _kept(s: AngryState, seat: int | None) -> list[str]:
    return [] if seat is None or s.branches is None else [CHARACTERS[c].slug for c in s.team[seat]]


def _fighter(s: AngryState, c: int) -> Fighter:
    close, ranged, arcane, armour, movement = (value_of(s, c, a) for a in range(len(ATTRIBUTES)))
    return {
        "character": CHARACTERS[c].slug,
        "at": name_of(s.where[c]),
        "values": {"close": close, "ranged": ranged, "arcane": arcane, "armour": armour, "movement": movement},
        "upgrades": upgrades_view(s, c),
        "stall": s.stall[c],
        "weak": s.weak[c],
        "used": bool(s.used >> c & 1),
    }


def open_card(s: AngryState, c: int) -> OpenCard:
    return {"character": CHARACTERS[c].slug, "upgrades": upgrades_view(s, c), "given_by": given_by(s, c)}


def upgrades_view(s: AngryState, c: int) -> list[Upgrade]:
    return [{"attribute": ATTRIBUTES[u >> 1], "level": (u & 1) + 1} for u in s.upgrades[c]]


def given_by(s: AngryState, c: int) -> list[int]:
    return [seat for seat in range(s.players) if s.gave[c] >> seat & 1]


def fight_view(s: AngryState) -> Strikes | None:
    if s.fight is None:
        return None
    attacker, defender, attack, defence = s.fight
    return {
        "attacker": CHARACTERS[attacker].slug,
        "defender": CHARACTERS[defender].slug,
        "attack": STRIKES[attack],
        "defence": None if defence == NONE else STRIKES[defence],
        "rolls": [list(faces) for faces in s.rolls],
    }
