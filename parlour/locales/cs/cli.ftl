# The command line

cli-file = { $file }: { $error }
cli-file-too-long = { $file } je delší než { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
    [many] { $bytes } bajtu
   *[other] { $bytes } bajtů
  }.
cli-file-not-text = { $file } není text v kódování UTF-8. Ulož ho v textovém editoru jako UTF-8.
cli-no-such-file = Soubor ani složka { $file } neexistuje.
cli-no-scenarios = { $file } neobsahuje žádné scénáře (*.toml).

cli-scenario-passed = v pořádku  { $file }
cli-scenario-failed = SELHALO    { $file }
cli-scenario-sum = V pořádku: { $passed }, selhalo: { $failed }
cli-coverage-missing = { $game }: pravidlo { $rule } neověřuje žádný scénář
cli-coverage-complete = { $game }: každé pravidlo ověřuje aspoň jeden scénář

cli-record-good = { $file }: úplný záznam hry { $game } podle pravidel, { $entries ->
    [one] { $entries } položka
    [few] { $entries } položky
    [many] { $entries } položky
   *[other] { $entries } položek
  }.
cli-record-short = Záznam má jen { $entries ->
    [one] { $entries } položku
    [few] { $entries } položky
    [many] { $entries } položky
   *[other] { $entries } položek
  }, takže ho nejde přehrát až po položku { $to }.
cli-no-records = { $file } neobsahuje žádné záznamy (*.record).
cli-envs-extra = Tento příkaz potřebuje modul { $module }, který není nainstalovaný. Spusť: pip install 'parlour[envs]'
cli-arrays-in-the-way = Soubor { $file } už existuje. Zadej jiný název.
cli-arrays-other-game = Toto je záznam hry { $game }, ale předchozí jsou záznamy hry { $known }.
cli-arrays-skipped = Přeskočeno: { $file }: { $error }
cli-arrays-sum = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, { $decisions ->
    [one] { $decisions } rozhodnutí
    [few] { $decisions } rozhodnutí
    [many] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
}{ $skipped ->
    [0] {""}
    [one] ; přeskočen { $skipped } záznam
    [few] ; přeskočeny { $skipped } záznamy
    [many] ; přeskočeno { $skipped } záznamu
   *[other] ; přeskočeno { $skipped } záznamů
}
cli-record-bots = Počet botů ({ $bots }) nesouhlasí s počtem míst ({ $seats }). Zadej jednoho pro každé místo, nebo jednoho pro všechna.
cli-record-played = { $games ->
    [one] Uložen { $games } záznam
    [few] Uloženy { $games } záznamy
    [many] Uloženo { $games } záznamu
   *[other] Uloženo { $games } záznamů
} do složky { $folder }. Krok za krokem si hru přehraješ v prohlížeči: zvol „Otevřít záznam“.

cli-unknown-language = Jazyk { $language } tu není. Na výběr je: { $known }.
cli-cards-good = Se sadou karet { $file } se dá hrát: 3 základní karty, { $lands ->
    [one] { $lands } karta oblasti
    [few] { $lands } karty oblastí
    [many] { $lands } karty oblasti
   *[other] { $lands } karet oblastí
}, { $artifacts ->
    [one] { $artifacts } artefakt
    [few] { $artifacts } artefakty
    [many] { $artifacts } artefaktu
   *[other] { $artifacts } artefaktů
}.
cli-cards-odd = Neobvyklé: { $oddity }
cli-cards-mistakes = { $count ->
    [one] { $count } chyba. Oprav ji a zkontroluj sadu znovu.
    [few] { $count } chyby. Oprav je a zkontroluj sadu znovu.
    [many] { $count } chyby. Oprav je a zkontroluj sadu znovu.
   *[other] { $count } chyb. Oprav je a zkontroluj sadu znovu.
}
cli-cards-picture = Obrázek všech karet: { $file } (otevři ho v prohlížeči)
cli-cards-in-the-way = { $file } už existuje a není to obrázek karet. Pomocí --picture zadej jiný název.

## Looking after a server

cli-admin-extra = Tento příkaz potřebuje modul { $module }, který není nainstalovaný. Spusť: pip install 'parlour[server]'

# In a terminal, when the server is there
cli-serve-open = Parlour běží. V prohlížeči otevři { $url }
cli-serve-alone = Přístup k němu má jen tento počítač. Mají-li se připojit přátelé ze stejné sítě, stiskni Ctrl+C a spusť ho takto: { $command }
cli-serve-friends = Přátelé ze stejné sítě otevřou { $url }
cli-serve-scan = Telefonem stačí načíst tento kód:
cli-serve-kept = Tvoje hry se ukládají do { $place }
cli-serve-stop = Parlour ukončíš stisknutím Ctrl+C. Až ho spustíš znovu, hry budou pokračovat tam, kde přestaly.

cli-admin-status = Stav { $status } žádný stůl mít nemůže. Na výběr je: { $known }.
cli-admin-tables = { $count ->
    [one] { $count } stůl ve stavu { $status }
    [few] { $count } stoly ve stavu { $status }
    [many] { $count } stolu ve stavu { $status }
   *[other] { $count } stolů ve stavu { $status }
}
cli-admin-table = · { $table } { $game }, naposledy použito { $touched } UTC, { $entries ->
    [one] { $entries } položka
    [few] { $entries } položky
    [many] { $entries } položky
   *[other] { $entries } položek
}, hráči: { $players }
cli-admin-users = { $count ->
    [one] { $count } uživatel
    [few] { $count } uživatelé
    [many] { $count } uživatele
   *[other] { $count } uživatelů
}
cli-admin-user = · { $user } { $name }, { $kind ->
    [banned] přístup zakázán
    [account] účet
   *[guest] host
}, od { $created } UTC, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}
cli-admin-delete-sure = Trvale smazat stůl { $table } i s jeho hrou a chatem?
cli-admin-deleted = Stůl { $table } je smazaný.
cli-admin-banned = { $name } ({ $user }) má zakázaný přístup. Zákaz zruší `parlour admin unban { $user }`.
cli-admin-unbanned = { $name } ({ $user }) má přístup zase povolený.
cli-admin-export-what = Zadej, který stůl exportovat, nebo použij --all.
cli-admin-exported = { $table } ({ $status }) → { $file }{ $status ->
    [finished] {""}
   *[other] . Soubor prozrazuje, co hráči ještě vědět nesmějí, nikomu ho proto nedávej.
}
cli-admin-exported-part = Stůl { $table } nejde od položky { NUMBER($seq, useGrouping: 0) } přehrát, záznam proto končí před ní.
cli-admin-in-the-way = Soubor { $file } už existuje. Zadej jiný název, nebo soubory přepiš pomocí --force.
cli-admin-backup = Databáze je zkopírovaná do { $file }. Velikost v bajtech: { $bytes }. Uschovej s ní i tajný klíč serveru (docs/hosting.md).
cli-admin-restore-sure = Všechno v databázi { $database } se ztratí a nahradí. Pokračovat?
cli-admin-restored = Databáze { $database } je obnovená ze souboru { $file }. Můžeš spustit server.
cli-admin-move-copying = Zkopírované řádky
cli-admin-move-comparing = Porovnané druhy řádků
cli-admin-move-replaying = Přehrané stoly
cli-admin-moved = Do databáze { $database } se přesunulo: { $people ->
    [one] { $people } uživatel
    [few] { $people } uživatelé
    [many] { $people } uživatele
   *[other] { $people } uživatelů
}, { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
    [many] { $tables } stolu
   *[other] { $tables } stolů
} a { $entries ->
    [one] { $entries } položka
    [few] { $entries } položky
    [many] { $entries } položky
   *[other] { $entries } položek
}. Stejně jako předtím { $games ->
    [one] se přehraje { $games } hra
    [few] se přehrají { $games } hry
    [many] se přehraje { $games } hry
   *[other] se přehraje { $games } her
}. Nastav PARLOUR_DATABASE na tuto databázi a spusť server se stejným tajným klíčem (docs/hosting.md).
cli-admin-move-bad = Stůl { $table } se nedal přehrát ani před přesunem: položka { NUMBER($seq, useGrouping: 0) }: { $error }
cli-admin-thawed = U stolu { $table } se dá zase hrát.
cli-admin-check-bad = Stůl { $table } se nedá přehrát: položka { NUMBER($seq, useGrouping: 0) }: { $error }
cli-admin-frozen = Stůl { $table } je teď zmrazený: číst se dá, hrát ne.
cli-admin-check-frozen = { $count ->
    [one] { $count } stůl byl zmrazený už předtím
    [few] { $count } stoly byly zmrazené už předtím
    [many] { $count } stolu bylo zmrazeno už předtím
   *[other] { $count } stolů bylo zmrazeno už předtím
}. Zmrazené stoly vypíše `parlour admin list --status frozen`.
cli-admin-check-sum = { $count ->
    [one] { $count } nedohraný stůl
    [few] { $count } nedohrané stoly
    [many] { $count } nedohraného stolu
   *[other] { $count } nedohraných stolů
}, { $bad ->
    [0] všechny se dají přehrát
    [one] { $bad } se nedá přehrát
    [few] { $bad } se nedají přehrát
    [many] { $bad } se nedá přehrát
   *[other] { $bad } se nedá přehrát
}

## The arena

cli-arena-extra = Tento příkaz potřebuje modul { $module }, který není nainstalovaný. Spusť: pip install 'parlour[arena]'
cli-arena-alone = Zadej aspoň dva boty: bot se porovnává s ostatními.
cli-arena-same-name = Dva boti se jmenují { $name }. Jednoho přejmenuj: JMÉNO={ $name }
cli-arena-no-object = { $text } se nedá načíst: { $error }. Piš python:MODUL:JMÉNO.
cli-arena-no-program = Který program? Napiš program: a za to příkaz, kterým se spouští.
cli-arena-no-server = Server pro programy se nespustil: { $error }
cli-arena-programs-extra = Programy potřebují modul { $module }, který není nainstalovaný. Spusť: pip install 'parlour[arena,server]'
cli-arena-field-unknown = Žádný z porovnávaných botů se nejmenuje { $name }. Na výběr je: { $known }.
cli-arena-field-seats = Sestava { $field } má mít jedno jméno pro každé místo, celkem { $seats ->
    [one] { $seats } jméno
    [few] { $seats } jména
    [many] { $seats } jména
   *[other] { $seats } jmen
  }.
cli-arena-field-missing = { $name } není v žádné sestavě.
cli-arena-field-apart = Někteří boti se v sestavách nepotkají ani přes jiné, takže je nejde porovnat.
cli-arena-other-match = Složka { $folder } patří jinému porovnání: liší se { $what }. Pomocí --out zadej jinou složku, nebo tuto smaž.
cli-arena-bad-line = Soubor { $file } se nedá přečíst: řádek { NUMBER($line, useGrouping: 0) } není hra.
cli-arena-busy = Složku { $folder } používá jiná aréna.
cli-arena-worker-died = Proces, ve kterém se hrálo, skončil. Dohrané hry jsou uložené; stejným příkazem se pokračuje.
cli-arena-stopped = Zastaveno. Dohrané hry jsou ve složce { $folder }; stejným příkazem se pokračuje.
cli-arena-sprt = { $text } nejde použít s --sprt. Napiš dva rozdíly v Elo, menší první, například 0,30, nebo dva podíly výher, například 50%,55%.
cli-arena-sprt-two = Když je botů víc než dva, jediný rozdíl v Elo neexistuje. Ověř místo něj podíl výher prvního bota: --sprt 33%,38%
cli-arena-sprt-first = Rozhodnuto po { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdáních
    [many] { $deals } rozdání
   *[other] { $deals } rozdáních
}: podíl výher { $first } odpovídá botovi { $name } lépe než { $second } (logaritmus věrohodnostního poměru { $ratio }).
cli-arena-sprt-second = Rozhodnuto po { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdáních
    [many] { $deals } rozdání
   *[other] { $deals } rozdáních
}: podíl výher { $second } odpovídá botovi { $name } lépe než { $first } (logaritmus věrohodnostního poměru { $ratio }).
cli-arena-sprt-open = Po { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdáních
    [many] { $deals } rozdání
   *[other] { $deals } rozdáních
} ještě není rozhodnuto, zda je podíl výher bota { $name } { $first }, nebo { $second } (logaritmus věrohodnostního poměru { $ratio }). Rozhodlo by víc her (--games).
cli-arena-estimate = { $name }: podíl výher { $share } [{ $low }, { $high }], { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdání
    [many] { $deals } rozdání
   *[other] { $deals } rozdání
}
cli-arena-line = { $games } z { $wanted } her. { $estimate }
cli-arena-sum = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}: { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdání
    [many] { $deals } rozdání
   *[other] { $deals } rozdání
}, každé v { $orders ->
    [one] { $orders } rozesazení
    [few] { $orders } rozesazeních
    [many] { $orders } rozesazení
   *[other] { $orders } rozesazeních
}; v průměru { $plays ->
    [one] { $plays } krok
    [few] { $plays } kroky
    [many] { $plays } kroku
   *[other] { $plays } kroků
} na hru.
cli-arena-head-bot = bot
cli-arena-head-elo = Elo [95 %]
cli-arena-head-won = podíl výher
cli-arena-head-interval = 95 %
cli-arena-head-seats = podle místa
cli-arena-head-decisions = rozhodnutí
cli-arena-head-mean = ms v průměru
cli-arena-head-cpu = ms CPU
cli-arena-head-half = medián
cli-arena-head-most = p95
cli-arena-head-max = nejdelší
cli-arena-even = Vyrovnaný podíl je { $even } na každé místo; { $anchor } má hodnocení 0. Intervaly se počítají z rozdání.
cli-arena-swept = { $name } nebo { $anchor } buď všechno vyhrává, nebo všechno prohrává, takže Elo bota { $name } je jen mez.
cli-arena-field = { $field }: { $shares }
cli-arena-folder = Hry, záznamy, grafy a result.json jsou ve složce { $folder }. Krok za krokem si hru přehraješ v prohlížeči: zvol „Otevřít záznam“.
cli-arena-ladder = Výsledky jsou v souboru { $file }.
cli-arena-ladder-changed = Bot { $name } je od posledního zápisu do { $file } jiný: dřívější výsledky patří jinému botovi.
cli-arena-failed = Bot { $name }: SELHÁNÍ, počet takových her: { $count } z { $games }. Počítají se jako prohrané.
cli-arena-first-failure = Poprvé ve hře { NUMBER($game, useGrouping: 0) }, kde { $name } hlásí chybu:
cli-arena-plot-ratings = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
  }: Elo po { $games ->
    [one] { $games } hře
    [few] { $games } hrách
    [many] { $games } hry
   *[other] { $games } hrách
  }, 95% intervaly
cli-arena-plot-seats = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
  }: podíl výher podle místa; čára značí vyrovnaný podíl
cli-arena-plot-running = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
  }: podíl výher bota { $name } po jednotlivých rozdáních, 95% interval
cli-arena-bad-ladder = { $file } není žebříček: { $error }

## Help of commands

cli-help-parlour = Složité deskové hry, do posledního pravidla.
cli-help-version = Vypíše verzi.
cli-help-language = Jazyk příkazů a terminálu, kdekoli na řádku: en, cs, pl nebo ru. Výchozí je PARLOUR_LANGUAGE, jinak jazyk systému.
cli-help-json = Vypíše JSON.
cli-help-games = Hry
cli-help-record = Práce se záznamy her.
cli-help-play = Hra v terminálu proti botům nebo s přáteli u jedné klávesnice.
cli-help-play-seat = Tvoje místo; výchozí je první.
cli-help-play-bot = Kdo sedí na ostatních místech: boti té hry, nebo human; víc jich odděl čárkami. Výchozí je bot té hry, který odpovídá hned.
cli-help-play-seed = Zahraje hru znovu z jejího semínka.
cli-help-play-save = Uloží záznam do tohoto souboru.
cli-help-play-resume = Pokračuje ve hře zaznamenané v tomto souboru.
cli-help-serve-host = Adresa, na které server naslouchá; výchozí je 127.0.0.1.
cli-help-serve-port = Port; výchozí je 8765.
cli-help-serve-database = URL pro SQLAlchemy; výchozí je SQLite.
cli-help-serve-proxy = Důvěřuje hlavičkám X-Forwarded od proxy serveru.
cli-help-serve-processes = Kolik procesů sdílí port; víc než jeden vyžaduje PostgreSQL.
cli-help-serve-ray = Adresa clusteru Ray, na kterém přemýšlejí boti.
cli-help-serve-open = Otevře prohlížeč.
cli-help-serve = Server pro hru po síti.
cli-help-thinkers = Přemýšlí za boty serverů, které sdílejí databázi.
cli-help-thinkers-count = Kolik procesů; výchozí je jeden na procesor.
cli-help-thinkers-database = Databáze PostgreSQL, kterou servery používají.
cli-help-thinkers-ray = Adresa clusteru Ray, na kterém se má přemýšlet místo toho.
cli-help-bench = Změří rychlost pravidel na náhodných hrách.
cli-help-bench-everything = Se všemi variantami.
cli-help-bench-seconds = Jak dlouho měřit, v sekundách.
cli-help-scenario = Spustí scénáře: pravidla jako soubory given/when/then (docs/scenarios.md).
cli-help-scenario-paths = Soubory nebo složky; výchozí jsou scénáře Parlouru.
cli-help-scenario-coverage = Vypíše pravidla, která neověřuje žádný scénář.
cli-help-scenario-quiet = Vypíše jen selhání a součet.
cli-help-record-file = Záznam hry.
cli-help-record-verify = Přehraje záznam a ověří, že je úplný a podle pravidel.
cli-help-record-show = Vypráví záznam v celých větách.
cli-help-record-replay = Ukáže pozici na konci záznamu, nebo po některé z jeho položek.
cli-help-record-replay-to = Zastaví po tomto počtu položek.
cli-help-record-replay-json = Vypíše přesnou pozici jako JSON.
cli-help-record-arrays = Převede záznamy jedné hry na pole NumPy (npz): co se vědělo, co bylo možné, co se udělalo a kdo vyhrál (docs/envs.md).
cli-help-record-arrays-paths = Záznamy, nebo složky, které je obsahují (*.record).
cli-help-record-arrays-out = Soubor, do kterého se zapisuje; další soubory mají týž název a číslo.
cli-help-record-arrays-shard = Po tolika rozhodnutích začne nový soubor.
cli-help-record-arrays-game = Přeskočí záznamy jiných her; jinak rozhoduje první záznam.
cli-help-record-play = Nechá boty hrát mezi sebou a uloží záznamy.
cli-help-record-play-out = Složka pro záznamy.
cli-help-record-play-bot = Kdo hraje, místo po místě; jména odděl čárkami. Výchozí je bot té hry, který odpovídá hned.
cli-help-record-play-games = Kolik her.
cli-help-record-play-seed = Stejné semínko dá stejné hry.
cli-help-arena = Porovná boty: stejná rozdání v každém rozesazení, hodnocení s intervaly. Spuštěná znovu pokračuje, kde skončila.
cli-help-arena-bots = Kdo se porovnává: boti té hry (search:nodes=2000), python:MODUL:JMÉNO, program:PŘÍKAZ; JMÉNO=… dá botovi jméno.
cli-help-arena-game = Která hra; výchozí je první v Parlouru.
cli-help-arena-games = Nejmenší počet her: každé rozdání se odehraje celé.
cli-help-arena-field = Sestava jako jména oddělená čárkami (new,old,old); výchozí jsou všechny sestavy, ve kterých hrají všichni.
cli-help-arena-seed = Stejné semínko dá stejná rozdání.
cli-help-arena-sprt = Zastaví, jakmile je rozhodnuto, jak silný je první bot: 0,30 (Elo) nebo 50%,55% (výhry).
cli-help-arena-anchor = Kdo má hodnocení 0; výchozí je poslední bot.
cli-help-arena-jobs = Kolik procesů; výchozí je jeden na jádro.
cli-help-arena-ray = Adresa clusteru Ray, na kterém se hraje, nebo local.
cli-help-arena-out = Složka porovnání, výchozí je v build/arena; přerušené porovnání v ní pokračuje.
cli-help-arena-records = Uloží každou hru jako záznam.
cli-help-arena-ladder = Zapíše výsledky do tohoto žebříčku.
cli-help-admin = Správa serveru: stoly, uživatelé, zálohy, přechod na novou verzi.
cli-help-admin-database = URL pro SQLAlchemy; výchozí je PARLOUR_DATABASE, jinak databáze v domovské složce.
cli-help-admin-table = Id stolu.
cli-help-admin-user = Id uživatele, nebo jméno účtu.
cli-help-admin-yes = Na nic se neptá.
cli-help-admin-force = Přepíše existující soubory.
cli-help-admin-list = Vypíše stoly podle stavu, nebo uživatele.
cli-help-admin-list-status = Jen stoly v tomto stavu: waiting (čeká), running (hraje se), finished (dohraný) nebo frozen (zmrazený).
cli-help-admin-list-users = Uživatelé místo stolů.
cli-help-admin-delete = Trvale smaže stůl i s jeho hrou a chatem.
cli-help-admin-ban = Zakáže uživateli přístup: všude ho odhlásí a přihlásit se už nemůže.
cli-help-admin-unban = Znovu povolí přístup uživateli, který ho má zakázaný.
cli-help-admin-export = Zapíše záznam hry do souboru. U nedohrané hry obsahuje tajné informace všech hráčů.
cli-help-admin-backup = Zkopíruje databázi SQLite, jak právě je, zatímco se hraje dál.
cli-help-admin-restore = Nahradí databázi její kopií. Nejdřív zastav server.
cli-help-admin-move = Přesune všechno do jiné databáze a ověří to tam. Nejdřív zastav server.
cli-help-admin-check = Přehraje všechny nedohrané hry, třeba před přechodem na novou verzi; když se některá přehrát nedá, skončí s kódem 1.
cli-help-admin-thaw = Dovolí zase hrát u zmrazeného stolu, pokud se dá přehrát; jinak skončí s kódem 1.
cli-help-admin-export-to = Soubor, výchozí je TABLE.record; s --all složka, výchozí je records.
cli-help-admin-export-all = Všechny hry, které už začaly.
cli-help-admin-backup-file = Kam kopii uložit.
cli-help-admin-restore-file = Kopie, kterou vytvořil příkaz backup.
cli-help-admin-move-to = URL prázdné databáze, například postgresql://club@db/parlour.
cli-help-admin-check-freeze = Zmrazí, co se nedá přehrát: číst se to dá, hrát ne.
cli-help-admin-thaw-table = Id zmrazeného stolu.
cli-help-cards = Práce se sadami karet.
cli-help-cards-check = Řekne, co je v sadě karet špatně, a nakreslí všechny karty do jednoho obrázku (SVG).
cli-help-cards-file = Soubor se sadou karet, nebo název sady, která patří k Parlouru.
cli-help-cards-picture = Kam obrázek uložit; výchozí je FILE.svg v této složce.
cli-help-cards-open = Otevře obrázek v prohlížeči.
cli-help-panel-arguments = Argumenty
cli-help-panel-options = Volby
cli-help-panel-commands = Příkazy
cli-help-panel-default = [výchozí: { $value }]
cli-help-panel-required = [povinné]
cli-help-panel-error = Chyba
cli-help-panel-stopped = Zastaveno.
