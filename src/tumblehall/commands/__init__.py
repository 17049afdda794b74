"""One file for each command of `tumblehall`."""
