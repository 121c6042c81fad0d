# The guided first game of Roam

web-roam-learn-welcome = Welcome to Roam. You and your rival look for people who have gotten lost in the wild. Whoever finds the most valuable ones wins. I will sit beside you and explain as you play.
web-roam-learn-map = This is the map: six land cards, thirty-six spaces. A character hides behind each land card. Its scroll shows the character’s search pattern and points. Some spaces have coins.
web-roam-learn-characters = These are your characters. Each one searches in a pattern: every dark square puts one of your tokens on the map. The pattern lies the way you see it here and cannot be rotated.
web-roam-learn-use = It’s your turn. Choose a character, then point at the map to see where its tokens would go. Choose a position that covers coins if you can, then choose it once more to place your tokens.
web-roam-learn-placed = Your tokens are on the map, and you gained a coin for each coin under them. Spaces that were already taken are skipped. The character is now face down until all of yours are.
web-roam-learn-end = There is nothing more to do this turn. End your turn with the button, or undo with the arrow beside it: nothing is final before that.
web-roam-learn-rival = Now your rival plays. Watch the map and the log. Point at a line of the log to see where it happened.
web-roam-learn-again = It’s your turn again. Use another character; the first one is still face down. Put tokens where they help to fill a land card: whoever has the most tokens on it wins it.
web-roam-learn-blanks = The dashed squares of a pattern are blanks. You don’t have to fill them, but you may for two coins each. The price is shown on the map. Then end your turn.
web-roam-learn-complete = When all six spaces of a land card have tokens, the card is completed. The player with the most tokens on it wins the card: it turns over and joins that player as a character, with its pattern and points. Everyone else with tokens there gains a coin.
web-roam-learn-rest = All your characters were face down, so they turned face up again. This rest is free.
web-roam-learn-auction = You are tied for a land card, so it is auctioned. Bid coins or pass. The highest bidder pays and wins the card.
web-roam-learn-won = You found someone! The new character is face up and searches for you from now on. Its points count at the end.
web-roam-learn-lost = The land card went to your rival, but you gained a coin for your tokens there, and they came back to you.
web-roam-learn-early = A tip for later: before you use a character, you may rest early. Pay one coin for each character that is still face up, and all of them turn face up at once.
web-roam-learn-end-of-game = When a player has ten characters, the round is finished. Then points are counted, and coins break ties. Play on: you can find the rules in the tab beside the log whenever you want.
