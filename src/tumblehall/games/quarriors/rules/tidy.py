"""Phase 5, tidy up: QC-10."""

from typing import Final

from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.lasting import end_turn
from tumblehall.games.quarriors.rules.names import die_name, seat_name
from tumblehall.games.quarriors.rules.score import start_turn
from tumblehall.games.quarriors.rules.spells import spend_spell
from tumblehall.games.quarriors.rules.state import NO_ENERGY, QuarriorsState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question

DROP: Final = verbs.DROP.first
END_TURN: Final = verbs.END_TURN.first


def ask_tidy(s: QuarriorsState, f: Frame) -> list[int]:
    """QC-10.2: readied spells may be put into the spent pile first."""
    if not s.ready[f[1]]:
        return [END_TURN]
    options: list[int] = []
    faces, same = s.tables.faces, s.tables.same
    seen: set[int] = set()
    for die in s.ready[f[1]]:
        if faces[die.code].spell and same[die.code] not in seen:
            seen.add(same[die.code])
            options.append(DROP + die.tag)
    options.append(END_TURN)
    return options


def answer_tidy(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    if option != END_TURN:
        s.stack.append(f)
        code = spend_spell(s, seat, option - DROP)
        if s.log is not None:
            s.log.say("dropped", {"player": seat_name(seat), "spell": die_name(s, code)}, "QC-10.2")
        return
    used = s.used[seat]
    for pile in (s.spent[seat], s.active[seat]):
        for code in pile:
            kind = code >> 3
            used[kind] = used[kind] + 1
    if s.tables.large >= 0:  # QX-5: they are set aside
        used[s.tables.large] = 0
    s.spent[seat] = []
    s.active[seat] = []
    s.quiddity[seat] = 0
    s.purses = ()
    s.energy = NO_ENERGY
    if s.watches or s.pickers or s.tables.has_marks:
        end_turn(s)
    start_turn(s, (steps.START_TURN, (seat + 1) % s.players), rng)


def _done(s: QuarriorsState, f: Frame) -> str:
    spells = any(s.tables.faces[die.code].spell for die in s.ready[f[1]])
    return "Put readied spells aside, or end the turn." if spells else "Your turn is done."


STEPS = (
    question(
        steps.TIDY,
        "tidy",
        ask=ask_tidy,
        answer=answer_tidy,
        prompt="{done}",
        facts={"done": _done},
        rule="QC-10.2",
        verbs=(verbs.DROP, verbs.END_TURN),
        safe=(verbs.END_TURN,),
        closing=True,
    ),
)
