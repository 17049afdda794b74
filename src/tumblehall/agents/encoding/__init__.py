"""Positions and options as numbers."""

from tumblehall.agents.encoding.encoding import Encoding, encoding_for

__all__ = ["Encoding", "encoding_for"]
