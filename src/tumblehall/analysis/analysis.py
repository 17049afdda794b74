"""A whole game, analysed: what each choice cost, what the dice gave, and when it turned.

`analyse` gives plain values, to be shown anywhere and kept as JSON. Chances go from 0 to 1, lists of them are by seat:

- `analysis` 2, the format; `game`, `seats`, `release`, `seed`, `playouts` (for each choice), `steps` (entries of the
  record), `together` (all win or lose as one), `hidden` (seats know different things), `finished`, `outcome` in words.
- `rounds`: `[step, number]`, where each round begins, by the game's own count; 0 is what comes before the first.
- `decisions`, one for each real choice, in order: `step` and `until`, the steps of the replay before the answer and
  after all that came of it; `seat`, `kind`, `prompt`, `options` (how many); `chosen` and `best`, each with `ids` (of
  the answers, several where a seat answered more than once while others chose too) and `label`; the chances `before`
  the choice (with the best answer), `after` it, and `then`, after the roll that followed, all judged by what this seat
  knew; `gain`, what the best answer gains over the chosen one, and `error`, its standard error. A gain of less than
  three times its error is no mistake.
- In it where the chosen answer is the best: `usual`, what a skilled bot does at once, if that is another answer, else
  null; `lead`, what the chosen one gains over it, and `lead_error`.
- In it where it is one of the dearest mistakes or doubtful answers: `line`, the best answer played on by the policy to
  the end of the turn, imagined: moves with `seat`, `label` (the answer in words; empty: of another seat) and `told`,
  what came of it, in sentences. Elsewhere it is empty.
- `graph`, by seat: points `[step, chance]`. Where something is hidden each line is judged by its own seat alone.
- `totals`, by seat: `start` and `end`; `skill`, what the own choices gave against the best ones (0 or less, but for
  chance), `others`, what those of others gave to this seat, `luck`, all that no choice explains: start + skill + others
  + luck = end; `skill_error` and `luck_error`; `choices`, and how many of them were `mistakes`.
- `turning`, the steps after which most had changed, the largest first: `decision` (its place in the list), `step`,
  `seat` (whose chance changed most), `change`, and `by`: "choice" or "luck".
- `mistakes`, `doubtful` and `fine`: places in `decisions`, the dearest or the finest first; `marks.py` says what is
  which."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot

from tumblehall.analysis.choosing import Weighed, weigh
from tumblehall.analysis.deeds import Deed, deeds_of
from tumblehall.analysis.evaluation import PLAYOUTS, Chances, check_budget, evaluate
from tumblehall.analysis.line import best_line
from tumblehall.analysis.marks import Told, Vector, bounded, doubtful, fine, is_mistake, mistakes, part_lost, turning
from tumblehall.analysis.outlook import outlook_of
from tumblehall.analysis.rounds import rounds_of
from tumblehall.analysis.situations import Situation, states
from tumblehall.kernel.record import Record
from tumblehall.kernel.replay import outcome_line
from tumblehall.kernel.values import Json
from tumblehall.library import game_named

FORMAT = 2
MOST_LINES = 8
"""So many mistakes, and so many doubtful answers, have the best line with them, the dearest."""
PART = 4
"""A position without a choice gets this part of the playouts."""
Progress = Callable[[int, int], None]
"""Called before each choice with how many are done, and of how many. Whatever it raises ends the analysis."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game, and the choices in it. They can be weighed one by one, in any order and in several processes."""

    record: Record
    deeds: list[Deed]
    last: Situation
    rounds: list[list[int]]

    @classmethod
    def of(cls, record: Record) -> "Played":
        """BadInput where it cannot be played again."""
        walked = list(states(record))
        return cls(record, deeds_of(walked), walked[-1], rounds_of(walked))

    def weigh(self, number: int, playouts: int, seed: str) -> Weighed:
        deed = self.deeds[number]
        return weigh(deed.at, deed.plan, playouts, seed)


def analyse(
    record: Record, playouts: int = PLAYOUTS, seed: str = "1", progress: Progress | None = None
) -> dict[str, Json]:
    """See above. A game that is not over is analysed as far as it went. BadInput where it cannot be played again."""
    check_budget(playouts)
    game, weighed = Played.of(record), []
    for number in range(len(game.deeds)):
        if progress is not None:
            progress(number, len(game.deeds))
        weighed.append(game.weigh(number, playouts, seed))
    return put_together(game, weighed, playouts, seed)


def put_together(game: Played, weighed: Sequence[Weighed], playouts: int, seed: str) -> dict[str, Json]:
    """The analysis of a game all of whose choices were weighed."""
    record, last = game.record, game.last
    told = [Told(*each) for each in zip(game.deeds, weighed, strict=True)]
    hidden = game_named(record.game).info.hidden
    end = evaluate(last, max(2, playouts // PART), seed=seed)
    _chain(told, end.win, hidden, lambda at, eyes: evaluate(at, max(2, playouts // PART), eyes=eyes, seed=seed).win)
    outcome = last.state.outcome
    wrong, unsure = mistakes(told), doubtful(told)
    lined = {*wrong[:MOST_LINES], *unsure[:MOST_LINES]}
    return {
        "analysis": FORMAT,
        "game": record.game,
        "seats": record.seats,
        "release": record.release,
        "seed": seed,
        "playouts": playouts,
        "steps": len(record.entries),
        "together": outlook_of(record.game).together(last.state),
        "hidden": hidden,
        "finished": outcome is not None,
        "outcome": "" if outcome is None else outcome_line(outcome),
        "rounds": game.rounds,
        "decisions": [_decision(each, seed if number in lined else None) for number, each in enumerate(told)],
        "graph": [_line(told, seat, end.win, len(record.entries), hidden) for seat in range(record.seats)],
        "totals": [_total(told, seat, end, hidden) for seat in range(record.seats)],
        "turning": turning(told),
        "mistakes": wrong,
        "doubtful": unsure,
        "fine": fine(told),
    }


def _chain(told: list[Told], end: Vector, hidden: bool, judged: Callable[[Situation, int], Vector]) -> None:
    """The chances before each choice, after it, and after what followed. From the end to the beginning: where nothing
    fell and nothing was shown between two choices, the second begins where the first has led."""
    following: Told | None = None
    for each in reversed(told):
        deed = each.deed
        each.after = each.weighed.after.win
        if deed.next.state.outcome is not None or (following is None and not hidden):
            each.then = end
        elif following is not None and (not hidden or deed.leads_to(following.deed)):
            each.then = following.before
            if deed.at_known == following.deed.at_known:
                each.after = each.then
                each.lost = part_lost(each, following)
        elif deed.at_known == deed.next_known:
            each.then = each.after
        else:
            each.then = judged(deed.next, deed.seat)
        each.before = tuple(bounded(one - did) for one, did in zip(each.after, each.effect, strict=True))
        following = each


def _decision(told: Told, line_seed: str | None) -> dict[str, Json]:
    """Without a seed it has no line."""
    deed, weighed = told.deed, told.weighed
    asked, best = deed.at.decision, deed.told(weighed.best)
    assert asked is not None
    usual, (lead, lead_error) = weighed.usual, weighed.lead
    return {
        "step": deed.at.step,
        "until": deed.until,
        "seat": deed.seat,
        "kind": asked.kind,
        "prompt": asked.prompt,
        "options": len(asked.options),
        "chosen": deed.told(deed.plan),
        "best": best,
        "usual": None if usual is None else deed.told(usual),
        "before": _rounded(told.before),
        "after": _rounded(told.after),
        "then": _rounded(told.then),
        "gain": round(told.gain, 4),
        "error": round(told.error, 4),
        "lead": round(lead, 4),
        "lead_error": round(lead_error, 4),
        "line": [] if line_seed is None else best_line(deed.at, weighed.best, best["label"], line_seed),
    }


def _line(told: list[Told], seat: int, end: Vector, steps: int, hidden: bool) -> list[list[float]]:
    points: dict[int, float] = {}
    for each in told:
        if not hidden or each.deed.seat == seat:
            points[each.deed.at.step] = each.before[seat]
            points[each.deed.until] = each.then[seat]
    points[steps] = end[seat]
    return [[step, round(bounded(points[step]), 4)] for step in sorted(points)]


def _total(told: list[Told], seat: int, end: Chances, hidden: bool) -> dict[str, Json]:
    own = [each for each in told if each.deed.seat == seat]
    eyes = own if hidden and own else told
    start = eyes[0].before[seat] if eyes else end.win[seat]
    rest = [each for each in told if each.deed.seat != seat and each.deed.at.step >= (eyes[0].deed.at.step)]
    skill, skill_error = _summed(own, seat)
    others, others_error = _summed(rest, seat)
    begun = eyes[0].weighed.after.error[seat] if eyes else 0.0
    return {
        "seat": seat,
        "start": round(start, 4),
        "end": round(end.win[seat], 4),
        "skill": round(skill, 4),
        "others": round(others, 4),
        "luck": round(end.win[seat] - start - skill - others, 4),
        "skill_error": round(skill_error, 4),
        "luck_error": round(hypot(begun, skill_error, others_error, end.error[seat]), 4),
        "choices": len(own),
        "mistakes": sum(map(is_mistake, own)),
    }


def _summed(told: list[Told], seat: int) -> tuple[float, float]:
    return sum(each.effect[seat] for each in told), hypot(*(each.weighed.effect.error[seat] for each in told))


def _rounded(chances: Vector) -> list[float]:
    return [round(bounded(chance), 4) for chance in chances]
