"""Tumblehall: tabletop games as one library. The rules offer the legal choices; everybody else only chooses.

>>> import tumblehall as th
>>> table = th.new_table("angryquest", seats=2, seed="a quiet evening")
>>> decision = table.decisions[0]
>>> events = table.act(decision.seat, decision.options[0].id)
"""

from tumblehall.engine import ENGINE  # isort: skip  (first: what is imported after it comes from the engine it chose)

from tumblehall.analysis import Chances, Situation, analyse, evaluate, states
from tumblehall.kernel.dice import FairDice, FairRng, FastRng
from tumblehall.kernel.errors import BadInput, IllegalAction, UndoRefused
from tumblehall.kernel.game import GameInfo
from tumblehall.kernel.record import Record
from tumblehall.kernel.release import RELEASE
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision, Event, Hint, Idea, Option, Outcome, Reason
from tumblehall.library import from_position, list_games, new_state, new_table, replay

__version__ = RELEASE
__all__ = [
    "ENGINE",
    "BadInput",
    "Chances",
    "Decision",
    "Event",
    "FairDice",
    "FairRng",
    "FastRng",
    "GameInfo",
    "Hint",
    "Idea",
    "IllegalAction",
    "Option",
    "Outcome",
    "Reason",
    "Record",
    "SimRng",
    "Situation",
    "Table",
    "UndoRefused",
    "analyse",
    "evaluate",
    "from_position",
    "list_games",
    "new_state",
    "new_table",
    "replay",
    "states",
]
