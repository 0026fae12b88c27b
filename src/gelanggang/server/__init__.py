"""HTTP and WebSocket around the tables: thin, no rules."""
