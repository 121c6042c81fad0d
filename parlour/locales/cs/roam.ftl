# Roam

## Seats

roam-seat-south = Jih
roam-seat-west = Západ
roam-seat-north = Sever
roam-seat-east = Východ


## Options

roam-option-players = Počet hráčů
    .help = Kolik vás hraje: dva, tři, nebo čtyři.
roam-option-seats = Místa u stolu
    .help = Okraje mapy, u kterých hráči sedí. Pokud nevybereš jinak, dva sedí na jihu a na severu, tři na jihu, na západě a na severu.
roam-option-first = Začínající hráč
    .help = Kdo začíná. Dál se hraje po směru hodinových ručiček.
roam-option-first-random = Náhodně
roam-option-artifacts = Artefakty
    .help = Plnohodnotná hra: na konci tahu si můžeš koupit artefakt a v dalších tazích ho používat. Bez nich se hraje základní hra.
roam-option-outpost = Hlídka
    .help = Varianta: kdo první zcela obklopí soupeřův žeton svými, vezme si hlídku za 3 body.
roam-option-stacking = Pokročilá varianta
    .help = Varianta: na jedno pole se vejdou dva žetony místo jednoho.
roam-option-cards = Sada karet
    .help = S jakými kartami se hraje: se sadou, která patří k Parlouru, nebo s vlastním souborem karet.
roam-option-cards-wayfarers-2 = Pocestní 2
roam-option-cards-wayfarers = Pocestní
roam-option-cards-sketch = Skica

## Landscapes

roam-landscape-forest = les
roam-landscape-coast = pobřeží
roam-landscape-desert = poušť
roam-landscape-ruins = ruiny
roam-landscape-marsh = bažina
roam-landscape-snow = sníh
roam-landscape-orchard = sad
roam-landscape-lake = jezero
roam-landscape-canyon = kaňon
roam-landscape-village = vesnice

## Artifacts

roam-ability-blank = Prázdné místo zdarma
    .help = Až položíš žetony, přidej zdarma jeden na některé prázdné místo použitého tvaru. Pole musí být volné.
roam-ability-replace = Nahrazení
    .help = Při pokládání žetonů nahraď jeden soupeřův žeton pod svým tvarem vlastním. Soupeři se jeho žeton vrátí.
roam-ability-coin = Mince
    .help = Získáš 1 minci.
roam-ability-turn = Otočení
    .help = Než vybereš umístění, otoč tvar o 90° po směru hodinových ručiček.
roam-ability-move = Posunutí
    .help = Posuň žeton libovolného hráče na sousední prázdné pole, ne však šikmo. Mince za to nezískáš.
roam-ability-flip = Obrácení
    .help = Obrať jednu svou postavu lícem nahoru, nebo dolů.

## What the player is asked

roam-step-start = Použij postavu, nebo nejdřív udělej něco jiného.
roam-step-placing = Polož své žetony, nebo nejdřív nahraď žeton soupeře.
roam-step-filling = Máš méně žetonů než míst: vyber, která zaplníš.
roam-step-acting = Zaplň prázdná místa, použij artefakty, nebo ukonči tah.
roam-step-ordering = Zaplněných karet oblastí je víc: vyber, kterou vyhodnotíš teď.
roam-step-bidding = Nabídni mince za kartu oblasti, nebo pasuj.
roam-step-buying = Kup artefakt, nebo ukonči tah.
roam-step-over = Hra skončila.

## Actions

roam-action-use = Použít postavu { $card } na poli { $at }
roam-action-use-nowhere = Použít postavu { $card } bez pokládání žetonů
roam-action-rest = Odpočinout si dřív
roam-action-turn = Otočit tvar
roam-action-coin = Získat minci
roam-action-move = Posunout žeton hráče { $owner } z pole { $from } na pole { $to }
roam-action-flip = Obrátit postavu { $card }
roam-action-replace = Nahradit žeton hráče { $replacing } na poli { $at }
roam-action-place = Položit žetony
roam-action-fill = Zaplnit pole { $at }
roam-action-blank = Zaplatit za prázdné místo na poli { $at }
roam-action-blank-replacing = Zaplatit za prázdné místo na poli { $at } a nahradit tam žeton hráče { $replacing }
roam-action-free = Zaplnit zdarma prázdné místo na poli { $at }
roam-action-free-replacing = Zaplnit zdarma prázdné místo na poli { $at } a nahradit tam žeton hráče { $replacing }
roam-action-complete = Vyhodnotit kartu oblasti { $card }
roam-action-bid = Nabídnout { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }
roam-action-pass = Pasovat
roam-action-buy = Koupit artefakt { $artifact }
roam-action-end = Ukončit tah

## What happened

roam-event-setup = Mapa je vyložená z karet oblastí { $lands }. Začíná { $seat }.
roam-event-row = Artefakty v nabídce: { $artifacts }.
roam-event-turn = Kolo { $round }: na tahu je { $seat }.
roam-event-rest = { $seat } odpočívá: všechno se obrací lícem nahoru.
roam-event-early-rest = { $seat } platí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
  } a odpočívá dřív: všechno se obrací lícem nahoru.
roam-event-turn-pattern = { $seat } otáčí tvar: teď je otočený o { $degrees }° po směru hodinových ručiček.
roam-event-use = { $seat } používá postavu { $card } na poli { $at }.
roam-event-use-nowhere = { $seat } používá postavu { $card } bez pokládání žetonů.
roam-event-place = { $coins ->
    [0] { $seat } zkoumá pole { $spaces }.
    [one] { $seat } zkoumá pole { $spaces } a získává { $coins } minci.
    [few] { $seat } zkoumá pole { $spaces } a získává { $coins } mince.
   *[other] { $seat } zkoumá pole { $spaces } a získává { $coins } mincí.
  }
roam-event-place-nothing = { $seat } už nepokládá žádný žeton.
roam-event-too-few = { $tokens ->
    [one] { $seat } má už jen 1 žeton a vybírá pro něj pole: { $spaces }.
    [few] { $seat } má už jen { $tokens } žetony a vybírá pro ně pole: { $spaces }.
   *[other] { $seat } má už jen { $tokens } žetonů a vybírá pro ně pole: { $spaces }.
  }
roam-event-replace = { $coins ->
    [0] { $seat } nahrazuje žeton hráče { $rival } na poli { $at }.
    [one] { $seat } nahrazuje žeton hráče { $rival } na poli { $at } a získává { $coins } minci.
    [few] { $seat } nahrazuje žeton hráče { $rival } na poli { $at } a získává { $coins } mince.
   *[other] { $seat } nahrazuje žeton hráče { $rival } na poli { $at } a získává { $coins } mincí.
  }
roam-event-blank-paid = { $seat } platí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
  } za prázdné místo na poli { $at }.
roam-event-blank-free = { $seat } zdarma zaplňuje prázdné místo na poli { $at }.
roam-event-coin = { $seat } získává 1 minci díky artefaktu.
roam-event-move = { $seat } posouvá žeton hráče { $owner } z pole { $from } na pole { $to }.
roam-event-move-own = { $seat } posouvá vlastní žeton z pole { $from } na pole { $to }.
roam-event-flip-up = { $seat } obrací postavu { $card } lícem nahoru.
roam-event-flip-down = { $seat } obrací postavu { $card } lícem dolů.
roam-event-end = { $seat } končí tah.
roam-event-outpost = { $seat } obklopuje soupeřův žeton na poli { $at } a bere si hlídku.
roam-event-complete = Karta oblasti { $card } je zaplněná.
roam-event-auction = Na kartě oblasti { $card } je remíza. Draží ji: { $bidders }.
roam-event-bid = { $seat } nabízí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }.
roam-event-pass = { $seat } pasuje.
roam-event-cannot-bid = { $seat } nemá na vyšší nabídku dost mincí.
roam-event-win = { $price ->
    [0] { $seat } získává kartu oblasti { $card }.
    [one] { $seat } platí { $price } minci a získává kartu oblasti { $card }.
    [few] { $seat } platí { $price } mince a získává kartu oblasti { $card }.
   *[other] { $seat } platí { $price } mincí a získává kartu oblasti { $card }.
  }
roam-event-consolation = { $seat } získává 1 minci za kartu oblasti { $card }.
roam-event-lay = Karta oblasti { $card } přichází na pole { $from } až { $to }.
roam-event-gap = Karty oblastí došly: na polích { $from } až { $to } zůstává mezera.
roam-event-next-land = Další v balíčku je karta oblasti { $card }.
roam-event-deck-empty = Dobírací balíček je prázdný.
roam-event-buy = { $price ->
    [0] { $seat } si bere zdarma artefakt { $artifact }.
    [one] { $seat } kupuje artefakt { $artifact } za { $price } minci.
    [few] { $seat } kupuje artefakt { $artifact } za { $price } mince.
   *[other] { $seat } kupuje artefakt { $artifact } za { $price } mincí.
  }
roam-event-artifact-laid = Do nabídky přichází artefakt { $artifact }.
roam-event-last-round = { $seat } má deset postav: toto kolo je poslední.
roam-event-score = { $seat } má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  } a { $coins ->
    [0] žádnou minci
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }.
roam-event-over = Hra skončila. Vítězí { $winners }.
roam-event-concede = { $seat } se vzdává.

## Why not. No full stop: the rule follows.

roam-no-over = Hra skončila
roam-no-second-character = V každém tahu můžeš použít jen jednu postavu a v tomto už ji máš použitou
roam-no-not-yours = Postava { $card } není tvoje
roam-no-asleep = Postava { $card } je lícem dolů
roam-no-position-needed = Postava { $card } se na mapu vejde: vyber pro ni umístění
roam-no-tokens = Žádné žetony ti nezbývají, takže se umístění nevybírá
roam-no-off-map = Postava { $card } se tam nevejde: každé místo tvaru musí ležet na mapě
roam-no-token-placed = Postava { $card } by tam nepoložila žádný žeton, ale jinde ano
roam-no-rest-now = Odpočinout si můžeš, jen dokud nevybereš postavu
roam-no-rest-twice = Odpočinout si můžeš jen jednou za tah
roam-no-rest-useless = Všechno už máš lícem nahoru, takže odpočinek nic nezmění
roam-no-rest-price = Dřívější odpočinek stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
  }, 1 za každou postavu lícem nahoru, a ty { $coins ->
    [0] nemáš žádnou minci
    [one] máš jen { $coins } minci
    [few] máš jen { $coins } mince
   *[other] máš jen { $coins } mincí
  }
roam-no-artifacts = Toto je základní hra bez artefaktů
roam-no-artifact-up = { $ability ->
    [coin] Nemáš lícem nahoru žádný artefakt Mince
    [turn] Nemáš lícem nahoru žádný artefakt Otočení
    [flip] Nemáš lícem nahoru žádný artefakt Obrácení
    [move] Nemáš lícem nahoru žádný artefakt Posunutí
    [replace] Nemáš lícem nahoru žádný artefakt Nahrazení
   *[free] Nemáš lícem nahoru žádný artefakt Prázdné místo zdarma
  }
roam-no-turn-now = Tvar můžeš otočit, jen dokud nevybereš jeho umístění
roam-no-artifact-now = V tuto chvíli tahu se tento artefakt použít nedá
roam-no-flip-rival = Postava { $card } není tvoje, takže ji obrátit nemůžeš
roam-no-flip-last = Po odpočinku v tomto tahu zůstává tvá poslední postava lícem nahoru, dokud ji nepoužiješ
roam-no-move-token = { $owner } nemá na poli { $at } žádný žeton
roam-no-move-target = Pole { $at } není prázdné pole na mapě
roam-no-replace-now = Žetony můžeš nahrazovat, jen když pokládáš tvar
roam-no-replace-square = Na poli { $at } neleží žádné místo tvého tvaru, které ještě čeká na žeton
roam-no-replace-own = Nahradit můžeš jen žetony soupeřů, nikdy vlastní
roam-no-replace-nothing = { $rival } nemá na poli { $at } žádný žeton
roam-no-place-now = Teď není žádný tvar k položení
roam-no-place-nothing = Při tomto umístění musíš položit aspoň jeden žeton: nejdřív nahraď některý žeton soupeře
roam-no-fill-now = Žetonů máš dost na všechna místa, takže není co vybírat
roam-no-fill-square = Na poli { $at } není volné místo tvého tvaru
roam-no-blank-now = Prázdná místa můžeš zaplnit jen po položení žetonů, dokud neukončíš tah
roam-no-blank-square = Na poli { $at } není prázdné místo použitého tvaru, které lze zaplnit
roam-no-blank-occupied = Pole { $at } je obsazené
roam-no-blank-price = Prázdné místo stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
  } a ty { $coins ->
    [0] nemáš žádnou
   *[other] máš { $coins }
  }
roam-no-supply = Žádné žetony ti nezbývají
roam-no-end-unused = Než ukončíš tah, musíš použít postavu
roam-no-end-unplaced = Než ukončíš tah, musíš položit tvar
roam-no-end-completed = Nejdřív se musí vyhodnotit zaplněné karty oblastí
roam-no-end-auction = Nejdřív přijde na řadu dražba: nabídni mince, nebo pasuj
roam-no-complete-now = Teď nečekají na vyhodnocení žádné zaplněné karty oblastí
roam-no-complete-open = Karta oblasti { $card } na vyhodnocení nečeká
roam-no-auction = Teď se nic nedraží
roam-no-bid-low = Nejvyšší nabídka je { $bid }: nabídni víc, nebo pasuj
roam-no-bid-high = { $coins ->
    [0] Nemáš žádné mince, které lze nabídnout
    [one] Nabídnout můžeš nejvýš { $coins } minci, víc nemáš
    [few] Nabídnout můžeš nejvýš { $coins } mince, víc nemáš
   *[other] Nabídnout můžeš nejvýš { $coins } mincí, víc nemáš
  }
roam-no-buy-now = Artefakt můžeš koupit jen na konci svého tahu
roam-no-buy-row = Artefakt { $artifact } není v nabídce
roam-no-buy-price = Tento artefakt stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
  } a ty { $coins ->
    [0] nemáš žádnou
   *[other] máš { $coins }
  }

## What is wrong with the input

roam-bad-seats = Taková místa u stolu nejsou možná: { $seats }. Vyber různé okraje, tolik, kolik je hráčů, z těchto: { $known }.

roam-given-unknown = Pozice hry Zbloudilí nezná slovo „{ $word }“.
roam-given-type = { $word } nemůže být { $value }: patří sem { $type ->
    [int] číslo
    [str] text v uvozovkách
    [bool] true nebo false
    [list] seznam v hranatých závorkách
   *[dict] tabulka
  }.
roam-given-step = Krok jménem { $step } neexistuje. Na výběr je: { $known }.
roam-given-no-artifacts = { $word } vyžaduje artifacts = true.
roam-given-dealt = Hra tak, jak byla rozdána, nemůže mít navíc { $word }.
roam-given-bidder = Dražba s nabídkou musí říct, kdo nabízí.
roam-given-setup = Příprava jménem { $name } neexistuje. Na výběr je: { $known }.
roam-given-card = V sadě karet není { $card }.
roam-given-seat = Místo { $seat } u stolu není.
roam-given-lands = lands nemůže být { $value }: patří sem dva seznamy po třech kartách.
roam-given-at = Postava { $used } se na pole { $at } nevejde.
roam-given-snapshot = Vedle přesného snímku nemůže být { $word }.
roam-given-grid = Žetony se kreslí jako šest řad po šesti buňkách; v buňce je . nebo # nebo písmena S W N E, nejvýš dvě. Toto tak není: { $grid }
roam-given-impossible = { $problem ->
    [tokens] { $where } musí mít 24 žetonů, na mapě a v zásobě dohromady.
    [coins] { $where } nemůže mít méně než 0 mincí.
    [crowded] Příliš mnoho žetonů leží zde: { $where }.
    [off-map] Pod těmito žetony není mapa: { $where }.
    [starters] { $where } musí mít základní karty A, B a C, každou jednou.
    [lands] Každá karta oblasti musí být právě na jednom místě: podívej se, kde je { $where }.
    [no-next] Jsou-li v dobíracím balíčku karty, jedna z nich musí být další na řadě.
    [gap] Dokud jsou v dobíracím balíčku karty, nemůže být v mapě mezera.
    [artifacts] Každý artefakt musí být právě na jednom místě: podívej se, kde je { $where }.
    [outpost] Ve hře bez hlídky nemůže hlídku nikdo mít.
    [row] Dokud jsou nějaké artefakty na hromádce, jsou v nabídce čtyři.
    [seat] Na řadě musí být ten, kdo je na tahu, kromě dražby.
    [auction] Dražba patří ke kroku bidding, a to mezi hráče s nejvíce žetony na dané kartě.
    [bid] Nikdo nemůže nabízet víc mincí, než má.
    [completed] Zaplněné karty mají žetony na všech polích a patří ke krokům ordering (dvě a víc) a bidding.
    [conceded] Hráč se vzdává jen jednou, a když ve hře zbývá jediný, hra končí.
    [at] Použitý tvar se na pole { $where } nevejde.
    [blanks] Otevřená prázdná místa musí být prázdná místa použitého tvaru.
    [replace] Krok placing vyžaduje artefakt Nahrazení, žeton v zásobě a soupeřův žeton pod tvarem.
    [squares] Otevřená místa patří ke krokům placing a filling a filling vyžaduje méně žetonů než volných míst.
    [buying] Krok buying vyžaduje artefakt, na který jsou mince.
    [used] V každém kroku kromě start je použitá některá z hráčových vlastních postav.
    [asleep] { $where } nemůže začínat tah se všemi postavami lícem dolů.
    [idle] Po deseti kolech, v nichž se nic neděje, hra končí.
   *[other] Taková pozice nemůže ve hře nastat: { $problem }.
  }

roam-cards-unknown-set = Sada karet jménem { $name } neexistuje. Na výběr je: { $known }.
roam-cards-no-artifacts = V této sadě karet nejsou žádné artefakty. Hraj s ní základní hru, nebo vyber jinou sadu.
roam-cards-not-toml = Soubor { $file } se nedá přečíst: { $error }.
roam-cards-line = { $file }: { $slip ->
    [quote] na tomto řádku chybí uvozovka.
    [bracket] seznam před tímto řádkem nemá na konci ].
    [twice] tento řádek říká něco podruhé.
    [value] za = není ani číslo, ani text v uvozovkách, ani seznam v závorkách.
    [equals] tento řádek není ani nadpis jako [[land]], ani položka jako points = 4.
   *[other] tento řádek se nedá přečíst: { $error }.
}
roam-cards-not-a-table = { $file }, { $card }: toto není karta s položkami, tedy například [[land]] a pod tím řádky jako points = 4.
roam-cards-one-bracket = { $file }: před každou kartou napiš [[{ $field }]], se dvěma závorkami.
roam-cards-quoted = { $file }, { $card }, { $field }: napiš číslo bez uvozovek.
roam-cards-missing = { $file }, { $card }: chybí { $field }{ $near ->
    [none] .
   *[other] ; je tu { $near }, nemá to být ono?
}
roam-cards-unknown-field = { $file }, { $card }: položka jménem { $field } neexistuje{ $near ->
    [none] .
   *[other] ; nemá to být { $near }?
}
roam-cards-number = { $file }, { $card }, { $field }: { $value } není celé číslo od { $least } do { $most }.
roam-cards-text = { $file }, { $card }, { $field }: { $value } není text o nejvýš { $most ->
    [one] { $most } tisknutelném znaku
    [few] { $most } tisknutelných znacích
   *[other] { $most } tisknutelných znacích
  }.
roam-cards-word = { $file }, { $card }, { $field }: { $value } není nic z tohoto: { $known }.
roam-cards-rows = { $file }, { $card }, { $field }: { $value } není seznam řad v uvozovkách.
roam-cards-pattern = { $file }, { $card }, { $field }: „{ $value }“ není tvar. Nakresli jednu až šest stejně dlouhých řad ze znaků # (místo), o (prázdné místo) a . (nic), aspoň s jedním #.
roam-cards-coins = { $file }, { $card }, { $field }: „{ $value }“ nejsou mince karty oblasti. Nakresli tři řady po dvou znacích: tečka, nebo číslo od 1 do 3.
roam-cards-starters = { $file }: základní karty musí být A, B a C, v tomto pořadí. Jsou tu: { $there }.
roam-cards-few-lands = { $file }, { $field }: je potřeba aspoň { $least ->
    [one] { $least } karta oblasti
    [few] { $least } karty oblastí
   *[other] { $least } karet oblastí
  }.
roam-cards-many = { $file }, { $card }, { $field }: je jich { $count }, čte se nejvýš { $most }.
roam-cards-twice = { $file }, { $field }: číslo { $number } je použité dvakrát.

## Unusual things about card sets

roam-odd-lands = { $count ->
    [one] V sadě je { $count } karta oblasti
    [few] V sadě jsou { $count } karty oblastí
   *[other] V sadě je { $count } karet oblastí
}; v krabici jich je 43, s promo kartami 48.
roam-odd-artifacts = { $count ->
    [one] V sadě je { $count } artefakt
    [few] V sadě jsou { $count } artefakty
   *[other] V sadě je { $count } artefaktů
}; v krabici jich je 24.
roam-odd-reach = { $seat ->
    [south] Z jihu
    [west] Ze západu
    [north] Ze severu
   *[east] Z východu
} základní karty nedosáhnou na { $count ->
    [one] pole
    [few] pole
    [many] pole
   *[other] pole
} { $spaces }.
roam-odd-twins = Karta { $card } má stejný tvar jako karta { $twin }.
roam-odd-squares = Karta { $card }: { $count ->
    [one] tvar má { $count } místo
    [few] tvar má { $count } místa
   *[other] tvar má { $count } míst
}; většinou jich je 2 až 6.
roam-odd-blanks = Karta { $card }: { $count ->
    [one] { $count } prázdné místo
    [few] { $count } prázdná místa
   *[other] { $count } prázdných míst
}; většina tvarů má nejvýš 3.
roam-odd-size = Karta { $card }: tvar má šířku { $wide } a výšku { $high }; většina se vejde do 4 × 4.
roam-odd-points = Karta { $card }: { $points ->
    [one] { $points } bod je
    [few] { $points } body jsou
   *[other] { $points } bodů je
} na tuto kartu hodně.
roam-odd-coins = Karta { $card }: { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}; většina karet oblastí má nejvýš 4.
roam-odd-landscape = Karta { $card }: pro „{ $word }“ není žádný obrázek, takže na ní bude louka. Obrázky: { $known }.
roam-odd-price = Artefakt { $card }: cena { $price ->
    [one] { $price } mince
    [few] { $price } mince
   *[other] { $price } mincí
}; většina stojí 2 až 8.
roam-odd-artifact-points = Artefakt { $card }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; většina má nejvýš 3.

## Reasons of the greedy bot, short, in a list

roam-reason-artifact = artefakt k použití
roam-reason-character = o postavu víc
roam-reason-coins = mince
roam-reason-end = nic se nezmění
roam-reason-lands = žetony na kartách oblastí
roam-reason-loss = prohraná hra
roam-reason-pattern = její tvar
roam-reason-points = body
roam-reason-price = zaplacené mince
roam-reason-rivals = co získají soupeři
roam-reason-time = hra se blíží ke konci
roam-reason-win = vyhraná hra

## The rules in short

roam-rule-R-1-1 = Karet oblastí je 43. Na jedné straně mají krajinu o 6 polích, 2 na šířku a 3 na výšku, na některých se symboly mincí. Na druhé straně je postava: tvar průzkumu, jehož některá místa mohou být prázdná, a body. Tvar i body jsou i na straně s krajinou, takže obojí zná každý.
roam-rule-R-1-2 = Základních karet je 12, po 3 ve 4 barvách. Všechny barvy mají stejné tři tvary; kterým směrem leží, určuje jen místo u stolu.
roam-rule-R-1-3 = Každá ze 4 barev má 24 žetonů průzkumu. Dál je tu 24 artefaktů, 30 mincí hodnoty 1, 6 mincí hodnoty 5, 1 karta hlídky a 4 přehledové karty.
roam-rule-R-1-4 = Počet všech komponent kromě mincí je omezený: co dojde, není k dispozici. Mince nikdy nedojdou.
roam-rule-R-1-5 = Sada karet může mít víc než 43 karet oblastí; jedno vydání přidává 5 promo karet.
roam-rule-R-2-1 = Každý hráč si vezme jednu barvu: její 3 základní karty, lícem nahoru, a jejích 24 žetonů.
roam-rule-R-2-2 = Zamíchej karty oblastí a 6 z nich vylož krajinou nahoru jako mapu: 2 řady po 3 kartách, které se dotýkají, dohromady 6 × 6 polí. Vykládá se nejdřív horní řada, vždy zleva. Svitky míří k vnějšímu okraji mapy, takže dolní řada leží otočená o 180°. Zbytek je dobírací balíček, krajinou nahoru: jeho vrchní kartu vidí všichni.
roam-rule-R-2-3 = Každý hráč sedí u jiného okraje mapy; není-li vybráno jinak, dva na jihu a na severu, tři na jihu, na západě a na severu. Horní řada mapy je na severu. Postavy leží horní stranou k mapě, takže se jejich tvary otáčejí po směru hodinových ručiček: jih 0°, západ 90°, sever 180°, východ 270°.
roam-rule-R-2-4 = Začínající hráč se vylosuje, nebo se na něm hráči dohodnou. Hraje se po směru hodinových ručiček: jih, západ, sever, východ; prázdné okraje se přeskakují. Druhý a třetí hráč v pořadí začínají s 1 mincí, čtvrtý se 2.
roam-rule-R-2-5 = V základní hře artefakty nejsou. V plnohodnotné hře je zamíchej a 4 vylož.
roam-rule-R-3-1 = Jsou-li na začátku tahu všechny tvé postavy lícem dolů, obrať je všechny lícem nahoru. Tah pak pokračuje jako obvykle.
roam-rule-R-3-2 = Dřívější odpočinek: jsou-li na začátku tahu některé tvé postavy ještě lícem nahoru, můžeš zaplatit 1 minci za každou z nich a obrátit lícem nahoru všechny. Všechny, nebo žádnou.
roam-rule-R-3-3 = Máš-li lícem nahoru všechny postavy i artefakty, dřívější odpočinek by nic nezměnil a nenabízí se. Máš-li lícem nahoru všechny postavy, nabízí se jen tehdy, když obrátí některý artefakt.
roam-rule-R-3-4 = Začátek tahu trvá, dokud nevybereš postavu; před odpočinkem lze použít Minci, Posunutí a Obrácení. Kdykoli jsou na začátku tahu všechny tvé postavy lícem dolů, hned následuje odpočinek zdarma. Odpočinek, zdarma nebo dřívější, je v tahu nejvýš jeden. Po něm nesmíš poslední postavu, kterou máš lícem nahoru, obrátit lícem dolů, dokud nějakou postavu nepoužiješ.
roam-rule-R-4-1 = V každém tahu použiješ právě jednu postavu, která je lícem nahoru: obrať ji lícem dolů a polož žetony v jejím tvaru, směrem, kterým karta leží. Tvar otáčet nesmíš.
roam-rule-R-4-2 = Všechna místa tvaru musí ležet na mapě, i ta nad obsazenými poli. Prázdná místa smějí ležet mimo mapu.
roam-rule-R-4-3 = Na každé místo tvaru nad volným polem musíš položit žeton. Obsazená pole, tvá i soupeřova, se přeskočí.
roam-rule-R-4-4 = Na jednom poli nikdy není víc než jeden žeton, kromě pokročilé varianty.
roam-rule-R-4-5 = Umístění, které nepoloží žádný žeton, nesmíš vybrat, pokud má táž postava při stejném otočení tvaru jiné, které aspoň jeden žeton položí. Nahrazení se počítá, prázdná místa ne. Umístění, které položí žetonů nejvíc, vybrat nemusíš.
roam-rule-R-4-6 = Máš-li méně žetonů než míst k zaplnění, i s nahrazeními, vybíráš, která zaplníš. Nemáš-li žádný, postava se přesto obrátí lícem dolů a nic se nepokládá: umístění se nevybírá a žádné prázdné místo se nezaplňuje.
roam-rule-R-4-7 = Dokud karta oblasti není zaplněná, nikdo si žetony nebere zpět; vrátit některý umí jen artefakt Nahrazení.
roam-rule-R-4-8 = Za každý symbol mince na poli, které dostane žeton, získá majitel žetonu hned 1 minci.
roam-rule-R-4-9 = Po položení žetonů můžeš zaplatit 2 mince za každé prázdné místo použitého tvaru, které leží na volném poli mapy, a položit tam žeton; získáš i mince toho pole. Zaplnit můžeš tolik prázdných míst, na kolik máš, i z mincí získaných v tomto tahu.
roam-rule-R-4-10 = Počet mincí je veřejný: každý vidí, kolik jich máš.
roam-rule-R-4-11 = Tah má tyto kroky, v tomto pořadí. 1: začátek tahu, kdy si můžeš odpočinout. 2: vyber postavu, otoč její tvar, vyber umístění a nahraď žetony; pak polož své žetony a získej mince. 3: v libovolném pořadí, dokud chceš, plať za prázdná místa, zaplňuj je zdarma, nahrazuj na nich žetony a používej Minci, Posunutí a Obrácení. 4: ověří se hlídka. 5: vyhodnotí se zaplněné karty oblastí a jejich dražby. 6: můžeš koupit artefakt. 7: ověří se konec hry.
roam-rule-R-4-12 = I postavu, která se nikam nevejde, můžeš použít: obrať ji lícem dolů a nic nepokládej.
roam-rule-R-5-1 = Na konci tahu je zaplněná každá karta oblasti, která má obsazených všech 6 polí. Je-li jich víc, pořadí určí hráč na tahu a každá se vyhodnotí celá, než přijde další.
roam-rule-R-5-2 = Kartu získá hráč, který na ní má nejvíce žetonů.
roam-rule-R-5-3 = Má-li několik hráčů shodně nejvíce žetonů, kartu draží oni a nikdo jiný: nabízejí mince po směru hodinových ručiček od hráče na tahu, a není-li mezi nimi, od dalšího z nich. Každý nabízí jednou; nabídka musí být vyšší než předchozí a nikdo nenabídne víc, než má. Pasovat se smí a první nabídka může být 0. Kdo nabídne nejvíc, zaplatí a kartu získá, nikdo jiný neplatí. Pasují-li všichni, získá ji první z nich za 0.
roam-rule-R-5-4 = Kdo kartu získá, položí ji postavou nahoru vedle ostatních svých postav, otočenou jako ony; pro odpočinek, zdarma i dřívější, se hned počítá. Žetony z ní se vrátí majitelům. Mezeru zaplní vrchní karta oblasti z balíčku, otočená jako ta předchozí; je-li balíček prázdný, mezera zůstane a k mapě už nepatří.
roam-rule-R-5-5 = Všichni ostatní, kdo mají na zaplněné kartě oblasti aspoň jeden žeton, získají právě 1 minci, i ti, kdo ji v remíze nezískali.
roam-rule-R-5-6 = Mince z dřívější karty téhož tahu můžeš nabídnout za další kartu nebo utratit za artefakt. Mince pro ty, kdo kartu nezískali, přichází až po její dražbě.
roam-rule-R-6-1 = Jakmile někdo získá desátou postavu, včetně základních, kolo se dohraje, aby každý odehrál stejný počet tahů. Postav může být i víc než deset.
roam-rule-R-6-2 = Sečti body na svých postavách, v plnohodnotné hře i na artefaktech, a ve variantě s hlídkou 3 za hlídku. Vyhrává hráč s nejvíce body; při remíze ten z nich, kdo má nejvíce mincí. Je-li remíza i v mincích, je vítězství společné.
roam-rule-R-6-3 = Hra skončí a boduje se i po 10 kolech za sebou, ve kterých nikdo nepoloží žeton na volné pole a nezaplní se žádná karta oblasti. Nahrazování a posouvání se nepočítá.
roam-rule-R-6-4 = Konec spustí i desátá postava získaná v soupeřově tahu. Tento tah se dohraje, i s nákupem; je-li v kole poslední, hra jím končí. Body přinášejí i postavy a artefakty lícem dolů.
roam-rule-R-7-1 = Na konci svého tahu, po zaplněných kartách oblastí, si můžeš za uvedenou cenu koupit jeden ze 4 vyložených artefaktů. Nabídka se doplní z hromádky; je-li prázdná, zůstane kratší. Za tah lze koupit jeden, mít jich můžeš, kolik chceš. Artefakt přichází lícem nahoru a v tomto tahu ho použít nelze.
roam-rule-R-7-2 = Artefakt použiješ tak, že ho obrátíš lícem dolů. Můžeš to udělat jen ve svém tahu a použít jich za tah, kolik chceš.
roam-rule-R-7-3 = Kdykoli se lícem nahoru obracejí všechny tvé postavy, při odpočinku zdarma i dřívějším, obracejí se i všechny tvé artefakty. Za artefakty lícem nahoru se v dřívějším odpočinku neplatí.
roam-rule-R-7-4 = Prázdné místo zdarma: bez placení polož žeton na jedno prázdné místo použitého tvaru, které leží na volném poli mapy, a získej jeho mince. Jen společně s postavou; jedno prázdné místo za každý artefakt.
roam-rule-R-7-5 = Nahrazení: při pokládání žetonů nahraď jeden soupeřův žeton pod místem svého tvaru žetonem ze své zásoby, místo aby se jeho pole přeskočilo. Vlastní žeton nahradit nikdy nemůžeš. Získáš mince toho pole a soupeři se jeho žeton vrátí. Jen společně s postavou; jeden žeton za každý artefakt. Funguje to i na prázdném místě, zaplaceném nebo zdarma.
roam-rule-R-7-6 = Mince: získej 1 minci.
roam-rule-R-7-7 = Otočení: otoč tvar, který použiješ, i s prázdnými místy, o 90° po směru hodinových ručiček. Několik otočení se sčítá.
roam-rule-R-7-8 = Posunutí: posuň jeden žeton libovolného hráče na sousední prázdné pole, na kterém žádný žeton neleží, ne však šikmo. Mince se nezískávají. Žeton smí přejít na jinou kartu oblasti a může ji zaplnit.
roam-rule-R-7-9 = Obrácení: obrať jednu svou postavu, lícem nahoru, nebo dolů. Můžeš to udělat i na úplném začátku tahu: obrátíš-li lícem dolů poslední postavu, kterou máš lícem nahoru, obrátí se pak všechny lícem nahoru. Obracet lze jen postavy. Druhou postavu v tomto tahu ti Obrácení nikdy použít nedovolí, ale tu použitou můžeš obrátit lícem nahoru pro příští tah.
roam-rule-R-7-10 = Mince, Posunutí a Obrácení se používají na začátku tahu nebo po položení žetonů, nikdy během pokládání.
roam-rule-R-7-11 = Artefakty se dají libovolně kombinovat.
roam-rule-R-8-1 = Ve variantě s hlídkou si kartu hlídky vezme a ponechá hráč, který má jako první ve svém tahu soupeřův žeton obklopený vlastními žetony na všech 8 sousedních polích. Přinese mu 3 body.
roam-rule-R-8-2 = Všech 8 sousedních polí musí být na mapě, takže žeton na okraji se nikdy nepočítá. Ověřuje se to jednou za tah, po tvých akcích a než zaplněné karty oblastí opustí mapu. Na hranicích karet nezáleží.
roam-rule-R-9-1 = V pokročilé variantě smějí na jednom poli ležet dva žetony, jeden na druhém, jednoho hráče, nebo dvou. Mince pole získá i druhý žeton.
roam-rule-R-9-2 = Karta oblasti je zaplněná, když je obsazeno všech 6 polí, jedním žetonem, nebo dvěma. Do většiny se počítají všechny žetony; o remíze rozhodne dražba jako obvykle.
roam-rule-R-9-3 = Volné je pole s méně než dvěma žetony: na místo nad jediným žetonem, tvým i soupeřovým, se žeton položit musí. Přeskakují se jen plná pole.
roam-rule-R-9-4 = Na pořadí žetonů nad sebou nezáleží: Nahrazení i Posunutí mohou vzít kterýkoli z nich. Nahrazení funguje i tam, kde je ještě místo; počet žetonů zůstává.
roam-rule-R-9-5 = Pro hlídku je pole tvoje, leží-li na něm některý tvůj žeton, a uprostřed se počítá kterýkoli soupeřův žeton.

## Chapters of the rules

roam-chapter-R-1 = Komponenty
roam-chapter-R-2 = Příprava
roam-chapter-R-3 = Začátek tahu
roam-chapter-R-4 = Použití postavy
roam-chapter-R-5 = Zaplněné karty
roam-chapter-R-6 = Konec hry
roam-chapter-R-7 = Artefakty
roam-chapter-R-8 = Varianta s hlídkou
roam-chapter-R-9 = Pokročilá varianta
roam-chapter-abilities = Co umějí artefakty

## Below the pictures of rules

roam-picture-turned = Tatáž karta před každým ze čtyř hráčů. Horní stranou míří k mapě, a tvar se proto otáčí podle místa u stolu.
roam-picture-edge = Vlevo leží mimo mapu jen prázdná místa, to se smí. Vpravo leží mimo mapu místa, která se mají zaplnit, a to se nesmí.
roam-picture-covered = Na každé volné pole pod tvarem přijde žeton, soupeřův žeton uprostřed se přeskočí. Žeton na čárkované prázdné místo stojí 2 mince. Za žeton na symbolu mince získáš 1 minci.
roam-picture-majority = Kartu získá hráč, který na ní má nejvíc žetonů, tady tři. Každý další hráč, který na ní má žeton, získá 1 minci.
roam-picture-outpost = Na všech 8 polích kolem soupeřova žetonu leží tvé žetony, i přes hranici dvou karet: bereš si hlídku.
roam-picture-stacked = Všech 6 polí je obsazeno, karta je zaplněná. Počítá se každý žeton, i když leží dva na sobě.
