"""The cards as declarations."""
