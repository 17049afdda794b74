"""Turning creatures to another face: exactly one level up, where there is one (Q14)."""

from tumblehall.games.quarriors import choices
from tumblehall.games.quarriors.state import NONE, QuarriorsState
from tumblehall.games.quarriors.wording import die_name, seat_name
from tumblehall.games.quarriors.zones import change, find
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame


def ask_turn(s: QuarriorsState, f: Frame) -> list[int]:
    """The faces one level higher, equal ones once. A copying creature is not turned (Q121)."""
    found = find(s, f[2])
    if found is None or found[1].copy != NONE:
        return []
    code = found[1].code
    t = s.tables
    wanted = t.level[code] + 1
    seen: list[tuple[object, ...]] = []
    options: list[int] = []
    for face in range(6):
        other = code & ~7 | face
        looks = (t.face[other], t.clauses[other])
        if t.creature[other] and t.level[other] == wanted and looks not in seen:
            seen.append(looks)
            options.append(choices.FACE + face)
    return options


def answer_turn(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    found = find(s, f[2])
    assert found is not None
    seat, die = found
    code = die.code & ~7 | option - choices.FACE
    change(s, die, die._replace(code=code))
    if s.log is not None:
        data = {"player": seat_name(seat), "die": die_name(s, die.code), "to": die_name(s, code)}
        s.log.say("turned", data, "QC-2.12")
