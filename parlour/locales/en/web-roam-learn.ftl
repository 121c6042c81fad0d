# The guided first game of Roam

web-roam-learn-welcome = Welcome to Roam. You and your rival look for people who have got lost in the wild. Whoever finds the most valuable ones wins. I sit beside you and explain as you play.
web-roam-learn-map = This is the map: six land cards, thirty-six spaces. Behind each land hides a character, shown on its scroll with a search pattern and points. Coins lie on some spaces.
web-roam-learn-characters = These are your characters. Each one searches in a pattern: every dark square puts one of your tokens on the map. The pattern lies as you see it here and cannot be turned.
web-roam-learn-use = Your turn. Choose a character, then point at the map: you see where its tokens would go. Choose a spot that covers coins if you can, and choose it once more to place.
web-roam-learn-placed = Your tokens lie on the map. Each coin under them went to your purse. Spaces that are taken already are skipped. The character is asleep now, until all yours are.
web-roam-learn-end = There is nothing more to do this time. End your turn with the button, or take it back with the arrow beside it: nothing is final before that.
web-roam-learn-rival = Now your rival plays. Watch the map and the log: point at a line to see where it happened.
web-roam-learn-again = Your turn again. Use another character; the first one still sleeps. Put tokens where they help to fill a land: the land goes to whoever has most tokens on it.
web-roam-learn-blanks = Dashed squares of a pattern are blanks. You need not fill them; for two coins each you may. The price stands on the map. Then end your turn.
web-roam-learn-complete = When all six spaces of a land have tokens, the land is completed. Most tokens on it win the card: it turns over and joins the winner as a character, with its pattern and points. Everybody else with tokens there gets a coin.
web-roam-learn-rest = All your characters were asleep, so they woke up. That costs nothing.
web-roam-learn-auction = You are tied for a land, so it is auctioned. Bid coins or pass. Whoever bids most pays and wins the card.
web-roam-learn-won = You have found somebody! The new character is awake and searches for you from now on. Its points count at the end.
web-roam-learn-lost = The land went to your rival, but your tokens there were worth a coin, and they came back to you.
web-roam-learn-early = Once you know your way: before you use a character you may rest early. One coin for each character that is still awake, and all wake up at once.
web-roam-learn-end-of-game = When somebody has ten characters, the round is played to its end. Then points are counted, and coins decide ties. Play on: the rules are in the tab beside the log whenever you want them.
