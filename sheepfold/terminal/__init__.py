"""The table in a terminal: one game, played by people and bots, in plain lines."""
