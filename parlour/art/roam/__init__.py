"""The cards of Roam, drawn.

Everything is drawn anew from a card's number, always the same way: `lands.land_svg` draws a land as it lies on the
map, `sheet.sheet` a page with every card of a set.
"""
