# The board of Arcs in the browser

## The Reach

web-arcs-map = Pomezí
web-arcs-out = mimo hru
web-arcs-path = Žeton cesty: brány po obou stranách spolu sousedí.
web-arcs-chapter = Kapitola
web-arcs-round-number = Kolo { $round }
web-arcs-zoom-in = Přiblížit
web-arcs-zoom-out = Oddálit
web-arcs-zoom-all = Zobrazit vše
# What a screen reader says of a system; the sentences follow one another.
web-arcs-gate = { $at }.
web-arcs-planet = { $at }: { $type }, { $slots ->
    [one] { $slots } pole pro budovu
    [few] { $slots } pole pro budovy
   *[other] { $slots } polí pro budovy
  }.
web-arcs-controls = Systém ovládá { $name }.
web-arcs-ships-fresh = { $name }: { $count ->
    [one] { $count } nepoškozená loď
    [few] { $count } nepoškozené lodě
   *[other] { $count } nepoškozených lodí
  }.
web-arcs-ships-damaged = { $name }: { $count ->
    [one] { $count } poškozená loď
    [few] { $count } poškozené lodě
   *[other] { $count } poškozených lodí
  }.
web-arcs-building = { $name }: { $piece }.
web-arcs-building-damaged = { $piece ->
    [dok] { $name }: poškozený dok.
   *[other] { $name }: poškozené { $piece }.
  }
web-arcs-slots-count = { $slots ->
    [one] { $slots } pole pro budovu
    [few] { $slots } pole pro budovy
   *[other] { $slots } polí pro budovy
  }

## The round

web-arcs-round = Toto kolo
web-arcs-initiative = Iniciativa
# How a card was played.
web-arcs-mode-lead = hlavní karta
web-arcs-mode-surpass = překonání
web-arcs-mode-copy = kopírování
web-arcs-mode-pivot = odporování
web-arcs-mode-waits = ještě zahraje
web-arcs-mode-none = bez karet
web-arcs-pips-left = { $pips ->
    [one] Zbývá { $pips } akce
    [few] Zbývají { $pips } akce
   *[other] Zbývá { $pips } akcí
  }
web-arcs-no-pips = Žádná akce nezbývá
web-arcs-prelude = Předzvěst: lze utrácet zdroje
web-arcs-armed = Zbraň: akční body lze utrácet i za bitvu
web-arcs-seen = Odehrané karty: { $cards }
web-arcs-seen-title = Karty akcí v této kapitole
web-arcs-seen-hand = { $card }: máš ji v ruce.
web-arcs-seen-gone = { $card }: odehraná.
web-arcs-seen-rival = { $card }: v ruce soupeře.
web-arcs-seen-unknown = { $card }: neví se.
web-arcs-seen-key-hand = v tvé ruce
web-arcs-seen-key-gone = odehrané
web-arcs-seen-key-unknown = neví se

## Ambitions

web-arcs-ambitions = Ambice
web-arcs-power = Moc
web-arcs-power-of = { $name }: { $power ->
    [one] { $power } bod moci
    [few] { $power } body moci
   *[other] { $power } bodů moci
  }.
web-arcs-has = { $name }: { $count }.
web-arcs-would-score = { $power ->
    [one] Teď by to byl { $power } bod moci.
    [few] Teď by to byly { $power } body moci.
   *[other] Teď by to bylo { $power } bodů moci.
  }
web-arcs-third = Žetony na poli ambice: počítají se jako žetony třetího hráče.
web-arcs-third-has = Třetí hráč, který u stolu není: { $count }.
web-arcs-free-markers = Dostupné žetony:
web-arcs-none = nic

## The court

web-arcs-court = Dvůr
web-arcs-court-deck = { $cards ->
    [one] { $cards } karta v balíčku
    [few] { $cards } karty v balíčku
   *[other] { $cards } karet v balíčku
  }
web-arcs-court-empty = Dvůr je prázdný.
web-arcs-court-place = prázdné
web-arcs-agents-of = { $name }: { $count ->
    [one] { $count } agent
    [few] { $count } agenti
   *[other] { $count } agentů
  }

## Boards and hands

web-arcs-hand = Karty v ruce
web-arcs-hand-empty = Nemáš už žádné karty.
web-arcs-hand-of = { $cards ->
    [one] { $cards } karta v ruce
    [few] { $cards } karty v ruce
   *[other] { $cards } karet v ruce
  }
web-arcs-guilds = { $cards ->
    [one] { $cards } karta gildy
    [few] { $cards } karty gildy
   *[other] { $cards } karet gildy
  }
web-arcs-board-of = Hráčská deska: { $name }
web-arcs-board-bare = Zatím žádné trofeje, zajatci ani karty gildy.
web-arcs-slots = Pole pro zdroje
web-arcs-slot = { $resource }, cena za nájezd { $cost }
web-arcs-slot-empty = Prázdné pole, cena za nájezd { $cost }
web-arcs-slot-closed = Zakryté pole: odkryjí ho postavená města
web-arcs-cities-left = { $cities ->
    [one] Zbývá postavit { $cities } město
    [few] Zbývá postavit { $cities } města
   *[other] Zbývá postavit { $cities } měst
  }{ $bonus ->
    [0] {""}
   *[other] ; každá vyhraná ambice přinese o { $bonus } víc
  }
web-arcs-supply = { $piece } v zásobě: { $count }
web-arcs-pieces-starport = Doky
web-arcs-pieces-ship = Lodě
web-arcs-pieces-agent = Agenti
web-arcs-trophies = Trofeje
web-arcs-captives = Zajatci
web-arcs-outrage = Pobouření

## Tabs on a phone

web-arcs-tab-court = Dvůr
web-arcs-tab-ambitions = Ambice
web-arcs-tab-boards = Desky
web-arcs-tab-ready = Lze tu něco vybrat.
web-arcs-tab-new = Změna.

## What to do

web-arcs-task = Co udělat
web-arcs-decides = Rozhoduje { $name }.
web-arcs-task-lead = Vyber hlavní kartu a zahraj ji, nebo postup iniciativu.
web-arcs-task-follow = Vyber kartu. Hlavní karta: { $suit } { $number }.
web-arcs-task-moving = Pohyb ze systému { $from } do systému { $to }
web-arcs-task-guiding = Lodě hráče { $name }, které navedeš ze systému { $from } do systému { $to }
web-arcs-task-catapulting = Urychlený pohyb v systému { $at }: { $ships ->
    [one] pokračovat může { $ships } loď
    [few] pokračovat mohou { $ships } lodě
   *[other] pokračovat může { $ships } lodí
  }
web-arcs-task-battle = Bitva s hráčem { $rival } v systému { $at }
web-arcs-task-raiding = Nájezd na hráče { $rival }: { $keys ->
    [one] zbývá { $keys } klíč
    [few] zbývají { $keys } klíče
   *[other] zbývá { $keys } klíčů
  }
web-arcs-task-ransacking = Vyplenění: zajisti kartu, na které má agenty { $rival }
web-arcs-task-placing = { $ships ->
    [one] Umísti { $ships } loď: vyber kam
    [few] Umísti { $ships } lodě: vyber kam
   *[other] Umísti { $ships } lodí: vyber kam
  }
web-arcs-which-prune = { $piece ->
    [city] Prořezávání: vyber, které své město v systému { $at } nahradíš
   *[starport] Prořezávání: vyber, který svůj dok v systému { $at } nahradíš
  }
web-arcs-which-annex = { $piece ->
    [city] Anexe: vyber, které město hráče { $name } v systému { $at } nahradíš
   *[starport] Anexe: vyber, který dok hráče { $name } v systému { $at } nahradíš
  }
web-arcs-which-free = Vyber, které město hráče { $name } ze systému { $at } vrátíš na desku
web-arcs-which-repair = { $piece ->
    [city] Vyber, které své město v systému { $at } opravíš
   *[starport] Vyber, který svůj dok v systému { $at } opravíš
  }
web-arcs-piece-fresh = { $piece ->
    [city] nepoškozené
   *[starport] nepoškozený
  }
web-arcs-piece-damaged = { $piece ->
    [city] poškozené
   *[starport] poškozený
  }
web-arcs-in-slot = na poli
web-arcs-outside = mimo pole
web-arcs-task-filling = Vyber, kolik žetonů získáš: { $resource }
web-arcs-task-leaves = Přehodit kostky ti dovoluje víc karet: vyber, kterou použiješ teď
web-arcs-task-again-assault = Přehoď kostky útoku: po jedné je vyber a pak hoď
web-arcs-task-again-skirmish = Přehoď kostky šarvátky: po jedné je vyber a pak hoď
web-arcs-task-again-raid = Přehoď kostky nájezdu: po jedné je vyber a pak hoď
web-arcs-task-again-any = Přehoď libovolné kostky: po jedné je vyber a pak hoď
web-arcs-leave-assault = Kostky útoku
web-arcs-leave-skirmish = Kostky šarvátky
web-arcs-leave-raid = Kostky nájezdu
web-arcs-leave-any = Libovolné kostky
# A die that was chosen, as a screen reader says it after the die.
web-arcs-die-again = bude se házet znovu
web-arcs-idle = Utracený zdroj ti teď žádnou akci nedává.
web-arcs-steal = { $name }: ukrást { $resource-id ->
    [relic] relikvii
    [psionic] psionika
   *[other] { $resource }
  }, { $cost ->
    [one] { $cost } klíč
    [few] { $cost } klíče
   *[other] { $cost } klíčů
  }
web-arcs-steal-free = { $name }: ukrást { $resource-id ->
    [relic] relikvii
    [psionic] psionika
   *[other] { $resource }
  }
web-arcs-part-opening = Než začneš
web-arcs-part-prelude = Předzvěst: utrácej zdroje a používej karty
web-arcs-part-actions = Akce
web-arcs-only-end = Víc už se dělat nedá: ukonči tah.
web-arcs-verb-seize = Uchvátit iniciativu…
web-arcs-verb-tax = Daně
web-arcs-verb-build = Stavba
web-arcs-verb-move = Pohyb
web-arcs-verb-repair = Oprava
web-arcs-verb-influence = Vliv
web-arcs-verb-secure = Zajištění
web-arcs-verb-battle = Bitva
web-arcs-verb-abduct = Atentát
web-arcs-verb-trade = Obchod
web-arcs-verb-summon = Vyvolání
web-arcs-verb-fire = Palba
web-arcs-verb-nurture = Pěstování
web-arcs-verb-prune = Prořezávání
web-arcs-verb-annex = Anexe
web-arcs-verb-guide = Navedení
web-arcs-verb-martyr = Oběť
web-arcs-hint-seize = Vyber z ruky kartu, kterou zahraješ lícem dolů
web-arcs-hint-tax = Vyber město, které zdaníš
web-arcs-hint-build = Vyber, kde budeš stavět
web-arcs-hint-move = Vyber lodě, které se pohnou
web-arcs-hint-move-to = Vyber, kam se pohnou
web-arcs-hint-repair = Vyber komponentu k opravě
web-arcs-hint-influence = Vyber kartu pro svého agenta
web-arcs-hint-secure = Vyber kartu, kterou zajistíš
web-arcs-hint-battle = Vyber, na koho zaútočíš
web-arcs-hint-abduct = Vyber kartu se soupeřícími agenty
web-arcs-hint-trade = Vyber město, se kterým budeš obchodovat
web-arcs-hint-summon = Vyber město, u kterého loď vyvoláš
web-arcs-hint-fire = Vyber, na koho budeš střílet
web-arcs-hint-nurture = Vyber město, které zdaníš
web-arcs-hint-prune = Vyber budovu, kterou nahradíš
web-arcs-hint-annex = Vyber budovu, kterou anektuješ
web-arcs-hint-guide = Vyber lodě, které navedeš
web-arcs-hint-martyr = Vyber loď, kterou obětuješ
web-arcs-not-system-seize = Iniciativu uchvátíš kartou z ruky, ne v systému
web-arcs-not-system-influence = Agent se umisťuje na kartu dvora, ne do systému
web-arcs-not-system-secure = Zajistit můžeš kartu dvora, ne systém
web-arcs-not-system-abduct = Atentát se provádí na kartě dvora, ne v systému
web-arcs-move-from-here = Přesunout lodě odsud
web-arcs-why-not = Proč ne?
# Ways to play a card after the lead.
web-arcs-way-surpass = { $pips ->
    [one] Překonat: { $pips } akce typu { $suit }
    [few] Překonat: { $pips } akce typu { $suit }
   *[other] Překonat: { $pips } akcí typu { $suit }
  }
web-arcs-way-copy = Kopírovat, lícem dolů: 1 akce typu { $suit }
web-arcs-way-pivot = Odporovat: 1 akce typu { $suit }
web-arcs-fresh-ships = nepoškozené lodě
web-arcs-damaged-ships = poškozené lodě
web-arcs-move-ships = { $count ->
    [one] Přesunout { $count } loď
    [few] Přesunout { $count } lodě
   *[other] Přesunout { $count } lodí
  }
web-arcs-move-fresh = { $count ->
    [0] Žádná nepoškozená loď
    [one] Přesunout { $count } nepoškozenou loď
    [few] Přesunout { $count } nepoškozené lodě
   *[other] Přesunout { $count } nepoškozených lodí
  }
web-arcs-damaged-next = Pak vybereš, kolik poškozených lodí se pohne s nimi.
web-arcs-not-all-ships = { $count ->
    [one] Pohnout se může jen { $count } loď.
    [few] Pohnout se mohou jen { $count } lodě.
   *[other] Pohnout se může jen { $count } lodí.
  }
web-arcs-why-not-all = Proč ne všechny?
# $what is “fresh ships”, “assault” …
web-arcs-less = Méně: { $what }
web-arcs-more = Víc: { $what }

## The draft of leaders and lore

web-arcs-draft = Výběr vůdců a příběhů
web-arcs-draft-hide = Ukázat Pomezí
web-arcs-draft-show = Zpět k výběru

## Battles

web-arcs-dice-limit = { $count ->
    [one] Nejvýš { $count } kostka.
    [few] Nejvýš { $count } kostky.
   *[other] Nejvýš { $count } kostek.
  }
web-arcs-dice-least = { $count ->
    [one] Nejméně { $count } kostka.
    [few] Nejméně { $count } kostky.
   *[other] Nejméně { $count } kostek.
  }
web-arcs-dice-balanced = Kostek útoku nejvýš tolik, kolik kostek šarvátky.
web-arcs-dice-no-raid = Bez kostek nájezdu: obránce má budovy, ale žádnou tady.
web-arcs-odds = Pravděpodobnosti v procentech podle počtu jednotlivých symbolů
web-arcs-roll = { $count ->
    [one] Hodit { $count } kostkou
    [few] Hodit { $count } kostkami
   *[other] Hodit { $count } kostkami
  }
web-arcs-symbol-hit = zásahy
web-arcs-symbol-self = vlastní zásahy
web-arcs-symbol-building = zásahy budov
web-arcs-symbol-key = klíče
web-arcs-symbol-intercept = protiúder
web-arcs-rolled = Útočí { $name }, brání se { $rival }: { $at }
web-arcs-symbols-left = Co z hodu zbývá
web-arcs-hit-whose = Vyber komponentu hráče { $name }, na kterou dopadne další zásah
web-arcs-hit-own = Vyber svou komponentu, na kterou dopadne další zásah
web-arcs-will-damage = poškodit
web-arcs-will-destroy = zničit

## Headings in the list of actions

web-arcs-group-lead = Zahrát hlavní kartu
web-arcs-group-surpass = Překonat
web-arcs-group-copy = Kopírovat
web-arcs-group-pivot = Odporovat
web-arcs-group-seize = Uchvátit iniciativu
web-arcs-group-declare = Vyhlásit ambici
web-arcs-group-spend = Utratit zdroj
web-arcs-group-tax = Daně
web-arcs-group-build = Stavba
web-arcs-group-move = Pohyb ze systému { $from }
web-arcs-group-repair = Oprava
web-arcs-group-influence = Vliv
web-arcs-group-secure = Zajištění
web-arcs-group-battle = Bitva
web-arcs-group-steal = Ukrást

## Final scores

web-arcs-sheet-place = Pořadí
web-arcs-sheet-power = Moc
web-arcs-sheet-conceded = vzdáno
web-arcs-sheet-chapters = Hra skončila po kapitole { $chapter }.
web-arcs-sheet-ties = Při remíze je výš ten, kdo je dřív v pořadí tahů.

## Standing answers

web-arcs-wish = Když se v tahu soupeře změní tvé zdroje
web-arcs-wish-ask = Zeptat se mě, jak je přeskládat
web-arcs-wish-keep = Ponechat je, jak leží
