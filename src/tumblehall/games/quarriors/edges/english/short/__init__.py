"""The same words in fewer letters, for the face of a card. What has no shorter words here says the long ones."""
