"""Positions: a whole situation as one plain JSON value, with what is still to be done."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from tumblehall.kernel.dice import Rng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.flow import Frame, State
from tumblehall.kernel.game import Game
from tumblehall.kernel.options import chosen_options
from tumblehall.kernel.reading import Doc, quoted
from tumblehall.kernel.sink import Sink
from tumblehall.kernel.values import Json, Outcome
from tumblehall.kernel.view import OutcomeView

SHARED_FIELDS = ("game", "options", "seats", "show_forced", "pending", "outcome")


def dump_position(game: Game[Any], state: State, options: Mapping[str, Json]) -> dict[str, Json]:
    """Everything about a state; `load_position` makes it again."""
    chosen = chosen_options(game.info.options, options, state.players)
    doc: dict[str, Json] = {"game": game.info.name, "options": deepcopy(chosen)}
    doc |= game.dump(state)
    if state.show_forced:
        doc["show_forced"] = True
    if state.outcome is None:
        doc["pending"] = _dump_pending(game, state)
    else:
        doc["outcome"] = dump_outcome(state.outcome)
    return doc


def load_position(game: Game[Any], value: Json, rng: Rng, log: Sink) -> tuple[State, dict[str, Json]]:
    """The state of a position, run to its first decision, and its options. BadInput names the place of a fault."""
    doc = Doc(value, "position").fields((*SHARED_FIELDS, *game.fields))
    name = doc.need("game")
    if name.value != game.info.name:
        raise name.refuse(f"must be {quoted(game.info.name)}; got {quoted(name.value)}")
    players = len(list(doc.need("seats").items(*game.info.seats)))
    options = game.read_options(doc.get("options", {}).value, players)
    state: State = game.load(doc, players, options)
    state.show_forced = doc.get("show_forced", False).bool()
    if doc.has("outcome"):
        if doc.has("pending"):
            raise doc.refuse("a game that has an outcome has nothing pending")
        state.finish(_possible_outcome(doc.get("outcome"), players))
    elif doc.has("pending"):
        _load_pending(game, state, doc.get("pending"))
        game.check_pending(state, doc.get("pending"))
    log.attend(state, game.teller(state))
    try:
        state.run(rng)
    except BadInput:
        raise
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as fault:
        raise BadInput(f"position: cannot be played on from here: {str(fault) or type(fault).__name__}") from fault
    if state.outcome is None and not state.seats:
        raise BadInput("position.pending: leads to no decision and no outcome")
    return state, options


def _dump_pending(game: Game[Any], state: State) -> dict[str, Json]:
    pending: dict[str, Json] = {"stack": [_dump_frame(game, state, frame) for frame in state.main]}
    if state.branches is not None:
        pending["branches"] = [[_dump_frame(game, state, frame) for frame in branch] for branch in state.branches]
    if state.undoable:
        pending["undoable"] = [seat for seat in range(state.players) if state.undoable >> seat & 1]
    return pending


def _dump_frame(game: Game[Any], state: State, frame: Frame) -> list[Json]:
    step = state.STEPS[frame[0]]
    operands = zip(step.takes, frame[1:], strict=True)
    return [step.name, *(n if kind == "seat" else game.operand(kind).written(state, n) for kind, n in operands)]


def _load_pending(game: Game[Any], state: State, doc: Doc) -> None:
    doc.fields(("stack", "branches", "undoable"))
    numbers = {step.name: number for number, step in enumerate(state.STEPS)}
    forked = doc.has("branches")

    def frame_of(item: Doc) -> Frame:
        parts = list(item.items(1, 12))
        number = numbers[parts[0].one_of(numbers)]
        takes = state.STEPS[number].takes
        if len(parts) - 1 != len(takes):
            raise item.refuse(f"takes {len(takes)} operands ({', '.join(takes) or 'none'}); got {len(parts) - 1}")
        return (number, *(operand(kind, part) for part, kind in zip(parts[1:], takes, strict=True)))

    def operand(kind: str, part: Doc) -> int:
        return part.int(0, state.players - 1) if kind == "seat" else game.operand(kind).parse(state, part)

    state.stack[:] = [frame_of(item) for item in doc.need("stack").items(most=1000)]
    forks = [frame for frame in state.stack if frame[0] == 0]
    if len(forks) != forked or (forked and state.stack[-1][0] != 0):
        raise doc.refuse("branches and the step 'fork' on top of the stack come together or not at all")
    if forked:
        branches = [
            [frame_of(item) for item in branch.items(most=1000)]
            for branch in doc.get("branches").items(state.players, state.players)
        ]
        for seat, branch in enumerate(branches):
            if any(f[0] == 0 or (state.STEPS[f[0]].ask is not None and f[1] != seat) for f in branch):
                raise doc.refuse(f"branches[{seat}] asks another seat")
        state.branches = branches
    state.undoable = 0
    for item in doc.get("undoable", []).items(most=state.players if forked else 1):
        state.undoable |= 1 << item.int(0, state.players - 1)


def dump_outcome(outcome: Outcome) -> OutcomeView:
    return {
        "winners": list(outcome.winners),
        "ranking": [list(group) for group in outcome.ranking],
        "scores": None if outcome.scores is None else list(outcome.scores),
        "reason": outcome.reason,
        "rule": outcome.rule,
    }


def load_outcome(doc: Doc, players: int) -> Outcome:
    doc.fields(("winners", "ranking", "scores", "reason", "rule"))

    def seats(part: Doc) -> tuple[int, ...]:
        return tuple(item.int(0, players - 1) for item in part.items(most=players))

    ranked = [seat for group in doc.need("ranking").items(most=players) for seat in seats(group)]
    if len(set(ranked)) < len(ranked):
        raise doc.get("ranking").refuse("names a seat twice")
    scores = doc.get("scores")
    return Outcome(
        winners=seats(doc.need("winners")),
        ranking=tuple(seats(group) for group in doc.need("ranking").items(most=players)),
        scores=None if scores.value is None else tuple(item.int() for item in scores.items(players, players)),
        reason=doc.need("reason").text(),
        rule=doc.need("rule").text(),
    )


def _possible_outcome(doc: Doc, players: int) -> Outcome:
    """An outcome that no game is played to: it must make sense by itself."""
    outcome = load_outcome(doc, players)
    if sorted(sum(outcome.ranking, ())) != list(range(players)) or () in outcome.ranking:
        raise doc.get("ranking").refuse("must name each seat once, in groups of tied seats, best first")
    if sorted(outcome.winners) not in ([], sorted(outcome.ranking[0])):
        raise doc.get("winners").refuse("must be the first group of the ranking, or nobody")
    return outcome
