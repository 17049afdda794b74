"""What a thinker is sent to think about in another process: a sight and the bot's own chance. There is no table in it,
no record and no view, and of the position only what was imagined."""

import pickle

from tumblehall.agents.agent import Bot, best_of
from tumblehall.agents.sight import Sight
from tumblehall.kernel.dice import FastRng, Rng
from tumblehall.kernel.table import Table


def parcel_for(table: Table, seat: int, seed: str = "") -> bytes:
    """For whoever is asked there now. Without a `seed` its chance is that of the bot in the seat, which is the table's:
    after a take-back it gets the same again."""
    rng = FastRng(seed or table.bot_seed(seat))
    return pickle.dumps((Sight.of(table, seat, rng), rng))


def opened(parcel: bytes) -> tuple[Sight, Rng]:
    found: tuple[Sight, Rng] = pickle.loads(parcel)
    return found


def answer_to(bot: Bot, parcel: bytes) -> str:
    """The id of the option that a thinker takes: the same as `answer_at` the table. ValueError: it is not on offer."""
    sight, rng = opened(parcel)
    answer = best_of(bot, sight, rng)
    if all(option.id != answer for option in sight.decision.options):
        raise ValueError(f"the answer {answer!r} is not on offer")
    return answer
