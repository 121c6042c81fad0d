"""What the cards of a Roam set are called, in one language."""

from __future__ import annotations

from parlour.games.roam.actions import CARD_NAMES, STARTERS
from parlour.games.roam.cards import LANDSCAPES, ArtifactTile, CardSet, Character, Land, names_of
from parlour.words import Words


class CardWords:
    """Names and flavour texts: of a built-in set from its messages, of any other as its file prints them.

    >>> from parlour.games.roam.cards import built_in_set
    >>> from parlour.words import words
    >>> wayfarers = built_in_set("wayfarers")
    >>> CardWords(words("cs"), wayfarers, "wayfarers").landscape(wayfarers.lands[0])
    'les'
    """

    def __init__(self, words: Words, cards: CardSet, built_in: str | None) -> None:
        self.words = words
        self.cards = cards
        self.built_in = built_in

    def title(self) -> str:
        """What the set is called."""
        return self.words.card(f"roam-option-cards-{self.built_in}", self.cards.name)

    def name(self, card: Character | ArtifactTile) -> str:
        return self.words.card(self._message(card), card.name)

    def flavour(self, card: Character | ArtifactTile) -> str:
        return self.words.flavour(self._message(card), card.flavour)

    def landscape(self, land: Land) -> str:
        """A landscape is a word of the game, or the file's own."""
        known = land.landscape in LANDSCAPES
        return self.words.say(f"roam-landscape-{land.landscape}") if known else land.landscape

    def _message(self, card: Character | ArtifactTile) -> str:
        names = names_of(self.built_in or "")
        if isinstance(card, ArtifactTile):
            return f"roam-{names}-artifact-{card.number}"
        kind = "starter" if card.card in STARTERS else "land"
        return f"roam-{names}-{kind}-{CARD_NAMES[card.card]}"
