# Bluff, the toy game of the tests

bluff-option-players = Players
    .help = How many bluff: two or three.
bluff-option-die = The die
    .help = Everybody may roll it once.

bluff-seat-p1 = First
bluff-seat-p2 = Second
bluff-seat-p3 = Third

bluff-action-play = Lay the { $card }
bluff-action-roll = Roll the die
bluff-action-trust = Trust it
bluff-action-doubt = Doubt it

bluff-event-roll = { $seat } rolls { $face }.
bluff-event-play = { $seat } lays the { $card } face down.
bluff-event-play-hidden = { $seat } lays a card face down.
bluff-event-trust = { $seat } trusts it.
bluff-event-doubt = { $seat } doubts it: it is the { $card }.
bluff-event-concede = { $seat } concedes.

bluff-no-over = The game is over
bluff-no-answer = A card waits for its answer
bluff-no-again = You cannot do that again

bluff-reason-points = points

web-pages-game-bluff = Bluff
web-pages-game-bluff-about = Cards face down, and who trusts whom.

bluff-chapter-T-1 = The game
bluff-rule-T-1-1 = You play cards from your own hand, on your own turn.
bluff-rule-T-1-2 = The die is rolled at most once a game.
bluff-rule-T-1-3 = The next player answers a card, and nothing else can be done before.
bluff-rule-T-1-4 = The game ends when all hands are empty.
