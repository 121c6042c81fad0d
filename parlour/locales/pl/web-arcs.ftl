# The board of Arcs in the browser

## The Reach

web-arcs-map = Rubież
web-arcs-out = poza grą
web-arcs-path = Znacznik drogi: bramy po obu stronach sąsiadują ze sobą.
web-arcs-chapter = Rozdział
web-arcs-round-number = Runda { $round }
web-arcs-zoom-in = Przybliż
web-arcs-zoom-out = Oddal
web-arcs-zoom-all = Pokaż wszystko
# What a screen reader says of a system; the sentences follow one another.
web-arcs-gate = { $at }.
web-arcs-planet = { $at }: { $type }, { $slots ->
    [one] { $slots } miejsce na budynek
    [few] { $slots } miejsca na budynki
    [many] { $slots } miejsc na budynki
   *[other] { $slots } miejsca na budynki
  }.
web-arcs-controls = Układ kontroluje { $name }.
web-arcs-ships-fresh = { $name }: { $count ->
    [one] { $count } nieuszkodzony statek
    [few] { $count } nieuszkodzone statki
    [many] { $count } nieuszkodzonych statków
   *[other] { $count } nieuszkodzonego statku
  }.
web-arcs-ships-damaged = { $name }: { $count ->
    [one] { $count } uszkodzony statek
    [few] { $count } uszkodzone statki
    [many] { $count } uszkodzonych statków
   *[other] { $count } uszkodzonego statku
  }.
web-arcs-building = { $name }: { $piece }.
web-arcs-building-damaged = { $piece ->
    [kosmoport] { $name }: uszkodzony kosmoport.
   *[miasto] { $name }: uszkodzone { $piece }.
  }
web-arcs-slots-count = { $slots ->
    [one] { $slots } miejsce na budynek
    [few] { $slots } miejsca na budynki
    [many] { $slots } miejsc na budynki
   *[other] { $slots } miejsca na budynki
  }

## The round

web-arcs-round = Ta runda
web-arcs-initiative = Inicjatywa
# How a card was played.
web-arcs-mode-lead = karta wiodąca
web-arcs-mode-surpass = przebicie
web-arcs-mode-copy = kopia
web-arcs-mode-pivot = zwrot
web-arcs-mode-waits = czeka
web-arcs-mode-none = bez kart
web-arcs-pips-left = { $pips ->
    [one] Został { $pips } punkt akcji
    [few] Zostały { $pips } punkty akcji
    [many] Zostało { $pips } punktów akcji
   *[other] Zostało { $pips } punktu akcji
  }
web-arcs-no-pips = Brak punktów akcji
web-arcs-prelude = Preludium: możesz wydawać zasoby
web-arcs-armed = Broń: każdy punkt akcji możesz przeznaczyć na bitwę
web-arcs-seen = Karty, które już wyszły: { $cards }
web-arcs-seen-title = Karty akcji w tym rozdziale
web-arcs-seen-hand = { $card }: na twojej ręce.
web-arcs-seen-gone = { $card }: już wyszła.
web-arcs-seen-rival = { $card }: na ręce przeciwnika.
web-arcs-seen-unknown = { $card }: nie wiadomo, gdzie jest.
web-arcs-seen-key-hand = twoja ręka
web-arcs-seen-key-gone = już wyszła
web-arcs-seen-key-unknown = nie wiadomo

## Ambitions

web-arcs-ambitions = Ambicje
web-arcs-power = Potęga
web-arcs-power-of = { $name }: potęga { $power }.
web-arcs-has = { $name }: { $count }.
web-arcs-would-score = { $power ->
    [one] Teraz dałoby to { $power } punkt potęgi.
    [few] Teraz dałoby to { $power } punkty potęgi.
    [many] Teraz dałoby to { $power } punktów potęgi.
   *[other] Teraz dałoby to { $power } punktu potęgi.
  }
web-arcs-third = Żetony na polu: liczą się jak żetony trzeciego gracza.
web-arcs-third-has = Trzeci gracz, z żetonów: { $count }.
web-arcs-free-markers = Jeszcze do ogłoszenia:
web-arcs-none = nic

## The court

web-arcs-court = Dwór
web-arcs-court-deck = { $cards ->
    [one] { $cards } karta w talii
    [few] { $cards } karty w talii
    [many] { $cards } kart w talii
   *[other] { $cards } karty w talii
  }
web-arcs-court-empty = Dwór jest pusty.
web-arcs-court-place = puste
web-arcs-agents-of = { $name }: { $count ->
    [one] { $count } agent
    [few] { $count } agentów
    [many] { $count } agentów
   *[other] { $count } agenta
  }

## Boards and hands

web-arcs-hand = Twoja ręka
web-arcs-hand-empty = Nie masz już kart.
web-arcs-hand-of = { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
    [many] { $cards } kart na ręce
   *[other] { $cards } karty na ręce
  }
web-arcs-guilds = { $cards ->
    [one] { $cards } karta gildii
    [few] { $cards } karty gildii
    [many] { $cards } kart gildii
   *[other] { $cards } karty gildii
  }
web-arcs-board-of = Plansza gracza { $name }
web-arcs-board-bare = Nie ma jeszcze trofeów, jeńców ani kart gildii.
web-arcs-slots = Miejsca na zasoby
web-arcs-slot = { $resource }, koszt najazdu { $cost }
web-arcs-slot-empty = Puste miejsce, koszt najazdu { $cost }
web-arcs-slot-closed = Zakryte miejsce: odsłania je budowa miast
web-arcs-cities-left = { $cities ->
    [one] { $cities } miasto do zbudowania
    [few] { $cities } miasta do zbudowania
    [many] { $cities } miast do zbudowania
   *[other] { $cities } miasta do zbudowania
  }{ $bonus ->
    [0] {""}
   *[other] ; premia za każdą wygraną ambicję: { $bonus }
  }
web-arcs-supply = { $piece }: zostało { $count }
web-arcs-pieces-starport = Kosmoporty
web-arcs-pieces-ship = Statki
web-arcs-pieces-agent = Agenci
web-arcs-trophies = Trofea
web-arcs-captives = Jeńcy
web-arcs-outrage = Oburzenie

## Tabs on a phone

web-arcs-tab-court = Dwór
web-arcs-tab-ambitions = Ambicje
web-arcs-tab-boards = Plansze
web-arcs-tab-ready = Można tu coś wybrać.
web-arcs-tab-new = Zmiana.

## What to do

web-arcs-task = Do zrobienia
web-arcs-decides = Decyduje { $name }.
web-arcs-task-lead = Wybierz kartę wiodącą albo przekaż inicjatywę.
web-arcs-task-follow = Wybierz kartę. Karta wiodąca: { $suit } { $number }.
web-arcs-task-moving = Ruch z układu { $from } do układu { $to }
web-arcs-task-guiding = Statki gracza { $name }, którymi kierujesz z układu { $from } do układu { $to }
web-arcs-task-catapulting = Katapulta w układzie { $at }: { $ships ->
    [one] { $ships } statek może lecieć dalej
    [few] { $ships } statki mogą lecieć dalej
    [many] { $ships } statków może lecieć dalej
   *[other] { $ships } statku może lecieć dalej
  }
web-arcs-task-battle = Bitwa w układzie { $at }. Obrońca: { $rival }
web-arcs-task-raiding = { $keys ->
    [one] Najazd na gracza { $rival }: został { $keys } klucz
    [few] Najazd na gracza { $rival }: zostały { $keys } klucze
    [many] Najazd na gracza { $rival }: zostało { $keys } kluczy
   *[other] Najazd na gracza { $rival }: zostało { $keys } klucza
  }
web-arcs-task-ransacking = Plądrowanie: pozyskaj kartę z agentami gracza { $rival }
web-arcs-task-placing = { $ships ->
    [one] Umieść { $ships } statek: wybierz gdzie
    [few] Umieść { $ships } statki: wybierz gdzie
    [many] Umieść { $ships } statków: wybierz gdzie
   *[other] Umieść { $ships } statku: wybierz gdzie
  }
web-arcs-which-prune = { $piece ->
    [city] Przycięcie: wybierz, które swoje miasto w układzie { $at } zastępujesz
   *[starport] Przycięcie: wybierz, który swój kosmoport w układzie { $at } zastępujesz
  }
web-arcs-which-annex = { $piece ->
    [city] Aneksja: wybierz, które miasto gracza { $name } w układzie { $at } przejmujesz
   *[starport] Aneksja: wybierz, który kosmoport gracza { $name } w układzie { $at } przejmujesz
  }
web-arcs-which-free = Wybierz, które miasto gracza { $name } wraca z układu { $at } na planszę
web-arcs-which-repair = { $piece ->
    [city] Wybierz, które swoje miasto w układzie { $at } naprawiasz
   *[starport] Wybierz, który swój kosmoport w układzie { $at } naprawiasz
  }
web-arcs-piece-fresh = { $piece ->
    [city] nieuszkodzone
   *[starport] nieuszkodzony
  }
web-arcs-piece-damaged = { $piece ->
    [city] uszkodzone
   *[starport] uszkodzony
  }
web-arcs-in-slot = na miejscu na budynek
web-arcs-outside = poza miejscami na budynki
web-arcs-task-filling = { $resource }: wybierz, ile żetonów bierzesz
web-arcs-task-leaves = Kości pozwala ci przerzucić kilka kart: wybierz, której teraz używasz
web-arcs-task-again-assault = Przerzuć kości szturmu: wybieraj po jednej, potem rzuć
web-arcs-task-again-skirmish = Przerzuć kości potyczki: wybieraj po jednej, potem rzuć
web-arcs-task-again-raid = Przerzuć kości najazdu: wybieraj po jednej, potem rzuć
web-arcs-task-again-any = Przerzuć dowolne kości: wybieraj po jednej, potem rzuć
web-arcs-leave-assault = Kości szturmu
web-arcs-leave-skirmish = Kości potyczki
web-arcs-leave-raid = Kości najazdu
web-arcs-leave-any = Dowolne kości
# A die that was chosen, as a screen reader says it after the die.
web-arcs-die-again = do przerzucenia
web-arcs-idle = Wydany zasób nie daje ci teraz żadnej akcji.
# A theft: whose, what, for how many keys.
web-arcs-steal = { $cost ->
    [one] Ukradnij graczowi { $name } 1 { $resource }: { $cost } klucz
    [few] Ukradnij graczowi { $name } 1 { $resource }: { $cost } klucze
    [many] Ukradnij graczowi { $name } 1 { $resource }: { $cost } kluczy
   *[other] Ukradnij graczowi { $name } 1 { $resource }: { $cost } klucza
  }
# A theft that costs no keys.
web-arcs-steal-free = Ukradnij graczowi { $name } 1 { $resource }
web-arcs-part-opening = Na początek tury
web-arcs-part-prelude = Preludium: wydaj zasób lub użyj karty
web-arcs-part-actions = Akcje
web-arcs-only-end = Nic więcej nie możesz zrobić: zakończ turę.
web-arcs-verb-seize = Przejmij inicjatywę…
web-arcs-verb-tax = Podatek
web-arcs-verb-build = Budowa
web-arcs-verb-move = Ruch
web-arcs-verb-repair = Naprawa
web-arcs-verb-influence = Wpływ
web-arcs-verb-secure = Pozyskanie
web-arcs-verb-battle = Bitwa
web-arcs-verb-abduct = Uprowadzenie
web-arcs-verb-trade = Handel
web-arcs-verb-summon = Przywołanie
web-arcs-verb-fire = Ostrzał
web-arcs-verb-nurture = Pielęgnacja
web-arcs-verb-prune = Przycięcie
web-arcs-verb-annex = Aneksja
web-arcs-verb-guide = Kierowanie
web-arcs-verb-martyr = Męczeństwo
web-arcs-hint-seize = Wybierz z ręki kartę, którą zagrasz zakrytą
web-arcs-hint-tax = Wybierz miasto do opodatkowania
web-arcs-hint-build = Wybierz, gdzie budować
web-arcs-hint-move = Wybierz statki, którymi wykonasz ruch
web-arcs-hint-move-to = Wybierz, dokąd mają lecieć
web-arcs-hint-repair = Wybierz element do naprawy
web-arcs-hint-influence = Wybierz kartę dworu dla swojego agenta
web-arcs-hint-secure = Wybierz kartę do pozyskania
web-arcs-hint-battle = Wybierz, kogo zaatakować
web-arcs-hint-abduct = Wybierz kartę z agentami przeciwników
web-arcs-hint-trade = Wybierz miasto, z którym handlujesz
web-arcs-hint-summon = Wybierz miasto dla nowego statku
web-arcs-hint-fire = Wybierz, kogo ostrzelać
web-arcs-hint-nurture = Wybierz miasto, które opodatkujesz
web-arcs-hint-prune = Wybierz budynek, który zastąpisz
web-arcs-hint-annex = Wybierz budynek, który zaanektujesz
web-arcs-hint-guide = Wybierz statki, którymi pokierujesz
web-arcs-hint-martyr = Wybierz statek, który poświęcisz
web-arcs-not-system-seize = Inicjatywę przejmujesz kartą z ręki, a nie w układzie
web-arcs-not-system-influence = Agenta umieszczasz na karcie dworu, a nie w układzie
web-arcs-not-system-secure = Pozyskujesz kartę dworu, a nie układ
web-arcs-not-system-abduct = Agentów uprowadzasz z karty dworu, a nie z układu
web-arcs-move-from-here = Przesuń statki stąd
web-arcs-why-not = Dlaczego nie?
# Ways to play a card after the lead.
web-arcs-way-surpass = Przebij: { $suit }, { $pips ->
    [one] { $pips } akcja
    [few] { $pips } akcje
    [many] { $pips } akcji
   *[other] { $pips } akcji
  }
web-arcs-way-copy = Skopiuj (karta zakryta): { $suit }, 1 akcja
web-arcs-way-pivot = Wykonaj zwrot: { $suit }, 1 akcja
web-arcs-fresh-ships = nieuszkodzone statki
web-arcs-damaged-ships = uszkodzone statki
web-arcs-move-ships = { $count ->
    [one] Przesuń { $count } statek
    [few] Przesuń { $count } statki
    [many] Przesuń { $count } statków
   *[other] Przesuń { $count } statku
  }
web-arcs-move-fresh = { $count ->
    [0] Żadnego nieuszkodzonego statku
    [one] Przesuń { $count } nieuszkodzony statek
    [few] Przesuń { $count } nieuszkodzone statki
    [many] Przesuń { $count } nieuszkodzonych statków
   *[other] Przesuń { $count } nieuszkodzonego statku
  }
web-arcs-damaged-next = Potem wybierzesz, ile uszkodzonych statków leci z nimi.
web-arcs-not-all-ships = { $count ->
    [one] Może lecieć tylko { $count } statek.
    [few] Mogą lecieć tylko { $count } statki.
    [many] Może lecieć tylko { $count } statków.
   *[other] Może lecieć tylko { $count } statku.
  }
web-arcs-why-not-all = Dlaczego nie wszystkie?
# $what is “fresh ships”, “assault” …
web-arcs-less = Mniej: { $what }
web-arcs-more = Więcej: { $what }

## The draft of leaders and lore

web-arcs-draft = Wybór przywódców i wiedzy
web-arcs-draft-hide = Pokaż Rubież
web-arcs-draft-show = Wróć do wyboru

## Battles

web-arcs-dice-limit = { $count ->
    [one] Najwyżej { $count } kość.
    [few] Najwyżej { $count } kości.
    [many] Najwyżej { $count } kości.
   *[other] Najwyżej { $count } kości.
  }
web-arcs-dice-least = { $count ->
    [one] Co najmniej { $count } kość.
    [few] Co najmniej { $count } kości.
    [many] Co najmniej { $count } kości.
   *[other] Co najmniej { $count } kości.
  }
web-arcs-dice-balanced = Kości szturmu może być najwyżej tyle, ile kości potyczki.
web-arcs-dice-no-raid = Bez kości najazdu: obrońca ma budynki, ale nie tutaj.
web-arcs-odds = Szanse w procentach na daną liczbę każdego symbolu
web-arcs-roll = { $count ->
    [one] Rzuć { $count } kością
    [few] Rzuć { $count } kośćmi
    [many] Rzuć { $count } kośćmi
   *[other] Rzuć { $count } kości
  }
web-arcs-symbol-hit = trafienia
web-arcs-symbol-self = trafienia w twoje statki
web-arcs-symbol-building = trafienia w budynki
web-arcs-symbol-key = klucze najazdu
web-arcs-symbol-intercept = przechwycenie
web-arcs-rolled = { $name } kontra { $rival }, { $at }
web-arcs-symbols-left = Symbole z rzutu, które zostały
web-arcs-hit-whose = Wybierz element gracza { $name }, który dostaje następne trafienie
web-arcs-hit-own = Wybierz swój element, który dostaje następne trafienie
web-arcs-will-damage = uszkodzi
web-arcs-will-destroy = zniszczy

## Headings in the list of actions

web-arcs-group-lead = Zagraj kartę wiodącą
web-arcs-group-surpass = Przebij
web-arcs-group-copy = Skopiuj
web-arcs-group-pivot = Wykonaj zwrot
web-arcs-group-seize = Przejmij inicjatywę
web-arcs-group-declare = Ogłoś ambicję
web-arcs-group-spend = Wydaj zasób
web-arcs-group-tax = Podatek
web-arcs-group-build = Budowa
web-arcs-group-move = Ruch z układu { $from }
web-arcs-group-repair = Naprawa
web-arcs-group-influence = Wpływ
web-arcs-group-secure = Pozyskanie
web-arcs-group-battle = Bitwa
web-arcs-group-steal = Kradzież

## Final scores

web-arcs-sheet-place = Miejsce
web-arcs-sheet-power = Potęga
web-arcs-sheet-conceded = poddanie
web-arcs-sheet-chapters = Gra skończyła się po rozdziale { $chapter }.
web-arcs-sheet-ties = Przy remisie wyższe miejsce zajmuje ten, kto jest wcześniej w kolejności tur.

## Standing answers

web-arcs-wish = Gdy w turze przeciwnika zmieniają się twoje zasoby
web-arcs-wish-ask = Pytaj mnie, jak je przełożyć
web-arcs-wish-keep = Zostaw je tak, jak leżą
