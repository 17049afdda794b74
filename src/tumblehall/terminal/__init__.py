"""The Textual client: a table at the terminal."""
