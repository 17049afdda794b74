"""Changes of values, and the healing step."""

from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.language.terms import Op, Part, Scope, Stat
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.health import add_health
from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.numbers import exact, find, value_of, whole
from tumblehall.games.quaeleon.rules.pieces import Coming, Laid, Mod
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import ATTACKS, HEALING, NONE, PRINTED, PROGRAMS
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.values import Json


def mod_next(s: QuaeleonState, word: w.ModNext, f: Frame, targets: list[int], rng: Rng) -> bool:
    _, _, _, me, this, _ = f
    mod = Mod(int(word.stat), int(word.op), exact(s, word.n, me, this))
    s.coming = (*s.coming, Coming(me, word.scope is Scope.YOUR, mod))
    if s.log is not None:
        s.log.say("coming", {"seat": me, "scope": word.scope.value, **mod_data(mod)}, "KQ-3.5")
    return True


def mod_self(s: QuaeleonState, word: w.ModSelf, f: Frame, targets: list[int], rng: Rng) -> bool:
    _, _, _, me, this, _ = f
    laid = find(s, me, this)
    if laid is None or PRINTED[word.stat][laid.kind] == NONE:
        return False  # R22
    mod = Mod(int(word.stat), int(word.op), exact(s, word.n, me, this))
    replace(s, me, laid._replace(mods=(*laid.mods, mod)))
    if s.log is not None:
        s.log.say("changed", {"seat": me, "card": card_name(laid.kind), **mod_data(mod)}, "KQ-3.1")
    return True


def pierce(s: QuaeleonState, word: w.Pierce, f: Frame, targets: list[int], rng: Rng) -> bool:
    _, _, _, me, this, _ = f
    laid = find(s, me, this)
    if laid is None:
        return False
    replace(s, me, laid._replace(pierce=laid.pierce + whole(s, word.n, me, this)))
    return True


def repeat(s: QuaeleonState, word: w.Repeat, f: Frame, targets: list[int], rng: Rng) -> bool:
    _, program, _, me, this, _ = f
    laid = find(s, me, this)
    if laid is None:
        return False
    quiet = PROGRAMS[program].quiet
    match word.step:
        case Part.ATTACK:
            if ATTACKS[laid.kind]:
                s.stack.append((steps.ATTACK, me, this, ATTACKS[laid.kind], int(quiet)))
            return ATTACKS[laid.kind] > 0
        case Part.HEALING:
            heal(s, me, laid, quiet)
            return HEALING[laid.kind] != NONE


def heal(s: QuaeleonState, seat: int, laid: Laid, quiet: bool) -> None:
    """KQ-4.3: the healing step of a card."""
    n = value_of(s, seat, laid, Stat.HEALING)
    if n > 0:
        add_health(s, [seat], n, quiet)


def replace(s: QuaeleonState, seat: int, laid: Laid) -> None:
    """A card on a field is changed."""
    field = s.field[seat]
    field[next(i for i, other in enumerate(field) if other.order == laid.order)] = laid


def mod_data(mod: Mod) -> dict[str, Json]:
    return {"stat": Stat(mod.stat).name.lower(), "op": Op(mod.op).name.lower(), "n": mod.n}
