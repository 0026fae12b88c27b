"""The pictures of both games: drawn here, shown by the browser and the TV, printed on paper."""
