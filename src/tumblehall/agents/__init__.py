"""Players that are not people: an agent sees what its seat sees and picks one of the options on offer."""

from tumblehall.agents.agent import Agent
from tumblehall.agents.roster import agents_for, default_agent, default_level

__all__ = ["Agent", "agents_for", "default_agent", "default_level"]
