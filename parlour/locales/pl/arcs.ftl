# Arcs

# Words of several messages

-arcs-red = Czerwony
-arcs-blue = Niebieski
-arcs-yellow = Żółty
-arcs-green = Zielony
-arcs-frontiers = Rubieże
-arcs-homelands = Ojczyzny
-arcs-core-conflict = Konflikt w Centrum
-arcs-mix-up = Mieszanka

## Seats

arcs-seat-red = { -arcs-red }
arcs-seat-blue = { -arcs-blue }
arcs-seat-yellow = { -arcs-yellow }
arcs-seat-green = { -arcs-green }

## Options

arcs-option-players = Gracze
    .help = Ilu was gra: dwóch, trzech czy czterech graczy.
arcs-option-first = Pierwszy gracz
    .help = Kto ma inicjatywę na początku. Dalej gra toczy się zgodnie z ruchem wskazówek zegara.
arcs-option-first-random = Losowo
arcs-option-setup = Karta przygotowania
    .help = Które gromady są poza grą i gdzie kto zaczyna. Każda liczba graczy ma własne karty.
arcs-option-setup-random = Losowa
arcs-option-setup-frontiers = { -arcs-frontiers }
arcs-option-setup-homelands = { -arcs-homelands }
arcs-option-setup-core-conflict = { -arcs-core-conflict }
arcs-option-setup-mix-up = { -arcs-mix-up }
arcs-option-setup-mix-up-1 = { -arcs-mix-up } 1
arcs-option-setup-mix-up-2 = { -arcs-mix-up } 2
arcs-option-setup-mix-up-3 = { -arcs-mix-up } 3
arcs-option-split_discard = Osobne stosy odrzuconych kart
    .help = Wariant: karty akcji zagrane odkryte odrzuca się odkryte, na osobny stos.
arcs-option-leaders = Przywódcy i wiedza
    .help = Wariant: przed grą każdy wybiera kartę przywódcy i kartę wiedzy, z podstawowego pudełka, z dodatku albo z obu.
arcs-option-leaders-none = Bez nich
arcs-option-leaders-base = Podstawowe pudełko
arcs-option-leaders-pack = Dodatek „Leaders and Lore”
arcs-option-leaders-both = Pudełko i dodatek
arcs-option-two_lore = Po dwie karty wiedzy
    .help = W grze z przywódcami i wiedzą każdy wybiera dwie karty wiedzy zamiast jednej.
arcs-option-extra = Dalsze karty
    .help = W grze bierze udział dalszy zestaw kart: jego karty dworu wtasowuje się do talii dworu, a jego przywódców i wiedzę można wybierać.
arcs-option-extra-none = Bez nich

## Names of things

arcs-name-red = { -arcs-red }
arcs-name-blue = { -arcs-blue }
arcs-name-yellow = { -arcs-yellow }
arcs-name-green = { -arcs-green }

arcs-name-frontiers = { -arcs-frontiers }
arcs-name-homelands = { -arcs-homelands }
arcs-name-core-conflict = { -arcs-core-conflict }
arcs-name-mix-up = { -arcs-mix-up }
arcs-name-mix-up-1 = { -arcs-mix-up } 1
arcs-name-mix-up-2 = { -arcs-mix-up } 2
arcs-name-mix-up-3 = { -arcs-mix-up } 3

# The sentences need words whose nominative and accusative are the same.
arcs-name-material = materiał
arcs-name-fuel = paliwo
arcs-name-weapon = broń
arcs-name-relic = relikt
arcs-name-psionic = psionik

arcs-name-tycoon = Magnat
arcs-name-tyrant = Tyran
arcs-name-warlord = Wódz
arcs-name-keeper = Kustosz
arcs-name-empath = Empata

# Here too, except agent; fresh and damaged are said after the piece.
arcs-name-agent = agent
arcs-name-slot = puste miejsce
arcs-name-cloud = miasto w chmurach
arcs-name-ship = statek
arcs-name-city = miasto
arcs-name-starport = kosmoport
arcs-name-fresh = bez uszkodzeń
arcs-name-damaged = z uszkodzeniem

arcs-name-assault = szturm
arcs-name-skirmish = potyczka
arcs-name-raid = najazd
arcs-name-any = dowolne

# Faces of dice: + is written -
arcs-name-blank = pudło
arcs-name-hit = trafienie
arcs-name-hit-hit = 2 trafienia
arcs-name-self-hit = trafienie własne + trafienie
arcs-name-self-hit-hit = trafienie własne + 2 trafienia
arcs-name-intercept = przechwycenie
arcs-name-intercept-hit = przechwycenie + trafienie
arcs-name-intercept-key-key = przechwycenie + 2 klucze
arcs-name-self-key = trafienie własne + klucz
arcs-name-self-building = trafienie własne + trafienie w budynek
arcs-name-building-key = trafienie w budynek + klucz

arcs-name-1 = gromada 1
arcs-name-2 = gromada 2
arcs-name-3 = gromada 3
arcs-name-4 = gromada 4
arcs-name-5 = gromada 5
arcs-name-6 = gromada 6

arcs-name-1-gate = brama 1
arcs-name-1-arrow = strzałka 1
arcs-name-1-crescent = półksiężyc 1
arcs-name-1-hex = sześciokąt 1
arcs-name-2-gate = brama 2
arcs-name-2-arrow = strzałka 2
arcs-name-2-crescent = półksiężyc 2
arcs-name-2-hex = sześciokąt 2
arcs-name-3-gate = brama 3
arcs-name-3-arrow = strzałka 3
arcs-name-3-crescent = półksiężyc 3
arcs-name-3-hex = sześciokąt 3
arcs-name-4-gate = brama 4
arcs-name-4-arrow = strzałka 4
arcs-name-4-crescent = półksiężyc 4
arcs-name-4-hex = sześciokąt 4
arcs-name-5-gate = brama 5
arcs-name-5-arrow = strzałka 5
arcs-name-5-crescent = półksiężyc 5
arcs-name-5-hex = sześciokąt 5
arcs-name-6-gate = brama 6
arcs-name-6-arrow = strzałka 6
arcs-name-6-crescent = półksiężyc 6
arcs-name-6-hex = sześciokąt 6

## Action cards

arcs-name-administration = Administracja
arcs-name-administration-1 = Administracja 1
arcs-name-administration-2 = Administracja 2
arcs-name-administration-3 = Administracja 3
arcs-name-administration-4 = Administracja 4
arcs-name-administration-5 = Administracja 5
arcs-name-administration-6 = Administracja 6
arcs-name-administration-7 = Administracja 7
arcs-name-aggression = Agresja
arcs-name-aggression-1 = Agresja 1
arcs-name-aggression-2 = Agresja 2
arcs-name-aggression-3 = Agresja 3
arcs-name-aggression-4 = Agresja 4
arcs-name-aggression-5 = Agresja 5
arcs-name-aggression-6 = Agresja 6
arcs-name-aggression-7 = Agresja 7
arcs-name-construction = Rozbudowa
arcs-name-construction-1 = Rozbudowa 1
arcs-name-construction-2 = Rozbudowa 2
arcs-name-construction-3 = Rozbudowa 3
arcs-name-construction-4 = Rozbudowa 4
arcs-name-construction-5 = Rozbudowa 5
arcs-name-construction-6 = Rozbudowa 6
arcs-name-construction-7 = Rozbudowa 7
arcs-name-mobilization = Mobilizacja
arcs-name-mobilization-1 = Mobilizacja 1
arcs-name-mobilization-2 = Mobilizacja 2
arcs-name-mobilization-3 = Mobilizacja 3
arcs-name-mobilization-4 = Mobilizacja 4
arcs-name-mobilization-5 = Mobilizacja 5
arcs-name-mobilization-6 = Mobilizacja 6
arcs-name-mobilization-7 = Mobilizacja 7

## Guild cards

arcs-name-loyal-engineers = Lojalni Inżynierowie
    .text = Zachowujesz tę kartę, gdy wywołujesz oburzenie. Każdy zasób, objęty oburzeniem czy nie, możesz wydać jako materiał; oburzenie nigdy nie odbiera ci akcji za materiał.
arcs-name-mining-interest = Lobby Górnicze
    .text = Produkcja (budowa): zyskaj 1 materiał. Preludium: odrzuć tę kartę, by zyskać dowolną liczbę żetonów materiału, najwyżej 1 na każde swoje puste miejsce na zasób; gdy rezerwa się skończy, resztę możesz ukraść po jednym.
arcs-name-material-cartel = Kartel Materiałowy
    .text = Rezerwa materiału liczy się jako twoja, także dla Magnata, ale nie możesz jej wydać, nikt nie może jej ukraść i wszyscy nadal zyskują z niej materiał. Po każdym punktowaniu przeciwnicy odrzucają wszystkie żetony materiału. Preludium: odrzuć tę kartę, by ukraść 1 materiał.
arcs-name-admin-union = Związek Administratorów
    .text = Preludium: połóż tę kartę obok karty Administracji, którą ktokolwiek zagrał odkrytą w tej rundzie. Na końcu rundy dobierz tamtą kartę i odrzuć tę. Do tego czasu nie można jej ukraść, do niczego się nie liczy i oburzenie jej nie dotyczy.
arcs-name-construction-union = Związek Budowniczych
    .text = Preludium: połóż tę kartę obok karty Rozbudowy, którą ktokolwiek zagrał odkrytą w tej rundzie. Na końcu rundy dobierz tamtą kartę i odrzuć tę. Do tego czasu nie można jej ukraść, do niczego się nie liczy i oburzenie jej nie dotyczy.
arcs-name-fuel-cartel = Kartel Paliwowy
    .text = Rezerwa paliwa liczy się jako twoja, także dla Magnata, ale nie możesz jej wydać, nikt nie może jej ukraść i wszyscy nadal zyskują z niej paliwo. Po każdym punktowaniu przeciwnicy odrzucają wszystkie żetony paliwa. Preludium: odrzuć tę kartę, by ukraść 1 paliwo.
arcs-name-loyal-pilots = Lojalni Piloci
    .text = Zachowujesz tę kartę, gdy wywołujesz oburzenie. Każdy zasób, objęty oburzeniem czy nie, możesz wydać jako paliwo; oburzenie nigdy nie odbiera ci akcji za paliwo.
arcs-name-gatekeepers = Strażnicy Bram
    .text = Gdy atakujesz przy bramie, możesz rzucić nawet 2 kośćmi więcej. Preludium: odrzuć tę kartę, by umieścić 1 statek przy każdej bramie w grze; gdy statków jest za mało, wybierasz bramy.
arcs-name-shipping-interest = Lobby Transportowe
    .text = Synteza (budowa): zyskaj 1 paliwo. Preludium: odrzuć tę kartę, by zyskać dowolną liczbę żetonów paliwa, najwyżej 1 na każde swoje puste miejsce na zasób; gdy rezerwa się skończy, resztę możesz ukraść po jednym.
arcs-name-spacing-union = Związek Astronautów
    .text = Preludium: połóż tę kartę obok karty Mobilizacji, którą ktokolwiek zagrał odkrytą w tej rundzie. Na końcu rundy dobierz tamtą kartę i odrzuć tę. Do tego czasu nie można jej ukraść, do niczego się nie liczy i oburzenie jej nie dotyczy.
arcs-name-arms-union = Związek Zbrojeniowy
    .text = Preludium: połóż tę kartę obok karty Agresji, którą ktokolwiek zagrał odkrytą w tej rundzie. Na końcu rundy dobierz tamtą kartę i odrzuć tę. Do tego czasu nie można jej ukraść, do niczego się nie liczy i oburzenie jej nie dotyczy.
arcs-name-prison-wardens = Nadzorcy Więzień
    .text = Werbunek (budowa): zwróć dowolną liczbę swoich jeńców i zyskaj za każdego 1 dowolny zasób. Egzekucja (wpływ): przenieś dowolną liczbę swoich jeńców do swoich trofeów. Preludium: odrzuć tę kartę, by umieścić 3 statki w układzie, który kontrolujesz.
arcs-name-skirmishers = Harcownicy
    .text = Raz w każdej swojej bitwie, po rzucie, możesz przerzucić najwyżej tyle kości potyczki, ile masz broni, licząc razem żetony i karty gildii, z tą włącznie. Preludium: odrzuć tę kartę, by umieścić 3 statki w układzie, który kontrolujesz.
arcs-name-court-enforcers = Egzekutorzy Dworu
    .text = Uprowadzenie (bitwa): pojmij wszystkich agentów przeciwników z karty dworu, na której jest ich mniej, niż masz broni, licząc razem żetony i karty gildii, z tą włącznie. Preludium: odrzuć tę kartę, by umieścić 3 statki w układzie, który kontrolujesz.
arcs-name-loyal-marines = Lojalni Komandosi
    .text = Zachowujesz tę kartę, gdy wywołujesz oburzenie. Każdy zasób, objęty oburzeniem czy nie, możesz wydać jako broń; oburzenie nigdy nie odbiera ci działania broni. Preludium: odrzuć tę kartę, by umieścić 3 statki w układzie, który kontrolujesz.
arcs-name-lattice-spies = Szpiedzy Sieci
    .text = Preludium, jako jego pierwsza akcja: odrzuć tę kartę, by przejąć inicjatywę, jeśli nikt jej w tej rundzie nie przejął. Potem w tej turze nie możesz już kartą akcji ogłosić ambicji ani przejąć inicjatywy.
arcs-name-farseers = Jasnowidze
    .text = Gdy ogłaszasz ambicję, obejrzyj rękę przeciwnika; możesz zamienić się z nim jedną kartą. Preludium: odrzuć tę kartę i dowolną liczbę kart z ręki, potem dobierz tyle samo i jeszcze jedną ze spodu stosu odrzuconych kart akcji.
arcs-name-secret-order = Tajny Zakon
    .text = Gdy ogłaszasz ambicję Kustosz lub Empata, nie kładzie się znacznika zera.
arcs-name-loyal-empaths = Lojalni Empaci
    .text = Zachowujesz tę kartę, gdy wywołujesz oburzenie. Każdy zasób, objęty oburzeniem czy nie, możesz wydać jako psionik; oburzenie nigdy nie odbiera ci akcji za psionik.
arcs-name-silver-tongues = Złotouści
    .text = Preludium: odrzuć tę kartę, by ukraść jedną kartę gildii albo jeden zasób.
arcs-name-loyal-keepers = Lojalni Kustosze
    .text = Zachowujesz tę kartę, gdy wywołujesz oburzenie. Każdy zasób, objęty oburzeniem czy nie, możesz wydać jako relikt; oburzenie nigdy nie odbiera ci akcji za relikt.
arcs-name-sworn-guardians = Zaprzysiężeni Strażnicy
    .text = Przeciwnicy nie mogą kraść twoich zasobów ani innych twoich kart gildii. Jeśli ta karta zostanie skradziona, jest pogrzebana.
arcs-name-elder-broker = Sędziwy Pośrednik
    .text = Handel (podatek): wybierz miasto przeciwnika, które kontrolujesz; weź od właściciela 1 zasób rodzaju jego planety i daj 1 zasób rodzaju, którego właściciel nie ma. Preludium: odrzuć tę kartę, by zyskać 1 materiał, 1 paliwo i 1 broń.
arcs-name-relic-fence = Paser Reliktów
    .text = Preludium, raz na turę: odrzuć 1 zasób, by zyskać 1 relikt.
arcs-name-galactic-bards = Galaktyczni Bardowie
    .text = Gdy przebijasz lub robisz zwrot, zanim wykonasz jakąkolwiek akcję, możesz ogłosić ambicję swojej karty, jeśli w tej rundzie żadnej nie ogłoszono (z 7 dowolną). Nie kładzie się znacznika zera.

## Vox cards

arcs-name-mass-uprising = Masowe Powstanie
    .text = Po pozyskaniu: wybierz gromadę w grze i umieść 1 statek w każdym jej układzie; gdy statków jest za mało, wybierasz układy. Odrzuć tę kartę.
arcs-name-populist-demands = Żądania Ludu
    .text = Po pozyskaniu: możesz ogłosić dowolną ambicję, jeśli jest dostępny znacznik; nie kładzie się znacznika zera. Odrzuć tę kartę.
arcs-name-outrage-spreads = Fala Oburzenia
    .text = Po pozyskaniu: możesz wybrać rodzaj zasobu; każdy gracz, ty też, wywołuje oburzenie tego rodzaju. Odrzuć tę kartę.
arcs-name-song-of-freedom = Pieśń Wolności
    .text = Po pozyskaniu: możesz odesłać dowolne miasto, które kontrolujesz, swoje lub przeciwnika, na planszę jego właściciela; jeśli to zrobisz, możesz przejąć inicjatywę. Wtasuj tę kartę do talii dworu, zanim uzupełni się rząd.
arcs-name-guild-struggle = Walka Gildii
    .text = Po pozyskaniu: możesz ukraść 1 kartę gildii. Wtasuj wszystkie karty gildii ze stosu odrzuconych kart dworu do talii dworu. Odrzuć tę kartę.
arcs-name-call-to-action = Wezwanie do Działania
    .text = Po pozyskaniu: dobierz 1 kartę ze spodu stosu odrzuconych kart akcji. Odrzuć tę kartę.

## Leaders

arcs-name-elder = Nestor
    .text = Kochany: po bitwie przeciw tobie, w której atakujący wziął trofeum, możesz wykonać wpływ; przeciwnicy, którzy cię atakują, nie mogą plądrować dworu. Sprawiedliwy: za ambicję Tyran drugie miejsce nic ci nie daje, a pierwsze daje drugą wartość, bez premii za miasta.
arcs-name-mystic = Mistyk
    .text = Zestrojony: gdy opodatkowujesz akcją kopii lub zwrotu, zyskaj też 1 psionik. Tajemniczy: zaczynasz z oburzeniem (materiał i paliwo).
arcs-name-fuel-drinker = Paliwopijca
    .text = Nienasycony: gdy opodatkowujesz akcją kopii lub zwrotu, zyskaj też 1 paliwo. Rozrzutny: po punktowaniu odrzuć całe swoje paliwo, jeśli punktowano ambicję Magnat.
arcs-name-upstart = Parweniusz
    .text = Ambitny: gdy ogłaszasz ambicję, możesz zyskać 1 dowolny zasób. Niedoświadczony: nie możesz opodatkować miast, których nie kontrolujesz, nawet własnych.
arcs-name-rebel = Buntownik
    .text = Oddany sprawie: gdy atakujesz, zawsze rzucasz 2 kośćmi więcej, niż wybierzesz. Niezorganizowany: nie możesz przesunąć więcej niż 2 statków naraz.
arcs-name-warrior = Wojownik
    .text = Taktyczny: gdy toczysz bitwę akcją kopii lub zwrotu, możesz przed nią lub po niej wykonać ruch; po ruchu przed nią musisz ją stoczyć. Gwałtowny: za ambicję Empata drugie miejsce nic ci nie daje, a pierwsze daje drugą wartość, bez premii za miasta.
arcs-name-feastbringer = Szafarz Uczt
    .text = Charyzmatyczny: gdy pozyskujesz akcją kopii lub zwrotu, możesz przedtem lub potem wykonać wpływ; po wpływie przedtem musisz pozyskać kartę. Hojny: by ogłosić ambicję, daj kartę gildii przeciwnikowi, który ma najmniej potęgi.
arcs-name-demagogue = Demagog
    .text = Śmiały: gdy ogłaszasz ambicję, możesz umieścić do 1 agenta na każdej karcie dworu. Podejrzliwy: nie możesz pozyskać karty gildii, na której masz tylko 1 agenta.
arcs-name-archivist = Archiwista
    .text = Uczony: po przygotowaniu dobierz 5 kart wiedzy, 2 z nich zachowaj jako dodatkowe, a 3 usuń. Akademicki: za ambicję Magnat drugie miejsce nic ci nie daje, a pierwsze daje drugą wartość, bez premii za miasta.
arcs-name-overseer = Nadzorca
    .text = Bezwzględny: raz na turę, po opodatkowaniu miasta lub budowie statku przy kosmoporcie (nawet bez statków), możesz trafić ten budynek i powtórzyć to bez punktu akcji. Zniszczony budynek przeciwnika to trofeum, miasto wywołuje oburzenie. Znienawidzony: w przygotowaniu usuwasz 2 statki i 3 agentów.
arcs-name-corsair = Korsarz
    .text = Podstępny: gdy atakujesz, możesz raz przerzucić najwyżej tyle kości najazdu, ile masz rodzajów zasobów. Ostrożny: gdy atakujesz, nie możesz rzucić większą liczbą kości szturmu niż kości potyczki.
arcs-name-noble = Arystokrata
    .text = Ustosunkowany: gdy ogłaszasz ambicję, na której nie ma jeszcze znacznika, pozyskaj wierzchnią kartę talii dworu. Wpływowy: akcją kopii lub zwrotu możesz wykonać wpływ dwa razy. Dumny: punktujesz tylko za pierwsze miejsce, którego z nikim nie dzielisz.
arcs-name-anarchist = Anarchista
    .text = Rozproszony: w przygotowaniu usuwa się 2 twoje skrajne lewe miasta. Porywający: tam, gdzie masz statki, możesz opodatkować miasta przeciwników, także te, których nie kontrolujesz, oraz puste miejsca na budynki. Pryncypialny: nie możesz opodatkować własnych miast.
arcs-name-shaper = Demiurg
    .text = Mityczny: gdy opodatkujesz miasto, możesz położyć na jego planecie 1 swój zasób, z miejsca na zasób albo ze swojego kartelu; odtąd to jej rodzaj, raz na każdą planetę. Pradawny: katapultujesz nie z kosmoportów, lecz z bram.
arcs-name-agitator = Agitator
    .text = Podżegacz: gdy opodatkowujesz akcją kopii lub zwrotu, zyskaj też 1 broń. Nieregularny: atakujący, których przechwytujesz, dostają tyle trafień, ile masz broni, licząc razem żetony i karty gildii, zamiast liczby nieuszkodzonych statków; potem odrzuć 1 broń.
arcs-name-quartermaster = Kwatermistrz
    .text = Odporny: po każdej swojej bitwie napraw tam po 1 swoim statku za każdy kosmoport, który kontrolujesz na mapie. Chciwy: zaczynasz z oburzeniem (materiał).

## Lore

arcs-name-tool-priests = Kapłani Narzędzi
    .text = Przywołanie (budowa): raz na turę zbuduj 1 statek przy dowolnym mieście, które kontrolujesz, także przeciwnika.
arcs-name-galactic-rifles = Galaktyczne Działa
    .text = Ostrzał (bitwa): ostrzelaj przeciwnika w sąsiednim układzie: rzuć 1 kością potyczki za każdy swój nieuszkodzony statek w układzie, z którego strzelasz, najwyżej 6. Każde trafienie idzie w statek, potem w budynek. To, co zmienia bitwy, się nie liczy.
arcs-name-sprinter-drives = Napędy Sprinterskie
    .text = Po twoim ruchu grupa nieuszkodzonych statków, które leciały i są w jednym układzie, może polecieć jeszcze raz.
arcs-name-mirror-plating = Lustrzany Pancerz
    .text = Gdy się bronisz, a w rzucie jest jakakolwiek kość szturmu, dodaj 1 przechwycenie do rzutu atakującego.
arcs-name-hidden-harbors = Ukryte Przystanie
    .text = Zawsze budujesz statki nieuszkodzone. Tam, gdzie bronisz się z nieuszkodzonym kosmoportem, atakujący nie może brać kości najazdu.
arcs-name-signal-breaker = Zakłócacz Sygnałów
    .text = Gdy atakujesz, a na początku bitwy żaden twój statek w tym układzie nie był uszkodzony, zignoruj 1 przechwycenie ze swojego rzutu.
arcs-name-repair-drones = Drony Naprawcze
    .text = Po bitwie, w której atakujesz, napraw 1 atakujący statek.
arcs-name-gate-ports = Porty przy Bramach
    .text = Możesz budować kosmoporty przy bramach, łącznie najwyżej 1 na bramę. Za każdym razem, gdy przeciwnik przesuwa statki do bramy, którą kontrolujesz i przy której masz nieuszkodzony kosmoport, pojmij 1 agenta tego przeciwnika.
arcs-name-cloud-cities = Miasta w Chmurach
    .text = Możesz budować miasta na planetach poza miejscami na budynki, łącznie najwyżej 1 na planetę, jeśli wydasz też 1 zasób jej rodzaju.
arcs-name-living-structures = Żywe Konstrukcje
    .text = Pielęgnacja (budowa): opodatkuj jedno swoje miasto. Przycięcie (naprawa): zastąp dowolny swój kosmoport na miejscu na budynek miastem albo miasto kosmoportem; uszkodzony budynek pozostaje uszkodzony.
arcs-name-gate-stations = Stacje przy Bramach
    .text = Możesz budować miasta przy bramach, łącznie najwyżej 1 na bramę. Takie miasto ma wszystkie rodzaje miast w swojej gromadzie: opodatkuj je za jeden z nich; kto je zniszczy, wywołuje oburzenie wszystkich tych rodzajów.
arcs-name-railgun-arrays = Baterie Dział Szynowych
    .text = Gdy bronisz się z nieuszkodzonym statkiem, atakujący dostaje 1 trafienie, zanim weźmie kości.
arcs-name-ancient-holdings = Pradawne Włości
    .text = Masz o jedno miejsce na zasób więcej, z kosztem najazdu 4.
arcs-name-seeker-torpedoes = Torpedy Samonaprowadzające
    .text = Gdy atakujesz, możesz raz przerzucić do 1 kości szturmu za każdy swój nieuszkodzony statek w tym układzie.
arcs-name-predictive-sensors = Czujniki Predykcyjne
    .text = Gdy się bronisz, zanim atakujący weźmie kości, możesz przesunąć do bitwy dowolną liczbę swoich nieuszkodzonych statków z sąsiednich układów; z każdego układu to osobny ruch.
arcs-name-force-beams = Wiązki Siłowe
    .text = Kierowanie (ruch): przesuń dowolne statki kogokolwiek między swoim nieuszkodzonym kosmoportem a sąsiednim układem, w dowolną stronę. To, co zmienia ruchy, się nie liczy.
arcs-name-raider-exosuits = Egzoszkielety Najeźdźców
    .text = Gdy atakujesz tam, gdzie obrońca nie ma budynku, mimo to możesz wziąć 1 kość najazdu.
arcs-name-survival-overrides = Blokada Instynktu
    .text = Męczeństwo (ruch): zniszcz 1 swój nieuszkodzony statek, by zniszczyć tam 1 statek innego gracza, jako trofeum.
arcs-name-empaths-vision = Wizja Empaty
    .text = Dopóki ambicja Empata jest ogłoszona, po każdym swoim rzucie możesz raz przerzucić dowolną liczbę rzuconych kości. Preludium: odrzuć tę kartę, by zdjąć swoje oburzenie (psionik).
arcs-name-empaths-bond = Więź Empaty
    .text = Dopóki ambicja Empata jest ogłoszona, możesz opodatkować miasta przeciwników, budować statki przy ich kosmoportach i katapultować z nich, jakby były twoje: nie musisz ich kontrolować, a podatek nie daje jeńca. Dla innych kart pozostają budynkami przeciwnika.
arcs-name-keepers-trust = Zaufanie Kustosza
    .text = Dopóki ambicja Kustosz jest ogłoszona, przeciwnicy nie mogą ci kraść zasobów rodzaju, który sami mają. Preludium: odrzuć tę kartę, by zdjąć swoje oburzenie (relikt).
arcs-name-keepers-solidarity = Solidarność Kustosza
    .text = Dopóki ambicja Kustosz jest ogłoszona, przeciwnicy nie mogą ci ukraść karty gildii, jeśli masz zasób jej rodzaju: na miejscu na zasób, na karcie albo jako rezerwę na swoim kartelu.
arcs-name-warlords-cruelty = Okrucieństwo Wodza
    .text = Dopóki ambicja Wódz jest ogłoszona, możesz ponownie opodatkować miasta opodatkowane już w tej turze. Preludium: odrzuć tę kartę, by zdjąć swoje oburzenie (broń).
arcs-name-warlords-terror = Terror Wodza
    .text = Dopóki ambicja Wódz jest ogłoszona, możesz w preludium zwracać trofea, by za każde wykonać raz wpływ.
arcs-name-tyrants-ego = Ego Tyrana
    .text = Dopóki ambicja Tyran jest ogłoszona, możesz w preludium zwracać jeńców, by za każdego wykonać raz pozyskanie. Preludium: odrzuć tę kartę, by zdjąć swoje oburzenie (broń).
arcs-name-tyrants-authority = Władza Tyrana
    .text = Aneksja (budowa), dopóki ambicja Tyran jest ogłoszona: zastąp dowolne miasto lub dowolny kosmoport przeciwnika, które kontrolujesz, swoim budynkiem tego samego rodzaju; uszkodzony budynek pozostaje uszkodzony.
arcs-name-tycoons-ambition = Ambicja Magnata
    .text = Preludium, jako jego pierwsza akcja, dopóki ambicja Magnat jest ogłoszona: odrzuć cały swój materiał i całe paliwo, by ogłosić jeszcze jedną, nieogłoszoną ambicję, bez znacznika zera. Potem w tej turze nie możesz już kartą akcji ogłosić ambicji ani przejąć inicjatywy.
arcs-name-tycoons-charm = Urok Magnata
    .text = Preludium, dopóki ambicja Magnat jest ogłoszona: odrzuć dowolną liczbę żetonów materiału i paliwa, by za każdy zyskać 1 dowolny zasób. Preludium: odrzuć tę kartę, by zdjąć swoje oburzenie (materiał i paliwo).

## What is being decided

arcs-name-redrawing = czy dobrać nową rękę
arcs-name-leading = którą kartę zagrać jako wiodącą
arcs-name-following = którą kartę zagrać
arcs-name-turn = co zrobić w swojej turze
arcs-name-arranging = jak ułożyć zasoby
arcs-name-overflowing = który zasób odrzucić
arcs-name-moving = ile statków przesunąć
arcs-name-catapulting = dokąd dalej niesie katapulta
arcs-name-dicing = którymi kośćmi rzucić
arcs-name-rerolling = które kości przerzucić
arcs-name-battling = w co idzie trafienie
arcs-name-filling = ile zasobów zyskać
arcs-name-ransacking = którą kartę dworu splądrować
arcs-name-raiding = co ukraść w najeździe
arcs-name-stealing = co ukraść
arcs-name-spending = co zrobić z wydanym zasobem
arcs-name-placing = gdzie umieścić statki
arcs-name-pressganging = którego jeńca zwrócić
arcs-name-gaining = który zasób zyskać
arcs-name-executing = na którym jeńcu wykonać egzekucję
arcs-name-trading = który zasób dać
arcs-name-fencing = który zasób odrzucić za relikt
arcs-name-discarding = które karty odrzucić
arcs-name-looking = czyją rękę obejrzeć
arcs-name-swapping = którą kartę zamienić
arcs-name-vox-card = jak odpowiedzieć na kartę głosu
arcs-name-seizing = czy przejąć inicjatywę
arcs-name-drafting = którą kartę wybrać
arcs-name-learning = którą wiedzę zachować
arcs-name-picking = jaki zasób zyskać
arcs-name-influencing = na którą kartę dworu wpłynąć
arcs-name-securing = którą kartę dworu pozyskać
arcs-name-granting = którą kartę gildii oddać
arcs-name-redeclaring = którą ambicję ogłosić
arcs-name-shaping = który zasób położyć na planecie
arcs-name-overseeing = czy trafić budynek
arcs-name-railing = który twój statek dostaje trafienie
arcs-name-sensing = które statki dołączają
arcs-name-recasting = które z kości rzucić ponownie
arcs-name-aiming = skąd strzelasz
arcs-name-guiding = iloma statkami pokierować
arcs-name-martyring = który statek zniszczyć
arcs-name-annexing = czyj budynek zaanektować
arcs-name-bartering = czym handlować
arcs-name-clouding = co wydać na miasto
arcs-name-sprinting = czy statki lecą jeszcze raz
arcs-name-advancing = które statki lecą przed bitwą
arcs-name-attacking = kogo zaatakować
arcs-name-maneuvering = czy wykonać ruch po bitwie
arcs-name-telling-apart = który budynek wybrać
arcs-name-following-up = co będzie pierwsze

## What the player is asked

arcs-step-redrawing = Zachowaj rękę albo odrzuć ją i dobierz nową.
arcs-step-leading = Zagraj kartę wiodącą albo przekaż inicjatywę.
arcs-step-following = Przebij, skopiuj albo zrób zwrot kartą.
arcs-step-turn = Wykonaj akcję albo zakończ turę.
arcs-step-arranging = Wybierz zasób na najlepiej chronione z pozostałych miejsc.
arcs-step-overflowing = Masz więcej zasobów niż miejsc: wybierz jeden do odrzucenia.
arcs-step-moving = Wybierz, ile statków przesunąć.
arcs-step-catapulting = Statki mogą lecieć dalej: wybierz dokąd albo zatrzymaj je tutaj.
arcs-step-dicing = Wybierz kości: najwyżej jedną na każdy atakujący statek.
arcs-step-rerolling = Wybierz kości potyczki do przerzucenia albo żadnej.
arcs-step-battling = Wybierz element, w który idzie następne trafienie.
arcs-step-filling = Wybierz, ile zasobów zyskujesz; pozostałe zostają w rezerwie.
arcs-step-ransacking = Miasto jest zniszczone: wybierz kartę dworu, którą splądrujesz.
arcs-step-raiding = Wydaj klucze na kradzież albo zakończ najazd.
arcs-step-stealing = Wybierz, co ukraść.
arcs-step-spending = Wybierz akcję, za którą płaci twój zasób, albo zrezygnuj.
arcs-step-placing = Wybierz, gdzie umieścić statki.
arcs-step-pressganging = Zwróć kolejnego jeńca za zasób albo zakończ.
arcs-step-gaining = Wybierz zasób, który zyskujesz.
arcs-step-executing = Wykonaj egzekucję na kolejnym jeńcu albo zakończ.
arcs-step-trading = Wybierz zasób, który dajesz.
arcs-step-fencing = Wybierz zasób, który odrzucisz za relikt.
arcs-step-discarding = Odrzucaj karty z ręki albo zakończ: dobierzesz tyle samo i jeszcze jedną.
arcs-step-looking = Wybierz przeciwnika, którego rękę obejrzysz.
arcs-step-swapping = Zamień się kartą z przeciwnikiem: najpierw wybierz jego, potem swoją. Albo zrezygnuj.
arcs-step-vox-card = Wybierz, co robi karta głosu.
arcs-step-seizing = Przejmij inicjatywę albo zrezygnuj.
arcs-step-drafting = Wybierz kartę przywódcy albo kartę wiedzy.
arcs-step-learning = Wybierz wiedzę, którą zachowujesz; reszta jest usuwana.
arcs-step-picking = Wybierz zasób do zyskania.
arcs-step-influencing = Umieść agenta na karcie dworu.
arcs-step-securing = Wybierz kartę dworu, którą pozyskujesz.
arcs-step-granting = Żeby ogłosić ambicję, daj kartę gildii przeciwnikowi, który ma najmniej potęgi.
arcs-step-redeclaring = Ogłoś jeszcze jedną ambicję.
arcs-step-shaping = Połóż na planecie zasób, by zmienić jej rodzaj, albo zrezygnuj.
arcs-step-overseeing = Traf budynek, żeby użyć go jeszcze raz, albo zrezygnuj.
arcs-step-railing = Obrońca strzela pierwszy: wybierz statek, który dostaje trafienie.
arcs-step-sensing = Ktoś cię atakuje: z sąsiednich układów mogą dołączyć nieuszkodzone statki, każdy układ to osobny ruch. Wybierz skąd i ile albo zrezygnuj.
arcs-step-recasting = Wybieraj po jednej kości do przerzucenia, potem rzuć; albo zrezygnuj. Gdy pozwala na to kilka kart, najpierw wybierz, której używasz.
arcs-step-aiming = Wybierz układ, z którego strzelają nieuszkodzone statki.
arcs-step-guiding = Wybierz, iloma statkami kierujesz.
arcs-step-martyring = Wybierz statek, który też ginie.
arcs-step-annexing = Wybierz, czyj budynek anektujesz.
arcs-step-bartering = Wybierz zasób, który bierzesz, potem ten, który dajesz.
arcs-step-clouding = Wybierz zasób, który wydajesz na miasto w chmurach.
arcs-step-sprinting = Nieuszkodzone statki, które właśnie leciały, mogą polecieć jeszcze raz: wybierz albo zrezygnuj.
arcs-step-advancing = Wykonaj ruch przed bitwą.
arcs-step-attacking = Teraz wybierz bitwę.
arcs-step-maneuvering = Po bitwie możesz wykonać ruch albo zrezygnować.
arcs-step-telling-apart = Jest tam kilka takich budynków: wybierz, o który chodzi.
arcs-step-following-up = Wybierz, co będzie pierwsze: obejrzenie ręki przeciwnika (Jasnowidze) czy karta dworu, którą pozyskujesz (Ustosunkowany).
arcs-step-over = Gra jest skończona.

## Actions

arcs-action-end = Zakończ turę
arcs-action-stop = Zakończ tutaj
arcs-action-no = Zrezygnuj
arcs-action-pass = Przekaż inicjatywę
arcs-action-keep = Zostaw, jak jest
arcs-action-arrange = Ułóż zasoby
arcs-action-redraw = Dobierz nową rękę
arcs-action-lead = Zagraj jako wiodącą kartę { $card }
arcs-action-surpass = Przebij kartą { $card }
arcs-action-copy = Skopiuj zakrytą kartą { $card }
arcs-action-pivot = Zrób zwrot kartą { $card }
arcs-action-seize = Przejmij inicjatywę zakrytą kartą { $card }
arcs-action-seize-free = Przejmij inicjatywę
arcs-action-declare = Ogłoś ambicję { $ambition }
arcs-action-spend = Wydaj 1 { $resource }
arcs-action-spend-as = Wydaj 1 { $resource } jako { $as }
arcs-action-tax = Opodatkuj miasto w układzie { $at } (gracz: { $seat })
arcs-action-build = Zbuduj { $piece } w układzie { $at }
arcs-action-move = Leć z układu { $from } do układu { $to }
arcs-action-fresh = { $count ->
    [0] Nie przesuwaj nieuszkodzonych statków
    [one] Przesuń { $count } nieuszkodzony statek
    [few] Przesuń { $count } nieuszkodzone statki
    [many] Przesuń { $count } nieuszkodzonych statków
   *[other] Przesuń { $count } nieuszkodzonego statku
  }
arcs-action-damaged = { $count ->
    [0] Nie przesuwaj uszkodzonych statków
    [one] Przesuń { $count } uszkodzony statek
    [few] Przesuń { $count } uszkodzone statki
    [many] Przesuń { $count } uszkodzonych statków
   *[other] Przesuń { $count } uszkodzonego statku
  }
arcs-action-onward = Leć dalej do układu { $at }
arcs-action-repair = Napraw { $piece } w układzie { $at }
arcs-action-influence = Wpłyń na kartę „{ $court }”
arcs-action-secure = Pozyskaj kartę „{ $court }”
arcs-action-battle = Stocz bitwę w układzie { $at } (obrońca: { $seat })
arcs-action-dice = { $count ->
    [0] Nie rzucaj kośćmi ({ $die })
    [one] Rzuć { $count } kością ({ $die })
    [few] Rzuć { $count } kośćmi ({ $die })
    [many] Rzuć { $count } kośćmi ({ $die })
   *[other] Rzuć { $count } kości ({ $die })
  }
arcs-action-reroll = { $blanks ->
    [0] Przerzuć { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
      }
   *[other] { $hits ->
        [0] Przerzuć { $blanks ->
            [one] { $blanks } pudło
            [few] { $blanks } pudła
            [many] { $blanks } pudeł
           *[other] { $blanks } pudła
          }
       *[other] Przerzuć { $blanks ->
            [one] { $blanks } pudło
            [few] { $blanks } pudła
            [many] { $blanks } pudeł
           *[other] { $blanks } pudła
          } i { $hits ->
            [one] { $hits } trafienie
            [few] { $hits } trafienia
            [many] { $hits } trafień
           *[other] { $hits } trafienia
          }
      }
  }
arcs-action-hit = Traf { $piece } { $state }
arcs-action-ransack = Splądruj kartę „{ $court }”
arcs-action-steal = Ukradnij z miejsca { $slot } (gracz: { $seat })
arcs-action-take = Ukradnij kartę „{ $court }”
arcs-action-protect = Połóż 1 { $resource } na najlepiej chronionym z pozostałych miejsc
arcs-action-discard = Odrzuć 1 { $resource }
arcs-action-gain = Zyskaj 1 { $resource }
arcs-action-give = Daj 1 { $resource }
arcs-action-outrage = Szerz oburzenie ({ $resource })
arcs-action-use = Użyj karty „{ $court }”
arcs-action-manufacture = Wyprodukuj 1 materiał
arcs-action-synthesize = Zsyntetyzuj 1 paliwo
arcs-action-pressgang = Zwerbuj jeńca (gracz: { $seat })
arcs-action-execute = Wykonaj egzekucję na jeńcu (gracz: { $seat })
arcs-action-abduct = Uprowadź agentów z karty „{ $court }”
arcs-action-trade = Handluj z miastem w układzie { $at } (gracz: { $seat })
arcs-action-attach = Połóż związek obok karty { $card }
arcs-action-look = Obejrzyj rękę (gracz: { $seat })
arcs-action-hand = Wybierz z ręki kartę { $card }
arcs-action-theirs = Weź z ręki przeciwnika kartę { $card }
arcs-action-place = Umieść statki w układzie { $at }
arcs-action-cluster = Wybierz gromadę { $cluster }
arcs-action-free = Odeślij miasto z układu { $at } (gracz: { $seat })
arcs-action-draft = Wybierz przywódcę „{ $leader }”
arcs-action-draft-lore = Weź kartę wiedzy „{ $lore }”
arcs-action-use-lore = Użyj karty wiedzy „{ $lore }”
arcs-action-tax-slot = Opodatkuj puste miejsce w układzie { $at }
arcs-action-build-cloud = Zbuduj miasto w chmurach w układzie { $at }
arcs-action-fire = Ostrzelaj układ { $at } (gracz: { $seat })
arcs-action-from = Strzelaj z układu { $at }
arcs-action-summon = Przywołaj statek w układzie { $at }
arcs-action-nurture = Pielęgnacja: opodatkuj swoje miasto w układzie { $at }
arcs-action-prune = Przycięcie: zastąp { $piece } w układzie { $at }
arcs-action-annex = Zaanektuj { $piece } w układzie { $at }
arcs-action-whose = Wybierz budynek (gracz: { $seat })
arcs-action-guide = Skieruj statki z układu { $from } do układu { $to }
arcs-action-martyr = Poświęć statek w układzie { $at }
arcs-action-sink = Zniszcz statek { $state } (gracz: { $seat })
arcs-action-again = Przerzuć kość ({ $die }): { $face }
arcs-action-roll = Rzuć wybranymi kośćmi
arcs-action-shape = Połóż 1 { $resource } na planecie
arcs-action-charm = Odrzuć 1 { $resource } za dowolny zasób
arcs-action-grant = Oddaj kartę „{ $court }”
arcs-action-release = Zwróć trofeum: { $piece } (gracz: { $seat })
arcs-action-ransom = Zwróć jeńca (gracz: { $seat })
arcs-action-advance = Najpierw ruch, potem bitwa
arcs-action-fill = { $count ->
    [0] Nie zyskuj żadnego zasobu
    [one] Zyskaj { $count } zasób
    [few] Zyskaj { $count } zasoby
    [many] Zyskaj { $count } zasobów
   *[other] Zyskaj { $count } zasobu
  }
arcs-action-shape-cartel = Połóż na planecie 1 { $resource } ze swojego kartelu
arcs-action-hit-cloud = Traf miasto w chmurach { $state }
arcs-action-which = Wybierz budynek { $state }
arcs-action-which-cloud = Wybierz miasto w chmurach { $state }
arcs-action-by-assault = Przerzuć teraz kości szturmu („Torpedy Samonaprowadzające”)
arcs-action-by-skirmish = Przerzuć teraz kości potyczki („Harcownicy”)
arcs-action-by-raid = Przerzuć teraz kości najazdu („Podstępny”)
arcs-action-by-any = Przerzuć teraz dowolne kości („Wizja Empaty”)
arcs-action-first-look = Najpierw obejrzyj rękę przeciwnika
arcs-action-first-secure = Najpierw pozyskaj wierzchnią kartę talii dworu

## Actions as a decision calls them that has better words for them: arcs-choice-DECISION-ACTION

arcs-choice-spending-no = Bez akcji: tylko wydaj zasób
arcs-choice-recasting-no = Zostaw kości, jak leżą

## What happened

arcs-event-setup = Karta przygotowania: { $setup }. Inicjatywę ma { $seat }.
arcs-event-court = Pierwsze karty dworu: { $row }.
arcs-event-start = { $seat } zaczyna w układach { $systems } i ma zasoby: { $resources }.
arcs-event-deal = Zaczyna się rozdział { $chapter }: każdy dostaje sześć kart. Inicjatywę ma { $seat }.
arcs-event-redraw = { $seat } odrzuca rękę i dobiera nową.
arcs-event-drawn = { $seat } dobiera karty: { $cards }.
arcs-event-round = Runda { $round }: prowadzi { $seat }.
arcs-event-pass = { $seat } przekazuje inicjatywę.
arcs-event-initiative = { $seat } dostaje inicjatywę.
arcs-event-lead = { $seat } zagrywa jako wiodącą kartę { $card }.
arcs-event-surpass = { $seat } przebija kartą { $card }.
arcs-event-copy = { $seat } kopiuje zakrytą kartą.
arcs-event-pivot = { $seat } robi zwrot kartą { $card }.
arcs-event-declare = { $second ->
    [0] { $seat } ogłasza ambicję { $ambition }. Potęga za pierwsze miejsce: { $first }, za drugie: nic.
   *[other] { $seat } ogłasza ambicję { $ambition }. Potęga za pierwsze miejsce: { $first }, za drugie: { $second }.
  }
arcs-event-zero = Znacznik zera przykrywa kartę { $card }: liczy się ona jako 0.
arcs-event-seize = { $seat } przejmuje inicjatywę.
arcs-event-look = { $seat } ogląda rękę przeciwnika (gracz: { $rival }).
arcs-event-seen = { $seat } widzi karty: { $cards }.
arcs-event-swap = { $seat } bierze kartę, którą ma { $rival }.
arcs-event-swap-back = { $seat } daje w zamian kartę, którą bierze { $rival }.
arcs-event-swapped = { $seat } dostaje kartę { $card }, którą oddaje { $giver }.
arcs-event-spend = { $seat } wydaje 1 { $resource }.
arcs-event-spend-as = { $seat } wydaje 1 { $resource } jako { $as }.
arcs-event-use = { $seat } używa karty „{ $court }”.
arcs-event-attach = { $seat } kładzie kartę „{ $court }” obok karty { $card }.
arcs-event-arrange = { $seat } układa zasoby, od najlepiej chronionego: { $resources }.
arcs-event-gain = { $seat } zyskuje 1 { $resource }.
arcs-event-discard = { $seat } odrzuca 1 { $resource }.
arcs-event-discard-all = { $seat } odrzuca { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
  } ({ $resource }).
arcs-event-discard-card = { $seat } odrzuca kartę „{ $court }”.
arcs-event-discard-hand = { $seat } odrzuca kartę akcji.
arcs-event-discarded = { $seat } odrzuca karty: { $cards }.
arcs-event-draw = { $count ->
    [0] { $seat } nic nie dobiera: nie ma już kart.
    [one] { $seat } dobiera { $count } kartę akcji.
    [few] { $seat } dobiera { $count } karty akcji.
    [many] { $seat } dobiera { $count } kart akcji.
   *[other] { $seat } dobiera { $count } karty akcji.
  }
arcs-event-draw-union = { $seat } dobiera kartę { $card } i odrzuca kartę „{ $court }”.
arcs-event-tax = { $seat } opodatkowuje miasto w układzie { $at }.
arcs-event-tax-rival = { $seat } opodatkowuje miasto w układzie { $at } (gracz: { $owner }).
arcs-event-capture = { $seat } pojmuje { $agents ->
    [one] { $agents } agenta
    [few] { $agents } agentów
    [many] { $agents } agentów
   *[other] { $agents } agenta
  } (gracz: { $owner }).
arcs-event-build = { $seat } buduje { $piece } w układzie { $at }.
arcs-event-build-damaged = { $seat } buduje { $piece } w układzie { $at }, od razu z uszkodzeniem, bo układ kontroluje przeciwnik.
arcs-event-build-nothing = { $seat } buduje statek w układzie { $at }, ale nie ma już żadnego do umieszczenia.
arcs-event-move = { $damaged ->
    [0] { $seat } przesuwa { $fresh ->
        [one] { $fresh } statek
        [few] { $fresh } statki
        [many] { $fresh } statków
       *[other] { $fresh } statku
      } z układu { $from } do układu { $to }.
   *[other] { $fresh ->
        [0] { $seat } przesuwa { $damaged ->
            [one] { $damaged } uszkodzony statek
            [few] { $damaged } uszkodzone statki
            [many] { $damaged } uszkodzonych statków
           *[other] { $damaged } uszkodzonego statku
          } z układu { $from } do układu { $to }.
       *[other] { $seat } przesuwa { $fresh ->
            [one] { $fresh } nieuszkodzony statek
            [few] { $fresh } nieuszkodzone statki
            [many] { $fresh } nieuszkodzonych statków
           *[other] { $fresh } nieuszkodzonego statku
          } i { $damaged ->
            [one] { $damaged } uszkodzony statek
            [few] { $damaged } uszkodzone statki
            [many] { $damaged } uszkodzonych statków
           *[other] { $damaged } uszkodzonego statku
          } z układu { $from } do układu { $to }.
      }
  }
arcs-event-repair = { $seat } naprawia { $piece } w układzie { $at }.
arcs-event-influence = { $seat } umieszcza agenta na karcie „{ $court }”.
arcs-event-secure = { $seat } pozyskuje kartę „{ $court }”.
arcs-event-refill = Nowa karta na dworze: { $court }.
arcs-event-battle = { $seat } atakuje w układzie { $at } (obrońca: { $owner }).
arcs-event-roll = { $seat } rzuca kośćmi ({ $die }): { $faces }.
arcs-event-damage = W układzie { $at } uszkodzenie odnosi { $piece } (gracz: { $owner }).
arcs-event-destroy = W układzie { $at } ginie { $piece } (gracz: { $owner }): to trofeum, które bierze { $seat }.
arcs-event-outrage = { $seat } wywołuje oburzenie ({ $resource }).
arcs-event-ransack = { $seat } plądruje dwór i pozyskuje kartę „{ $court }”.
arcs-event-trophies = { $agents ->
    [one] { $seat } bierze { $agents } agenta (gracz: { $owner }) jako trofeum.
    [few] { $seat } bierze { $agents } agentów (gracz: { $owner }) jako trofea.
    [many] { $seat } bierze { $agents } agentów (gracz: { $owner }) jako trofea.
   *[other] { $seat } bierze { $agents } agenta (gracz: { $owner }) jako trofeum.
  }
arcs-event-steal = { $seat } kradnie 1 { $resource } (właściciel: { $owner }).
arcs-event-take = { $seat } kradnie kartę „{ $court }” (właściciel: { $owner }).
arcs-event-bury = Skradziona karta zostaje pogrzebana pod talią dworu: { $court }.
arcs-event-place = { $seat } umieszcza { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
    [many] { $ships } statków
   *[other] { $ships } statku
  } w układzie { $at }.
arcs-event-manufacture = { $seat } produkuje materiał.
arcs-event-synthesize = { $seat } syntetyzuje paliwo.
arcs-event-pressgang = { $seat } werbuje jeńca: agent wraca do rezerwy (gracz: { $owner }).
arcs-event-execute = { $seat } wykonuje egzekucję na jeńcu: agent staje się trofeum (gracz: { $owner }).
arcs-event-abduct = { $seat } uprowadza agentów przeciwników z karty „{ $court }”.
arcs-event-trade = { $seat } handluje z miastem w układzie { $at } (gracz: { $owner }).
arcs-event-swap-resources = { $seat } bierze 1 { $taken } i daje 1 { $given } (gracz: { $owner }).
arcs-event-free = { $seat } odsyła miasto z układu { $at } na planszę.
arcs-event-free-rival = { $seat } uwalnia miasto w układzie { $at } (gracz: { $owner }): wraca ono na swoją planszę.
arcs-event-shuffle = Wtasowane do talii dworu: { $court }.
arcs-event-choose = { $seat } wybiera „{ $action }”.
arcs-event-answered = { $seat } ma tylko jedną możliwość: „{ $action }”.
arcs-event-end = { $seat } kończy turę.
arcs-event-round-end = Runda się kończy. Inicjatywę ma { $seat }.
arcs-event-chapter-end = Rozdział { $chapter } się kończy: ogłoszone ambicje są punktowane.
arcs-event-score = { $power ->
    [0] { $seat } zajmuje drugie miejsce w ambicji { $ambition }, które nie daje potęgi.
    [one] { $seat } zdobywa { $power } punkt potęgi za ambicję { $ambition }.
    [few] { $seat } zdobywa { $power } punkty potęgi za ambicję { $ambition }.
    [many] { $seat } zdobywa { $power } punktów potęgi za ambicję { $ambition }.
   *[other] { $seat } zdobywa { $power } punktu potęgi za ambicję { $ambition }.
  }
arcs-event-over = Gra jest skończona. Wygrywa { $seat }: { $power ->
    [one] { $power } punkt potęgi
    [few] { $power } punkty potęgi
    [many] { $power } punktów potęgi
   *[other] { $power } punktu potęgi
  }.
arcs-event-concede = { $seat } poddaje się.
arcs-event-reveal = Przywódcy do wyboru: { $leaders }. Karty wiedzy: { $lore }.
arcs-event-draft-leader = { $seat } wybiera przywódcę „{ $leader }”.
arcs-event-draft-lore = { $seat } bierze kartę wiedzy „{ $lore }”.
arcs-event-scrap = { $seat } usuwa z gry elementy ({ $piece }): { $count }.
arcs-event-outraged = { $seat } zaczyna z oburzeniem ({ $resource }).
arcs-event-draw-lore = { $seat } dobiera { $count ->
    [one] { $count } kartę wiedzy
    [few] { $count } karty wiedzy
    [many] { $count } kart wiedzy
   *[other] { $count } karty wiedzy
  }.
arcs-event-lore-drawn = { $seat } widzi karty wiedzy: { $lore }.
arcs-event-scrap-lore = { $seat } usuwa z gry { $count ->
    [one] { $count } kartę wiedzy
    [few] { $count } karty wiedzy
    [many] { $count } kart wiedzy
   *[other] { $count } karty wiedzy
  }.
arcs-event-use-lore = { $seat } używa karty wiedzy „{ $lore }”.
arcs-event-clear-outrage = { $seat } zdejmuje oburzenie ({ $resource }).
arcs-event-shape = { $seat } kładzie 1 { $resource } w układzie { $at }: to teraz rodzaj tej planety.
arcs-event-tax-slot = { $seat } opodatkowuje puste miejsce w układzie { $at }.
arcs-event-ruin = W układzie { $at } ginie { $piece } (gracz: { $owner }) i wraca do właściciela.
arcs-event-grant = { $seat } oddaje kartę „{ $court }”, którą dostaje { $rival }.
arcs-event-release = { $seat } zwraca trofeum: { $piece } (gracz: { $owner }).
arcs-event-ransom = { $seat } zwraca jeńca (gracz: { $owner }).
arcs-event-fire = { $seat } strzela z układu { $from } do układu { $at } (cel: { $owner }).
arcs-event-replace = { $seat } zastępuje { $piece } w układzie { $at } (gracz: { $owner }): teraz jest tam { $by }.
arcs-event-guide = { $seat } kieruje statki z układu { $from } do układu { $to } (gracz: { $owner }): nieuszkodzone { $fresh }, uszkodzone { $damaged }.

## Why not. No full stop: the rule follows.

arcs-no-over = Gra jest skończona
arcs-no-now = Nie teraz: decydujesz, { $what }
arcs-no-not-in-hand = Nie masz na ręce karty { $card }
arcs-no-must-follow = Karta wiodąca już leży: przebij ją, skopiuj albo zrób zwrot
arcs-no-must-lead = Zaczynasz rundę: zagraj kartę wiodącą albo przekaż inicjatywę
arcs-no-must-play = Przekazać inicjatywę może tylko gracz, który ma prowadzić, a w tej rundzie karta wiodąca już leży
arcs-no-surpass-suit = Przebić może tylko karta w kolorze wiodącym ({ $suit }); tą możesz skopiować albo zrobić zwrot
arcs-no-surpass-low = Żeby przebić, karta musi mieć numer wyższy niż karta wiodąca ({ $number }); tą możesz skopiować
arcs-no-pivot-suit = Zwrot robi się kartą w kolorze innym niż wiodący ({ $suit }); tą kartą możesz skopiować albo przebić, jeśli jest wyższa
arcs-no-played = Twoja karta na tę rundę już leży
arcs-no-late = To robi się przed wszystkimi innymi akcjami tury, a twoje akcje już się zaczęły
arcs-no-seize-holder = Masz już inicjatywę
arcs-no-seize-again = W tej rundzie inicjatywa była już przejęta, a można to zrobić tylko raz
arcs-no-seize-leave = Przejęcie inicjatywy kosztuje kartę z ręki, chyba że jakaś karta pozwala przejąć ją bez tego: podaj kartę
arcs-no-declare-follower = Ambicję ogłasza tylko prowadzący albo ktoś, kto przebija lub robi zwrot i ma kartę „Galaktyczni Bardowie”
arcs-no-declare-again = W tej rundzie ambicja jest już ogłoszona
arcs-no-declare-marker = Żaden znacznik ambicji nie jest dostępny
arcs-no-declare-number = Żeby ogłosić ambicję { $ambition }, potrzebujesz karty { $number } albo 7
arcs-no-prelude-over = Preludium skończyło się z pierwszą akcją twojej karty
arcs-no-prelude-none = Preludium zaczyna się, gdy zagrasz kartę
arcs-no-spend-none = Nie masz takiego zasobu do wydania: { $resource }
arcs-no-spend-as = Żeby wydać inny zasób jako { $resource }, potrzebujesz karty gildii „Lojalni…” tego rodzaju
arcs-no-card-not-yours = Karta „{ $court }” nie jest twoja
arcs-no-card-won = Karta „{ $court }” jest pozyskana w tym preludium: jej własne preludium czeka na późniejszą turę
arcs-no-card-no-prelude = Karta „{ $court }” nie ma preludium, którego można użyć
arcs-no-card-union = Karty „{ $court }” używasz, kładąc ją obok karty jej koloru: podaj której
arcs-no-card-once = Karta „{ $court }” jest w tej turze już użyta, a można to zrobić tylko raz
arcs-no-fence-empty = Nie masz zasobu, który można odrzucić za relikt
arcs-no-fence-relics = W rezerwie nie ma już reliktów
arcs-no-union = Nie masz związku dla koloru { $suit }
arcs-no-union-card = Karta { $card } nie leży odkryta: związek kładzie się obok karty zagranej w tej rundzie
arcs-no-pips = Wszystkie akcje twojej karty są już zużyte
arcs-no-suit = Ta akcja nie należy do koloru { $suit }
arcs-no-resource-action = Wydany zasób nie daje tej akcji
arcs-no-new-action = Nie masz karty, która daje ci teraz tę akcję
arcs-no-out-of-play = To niemożliwe: poza grą jest { $at }
arcs-no-tax-city = W układzie { $at } nie ma takiego miasta (gracz: { $owner })
arcs-no-tax-control = Miasto przeciwnika możesz opodatkować tylko tam, gdzie kontrolujesz układ, a układu { $at } nie kontrolujesz
arcs-no-tax-ships = Miasto przeciwnika możesz opodatkować tylko tam, gdzie masz statki, a w układzie { $at } nie masz żadnych
arcs-no-tax-twice = To miasto jest w tej turze już opodatkowane, a można to zrobić tylko raz
arcs-no-build-slot = W układzie { $at } nie ma pustego miejsca na budynek
arcs-no-build-piece = Budujesz tam, gdzie masz statek albo budynek, a w układzie { $at } nie masz ani jednego, ani drugiego
arcs-no-build-supply = Nie masz już takiego elementu do zbudowania: { $piece }
arcs-no-build-starport = W układzie { $at } nie ma kosmoportu, który buduje dla ciebie
arcs-no-build-twice = Każdy kosmoport buduje jeden statek na turę, a wszystkie, których możesz tam użyć, już to zrobiły
arcs-no-build-outside = W układzie { $at } poza miejscami na budynki stoi już { $piece }, a więcej takich budynków być nie może, bez względu na to, czyje są
arcs-no-move-ships = W układzie { $at } nie masz statków
arcs-no-move-adjacent = Z układu { $at } nie ma drogi do układu { $to }: nie sąsiadują ze sobą
arcs-no-repair = W układzie { $at } nie masz nic takiego do naprawy: { $piece }
arcs-no-row = Karta „{ $court }” nie leży w rzędzie dworu
arcs-no-row-empty = W rzędzie dworu nie ma żadnej karty
arcs-no-agents = Nie masz już agentów w rezerwie
arcs-no-secure-most = Na karcie „{ $court }” musisz mieć więcej agentów niż każdy z przeciwników
arcs-no-battle-self = Możesz atakować tylko przeciwników
arcs-no-battle-ships = W układzie { $at } nie masz statków, którymi można zaatakować
arcs-no-battle-pieces = { $owner } nie ma w układzie { $at } niczego, co można zaatakować
arcs-no-captives = Nie masz takich jeńców (gracz: { $owner })
arcs-no-abduct = Na karcie „{ $court }” muszą być agenci przeciwników, ale mniej, niż masz broni, licząc razem żetony i karty gildii: { $weapons }
arcs-no-trade-city = Handlujesz z miastem przeciwnika, które kontrolujesz, a { $owner } nie ma takiego w układzie { $at }
arcs-no-trade-swap = Do tego handlu właściciel musi mieć 1 { $resource }, a ty zasób, którego właściciel nie ma
arcs-no-trade-cartel = Właściciel ma ten zasób ({ $resource }) tylko na kartelu, a stamtąd handel nie może go zabrać
arcs-no-trade-gate = Do handlu w układzie { $at } właściciel musi mieć zasób rodzaju któregoś z miast tej gromady, a ty zasób, którego właściciel nie ma
arcs-no-dice-order = Najpierw wybierz, iloma kośćmi rzucasz ({ $die })
arcs-no-dice-many = { $most ->
    [0] Nie możesz rzucić już żadną kością
    [one] Możesz rzucić jeszcze najwyżej { $most } kością, a jednego rodzaju najwyżej 6
    [few] Możesz rzucić jeszcze najwyżej { $most } kośćmi, a jednego rodzaju najwyżej 6
    [many] Możesz rzucić jeszcze najwyżej { $most } kośćmi, a jednego rodzaju najwyżej 6
   *[other] Możesz rzucić jeszcze najwyżej { $most } kości, a jednego rodzaju najwyżej 6
  }
arcs-no-dice-none = Musisz rzucić co najmniej jedną kością
arcs-no-dice-raid = Kości najazdu można wziąć, gdy { $owner } ma w tym układzie budynek albo nie ma żadnego na mapie
arcs-no-reroll = Przerzucić możesz tylko kości potyczki z tego rzutu i najwyżej tyle, ile masz broni: { $most }
arcs-no-hit = To trafienie nie może pójść w { $piece } { $state }
arcs-no-ransack = Na karcie „{ $court }” nie ma takiego agenta (gracz: { $owner })
arcs-no-steal-whose = Kraść możesz tylko przeciwnikowi, a w najeździe tylko obrońcy
arcs-no-steal-empty = Na tym miejscu nie ma niczego, co wolno ci ukraść
arcs-no-steal-cost = Ta kradzież kosztuje { $cost ->
    [one] { $cost } klucz
    [few] { $cost } klucze
    [many] { $cost } kluczy
   *[other] { $cost } klucza
  }, a ty { $keys ->
    [0] nie masz już żadnego
   *[other] masz jeszcze { $keys }
  }
arcs-no-steal-guarded = „Zaprzysiężeni Strażnicy” nie pozwalają ukraść temu przeciwnikowi niczego innego
arcs-no-ships = { $most ->
    [0] Nie ma takich statków do przesunięcia
    [one] Jest tylko { $most } taki statek do przesunięcia
    [few] Są tylko { $most } takie statki do przesunięcia
    [many] Jest tylko { $most } takich statków do przesunięcia
   *[other] Jest tylko { $most } takiego statku do przesunięcia
  }
arcs-no-ships-none = Musisz przesunąć co najmniej jeden statek
arcs-no-onward-adjacent = Statki nie sąsiadują z układem { $at }
arcs-no-onward-again = Ostatni statek grupy nie może wrócić do układu { $at }: nie ma już innego, który by tu został
arcs-no-behind = Statki były już w układzie { $at }: żeby tam wrócić, muszą zostawić tutaj co najmniej jeden statek
arcs-no-token = Nie masz już takiego zasobu do wyboru: { $resource }
arcs-no-arrange = Zasoby możesz układać tylko zaraz po tym, jak dostajesz nowy, i tam, gdzie robi to różnicę
arcs-no-keep = Układanie zasobów już trwa: wybierz następny
arcs-no-supply = W rezerwie nie ma już takiego zasobu: { $resource }
arcs-no-give = Dajesz zasób, który masz ty, a którego nie ma { $owner }: nie może to być { $resource }
arcs-no-place = W układzie { $at } nie możesz teraz umieścić statków
arcs-no-free = W układzie { $at } nie kontrolujesz takiego miasta (gracz: { $owner })
arcs-no-hand = { $owner } nie ma ręki, którą możesz obejrzeć: potrzebny jest przeciwnik z kartami
arcs-no-not-theirs = { $owner } nie ma na ręce karty { $card }
arcs-no-stop = Nie ma tu czego kończyć ani z czego rezygnować
arcs-no-leader = Twój przywódca tego zabrania
arcs-no-rivals-card = Zabrania tego karta, którą ma { $owner }
arcs-no-draft-gone = Tej karty nie ma wśród kart do wzięcia
arcs-no-draft-leader = Masz już przywódcę
arcs-no-draft-lore = Masz już całą wiedzę, jaką możesz wybrać
arcs-no-lore-not-yours = Karta wiedzy „{ $lore }” nie jest twoja
arcs-no-lore-prelude = Karta wiedzy „{ $lore }” nie ma preludium, którego można użyć
arcs-no-lore-declared = Karty wiedzy „{ $lore }” możesz użyć tylko wtedy, gdy ogłoszona jest ambicja { $ambition }
arcs-no-lore-place = Akurat to nie jest teraz możliwe w układzie { $at }
arcs-no-trophy = Nie masz takiego trofeum: { $piece } (gracz: { $owner })
arcs-no-secure-none = Nie ma niczego, co możesz pozyskać
arcs-no-charm = Wymienić możesz tylko materiał i paliwo, które masz, a nie { $resource }
arcs-no-redeclare = Ambicja { $ambition } jest już ogłoszona
arcs-no-tax-slot = W układzie { $at } nie ma pustego miejsca, które możesz opodatkować
arcs-no-pay = Cena to 1 { $resource } albo to, co możesz wydać jako { $resource }
arcs-no-pick = Nie możesz tu wybrać takiego zasobu: { $resource }
arcs-no-influenced = Karta „{ $court }” ma już twojego agenta z tej decyzji, a może dostać tylko jednego
arcs-no-advance = Musi móc po tym nastąpić bitwa, jedyną akcją kopii lub zwrotu
arcs-no-sprint = Jeszcze raz mogą polecieć tylko nieuszkodzone statki, które właśnie leciały, a nie te w układzie { $at }
arcs-no-join = Dołączyć mogą tylko twoje nieuszkodzone statki z układów sąsiadujących z układem { $at }, z każdego raz
arcs-no-again = Karta, której używasz, nie pozwala tego przerzucić albo żadna kość nie jest jeszcze wybrana
arcs-no-from = W układzie { $at } nie masz nieuszkodzonych statków, które mogą strzelać
arcs-no-whose = { $owner } nie ma tam takiego budynku
arcs-no-sink = { $owner } nie ma tam takiego statku ({ $state })
arcs-no-fill = { $most ->
    [0] Nie możesz zyskać niczego: nie masz pustego miejsca albo rezerwa jest pusta
    [one] Możesz zyskać najwyżej { $most } zasób: więcej nie ma pustych miejsc albo żetonów w rezerwie
    [few] Możesz zyskać najwyżej { $most } zasoby: więcej nie ma pustych miejsc albo żetonów w rezerwie
    [many] Możesz zyskać najwyżej { $most } zasobów: więcej nie ma pustych miejsc albo żetonów w rezerwie
   *[other] Możesz zyskać najwyżej { $most } zasobu: więcej nie ma pustych miejsc albo żetonów w rezerwie
  }
arcs-no-cartel = Na żadnym swoim kartelu nie masz takiego zasobu: { $resource }
arcs-no-which = Nie możesz tu wybrać takiego budynku: { $piece } { $state }
arcs-no-by = Nie masz już karty właśnie do tego albo nie ma takich kości: do kości szturmu są „Torpedy Samonaprowadzające”, do kości potyczki „Harcownicy”, do kości najazdu cecha Korsarza „Podstępny”, do dowolnych „Wizja Empaty”
arcs-no-rival = Wybierz element przeciwnika, nie własny
arcs-no-lore-release = Karty wiedzy „{ $lore }” używasz, zwracając trofeum: podaj które
arcs-no-before-secure = Po tym wpływie musi być możliwe pozyskanie, jedyną akcją kopii lub zwrotu

## Positions of scenarios

arcs-given-unknown = Pozycja w Arcs nie zna słowa „{ $word }”.
arcs-given-type = { $word } nie może mieć wartości { $value }: potrzeba tu { $type ->
    [int] liczby
    [bool] wartości true albo false
    [str] tekstu w cudzysłowie
    [list] listy w nawiasach kwadratowych
   *[dict] tabeli
  }.
arcs-given-name = { $word } nie może zawierać „{ $name }”.
arcs-given-dealt = Gra prosto z rozdania nie może mieć dodatkowo pola { $word }.
arcs-given-snapshot = Obok dokładnej migawki nie może być pola { $word }.
arcs-given-layer = discard to lista warstw od spodu, a każda warstwa to lista kart, jak [["aggression-2"], ["aggression-3"]]: { $value } nie jest warstwą.
arcs-given-round = { $problem ->
    [no-lead] Runda zaczyna się od karty wiodącej: { $where } potrzebuje jej w polu „played” albo ktoś inny ma mode = "lead".
    [leads] Rundę prowadzi tylko jeden gracz, a nie kilku: { $where }.
    [mode] Pole „mode” nie pasuje do kart (gracz: { $where }): lead, surpass i pivot potrzebują karty w polu „played” (przebicie w kolorze wiodącym, zwrot w innym), a copy tylko kart w polu „hidden”.
    [surpass] { $where } ma w polu „played” kartę w kolorze wiodącym, która nie jest wyższa: taką kartę można zagrać tylko zakrytą, w polu „hidden”.
    [hidden] { $where } ma za dużo kart w polu „hidden”: jedną się kopiuje, a jeszcze jedną przejmuje inicjatywę, raz na rundę i nie wtedy, gdy się ją ma.
    [skipped] { $where } ma karty, a ktoś, kto w tej rundzie gra później, już zagrał: { $where } też musi mieć zagraną kartę.
    [nobody-left] Wszyscy, którzy mają karty, już zagrali, więc runda byłaby skończona: zostaw kogoś, kto jeszcze gra.
    [zero] Znacznik zera nie może przykrywać karty { $where }: tą kartą nie ogłoszono żadnej ambicji.
    [declared] Ogłoszona ambicja ma znacznik: podaj w polu „markers”, która to.
    [seized] Żadna karta nie przejmuje inicjatywy: podaj w polu „initiative”, kto z grających po prowadzącym ma ją bez karty.
    [not-seized] { $where } przejmuje tymi kartami inicjatywę, więc „seized” nie może mieć wartości false.
    [initiative] Po tych kartach inicjatywę ma { $where }.
   *[other] Taka runda nie może się zdarzyć: { $problem }.
  }
arcs-given-impossible = { $problem ->
    [ships] { $where } musi mieć 15 statków, łącznie na mapie, wśród trofeów, wśród usuniętych i w rezerwie.
    [cities] { $where } musi mieć 5 miast, łącznie na mapie, wśród trofeów, wśród usuniętych i na planszy.
    [starports] { $where } musi mieć 5 kosmoportów, łącznie na mapie, wśród trofeów i w rezerwie.
    [agents] { $where } musi mieć 10 agentów, łącznie na dworze, na oznaczeniach oburzenia, wśród jeńców i trofeów, wśród usuniętych i w rezerwie.
    [stand-ins] { $where } może mieć zastępcze znaczniki tylko do oznaczania oburzenia i tylko bez agentów w rezerwie.
    [captives] { $where } nie może trzymać własnych jeńców.
    [trophies] { $where } nie może trzymać własnych trofeów.
    [building-slots] W układzie { $where } jest za dużo budynków.
    [out-of-play] W układzie { $where } nic nie może się znajdować, bo jest on poza grą.
    [slots] { $where } ma zasoby na miejscach, które nie są odsłonięte.
    [resources] Każdego zasobu jest 5 żetonów, łącznie na miejscach, w rezerwie i na ambicjach: policz { $where }.
    [court] Każda karta dworu, która bierze udział w grze, musi być w dokładnie jednym miejscu, a innych nie ma nigdzie: poszukaj karty { $where }.
    [vox] Karty głosu nigdy nie leżą w obszarze gracza, więc nie może tam być karty { $where }.
    [row] Rząd dworu musi być pełny, dopóki w talii dworu są karty.
    [influence] Agenci mogą być tylko na kartach w rzędzie dworu, a nie na karcie { $where }.
    [cards] Każda karta akcji musi być w dokładnie jednym miejscu: poszukaj karty { $where }.
    [open-discard] Karty akcji odrzuca się odkryte tylko z opcją split_discard.
    [order] Karty na ręce muszą być ułożone po kolei.
    [knowledge] To, co wiedzą gracze, nie zgadza się z tym, gdzie jest { $where }.
    [chapter] Rozdziały są od 1 do 5.
    [conceded] Gracz poddaje się raz, a gdy w grze zostaje tylko jeden, gra jest skończona.
    [seat] Ruch musi mieć ten gracz, który jest pytany.
    [leaders] Każdy przywódca należy najwyżej do jednego gracza i do zestawu, który bierze udział w grze.
    [lore] Każda karta wiedzy jest najwyżej w jednym miejscu i pochodzi z zestawu, który bierze udział w grze.
    [drafting] Karty do wyboru leżą tylko podczas ich wybierania.
    [shaped] Na planecie może leżeć jeden zasób, a przy bramie żaden.
    [pips] Nikt nie może mieć mniej niż zero akcji.
   *[other] Taka pozycja nie może się zdarzyć w grze: { $problem }.
  }

arcs-impossible-view = Ten widok przeczy sam sobie: nie pasują do niego żadne karty.

## The rules in short

arcs-rule-A-1-1 = Gra dwóch, trzech albo czterech graczy. Masz 5 miast, 5 kosmoportów, 15 statków, 10 agentów, planszę gracza i znacznik potęgi.
arcs-rule-A-1-2 = Wspólna rezerwa ma po 5 żetonów każdego zasobu: materiału, paliwa, broni, reliktu i psionika.
arcs-rule-A-1-3 = Jest 6 kości szturmu, 6 kości potyczki i 6 kości najazdu.
arcs-rule-A-1-4 = Jest 28 kart akcji: cztery kolory, numery od 1 do 7. Jedynki i siódemki są tylko dla czterech graczy.
arcs-rule-A-1-5 = Talia dworu ma 25 kart gildii i 6 kart głosu.
arcs-rule-A-1-6 = Trzy znaczniki ambicji mają dwie strony, z potęgą za pierwsze i drugie miejsce: 2/0, potem 4/2; 3/2, potem 6/3; 5/3, potem 9/4. Zaczynają na pierwszej stronie.
arcs-rule-A-1-7 = Elementów jest tyle, ile w pudełku. Jeśli czegoś nie da się umieścić lub zwrócić w całości, robi się tyle, ile można. Statek możesz zbudować, nawet gdy nie masz już żadnego, jeśli coś może po tym nastąpić: nic się nie umieszcza, ale liczy się to jako budowa.
arcs-rule-A-1-8 = Oburzenie zawsze się oznacza, nawet gdy nie masz już agenta: oznacza je znacznik zastępczy, a jego miejsce zajmuje twój następny wolny agent.
arcs-rule-A-1-9 = Umieścić znaczy położyć własny nieuszkodzony element z jego rezerwy. Zwrócić znaczy odesłać element do jego własnej rezerwy; miasto trafia na skrajne prawe puste pole miasta swojej planszy.
arcs-rule-A-1-10 = Zastąpić znaczy zwrócić element i położyć na jego miejscu inny, uszkodzony, jeśli stary był uszkodzony. To nie jest zniszczenie. Jeśli starego nie można zdjąć albo nowego nie ma w rezerwie, nic się nie zastępuje. Gdy takich elementów jest kilka, jeden z nich wskazuje gracz, który zastępuje, zwraca, naprawia lub trafia.
arcs-rule-A-1-11 = Zyskujesz z rezerwy, także z tej na kartelu; pusta nic nie daje. Kradniesz przeciwnikowi, a niektóre zasady tego zabraniają. Zyskać, ukraść i dostać to sposoby, by coś wziąć, ale z rezerwy bierze tylko ten, kto zyskuje.
arcs-rule-A-1-12 = Usunąć: na stałe z gry. Oczyścić: zwrócić wszystkie elementy obszaru. Pojmać: dołożyć do swoich jeńców. Wydać: zwrócić zasób do rezerwy. Twoje zasoby to wszystkie w twoim obszarze: na miejscach, na kartach i w rezerwie na twoim kartelu; ambicje, symbole i karty liczą je wszystkie.
arcs-rule-A-2-1 = Losowy gracz dostaje inicjatywę. Kolejność tur biegnie od niego zgodnie z ruchem wskazówek zegara.
arcs-rule-A-2-2 = Potasuj talię dworu i odkryj rząd 4 kart, przy dwóch graczach 3.
arcs-rule-A-2-3 = Karta przygotowania dla danej liczby graczy mówi, które gromady są poza grą (2, przy czterech graczach 1) i gdzie kto zaczyna: układy A, B i C, w kolejności tur.
arcs-rule-A-2-4 = Przy dwóch graczach każda planeta poza grą kładzie na całą grę żeton swojego zasobu na ambicji: materiał i paliwo na Magnacie, broń na Wodzu, relikty na Kustoszu, psioniki na Empacie.
arcs-rule-A-2-5 = Umieszczasz 3 statki i miasto w A, 3 statki i kosmoport w B, 2 statki w C. Przy dwóch graczach są dwa układy C, a statki dla C, także od przywódcy, umieszcza się w każdym z nich.
arcs-rule-A-2-6 = Zyskujesz zasób planety A i zasób planety B, w tej kolejności, na swoje dwa skrajne lewe miejsca, nawet jeśli odsłoniętych jest więcej.
arcs-rule-A-2-7 = Potasuj karty akcji i rozdaj po 6 każdemu graczowi. Gdy ręce już się nie zmienią, wszystkie karty, których nikt nie trzyma, tasuje się razem w jeden zakryty stos odrzuconych.
arcs-rule-A-2-8 = Przy dwóch graczach ten bez inicjatywy może w każdym rozdziale oddać całą rękę i dobrać zamiast niej 6 z nierozdanych kart.
arcs-rule-A-2-9 = Potęga zaczyna od 0, a rozdział od 1. Wszystkie znaczniki ambicji są dostępne na pierwszej stronie.
arcs-rule-A-3-1 = Sześć gromad tworzy pierścień. Każda ma bramę i trzy planety; każda brama i każda planeta to układ.
arcs-rule-A-3-2 = Brama sąsiaduje ze swoimi trzema planetami i z bramami dwóch gromad obok.
arcs-rule-A-3-3 = Planeta sąsiaduje ze swoją bramą i z planetami, z którymi ma wspólną granicę. Dwie granice łączą różne gromady.
arcs-rule-A-3-4 = Do gromady poza grą nic nie może wejść. Bramy po obu jej stronach sąsiadują ze sobą.
arcs-rule-A-3-5 = Planeta ma rodzaj, czyli zasób, oraz 1 lub 2 miejsca na budynki.
arcs-rule-A-3-6 = Kontrolujesz układ i wszystko, co w nim jest, jeśli masz tam więcej nieuszkodzonych statków niż każdy z przeciwników. Przy remisie nie kontroluje go nikt.
arcs-rule-A-4-1 = Gra ma najwyżej 5 rozdziałów. Rozdział toczy się rundami, aż wszystkie ręce są puste albo wszyscy przekażą inicjatywę. W rundzie każdy, kto ma karty, ma jedną turę, a zaczyna gracz z inicjatywą.
arcs-rule-A-4-2 = Przebieg rundy: 1 tura prowadzącego; 2 pozostałe tury, zgodnie z ruchem wskazówek zegara; 3 kto dostaje inicjatywę; 4 odrzuć zagrane karty.
arcs-rule-A-4-3 = Bez kart na ręce nie masz tury i nie wydajesz zasobów.
arcs-rule-A-5-1 = Jeśli masz inicjatywę, prowadzisz: zagraj odkrytą kartę akcji.
arcs-rule-A-5-2 = Wykonaj po jednej akcji za każdy punkt akcji swojej karty, z rodzajów jej koloru. Administracja: podatek, naprawa, wpływ. Agresja: bitwa, ruch, pozyskanie. Rozbudowa: budowa, naprawa. Mobilizacja: ruch, wpływ. Nie musisz użyć wszystkich punktów.
arcs-rule-A-5-3 = Zamiast prowadzić możesz przekazać inicjatywę, a bez kart musisz. Bierze ją następny gracz z kartami zgodnie z ruchem wskazówek zegara, ta runda od razu się kończy i to on prowadzi następną.
arcs-rule-A-5-4 = Jeśli wszyscy, którzy mają karty, przekażą inicjatywę jeden po drugim, wszystkie ręce się odrzuca i rozdział się kończy.
arcs-rule-A-6-1 = Gdy zagrywasz kartę wiodącą, zanim wykonasz jakąkolwiek akcję, także w preludium, możesz ogłosić ambicję jej numeru: 2 Magnat, 3 Tyran, 4 Wódz, 5 Kustosz, 6 Empata, 7 dowolna; 1 nie ogłasza żadnej.
arcs-rule-A-6-2 = Na ogłoszoną ambicję idzie dostępny znacznik o największej wartości. Bez znacznika niczego nie można ogłosić.
arcs-rule-A-6-3 = Ogłoszenie kładzie na karcie wiodącej znacznik zera: odtąd liczy się ona jako 0, ze wszystkimi punktami akcji.
arcs-rule-A-6-4 = Ambicję można ogłosić ponownie w późniejszej rundzie: ma wtedy więcej znaczników.
arcs-rule-A-6-5 = Za ambicję może punktować każdy, bez względu na to, kto ją ogłosi.
arcs-rule-A-6-6 = Znacznik zera schodzi, gdy odrzuca się kartę wiodącą.
arcs-rule-A-7-1 = Jeśli nie prowadzisz, musisz zagrać jedną kartę: przebij, skopiuj albo zrób zwrot.
arcs-rule-A-7-2 = Przebicie: odkryta karta w kolorze wiodącym, z numerem wyższym niż karta wiodąca. Wykonaj po jednej akcji za każdy jej punkt akcji.
arcs-rule-A-7-3 = Kopia: dowolna karta, zakryta. Wykonaj jedną akcję koloru wiodącego.
arcs-rule-A-7-4 = Zwrot: odkryta karta w innym kolorze. Wykonaj jedną akcję jej koloru. Kolor wiodący się nie zmienia.
arcs-rule-A-8-1 = Gdy zagrasz kartę, a nie masz inicjatywy, możesz ją przejąć, zanim wykonasz jakąkolwiek akcję, także w preludium, jeśli w tej rundzie nikt tego nie zrobił: zagraj jeszcze jedną kartę, zakrytą, która nie daje akcji.
arcs-rule-A-8-2 = Przebicie siódemką przejmuje inicjatywę bez dodatkowej karty, jeśli nikt jej nie przejął. Akcje siódemki wykonujesz jak zwykle.
arcs-rule-A-8-3 = Kto przejmuje inicjatywę, ma ją od razu, i w tej rundzie nikt nie może przejąć jej ponownie.
arcs-rule-A-9-1 = Jeśli nikt nie przejął inicjatywy, dostaje ją najwyższa karta, która przebiła. Jeśli nikt nie przebił, zostaje, gdzie jest.
arcs-rule-A-9-2 = Wszystkie zagrane karty idą zakryte na stos odrzuconych kart akcji.
arcs-rule-A-9-3 = Jeśli ktokolwiek ma jeszcze kartę, zaczyna się następna runda; jeśli nie, rozdział się kończy.
arcs-rule-A-10-1 = Podatek: wybierz swoje miasto albo miasto przeciwnika, które kontrolujesz, choćby uszkodzone, i zyskaj 1 zasób jego planety. Miasto przeciwnika daje ci też 1 agenta z jego rezerwy jako jeńca. Opodatkować miasto możesz, nawet gdy jego zasobu nie ma już w rezerwie; jeńca dostajesz mimo to. Żadnego miasta nie opodatkowuje się dwa razy w turze.
arcs-rule-A-10-2 = Pojmane elementy trafiają do twoich jeńców.
arcs-rule-A-10-3 = Zbuduj miasto albo kosmoport na pustym miejscu na budynek tam, gdzie masz jakikolwiek element. Miasta bierze się ze skrajnego lewego pola miasta twojej planszy.
arcs-rule-A-10-4 = Zbuduj statek przy swoim kosmoporcie, także uszkodzonym. Każdy kosmoport buduje najwyżej jeden statek na turę.
arcs-rule-A-10-5 = To, co budujesz w układzie kontrolowanym przez przeciwnika, umieszcza się uszkodzone.
arcs-rule-A-10-6 = Ruch: dowolna liczba twoich statków leci z jednego układu do sąsiedniego. Gdy statki lecą z kilku układów, z każdego jest to osobny ruch.
arcs-rule-A-10-7 = Katapulta: z układu z twoim kosmoportem, także uszkodzonym, statki mogą lecieć dalej, aż wejdą na jakąkolwiek planetę albo do bramy, którą tuż przed ich wejściem kontroluje przeciwnik. Mogą zatrzymać się wcześniej, zostawiać po drodze statki, które liczą się do kontroli, i wracać tam, gdzie już były, ale żadnych nie zabierają.
arcs-rule-A-10-8 = Naprawa: jeden twój uszkodzony statek lub budynek, gdziekolwiek, przestaje być uszkodzony.
arcs-rule-A-10-9 = Wpływ: umieść agenta na dowolnej karcie dworu.
arcs-rule-A-10-10 = Pozyskanie: weź kartę dworu, na której masz więcej agentów niż każdy z przeciwników. Twoi wracają, agenci przeciwników stają się twoimi jeńcami. Karta głosu robi, co mówi. Potem na puste miejsce przychodzi nowa karta; pozostałe się nie przesuwają. Bez karty, którą można pozyskać, nie możesz wykonać tej akcji.
arcs-rule-A-10-11 = Karta gildii trafia do twojego obszaru. Karta głosu robi, co mówi, i odchodzi.
arcs-rule-A-10-12 = Gdy talia dworu jest pusta, miejsca w rzędzie pozostają puste.
arcs-rule-A-10-13 = Trafienie uszkadza nieuszkodzony element i niszczy uszkodzony.
arcs-rule-A-10-14 = Zniszczony element schodzi z mapy.
arcs-rule-A-10-15 = Element przeciwnika, który zniszczysz, w bitwie czy poza nią, jest twoim trofeum. Miasto zostawia swoje miejsce odsłonięte, dopóki jest trofeum. Własny element, który zniszczysz poza bitwą, wraca do ciebie.
arcs-rule-A-11-1 = Wybierz układ ze swoimi statkami i jednego przeciwnika z elementami w tym układzie, które wszystkie się bronią. Wszystkie twoje statki w tym układzie atakują i mogą zostać trafione, nawet gdy bierzesz mało kości. Bez obrońcy nie ma bitwy.
arcs-rule-A-11-2 = Weź najwyżej jedną kość na każdy atakujący statek, także uszkodzony: w dowolnej mieszance, najwyżej 6 jednego rodzaju, co najmniej jedną.
arcs-rule-A-11-3 = Kości najazdu możesz wziąć tylko wtedy, gdy obrońca ma w tym układzie budynek albo nie ma żadnego na całej mapie.
arcs-rule-A-11-4 = Rzuć. Kart, które pozwalają przerzucać („Torpedy Samonaprowadzające” kości szturmu, „Harcownicy” potyczki, cecha Korsarza „Podstępny” najazdu, „Wizja Empaty” dowolne), używasz w dowolnej kolejności, każdej raz albo wcale, także do kości już przerzuconych. Potem rozlicz w tej kolejności, a wybiera atakujący: trafienia własne w atakujące statki; raz, jeśli jest przechwycenie, po jednym trafieniu w atakujący statek za każdy nieuszkodzony broniący się statek; trafienia w broniące się statki, potem w budynki; trafienia w budynek; klucze, jeśli został atakujący statek. Trafienia liczą się, nawet gdy nie ma już atakujących statków.
arcs-rule-A-11-5 = Zniszczone elementy obrońcy to trofea atakującego, zniszczone elementy atakującego to trofea obrońcy.
arcs-rule-A-11-6 = Nadmiarowe trafienia przepadają.
arcs-rule-A-12-1 = Najazd: wydaj klucze, by kraść zasoby i karty gildii obrońcy, pojedynczo, każde za jego koszt najazdu, nawet gdy wszystkie broniące się budynki są zniszczone. Niewydane klucze przepadają.
arcs-rule-A-12-2 = Gdy zniszczysz miasto, w bitwie czy poza nią, najpierw wywołujesz oburzenie rodzaju jego planety, potem plądrujesz dwór.
arcs-rule-A-12-3 = Oburzenie: odrzuć wszystkie swoje zasoby i karty gildii tego rodzaju i oznacz go agentem. Jeśli jest już oznaczony, pomija się tylko oznaczenie.
arcs-rule-A-12-4 = Zasób objęty oburzeniem nie daje w preludium akcji, chyba że twoja karta mówi inaczej. Nadal możesz go zyskiwać, trzymać, liczyć do ambicji i wydawać na coś innego albo bez efektu.
arcs-rule-A-12-5 = Plądrowanie: pozyskaj dokładnie jedną kartę dworu, na której jest agent właściciela miasta, bez względu na to, ilu agentów tam leży. Wszyscy agenci przeciwników z niej stają się trofeami, twoi wracają. Jeśli nie ma takiej karty, nic się nie dzieje.
arcs-rule-A-12-6 = W bitwie najpierw są wszystkie trafienia, potem oburzenie i plądrowanie za każde zniszczone miasto, potem najazd. Z powodu oburzenia odrzucasz tylko to, co masz przed pierwszym plądrowaniem, nic z tego, co przyniosła bitwa.
arcs-rule-A-13-1 = Twoja plansza ma 6 miejsc na zasoby z kosztami najazdu 3, 1, 1, 2, 1, 3. Dwa są odsłonięte; pierwsze miasto odsłania trzecie, drugie czwarte, trzecie dwa ostatnie. Czwarte i piąte miasto odsłaniają +2 i +3.
arcs-rule-A-13-2 = Gdy zyskujesz, kradniesz lub dostajesz zasób, możesz dowolnie przełożyć wszystkie swoje zasoby na odsłoniętych miejscach, nawet gdy jakieś zostaje wolne, i musisz odrzucić to, co się nie mieści. Tak samo jest, gdy wracające miasto zakrywa miejsce, ale nie wtedy, gdy tracisz zasób.
arcs-rule-A-13-3 = Preludium trwa od zagrania karty do wydania jej pierwszego punktu akcji. Możesz w nim wydać dowolną liczbę zasobów, nawet gdy ich akcja nie jest możliwa albo są objęte oburzeniem, a z akcji możesz zrezygnować.
arcs-rule-A-13-4 = Materiał: budowa albo naprawa. Paliwo: ruch. Relikt: pozyskanie. Psionik: akcja koloru wiodącego. Broń: w tej turze punkty akcji swojej karty możesz wydawać też na bitwę; broń możesz wydać, nawet gdy karta i tak na to pozwala.
arcs-rule-A-13-5 = Wydane zasoby wracają do rezerwy dopiero na końcu preludium.
arcs-rule-A-13-6 = Broń nie zmienia tego, co robią inne zasoby.
arcs-rule-A-13-7 = Bez zagranej karty nie ma preludium.
arcs-rule-A-13-8 = Zasoby na karcie liczą się do ambicji i można je wydawać, chyba że karta mówi inaczej. W bitwie można je ukraść tylko wtedy, gdy karta na to pozwala, a poza bitwą jak każde inne. Zostają na karcie, którą ktoś kradnie, a wracają do rezerwy, gdy karta opuszcza grę. Taka karta jest miejscem na zasoby. Kartel nim nie jest: rezerwy na nim nigdy nie można ukraść, wziąć, dać, zamienić, wydać ani odrzucić.
arcs-rule-A-14-1 = Karta gildii ma rodzaj, koszt najazdu i tekst. Dla Magnata, Kustosza i Empaty liczy się jak zasób swojego rodzaju; karty broni nie liczą się do żadnej ambicji.
arcs-rule-A-14-2 = W swoim preludium użyj dowolnej liczby tekstów preludium, ale nie z karty, którą w nim pozyskasz; reszta jej tekstu działa od razu. Karty skradzione i otrzymane działają w całości. „Do” i „najwyżej” dopuszczają też zero.
arcs-rule-A-14-3 = Nowa akcja wymienia zwykłą akcję, którą może zastąpić wszędzie, gdzie się za nią płaci: punktem akcji albo dowolnym zasobem, który możesz na nią wydać.
arcs-rule-A-14-4 = Tekst, który zmienia zwykłą akcję, zmienia ją też wewnątrz nowej akcji, chyba że ta go ignoruje, ale nie samą nową akcję. Akcja kopii lub zwrotu to ich jedyny punkt akcji, także na bitwę, na którą pozwala broń, nigdy zaś akcja preludium.
arcs-rule-A-14-5 = Kartę, którą można za coś odrzucić, można odrzucić także bez efektu.
arcs-rule-A-14-6 = Odrzucone karty dworu idą odkryte na stos odrzuconych kart dworu. Pogrzebana karta idzie pod talię dworu. Karty akcji, za które dobierasz inne, trafiają najpierw potasowane na stos odrzuconych; z małego stosu mogą wrócić.
arcs-rule-A-14-7 = Karty mogą też zmieniać przygotowanie, punktowanie, ogłaszanie i przejmowanie.
arcs-rule-A-15-1 = Punktowana jest każda ambicja ze znacznikiem. Magnat: najwięcej materiału i paliwa. Tyran: najwięcej jeńców. Wódz: najwięcej trofeów. Kustosz: najwięcej reliktów. Empata: najwięcej psioników. Liczą się też karty gildii tego rodzaju.
arcs-rule-A-15-2 = Pierwsze miejsce zdobywa pierwsze wartości wszystkich znaczników na ambicji, drugie miejsce drugie wartości.
arcs-rule-A-15-3 = Gracze, którzy remisują o pierwsze miejsce, wszyscy zajmują drugie, i nikt poza nimi. Przy remisie o drugie miejsce nikt nie jest drugi.
arcs-rule-A-15-4 = Jeśli nie masz niczego, co liczy się do ambicji, nic za nią nie zdobywasz.
arcs-rule-A-15-5 = Samodzielnie na pierwszym miejscu zdobywasz o 2 więcej z odsłoniętym +2, o 5 więcej z +2 i +3; raz za każdą ambicję.
arcs-rule-A-15-6 = Najpierw następuje to, co dzieje się po punktowaniu, także w rozdziale bez ambicji. Potem wracają wszystkie trofea, jeśli punktowano Wodza, i wszyscy jeńcy, jeśli punktowano Tyrana. Wszystkie znaczniki wracają, a najniższy nieodwrócony się odwraca.
arcs-rule-A-15-7 = Gra kończy się po rozdziale, w którym ktoś ma 27 punktów potęgi przy czterech graczach, 30 przy trzech, 33 przy dwóch, a najpóźniej po rozdziale 5. Wygrywa największa potęga; przy remisie pierwszy w kolejności tur.
arcs-rule-A-15-8 = W przeciwnym razie potasuj wszystkie karty akcji i rozdaj każdemu po 6, jak w przygotowaniu; nowy rozdział zaczyna gracz z inicjatywą.
arcs-rule-A-16-1 = Przy dwóch graczach żetony na ambicjach liczą się jak żetony trzeciego gracza, który zajmuje miejsca, ale nie zdobywa potęgi. Broń na Wodzu liczy się jako trofea.
arcs-rule-A-16-2 = Te żetony pochodzą ze wspólnej rezerwy.
arcs-rule-A-17-1 = W grze z przywódcami i wiedzą odkryj o jedną kartę przywódcy i o jedną kartę wiedzy więcej, niż jest graczy. Zastępują one zwykłe elementy i zasoby.
arcs-rule-A-17-2 = Wybieracie karty przeciwnie do ruchu wskazówek zegara, a zaczyna gracz na prawo od tego, kto ma inicjatywę: każdy po jednej karcie, przywódcy lub wiedzy, aż każdy ma po jednej karcie obu rodzajów.
arcs-rule-A-17-3 = Przywódca daje dwa zasoby, na skrajne lewe miejsca, nawet jeśli odsłoniętych jest więcej, oraz elementy dla A, B i C.
arcs-rule-A-17-4 = Dalsze kroki przygotowania z kart przywódców wykonuje się w kolejności tur.
arcs-rule-A-17-5 = Karta wiedzy nie ma rodzaju ani kosztu najazdu: nie liczy się do żadnej ambicji i nigdy nie zmienia właściciela. „Łącznie najwyżej 1” na karcie wiedzy obejmuje budynki wszystkich graczy.
arcs-rule-A-17-6 = Opcjonalnie każdy wybiera dwie karty wiedzy.
arcs-rule-A-17-7 = Karty, których nikt nie wybrał, opuszczają grę.
arcs-rule-A-18-1 = Karty mają pierwszeństwo przed tymi zasadami. Słowa „nie możesz” mają pierwszeństwo przed wszystkim, chyba że karta każe je zignorować. Budynku, którego używasz, jakby był twój, nie musisz kontrolować, a podatek z niego nie daje jeńca; poza tym nie liczy się on jako twój.
arcs-rule-A-18-2 = Remisy i wybory w tej samej chwili rozstrzyga kolejność tur. Efekty, które dzieją się razem, porządkuje aktywny gracz, na przykład wgląd w rękę dzięki Jasnowidzom i efekt swojego przywódcy po ogłoszeniu ambicji albo karty, które pozwalają przerzucać kości.
arcs-rule-A-18-3 = Jeśli na końcu swojej tury nie masz na mapie ani statków, ani kosmoportów, umieść 3 nieuszkodzone statki przy jednej bramie.
arcs-rule-A-18-4 = Możesz się poddać. Przy dwóch graczach wygrywa drugi; przy większej liczbie gra za ciebie dalej bot, a ty kończysz za wszystkimi innymi.
arcs-rule-A-18-5 = Ręce są tajne, ale liczba kart na ręce jest jawna, podobnie jak wszystko, co nie jest zakryte, na ręce lub w talii. Umowy nikogo nie wiążą, a elementy zmieniają właściciela tylko na mocy zasady.
arcs-rule-A-18-6 = Przy osobnych stosach odrzuconych kart karty zagrane odkryte odrzuca się odkryte, pozostałe zakryte. Dobierasz z zakrytego stosu; jeśli jest za mały, najpierw tasuje się oba razem.
arcs-rule-A-18-7 = Ogłoszenie i przejęcie kartą akcji odbywa się przed wszystkimi innymi akcjami, także przed akcjami preludium, w dowolnej kolejności. Tekst preludium, który ogłasza lub przejmuje, musi być jego pierwszą akcją: w turze jest najwyżej jeden taki, a po nim niczego nie ogłasza się ani nie przejmuje kartą akcji.
arcs-rule-A-18-8 = Instrukcja ma pierwszeństwo przed pomocami i planszami, a jej główny tekst przed ramkami i nawiasami.
arcs-rule-A-19-1 = Każda zagrana karta wiodąca zaczyna liczenie przekazań od nowa. Przekazanie z powodu pustej ręki się nie liczy. Znacznik przechodzi dalej przy każdym przekazaniu; kto jako jedyny ma karty, ten go zatrzymuje.
arcs-rule-A-19-2 = Po przejęciu tury idą dalej zgodnie z ruchem wskazówek zegara od prowadzącego, a kolor wiodący i znacznik zera zostają. Remisy liczy się od nowego posiadacza inicjatywy.
arcs-rule-A-19-3 = Siódemka, która przebija po przejęciu, ma swoje akcje, ale nie dostaje inicjatywy.
arcs-rule-A-19-4 = Karty dobrane przez związki na końcu rundy są na ręce, zanim sprawdza się, czy rozdział się kończy.
arcs-rule-A-19-5 = Jedyna akcja kopii lub zwrotu liczy się jako punkt akcji: kończy preludium, a broń pozwala jej być bitwą. Odrzucone zasoby wracają od razu.
arcs-rule-A-19-6 = Broń zmienia tylko to, co mogą robić punkty akcji; sama nie daje bitwy.
arcs-rule-A-19-7 = Karta splądrowana w preludium liczy się jako w nim pozyskana. Skradzionej można użyć od razu.
arcs-rule-A-19-8 = Czy przeciwnik kontroluje układ, sprawdza się przed umieszczeniem nowego elementu.
arcs-rule-A-19-9 = Katapulta to jedna grupa na jednej drodze. Tam, gdzie już była, wraca tylko wtedy, gdy od tego czasu zostawiła choć jeden statek, na przykład w układzie, który właśnie opuszcza. Uszkodzone kosmoporty też katapultują i budują.
arcs-rule-A-19-10 = Bitwa wymaga co najmniej jednej kości. Jeśli wszyscy atakujący są zniszczeni, trafienia nadal się liczą, ale nie ma najazdu. Do najazdu wystarczy jeden uszkodzony atakujący.
arcs-rule-A-19-11 = Trafienia padają jedno po drugim: element może w tym samym kroku zostać uszkodzony i zniszczony.
arcs-rule-A-19-12 = Jeśli bitwa niszczy dwa miasta, oburzenie i plądrowanie następują za pierwsze, potem za drugie; z powodu drugiego oburzenia nie odrzucasz niczego, co przyniosła ta bitwa.
arcs-rule-A-19-13 = Plądrować musisz, jeśli możesz, ale najeżdżać nie musisz. Po każdej kradzieży sprawdza się na nowo, co można ukraść.
arcs-rule-A-19-14 = Miasto trzymane jako trofeum zostawia swoje miejsce odsłonięte. Miasta wracają po całym punktowaniu. Gdy zasoby się nie mieszczą, wybierasz, co odrzucić; żadnych innych nie odrzuca się bez powodu. Wydawać je bez efektu wolno.
arcs-rule-A-19-15 = Przeciwnika bez agentów w rezerwie można opodatkować, a on żadnego nie traci.
arcs-rule-A-19-16 = Jeśli stos odrzuconych jest za mały, dobierasz to, co jest.
arcs-rule-A-19-17 = Trzeci gracz w grze dwuosobowej może być pierwszy albo remisować; remisujący z nim gracz zdobywa wtedy drugą wartość. Trzeci gracz nie ma jeńców, a jego żetony nigdy nie wracają.
arcs-rule-A-19-18 = Dwaj gracze z przywódcami umieszczają elementy dla C w każdym ze swoich dwóch układów C.
arcs-rule-A-19-19 = Trzy statki gracza bez statków i kosmoportów idą do dowolnej bramy w grze; gdy w rezerwie jest ich mniej, tyle, ile jest.
arcs-rule-A-19-20 = Przy końcowym remisie kolejność tur liczy się od tego, kto ma wtedy inicjatywę.

## Reasons of the heuristic bot, short, in a list

arcs-reason-agent = ubywa agent
arcs-reason-ambition = ambicja do zdobycia
arcs-reason-battle = bitwa do stoczenia
arcs-reason-captive = jeńcy
arcs-reason-card = tej karty później zabraknie
arcs-reason-cards = więcej kart
arcs-reason-city = miasto
arcs-reason-court = karta dworu
arcs-reason-danger = niebezpieczeństwo
arcs-reason-dice = odpowiednie kości
arcs-reason-end = nic się nie zmienia
arcs-reason-fleet = odpowiednia flota
arcs-reason-full = brak miejsca
arcs-reason-guild = ubywa karta gildii
arcs-reason-initiative = inicjatywa
arcs-reason-keys = wykorzystane klucze
arcs-reason-leader = przywódca
arcs-reason-leaving = to, co zostaje za plecami
arcs-reason-lore = wiedza
arcs-reason-losses = własne straty
arcs-reason-outrage = oburzenie
arcs-reason-repair = element znów działa
arcs-reason-resource = zasoby
arcs-reason-rival = najsilniejszy przeciwnik
arcs-reason-safety = lepsza ochrona
arcs-reason-ships = statki
arcs-reason-spoils = łup do zdobycia
arcs-reason-starport = kosmoport
arcs-reason-target = dobre miejsce
arcs-reason-theft = coś do ukradzenia
arcs-reason-trophies = trofea
arcs-reason-turn = dobre akcje
arcs-reason-waiting = czas

## Chapters of the rules

arcs-chapter-A-1 = Elementy gry
arcs-chapter-A-2 = Przygotowanie
arcs-chapter-A-3 = Mapa
arcs-chapter-A-4 = Rundy i rozdziały
arcs-chapter-A-5 = Prowadzenie
arcs-chapter-A-6 = Ogłaszanie ambicji
arcs-chapter-A-7 = Przebicie, kopia, zwrot
arcs-chapter-A-8 = Przejęcie inicjatywy
arcs-chapter-A-9 = Koniec rundy
arcs-chapter-A-10 = Siedem akcji
arcs-chapter-A-11 = Bitwa
arcs-chapter-A-12 = Najazd, oburzenie, plądrowanie
arcs-chapter-A-13 = Zasoby
arcs-chapter-A-14 = Karty w grze
arcs-chapter-A-15 = Koniec rozdziału
arcs-chapter-A-16 = Dwóch graczy
arcs-chapter-A-17 = Przywódcy i wiedza
arcs-chapter-A-18 = Szczegóły
arcs-chapter-A-19 = Rozstrzygnięcia
arcs-chapter-guilds = Karty gildii
arcs-chapter-vox = Karty głosu
arcs-chapter-leaders = Przywódcy
arcs-chapter-lore = Wiedza
