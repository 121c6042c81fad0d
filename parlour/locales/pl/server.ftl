# What the server says when it does not do something

## Who you are

server-not-signed-in = Serwer jeszcze cię nie zna. Wpisz nazwę, żeby zagrać jako gość, albo się zaloguj.
server-bad-login = Ta nazwa i to hasło do siebie nie pasują. Spróbuj jeszcze raz albo użyj kodu odzyskiwania.
server-bad-code = Ta nazwa i ten kod odzyskiwania do siebie nie pasują. Każdy kod działa tylko raz.
server-bad-name = Nazwa ma od 1 do { $most ->
    [one] { $most } widocznego znaku
    [few] { $most } widocznych znaków
    [many] { $most } widocznych znaków
   *[other] { $most } widocznego znaku
  }. Wybierz inną.
server-bad-password = Hasło ma od { $least } do { $most ->
    [one] { $most } znaku
    [few] { $most } znaków
    [many] { $most } znaków
   *[other] { $most } znaku
  }. Wybierz inne.
server-common-password = To hasło każdy wypróbowałby wśród pierwszych. Wybierz inne: dobrze sprawdza się kilka słów po kolei.
server-wrong-password = To nie jest twoje obecne hasło. Spróbuj jeszcze raz.
server-no-account = Gość nie ma hasła. Najpierw załóż konto.
server-no-session = To urządzenie jest już wylogowane.
server-name-taken = Ktoś ma już konto o tej nazwie. Wybierz inną, a jeśli konto jest twoje, zaloguj się.
server-registered = Masz już konto i właśnie z niego korzystasz.
server-bad-webhook = Serwer nie może wysyłać wiadomości na ten adres. Adres musi zaczynać się od https:// i wskazywać publiczną maszynę, bez użytkownika i portu.

## Tables

server-no-table = Nie ma takiego stołu albo nie jest on dla ciebie otwarty. Poproś o cały link, ze wszystkim, co stoi po znaku zapytania.
server-not-seated = Nie siedzisz przy tym stole, więc możesz tylko patrzeć.
server-not-owner = To może zrobić tylko osoba, która założyła ten stół.
server-too-many-tables = Masz { $most ->
    [one] { $most } niedokończony stół
    [few] { $most } niedokończone stoły
    [many] { $most } niedokończonych stołów
   *[other] { $most } niedokończonego stołu
  }, a więcej ten serwer nie pozwala mieć. Dokończ któryś, potem załóż następny.
server-too-many-records = Masz tu już tyle zapisanych partii, ile ten serwer przechowuje dla jednej osoby: { $most }.
server-long-record = Zapis jest za długi: czytane są tu zapisy do { $most } zagrań.
server-too-dear = Odczytanie tego trwa za długo albo zajmuje za dużo pamięci.
server-bad-banish = Możesz wyciszyć, usunąć lub ułaskawić każdego oprócz siebie.
server-many-banished = Wyciszonych i usuniętych jest tu już { $most }. Ułaskaw kogoś, potem możesz dalej.
server-bad-chat = Wiadomość ma od 1 do { $most ->
    [one] { $most } znaku
    [few] { $most } znaków
    [many] { $most } znaków
   *[other] { $most } znaku
  }. Skróć ją albo wyślij w częściach.
server-chat-full = Czat przy tym stole ma już { $most ->
    [one] { $most } linijkę
    [few] { $most } linijki
    [many] { $most } linijek
   *[other] { $most } linijki
  } i więcej nie przyjmie.
server-muted = Decyzją właściciela tego stołu masz wyciszony czat: możesz grać i czytać, ale nie pisać.
server-still-running = Ta gra jeszcze trwa. Jej zapis zdradziłby tajemnice, więc poczekaj do końca.
server-bad-play = Tę grę można pokazać po liczbie zagrań od 0 do { $most }.

## Requests

server-bad-origin = Ta strona nie może działać na tym serwerze w twoim imieniu. Otwórz Parlour pod jego własnym adresem.
server-wrong-host = Ten serwer nie nazywa się { $host }. Kto go prowadzi, może ustawić PARLOUR_ADDRESS na wpisany adres (docs/hosting.md) i uruchomić go ponownie.
server-too-much = To za dużo naraz. Poczekaj chwilę i spróbuj jeszcze raz.
server-too-long = Zapytanie może mieć najwyżej { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
    [many] { $most } bajtów
   *[other] { $most } bajtu
  }. Wyślij mniej.
server-no-length = Zapytanie musi podawać swoją długość (Content-Length). Wyślij je w całości, nie w kawałkach.
server-bad-request = Coś w zapytaniu jest nie tak, jak powinno ({ $field }: { $error }).
server-bad-message = Serwer nie rozumie tej wiadomości: { $error }.
server-no-page = Pod tym adresem serwer nic dla ciebie nie ma (HTTP { $status }). Wróć na początek i spróbuj stamtąd.
server-broken = Coś się zepsuło na serwerze. Nic się nie zmieniło; spróbuj jeszcze raz, a jeśli to się powtórzy, powiedz gospodarzowi serwera.
server-disk-low = Dysk serwera jest prawie pełny. Gry toczą się dalej, ale nowi goście, stoły, zapisy i czat muszą poczekać, aż zwolni się miejsce.
server-disk-full = Dysk serwera jest pełny, więc teraz nic nie da się zapisać. To, co działo się wcześniej, jest bezpieczne; spróbuj jeszcze raz za kilka minut.
server-database-away = Serwer nie może teraz połączyć się ze swoją bazą danych. To, co działo się wcześniej, jest bezpieczne; gra potoczy się dalej, gdy połączenie wróci.

## Looking after a server

server-bad-setting = Ustawienie { $name } nie może mieć wartości { $value }. Co może mieć, mówi docs/hosting.md.
server-in-use = Bazę danych { $database } obsługuje już inny serwer Parlour (proces { $process }). Zatrzymaj go albo daj temu własną bazę przez --database.
server-need-postgres = To wymaga bazy danych, z której może korzystać kilka procesów: { $what }. Ustaw PARLOUR_DATABASE na adres PostgreSQL.
server-no-ray = Ray nie jest zainstalowany. Uruchom: pip install 'parlour[cluster]'.
server-bad-ray = Pod adresem { $address } nie ma klastra Ray.
server-admin-no-table = Nie ma stołu { $table }. Wszystkie pokazuje `parlour admin list`.
server-admin-not-frozen = Stół { $table } nie jest zamrożony.
server-admin-no-user = Nie ma użytkownika o identyfikatorze { $user } ani konta o tej nazwie. Wszystkich pokazuje `parlour admin list --users`.
server-admin-no-record = Stół { $table } nie ma zapisu: gra się nie zaczęła albo nie da się odtworzyć nawet jej przygotowania.
server-admin-no-database = Pod adresem { $database } nie ma bazy danych Parlour. Podaj --database albo ustaw PARLOUR_DATABASE lub PARLOUR_HOME tak, jak ma serwer.
server-admin-bad-database = To nie jest adres URL bazy danych, której Parlour może używać: { $error }
server-admin-newer-database = Bazy danych { $database } ostatnio używała nowsza wersja Parlour. Użyj tej wersji albo przywróć starszą kopię.
server-admin-trouble = Baza danych { $database } nie robi tego, co powinna: { $error }
server-admin-not-sqlite = Parlour kopiuje tylko bazy danych SQLite. Dla tej użyj narzędzi { $kind }, takich jak pg_dump i pg_restore.
server-admin-no-backup = { $file } nie jest pełną kopią bazy danych Parlour. Nic się nie zmieniło.
server-admin-in-use = Ktoś używa bazy danych { $database }. Zatrzymaj serwer, a potem przywróć kopię.
server-move-in-use = Baza danych { $database } jest używana przez serwer. Zatrzymaj go, a potem przenoś.
server-move-not-empty = Baza danych { $database } nie jest pusta: coś już w niej jest. Niczego nie przeniesiono.
server-move-differs = W bazie danych { $database } zapisało się nie to, co miało ({ $what }). Niczego nie przeniesiono.
