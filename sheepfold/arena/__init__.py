"""Bots against bots, many games: fair, repeatable, resumable, and what the results say."""
