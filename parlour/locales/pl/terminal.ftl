# The terminal client. What is typed stays as it is: commands, notation, signs of seats and systems.

## The table

terminal-prompt = { $seat } ›
terminal-your-turn = { $seat }, twoja kolej
terminal-turn-of = Ruch ma { $seat }
terminal-you = ty
terminal-bot = { $bot }
terminal-conceded = poddanie
terminal-lead = Wybierz akcję.
terminal-lead-one = Naciśnij Enter: { $action }.
terminal-yes = t tak y yes
terminal-no = n nie no
terminal-people = Podaj po jednym graczu na każde z tych miejsc: { $seats }. Teraz podano: { $people }.
terminal-no-seat = Nie ma miejsca „{ $seat }”. Do wyboru: { $seats }.
terminal-many-bots = Podano { $bots ->
    [one] { $bots } bota
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
  } na { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
  }.
terminal-hand-over = Teraz { $seat }, reszta nie patrzy. { $seat }, naciśnij Enter:

## What is typed

terminal-hint = Wpisz numer z listy, nazwę albo akcję tak, jak jest na liście. Pomoc: ?
terminal-no-number = Na liście nie ma numeru { $number }. Wybierz od { $first } do { $last }.
terminal-unknown = „{ $text }” nie ma na liście i nie jest to ani akcja, ani polecenie. Pomoc: ?
terminal-which = „{ $text }”: która możliwość?
terminal-several = To obejmuje { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
  }. Najpierw wybierz to, a potem jedną z nich.
terminal-back-hint = Enter wraca.
terminal-page-more = Strona { $page } z { $pages }. Enter: następna strona, { $leave }: plansza.
terminal-page-last = { $pages ->
    [one] Enter: plansza.
    [few] Strona { $page } z { $pages }. Enter: plansza.
    [many] Strona { $page } z { $pages }. Enter: plansza.
   *[other] Strona { $page } z { $pages }. Enter: plansza.
  }

terminal-usage-pick = 3
terminal-help-pick = Wybierz z listy: wpisz numer, nazwę albo zapis taki jak „{ $action }”. Wystarczy początek; jeśli pasuje do kilku możliwości, zobaczysz je wszystkie. Sam Enter wraca albo wykonuje jedyną możliwą akcję.
terminal-usage-help = ?
terminal-help-help = Pokaż tę pomoc; „? board” pokazuje tylko jej drugą część.
terminal-usage-preview = preview AKCJA
terminal-help-preview = Pokaż na planszy, co da akcja albo numer z listy. Potem Enter ją wykonuje.
terminal-usage-why = why AKCJA
terminal-help-why = Wyjaśnij, dlaczego akcja nie jest teraz dozwolona i której zasady to dotyczy.
terminal-usage-undo = undo
terminal-help-undo = Cofnij swoją ostatnią decyzję.
terminal-usage-redo = redo
terminal-help-redo = Ponów to, co zostało cofnięte.
terminal-usage-back = back
terminal-help-back = Wróć do pierwszej listy.
terminal-usage-board = board
terminal-help-board = Narysuj planszę jeszcze raz.
terminal-usage-cards = cards
terminal-help-cards = Pokaż w całości karty leżące na stole.
terminal-usage-players = players, players GRACZ
terminal-help-players = Pokaż wszystkich graczy albo jednego z nich, ze wszystkim, co mają.
terminal-usage-hint = hint
terminal-help-hint = Podpowiedz: pokaż, co zrobiłby bot i dlaczego.
terminal-usage-log = log, log all
terminal-help-log = Pokaż, co się ostatnio wydarzyło; „log all” pokazuje wszystko od początku.
terminal-usage-rules = rules { $rule }
terminal-help-rules = Pokaż zasadę, rozdział zasad (rules { $chapter }) albo spis rozdziałów (rules).
terminal-usage-save = save PLIK
terminal-help-save = Zapisz grę do pliku.
terminal-usage-concede = concede
terminal-help-concede = Poddaj się.
terminal-usage-quit = quit
terminal-help-quit = Zakończ program. Przedtem padnie pytanie, czy zapisać grę.

## Commands

terminal-undone = Cofnięto: { $action }.
terminal-undo-nothing = Nie masz czego cofnąć.
terminal-undo-beyond = Gra wraca tym samym przed coś losowego albo przed coś, co zostało odkryte. Botom to nie przeszkadza, a ta sama akcja da ten sam wynik.
terminal-undo-consent = Cofnie to też decyzje innych graczy albo to, co już widzieli. Czy wszyscy się zgadzają? [t/N]
terminal-undo-refused = Niczego nie cofnięto.
terminal-redo-nothing = Nie masz czego ponowić.
terminal-why-legal = Akcja „{ $action }” jest teraz dozwolona.
terminal-preview-now = Teraz: { $events }
terminal-preview-later = Jeśli potem zakończysz turę: { $events }
terminal-preview-enter = Enter: { $action }. Cokolwiek innego: rezygnacja.
terminal-hint-best = Co zrobiłby bot { $bot }, od najlepszego:
terminal-hint-reasons = { $price }  { $action }: { $reasons }
terminal-hint-chance = { $chance } na wygraną  { $action }: { $reasons }
terminal-no-rule = Nie ma zasady { $rule }. Spis rozdziałów pokazuje „rules”.
terminal-saved = Zapisano do pliku { $file } ({ $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
  }).
terminal-save-failed = Nie udało się zapisać do pliku { $file }: { $error }.
terminal-save-name = Plik nie może się tu nazywać „{ $file }”.
terminal-save-replace = Plik { $file } już istnieje. Zastąpić go? [t/N]
terminal-save-kept = Plik { $file } zostaje bez zmian, a gra nie została zapisana.
terminal-concede-sure = Poddać się? Tego nie da się cofnąć. [t/N]
terminal-quit-save = Zapisać grę? Wpisz nazwę pliku; sam Enter kończy bez zapisywania, a „back” wraca do gry:
terminal-end-save = Zachować zapis tej gry? Wpisz nazwę pliku; sam Enter go porzuca:
terminal-quit-stay = Gra toczy się dalej.
terminal-goodbye = Do zobaczenia.
terminal-seed = Ziarno losowe tej gry: { $seed }

terminal-resumed = Wracasz do gry, która ma { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
  }. Co się w niej wydarzyło, pokazuje „log”.
terminal-resume-options = Opcje wznawianej gry są w jej pliku. Pomiń { $flags }.
terminal-resume-over = Gra w pliku { $file } jest zakończona. Jej przebieg pokazuje „parlour record show”.
terminal-winners = { $count ->
    [one] Wygrywa { $winners }.
    [few] Wspólne zwycięstwo: { $winners }.
    [many] Wspólne zwycięstwo: { $winners }.
   *[other] Wspólne zwycięstwo: { $winners }.
  }

## Score sheets

terminal-sheet-place = Miejsce
terminal-sheet-player = Gracz
terminal-sheet-winner = zwycięstwo

## Roam

terminal-roam-card = { $name } ({ $card })
terminal-roam-round = runda { $round }
terminal-roam-last-round = ostatnia runda!
terminal-roam-lands = Karty krain, kształty obrócone dla gracza { $seat }
terminal-roam-gap = brak karty krainy
terminal-roam-next = następna { $card }
terminal-roam-deck = { $cards ->
    [0] ostatnia karta
   *[other] w stosie { $cards }
  }
terminal-roam-deck-empty = stos jest pusty
terminal-roam-stack = w stosie { $stack }
terminal-roam-more = Więcej pokazują „cards” i „players”
terminal-roam-row = Artefakty do kupienia, w stosie { $stack }
terminal-roam-artifacts = Artefakty:
terminal-roam-outpost-open = Placówka (★3) jest jeszcze do zdobycia.
terminal-roam-player = { $coins }¢ · { $tokens ->
    [one] { $tokens } znacznik
    [few] { $tokens } znaczniki
    [many] { $tokens } znaczników
   *[other] { $tokens } znacznika
  } · ★{ $points } · { $characters }/{ $last }

terminal-roam-menu-characters = Użyj postaci
terminal-roam-menu-artifacts = Artefakty
terminal-roam-menu-move = Przemieść znacznik
terminal-roam-menu-flip = Odwróć postać
terminal-roam-spots = { $spots ->
    [one] { $spots } położenie
    [few] { $spots } położenia
    [many] { $spots } położeń
   *[other] { $spots } położenia
  }
terminal-roam-no-spot = nie umieszcza niczego
terminal-roam-ways = { $ways ->
    [one] { $ways } możliwość
    [few] { $ways } możliwości
    [many] { $ways } możliwości
   *[other] { $ways } możliwości
  }
terminal-roam-lead-position = Wybierz położenie kształtu postaci { $name }.
terminal-roam-lead-first-bid = Licytacja karty krainy { $card }: nie ma jeszcze ofert.
terminal-roam-lead-bid = Licytacja karty krainy { $card }: { $who } oferuje { $bid }.
terminal-roam-position-hint = Numer oznacza pierwszy znacznik kształtu: w górnym rzędzie, skrajny z lewej. +3 umieszczone znaczniki, 2¢ dobrane monety, ✔ ukończona karta krainy i kto ją zdobywa (= remis). Wpisz numer albo pole. Enter wraca.
terminal-roam-position-short = Numer oznacza pierwszy znacznik kształtu. Enter wraca, ? objaśnia symbole.

terminal-roam-end-sure = Twoja następna tura zacznie się od odpoczynku, więc nieużyty artefakt „Moneta” przepadnie. Żeby mimo to zakończyć turę, wpisz jeszcze raz „end” albo „t”.
terminal-roam-bid-hint = Wpisz, ile monet oferujesz, albo p, żeby spasować.

terminal-roam-sheet = Wynik
terminal-roam-sheet-characters = Postacie
terminal-roam-sheet-artifacts = Artefakty
terminal-roam-sheet-outpost = Placówka
terminal-roam-sheet-points = Punkty
terminal-roam-sheet-coins = Monety

terminal-roam-legend =
    Znaczniki: ▲S Południe (south), ●W Zachód (west), ■N Północ (north), ◆E Wschód (east); ‹ › właśnie umieszczony, + zostanie umieszczony, × zostanie pominięty.
    Kształty: ■ zwykły znacznik, □ pusty znacznik (2¢ za każdy), · nic; zz oznacza postać zakrytą.
    Artefakty: ▣ odkryty, ▢ zakryty.
    Gracze: ¢ monety, ★ punkty, 3/10 trzy z dziesięciu postaci, które kończą grę, ⚑ placówka.
    Położenia: +3 umieszczone znaczniki, 2¢ dobrane monety, ✔12 ukończona karta krainy 12 i kto ją zdobywa (= remis).
    Licytacja: wpisana liczba to twoja oferta w monetach; p oznacza pas.

## Arcs

terminal-arcs-chapter = { $round ->
    [0] rozdział { $chapter }
   *[other] rozdział { $chapter }, runda { $round }
  }
terminal-arcs-gate = brama
terminal-arcs-ring = └ do { $first }-gate: bramy tworzą krąg
terminal-arcs-vox = głos
terminal-arcs-none = nic
terminal-arcs-short-material = mat
terminal-arcs-short-fuel = pal
terminal-arcs-short-weapon = bro
terminal-arcs-short-relic = rel
terminal-arcs-short-psionic = psi
terminal-arcs-short-administration = Adm
terminal-arcs-short-aggression = Agr
terminal-arcs-short-construction = Roz
terminal-arcs-short-mobilization = Mob

terminal-arcs-no-lead = Nie ma jeszcze karty wiodącej
terminal-arcs-mode-lead = zaczyna
terminal-arcs-mode-surpass = przebija
terminal-arcs-mode-copy = kopiuje
terminal-arcs-mode-pivot = wykonuje zwrot
terminal-arcs-zero = (0)
terminal-arcs-initiative = inicjatywa
terminal-arcs-pips = { $pips ->
    [one] { $pips } punkt akcji
    [few] { $pips } punkty akcji
    [many] { $pips } punktów akcji
   *[other] { $pips } punktu akcji
  }
terminal-arcs-end-sure = { $pips ->
    [one] Masz jeszcze { $pips } punkt akcji.
    [few] Masz jeszcze { $pips } punkty akcji.
    [many] Masz jeszcze { $pips } punktów akcji.
   *[other] Masz jeszcze { $pips } punktu akcji.
  } Żeby mimo to zakończyć turę, wpisz jeszcze raz „end” albo „t”.
terminal-arcs-stage-opening = (przed preludium)
terminal-arcs-stage-prelude = (preludium)
terminal-arcs-armed = z bronią
terminal-arcs-markers = znaczniki { $markers }
terminal-arcs-court-empty = Dwór jest pusty.
terminal-arcs-hand = Ręka
terminal-arcs-any-ambition = dowolna

terminal-arcs-column-power = ★
terminal-arcs-column-hand = ręka
terminal-arcs-column-cities = mia
terminal-arcs-column-starports = kosm
terminal-arcs-column-ships = stat
terminal-arcs-column-agents = agt
terminal-arcs-column-trophies = tro
terminal-arcs-column-captives = jeń
terminal-arcs-column-guilds = gil
terminal-arcs-outrage = oburzenie: { $types }

terminal-arcs-power = potęga { $power } · { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
    [many] { $cards } kart na ręce
   *[other] { $cards } karty na ręce
  }
terminal-arcs-slots = Miejsca:
terminal-arcs-raid-cost = ({ $cost })
terminal-arcs-supply = Rezerwa: { $cities ->
    [one] { $cities } miasto
    [few] { $cities } miasta
    [many] { $cities } miast
   *[other] { $cities } miasta
  }, { $starports ->
    [one] { $starports } kosmoport
    [few] { $starports } kosmoporty
    [many] { $starports } kosmoportów
   *[other] { $starports } kosmoportu
  }, { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
    [many] { $ships } statków
   *[other] { $ships } statku
  }, { $agents ->
    [one] { $agents } agent
    [few] { $agents } agentów
    [many] { $agents } agentów
   *[other] { $agents } agenta
  }
terminal-arcs-trophies = Trofea:
terminal-arcs-captives = Jeńcy:
terminal-arcs-count-ship = { $count ->
    [one] { $count } statek
    [few] { $count } statki
    [many] { $count } statków
   *[other] { $count } statku
  }
terminal-arcs-count-city = { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
    [many] { $count } miast
   *[other] { $count } miasta
  }
terminal-arcs-count-starport = { $count ->
    [one] { $count } kosmoport
    [few] { $count } kosmoporty
    [many] { $count } kosmoportów
   *[other] { $count } kosmoportu
  }
terminal-arcs-count-agent = { $count ->
    [one] { $count } agent
    [few] { $count } agentów
    [many] { $count } agentów
   *[other] { $count } agenta
  }
terminal-arcs-court = Dwór
terminal-arcs-place-empty = (puste)
terminal-arcs-for-nothing = (teraz bez skutku)
terminal-arcs-offered = Do wyboru
terminal-arcs-piles = Talia dworu: { $deck }. Stos odrzuconych kart dworu: { $discard }.

terminal-arcs-menu-cards = Zagraj kartę
terminal-arcs-menu-opening = Przed preludium
terminal-arcs-menu-prelude = Preludium
terminal-arcs-menu-actions = Akcje
terminal-arcs-fold-copy = Skopiuj zakrytą kartą
terminal-arcs-fold-seize = Przejmij inicjatywę
terminal-arcs-fold-spend = Wydaj zasób
terminal-arcs-fold-tax = Opodatkuj miasto
terminal-arcs-fold-build = Zbuduj
terminal-arcs-fold-move = Przesuń statki
terminal-arcs-fold-repair = Napraw
terminal-arcs-fold-influence = Wpłyń na kartę
terminal-arcs-fold-secure = Pozyskaj kartę
terminal-arcs-fold-battle = Zaatakuj
terminal-arcs-fold-abduct = Uprowadź agentów
terminal-arcs-fold-trade = Handluj
terminal-arcs-fold-fire = Ostrzelaj
terminal-arcs-fold-guide = Skieruj statki
terminal-arcs-fold-martyr = Poświęć statek
terminal-arcs-fold-prune = Przytnij budynek
terminal-arcs-fold-release = Zwróć trofeum
terminal-arcs-draft-hint = Co robi każda z kart, pokazuje „cards”.
terminal-arcs-fold-from = z układu { $at }
terminal-arcs-ways = ({ $ways ->
    [one] { $ways } możliwość
    [few] { $ways } możliwości
    [many] { $ways } możliwości
   *[other] { $ways } możliwości
  })
terminal-arcs-about = { $about }: { $question }
terminal-arcs-about-move = { $start } → { $end }
terminal-arcs-about-rival = { $seat } w układzie { $at }
terminal-arcs-about-piece = { $piece } w układzie { $at }
terminal-arcs-about-raid = { $seat }, { $keys ->
    [one] { $keys } klucz
    [few] { $keys } klucze
    [many] { $keys } kluczy
   *[other] { $keys } klucza
  }
terminal-arcs-symbol-self = { $count ->
    [one] { $count } trafienie własne
    [few] { $count } trafienia własne
    [many] { $count } trafień własnych
   *[other] { $count } trafienia własnego
  }
terminal-arcs-symbol-intercept = przechwycenie
terminal-arcs-symbol-hit = { $count ->
    [one] { $count } trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafienia
  }
terminal-arcs-symbol-building = { $count ->
    [one] { $count } trafienie w budynek
    [few] { $count } trafienia w budynek
    [many] { $count } trafień w budynek
   *[other] { $count } trafienia w budynek
  }
terminal-arcs-symbol-key = { $count ->
    [one] { $count } klucz
    [few] { $count } klucze
    [many] { $count } kluczy
   *[other] { $count } klucza
  }

terminal-arcs-sheet = Wynik
terminal-arcs-sheet-power = Potęga

terminal-arcs-legend =
    Gracze: ▲R Czerwony (red), ●B Niebieski (blue), ■Y Żółty (yellow), ◆G Zielony (green). Wielkie litery to elementy nieuszkodzone, małe to uszkodzone.
    Mapa: jeden wiersz na gromadę. To, co stoi w wierszu 2 pod -hex, jest w układzie 2-hex; gate to brama, arrow strzałka, crescent półksiężyc, hex sześciokąt. mat[R⌂ ·] to planeta materiału z czerwonym miastem i pustym miejscem na budynek; ✦ to kosmoport. R3⚑r1 to trzy nieuszkodzone czerwone statki, które kontrolują układ, i jeden uszkodzony. › oznacza to, co się właśnie stało, » to, co pokazuje podgląd.
    Drogi: brama sąsiaduje ze swoimi trzema planetami oraz z bramami nad sobą i pod sobą, które tworzą krąg. Poza tym arrow sąsiaduje z crescent, crescent z hex, 2-hex z 3-arrow, a 5-hex z 6-arrow.
    Ambicje: 5 Kustosz 5/3 to ambicja ogłoszona piątką; pierwsze miejsce daje 5 punktów potęgi, drugie 3. R2+5: Czerwony ma dwa i teraz dostałby 5. □ to żetony na polu ambicji.
    Dwór: mat 2k to karta materiału, której kradzież kosztuje 2 klucze; dalej stoją agenci na karcie.
    Plansze: ★ potęga, karty na ręce (ręka), zasoby pod kosztem najazdu (· puste miejsce, × zakryte), w rezerwie miasta (mia), kosmoporty (kosm), statki (stat) i agenci (agt), potem trofea (tro), jeńcy (jeń) i karty gildii (gil). Nazwy przywódców i kart wiedzy są pisane kursywą.
    Runda: • punkty akcji, ▒ karta zakryta, (0) karta pod znacznikiem zera, a na końcu znaczniki ambicji, którymi można jeszcze coś ogłosić.
