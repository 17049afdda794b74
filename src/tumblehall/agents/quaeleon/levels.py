"""The levels there are, the weakest first."""

from tumblehall.agents.effort import Effort
from tumblehall.agents.quaeleon.novice import NoviceAgent
from tumblehall.agents.quaeleon.skilled import SkilledAgent
from tumblehall.agents.quaeleon.thinker import Thinker
from tumblehall.agents.roster import Levels

LEVELS: Levels = {
    "novice": NoviceAgent,
    "skilled": SkilledAgent,
    "expert": lambda: Thinker(Effort(500, 1.0)),
    "champion": lambda: Thinker(Effort(10_000, 12.0)),
}
