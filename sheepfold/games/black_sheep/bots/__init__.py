"""What a player of Black Sheep knows: odds, judgement, reasons."""
