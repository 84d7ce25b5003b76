"""What people see of Bye-Bye Black Sheep, say and may ask."""
