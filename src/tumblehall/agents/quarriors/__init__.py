"""Players of Quarriors that are not people."""
