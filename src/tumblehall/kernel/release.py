"""Which release of the program this is. Records tell it, so that an old one says what replays it."""

RELEASE = "0.1.0"
