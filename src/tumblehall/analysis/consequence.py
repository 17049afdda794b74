"""What one answer brings that another does not, in words: both are played on in the same worlds with the same dice, and
what lies on the table afterwards is compared."""

from tumblehall.analysis.evaluation import SEEDS, mean_of
from tumblehall.analysis.outlook import outlook_of
from tumblehall.analysis.situations import Situation
from tumblehall.kernel.sim_rng import SimRng

SURE = 3.0
"""Standard errors that a lead must have to be told."""
LEAST = 0.25
"""And how large it must be."""
SHOWN = 2
MINE = "you have "


def consequence(at: Situation, best: int, other: int, worlds: int, rng: SimRng) -> str:
    """How much more the seat that is asked has after its best answer than after the other; empty: nothing that can be
    seen on the table."""
    assert at.decision is not None
    seat, outlook = at.decision.seat, outlook_of(at.game)
    leads: list[list[float]] = [[] for _ in outlook.signs]
    for _ in range(worlds):
        world, dice = outlook.world(at.state, seat, rng), rng.below(SEEDS)
        mine, theirs = world, world.clone()
        outlook.play(mine, seat, (best,), SimRng(dice))
        outlook.play(theirs, seat, (other,), SimRng(dice))
        for found, sign in zip(leads, outlook.signs, strict=True):
            found.append(sign.of(mine, seat) - sign.of(theirs, seat))
    told: list[str] = []
    for found, sign in zip(leads, outlook.signs, strict=True):
        lead, error = mean_of(found)
        if lead >= max(LEAST, SURE * error):
            told.append(sign.words.format(n=lead))
    if not told:
        return ""
    first, *others = told[:SHOWN]
    # what is mine twice over needs its verb once
    parts = [first, *(other.removeprefix(MINE) if first.startswith(MINE) else other for other in others)]
    return f"{outlook.when}, on average, {' and '.join(parts)} than after the next best"
