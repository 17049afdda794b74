"""What any game must keep to, but for its secrets (`leaks`): each check looks at the situation a trial is in."""

import json
import re
from collections.abc import Mapping
from functools import cache

from tumblehall.kernel.errors import BadInput, IllegalAction, UndoRefused
from tumblehall.kernel.position import dump_outcome, load_outcome
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.record import Record
from tumblehall.kernel.register import all_rulings
from tumblehall.kernel.replay import replay_table
from tumblehall.kernel.steps import Step
from tumblehall.kernel.table import Table
from tumblehall.kernel.trial import Trial, plain
from tumblehall.kernel.values import Json, Outcome

OPTION_ID = re.compile(r"\S+( \S+)*")
LONGEST_ID = 80
LATEST = 20
SELDOM = 8
"""Some cheap checks are made at one step in so many."""
OFTEN = 3
"""A costly check that plays all again is made at one in so many of the steps that are looked at closely."""
NO_OPTION = "no such option"


def check_options(trial: Trial, deep: bool) -> None:
    """Who may act has options: ints in their space, ids that are short, unique and found again, a default on offer."""
    game, table, state = trial.game, trial.table, trial.table.state
    trial.need("options", list(state.seats) == sorted(set(state.seats)), f"the seats to act are {state.seats}")
    trial.need("options", state.seat == (state.seats or (-1,))[0], "`seat` is not the first of `seats`")
    for seat in state.seats:
        numbers = state.options_of(seat)
        trial.need("options", len(numbers) > 0, f"seat {seat} has no option")
        bad = [n for n in numbers if not 0 <= n < game.verbs.space]
        trial.need("options", not bad, f"seat {seat}: {bad} are outside of the option space")
        frame = state.question_of(seat)
        _check_verbs(trial, state.STEPS[frame[0]], numbers)
        safe = game.safe_answer(state, frame, numbers)
        trial.need("default", safe in numbers, f"the default {safe} of seat {seat} is not on offer")
        decision = next(d for d in table.decisions if d.seat == seat)
        ids = [option.id for option in decision.options]
        trial.heard |= dict.fromkeys(ids)
        trial.need("options", len(set(ids)) == len(ids), f"seat {seat}: two options have one id: {sorted(ids)}")
        for name in ids:
            short = OPTION_ID.fullmatch(name) is not None and len(name) <= LONGEST_ID
            trial.need("options", short, f"the id {name!r} is no short text of words")
            allowed = not deep or table.why(seat, name) is None
            trial.need("options", allowed, f"{name!r} is on offer, yet there is a reason against it")


def check_references(trial: Trial) -> None:
    """What an option refers to is in the view of whoever is asked."""
    game, table = trial.game, trial.table
    for decision in table.decisions:
        things = game.things(table.view(decision.seat), decision)
        for option in decision.options:
            lost = [ref for ref in option.refs if ref not in things]
            trial.need("references", not lost, f"the option {option.id!r} refers to {lost}, which the view has not")


def _check_verbs(trial: Trial, step: Step, numbers: list[int]) -> None:
    """A question says which verbs it can offer: refusals and masks go by that."""
    assert step.asking is not None, f"{step.name} is no question"
    strange = [n for n in numbers if not any(n in verb for verb in step.asking.verbs)]
    trial.need("options", not strange, f"the question {step.name} offers {strange}, of no verb that it declares")


def check_words(trial: Trial, first_event: int) -> None:
    """Every prompt, label and event has text, and the rules they name exist."""
    for decision in trial.table.decisions:
        trial.need("text", bool(decision.prompt), f"the question {decision.kind} has no prompt")
        _check_rule(trial, decision.rule, f"the question {decision.kind}")
        _check_json(trial, decision.about, f"what the question {decision.kind} is about")
        for option in decision.options:
            trial.need("text", bool(option.label), f"the option {option.id!r} has no label")
            _check_rule(trial, option.rule, f"the option {option.id!r}")
    for event in trial.table._told.events[first_event:]:
        trial.need("text", bool(event.text), f"the event {event.kind} has no text")
        _check_rule(trial, event.rule, f"the event {event.kind}")
        if not trial.rng.below(SELDOM):
            _check_json(trial, event.data, f"the data of {event.kind}")


def _check_json(trial: Trial, value: Mapping[str, Json], what: str) -> None:
    data = dict(value)
    try:
        again = json.loads(json.dumps(data))
    except (TypeError, ValueError):
        again = None
    trial.need("json", again == data, f"{what} is no plain JSON: {data}")


def _check_rule(trial: Trial, rule: str | None, what: str) -> None:
    """A rule that is cited is one of the game's, or a ruling on them."""
    if rule is None or rule in trial.good_rules:
        return
    info = trial.game.info
    if rule not in rulings_on(info.name):
        if trial.rules is not None:
            trial.need("rules", rule in trial.rules, f"{what} names the rule {rule!r}, which does not exist")
        prefix = re.match("[A-Z]*", rule)
        known = prefix is not None and prefix[0] in info.rule_prefixes
        trial.need("rules", known, f"{what} names the rule {rule!r}; the game has {info.rule_prefixes}")
    trial.good_rules.add(rule)


@cache
def rulings_on(game: str) -> frozenset[str]:
    return frozenset(ruling.id for ruling in all_rulings() if ruling.game == game)


def check_pieces(trial: Trial, at_first: dict[str, int]) -> None:
    """Nothing is made or lost."""
    now = dict(trial.game.pieces(trial.table._state))
    if now != at_first:
        trial.same("pieces", "the count of pieces", at_first, now)


def check_refusals(trial: Trial, deep: bool) -> None:
    """What is not on offer, stale, another's or too late is refused, and looking or being refused changes nothing.
    All of that is tried when `deep`, else now and then one thing of one seat."""
    table = trial.table
    if not deep and trial.rng.below(SELDOM):
        return
    before = _whole(table, LATEST) if deep else {}
    state, entries, events = table._state, table.step, len(table._told.events)
    pending = {decision.seat: decision for decision in table.decisions}
    foreign = next(iter(pending.values())).options[0].id if pending else NO_OPTION
    for seat in range(table.seats) if deep else (trial.rng.below(table.seats),):
        tries: list[tuple[str, int | None]] = [(NO_OPTION, None), ("", None)]
        offered = set()
        if seat not in pending:
            tries.append((foreign, None))
        else:
            offered = {option.id for option in pending[seat].options}
            tries += [(pending[seat].options[0].id, table.step_of(seat) + n) for n in (-1, 1)]
        heard = [name for name in trial.heard if name not in offered]
        if heard:
            tries.append((heard[trial.rng.below(len(heard))], None))
        for text, step in tries if deep else (tries[trial.rng.below(len(tries))],):
            try:
                table.act(seat, text, step)
            except IllegalAction as refusal:
                trial.need("text", bool(refusal.reason), f"the refusal of {text!r} has no reason")
                _check_rule(trial, refusal.rule, f"the refusal of {text!r}")
            else:
                raise trial.fail("refusals", f"seat {seat} could answer {text!r} (step {step})")
    if table.outcome is not None:
        for seat in range(table.seats):
            for go_back in (table.undo, table.take_back):
                try:
                    go_back(seat)
                except UndoRefused:
                    continue
                raise trial.fail("refusals", f"seat {seat} could take back an answer after the end")
    unchanged = table._state is state and table.step == entries and len(table._told.events) == events
    trial.need("refusals", unchanged, "a refusal changed the table")
    if deep:
        trial.same("refusals", "the table after refusals", before, _whole(table, LATEST))


def check_position(trial: Trial) -> None:
    """The position is plain JSON and makes the same situation again, which plays on in the same way."""
    table = trial.table
    position = table.position()
    text = json.dumps(position)
    trial.need("position", json.loads(text) == position, "the position is no plain JSON value")
    loaded = Table(trial.game, 0, {}, trial.dice, False, json.loads(text))
    trial.same("position", "the position loaded from itself", position, loaded.position())
    here, there = table.state, loaded.state
    for seat in (None, *range(table.seats)):
        trial.same("position", f"what seat {seat} sees", trial.glimpse(here, seat), trial.glimpse(there, seat))
    for seat in here.seats:
        option = here.options_of(seat)[trial.rng.below(len(here.options_of(seat)))]
        one, two = here.clone(), there.clone()
        one.apply_for(seat, option, table._standing.chance())
        two.apply_for(seat, option, table._standing.chance())
        trial.same("position", f"the answer {option} to it", trial.position_of(one), trial.position_of(two))


def check_clone(trial: Trial, answers: int = 20) -> None:
    """A clone is equal and shares nothing: what is done to it, or to the original, the other does not notice."""
    table, state = trial.table, trial.table.state
    before = trial.position_of(state)
    clone = state.clone()
    trial.same("clone", "the clone of a state", before, trial.position_of(clone))
    options = [[seat, state.options_of(seat)] for seat in state.seats]
    trial.same("clone", "the clone's options", options, [[seat, clone.options_of(seat)] for seat in clone.seats])
    trial.play_on(clone, answers)
    trial.same("clone", "a state whose clone was played", before, trial.position_of(state))
    whole, other = _whole(table, LATEST), table.clone()
    trial.same("clone", "the clone of a table", whole, _whole(other, LATEST))
    for decision in other.decisions[:1]:
        other.act(decision.seat, decision.default)
    trial.same("clone", "a table whose clone was played", whole, _whole(table, LATEST))


def check_take_back(trial: Trial, answers: int = 12) -> None:
    """A choice is taken back after others have acted: all is as before it, and goes on; given again, it leads to where
    it led before, chance included. What came before is played again for that, so the rules may remember nothing outside
    of the state. Made now and then."""
    table = trial.table
    choices = [decision for decision in table.decisions if len(decision.options) > 1]
    if not choices or trial.rng.below(OFTEN):
        return
    decision = choices[trial.rng.below(len(choices))]
    seat = decision.seat
    played = table.clone()
    said = decision.options[trial.rng.below(len(decision.options))].id
    trial.attempt = f"seat {seat} answers {said!r} and takes it back with all that came after it"
    played.act(seat, said)
    once = played.position()
    for _ in range(trial.rng.below(answers)):
        others = [other for other in played.decisions if other.seat != seat]
        if not others:
            break
        other = others[trial.rng.below(len(others))]
        played.act(other.seat, other.options[trial.rng.below(len(other.options))].id)
    if played.why_no_take_back(seat) is None:
        steps = [played.step_of(eye) for eye in (None, *range(table.seats))]
        played.take_back(seat)
        trial.same("take-back", "the position", table.position(), played.position())
        grown = [played.step_of(eye) for eye in (None, *range(table.seats))]
        trial.need("take-back", all(a < b for a, b in zip(steps, grown, strict=True)), "a step did not grow")
        trial.play_on(played.state, answers)
        played.act(seat, said)
        trial.same("take-back", "the position after the same answer", once, played.position())
    trial.attempt = ""


def check_fast_path(trial: Trial, seat: int, answer: str, deep: bool) -> None:
    """Gives an answer at the table, and (always when `deep`, else now and then) to its state by the fast path with the
    same chance: both come to the same."""
    table = trial.table
    if not deep and trial.rng.below(SELDOM):
        table.act(seat, answer)
        return
    state = table.state
    decision = next((d for d in table.decisions if d.seat == seat), None)
    offered = [] if decision is None else [option.id for option in decision.options]
    if answer in offered:
        state.apply_for(seat, state.options_of(seat)[offered.index(answer)], table._standing.chance())
    table.act(seat, answer)
    reached = table._state
    alike = reached.seats == state.seats and reached.options == state.options and reached.outcome == state.outcome
    trial.need("fast-path", alike, f"{state.seats} may choose {state.options}, not {reached.seats} {reached.options}")
    if deep:
        trial.same("fast-path", "the position", table.position(), trial.position_of(state))


def check_absent(trial: Trial) -> None:
    """With everybody away the game ends all the same, by safe answers alone: an abandoned table would never end."""
    game, state = trial.game, trial.table.state
    left = game.info.longest - len(trial.table._standing)
    trial.attempt = "everybody is away"
    while state.seats and left > 0:
        state.apply(game.safe_answer(state, state.question_of(state.seat), state.options), trial.rng)
        left -= 1
    trial.need("longest", not state.seats, f"no end after {game.info.longest} answers")
    trial.attempt = ""


def check_outcome(trial: Trial) -> None:
    """A game that is over has an outcome that makes sense, and nobody to act; one that is not has somebody."""
    table, outcome = trial.table, trial.table.outcome
    trial.need("outcome", (outcome is None) == bool(table.decisions), "either somebody may act, or there is an outcome")
    if outcome is None:
        return
    ranked = sorted(seat for group in outcome.ranking for seat in group)
    trial.need("outcome", ranked == list(range(table.seats)), f"the ranking {outcome.ranking} is not one of all seats")
    best = (*outcome.ranking[0],)
    trial.need("outcome", sorted(outcome.winners) in ([], sorted(best)), f"{outcome.winners} win, {best} are best")
    trial.need("text", bool(outcome.reason), "the outcome has no reason")
    _check_rule(trial, outcome.rule, "the outcome")
    trial.need("outcome", _reread(outcome, table.seats) == outcome, f"{outcome} cannot be written and read")


def _reread(outcome: Outcome, seats: int) -> Outcome:
    return load_outcome(Doc(json.loads(json.dumps(dump_outcome(outcome))), "outcome"), seats)


def check_record(trial: Trial) -> None:
    """The record, read from its text, plays the same game: events, views and positions."""
    record = trial.table.record
    read = Record.from_json(record.to_json())
    trial.need("record", read == record, "the record read from its own text is another")
    try:
        again = replay_table(trial.game, read)
    except BadInput as refusal:
        raise trial.fail("record", f"it does not replay: {refusal}") from refusal
    trial.same("record", "the game played again", _whole(trial.table), _whole(again))


def _whole(table: Table, latest: int = 0) -> dict[str, Json]:
    """Everything that can be said of a table, of events and entries only the latest when so many are given."""
    seats = (None, *range(table.seats))
    return {
        "position": table.position(),
        "views": [table.view(seat) for seat in seats],
        "events": [plain([e for e in table._told.events[-latest:] if e.seen_by(seat)]) for seat in seats],
        "struck": [[list(stretch) for stretch in table.struck(seat)] for seat in seats],
        "steps": [table.step, *(table.step_of(seat) for seat in seats)],
        "entries": [[entry.seat, entry.act, entry.agreed, entry.take_back] for entry in table._entries[-latest:]],
    }
