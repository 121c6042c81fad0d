# Roam

## Seats

roam-seat-south = South
roam-seat-west = West
roam-seat-north = North
roam-seat-east = East


## Options

roam-option-players = Players
    .help = How many play: two, three or four.
roam-option-seats = Seats
    .help = The edges of the map the players sit at. Two sit south and north, three south, west and north, unless you say otherwise.
roam-option-first = First player
    .help = Who begins. Play goes on clockwise.
roam-option-first-random = At random
roam-option-artifacts = Artifacts
    .help = The full game: at the end of your turn you may buy an artifact, and use it on later turns. Off is the basic game.
roam-option-outpost = Outpost
    .help = A variant: whoever first surrounds a rival’s token on all eight sides takes the outpost, worth 3 points.
roam-option-stacking = Stacking
    .help = A variant: a space holds two tokens instead of one.
roam-option-cards = Card set
    .help = The cards to play with: a set that comes with Parlour, or a card-set file of your own.
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
    .help = After placing, put a token on one blank square of the used pattern without paying. The space must be free.
roam-ability-replace = Replace
    .help = While placing, swap one rival’s token under your pattern for one of your own. The rival gets the token back.
roam-ability-coin = Coin
    .help = Gain 1 coin.
roam-ability-turn = Turn
    .help = Before you place, turn the pattern by 90° clockwise.
roam-ability-move = Move
    .help = Move any player’s token to an empty space next to it, not diagonally. It gains no coins.
roam-ability-flip = Flip
    .help = Turn one of your characters over, up or down.

## What the player is asked

roam-step-start = Use a character, or do something else first.
roam-step-placing = Replace rivals’ tokens, or place your own.
roam-step-filling = You have fewer tokens than squares: choose which to fill.
roam-step-acting = Fill blank squares, use artifacts, or end your turn.
roam-step-ordering = Several land cards are completed: choose the next.
roam-step-bidding = Bid for the land card, or pass.
roam-step-buying = Buy an artifact, or end your turn.
roam-step-over = The game is over.

## Actions

roam-action-use = Use { $card } at { $at }
roam-action-use-nowhere = Use { $card } without placing
roam-action-rest = Rest early
roam-action-turn = Turn the pattern
roam-action-coin = Gain a coin
roam-action-move = Move the token of { $owner } from { $from } to { $to }
roam-action-flip = Turn { $card } over
roam-action-replace = Replace the token of { $replacing } at { $at }
roam-action-place = Place tokens
roam-action-fill = Fill { $at }
roam-action-blank = Pay for the blank at { $at }
roam-action-blank-replacing = Pay for the blank at { $at } and replace the token of { $replacing }
roam-action-free = Fill the blank at { $at } for free
roam-action-free-replacing = Fill the blank at { $at } for free and replace the token of { $replacing }
roam-action-complete = Resolve land card { $card }
roam-action-bid = Bid { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
roam-action-pass = Pass
roam-action-buy = Buy artifact { $artifact }
roam-action-end = End turn

## What happened

roam-event-setup = The map is laid out: land cards { $lands }. { $seat } begins.
roam-event-row = The artifacts on offer: { $artifacts }.
roam-event-turn = Round { $round }: { $seat } takes a turn.
roam-event-rest = { $seat } rests: everything turns face up.
roam-event-early-rest = { $seat } pays { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  } and rests early: everything turns face up.
roam-event-turn-pattern = { $seat } turns the pattern; it now lies { $degrees }° clockwise.
roam-event-use = { $seat } uses character { $card } at { $at }.
roam-event-use-nowhere = { $seat } uses character { $card } without placing.
roam-event-place = { $coins ->
    [0] { $seat } explores { $spaces }.
    [one] { $seat } explores { $spaces } and gains { $coins } coin.
   *[other] { $seat } explores { $spaces } and gains { $coins } coins.
  }
roam-event-place-nothing = { $seat } has nothing more to place.
roam-event-too-few = { $tokens ->
    [one] { $seat } has 1 token left and chooses where it goes: { $spaces }.
   *[other] { $seat } has { $tokens } tokens left and chooses where they go: { $spaces }.
  }
roam-event-replace = { $coins ->
    [0] { $seat } replaces the token of { $rival } at { $at }.
    [one] { $seat } replaces the token of { $rival } at { $at } and gains { $coins } coin.
   *[other] { $seat } replaces the token of { $rival } at { $at } and gains { $coins } coins.
  }
roam-event-blank-paid = { $seat } pays { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  } for the blank at { $at }.
roam-event-blank-free = { $seat } uses the blank at { $at } for free.
roam-event-coin = { $seat } gains 1 coin from an artifact.
roam-event-move = { $seat } moves the token of { $owner } from { $from } to { $to }.
roam-event-flip-up = { $seat } turns character { $card } face up.
roam-event-flip-down = { $seat } turns character { $card } face down.
roam-event-end = { $seat } ends the turn.
roam-event-outpost = { $seat } surrounds { $at } and takes the outpost.
roam-event-complete = Land card { $card } is completed.
roam-event-auction = Tie for land card { $card }. These players bid: { $bidders }.
roam-event-bid = { $seat } bids { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
roam-event-pass = { $seat } passes.
roam-event-cannot-bid = { $seat } has too few coins to bid.
roam-event-win = { $price ->
    [0] { $seat } wins land card { $card }.
    [one] { $seat } pays { $price } coin and wins land card { $card }.
   *[other] { $seat } pays { $price } coins and wins land card { $card }.
  }
roam-event-consolation = { $seat } gains 1 coin for land card { $card }.
roam-event-lay = Land card { $card } is laid on { $from } to { $to }.
roam-event-gap = No land card is left: { $from } to { $to } stays a gap.
roam-event-next-land = Next on the deck: land card { $card }.
roam-event-deck-empty = The deck is empty.
roam-event-buy = { $price ->
    [0] { $seat } takes artifact { $artifact } for free.
    [one] { $seat } buys artifact { $artifact } for { $price } coin.
   *[other] { $seat } buys artifact { $artifact } for { $price } coins.
  }
roam-event-artifact-laid = Artifact { $artifact } is laid out.
roam-event-last-round = { $seat } has ten characters: this round is the last.
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

## Why not. No full stop: the rule follows.

roam-no-over = The game is over
roam-no-second-character = You have used a character this turn, and one is all you may use
roam-no-not-yours = Character { $card } is not yours
roam-no-asleep = Character { $card } is face down
roam-no-position-needed = Character { $card } fits on the map, so say where
roam-no-tokens = You have no tokens left, so no position is chosen
roam-no-off-map = Character { $card } does not fit there: every square must lie on the map
roam-no-token-placed = Character { $card } places no token there, and elsewhere it does
roam-no-rest-now = You can rest only before you choose a character
roam-no-rest-twice = You have rested this turn already
roam-no-rest-useless = Everything of yours is face up already, so a rest changes nothing
roam-no-rest-price = Resting early costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }, 1 for each face-up character, and you have { $coins ->
    [0] none
   *[other] { $coins }
  }
roam-no-artifacts = This is the basic game, without artifacts
roam-no-artifact-up = { $ability ->
    [coin] You have no coin artifact face up
    [turn] You have no turn artifact face up
    [flip] You have no flip artifact face up
    [move] You have no move artifact face up
    [replace] You have no replace artifact face up
   *[free] You have no free-blank artifact face up
  }
roam-no-turn-now = You can turn the pattern only before you choose its position
roam-no-artifact-now = This artifact cannot be used at this moment of the turn
roam-no-flip-rival = Character { $card } is not yours to turn over
roam-no-flip-last = You have rested this turn, so your last face-up character stays up until you use it
roam-no-move-token = There is no token of { $owner } at { $at }
roam-no-move-target = { $at } is not an empty space of the map
roam-no-replace-now = You can replace tokens only while you place a pattern
roam-no-replace-square = { $at } is not under a square of your pattern that is still to be dealt with
roam-no-replace-own = You can replace only rivals’ tokens, never your own
roam-no-replace-nothing = There is no token of { $rival } at { $at }
roam-no-place-now = There is no pattern to place now
roam-no-place-nothing = This position must place a token: replace one first
roam-no-fill-now = You have tokens for every square, so there is nothing to choose
roam-no-fill-square = { $at } is not a free square of your pattern
roam-no-blank-now = Blank squares are filled after placing, before you end your turn
roam-no-blank-square = { $at } is not an open blank square of the pattern you used
roam-no-blank-occupied = { $at } is occupied
roam-no-blank-price = A blank square costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }, and you have { $coins ->
    [0] none
   *[other] { $coins }
  }
roam-no-supply = You have no tokens left
roam-no-end-unused = You must use a character before you end your turn
roam-no-end-unplaced = You must place the pattern before you end your turn
roam-no-end-completed = Completed land cards must be resolved first
roam-no-end-auction = The auction comes first: bid or pass
roam-no-complete-now = There is no choice of completed land cards now
roam-no-complete-open = Land card { $card } is not waiting to be resolved
roam-no-auction = There is no auction now
roam-no-bid-low = The bid stands at { $bid }: bid more, or pass
roam-no-bid-high = You have only { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } to bid
roam-no-buy-now = You can buy an artifact only at the end of your turn
roam-no-buy-row = Artifact { $artifact } is not laid out
roam-no-buy-price = This artifact costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }, and you have { $coins ->
    [0] none
   *[other] { $coins }
  }

## What is wrong with the input

roam-bad-seats = { $seats } are no seats: name two to four different edges of { $known }, as many as there are players.

roam-given-unknown = A position of Roam has no word “{ $word }”.
roam-given-type = { $word } cannot be { $value }: it takes { $type ->
    [int] a number
    [str] a text in quotes
    [bool] true or false
    [list] a list in square brackets
   *[dict] a table
  }.
roam-given-step = There is no step called { $step }. There is: { $known }.
roam-given-no-artifacts = { $word } needs artifacts = true.
roam-given-dealt = A game as it was dealt cannot have { $word } too.
roam-given-bidder = An auction with a bid needs its bidder.
roam-given-setup = There is no setup called { $name }. There is: { $known }.
roam-given-card = The card set has no { $card }.
roam-given-seat = Nobody sits at { $seat }.
roam-given-lands = lands cannot be { $value }: it takes two lists of three cards.
roam-given-at = { $used } does not fit at { $at }.
roam-given-snapshot = Beside an exact snapshot there can be no { $word }.
roam-given-grid = Tokens are drawn as six rows of six cells of . # or the letters S W N E, at most two letters in a cell. This is not: { $grid }
roam-given-impossible = { $problem ->
    [tokens] { $where } must have 24 tokens, on the map and in the supply together.
    [coins] { $where } cannot have fewer than no coins.
    [crowded] Too many tokens lie on { $where }.
    [off-map] There is no map under the tokens on { $where }.
    [starters] { $where } must have the starting characters A, B and C, once each.
    [lands] Every land card must be in exactly one place: look for { $where }.
    [no-next] With cards in the deck one of them must be the next.
    [gap] There cannot be a gap in the map while there are cards in the deck.
    [artifacts] Every artifact must be in exactly one place: look for { $where }.
    [outpost] Nobody can have the outpost in a game without it.
    [row] Four artifacts are laid out as long as there are any in the stack.
    [seat] The player to move must be the one whose turn it is, but in an auction.
    [auction] An auction belongs to the step bidding, among players with the most tokens on its card.
    [bid] Nobody can have bid more coins than they have.
    [completed] Completed cards have tokens on all spaces, and belong to the steps ordering (two or more) and bidding.
    [conceded] A player concedes once, and when only one is left in it the game is over.
    [at] The pattern in use does not fit at { $where }.
    [blanks] Open blanks must be blanks of the pattern in use.
    [replace] The step placing needs a replace artifact, a token in the supply and a rival’s token under the pattern.
    [squares] Open squares belong to the steps placing and filling, and filling needs fewer tokens than free squares.
    [buying] The step buying needs an artifact that can be paid.
    [used] A character of the player’s own is in use in every step but start.
    [asleep] { $where } begins a turn with all characters face down.
    [idle] After ten idle rounds the game is over.
   *[other] Such a position cannot come up in the game: { $problem }.
  }

roam-cards-unknown-set = There is no card set called { $name }. There is: { $known }.
roam-cards-no-artifacts = This card set has no artifacts. Play the basic game with it, or choose another set.
roam-cards-not-toml = { $file } cannot be read: { $error }.
roam-cards-line = { $file }: { $slip ->
    [quote] a quote is missing in this line.
    [bracket] a list before this line has no ] at its end.
    [twice] this line says something a second time.
    [value] what follows the = is neither a number nor a text in quotes nor a list in brackets.
    [equals] this line is neither a heading such as [[land]] nor a field such as points = 4.
   *[other] this line cannot be read: { $error }.
}
roam-cards-not-a-table = { $file }, { $card }: this is not a card with fields, such as [[land]] and lines like points = 4.
roam-cards-one-bracket = { $file }: write [[{ $field }]] with two brackets before each card.
roam-cards-quoted = { $file }, { $card }, { $field }: write the number without quotes.
roam-cards-missing = { $file }, { $card }: { $field } is missing{ $near ->
    [none] .
   *[other] ; there is { $near }, is that it?
}
roam-cards-unknown-field = { $file }, { $card }: there is no field called { $field }{ $near ->
    [none] .
   *[other] ; do you mean { $near }?
}
roam-cards-number = { $file }, { $card }, { $field }: { $value } is not a whole number from { $least } to { $most }.
roam-cards-text = { $file }, { $card }, { $field }: { $value } is not a text of at most { $most } printable characters.
roam-cards-word = { $file }, { $card }, { $field }: { $value } is none of { $known }.
roam-cards-rows = { $file }, { $card }, { $field }: { $value } is not a list of rows in quotes.
roam-cards-pattern = { $file }, { $card }, { $field }: “{ $value }” is not a pattern. Draw one to six equally long rows of # (square), o (blank) and . (nothing), with at least one #.
roam-cards-coins = { $file }, { $card }, { $field }: “{ $value }” are not the coins of a land card. Draw three rows of two marks: . or a number from 1 to 3.
roam-cards-starters = { $file }: the starting characters must be A, B and C, in this order. There are: { $there }.
roam-cards-few-lands = { $file }, { $field }: at least { $least } land cards are needed.
roam-cards-many = { $file }, { $card }, { $field }: there are { $count }, and { $most } at most are read.
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
roam-odd-blanks = Card { $card }: { $count } blank squares; most patterns have 3 at most.
roam-odd-size = Card { $card }: a pattern { $wide } wide and { $high } high; most fit into 4 by 4.
roam-odd-points = Card { $card }: { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} a lot for this card.
roam-odd-coins = Card { $card }: { $count } coins; most lands have 4 at most.
roam-odd-landscape = Card { $card }: there is no picture for “{ $word }”, so it becomes a meadow. Pictures: { $known }.
roam-odd-price = Artifact { $card }: { $price ->
    [one] a price of { $price } coin
   *[other] a price of { $price } coins
}; most cost 2 to 8.
roam-odd-artifact-points = Artifact { $card }: { $points } points; most have 3 at most.

## Reasons of the greedy bot, short, in a list

roam-reason-artifact = an artifact to use
roam-reason-character = a character more
roam-reason-coins = coins
roam-reason-end = nothing changes
roam-reason-lands = tokens on land cards
roam-reason-loss = the game is lost
roam-reason-pattern = its pattern
roam-reason-points = points
roam-reason-price = coins paid
roam-reason-rivals = what the rivals have
roam-reason-time = less of the game is left
roam-reason-win = the game is won

## The rules in short

roam-rule-R-1-1 = There are 43 land cards. One side is a landscape of 6 spaces, 2 wide and 3 tall, some with coin symbols; the other side is a character with a search pattern and points. The landscape side shows pattern and points too, so everybody knows both.
roam-rule-R-1-2 = There are 12 starting characters, 3 in each of 4 colours. Every colour has the same three patterns; only the seat turns them.
roam-rule-R-1-3 = Each colour has 24 explore tokens. There are 24 artifacts, 30 coins of 1, 6 coins of 5, 1 outpost card and 4 aid cards.
roam-rule-R-1-4 = What runs out is not available. Only coins never run out.
roam-rule-R-1-5 = A card set may have more than 43 land cards.
roam-rule-R-2-1 = You take a colour: its 3 starting characters, face up, and its 24 tokens.
roam-rule-R-2-2 = Shuffle the land cards and lay out 6 as the map, top row first from the left: 2 rows of 3, which make 6 × 6 spaces. Scrolls point outwards, so the bottom row lies upside down. The rest is the deck; everybody sees its top card.
roam-rule-R-2-3 = Each player sits at a different edge: two at south and north, three at south, west and north, unless you agree otherwise. Characters lie with their top to the map, so patterns turn clockwise: south 0°, west 90°, north 180°, east 270°.
roam-rule-R-2-4 = The first player is drawn at random or chosen. Play goes clockwise: south, west, north, east. The second and third player start with 1 coin, the fourth with 2.
roam-rule-R-2-5 = The basic game has no artifacts. In the full game, shuffle them and lay out 4.
roam-rule-R-3-1 = If all your characters are face down at the start of your turn, turn all of them up. Then your turn goes on as usual.
roam-rule-R-3-2 = Early rest: at the start of your turn you may pay 1 coin for each of your face-up characters and turn all your characters up. All or none.
roam-rule-R-3-3 = You cannot rest early if everything of yours is face up. With all characters up you can only if an artifact is face down.
roam-rule-R-3-4 = The start of the turn lasts until you choose a character; coin, move and flip may come before a rest. If all your characters are down in it, you rest for free at once. You rest at most once a turn, and after it your last face-up character cannot be flipped down before you use it.
roam-rule-R-4-1 = Each turn you use exactly one face-up character: turn it face down and place tokens in its pattern, as the card lies. You may not turn the pattern.
roam-rule-R-4-2 = Every square of the pattern must lie on the map, even over occupied spaces. Blank squares may lie off it.
roam-rule-R-4-3 = Every square over a free space gets a token. Squares over occupied spaces, yours or a rival’s, are skipped.
roam-rule-R-4-4 = A space never holds more than one token, except in the stacking variant.
roam-rule-R-4-5 = You may not choose a position that places no token while the same character, as it is turned, has one that does. A replacement counts, blanks do not. You need not choose the position that places most.
roam-rule-R-4-6 = With fewer tokens than squares to fill, you choose which to fill. With none, the character is still turned face down: no position is chosen, nothing is placed and no blank is filled.
roam-rule-R-4-7 = You never take tokens back before the land card is completed. Only the replace artifact sends one back.
roam-rule-R-4-8 = When you put a token on a space, you gain 1 coin at once for every coin symbol on it.
roam-rule-R-4-9 = After placing, you may pay 2 coins for a blank square of the used pattern over a free space, put a token there and gain its coins. Fill as many blanks as you can pay, also with coins gained this turn.
roam-rule-R-4-10 = Everybody sees how many coins you have.
roam-rule-R-4-11 = A turn runs: 1 start; 2 choose a character, turn it, lay it, replace, place, gain coins; 3 blanks, coin, move and flip in any order; 4 outpost; 5 completed land cards and auctions; 6 buy an artifact; 7 check for the end.
roam-rule-R-4-12 = A character that fits nowhere may still be used: turn it face down and place nothing.
roam-rule-R-5-1 = At the end of the turn, every land card with tokens on all 6 spaces is completed. If there are several, the player whose turn it is chooses the order; each is resolved fully before the next.
roam-rule-R-5-2 = Whoever has the most tokens on a completed land card wins it.
roam-rule-R-5-3 = Tied players bid coins, clockwise from the player whose turn it is. Each bids once, more than the last bid and no more than they have, or passes; the first bid may be 0. The highest bidder pays and wins, nobody else pays. If all pass, the first of them wins for 0.
roam-rule-R-5-4 = The winner puts the card face up, character side up, beside their others, and it counts at once. All tokens on it go back to their owners. The top card of the deck fills the gap, turned like the one before; with an empty deck the gap is no longer part of the map.
roam-rule-R-5-5 = Everyone else with a token on the completed land card gains exactly 1 coin, tied losers too.
roam-rule-R-5-6 = Coins from one land card may be bid on a later one in the same turn, or spent on an artifact. The coin for losing a card comes after its own auction.
roam-rule-R-6-1 = When somebody gets their tenth character, starting ones included, the round is finished so that all have had equally many turns. More than ten are possible.
roam-rule-R-6-2 = Add the points of your characters and artifacts, and 3 for the outpost. Most points win; then most coins; then victory is shared.
roam-rule-R-6-3 = The game also ends after 10 rounds in a row in which no token is placed on a free space and no land card is completed. Replacing and moving do not count.
roam-rule-R-6-4 = A tenth character won in a rival’s turn counts too. That turn is finished, purchase included; if it is the last of the round, the game ends there. Face-down characters and artifacts score.
roam-rule-R-7-1 = At the end of your turn, after completed land cards, you may buy one of the artifacts laid out. The row of 4 is filled up from the stack as long as it lasts. The artifact comes face up, for later turns. Own as many as you like.
roam-rule-R-7-2 = You use an artifact by turning it face down, only in your own turn, as many a turn as you like.
roam-rule-R-7-3 = Whenever you rest, your artifacts turn face up too. Face-up artifacts do not make an early rest dearer.
roam-rule-R-7-4 = Free blank: put a token on one blank square of the used pattern over a free space without paying, and gain its coins. One blank for each artifact, only with a character.
roam-rule-R-7-5 = Replace: while placing, a square over a rival’s token replaces it with one from your supply instead of being skipped, and you gain the coins of the space. The rival gets the token back. One token for each artifact, only with a character; it works on blanks you fill, too.
roam-rule-R-7-6 = Coin: gain 1 coin.
roam-rule-R-7-7 = Turn: turn the pattern you are about to use, blanks included, by 90° clockwise. Several add up.
roam-rule-R-7-8 = Move: move one token of any player to an empty space next to it, not diagonally. No coins are gained. It may cross to another land card and may complete one.
roam-rule-R-7-9 = Flip: turn one of your characters over, up or down, even your last face-up one at the start of the turn, so that all come up. It never gives you a second use this turn, but may ready the used character for the next.
roam-rule-R-7-10 = Coin, move and flip are used at the start of the turn or after placing, never inside a placement.
roam-rule-R-7-11 = Artifacts combine freely.
roam-rule-R-8-1 = In the outpost variant, the first player who in their own turn has a rival’s token surrounded by own tokens on all 8 neighbouring spaces takes the outpost and keeps it: 3 points.
roam-rule-R-8-2 = All 8 neighbours must be on the map, so a token at the edge never counts. It is checked once, after you end your actions and before completed land cards leave the map. Borders of cards do not matter.
roam-rule-R-9-1 = In the stacking variant a space may hold two tokens, of one player or of two. The second token gains the coins of the space too.
roam-rule-R-9-2 = A land card is completed when all 6 spaces are occupied, by one token or two. All tokens count for the majority; ties are auctioned as usual.
roam-rule-R-9-3 = A space is free while it holds fewer than two tokens: a square over a single token, yours or a rival’s, must be filled. Only full spaces are skipped.
roam-rule-R-9-4 = The order in a stack has no meaning: replace and move may take either token. Replace also works where there is room for one more; the number of tokens stays.
roam-rule-R-9-5 = For the outpost, a space is yours if one of your tokens lies on it, and any rival token in the centre counts.

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
