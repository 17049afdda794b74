"""Quaeleon's Quest as the kernel sees it."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tumblehall.games.quaeleon import catalogue as printed
from tumblehall.games.quaeleon import choices, listing, position, setup, text
from tumblehall.games.quaeleon.content import CARDS
from tumblehall.games.quaeleon.engine import BOUNDS
from tumblehall.games.quaeleon.impossible import all_cards
from tumblehall.games.quaeleon.pending import check_pending
from tumblehall.games.quaeleon.primer import PRIMER
from tumblehall.games.quaeleon.state import QuaeleonState
from tumblehall.games.quaeleon.telling import tell
from tumblehall.games.quaeleon.view import view_of
from tumblehall.games.quaeleon.why import why
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.legacy import Game, GameInfo
from tumblehall.kernel.options import FirstSeat, Flag
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.values import Decision, Json, Option, Reason

INFO = GameInfo(
    name="quaeleon",
    title="Quaeleon's Quest",
    summary="Build a hidden stack of cards each round, see them clash in order of initiative, and be the last alive.",
    seats=(2, 6),
    minutes=(20, 40),
    options={
        "opening_swap": Flag(True, "Round 0: before the first round all may swap cards of their hand (KQ-1.4)."),
        "first": FirstSeat('The first dealer: "random", or a seat number counted from 0.'),
    },
    rules_version=1,
    rule_prefixes=("KQ",),
    option_space=choices.OPTION_SPACE,
    hidden=True,
    longest=150_000,
    primer=PRIMER,
)

SAFE = (choices.END_TURN, choices.CONFIRM, choices.PASS, choices.NO)
"""Go on, keep, decline; otherwise the first."""


class Quaeleon(Game[QuaeleonState]):
    info = INFO
    fields = position.FIELDS
    catalogue = staticmethod(printed.catalogue)
    cards = staticmethod(listing.sheets)
    legend = listing.LEGEND

    def new_state(self, seats: int, options: Mapping[str, Json], rng: Rng) -> QuaeleonState:
        return setup.new_state(seats, options, rng)

    def load(self, doc: Doc, seats: int, options: Mapping[str, Json]) -> QuaeleonState:
        return position.load(doc, seats, options)

    def dump(self, state: QuaeleonState) -> dict[str, Json]:
        return position.dump(state)

    def bounds(self, state: QuaeleonState) -> Mapping[str, tuple[int, int]]:
        return BOUNDS | {"other": (-1, state.players - 1)}

    def check_pending(self, state: QuaeleonState, doc: Doc) -> None:
        check_pending(state, doc)

    def view(self, state: QuaeleonState, seat: int | None) -> dict[str, Json]:
        return view_of(state, seat)

    def describe(self, state: QuaeleonState, frame: Frame, option: int) -> Option:
        return text.describe(state, frame, option)

    def ask(self, state: QuaeleonState, frame: Frame) -> tuple[str, str | None]:
        return text.prompt_of(state, frame)

    def default(self, state: QuaeleonState, frame: Frame, options: list[int]) -> int:
        return next((option for option in SAFE if option in options), options[0])

    def why(self, view: Mapping[str, Any], decision: Decision | None, text: str) -> Reason:
        return why(view, decision, text)

    def tell(self, kind: str, data: dict[str, Json]) -> str:
        return tell(kind, data)

    def pieces(self, state: QuaeleonState) -> Mapping[str, int]:
        """KQ-1.1: no card is made or lost."""
        counts = Counter(all_cards(state))
        return {facts.slug: counts[facts.number] for facts in CARDS}


GAME = Quaeleon()
