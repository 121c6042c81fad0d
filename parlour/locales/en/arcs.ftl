# Arcs

arcs-impossible-view = This view contradicts itself: no cards agree with it.
