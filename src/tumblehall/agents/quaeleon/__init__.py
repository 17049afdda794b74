"""Players of Quaeleon's Quest that are not people."""
