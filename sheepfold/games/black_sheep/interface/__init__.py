"""What people see, say and may ask at a table of Black Sheep."""
