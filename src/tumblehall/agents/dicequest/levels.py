"""The levels there are, the weakest first."""

from tumblehall.agents.dicequest.heuristic import HeuristicAgent
from tumblehall.agents.dicequest.novice import NoviceAgent
from tumblehall.agents.dicequest.thinker import TurnThinker
from tumblehall.agents.effort import Effort
from tumblehall.agents.roster import Levels

LEVELS: Levels = {
    "novice": NoviceAgent,
    "skilled": HeuristicAgent,
    "expert": lambda: TurnThinker(Effort(playouts=100, seconds=1.0)),
    "champion": lambda: TurnThinker(Effort(playouts=1200, seconds=12.0)),
}
