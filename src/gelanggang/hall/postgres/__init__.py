"""The store that several processes share: one PostgreSQL."""
