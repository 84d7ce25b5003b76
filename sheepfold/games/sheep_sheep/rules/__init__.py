"""The truth of Sheep Sheep: what is in the box, what may be played, what it does."""
