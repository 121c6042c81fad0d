# The guided first game of Roam

web-roam-learn-welcome = Witaj w Roam. Ty i twój przeciwnik szukacie ludzi, którzy zabłądzili w dziczy. Wygrywa, kto znajdzie najcenniejszych. Siedzę obok i objaśniam, a ty grasz.
web-roam-learn-map = To jest mapa: sześć kart krain, trzydzieści sześć pól. Za każdą krainą kryje się postać; na pergaminie widać jej kształt poszukiwań i punkty. Na niektórych polach leżą monety.
web-roam-learn-characters = To twoje postacie. Każda szuka w swoim kształcie: każda ciemna kratka kładzie na mapie jeden twój znacznik. Kształt leży tak, jak go tu widzisz, i nie można go obracać.
web-roam-learn-use = Twoja kolej. Wybierz postać, a potem wskaż miejsce na mapie: zobaczysz, gdzie trafiłyby jej znaczniki. Jeśli możesz, wybierz miejsce z monetami, a potem wybierz je jeszcze raz, żeby rozłożyć znaczniki.
web-roam-learn-placed = Twoje znaczniki leżą na mapie. Każda moneta spod nich trafia do twojej sakiewki. Zajęte pola się pomija. Postać teraz śpi, czyli leży zakryta, dopóki nie zasną wszystkie twoje.
web-roam-learn-end = Tym razem nie ma już nic do zrobienia. Zakończ turę przyciskiem albo cofnij ruch strzałką obok: dopóki tura trwa, nic nie jest ostateczne.
web-roam-learn-rival = Teraz gra twój przeciwnik. Patrz na mapę i do dziennika: wskaż wiersz, żeby zobaczyć, gdzie to się dzieje.
web-roam-learn-again = Znowu twoja kolej. Użyj innej postaci; pierwsza jeszcze śpi. Kładź znaczniki tam, gdzie pomogą zapełnić krainę: dostaje ją ten, kto ma na niej najwięcej znaczników.
web-roam-learn-blanks = Kratki kształtu z przerywaną linią to puste znaczniki. Nie musisz ich zapełniać, ale możesz: dwie monety za każdy. Cenę widać na mapie. Potem zakończ turę.
web-roam-learn-complete = Gdy na wszystkich sześciu polach krainy leżą znaczniki, kraina jest ukończona. Kartę zdobywa ten, kto ma na niej najwięcej znaczników: karta się odwraca i staje się jego postacią, z kształtem i punktami. Każdy inny, kto ma tam znaczniki, dostaje monetę.
web-roam-learn-rest = Wszystkie twoje postacie spały, więc się budzą. To nic nie kosztuje.
web-roam-learn-auction = Masz remis na tej krainie, więc idzie ona na licytację. Zaoferuj monety albo spasuj. Kto da najwięcej, płaci i zdobywa kartę.
web-roam-learn-won = Ktoś się odnalazł! Nowa postać nie śpi i od teraz szuka dla ciebie. Jej punkty liczą się na końcu.
web-roam-learn-lost = Kraina przypada przeciwnikowi, ale twoje znaczniki dają ci za nią monetę i wracają do ciebie.
web-roam-learn-early = Gdy już się oswoisz: zanim użyjesz postaci, możesz skorzystać z wczesnego odpoczynku. Płacisz jedną monetę za każdą postać, która jeszcze nie śpi, i wszystkie od razu się budzą.
web-roam-learn-end-of-game = Gdy ktoś ma dziesięć postaci, rundę gra się do końca. Potem liczy się punkty, a o remisach decydują monety. Graj dalej: zasady są zawsze pod ręką w zakładce obok dziennika.
