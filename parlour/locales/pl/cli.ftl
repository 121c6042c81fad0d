# The command line. Commands, options, file names and values that are typed stay as they are.

cli-file = { $file }: { $error }
cli-file-too-long = Plik { $file } jest dłuższy niż { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
    [many] { $bytes } bajtów
   *[other] { $bytes } bajtu
  }.
cli-file-not-text = Plik { $file } nie jest tekstem UTF-8. Zapisz go w edytorze tekstu jako UTF-8.
cli-no-such-file = Nie ma pliku ani folderu { $file }.
cli-no-scenarios = Nie ma tu plików ze scenariuszami (*.toml): { $file }.

cli-scenario-passed = dobrze { $file }
cli-scenario-failed = BŁĄD   { $file }
cli-scenario-sum = Scenariusze udane: { $passed }, nieudane: { $failed }
cli-coverage-missing = { $game }: żaden scenariusz nie sprawdza zasady { $rule }
cli-coverage-complete = { $game }: każdą zasadę sprawdza jakiś scenariusz

cli-record-good = { $file }: pełny zapis gry { $game }, zgodny z zasadami, { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
  }.
cli-record-short = Zapis ma tylko { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
  }, więc nie można go odtworzyć do wpisu { $to }.
cli-no-records = Nie ma tu zapisów gier (*.record): { $file }.
cli-envs-extra = Potrzebny jest moduł { $module }, którego tu nie ma. Zainstaluj go: pip install 'parlour[envs]'
cli-arrays-in-the-way = Plik { $file } już istnieje. Podaj inną nazwę.
cli-arrays-other-game = To zapis gry { $game }, a poprzednie są zapisami gry { $known }.
cli-arrays-skipped = Pominięto { $file }: { $error }
cli-arrays-sum = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}{ $skipped ->
    [0] {""}
    [one] ; pominięto { $skipped } zapis
    [few] ; pominięto { $skipped } zapisy
    [many] ; pominięto { $skipped } zapisów
   *[other] ; pominięto { $skipped } zapisu
}
cli-record-bots = Podano { $bots ->
    [one] { $bots } bota
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
} na { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}. Podaj po jednym bocie na każde miejsce albo jednego na wszystkie.
cli-record-played = { $games ->
    [one] Zapisano { $games } grę
    [few] Zapisano { $games } gry
    [many] Zapisano { $games } gier
   *[other] Zapisano { $games } gry
} w folderze { $folder }. Żeby obejrzeć grę krok po kroku, wybierz w przeglądarce „Otwórz zapis”.

cli-unknown-language = Nie ma języka { $language }. Do wyboru: { $known }.
cli-cards-good = Zestawem kart { $file } można grać: 3 karty startowe, { $lands ->
    [one] { $lands } karta krainy
    [few] { $lands } karty krain
    [many] { $lands } kart krain
   *[other] { $lands } karty krainy
}, { $artifacts ->
    [one] { $artifacts } artefakt
    [few] { $artifacts } artefakty
    [many] { $artifacts } artefaktów
   *[other] { $artifacts } artefaktu
}.
cli-cards-odd = Nietypowe: { $oddity }
cli-cards-mistakes = { $count ->
    [one] Jest { $count } błąd. Popraw go i sprawdź jeszcze raz.
    [few] Są { $count } błędy. Popraw je i sprawdź jeszcze raz.
    [many] Jest { $count } błędów. Popraw je i sprawdź jeszcze raz.
   *[other] Jest { $count } błędu. Popraw je i sprawdź jeszcze raz.
}
cli-cards-picture = Rysunek wszystkich kart: { $file } (otwórz go w przeglądarce)
cli-cards-in-the-way = Plik { $file } już istnieje i nie jest rysunkiem kart. Podaj inną nazwę w --picture.

## Looking after a server

cli-admin-extra = Potrzebny jest moduł { $module }, którego tu nie ma. Zainstaluj go: pip install 'parlour[server]'

# In a terminal, when the server is there
cli-serve-open = Parlour działa. Otwórz w przeglądarce { $url }
cli-serve-alone = Dostęp do niego ma tylko ten komputer. Aby mogli dołączyć znajomi z tej samej sieci, naciśnij Ctrl+C i uruchom go tak: { $command }
cli-serve-friends = Znajomi z tej samej sieci otwierają { $url }
cli-serve-scan = Telefonem wystarczy zeskanować ten kod:
cli-serve-kept = Twoje gry są zapisywane w { $place }
cli-serve-stop = Aby zakończyć, naciśnij Ctrl+C. Po ponownym uruchomieniu wszystkie gry toczą się dalej od tego samego miejsca.

cli-admin-status = Stół nie może mieć stanu { $status }. Do wyboru: { $known }.
cli-admin-tables = { $count ->
    [one] { $count } stół w stanie { $status }
    [few] { $count } stoły w stanie { $status }
    [many] { $count } stołów w stanie { $status }
   *[other] { $count } stołu w stanie { $status }
}
cli-admin-table = · { $table } { $game }, ostatnio używany { $touched } UTC, { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
}, gracze: { $players }
cli-admin-users = { $count ->
    [one] { $count } użytkownik
    [few] { $count } użytkowników
    [many] { $count } użytkowników
   *[other] { $count } użytkownika
}
cli-admin-user = · { $user } { $name }, { $kind ->
    [banned] zablokowany dostęp
    [account] konto
   *[guest] gość
}, od { $created } UTC, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}
cli-admin-delete-sure = Usunąć na zawsze stół { $table } razem z jego grą i czatem?
cli-admin-deleted = Usunięto stół { $table }.
cli-admin-banned = { $name } ({ $user }) nie ma już dostępu do serwera. Przywraca go `parlour admin unban { $user }`.
cli-admin-unbanned = { $name } ({ $user }) znów ma dostęp do serwera.
cli-admin-export-what = Podaj stół, którego grę wyeksportować, albo użyj --all.
cli-admin-exported = { $table } ({ $status }) → { $file }{ $status ->
    [finished] {""}
   *[other] . Ten plik zdradza to, czego gracze nie mogą jeszcze wiedzieć, więc zachowaj go dla siebie.
}
cli-admin-exported-part = Gry przy stole { $table } nie można odtworzyć od wpisu { NUMBER($seq, useGrouping: 0) }, więc jej zapis urywa się przed nim.
cli-admin-in-the-way = Plik { $file } już istnieje. Podaj inną nazwę albo użyj --force, żeby zastępować pliki.
cli-admin-backup = Skopiowano bazę danych do pliku { $file } ({ $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
    [many] { $bytes } bajtów
   *[other] { $bytes } bajtu
}). Przechowuj z nim sekret serwera (docs/hosting.md).
cli-admin-restore-sure = Wszystko, co jest w bazie danych { $database }, przepadnie i zostanie zastąpione kopią. Kontynuować?
cli-admin-restored = Baza danych { $database } jest przywrócona z pliku { $file }. Możesz uruchomić serwer.
cli-admin-move-copying = Skopiowane wiersze
cli-admin-move-comparing = Porównane rodzaje wierszy
cli-admin-move-replaying = Odtworzone stoły
cli-admin-moved = Przeniesiono { $people ->
    [one] { $people } osobę
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osoby
}, { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
} i { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
} do bazy danych { $database }; { $games ->
    [one] { $games } gra odtwarza się
    [few] { $games } gry odtwarzają się
    [many] { $games } gier odtwarza się
   *[other] { $games } gry odtwarza się
} tak samo jak przedtem. Ustaw na nią PARLOUR_DATABASE i uruchom serwer z tym samym sekretem (docs/hosting.md).
cli-admin-move-bad = Gry przy stole { $table } nie można było odtworzyć także przed przeniesieniem: wpis { NUMBER($seq, useGrouping: 0) }: { $error }
cli-admin-thawed = Przy stole { $table } znów można grać.
cli-admin-check-bad = Gry przy stole { $table } nie można odtworzyć: wpis { NUMBER($seq, useGrouping: 0) }: { $error }
cli-admin-frozen = Stół { $table } jest teraz zamrożony: grę można oglądać, ale nie można w nią grać.
cli-admin-check-frozen = { $count ->
    [one] { $count } stół był zamrożony już wcześniej
    [few] { $count } stoły były zamrożone już wcześniej
    [many] { $count } stołów było zamrożonych już wcześniej
   *[other] { $count } stołu było zamrożone już wcześniej
}. Zamrożone stoły pokazuje `parlour admin list --status frozen`.
cli-admin-check-sum = { $count ->
    [one] { $count } niedokończona gra
    [few] { $count } niedokończone gry
    [many] { $count } niedokończonych gier
   *[other] { $count } niedokończonej gry
}, { $bad ->
    [0] wszystko można odtworzyć
    [one] { $bad } gry nie można odtworzyć
    [few] { $bad } gier nie można odtworzyć
    [many] { $bad } gier nie można odtworzyć
   *[other] { $bad } gry nie można odtworzyć
}

## The arena

cli-arena-extra = Potrzebny jest moduł { $module }, którego tu nie ma. Zainstaluj go: pip install 'parlour[arena]'
cli-arena-alone = Podaj co najmniej dwa boty: bota porównuje się z innymi.
cli-arena-same-name = Dwa boty mają nazwę { $name }. Nazwij jednego inaczej: NAZWA={ $name }
cli-arena-no-object = Nie można wczytać { $text }: { $error }. Wpisz python:MODUŁ:NAZWA.
cli-arena-no-program = Który program? Po program: wpisz polecenie, które go uruchamia.
cli-arena-no-server = Serwer dla programów nie ruszył: { $error }
cli-arena-programs-extra = Programy wymagają modułu { $module }, którego tu nie ma. Zainstaluj go: pip install 'parlour[arena,server]'
cli-arena-field-unknown = W tym meczu nie ma bota { $name }. Są w nim: { $known }.
cli-arena-field-seats = Skład { $field } potrzebuje tylu nazw, ile jest miejsc: { $seats }.
cli-arena-field-missing = Bota { $name } nie ma w żadnym składzie.
cli-arena-field-apart = Niektóre boty w tych składach nigdy się nie spotykają, nawet przez inne boty, więc nie można ich porównać.
cli-arena-other-match = Folder { $folder } należy do innego meczu: różni się { $what }. Podaj w --out inny folder albo usuń ten.
cli-arena-bad-line = Nie można odczytać pliku { $file }: w wierszu { NUMBER($line, useGrouping: 0) } nie ma gry.
cli-arena-busy = Folderu { $folder } używa inna arena.
cli-arena-worker-died = Jeden z procesów, które rozgrywały gry, przestał działać. Dokończone gry są zachowane; żeby kontynuować, uruchom to samo polecenie.
cli-arena-stopped = Zatrzymano. Dokończone gry są w folderze { $folder }; żeby kontynuować, uruchom to samo polecenie.
cli-arena-sprt = --sprt nie może mieć wartości { $text }. Wpisz dwie różnice Elo, najpierw mniejszą, na przykład 0,30, albo dwa odsetki wygranych, na przykład 50%,55%.
cli-arena-sprt-two = Przy więcej niż dwóch botach nie ma jednej różnicy Elo. Sprawdź zamiast tego odsetek wygranych pierwszego bota: --sprt 33%,38%
cli-arena-sprt-first = Rozstrzygnięte po { $deals ->
    [one] { $deals } rozdaniu
    [few] { $deals } rozdaniach
    [many] { $deals } rozdaniach
   *[other] { $deals } rozdania
}: { $name } wygrywa na { $first } swoich miejsc, nie na { $second } (logarytm ilorazu wiarygodności { $ratio }).
cli-arena-sprt-second = Rozstrzygnięte po { $deals ->
    [one] { $deals } rozdaniu
    [few] { $deals } rozdaniach
    [many] { $deals } rozdaniach
   *[other] { $deals } rozdania
}: { $name } wygrywa na { $second } swoich miejsc, nie na { $first } (logarytm ilorazu wiarygodności { $ratio }).
cli-arena-sprt-open = Po { $deals ->
    [one] { $deals } rozdaniu
    [few] { $deals } rozdaniach
    [many] { $deals } rozdaniach
   *[other] { $deals } rozdania
} nadal nie wiadomo, czy { $name } wygrywa na { $first }, czy na { $second } swoich miejsc (logarytm ilorazu wiarygodności { $ratio }). Żeby to rozstrzygnąć, zwiększ --games.
cli-arena-estimate = { $name } wygrywa { $share } [{ $low }, { $high }], { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}
cli-arena-line = { $games } z { $wanted ->
    [one] { $wanted } gry
    [few] { $wanted } gier
    [many] { $wanted } gier
   *[other] { $wanted } gry
}. { $estimate }
cli-arena-sum = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}: { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}, każde rozegrane w { $orders ->
    [one] { $orders } kolejności miejsc
    [few] { $orders } kolejnościach miejsc
    [many] { $orders } kolejnościach miejsc
   *[other] { $orders } kolejności miejsc
}; średnio { $plays ->
    [one] { $plays } ruch
    [few] { $plays } ruchy
    [many] { $plays } ruchów
   *[other] { $plays } ruchu
} na grę.
cli-arena-head-bot = bot
cli-arena-head-elo = Elo [95%]
cli-arena-head-won = wygrane
cli-arena-head-interval = 95%
cli-arena-head-seats = według miejsc
cli-arena-head-decisions = decyzje
cli-arena-head-mean = średnio ms
cli-arena-head-cpu = CPU ms
cli-arena-head-half = p50
cli-arena-head-most = p95
cli-arena-head-max = najdłużej
cli-arena-even = Wygrane liczone są na jedno miejsce; przy równych siłach byłoby to { $even }. Elo równe 0 ma { $anchor }. Przedziały oblicza się na podstawie rozdań.
cli-arena-swept = { $name } albo { $anchor } wygrywa wszystkie gry albo nie wygrywa żadnej, więc Elo w wierszu { $name } jest tylko ograniczeniem.
cli-arena-field = { $field }: { $shares }
cli-arena-folder = Gry, zapisy, wykresy i result.json są w folderze { $folder }. Żeby obejrzeć grę krok po kroku, wybierz w przeglądarce „Otwórz zapis”.
cli-arena-ladder = Wyniki są w pliku { $file }.
cli-arena-ladder-changed = Bot { $name } nie jest już taki, jak przy ostatnim wpisie w pliku { $file }: wcześniejsze wyniki dotyczą innego bota.
cli-arena-failed = { $name } ZAWODZI: błędy w { $count } z { $games ->
    [one] { $games } gry
    [few] { $games } gier
    [many] { $games } gier
   *[other] { $games } gry
}. Gra z błędem liczy się jako przegrana.
cli-arena-first-failure = Pierwszy błąd jest w grze { NUMBER($game, useGrouping: 0) }, a zgłasza go { $name }:
cli-arena-plot-ratings = { $game }, liczba graczy { $players }: Elo po { $games ->
    [one] { $games } grze
    [few] { $games } grach
    [many] { $games } grach
   *[other] { $games } gry
  }, z przedziałami 95%
cli-arena-plot-seats = { $game }, liczba graczy { $players }: odsetek wygranych na każdym miejscu; linia to równy udział
cli-arena-plot-running = { $game }, liczba graczy { $players }: wygrane bota { $name } po każdym rozdaniu, z przedziałem 95%
cli-arena-bad-ladder = Plik { $file } nie jest rankingiem: { $error }

## Help of commands

cli-help-parlour = Rozbudowane gry planszowe, ze wszystkimi zasadami.
cli-help-version = Pokaż wersję.
cli-help-language = Język poleceń i terminala, w dowolnym miejscu wiersza: en, cs, pl albo ru. Domyślnie PARLOUR_LANGUAGE, a jeśli go nie ma, język systemu.
cli-help-json = Wypisz JSON.
cli-help-games = Gry
cli-help-record = Oglądaj zapisy gier.
cli-help-play = Zagraj w terminalu, przeciw botom albo ze znajomymi przy jednej klawiaturze.
cli-help-play-seat = Twoje miejsce; domyślnie pierwsze.
cli-help-play-bot = Kto zajmuje pozostałe miejsca: boty tej gry albo human (człowiek); kilka nazw oddziel przecinkami. Domyślnie bot tej gry, który odpowiada od razu.
cli-help-play-seed = Rozegraj grę jeszcze raz z jej ziarna losowego.
cli-help-play-save = Zachowuj zapis gry w tym pliku.
cli-help-play-resume = Kontynuuj grę zapisaną w tym pliku.
cli-help-serve-host = Adres, na którym serwer nasłuchuje; domyślnie 127.0.0.1.
cli-help-serve-port = Port; domyślnie 8765.
cli-help-serve-database = Adres URL SQLAlchemy; domyślnie SQLite.
cli-help-serve-proxy = Ufaj nagłówkom X-Forwarded od proxy.
cli-help-serve-processes = Ile procesów dzieli port; więcej niż jeden wymaga PostgreSQL.
cli-help-serve-ray = Adres klastra Ray, na którym mają myśleć boty.
cli-help-serve-open = Otwórz przeglądarkę.
cli-help-serve = Uruchom serwer, na którym gra się przez sieć.
cli-help-thinkers = Myśl za boty serwerów, które mają wspólną bazę danych.
cli-help-thinkers-count = Ile procesów; domyślnie jeden na procesor.
cli-help-thinkers-database = Baza danych PostgreSQL tych serwerów.
cli-help-thinkers-ray = Adres klastra Ray, jeśli boty mają myśleć na nim.
cli-help-bench = Zmierz szybkość zasad na losowych grach.
cli-help-bench-everything = Ze wszystkimi wariantami.
cli-help-bench-seconds = Ile sekund mierzyć.
cli-help-scenario = Sprawdź scenariusze: zasady w plikach given/when/then (docs/scenarios.md).
cli-help-scenario-paths = Pliki lub foldery; domyślnie scenariusze Parlour.
cli-help-scenario-coverage = Wypisz zasady, których nie sprawdza żaden scenariusz.
cli-help-scenario-quiet = Wypisz tylko błędy i podsumowanie.
cli-help-record-file = Zapis gry.
cli-help-record-verify = Odtwórz zapis i sprawdź, czy jest pełny i zgodny z zasadami.
cli-help-record-show = Opowiedz zdaniami przebieg zapisanej gry.
cli-help-record-replay = Pokaż pozycję na końcu zapisu albo po części jego wpisów.
cli-help-record-replay-to = Zatrzymaj się po tylu wpisach.
cli-help-record-replay-json = Wypisz dokładną pozycję jako JSON.
cli-help-record-arrays = Zamień zapisy jednej gry w tablice NumPy (npz): co było wiadome, możliwe, zrobione i wygrane (docs/envs.md).
cli-help-record-arrays-paths = Zapisy albo foldery z zapisami (*.record).
cli-help-record-arrays-out = Plik do zapisania; następne pliki mają tę samą nazwę z numerem.
cli-help-record-arrays-shard = Zaczynaj nowy plik po tylu decyzjach.
cli-help-record-arrays-game = Pomiń zapisy innych gier; domyślnie decyduje pierwszy zapis.
cli-help-record-play = Rozegraj gry między botami i zachowaj ich zapisy.
cli-help-record-play-out = Folder na zapisy.
cli-help-record-play-bot = Kto gra na kolejnych miejscach, nazwy oddzielone przecinkami. Domyślnie bot tej gry, który odpowiada od razu.
cli-help-record-play-games = Ile gier.
cli-help-record-play-seed = Takie samo ziarno daje takie same gry.
cli-help-arena = Porównaj boty: te same rozdania w każdej kolejności miejsc, Elo z przedziałami. Polecenie uruchomione ponownie kontynuuje mecz.
cli-help-arena-bots = Kogo porównać: boty tej gry (search:nodes=2000), python:MODUŁ:NAZWA, program:POLECENIE; NAZWA=… nadaje nazwę.
cli-help-arena-game = Która gra; domyślnie pierwsza z gier Parlour.
cli-help-arena-games = Ile co najmniej gier: każde rozdanie jest rozgrywane do końca.
cli-help-arena-field = Skład: nazwy oddzielone przecinkami (new,old,old); domyślnie każdy skład, w którym grają wszystkie boty.
cli-help-arena-seed = Takie samo ziarno daje takie same rozdania.
cli-help-arena-sprt = Zakończ, gdy wiadomo, jak silny jest pierwszy bot: 0,30 (Elo) albo 50%,55% (wygrane).
cli-help-arena-anchor = Kto ma Elo 0; domyślnie ostatni bot.
cli-help-arena-jobs = Ile procesów; domyślnie jeden na rdzeń.
cli-help-arena-ray = Adres klastra Ray, na którym mają się toczyć gry, albo local.
cli-help-arena-out = Folder meczu, domyślnie w build/arena; przerwany mecz jest tam kontynuowany.
cli-help-arena-records = Zachowaj zapis każdej gry.
cli-help-arena-ladder = Dopisz wyniki do tego pliku z rankingiem.
cli-help-admin = Zarządzaj serwerem: stoły, użytkownicy, kopie zapasowe, aktualizacje.
cli-help-admin-database = Adres URL SQLAlchemy; domyślnie PARLOUR_DATABASE, a jeśli go nie ma, baza danych w folderze domowym.
cli-help-admin-table = Identyfikator stołu.
cli-help-admin-user = Identyfikator użytkownika albo nazwa konta.
cli-help-admin-yes = Nie pytaj.
cli-help-admin-force = Zastępuj istniejące pliki.
cli-help-admin-list = Wypisz stoły według stanu albo użytkowników.
cli-help-admin-list-status = Tylko stoły w tym stanie: waiting (czekające), running (w trakcie gry), finished (zakończone) albo frozen (zamrożone).
cli-help-admin-list-users = Użytkownicy zamiast stołów.
cli-help-admin-delete = Usuń na zawsze stół razem z jego grą i czatem.
cli-help-admin-ban = Odbierz użytkownikowi dostęp: zostanie wszędzie wylogowany i nie będzie mógł się zalogować.
cli-help-admin-unban = Przywróć dostęp zablokowanemu użytkownikowi.
cli-help-admin-export = Zapisz przebieg gry do pliku. W zapisie trwającej gry są tajemnice wszystkich graczy.
cli-help-admin-backup = Skopiuj bazę danych SQLite w obecnym stanie, nie przerywając gier.
cli-help-admin-restore = Zastąp bazę danych kopią. Najpierw zatrzymaj serwer.
cli-help-admin-move = Przenieś wszystko do innej bazy danych i sprawdź to na miejscu. Najpierw zatrzymaj serwer.
cli-help-admin-check = Odtwórz każdą niedokończoną grę, na przykład przed aktualizacją; kod wyjścia 1, jeśli którejś nie można odtworzyć.
cli-help-admin-thaw = Pozwól znów grać przy zamrożonym stole, jeśli grę można odtworzyć; kod wyjścia 1, jeśli nie można.
cli-help-admin-export-to = Plik, domyślnie STÓŁ.record; z --all folder, domyślnie records.
cli-help-admin-export-all = Wszystkie gry, które się zaczęły.
cli-help-admin-backup-file = Dokąd trafi kopia.
cli-help-admin-restore-file = Kopia zrobiona przez backup.
cli-help-admin-move-to = Adres URL pustej bazy danych, na przykład postgresql://club@db/parlour.
cli-help-admin-check-freeze = Zamroź stoły, których gry nie można odtworzyć: można je oglądać, ale nie można przy nich grać.
cli-help-admin-thaw-table = Identyfikator zamrożonego stołu.
cli-help-cards = Oglądaj zestawy kart.
cli-help-cards-check = Wypisz błędy w zestawie kart i narysuj wszystkie jego karty na jednym rysunku (SVG).
cli-help-cards-file = Plik z zestawem kart albo nazwa zestawu dołączonego do Parlour.
cli-help-cards-picture = Dokąd trafi rysunek; domyślnie PLIK.svg w tym folderze.
cli-help-cards-open = Otwórz rysunek w przeglądarce.
cli-help-panel-arguments = Argumenty
cli-help-panel-options = Opcje
cli-help-panel-commands = Polecenia
cli-help-panel-default = [domyślnie: { $value }]
cli-help-panel-required = [wymagane]
cli-help-panel-error = Błąd
cli-help-panel-stopped = Zatrzymano.
