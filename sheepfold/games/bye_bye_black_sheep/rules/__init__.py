"""The rules of Bye-Bye Black Sheep: the truth, and nothing of who looks at it."""
