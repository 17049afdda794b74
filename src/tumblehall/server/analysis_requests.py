"""What is told of the analysis of a game over HTTP. Chances go from 0 to 1; `tumblehall.analysis.analysis` says what
each of them means."""

from typing import Literal

from msgspec import Struct


class AnswerTold(Struct, frozen=True):
    """`ids`: several where a seat answered more than once while others chose too."""

    ids: list[str]
    label: str


class MoveTold(Struct, frozen=True):
    """Of an imagined line. `label`: the answer in words, empty where it is another seat's; `told`: what came of it."""

    seat: int
    label: str
    told: list[str]


class ChoiceJudged(Struct, frozen=True):
    """A real choice, judged by what its seat knew. By seat the chances `before` it with the best answer, `after` it,
    and `then`, after what fell. `gain`: what the best answer gains over the chosen one, with its standard error. Where
    the chosen one is the best: `usual`, what a skilled bot does at once, if that is another answer, and the `lead` over
    it. Of what is marked as worse: the `line` on which the best answer might have led."""

    step: int
    until: int
    seat: int
    kind: str
    prompt: str
    options: int
    chosen: AnswerTold
    best: AnswerTold
    usual: AnswerTold | None
    before: list[float]
    after: list[float]
    then: list[float]
    gain: float
    error: float
    lead: float
    lead_error: float
    line: list[MoveTold]


class SeatTotals(Struct, frozen=True):
    """start + skill + others + luck = end, as far as they are rounded alike."""

    seat: int
    start: float
    end: float
    skill: float
    skill_error: float
    others: float
    luck: float
    luck_error: float
    choices: int
    mistakes: int


class TurningPoint(Struct, frozen=True):
    """A step after which much had changed, most for this seat."""

    decision: int
    step: int
    seat: int
    change: float
    by: Literal["choice", "luck"]


class Analysis(Struct, frozen=True):
    """A whole game, analysed. `rounds`: the steps at which they begin, with their numbers. `graph`: by seat the steps
    and its chance there. `turning`, and `mistakes`, `doubtful` and `fine`, which are places in `decisions`, have the
    largest first."""

    analysis: int
    game: str
    seats: int
    release: str
    seed: str
    playouts: int
    steps: int
    together: bool
    hidden: bool
    finished: bool
    outcome: str
    rounds: list[tuple[int, int]]
    decisions: list[ChoiceJudged]
    graph: list[list[tuple[int, float]]]
    totals: list[SeatTotals]
    turning: list[TurningPoint]
    mistakes: list[int]
    doubtful: list[int]
    fine: list[int]


class AnalysisNow(Struct, frozen=True):
    """How far it is. `none`: nobody has asked for it, or the server was started anew since. `waiting`: `ahead` games
    come first. `failed`: the `reason`; it can be asked for again."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int = 0
    """Choices weighed so far,"""
    of: int = 0
    """of so many; 0: they are not counted yet."""
    ahead: int = 0
    reason: str = ""
    analysis: Analysis | None = None


class KeptAnalysis(Struct, frozen=True):
    """As the store has it. By another program it would be another one: it is made anew then."""

    program: str
    analysis: Analysis
