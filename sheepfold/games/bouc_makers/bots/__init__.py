"""What a player of Bouc Makers knows: worths, habits and odds that searches ask for."""
