# The pages of the client besides tables

## Everywhere

web-pages-parlour = Parlour
# The title of the browser’s window
web-pages-window = { $title } · Parlour
web-pages-nav = Strony
web-pages-nav-home = Start
web-pages-nav-new = Nowy stół
web-pages-nav-rules = Zasady
web-pages-nav-settings = Ustawienia
# Read before the player’s name, which is the link to the account
web-pages-nav-account = Konto:
web-pages-lost = Nie ma takiej strony
web-pages-back = Wróć

## Games

web-pages-game = Gra
web-pages-game-roam = Roam
web-pages-game-roam-about = Eksploruj krainę lasów, wybrzeży i ruin i odnajduj zbłąkanych wędrowców. Od 2 do 4 graczy, pół godziny.
web-pages-game-arcs = Arcs
web-pages-game-arcs-about = Poprowadź swój lud wśród gwiazd przez pełne zwrotów losu ambicje, bitwy i handel. Od 2 do 4 graczy, dwie godziny.

## Bots

web-pages-bot-random = Bot Kostka
web-pages-bot-random-about = Bot Kostka gra na chybił trafił, byle zgodnie z zasadami. Dobry na pierwszą próbę.
web-pages-bot-gentle = Marzyciel (łagodny)
web-pages-bot-gentle-about = Marzyciel widzi tylko to, co ma tuż przed sobą, i łatwo się rozprasza. Dobry do nauki gry.
web-pages-bot-casual = Włóczęga (swobodny)
web-pages-bot-casual-about = Włóczęga robi to, co zwykle się opłaca, i nie planuje na długo naprzód.
web-pages-bot-strong = Kapitan (silny)
web-pages-bot-strong-about = Kapitan zastanawia się, zanim coś zrobi. Nieuważna tura słono kosztuje.
web-pages-bot-best = Wieszcz (najlepszy)
web-pages-bot-best-about = Wieszcz to najsilniejszy przeciwnik. Nad każdą ważną decyzją zastanawia się około sekundy.
web-pages-bot-greedy = Bot Chytrus
web-pages-bot-greedy-about = Bot Chytrus robi to, co w tej turze da mu najwięcej. Prawdziwe wyzwanie.
web-pages-bot-heuristic = Bot Mędrzec
web-pages-bot-heuristic-about = Bot Mędrzec ocenia każdą akcję na podstawie doświadczenia. Prawdziwe wyzwanie.
web-pages-bot-learned = Bot Mistrz
web-pages-bot-learned-about = Bot Mistrz uczył się, grając setki tysięcy razy sam ze sobą. W grze jeden na jednego pokonuje Bota Mędrca dziewięć razy na dziesięć.
# Somebody’s own program that plays at a seat
web-pages-program = program

## The first visit

web-pages-welcome = Gry planszowe przy twoim własnym stole
web-pages-about = Graj ze znajomymi, gdziekolwiek są, albo z botami. Bez instalacji i bez opłat.
web-pages-invited-about = Ktoś trzyma dla ciebie miejsce. Przedstaw się i siadaj.
web-pages-invited-by = { $host } zaprasza cię do gry { $game }
web-pages-invited-with = Przy stole siedzą już: { $names }.
web-pages-invited-sit = Usiądź do stołu
web-pages-watched-by = { $game } – stół założony przez: { $host }
web-pages-watched-about = Otwórz link i oglądaj grę.
web-pages-name-title = Kim jesteś?
web-pages-name = Twoje imię lub nick
web-pages-name-hint = Zobaczą je inni. Możesz je później zmienić.
web-pages-name-play = Graj
web-pages-try = Wypróbuj { $game }
web-pages-try-on = Wróć do gry
web-pages-have-account = Masz już konto?

## Signing in

web-pages-sign-in = Zaloguj się
web-pages-sign-in-title = Zaloguj się na swoje konto
web-pages-account-name = Nazwa konta
web-pages-password = Hasło
web-pages-password-new = Nowe hasło
web-pages-password-hint = Co najmniej 10 znaków; dobrze sprawdza się kilka słów.
web-pages-code = Kod odzyskiwania
web-pages-code-hint = Jeden z kodów odzyskiwania twojego konta. Każdy działa raz.
web-pages-recover = Ustaw hasło i zaloguj się
web-pages-recover-not = Pamiętam hasło
web-pages-forgot = Nie pamiętasz hasła?

## Home

web-pages-hello = Cześć, { $name }
web-pages-turns = { $count ->
    [one] Twoja kolej przy { $count } stole
    [few] Twoja kolej przy { $count } stołach
    [many] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołu
  }
web-pages-learn = Naucz się grać: { $game }
web-pages-play-bots = Zagraj z botem
web-pages-quick = Graj od razu
web-pages-quick-game = { $game }: graj z botem
# Where to go on playing
web-pages-continue = Graj dalej: { $game }
web-pages-put-away = Schowaj
web-pages-put-away-named = Schowaj: { $table }
web-pages-bring-back = Przywróć
web-pages-bring-back-named = Przywróć: { $table }
web-pages-away = { $count ->
    [one] { $count } schowana gra
    [few] { $count } schowane gry
    [many] { $count } schowanych gier
   *[other] { $count } schowanej gry
  }
# $score is “12 : 9”, one’s own points first
web-pages-score = Wynik { $score }
web-pages-games = Gry
web-pages-mine = Moje gry
web-pages-mine-none = Jeszcze w nic nie grasz. Zacznij grę albo dołącz do publicznego stołu.
web-pages-over = Zakończone
web-pages-more = Więcej stołów
web-pages-all = Pokaż wszystkie ({ $count })
web-pages-lobby = Publiczne stoły
web-pages-lobby-none = Nie ma teraz otwartych publicznych stołów. Załóż własny, a inni go tu znajdą.

## One table in a list

# Whoever asks plays with these people
web-pages-table-with = { $game }: ty oraz { $names }
# Whoever asks does not play
web-pages-table-of = { $game }: { $names }
web-pages-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
web-pages-full = Wszyscy są, można zaczynać
# $when is “3 minutes ago”
web-pages-finished = Koniec: { $when }
web-pages-frozen = Gra na starszych zasadach: można ją tylko oglądać
web-pages-your-turn = Twoja kolej
web-pages-turn = Ruch: { $player }
web-pages-bot-thinks = Bot myśli…
# $when is “in 5 minutes”
web-pages-time-up = Koniec czasu: { $when }
web-pages-join = Dołącz
web-pages-open = Otwórz
web-pages-open-play = Graj
web-pages-open-watch = Oglądaj
web-pages-open-result = Wynik

## Bringing a record

web-pages-record = Otwórz zapis
web-pages-record-about = Zapis to cała gra w postaci tekstu. Otwórz go, żeby obejrzeć ją krok po kroku.
web-pages-record-file = Wybierz plik…
web-pages-record-text = Albo wklej tekst:
web-pages-record-open = Otwórz zapis

## A new table

web-pages-new-title = Nowy stół
web-pages-seats = Kto gra
web-pages-seat-me = { $name } (ty)
web-pages-seat-open = Wolne miejsce
web-pages-seat-take = Usiądź tutaj
web-pages-coming = Kto może dołączyć
web-pages-private = Każdy, kto ma link
web-pages-private-about = Dostaniesz link do wysłania znajomym. Nikt inny nie znajdzie stołu.
web-pages-public = Wszyscy
web-pages-public-about = Stół trafi na listę publicznych: każdy może zająć wolne miejsce albo oglądać.
web-pages-options = Opcje gry
web-pages-file-bring = Użyj własnego pliku…
web-pages-file-good = Zestawem { $name } można grać.
web-pages-file-bad = { $count ->
    [one] W pliku jest { $count } błąd. Popraw go i wybierz plik jeszcze raz.
    [few] W pliku są { $count } błędy. Popraw je i wybierz plik jeszcze raz.
    [many] W pliku jest { $count } błędów. Popraw je i wybierz plik jeszcze raz.
   *[other] W pliku jest { $count } błędu. Popraw je i wybierz plik jeszcze raz.
  }
web-pages-file-odd = Spójrz jednak jeszcze na to:
web-pages-time = Czas
web-pages-clock = Zegar
web-pages-clock-none = Bez zegara
web-pages-clock-none-about = Każdy myśli, ile chce.
web-pages-clock-move = Na ruch
web-pages-clock-move-about = Określona liczba minut na każdy ruch.
web-pages-clock-game = Na grę
web-pages-clock-game-about = Określona liczba minut na całą grę i kilka sekund dodawanych po każdym ruchu.
web-pages-clock-days = Dni
web-pages-clock-days-about = Określona liczba dni na każdy ruch: gra w wolnej chwili. Dni wolne się nie liczą.
web-pages-minutes-move = Minuty na ruch
web-pages-minutes-game = Minuty na grę
web-pages-increment = Sekundy dodawane po ruchu
web-pages-days-move = Dni na ruch
web-pages-timeout = Gdy komuś skończy się czas
web-pages-timeout-nothing = Nic się nie dzieje
web-pages-timeout-nothing-about = Zegar tylko pokazuje, kto się spóźnia.
web-pages-timeout-bot = Gra za niego bot
web-pages-timeout-bot-about = Spóźniony gracz może w każdej chwili odzyskać miejsce.
web-pages-timeout-concede = Gracz się poddaje
web-pages-timeout-concede-about = Spóźniony gracz przegrywa. Przy więcej niż dwóch graczach na jego miejscu gra dalej bot.
web-pages-make = Załóż stół
web-pages-make-start = Zacznij grę
web-pages-make-about = { $open ->
    [0] Gra zacznie się od razu.
    [one] Grę można zacząć, gdy dołączy jeszcze { $open } osoba.
    [few] Grę można zacząć, gdy dołączą jeszcze { $open } osoby.
    [many] Grę można zacząć, gdy dołączy jeszcze { $open } osób.
   *[other] Grę można zacząć, gdy dołączy jeszcze { $open } osoby.
  }

## The account

web-pages-account = Konto
web-pages-account-you = Ty
web-pages-rename = Zmień imię lub nick
web-pages-rename-guest = Widzą je inni.
web-pages-rename-account = Widzą je inni. Logujesz się nadal tą samą nazwą konta.
web-pages-renamed = Zmieniono imię lub nick.
web-pages-register = Załóż konto
web-pages-register-about = Grasz teraz jako gość i zna cię tylko ta przeglądarka. Z kontem znajdziesz swoje gry na każdym urządzeniu.
web-pages-register-do = Załóż konto
web-pages-sign-in-guest = Gry, w które grasz jako gość, przejdą na twoje konto.
web-pages-codes = Zachowaj te kody odzyskiwania
web-pages-codes-about = Widać je tylko teraz. Jeśli zapomnisz hasła, ustawisz nowe za pomocą jednego z nich.
web-pages-codes-copy = Kopiuj
web-pages-codes-download = Pobierz
web-pages-codes-kept = Mam je zapisane
web-pages-codes-copied = Kody są skopiowane.
web-pages-codes-not-copied = Przeglądarka nie pozwala stronie niczego skopiować. Pobierz kody albo je przepisz.
web-pages-codes-new = Nowe kody odzyskiwania
web-pages-codes-new-about = Jeśli kody zginęły albo są już zużyte, utwórz nowe. Dotychczasowe przestaną wtedy działać.
web-pages-codes-new-do = Utwórz nowe kody
web-pages-sessions = Zalogowane urządzenia
web-pages-sessions-about = Te urządzenia korzystają z twojego konta. Jeśli któregoś nie znasz, wyloguj je i zmień hasło.
web-pages-sessions-end-others = Wyloguj wszystkie pozostałe urządzenia
web-pages-sessions-ended = Wszystkie pozostałe urządzenia są wylogowane.
web-pages-session-unknown = Nieznane urządzenie
web-pages-session-this = To urządzenie
web-pages-session-seen = Ostatnio używane: { $time }
web-pages-session-end = Wyloguj
# The same for whoever hears it, with the device it is about
web-pages-session-end-named = Wyloguj: { $device }
web-pages-session-ended = Urządzenie jest wylogowane.
web-pages-password-change-title = Zmiana hasła
web-pages-password-change-about = Zmiana hasła wyloguje wszystkie pozostałe urządzenia. Dostaniesz też nowe kody odzyskiwania; stare przestaną działać.
web-pages-password-old = Obecne hasło
web-pages-password-change = Zmień hasło
web-pages-password-changed = Hasło jest zmienione. Wszystkie pozostałe urządzenia są wylogowane.
web-pages-webhook = Wiadomość, gdy przyjdzie twoja kolej
web-pages-webhook-about = Gdy przyjdzie twoja kolej, a nie będzie cię przy stole, serwer może wysłać wiadomość na podany adres, na przykład na kanał Discorda: taki adres znajdziesz w ustawieniach kanału pod nazwą „Webhooki”.
web-pages-webhook-address = Adres
web-pages-webhook-hint = Zaczyna się od https://
web-pages-webhook-has = Adres jest ustawiony. Nowy go zastąpi.
web-pages-webhook-keep = Zapisz adres
web-pages-webhook-remove = Usuń adres
web-pages-webhook-kept = Gdy przyjdzie twoja kolej, dostaniesz tam wiadomość.
web-pages-webhook-gone = Adres jest usunięty. Serwer nie będzie wysyłać wiadomości.
web-pages-sign-out-title = Wylogowanie
web-pages-sign-out = Wyloguj się
web-pages-sign-out-about = „Wszędzie” wylogowuje też twoje pozostałe urządzenia.
web-pages-sign-out-everywhere = Wyloguj się wszędzie
web-pages-sign-out-guest = Gość, który się wyloguje, nie może wrócić: traci imię i miejsca. Żeby je zachować, załóż najpierw konto.
web-pages-sign-out-really = Wyloguj się i porzuć gry
web-pages-stay = Zostań

## Settings

web-pages-settings = Ustawienia
web-pages-settings-about = Ustawienia są zapisane w tej przeglądarce.
web-pages-settings-look = Wygląd
web-pages-settings-play = Podczas gry
web-pages-language = Język
web-pages-language-about = Dotyczy wszystkiego: stron, kart i zasad.
web-pages-theme = Kolory
web-pages-theme-about = Jasne albo ciemne. „Auto” dostosowuje się do urządzenia.
web-pages-theme-auto = Auto
web-pages-theme-light = Jasne
web-pages-theme-dark = Ciemne
web-pages-shapes = Kształty dla graczy
web-pages-shapes-about = Elementy mają kształt swojego gracza, nie tylko kolor.
web-pages-motion = Animacje
web-pages-motion-about = Elementy, monety i karty poruszają się, żeby pokazać, co się dzieje. „Auto” dostosowuje się do urządzenia.
web-pages-motion-auto = Auto
web-pages-motion-off = Wyłączone
web-pages-one-press = Akcja jednym naciśnięciem
web-pages-one-press-about = To, co wybierzesz, dzieje się od razu, bez potwierdzania. Możesz to cofnąć jak zwykle.
web-pages-pace = Tempo
web-pages-pace-about = Jak szybko widać, co robią inni. Naciśnięcie zawsze pomija resztę.
web-pages-pace-instant = Od razu
web-pages-pace-brisk = Żwawo
web-pages-pace-calm = Spokojnie
web-pages-pace-step = Krok po kroku
web-pages-confirm = Potwierdzanie końca tury
web-pages-confirm-about = Zanim skończysz turę, pojawi się pytanie, czy na pewno.
web-pages-keys = Skróty jednoliterowe
web-pages-keys-about = Przy stole litery U, R i E są skrótami. Wyłącz je, jeśli sterujesz głosem albo wciskasz klawisze przypadkiem.
web-pages-sound = Dźwięk
web-pages-sound-about = Łagodne dźwięki elementów, kart, kości i monet oraz sygnał, gdy przychodzi twoja kolej.
web-pages-sound-off = Wyłączone
web-pages-sound-quiet = Cicho
web-pages-sound-full = Głośno
web-pages-notify = Powiadomienia
web-pages-notify-about = Przeglądarka powiadomi cię, że przyszła twoja kolej, gdy masz otwartą inną kartę.
web-pages-notify-refused = Przeglądarka na to nie pozwala. Zezwól tej stronie na powiadomienia w ustawieniach przeglądarki i spróbuj jeszcze raz.
web-pages-notify-unknown = Ta przeglądarka nie obsługuje powiadomień.

## Rules

web-pages-rules = Zasady gry { $game }
web-pages-rules-about = Zasady spisane naszymi słowami. Każda ma numer, który podają też komunikaty przy stole.
web-pages-makers-roam = Autorem gry Roam i jej ilustracji jest Ryan Laukat, a wydaje ją Red Raven Games.
web-pages-makers-arcs = Autorem gry Arcs jest Cole Wehrle, ilustracji Kyle Ferrin, a wydaje ją Leder Games.
web-pages-not-affiliated = Parlour tworzą ludzie, którzy lubią grać. Twórcy gry nie mają w tym udziału.
web-pages-licences = Licencje krojów pisma i bibliotek
web-pages-rules-search = Szukaj w zasadach
web-pages-rules-chapters = Rozdziały
web-pages-rules-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono { $count } wpis.
    [few] Znaleziono { $count } wpisy.
    [many] Znaleziono { $count } wpisów.
   *[other] Znaleziono { $count } wpisu.
  }
web-pages-rules-none = Żadna zasada nie zawiera tych słów. Spróbuj innych albo wpisz ich mniej.

## What bots are called in sentences, which have brackets of their own

web-pages-bot-gentle-called = Marzyciel
web-pages-bot-casual-called = Włóczęga
web-pages-bot-strong-called = Kapitan
web-pages-bot-best-called = Wieszcz
