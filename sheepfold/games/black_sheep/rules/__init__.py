"""The truth of Black Sheep: what is in the box, positions, moves, scores."""
