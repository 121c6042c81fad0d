# The pages of the client besides tables

## Everywhere

web-pages-parlour = Parlour
# The title of the browser’s window
web-pages-window = { $title } · Parlour
web-pages-nav = Stránky
web-pages-nav-home = Domů
web-pages-nav-new = Nový stůl
web-pages-nav-rules = Pravidla
web-pages-nav-settings = Nastavení
# Read before the player’s name, which is the link to the account
web-pages-nav-account = Účet:
web-pages-lost = Stránka nenalezena
web-pages-back = Zpět

## Games

web-pages-game = Hra
web-pages-game-roam = Zbloudilí
web-pages-game-roam-about = Prozkoumej kraj lesů, pobřeží a ruin a najdi pocestné, kteří v něm zabloudili. 2 až 4 hráči, půl hodiny.
web-pages-game-arcs = Arcs
web-pages-game-arcs-about = Veď svůj lid mezi hvězdami, kde ambice, bitvy a obchod přinášejí náhlé zvraty. 2 až 4 hráči, dvě hodiny.

## Bots

web-pages-bot-random = Bot Kostka
web-pages-bot-random-about = Bot Kostka dělá cokoli, co se smí, a vůbec nepřemýšlí. Hodí se na první zkoušku.
web-pages-bot-gentle = Snílek (mírný)
web-pages-bot-gentle-about = Snílek vidí, co má přímo před sebou, a snadno se nechá rozptýlit. Na něm se hra dobře učí.
web-pages-bot-casual = Tulák (pohodový)
web-pages-bot-casual-about = Tulák hraje podle toho, co se obvykle vyplácí, a dlouho neplánuje.
web-pages-bot-strong = Kapitán (silný)
web-pages-bot-strong-about = Kapitán se před každou akcí na chvíli zamyslí a nepozorné tahy trestá.
web-pages-bot-best = Věštec (nejlepší)
web-pages-bot-best-about = Věštec je tu nejsilnější soupeř. O každém důležitém rozhodnutí přemýšlí asi vteřinu.
web-pages-bot-greedy = Bystrý bot
web-pages-bot-greedy-about = Bystrý bot hledá, na čem v tomto tahu získá nejvíc. Opravdový soupeř.
web-pages-bot-heuristic = Chytrý bot
web-pages-bot-heuristic-about = Chytrý bot zvažuje každou akci podle zkušeností. Opravdový soupeř.
web-pages-bot-learned = Trénovaný bot
web-pages-bot-learned-about = Trénovaný bot se učil ze statisíců her sám se sebou. V souboji jeden na jednoho porazí Chytrého bota devětkrát z deseti.
# Somebody’s own program that plays at a seat
web-pages-program = program

## The first visit

web-pages-welcome = Deskové hry u vlastního stolu
web-pages-about = Hraj s přáteli, ať jsou kdekoli, nebo proti botům. Nic neinstaluješ, nic neplatíš.
web-pages-invited-about = Čeká tu na tebe volné místo. Napiš, kdo jsi, a posaď se.
web-pages-invited-by = { $host } tě zve ke hře { $game }
web-pages-invited-with = U stolu už sedí: { $names }.
web-pages-invited-sit = Posadit se ke stolu
web-pages-watched-by = { $game } – zakladatel stolu: { $host }
web-pages-watched-about = Otevři odkaz a dívej se, jak se hraje.
web-pages-name-title = Kdo jsi?
web-pages-name = Tvoje jméno
web-pages-name-hint = Uvidí ho ostatní. Později ho můžeš změnit.
web-pages-name-play = Hrát
web-pages-try = Vyzkoušet hru { $game }
web-pages-try-on = Zpátky ke hře
web-pages-have-account = Už máš účet?

## Signing in

web-pages-sign-in = Přihlásit se
web-pages-sign-in-title = Přihlášení k účtu
web-pages-account-name = Jméno účtu
web-pages-password = Heslo
web-pages-password-new = Nové heslo
web-pages-password-hint = Aspoň 10 znaků; dobře poslouží několik slov za sebou.
web-pages-code = Záchranný kód
web-pages-code-hint = Jeden z kódů, které patří k tvému účtu. Každý platí jen jednou.
web-pages-recover = Nastavit heslo a přihlásit se
web-pages-recover-not = Heslo si pamatuju
web-pages-forgot = Zapomenuté heslo?

## Home

web-pages-hello = Ahoj, { $name }
web-pages-turns = { $count ->
    [one] Jsi na tahu u { $count } stolu
    [few] Jsi na tahu u { $count } stolů
   *[other] Jsi na tahu u { $count } stolů
  }
web-pages-learn = Naučit se hru { $game }
web-pages-play-bots = Hrát proti botovi
web-pages-quick = Hrát hned
web-pages-quick-game = { $game }: hrát proti botovi
# Where to go on playing
web-pages-continue = Pokračovat: { $game }
web-pages-put-away = Schovat
web-pages-put-away-named = Schovat: { $table }
web-pages-bring-back = Vrátit
web-pages-bring-back-named = Vrátit: { $table }
web-pages-away = { $count ->
    [one] { $count } schovaná hra
    [few] { $count } schované hry
   *[other] { $count } schovaných her
  }
# $score is “12 : 9”, one’s own points first
web-pages-score = Skóre { $score }
web-pages-games = Hry
web-pages-mine = Moje hry
web-pages-mine-none = Zatím nic nehraješ. Začni hru, nebo si sedni na volné místo v herně.
web-pages-over = Dohrané
web-pages-more = Další stoly
web-pages-all = Zobrazit všechny ({ $count })
web-pages-lobby = Herna
web-pages-lobby-none = Žádný veřejný stůl teď není otevřený. Nějaký založ a ostatní ho tu najdou.

## One table in a list

# Whoever asks plays with these people
web-pages-table-with = { $game }: ty a { $names }
# Whoever asks does not play
web-pages-table-of = { $game }: { $names }
web-pages-free = { $count ->
    [one] { $count } místo je volné
    [few] { $count } místa jsou volná
   *[other] { $count } míst je volných
  }
web-pages-full = Všichni jsou tu, hra může začít
# $when is “3 minutes ago”
web-pages-finished = Konec: { $when }
web-pages-frozen = Podle starších pravidel: lze jen číst
web-pages-your-turn = Jsi na tahu
web-pages-turn = Na tahu je { $player }
web-pages-bot-thinks = Bot přemýšlí
# $when is “in 5 minutes”
web-pages-time-up = Konec času: { $when }
web-pages-join = Přisednout
web-pages-open = Otevřít
web-pages-open-play = Hrát
web-pages-open-watch = Dívat se
web-pages-open-result = Výsledek

## Bringing a record

web-pages-record = Otevřít záznam
web-pages-record-about = Záznam je celá hra jako text. Otevři ho a přehraj si ji krok za krokem.
web-pages-record-file = Vybrat soubor…
web-pages-record-text = Nebo vlož text:
web-pages-record-open = Otevřít záznam

## A new table

web-pages-new-title = Nový stůl
web-pages-seats = Kdo hraje
web-pages-seat-me = { $name } (ty)
web-pages-seat-open = Volné místo
web-pages-seat-take = Sednout si sem
web-pages-coming = Kdo smí přijít
web-pages-private = Kdo má odkaz
web-pages-private-about = Dostaneš odkaz, který pošleš přátelům. Nikdo jiný stůl nenajde.
web-pages-public = Kdokoli
web-pages-public-about = Stůl je v herně: kdokoli si smí sednout na volné místo, nebo se dívat.
web-pages-options = Volby hry
web-pages-file-bring = Použít vlastní soubor…
web-pages-file-good = Se sadou { $name } se dá hrát.
web-pages-file-bad = { $count ->
    [one] V souboru je { $count } chyba. Oprav ji a vyber soubor znovu.
    [few] V souboru jsou { $count } chyby. Oprav je a vyber soubor znovu.
   *[other] V souboru je { $count } chyb. Oprav je a vyber soubor znovu.
  }
web-pages-file-odd = Ještě se ale podívej na tohle:
web-pages-time = Čas
web-pages-clock = Hodiny
web-pages-clock-none = Žádné
web-pages-clock-none-about = Každý přemýšlí, jak dlouho chce.
web-pages-clock-move = Na tah
web-pages-clock-move-about = Limit v minutách na každý tah.
web-pages-clock-game = Na hru
web-pages-clock-game-about = Limit v minutách na celou hru a po každém tahu pár sekund navíc.
web-pages-clock-days = Dny
web-pages-clock-days-about = Limit ve dnech na každý tah: hraj vlastním tempem. Volné dny se nepočítají.
web-pages-minutes-move = Minuty na tah
web-pages-minutes-game = Minuty na hru
web-pages-increment = Sekundy navíc po tahu
web-pages-days-move = Dny na tah
web-pages-timeout = Když někomu dojde čas
web-pages-timeout-nothing = Nic se nestane
web-pages-timeout-nothing-about = Hodiny jen ukazují, kdo má zpoždění.
web-pages-timeout-bot = Dál hraje bot
web-pages-timeout-bot-about = Kdo má zpoždění, může si místo kdykoli vzít zpět.
web-pages-timeout-concede = Vzdává hru
web-pages-timeout-concede-about = Kdo má zpoždění, prohrává. Hraje-li víc než dva hráči, hraje za něj dál bot.
web-pages-make = Založit stůl
web-pages-make-start = Začít hru
web-pages-make-about = { $open ->
    [0] Hra začne hned.
    [one] Hra může začít, až přijde ještě { $open } hráč.
    [few] Hra může začít, až přijdou ještě { $open } hráči.
   *[other] Hra může začít, až přijde ještě { $open } hráčů.
  }

## The account

web-pages-account = Účet
web-pages-account-you = Ty
web-pages-rename = Změnit jméno
web-pages-rename-guest = Vidí ho ostatní.
web-pages-rename-account = Vidí ho ostatní. Dál se přihlašuješ jménem, se kterým účet vznikl.
web-pages-renamed = Jméno je změněné.
web-pages-register = Založit účet
web-pages-register-about = Teď hraješ jako host a zná tě jen tento prohlížeč. S účtem najdeš své hry na každém zařízení.
web-pages-register-do = Založit účet
web-pages-sign-in-guest = Hry, které hraješ jako host, si vezmeš s sebou.
web-pages-codes = Uschovej si tyto záchranné kódy
web-pages-codes-about = Zobrazují se jen teď. Když zapomeneš heslo, jedním z nich si nastavíš nové.
web-pages-codes-copy = Kopírovat
web-pages-codes-download = Stáhnout
web-pages-codes-kept = Mám je uschované
web-pages-codes-copied = Kódy jsou zkopírované.
web-pages-codes-not-copied = Prohlížeč stránce kopírovat nedovolil. Kódy si stáhni, nebo opiš.
web-pages-codes-new = Nové záchranné kódy
web-pages-codes-new-about = Když se kódy ztratí nebo dojdou, vytvoř si nové. Ty dosavadní tím přestanou platit.
web-pages-codes-new-do = Vytvořit nové kódy
web-pages-sessions = Přihlášená zařízení
web-pages-sessions-about = Tato zařízení používají tvůj účet. Když některé nepoznáváš, odhlas ho a změň si heslo.
web-pages-sessions-end-others = Odhlásit všechna ostatní zařízení
web-pages-sessions-ended = Všechna ostatní zařízení jsou odhlášená.
web-pages-session-unknown = Neznámé zařízení
web-pages-session-this = Toto zařízení
web-pages-session-seen = Naposledy použito: { $time }
web-pages-session-end = Odhlásit
# The same for whoever hears it, with the device it is about
web-pages-session-end-named = Odhlásit: { $device }
web-pages-session-ended = Zařízení je odhlášené.
web-pages-password-change-title = Změna hesla
web-pages-password-change-about = Když ho změníš, všechna ostatní zařízení se odhlásí. Dostaneš i nové záchranné kódy, ty staré pak už neplatí.
web-pages-password-old = Současné heslo
web-pages-password-change = Změnit heslo
web-pages-password-changed = Heslo je změněné. Všechna ostatní zařízení jsou odhlášená.
web-pages-webhook = Zpráva, když jsi na tahu
web-pages-webhook-about = Když jsi na tahu a nejsi tady, může server poslat zprávu na zadanou adresu: třeba do kanálu na Discordu, v jehož nastavení takovou adresu najdeš pod „Webhooky“.
web-pages-webhook-address = Adresa
web-pages-webhook-hint = Začíná na https://
web-pages-webhook-has = Adresa je nastavená. Nová ji nahradí.
web-pages-webhook-keep = Uložit adresu
web-pages-webhook-remove = Odstranit adresu
web-pages-webhook-kept = Když budeš na tahu, přijde na tuto adresu zpráva.
web-pages-webhook-gone = Adresa je odstraněná. Žádné zprávy se neposílají.
web-pages-sign-out-title = Odhlášení
web-pages-sign-out = Odhlásit se
web-pages-sign-out-about = „Všude“ znamená i na tvých ostatních zařízeních.
web-pages-sign-out-everywhere = Odhlásit se všude
web-pages-sign-out-guest = Host, který se odhlásí, se už nemůže vrátit: přijde o jméno i místa u stolů. Chceš-li si je nechat, založ si nejdřív účet.
web-pages-sign-out-really = Odhlásit se a přijít o své hry
web-pages-stay = Zůstat

## Settings

web-pages-settings = Nastavení
web-pages-settings-about = Ukládá se jen v tomto prohlížeči.
web-pages-settings-look = Vzhled
web-pages-settings-play = Při hře
web-pages-language = Jazyk
web-pages-language-about = Platí pro všechno: stránky, karty i pravidla.
web-pages-theme = Barvy
web-pages-theme-about = Světlé, nebo tmavé. Automaticky znamená podle nastavení tvého zařízení.
web-pages-theme-auto = Automaticky
web-pages-theme-light = Světlé
web-pages-theme-dark = Tmavé
web-pages-shapes = Tvary hráčů
web-pages-shapes-about = Žetony a figurky mají tvar svého hráče, nejen barvu.
web-pages-motion = Animace
web-pages-motion-about = Žetony, mince a karty se pohybují, aby bylo vidět, co se děje. Automaticky znamená podle nastavení tvého zařízení.
web-pages-motion-auto = Automaticky
web-pages-motion-off = Vypnuto
web-pages-one-press = Hrát jedním klepnutím
web-pages-one-press-about = Co vybereš, se hned provede bez potvrzení. Vzít zpět to můžeš jako obvykle.
web-pages-pace = Tempo
web-pages-pace-about = Jak rychle se ukazuje, co dělají ostatní. Klepnutím to vždy přeskočíš.
web-pages-pace-instant = Hned
web-pages-pace-brisk = Svižně
web-pages-pace-calm = V klidu
web-pages-pace-step = Po krocích
web-pages-confirm = Potvrzovat konec tahu
web-pages-confirm-about = Než tvůj tah skončí, hra se ještě jednou zeptá.
web-pages-keys = Zkratky jedním písmenem
web-pages-keys-about = U stolu fungují písmena U, R a E jako zkratky. Vypni je, pokud počítač ovládáš hlasem nebo klávesy mačkáš omylem.
web-pages-sound = Zvuk
web-pages-sound-about = Jemné zvuky figurek, karet, kostek a mincí a tón, když jsi na tahu.
web-pages-sound-off = Vypnuto
web-pages-sound-quiet = Tiše
web-pages-sound-full = Naplno
web-pages-notify = Oznámení
web-pages-notify-about = Když jsi na tahu a máš otevřenou jinou kartu prohlížeče, dostaneš oznámení.
web-pages-notify-refused = Prohlížeč to nedovoluje. Povol této stránce oznámení v nastavení prohlížeče a zkus to znovu.
web-pages-notify-unknown = Tento prohlížeč oznámení zobrazovat neumí.

## Rules

web-pages-rules = Pravidla hry { $game }
web-pages-rules-about = Našimi vlastními slovy. Každé pravidlo má číslo, které uvádějí i zprávy u stolu.
web-pages-makers-roam = Hru Zbloudilí (Roam) vymyslel a ilustroval Ryan Laukat, vydává ji Red Raven Games.
web-pages-makers-arcs = Hru Arcs vymyslel Cole Wehrle, ilustroval ji Kyle Ferrin a vydává ji Leder Games.
web-pages-not-affiliated = Parlour tvoří lidé, kteří rádi hrají. Tvůrci hry se na něm nepodílejí.
web-pages-licences = Licence písem a knihoven
web-pages-rules-search = Hledat v pravidlech
web-pages-rules-chapters = Kapitoly
web-pages-rules-found = { $count ->
    [0] Nic se nenašlo.
    [one] Nalezena { $count } položka.
    [few] Nalezeny { $count } položky.
   *[other] Nalezeno { $count } položek.
  }
web-pages-rules-none = Tato slova nejsou v žádném pravidle. Zkus jich méně, nebo jiná.

## What bots are called in sentences, which have brackets of their own

web-pages-bot-gentle-called = Snílek
web-pages-bot-casual-called = Tulák
web-pages-bot-strong-called = Kapitán
web-pages-bot-best-called = Věštec
