"""Phase 5, tidy up: QC-10."""

from tumblehall.games.quarriors import choices, steps
from tumblehall.games.quarriors.casting import spend_spell
from tumblehall.games.quarriors.state import QuarriorsState
from tumblehall.games.quarriors.wording import die_name, seat_name
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame


def ask_tidy(s: QuarriorsState, f: Frame) -> list[int]:
    """QC-10.2: readied spells may be put into the spent pile first."""
    options: list[int] = []
    seen: set[int] = set()
    for die in s.ready[f[1]]:
        if s.tables.spell[die.code] and s.tables.same[die.code] not in seen:
            seen.add(s.tables.same[die.code])
            options.append(choices.DROP + die.tag)
    return [*options, choices.END_TURN]


def answer_tidy(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    if option != choices.END_TURN:
        s.stack.append(f)
        code = spend_spell(s, seat, option - choices.DROP)
        if s.log is not None:
            s.log.say("dropped", {"player": seat_name(seat), "spell": die_name(s, code)}, "QC-10.2")
        return
    used = s.used[seat]
    for code in s.spent[seat] + s.active[seat]:
        used[code >> 3] += 1
    s.spent[seat] = []
    s.active[seat] = []
    s.quiddity[seat] = 0
    s.watches = ()
    for area in s.ready:
        for place, die in enumerate(area):
            if die.marks:
                area[place] = die._replace(marks=())
    s.stack.append((steps.START_TURN, (seat + 1) % s.players))
