"""Nets that learn from their own games."""
