"""A report as one page that works offline: `page.write` makes it from the report's plain data."""
