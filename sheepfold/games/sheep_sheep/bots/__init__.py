"""What a player knows of Sheep Sheep beyond its rules."""
