# Roam

## Seats

roam-seat-south = Południe
roam-seat-west = Zachód
roam-seat-north = Północ
roam-seat-east = Wschód


## Options

roam-option-players = Gracze
    .help = Ilu graczy siada do stołu: dwóch, trzech czy czterech.
roam-option-seats = Miejsca
    .help = Krawędzie mapy, przy których siedzą gracze. Jeśli nie wybierzesz inaczej, dwóch siada na południu i północy, a trzech na południu, zachodzie i północy.
roam-option-first = Pierwszy gracz
    .help = Kto zaczyna. Dalej gra toczy się zgodnie z ruchem wskazówek zegara.
roam-option-first-random = Losowo
roam-option-artifacts = Artefakty
    .help = Wariant z artefaktami: na końcu swojej tury możesz kupić artefakt i używać go w następnych turach. Bez tej opcji gra się w grę podstawową.
roam-option-outpost = Placówka
    .help = Wariant: kto pierwszy otoczy znacznik przeciwnika ze wszystkich ośmiu stron, bierze placówkę wartą 3 punkty.
roam-option-stacking = Stosy znaczników
    .help = Wariant: na jednym polu mogą leżeć dwa znaczniki zamiast jednego.
roam-option-cards = Zestaw kart
    .help = Karty, którymi gracie: zestaw dołączony do Parlour albo własny plik z zestawem kart.
roam-option-cards-wayfarers-2 = Wędrowcy 2
roam-option-cards-wayfarers = Wędrowcy
roam-option-cards-sketch = Szkic

## Landscapes

roam-landscape-forest = las
roam-landscape-coast = wybrzeże
roam-landscape-desert = pustynia
roam-landscape-ruins = ruiny
roam-landscape-marsh = bagno
roam-landscape-snow = śniegi
roam-landscape-orchard = sad
roam-landscape-lake = jezioro
roam-landscape-canyon = kanion
roam-landscape-village = wioska

## Artifacts

roam-ability-blank = Darmowy pusty znacznik
    .help = Po umieszczeniu znaczników umieść za darmo jeszcze jeden pusty znacznik z kształtu użytej postaci. Pole musi być wolne.
roam-ability-replace = Zastąpienie
    .help = Umieszczając znaczniki, zastąp swoim jeden znacznik przeciwnika, który leży pod twoim kształtem. Przeciwnik odzyskuje swój znacznik.
roam-ability-coin = Moneta
    .help = Dobierz 1 monetę.
roam-ability-turn = Obrót
    .help = Zanim umieścisz znaczniki, obróć kształt o 90° zgodnie z ruchem wskazówek zegara.
roam-ability-move = Przemieszczenie
    .help = Przemieść znacznik dowolnego gracza na sąsiednie puste pole, pionowo lub poziomo. Nie dobierasz za to monet.
roam-ability-flip = Odwrócenie
    .help = Odwróć jedną ze swoich postaci: odkryj ją albo zakryj.

## What the player is asked

roam-step-start = Użyj postaci albo najpierw zrób coś innego.
roam-step-placing = Umieść swoje znaczniki albo najpierw zastąp znacznik przeciwnika.
roam-step-filling = Masz mniej znaczników, niż pokazuje kształt: wybierz pola, na których je umieścisz.
roam-step-acting = Umieść puste znaczniki, użyj artefaktów albo zakończ turę.
roam-step-ordering = Ukończonych jest kilka kart krain: wybierz, którą rozstrzygniesz teraz.
roam-step-bidding = Licytuj kartę krainy albo spasuj.
roam-step-buying = Kup artefakt albo zakończ turę.
roam-step-over = Koniec gry.

## Actions

roam-action-use = Użyj postaci { $card } na polu { $at }
roam-action-use-nowhere = Użyj postaci { $card } bez umieszczania znaczników
roam-action-rest = Skorzystaj z wczesnego odpoczynku
roam-action-turn = Obróć kształt
roam-action-coin = Dobierz monetę
roam-action-move = Przemieść znacznik gracza { $owner } z pola { $from } na pole { $to }
roam-action-flip = Odwróć postać { $card }
roam-action-replace = Zastąp znacznik gracza { $replacing } na polu { $at }
roam-action-place = Umieść znaczniki
roam-action-fill = Umieść znacznik na polu { $at }
roam-action-blank = Zapłać i umieść pusty znacznik na polu { $at }
roam-action-blank-replacing = Zapłać i umieść pusty znacznik na polu { $at } w miejsce znacznika gracza { $replacing }
roam-action-free = Umieść za darmo pusty znacznik na polu { $at }
roam-action-free-replacing = Umieść za darmo pusty znacznik na polu { $at } w miejsce znacznika gracza { $replacing }
roam-action-complete = Rozstrzygnij kartę krainy { $card }
roam-action-bid = Zaoferuj { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }
roam-action-pass = Spasuj
roam-action-buy = Kup artefakt { $artifact }
roam-action-end = Zakończ turę

## What happened

roam-event-setup = Karty krain na mapie: { $lands }. Zaczyna { $seat }.
roam-event-row = Artefakty do kupienia: { $artifacts }.
roam-event-turn = Runda { $round }: turę ma { $seat }.
roam-event-rest = { $seat } odpoczywa i odkrywa wszystkie swoje karty.
roam-event-early-rest = { $seat } płaci { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
  } za wczesny odpoczynek i odkrywa wszystkie swoje karty.
roam-event-turn-pattern = { $seat } obraca kształt, teraz o { $degrees }° zgodnie z ruchem wskazówek zegara.
roam-event-use = { $seat } używa postaci { $card } na polu { $at }.
roam-event-use-nowhere = { $seat } używa postaci { $card } i nie umieszcza znaczników.
roam-event-place = { $coins ->
    [0] { $seat } eksploruje { $spaces }.
    [one] { $seat } eksploruje { $spaces } i dobiera { $coins } monetę.
    [few] { $seat } eksploruje { $spaces } i dobiera { $coins } monety.
    [many] { $seat } eksploruje { $spaces } i dobiera { $coins } monet.
   *[other] { $seat } eksploruje { $spaces } i dobiera { $coins } monety.
  }
roam-event-place-nothing = { $seat } nie umieszcza już żadnego znacznika.
roam-event-too-few = { $tokens ->
    [one] { $seat } ma jeszcze { $tokens } znacznik i wybiera dla niego pole spośród { $spaces }.
    [few] { $seat } ma jeszcze { $tokens } znaczniki i wybiera dla nich pola spośród { $spaces }.
    [many] { $seat } ma jeszcze { $tokens } znaczników i wybiera dla nich pola spośród { $spaces }.
   *[other] { $seat } ma jeszcze { $tokens } znacznika i wybiera dla nich pola spośród { $spaces }.
  }
roam-event-replace = { $coins ->
    [0] { $seat } zastępuje znacznik gracza { $rival } na polu { $at }.
    [one] { $seat } zastępuje znacznik gracza { $rival } na polu { $at } i dobiera { $coins } monetę.
    [few] { $seat } zastępuje znacznik gracza { $rival } na polu { $at } i dobiera { $coins } monety.
    [many] { $seat } zastępuje znacznik gracza { $rival } na polu { $at } i dobiera { $coins } monet.
   *[other] { $seat } zastępuje znacznik gracza { $rival } na polu { $at } i dobiera { $coins } monety.
  }
roam-event-blank-paid = { $seat } płaci { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
  } i umieszcza pusty znacznik na polu { $at }.
roam-event-blank-free = { $seat } umieszcza za darmo pusty znacznik na polu { $at }.
roam-event-coin = { $seat } dobiera 1 monetę dzięki artefaktowi.
roam-event-move = { $seat } przemieszcza znacznik gracza { $owner } z pola { $from } na pole { $to }.
roam-event-move-own = { $seat } przemieszcza własny znacznik z pola { $from } na pole { $to }.
roam-event-flip-up = { $seat } odkrywa postać { $card }.
roam-event-flip-down = { $seat } zakrywa postać { $card }.
roam-event-end = { $seat } kończy turę.
roam-event-outpost = { $seat } otacza znacznik przeciwnika na polu { $at } i bierze placówkę.
roam-event-complete = Karta krainy { $card } jest ukończona.
roam-event-auction = Remis na karcie krainy { $card }. W licytacji biorą udział: { $bidders }.
roam-event-bid = { $seat } oferuje { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }.
roam-event-pass = { $seat } pasuje.
roam-event-cannot-bid = { $seat } ma za mało monet, żeby licytować.
roam-event-win = { $price ->
    [0] { $seat } zdobywa kartę krainy { $card }.
    [one] { $seat } płaci { $price } monetę i zdobywa kartę krainy { $card }.
    [few] { $seat } płaci { $price } monety i zdobywa kartę krainy { $card }.
    [many] { $seat } płaci { $price } monet i zdobywa kartę krainy { $card }.
   *[other] { $seat } płaci { $price } monety i zdobywa kartę krainy { $card }.
  }
roam-event-consolation = { $seat } dobiera 1 monetę za kartę krainy { $card }.
roam-event-lay = Nowa karta krainy { $card } zajmuje pola od { $from } do { $to }.
roam-event-gap = Nie ma już kart krain: pola od { $from } do { $to } zostają puste.
roam-event-next-land = Następna karta krainy w stosie: { $card }.
roam-event-deck-empty = Stos kart krain jest pusty.
roam-event-buy = { $price ->
    [0] { $seat } bierze artefakt { $artifact } za darmo.
    [one] { $seat } kupuje artefakt { $artifact } za { $price } monetę.
    [few] { $seat } kupuje artefakt { $artifact } za { $price } monety.
    [many] { $seat } kupuje artefakt { $artifact } za { $price } monet.
   *[other] { $seat } kupuje artefakt { $artifact } za { $price } monety.
  }
roam-event-artifact-laid = Nowy artefakt do kupienia: { $artifact }.
roam-event-last-round = { $seat } ma dziesięć postaci: to ostatnia runda.
roam-event-score = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } i kończy { $coins ->
    [0] bez monet
    [one] z { $coins } monetą
    [few] z { $coins } monetami
    [many] z { $coins } monetami
   *[other] z { $coins } monety
  }.
roam-event-over = Koniec gry. Zwycięstwo: { $winners }.
roam-event-concede = { $seat } poddaje się.

## Why not. No full stop: the rule follows.

roam-no-over = Koniec gry
roam-no-second-character = W jednej turze możesz użyć tylko jednej postaci
roam-no-not-yours = Postać { $card } nie jest twoja
roam-no-asleep = Postać { $card } jest zakryta
roam-no-position-needed = Postać { $card } mieści się na mapie, więc wskaż gdzie
roam-no-tokens = Nie masz już znaczników, więc nie wskazujesz miejsca na mapie
roam-no-off-map = Kształt postaci { $card } tam się nie mieści: wszystkie zwykłe znaczniki muszą leżeć na mapie
roam-no-token-placed = W tym miejscu postać { $card } nie umieści żadnego znacznika, a w innym może
roam-no-rest-now = Odpocząć możesz tylko przed wyborem postaci
roam-no-rest-twice = W jednej turze możesz odpocząć tylko raz
roam-no-rest-useless = Masz odkryte wszystkie karty, więc odpoczynek nic nie zmieni
roam-no-rest-price = Wczesny odpoczynek kosztuje po 1 monecie za każdą odkrytą postać, razem { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
  }, a ty { $coins ->
    [0] nie masz żadnej
   *[other] masz { $coins }
  }
roam-no-artifacts = To gra podstawowa, bez artefaktów
roam-no-artifact-up = { $ability ->
    [coin] Nie masz odkrytego artefaktu „Moneta”
    [turn] Nie masz odkrytego artefaktu „Obrót”
    [flip] Nie masz odkrytego artefaktu „Odwrócenie”
    [move] Nie masz odkrytego artefaktu „Przemieszczenie”
    [replace] Nie masz odkrytego artefaktu „Zastąpienie”
   *[free] Nie masz odkrytego artefaktu „Darmowy pusty znacznik”
  }
roam-no-turn-now = Kształt możesz obrócić tylko przed wyborem miejsca na mapie
roam-no-artifact-now = W tym momencie tury nie możesz użyć tego artefaktu
roam-no-flip-rival = Postać { $card } nie jest twoja, więc nie możesz jej odwrócić
roam-no-flip-last = Po odpoczynku twoja ostatnia odkryta postać musi pozostać odkryta, dopóki jej nie użyjesz
roam-no-move-token = Na polu { $at } nie ma znacznika gracza { $owner }
roam-no-move-target = Pole { $at } nie jest pustym polem mapy
roam-no-replace-now = Zastępować znaczniki możesz tylko podczas umieszczania swoich
roam-no-replace-square = Pole { $at } nie leży pod znacznikiem kształtu, który pozostał do umieszczenia
roam-no-replace-own = Zastąpić możesz tylko znacznik przeciwnika, nigdy własny
roam-no-replace-nothing = Na polu { $at } nie ma znacznika gracza { $rival }
roam-no-place-now = Nie ma teraz znaczników do umieszczenia
roam-no-place-nothing = W tym miejscu musisz umieścić choć jeden znacznik: najpierw któryś zastąp
roam-no-fill-now = Starcza ci znaczników na cały kształt, więc nie ma czego wybierać
roam-no-fill-square = Pole { $at } nie jest wolnym polem pod twoim kształtem
roam-no-blank-now = Puste znaczniki umieszcza się po zwykłych, zanim zakończysz turę
roam-no-blank-square = Na polu { $at } nie ma pustego znacznika do umieszczenia
roam-no-blank-occupied = Pole { $at } jest zajęte
roam-no-blank-price = Pusty znacznik kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
  }, a ty { $coins ->
    [0] nie masz żadnej
   *[other] masz { $coins }
  }
roam-no-supply = Nie masz już znaczników
roam-no-end-unused = Zanim zakończysz turę, musisz użyć postaci
roam-no-end-unplaced = Zanim zakończysz turę, musisz umieścić znaczniki
roam-no-end-completed = Najpierw trzeba rozstrzygnąć ukończone karty krain
roam-no-end-auction = Najpierw licytacja: złóż ofertę albo spasuj
roam-no-complete-now = Nie wybierasz teraz spośród ukończonych kart krain
roam-no-complete-open = Karta krainy { $card } nie czeka na rozstrzygnięcie
roam-no-auction = Nie ma teraz licytacji
roam-no-bid-low = Najwyższa oferta to { $bid }: przebij ją albo spasuj
roam-no-bid-high = { $coins ->
    [0] Nie masz żadnych monet do zaoferowania
    [one] Możesz zaoferować najwyżej { $coins } monetę, bo więcej nie masz
    [few] Możesz zaoferować najwyżej { $coins } monety, bo więcej nie masz
    [many] Możesz zaoferować najwyżej { $coins } monet, bo więcej nie masz
   *[other] Możesz zaoferować najwyżej { $coins } monety, bo więcej nie masz
  }
roam-no-buy-now = Artefakt możesz kupić tylko na końcu swojej tury
roam-no-buy-row = Artefakt { $artifact } nie jest teraz do kupienia
roam-no-buy-price = Ten artefakt kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
  }, a ty { $coins ->
    [0] nie masz żadnej
   *[other] masz { $coins }
  }

## What is wrong with the input

roam-bad-seats = To nie są miejsca: { $seats }. Podaj od dwóch do czterech różnych krawędzi, tyle, ilu jest graczy. Do wyboru: { $known }.

roam-given-unknown = W pozycji Roam nie ma pola „{ $word }”.
roam-given-type = { $word } nie może mieć wartości { $value }: potrzeba tu { $type ->
    [int] liczby
    [str] tekstu w cudzysłowie
    [bool] wartości true albo false
    [list] listy w nawiasach kwadratowych
   *[dict] tabeli
  }.
roam-given-step = Nie ma kroku o nazwie { $step }. Do wyboru: { $known }.
roam-given-no-artifacts = { $word } wymaga artifacts = true.
roam-given-dealt = Gra prosto z rozdania nie może mieć dodatkowo pola { $word }.
roam-given-bidder = Licytacja, w której jest oferta, wymaga podania licytującego (bidder).
roam-given-setup = Nie ma przygotowania o nazwie { $name }. Do wyboru: { $known }.
roam-given-card = W zestawie kart nie ma karty { $card }.
roam-given-seat = Nie ma miejsca o nazwie { $seat }.
roam-given-lands = lands nie może mieć wartości { $value }: potrzeba tu dwóch list po trzy karty.
roam-given-at = Postać { $used } nie mieści się na polu { $at }.
roam-given-snapshot = Obok dokładnej migawki nie może być pola { $word }.
roam-given-grid = Znaczniki rysuje się jako sześć rzędów po sześć komórek ze znaków . # albo liter S W N E, najwyżej dwie litery w komórce. To nie jest taki rysunek: { $grid }
roam-given-impossible = { $problem ->
    [tokens] { $where } musi mieć 24 znaczniki, łącznie na mapie i w zasobach.
    [coins] { $where } nie może mieć mniej niż zero monet.
    [crowded] Za dużo znaczników leży na polu { $where }.
    [off-map] Pod znacznikami na polu { $where } nie ma mapy.
    [starters] { $where } musi mieć karty startowe A, B i C, każdą raz.
    [lands] Każda karta krainy musi być w dokładnie jednym miejscu: poszukaj karty { $where }.
    [no-next] Gdy w stosie są karty, jedna z nich musi być następna.
    [gap] Dopóki w stosie są karty, w mapie nie może być luki.
    [artifacts] Każdy artefakt musi być w dokładnie jednym miejscu: poszukaj artefaktu { $where }.
    [outpost] Nikt nie może mieć placówki w grze bez niej.
    [row] Dopóki w stosie są artefakty, wyłożone są cztery.
    [seat] Ruch musi mieć aktywny gracz, chyba że trwa licytacja.
    [auction] Licytacja należy do kroku bidding i toczy się między graczami, którzy mają najwięcej znaczników na karcie.
    [bid] Nikt nie może zaoferować więcej monet, niż ma.
    [completed] Ukończone karty mają znaczniki na wszystkich polach i należą do kroków ordering (dwie lub więcej) i bidding.
    [conceded] Gracz poddaje się tylko raz, a gdy zostaje jeden, to koniec gry.
    [at] Używany kształt nie mieści się na polu { $where }.
    [blanks] Puste znaczniki do umieszczenia muszą należeć do używanego kształtu.
    [replace] Krok placing wymaga artefaktu „Zastąpienie”, znacznika w zasobach i znacznika przeciwnika pod kształtem.
    [squares] Znaczniki do umieszczenia należą do kroków placing i filling, a filling wymaga mniej znaczników w zasobach niż pól do zajęcia.
    [buying] Krok buying wymaga artefaktu, na który gracza stać.
    [used] W każdym kroku poza start w użyciu jest własna postać gracza.
    [asleep] { $where } nie może zaczynać tury ze wszystkimi postaciami zakrytymi.
    [idle] Po dziesięciu bezczynnych rundach następuje koniec gry.
   *[other] Taka pozycja nie może się zdarzyć w grze: { $problem }.
  }

roam-cards-unknown-set = Nie ma zestawu kart o nazwie { $name }. Do wyboru: { $known }.
roam-cards-no-artifacts = W tym zestawie kart nie ma artefaktów. Zagraj nim w grę podstawową albo wybierz inny zestaw.
roam-cards-not-toml = Pliku { $file } nie można odczytać: { $error }.
roam-cards-line = { $file }: { $slip ->
    [quote] w tym wierszu brakuje cudzysłowu.
    [bracket] lista przed tym wierszem nie kończy się znakiem ].
    [twice] ten wiersz podaje coś po raz drugi.
    [value] po znaku = nie ma ani liczby, ani tekstu w cudzysłowie, ani listy w nawiasach.
    [equals] ten wiersz nie jest ani nagłówkiem takim jak [[land]], ani polem takim jak points = 4.
   *[other] tego wiersza nie można odczytać: { $error }.
}
roam-cards-not-a-table = { $file }, { $card }: to nie jest karta z polami, czyli [[land]] i wierszami takimi jak points = 4.
roam-cards-one-bracket = { $file }: przed każdą kartą wpisz [[{ $field }]] z podwójnymi nawiasami.
roam-cards-quoted = { $file }, { $card }, { $field }: wpisz liczbę bez cudzysłowu.
roam-cards-missing = { $file }, { $card }: brakuje pola { $field }{ $near ->
    [none] .
   *[other] ; jest { $near }, czy to o nie chodzi?
}
roam-cards-unknown-field = { $file }, { $card }: nie ma pola o nazwie { $field }{ $near ->
    [none] .
   *[other] ; czy chodzi o { $near }?
}
roam-cards-number = { $file }, { $card }, { $field }: { $value } nie jest liczbą całkowitą od { $least } do { $most }.
roam-cards-text = { $file }, { $card }, { $field }: { $value } nie jest tekstem z najwyżej { $most ->
    [one] { $most } drukowalnego znaku
    [few] { $most } drukowalnych znaków
    [many] { $most } drukowalnych znaków
   *[other] { $most } drukowalnego znaku
  }.
roam-cards-word = { $file }, { $card }, { $field }: { $value } nie jest żadną z wartości { $known }.
roam-cards-rows = { $file }, { $card }, { $field }: { $value } nie jest listą rzędów w cudzysłowach.
roam-cards-pattern = { $file }, { $card }, { $field }: „{ $value }” nie jest kształtem. Narysuj od jednego do sześciu równie długich rzędów ze znaków # (znacznik), o (pusty znacznik) i . (nic), z co najmniej jednym #.
roam-cards-coins = { $file }, { $card }, { $field }: „{ $value }” to nie monety karty krainy. Narysuj trzy rzędy po dwa znaki: . albo liczba od 1 do 3.
roam-cards-starters = { $file }: karty startowe to A, B i C, w tej kolejności. W pliku są: { $there }.
roam-cards-few-lands = { $file }, { $field }: potrzeba co najmniej { $least ->
    [one] { $least } karty krainy
    [few] { $least } kart krain
    [many] { $least } kart krain
   *[other] { $least } karty krainy
  }.
roam-cards-many = { $file }, { $card }, { $field }: jest ich { $count }, a może być najwyżej { $most }.
roam-cards-twice = { $file }, { $field }: numer { $number } jest użyty dwa razy.

## Unusual things about card sets

roam-odd-lands = { $count ->
    [one] Jest { $count } karta krainy
    [few] Są { $count } karty krain
    [many] Jest { $count } kart krain
   *[other] Jest { $count } karty krainy
  }; w pudełku są 43, a z kartami promocyjnymi 48.
roam-odd-artifacts = { $count ->
    [one] Jest { $count } artefakt
    [few] Są { $count } artefakty
    [many] Jest { $count } artefaktów
   *[other] Jest { $count } artefaktu
  }; w pudełku są 24.
roam-odd-reach = { $seat ->
    [south] Z południa
    [west] Z zachodu
    [north] Z północy
   *[east] Ze wschodu
} kształty kart startowych nie mogą dosięgnąć { $count ->
    [one] pola
    [few] pól
    [many] pól
   *[other] pola
} { $spaces }.
roam-odd-twins = Karta { $card } ma ten sam kształt co karta { $twin }.
roam-odd-squares = Karta { $card }: kształt { $count ->
    [one] z { $count } znacznika
    [few] z { $count } znaczników
    [many] z { $count } znaczników
   *[other] z { $count } znacznika
  }; większość ma od 2 do 6.
roam-odd-blanks = Karta { $card }: { $count ->
    [one] { $count } pusty znacznik
    [few] { $count } puste znaczniki
    [many] { $count } pustych znaczników
   *[other] { $count } pustego znacznika
  }; większość kształtów ma najwyżej 3.
roam-odd-size = Karta { $card }: kształt szeroki na { $wide } i wysoki na { $high }; większość mieści się w 4 na 4.
roam-odd-points = Karta { $card }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } to dużo jak na tę kartę.
roam-odd-coins = Karta { $card }: { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
  }; większość krain ma najwyżej 4.
roam-odd-landscape = Karta { $card }: nie ma obrazka „{ $word }”, więc będzie łąka. Obrazki: { $known }.
roam-odd-price = Artefakt { $card }: cena { $price ->
    [one] { $price } moneta
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
  }; większość kosztuje od 2 do 8.
roam-odd-artifact-points = Artefakt { $card }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }; większość ma najwyżej 3.

## Reasons of the greedy bot, short, in a list

roam-reason-artifact = artefakt do użycia
roam-reason-character = o jedną postać więcej
roam-reason-coins = monety
roam-reason-end = nic się nie zmienia
roam-reason-lands = znaczniki na kartach krain
roam-reason-loss = przegrana gra
roam-reason-pattern = kształt
roam-reason-points = punkty
roam-reason-price = wydane monety
roam-reason-rivals = sytuacja przeciwników
roam-reason-time = gra zbliża się do końca
roam-reason-win = wygrana gra

## The rules in short

roam-rule-R-1-1 = Kart krain jest 43. Na jednej stronie jest krajobraz z 6 polami, 2 wszerz i 3 wzdłuż, na niektórych z symbolami monet. Na drugiej stronie jest postać: kształt poszukiwań, złożony ze znaczników, z których niektóre mogą być puste, oraz punkty. Strona z krajobrazem też pokazuje kształt i punkty postaci, więc wszyscy znają jedno i drugie.
roam-rule-R-1-2 = Kart startowych jest 12, po 3 w każdym z 4 kolorów. Każdy kolor ma te same trzy kształty; obraca je tylko miejsce przy stole.
roam-rule-R-1-3 = Każdy z 4 kolorów ma 24 znaczniki eksploracji. Są też 24 artefakty, 30 monet o wartości 1 i 6 o wartości 5, 1 karta placówki i 4 karty pomocy.
roam-rule-R-1-4 = Liczba wszystkich elementów poza monetami jest ograniczona: czego zabraknie, tego nie można wziąć. Monet nigdy nie brakuje.
roam-rule-R-1-5 = Zestaw kart może mieć więcej niż 43 karty krain; jedno z wydań dodaje 5 kart promocyjnych.
roam-rule-R-2-1 = Każdy gracz bierze kolor: jego 3 odkryte karty startowe i 24 znaczniki.
roam-rule-R-2-2 = Potasuj karty krain i wyłóż 6 z nich krainą do góry jako mapę, od górnego rzędu, od lewej do prawej: 2 rzędy po 3 stykające się karty, razem 6 × 6 pól. Pergaminy znajdują się przy zewnętrznych krawędziach mapy, więc dolny rząd jest obrócony o 180°. Reszta kart to stos, krainami do góry: wierzchnią kartę widzą wszyscy.
roam-rule-R-2-3 = Każdy gracz siedzi przy innej krawędzi mapy. Postacie leżą górą do mapy, więc ich kształty są obrócone zgodnie z ruchem wskazówek zegara: południe 0°, zachód 90°, północ 180°, wschód 270°; górny rząd mapy jest na północy. Jeśli nie umówicie się inaczej, dwóch graczy siada na południu i północy, a trzech na południu, zachodzie i północy.
roam-rule-R-2-4 = Pierwszego gracza losuje się albo wybiera. Tury przebiegają zgodnie z ruchem wskazówek zegara: południe, zachód, północ, wschód; puste krawędzie się pomija. Drugi i trzeci gracz zaczynają z 1 monetą, czwarty z 2.
roam-rule-R-2-5 = W grze podstawowej nie ma artefaktów. W wariancie z artefaktami potasuj je i wyłóż 4.
roam-rule-R-3-1 = Jeśli na początku swojej tury masz wszystkie postacie zakryte, odkryj je wszystkie. Reszta tury przebiega normalnie.
roam-rule-R-3-2 = Wczesny odpoczynek: jeśli na początku tury masz jeszcze odkryte postacie, możesz zapłacić po 1 monecie za każdą z nich i odkryć wszystkie swoje postacie. Wszystkie albo żadną.
roam-rule-R-3-3 = Z wczesnego odpoczynku nie można skorzystać, gdy wszystkie postacie i artefakty są odkryte, bo nic by nie dał. Gdy odkryte są wszystkie postacie, można tylko wtedy, gdy zakryty jest jakiś artefakt.
roam-rule-R-3-4 = Początek tury trwa do wyboru postaci; przed odpoczynkiem można użyć monety, przemieszczenia i odwrócenia. Gdy tylko wszystkie twoje postacie są w tym czasie zakryte, od razu odpoczywasz za darmo. W turze odpoczywasz najwyżej raz, za darmo albo wcześnie, a potem odwrócenie nie może zakryć twojej ostatniej odkrytej postaci, dopóki jej nie użyjesz.
roam-rule-R-4-1 = W każdej turze używasz dokładnie jednej odkrytej postaci: zakrywasz ją i umieszczasz znaczniki w jej kształcie, tak jak leży karta. Kształtu nie wolno obracać.
roam-rule-R-4-2 = Wszystkie zwykłe znaczniki kształtu muszą leżeć na mapie, także te nad zajętymi polami. Puste znaczniki mogą wychodzić poza mapę.
roam-rule-R-4-3 = Na każdym wolnym polu pod zwykłym znacznikiem kształtu musisz umieścić znacznik. Pola zajęte, przez ciebie lub przeciwnika, się pomija.
roam-rule-R-4-4 = Na jednym polu nigdy nie leży więcej niż jeden znacznik, chyba że gracie w wariancie „Stosy znaczników”.
roam-rule-R-4-5 = Nie wolno wybrać miejsca, w którym nie umieścisz żadnego znacznika, jeśli ta sama postać, tak jak jest obrócona, może gdzieś umieścić choć jeden. Zastąpienie się liczy, puste znaczniki nie. Nie trzeba wybierać miejsca, w którym umieścisz najwięcej.
roam-rule-R-4-6 = Gdy masz mniej znaczników niż pól do zajęcia, łącznie z zastąpieniami, wybierasz, które pola zająć. Gdy nie masz żadnego, i tak zakrywasz postać i niczego nie umieszczasz; nie wybierasz wtedy miejsca i nie umieszczasz pustych znaczników.
roam-rule-R-4-7 = Znaczników nie można odzyskać, dopóki karta krainy nie jest ukończona. Wyjątkiem jest artefakt „Zastąpienie”, który zwraca znacznik właścicielowi.
roam-rule-R-4-8 = Za każdy symbol monety na polu, na którym umieszczasz znacznik, od razu dobierasz 1 monetę.
roam-rule-R-4-9 = Po umieszczeniu znaczników możesz zapłacić 2 monety za każdy pusty znacznik kształtu, który leży nad wolnym polem mapy, i umieścić tam znacznik, także dobierając monety z tego pola. Możesz umieścić tyle pustych znaczników, na ile cię stać, również za monety zdobyte w tej turze.
roam-rule-R-4-10 = Monety są jawne: wszyscy widzą, ile ich masz.
roam-rule-R-4-11 = Tura ma te kroki, w tej kolejności. 1: początek tury, kiedy możesz odpocząć. 2: wybierz postać, obróć jej kształt, wskaż miejsce i zastąp znaczniki; potem umieść swoje i dobierz monety. 3: w dowolnej kolejności, aż skończysz, płać za puste znaczniki, umieszczaj darmowe, zastępuj pod nimi znaczniki i używaj monety, przemieszczenia i odwrócenia. 4: sprawdza się placówkę. 5: rozstrzyga się ukończone karty krain i ich licytacje. 6: możesz kupić artefakt. 7: sprawdza się, czy to koniec gry.
roam-rule-R-4-12 = Postaci, która nigdzie się nie mieści, też wolno użyć: zakrywasz ją i niczego nie umieszczasz.
roam-rule-R-5-1 = Pod koniec tury ukończona jest każda karta krainy, której wszystkie 6 pól jest zajętych. Gdy jest ich kilka, kolejność wybiera aktywny gracz; każdą rozstrzyga się do końca, zanim przyjdzie następna.
roam-rule-R-5-2 = Kartę zdobywa gracz, który ma na niej najwięcej znaczników.
roam-rule-R-5-3 = W razie remisu licytują monetami remisujący gracze i tylko oni, zgodnie z ruchem wskazówek zegara, zaczynając od aktywnego gracza, a jeśli nie remisuje, od następnego remisującego. Każdy licytuje raz: oferta musi być wyższa od poprzedniej i nie większa niż liczba monet gracza; można spasować, a pierwsza oferta może wynosić 0. Kto zaoferuje najwięcej, płaci i zdobywa kartę; nikt inny nie płaci. Jeśli wszyscy spasują, kartę zdobywa za 0 pierwszy z nich w tej kolejności.
roam-rule-R-5-4 = Zdobywca kładzie kartę odkrytą, stroną z postacią do góry, obok pozostałych swoich postaci i obróconą tak jak one; od razu liczy się ona przy odpoczynku. Znaczniki z tej karty wracają do właścicieli. Lukę w mapie wypełnia wierzchnia karta krainy ze stosu, obrócona tak jak poprzednia; gdy stos jest pusty, luka nie należy już do mapy.
roam-rule-R-5-5 = Każdy inny gracz, który ma na ukończonej karcie co najmniej jeden znacznik, dobiera dokładnie 1 monetę, także remisujący, którzy przegrali.
roam-rule-R-5-6 = Monety z wcześniejszej karty tej samej tury można zaoferować za późniejszą i wydać na artefakt. Monetę za przegraną kartę dobiera się dopiero po jej licytacji.
roam-rule-R-6-1 = Gdy ktoś zdobędzie dziesiątą postać, łącznie z kartami startowymi, dokończcie rundę, aby wszyscy mieli tyle samo tur. Można mieć więcej niż dziesięć postaci.
roam-rule-R-6-2 = Policzcie punkty na postaciach i artefaktach oraz 3 punkty za placówkę. Wygrywa gracz, który ma najwięcej punktów; w razie remisu ten, który ma więcej monet; jeśli dalej jest remis, gracze dzielą się zwycięstwem.
roam-rule-R-6-3 = Gra kończy się też po 10 kolejnych rundach, w których nikt nie umieszcza znacznika na wolnym polu i żadna karta nie zostaje ukończona; potem liczy się punkty. Zastąpienia i przemieszczenia nie mają tu znaczenia.
roam-rule-R-6-4 = Dziesiąta postać zdobyta w turze przeciwnika też kończy grę. Tę turę rozgrywa się do końca, razem z zakupem; jeśli jest ostatnia w rundzie, gra się na niej kończy. Zakryte postacie i artefakty też dają punkty.
roam-rule-R-7-1 = Na końcu swojej tury, po ukończonych kartach krain, możesz kupić za podaną cenę jeden z 4 wyłożonych artefaktów. Rząd uzupełnia się ze stosu, dopóki starcza. W turze kupujesz najwyżej jeden, ale możesz mieć ich dowolnie wiele. Kupiony artefakt jest odkryty, lecz w tej turze nie można go jeszcze użyć.
roam-rule-R-7-2 = Artefaktu używasz, zakrywając go, tylko podczas swojej tury; w jednej turze możesz użyć dowolnej liczby artefaktów.
roam-rule-R-7-3 = Kiedy odkrywasz wszystkie swoje postacie, za darmo lub we wczesnym odpoczynku, odkrywasz też wszystkie swoje artefakty. Za odkryte artefakty nie płaci się we wczesnym odpoczynku.
roam-rule-R-7-4 = Darmowy pusty znacznik: umieść bez płacenia jeden pusty znacznik użytego kształtu na wolnym polu mapy i dobierz monety z tego pola. Tylko razem z postacią; jeden pusty znacznik na każdy artefakt.
roam-rule-R-7-5 = Zastąpienie: podczas umieszczania znaczników, zamiast pominąć pole ze znacznikiem przeciwnika pod swoim kształtem, zastąp ten znacznik jednym ze swoich zasobów i dobierz monety z tego pola. Własnego znacznika nie możesz zastąpić. Tylko razem z postacią; jeden znacznik na każdy artefakt. Przeciwnik odzyskuje swój znacznik. Zastąpić można też pod płatnym lub darmowym pustym znacznikiem.
roam-rule-R-7-6 = Moneta: dobierz 1 monetę.
roam-rule-R-7-7 = Obrót: obróć kształt, którego używasz, razem z pustymi znacznikami, o 90° zgodnie z ruchem wskazówek zegara. Kilka obrotów się sumuje.
roam-rule-R-7-8 = Przemieszczenie: przemieść jeden znacznik dowolnego gracza na sąsiednie puste pole, czyli pole bez znaczników, pionowo lub poziomo. Nie dobierasz za to monet. Znacznik może przejść na inną kartę krainy i może ją ukończyć.
roam-rule-R-7-9 = Odwrócenie: odkryj albo zakryj jedną ze swoich postaci. Możesz to zrobić nawet na samym początku tury: zakryć ostatnią odkrytą i dzięki temu odkryć wszystkie. Odwraca się tylko postacie. W tej samej turze nie można dzięki temu użyć drugiej postaci, ale użytą postać można odkryć na następną turę.
roam-rule-R-7-10 = Monety, przemieszczenia i odwrócenia można użyć na początku tury albo po umieszczeniu znaczników, nigdy w trakcie umieszczania.
roam-rule-R-7-11 = Artefakty można dowolnie łączyć.
roam-rule-R-8-1 = W wariancie „Placówka” kartę placówki bierze i zatrzymuje pierwszy gracz, który w swojej turze otoczy znacznik przeciwnika własnymi znacznikami na wszystkich 8 sąsiednich polach: 3 punkty.
roam-rule-R-8-2 = Wszystkie 8 sąsiednich pól musi leżeć na mapie, więc znacznik przy krawędzi nigdy się nie liczy. Sprawdza się to raz, gdy skończysz swoje akcje, zanim ukończone karty opuszczą mapę. Granice kart nie mają znaczenia.
roam-rule-R-9-1 = W wariancie „Stosy znaczników” na jednym polu mogą leżeć dwa znaczniki, jeden na drugim, jednego gracza albo dwóch. Za drugi znacznik na polu też dobiera się monety.
roam-rule-R-9-2 = Karta krainy jest ukończona, gdy wszystkie 6 pól jest zajętych, przez jeden znacznik albo dwa. Wszystkie znaczniki liczą się do przewagi; remisy rozstrzyga licytacja, jak zwykle.
roam-rule-R-9-3 = Pole jest wolne, gdy leżą na nim mniej niż dwa znaczniki: na polu z jednym znacznikiem, twoim czy przeciwnika, musisz umieścić drugi. Pomija się tylko pełne pola.
roam-rule-R-9-4 = Kolejność w stosie nie ma znaczenia: zastąpienie i przemieszczenie mogą dotyczyć każdego z dwóch znaczników. Zastąpić można też tam, gdzie jest jeszcze miejsce; liczba znaczników się nie zmienia.
roam-rule-R-9-5 = Przy placówce pole jest twoje, jeśli leży na nim twój znacznik, a w środku wystarczy jakikolwiek znacznik przeciwnika.

## Chapters of the rules

roam-chapter-R-1 = Elementy gry
roam-chapter-R-2 = Przygotowanie
roam-chapter-R-3 = Początek tury
roam-chapter-R-4 = Użycie postaci
roam-chapter-R-5 = Ukończone karty
roam-chapter-R-6 = Koniec gry
roam-chapter-R-7 = Artefakty
roam-chapter-R-8 = Wariant „Placówka”
roam-chapter-R-9 = Wariant „Stosy znaczników”
roam-chapter-abilities = Co robią artefakty

## Below the pictures of rules

roam-picture-turned = Ta sama karta przed każdym z czterech graczy. Jej góra wskazuje mapę, więc kształt obraca się razem z miejscem przy stole.
roam-picture-edge = Po lewej poza mapą leżą tylko puste znaczniki kształtu i to jest dozwolone. Po prawej leżą poza nią zwykłe znaczniki, a tak nie wolno.
roam-picture-covered = Na każdym wolnym polu pod zwykłym znacznikiem kształtu umieszczasz znacznik, a pole ze znacznikiem przeciwnika pośrodku pomijasz. Pusty znacznik, z przerywaną linią, kosztuje 2 monety. Za znacznik na symbolu monety dobierasz 1 monetę.
roam-picture-majority = Najwięcej znaczników to tutaj trzy: ich właściciel zdobywa kartę. Każdy inny gracz, który ma na niej znacznik, dobiera 1 monetę.
roam-picture-outpost = Na wszystkich 8 polach wokół znacznika przeciwnika leżą twoje znaczniki, także przez granicę dwóch kart: bierzesz placówkę.
roam-picture-stacked = Zajęte są wszystkie 6 pól, więc karta jest ukończona. Liczy się każdy znacznik w stosie.
