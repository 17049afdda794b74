"""What the cards can do, one module for each set."""
