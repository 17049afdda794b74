"""The rules: state, turn, battle, effects, and the questions they ask."""
