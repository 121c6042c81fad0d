# Bluff: hra pro testy

bluff-option-players = Hráči
    .help = Kolik hráčů blafuje: dva nebo tři.
bluff-option-die = Kostka
    .help = Každý s ní smí jednou hodit.

bluff-event-roll = { $seat } hází { $face }.
bluff-event-play = { $seat } vykládá kartu { $card } lícem dolů.
bluff-event-play-hidden = { $seat } vykládá kartu lícem dolů.
bluff-event-trust = { $seat } věří.
bluff-event-doubt = { $seat } nevěří: je to { $card }.
bluff-event-concede = { $seat } se vzdává.
