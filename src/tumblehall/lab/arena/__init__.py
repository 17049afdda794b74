"""Bots against each other, measured."""
