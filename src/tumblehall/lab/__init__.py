"""Games played by the thousand."""
