"""The terminal client: screens that draw a view and the moves on offer; no rules."""
