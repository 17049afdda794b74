"""The levels there are, the weakest first."""

from tumblehall.agents.quaeleon.novice import NoviceAgent
from tumblehall.agents.quaeleon.skilled import SkilledAgent
from tumblehall.agents.quaeleon.thinker import Thinker
from tumblehall.agents.roster import Levels

LEVELS: Levels = {"novice": NoviceAgent, "skilled": SkilledAgent, "expert": Thinker, "champion": lambda: Thinker(8000, 2)}
