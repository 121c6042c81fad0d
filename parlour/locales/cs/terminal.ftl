# The terminal client. What is typed stays as it is: commands, notation, signs of seats and systems.

## The table

terminal-prompt = { $seat } ›
terminal-your-turn = { $seat }, jsi na tahu
terminal-turn-of = Na tahu je { $seat }
terminal-you = ty
terminal-bot = { $bot }
terminal-conceded = vzdáno
terminal-lead = Vyber akci.
terminal-lead-one = Stiskni Enter: { $action }.
terminal-yes = a ano y yes
terminal-no = n ne no
terminal-people = Pro každé z těchto míst zadej jednoho hráče: { $seats }. Teď je zadáno: { $people }.
terminal-no-seat = Místo „{ $seat }“ u stolu není. Na výběr je: { $seats }.
terminal-many-bots = { $bots ->
    [one] Zadán je { $bots } bot
    [few] Zadáni jsou { $bots } boti
    [many] Zadáno je { $bots } bota
   *[other] Zadáno je { $bots } botů
  } pro { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
  }.
terminal-hand-over = Na řadě je { $seat }, ostatní se nedívejte. { $seat }, stiskni Enter:

## What is typed

terminal-hint = Napiš číslo ze seznamu, název, nebo akci tak, jak je v seznamu. Nápověda: ?
terminal-no-number = Číslo { $number } v seznamu není. Vyber od { $first } do { $last }.
terminal-unknown = „{ $text }“ není v seznamu a není to ani akce, ani příkaz. Nápověda: ?
terminal-which = „{ $text }“: která možnost?
terminal-several = Tohle zahrnuje { $count ->
    [one] { $count } akci
    [few] { $count } akce
    [many] { $count } akce
   *[other] { $count } akcí
  }. Nejdřív to vyber a pak zvol jednu z nich.
terminal-back-hint = Enter se vrátí zpět.
terminal-page-more = Strana { $page } z { $pages }. Enter ukáže další, { $leave } desku.
terminal-page-last = { $pages ->
    [one] Enter ukáže desku.
    [few] Strana { $page } z { $pages }. Enter ukáže desku.
    [many] Strana { $page } z { $pages }. Enter ukáže desku.
   *[other] Strana { $page } z { $pages }. Enter ukáže desku.
  }

terminal-usage-pick = 3
terminal-help-pick = Vybírej ze seznamu číslem, názvem, nebo zápisem jako „{ $action }“. Stačí první písmena; začíná-li jimi víc možností, vypíšou se. Samotný Enter se vrátí zpět, nebo udělá jedinou možnost.
terminal-usage-help = ?
terminal-help-help = Ukáže tuto nápovědu, „? board“ jen její druhou část.
terminal-usage-preview = preview AKCE
terminal-help-preview = Ukáže na desce, co by akce nebo číslo ze seznamu udělaly. Enterem to pak potvrdíš.
terminal-usage-why = why AKCE
terminal-help-why = Vysvětlí, proč akce teď není dovolená a podle kterého pravidla.
terminal-usage-undo = undo
terminal-help-undo = Vezme zpět tvé poslední rozhodnutí.
terminal-usage-redo = redo
terminal-help-redo = Znovu provede, co je vzato zpět.
terminal-usage-back = back
terminal-help-back = Vrátí se k prvnímu seznamu.
terminal-usage-board = board
terminal-help-board = Znovu nakreslí desku.
terminal-usage-cards = cards
terminal-help-cards = Ukáže karty na stole v plném znění.
terminal-usage-players = players, players JMÉNO
terminal-help-players = Ukáže všechny hráče, nebo jednoho z nich, se vším, co mají.
terminal-usage-hint = hint
terminal-help-hint = Poradí: ukáže, co by udělal bot a proč.
terminal-usage-log = log, log all
terminal-help-log = Ukáže, co se stalo v posledních tazích, „log all“ všechno od začátku.
terminal-usage-rules = rules { $rule }
terminal-help-rules = Ukáže pravidlo, kapitolu (rules { $chapter }), nebo seznam kapitol (rules).
terminal-usage-save = save SOUBOR
terminal-help-save = Uloží hru do souboru.
terminal-usage-concede = concede
terminal-help-concede = Vzdáš hru.
terminal-usage-quit = quit
terminal-help-quit = Ukončí program. Předtím se zeptá, zda hru uložit.

## Commands

terminal-undone = Vzato zpět: { $action }.
terminal-undo-nothing = Nemáš co vzít zpět.
terminal-undo-beyond = Hra se tím vrátila před náhodný výsledek nebo před něco, co se odkrylo. Botům to nevadí a stejná akce dopadne stejně.
terminal-undo-consent = Vrátí se tím i to, co udělali nebo viděli ostatní. Souhlasí všichni? [a/N]
terminal-undo-refused = Zpět se nevzalo nic.
terminal-redo-nothing = Není co znovu provést.
terminal-why-legal = „{ $action }“ je teď dovoleno.
terminal-preview-now = Teď: { $events }
terminal-preview-later = Když potom ukončíš tah: { $events }
terminal-preview-enter = Enter to provede ({ $action }), cokoli jiného to zruší.
terminal-hint-best = Co by udělal bot { $bot }, od nejlepšího:
terminal-hint-reasons = { $price }  { $action }: { $reasons }
terminal-hint-chance = { $chance } na výhru  { $action }: { $reasons }
terminal-no-rule = Pravidlo { $rule } neexistuje. Seznam kapitol ukáže „rules“.
terminal-saved = Uloženo do { $file } ({ $entries ->
    [one] { $entries } položka
    [few] { $entries } položky
    [many] { $entries } položky
   *[other] { $entries } položek
  }).
terminal-save-failed = Do souboru { $file } se uložit nepodařilo: { $error }.
terminal-save-name = Soubor se tu nemůže jmenovat „{ $file }“.
terminal-save-replace = Soubor { $file } už existuje. Přepsat ho? [a/N]
terminal-save-kept = Soubor { $file } zůstává, jak byl, a hra není uložená.
terminal-concede-sure = Chceš se vzdát? Zpět to vzít nejde. [a/N]
terminal-quit-save = Uložit hru? Napiš název souboru; samotný Enter skončí bez uložení, „back“ se vrátí do hry:
terminal-end-save = Uložit záznam hry? Napiš název souboru; samotný Enter ho zahodí:
terminal-quit-stay = Hra pokračuje.
terminal-goodbye = Na shledanou.
terminal-seed = Semínko této hry: { $seed }

terminal-resumed = Pokračuješ ve hře, která má { $entries ->
    [one] { $entries } položku
    [few] { $entries } položky
    [many] { $entries } položky
   *[other] { $entries } položek
  }. Co se v ní stalo, ukáže „log“.
terminal-resume-options = Hra, ve které se pokračuje, má volby ve svém souboru. Vynech { $flags }.
terminal-resume-over = Hra v souboru { $file } už skončila. Jak dopadla, ukáže „parlour record show“.
terminal-winners = { $count ->
    [one] Vítězí { $winners }.
    [few] Společné vítězství: { $winners }.
    [many] Společné vítězství: { $winners }.
   *[other] Společné vítězství: { $winners }.
  }

## Score sheets

terminal-sheet-place = Pořadí
terminal-sheet-player = Hráč
terminal-sheet-winner = vítězství

## Roam

terminal-roam-card = { $name } ({ $card })
terminal-roam-round = kolo { $round }
terminal-roam-last-round = poslední kolo!
terminal-roam-lands = Karty oblastí, jak je vidí { $seat }
terminal-roam-gap = bez karty oblasti
terminal-roam-next = další { $card }
terminal-roam-deck = { $cards ->
    [0] poslední karta
   *[other] v balíčku { $cards }
  }
terminal-roam-deck-empty = balíček je prázdný
terminal-roam-stack = na hromádce { $stack }
terminal-roam-more = Podrobnosti ukáže „cards“ nebo „players“
terminal-roam-row = Artefakty v nabídce, na hromádce { $stack }
terminal-roam-artifacts = Artefakty:
terminal-roam-outpost-open = Hlídka (★3) je ještě volná.
terminal-roam-player = { $coins }¢ · { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
    [many] { $tokens } žetonu
   *[other] { $tokens } žetonů
  } · ★{ $points } · { $characters }/{ $last }

terminal-roam-menu-characters = Použít postavu
terminal-roam-menu-artifacts = Artefakty
terminal-roam-menu-move = Posunout žeton
terminal-roam-menu-flip = Obrátit postavu
terminal-roam-spots = { $spots ->
    [one] { $spots } umístění
    [few] { $spots } umístění
    [many] { $spots } umístění
   *[other] { $spots } umístění
  }
terminal-roam-no-spot = nic nepokládá
terminal-roam-ways = { $ways ->
    [one] { $ways } možnost
    [few] { $ways } možnosti
    [many] { $ways } možnosti
   *[other] { $ways } možností
  }
terminal-roam-lead-position = Vyber umístění tvaru postavy { $name }.
terminal-roam-lead-first-bid = Dražba karty { $card }: zatím bez nabídky.
terminal-roam-lead-bid = Dražba karty { $card }: { $who } nabízí { $bid }.
terminal-roam-position-hint = Číslo označuje první místo tvaru: v horní řadě, nejvíc vlevo. +3 položené žetony, 2¢ získané mince, ✔ zaplněná karta oblasti a čí je (= remíza). Napiš číslo, nebo pole. Enter se vrátí zpět.
terminal-roam-position-short = Číslo označuje první místo tvaru. Enter se vrátí zpět, ? vysvětlí značky.

terminal-roam-end-sure = Tvůj příští tah začne odpočinkem, takže nepoužitý artefakt Mince přijde nazmar. Chceš-li přesto ukončit tah, napiš znovu „end“, nebo „a“.
terminal-roam-bid-hint = Napiš, kolik mincí nabízíš, nebo p, když pasuješ.

terminal-roam-sheet = Výsledek
terminal-roam-sheet-characters = Postavy
terminal-roam-sheet-artifacts = Artefakty
terminal-roam-sheet-outpost = Hlídka
terminal-roam-sheet-points = Body
terminal-roam-sheet-coins = Mince

terminal-roam-legend =
    Žetony: ▲S jih (south), ●W západ (west), ■N sever (north), ◆E východ (east); ‹ › právě položený, + položí se, × vynechá se.
    Tvary: ■ místo, □ prázdné místo (2¢ za každé), · nic; zz znamená lícem dolů.
    Artefakty: ▣ lícem nahoru, ▢ lícem dolů.
    Hráči: ¢ mince, ★ body, 3/10 tři postavy z deseti, které ukončí hru, ⚑ hlídka.
    Umístění: +3 položené žetony, 2¢ získané mince, ✔12 zaplněná karta oblasti 12 a čí je (= remíza).
    Dražba: napsané číslo je tvoje nabídka v mincích; p pasuje.

## Arcs

terminal-arcs-chapter = { $round ->
    [0] kapitola { $chapter }
   *[other] kapitola { $chapter }, kolo { $round }
  }
terminal-arcs-gate = brána
terminal-arcs-ring = └ k { $first }-gate: brány tvoří kruh
terminal-arcs-vox = ozvěna
terminal-arcs-none = nic
terminal-arcs-short-material = mat
terminal-arcs-short-fuel = pal
terminal-arcs-short-weapon = zbr
terminal-arcs-short-relic = rel
terminal-arcs-short-psionic = psi
terminal-arcs-short-administration = Spr
terminal-arcs-short-aggression = Agr
terminal-arcs-short-construction = Výs
terminal-arcs-short-mobilization = Mob

terminal-arcs-no-lead = Zatím bez hlavní karty
terminal-arcs-mode-lead = hlavní karta
terminal-arcs-mode-surpass = překonává
terminal-arcs-mode-copy = kopíruje
terminal-arcs-mode-pivot = odporuje
terminal-arcs-zero = (0)
terminal-arcs-initiative = iniciativa
terminal-arcs-pips = { $pips ->
    [one] { $pips } akční bod
    [few] { $pips } akční body
    [many] { $pips } akčního bodu
   *[other] { $pips } akčních bodů
  }
terminal-arcs-end-sure = { $pips ->
    [one] Zbývá ti { $pips } akce.
    [few] Zbývají ti { $pips } akce.
    [many] Zbývá ti { $pips } akce.
   *[other] Zbývá ti { $pips } akcí.
  } Chceš-li přesto ukončit tah, napiš znovu „end“, nebo „a“.
terminal-arcs-stage-opening = (před předzvěstí)
terminal-arcs-stage-prelude = (předzvěst)
terminal-arcs-armed = se zbraní
terminal-arcs-markers = dostupné žetony { $markers }
terminal-arcs-court-empty = Dvůr je prázdný.
terminal-arcs-hand = V ruce
terminal-arcs-any-ambition = libovolná

terminal-arcs-column-power = ★
terminal-arcs-column-hand = ruka
terminal-arcs-column-cities = měst
terminal-arcs-column-starports = doky
terminal-arcs-column-ships = lodě
terminal-arcs-column-agents = agt
terminal-arcs-column-trophies = trof
terminal-arcs-column-captives = zaj
terminal-arcs-column-guilds = gild
terminal-arcs-outrage = pobouření: { $types }

terminal-arcs-power = Moc: { $power } · { $cards ->
    [one] { $cards } karta v ruce
    [few] { $cards } karty v ruce
    [many] { $cards } karty v ruce
   *[other] { $cards } karet v ruce
  }
terminal-arcs-slots = Pole:
terminal-arcs-raid-cost = ({ $cost })
terminal-arcs-supply = V zásobě: { $cities ->
    [one] { $cities } město
    [few] { $cities } města
    [many] { $cities } města
   *[other] { $cities } měst
  }, { $starports ->
    [one] { $starports } dok
    [few] { $starports } doky
    [many] { $starports } doku
   *[other] { $starports } doků
  }, { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
    [many] { $ships } lodi
   *[other] { $ships } lodí
  }, { $agents ->
    [one] { $agents } agent
    [few] { $agents } agenti
    [many] { $agents } agenta
   *[other] { $agents } agentů
  }
terminal-arcs-trophies = Trofeje:
terminal-arcs-captives = Zajatci:
terminal-arcs-count-ship = { $count ->
    [one] { $count } loď
    [few] { $count } lodě
    [many] { $count } lodi
   *[other] { $count } lodí
  }
terminal-arcs-count-city = { $count ->
    [one] { $count } město
    [few] { $count } města
    [many] { $count } města
   *[other] { $count } měst
  }
terminal-arcs-count-starport = { $count ->
    [one] { $count } dok
    [few] { $count } doky
    [many] { $count } doku
   *[other] { $count } doků
  }
terminal-arcs-count-agent = { $count ->
    [one] { $count } agent
    [few] { $count } agenti
    [many] { $count } agenta
   *[other] { $count } agentů
  }
terminal-arcs-court = Dvůr
terminal-arcs-place-empty = (prázdné)
terminal-arcs-for-nothing = (teď bez účinku)
terminal-arcs-offered = Na výběr
terminal-arcs-piles = Balíček dvora: { $deck }. Odhazovací balíček dvora: { $discard }.

terminal-arcs-menu-cards = Zahrát kartu
terminal-arcs-menu-opening = Před předzvěstí
terminal-arcs-menu-prelude = Předzvěst
terminal-arcs-menu-actions = Akce
terminal-arcs-fold-copy = Kopírovat kartou lícem dolů
terminal-arcs-fold-seize = Uchvátit iniciativu
terminal-arcs-fold-spend = Utratit zdroj
terminal-arcs-fold-tax = Zdanit město
terminal-arcs-fold-build = Stavět
terminal-arcs-fold-move = Přesunout lodě
terminal-arcs-fold-repair = Opravit
terminal-arcs-fold-influence = Umístit agenta
terminal-arcs-fold-secure = Zajistit kartu
terminal-arcs-fold-battle = Vést bitvu
terminal-arcs-fold-abduct = Provést Atentát
terminal-arcs-fold-trade = Obchodovat
terminal-arcs-fold-fire = Střílet z pušek
terminal-arcs-fold-guide = Navést lodě
terminal-arcs-fold-martyr = Obětovat loď
terminal-arcs-fold-prune = Prořezat
terminal-arcs-fold-release = Vrátit trofej
terminal-arcs-draft-hint = Co která karta dělá, ukáže „cards“.
terminal-arcs-fold-from = ze systému { $at }
terminal-arcs-ways = ({ $ways ->
    [one] { $ways } možnost
    [few] { $ways } možnosti
    [many] { $ways } možnosti
   *[other] { $ways } možností
  })
terminal-arcs-about = { $about }: { $question }
terminal-arcs-about-move = { $start } → { $end }
terminal-arcs-about-rival = { $seat } v systému { $at }
terminal-arcs-about-piece = { $piece } v systému { $at }
terminal-arcs-about-raid = { $seat }, { $keys ->
    [one] { $keys } klíč
    [few] { $keys } klíče
    [many] { $keys } klíče
   *[other] { $keys } klíčů
  }
terminal-arcs-symbol-self = { $count ->
    [one] { $count } vlastní zásah
    [few] { $count } vlastní zásahy
    [many] { $count } vlastního zásahu
   *[other] { $count } vlastních zásahů
  }
terminal-arcs-symbol-intercept = protiúder
terminal-arcs-symbol-hit = { $count ->
    [one] { $count } zásah
    [few] { $count } zásahy
    [many] { $count } zásahu
   *[other] { $count } zásahů
  }
terminal-arcs-symbol-building = { $count ->
    [one] { $count } zásah budovy
    [few] { $count } zásahy budov
    [many] { $count } zásahu budovy
   *[other] { $count } zásahů budov
  }
terminal-arcs-symbol-key = { $count ->
    [one] { $count } klíč
    [few] { $count } klíče
    [many] { $count } klíče
   *[other] { $count } klíčů
  }

terminal-arcs-sheet = Výsledek
terminal-arcs-sheet-power = Moc

terminal-arcs-legend =
    Hráči: ▲R Červená (red), ●B Modrá (blue), ■Y Žlutá (yellow), ◆G Zelená (green). Velká písmena jsou nepoškozené komponenty, malá poškozené.
    Mapa: jeden řádek na hvězdokupu. Co stojí v řádku 2 pod -hex, je v systému 2-hex; gate je brána, arrow šipka, crescent půlměsíc, hex šestiúhelník. mat[R⌂ ·] je planeta typu materiál s červeným městem a prázdným polem pro budovu; ✦ je dok. R3⚑r1 znamená tři nepoškozené červené lodě, které systém ovládají, a jednu poškozenou. › označuje, co se právě stalo, » co si prohlížíš předem.
    Cesty: brána sousedí se svými třemi planetami a s branami nad sebou a pod sebou, v kruhu. Dál sousedí arrow s crescent, crescent s hex, 2-hex s 3-arrow a 5-hex s 6-arrow.
    Ambice: 5 Správce 5/3 je ambice vyhlášená pětkou; první místo přinese 5 bodů moci, druhé 3. R2+5: Červená má dva a teď by získala 5. □ jsou žetony na poli ambice.
    Dvůr: mat 2k je karta typu materiál, ukrást ji stojí 2 klíče; za ní jsou agenti na kartě.
    Desky: ★ moc, karty v ruce, zdroje pod svou cenou za nájezd (· prázdné pole, × zakryté), zásoba měst, doků, lodí a agentů, pak trofeje, zajatci a karty gildy. Vůdci a příběhy jsou kurzívou.
    Kolo: • akční body karty, ▒ karta lícem dolů, (0) pod nulovým žetonem, žetony ambicí, které zbývají k vyhlášení.
