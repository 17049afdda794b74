"""What is neither made nor lost: each character card is in exactly one place."""

from collections.abc import Mapping

from tumblehall.games.angryquest.cards.characters import CARDS
from tumblehall.games.angryquest.rules.state import AngryState


def pieces(s: AngryState) -> Mapping[str, int]:
    places = [s.deck.bit_count(), len(s.bottom), len(s.face_up), s.removed.bit_count()]
    hands = sum(len(hand) for hand in s.hands)
    teams = 0 if s.branches is not None else sum(len(team) for team in s.team)
    seen = s.deck | s.removed
    for c in [card >> 3 for card in s.bottom] + [*s.face_up]:
        seen |= 1 << c
    for group in [*s.hands, *s.team]:
        for c in group:
            seen |= 1 << c
    return {"cards": sum(places) + hands + teams, "different cards": seen.bit_count(), "box": CARDS}
