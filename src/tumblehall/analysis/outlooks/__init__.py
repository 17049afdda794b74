"""How each game is played on and judged: one OUTLOOK in a file of its name."""
