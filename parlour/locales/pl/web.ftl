# What the client says around every table

## Everywhere

web-skip = Przejdź do głównej części
web-loading = Chwileczkę…
web-offline = Serwer nie odpowiada. Sprawdź połączenie; Parlour sam spróbuje jeszcze raz.
web-close = Zamknij
web-home = Strona główna
web-copy = Kopiuj
web-copied = Skopiowano
web-cancel = Anuluj
web-no-board = Nie udało się wczytać planszy. Może jest nowa wersja Parlour: odśwież stronę.
web-again = Odśwież stronę
web-no-entry = Nie możesz tu wejść

## Before the game

web-waiting-title = Czekamy na graczy
web-seat-free = Wolne miejsce
web-sit = Usiądź tutaj
web-start = Zacznij grę
web-stand-up = Wstań
web-close-table = Usuń stół
web-ready = Wszyscy są. Zacznij, kiedy chcesz.
web-invite-others = Wyślij zaproszenie osobom, które mają grać. Zaczniesz, gdy wszystkie miejsca będą zajęte.
web-owner-starts = Grę zaczyna osoba, która założyła stół.
web-invite-link = Zaproszenie do gry
web-watch-link = Link do oglądania
web-program-token = Token programu, widoczny tylko teraz
web-program-address = Adres stołu dla programu
web-programs = Dla programistów
web-programs-about = Wolne miejsce może zająć twój własny program. Łączy się tokenem, jak opisuje docs/protocol.md.
web-program-at = Program: { $seat }
web-program-here = połączony
web-program-away = jeszcze niepołączony
web-program-waits = { $count ->
    [one] Program jeszcze się nie połączył.
    [few] { $count } programy jeszcze się nie połączyły.
    [many] { $count } programów jeszcze się nie połączyło.
   *[other] { $count } programu jeszcze się nie połączyło.
  }
web-program-instead = { $count ->
    [one] Program jeszcze się nie połączył. Poczekaj albo posadź tam bota.
    [few] { $count } programy jeszcze się nie połączyły. Poczekaj albo posadź tam boty.
    [many] { $count } programów jeszcze się nie połączyło. Poczekaj albo posadź tam boty.
   *[other] { $count } programu jeszcze się nie połączyło. Poczekaj albo posadź tam boty.
  }
web-seat-who = Kto gra: { $seat }
web-name-to-sit = Podaj imię, aby usiąść.
web-name-to-chat = Podaj imię, aby pisać na czacie.
web-name-give = Dalej

## At the table

web-players = Gracze
web-you = ty
web-to-move = ma ruch
web-present = przy stole
web-absent = poza stołem
web-bot-plays = gra bot
web-is-program = program
web-watching = Oglądasz grę
web-panels = Panele
web-fold = Dziennik i czat
web-tab-log = Dziennik
web-tab-actions = Akcje
web-tab-chat = Czat
web-tab-rules = Zasady
web-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
  }
web-connection-connecting = Łączenie…
web-connection-lost = Połączenie zerwane. Ponawianie…
web-connection-closed = Serwer zamknął to połączenie.
web-clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }
web-clock-left = Pozostało: { $time }

## Acting

web-action-bar = Twoja tura i to, co możesz zrobić
web-your-turn = Twoja kolej.
web-waiting-for = Czekamy na ruch: { $name }.
web-waiting-away = Czekamy na ruch: { $name }. Tej osoby nie ma teraz przy stole.
web-over = Koniec gry.
web-bot-plays-for-you = Teraz gra za ciebie bot.
web-give-back = Odzyskaj miejsce
web-choose = Wybierz na planszy
web-actions = Akcje
web-no-actions = Nie masz teraz nic do zrobienia.
web-notation = Wpisz akcję
web-do = Wykonaj
web-undo = Cofnij
web-redo = Ponów
web-end-sure = To zakończy twoją turę. Naciśnij jeszcze raz, żeby potwierdzić.
web-actions-left = { $count ->
    [one] została { $count } akcja
    [few] zostały { $count } akcje
    [many] zostało { $count } akcji
   *[other] zostało { $count } akcji
  }
web-offer-asked = { $name } chce cofnąć swoją decyzję. Zgadzasz się?
web-offer-waits = Cofnięcie czeka na zgodę: { $names }.
web-agree = Zgadzam się
web-refuse = Odmawiam
web-withdraw = Wycofaj prośbę

## Log and chat

web-log = Dziennik gry
web-since-your-turn = Od twojej ostatniej tury
web-read-rule = Przeczytaj zasadę { $rule }
web-log-earlier = { $count ->
    [one] Jeden wcześniejszy wpis
    [few] { $count } wcześniejsze wpisy
   *[many] { $count } wcześniejszych wpisów
  }
web-log-latest = ↓ Najnowsze
web-chat = Czat
web-chat-write = Napisz wiadomość
web-chat-empty = Nie ma jeszcze wiadomości.
web-onlookers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
  }
web-send = Wyślij
web-mute = Wycisz
web-remove = Usuń
web-is-muted = czat wyłączony
web-is-removed = usunięto
web-forgive = Przywróć
web-person-menu = Opcje: { $name }

## Menu

web-menu = Menu
web-links = Linki
web-your-seat = Twoje miejsce
web-take-over = Niech gra za mnie bot
web-leave-game = Wyjdź
web-leave-hint = Jeśli wyjdziesz, zagra za ciebie bot. Możesz wrócić i odzyskać miejsce.
web-concede = Poddaj się
web-concede-sure = Tak, poddaję się
web-concede-lose = Tego nie da się cofnąć.
web-absent-players = Nieobecni gracze
web-bot-for = { $name }: niech gra bot
web-holiday = Dni wolne
web-holiday-from = Pierwszy dzień
web-holiday-until = Ostatni dzień
web-holiday-take = Weź wolne
web-wishes = Automatyczne odpowiedzi
web-wishes-hint = Odpowiedzi udzielane za ciebie, gdy pytanie pada w cudzej turze. Nikt inny ich nie widzi.
web-keys = Klawisze
web-keys-help = U cofa, R ponawia, E kończy turę. Tab przechodzi do następnego elementu, Enter wybiera, Escape wraca, I objaśnia wybrany element. W powtórce strzałki przechodzą o krok, Page Up i Page Down o turę, a spacja odtwarza.

## The end

web-result = Wynik
web-scores = Punktacja
web-winners = { $count ->
    [one] Zwycięstwo: { $names }
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
  }
web-rematch = Zagraj ponownie
web-rematch-join = Dołącz do rewanżu
web-rematch-watch = Oglądaj następną grę
web-export = Pobierz zapis

## Replay

web-replay = Powtórka
web-replay-at = Krok { $play } z { $plays }
web-replay-eyes = Punkt widzenia
web-replay-onlooker = widz
web-replay-seat = gracz { $name }
web-replay-scrub = Krok gry
web-replay-back = Krok wstecz
web-replay-on = Krok naprzód
web-replay-turn-back = Do poprzedniej tury
web-replay-turn-on = Do następnej tury
web-replay-play = Odtwórz
web-replay-pause = Wstrzymaj
web-replay-close = Zakończ powtórkę
web-replay-share = Link do tej chwili
web-pace-pause = Wstrzymaj
web-pace-on = Dalej
web-pace-skip = Pomiń

## The guided first game

web-coach = Przewodnik
web-coach-next = Dalej
web-coach-back = Wstecz
web-coach-watch = Patrz
web-coach-step = { $number } z { $count }
web-lessons = Wszystkie lekcje
web-lessons-about = Każda lekcja trwa kilka minut. Przejdź je po kolei albo wybierz dowolną. Nic się nie zepsuje: zawsze możesz wrócić.
web-lessons-done = Wiesz już wszystko, czego potrzebujesz. Dobrej zabawy!
web-lessons-play = Zagraj prawdziwą grę
web-lesson-following = Następna lekcja
web-lesson-done = Ukończona
web-lesson-not-yet = Jeszcze nie: przewodnik prosi najpierw o coś innego
web-lesson-never = W lekcji nie można tego zrobić

## A game without a board

web-plain-position = Pozycja
web-plain-place = Miejsce
web-plain-score = Punkty

# One of several bots of a name at a table, in sentences: no brackets
web-bot-called = { $bot } { $seat }

# The title of the window, and of a notification
web-turn-in = { $game }: twoja kolej
