"""What one seat must not learn of another, and what may not be taken back because somebody learned it."""

import json
from dataclasses import asdict

from tumblehall.kernel.dice import Rng
from tumblehall.kernel.errors import UndoRefused
from tumblehall.kernel.flow import State
from tumblehall.kernel.position import load_position
from tumblehall.kernel.sink import Sink
from tumblehall.kernel.table import Table
from tumblehall.kernel.trial import Trial, plain
from tumblehall.kernel.values import Json

LONGEST_BRANCH = 60


def check_imagine(trial: Trial, seat: int) -> bool:
    """Exchanging what a seat cannot know leaves all that it sees byte-equal, and gives a state to be played.
    Returns whether anything was exchanged."""
    truth = trial.table.state
    before = trial.position_of(truth)
    imagined = truth.imagine(seat, trial.rng.copy())
    again = truth.imagine(seat, trial.rng)
    trial.same("imagine", "the true state", before, trial.position_of(truth))
    position = trial.position_of(imagined)
    trial.same("imagine", "what the same chance imagines", position, trial.position_of(again))
    for eye in (seat, None):
        trial.same("leak", f"what seat {eye} sees", trial.glimpse(truth, eye), trial.glimpse(imagined, eye))
    pieces = trial.game.pieces
    trial.same("imagine", "the count of pieces", dict(pieces(truth)), dict(pieces(imagined)))
    for other in imagined.seats:
        frame = imagined.question_of(other)
        step = imagined.STEPS[frame[0]]
        assert step.ask is not None
        asked = step.ask(imagined, frame)
        trial.same("imagine", f"the options of seat {other}", asked, imagined.options_of(other))
        trial.need("imagine", len(asked) > 0, f"seat {other} has no option in what seat {seat} imagines")
    sink = Sink(trial.game.tell, trial.game.describe)
    loaded, _ = load_position(trial.game, json.loads(json.dumps(position)), trial.rng, sink)
    trial.same("imagine", "the imagined position", position, trial.position_of(loaded))
    trial.play_on(imagined, 10)
    trial.same("imagine", "the true state", before, trial.position_of(truth))
    return position != before


def check_neighbours(trial: Trial) -> None:
    """While several seats choose at once, what one answers changes nothing for another, but that it is ready."""
    table = trial.table
    if len(table.decisions) < 2:
        return
    decision = table.decisions[trial.rng.below(len(table.decisions))]
    actor = decision.seat
    eyes = [None, *(seat for seat in range(table.seats) if seat != actor)]
    seen = [(table, "nothing")]
    for option in decision.options:
        answered = table.clone()
        answered.act(actor, option.id)
        seen.append((answered, option.id))
        taken_back = answered.clone()
        try:
            taken_back.undo(actor)
        except UndoRefused:
            continue
        seen.append((taken_back, f"{option.id} and takes it back"))
    for _ in range(2):
        ready, said = _ready(trial, actor)
        seen.append((ready, said))
    for eye in eyes:
        known: dict[str, tuple[Json, str]] = {}
        heard = len(table.events(eye))
        for answered, said in seen:
            to_act = str(answered.state.seats)
            sight = _sight(answered, eye, heard, decision.options[0].id)
            wanted, instead = known.setdefault(to_act, (sight, said))
            what = f"what seat {eye} sees when seat {actor} answers {said}, not {instead},"
            trial.same("leak-at-once", what, wanted, sight)


def check_order(trial: Trial) -> None:
    """While several seats choose at once it does not matter who is ready first: the same answers lead to the same, with
    the same chance."""
    seats = trial.table.to_act
    if len(seats) < 2:
        return
    one, joins = trial.table.clone(), trial.table.state.joins
    said = {seat: _answer_all(trial, one, seat) for seat in seats}
    if one.state.joins == joins:
        return  # somebody has not come to an end
    two = trial.table.clone()
    for seat in reversed(seats):
        for name in said[seat]:
            two.act(seat, name)
    trial.attempt = f"the seats {seats} answer {said}, the last of them first"
    trial.same("order", "the position", one.position(), two.position())
    trial.attempt = ""


def _ready(trial: Trial, actor: int) -> tuple[Table, str]:
    """A table on which one seat has answered by chance until it has nothing more to decide."""
    table = trial.table.clone()
    return table, ", ".join(_answer_all(trial, table, actor))


def _answer_all(trial: Trial, table: Table, actor: int) -> list[str]:
    """One seat answers by chance until it has nothing more to decide, or the others have chosen too; what it said."""
    joins, said = table.state.joins, []
    for _ in range(LONGEST_BRANCH):
        decision = next((d for d in table.decisions if d.seat == actor), None)
        if decision is None or table.state.joins != joins:
            break
        said.append(decision.options[trial.rng.below(len(decision.options))].id)
        table.act(actor, said[-1])
    return said


def _sight(table: Table, eye: int | None, heard: int, foreign: str) -> Json:
    decision = next((d for d in table.decisions if d.seat == eye), None)
    why = None if eye is None else table.why(eye, foreign)
    return {
        "view": table.view(eye),
        "decision": None if decision is None else asdict(decision),
        "events": plain(table.events(eye, heard)),
        "step": table.step_of(eye),
        "why": None if why is None else asdict(why),
    }


def check_undo(trial: Trial) -> None:
    """Taking back equals never having acted; chance that fell and secrets that were shown are never taken back."""
    table = trial.table
    if not table.decisions:
        return
    decision = table.decisions[trial.rng.below(len(table.decisions))]
    seat, place = decision.seat, trial.rng.below(len(decision.options))
    name, option = decision.options[place].id, table.state.options_of(seat)[place]
    before = table.state
    trial.attempt = f"seat {seat} answers {name!r} and takes it back"
    tried = table.clone()
    tried.act(seat, name)
    at_once = before.branches is not None and before.joins == tried.state.joins
    for other in range(table.seats):
        if other != seat and not at_once and undone(tried, other) is not None:
            raise trial.fail("undo", f"seat {other} took back an answer after seat {seat} had acted")
    back = undone(tried, seat)
    rng = table._standing.chance()
    start = rng.state
    before.clone().apply_for(seat, option, rng)
    if back is not None:
        trial.need("undo-chance", rng.state == start, "chance had fallen")
        trial.same("undo", "the position", table.position(), back.position())
        for eye in (None, *range(table.seats)):
            trial.same("undo", f"what seat {eye} sees", trial.glimpse(before, eye), trial.glimpse(back.state, eye))
            trial.need("undo", back.step_of(eye) >= tried.step_of(eye), f"the step of seat {eye} went back")
        for eye in range(table.seats):
            _check_learned(trial, eye, seat, option)
    trial.attempt = ""


def undone(table: Table, seat: int) -> Table | None:
    """The table with a seat's last answer taken back, or None when that is refused."""
    back = table.clone()
    try:
        back.undo(seat)
    except UndoRefused:
        return None
    return back


def _check_learned(trial: Trial, eye: int, seat: int, option: int) -> None:
    """The answer can be taken back, so it must show a seat the same whatever that seat did not know before."""
    truth, imagined = trial.table.state, trial.table.state.imagine(eye, trial.rng)
    if option not in imagined.options_of(seat):
        return  # the seat shows what it holds by its own will
    sights = []
    for state in (truth, imagined):
        rng = trial.table._standing.chance()
        start = rng.state
        sights.append(_after(trial, state, eye, seat, option, rng))
        if rng.state != start:
            return  # chance, not knowledge
    trial.same("undo-hidden", f"what seat {eye} learns of the hidden", *sights)


def _after(trial: Trial, state: State, eye: int, seat: int, option: int, rng: Rng) -> Json:
    """What a seat sees of an answer and after it."""
    log = Sink(trial.game.tell, trial.game.describe)
    state.log = log
    state.apply_for(seat, option, rng)
    state.log = None
    return {"sees": trial.glimpse(state, eye), "hears": plain([e for e in log.events if e.seen_by(eye)])}
