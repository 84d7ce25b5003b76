"""What people see, say and may ask of Sheep Sheep."""
