"""The pictures of Parlour, drawn by ourselves: SVG text made of a small kit of shapes; each game has its own."""
