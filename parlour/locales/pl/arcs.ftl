# Arcs

# Words of several messages

-arcs-red = Czerwony
-arcs-blue = Niebieski
-arcs-yellow = Żółty
-arcs-green = Zielony
-arcs-frontiers = Pogranicza
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
    .help = Ilu graczy siada do stołu: dwóch, trzech czy czterech.
arcs-option-first = Pierwszy gracz
    .help = Kto ma inicjatywę na początku gry. Dalej gra toczy się zgodnie z ruchem wskazówek zegara.
arcs-option-first-random = Losowo
arcs-option-setup = Karta przygotowania
    .help = Mówi, które gromady są poza grą i gdzie każdy zaczyna. Każda liczba graczy ma własne karty.
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
    .help = Wariant: przed grą każdy wybiera kartę przywódcy i kartę wiedzy z podstawowego pudełka, z dodatku albo z obu.
arcs-option-leaders-none = Bez nich
arcs-option-leaders-base = Podstawowe pudełko
arcs-option-leaders-pack = Dodatek „Przywódcy i wiedza”
arcs-option-leaders-both = Podstawowe pudełko i dodatek
arcs-option-two_lore = Po dwie karty wiedzy
    .help = W grze z przywódcami i wiedzą każdy wybiera dwie karty wiedzy zamiast jednej.
arcs-option-extra = Dodatkowe karty
    .help = Gra się z dodatkowym zestawem kart: jego karty dworu wtasowuje się do talii dworu, a jego przywódców i karty wiedzy można wybierać.
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
arcs-name-fresh = nieuszkodzony
arcs-name-damaged = uszkodzony

arcs-name-assault = szturm
arcs-name-skirmish = potyczka
arcs-name-raid = najazd
arcs-name-any = dowolne

# Faces of dice: + is written -
arcs-name-blank = pudło
arcs-name-hit = trafienie
arcs-name-hit-hit = 2 trafienia
arcs-name-self-hit = trafienie własne + trafienie
arcs-name-self-hit-hit = trafienie własne + 2 trafienia
arcs-name-intercept = przechwycenie
arcs-name-intercept-hit = przechwycenie + trafienie
arcs-name-intercept-key-key = przechwycenie + 2 klucze
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
    .text = Produkcja (budowa): zyskaj 1 materiał. Preludium: odrzuć tę kartę, by zyskać dowolną liczbę żetonów materiału, najwyżej po 1 na każde swoje puste miejsce na zasób; gdy rezerwa się skończy, resztę możesz kraść, po jednym żetonie.
arcs-name-material-cartel = Kartel Materiałowy
    .text = Rezerwa materiału leży na tej karcie i liczy się jako twoja, także dla Magnata. Nie możesz jej wydać ani odrzucić, nikt nie może jej ukraść, a wszyscy nadal z niej zyskują. Po każdym punktowaniu przeciwnicy odrzucają wszystkie żetony materiału. Preludium: odrzuć tę kartę, by ukraść 1 materiał.
arcs-name-admin-union = Związek Administratorów
    .text = Preludium: połóż tę kartę obok karty Administracji, którą ktokolwiek zagrał odkrytą w tej rundzie. Na końcu rundy dobierz tamtą kartę na rękę i odrzuć tę. Do tego czasu nie można jej ukraść, nie liczy się do niczego i nie dotyczy jej oburzenie.
arcs-name-construction-union = Związek Budowniczych
    .text = Preludium: połóż tę kartę obok karty Rozbudowy, którą ktokolwiek zagrał odkrytą w tej rundzie. Na końcu rundy dobierz tamtą kartę na rękę i odrzuć tę. Do tego czasu nie można jej ukraść, nie liczy się do niczego i nie dotyczy jej oburzenie.
arcs-name-fuel-cartel = Kartel Paliwowy
    .text = Rezerwa paliwa leży na tej karcie i liczy się jako twoja, także dla Magnata. Nie możesz jej wydać ani odrzucić, nikt nie może jej ukraść, a wszyscy nadal z niej zyskują. Po każdym punktowaniu przeciwnicy odrzucają wszystkie żetony paliwa. Preludium: odrzuć tę kartę, by ukraść 1 paliwo.
arcs-name-loyal-pilots = Lojalni Piloci
    .text = Zachowujesz tę kartę, gdy wywołujesz oburzenie. Każdy zasób, objęty oburzeniem czy nie, możesz wydać jako paliwo; oburzenie nigdy nie odbiera ci akcji za paliwo.
arcs-name-gatekeepers = Strażnicy Bram
    .text = Gdy atakujesz przy bramie, możesz wziąć do 2 dodatkowych kości. Preludium: odrzuć tę kartę, by umieścić po 1 statku przy każdej bramie w grze; gdy statków jest za mało, wybierasz bramy.
arcs-name-shipping-interest = Lobby Transportowe
    .text = Synteza (budowa): zyskaj 1 paliwo. Preludium: odrzuć tę kartę, by zyskać dowolną liczbę żetonów paliwa, najwyżej po 1 na każde swoje puste miejsce na zasób; gdy rezerwa się skończy, resztę możesz kraść, po jednym żetonie.
arcs-name-spacing-union = Związek Astronautów
    .text = Preludium: połóż tę kartę obok karty Mobilizacji, którą ktokolwiek zagrał odkrytą w tej rundzie. Na końcu rundy dobierz tamtą kartę na rękę i odrzuć tę. Do tego czasu nie można jej ukraść, nie liczy się do niczego i nie dotyczy jej oburzenie.
arcs-name-arms-union = Związek Zbrojeniowy
    .text = Preludium: połóż tę kartę obok karty Agresji, którą ktokolwiek zagrał odkrytą w tej rundzie. Na końcu rundy dobierz tamtą kartę na rękę i odrzuć tę. Do tego czasu nie można jej ukraść, nie liczy się do niczego i nie dotyczy jej oburzenie.
arcs-name-prison-wardens = Nadzorcy Więzień
    .text = Werbunek (budowa): zwróć dowolną liczbę swoich jeńców i za każdego zyskaj 1 dowolny zasób. Egzekucja (wpływ): przenieś dowolną liczbę swoich jeńców do swoich trofeów. Preludium: odrzuć tę kartę, by umieścić 3 statki w układzie, który kontrolujesz.
arcs-name-skirmishers = Harcownicy
    .text = Raz w każdej swojej bitwie, po rzucie, możesz przerzucić najwyżej tyle kości potyczki, ile masz symboli broni (na żetonach i kartach gildii, łącznie z tą). Preludium: odrzuć tę kartę, by umieścić 3 statki w układzie, który kontrolujesz.
arcs-name-court-enforcers = Egzekutorzy Dworu
    .text = Uprowadzenie (bitwa): pojmij wszystkich agentów przeciwników z karty dworu, na której jest ich mniej, niż masz symboli broni (na żetonach i kartach gildii, łącznie z tą). Preludium: odrzuć tę kartę, by umieścić 3 statki w układzie, który kontrolujesz.
arcs-name-loyal-marines = Lojalni Komandosi
    .text = Zachowujesz tę kartę, gdy wywołujesz oburzenie. Każdy zasób, objęty oburzeniem czy nie, możesz wydać jako broń; oburzenie nigdy nie odbiera ci efektu broni. Preludium: odrzuć tę kartę, by umieścić 3 statki w układzie, który kontrolujesz.
arcs-name-lattice-spies = Szpiedzy Sieci
    .text = Preludium, jako jego pierwsza akcja: odrzuć tę kartę, by przejąć inicjatywę, jeśli w tej rundzie nikt jej jeszcze nie przejął. Potem w tej turze nie możesz już kartą akcji ani ogłosić ambicji, ani przejąć inicjatywy.
arcs-name-farseers = Jasnowidze
    .text = Gdy ogłaszasz ambicję, obejrzyj rękę przeciwnika; możesz zamienić się z nim jedną kartą. Preludium: odrzuć tę kartę i dowolną liczbę kart z ręki; te z ręki potasuj i połóż na stosie odrzuconych kart akcji, potem dobierz z jego spodu tyle samo i jeszcze jedną.
arcs-name-secret-order = Tajny Zakon
    .text = Gdy ogłaszasz ambicję Kustosza lub Empaty, nie kładziesz znacznika zera.
arcs-name-loyal-empaths = Lojalni Empaci
    .text = Zachowujesz tę kartę, gdy wywołujesz oburzenie. Każdy zasób, objęty oburzeniem czy nie, możesz wydać jako psionik; oburzenie nigdy nie odbiera ci akcji za psionik.
arcs-name-silver-tongues = Złotouści
    .text = Preludium: odrzuć tę kartę, by ukraść jedną kartę gildii albo jeden zasób.
arcs-name-loyal-keepers = Lojalni Kustosze
    .text = Zachowujesz tę kartę, gdy wywołujesz oburzenie. Każdy zasób, objęty oburzeniem czy nie, możesz wydać jako relikt; oburzenie nigdy nie odbiera ci akcji za relikt.
arcs-name-sworn-guardians = Zaprzysiężeni Strażnicy
    .text = Przeciwnicy nie mogą kraść twoich zasobów ani innych twoich kart gildii. Jeśli ktoś ukradnie tę kartę, zostaje pogrzebana. W najeździe można ukraść najpierw ją, a potem inne rzeczy.
arcs-name-elder-broker = Sędziwy Pośrednik
    .text = Handel (podatek): wybierz miasto przeciwnika, które kontrolujesz; weź od właściciela 1 zasób rodzaju planety tego miasta i daj mu 1 zasób rodzaju, którego on nie ma. Musisz zrobić jedno i drugie. To nie podatek ani kradzież. Preludium: odrzuć tę kartę, by zyskać 1 materiał, 1 paliwo i 1 broń.
arcs-name-relic-fence = Paser Reliktów
    .text = Preludium, raz na turę: odrzuć 1 zasób, by zyskać 1 relikt.
arcs-name-galactic-bards = Galaktyczni Bardowie
    .text = Gdy przebijasz lub wykonujesz zwrot, zanim wykonasz jakąkolwiek akcję, możesz ogłosić ambicję swojej karty (siódemką dowolną), jeśli w tej rundzie nikt żadnej nie ogłosił. Możesz to zrobić przed przejęciem inicjatywy albo po nim. Nie kładziesz znacznika zera.

## Vox cards

arcs-name-mass-uprising = Masowe Powstanie
    .text = Po pozyskaniu: wybierz gromadę w grze i umieść po 1 statku w każdym jej układzie; gdy statków jest za mało, wybierasz układy. Statki umieszczone w trakcie bitwy nie dołączają do ataku. Odrzuć tę kartę.
arcs-name-populist-demands = Żądania Ludu
    .text = Po pozyskaniu: możesz ogłosić dowolną ambicję, jeśli jest dostępny znacznik; nie kładziesz znacznika zera. Odrzuć tę kartę.
arcs-name-outrage-spreads = Fala Oburzenia
    .text = Po pozyskaniu: możesz wybrać rodzaj zasobu; każdy gracz, ty też, wywołuje oburzenie tego rodzaju. Odrzuć tę kartę.
arcs-name-song-of-freedom = Pieśń Wolności
    .text = Po pozyskaniu: możesz zwrócić dowolne miasto, które kontrolujesz, swoje lub przeciwnika, na planszę jego właściciela; jeśli to zrobisz, możesz przejąć inicjatywę, o ile w tej rundzie nikt jej jeszcze nie przejął. Wtasuj tę kartę do talii dworu, zanim uzupełnisz rząd.
arcs-name-guild-struggle = Walka Gildii
    .text = Po pozyskaniu: możesz ukraść 1 kartę gildii. Wtasuj wszystkie karty gildii ze stosu odrzuconych kart dworu do talii dworu. Odrzuć tę kartę.
arcs-name-call-to-action = Wezwanie do Działania
    .text = Po pozyskaniu: dobierz 1 kartę ze spodu stosu odrzuconych kart akcji. Odrzuć tę kartę.

## Leaders

arcs-name-elder = Nestor
    .text = Kochany: po bitwie przeciw tobie, w której atakujący zdobył trofeum, możesz wykonać akcję wpływu; przeciwnicy, którzy z tobą walczą, nie mogą plądrować dworu. Sprawiedliwy: za ambicję Tyrana drugie miejsce nic ci nie daje, a pierwsze daje drugą wartość, bez premii za miasta.
arcs-name-mystic = Mistyk
    .text = Zestrojony: gdy twoją akcją za kopię lub zwrot jest podatek, zyskaj też 1 psionik, nawet gdy podatek nic nie daje. Tajemniczy: zaczynasz z oburzeniem materiału i paliwa.
arcs-name-fuel-drinker = Paliwopijca
    .text = Nienasycony: gdy twoją akcją za kopię lub zwrot jest podatek, zyskaj też 1 paliwo, nawet gdy podatek nic nie daje. Rozrzutny: po punktowaniu odrzuć całe swoje paliwo, jeśli punktowano ambicję Magnata.
arcs-name-upstart = Parweniusz
    .text = Ambitny: gdy ogłaszasz ambicję, możesz zyskać 1 dowolny zasób. Niedoświadczony: nie możesz opodatkować miast, których nie kontrolujesz. Dotyczy to też twoich miast, a Więź Empaty tego nie zmienia.
arcs-name-rebel = Buntownik
    .text = Oddany sprawie: gdy atakujesz, musisz wziąć 2 dodatkowe kości ponad te, które dają statki. Niezorganizowany: jednym ruchem nie możesz przesunąć więcej niż 2 statków. Z Czujnikami Predykcyjnymi to 2 z każdego sąsiedniego układu; Wiązek Siłowych to nie dotyczy.
arcs-name-warrior = Wojownik
    .text = Taktyczny: gdy twoją akcją za kopię lub zwrot jest bitwa, możesz przed nią lub po niej wykonać ruch; jeśli zaczniesz od ruchu, musisz potem stoczyć bitwę. Gwałtowny: za ambicję Empaty drugie miejsce nic ci nie daje, a pierwsze daje drugą wartość, bez premii za miasta.
arcs-name-feastbringer = Szafarz Uczt
    .text = Charyzmatyczny: gdy twoją akcją za kopię lub zwrot jest pozyskanie, możesz przed nim lub po nim wykonać akcję wpływu; jeśli zaczniesz od wpływu, musisz potem pozyskać kartę. Hojny: by ogłosić ambicję w jakikolwiek sposób, musisz dać kartę gildii przeciwnikowi, który ma najmniej potęgi.
arcs-name-demagogue = Demagog
    .text = Śmiały: gdy ogłaszasz ambicję, możesz umieścić najwyżej po 1 agencie na każdej karcie dworu. Podejrzliwy: nie możesz pozyskać karty gildii, na której masz tylko 1 agenta. Nie dotyczy to kart głosu ani plądrowania.
arcs-name-archivist = Archiwista
    .text = Uczony: po przygotowaniu dobierz 5 kart wiedzy, 2 z nich zatrzymaj jako dodatkowe, a 3 usuń z gry. Akademicki: za ambicję Magnata drugie miejsce nic ci nie daje, a pierwsze daje drugą wartość, bez premii za miasta.
arcs-name-overseer = Nadzorca
    .text = Bezwzględny: raz na turę, przy podatku lub budowie statku (nawet bez statków) możesz trafić użyty budynek i zrobić to znów bez punktu akcji. Zniszczenie miasta, też własnego, wywołuje oburzenie; budynek przeciwnika to twoje trofeum. Znienawidzony: w przygotowaniu usuwasz z gry 2 statki i 3 agentów.
arcs-name-corsair = Korsarz
    .text = Podstępny: gdy atakujesz, możesz po rzucie raz przerzucić najwyżej tyle kości najazdu, ile masz różnych rodzajów zasobów. Ostrożny: gdy atakujesz, nie możesz wziąć więcej kości szturmu niż kości potyczki.
arcs-name-noble = Arystokrata
    .text = Ustosunkowany: gdy ogłaszasz ambicję, na której jeszcze nie ma znacznika, pozyskaj wierzchnią kartę talii dworu; jej preludium nie działa w tej turze, a Jasnowidze nie pokazują ręki. Wpływowy: wpływ za kopię lub zwrot możesz wykonać dwa razy. Dumny: punktujesz tylko za pierwsze miejsce bez remisu.
arcs-name-anarchist = Anarchista
    .text = Rozproszony: w przygotowaniu usuwasz z gry swoje 2 skrajne lewe miasta. Porywający: tam, gdzie masz statki, możesz opodatkować miasta przeciwników, także te, których nie kontrolujesz, a puste miejsca na budynki tak, jakby były twoimi miastami. Pryncypialny: nie możesz opodatkować własnych miast.
arcs-name-shaper = Demiurg
    .text = Mityczny: gdy opodatkujesz miasto, możesz położyć na jego planecie 1 swój zasób, z miejsca na zasób albo ze swojego kartelu; odtąd taki jest jej rodzaj. Na każdej planecie tylko raz. Pradawny: nie możesz katapultować z kosmoportów, ale możesz z bram, nawet z bramy z kosmoportem.
arcs-name-agitator = Agitator
    .text = Podżegacz: gdy twoją akcją za kopię lub zwrot jest podatek, zyskaj też 1 broń, nawet gdy podatek nic nie daje. Nieregularny: przechwycenie zadaje atakującemu po 1 trafieniu za twoje symbole broni (na żetonach i kartach gildii), a nie za nieuszkodzone statki; potem odrzuć 1 broń, jeśli możesz.
arcs-name-quartermaster = Kwatermistrz
    .text = Odporny: po każdej bitwie, w której bierzesz udział, napraw tam po 1 swoim statku za każdy kosmoport na mapie, który kontrolujesz, także przeciwnika. Chciwy: zaczynasz z oburzeniem materiału.

## Lore

arcs-name-tool-priests = Kapłani Narzędzi
    .text = Przywołanie (budowa): raz na turę zbuduj 1 statek przy dowolnym mieście, które kontrolujesz, także przeciwnika.
arcs-name-galactic-rifles = Galaktyczne Działa
    .text = Ostrzał (bitwa): rzuć po 1 kości potyczki, najwyżej 6, za każdy swój nieuszkodzony statek w wybranym układzie, przeciwko graczowi w sąsiednim układzie. Trafienia dostają statki, a gdy ich już nie ma, budynki. Modyfikatory bitwy nie działają, oprócz Wizji Empaty.
arcs-name-sprinter-drives = Napędy Sprinterskie
    .text = Po twoim ruchu, także katapultą, grupa nieuszkodzonych statków, które się przesunęły i są w jednym układzie, może wykonać jeszcze jeden ruch. Może on być katapultą, ale nie daje następnego ruchu.
arcs-name-mirror-plating = Lustrzany Pancerz
    .text = Gdy się bronisz, a w rzucie jest jakakolwiek kość szturmu, dodaj 1 przechwycenie do rzutu atakującego.
arcs-name-hidden-harbors = Ukryte Przystanie
    .text = Zawsze budujesz statki nieuszkodzone. Gdy bronisz się w układzie ze swoim nieuszkodzonym kosmoportem, atakujący nie może brać kości najazdu.
arcs-name-signal-breaker = Zakłócacz Sygnałów
    .text = Gdy atakujesz, a na początku bitwy wszystkie twoje statki w tym układzie były nieuszkodzone, zignoruj 1 przechwycenie ze swojego rzutu. Przechwycenie z Lustrzanego Pancerza nadal się liczy.
arcs-name-repair-drones = Drony Naprawcze
    .text = Po bitwie, w której atakujesz, napraw 1 ze swoich atakujących statków.
arcs-name-gate-ports = Porty przy Bramach
    .text = Możesz budować kosmoporty przy bramach, łącznie najwyżej 1 przy każdej. Za każdym razem, gdy przeciwnik przesuwa statki do bramy, którą kontrolujesz i przy której masz nieuszkodzony kosmoport, pojmij 1 agenta z jego rezerwy. Kontrolę sprawdza się, zanim statki wejdą.
arcs-name-cloud-cities = Miasta w Chmurach
    .text = Możesz budować miasta na planetach poza miejscami na budynki, łącznie najwyżej 1 na każdej planecie, jeśli wydasz też 1 zasób jej rodzaju, choćby objęty oburzeniem, albo coś, co możesz wydać jako ten rodzaj.
arcs-name-living-structures = Żywe Konstrukcje
    .text = Pielęgnacja (budowa): opodatkuj jedno swoje miasto. Przycięcie (naprawa): zastąp dowolny swój kosmoport miastem albo miasto kosmoportem, ale tylko na miejscu na budynek; uszkodzony budynek pozostaje uszkodzony.
arcs-name-gate-stations = Stacje przy Bramach
    .text = Możesz budować miasta przy bramach, łącznie najwyżej 1 przy każdej. Takie miasto ma rodzaje wszystkich planet swojej gromady, na których są miasta: podatek daje 1 zasób jednego z nich, a gdy ich nie ma, nic. Kto je zniszczy, wywołuje oburzenie wszystkich tych rodzajów.
arcs-name-railgun-arrays = Baterie Dział Szynowych
    .text = Gdy bronisz się z nieuszkodzonym statkiem, atakujący dostaje 1 trafienie, zanim weźmie kości.
arcs-name-ancient-holdings = Pradawne Włości
    .text = Ta karta to dodatkowe miejsce na zasób, z kosztem najazdu 4. Zasób, który na niej leży, liczy się do ambicji, można go wydać i można go ukraść w najeździe.
arcs-name-seeker-torpedoes = Torpedy Samonaprowadzające
    .text = Gdy atakujesz, możesz po rzucie raz przerzucić najwyżej po 1 kości szturmu za każdy swój nieuszkodzony statek w tym układzie.
arcs-name-predictive-sensors = Czujniki Predykcyjne
    .text = Gdy się bronisz, zanim atakujący weźmie kości, możesz przesunąć do bitwy dowolną liczbę swoich nieuszkodzonych statków z sąsiednich układów; one też się bronią. Z każdego układu to osobny ruch, nigdy katapulta.
arcs-name-force-beams = Wiązki Siłowe
    .text = Kierowanie (ruch): przesuń dowolne statki, czyjekolwiek, między układem ze swoim nieuszkodzonym kosmoportem a sąsiednim układem, w dowolną stronę. Modyfikatory ruchu nie działają i nigdy nie jest to katapulta.
arcs-name-raider-exosuits = Egzoszkielety Najeźdźców
    .text = Gdy atakujesz tam, gdzie obrońca nie ma budynku, i tak możesz wziąć 1 kość najazdu w ramach zwykłej liczby kości. Jeśli obrońca nie ma budynku na całej mapie, bierzesz kości najazdu jak zwykle.
arcs-name-survival-overrides = Blokada Instynktu
    .text = Męczeństwo (ruch): zniszcz 1 swój nieuszkodzony statek, by zniszczyć w tym samym układzie 1 statek innego gracza i wziąć go jako trofeum; twój wraca do ciebie. Możesz to zrobić, nawet gdy nie ma tam innego statku do zniszczenia.
arcs-name-empaths-vision = Wizja Empaty
    .text = Dopóki ogłoszona jest ambicja Empaty, po każdym swoim rzucie możesz raz przerzucić dowolną liczbę rzuconych kości. Preludium: odrzuć tę kartę, by zdjąć swoje oburzenie psionika.
arcs-name-empaths-bond = Więź Empaty
    .text = Dopóki ogłoszona jest ambicja Empaty, możesz opodatkować miasta przeciwników, budować statki przy ich kosmoportach i katapultować z nich, jakby były twoje: nie musisz ich kontrolować, a podatek nie daje jeńca. Poza tym należą do przeciwnika: kontrolowane miasto możesz opodatkować jak zwykle.
arcs-name-keepers-trust = Zaufanie Kustosza
    .text = Dopóki ogłoszona jest ambicja Kustosza, przeciwnicy nie mogą ci kraść zasobów rodzaju, który sami mają, choćby jako rezerwę na swoim kartelu. Preludium: odrzuć tę kartę, by zdjąć swoje oburzenie reliktu.
arcs-name-keepers-solidarity = Solidarność Kustosza
    .text = Dopóki ogłoszona jest ambicja Kustosza, przeciwnicy nie mogą ci ukraść karty gildii, jeśli masz zasób jej rodzaju: na miejscu na zasób, na karcie albo jako rezerwę na swoim kartelu. Chroni to też Zaprzysiężonych Strażników.
arcs-name-warlords-cruelty = Okrucieństwo Wodza
    .text = Dopóki ogłoszona jest ambicja Wodza, możesz ponownie opodatkować miasta opodatkowane już w tej turze. Preludium: odrzuć tę kartę, by zdjąć swoje oburzenie broni.
arcs-name-warlords-terror = Terror Wodza
    .text = Dopóki ogłoszona jest ambicja Wodza, możesz w preludium zwracać trofea, by za każde wykonać jedną akcję wpływu.
arcs-name-tyrants-ego = Ego Tyrana
    .text = Dopóki ogłoszona jest ambicja Tyrana, możesz w preludium zwracać jeńców, by za każdego wykonać jedną akcję pozyskania. Preludium: odrzuć tę kartę, by zdjąć swoje oburzenie broni.
arcs-name-tyrants-authority = Władza Tyrana
    .text = Aneksja (budowa), dopóki ogłoszona jest ambicja Tyrana: zastąp miasto lub kosmoport przeciwnika w układzie, który kontrolujesz, swoim budynkiem tego samego rodzaju z rezerwy; uszkodzony budynek pozostaje uszkodzony.
arcs-name-tycoons-ambition = Ambicja Magnata
    .text = Preludium, jako jego pierwsza akcja, dopóki ogłoszona jest ambicja Magnata: odrzuć cały swój materiał i całe paliwo, jeśli je masz, by ogłosić jeszcze jedną, nieogłoszoną ambicję, bez znacznika zera. Potem w tej turze nie możesz już kartą akcji ani ogłosić ambicji, ani przejąć inicjatywy.
arcs-name-tycoons-charm = Urok Magnata
    .text = Preludium, dopóki ogłoszona jest ambicja Magnata: odrzuć dowolną liczbę żetonów materiału i paliwa, by za każdy zyskać 1 dowolny zasób. Preludium: odrzuć tę kartę, by zdjąć swoje oburzenie materiału i paliwa.

## What is being decided

arcs-name-redrawing = czy dobrać nową rękę
arcs-name-leading = jaką kartę wiodącą zagrać
arcs-name-following = którą kartę zagrać
arcs-name-turn = co zrobić w swojej turze
arcs-name-arranging = jak przełożyć zasoby
arcs-name-overflowing = który zasób odrzucić
arcs-name-moving = ile statków przesunąć
arcs-name-catapulting = dokąd dalej lecą statki
arcs-name-dicing = którymi kośćmi rzucić
arcs-name-rerolling = które kości przerzucić
arcs-name-battling = co dostaje trafienie
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
arcs-name-vox-card = co zrobić z kartą głosu
arcs-name-seizing = czy przejąć inicjatywę
arcs-name-drafting = którą kartę wybrać
arcs-name-learning = które karty wiedzy zatrzymać
arcs-name-picking = jaki zasób zyskać
arcs-name-influencing = na której karcie dworu umieścić agenta
arcs-name-securing = którą kartę dworu pozyskać
arcs-name-granting = którą kartę gildii oddać
arcs-name-redeclaring = którą ambicję ogłosić
arcs-name-shaping = który zasób położyć na planecie
arcs-name-overseeing = czy trafić budynek
arcs-name-railing = który twój statek zostaje trafiony
arcs-name-sensing = które statki dołączają do bitwy
arcs-name-recasting = które kości przerzucić i którą kartą
arcs-name-aiming = skąd strzelasz
arcs-name-guiding = iloma statkami pokierować
arcs-name-martyring = który statek zniszczyć
arcs-name-annexing = czyj budynek zaanektować
arcs-name-bartering = czym handlować
arcs-name-clouding = jaki zasób wydać na miasto
arcs-name-sprinting = czy statki ruszają jeszcze raz
arcs-name-advancing = które statki przesunąć przed bitwą
arcs-name-attacking = kogo zaatakować
arcs-name-maneuvering = czy wykonać ruch po bitwie
arcs-name-telling-apart = o który budynek chodzi
arcs-name-following-up = jaka ma być kolejność obu efektów

## What the player is asked

arcs-step-redrawing = Zatrzymaj rękę albo odrzuć ją i dobierz nową.
arcs-step-leading = Zagraj kartę wiodącą albo przekaż inicjatywę.
arcs-step-following = Przebij, skopiuj albo wykonaj zwrot.
arcs-step-turn = Wykonaj akcję albo zakończ turę.
arcs-step-arranging = Wybierz zasób na najlepiej chronione z wolnych jeszcze miejsc.
arcs-step-overflowing = Masz więcej zasobów niż miejsc: wybierz jeden do odrzucenia.
arcs-step-moving = Wybierz, ile statków przesunąć.
arcs-step-catapulting = Statki mogą lecieć dalej: wybierz dokąd albo zatrzymaj się tutaj.
arcs-step-dicing = Wybierz kości: najwyżej jedną na każdy atakujący statek.
arcs-step-rerolling = Wybierz kości potyczki do przerzucenia albo zostaw wszystkie.
arcs-step-battling = Wybierz element, który dostaje następne trafienie.
arcs-step-filling = Wybierz, ile zasobów zyskujesz; pozostałe zostają w rezerwie.
arcs-step-ransacking = Zniszczone miasto: wybierz kartę dworu, którą splądrujesz.
arcs-step-raiding = Kradnij za klucze albo zakończ najazd.
arcs-step-stealing = Wybierz, co ukraść.
arcs-step-spending = Wybierz akcję, za którą płacisz zasobem, albo zrezygnuj.
arcs-step-placing = Wybierz, gdzie umieścić statki.
arcs-step-pressganging = Zwróć kolejnego jeńca za zasób albo zakończ.
arcs-step-gaining = Wybierz zasób, który zyskujesz.
arcs-step-executing = Wykonaj egzekucję na kolejnym jeńcu albo zakończ.
arcs-step-trading = Wybierz zasób, który dajesz.
arcs-step-fencing = Wybierz zasób, który odrzucisz za relikt.
arcs-step-discarding = Odrzucaj karty z ręki albo zakończ: dobierzesz tyle samo i jeszcze jedną.
arcs-step-looking = Wybierz przeciwnika, którego rękę obejrzysz.
arcs-step-swapping = Zamień się kartą z przeciwnikiem: wybierz najpierw jego kartę, potem swoją. Możesz też zrezygnować.
arcs-step-vox-card = Wybierz, co zrobić z kartą głosu.
arcs-step-seizing = Przejmij inicjatywę albo zrezygnuj.
arcs-step-drafting = Wybierz kartę przywódcy albo kartę wiedzy.
arcs-step-learning = Wybierz karty wiedzy, które zatrzymasz; pozostałe usuwasz z gry.
arcs-step-picking = Wybierz zasób, który zyskujesz.
arcs-step-influencing = Umieść agenta na karcie dworu.
arcs-step-securing = Wybierz kartę dworu, którą pozyskujesz.
arcs-step-granting = Żeby ogłosić ambicję, daj kartę gildii przeciwnikowi, który ma najmniej potęgi.
arcs-step-redeclaring = Ogłoś jeszcze jedną ambicję.
arcs-step-shaping = Połóż na planecie zasób, by zmienić jej rodzaj, albo zrezygnuj.
arcs-step-overseeing = Traf budynek, żeby użyć go jeszcze raz, albo zrezygnuj.
arcs-step-railing = Obrońca strzela pierwszy: wybierz swój statek, który zostaje trafiony.
arcs-step-sensing = Ktoś cię atakuje. Z sąsiednich układów mogą dołączyć twoje nieuszkodzone statki, z każdego układu osobnym ruchem: wybierz skąd, a potem ile. Możesz też zrezygnować.
arcs-step-recasting = Wybieraj po jednej kości do przerzucenia, potem rzuć. Możesz też zrezygnować. Gdy pozwala na to kilka kart, najpierw wybierz, z której korzystasz.
arcs-step-aiming = Wybierz układ, z którego strzelają twoje nieuszkodzone statki.
arcs-step-guiding = Wybierz, iloma statkami kierujesz.
arcs-step-martyring = Wybierz statek innego gracza, który też zniszczysz.
arcs-step-annexing = Wybierz, czyj budynek anektujesz.
arcs-step-bartering = Wybierz zasób, który bierzesz, potem ten, który dajesz.
arcs-step-clouding = Wybierz zasób, który wydajesz na miasto w chmurach.
arcs-step-sprinting = Nieuszkodzone statki, które właśnie się przesunęły, mogą ruszyć jeszcze raz: wybierz je albo zrezygnuj.
arcs-step-advancing = Wykonaj ruch przed bitwą.
arcs-step-attacking = Teraz wybierz bitwę.
arcs-step-maneuvering = Po bitwie możesz wykonać ruch albo zrezygnować.
arcs-step-telling-apart = Jest tam kilka takich budynków: wybierz, o który chodzi.
arcs-step-following-up = Wybierz, co ma być pierwsze: obejrzenie ręki przeciwnika (Jasnowidze) czy pozyskanie karty dworu (Ustosunkowany).
arcs-step-over = Koniec gry.

## Actions

arcs-action-end = Zakończ turę
arcs-action-stop = Zakończ tutaj
arcs-action-no = Zrezygnuj
arcs-action-pass = Przekaż inicjatywę
arcs-action-keep = Zostaw tak, jak jest
arcs-action-arrange = Przełóż zasoby
arcs-action-redraw = Dobierz nową rękę
arcs-action-lead = Zagraj kartę wiodącą: { $card }
arcs-action-surpass = Przebij kartą { $card }
arcs-action-copy = Skopiuj zakrytą kartą { $card }
arcs-action-pivot = Wykonaj zwrot kartą { $card }
arcs-action-seize = Przejmij inicjatywę zakrytą kartą { $card }
arcs-action-seize-free = Przejmij inicjatywę
arcs-action-declare = Ogłoś ambicję { $ambition-id ->
    [tycoon] Magnata
    [tyrant] Tyrana
    [warlord] Wodza
    [keeper] Kustosza
   *[empath] Empaty
  }
arcs-action-spend = Wydaj 1 { $resource }
arcs-action-spend-as = Wydaj 1 { $resource } jako { $as }
arcs-action-tax = Opodatkuj miasto gracza { $seat } w układzie { $at }
arcs-action-build = Zbuduj { $piece } w układzie { $at }
arcs-action-move = Przesuń statki z układu { $from } do układu { $to }
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
arcs-action-battle = Zaatakuj gracza { $seat } w układzie { $at }
arcs-action-dice = { $die ->
    [szturm] { $count ->
        [0] Nie bierz kości szturmu
        [one] Weź { $count } kość szturmu
        [few] Weź { $count } kości szturmu
        [many] Weź { $count } kości szturmu
       *[other] Weź { $count } kości szturmu
      }
    [potyczka] { $count ->
        [0] Nie bierz kości potyczki
        [one] Weź { $count } kość potyczki
        [few] Weź { $count } kości potyczki
        [many] Weź { $count } kości potyczki
       *[other] Weź { $count } kości potyczki
      }
   *[najazd] { $count ->
        [0] Nie bierz kości najazdu
        [one] Weź { $count } kość najazdu
        [few] Weź { $count } kości najazdu
        [many] Weź { $count } kości najazdu
       *[other] Weź { $count } kości najazdu
      }
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
arcs-action-hit = { $piece ->
    [miasto] { $state ->
        [uszkodzony] Traf uszkodzone miasto
       *[nieuszkodzony] Traf nieuszkodzone miasto
      }
   *[statek] Traf { $state } { $piece }
  }
arcs-action-ransack = Splądruj kartę „{ $court }”
arcs-action-steal = Ukradnij graczowi { $seat } zasób z miejsca { $slot }
arcs-action-take = Ukradnij kartę „{ $court }”
arcs-action-protect = Połóż 1 { $resource } na najlepiej chronionym z wolnych jeszcze miejsc
arcs-action-discard = Odrzuć 1 { $resource }
arcs-action-gain = Zyskaj 1 { $resource }
arcs-action-give = Daj 1 { $resource }
arcs-action-outrage = Szerz oburzenie { $resource-id ->
    [material] materiału
    [fuel] paliwa
    [weapon] broni
    [relic] reliktu
   *[psionic] psionika
  }
arcs-action-use = Użyj karty „{ $court }”
arcs-action-manufacture = Wyprodukuj 1 materiał
arcs-action-synthesize = Zsyntetyzuj 1 paliwo
arcs-action-pressgang = Zwerbuj pojmanego agenta gracza { $seat }
arcs-action-execute = Wykonaj egzekucję na pojmanym agencie gracza { $seat }
arcs-action-abduct = Uprowadź agentów z karty „{ $court }”
arcs-action-trade = Handluj z miastem gracza { $seat } w układzie { $at }
arcs-action-attach = Połóż kartę związku obok karty { $card }
arcs-action-look = Obejrzyj rękę gracza { $seat }
arcs-action-hand = Wybierz z ręki kartę { $card }
arcs-action-theirs = Weź z ręki przeciwnika kartę { $card }
arcs-action-place = Umieść statki w układzie { $at }
arcs-action-cluster = Wybierz gromadę { $cluster }
arcs-action-free = Zwróć miasto gracza { $seat } z układu { $at }
arcs-action-draft = Wybierz przywódcę „{ $leader }”
arcs-action-draft-lore = Wybierz kartę wiedzy „{ $lore }”
arcs-action-use-lore = Użyj karty wiedzy „{ $lore }”
arcs-action-tax-slot = Opodatkuj puste miejsce w układzie { $at }
arcs-action-build-cloud = Zbuduj miasto w chmurach w układzie { $at }
arcs-action-fire = Ostrzelaj gracza { $seat } w układzie { $at }
arcs-action-from = Strzelaj z układu { $at }
arcs-action-summon = Przywołaj statek w układzie { $at }
arcs-action-nurture = Pielęgnacja: opodatkuj swoje miasto w układzie { $at }
arcs-action-prune = { $piece ->
    [miasto] Przycięcie: zastąp swoje miasto w układzie { $at }
   *[kosmoport] Przycięcie: zastąp swój kosmoport w układzie { $at }
  }
arcs-action-annex = Zaanektuj { $piece } w układzie { $at }
arcs-action-whose = Wybierz budynek gracza { $seat }
arcs-action-guide = Skieruj statki z układu { $from } do układu { $to }
arcs-action-martyr = Poświęć statek w układzie { $at }
arcs-action-sink = Zniszcz { $state } statek gracza { $seat }
arcs-action-again = { $die ->
    [szturm] Przerzuć kość szturmu: { $face }
    [potyczka] Przerzuć kość potyczki: { $face }
   *[najazd] Przerzuć kość najazdu: { $face }
  }
arcs-action-roll = Rzuć wybranymi kośćmi
arcs-action-shape = Połóż 1 { $resource } na planecie
arcs-action-charm = Odrzuć 1 { $resource } i zyskaj dowolny zasób
arcs-action-grant = Oddaj kartę „{ $court }”
arcs-action-release = Zwróć graczowi { $seat } trofeum: { $piece }
arcs-action-ransom = Zwróć graczowi { $seat } jeńca
arcs-action-advance = Najpierw ruch, potem bitwa
arcs-action-fill = { $count ->
    [0] Nie zyskuj żadnego zasobu
    [one] Zyskaj { $count } zasób
    [few] Zyskaj { $count } zasoby
    [many] Zyskaj { $count } zasobów
   *[other] Zyskaj { $count } zasobu
  }
arcs-action-shape-cartel = Połóż na planecie 1 { $resource } ze swojego kartelu
arcs-action-hit-cloud = { $state ->
    [uszkodzony] Traf uszkodzone miasto w chmurach
   *[nieuszkodzony] Traf nieuszkodzone miasto w chmurach
  }
arcs-action-which = { $state ->
    [uszkodzony] Wybierz uszkodzony budynek
   *[nieuszkodzony] Wybierz nieuszkodzony budynek
  }
arcs-action-which-cloud = { $state ->
    [uszkodzony] Wybierz uszkodzone miasto w chmurach
   *[nieuszkodzony] Wybierz nieuszkodzone miasto w chmurach
  }
arcs-action-by-assault = Przerzuć teraz kości szturmu (Torpedy Samonaprowadzające)
arcs-action-by-skirmish = Przerzuć teraz kości potyczki (Harcownicy)
arcs-action-by-raid = Przerzuć teraz kości najazdu (Podstępny)
arcs-action-by-any = Przerzuć teraz dowolne kości (Wizja Empaty)
arcs-action-first-look = Najpierw obejrzyj rękę przeciwnika
arcs-action-first-secure = Najpierw pozyskaj wierzchnią kartę talii dworu

## Actions as a decision calls them that has better words for them: arcs-choice-DECISION-ACTION

arcs-choice-spending-no = Bez akcji: tylko wydaj zasób
arcs-choice-recasting-no = Nie przerzucaj

## What happened

arcs-event-setup = Karta przygotowania: { $setup }. Inicjatywę ma { $seat }.
arcs-event-court = Pierwsze karty dworu: { $row }.
arcs-event-start = { $seat } zaczyna w układach { $systems }. Zasoby: { $resources }.
arcs-event-deal = Zaczyna się rozdział { $chapter }: każdy dostaje sześć kart. Inicjatywę ma { $seat }.
arcs-event-redraw = { $seat } odrzuca rękę i dobiera nową.
arcs-event-drawn = { $seat } dobiera: { $cards }.
arcs-event-round = Runda { $round }: zaczyna { $seat }.
arcs-event-pass = { $seat } przekazuje inicjatywę.
arcs-event-initiative = { $seat } otrzymuje inicjatywę.
arcs-event-lead = { $seat } zagrywa kartę wiodącą: { $card }.
arcs-event-surpass = { $seat } przebija kartą { $card }.
arcs-event-copy = { $seat } kopiuje zakrytą kartą.
arcs-event-pivot = { $seat } wykonuje zwrot kartą { $card }.
arcs-event-declare = { $seat } ogłasza ambicję { $ambition-id ->
    [tycoon] Magnata
    [tyrant] Tyrana
    [warlord] Wodza
    [keeper] Kustosza
   *[empath] Empaty
  }. Za pierwsze miejsce { $first ->
    [one] jest { $first } punkt potęgi
    [few] są { $first } punkty potęgi
    [many] jest { $first } punktów potęgi
   *[other] jest { $first } punktu potęgi
  }, za drugie { $second ->
    [0] nic
   *[other] { $second }
  }.
arcs-event-zero = Znacznik zera przykrywa kartę { $card }: liczy się ona odtąd jako 0.
arcs-event-seize = { $seat } przejmuje inicjatywę.
arcs-event-look = { $seat } ogląda rękę gracza { $rival }.
arcs-event-seen = { $seat } widzi: { $cards }.
arcs-event-swap = { $seat } bierze kartę od gracza { $rival }.
arcs-event-swap-back = { $seat } daje graczowi { $rival } kartę w zamian.
arcs-event-swapped = { $seat } dostaje od gracza { $giver } kartę { $card }.
arcs-event-spend = { $seat } wydaje 1 { $resource }.
arcs-event-spend-as = { $seat } wydaje 1 { $resource } jako { $as }.
arcs-event-use = { $seat } używa karty „{ $court }”.
arcs-event-attach = { $seat } kładzie kartę „{ $court }” obok karty { $card }.
arcs-event-arrange = { $seat } przekłada zasoby, od najlepiej chronionego miejsca: { $resources }.
arcs-event-gain = { $seat } zyskuje 1 { $resource }.
arcs-event-discard = { $seat } odrzuca 1 { $resource }.
arcs-event-discard-all = { $seat } odrzuca { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
  } { $resource-id ->
    [material] materiału
    [fuel] paliwa
    [weapon] broni
    [relic] reliktu
   *[psionic] psionika
  }.
arcs-event-discard-card = { $seat } odrzuca kartę „{ $court }”.
arcs-event-discard-hand = { $seat } odrzuca kartę akcji.
arcs-event-discarded = { $seat } odrzuca: { $cards }.
arcs-event-draw = { $count ->
    [0] { $seat } nic nie dobiera: nie ma już kart.
    [one] { $seat } dobiera { $count } kartę akcji.
    [few] { $seat } dobiera { $count } karty akcji.
    [many] { $seat } dobiera { $count } kart akcji.
   *[other] { $seat } dobiera { $count } karty akcji.
  }
arcs-event-draw-union = { $seat } dobiera kartę { $card } i odrzuca kartę „{ $court }”.
arcs-event-tax = { $seat } opodatkowuje miasto w układzie { $at }.
arcs-event-tax-rival = { $seat } opodatkowuje miasto gracza { $owner } w układzie { $at }.
arcs-event-capture = { $seat } pojmuje { $agents ->
    [one] { $agents } agenta
    [few] { $agents } agentów
    [many] { $agents } agentów
   *[other] { $agents } agenta
  } gracza { $owner }.
arcs-event-build = { $seat } buduje { $piece } w układzie { $at }.
arcs-event-build-damaged = { $piece ->
    [statek] { $seat } buduje uszkodzony statek w układzie { $at }, bo ten układ kontroluje przeciwnik.
    [kosmoport] { $seat } buduje uszkodzony kosmoport w układzie { $at }, bo ten układ kontroluje przeciwnik.
   *[miasto] { $seat } buduje uszkodzone miasto w układzie { $at }, bo ten układ kontroluje przeciwnik.
  }
arcs-event-build-nothing = { $seat } buduje statek w układzie { $at }, ale żadnego nie umieszcza: rezerwa jest pusta.
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
arcs-event-battle = { $seat } atakuje gracza { $owner } w układzie { $at }.
arcs-event-roll = { $die ->
    [szturm] { $seat } rzuca kośćmi szturmu: { $faces }.
    [potyczka] { $seat } rzuca kośćmi potyczki: { $faces }.
   *[najazd] { $seat } rzuca kośćmi najazdu: { $faces }.
  }
arcs-event-damage = Uszkodzono { $piece } gracza { $owner } w układzie { $at }.
arcs-event-destroy = Zniszczono { $piece } gracza { $owner } w układzie { $at }. Trofeum bierze { $seat }.
arcs-event-outrage = { $seat } wywołuje oburzenie { $resource-id ->
    [material] materiału
    [fuel] paliwa
    [weapon] broni
    [relic] reliktu
   *[psionic] psionika
  }.
arcs-event-ransack = { $seat } plądruje dwór i pozyskuje kartę „{ $court }”.
arcs-event-trophies = { $agents ->
    [one] { $seat } bierze jako trofeum { $agents } agenta gracza { $owner }.
    [few] { $seat } bierze jako trofea { $agents } agentów gracza { $owner }.
    [many] { $seat } bierze jako trofea { $agents } agentów gracza { $owner }.
   *[other] { $seat } bierze jako trofea { $agents } agenta gracza { $owner }.
  }
arcs-event-steal = { $seat } kradnie graczowi { $owner } 1 { $resource }.
arcs-event-take = { $seat } kradnie graczowi { $owner } kartę „{ $court }”.
arcs-event-bury = Skradziona karta „{ $court }” trafia na spód talii dworu.
arcs-event-place = { $seat } umieszcza { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
    [many] { $ships } statków
   *[other] { $ships } statku
  } w układzie { $at }.
arcs-event-manufacture = { $seat } produkuje materiał.
arcs-event-synthesize = { $seat } syntetyzuje paliwo.
arcs-event-pressgang = { $seat } werbuje jeńca: agent gracza { $owner } wraca do rezerwy.
arcs-event-execute = { $seat } wykonuje egzekucję na jeńcu: agent gracza { $owner } staje się trofeum.
arcs-event-abduct = { $seat } uprowadza agentów przeciwników z karty „{ $court }”.
arcs-event-trade = { $seat } handluje z miastem gracza { $owner } w układzie { $at }.
arcs-event-swap-resources = { $seat } bierze 1 { $taken } od gracza { $owner } i daje w zamian 1 { $given }.
arcs-event-free = { $seat } zwraca swoje miasto z układu { $at } na planszę.
arcs-event-free-rival = { $seat } zwraca miasto gracza { $owner } z układu { $at } na planszę właściciela.
arcs-event-shuffle = Karty wtasowane do talii dworu: { $court }.
arcs-event-choose = { $seat } wybiera: { $action }.
arcs-event-answered = { $seat } ma tylko jedną możliwość: { $action }.
arcs-event-end = { $seat } kończy turę.
arcs-event-round-end = Runda się kończy. Inicjatywę ma { $seat }.
arcs-event-chapter-end = Rozdział { $chapter } się kończy: czas na punktowanie ogłoszonych ambicji.
arcs-event-score = { $power ->
    [0] { $seat } zajmuje drugie miejsce w ambicji { $ambition-id ->
        [tycoon] Magnata
        [tyrant] Tyrana
        [warlord] Wodza
        [keeper] Kustosza
       *[empath] Empaty
      }, które nie daje potęgi.
    [one] { $seat } zdobywa { $power } punkt potęgi za ambicję { $ambition-id ->
        [tycoon] Magnata
        [tyrant] Tyrana
        [warlord] Wodza
        [keeper] Kustosza
       *[empath] Empaty
      }.
    [few] { $seat } zdobywa { $power } punkty potęgi za ambicję { $ambition-id ->
        [tycoon] Magnata
        [tyrant] Tyrana
        [warlord] Wodza
        [keeper] Kustosza
       *[empath] Empaty
      }.
    [many] { $seat } zdobywa { $power } punktów potęgi za ambicję { $ambition-id ->
        [tycoon] Magnata
        [tyrant] Tyrana
        [warlord] Wodza
        [keeper] Kustosza
       *[empath] Empaty
      }.
   *[other] { $seat } zdobywa { $power } punktu potęgi za ambicję { $ambition-id ->
        [tycoon] Magnata
        [tyrant] Tyrana
        [warlord] Wodza
        [keeper] Kustosza
       *[empath] Empaty
      }.
  }
arcs-event-over = Koniec gry. Wygrywa { $seat }: { $power ->
    [one] { $power } punkt potęgi
    [few] { $power } punkty potęgi
    [many] { $power } punktów potęgi
   *[other] { $power } punktu potęgi
  }.
arcs-event-concede = { $seat } poddaje się.
arcs-event-reveal = Przywódcy do wyboru: { $leaders }. Karty wiedzy do wyboru: { $lore }.
arcs-event-draft-leader = { $seat } wybiera przywódcę „{ $leader }”.
arcs-event-draft-lore = { $seat } wybiera kartę wiedzy „{ $lore }”.
arcs-event-scrap = { $piece ->
    [agent] { $seat } usuwa z gry { $count ->
        [one] { $count } agenta
        [few] { $count } agentów
        [many] { $count } agentów
       *[other] { $count } agenta
      }.
    [miasto] { $seat } usuwa z gry { $count ->
        [one] { $count } miasto
        [few] { $count } miasta
        [many] { $count } miast
       *[other] { $count } miasta
      }.
    [statek] { $seat } usuwa z gry { $count ->
        [one] { $count } statek
        [few] { $count } statki
        [many] { $count } statków
       *[other] { $count } statku
      }.
   *[kosmoport] { $seat } usuwa z gry { $count ->
        [one] { $count } kosmoport
        [few] { $count } kosmoporty
        [many] { $count } kosmoportów
       *[other] { $count } kosmoportu
      }.
  }
arcs-event-outraged = { $seat } zaczyna grę z oburzeniem { $resource-id ->
    [material] materiału
    [fuel] paliwa
    [weapon] broni
    [relic] reliktu
   *[psionic] psionika
  }.
arcs-event-draw-lore = { $seat } dobiera { $count ->
    [one] { $count } kartę wiedzy
    [few] { $count } karty wiedzy
    [many] { $count } kart wiedzy
   *[other] { $count } karty wiedzy
  }.
arcs-event-lore-drawn = { $seat } dobiera karty wiedzy: { $lore }.
arcs-event-scrap-lore = { $seat } usuwa z gry { $count ->
    [one] { $count } kartę wiedzy
    [few] { $count } karty wiedzy
    [many] { $count } kart wiedzy
   *[other] { $count } karty wiedzy
  }.
arcs-event-use-lore = { $seat } używa karty wiedzy „{ $lore }”.
arcs-event-clear-outrage = { $seat } zdejmuje swoje oburzenie { $resource-id ->
    [material] materiału
    [fuel] paliwa
    [weapon] broni
    [relic] reliktu
   *[psionic] psionika
  }.
arcs-event-shape = { $seat } kładzie 1 { $resource } na planecie { $at }: taki jest odtąd jej rodzaj.
arcs-event-tax-slot = { $seat } opodatkowuje puste miejsce w układzie { $at }.
arcs-event-ruin = Zniszczono { $piece } gracza { $owner } w układzie { $at }. Element wraca do właściciela.
arcs-event-grant = { $seat } daje graczowi { $rival } kartę „{ $court }”.
arcs-event-release = { $seat } zwraca graczowi { $owner } trofeum: { $piece }.
arcs-event-ransom = { $seat } zwraca graczowi { $owner } jeńca.
arcs-event-fire = { $seat } strzela z układu { $from } do gracza { $owner } w układzie { $at }.
arcs-event-replace = { $seat } zastępuje { $piece } gracza { $owner } w układzie { $at } { $by ->
    [miasto] własnym miastem
   *[kosmoport] własnym kosmoportem
  }.
arcs-event-guide = { $damaged ->
    [0] { $seat } kieruje { $fresh ->
        [one] { $fresh } statek
        [few] { $fresh } statki
        [many] { $fresh } statków
       *[other] { $fresh } statku
      } gracza { $owner } z układu { $from } do układu { $to }.
   *[other] { $fresh ->
        [0] { $seat } kieruje { $damaged ->
            [one] { $damaged } uszkodzony statek
            [few] { $damaged } uszkodzone statki
            [many] { $damaged } uszkodzonych statków
           *[other] { $damaged } uszkodzonego statku
          } gracza { $owner } z układu { $from } do układu { $to }.
       *[other] { $seat } kieruje { $fresh ->
            [one] { $fresh } nieuszkodzony statek
            [few] { $fresh } nieuszkodzone statki
            [many] { $fresh } nieuszkodzonych statków
           *[other] { $fresh } nieuszkodzonego statku
          } i { $damaged ->
            [one] { $damaged } uszkodzony statek
            [few] { $damaged } uszkodzone statki
            [many] { $damaged } uszkodzonych statków
           *[other] { $damaged } uszkodzonego statku
          } gracza { $owner } z układu { $from } do układu { $to }.
      }
  }

## Why not. No full stop: the rule follows.

arcs-no-over = Koniec gry
arcs-no-now = Najpierw zdecyduj, { $what }
arcs-no-not-in-hand = Nie masz na ręce karty { $card }
arcs-no-must-follow = Karta wiodąca jest już zagrana: przebij ją, skopiuj albo wykonaj zwrot
arcs-no-must-lead = Zaczynasz rundę: zagraj kartę wiodącą albo przekaż inicjatywę
arcs-no-must-play = Inicjatywę może przekazać tylko gracz, który zaczyna rundę, a karta wiodąca jest już zagrana
arcs-no-surpass-suit = Przebić można tylko kartą w kolorze wiodącym: { $suit }. Tą możesz skopiować albo wykonać zwrot
arcs-no-surpass-low = Żeby przebić, potrzebujesz karty o numerze wyższym niż { $number }, bo taki ma karta wiodąca. Tą możesz skopiować
arcs-no-pivot-suit = Zwrot wykonujesz kartą w kolorze innym niż wiodący: { $suit }. Tą możesz skopiować albo przebić, jeśli jest wyższa
arcs-no-played = Twoja karta na tę rundę jest już zagrana
arcs-no-late = To trzeba zrobić przed wszystkimi innymi akcjami tury, a twoje akcje już się zaczęły
arcs-no-seize-holder = Masz już inicjatywę
arcs-no-seize-again = W tej rundzie ktoś już przejął inicjatywę
arcs-no-seize-leave = Przejęcie inicjatywy kosztuje kartę z ręki, chyba że inna karta pozwala przejąć ją bez tego: wskaż kartę, którą zagrywasz zakrytą
arcs-no-declare-follower = Ambicję ogłasza tylko gracz zaczynający rundę albo ktoś, kto przebija lub wykonuje zwrot i ma kartę „Galaktyczni Bardowie”
arcs-no-declare-again = W tej rundzie ktoś już ogłosił ambicję
arcs-no-declare-marker = Nie ma już dostępnego znacznika ambicji
arcs-no-declare-number = Do ogłoszenia ambicji { $ambition-id ->
    [tycoon] Magnata
    [tyrant] Tyrana
    [warlord] Wodza
    [keeper] Kustosza
   *[empath] Empaty
  } potrzebujesz karty o numerze { $number } albo 7
arcs-no-prelude-over = Preludium skończyło się wraz z pierwszą akcją twojej karty
arcs-no-prelude-none = Preludium zaczyna się, gdy zagrasz kartę
arcs-no-spend-none = Nie masz { $resource-id ->
    [material] materiału
    [fuel] paliwa
    [weapon] broni
    [relic] reliktu
   *[psionic] psionika
  } do wydania
arcs-no-spend-as = Żeby wydać inny zasób jako { $resource }, potrzebujesz karty „Lojalni…” tego rodzaju
arcs-no-card-not-yours = Karta „{ $court }” nie jest twoja
arcs-no-card-won = Kartę „{ $court }” pozyskano w tym preludium: jej tekstu preludium możesz użyć dopiero w późniejszej turze
arcs-no-card-no-prelude = Karta „{ $court }” nie ma preludium, którego można użyć
arcs-no-card-union = Karty „{ $court }” używasz, kładąc ją obok zagranej karty w jej kolorze: wskaż tę kartę
arcs-no-card-once = Karty „{ $court }” możesz użyć tylko raz na turę
arcs-no-fence-empty = Nie masz zasobu, który można odrzucić za relikt
arcs-no-fence-relics = W rezerwie nie ma już reliktów
arcs-no-union = Nie masz karty związku dla koloru { $suit }
arcs-no-union-card = Karta { $card } nie leży odkryta: związek kładzie się obok karty zagranej odkrytej w tej rundzie
arcs-no-pips = Nie masz już punktów akcji
arcs-no-suit = Tej akcji nie ma w kolorze { $suit }
arcs-no-resource-action = Wydany zasób nie daje tej akcji
arcs-no-new-action = Nie masz karty, która dałaby ci teraz tę akcję
arcs-no-out-of-play = To niemożliwe: { $at } jest poza grą
arcs-no-tax-city = W układzie { $at } nie ma miasta gracza { $owner }
arcs-no-tax-control = Miasto przeciwnika możesz opodatkować tylko w układzie, który kontrolujesz, a układu { $at } nie kontrolujesz
arcs-no-tax-ships = Miasto przeciwnika możesz opodatkować tylko tam, gdzie masz statki, a w układzie { $at } nie masz żadnego
arcs-no-tax-twice = To miasto opodatkowano już w tej turze
arcs-no-build-slot = W układzie { $at } nie ma pustego miejsca na budynek
arcs-no-build-piece = Budujesz tam, gdzie masz statek lub budynek, a w układzie { $at } nie masz niczego
arcs-no-build-supply = { $piece ->
    [miasto] Nie masz już miasta do zbudowania
    [kosmoport] Nie masz już kosmoportu do zbudowania
   *[statek] Nie masz już statku do zbudowania
  }
arcs-no-build-starport = W układzie { $at } nie ma kosmoportu, przy którym możesz budować
arcs-no-build-twice = Każdy kosmoport buduje jeden statek na turę, a te w tym układzie już zbudowały swoje
arcs-no-build-outside = W układzie { $at } jest już { $piece } poza miejscami na budynki, a może być tylko jeden taki budynek, bez względu na właściciela
arcs-no-move-ships = W układzie { $at } nie masz statków
arcs-no-move-adjacent = Układy { $at } i { $to } nie sąsiadują ze sobą
arcs-no-repair = { $piece ->
    [miasto] W układzie { $at } nie masz uszkodzonego miasta
    [kosmoport] W układzie { $at } nie masz uszkodzonego kosmoportu
   *[statek] W układzie { $at } nie masz uszkodzonego statku
  }
arcs-no-row = Karta „{ $court }” nie leży w rzędzie dworu
arcs-no-row-empty = W rzędzie dworu nie ma żadnej karty
arcs-no-agents = Nie masz już agentów w rezerwie
arcs-no-secure-most = Na karcie „{ $court }” musisz mieć więcej agentów niż każdy z przeciwników
arcs-no-battle-self = Możesz atakować tylko przeciwników
arcs-no-battle-ships = W układzie { $at } nie masz statków do ataku
arcs-no-battle-pieces = { $owner } nie ma w układzie { $at } niczego do zaatakowania
arcs-no-captives = Wśród twoich jeńców nie ma agentów gracza { $owner }
arcs-no-abduct = Na karcie „{ $court }” muszą być agenci przeciwników, ale mniej, niż masz symboli broni (na żetonach i kartach gildii); tych symboli masz { $weapons }
arcs-no-trade-city = Handlujesz tylko z miastem przeciwnika, które kontrolujesz, a { $owner } nie ma takiego w układzie { $at }
arcs-no-trade-swap = Do tego handlu właściciel miasta musi mieć 1 { $resource }, a ty zasób, którego on nie ma
arcs-no-trade-cartel = Właściciel miasta ma { $resource } tylko na kartelu, a stamtąd w handlu nie można wziąć niczego
arcs-no-trade-gate = Do handlu w układzie { $at } właściciel miasta musi mieć zasób rodzaju któregoś z miast tej gromady, a ty zasób, którego on nie ma
arcs-no-dice-order = { $die ->
    [szturm] Najpierw wybierz, ile weźmiesz kości szturmu
    [potyczka] Najpierw wybierz, ile weźmiesz kości potyczki
   *[najazd] Najpierw wybierz, ile weźmiesz kości najazdu
  }
arcs-no-dice-many = { $most ->
    [0] Nie możesz wziąć już żadnej kości
    [one] Możesz wziąć jeszcze najwyżej { $most } kość, a jednego rodzaju najwyżej 6
    [few] Możesz wziąć jeszcze najwyżej { $most } kości, a jednego rodzaju najwyżej 6
    [many] Możesz wziąć jeszcze najwyżej { $most } kości, a jednego rodzaju najwyżej 6
   *[other] Możesz wziąć jeszcze najwyżej { $most } kości, a jednego rodzaju najwyżej 6
  }
arcs-no-dice-none = Musisz rzucić co najmniej jedną kością
arcs-no-dice-raid = Kości najazdu możesz wziąć tylko wtedy, gdy { $owner } ma budynek w tym układzie albo nie ma żadnego na całej mapie
arcs-no-reroll = Możesz przerzucić tylko kości potyczki z tego rzutu, i to najwyżej tyle, ile masz symboli broni: { $most }
arcs-no-hit = { $piece ->
    [miasto] { $state ->
        [uszkodzony] Tego trafienia nie może dostać uszkodzone miasto
       *[nieuszkodzony] Tego trafienia nie może dostać nieuszkodzone miasto
      }
   *[statek] Tego trafienia nie może dostać { $state } { $piece }
  }
arcs-no-ransack = Na karcie „{ $court }” nie ma agenta gracza { $owner }
arcs-no-steal-whose = Kraść możesz tylko przeciwnikowi, a w najeździe tylko obrońcy
arcs-no-steal-empty = Na tym miejscu nie ma niczego, co możesz ukraść
arcs-no-steal-cost = Ta kradzież kosztuje { $cost ->
    [one] { $cost } klucz
    [few] { $cost } klucze
    [many] { $cost } kluczy
   *[other] { $cost } klucza
  }, a ty { $keys ->
    [0] nie masz już żadnego
   *[other] masz jeszcze { $keys }
  }
arcs-no-steal-guarded = Karta „Zaprzysiężeni Strażnicy” nie pozwala ukraść temu przeciwnikowi niczego innego
arcs-no-ships = { $most ->
    [0] Nie ma takich statków do przesunięcia
    [one] Jest tylko { $most } taki statek do przesunięcia
    [few] Są tylko { $most } takie statki do przesunięcia
    [many] Jest tylko { $most } takich statków do przesunięcia
   *[other] Jest tylko { $most } takiego statku do przesunięcia
  }
arcs-no-ships-none = Musisz przesunąć co najmniej jeden statek
arcs-no-onward-adjacent = Układ { $at } nie sąsiaduje z układem, w którym są statki
arcs-no-onward-again = Ostatni statek grupy nie może wrócić do układu { $at }: nie ma już statku, który by tu został
arcs-no-behind = Statki były już w układzie { $at }: żeby tam wrócić, zostaw tutaj co najmniej jeden statek
arcs-no-token = Nie masz już { $resource-id ->
    [material] materiału
    [fuel] paliwa
    [weapon] broni
    [relic] reliktu
   *[psionic] psionika
  } do wyboru
arcs-no-arrange = Zasoby możesz przełożyć tylko zaraz po tym, jak dostajesz nowy, i tylko gdy to coś zmienia
arcs-no-keep = Przekładanie zasobów już trwa: wybierz następny
arcs-no-supply = W rezerwie nie ma już { $resource-id ->
    [material] materiału
    [fuel] paliwa
    [weapon] broni
    [relic] reliktów
   *[psionic] psioników
  }
arcs-no-give = Musisz dać zasób, który masz ty, a którego { $owner } nie ma; nie może to być { $resource }
arcs-no-place = W układzie { $at } nie możesz teraz umieścić statków
arcs-no-free = W układzie { $at } nie kontrolujesz miasta gracza { $owner }
arcs-no-hand = Ręki gracza { $owner } nie możesz obejrzeć: wybierz przeciwnika, który ma karty
arcs-no-not-theirs = { $owner } nie ma na ręce karty { $card }
arcs-no-stop = Nie ma tu czego kończyć ani z czego rezygnować
arcs-no-leader = Zabrania tego twój przywódca albo inna twoja karta
arcs-no-rivals-card = Zabrania tego karta, którą ma { $owner }
arcs-no-draft-gone = Tej karty nie ma wśród kart do wyboru
arcs-no-draft-leader = Masz już przywódcę
arcs-no-draft-lore = Masz już wszystkie karty wiedzy, jakie możesz wybrać
arcs-no-lore-not-yours = Karta wiedzy „{ $lore }” nie jest twoja
arcs-no-lore-prelude = Karta wiedzy „{ $lore }” nie ma preludium, którego można użyć
arcs-no-lore-declared = Karty wiedzy „{ $lore }” możesz użyć tylko wtedy, gdy ogłoszona jest ambicja { $ambition-id ->
    [tycoon] Magnata
    [tyrant] Tyrana
    [warlord] Wodza
    [keeper] Kustosza
   *[empath] Empaty
  }
arcs-no-lore-place = W układzie { $at } nie możesz teraz tego zrobić
arcs-no-trophy = Wśród twoich trofeów nie ma { $piece ->
    [miasto] miasta
    [kosmoport] kosmoportu
    [statek] statku
   *[agent] agenta
  } gracza { $owner }
arcs-no-secure-none = Nie ma karty, którą możesz pozyskać
arcs-no-charm = { $resource-id ->
    [material] Nie masz materiału do odrzucenia
    [fuel] Nie masz paliwa do odrzucenia
   *[other] Odrzucić możesz tylko materiał albo paliwo, nie { $resource }
  }
arcs-no-redeclare = Ambicja { $ambition-id ->
    [tycoon] Magnata
    [tyrant] Tyrana
    [warlord] Wodza
    [keeper] Kustosza
   *[empath] Empaty
  } jest już ogłoszona
arcs-no-tax-slot = W układzie { $at } nie ma pustego miejsca, które możesz opodatkować
arcs-no-pay = Musisz wydać 1 { $resource } albo coś, co możesz wydać jako { $resource }
arcs-no-pick = Nie możesz tu wybrać { $resource-id ->
    [material] materiału
    [fuel] paliwa
    [weapon] broni
    [relic] reliktu
   *[psionic] psionika
  }
arcs-no-influenced = Na karcie „{ $court }” możesz teraz umieścić tylko jednego agenta
arcs-no-advance = Od ruchu możesz zacząć tylko wtedy, gdy jedyną akcją za kopię lub zwrot możesz potem stoczyć bitwę
arcs-no-sprint = Jeszcze raz mogą ruszyć tylko nieuszkodzone statki, które właśnie się przesunęły, a w układzie { $at } takich nie ma
arcs-no-join = Dołączyć mogą tylko twoje nieuszkodzone statki z układów, z którymi sąsiaduje { $at }, z każdego raz
arcs-no-again = Karta, z której korzystasz, nie pozwala tego przerzucić albo żadna kość nie jest jeszcze wybrana
arcs-no-from = W układzie { $at } nie masz nieuszkodzonych statków, które mogą strzelać
arcs-no-whose = { $owner } nie ma tam takiego budynku
arcs-no-sink = { $state ->
    [uszkodzony] { $owner } nie ma tam uszkodzonego statku
   *[nieuszkodzony] { $owner } nie ma tam nieuszkodzonego statku
  }
arcs-no-fill = { $most ->
    [0] Nie możesz nic zyskać: nie masz pustego miejsca albo rezerwa jest pusta
    [one] Możesz zyskać najwyżej { $most } zasób: brakuje pustych miejsc albo żetonów w rezerwie
    [few] Możesz zyskać najwyżej { $most } zasoby: brakuje pustych miejsc albo żetonów w rezerwie
    [many] Możesz zyskać najwyżej { $most } zasobów: brakuje pustych miejsc albo żetonów w rezerwie
   *[other] Możesz zyskać najwyżej { $most } zasobu: brakuje pustych miejsc albo żetonów w rezerwie
  }
arcs-no-cartel = Na żadnym swoim kartelu nie masz { $resource-id ->
    [material] materiału
    [fuel] paliwa
    [weapon] broni
    [relic] reliktu
   *[psionic] psionika
  }
arcs-no-which = { $piece ->
    [miasto] { $state ->
        [uszkodzony] Nie możesz tu wybrać uszkodzonego miasta
       *[nieuszkodzony] Nie możesz tu wybrać nieuszkodzonego miasta
      }
    [kosmoport] { $state ->
        [uszkodzony] Nie możesz tu wybrać uszkodzonego kosmoportu
       *[nieuszkodzony] Nie możesz tu wybrać nieuszkodzonego kosmoportu
      }
   *[inny] Nie możesz tu wybrać takiego budynku: { $piece }
  }
arcs-no-by = Nie masz karty, która na to pozwala, albo nie ma takich kości. Kości szturmu przerzucają Torpedy Samonaprowadzające, kości potyczki Harcownicy, kości najazdu Korsarz cechą „Podstępny”, a dowolne Wizja Empaty
arcs-no-rival = Wybierz element przeciwnika, nie własny
arcs-no-lore-release = Karty wiedzy „{ $lore }” używasz, zwracając trofeum: wskaż które
arcs-no-before-secure = Od wpływu możesz zacząć tylko wtedy, gdy jedyną akcją za kopię lub zwrot możesz potem pozyskać kartę

## Positions of scenarios

arcs-given-unknown = W pozycji Arcs nie ma pola „{ $word }”.
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
arcs-given-layer = discard to lista warstw od spodu, a każda warstwa to lista kart, jak [["aggression-2"], ["aggression-3"]]: { $value } nie jest warstwą.
arcs-given-round = { $problem ->
    [no-lead] Runda zaczyna się od karty wiodącej: { $where } potrzebuje jej w polu „played” albo ktoś inny ma mode = "lead".
    [leads] Rundę zaczyna tylko jeden gracz, a nie kilku: { $where }.
    [mode] Pole „mode” nie pasuje do kart gracza { $where }: lead, surpass i pivot potrzebują karty w polu „played” (przebicie w kolorze wiodącym, zwrot w innym), a copy tylko kart w polu „hidden”.
    [surpass] { $where } ma w polu „played” kartę w kolorze wiodącym, która nie jest wyższa: taką kartę można zagrać tylko zakrytą, w polu „hidden”.
    [hidden] { $where } ma za dużo kart w polu „hidden”: jedną się kopiuje, a drugą można przejąć inicjatywę, raz na rundę i tylko wtedy, gdy się jej nie ma.
    [skipped] { $where } ma karty, a gracz, który jest w tej rundzie później, ma już zagraną kartę: { $where } też musi ją mieć.
    [nobody-left] Wszyscy, którzy mają karty, mają je już zagrane, więc runda byłaby zakończona: zostaw kogoś, kto ma jeszcze zagrać kartę.
    [zero] Znacznik zera nie może przykrywać karty { $where }: tą kartą nie ogłoszono żadnej ambicji.
    [declared] Ogłoszona ambicja ma znacznik: podaj w polu „markers”, która to.
    [seized] Żadna karta nie przejmuje inicjatywy: podaj w polu „initiative”, kto z pozostałych grających ma ją bez karty.
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
    [captives] { $where } nie może mieć wśród swoich jeńców własnych agentów.
    [trophies] { $where } nie może mieć wśród swoich trofeów własnych elementów.
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
    [conceded] Gracz poddaje się tylko raz, a gdy zostaje jeden, to koniec gry.
    [seat] Ruch musi mieć ten gracz, który jest pytany.
    [leaders] Każdy przywódca należy najwyżej do jednego gracza i do zestawu, który bierze udział w grze.
    [lore] Każda karta wiedzy jest najwyżej w jednym miejscu i pochodzi z zestawu, który bierze udział w grze.
    [drafting] Karty do wyboru są wyłożone tylko podczas wybierania.
    [shaped] Na planecie może leżeć jeden zasób, a przy bramie żaden.
    [pips] Nikt nie może mieć mniej niż zero punktów akcji.
   *[other] Taka pozycja nie może się zdarzyć w grze: { $problem }.
  }

arcs-impossible-view = Ten widok przeczy sam sobie: nie pasuje do niego żadne rozłożenie kart.

## The rules in short

arcs-rule-A-1-1 = W Arcs gra dwóch, trzech albo czterech graczy. Każdy ma 5 miast, 5 kosmoportów, 15 statków, 10 agentów, planszę gracza i znacznik potęgi. „Twoje” są elementy w twoim kolorze, „przeciwnik” to każdy inny gracz, a element „nieuszkodzony” to taki, który nie jest uszkodzony.
arcs-rule-A-1-2 = Wspólna rezerwa ma po 5 żetonów każdego zasobu: materiału, paliwa, broni, reliktu i psionika.
arcs-rule-A-1-3 = Do bitew służy 6 kości szturmu, 6 kości potyczki i 6 kości najazdu. Ścianki kości potyczki: trzy razy pudło i trzy razy trafienie. Ścianki kości szturmu: pudło; dwa razy trafienie własne + trafienie; trafienie własne + 2 trafienia; przechwycenie + trafienie; 2 trafienia. Ścianki kości najazdu: przechwycenie + 2 klucze; przechwycenie; trafienie własne + klucz; dwa razy trafienie własne + trafienie w budynek; trafienie w budynek + klucz.
arcs-rule-A-1-4 = Kart akcji jest 28: cztery kolory po siedem kart, od 1 do 7. Jedynek i siódemek używa się tylko przy czterech graczach; przy dwóch i trzech kart jest 20.
arcs-rule-A-1-5 = Talia dworu ma 25 kart gildii i 6 kart głosu.
arcs-rule-A-1-6 = Są trzy dwustronne znaczniki ambicji, z potęgą za pierwsze i za drugie miejsce: 2/0, po odwróceniu 4/2; 3/2, po odwróceniu 6/3; 5/3, po odwróceniu 9/4. Zaczynają na pierwszej stronie.
arcs-rule-A-1-7 = Elementów jest tylko tyle, ile w pudełku. Jeśli zasada każe umieścić lub zwrócić więcej, niż się da, robi się tyle, ile można. Statek możesz „zbudować”, nawet gdy nie masz już żadnego: nic nie umieszczasz, ale wydajesz punkt akcji lub zasób, kosmoport wykorzystuje swoją budowę i następuje wszystko, co następuje po budowie. Możesz to zrobić tylko wtedy, gdy coś może po niej nastąpić.
arcs-rule-A-1-8 = Jedyny wyjątek: oburzenie zawsze się oznacza. Gdy nie masz agenta w rezerwie, oznacza je znacznik zastępczy, a jego miejsce zajmie twój pierwszy zwolniony agent.
arcs-rule-A-1-9 = „Umieścić” znaczy: położyć własny nieuszkodzony element ze swojej rezerwy, chyba że zasada mówi inaczej. „Zwrócić” znaczy: odesłać element do rezerwy jego właściciela; miasto wraca na skrajne prawe puste pole miasta na planszy właściciela.
arcs-rule-A-1-10 = „Zastąpić” znaczy: zwrócić element i położyć na jego miejscu inny, uszkodzony, jeśli stary był uszkodzony. Zastąpienie to nie zniszczenie. Jeśli starego elementu nie można zwrócić albo nowego nie ma w rezerwie, nic się nie zastępuje. Gdy takich elementów jest kilka, wskazuje jeden z nich ten, kto zastępuje, zwraca, naprawia lub trafia.
arcs-rule-A-1-11 = „Zyskać” znaczy: wziąć z rezerwy, także z rezerwy na kartelu; z pustej rezerwy nie zyskuje się nic. „Ukraść” znaczy: zabrać z obszaru przeciwnika; niektóre zasady tego zabraniają. Kto zyskuje, kradnie lub dostaje, zawsze coś bierze, ale to, co dotyczy jednego z tych sposobów, nie dotyczy pozostałych, a z rezerwy bierze tylko ten, kto zyskuje.
arcs-rule-A-1-12 = „Usunąć” znaczy: na stałe wycofać z gry. „Oczyścić” obszar znaczy: zwrócić wszystkie jego elementy na ich miejsca. „Pojmać” znaczy: położyć na polu swoich jeńców. „Wydać” zasób znaczy: zwrócić go do rezerwy. Zasoby, które „masz”, to wszystkie w twoim obszarze: na miejscach, na kartach i jako rezerwa na twoim kartelu; liczą je ambicje, symbole i karty.
arcs-rule-A-2-1 = Losowy gracz otrzymuje inicjatywę. Kolejność tur liczy się od gracza z inicjatywą, zgodnie z ruchem wskazówek zegara.
arcs-rule-A-2-2 = Dwór: potasuj talię dworu i odkryj rząd 4 kart, przy dwóch graczach 3.
arcs-rule-A-2-3 = Dobierz jedną kartę przygotowania dla swojej liczby graczy. Mówi ona, które gromady są poza grą (2 przy dwóch i trzech graczach, 1 przy czterech) i które układy A, B i C ma każdy gracz, w kolejności tur.
arcs-rule-A-2-4 = Tylko przy dwóch graczach: za każdą z 6 planet poza grą połóż żeton jej zasobu na polu ambicji: materiał i paliwo na Magnacie, broń na Wodzu, relikty na Kustoszu, psioniki na Empacie. Leżą tam przez całą grę i liczą się jak żetony trzeciego gracza.
arcs-rule-A-2-5 = Każdy umieszcza 3 statki i miasto w układzie A, 3 statki i kosmoport w B oraz 2 statki w C. Przy dwóch graczach każdy umieszcza po 2 statki w każdym ze swoich dwóch układów C; tak samo statki, które przywódca daje dla C. Miasta bierze się ze skrajnego lewego pola miasta na planszy.
arcs-rule-A-2-6 = Każdy zyskuje jeden zasób rodzaju planety A i jeden rodzaju planety B, w tej kolejności, na dwa skrajne lewe miejsca, nawet jeśli odsłoniętych jest więcej.
arcs-rule-A-2-7 = Potasuj talię akcji i rozdaj każdemu po 6 kart. Gdy ręce już się nie zmienią, także po wymianie ręki w grze dwuosobowej, wszystkie karty, których nikt nie ma na ręce, tasuje się razem w zakryty stos odrzuconych kart akcji.
arcs-rule-A-2-8 = Tylko przy dwóch graczach: gracz bez inicjatywy może oddać wszystkie 6 kart i dobrać 6 nowych z nierozdanych; te musi zatrzymać. Może to zrobić także na początku każdego nowego rozdziału.
arcs-rule-A-2-9 = Potęga zaczyna od 0, a rozdział od 1. Wszystkie znaczniki ambicji są dostępne na pierwszej stronie, a znacznik zera czeka obok.
arcs-rule-A-3-1 = Sześć gromad tworzy pierścień. Każda ma 1 bramę i 3 planety; każda brama i każda planeta to układ, razem 24.
arcs-rule-A-3-2 = Brama sąsiaduje ze swoimi trzema planetami i z bramami obu sąsiednich gromad.
arcs-rule-A-3-3 = Planeta sąsiaduje ze swoją bramą i z planetami, z którymi ma wspólną cienką granicę: w każdej gromadzie strzałka z półksiężycem, a półksiężyc z sześciokątem. Dwie takie granice łączą różne gromady: sześciokąt 2 ze strzałką 3 i sześciokąt 5 ze strzałką 6.
arcs-rule-A-3-4 = Do gromady poza grą nic nie może wejść. Znacznik drogi na jej bramie sprawia, że bramy po obu stronach sąsiadują ze sobą. Gdy poza grą są dwie sąsiednie gromady, sąsiadują ze sobą bramy za jedną i za drugą.
arcs-rule-A-3-5 = Planeta ma rodzaj, czyli jeden zasób, oraz 1 lub 2 miejsca na budynki.
arcs-rule-A-3-6 = Kontrolujesz układ i wszystko, co w nim jest, jeśli masz tam więcej nieuszkodzonych statków niż każdy z przeciwników. Przy remisie nie kontroluje go nikt.
arcs-rule-A-4-1 = Gra ma najwyżej 5 rozdziałów. Rozdział składa się z rund i trwa, aż wszystkie ręce będą puste albo wszyscy po kolei przekażą inicjatywę. W rundzie każdy, kto ma karty, ma jedną turę, a zaczyna gracz z inicjatywą.
arcs-rule-A-4-2 = Runda ma cztery kroki: tura gracza zaczynającego; pozostałe tury zgodnie z ruchem wskazówek zegara; ustalenie, kto ma inicjatywę; odrzucenie zagranych kart. Potem zaczyna się następna runda.
arcs-rule-A-4-3 = Bez kart na ręce nie masz tury i nie możesz wydawać zasobów.
arcs-rule-A-5-1 = Gracz z inicjatywą zaczyna rundę: zagrywa odkrytą jedną kartę akcji, kartę wiodącą.
arcs-rule-A-5-2 = Możesz wykonać jedną akcję za każdy punkt akcji swojej karty, taką, na jaką pozwala jej kolor. Administracja: podatek, naprawa, wpływ. Agresja: bitwa, ruch, pozyskanie. Rozbudowa: budowa, naprawa. Mobilizacja: ruch, wpływ. Nie musisz wykorzystać wszystkich punktów.
arcs-rule-A-5-3 = Kto nie ma kart albo nie chce zagrać, zamiast tego przekazuje inicjatywę: bierze ją następny gracz z kartami zgodnie z ruchem wskazówek zegara, runda od razu się kończy i to on zaczyna następną. Niczego się wtedy nie zagrywa, nie wydaje i nie ogłasza.
arcs-rule-A-5-4 = Jeśli wszyscy, którzy mają karty, przekażą inicjatywę jeden po drugim, wszystkie ręce się odrzuca i rozdział się kończy.
arcs-rule-A-6-1 = Ambicję możesz ogłosić tylko w turze, w której zagrywasz kartę wiodącą, zanim wykonasz jakąkolwiek akcję, także w preludium, i najwyżej raz na kartę. Ogłaszasz ambicję, którą wskazuje numer tej karty: 2 Magnat, 3 Tyran, 4 Wódz, 5 Kustosz, 6 Empata, 7 dowolna, 1 żadna.
arcs-rule-A-6-2 = Na pole tej ambicji trafia dostępny znacznik o największej wartości za pierwsze miejsce. Gdy żaden nie jest dostępny, niczego nie można ogłosić.
arcs-rule-A-6-3 = Gdy ktoś ogłasza ambicję, znacznik zera przykrywa numer karty wiodącej: odtąd karta liczy się jako 0. Jej punkty akcji zostają.
arcs-rule-A-6-4 = Ambicję można ogłosić ponownie w późniejszej rundzie: na jej polu leży wtedy więcej znaczników.
arcs-rule-A-6-5 = Za ambicję może punktować każdy, bez względu na to, kto ją ogłosi.
arcs-rule-A-6-6 = Znacznik zera zdejmuje się, gdy karta wiodąca zostaje odrzucona.
arcs-rule-A-7-1 = Każdy następny gracz musi zagrać jedną kartę na jeden z trzech sposobów: przebić, skopiować albo wykonać zwrot.
arcs-rule-A-7-2 = Przebicie: odkryta karta w kolorze wiodącym, o numerze wyższym niż karta wiodąca; numery innych zagranych kart nie mają znaczenia. Wykonujesz jedną akcję za każdy punkt akcji zagranej karty.
arcs-rule-A-7-3 = Kopia: dowolna karta, zakryta. Wykonujesz jedną akcję koloru wiodącego.
arcs-rule-A-7-4 = Zwrot: odkryta karta w kolorze innym niż wiodący, o dowolnym numerze. Wykonujesz jedną akcję koloru zagranej karty. Kolor wiodący się nie zmienia.
arcs-rule-A-8-1 = Gdy zagrywasz kartę, a nie masz inicjatywy, możesz ją przejąć, jeśli w tej rundzie nikt jej jeszcze nie przejął. Zrób to, zanim wykonasz jakąkolwiek akcję, także w preludium: zagraj jeszcze jedną kartę, zakrytą, która nie daje akcji.
arcs-rule-A-8-2 = Przebicie siódemką przejmuje inicjatywę bez dodatkowej karty, jeśli nikt jej jeszcze nie przejął. Nie ma powodu, by z tego rezygnować, więc nikt o to nie pyta. Akcje siódemki wykonujesz jak zwykle.
arcs-rule-A-8-3 = Kto przejmuje inicjatywę, od razu bierze jej znacznik. W tej rundzie nikt nie może przejąć jej ponownie.
arcs-rule-A-9-1 = Kto w tej rundzie przejął inicjatywę, zatrzymuje ją. Jeśli nikt jej nie przejął, bierze ją gracz, który przebił najwyższą kartą. Jeśli nikt nie przebił, inicjatywa zostaje tam, gdzie jest.
arcs-rule-A-9-2 = Wszystkie zagrane karty, odkryte i zakryte, trafiają zakryte na stos odrzuconych kart akcji.
arcs-rule-A-9-3 = Jeśli ktokolwiek ma jeszcze kartę, zaczyna się nowa runda; jeśli nie, rozdział się kończy.
arcs-rule-A-10-1 = Podatek: wybierz swoje miasto albo miasto przeciwnika, które kontrolujesz, i zyskaj 1 zasób rodzaju jego planety. Opodatkowane miasto przeciwnika daje ci też jeńca, 1 agenta z rezerwy tego przeciwnika, nawet jeśli nie zyskujesz zasobu. Miasto można opodatkować także wtedy, gdy jego zasobu nie ma już w rezerwie. Żadnego miasta nie można opodatkować dwa razy w turze. Uszkodzone miasta opodatkowuje się tak jak inne.
arcs-rule-A-10-2 = Pojmane elementy trafiają na pole twoich jeńców.
arcs-rule-A-10-3 = Budowa budynku: umieść miasto albo kosmoport na pustym miejscu na budynek w układzie, w którym masz jakikolwiek element. Miasta bierze się ze skrajnego lewego pola miasta.
arcs-rule-A-10-4 = Budowa statku: umieść 1 statek przy swoim kosmoporcie. Każdy kosmoport, uszkodzony czy nie, buduje najwyżej jeden statek na turę.
arcs-rule-A-10-5 = Wszystko, co budujesz w układzie kontrolowanym przez przeciwnika, umieszczasz uszkodzone.
arcs-rule-A-10-6 = Ruch: przesuń dowolną liczbę swoich statków z jednego układu do sąsiedniego. Gdy statki ruszają z kilku układów, z każdego jest to osobny ruch.
arcs-rule-A-10-7 = Katapulta: ruch z układu, w którym masz kosmoport, uszkodzony czy nie, może trwać dalej: statki lecą, aż wejdą na jakąkolwiek planetę albo do bramy, którą kontroluje przeciwnik. Kontrolę sprawdza się, zanim statki wejdą. Mogą zatrzymać się wcześniej i zostawiać statki po drodze, ale nigdy żadnych nie zabierają; pozostawione liczą się do kontroli. Mogą wracać do układów, w których już były. Kosmoport przeciwnika, nawet taki, który kontrolujesz, nie daje katapulty.
arcs-rule-A-10-8 = Naprawa: jeden twój uszkodzony statek lub budynek, gdziekolwiek, przestaje być uszkodzony.
arcs-rule-A-10-9 = Wpływ: umieść 1 agenta na dowolnej karcie w rzędzie dworu.
arcs-rule-A-10-10 = Pozyskanie: weź kartę dworu, na której masz więcej agentów niż każdy z przeciwników. Swoich agentów zwróć, agentów przeciwników pojmij. Jeśli to karta głosu, rozpatrz jej tekst „Po pozyskaniu”. Potem uzupełnij rząd z talii dworu: nowa karta zajmuje miejsce pozyskanej, pozostałe się nie przesuwają. Karta głosu opuszcza dwór, zanim uzupełnisz rząd, więc jeśli wtasowuje się ją do talii, może od razu wrócić. Bez karty, którą można pozyskać, nie możesz wykonać tej akcji.
arcs-rule-A-10-11 = Karta gildii trafia do twojego obszaru. Karta głosu działa i opuszcza dwór tak, jak mówi jej tekst.
arcs-rule-A-10-12 = Gdy talia dworu jest pusta, miejsca w rzędzie pozostają puste.
arcs-rule-A-10-13 = Trafienie uszkadza nieuszkodzony element i niszczy uszkodzony.
arcs-rule-A-10-14 = Zniszczony element, uszkodzony czy nie, schodzi z mapy.
arcs-rule-A-10-15 = Element przeciwnika, który zniszczysz, w bitwie czy poza nią, jest twoim trofeum, chyba że karta mówi inaczej. Dopóki miasto jest trofeum, miejsca na zasoby, które odsłoniło swojemu właścicielowi, pozostają odsłonięte. Twój własny element wraca do ciebie.
arcs-rule-A-11-1 = Bitwa: wybierz układ ze swoimi statkami. Wszystkie, które tam są, atakują i mogą zostać trafione, nawet jeśli weźmiesz mało kości. Wybierz jednego przeciwnika, który ma tam elementy: wszystkie one się bronią. Bez obrońcy nie ma bitwy.
arcs-rule-A-11-2 = Weź najwyżej jedną kość na każdy atakujący statek, także uszkodzony, w dowolnej mieszance: najwyżej 6 jednego rodzaju i co najmniej jedną.
arcs-rule-A-11-3 = Kości najazdu możesz wziąć tylko wtedy, gdy obrońca ma budynek w układzie bitwy albo nie ma żadnego budynku na całej mapie.
arcs-rule-A-11-4 = Rzuć wszystkimi kośćmi. Jeśli masz karty, które pozwalają przerzucać, możesz użyć każdej z nich raz, w dowolnej kolejności, także do kości już przerzuconych: Torpedy Samonaprowadzające do kości szturmu, Harcownicy do kości potyczki, cecha Korsarza „Podstępny” do kości najazdu, Wizja Empaty do dowolnych. Potem rozpatrz każdy symbol w tej kolejności; wszystkich wyborów dokonuje atakujący. Po pierwsze, każde trafienie własne trafia atakujący statek. Po drugie, jeśli wypadło jakiekolwiek przechwycenie, atakujące statki dostają po 1 trafieniu za każdy nieuszkodzony broniący się statek, tylko raz na bitwę. Po trzecie, każde trafienie trafia broniący się statek, a gdy nie ma już żadnego, broniący się budynek. Po czwarte, każde trafienie w budynek trafia broniący się budynek. Na koniec, jeśli został atakujący statek, wydaj klucze na najazd, także wtedy, gdy nie ma już broniących się budynków.
arcs-rule-A-11-5 = Zniszczone elementy obrońcy to trofea atakującego, zniszczone elementy atakującego to trofea obrońcy.
arcs-rule-A-11-6 = Nadmiarowe trafienia przepadają.
arcs-rule-A-12-1 = Najazd: wydaj klucze, by kraść zasoby i karty gildii obrońcy, po jednej rzeczy, każdą za jej koszt najazdu (podany przy miejscu na zasób albo na karcie gildii). Niewydane klucze przepadają. To, co leży na karcie, można tak ukraść tylko wtedy, gdy karta na to pozwala.
arcs-rule-A-12-2 = Kto niszczy miasto, w bitwie czy poza nią, najpierw wywołuje oburzenie rodzaju jego planety, a potem plądruje dwór.
arcs-rule-A-12-3 = Wywołując oburzenie, odrzuć wszystkie swoje zasoby tego rodzaju i wszystkie swoje karty gildii tego rodzaju (odkryte, na stos odrzuconych kart dworu) i oznacz ten rodzaj agentem na swojej planszy. Jeśli jest już oznaczony, karty i zasoby odrzucasz i dwór plądrujesz jak zwykle, nie kładziesz tylko drugiego agenta.
arcs-rule-A-12-4 = Zasób objęty oburzeniem nie daje w preludium akcji, chyba że twoja karta mówi inaczej. Nadal możesz go zyskiwać, trzymać, liczyć do ambicji i wydawać na co innego albo bez efektu.
arcs-rule-A-12-5 = Plądrowanie: pozyskaj dokładnie jedną kartę dworu, dowolną z tych, na których jest agent właściciela miasta, bez względu na liczbę agentów. Wszyscy agenci przeciwników z tej karty stają się trofeami, a nie jeńcami; twoi wracają. Jeśli nie ma takiej karty, nic się nie dzieje.
arcs-rule-A-12-6 = Kolejność w bitwie: trafienia, potem za każde zniszczone miasto oburzenie i plądrowanie, potem najazd. Z powodu oburzenia w bitwie odrzucasz tylko to, co masz przed pierwszym plądrowaniem, i nic z tego, co przyniosła bitwa.
arcs-rule-A-13-1 = Plansza ma 6 miejsc na zasoby z kosztami najazdu, od lewej: 3, 1, 1, 2, 1, 3. Pierwsze dwa są odsłonięte. Pola miast od lewej: zbudowanie pierwszego miasta odsłania trzecie miejsce, drugiego czwarte, trzeciego piąte i szóste; czwarte odsłania „+2”, a piąte „+3”.
arcs-rule-A-13-2 = Gdy zyskujesz, bierzesz, kradniesz lub dostajesz zasób, możesz dowolnie przełożyć wszystkie swoje zasoby na odsłoniętych miejscach, nawet gdy jakieś zostaje wolne, i musisz odrzucić to, co się nie mieści. Kto traci zasób, nie może przełożyć pozostałych. Gdy wracające miasto zakrywa miejsce, jest tak samo jak przy zyskaniu zasobu.
arcs-rule-A-13-3 = Preludium trwa od zagrania karty do wydania jej pierwszego punktu akcji. Możesz w nim wydać dowolną liczbę zasobów, także bez efektu: czy ich akcja jest możliwa, czy nie, czy są objęte oburzeniem, czy nie; z akcji możesz też zrezygnować.
arcs-rule-A-13-4 = Materiał: budowa albo naprawa. Paliwo: ruch. Relikt: pozyskanie. Psionik: akcja koloru wiodącego. Broń: w tej turze każdy punkt akcji zagranej karty możesz przeznaczyć też na bitwę; broń możesz wydać, nawet gdy karta i tak na bitwę pozwala.
arcs-rule-A-13-5 = Zasoby wydane w preludium wracają do rezerwy dopiero, gdy preludium się kończy, więc przedtem nie można ich znów zyskać.
arcs-rule-A-13-6 = Broń nie zmienia tego, co robią inne zasoby.
arcs-rule-A-13-7 = Bez zagranej karty nie ma preludium: ani gdy przekazujesz inicjatywę, ani gdy nie masz kart.
arcs-rule-A-13-8 = Na niektórych kartach leżą zasoby: liczą się do ambicji i można je wydawać, chyba że karta mówi inaczej. W bitwie można je ukraść tylko wtedy, gdy karta na to pozwala, poza bitwą jak każde inne; zostają na karcie, którą ktoś kradnie. Gdy karta zostaje pogrzebana, odrzucona lub usunięta, wracają do rezerwy. Karta, na której leżą zasoby, jest miejscem na zasoby. Kartel nim nie jest: rezerwa na nim to zasoby, które jego właściciel ma, ale nigdy nie można ich ukraść, wziąć, dać, zamienić, wydać ani odrzucić.
arcs-rule-A-14-1 = Karta gildii ma rodzaj, koszt najazdu i tekst. Do ambicji Magnata, Kustosza i Empaty liczy się jak zasób swojego rodzaju; karty broni nie liczą się do żadnej ambicji.
arcs-rule-A-14-2 = W preludium możesz użyć dowolnej liczby tekstów preludium, ale nie z karty, którą w nim pozyskasz; reszty jej tekstu możesz używać od razu. Kart skradzionych i otrzymanych możesz używać w całości. „Do” lub „najwyżej” z liczbą oznacza dowolną liczbę nie większą od niej, także 0.
arcs-rule-A-14-3 = Nowa akcja podaje w nawiasie zwykłą akcję, którą może zastąpić wszędzie, gdzie się za nią płaci: punktem akcji albo dowolnym zasobem, który można na nią wydać.
arcs-rule-A-14-4 = Modyfikator zmienia zwykłą akcję, którą wymienia, także wewnątrz nowej akcji, która ją zawiera, chyba że ta go ignoruje. Samej nowej akcji nie zmienia. „Akcja za kopię lub zwrot” to jedyny punkt akcji takiej karty, także gdy na bitwę pozwala broń, nigdy zaś akcja preludium.
arcs-rule-A-14-5 = Kartę, którą można odrzucić dla efektu, można odrzucić nawet wtedy, gdy ten efekt nic nie zmieni.
arcs-rule-A-14-6 = Odrzucone karty dworu trafiają odkryte na stos odrzuconych kart dworu. „Pogrzebać” znaczy: położyć na spodzie talii dworu. Karty akcji odrzucone przed dobraniem innych najpierw tasuje się i kładzie na stos odrzuconych; z małego stosu mogą więc wrócić.
arcs-rule-A-14-7 = Karty mogą też zmieniać przygotowanie, punktowanie, ogłaszanie i przejmowanie.
arcs-rule-A-15-1 = Na końcu rozdziału punktuje się każdą ambicję, na której leży znacznik. Magnat: najwięcej materiału i paliwa razem. Tyran: najwięcej jeńców. Wódz: najwięcej trofeów. Kustosz: najwięcej reliktów. Empata: najwięcej psioników. Liczą się żetony i karty gildii danego rodzaju.
arcs-rule-A-15-2 = Pierwsze miejsce daje sumę pierwszych wartości leżących tam znaczników, drugie miejsce sumę drugich.
arcs-rule-A-15-3 = Remis o pierwsze miejsce: wszyscy remisujący zajmują drugie, nikt nie jest pierwszy i nikt inny nie jest drugi. Remis o drugie miejsce: nikt nie jest drugi.
arcs-rule-A-15-4 = Kto nie ma niczego, co liczy się do ambicji, nic za nią nie dostaje.
arcs-rule-A-15-5 = Za pierwsze miejsce bez remisu dostajesz o 2 więcej, jeśli masz odsłonięte pole miasta „+2”, a o 5 więcej, jeśli masz odsłonięte „+2” i „+3”; raz za każdą ambicję, bez względu na liczbę jej znaczników.
arcs-rule-A-15-6 = Najpierw dzieje się to, co następuje po punktowaniu, także w rozdziale bez ambicji; kolejność ustala gracz z inicjatywą. Potem, jeśli punktowano Wodza, wracają wszystkie trofea, a jeśli Tyrana, to wszyscy jeńcy. Wracają też wszystkie znaczniki ambicji, a spośród jeszcze nieodwróconych odwraca się ten o najniższej wartości.
arcs-rule-A-15-7 = Czy to koniec gry, sprawdza się dopiero teraz, gdy trofea, jeńcy i znaczniki już wróciły. Gra się kończy, gdy ktoś ma co najmniej 27 punktów potęgi przy czterech graczach, 30 przy trzech, 33 przy dwóch, albo po rozdziale 5. Wygrywa gracz, który ma najwięcej potęgi; przy remisie ten z remisujących, który jest najwcześniej w kolejności tur.
arcs-rule-A-15-8 = W przeciwnym razie przesuń znacznik rozdziału, potasuj wszystkie karty akcji i rozdaj każdemu po 6, jak w przygotowaniu. Przy dwóch graczach gracz bez inicjatywy znów może oddać wszystkie 6 kart i dobrać 6 nowych. Gdy ręce już się nie zmienią, wszystkie karty, których nikt nie ma na ręce, tasuje się razem w zakryty stos odrzuconych kart akcji. Zaczyna gracz z inicjatywą.
arcs-rule-A-16-1 = Przy dwóch graczach żetony na polach ambicji liczą się w punktowaniu jak żetony trzeciego gracza, który zajmuje miejsca, ale nie zdobywa potęgi; broń na Wodzu liczy się jako trofea. Poza tym są poza grą.
arcs-rule-A-16-2 = Te żetony pochodzą ze wspólnej rezerwy 25 żetonów.
arcs-rule-A-17-1 = W grze z przywódcami i wiedzą odkryj o jedną kartę przywódcy i o jedną kartę wiedzy więcej, niż jest graczy. Wybór tych kart zastępuje zwykłe elementy i zasoby na początek gry.
arcs-rule-A-17-2 = Karty wybiera się przeciwnie do ruchu wskazówek zegara, w kółko, a zaczyna gracz po prawej stronie gracza z inicjatywą. Każdy bierze po jednej karcie, przywódcy lub wiedzy, aż każdy ma po jednej. Nikt nie bierze drugiego przywódcy ani więcej kart wiedzy, niż przewidują opcje gry.
arcs-rule-A-17-3 = Karta przywódcy daje dwa zasoby, w wydrukowanej kolejności, na skrajne lewe miejsca, nawet jeśli odsłoniętych jest więcej, oraz elementy dla A, B i C.
arcs-rule-A-17-4 = Dodatkowe kroki przygotowania z kart przywódców wykonuje się w kolejności tur.
arcs-rule-A-17-5 = Karta wiedzy nie ma rodzaju ani kosztu najazdu: nie liczy się do żadnej ambicji, nie można jej ukraść i nigdy nie zmienia właściciela. „Łącznie najwyżej 1” na karcie wiedzy obejmuje budynki wszystkich graczy.
arcs-rule-A-17-6 = Opcja: każdy wybiera dwie karty wiedzy, a odkrywa się o jedną kartę wiedzy więcej na gracza.
arcs-rule-A-17-7 = Karty, których nikt nie wybrał, odchodzą z gry.
arcs-rule-A-18-1 = Karty mają pierwszeństwo przed tymi zasadami. „Nie możesz” ma pierwszeństwo przed wszystkim, chyba że karta każe je zignorować. Budynek, którego używasz, „jakby był twój”, nie jest twój: nie musisz go kontrolować, podatek z niego nie daje jeńca, a nic innego, co mówi o twoich budynkach, go nie dotyczy.
arcs-rule-A-18-2 = O nierozstrzygniętych remisach i o kolejności jednoczesnych wyborów decyduje kolejność tur. Jednoczesne efekty porządkuje aktywny gracz, a gdy nikt nie jest aktywny, gracz z inicjatywą. Na przykład kto ogłasza ambicję, ten porządkuje to, co po ogłoszeniu następuje: najpierw obejrzenie ręki dzięki Jasnowidzom albo najpierw efekt swojego przywódcy.
arcs-rule-A-18-3 = Kto na końcu swojej tury nie ma na mapie ani statków, ani kosmoportów, umieszcza 3 nieuszkodzone statki przy jednej wybranej bramie.
arcs-rule-A-18-4 = Możesz się poddać. Przy dwóch graczach wygrywa drugi. Przy większej liczbie na twoim miejscu gra dalej bot, a w wyniku jesteś za wszystkimi innymi. Tak rozstrzyga Parlour.
arcs-rule-A-18-5 = Ręce są tajne, ale liczba kart na ręce jest jawna. Jawne jest też wszystko poza kartami na ręce, w talii i zakrytymi. Umowy nikogo nie wiążą, a elementy zmieniają właściciela tylko na mocy zasad.
arcs-rule-A-18-6 = Opcja „Osobne stosy odrzuconych kart”: karty zagrane odkryte odrzuca się odkryte na osobny stos, a zakryte na zakryty. Gdy dobiera się z odrzuconych kart, bierze się je ze stosu zakrytego; jeśli jest za mały, najpierw tasuje się oba stosy razem.
arcs-rule-A-18-7 = Ogłoszenie ambicji kartą i przejęcie inicjatywy kartą następują przed wszystkimi innymi akcjami, także przed akcjami preludium, w dowolnej kolejności. Tekst preludium, który pozwala przejąć inicjatywę lub ogłosić ambicję, musi być jego pierwszą akcją, więc w turze jest najwyżej jeden taki. Przy stole można z tym grzecznościowo poczekać; tutaj nie.
arcs-rule-A-18-8 = Instrukcja ma pierwszeństwo przed pomocami i planszami, a jej główny tekst przed ramkami i nawiasami.
arcs-rule-A-19-1 = Żeby rozdział się skończył, inicjatywę muszą po kolei przekazać wszyscy, którzy mają karty: każda zagrana karta wiodąca zaczyna liczenie od nowa, a przekazanie z powodu pustej ręki się nie liczy. Znacznik przechodzi dalej przy każdym przekazaniu, także ostatnim; gracz, który jako jedyny ma karty, go zatrzymuje.
arcs-rule-A-19-2 = Po przejęciu inicjatywy pozostałe tury idą dalej zgodnie z ruchem wskazówek zegara od gracza zaczynającego, a kolor wiodący i znacznik zera zostają. Remisy i kolejność wyborów liczy się od nowego posiadacza inicjatywy.
arcs-rule-A-19-3 = Siódemka, która przebija po przejęciu inicjatywy, daje swoje akcje, ale nie inicjatywę, ani od razu, ani na końcu rundy.
arcs-rule-A-19-4 = Karty dobrane dzięki związkom na końcu rundy są na ręce, zanim sprawdzi się, czy ktoś ma jeszcze karty.
arcs-rule-A-19-5 = Jedyna akcja kopii lub zwrotu liczy się jako punkt akcji: kończy preludium, a broń pozwala przeznaczyć ją na bitwę. Jeśli nie wydasz żadnego punktu akcji, preludium trwa do końca tury. Na koniec preludium czekają tylko wydane żetony; odrzucone wracają od razu.
arcs-rule-A-19-6 = Broń zmienia tylko to, na co można wydać punkty akcji; sama nigdy nie daje bitwy ani akcji zamiast niej.
arcs-rule-A-19-7 = Karta splądrowana w preludium liczy się jako w nim pozyskana, więc jej tekst preludium musi poczekać na późniejszą turę. Skradzionej karty można od razu użyć w pełni.
arcs-rule-A-19-8 = Czy przeciwnik kontroluje układ, w którym budujesz, sprawdza się przed umieszczeniem elementu.
arcs-rule-A-19-9 = Katapulta to jedna grupa na jednej drodze; pozostawione statki zostają. Żeby ruch miał koniec, grupa wraca do układu, w którym już była, tylko wtedy, gdy od tego czasu zostawiła gdzieś choć jeden statek, także w układzie, który właśnie opuszcza; żadna pozycja przez to nie przepada. Uszkodzone kosmoporty też katapultują i budują.
arcs-rule-A-19-10 = Bitwa wymaga co najmniej jednej kości. Przechwycenie bez nieuszkodzonego obrońcy nic nie robi. Jeśli wszystkie atakujące statki są zniszczone, trafienia i tak się rozpatruje, ale nie ma najazdu. Do najazdu wystarczy jeden uszkodzony atakujący statek.
arcs-rule-A-19-11 = Trafienia przydziela się po jednym: element może w tym samym kroku zostać uszkodzony i zniszczony.
arcs-rule-A-19-12 = Jeśli jedna bitwa niszczy dwa miasta, oburzenie i plądrowanie następują za pierwsze, potem za drugie. Drugie oburzenie niczego nie odrzuca, bo oszczędza to, co przyniosło pierwsze plądrowanie.
arcs-rule-A-19-13 = Plądrowanie jest obowiązkowe, jeśli jest odpowiednia karta. Najazd jest dobrowolny; po każdej kradzieży sprawdza się na nowo, co można ukraść, a to, czego złodziej nie może pomieścić, zostaje odrzucone.
arcs-rule-A-19-14 = Odsłonięte miejsca zależą od miast, których nie ma na planszy, gdziekolwiek są: miasto trzymane jako trofeum zostawia miejsce odsłonięte. Miasta wracają po całym punktowaniu, a ich właściciele przekładają zasoby w kolejności tur. Co odrzucić, gdy zasoby się nie mieszczą, wybiera właściciel; poza tym niczego nie można odrzucić bez powodu. Wydać zasób bez efektu w preludium natomiast wolno.
arcs-rule-A-19-15 = Opodatkowany przeciwnik bez agenta w rezerwie żadnego nie traci; opodatkować jego miasto i tak wolno.
arcs-rule-A-19-16 = Jeśli stos odrzuconych jest za mały, dobierasz to, co jest.
arcs-rule-A-19-17 = Trzeci gracz w grze dwuosobowej może być pierwszy albo remisować; kto z nim remisuje, dostaje drugą wartość. Trzeci gracz nie ma jeńców, a jego żetony nigdy nie wracają.
arcs-rule-A-19-18 = Dwaj gracze z przywódcami umieszczają elementy dla C w każdym ze swoich dwóch układów C.
arcs-rule-A-19-19 = Trzy statki gracza bez statków i kosmoportów można umieścić przy dowolnej bramie w grze; gdy w rezerwie jest ich mniej, tyle, ile jest.
arcs-rule-A-19-20 = Przy końcowym remisie kolejność tur liczy się od tego, kto ma wtedy inicjatywę.

## Reasons of the heuristic bot, short, in a list

arcs-reason-agent = agenci
arcs-reason-ambition = ambicja do zdobycia
arcs-reason-battle = szansa na bitwę
arcs-reason-captive = jeńcy
arcs-reason-card = wartość karty
arcs-reason-cards = więcej kart
arcs-reason-city = miasto
arcs-reason-court = karta dworu
arcs-reason-danger = niebezpieczeństwo
arcs-reason-dice = odpowiednie kości
arcs-reason-end = nic się nie zmienia
arcs-reason-fleet = odpowiednia flota
arcs-reason-full = brak miejsca
arcs-reason-guild = strata karty gildii
arcs-reason-initiative = inicjatywa
arcs-reason-keys = wykorzystane klucze
arcs-reason-leader = przywódca
arcs-reason-leaving = to, co zostaje bez obrony
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
arcs-reason-waiting = strata czasu

## Chapters of the rules

arcs-chapter-A-1 = Elementy gry
arcs-chapter-A-2 = Przygotowanie
arcs-chapter-A-3 = Mapa
arcs-chapter-A-4 = Rundy i rozdziały
arcs-chapter-A-5 = Karta wiodąca
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

## Below the pictures of rules

arcs-picture-gates = Z bramą 1 sąsiadują jej trzy planety oraz bramy 6 i 2.
arcs-picture-borders = Linie łączą wszystkie sąsiednie planety. Dwie grube biegną z jednej gromady do drugiej, a cienkie do bram.
arcs-picture-path = Gromady 3 i 6 są poza grą. Obok jednej z nich sąsiadują ze sobą bramy 2 i 4, obok drugiej bramy 5 i 1.
arcs-picture-slots = Przerywany okrąg to puste miejsce na budynek. Pod każdą planetą podano, ile budynków jeszcze się na niej zmieści.
arcs-picture-control = Liczą się tylko nieuszkodzone statki. Dwa pierwsze układy kontroluje trójkąt, drugi mimo trzech uszkodzonych statków koła. W trzecim jest remis i nie kontroluje go nikt.
arcs-picture-catapult = Trzy statki ruszają od kosmoportu i lecą przez bramy, aż wejdą na planetę, wszystko w jednym ruchu. Jeden z nich zostaje po drodze.
arcs-picture-hits = Pierwsze trafienie uszkadza statek, drugie go niszczy: statek przeciwnika staje się twoim trofeum.
arcs-picture-dice = Sześć ścianek każdego rodzaju kości, od góry: szturm, potyczka, najazd.
arcs-picture-markers = Dwie strony każdego znacznika. Duża liczba to potęga za pierwsze miejsce, mała za drugie.
arcs-picture-suits = Od góry: Administracja, Agresja, Rozbudowa, Mobilizacja. Pod symbolem koloru są jego akcje; karta pokazuje swój numer i, jako kropki, punkty akcji.
arcs-picture-declaring = Ambicja, którą ogłasza karta wiodąca, zależnie od jej numeru: 2 Magnat, 3 Tyran, 4 Wódz, 5 Kustosz, 6 Empata, 7 dowolna, 1 żadna.
arcs-picture-following = Po lewej leży karta wiodąca. Od góry: przebicie wyższą kartą jej koloru, kopia zakrytą kartą, zwrot kartą innego koloru. Kropki to twoje punkty akcji, a symbole obok pokazują, jakie akcje możesz wykonać.
arcs-picture-symbols = Symbole w kolejności rozpatrywania: 1 trafienie własne, 2 przechwycenie, 3 trafienie, 4 trafienie w budynek, 5 klucz.
arcs-picture-raid = Na dwóch kościach najazdu wypadły 3 klucze. Można za nie ukraść dowolne zasoby i karty gildii, które razem kosztują najwyżej 3 klucze.
arcs-picture-board = Miejsca na zasoby z kosztami najazdu. Te z przerywaną linią odsłaniają twoje trzy pierwsze miasta, a czwarte i piąte odsłaniają +2 i +3.
arcs-picture-ambitions = Co się liczy do ambicji, od góry: do Magnata materiał i paliwo, do Tyrana jeńcy, do Wodza trofea, do Kustosza relikty, do Empaty psioniki. Karta gildii liczy się jak zasób swojego rodzaju.
arcs-picture-scored = Na ambicji Magnata leżą dwa znaczniki. Pierwsze miejsce daje sumę ich pierwszych wartości, drugie miejsce sumę drugich.
arcs-picture-tied = Dwóch graczy remisuje o pierwsze miejsce: obaj zajmują drugie i nikt więcej nie punktuje.

## A player’s own things, and pieces by their kind: said in place of the message without the last word

arcs-action-tax-own = Opodatkuj swoje miasto w układzie { $at }
arcs-action-free-own = Zwróć swoje miasto z układu { $at }
arcs-event-replace-own = { $seat } zastępuje { $piece ->
    [miasto] swoje miasto
   *[kosmoport] swój kosmoport
  } w układzie { $at } { $by ->
    [miasto] miastem
   *[kosmoport] kosmoportem
  }.
arcs-event-guide-own = { $damaged ->
    [0] { $seat } kieruje { $fresh ->
        [one] { $fresh } własny statek
        [few] { $fresh } własne statki
        [many] { $fresh } własnych statków
       *[other] { $fresh } własnego statku
      } z układu { $from } do układu { $to }.
   *[other] { $fresh ->
        [0] { $seat } kieruje { $damaged ->
            [one] { $damaged } własny uszkodzony statek
            [few] { $damaged } własne uszkodzone statki
            [many] { $damaged } własnych uszkodzonych statków
           *[other] { $damaged } własnego uszkodzonego statku
          } z układu { $from } do układu { $to }.
       *[other] { $seat } kieruje { $fresh ->
            [one] { $fresh } własny nieuszkodzony statek
            [few] { $fresh } własne nieuszkodzone statki
            [many] { $fresh } własnych nieuszkodzonych statków
           *[other] { $fresh } własnego nieuszkodzonego statku
          } i { $damaged ->
            [one] { $damaged } uszkodzony statek
            [few] { $damaged } uszkodzone statki
            [many] { $damaged } uszkodzonych statków
           *[other] { $damaged } uszkodzonego statku
          } z układu { $from } do układu { $to }.
      }
  }
arcs-event-scrap-city = { $seat } usuwa z gry { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
    [many] { $count } miast
   *[other] { $count } miasta
  }.
arcs-event-scrap-starport = { $seat } usuwa z gry { $count ->
    [one] { $count } kosmoport
    [few] { $count } kosmoporty
    [many] { $count } kosmoportów
   *[other] { $count } kosmoportu
  }.
arcs-event-scrap-ship = { $seat } usuwa z gry { $count ->
    [one] { $count } statek
    [few] { $count } statki
    [many] { $count } statków
   *[other] { $count } statku
  }.
arcs-event-scrap-agent = { $seat } usuwa z gry { $count ->
    [one] { $count } agenta
    [few] { $count } agentów
    [many] { $count } agentów
   *[other] { $count } agenta
  }.
