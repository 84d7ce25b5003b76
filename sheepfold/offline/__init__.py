"""The house in a browser: its tables without a server, kept in the browser's own database."""
