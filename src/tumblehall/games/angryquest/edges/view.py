"""What a seat sees: built up from nothing."""

from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.board import name_of
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, COLOURS
from tumblehall.games.angryquest.edges.prospects import against_monster, prospects_of, subject_of
from tumblehall.games.angryquest.rules.lair import fighters_of
from tumblehall.games.angryquest.rules.ledger import sides_of
from tumblehall.games.angryquest.rules.numbers import value_of
from tumblehall.games.angryquest.rules.setup import cards_left
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.kernel.values import Json


def view_of(s: AngryState, seat: int | None) -> dict[str, Json]:
    """Everything is open but the cards still dealt or drawn, and what lies under the deck."""
    return {
        "monster": MONSTERS[s.monster].slug,
        "phase1": None if s.phase1 == NONE else ATTRIBUTES[s.phase1],
        "first": s.first,
        "turn": s.turn,
        "round": s.round,
        "die": s.face,
        "seats": [_seat(s, other) for other in range(s.players)],
        "deck": cards_left(s),
        "under": [CHARACTERS[card >> 3].slug if card & 7 == seat else None for card in s.bottom],
        "face_up": [
            {"character": CHARACTERS[c].slug, "upgrades": upgrades_view(s, c), "given_by": given_by(s, c)}
            for c in s.face_up
        ],
        "hand": [] if seat is None else [CHARACTERS[c].slug for c in s.hands[seat]],
        "kept": _kept(s, seat),
        "fight": None if (fight := fight_view(s)) is None else fight | {"sides": sides_of(s)},
        "subject": None if (c := subject_of(s)) == NONE else CHARACTERS[c].slug,
        "prospects": prospects_of(s),
    }


def _seat(s: AngryState, seat: int) -> dict[str, Json]:
    shown = s.branches is None
    return {
        "colour": None if s.colour[seat] == NONE else COLOURS[s.colour[seat]],
        "team": [_character(s, c) for c in s.team[seat]] if shown else [],
        "ready": seat not in s.seats,
        "drawn": len(s.hands[seat]),
        "failed": s.failed[seat],
        "carry": s.carry[seat],
        "out": s.out[seat],
        "assault": _assault(s, seat) if shown else None,
    }


def _assault(s: AngryState, seat: int) -> dict[str, Json] | None:
    """What the fighters at the lair would roll at the monster; null without any."""
    if not fighters_of(s, seat):
        return None
    return {name: against_monster(s, seat, a) for a, name in enumerate(ATTRIBUTES[:3])}


def _kept(s: AngryState, seat: int | None) -> list[str]:
    """While teams are chosen in secret: what this seat has kept."""
    return [] if seat is None or s.branches is None else [CHARACTERS[c].slug for c in s.team[seat]]


def _character(s: AngryState, c: int) -> dict[str, Json]:
    return {
        "character": CHARACTERS[c].slug,
        "at": name_of(s.where[c]),
        "values": {name: value_of(s, c, i) for i, name in enumerate(ATTRIBUTES)},
        "upgrades": upgrades_view(s, c),
        "stall": s.stall[c],
        "weak": s.weak[c],
        "used": bool(s.used >> c & 1),
    }


def upgrades_view(s: AngryState, c: int) -> list[dict[str, Json]]:
    return [{"attribute": ATTRIBUTES[u >> 1], "level": (u & 1) + 1} for u in s.upgrades[c]]


def given_by(s: AngryState, c: int) -> list[int]:
    return [seat for seat in range(s.players) if s.gave[c] >> seat & 1]


def fight_view(s: AngryState) -> dict[str, Json] | None:
    if s.fight is None:
        return None
    attacker, defender, attack, defence = s.fight
    return {
        "attacker": CHARACTERS[attacker].slug,
        "defender": CHARACTERS[defender].slug,
        "attack": ATTRIBUTES[attack],
        "defence": None if defence == NONE else ATTRIBUTES[defence],
        "rolls": [list(faces) for faces in s.rolls],
    }
