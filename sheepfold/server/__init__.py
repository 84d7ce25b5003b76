"""The table server: live, durable, sealed."""
