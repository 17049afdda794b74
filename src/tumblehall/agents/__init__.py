"""Players that are not people: an agent sees what its seat sees and picks one of the options on offer."""

from tumblehall.agents.agent import Agent, Bot, Ranked, Thinker, answer_at
from tumblehall.agents.effort import Effort
from tumblehall.agents.roster import agent_named, agents_for, default_agent, default_level
from tumblehall.agents.sight import Sight

__all__ = [
    "Agent",
    "Bot",
    "Effort",
    "Ranked",
    "Sight",
    "Thinker",
    "agent_named",
    "agents_for",
    "answer_at",
    "default_agent",
    "default_level",
]
