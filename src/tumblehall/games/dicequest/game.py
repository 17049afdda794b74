"""Dicequest as the kernel sees it."""

from collections.abc import Mapping
from typing import Any

from tumblehall.games.dicequest.edges import catalogue as printed
from tumblehall.games.dicequest.edges import position, sheets, text
from tumblehall.games.dicequest.edges import position_load as loading
from tumblehall.games.dicequest.edges.events import tell
from tumblehall.games.dicequest.edges.position_pending import check_pending
from tumblehall.games.dicequest.edges.primer import PRIMER
from tumblehall.games.dicequest.edges.view import view_of
from tumblehall.games.dicequest.edges.why import why
from tumblehall.games.dicequest.rules import setup
from tumblehall.games.dicequest.rules import verbs as choices
from tumblehall.games.dicequest.rules.engine import BOUNDS
from tumblehall.games.dicequest.rules.pieces import pieces_of
from tumblehall.games.dicequest.rules.state import NONE, DicequestState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.legacy import Game, GameInfo
from tumblehall.kernel.options import Choice, FirstSeat, Flag
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.values import Decision, Json, Option, Reason

INFO = GameInfo(
    name="dicequest",
    title="Dicequest",
    summary="Gather a party, build a pool of dice, and quest: for the most victory points, or all against the Hordes.",
    seats=(1, 4),
    minutes=(30, 60),
    options={
        "mode": Choice(("competitive", "coop"), "competitive", "Against each other, or solo and together."),
        "difficulty": Choice(setup.DIFFICULTIES, "normal", "How hard solo and co-op are; for those modes only."),
        "take_that": Flag(True, "With the Take That! items; never in co-op."),
        "first_game": Flag(False, "For a first game: the starred adventures in co-op, no Take That! items otherwise."),
        "first": FirstSeat(),
    },
    rules_version=1,
    rule_prefixes=("DQ",),
    option_space=choices.OPTION_SPACE,
    hidden=False,
    longest=9 * 4 * 200,
    primer=PRIMER,
)


class Dicequest(Game[DicequestState]):
    info = INFO
    fields = position.FIELDS
    catalogue = staticmethod(printed.catalogue)
    cards = staticmethod(sheets.sheets)
    legend = sheets.LEGEND

    def read_options(self, given: Json, seats: int) -> dict[str, Json]:
        """Who plays alone plays solo, unless something else is said."""
        if seats == 1 and (given is None or (isinstance(given, dict) and "mode" not in given)):
            given = {**(given or {}), "mode": "coop"}
        return super().read_options(given, seats)

    def new_state(self, seats: int, options: Mapping[str, Json], rng: Rng) -> DicequestState:
        return setup.new_state(seats, options, rng)

    def load(self, doc: Doc, seats: int, options: Mapping[str, Json]) -> DicequestState:
        return loading.load(doc, seats, options)

    def dump(self, state: DicequestState) -> dict[str, Json]:
        return position.dump(state)

    def bounds(self, state: DicequestState) -> Mapping[str, tuple[int, int]]:
        return BOUNDS | {"other": (NONE, state.players - 1)}

    def check_pending(self, state: DicequestState, doc: Doc) -> None:
        check_pending(state, doc)

    def view(self, state: DicequestState, seat: int | None) -> dict[str, Json]:
        return view_of(state)

    def describe(self, state: DicequestState, frame: Frame, option: int) -> Option:
        return text.describe(state, frame, option)

    def ask(self, state: DicequestState, frame: Frame) -> tuple[str, str | None]:
        return text.prompt_of(state, frame)

    def default(self, state: DicequestState, frame: Frame, options: list[int]) -> int:
        """Go on, no more, end; of quests the one that costs nothing; otherwise the first."""
        safe = (choices.NEXT, choices.DONE, choices.END_TURN)
        return next((option for option in safe if option in options), options[-1] if _is_quest(options) else options[0])

    def why(self, view: Mapping[str, Any], decision: Decision | None, text: str) -> Reason:
        return why(view, decision, text)

    def tell(self, kind: str, data: dict[str, Json]) -> str:
        return tell(kind, data)

    def pieces(self, state: DicequestState) -> Mapping[str, int]:
        """DQ-1.8: no card and no threat token is made or lost."""
        return pieces_of(state)


def _is_quest(options: list[int]) -> bool:
    return choices.ATTEMPT <= options[0] < choices.SEND


GAME = Dicequest()
