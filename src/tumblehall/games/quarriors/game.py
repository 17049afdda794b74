"""Quarriors as the kernel sees it."""

from collections.abc import Mapping
from typing import Any

from tumblehall.games.quarriors import catalogue as printed
from tumblehall.games.quarriors import choices, listing, position, setup, text
from tumblehall.games.quarriors.engine import BOUNDS
from tumblehall.games.quarriors.pending import check_pending
from tumblehall.games.quarriors.primer import PRIMER
from tumblehall.games.quarriors.state import BEYOND, QuarriorsState
from tumblehall.games.quarriors.telling import tell
from tumblehall.games.quarriors.view import view_of
from tumblehall.games.quarriors.why import why
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.legacy import Game, GameInfo
from tumblehall.kernel.options import FirstSeat, Flag, Listed, Number, Several
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.values import Decision, Json, Option, Reason

INFO = GameInfo(
    name="quarriors",
    title="Quarriors",
    summary="Roll your dice, summon creatures, capture better dice from the Wilds, and score the most glory.",
    seats=(2, 4),
    minutes=(20, 40),
    options={
        "sets": Several(("base",), ("base",), "The sets whose cards may come into the Wilds.", least=1),
        "wilds": Listed(
            ("random", "first-game"),
            tuple(setup.CARD_BY_NAME),
            "random",
            "The cards of the Wilds: drawn, our choice for a first game, or 7 creature and 3 spell cards by name.",
        ),
        "captures": Number(1, 2, 1, "Captures in a turn: 2 is the advanced variant (QV-1)."),
        "expert_culling": Flag(False, "Expert variant: a creature scores only if it culls itself (QV-2)."),
        "first": FirstSeat(),
    },
    rules_version=1,
    rule_prefixes=("QC", "QV"),
    option_space=choices.OPTION_SPACE,
    hidden=False,
    longest=60_000,
    primer=PRIMER,
)


class Quarriors(Game[QuarriorsState]):
    info = INFO
    fields = position.FIELDS
    catalogue = staticmethod(printed.catalogue)
    cards = staticmethod(listing.sheets)
    legend = listing.LEGEND

    def check_options(self, options: Mapping[str, Json]) -> None:
        setup.check_wilds(options["wilds"])

    def new_state(self, seats: int, options: Mapping[str, Json], rng: Rng) -> QuarriorsState:
        return setup.new_state(seats, options, rng)

    def load(self, doc: Doc, seats: int, options: Mapping[str, Json]) -> QuarriorsState:
        return position.load(doc, seats, options)

    def dump(self, state: QuarriorsState) -> dict[str, Json]:
        return position.dump(state)

    def bounds(self, state: QuarriorsState) -> Mapping[str, tuple[int, int]]:
        """-1 is nobody or nothing."""
        last = state.players - 1
        this = (-1, BEYOND + len(state.tables.face) - 1)
        return BOUNDS | {"me": (0, last), "this": this, "other": (-1, last), "destroyer": (-1, last)}

    def check_pending(self, state: QuarriorsState, doc: Doc) -> None:
        check_pending(state, doc)

    def view(self, state: QuarriorsState, seat: int | None) -> dict[str, Json]:
        return view_of(state)

    def describe(self, state: QuarriorsState, frame: Frame, option: int) -> Option:
        return text.describe(state, frame, option)

    def ask(self, state: QuarriorsState, frame: Frame) -> tuple[str, str | None]:
        return text.prompt_of(state, frame)

    def default(self, state: QuarriorsState, frame: Frame, options: list[int]) -> int:
        """Go on, decline, end; otherwise the first."""
        return next((o for o in (choices.NEXT, choices.END_TURN, choices.PASS) if o in options), options[0])

    def why(self, view: Mapping[str, Any], decision: Decision | None, text: str) -> Reason:
        return why(view, decision, text)

    def tell(self, kind: str, data: dict[str, Json]) -> str:
        return tell(kind, data)

    def pieces(self, state: QuarriorsState) -> Mapping[str, int]:
        """QC-2.1: no die is made or lost."""
        return {card.die.name: sum(position.count_of(state, kind)) for kind, card in enumerate(state.tables.cards)}


GAME = Quarriors()
