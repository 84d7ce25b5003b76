"""What a player of Bye-Bye Black Sheep knows: values, quick choices, advice."""
