# What the server says when it does not do something

## Who you are

server-not-signed-in = Serwer jeszcze cię nie zna. Wpisz imię lub nick, żeby zagrać jako gość, albo się zaloguj.
server-need-name = Najpierw podaj imię, aby inni wiedzieli, kim jesteś.
server-bad-login = Nieprawidłowa nazwa konta lub hasło. Spróbuj jeszcze raz albo użyj kodu odzyskiwania.
server-bad-code = Nieprawidłowa nazwa konta lub kod odzyskiwania. Każdy kod działa tylko raz.
server-bad-name = Nazwa może mieć od 1 do { $most ->
    [one] { $most } widocznego znaku
    [few] { $most } widocznych znaków
    [many] { $most } widocznych znaków
   *[other] { $most } widocznego znaku
  }. Wybierz inną.
server-bad-password = Hasło może mieć od { $least } do { $most ->
    [one] { $most } znaku
    [few] { $most } znaków
    [many] { $most } znaków
   *[other] { $most } znaku
  }. Wybierz inne.
server-common-password = To hasło zbyt łatwo zgadnąć. Wybierz inne: dobrze sprawdza się kilka słów.
server-wrong-password = Nieprawidłowe obecne hasło. Spróbuj jeszcze raz.
server-no-account = Gość nie ma hasła. Najpierw załóż konto.
server-no-session = To urządzenie jest już wylogowane.
server-name-taken = Ta nazwa konta jest już zajęta. Wybierz inną, a jeśli to twoje konto, zaloguj się.
server-registered = Masz już konto i właśnie go używasz.
server-bad-webhook = Serwer nie może wysyłać wiadomości na ten adres. Adres musi zaczynać się od https:// i wskazywać publiczny serwer, bez nazwy użytkownika i portu.

## Tables

server-no-table = Nie ma takiego stołu albo nie masz do niego dostępu. Poproś o cały link, razem z tym, co jest po znaku zapytania.
server-not-seated = Nie siedzisz przy tym stole, więc możesz tylko patrzeć.
server-not-owner = Może to zrobić tylko osoba, która założyła ten stół.
server-too-many-tables = Masz { $most ->
    [one] { $most } niedokończony stół
    [few] { $most } niedokończone stoły
    [many] { $most } niedokończonych stołów
   *[other] { $most } niedokończonego stołu
  }, a na tym serwerze nie można mieć więcej. Dokończ któryś, a potem załóż następny.
server-too-many-records = Masz tu już tyle zapisów gier, ile ten serwer przechowuje dla jednej osoby: { $most }.
server-long-record = Zapis jest za długi: serwer czyta zapisy do { $most } akcji.
server-too-dear = Odczytanie tego trwa za długo albo zajmuje za dużo pamięci.
server-bad-banish = Możesz wyciszyć, usunąć i przywrócić każdego oprócz siebie.
server-many-banished = Wyciszonych i usuniętych jest tu już { $most }. Zanim dodasz kogoś, przywróć kogoś innego.
server-bad-chat = Wiadomość może mieć od 1 do { $most ->
    [one] { $most } znaku
    [few] { $most } znaków
    [many] { $most } znaków
   *[other] { $most } znaku
  }. Skróć ją albo wyślij w częściach.
server-chat-full = Czat przy tym stole ma już { $most ->
    [one] { $most } wiadomość
    [few] { $most } wiadomości
    [many] { $most } wiadomości
   *[other] { $most } wiadomości
  } i więcej się nie zmieści.
server-muted = Właściciel stołu wyłączył ci czat: możesz grać i czytać, ale nie pisać.
server-still-running = Ta gra jeszcze trwa. Jej zapis zdradziłby tajemnice, więc poczekaj do końca.
server-bad-play = Wybierz, po ilu akcjach chcesz obejrzeć tę grę: od 0 do { $most }.

## Requests

server-bad-origin = Ta strona nie może działać na tym serwerze w twoim imieniu. Otwórz Parlour pod jego własnym adresem.
server-wrong-host = Ten serwer nie działa pod adresem { $host }. Gospodarz może ustawić ten adres w PARLOUR_ADDRESS (docs/hosting.md) i uruchomić serwer ponownie.
server-too-much = Za dużo zapytań naraz. Poczekaj chwilę i spróbuj jeszcze raz.
server-too-long = Zapytanie może mieć najwyżej { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
    [many] { $most } bajtów
   *[other] { $most } bajtu
  }. Wyślij mniej.
server-no-length = Zapytanie musi podawać swoją długość (Content-Length). Wyślij je w całości, nie w kawałkach.
server-bad-request = W zapytaniu jest błąd ({ $field }: { $error }).
server-bad-message = Serwer nie rozumie tej wiadomości: { $error }.
server-no-page = Pod tym adresem nie ma tu nic dla ciebie (HTTP { $status }). Wróć na stronę główną i spróbuj stamtąd.
server-broken = Na serwerze wystąpił błąd. Nic się nie zmieniło; spróbuj jeszcze raz, a jeśli to się powtórzy, powiadom gospodarza serwera.
server-disk-low = Dysk serwera jest prawie pełny. Gry toczą się dalej, ale nowi goście, stoły, zapisy i czat muszą poczekać, aż zwolni się miejsce.
server-disk-full = Dysk serwera jest pełny, więc na razie nic nie da się zapisać. Wszystko, co już się stało, jest bezpieczne; spróbuj jeszcze raz za kilka minut.
server-database-away = Serwer nie może teraz połączyć się ze swoją bazą danych. Wszystko, co już się stało, jest bezpieczne; gra potoczy się dalej, gdy połączenie wróci.

## Looking after a server

server-bad-setting = Ustawienie { $name } nie może mieć wartości { $value }. Dozwolone wartości opisuje docs/hosting.md.
server-in-use = Z bazy danych { $database } korzysta już inny serwer Parlour (proces { $process }). Zatrzymaj go albo podaj inną bazę w --database.
server-port-taken = Port { $port } jest zajęty: być może Parlour już działa. Zatrzymaj tamten program albo wybierz inny port za pomocą --port.
server-no-port = Parlour nie może przyjmować połączeń pod adresem { $host }, port { $port }: { $error }
server-need-postgres = To wymaga bazy danych, z której może korzystać kilka procesów: { $what }. Ustaw PARLOUR_DATABASE na adres PostgreSQL.
server-no-ray = Ray nie jest zainstalowany. Uruchom: pip install 'parlour[cluster]'.
server-bad-ray = Pod adresem { $address } nie ma klastra Ray.
server-admin-no-table = Nie ma stołu { $table }. Wszystkie stoły pokazuje `parlour admin list`.
server-admin-not-frozen = Stół { $table } nie jest zamrożony.
server-admin-no-user = Nie ma użytkownika o identyfikatorze { $user } ani konta o tej nazwie. Wszystkich użytkowników pokazuje `parlour admin list --users`.
server-admin-no-record = Stół { $table } nie ma zapisu: gra się nie zaczęła albo nie da się odtworzyć nawet jej przygotowania.
server-admin-no-database = Pod adresem { $database } nie ma bazy danych Parlour. Podaj --database albo ustaw PARLOUR_DATABASE lub PARLOUR_HOME tak, jak ma serwer.
server-admin-bad-database = To nie jest adres URL bazy danych, której Parlour może używać: { $error }
server-admin-newer-database = Bazy danych { $database } ostatnio używała nowsza wersja Parlour. Użyj tej wersji albo przywróć starszą kopię.
server-admin-trouble = Kłopot z bazą danych { $database }: { $error }
server-admin-not-sqlite = Parlour kopiuje tylko bazy danych SQLite. Dla tej użyj narzędzi { $kind }, takich jak pg_dump i pg_restore.
server-admin-no-backup = { $file } nie jest pełną kopią bazy danych Parlour. Nic się nie zmieniło.
server-admin-in-use = Ktoś używa bazy danych { $database }. Zatrzymaj serwer, a potem przywróć kopię.
server-move-in-use = Baza danych { $database } jest używana przez serwer. Zatrzymaj go, a potem przenieś bazę.
server-move-not-empty = Baza danych { $database } nie jest pusta: coś już w niej jest. Niczego nie przeniesiono.
server-move-differs = Dane zapisane w bazie { $database } różnią się od tych, które miały się tam znaleźć ({ $what }). Niczego nie przeniesiono.

# A message to somebody who is away; an address follows it

server-your-turn = { $game }: twoja kolej, { $name }.
