"""Mechanisms that come with a set: each in a file of its own."""
