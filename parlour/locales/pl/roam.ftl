# Roam

## Seats

roam-seat-south = Południe
roam-seat-west = Zachód
roam-seat-north = Północ
roam-seat-east = Wschód


## Options

roam-option-players = Gracze
    .help = Ilu was gra: dwóch, trzech czy czterech graczy.
roam-option-seats = Miejsca
    .help = Krawędzie mapy, przy których siedzą gracze. Jeśli nie wybierzesz inaczej, dwóch siedzi na południu i północy, a trzech na południu, zachodzie i północy.
roam-option-first = Pierwszy gracz
    .help = Kto zaczyna. Dalej gra toczy się zgodnie z ruchem wskazówek zegara.
roam-option-first-random = Losowo
roam-option-artifacts = Artefakty
    .help = Wariant z artefaktami: na końcu swojej tury możesz kupić artefakt i używać go w kolejnych turach. Bez tej opcji to gra podstawowa.
roam-option-outpost = Placówka
    .help = Wariant: kto pierwszy otoczy znacznik przeciwnika ze wszystkich ośmiu stron, bierze placówkę wartą 3 punkty.
roam-option-stacking = Stosy znaczników
    .help = Wariant: na polu mieszczą się dwa znaczniki zamiast jednego.
roam-option-cards = Zestaw kart
    .help = Karty, którymi się gra: zestaw dołączony do Parlour albo twój własny plik z zestawem kart.
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
    .help = Po rozłożeniu znaczników połóż bez opłaty jeszcze jeden w miejscu pustego znacznika użytego kształtu. Pole musi być wolne.
roam-ability-replace = Zastąpienie
    .help = Podczas rozkładania zastąp własnym znacznikiem jeden znacznik przeciwnika leżący pod twoim kształtem. Przeciwnik odzyskuje swój znacznik.
roam-ability-coin = Moneta
    .help = Weź 1 monetę.
roam-ability-turn = Obrót
    .help = Zanim rozłożysz znaczniki, obróć kształt o 90° zgodnie z ruchem wskazówek zegara.
roam-ability-move = Przesunięcie
    .help = Przesuń znacznik dowolnego gracza na sąsiednie puste pole, ale nie po skosie. Nie daje to monet.
roam-ability-flip = Odwrócenie
    .help = Odwróć jedną ze swoich postaci: odkryj ją albo zakryj.

## What the player is asked

roam-step-start = Użyj postaci albo najpierw zrób coś innego.
roam-step-placing = Zastąp znaczniki przeciwników albo rozłóż własne.
roam-step-filling = Masz mniej znaczników niż kratek: wybierz, które zapełnić.
roam-step-acting = Zapełnij puste znaczniki, użyj artefaktów albo zakończ turę.
roam-step-ordering = Kilka kart krain jest ukończonych: wybierz następną.
roam-step-bidding = Licytuj kartę krainy albo spasuj.
roam-step-buying = Kup artefakt albo zakończ turę.
roam-step-over = Gra jest skończona.

## Actions

roam-action-use = Użyj postaci { $card } na polu { $at }
roam-action-use-nowhere = Użyj postaci { $card }, nic nie kładąc
roam-action-rest = Odpocznij wcześniej
roam-action-turn = Obróć kształt
roam-action-coin = Weź monetę
roam-action-move = Przesuń znacznik (gracz: { $owner }) z pola { $from } na pole { $to }
roam-action-flip = Odwróć postać { $card }
roam-action-replace = Zastąp znacznik na polu { $at } (gracz: { $replacing })
roam-action-place = Rozłóż znaczniki
roam-action-fill = Zapełnij pole { $at }
roam-action-blank = Zapłać za pusty znacznik na polu { $at }
roam-action-blank-replacing = Zapłać za pusty znacznik na polu { $at } i zastąp leżący tam znacznik (gracz: { $replacing })
roam-action-free = Zapełnij za darmo pusty znacznik na polu { $at }
roam-action-free-replacing = Zapełnij za darmo pusty znacznik na polu { $at } i zastąp leżący tam znacznik (gracz: { $replacing })
roam-action-complete = Rozlicz kartę krainy { $card }
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

roam-event-setup = Mapa leży na stole: karty krain { $lands }. Zaczyna { $seat }.
roam-event-row = Artefakty do kupienia: { $artifacts }.
roam-event-turn = Runda { $round }: turę zaczyna { $seat }.
roam-event-rest = { $seat } odpoczywa i odkrywa wszystko, co ma.
roam-event-early-rest = { $seat } płaci { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
  } za wczesny odpoczynek i odkrywa wszystko, co ma.
roam-event-turn-pattern = { $seat } obraca kształt; jest on teraz obrócony o { $degrees }° zgodnie z ruchem wskazówek zegara.
roam-event-use = { $seat } używa postaci { $card } na polu { $at }.
roam-event-use-nowhere = { $seat } używa postaci { $card } i nic nie kładzie.
roam-event-place = { $coins ->
    [0] { $seat } eksploruje { $spaces }.
    [one] { $seat } eksploruje { $spaces } i dostaje { $coins } monetę.
    [few] { $seat } eksploruje { $spaces } i dostaje { $coins } monety.
    [many] { $seat } eksploruje { $spaces } i dostaje { $coins } monet.
   *[other] { $seat } eksploruje { $spaces } i dostaje { $coins } monety.
  }
roam-event-place-nothing = { $seat } nie ma już nic do położenia.
roam-event-too-few = { $tokens ->
    [one] { $seat } ma jeszcze { $tokens } znacznik i wybiera dla niego miejsce: { $spaces }.
    [few] { $seat } ma jeszcze { $tokens } znaczniki i wybiera dla nich miejsca: { $spaces }.
    [many] { $seat } ma jeszcze { $tokens } znaczników i wybiera dla nich miejsca: { $spaces }.
   *[other] { $seat } ma jeszcze { $tokens } znacznika i wybiera dla nich miejsca: { $spaces }.
  }
roam-event-replace = { $coins ->
    [0] { $seat } zastępuje znacznik na polu { $at } (gracz: { $rival }).
    [one] { $seat } zastępuje znacznik na polu { $at } (gracz: { $rival }) i dostaje { $coins } monetę.
    [few] { $seat } zastępuje znacznik na polu { $at } (gracz: { $rival }) i dostaje { $coins } monety.
    [many] { $seat } zastępuje znacznik na polu { $at } (gracz: { $rival }) i dostaje { $coins } monet.
   *[other] { $seat } zastępuje znacznik na polu { $at } (gracz: { $rival }) i dostaje { $coins } monety.
  }
roam-event-blank-paid = { $seat } płaci { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
  } za pusty znacznik na polu { $at }.
roam-event-blank-free = { $seat } zapełnia za darmo pusty znacznik na polu { $at }.
roam-event-coin = { $seat } dostaje 1 monetę z artefaktu.
roam-event-move = { $seat } przesuwa znacznik (gracz: { $owner }) z pola { $from } na pole { $to }.
roam-event-flip-up = { $seat } odkrywa postać { $card }.
roam-event-flip-down = { $seat } zakrywa postać { $card }.
roam-event-end = { $seat } kończy turę.
roam-event-outpost = { $seat } otacza pole { $at } i bierze placówkę.
roam-event-complete = Karta krainy { $card } jest ukończona.
roam-event-auction = Remis na karcie krainy { $card }. Licytują: { $bidders }.
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
roam-event-consolation = { $seat } dostaje 1 monetę za kartę krainy { $card }.
roam-event-lay = Karta krainy { $card } zajmuje pola od { $from } do { $to }.
roam-event-gap = Nie ma już kart krain: pola od { $from } do { $to } pozostają luką.
roam-event-next-land = Następna w stosie: karta krainy { $card }.
roam-event-deck-empty = Stos jest pusty.
roam-event-buy = { $price ->
    [0] { $seat } bierze artefakt { $artifact } za darmo.
    [one] { $seat } kupuje artefakt { $artifact } za { $price } monetę.
    [few] { $seat } kupuje artefakt { $artifact } za { $price } monety.
    [many] { $seat } kupuje artefakt { $artifact } za { $price } monet.
   *[other] { $seat } kupuje artefakt { $artifact } za { $price } monety.
  }
roam-event-artifact-laid = Nowy artefakt do kupienia: { $artifact }.
roam-event-last-round = { $seat } ma dziesięć postaci: ta runda jest ostatnia.
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
roam-event-over = Gra jest skończona. Zwycięstwo: { $winners }.
roam-event-concede = { $seat } poddaje się.

## Why not. No full stop: the rule follows.

roam-no-over = Gra jest skończona
roam-no-second-character = W tej turze jedna twoja postać jest już użyta, a więcej nie wolno
roam-no-not-yours = Postać { $card } nie jest twoja
roam-no-asleep = Postać { $card } jest zakryta
roam-no-position-needed = Postać { $card } mieści się na mapie, więc podaj gdzie
roam-no-tokens = Nie masz już znaczników, więc nie wybierasz pozycji
roam-no-off-map = Postać { $card } tam się nie zmieści: każda kratka musi leżeć na mapie
roam-no-token-placed = Postać { $card } nie położy tam żadnego znacznika, a gdzie indziej może
roam-no-rest-now = Odpocząć możesz tylko przed wyborem postaci
roam-no-rest-twice = W tej turze masz już odpoczynek za sobą
roam-no-rest-useless = Wszystko masz już odkryte, więc odpoczynek niczego nie zmieni
roam-no-rest-price = Wczesny odpoczynek kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
  }, po 1 za każdą odkrytą postać, a ty { $coins ->
    [0] nie masz żadnej
   *[other] masz { $coins }
  }
roam-no-artifacts = To gra podstawowa, bez artefaktów
roam-no-artifact-up = { $ability ->
    [coin] Nie masz odkrytego artefaktu „Moneta”
    [turn] Nie masz odkrytego artefaktu „Obrót”
    [flip] Nie masz odkrytego artefaktu „Odwrócenie”
    [move] Nie masz odkrytego artefaktu „Przesunięcie”
    [replace] Nie masz odkrytego artefaktu „Zastąpienie”
   *[free] Nie masz odkrytego artefaktu „Darmowy pusty znacznik”
  }
roam-no-turn-now = Kształt możesz obrócić tylko przed wyborem jego pozycji
roam-no-artifact-now = Tego artefaktu nie można użyć w tym momencie tury
roam-no-flip-rival = Postać { $card } nie jest twoja, więc nie możesz jej odwrócić
roam-no-flip-last = W tej turze masz już odpoczynek za sobą, więc twoja ostatnia odkryta postać zostaje odkryta, póki jej nie użyjesz
roam-no-move-token = Na polu { $at } nie ma takiego znacznika (gracz: { $owner })
roam-no-move-target = Pole { $at } nie jest pustym polem mapy
roam-no-replace-now = Znaczniki możesz zastępować tylko podczas rozkładania kształtu
roam-no-replace-square = Pole { $at } nie leży pod kratką kształtu, która czeka jeszcze na rozpatrzenie
roam-no-replace-own = Zastąpić możesz tylko znacznik przeciwnika, nigdy własny
roam-no-replace-nothing = Na polu { $at } nie ma takiego znacznika (gracz: { $rival })
roam-no-place-now = Nie ma teraz kształtu do rozłożenia
roam-no-place-nothing = W tej pozycji musisz położyć znacznik: najpierw zastąp któryś
roam-no-fill-now = Masz znaczniki na wszystkie kratki, więc nie ma czego wybierać
roam-no-fill-square = Pole { $at } nie jest wolnym polem pod kratką twojego kształtu
roam-no-blank-now = Puste znaczniki zapełnia się po rozłożeniu kształtu, przed zakończeniem tury
roam-no-blank-square = Na polu { $at } nie ma niezapełnionego pustego znacznika użytego kształtu
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
roam-no-end-unplaced = Zanim zakończysz turę, musisz rozłożyć kształt
roam-no-end-completed = Najpierw trzeba rozliczyć ukończone karty krain
roam-no-end-auction = Najpierw licytacja: złóż ofertę albo spasuj
roam-no-complete-now = Nie ma teraz wyboru między ukończonymi kartami krain
roam-no-complete-open = Karta krainy { $card } nie czeka na rozliczenie
roam-no-auction = Teraz nie ma licytacji
roam-no-bid-low = Najwyższa oferta to { $bid }: zaoferuj więcej albo spasuj
roam-no-bid-high = Możesz zaoferować najwyżej { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }, bo więcej nie masz
roam-no-buy-now = Artefakt możesz kupić tylko na końcu swojej tury
roam-no-buy-row = Artefakt { $artifact } nie jest wyłożony
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

roam-given-unknown = Pozycja w Roam nie zna słowa „{ $word }”.
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
roam-given-seat = Nikt nie siedzi na miejscu { $seat }.
roam-given-lands = lands nie może mieć wartości { $value }: potrzeba tu dwóch list po trzy karty.
roam-given-at = Postać { $used } nie mieści się na polu { $at }.
roam-given-snapshot = Obok dokładnej migawki nie może być pola { $word }.
roam-given-grid = Znaczniki rysuje się jako sześć rzędów po sześć komórek ze znaków . # albo liter S W N E, najwyżej dwie litery w komórce. To nie jest taki rysunek: { $grid }
roam-given-impossible = { $problem ->
    [tokens] { $where } musi mieć 24 znaczniki, łącznie na mapie i w zasobach.
    [coins] { $where } nie może mieć mniej niż zero monet.
    [crowded] Za dużo znaczników leży na polu { $where }.
    [off-map] Pod znacznikami na polu { $where } nie ma mapy.
    [starters] { $where } musi mieć postacie startowe A, B i C, każdą raz.
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
    [conceded] Gracz poddaje się raz, a gdy w grze zostaje tylko jeden, gra jest skończona.
    [at] Używany kształt nie mieści się na polu { $where }.
    [blanks] Niezapełnione puste znaczniki muszą należeć do używanego kształtu.
    [replace] Krok placing wymaga artefaktu „Zastąpienie”, znacznika w zasobach i znacznika przeciwnika pod kształtem.
    [squares] Niezapełnione kratki należą do kroków placing i filling, a filling wymaga mniej znaczników niż wolnych kratek.
    [buying] Krok buying wymaga artefaktu, na który gracza stać.
    [used] W każdym kroku poza start w użyciu jest własna postać gracza.
    [asleep] { $where } zaczyna turę ze wszystkimi postaciami zakrytymi.
    [idle] Po dziesięciu bezczynnych rundach gra jest skończona.
   *[other] Taka pozycja nie może się zdarzyć w grze: { $problem }.
  }

roam-cards-unknown-set = Nie ma zestawu kart o nazwie { $name }. Do wyboru: { $known }.
roam-cards-no-artifacts = W tym zestawie kart nie ma artefaktów. Zagraj nim w grę podstawową albo wybierz inny zestaw.
roam-cards-not-toml = Pliku { $file } nie można odczytać: { $error }.
roam-cards-line = { $file }: { $slip ->
    [quote] w tym wierszu brakuje cudzysłowu.
    [bracket] lista przed tym wierszem nie kończy się znakiem ].
    [twice] ten wiersz podaje coś po raz drugi.
    [value] po znaku = nie ma ani liczby, ani tekstu w cudzysłowie, ani listy w nawiasach.
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
roam-cards-number = { $file }, { $card }, { $field }: { $value } nie jest liczbą całkowitą od { $least } do { $most }.
roam-cards-text = { $file }, { $card }, { $field }: { $value } nie jest tekstem z najwyżej { $most ->
    [one] { $most } drukowalnego znaku
    [few] { $most } drukowalnych znaków
    [many] { $most } drukowalnych znaków
   *[other] { $most } drukowalnego znaku
  }.
roam-cards-word = { $file }, { $card }, { $field }: { $value } nie jest żadną z wartości { $known }.
roam-cards-rows = { $file }, { $card }, { $field }: { $value } nie jest listą rzędów w cudzysłowach.
roam-cards-pattern = { $file }, { $card }, { $field }: „{ $value }” nie jest kształtem. Narysuj od jednego do sześciu równie długich rzędów ze znaków # (kratka), o (pusty znacznik) i . (nic), z co najmniej jednym #.
roam-cards-coins = { $file }, { $card }, { $field }: „{ $value }” to nie monety karty krainy. Narysuj trzy rzędy po dwa znaki: . albo liczba od 1 do 3.
roam-cards-starters = { $file }: postacie startowe to A, B i C, w tej kolejności. W pliku są: { $there }.
roam-cards-few-lands = { $file }, { $field }: potrzeba co najmniej { $least ->
    [one] { $least } karty krainy
    [few] { $least } kart krain
    [many] { $least } kart krain
   *[other] { $least } karty krainy
  }.
roam-cards-many = { $file }, { $card }, { $field }: jest ich { $count }, czytanych jest najwyżej { $most }.
roam-cards-twice = { $file }, { $field }: numer { $number } jest użyty dwa razy.

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
    [south] Z południa
    [west] Z zachodu
    [north] Z północy
   *[east] Ze wschodu
} postacie startowe nie mogą dosięgnąć { $count ->
    [one] pola
    [few] pól
    [many] pól
   *[other] pola
} { $spaces }.
roam-odd-twins = Karta { $card } ma ten sam kształt co karta { $twin }.
roam-odd-squares = Karta { $card }: kształt { $count ->
    [one] z { $count } kratki
    [few] z { $count } kratek
    [many] z { $count } kratek
   *[other] z { $count } kratki
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
  }; większość kosztuje od 2 do 6.
roam-odd-artifact-points = Artefakt { $card }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }; większość ma najwyżej 3.

## Reasons of the greedy bot, short, in a list

roam-reason-artifact = artefakt do użycia
roam-reason-character = o jedną postać więcej
roam-reason-coins = monety
roam-reason-end = nic się nie zmienia
roam-reason-lands = znaczniki na kartach krain
roam-reason-loss = przegrana gra
roam-reason-pattern = jej kształt
roam-reason-points = punkty
roam-reason-price = zapłacone monety
roam-reason-rivals = co mają przeciwnicy
roam-reason-time = gra zbliża się do końca
roam-reason-win = wygrana gra

## The rules in short

roam-rule-R-1-1 = Są 43 karty krain. Jedna strona to krajobraz z 6 polami, szeroki na 2 i wysoki na 3, na niektórych polach z symbolami monet; druga strona to postać z kształtem poszukiwań i punktami. Strona z krajobrazem też pokazuje kształt i punkty, więc wszyscy znają jedno i drugie.
roam-rule-R-1-2 = Jest 12 postaci startowych, po 3 w każdym z 4 kolorów. Każdy kolor ma te same trzy kształty; obraca je tylko miejsce przy stole.
roam-rule-R-1-3 = Każdy kolor ma 24 znaczniki eksploracji. Są też 24 artefakty, 30 monet o wartości 1, 6 monet o wartości 5, 1 karta placówki i 4 karty pomocy.
roam-rule-R-1-4 = Czego zabraknie, tego nie można wziąć. Tylko monet nigdy nie brakuje.
roam-rule-R-1-5 = Zestaw kart może mieć więcej niż 43 karty krain.
roam-rule-R-2-1 = Bierzesz kolor: jego 3 odkryte postacie startowe i jego 24 znaczniki.
roam-rule-R-2-2 = Potasuj karty krain i wyłóż 6 jako mapę, najpierw górny rząd, od lewej: 2 rzędy po 3 karty, które tworzą 6 × 6 pól. Pergaminy są zwrócone na zewnątrz, więc dolny rząd leży do góry nogami. Reszta to stos; jego wierzchnią kartę widzą wszyscy.
roam-rule-R-2-3 = Każdy gracz siedzi przy innej krawędzi: dwóch na południu i północy, trzech na południu, zachodzie i północy, chyba że umówicie się inaczej. Postacie leżą górą do mapy, więc kształty obracają się zgodnie z ruchem wskazówek zegara: południe 0°, zachód 90°, północ 180°, wschód 270°.
roam-rule-R-2-4 = Pierwszego gracza losuje się albo wybiera. Gra toczy się zgodnie z ruchem wskazówek zegara: południe, zachód, północ, wschód. Drugi i trzeci gracz zaczynają z 1 monetą, czwarty z 2.
roam-rule-R-2-5 = W grze podstawowej nie ma artefaktów. W wariancie z artefaktami potasuj je i wyłóż 4.
roam-rule-R-3-1 = Jeśli na początku swojej tury masz wszystkie postacie zakryte, odkryj je wszystkie. Potem tura toczy się jak zwykle.
roam-rule-R-3-2 = Wczesny odpoczynek: na początku swojej tury możesz zapłacić 1 monetę za każdą swoją odkrytą postać i odkryć wszystkie swoje postacie. Wszystkie albo żadną.
roam-rule-R-3-3 = Nie możesz skorzystać z wczesnego odpoczynku, gdy masz wszystko odkryte. Gdy odkryte są wszystkie postacie, możesz tylko wtedy, gdy zakryty jest artefakt.
roam-rule-R-3-4 = Początek tury trwa do wyboru postaci; przed odpoczynkiem można użyć monety, przesunięcia i odwrócenia. Jeśli w tym czasie wszystkie twoje postacie są zakryte, od razu odpoczywasz za darmo. Odpoczywasz najwyżej raz na turę, a potem ostatniej odkrytej postaci nie można zakryć odwróceniem, zanim jej użyjesz.
roam-rule-R-4-1 = W każdej turze używasz dokładnie jednej odkrytej postaci: zakryj ją i rozłóż znaczniki w jej kształcie, tak jak leży karta. Kształtu nie wolno obracać.
roam-rule-R-4-2 = Każda kratka kształtu musi leżeć na mapie, także nad zajętym polem. Puste znaczniki mogą wystawać poza mapę.
roam-rule-R-4-3 = Każda kratka nad wolnym polem dostaje znacznik. Kratki nad zajętymi polami, twoimi czy przeciwnika, się pomija.
roam-rule-R-4-4 = Na polu nigdy nie leży więcej niż jeden znacznik, chyba że gracie w wariancie „Stosy znaczników”.
roam-rule-R-4-5 = Nie wolno wybrać pozycji, w której nie kładziesz żadnego znacznika, dopóki ta sama postać, tak jak jest obrócona, ma taką, w której kładzie. Zastąpienie się liczy, puste znaczniki nie. Nie musisz wybierać pozycji, w której kładziesz najwięcej.
roam-rule-R-4-6 = Gdy masz mniej znaczników niż kratek do zapełnienia, wybierasz, które zapełnić. Gdy nie masz żadnego, i tak zakrywasz postać: nie wybierasz pozycji, niczego nie kładziesz i nie zapełniasz pustych znaczników.
roam-rule-R-4-7 = Znaczników nigdy nie zabiera się z powrotem, zanim karta krainy jest ukończona. Tylko artefakt „Zastąpienie” odsyła znacznik do właściciela.
roam-rule-R-4-8 = Gdy kładziesz znacznik na polu, od razu dostajesz 1 monetę za każdy symbol monety na tym polu.
roam-rule-R-4-9 = Po rozłożeniu znaczników możesz zapłacić 2 monety za pusty znacznik użytego kształtu nad wolnym polem, położyć tam znacznik i dostać monety z tego pola. Zapełnij tyle pustych znaczników, na ile cię stać, także za monety zdobyte w tej turze.
roam-rule-R-4-10 = Wszyscy widzą, ile masz monet.
roam-rule-R-4-11 = Przebieg tury: 1 początek; 2 wybierz postać, obróć ją, ułóż, zastąp, rozłóż znaczniki, weź monety; 3 puste znaczniki, moneta, przesunięcie i odwrócenie w dowolnej kolejności; 4 placówka; 5 ukończone karty krain i licytacje; 6 kup artefakt; 7 sprawdź, czy to koniec.
roam-rule-R-4-12 = Postaci, która nigdzie się nie mieści, też wolno użyć: zakryj ją i niczego nie kładź.
roam-rule-R-5-1 = Na końcu tury ukończona jest każda karta krainy, która ma znaczniki na wszystkich 6 polach. Jeśli jest ich kilka, kolejność wybiera aktywny gracz; każdą rozlicza się do końca przed następną.
roam-rule-R-5-2 = Kto ma najwięcej znaczników na ukończonej karcie krainy, ten ją zdobywa.
roam-rule-R-5-3 = Remisujący gracze licytują monetami, zgodnie z ruchem wskazówek zegara, od aktywnego gracza. Każdy składa jedną ofertę, wyższą niż ostatnia i nie większą, niż ma monet, albo pasuje; pierwsza oferta może wynosić 0. Kto da najwięcej, płaci i zdobywa kartę, nikt inny nie płaci. Jeśli wszyscy spasują, pierwszy z nich zdobywa ją za 0.
roam-rule-R-5-4 = Zdobywca kładzie kartę odkrytą, stroną z postacią do góry, obok swoich pozostałych, i od razu się ona liczy. Wszystkie znaczniki z tej karty wracają do właścicieli. Lukę wypełnia wierzchnia karta stosu, obrócona jak poprzednia; gdy stos jest pusty, luka nie należy już do mapy.
roam-rule-R-5-5 = Każdy inny, kto ma znacznik na ukończonej karcie krainy, dostaje dokładnie 1 monetę, także remisujący, którzy przegrali.
roam-rule-R-5-6 = Monety z jednej karty krainy można w tej samej turze zaoferować za późniejszą albo wydać na artefakt. Monetę za przegraną kartę dostaje się dopiero po jej licytacji.
roam-rule-R-6-1 = Gdy ktoś zdobędzie swoją dziesiątą postać, licząc startowe, dogrywa się rundę, żeby wszyscy mieli tyle samo tur. Można mieć więcej niż dziesięć.
roam-rule-R-6-2 = Dodaj punkty swoich postaci i artefaktów oraz 3 za placówkę. Wygrywa najwięcej punktów; potem najwięcej monet; potem zwycięstwo jest wspólne.
roam-rule-R-6-3 = Gra kończy się też po 10 kolejnych rundach, w których na wolnym polu nie pojawia się żaden znacznik i żadna karta krainy nie zostaje ukończona. Zastąpienia i przesunięcia się nie liczą.
roam-rule-R-6-4 = Liczy się też dziesiąta postać zdobyta w turze przeciwnika. Tę turę gra się do końca, razem z zakupem; jeśli jest ostatnia w rundzie, gra się na niej kończy. Zakryte postacie i artefakty też punktują.
roam-rule-R-7-1 = Na końcu swojej tury, po ukończonych kartach krain, możesz kupić jeden z wyłożonych artefaktów. Rząd 4 artefaktów uzupełnia się ze stosu, dopóki starcza. Kupiony artefakt jest odkryty i czeka na kolejne tury. Możesz mieć ich dowolnie wiele.
roam-rule-R-7-2 = Artefaktu używasz, zakrywając go, tylko we własnej turze; w jednej turze możesz użyć dowolnie wielu.
roam-rule-R-7-3 = Gdy odpoczywasz, odkrywasz też swoje artefakty. Odkryte artefakty nie podnoszą ceny wczesnego odpoczynku.
roam-rule-R-7-4 = Darmowy pusty znacznik: połóż bez opłaty znacznik w miejscu jednego pustego znacznika użytego kształtu nad wolnym polem i weź jego monety. Jeden pusty znacznik na każdy artefakt, tylko razem z postacią.
roam-rule-R-7-5 = Zastąpienie: podczas rozkładania kratka nad znacznikiem przeciwnika zastępuje go znacznikiem z twoich zasobów, zamiast zostać pominięta, a ty dostajesz monety z tego pola. Przeciwnik odzyskuje swój znacznik. Jeden znacznik na każdy artefakt, tylko razem z postacią; działa też na zapełniane puste znaczniki.
roam-rule-R-7-6 = Moneta: weź 1 monetę.
roam-rule-R-7-7 = Obrót: obróć kształt, którego zaraz użyjesz, razem z pustymi znacznikami, o 90° zgodnie z ruchem wskazówek zegara. Kilka obrotów się sumuje.
roam-rule-R-7-8 = Przesunięcie: przesuń jeden znacznik dowolnego gracza na sąsiednie puste pole, ale nie po skosie. Nie daje to monet. Znacznik może przejść na inną kartę krainy i może jakąś kartę ukończyć.
roam-rule-R-7-9 = Odwrócenie: odkryj albo zakryj jedną ze swoich postaci, nawet ostatnią odkrytą na początku tury, żeby odkryć wszystkie. Nigdy nie daje drugiego użycia postaci w tej turze, ale może przygotować użytą postać na następną.
roam-rule-R-7-10 = Monety, przesunięcia i odwrócenia używa się na początku tury albo po rozłożeniu znaczników, nigdy w trakcie rozkładania.
roam-rule-R-7-11 = Artefakty można dowolnie łączyć.
roam-rule-R-8-1 = W wariancie „Placówka” pierwszy gracz, który we własnej turze ma znacznik przeciwnika otoczony własnymi znacznikami na wszystkich 8 sąsiednich polach, bierze placówkę i ją zatrzymuje: 3 punkty.
roam-rule-R-8-2 = Wszystkie 8 sąsiednich pól musi leżeć na mapie, więc znacznik przy krawędzi nigdy się nie liczy. Sprawdza się to raz, gdy skończysz swoje akcje, a zanim ukończone karty krain opuszczą mapę. Granice kart nie mają znaczenia.
roam-rule-R-9-1 = W wariancie „Stosy znaczników” na polu mogą leżeć dwa znaczniki, jednego gracza albo dwóch. Drugi znacznik też daje monety z pola.
roam-rule-R-9-2 = Karta krainy jest ukończona, gdy wszystkie 6 pól jest zajętych, przez jeden znacznik albo dwa. Do przewagi liczą się wszystkie znaczniki; remisy licytuje się jak zwykle.
roam-rule-R-9-3 = Pole jest wolne, dopóki leży na nim mniej niż dwa znaczniki: kratkę nad pojedynczym znacznikiem, twoim czy przeciwnika, trzeba zapełnić. Pomija się tylko pełne pola.
roam-rule-R-9-4 = Kolejność w stosie nie ma znaczenia: zastąpienie i przesunięcie mogą dotyczyć każdego z dwóch znaczników. Zastąpienie działa też tam, gdzie jest jeszcze miejsce; liczba znaczników się nie zmienia.
roam-rule-R-9-5 = Na potrzeby placówki pole jest twoje, jeśli leży na nim twój znacznik, a w środku liczy się każdy znacznik przeciwnika.

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
