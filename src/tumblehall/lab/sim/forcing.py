"""One side is told to take a card wherever it can, or never to take it; all else it chooses as ever."""

from collections.abc import Iterable
from difflib import get_close_matches

from tumblehall.kernel.dice import Rng
from tumblehall.kernel.errors import BadInput
from tumblehall.lab.sim.plan import Told
from tumblehall.lab.sim.players import QUICK, Asked, answer, answer_among
from tumblehall.lab.sim.reader import Reader
from tumblehall.library import game_named


def check_known(game: str, cards: Iterable[str]) -> None:
    """BadInput names the card that the game has not: it would be told of in vain."""
    sheets = game_named(game).cards
    known = {sheet.id for sheet in (sheets() if sheets is not None else ())}
    for card in cards:
        if card not in known:
            near = get_close_matches(card, known, 1, 0.6)
            meant = f"; did you mean '{near[0]}'?" if near else ""
            raise BadInput(f"--force: {game} has no card '{card}'; 'tumblehall cards {game} --json' names all{meant}")


def check_obedient(agents: tuple[str, ...]) -> None:
    if QUICK in agents:
        raise BadInput(f"--force: '{QUICK}' reads the state and cannot be told what to take; name a level")


def answer_as_told(name: str, asked: Asked, reader: Reader, told: Told, rng: Rng) -> int:
    decision = asked.decision
    if decision.kind not in reader.asks:
        return answer(name, asked, rng)
    view = asked.view
    allowed = reader.allowed(decision, view, told.card, told.how)
    if len(allowed) == len(decision.options):
        return answer(name, asked, rng)
    seen = reader.without(view, asked.seat, told.card) if told.how == "never" else view
    ids = [option.id for option in allowed]
    found = ids[0] if len(ids) == 1 else answer_among(name, asked, allowed, seen, rng)
    if found not in ids:
        # it made up its mind from the view: the card itself where it must be taken, else what is safe
        taking = [id for id in ids if reader.takes(id) == told.card] if told.how == "take" else []
        found = (taking or [id for id in ids if id == decision.default] or ids)[0]
    return asked.number_of(found)
