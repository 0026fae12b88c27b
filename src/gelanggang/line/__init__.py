"""The client that asks line by line, for pipes, plain terminals and a screen passed round."""
