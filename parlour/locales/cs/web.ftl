# What the client says around every table

## Everywhere

web-skip = Přejít k hlavní části
web-loading = Okamžik…
web-offline = Server neodpovídá. Zkontroluj připojení; Parlour to zkouší dál sám.
web-close = Zavřít
web-home = Domů
web-copy = Kopírovat
web-copied = Zkopírováno
web-cancel = Zrušit
web-no-board = Herní desku se nepodařilo načíst. Parlour se možná mezitím aktualizoval: načti stránku znovu.
web-again = Načíst znovu
web-no-entry = Sem nemáš přístup

## Before the game

web-waiting-title = Čeká se na hráče
web-seat-free = Volné místo
web-sit = Sednout si sem
web-start = Začít hru
web-stand-up = Vstát
web-close-table = Zrušit stůl
web-ready = Všichni jsou tu. Začni, až budeš chtít.
web-invite-others = Pošli pozvánku spoluhráčům. Začít můžeš, až budou všechna místa obsazená.
web-owner-starts = Hru spustí zakladatel stolu.
web-invite-link = Pozvánka ke hře
web-watch-link = Odkaz pro diváky
web-program-token = Token programu, zobrazuje se jen teď
web-program-address = Adresa stolu pro program
web-programs = Pro programátory
web-programs-about = Na volné místo můžeš posadit vlastní program. Připojí se tokenem, jak popisuje docs/protocol.md.
web-program-at = Program: { $seat }
web-program-here = připojen
web-program-away = zatím nepřipojen
web-program-waits = { $count ->
    [one] Program se zatím nepřipojil.
    [few] { $count } programy se zatím nepřipojily.
   *[other] { $count } programů se zatím nepřipojilo.
  }
web-program-instead = { $count ->
    [one] Program se zatím nepřipojil. Počkej na něj, nebo na jeho místo posaď bota.
    [few] { $count } programy se zatím nepřipojily. Počkej na ně, nebo na jejich místa posaď boty.
   *[other] { $count } programů se zatím nepřipojilo. Počkej na ně, nebo na jejich místa posaď boty.
  }
web-seat-who = Kdo hraje: { $seat }
web-name-to-sit = Napiš své jméno a posaď se.
web-name-to-chat = Napiš své jméno, ať můžeš psát do chatu.
web-name-give = Pokračovat

## At the table

web-players = Hráči
web-you = ty
web-to-move = na tahu
web-present = je tu
web-absent = není tu
web-bot-plays = hraje bot
web-is-program = program
web-watching = Díváš se
web-panels = Panely
web-fold = Průběh a chat
web-tab-log = Průběh
web-tab-actions = Akce
web-tab-chat = Chat
web-tab-rules = Pravidla
web-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
  }
web-connection-connecting = Připojování…
web-connection-lost = Spojení se přerušilo. Obnovuje se…
web-connection-closed = Server toto spojení ukončil.
web-clock-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
  }
web-clock-left = Zbývá: { $time }

## Acting

web-action-bar = Tvůj tah a co můžeš udělat
web-your-turn = Jsi na tahu.
web-waiting-for = Na tahu je { $name }.
web-waiting-away = Na tahu je { $name }, ale není tu.
web-over = Hra skončila.
web-bot-plays-for-you = Hraje za tebe bot.
web-give-back = Vzít si místo zpět
web-choose = Vyber na desce
web-actions = Akce
web-no-actions = Teď nemáš o čem rozhodovat.
web-notation = Napiš akci
web-do = Potvrdit
web-undo = Vzít zpět
web-redo = Znovu provést
web-end-sure = Tím ukončíš tah. Potvrď to ještě jednou.
web-actions-left = { $count ->
    [one] zbývá { $count } akce
    [few] zbývají { $count } akce
   *[other] zbývá { $count } akcí
  }
web-offer-asked = { $name } chce vzít zpět svůj krok. Souhlasíš?
web-offer-waits = Krok zpět čeká na ostatní: { $names }.
web-agree = Souhlasím
web-refuse = Nesouhlasím
web-withdraw = Zrušit žádost

## Log and chat

web-log = Průběh hry
web-since-your-turn = Od tvého posledního tahu
web-read-rule = Přečíst pravidlo { $rule }
web-log-earlier = { $count ->
    [one] Jeden starší řádek
    [few] { $count } starší řádky
   *[other] { $count } starších řádků
  }
web-log-latest = ↓ Nejnovější
web-chat = Chat
web-chat-write = Napiš zprávu
web-chat-empty = Zatím tu nejsou žádné zprávy.
web-onlookers = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
  }
web-send = Odeslat
web-mute = Ztlumit
web-remove = Vykázat
web-is-muted = nesmí psát
web-is-removed = nemá ke stolu přístup
web-forgive = Vrátit přístup
web-person-menu = Možnosti: { $name }

## Menu

web-menu = Menu
web-links = Odkazy
web-your-seat = Tvoje místo
web-take-over = Ať za mě hraje bot
web-leave-game = Odejít
web-leave-hint = Když odejdeš, hraje za tebe bot. Můžeš se vrátit a místo si zase vzít.
web-concede = Vzdát se
web-concede-sure = Ano, vzdávám se
web-concede-lose = Vzdání už nejde vzít zpět.
web-absent-players = Hráči, kteří tu nejsou
web-bot-for = Bot místo hráče { $name }
web-holiday = Volné dny
web-holiday-from = První den
web-holiday-until = Poslední den
web-holiday-take = Vzít si volno
web-wishes = Automatické odpovědi
web-wishes-hint = Jak se odpoví za tebe, když se tě hra na něco zeptá v tahu někoho jiného. Nikdo jiný to nevidí.
web-keys = Klávesy
web-keys-help = U bere krok zpět, R ho znovu provádí, E ukončuje tah. Tab prochází vším, Enter vybírá, Esc ruší výběr, I vysvětluje vybraný prvek. Při přehrávání se šipkami krokuje, Page Up a Page Down skáčou po tazích a mezerník přehrávání spouští a pozastavuje.

## The end

web-result = Výsledek
web-scores = Bodování
web-winners = { $count ->
    [one] Vítězství: { $names }
    [few] Společné vítězství: { $names }
   *[other] Společné vítězství: { $names }
  }
web-rematch = Hrát znovu
web-rematch-join = Přidat se k odvetě
web-rematch-watch = Sledovat další hru
web-export = Uložit záznam

## Replay

web-replay = Přehrání
web-replay-at = Krok { $play } z { $plays }
web-replay-eyes = Pohled
web-replay-onlooker = divák
web-replay-seat = hráč { $name }
web-replay-scrub = Krok hry
web-replay-back = O krok zpět
web-replay-on = O krok dál
web-replay-turn-back = Na předchozí tah
web-replay-turn-on = Na další tah
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-close = Ukončit přehrávání
web-replay-share = Odkaz na tento okamžik
web-pace-pause = Pozastavit
web-pace-on = Dál
web-pace-skip = Přeskočit

## The guided first game

web-coach = Průvodce hrou
web-coach-next = Dál
web-coach-back = Zpět
web-coach-watch = Dívat se
web-coach-step = { $number } z { $count }
web-lessons = Všechny lekce
web-lessons-about = Každá lekce trvá jen pár minut. Projdi je popořadě, nebo si vyber kteroukoli. Nic se nemůže pokazit: vždy se můžeš vrátit.
web-lessons-done = Umíš všechno, co potřebuješ. Příjemnou zábavu!
web-lessons-play = Zahrát si opravdovou hru
web-lesson-following = Další lekce
web-lesson-done = Hotovo
web-lesson-not-yet = Ještě ne: průvodce teď chce něco jiného
web-lesson-never = V lekci to nejde

## A game without a board

web-plain-position = Pozice
web-plain-place = Pořadí
web-plain-score = Body

# One of several bots of a name at a table, in sentences: no brackets
web-bot-called = { $bot } { $seat }

# The title of the window, and of a notification
web-turn-in = { $game }: jsi na tahu
