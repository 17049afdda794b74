"""Angry Quest as the kernel sees it."""

from collections.abc import Mapping
from typing import Any

from tumblehall.games.angryquest import catalogue as printed
from tumblehall.games.angryquest import choices, position, setup, steps, text
from tumblehall.games.angryquest.choices import CARDS, OPTION_SPACE
from tumblehall.games.angryquest.content import MONSTERS
from tumblehall.games.angryquest.engine import BOUNDS
from tumblehall.games.angryquest.pending import check_pending
from tumblehall.games.angryquest.primer import PRIMER
from tumblehall.games.angryquest.state import AngryState
from tumblehall.games.angryquest.view import view_of
from tumblehall.games.angryquest.why import why
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.legacy import Game, GameInfo
from tumblehall.kernel.options import Choice, FirstSeat
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.values import Decision, Json, Option, Reason

INFO = GameInfo(
    name="angryquest",
    title="Angry Quest",
    summary="Race three heroes round the board, fight those you meet, and be the first to bring the monster down.",
    seats=(2, 4),
    minutes=(30, 60),
    options={
        "monster": Choice(
            ("random", *(monster.slug for monster in MONSTERS)),
            "random",
            "The monster in the centre; it sets what luck and curse spaces do and how it is fought.",
        ),
        "first": FirstSeat(),
    },
    rules_version=1,
    rule_prefixes=("AQ",),
    option_space=OPTION_SPACE,
    hidden=True,
    longest=60_000,
    primer=PRIMER,
)


class AngryQuest(Game[AngryState]):
    info = INFO
    fields = position.FIELDS
    catalogue = staticmethod(printed.catalogue)
    cards = None
    legend = ""

    def new_state(self, seats: int, options: Mapping[str, Json], rng: Rng) -> AngryState:
        return setup.new_state(seats, options, rng)

    def load(self, doc: Doc, seats: int, options: Mapping[str, Json]) -> AngryState:
        return position.load(doc, seats, options)

    def dump(self, state: AngryState) -> dict[str, Json]:
        return position.dump(state)

    def bounds(self, state: AngryState) -> Mapping[str, tuple[int, int]]:
        return BOUNDS

    def check_pending(self, state: AngryState, doc: Doc) -> None:
        check_pending(state, doc)

    def view(self, state: AngryState, seat: int | None) -> dict[str, Json]:
        return view_of(state, seat)

    def describe(self, state: AngryState, frame: Frame, option: int) -> Option:
        return text.describe(state, frame, option)

    def ask(self, state: AngryState, frame: Frame) -> tuple[str, str | None]:
        return text.prompt_of(state, frame)

    def default(self, state: AngryState, frame: Frame, options: list[int]) -> int:
        """Decline what is optional; roll rather than fight alone; otherwise the first."""
        if frame[0] == steps.CORNER:
            return setup.suggested_corner(state, options)
        return choices.PASS if choices.PASS in options else options[0]

    def why(self, view: Mapping[str, Any], decision: Decision | None, text: str) -> Reason:
        return why(view, decision, text)

    def tell(self, kind: str, data: dict[str, Json]) -> str:
        return text.tell(kind, data)

    def pieces(self, state: AngryState) -> Mapping[str, int]:
        """Each character card is in exactly one place."""
        places = [state.deck.bit_count(), len(state.bottom), len(state.face_up), state.removed.bit_count()]
        hands = sum(len(hand) for hand in state.hands)
        teams = 0 if state.branches is not None else sum(len(team) for team in state.team)
        seen = state.deck | state.removed
        for c in [card >> 3 for card in state.bottom] + [*state.face_up]:
            seen |= 1 << c
        for group in [*state.hands, *state.team]:
            for c in group:
                seen |= 1 << c
        return {"cards": sum(places) + hands + teams, "different cards": seen.bit_count(), "box": CARDS}


GAME = AngryQuest()
