"""Every game as a fast, honest environment: for those who train and study agents. Nothing here is needed to play."""
