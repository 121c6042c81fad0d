# The guided first game of Roam

web-roam-learn-welcome = Witaj w Roam! Ty i twój przeciwnik szukacie postaci, które zabłądziły w dziczy. Wygrywa ten, kto odnajdzie najcenniejsze. Ty grasz, a ja podpowiadam.
web-roam-learn-map = To jest mapa: sześć kart krain, trzydzieści sześć pól. Na odwrocie każdej karty czeka postać; pergamin pokazuje jej kształt i punkty. Na niektórych polach są symbole monet.
web-roam-learn-characters = To twoje postacie. Każda szuka w swoim kształcie: za każdy ciemny kwadrat umieszczasz na mapie jeden znacznik. Kształt leży tak, jak go tu widzisz, i nie wolno go obracać.
web-roam-learn-use = Twoja kolej. Wybierz postać, a potem wskaż miejsce na mapie: zobaczysz, gdzie trafią znaczniki. Jeśli możesz, wybierz miejsce z monetami, a potem wskaż je jeszcze raz, żeby umieścić znaczniki.
web-roam-learn-placed = Twoje znaczniki są na mapie. Za każdy zajęty symbol monety dobierasz monetę, a pola zajęte wcześniej się pomija. Użyta postać śpi, czyli leży zakryta, dopóki nie zasną wszystkie twoje postacie.
web-roam-learn-end = Na razie nie masz nic więcej do zrobienia. Zakończ turę przyciskiem albo cofnij ruch strzałką obok: dopóki trwa twoja tura, nic nie jest ostateczne.
web-roam-learn-rival = Teraz gra twój przeciwnik. Patrz na mapę i do dziennika: wskaż wpis, żeby zobaczyć, gdzie to się dzieje.
web-roam-learn-again = Znów twoja kolej. Użyj innej postaci, bo pierwsza jeszcze śpi. Umieszczaj znaczniki tam, gdzie pomogą ukończyć krainę: zdobywa ją ten, kto ma na niej najwięcej znaczników.
web-roam-learn-blanks = Kwadraty z przerywaną linią to puste znaczniki. Nie musisz ich umieszczać, ale możesz: dwie monety za każdy. Cenę widać na mapie. Potem zakończ turę.
web-roam-learn-complete = Gdy wszystkie sześć pól krainy jest zajętych, karta jest ukończona. Zdobywa ją ten, kto ma na niej najwięcej znaczników: odwraca kartę i ma nową postać, z kształtem i punktami. Każdy inny, kto ma tam znacznik, dobiera monetę.
web-roam-learn-rest = Wszystkie twoje postacie spały, więc teraz się budzą. To nic nie kosztuje.
web-roam-learn-auction = Na tej krainie jest remis, więc odbywa się licytacja. Zaoferuj monety albo spasuj. Kto zaoferuje najwięcej, płaci i zdobywa kartę.
web-roam-learn-won = Ktoś się odnalazł! Nowa postać nie śpi i od teraz szuka dla ciebie. Jej punkty policzysz na końcu gry.
web-roam-learn-lost = Krainę zdobywa przeciwnik, ale za swoje znaczniki dobierasz monetę, a same znaczniki wracają do ciebie.
web-roam-learn-early = Wskazówka na później: zanim użyjesz postaci, możesz skorzystać z wczesnego odpoczynku. Płacisz po jednej monecie za każdą postać, która jeszcze nie śpi, i od razu budzą się wszystkie.
web-roam-learn-end-of-game = Gdy ktoś ma dziesięć postaci, rundę gra się do końca. Potem liczy się punkty, a o remisie decydują monety. Graj dalej: zasady są zawsze pod ręką w zakładce obok dziennika.
