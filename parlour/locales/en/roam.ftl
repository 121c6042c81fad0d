# Roam

## Seats

roam-seat-south = South
roam-seat-west = West
roam-seat-north = North
roam-seat-east = East


## Options

roam-option-players = Players
    .help = The number of players: two, three, or four.
roam-option-seats = Seats
    .help = The edges of the map where the players sit. Two sit south and north, and three sit south, west, and north, unless you choose otherwise.
roam-option-first = First player
    .help = The player who takes the first turn. Play continues clockwise.
roam-option-first-random = Random
roam-option-artifacts = Artifacts
    .help = The full game: at the end of your turn you may buy an artifact to use on later turns. Turn this off to play the basic game.
roam-option-outpost = Outpost
    .help = A variant: the first player to surround a rival’s token on all eight sides takes the outpost, worth 3 points.
roam-option-stacking = Stacking
    .help = A variant: a space can hold two tokens instead of one.
roam-option-cards = Card set
    .help = The cards to play with: a set that comes with Parlour, or your own card-set file.
roam-option-cards-wayfarers-2 = Wayfarers 2
roam-option-cards-wayfarers = Wayfarers
roam-option-cards-sketch = Sketch

## Landscapes

roam-landscape-forest = forest
roam-landscape-coast = coast
roam-landscape-desert = desert
roam-landscape-ruins = ruins
roam-landscape-marsh = marsh
roam-landscape-snow = snow
roam-landscape-orchard = orchard
roam-landscape-lake = lake
roam-landscape-canyon = canyon
roam-landscape-village = village

## Artifacts

roam-ability-blank = Free blank
    .help = After placing, place a token on one blank square of the pattern you used, for free. It must lie over a free space.
roam-ability-replace = Replace
    .help = While placing, replace one rival’s token under your pattern with one of your own. The rival gets the token back.
roam-ability-coin = Coin
    .help = Gain 1 coin.
roam-ability-turn = Rotate
    .help = Before you choose a position, rotate the pattern 90° clockwise.
roam-ability-move = Move
    .help = Move any player’s token to an empty space next to it, not diagonally. You gain no coins.
roam-ability-flip = Flip
    .help = Turn one of your characters over, face up or face down.

## What the player is asked

roam-step-start = Use a character, or take another action.
roam-step-placing = Place your tokens, or replace a rival’s token first.
roam-step-filling = You have fewer tokens than squares. Choose which squares to fill.
roam-step-acting = Fill blank squares, use artifacts, or end your turn.
roam-step-ordering = Several land cards are completed. Choose which to resolve next.
roam-step-bidding = Bid for the land card, or pass.
roam-step-buying = Buy an artifact, or end your turn.
roam-step-over = The game is over.

## Actions

roam-action-use = Use character { $card } at { $at }
roam-action-use-nowhere = Use character { $card } without placing tokens
roam-action-rest = Rest early
roam-action-turn = Rotate the pattern
roam-action-coin = Gain 1 coin
roam-action-move = Move { $owner }’s token from { $from } to { $to }
roam-action-flip = Flip character { $card }
roam-action-replace = Replace { $replacing }’s token at { $at }
roam-action-place = Place tokens
roam-action-fill = Fill { $at }
roam-action-blank = Pay to fill the blank at { $at }
roam-action-blank-replacing = Pay to fill the blank at { $at } and replace { $replacing }’s token
roam-action-free = Fill the blank at { $at } for free
roam-action-free-replacing = Fill the blank at { $at } for free and replace { $replacing }’s token
roam-action-complete = Resolve land card { $card }
roam-action-bid = Bid { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
roam-action-pass = Pass
roam-action-buy = Buy artifact { $artifact }
roam-action-end = End turn

## What happened

roam-event-setup = Land cards on the map: { $lands }. { $seat } goes first.
roam-event-row = Artifacts for sale: { $artifacts }.
roam-event-turn = Round { $round }: { $seat }’s turn.
roam-event-rest = { $seat } rests and turns everything face up.
roam-event-early-rest = { $seat } pays { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  } to rest early and turns everything face up.
roam-event-turn-pattern = { $seat } rotates the pattern, which is now turned { $degrees }° clockwise.
roam-event-use = { $seat } uses character { $card } at { $at }.
roam-event-use-nowhere = { $seat } uses character { $card } without placing tokens.
roam-event-place = { $coins ->
    [0] { $seat } explores { $spaces }.
    [one] { $seat } explores { $spaces } and gains { $coins } coin.
   *[other] { $seat } explores { $spaces } and gains { $coins } coins.
  }
roam-event-place-nothing = { $seat } places no more tokens.
roam-event-too-few = { $tokens ->
    [one] { $seat } has only 1 token left and chooses where to place it: { $spaces }.
   *[other] { $seat } has only { $tokens } tokens left and chooses where to place them: { $spaces }.
  }
roam-event-replace = { $coins ->
    [0] { $seat } replaces { $rival }’s token at { $at }.
    [one] { $seat } replaces { $rival }’s token at { $at } and gains { $coins } coin.
   *[other] { $seat } replaces { $rival }’s token at { $at } and gains { $coins } coins.
  }
roam-event-blank-paid = { $seat } pays { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  } to fill the blank at { $at }.
roam-event-blank-free = { $seat } fills the blank at { $at } for free.
roam-event-coin = { $seat } gains 1 coin from an artifact.
roam-event-move = { $seat } moves { $owner }’s token from { $from } to { $to }.
roam-event-move-own = { $seat } moves a token of their own from { $from } to { $to }.
roam-event-flip-up = { $seat } turns character { $card } face up.
roam-event-flip-down = { $seat } turns character { $card } face down.
roam-event-end = { $seat } ends their turn.
roam-event-outpost = { $seat } surrounds the token at { $at } and takes the outpost.
roam-event-complete = Land card { $card } is completed.
roam-event-auction = Tie for land card { $card }, so it is auctioned. Bidders: { $bidders }.
roam-event-bid = { $seat } bids { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
roam-event-pass = { $seat } passes.
roam-event-cannot-bid = { $seat } does not have enough coins to bid.
roam-event-win = { $price ->
    [0] { $seat } wins land card { $card }.
    [one] { $seat } pays { $price } coin and wins land card { $card }.
   *[other] { $seat } pays { $price } coins and wins land card { $card }.
  }
roam-event-consolation = { $seat } gains 1 coin from land card { $card }.
roam-event-lay = Land card { $card } now covers { $from } to { $to }.
roam-event-gap = No land card is left for { $from } to { $to }, so there is a gap in the map.
roam-event-next-land = Next land card: { $card }.
roam-event-deck-empty = The deck is empty.
roam-event-buy = { $price ->
    [0] { $seat } takes artifact { $artifact } for free.
    [one] { $seat } buys artifact { $artifact } for { $price } coin.
   *[other] { $seat } buys artifact { $artifact } for { $price } coins.
  }
roam-event-artifact-laid = Artifact { $artifact } is now for sale.
roam-event-last-round = { $seat } has ten characters. This is the last round.
roam-event-score = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and has { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
  } left.
roam-event-over = The game is over. Victory goes to { $winners }.
roam-event-concede = { $seat } concedes.

## Why not. No period: the rule follows.

roam-no-over = The game is over
roam-no-second-character = You have already used a character this turn
roam-no-not-yours = Character { $card } is not yours
roam-no-asleep = Character { $card } is face down
roam-no-position-needed = Character { $card } fits on the map, so choose a position
roam-no-tokens = You have no tokens left, so you cannot choose a position
roam-no-off-map = Character { $card } does not fit there: every square must lie on the map
roam-no-token-placed = Character { $card } would place no token there, but it could elsewhere
roam-no-rest-now = You can rest only before you use a character
roam-no-rest-twice = You have already rested this turn
roam-no-rest-useless = All your characters and artifacts are already face up, so a rest would change nothing
roam-no-rest-price = Resting early costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }, 1 for each face-up character, but you have { $coins ->
    [0] none
   *[other] only { $coins }
  }
roam-no-artifacts = The basic game has no artifacts
roam-no-artifact-up = { $ability ->
    [coin] You have no face-up coin artifact
    [turn] You have no face-up rotate artifact
    [flip] You have no face-up flip artifact
    [move] You have no face-up move artifact
    [replace] You have no face-up replace artifact
   *[free] You have no face-up free-blank artifact
  }
roam-no-turn-now = You can rotate the pattern only before you choose its position
roam-no-artifact-now = You cannot use this artifact at this point in your turn
roam-no-flip-rival = Character { $card } is not yours to flip
roam-no-flip-last = You have rested this turn, so you cannot flip your last face-up character before you use one
roam-no-move-token = { $owner } has no token at { $at }
roam-no-move-target = { $at } is not an empty space on the map
roam-no-replace-now = You can replace tokens only while you place a pattern
roam-no-replace-square = { $at } is not under a square of your pattern that is still waiting for a token
roam-no-replace-own = You can replace only rivals’ tokens, not your own
roam-no-replace-nothing = { $rival } has no token at { $at }
roam-no-place-now = There is no pattern to place now
roam-no-place-nothing = You must place at least one token in this position, so replace a rival’s token first
roam-no-fill-now = You have enough tokens for every square, so there is nothing to choose
roam-no-fill-square = { $at } is not a free square of your pattern
roam-no-blank-now = You can fill blank squares only after placing tokens and before you end your turn
roam-no-blank-square = { $at } is not under an unfilled blank square of the pattern you used
roam-no-blank-occupied = { $at } is occupied
roam-no-blank-price = A blank square costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }, but you have { $coins ->
    [0] none
   *[other] only { $coins }
  }
roam-no-supply = You have no tokens left
roam-no-end-unused = You must use a character before you end your turn
roam-no-end-unplaced = You must place the pattern before you end your turn
roam-no-end-completed = You must resolve the completed land cards first
roam-no-end-auction = The auction is still open: bid or pass
roam-no-complete-now = There are no completed land cards to choose from now
roam-no-complete-open = Land card { $card } is not waiting to be resolved
roam-no-auction = There is no auction now
roam-no-bid-low = The bid stands at { $bid }: bid more or pass
roam-no-bid-high = { $coins ->
    [0] You have no coins to bid
    [one] You have only { $coins } coin to bid
   *[other] You have only { $coins } coins to bid
  }
roam-no-buy-now = You can buy an artifact only at the end of your turn
roam-no-buy-row = Artifact { $artifact } is not for sale now
roam-no-buy-price = This artifact costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }, but you have { $coins ->
    [0] none
   *[other] only { $coins }
  }

## What is wrong with the input

roam-bad-seats = Players cannot sit at { $seats }. Name a different edge for each of the two to four players: { $known }.

roam-given-unknown = A position of Roam has no field “{ $word }”.
roam-given-type = { $word } cannot be { $value }: it must be { $type ->
    [int] a number
    [str] text in quotes
    [bool] true or false
    [list] a list in square brackets
   *[dict] a table
  }.
roam-given-step = There is no step called { $step }. Choose from: { $known }.
roam-given-no-artifacts = { $word } needs artifacts = true.
roam-given-dealt = A freshly dealt game cannot also have { $word }.
roam-given-bidder = An auction with a bid needs a bidder.
roam-given-setup = There is no setup called { $name }. Choose from: { $known }.
roam-given-card = The card set has no { $card }.
roam-given-seat = There is no seat called { $seat }.
roam-given-lands = lands cannot be { $value }: it must be two lists of three cards.
roam-given-at = { $used } does not fit at { $at }.
roam-given-snapshot = An exact snapshot cannot be combined with { $word }.
roam-given-grid = Draw the tokens as six rows of six cells. A cell is . or # or one or two of the letters S W N E. This does not fit: { $grid }
roam-given-impossible = { $problem ->
    [tokens] { $where } must have 24 tokens in all, on the map and in the supply.
    [coins] { $where } cannot have fewer than 0 coins.
    [crowded] There are too many tokens on { $where }.
    [off-map] There is no map under the tokens on { $where }.
    [starters] { $where } must have the starting characters A, B, and C, each exactly once.
    [lands] Every land card must be in exactly one place. This one is not: { $where }.
    [no-next] If there are cards in the deck, one of them must be next.
    [gap] There cannot be a gap in the map while there are cards in the deck.
    [artifacts] Every artifact must be in exactly one place. This one is not: { $where }.
    [outpost] Nobody can have the outpost in a game without it.
    [row] Four artifacts must be for sale as long as there are any in the stack.
    [seat] Except in an auction, the player to move must be the one whose turn it is.
    [auction] An auction can be held only in the step bidding, between the players with the most tokens on its card.
    [bid] Nobody can have bid more coins than they have.
    [completed] Completed cards must have tokens on all spaces, and can exist only in the steps ordering (two or more) and bidding.
    [conceded] A player can concede only once, and the game is over when only one player is left.
    [at] The pattern in use does not fit at { $where }.
    [blanks] Open blanks must be blanks of the pattern in use.
    [replace] The step placing needs a replace artifact, a token in the supply, and a rival’s token under the pattern.
    [squares] Open squares can exist only in the steps placing and filling, and filling needs fewer tokens than free squares.
    [buying] The step buying needs an artifact that the player can afford.
    [used] In every step except start, one of the player’s own characters must be in use.
    [asleep] { $where } cannot begin a turn with all characters face down.
    [idle] The game is over after ten idle rounds.
   *[other] Such a position is impossible: { $problem }.
  }

roam-cards-unknown-set = There is no card set called { $name }. Choose from: { $known }.
roam-cards-no-artifacts = This card set has no artifacts. Play the basic game with it, or choose another set.
roam-cards-not-toml = { $file } cannot be read: { $error }.
roam-cards-line = { $file }: { $slip ->
    [quote] a quotation mark is missing in this line.
    [bracket] a list before this line has no closing ].
    [twice] this line repeats something already defined.
    [value] what follows the = is not a number, text in quotes, or a list in brackets.
    [equals] this line is neither a heading such as [[land]] nor a field such as points = 4.
   *[other] this line cannot be read: { $error }.
}
roam-cards-not-a-table = { $file }, { $card }: this is not a card with fields. Write [[land]], then lines such as points = 4.
roam-cards-one-bracket = { $file }: write [[{ $field }]] with two brackets before each card.
roam-cards-quoted = { $file }, { $card }, { $field }: write the number without quotes.
roam-cards-missing = { $file }, { $card }: { $field } is missing{ $near ->
    [none] .
   *[other] . There is a field called { $near }. Did you mean { $field }?
}
roam-cards-unknown-field = { $file }, { $card }: there is no field called { $field }{ $near ->
    [none] .
   *[other] . Did you mean { $near }?
}
roam-cards-number = { $file }, { $card }, { $field }: { $value } is not a whole number from { $least } to { $most }.
roam-cards-text = { $file }, { $card }, { $field }: { $value } is not text of at most { $most } printable characters.
roam-cards-word = { $file }, { $card }, { $field }: { $value } is not one of { $known }.
roam-cards-rows = { $file }, { $card }, { $field }: { $value } is not a list of rows in quotes.
roam-cards-pattern = { $file }, { $card }, { $field }: “{ $value }” is not a pattern. Draw one to six rows of equal length, made of # (square), o (blank), and . (nothing), with at least one #.
roam-cards-coins = { $file }, { $card }, { $field }: “{ $value }” does not show the coins of a land card. Draw three rows of two characters, each a . or a number from 1 to 3.
roam-cards-starters = { $file }: the starting characters must be A, B, and C, in this order. Found: { $there }.
roam-cards-few-lands = { $file }, { $field }: a set needs at least { $least } land cards.
roam-cards-many = { $file }, { $card }, { $field }: there are { $count }, but at most { $most } are allowed.
roam-cards-twice = { $file }, { $field }: the number { $number } is used twice.

## Unusual things about card sets

roam-odd-lands = { $count ->
    [one] There is { $count } land card
   *[other] There are { $count } land cards
}; the box has 43, or 48 with the promo cards.
roam-odd-artifacts = { $count ->
    [one] There is { $count } artifact
   *[other] There are { $count } artifacts
}; the box has 24.
roam-odd-reach = { $seat ->
    [south] From the south
    [west] From the west
    [north] From the north
   *[east] From the east
} the starting characters cannot reach { $count ->
    [one] the space
   *[other] the spaces
} { $spaces }.
roam-odd-twins = Card { $card } has the same pattern as card { $twin }.
roam-odd-squares = Card { $card }: { $count ->
    [one] a pattern of { $count } square
   *[other] a pattern of { $count } squares
}; most have 2 to 6.
roam-odd-blanks = Card { $card }: { $count } blank squares; most patterns have at most 3.
roam-odd-size = Card { $card }: a pattern { $wide } wide and { $high } high; most fit into 4 by 4.
roam-odd-points = Card { $card }: { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} a lot for this card.
roam-odd-coins = Card { $card }: { $count } coins; most land cards have at most 4.
roam-odd-landscape = Card { $card }: there is no picture for “{ $word }”, so it is drawn as a meadow. Available pictures: { $known }.
roam-odd-price = Artifact { $card }: { $price ->
    [one] a price of { $price } coin
   *[other] a price of { $price } coins
}; most cost 2 to 8.
roam-odd-artifact-points = Artifact { $card }: { $points } points; most have at most 3.

## Reasons of the greedy bot, short, in a list

roam-reason-artifact = an artifact to use
roam-reason-character = another character
roam-reason-coins = coins
roam-reason-end = nothing changes
roam-reason-lands = tokens on land cards
roam-reason-loss = the game is lost
roam-reason-pattern = its pattern
roam-reason-points = points
roam-reason-price = coins paid
roam-reason-rivals = what rivals gain
roam-reason-time = fewer turns left
roam-reason-win = the game is won

## The rules

roam-rule-R-1-1 = There are 43 land cards. One side shows a landscape of 6 spaces, 2 wide and 3 tall, some of them with coin symbols. The other side shows a character: a search pattern of squares, some of which may be blank, and a number of points. The landscape side also shows the character’s pattern and points, so everyone can see both.
roam-rule-R-1-2 = There are 12 starting characters, 3 in each of 4 colors. All colors have the same three patterns; only your seat decides which way they face.
roam-rule-R-1-3 = There are 24 explore tokens in each of 4 colors, 24 artifact tiles, 30 coins worth 1, 6 coins worth 5, 1 outpost card, and 4 aid cards.
roam-rule-R-1-4 = Everything except coins is limited: when something runs out, no more of it is available. Coins never run out.
roam-rule-R-1-5 = A card set may have more than 43 land cards. One edition, for example, adds 5 promo cards.
roam-rule-R-2-1 = Each player chooses a color and takes its 3 starting characters, face up, and its 24 explore tokens.
roam-rule-R-2-2 = Shuffle the land cards and lay out 6 of them, landscape side up, as the map: 2 rows of 3 touching cards, which make a grid of 6 × 6 spaces. Deal the top row first, from left to right. Each card’s scroll points to the outer edge of the map, so the cards in the bottom row are turned 180°. The rest of the cards are the deck. It lies landscape side up, so everyone can see its top card.
roam-rule-R-2-3 = Each player sits at a different edge of the map; the map’s top row is north. Unless you agree otherwise, two players sit south and north, and three sit south, west, and north. Your characters lie with their tops toward the map, so their patterns are rotated clockwise: by 0° in the south, 90° in the west, 180° in the north, and 270° in the east.
roam-rule-R-2-4 = The first player is chosen at random or by agreement. Play goes clockwise around the table: south, west, north, east, skipping empty edges. The second and third players start with 1 coin each, the fourth with 2.
roam-rule-R-2-5 = The basic game has no artifacts. In the full game, shuffle the artifacts and lay out 4 of them.
roam-rule-R-3-1 = If all your characters are face down at the start of your turn, turn them all face up. Then your turn continues as usual.
roam-rule-R-3-2 = Early rest: at the start of your turn, if some of your characters are still face up, you may pay 1 coin for each face-up character and turn all your characters face up. You cannot turn up only some of them.
roam-rule-R-3-3 = If all your characters are face up, you can rest early only to turn face-down artifacts face up. If all your artifacts are face up too, a rest would change nothing, so you cannot take one.
roam-rule-R-3-4 = The start of your turn lasts until you choose a character to use. You may use coin, move, and flip artifacts before you rest. Whenever all your characters are face down during the start of your turn, you rest for free at once. You can rest only once per turn, free or early. After resting, you cannot flip your last face-up character face down before you have used a character.
roam-rule-R-4-1 = Each turn, you use exactly one face-up character: turn it face down and place tokens in its pattern. The pattern faces the way the card lies; you cannot rotate it.
roam-rule-R-4-2 = Every square of the pattern must lie on the map, even squares over occupied spaces. Blank squares may lie off the map.
roam-rule-R-4-3 = You must place a token on every free space under a square of the pattern. Occupied spaces are skipped, whether the token there is yours or a rival’s.
roam-rule-R-4-4 = A space never holds more than one token, except in the stacking variant.
roam-rule-R-4-5 = You cannot choose a position that places no token if the same character has one that places at least one. The pattern counts as you have rotated it. Replacing a token counts as placing one; filling blanks does not. You do not have to choose the position that places the most tokens.
roam-rule-R-4-6 = If you have fewer tokens left than squares to fill, including those where you replace a token, you choose which squares to fill. If you have no tokens left, still turn the character face down, but place nothing: you choose no position and fill no blanks.
roam-rule-R-4-7 = You never take tokens back before their land card is completed. The only exception is the replace artifact, which returns a token to its owner.
roam-rule-R-4-8 = When you place a token on a space, you gain 1 coin at once for each coin symbol on that space.
roam-rule-R-4-9 = After placing tokens, you may pay 2 coins for a blank square of the pattern you used if it lies over a free space of the map. Place a token there and gain its coins. You may fill as many blanks as you can pay for, even with coins you gained this turn.
roam-rule-R-4-10 = Coins are public: everyone can see how many you have.
roam-rule-R-4-11 = A turn has these steps, in order. 1: The start of your turn, when you may rest. 2: Choose a character, rotate its pattern, choose its position, and replace tokens; then place your tokens and gain coins. 3: In any order and until you stop, pay for blanks, fill blanks for free, replace tokens on blanks, and use coin, move, and flip artifacts. 4: Check for the outpost. 5: Resolve completed land cards and their auctions. 6: You may buy an artifact. 7: Check whether the game ends.
roam-rule-R-4-12 = You may use a character that has no legal position: turn it face down and place nothing.
roam-rule-R-5-1 = At the end of your turn, every land card with all 6 spaces occupied is completed. If there are several, you choose the order. Resolve each one fully before the next.
roam-rule-R-5-2 = The player with the most tokens on a completed land card wins it.
roam-rule-R-5-3 = If players are tied for the most tokens, they bid coins for the card; nobody else takes part. Bidding goes clockwise, starting with the player whose turn it is or, if that player is not tied, with the next tied player. Each of them either passes or makes one bid. The first bid may be 0, each later bid must be higher than the last one, and nobody can bid more coins than they have. The highest bidder pays and wins the card; nobody else pays. If everyone passes, the first of them in that order wins the card for 0 coins.
roam-rule-R-5-4 = The winner lays the card beside their other characters, face up with its character side showing and turned the same way. From then on it counts when they rest, early or free. All tokens on the card go back to their owners. The top card of the deck fills the gap, turned the same way as the card before it. If the deck is empty, the gap stays and is no longer part of the map.
roam-rule-R-5-5 = Everyone else with at least one token on the completed card gains exactly 1 coin, including tied players who did not win it.
roam-rule-R-5-6 = Coins gained from one land card may be bid on a later one in the same turn, or spent on an artifact at the end of the turn. The coin for not winning a card comes only after that card’s own auction.
roam-rule-R-6-1 = When a player gets their tenth character, including the starting characters, finish the round so that everyone has had the same number of turns. A player can have more than ten characters.
roam-rule-R-6-2 = Add up the points on your characters and, in the full game, on your artifacts. In the outpost variant, the outpost is worth 3 points. The player with the most points wins. If there is a tie, the tied player with the most coins wins; if there is still a tie, they share the victory.
roam-rule-R-6-3 = If 10 rounds in a row pass in which no token is placed on a free space and no land card is completed, the game ends after the tenth of them and is scored. Replacing and moving tokens do not count.
roam-rule-R-6-4 = Winning your tenth character on a rival’s turn also triggers the end of the game. The turn that triggers it is finished, including buying an artifact. If it is the last turn of the round, the game ends right after it. Face-down characters and artifacts score points too.
roam-rule-R-7-1 = At the end of your turn, after completed land cards are resolved, you may buy one of the 4 artifacts for sale, paying its price. Refill the row from the stack; when the stack is empty, the row stays short. You can buy only one artifact per turn, but you can own any number. A new artifact arrives face up, and you cannot use it this turn.
roam-rule-R-7-2 = To use an artifact, turn it face down. You can use artifacts only on your own turn, as many per turn as you like.
roam-rule-R-7-3 = Whenever all your characters turn face up in a rest, free or early, all your artifacts turn face up too. Face-up artifacts do not add to the cost of an early rest.
roam-rule-R-7-4 = Free blank: place a token on a blank square of the pattern you used without paying, if it lies over a free space of the map, and gain its coins. You can do this only with a character you use. Each artifact fills one blank.
roam-rule-R-7-5 = Replace: while you place tokens, replace a rival’s token under a square of your pattern with one from your supply instead of skipping that space. You can never replace your own token. You gain the coins of the space, and the rival gets the token back. You can do this only with a character you use. Each artifact replaces one token. It also works on a blank, paid or free.
roam-rule-R-7-6 = Coin: gain 1 coin.
roam-rule-R-7-7 = Rotate: rotate the pattern you are about to use, including its blanks, 90° clockwise. Several rotations add up.
roam-rule-R-7-8 = Move: move one token of any player to an empty space next to it, not diagonally. An empty space is one with no token on it. You gain no coins. The token may cross to another land card, and the move may complete a card.
roam-rule-R-7-9 = Flip: turn one of your characters over, face up or face down. You may even do this at the very start of your turn: if your last face-up character turns face down, all your characters then turn face up. You can flip only characters. A flip never lets you use a second character this turn, but it can turn the one you used face up for your next turn.
roam-rule-R-7-10 = You can use coin, move, and flip artifacts at the start of your turn or after placing tokens, but never while you place them.
roam-rule-R-7-11 = You can combine artifacts in any way.
roam-rule-R-8-1 = In the outpost variant, the first player who, on their own turn, has a rival’s token surrounded by their own tokens on all 8 neighboring spaces takes the outpost card and keeps it. It is worth 3 points.
roam-rule-R-8-2 = All 8 neighboring spaces must be on the map, so a token at the edge never counts. This is checked once per turn, after you end your actions and before completed land cards leave the map. The borders of land cards do not matter.
roam-rule-R-9-1 = In the stacking variant, a space can hold two tokens, one on top of the other. They may belong to one player or to two. The second token on a space gains its coins too.
roam-rule-R-9-2 = A land card is completed when all 6 of its spaces are occupied, each by one token or two. All tokens count toward the majority, and ties are settled by an auction as usual.
roam-rule-R-9-3 = A space counts as free while it holds fewer than two tokens. You must fill a square over a single token, whether it is yours or a rival’s; only full spaces are skipped.
roam-rule-R-9-4 = The order of the tokens in a stack does not matter: replace and move artifacts may take either one. You may also replace a token where there is still room for another; the number of tokens on the space stays the same.
roam-rule-R-9-5 = For the outpost, a space counts as yours if it holds one of your tokens. Any rival’s token in the center counts.

## Chapters of the rules

roam-chapter-R-1 = Pieces
roam-chapter-R-2 = Setup
roam-chapter-R-3 = Start of the turn
roam-chapter-R-4 = Using a character
roam-chapter-R-5 = Completing cards
roam-chapter-R-6 = End of the game
roam-chapter-R-7 = Artifacts
roam-chapter-R-8 = Outpost variant
roam-chapter-R-9 = Stacking variant
roam-chapter-abilities = What artifacts do

## Below the pictures of rules

roam-picture-turned = The same card in front of each of four players. Its top points to the map, so the pattern turns with the seat.
roam-picture-edge = On the left only blank squares lie off the map, which is allowed. On the right squares to fill lie off it, which is not.
roam-picture-covered = Every free space under a square gets a token; the rival’s token in the middle is skipped. A token on the dashed blank square costs 2 coins. A token on a coin symbol gains 1 coin.
roam-picture-majority = Three tokens are the most here: they win the card. Everyone else with a token on it gains 1 coin.
roam-picture-outpost = All 8 spaces around a rival’s token hold your tokens, across the border of two cards: you take the outpost.
roam-picture-stacked = All 6 spaces are occupied, so the card is completed. Every token of a stack counts.
