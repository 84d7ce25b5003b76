"""What the server keeps, in one file or in PostgreSQL."""
