# The board of Roam in the browser

## The map

web-roam-map = The map
# What a screen reader says of a space; the sentences follow one another.
web-roam-space = { $space }, { $landscape }, land card { $card }.
web-roam-space-gap = { $space }, no land card.
web-roam-space-coins = { $coins ->
    [one] { $coins } coin symbol.
   *[other] { $coins } coin symbols.
  }
web-roam-space-free = No token.
web-roam-space-tokens = Tokens: { $names }.
# A place where the chosen character fits.
web-roam-position = At { $at }: covers { $spaces }.
web-roam-gap = There is no land card left for this place.
web-roam-turn-map = Turn the map
web-roam-ways = { $space }: what would you like to do?
web-roam-land = Land card { $card }: { $landscape }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-roam-deck = The deck
web-roam-next = Next land card
# How many cards lie under it; stands after “Next land card”.
web-roam-deck-left = +{ $cards }

## Where a rival sits, as you see the map

web-roam-side-left = to the left of the map
web-roam-side-top = across the map
web-roam-side-right = to the right of the map
web-roam-side-bottom = at the bottom of the map

## What players have

web-roam-own = Your side of the table
web-roam-characters = Your characters
web-roam-artifacts = Your artifacts
web-roam-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
web-roam-tokens-left = { $tokens ->
    [one] { $tokens } token left
   *[other] { $tokens } tokens left
  }
web-roam-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
  }
web-roam-outpost = Has the outpost
web-roam-character = { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $state ->
    [asleep] face down
   *[awake] face up
  }
web-roam-artifact = { $artifact }: { $ability }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $state ->
    [used] face down
   *[ready] face up
  }
web-roam-artifact-offer = { $artifact }: { $ability }, costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-roam-offer = Artifacts for sale
web-roam-outpost-free = Outpost: available

## What you are about to do

web-roam-hint-character = Choose one of your characters first.
web-roam-hint-position = Choose a position on the map.
web-roam-hint-move = Choose a token to move.
web-roam-hint-move-to = Choose where to move it.
web-roam-hint-flip = Choose a character to flip.
web-roam-hint-blank = Choose a blank square to fill.

## The list of actions: headings

web-roam-group-move = Move a token
web-roam-group-flip = Flip a character
web-roam-group-bid = Bid
web-roam-group-buy = Buy an artifact
web-roam-buy-nothing = Buy nothing
web-roam-acting-blanks = Fill blank squares, or end your turn.
web-roam-acting-done = End your turn.
web-roam-group-blank = Pay to fill a blank square
web-roam-group-free = Fill a blank square for free
web-roam-group-replace = Replace a rival’s token
web-roam-group-fill = Fill a square
web-roam-group-complete = Resolve a land card

## An auction

web-roam-auction = Auction: { $card }
web-roam-no-bid = No bids yet.
web-roam-high-bid = { $name } bids { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
web-roam-bid-less = Bid less
web-roam-bid-more = Bid more

## Cards and signs explain themselves

web-roam-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-roam-price = Costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }
web-roam-of-landscape = Landscape: { $landscape }
web-roam-asleep = Face down until its owner rests
web-roam-solid = ■ gets a token if the space is free
web-roam-blank = ▢ can be filled for coins afterward
web-roam-behind = The player with the most tokens on this land card when it is completed wins this character.
web-roam-sign-coins = Coins
web-roam-sign-tokens = Tokens left
web-roam-sign-points = Points on cards
web-roam-sign-deck = The next land card
web-roam-sign-outpost = The outpost

## The score sheet

web-roam-sheet-place = Place
web-roam-sheet-characters = Characters
web-roam-sheet-artifacts = Artifacts
web-roam-sheet-outpost = Outpost
web-roam-sheet-total = Points
web-roam-sheet-coins = Coins
web-roam-sheet-count = ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
  })
web-roam-sheet-ties = If points are tied, the player with more coins wins.

## Standing answers

web-roam-wish = Auctions on other players’ turns
web-roam-wish-ask = ask me
web-roam-wish-pass = pass for me
web-roam-wish-bid = bid for me, up to
web-roam-wish-coins = The most coins to bid
# An answer for one land card alone, by its number
web-roam-wish-land = Land card { $card }
web-roam-wish-others = same as for the others
web-roam-wish-number = Land card number
web-roam-wish-add = Add a different answer
