"""Players of Angry Quest that are not people."""
