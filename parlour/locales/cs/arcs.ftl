# Arcs

## Seats

arcs-seat-red = { arcs-name-red }
arcs-seat-blue = { arcs-name-blue }
arcs-seat-yellow = { arcs-name-yellow }
arcs-seat-green = { arcs-name-green }

## Options

arcs-option-players = Počet hráčů
    .help = Kolik vás hraje: dva, tři, nebo čtyři.
arcs-option-first = Začínající hráč
    .help = Kdo má na začátku iniciativu. Dál se hraje po směru hodinových ručiček.
arcs-option-first-random = Náhodně
arcs-option-setup = Karta přípravy
    .help = Které hvězdokupy jsou mimo hru a kde kdo začíná. Každý počet hráčů má vlastní karty.
arcs-option-setup-random = Náhodně
arcs-option-setup-frontiers = { arcs-name-frontiers }
arcs-option-setup-homelands = { arcs-name-homelands }
arcs-option-setup-core-conflict = { arcs-name-core-conflict }
arcs-option-setup-mix-up = { arcs-name-mix-up }
arcs-option-setup-mix-up-1 = { arcs-name-mix-up-1 }
arcs-option-setup-mix-up-2 = { arcs-name-mix-up-2 }
arcs-option-setup-mix-up-3 = { arcs-name-mix-up-3 }
arcs-option-split_discard = Dva odhazovací balíčky
    .help = Varianta: karty akcí zahrané lícem nahoru se odhazují lícem nahoru, na vlastní balíček.
arcs-option-leaders = Vůdci a příběhy
    .help = Varianta: před hrou si každý vybere vůdce a příběh ze základní krabice, z balíčku, nebo z obojího.
arcs-option-leaders-none = Bez nich
arcs-option-leaders-base = Základní krabice
arcs-option-leaders-pack = Balíček vůdců a příběhů
arcs-option-leaders-both = Obojí
arcs-option-two_lore = Každému dva příběhy
    .help = S vůdci a příběhy si každý vybere dvě karty příběhů místo jedné.
arcs-option-extra = Další karty
    .help = Hraje se s další sadou karet: její karty dvora se zamíchají do balíčku dvora, její vůdce a příběhy si lze vybrat.
arcs-option-extra-none = Bez nich

## Names of things

arcs-name-red = Červená
arcs-name-blue = Modrá
arcs-name-yellow = Žlutá
arcs-name-green = Zelená

arcs-name-frontiers = Pohraničí
arcs-name-homelands = Domoviny
arcs-name-core-conflict = Střet v jádru
arcs-name-mix-up = Mišmaš
arcs-name-mix-up-1 = Mišmaš 1
arcs-name-mix-up-2 = Mišmaš 2
arcs-name-mix-up-3 = Mišmaš 3

arcs-name-material = materiál
arcs-name-fuel = palivo
arcs-name-weapon = zbraň
arcs-name-relic = relikvie
arcs-name-psionic = psionik

arcs-name-tycoon = Magnát
arcs-name-tyrant = Tyran
arcs-name-warlord = Vojevůdce
arcs-name-keeper = Správce
arcs-name-empath = Empat

arcs-name-agent = agent
arcs-name-slot = prázdné pole
arcs-name-cloud = oblačné město
arcs-name-ship = loď
arcs-name-city = město
arcs-name-starport = dok
arcs-name-fresh = bez poškození
arcs-name-damaged = s poškozením

arcs-name-assault = útok
arcs-name-skirmish = šarvátka
arcs-name-raid = nájezd
arcs-name-any = libovolné

# Faces of dice: + is written -
arcs-name-blank = prázdná strana
arcs-name-hit = zásah
arcs-name-hit-hit = 2 zásahy
arcs-name-self-hit = vlastní zásah + zásah
arcs-name-self-hit-hit = vlastní zásah + 2 zásahy
arcs-name-intercept = protiúder
arcs-name-intercept-hit = protiúder + zásah
arcs-name-intercept-key-key = protiúder + 2 klíče
arcs-name-self-key = vlastní zásah + klíč
arcs-name-self-building = vlastní zásah + zásah budovy
arcs-name-building-key = zásah budovy + klíč

arcs-name-1 = hvězdokupa 1
arcs-name-2 = hvězdokupa 2
arcs-name-3 = hvězdokupa 3
arcs-name-4 = hvězdokupa 4
arcs-name-5 = hvězdokupa 5
arcs-name-6 = hvězdokupa 6

arcs-name-1-gate = brána 1
arcs-name-1-arrow = šipka 1
arcs-name-1-crescent = půlměsíc 1
arcs-name-1-hex = šestiúhelník 1
arcs-name-2-gate = brána 2
arcs-name-2-arrow = šipka 2
arcs-name-2-crescent = půlměsíc 2
arcs-name-2-hex = šestiúhelník 2
arcs-name-3-gate = brána 3
arcs-name-3-arrow = šipka 3
arcs-name-3-crescent = půlměsíc 3
arcs-name-3-hex = šestiúhelník 3
arcs-name-4-gate = brána 4
arcs-name-4-arrow = šipka 4
arcs-name-4-crescent = půlměsíc 4
arcs-name-4-hex = šestiúhelník 4
arcs-name-5-gate = brána 5
arcs-name-5-arrow = šipka 5
arcs-name-5-crescent = půlměsíc 5
arcs-name-5-hex = šestiúhelník 5
arcs-name-6-gate = brána 6
arcs-name-6-arrow = šipka 6
arcs-name-6-crescent = půlměsíc 6
arcs-name-6-hex = šestiúhelník 6

## Action cards

arcs-name-administration = Správa
arcs-name-administration-1 = Správa 1
arcs-name-administration-2 = Správa 2
arcs-name-administration-3 = Správa 3
arcs-name-administration-4 = Správa 4
arcs-name-administration-5 = Správa 5
arcs-name-administration-6 = Správa 6
arcs-name-administration-7 = Správa 7
arcs-name-aggression = Agrese
arcs-name-aggression-1 = Agrese 1
arcs-name-aggression-2 = Agrese 2
arcs-name-aggression-3 = Agrese 3
arcs-name-aggression-4 = Agrese 4
arcs-name-aggression-5 = Agrese 5
arcs-name-aggression-6 = Agrese 6
arcs-name-aggression-7 = Agrese 7
arcs-name-construction = Výstavba
arcs-name-construction-1 = Výstavba 1
arcs-name-construction-2 = Výstavba 2
arcs-name-construction-3 = Výstavba 3
arcs-name-construction-4 = Výstavba 4
arcs-name-construction-5 = Výstavba 5
arcs-name-construction-6 = Výstavba 6
arcs-name-construction-7 = Výstavba 7
arcs-name-mobilization = Mobilizace
arcs-name-mobilization-1 = Mobilizace 1
arcs-name-mobilization-2 = Mobilizace 2
arcs-name-mobilization-3 = Mobilizace 3
arcs-name-mobilization-4 = Mobilizace 4
arcs-name-mobilization-5 = Mobilizace 5
arcs-name-mobilization-6 = Mobilizace 6
arcs-name-mobilization-7 = Mobilizace 7

## Guild cards

arcs-name-loyal-engineers = Věrní inženýři
    .text = Tuto kartu si necháš, i když vyvoláš pobouření. Kterýkoli zdroj, i když podléhá pobouření, můžeš utratit jako materiál; o akce za materiál tě pobouření nikdy nepřipraví.
arcs-name-mining-interest = Těžařské zájmy
    .text = Výroba (stavba): získej 1 materiál. Předzvěst: odhoď tuto kartu a získej libovolný počet materiálů, nejvýš 1 za každé své prázdné pole pro zdroje; jakmile dojde zásoba, zbytek můžeš po jednom ukrást.
arcs-name-material-cartel = Materiálový kartel
    .text = Zásoba materiálů se počítá jako tvoje, i pro Magnáta, ale nemůžeš ji utrácet, nikdo ji nemůže krást a všichni z ní dál získávají. Po každém bodování odhodí soupeři všechny žetony materiálů. Předzvěst: odhoď tuto kartu a ukradni 1 materiál.
arcs-name-admin-union = Odbory úředníků
    .text = Předzvěst: polož tuto kartu vedle karty Správa, kterou v tomto kole kdokoli zahrál lícem nahoru. Na konci kola si tu kartu lízni a tuto odhoď. Do té doby ji nelze ukrást, do ničeho se nepočítá a pobouření se jí netýká.
arcs-name-construction-union = Odbory stavitelů
    .text = Předzvěst: polož tuto kartu vedle karty Výstavba, kterou v tomto kole kdokoli zahrál lícem nahoru. Na konci kola si tu kartu lízni a tuto odhoď. Do té doby ji nelze ukrást, do ničeho se nepočítá a pobouření se jí netýká.
arcs-name-fuel-cartel = Palivový kartel
    .text = Zásoba paliva se počítá jako tvoje, i pro Magnáta, ale nemůžeš ji utrácet, nikdo ji nemůže krást a všichni z ní dál získávají. Po každém bodování odhodí soupeři všechny žetony paliva. Předzvěst: odhoď tuto kartu a ukradni 1 palivo.
arcs-name-loyal-pilots = Věrní piloti
    .text = Tuto kartu si necháš, i když vyvoláš pobouření. Kterýkoli zdroj, i když podléhá pobouření, můžeš utratit jako palivo; o akci za palivo tě pobouření nikdy nepřipraví.
arcs-name-gatekeepers = Strážci bran
    .text = Když útočíš u brány, můžeš hodit až 2 kostkami navíc. Předzvěst: odhoď tuto kartu a umísti 1 loď ke každé bráně ve hře; máš-li lodí málo, brány si vybereš.
arcs-name-shipping-interest = Rejdařské zájmy
    .text = Syntéza (stavba): získej 1 palivo. Předzvěst: odhoď tuto kartu a získej libovolný počet žetonů paliva, nejvýš 1 za každé své prázdné pole pro zdroje; jakmile dojde zásoba, zbytek můžeš po jednom ukrást.
arcs-name-spacing-union = Odbory kosmoplavců
    .text = Předzvěst: polož tuto kartu vedle karty Mobilizace, kterou v tomto kole kdokoli zahrál lícem nahoru. Na konci kola si tu kartu lízni a tuto odhoď. Do té doby ji nelze ukrást, do ničeho se nepočítá a pobouření se jí netýká.
arcs-name-arms-union = Odbory zbrojířů
    .text = Předzvěst: polož tuto kartu vedle karty Agrese, kterou v tomto kole kdokoli zahrál lícem nahoru. Na konci kola si tu kartu lízni a tuto odhoď. Do té doby ji nelze ukrást, do ničeho se nepočítá a pobouření se jí netýká.
arcs-name-prison-wardens = Vězeňští dozorci
    .text = Verbování (stavba): vrať libovolný počet svých zajatců a za každého získej 1 libovolný zdroj. Poprava (vliv): přesuň libovolný počet svých zajatců ke svým trofejím. Předzvěst: odhoď tuto kartu a umísti 3 lodě do systému, který ovládáš.
arcs-name-skirmishers = Harcovníci
    .text = Jednou v každé své bitvě můžeš po hodu přehodit až tolik kostek šarvátky, kolik máš symbolů zbraní (na žetonech i kartách gildy, včetně této). Předzvěst: odhoď tuto kartu a umísti 3 lodě do systému, který ovládáš.
arcs-name-court-enforcers = Dvorní vymahači
    .text = Únos (bitva): zajmi všechny soupeřící agenty na kartě dvora, na které jich je méně, než kolik máš symbolů zbraní (na žetonech i kartách gildy, včetně této). Předzvěst: odhoď tuto kartu a umísti 3 lodě do systému, který ovládáš.
arcs-name-loyal-marines = Věrní výsadkáři
    .text = Tuto kartu si necháš, i když vyvoláš pobouření. Kterýkoli zdroj, i když podléhá pobouření, můžeš utratit jako zbraň; o účinek zbraně tě pobouření nikdy nepřipraví. Předzvěst: odhoď tuto kartu a umísti 3 lodě do systému, který ovládáš.
arcs-name-lattice-spies = Zvědové Mříže
    .text = Předzvěst, jako její první akce: odhoď tuto kartu a uchvať iniciativu, pokud ji v tomto kole ještě nikdo neuchvátil. Potom už v tomto tahu nemůžeš kartou akce vyhlásit ambici ani uchvátit iniciativu.
arcs-name-farseers = Jasnovidci
    .text = Když vyhlásíš ambici, prohlédni si karty v ruce jednoho soupeře; jednu s ním můžeš vyměnit. Předzvěst: odhoď tuto kartu a libovolný počet karet z ruky, pak si lízni stejný počet a jednu navíc zespodu odhazovacího balíčku akcí.
arcs-name-secret-order = Tajný řád
    .text = Když vyhlásíš ambici Správce nebo Empat, nulový žeton se neumisťuje.
arcs-name-loyal-empaths = Věrní empati
    .text = Tuto kartu si necháš, i když vyvoláš pobouření. Kterýkoli zdroj, i když podléhá pobouření, můžeš utratit jako psionik; o akci za psionik tě pobouření nikdy nepřipraví.
arcs-name-silver-tongues = Zlatoústí
    .text = Předzvěst: odhoď tuto kartu a ukradni jednu kartu gildy nebo jeden zdroj.
arcs-name-loyal-keepers = Věrní správci
    .text = Tuto kartu si necháš, i když vyvoláš pobouření. Kterýkoli zdroj, i když podléhá pobouření, můžeš utratit jako relikvii; o akci za relikvii tě pobouření nikdy nepřipraví.
arcs-name-sworn-guardians = Přísežní strážci
    .text = Soupeři ti nemohou krást zdroje ani ostatní karty gild. Je-li ukradena tato karta, pohřbí se.
arcs-name-elder-broker = Starý dohodce
    .text = Obchod (daně): vyber soupeřovo město, které ovládáš; vezmi si od jeho majitele 1 zdroj druhu té planety a dej mu 1 zdroj druhu, který nemá. Předzvěst: odhoď tuto kartu a získej 1 materiál, 1 palivo a 1 zbraň.
arcs-name-relic-fence = Překupník relikvií
    .text = Předzvěst, jednou za tah: odhoď 1 zdroj a získej 1 relikvii.
arcs-name-galactic-bards = Galaktičtí bardi
    .text = Když překonáváš nebo odporuješ, můžeš před jakoukoli akcí vyhlásit ambici své karty, pokud v tomto kole žádná vyhlášena nebyla (se 7 libovolnou). Nulový žeton se neumisťuje.

## Vox cards

arcs-name-mass-uprising = Hromadné povstání
    .text = Při zajištění: vyber hvězdokupu ve hře a umísti 1 loď do každého jejího systému; máš-li lodí málo, systémy si vybereš. Tuto kartu odhoď.
arcs-name-populist-demands = Požadavky lidu
    .text = Při zajištění: můžeš vyhlásit libovolnou ambici, je-li k dispozici žeton; nulový žeton se neumisťuje. Tuto kartu odhoď.
arcs-name-outrage-spreads = Pobouření se šíří
    .text = Při zajištění: můžeš vybrat druh zdroje; každý hráč, i ty, u něj vyvolá pobouření. Tuto kartu odhoď.
arcs-name-song-of-freedom = Píseň svobody
    .text = Při zajištění: můžeš vrátit kterékoli město, které ovládáš, vlastní či soupeřovo, na jeho desku; pokud to uděláš, můžeš uchvátit iniciativu. Tuto kartu zamíchej do balíčku dvora, než se řada doplní.
arcs-name-guild-struggle = Svár gild
    .text = Při zajištění: můžeš ukrást 1 kartu gildy. Všechny karty gild z odhazovacího balíčku dvora zamíchej do balíčku dvora. Tuto kartu odhoď.
arcs-name-call-to-action = Výzva k činu
    .text = Při zajištění: lízni si 1 kartu zespodu odhazovacího balíčku akcí. Tuto kartu odhoď.

## Leaders

arcs-name-elder = Stařešina
    .text = Milovaný: po bitvě, ve které se bráníš a útočník získá trofej, můžeš uplatnit vliv; soupeři, kteří s tebou svádějí bitvu, nemohou vyplenit dvůr. Spravedlivý: za druhé místo v ambici Tyran nezískáš nic a za první jen druhou hodnotu, bez bonusu za města.
arcs-name-mystic = Mystik
    .text = Naladěný: když akcí za kopírování nebo odporování vybíráš daně, získej navíc 1 psionik. Záhadný: začínáš s pobouřením u materiálů a paliva.
arcs-name-fuel-drinker = Pijce paliva
    .text = Nenasytný: když akcí za kopírování nebo odporování vybíráš daně, získej navíc 1 palivo. Marnotratný: pokud se bodoval Magnát, po bodování odhoď všechno své palivo.
arcs-name-upstart = Povýšenec
    .text = Ctižádostivý: když vyhlásíš ambici, můžeš získat 1 libovolný zdroj. Nezkušený: nemůžeš vybírat daně z měst, která neovládáš, ani z vlastních.
arcs-name-rebel = Rebel
    .text = Odhodlaný: když útočíš, házíš vždy o 2 kostky víc, než vybereš. Neorganizovaný: nemůžeš přesunout víc než 2 lodě najednou.
arcs-name-warrior = Válečník
    .text = Taktický: když akcí za kopírování nebo odporování svádíš bitvu, můžeš provést pohyb před ní nebo po ní; po pohybu před ní musíš bitvu svést. Násilnický: za druhé místo v ambici Empat nezískáš nic a za první jen druhou hodnotu, bez bonusu za města.
arcs-name-feastbringer = Hostitel
    .text = Charismatický: když akcí za kopírování nebo odporování zajišťuješ, můžeš předtím nebo potom uplatnit vliv; po vlivu předtím musíš zajistit. Štědrý: za vyhlášení ambice musíš dát kartu gildy soupeři s nejmenší mocí.
arcs-name-demagogue = Demagog
    .text = Smělý: když vyhlásíš ambici, můžeš umístit na každou kartu dvora až 1 agenta. Paranoidní: nemůžeš zajistit kartu gildy, na které máš jen 1 agenta.
arcs-name-archivist = Archivář
    .text = Učený: po přípravě si lízni 5 karet příběhů, 2 z nich si nech navíc a 3 vyřaď. Akademický: za druhé místo v ambici Magnát nezískáš nic a za první jen druhou hodnotu, bez bonusu za města.
arcs-name-overseer = Dohlížitel
    .text = Bezohledný: jednou za tah, když zdaníš město nebo postavíš loď v doku (i když ti žádná nezbývá), můžeš tu budovu zasáhnout a udělat to znovu bez akčního bodu. Zničená soupeřova budova je tvá trofej, zničené město vyvolá pobouření. Nenáviděný: při přípravě se vyřadí 2 tvé lodě a 3 tví agenti.
arcs-name-corsair = Korzár
    .text = Lstivý: když útočíš, můžeš jednou přehodit až tolik kostek nájezdu, kolik máš typů zdrojů. Ostražitý: když útočíš, nemůžeš hodit víc kostkami útoku než kostkami šarvátky.
arcs-name-noble = Šlechtic
    .text = Urozený: když vyhlásíš ambici, na které ještě není žeton, zajisti vrchní kartu balíčku dvora. Vlivný: akcí za kopírování nebo odporování můžeš uplatnit vliv dvakrát. Hrdý: boduješ jen za první místo bez remízy.
arcs-name-anarchist = Anarchista
    .text = Decentralizovaný: při přípravě se vyřadí tvá 2 města nejvíc vlevo. Inspirující: kde máš lodě, můžeš vybírat daně ze soupeřových měst, i když je neovládáš, a z prázdných polí pro budovy. Zásadový: nemůžeš vybírat daně z vlastních měst.
arcs-name-shaper = Tvůrce
    .text = Mytický: po zdanění města můžeš na jeho planetu položit 1 svůj zdroj, z pole pro zdroje nebo ze svého kartelu; od té chvíle je to její typ, u každé planety jen jednou. Prastarý: urychlený pohyb nemůžeš začít z doků, zato můžeš z bran.
arcs-name-agitator = Agitátor
    .text = Buřičský: pokud při kopírování nebo odporování provedeš akci daní, získej navíc 1 zbraň. Záškodnický: tvůj protiúder dá útočníkovi tolik zásahů, kolik máš symbolů zbraní (na žetonech i kartách gildy), místo zásahů za nepoškozené lodě; pak odhoď 1 zbraň.
arcs-name-quartermaster = Zásobovač
    .text = Houževnatý: po každé své bitvě tam oprav 1 svou loď za každý dok na mapě, který ovládáš. Chamtivý: začínáš s pobouřením u materiálů.

## Lore

arcs-name-tool-priests = Kněží nástrojů
    .text = Přivolání (stavba): jednou za tah postav 1 loď u libovolného města, které ovládáš, i u soupeřova.
arcs-name-galactic-rifles = Galaktické pušky
    .text = Palba (bitva): za každou svou nepoškozenou loď v systému hoď 1 kostkou šarvátky, nejvýš 6, proti soupeři v sousedním systému. Každý zásah dopadne na loď, pak na budovu. Co mění bitvy, zde neplatí.
arcs-name-sprinter-drives = Sprinterské pohony
    .text = Po tvém pohybu se skupina nepoškozených lodí, které se pohnuly a jsou v jednom systému, může pohnout ještě jednou.
arcs-name-mirror-plating = Zrcadlový pancíř
    .text = Když se bráníš a házelo se aspoň jednou kostkou útoku, přidej k útočníkovu hodu 1 protiúder.
arcs-name-hidden-harbors = Skryté přístavy
    .text = Lodě stavíš vždy nepoškozené. Kde se bráníš s nepoškozeným dokem, nemůže si útočník vzít kostky nájezdu.
arcs-name-signal-breaker = Rušička signálu
    .text = Když útočíš a všechny tvé lodě tam byly na začátku bitvy nepoškozené, ignoruj 1 protiúder, který ti padl.
arcs-name-repair-drones = Opravárenské drony
    .text = Po bitvě, ve které útočíš, oprav 1 útočící loď.
arcs-name-gate-ports = Přístavy u bran
    .text = Můžeš stavět doky u bran, u každé brány celkem nejvýš 1. Pokaždé, když soupeř přesune lodě k bráně, kterou ovládáš a máš u ní nepoškozený dok, zajmi 1 agenta tohoto soupeře.
arcs-name-cloud-cities = Oblačná města
    .text = Můžeš stavět města na planetách mimo pole pro budovy, na každé planetě celkem nejvýš 1, pokud k tomu utratíš 1 zdroj jejího typu.
arcs-name-living-structures = Živá planeta
    .text = Pěstování (stavba): zdaň své město. Prořezávání (oprava): nahraď kterýkoli svůj dok na poli pro budovu městem, nebo město dokem; poškozená budova zůstane poškozená.
arcs-name-gate-stations = Stanice u bran
    .text = Můžeš stavět města u bran, u každé brány celkem nejvýš 1. Takové město má všechny typy měst své hvězdokupy: daně dají jeden z nich; kdo ho zničí, vyvolá pobouření u všech.
arcs-name-railgun-arrays = Railgunové baterie
    .text = Když se bráníš s nepoškozenou lodí, dostane útočník 1 zásah dřív, než se berou kostky.
arcs-name-ancient-holdings = Dávné državy
    .text = Máš jedno pole pro zdroje navíc, s cenou za nájezd 4.
arcs-name-seeker-torpedoes = Naváděná torpéda
    .text = Když útočíš, můžeš jednou přehodit až 1 kostku útoku za každou svou nepoškozenou loď na místě.
arcs-name-predictive-sensors = Prediktivní senzory
    .text = Když se bráníš, můžeš dřív, než se berou kostky, přesunout do bitvy libovolný počet svých nepoškozených lodí ze sousedních systémů; z každého systému je to samostatný pohyb.
arcs-name-force-beams = Silové paprsky
    .text = Navedení (pohyb): přesuň libovolné lodě kohokoli mezi svým nepoškozeným dokem a sousedním systémem, jedním či druhým směrem. Co mění pohyb, zde neplatí.
arcs-name-raider-exosuits = Nájezdnické exoskelety
    .text = Když útočíš tam, kde obránce nemá budovu, můžeš si přesto vzít 1 kostku nájezdu.
arcs-name-survival-overrides = Potlačený pud sebezáchovy
    .text = Oběť (pohyb): znič 1 svou nepoškozenou loď a s ní 1 loď jiného hráče na místě; ta je tvá trofej.
arcs-name-empaths-vision = Empatova vize
    .text = Dokud je vyhlášena ambice Empat, můžeš po každém svém hodu jednou přehodit libovolný počet hozených kostek. Předzvěst: odhoď tuto kartu a zruš své pobouření u psioniků.
arcs-name-empaths-bond = Empatovo pouto
    .text = Dokud je vyhlášena ambice Empat, můžeš zdanit soupeřova města, stavět lodě v soupeřových docích a začínat v nich urychlený pohyb, jako by byly tvé: nemusíš je ovládat a daně nepřinesou zajatce. Pro jiné karty zůstávají soupeřovy.
arcs-name-keepers-trust = Správcova důvěra
    .text = Dokud je vyhlášena ambice Správce, soupeři ti nemohou krást zdroje druhu, který sami mají. Předzvěst: odhoď tuto kartu a zruš své pobouření u relikvií.
arcs-name-keepers-solidarity = Správcova solidarita
    .text = Dokud je vyhlášena ambice Správce, soupeři ti nemohou ukrást kartu gildy, máš-li zdroj jejího typu: na poli pro zdroje, na kartě, nebo jako zásobu na svém kartelu.
arcs-name-warlords-cruelty = Vojevůdcova krutost
    .text = Dokud je vyhlášena ambice Vojevůdce, můžeš znovu vybírat daně z měst, ze kterých už v tomto tahu vybrány byly. Předzvěst: odhoď tuto kartu a zruš své pobouření u zbraní.
arcs-name-warlords-terror = Vojevůdcův teror
    .text = Dokud je vyhlášena ambice Vojevůdce, můžeš v předzvěsti vracet trofeje a za každou jednou uplatnit vliv.
arcs-name-tyrants-ego = Tyranovo ego
    .text = Dokud je vyhlášena ambice Tyran, můžeš v předzvěsti vracet zajatce a za každého jednou zajistit. Předzvěst: odhoď tuto kartu a zruš své pobouření u zbraní.
arcs-name-tyrants-authority = Tyranova autorita
    .text = Anexe (stavba), dokud je vyhlášena ambice Tyran: nahraď kterékoli soupeřovo město nebo dok, které ovládáš, vlastní budovou stejného druhu; poškozená budova zůstane poškozená.
arcs-name-tycoons-ambition = Magnátova ctižádost
    .text = Předzvěst, jako její první akce, dokud je vyhlášena ambice Magnát: odhoď všechny své materiály a palivo a vyhlas ještě jednu ambici, která vyhlášena není, bez nulového žetonu. Potom už v tomto tahu nemůžeš kartou akce vyhlásit ambici ani uchvátit iniciativu.
arcs-name-tycoons-charm = Magnátův šarm
    .text = Předzvěst, dokud je vyhlášena ambice Magnát: odhoď libovolný počet materiálů a paliva a za každý kus získej 1 libovolný zdroj. Předzvěst: odhoď tuto kartu a zruš své pobouření u materiálů a paliva.

## What is being decided

arcs-name-redrawing = zda si líznout nové karty
arcs-name-leading = kterou kartu vynést
arcs-name-following = kterou kartu zahrát
arcs-name-turn = co dělat ve svém tahu
arcs-name-arranging = jak srovnat své zdroje
arcs-name-overflowing = který zdroj odhodit
arcs-name-moving = kolik lodí se pohne
arcs-name-catapulting = kam vede urychlený pohyb dál
arcs-name-dicing = kterými kostkami hodit
arcs-name-rerolling = které kostky přehodit
arcs-name-battling = kterou komponentu zasáhnout
arcs-name-filling = kolik zdrojů získat
arcs-name-ransacking = kterou kartu dvora vyplenit
arcs-name-raiding = co ukrást v nájezdu
arcs-name-stealing = co ukrást
arcs-name-spending = na co použít utracený zdroj
arcs-name-placing = kam umístit lodě
arcs-name-pressganging = kterého zajatce vrátit
arcs-name-gaining = který zdroj získat
arcs-name-executing = kterého zajatce popravit
arcs-name-trading = který zdroj dát
arcs-name-fencing = který zdroj odhodit za relikvii
arcs-name-discarding = které karty odhodit
arcs-name-looking = komu se podívat do karet
arcs-name-swapping = kterou kartu vyměnit
arcs-name-vox-card = jak odpovědět na kartu ozvěny
arcs-name-seizing = zda uchvátit iniciativu
arcs-name-drafting = kterou kartu si vybrat
arcs-name-learning = které příběhy si nechat
arcs-name-picking = který zdroj získat
arcs-name-influencing = na kterou kartu dvora uplatnit vliv
arcs-name-securing = kterou kartu dvora zajistit
arcs-name-granting = kterou kartu gildy dát
arcs-name-redeclaring = kterou ambici vyhlásit
arcs-name-shaping = který zdroj položit na planetu
arcs-name-overseeing = zda zasáhnout budovu
arcs-name-railing = která tvá loď dostane zásah
arcs-name-sensing = které lodě se připojí
arcs-name-recasting = kterými kostkami hodit znovu
arcs-name-aiming = odkud střílet
arcs-name-guiding = kolik lodí navést
arcs-name-martyring = kterou loď zničit
arcs-name-annexing = čí budovu anektovat
arcs-name-bartering = co směnit
arcs-name-clouding = co utratit za město
arcs-name-sprinting = zda se lodě pohnou ještě jednou
arcs-name-advancing = které lodě se pohnou před bitvou
arcs-name-attacking = s kým svést bitvu
arcs-name-maneuvering = zda se po bitvě pohnout
arcs-name-telling-apart = kterou budovu vybrat
arcs-name-following-up = co bude první

## What the player is asked

arcs-step-redrawing = Nech si karty v ruce, nebo je odhoď a lízni si nové.
arcs-step-leading = Vynes kartu, nebo postup iniciativu.
arcs-step-following = Zahraj kartu: překonej, kopíruj, nebo odporuj.
arcs-step-turn = Proveď akci, nebo ukonči tah.
arcs-step-arranging = Vyber zdroj do nejlépe chráněného pole, které zbývá.
arcs-step-overflowing = Máš víc zdrojů než polí pro ně: vyber, který odhodíš.
arcs-step-moving = Vyber, kolik lodí se pohne.
arcs-step-catapulting = Lodě mohou pokračovat: vyber kam, nebo zůstaň zde.
arcs-step-dicing = Vyber si kostky: nejvýš jednu za každou útočící loď.
arcs-step-rerolling = Vyber kostky šarvátky, které přehodíš, nebo žádné.
arcs-step-battling = Vyber komponentu, na kterou dopadne další zásah.
arcs-step-filling = Vyber, kolik zdrojů získáš; ostatní zůstanou v zásobě.
arcs-step-ransacking = Padlo město: vyber kartu dvora, kterou vypleníš.
arcs-step-raiding = Utrať klíče a kraď, nebo nájezd ukonči.
arcs-step-stealing = Vyber, co ukradneš.
arcs-step-spending = Vyber akci, kterou zdroj zaplatí, nebo odmítni.
arcs-step-placing = Vyber, kam umístíš lodě.
arcs-step-pressganging = Vrať dalšího zajatce za zdroj, nebo skonči.
arcs-step-gaining = Vyber zdroj, který získáš.
arcs-step-executing = Poprav dalšího zajatce, nebo skonči.
arcs-step-trading = Vyber zdroj, který dáš.
arcs-step-fencing = Vyber zdroj, který odhodíš za relikvii.
arcs-step-discarding = Odhazuj karty z ruky, nebo skonči: lízneš si stejný počet a jednu navíc.
arcs-step-looking = Vyber soupeře, kterému se podíváš do karet.
arcs-step-swapping = Vyměň si kartu se soupeřem: nejdřív vyber jeho, pak svou. Nebo odmítni.
arcs-step-vox-card = Vyber, co karta ozvěny udělá.
arcs-step-seizing = Uchvať iniciativu, nebo odmítni.
arcs-step-drafting = Vyber si vůdce nebo kartu příběhu.
arcs-step-learning = Vyber příběhy, které si necháš; ostatní se vyřadí.
arcs-step-picking = Vyber zdroj, který získáš.
arcs-step-influencing = Umísti agenta na kartu dvora.
arcs-step-securing = Vyber kartu dvora, kterou zajistíš.
arcs-step-granting = Vyhlášení něco stojí: dej kartu gildy soupeři s nejmenší mocí.
arcs-step-redeclaring = Vyhlas ještě jednu ambici.
arcs-step-shaping = Polož na planetu zdroj a změň tím její typ, nebo odmítni.
arcs-step-overseeing = Zasáhni budovu a použij ji ještě jednou, nebo odmítni.
arcs-step-railing = Obránce střílí první: vyber loď, která dostane zásah.
arcs-step-sensing = Někdo na tebe útočí: z vedlejších systémů se mohou připojit nepoškozené lodě, každý systém je zvláštní přesun. Vyber odkud a kolik, nebo nic.
arcs-step-recasting = Vybírej po jedné kostky, které přehodíš, pak hoď; nebo odmítni. Dovoluje-li to víc karet, nejdřív vyber, kterou použiješ.
arcs-step-aiming = Vyber systém, jehož nepoškozené lodě střílejí.
arcs-step-guiding = Vyber, kolik lodí navedeš.
arcs-step-martyring = Vyber loď, která bude také zničena.
arcs-step-annexing = Vyber, čí budovu anektuješ.
arcs-step-bartering = Vyber zdroj, který si vezmeš, pak ten, který dáš.
arcs-step-clouding = Vyber zdroj, který utratíš za oblačné město.
arcs-step-sprinting = Nepoškozené lodě, které se právě pohnuly, se mohou pohnout ještě jednou; vyber, nebo odmítni.
arcs-step-advancing = Pohni se před bitvou.
arcs-step-attacking = Teď vyber svou bitvu.
arcs-step-maneuvering = Po bitvě se můžeš pohnout, nebo odmítni.
arcs-step-telling-apart = Takových budov je tam víc: vyber, kterou myslíš.
arcs-step-following-up = Vyber, co bude první: pohled do soupeřových karet (Jasnovidci), nebo karta dvora, kterou zajistíš (Urozený).
arcs-step-over = Hra skončila.

## Actions

arcs-action-end = Ukončit tah
arcs-action-stop = Tady skončit
arcs-action-no = Odmítnout
arcs-action-pass = Postoupit iniciativu
arcs-action-keep = Nechat, jak to je
arcs-action-arrange = Srovnat zdroje
arcs-action-redraw = Líznout si nové karty
arcs-action-lead = Vynést kartu { $card }
arcs-action-surpass = Překonat kartou { $card }
arcs-action-copy = Kopírovat kartou { $card }, lícem dolů
arcs-action-pivot = Odporovat kartou { $card }
arcs-action-seize = Uchvátit iniciativu kartou { $card }, lícem dolů
arcs-action-seize-free = Uchvátit iniciativu
arcs-action-declare = Vyhlásit ambici { $ambition }
arcs-action-spend = Utratit zdroj: { $resource }
arcs-action-spend-as = Utratit zdroj: { $resource } (platí jako { $as })
arcs-action-tax = Vybrat daně z města v systému { $at } (hráč: { $seat })
arcs-action-build = Postavit { $piece } v systému { $at }
arcs-action-move = Přesunout lodě ze systému { $from } do systému { $to }
arcs-action-fresh = { $count ->
    [0] Nepřesunout žádnou nepoškozenou loď
    [one] Přesunout { $count } nepoškozenou loď
    [few] Přesunout { $count } nepoškozené lodě
   *[other] Přesunout { $count } nepoškozených lodí
  }
arcs-action-damaged = { $count ->
    [0] Nepřesunout žádnou poškozenou loď
    [one] Přesunout { $count } poškozenou loď
    [few] Přesunout { $count } poškozené lodě
   *[other] Přesunout { $count } poškozených lodí
  }
arcs-action-onward = Pokračovat do systému { $at }
arcs-action-repair = Opravit { $piece } v systému { $at }
arcs-action-influence = Uplatnit vliv na kartu { $court }
arcs-action-secure = Zajistit kartu { $court }
arcs-action-battle = Svést bitvu v systému { $at } (hráč: { $seat })
arcs-action-dice = { $count ->
    [0] Neházet žádnou kostkou ({ $die })
    [one] Hodit { $count } kostkou ({ $die })
    [few] Hodit { $count } kostkami ({ $die })
   *[other] Hodit { $count } kostkami ({ $die })
  }
arcs-action-reroll = { $blanks ->
    [0] { $hits ->
        [one] Přehodit { $hits } zásah
        [few] Přehodit { $hits } zásahy
       *[other] Přehodit { $hits } zásahů
      }
    [one] { $hits ->
        [0] Přehodit { $blanks } prázdnou stranu
        [one] Přehodit { $blanks } prázdnou stranu a { $hits } zásah
        [few] Přehodit { $blanks } prázdnou stranu a { $hits } zásahy
       *[other] Přehodit { $blanks } prázdnou stranu a { $hits } zásahů
      }
    [few] { $hits ->
        [0] Přehodit { $blanks } prázdné strany
        [one] Přehodit { $blanks } prázdné strany a { $hits } zásah
        [few] Přehodit { $blanks } prázdné strany a { $hits } zásahy
       *[other] Přehodit { $blanks } prázdné strany a { $hits } zásahů
      }
   *[other] { $hits ->
        [0] Přehodit { $blanks } prázdných stran
        [one] Přehodit { $blanks } prázdných stran a { $hits } zásah
        [few] Přehodit { $blanks } prázdných stran a { $hits } zásahy
       *[other] Přehodit { $blanks } prázdných stran a { $hits } zásahů
      }
  }
arcs-action-hit = Zasáhnout: { $piece } ({ $state })
arcs-action-ransack = Vyplenit kartu { $court }
arcs-action-steal = Ukrást zdroj z pole { $slot } (hráč: { $seat })
arcs-action-take = Ukrást kartu { $court }
arcs-action-protect = Dát do nejlépe chráněného pole, které zbývá: { $resource }
arcs-action-discard = Odhodit zdroj: { $resource }
arcs-action-gain = Získat zdroj: { $resource }
arcs-action-give = Dát zdroj: { $resource }
arcs-action-outrage = Rozšířit pobouření (zdroj: { $resource })
arcs-action-use = Použít kartu { $court }
arcs-action-manufacture = Vyrobit 1 materiál
arcs-action-synthesize = Syntetizovat 1 palivo
arcs-action-pressgang = Naverbovat zajatce (hráč: { $seat })
arcs-action-execute = Popravit zajatce (hráč: { $seat })
arcs-action-abduct = Unést agenty z karty { $court }
arcs-action-trade = Obchodovat s městem v systému { $at } (hráč: { $seat })
arcs-action-attach = Položit odbory vedle karty { $card }
arcs-action-look = Podívat se do karet (hráč: { $seat })
arcs-action-hand = Vybrat z ruky kartu { $card }
arcs-action-theirs = Vzít soupeři z ruky kartu { $card }
arcs-action-place = Umístit lodě do systému { $at }
arcs-action-cluster = Vybrat hvězdokupu { $cluster }
arcs-action-free = Vrátit město ze systému { $at } (hráč: { $seat })
arcs-action-draft = Vybrat si vůdce: { $leader }
arcs-action-draft-lore = Vzít si kartu { $lore }
arcs-action-use-lore = Použít příběh { $lore }
arcs-action-tax-slot = Vybrat daně z prázdného pole v systému { $at }
arcs-action-build-cloud = Postavit město mimo pole v systému { $at }
arcs-action-fire = Střílet do systému { $at } (hráč: { $seat })
arcs-action-from = Střílet ze systému { $at }
arcs-action-summon = Přivolat loď do systému { $at }
arcs-action-nurture = Pěstovat: vybrat daně z vlastního města v systému { $at }
arcs-action-prune = Prořezat: nahradit { $piece } v systému { $at }
arcs-action-annex = Anektovat { $piece } v systému { $at }
arcs-action-whose = Vybrat tu budovu (hráč: { $seat })
arcs-action-guide = Navést lodě ze systému { $from } do systému { $to }
arcs-action-martyr = Obětovat loď v systému { $at }
arcs-action-sink = Zničit loď { $state } (hráč: { $seat })
arcs-action-again = Hodit znovu kostkou: { $die } ({ $face })
arcs-action-roll = Hodit vybranými kostkami
arcs-action-shape = Položit na planetu zdroj: { $resource }
arcs-action-charm = Vyměnit za libovolný zdroj: { $resource }
arcs-action-grant = Dát soupeři kartu { $court }
arcs-action-release = Vrátit trofej: { $piece } (hráč: { $seat })
arcs-action-ransom = Vrátit zajatce (hráč: { $seat })
arcs-action-advance = Nejdřív pohyb, pak bitva
arcs-action-fill = { $count ->
    [0] Nezískat žádný zdroj
    [one] Získat { $count } zdroj
    [few] Získat { $count } zdroje
   *[other] Získat { $count } zdrojů
  }
arcs-action-shape-cartel = Položit na planetu zdroj z kartelu: { $resource }
arcs-action-hit-cloud = Zasáhnout: město mimo pole ({ $state })
arcs-action-which = Vybrat budovu { $state }
arcs-action-which-cloud = Vybrat město mimo pole ({ $state })
arcs-action-by-assault = Teď přehodit kostky útoku (Naváděná torpéda)
arcs-action-by-skirmish = Teď přehodit kostky šarvátky (Harcovníci)
arcs-action-by-raid = Teď přehodit kostky nájezdu (Lstivý)
arcs-action-by-any = Teď přehodit libovolné kostky (Empatova vize)
arcs-action-first-look = Nejdřív se podívat do soupeřových karet
arcs-action-first-secure = Nejdřív zajistit vrchní kartu balíčku dvora

## Actions as a decision calls them that has better words for them: arcs-choice-DECISION-ACTION

arcs-choice-spending-no = Bez akce: zdroj jen utratit
arcs-choice-recasting-no = Nechat kostky, jak leží

## What happened

arcs-event-setup = Karta přípravy je { $setup }. Iniciativu má { $seat }.
arcs-event-court = U dvora jsou na začátku karty: { $row }.
arcs-event-start = { $seat } začíná v systémech { $systems } se zdroji: { $resources }.
arcs-event-deal = Kapitola { $chapter } začíná: všichni dostávají šest karet. Iniciativu má { $seat }.
arcs-event-redraw = { $seat } odhazuje karty z ruky a líže si nové.
arcs-event-drawn = { $seat } si líže karty: { $cards }.
arcs-event-round = Kolo { $round }: vynáší { $seat }.
arcs-event-pass = { $seat } postupuje iniciativu.
arcs-event-initiative = { $seat } přebírá iniciativu.
arcs-event-lead = { $seat } vynáší kartu { $card }.
arcs-event-surpass = { $seat } překonává kartou { $card }.
arcs-event-copy = { $seat } kopíruje kartou lícem dolů.
arcs-event-pivot = { $seat } odporuje kartou { $card }.
arcs-event-declare = { $seat } vyhlašuje ambici { $ambition }: za první místo { $first ->
    [one] je { $first } bod moci
    [few] jsou { $first } body moci
   *[other] je { $first } bodů moci
  }, za druhé { $second ->
    [0] žádný
   *[other] { $second }
  }.
arcs-event-zero = Nulový žeton zakrývá kartu { $card }: platí jako 0.
arcs-event-seize = { $seat } uchvacuje iniciativu.
arcs-event-look = { $seat } si prohlíží karty v ruce (hráč: { $rival }).
arcs-event-seen = { $seat } vidí karty: { $cards }.
arcs-event-swap = { $seat } si bere kartu z ruky (hráč: { $rival }).
arcs-event-swap-back = { $seat } na oplátku dává jinou kartu (hráč: { $rival }).
arcs-event-swapped = { $seat } dostává kartu { $card } (dává ji { $giver }).
arcs-event-spend = { $seat } utrácí zdroj: { $resource }.
arcs-event-spend-as = { $seat } utrácí zdroj: { $resource } (platí jako { $as }).
arcs-event-use = { $seat } používá kartu { $court }.
arcs-event-attach = { $seat } pokládá kartu { $court } vedle karty { $card }.
arcs-event-arrange = { $seat } rovná zdroje, nejlépe chráněný je první: { $resources }.
arcs-event-gain = { $seat } získává zdroj: { $resource }.
arcs-event-discard = { $seat } odhazuje zdroj: { $resource }.
arcs-event-discard-all = { $seat } odhazuje { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
  } (zdroj: { $resource }).
arcs-event-discard-card = { $seat } odhazuje kartu { $court }.
arcs-event-discard-hand = { $seat } odhazuje kartu akce.
arcs-event-discarded = { $seat } odhazuje karty: { $cards }.
arcs-event-draw = { $count ->
    [0] { $seat } si nemá co líznout: žádná karta nezbývá.
    [one] { $seat } si líže { $count } kartu akce.
    [few] { $seat } si líže { $count } karty akcí.
   *[other] { $seat } si líže { $count } karet akcí.
  }
arcs-event-draw-union = { $seat } si líže kartu { $card } a odhazuje kartu { $court }.
arcs-event-tax = { $seat } vybírá daně z vlastního města v systému { $at }.
arcs-event-tax-rival = { $seat } vybírá daně z města v systému { $at } (hráč: { $owner }).
arcs-event-capture = { $seat } bere do zajetí { $agents ->
    [one] { $agents } agenta
    [few] { $agents } agenty
   *[other] { $agents } agentů
  } (hráč: { $owner }).
arcs-event-build = { $seat } staví { $piece } v systému { $at }.
arcs-event-build-damaged = { $seat } staví { $piece } v systému { $at }, rovnou s poškozením: systém ovládá soupeř.
arcs-event-build-nothing = { $seat } staví loď v systému { $at }, ale žádnou k umístění už nemá.
arcs-event-move = { $seat } přesouvá { $damaged ->
    [0] { $fresh ->
        [one] { $fresh } loď
        [few] { $fresh } lodě
       *[other] { $fresh } lodí
      }
    [one] { $fresh ->
        [0] { $damaged } poškozenou loď
        [one] { $fresh } nepoškozenou a { $damaged } poškozenou loď
        [few] { $fresh } nepoškozené a { $damaged } poškozenou loď
       *[other] { $fresh } nepoškozených a { $damaged } poškozenou loď
      }
    [few] { $fresh ->
        [0] { $damaged } poškozené lodě
        [one] { $fresh } nepoškozenou a { $damaged } poškozené lodě
        [few] { $fresh } nepoškozené a { $damaged } poškozené lodě
       *[other] { $fresh } nepoškozených a { $damaged } poškozené lodě
      }
   *[other] { $fresh ->
        [0] { $damaged } poškozených lodí
        [one] { $fresh } nepoškozenou a { $damaged } poškozených lodí
        [few] { $fresh } nepoškozené a { $damaged } poškozených lodí
       *[other] { $fresh } nepoškozených a { $damaged } poškozených lodí
      }
  } ze systému { $from } do systému { $to }.
arcs-event-repair = { $seat } opravuje { $piece } v systému { $at }.
arcs-event-influence = { $seat } umisťuje agenta na kartu { $court }.
arcs-event-secure = { $seat } zajišťuje kartu { $court }.
arcs-event-refill = Nová karta u dvora: { $court }.
arcs-event-battle = { $seat } útočí v systému { $at } (obránce: { $owner }).
arcs-event-roll = { $seat } hází kostkami ({ $die }): { $faces }.
arcs-event-damage = Poškození utrpí { $piece } v systému { $at } (hráč: { $owner }).
arcs-event-destroy = Zkáza potká { $piece } v systému { $at } (hráč: { $owner }). Trofej bere { $seat }.
arcs-event-outrage = { $seat } vyvolává pobouření (zdroj: { $resource }).
arcs-event-ransack = { $seat } plení dvůr a zajišťuje kartu { $court }.
arcs-event-trophies = { $seat } bere { $agents ->
    [one] { $agents } agenta jako trofej
    [few] { $agents } agenty jako trofeje
   *[other] { $agents } agentů jako trofeje
  } (hráč: { $owner }).
arcs-event-steal = { $seat } krade zdroj: { $resource } (hráč: { $owner }).
arcs-event-take = { $seat } krade kartu { $court } (hráč: { $owner }).
arcs-event-bury = Ukradená karta končí pohřbená pod balíčkem dvora: { $court }.
arcs-event-place = { $seat } umisťuje { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
   *[other] { $ships } lodí
  } do systému { $at }.
arcs-event-manufacture = { $seat } vyrábí materiál.
arcs-event-synthesize = { $seat } syntetizuje palivo.
arcs-event-pressgang = { $seat } verbuje zajatce: agent se vrací (hráč: { $owner }).
arcs-event-execute = { $seat } popravuje zajatce: z agenta je trofej (hráč: { $owner }).
arcs-event-abduct = { $seat } unáší soupeřící agenty z karty { $court }.
arcs-event-trade = { $seat } obchoduje s městem v systému { $at } (hráč: { $owner }).
arcs-event-swap-resources = { $seat } směňuje zdroje (hráč: { $owner }). Bere: { $taken }. Dává: { $given }.
arcs-event-free = { $seat } vrací město ze systému { $at } na desku.
arcs-event-free-rival = { $seat } osvobozuje město v systému { $at } (hráč: { $owner }): vrací se na svou desku.
arcs-event-shuffle = Do balíčku dvora se vrací a zamíchává: { $court }.
arcs-event-choose = { $seat } volí „{ $action }“.
arcs-event-answered = { $seat } má jedinou možnost: „{ $action }“.
arcs-event-end = { $seat } končí tah.
arcs-event-round-end = Kolo končí. Iniciativu má { $seat }.
arcs-event-chapter-end = Kapitola { $chapter } končí: bodují se vyhlášené ambice.
arcs-event-score = { $power ->
    [0] { $seat } má druhé místo v ambici { $ambition }, za to však žádná moc není.
    [one] { $seat } získává { $power } bod moci za ambici { $ambition }.
    [few] { $seat } získává { $power } body moci za ambici { $ambition }.
   *[other] { $seat } získává { $power } bodů moci za ambici { $ambition }.
  }
arcs-event-over = Hra skončila. Vítězí { $seat } a má { $power ->
    [one] { $power } bod moci
    [few] { $power } body moci
   *[other] { $power } bodů moci
  }.
arcs-event-concede = { $seat } se vzdává.
arcs-event-reveal = Vůdci k výběru: { $leaders }. Příběhy: { $lore }.
arcs-event-draft-leader = { $seat } si vybírá vůdce: { $leader }.
arcs-event-draft-lore = { $seat } si bere kartu { $lore }.
arcs-event-scrap = { $seat } vyřazuje komponenty ({ $piece }): { $count }.
arcs-event-outraged = { $seat } začíná s pobouřením (zdroj: { $resource }).
arcs-event-draw-lore = { $seat } si líže { $count ->
    [one] { $count } kartu příběhu
    [few] { $count } karty příběhů
   *[other] { $count } karet příběhů
  }.
arcs-event-lore-drawn = { $seat } vidí příběhy: { $lore }.
arcs-event-scrap-lore = { $seat } vyřazuje { $count ->
    [one] { $count } kartu příběhu
    [few] { $count } karty příběhů
   *[other] { $count } karet příběhů
  }.
arcs-event-use-lore = { $seat } používá příběh { $lore }.
arcs-event-clear-outrage = { $seat } ruší své pobouření (zdroj: { $resource }).
arcs-event-shape = { $seat } pokládá zdroj do systému { $at }. Planeta má teď nový druh: { $resource }.
arcs-event-tax-slot = { $seat } vybírá daně z prázdného pole v systému { $at }.
arcs-event-ruin = Zkáza potká { $piece } v systému { $at } (hráč: { $owner }). Komponenta se vrací majiteli.
arcs-event-grant = { $seat } dává kartu { $court } soupeři (hráč: { $rival }).
arcs-event-release = { $seat } vrací trofej: { $piece } (hráč: { $owner }).
arcs-event-ransom = { $seat } vrací zajatce (hráč: { $owner }).
arcs-event-fire = { $seat } střílí ze systému { $from } do systému { $at } (obránce: { $owner }).
arcs-event-replace = { $seat } nahrazuje { $piece } v systému { $at } (hráč: { $owner }). Nově tam stojí { $by }.
arcs-event-guide = { $seat } navádí lodě ze systému { $from } do systému { $to } (hráč: { $owner }). Bez poškození: { $fresh }, s poškozením: { $damaged }.

## Why not. No full stop: the rule follows.

arcs-no-over = Hra skončila
arcs-no-now = Teď ne: rozhoduješ, { $what }
arcs-no-not-in-hand = Kartu { $card } nemáš v ruce
arcs-no-must-follow = Hlavní karta už leží na stole: překonej ji, kopíruj ji, nebo odporuj
arcs-no-must-lead = Kolo začínáš ty: vynes kartu, nebo postup iniciativu
arcs-no-must-play = Postoupit iniciativu může jen hráč, který má právě vynést, a v tomto kole už hlavní karta leží na stole
arcs-no-surpass-suit = Překonat může jen karta v barvě hlavní karty ({ $suit }); touto můžeš kopírovat, nebo odporovat
arcs-no-surpass-low = K překonání musí být karta vyšší než hlavní karta s číslem { $number }; touto můžeš kopírovat
arcs-no-pivot-suit = Odporuje se jinou barvou, než má hlavní karta ({ $suit }); touto kartou můžeš kopírovat, nebo překonat, je-li vyšší
arcs-no-played = Kartu pro toto kolo už máš zahranou
arcs-no-late = To patří před každou jinou akci tahu, a tvůj tah už běží
arcs-no-seize-holder = Iniciativu už máš
arcs-no-seize-again = Iniciativa už v tomto kole uchvácena byla a podruhé to nejde
arcs-no-seize-leave = Uchvácení iniciativy stojí kartu z ruky, pokud ti ho jiná karta nedovolí bez ní: řekni, kterou kartu
arcs-no-declare-follower = Ambici vyhlašuje jen hráč, který vynáší, nebo ten, kdo překonává či odporuje s kartou Galaktičtí bardi
arcs-no-declare-again = V tomto kole už ambice vyhlášena byla
arcs-no-declare-marker = Žádný žeton ambice není k dispozici
arcs-no-declare-number = K vyhlášení ambice { $ambition } potřebuješ { $number } nebo 7
arcs-no-prelude-over = Předzvěst skončila první akcí tvé karty
arcs-no-prelude-none = Předzvěst začíná, až zahraješ kartu
arcs-no-spend-none = Takový zdroj k utracení nemáš: { $resource }
arcs-no-spend-as = Aby jiný zdroj platil jako { $resource }, potřebuješ kartu gildy „Věrní…“ tohoto druhu
arcs-no-card-not-yours = Karta { $court } není tvoje
arcs-no-card-won = Kartu { $court } máš zajištěnou až z této předzvěsti: její předzvěst počká na některý další tah
arcs-no-card-no-prelude = Karta { $court } nemá předzvěst, která by se dala použít
arcs-no-card-union = Kartu { $court } použiješ tak, že ji položíš vedle karty její barvy: řekni, které
arcs-no-card-once = Karta { $court } už je v tomto tahu použitá a podruhé to nejde
arcs-no-fence-empty = Nemáš žádný zdroj, který by šel odhodit za relikvii
arcs-no-fence-relics = V zásobě už nejsou žádné relikvie
arcs-no-union = Nemáš odbory pro barvu { $suit }
arcs-no-union-card = Karta { $card } neleží lícem nahoru: odbory se pokládají vedle karty zahrané v tomto kole
arcs-no-pips = Všechny akce tvé karty jsou vyčerpané
arcs-no-suit = Tato akce nepatří k barvě { $suit }
arcs-no-resource-action = Utracený zdroj tuto akci nedává
arcs-no-new-action = Nemáš kartu, která ti teď tuto akci dává
arcs-no-out-of-play = To nejde: systém { $at } je mimo hru
arcs-no-tax-city = { $owner } nemá v systému { $at } žádné město
arcs-no-tax-control = Ze soupeřova města můžeš vybrat daně jen tam, kde ovládáš systém, a systém { $at } neovládáš
arcs-no-tax-ships = Soupeřovo město můžeš zdanit jen tam, kde máš lodě, a v systému { $at } žádné nemáš
arcs-no-tax-twice = Z tohoto města už v tomto tahu daně vybrány byly a podruhé to nejde
arcs-no-build-slot = V systému { $at } není prázdné pole pro budovu
arcs-no-build-piece = Staví se tam, kde máš loď nebo budovu, a v systému { $at } nic z toho nemáš
arcs-no-build-supply = Tuto komponentu už na stavbu nemáš: { $piece }
arcs-no-build-starport = V systému { $at } není dok, který by stavěl pro tebe
arcs-no-build-twice = Každý dok staví jednu loď za tah a všechny doky, které tam můžeš použít, už ji postavily
arcs-no-build-outside = V systému { $at } už mimo pole stojí { $piece } a víc než jednu takovou budovu tam mít nelze, ať patří komukoli
arcs-no-move-ships = V systému { $at } nemáš žádné lodě
arcs-no-move-adjacent = Ze systému { $at } do systému { $to } cesta nevede: nesousedí spolu
arcs-no-repair = V systému { $at } nemáš žádnou takovou poškozenou komponentu: { $piece }
arcs-no-row = Karta { $court } není v řadě dvora
arcs-no-row-empty = V řadě dvora není žádná karta
arcs-no-agents = V zásobě už nemáš žádné agenty
arcs-no-secure-most = Na kartě { $court } potřebuješ víc agentů, než má každý ze soupeřů
arcs-no-battle-self = Útočit můžeš jen na soupeře
arcs-no-battle-ships = V systému { $at } nemáš lodě k útoku
arcs-no-battle-pieces = { $owner } nemá v systému { $at } nic, na co by šlo útočit
arcs-no-captives = Nemáš žádné takové zajatce (hráč: { $owner })
arcs-no-abduct = Na kartě { $court } musí být soupeřící agenti, ale méně, než kolik máš symbolů zbraní (na žetonech i kartách gildy): { $weapons }
arcs-no-trade-city = Obchoduje se se soupeřovým městem, které ovládáš, a { $owner } v systému { $at } žádné takové nemá
arcs-no-trade-swap = K tomuto obchodu musí mít majitel 1 zdroj ({ $resource }) a ty zdroj, který majitel nemá
arcs-no-trade-cartel = Majitel má tento zdroj ({ $resource }) jen na kartelu, a odtud ho obchod vzít nemůže
arcs-no-trade-gate = K obchodu v systému { $at } musí mít majitel zdroj typu některého města v této hvězdokupě a ty zdroj, který majitel nemá
arcs-no-dice-order = Nejdřív vyber, kolika kostkami hodíš ({ $die })
arcs-no-dice-many = { $most ->
    [0] Víc kostkami už hodit nemůžeš
    [one] Můžeš hodit nejvýš { $most } další kostkou, a od každého druhu nejvýš 6
    [few] Můžeš hodit nejvýš { $most } dalšími kostkami, a od každého druhu nejvýš 6
   *[other] Můžeš hodit nejvýš { $most } dalšími kostkami, a od každého druhu nejvýš 6
  }
arcs-no-dice-none = Musíš hodit aspoň jednou kostkou
arcs-no-dice-raid = Na kostky nájezdu musí mít { $owner } v tomto systému budovu, nebo nemít žádnou na celé mapě
arcs-no-reroll = Přehodit můžeš jen hozené kostky šarvátky, a to nejvýš tolik, kolik máš zbraní: { $most }
arcs-no-hit = Sem tento zásah dopadnout nemůže: { $piece } ({ $state })
arcs-no-ransack = { $owner } nemá na kartě { $court } žádného agenta
arcs-no-steal-whose = Krást můžeš jen soupeři, v nájezdu jen obránci
arcs-no-steal-empty = V tomto poli není nic, co smíš ukrást
arcs-no-steal-cost = Tato krádež stojí { $cost ->
    [one] { $cost } klíč
    [few] { $cost } klíče
   *[other] { $cost } klíčů
  } a tobě { $keys ->
    [0] už žádný nezbývá
    [one] zbývá { $keys }
    [few] zbývají { $keys }
   *[other] zbývá { $keys }
  }
arcs-no-steal-guarded = Karta Přísežní strážci ti brání ukrást tomuto soupeři cokoli jiného
arcs-no-ships = { $most ->
    [0] Žádné takové lodě k pohybu tu nejsou
    [one] K pohybu je tu jen { $most } taková loď
    [few] K pohybu jsou tu jen { $most } takové lodě
   *[other] K pohybu je tu jen { $most } takových lodí
  }
arcs-no-ships-none = Pohnout se musí aspoň jedna loď
arcs-no-onward-adjacent = Lodě nesousedí se systémem { $at }
arcs-no-onward-again = Poslední loď skupiny se do systému { $at } vrátit nemůže: nezbývá žádná, která by tu zůstala
arcs-no-behind = V systému { $at } už lodě byly: aby se tam mohly vrátit, musí tady aspoň jedna zůstat
arcs-no-token = Takový zdroj ti už k výběru nezbývá: { $resource }
arcs-no-arrange = Zdroje můžeš srovnat, jen když právě nějaký dostaneš a když na tom záleží
arcs-no-keep = Zdroje už rovnáš: vyber další
arcs-no-supply = Takový zdroj už v zásobě není: { $resource }
arcs-no-give = Dává se zdroj, který máš ty a nemá ho { $owner }: { $resource } to není
arcs-no-place = Do systému { $at } teď lodě umístit nemůžeš
arcs-no-free = { $owner } nemá v systému { $at } město, které ovládáš
arcs-no-hand = { $owner } nemá karty, do kterých se můžeš podívat: musí to být soupeř, který nějaké má
arcs-no-not-theirs = { $owner } nemá v ruce kartu { $card }
arcs-no-stop = Tady není co ukončit ani odmítnout
arcs-no-leader = Tvůj vůdce to zakazuje
arcs-no-rivals-card = Zakazuje to karta, kterou má { $owner }
arcs-no-draft-gone = Tato karta tu k výběru není
arcs-no-draft-leader = Vůdce už máš
arcs-no-draft-lore = Víc příběhů si už vybrat nemůžeš
arcs-no-lore-not-yours = Příběh { $lore } není tvůj
arcs-no-lore-prelude = Příběh { $lore } nemá předzvěst, která by se dala použít
arcs-no-lore-declared = Příběh { $lore } můžeš použít, jen dokud je vyhlášena ambice { $ambition }
arcs-no-lore-place = Právě tohle v systému { $at } teď možné není
arcs-no-trophy = Takovou trofej nemáš: { $piece } (hráč: { $owner })
arcs-no-secure-none = Není nic, co by šlo zajistit
arcs-no-charm = Vyměnit můžeš jen materiály a palivo, které máš, ne tento zdroj: { $resource }
arcs-no-redeclare = Ambice { $ambition } už vyhlášena je
arcs-no-tax-slot = V systému { $at } není prázdné pole, ze kterého můžeš vybrat daně
arcs-no-pay = Platí se 1 zdrojem ({ $resource }) nebo tím, co jako takový zdroj smíš utratit
arcs-no-pick = Tento zdroj tu vybrat nemůžeš: { $resource }
arcs-no-influenced = Na kartu { $court } už agenta máš umístěného a víc než jeden nejde
arcs-no-advance = Musí po tom být možná bitva, a to jedinou akcí za kopírování nebo odporování
arcs-no-sprint = Ještě jednou se mohou pohnout jen nepoškozené lodě, které se právě pohnuly, ne ty v systému { $at }
arcs-no-join = Připojit se mohou jen tvé nepoškozené lodě ze systémů, které sousedí se systémem { $at }, z každého jednou
arcs-no-again = Karta, kterou používáš, to přehodit nedovoluje, nebo ještě není vybraná žádná kostka
arcs-no-from = V systému { $at } nemáš nepoškozené lodě, které by mohly střílet
arcs-no-whose = { $owner } tam žádnou takovou budovu nemá
arcs-no-sink = { $owner } tam nemá žádnou loď { $state }
arcs-no-fill = { $most ->
    [0] Získat nemůžeš nic: nemáš prázdné pole, nebo je prázdná zásoba
    [one] Získat můžeš nejvýš { $most } zdroj: víc není prázdných polí, nebo žetonů v zásobě
    [few] Získat můžeš nejvýš { $most } zdroje: víc není prázdných polí, nebo žetonů v zásobě
   *[other] Získat můžeš nejvýš { $most } zdrojů: víc není prázdných polí, nebo žetonů v zásobě
  }
arcs-no-cartel = Na žádném svém kartelu takový zdroj nemáš: { $resource }
arcs-no-which = Takovou budovu tu vybrat nemůžeš: { $piece } ({ $state })
arcs-no-by = Kartu právě na to už nemáš, nebo tu takové kostky nejsou: na kostky útoku jsou Naváděná torpéda, na kostky šarvátky Harcovníci, na kostky nájezdu Korzárova vlastnost Lstivý, na libovolné Empatova vize
arcs-no-rival = Vyber soupeřovu komponentu, ne vlastní
arcs-no-lore-release = Příběh { $lore } použiješ tak, že vrátíš trofej: řekni, kterou
arcs-no-before-secure = Po tomto vlivu musí být možné zajištění, a to jedinou akcí při kopírování nebo odporování

## Positions of scenarios

arcs-given-unknown = Pozice hry Arcs nezná slovo „{ $word }“.
arcs-given-type = { $word } nemůže být { $value }: patří sem { $type ->
    [int] číslo
    [bool] true nebo false
    [str] text v uvozovkách
    [list] seznam v hranatých závorkách
   *[dict] tabulka
  }.
arcs-given-name = { $word } nemůže obsahovat „{ $name }“.
arcs-given-dealt = Hra tak, jak byla rozdána, nemůže mít navíc { $word }.
arcs-given-snapshot = Vedle přesného snímku nemůže být { $word }.
arcs-given-layer = discard je seznam vrstev odspodu a každá vrstva je seznam karet, jako [["aggression-2"], ["aggression-3"]]: { $value } vrstva není.
arcs-given-round = { $problem ->
    [no-lead] Kolo začíná hlavní kartou: { $where } ji potřebuje v „played“, nebo má někdo jiný mode = "lead".
    [leads] Kolo vynáší jen jeden hráč, ne tito: { $where }.
    [mode] „mode“ nesouhlasí s kartami ({ $where }): lead, surpass a pivot potřebují kartu v „played“ (k překonání v barvě hlavní karty, k odporování v jiné), copy jen karty v „hidden“.
    [surpass] { $where } má v „played“ kartu v barvě hlavní karty, která není vyšší: takovou kartu lze zahrát jen lícem dolů, v „hidden“.
    [hidden] { $where } má v „hidden“ příliš mnoho karet: jednou se kopíruje a jednou další uchvacuje iniciativa, v kole jen jednou, a ne tím, kdo ji má.
    [skipped] { $where } má karty a někdo, kdo je v tomto kole na řadě později, už hrál: { $where } tedy musí mít zahranou kartu také.
    [nobody-left] Všichni, kdo mají karty, už hráli, takže kolo by bylo u konce: nech někoho, kdo ještě hraje.
    [zero] Nulový žeton nemůže zakrývat kartu { $where }: touto kartou není vyhlášena žádná ambice.
    [declared] Vyhlášená ambice má žeton: řekni v „markers“, která to je.
    [seized] Žádná karta neuchvacuje iniciativu: řekni v „initiative“, kdo z hráčů po vynášejícím ji má bez karty.
    [not-seized] { $where } těmito kartami uchvacuje iniciativu, takže „seized“ nemůže být false.
    [initiative] Po těchto kartách má iniciativu { $where }.
   *[other] Takové kolo nemůže nastat: { $problem }.
  }
arcs-given-impossible = { $problem ->
    [ships] { $where } musí mít 15 lodí, na mapě, mezi trofejemi, mezi vyřazenými a v zásobě dohromady.
    [cities] { $where } musí mít 5 měst, na mapě, mezi trofejemi, mezi vyřazenými a na desce dohromady.
    [starports] { $where } musí mít 5 doků, na mapě, mezi trofejemi a v zásobě dohromady.
    [agents] { $where } musí mít 10 agentů, u dvora, u pobouření, mezi zajatci a trofejemi, mezi vyřazenými a v zásobě dohromady.
    [stand-ins] { $where } může mít náhradní značky jen u pobouření, a to jen bez agentů v zásobě.
    [captives] { $where } nemůže držet vlastní zajatce.
    [trophies] { $where } nemůže držet vlastní trofeje.
    [building-slots] V tomto systému je příliš mnoho budov: { $where }.
    [out-of-play] Nic nemůže být na místě mimo hru: { $where }.
    [slots] { $where } má zdroje v polích, která nejsou otevřená.
    [resources] Od každého zdroje je 5 žetonů, v polích, v zásobě a na ambicích dohromady: přepočítej { $where }.
    [court] Každá karta dvora, se kterou se hraje, musí být právě na jednom místě a jiná nikde: podívej se, kde je { $where }.
    [vox] Karty ozvěn nikdy neleží před hráčem, takže tam nemůže být ani { $where }.
    [row] Řada dvora musí být plná, dokud jsou karty v balíčku dvora.
    [influence] Agenti mohou být jen na kartách v řadě dvora, ne zde: { $where }.
    [cards] Každá karta akce musí být právě na jednom místě: podívej se, kde je { $where }.
    [open-discard] Karty akcí se odhazují lícem nahoru jen s volbou split_discard.
    [order] Karty v ruce musí být seřazené.
    [knowledge] To, co hráči vědí, nesouhlasí s tím, kde je { $where }.
    [chapter] Kapitoly jsou 1 až 5.
    [conceded] Hráč se vzdává jen jednou, a když ve hře zbývá jediný, hra končí.
    [seat] Na řadě musí být ten, kdo má odpovědět.
    [leaders] Každý vůdce patří nejvýš jednomu hráči a je ze sady, se kterou se hraje.
    [lore] Každá karta příběhu je nejvýš na jednom místě a je ze sady, se kterou se hraje.
    [drafting] Karty k výběru jsou vyložené jen během vybírání.
    [shaped] Na planetě může být jeden zdroj, u brány žádný.
    [pips] Nikdo nemůže mít méně než žádnou zbývající akci.
   *[other] Taková pozice nemůže ve hře nastat: { $problem }.
  }

arcs-impossible-view = Tento pohled si odporuje: neodpovídají mu žádné karty.

## The rules in short

arcs-rule-A-1-1 = Hrají dva, tři, nebo čtyři. Máš 5 měst, 5 doků, 15 lodí, 10 agentů, hráčskou desku a žeton moci.
arcs-rule-A-1-2 = Ve společné zásobě je po 5 žetonech od každého zdroje: materiály, palivo, zbraně, relikvie, psionik.
arcs-rule-A-1-3 = Kostek útoku je 6, kostek šarvátky 6 a kostek nájezdu 6.
arcs-rule-A-1-4 = Karet akcí je 28: čtyři barvy, čísla 1 až 7. Jedničky a sedmičky jsou jen pro čtyři hráče.
arcs-rule-A-1-5 = V balíčku dvora je 25 karet gild a 6 karet ozvěn.
arcs-rule-A-1-6 = Tři žetony ambicí mají dvě strany, s mocí za první a za druhé místo: 2/0 a pak 4/2, 3/2 a pak 6/3, 5/3 a pak 9/4. Začínají první stranou nahoru.
arcs-rule-A-1-7 = Komponent je jen tolik, kolik je v krabici. Co nejde umístit nebo vrátit celé, udělá se, nakolik to jde. Loď smíš postavit, i když ti žádná nezbývá, může-li po stavbě něco následovat: nic se neumístí, ale za stavbu se to počítá.
arcs-rule-A-1-8 = Pobouření se označí vždy, i když už nemáš agenta: označí ho náhradní značka a nahradí ji tvůj příští volný agent.
arcs-rule-A-1-9 = Umístit znamená položit vlastní nepoškozenou komponentu z její zásoby. Vrátit znamená poslat komponentu do její zásoby; město se vrací na prázdné pole pro město nejvíc vpravo na své desce.
arcs-rule-A-1-10 = Nahradit znamená vrátit komponentu a dát na její místo jinou, poškozenou, byla-li poškozená ta původní. Není to zničení. Nemůže-li původní pryč nebo není-li v zásobě nová, nenahradí se nic. Je-li komponent na výběr víc, určí jednu hráč, který nahrazuje, vrací, opravuje nebo zasahuje.
arcs-rule-A-1-11 = Získává se ze zásoby, i z té na kartelu; prázdná nedá nic. Krade se soupeři a některá pravidla to zakazují. Získat, ukrást a dostat, to všechno znamená vzít si, ale ze zásoby se bere jen získáním.
arcs-rule-A-1-12 = Vyřadit: pryč ze hry. Uvolnit: vrátit všechny komponenty z daného místa. Zajmout: dát ke svým zajatcům. Utratit: vrátit zdroj do zásoby. Tvé zdroje jsou všechny, které máš před sebou: na polích, na kartách i v zásobě na svém kartelu; ambice, symboly i karty počítají se všemi.
arcs-rule-A-2-1 = Iniciativu dostane náhodný hráč. Pořadí tahů jde od něj po směru hodinových ručiček.
arcs-rule-A-2-2 = Zamíchej balíček dvora a odkryj řadu 4 karet, při dvou hráčích 3.
arcs-rule-A-2-3 = Karta přípravy pro daný počet hráčů určí, které hvězdokupy jsou mimo hru (2, při čtyřech hráčích 1) a kde kdo začíná: systémy A, B a C, v pořadí tahů.
arcs-rule-A-2-4 = Při dvou hráčích dá každá planeta mimo hru žeton svého zdroje na některou ambici, a to na celou hru: materiály a palivo na Magnáta, zbraně na Vojevůdce, relikvie na Správce, psioniky na Empata.
arcs-rule-A-2-5 = Umístíš 3 lodě a město do A, 3 lodě a dok do B, 2 lodě do C. Při dvou hráčích jsou systémy C dva a lodě pro C, i ty od vůdce, se umístí do každého z nich.
arcs-rule-A-2-6 = Získáš zdroj planety A a zdroj planety B, v tomto pořadí, do svých dvou polí nejvíc vlevo, i když je jich otevřených víc.
arcs-rule-A-2-7 = Zamíchej karty akcí a rozdej každému 6. Jakmile se ruce už nezmění, zamíchají se všechny karty, které nikdo nedrží, do jednoho odhazovacího balíčku lícem dolů.
arcs-rule-A-2-8 = Při dvou hráčích smí ten, kdo nemá iniciativu, v každé kapitole vrátit celou ruku a dobrat si místo ní 6 z nerozdaných karet.
arcs-rule-A-2-9 = Moc začíná na 0 a kapitola na 1. Všechny žetony ambicí jsou k dispozici první stranou nahoru.
arcs-rule-A-3-1 = Šest hvězdokup leží v kruhu. Každá má bránu a tři planety; každá z nich je systém.
arcs-rule-A-3-2 = Brána sousedí se svými třemi planetami a s branami obou vedlejších hvězdokup.
arcs-rule-A-3-3 = Planeta sousedí se svou bránou a s planetami, se kterými má společnou hranici. Dvě hranice spojují různé hvězdokupy.
arcs-rule-A-3-4 = Do hvězdokupy mimo hru nemůže nic vstoupit. Brány po jejích obou stranách spolu sousedí.
arcs-rule-A-3-5 = Planeta má druh, což je některý zdroj, a 1 nebo 2 pole pro budovy.
arcs-rule-A-3-6 = Systém a všechno v něm ovládáš, máš-li tam víc nepoškozených lodí než každý ze soupeřů. Při remíze ho neovládá nikdo.
arcs-rule-A-4-1 = Hra má nejvýš 5 kapitol. Kapitola pokračuje po kolech, dokud nejsou všechny ruce prázdné nebo dokud všichni nepostoupí. V kole má každý, kdo má karty, jeden tah; začíná hráč s iniciativou.
arcs-rule-A-4-2 = Průběh kola: 1 tah s hlavní kartou; 2 ostatní tahy po směru hodinových ručiček; 3 kdo získá iniciativu; 4 odhození zahraných karet.
arcs-rule-A-4-3 = Bez karet v ruce nehraješ žádný tah a neutrácíš zdroje.
arcs-rule-A-5-1 = Máš-li iniciativu, vynášíš: zahraj kartu akce lícem nahoru.
arcs-rule-A-5-2 = Za každý akční bod své karty proveď akci, kterou dovoluje její barva. Správa: daně, oprava, vliv. Agrese: bitva, pohyb, zajištění. Výstavba: stavba, oprava. Mobilizace: pohyb, vliv. Všechny akční body využít nemusíš.
arcs-rule-A-5-3 = Místo vynesení smíš postoupit iniciativu a bez karet musíš. Převezme ji další hráč po směru hodinových ručiček, který má karty, toto kolo hned končí a ten hráč vynáší v dalším.
arcs-rule-A-5-4 = Postoupí-li iniciativu jeden po druhém všichni, kdo mají karty, odhodí se všechny ruce a kapitola končí.
arcs-rule-A-6-1 = Když hraješ hlavní kartu, smíš před jakoukoli akcí, i před akcemi předzvěsti, vyhlásit ambici podle jejího čísla: 2 Magnát, 3 Tyran, 4 Vojevůdce, 5 Správce, 6 Empat, 7 libovolná; jednička nevyhlašuje žádnou.
arcs-rule-A-6-2 = Na vyhlášenou ambici přijde dostupný žeton s nejvyšší hodnotou. Bez žetonu nelze nic vyhlásit.
arcs-rule-A-6-3 = Vyhlášení umístí na hlavní kartu nulový žeton: od této chvíle platí jako 0, se všemi svými akčními body.
arcs-rule-A-6-4 = Ambici lze v některém dalším kole vyhlásit znovu: pak má víc žetonů.
arcs-rule-A-6-5 = Ambici smí bodovat kdokoli, ať ji vyhlásil kdokoli.
arcs-rule-A-6-6 = Nulový žeton se odstraní, když se hlavní karta odhodí.
arcs-rule-A-7-1 = Nevynášíš-li, musíš zahrát jednu kartu: překonat, kopírovat, nebo odporovat.
arcs-rule-A-7-2 = Překonání: karta v barvě hlavní karty, lícem nahoru, s vyšším číslem než hlavní karta. Proveď akci za každý její akční bod.
arcs-rule-A-7-3 = Kopírování: kterákoli karta, lícem dolů. Proveď jednu akci v barvě hlavní karty.
arcs-rule-A-7-4 = Odporování: karta jiné barvy, lícem nahoru. Proveď jednu akci její barvy. Barva hlavní karty zůstává.
arcs-rule-A-8-1 = Když zahraješ kartu a nemáš iniciativu, smíš ji uchvátit před jakoukoli akcí, i před akcemi předzvěsti, pokud to v tomto kole ještě nikdo neudělal: zahraj ještě jednu kartu lícem dolů, ta žádné akce nedává.
arcs-rule-A-8-2 = Překonání sedmičkou uchvátí iniciativu bez další karty, pokud ji ještě nikdo neuchvátil. Akce sedmičky provedeš jako obvykle.
arcs-rule-A-8-3 = Kdo iniciativu uchvátí, má ji hned, a nikdo ji v tomto kole nemůže uchvátit znovu.
arcs-rule-A-9-1 = Pokud iniciativu nikdo neuchvátil, získá ji nejvyšší karta, která překonala. Pokud nikdo nepřekonal, zůstává, kde je.
arcs-rule-A-9-2 = Všechny zahrané karty přijdou lícem dolů na odhazovací balíček akcí.
arcs-rule-A-9-3 = Zbývá-li někomu karta, začíná další kolo; jinak končí kapitola.
arcs-rule-A-10-1 = Daně: vyber své město nebo soupeřovo město, které ovládáš, třeba i poškozené, a získej 1 zdroj jeho planety. Soupeřovo město ti dá také 1 agenta ze soupeřovy zásoby jako zajatce. Zdanit město smíš, i když už jeho zdroj v zásobě není; zajatce dostaneš i tak. Žádné město nelze zdanit dvakrát za tah.
arcs-rule-A-10-2 = Zajaté komponenty přijdou k tvým zajatcům.
arcs-rule-A-10-3 = Postav město nebo dok na prázdné pole pro budovu tam, kde máš jakoukoli komponentu. Města se berou z pole pro město nejvíc vlevo na tvé desce.
arcs-rule-A-10-4 = Postav loď u svého doku, i poškozeného. Každý dok postaví nejvýš jednu loď za tah.
arcs-rule-A-10-5 = Co postavíš v systému, který ovládá soupeř, umístí se poškozené.
arcs-rule-A-10-6 = Pohyb: libovolný počet tvých lodí se přesune z jednoho systému do sousedního. Přicházejí-li lodě z více systémů, je to z každého samostatný pohyb.
arcs-rule-A-10-7 = Urychlený pohyb: ze systému s tvým dokem, i poškozeným, smí lodě pokračovat, dokud nevstoupí na některou planetu, nebo k bráně, kterou těsně před jejich vstupem ovládá soupeř. Smí se zastavit dřív, nechávat za sebou lodě, které se počítají do ovládání, a vracet se tam, kde už byly, ale žádné nepřibírají.
arcs-rule-A-10-8 = Oprava: jedna tvá poškozená loď nebo budova kdekoli už není poškozená.
arcs-rule-A-10-9 = Vliv: umísti agenta na kteroukoli kartu dvora.
arcs-rule-A-10-10 = Zajištění: vezmi si kartu dvora, na které máš víc agentů než každý ze soupeřů. Tvoji se vrátí, soupeřící se stanou tvými zajatci. Karta ozvěny udělá, co říká. Pak přijde na prázdné místo nová karta; ostatní se neposouvají. Není-li co zajistit, nelze tuto akci provést.
arcs-rule-A-10-11 = Karta gildy přijde před tebe. Karta ozvěny udělá, co říká, a odejde.
arcs-rule-A-10-12 = Když je balíček dvora prázdný, zůstávají místa v řadě prázdná.
arcs-rule-A-10-13 = Zásah poškodí nepoškozenou komponentu a zničí poškozenou.
arcs-rule-A-10-14 = Zničená komponenta opustí mapu.
arcs-rule-A-10-15 = Soupeřova komponenta, kterou zničíš, v bitvě i mimo ni, je tvá trofej. Město nechává své pole otevřené, dokud je trofejí. Vlastní komponenta, kterou zničíš mimo bitvu, se ti vrátí.
arcs-rule-A-11-1 = Vyber systém se svými loděmi a jednoho soupeře, který tam má komponenty: všechny se brání. Všechny tvé lodě tam útočí a mohou být zasaženy, i když vezmeš kostek jen málo. Bez obránce bitva není.
arcs-rule-A-11-2 = Vezmi nejvýš jednu kostku za každou útočící loď, i poškozenou: libovolnou směs, nejvýš 6 od jednoho druhu, aspoň jednu.
arcs-rule-A-11-3 = Kostky nájezdu smíš vzít, jen má-li obránce v systému budovu, nebo nemá-li žádnou na celé mapě.
arcs-rule-A-11-4 = Hoď. Karty, které dovolují přehazovat (Naváděná torpéda kostky útoku, Harcovníci šarvátky, Korzárova vlastnost Lstivý nájezdu, Empatova vize libovolné), použij v libovolném pořadí, každou jednou, nebo vůbec, i na kostky už přehozené. Pak vyhodnoť v tomto pořadí, vybírá útočník: vlastní zásahy na útočících lodích; jednou, padl-li protiúder, zásah útočící lodi za každou nepoškozenou bránící se loď; zásahy na bránících se lodích, pak na budovách; zásahy budov; klíče, zbývá-li nějaká útočící loď. Zásahy platí, i když už žádná útočící loď nezbývá.
arcs-rule-A-11-5 = Zničené bránící se komponenty jsou trofeje útočníka, zničené útočící jsou trofeje obránce.
arcs-rule-A-11-6 = Zbylé zásahy propadají.
arcs-rule-A-12-1 = Nájezd: utrácej klíče a kraď obráncovy zdroje a karty gildy, po jednom, každý za jeho cenu za nájezd, i když jsou všechny bránící se budovy zničené. Zbylé klíče propadají.
arcs-rule-A-12-2 = Když zničíš město, v bitvě i mimo ni, nejdřív vyvoláš pobouření u zdroje jeho planety, pak vypleníš dvůr.
arcs-rule-A-12-3 = Pobouření: odhoď všechny své zdroje a karty gild toho druhu a označ ho agentem. Je-li už označený, vynechá se jen značka.
arcs-rule-A-12-4 = Zdroj, který podléhá pobouření, nedává v předzvěsti akci, pokud některá tvá karta neříká jinak. Dál ho smíš získávat, držet, počítat do ambicí a utrácet za něco jiného nebo jen tak.
arcs-rule-A-12-5 = Vyplenění: zajisti právě jednu kartu dvora, na které je agent majitele města, ať je na ní agentů kolik chce. Všichni soupeřící agenti na ní se stanou trofejemi, tvoji se vrátí. Není-li taková karta, nestane se nic.
arcs-rule-A-12-6 = V bitvě přijdou nejdřív všechny zásahy, pak pobouření a vyplenění za každé zničené město, pak nájezd. Kvůli pobouření odhodíš jen to, co máš před prvním vypleněním, nic z toho, co přinesla bitva.
arcs-rule-A-13-1 = Tvá deska má 6 polí pro zdroje s cenami za nájezd 3, 1, 1, 2, 1, 3. Dvě jsou otevřená; tvé první město otevře třetí, druhé čtvrté, třetí poslední dvě. Čtvrté a páté město odkryjí +2 a +3.
arcs-rule-A-13-2 = Když zdroj získáš, ukradneš nebo dostaneš, smíš všechny své zdroje přeskládat mezi otevřenými poli, i když místo zbývá, a musíš odhodit, co se nevejde. Totéž platí, když vracející se město některé pole zakryje, ne však, když o zdroj přijdeš.
arcs-rule-A-13-3 = Předzvěst trvá od zahrání karty do utracení jejího prvního akčního bodu. Smíš v ní utratit libovolný počet zdrojů, i když jejich akce není možná nebo když podléhají pobouření, a akci smíš odmítnout.
arcs-rule-A-13-4 = Materiál: stavba, nebo oprava. Palivo: pohyb. Relikvie: zajištění. Psionik: akce typu hlavní karty. Zbraň: v tomto tahu můžeš akční body své karty utrácet i za bitvu; utratit ji smíš, i když to dovolují už samy.
arcs-rule-A-13-5 = Utracené zdroje se vrátí do zásoby, až když předzvěst skončí.
arcs-rule-A-13-6 = Zbraň nemění, co dělají jiné zdroje.
arcs-rule-A-13-7 = Bez zahrané karty není žádná předzvěst.
arcs-rule-A-13-8 = Zdroje na kartě se počítají do ambicí a smí se utratit, pokud to karta nezakazuje. V bitvě je lze ukrást, jen když to karta říká, mimo bitvu jako kterékoli jiné. Na ukradené kartě zůstávají, a když karta opustí hru, vrátí se do zásoby. Taková karta je pole pro zdroje. Kartel jím není: zásobu na něm nelze nikdy ukrást, vzít, dát, vyměnit, utratit ani odhodit.
arcs-rule-A-14-1 = Karta gildy má druh, cenu za nájezd a text. Pro Magnáta, Správce a Empata se počítá jako zdroj svého druhu; karty zbraní se nepočítají do žádné ambice.
arcs-rule-A-14-2 = Ve své předzvěsti použij libovolný počet textů s předzvěstí, ne však z karty, kterou v ní zajistíš; zbytek jejího textu platí hned. Ukradené a darované karty platí celé. Kde stojí „až“ nebo „nejvýš“, může to být i nic.
arcs-rule-A-14-3 = Nová akce uvádí běžnou akci, kterou smí nahradit všude, kde se za ni platí: akčním bodem nebo kterýmkoli zdrojem, který za ni smíš utratit.
arcs-rule-A-14-4 = Text, který mění běžnou akci, ji mění i uvnitř nové akce, pokud ho ta neignoruje, ale samotnou novou akci ne. Akcí při kopírování nebo odporování se myslí jejich jediný akční bod, i pro bitvu, kterou dovoluje zbraň, nikdy akce předzvěsti.
arcs-rule-A-14-5 = Kartu, kterou lze za něco odhodit, lze odhodit i jen tak.
arcs-rule-A-14-6 = Odhozené karty dvora přijdou lícem nahoru na odhazovací balíček dvora. Pohřbená karta přijde dospod balíčku dvora. Karty akcí, za které si dobíráš jiné, přijdou nejdřív zamíchané do odhazovacího balíčku; z malého balíčku se mohou vrátit.
arcs-rule-A-14-7 = Karty smí měnit i přípravu, bodování, vyhlašování a uchvacování.
arcs-rule-A-15-1 = Boduje se každá ambice, na které je žeton. Magnát: nejvíc materiálů a paliva. Tyran: nejvíc zajatců. Vojevůdce: nejvíc trofejí. Správce: nejvíc relikvií. Empat: nejvíc psioniků. Počítají se i karty gild toho druhu.
arcs-rule-A-15-2 = První místo získá první hodnoty všech žetonů na ambici, druhé místo druhé hodnoty.
arcs-rule-A-15-3 = Hráči v remíze o první místo berou všichni druhé a nikdo jiný druhý není. Při remíze o druhé místo není druhý nikdo.
arcs-rule-A-15-4 = Nemáš-li nic, co se do ambice počítá, nic za ni nezískáš.
arcs-rule-A-15-5 = Jsi-li na prvním místě bez remízy, získáš o 2 víc s odkrytým +2, o 5 víc s +2 a +3; jednou za každou ambici.
arcs-rule-A-15-6 = Nejdřív proběhne, co se děje po bodování, i v kapitole bez ambicí. Pak se vrátí všechny trofeje, pokud se bodoval Vojevůdce, a všichni zajatci, pokud se bodoval Tyran. Všechny žetony se vrátí a nejnižší neobrácený se obrátí.
arcs-rule-A-15-7 = Hra končí po kapitole, ve které má někdo 27 bodů moci při čtyřech hráčích, 30 při třech, 33 při dvou, nejpozději však po kapitole 5. Vyhrává nejvíc moci; při remíze první v pořadí tahů.
arcs-rule-A-15-8 = Jinak zamíchej všechny karty akcí a rozdej každému 6 jako při přípravě; novou kapitolu začíná hráč s iniciativou.
arcs-rule-A-16-1 = Při dvou hráčích se žetony na ambicích počítají jako žetony třetího hráče, který bere místa, ale ne moc. Zbraně na Vojevůdci se počítají jako trofeje.
arcs-rule-A-16-2 = Tyto žetony pocházejí ze společné zásoby.
arcs-rule-A-17-1 = S vůdci a příběhy odkryj o jednu kartu vůdce a o jednu kartu příběhu víc, než je hráčů. Nahrazují obvyklé komponenty a zdroje.
arcs-rule-A-17-2 = Vybírá se proti směru hodinových ručiček, od hráče po pravici toho, kdo má iniciativu: každý po jedné kartě, vůdce nebo příběh, dokud nemá každý od obojího jednu.
arcs-rule-A-17-3 = Vůdce dává dva zdroje, do polí nejvíc vlevo, i když je jich otevřených víc, a komponenty pro A, B a C.
arcs-rule-A-17-4 = Další kroky přípravy podle karet vůdců následují v pořadí tahů.
arcs-rule-A-17-5 = Příběh nemá typ ani cenu za nájezd: nepočítá se do žádné ambice a nikdy nemění majitele. „Celkem nejvýš 1“ na kartě příběhu počítá budovy všech hráčů.
arcs-rule-A-17-6 = Volitelně si každý vybírá dvě karty příběhů.
arcs-rule-A-17-7 = Karty, které si nikdo nevybral, opustí hru.
arcs-rule-A-18-1 = Karty mají přednost před těmito pravidly. Slovo „nemůžeš“ platí absolutně, pokud karta neříká „ignoruj“. Budovu, kterou používáš, jako by byla tvá, nemusíš ovládat a její zdanění nepřinese zajatce; jinak se za tvou nepočítá.
arcs-rule-A-18-2 = Remízy a současná rozhodnutí se řídí pořadím tahů. Účinky, které nastanou zároveň, seřadí hráč na tahu, například pohled Jasnovidců a účinek svého vůdce po vyhlášení ambice nebo karty, které dovolují přehazovat kostky.
arcs-rule-A-18-3 = Nemáš-li na konci svého tahu na mapě ani lodě, ani doky, umísti 3 nepoškozené lodě k některé bráně.
arcs-rule-A-18-4 = Smíš se vzdát. Při dvou hráčích vyhrává ten druhý; při více hráčích hraje dál za tebe bot a ty končíš za všemi ostatními.
arcs-rule-A-18-5 = Karty v ruce jsou tajné, ale kolik jich kdo má, je veřejné, stejně jako vše, co není lícem dolů, v ruce nebo v balíčku. Dohody nikoho nezavazují a komponenty mění majitele jen podle pravidel.
arcs-rule-A-18-6 = Se dvěma odhazovacími balíčky se karty zahrané lícem nahoru odhazují lícem nahoru, ostatní lícem dolů. Líže se z balíčku lícem dolů; je-li příliš malý, oba se nejdřív zamíchají dohromady.
arcs-rule-A-18-7 = Vyhlášení i uchvácení kartou akce přichází před jakoukoli jinou akcí, i před akcemi předzvěsti, v libovolném pořadí. Text předzvěsti, který vyhlašuje nebo uchvacuje, musí být její první akcí: v tahu je takový nejvýš jeden a po něm už se kartou akce nic nevyhlašuje ani neuchvacuje.
arcs-rule-A-18-8 = Kniha pravidel má přednost před přehledy a deskami, její hlavní text před postranními poznámkami a závorkami.
arcs-rule-A-19-1 = Každá vynesená karta začne počítat postoupení znovu. Postoupení kvůli prázdné ruce se nepočítá. Žeton se přesune při každém postoupení; kdo má karty jako jediný, nechá si ho.
arcs-rule-A-19-2 = Po uchvácení jdou tahy dál po směru hodinových ručiček od hráče, který vynášel, a barva hlavní karty i nulový žeton zůstávají. Remízy se počítají od nového držitele.
arcs-rule-A-19-3 = Sedmička, která překoná po uchvácení, provede své akce, ale iniciativu nezíská.
arcs-rule-A-19-4 = Karty, které si na konci kola líznou odbory, jsou v ruce dřív, než se zjišťuje, zda kapitola končí.
arcs-rule-A-19-5 = Jediná akce při kopírování nebo odporování se počítá jako akční bod: končí předzvěst a se zbraní smí vést bitvu. Odhozené zdroje se vrátí hned.
arcs-rule-A-19-6 = Zbraň jen mění, co smí akční body; sama bitvu nedává.
arcs-rule-A-19-7 = Karta, kterou vypleníš v předzvěsti, se počítá jako v ní zajištěná. Ukradenou smíš použít hned.
arcs-rule-A-19-8 = Zda systém ovládá soupeř, se zjišťuje před umístěním nové komponenty.
arcs-rule-A-19-9 = Urychlený pohyb je jedna skupina na jedné cestě. Tam, kde už byla, se vrátí, jen pokud od té doby nechala za sebou aspoň jednu loď, třeba v systému, který právě opouští. Urychlují a stavějí i poškozené doky.
arcs-rule-A-19-10 = Bitva vyžaduje aspoň jednu kostku. Jsou-li zničeny všechny útočící lodě, zásahy přesto platí, ale nájezd není. K nájezdu stačí jedna poškozená útočící loď.
arcs-rule-A-19-11 = Zásahy dopadají po jednom: komponenta může být v témže kroku poškozena i zničena.
arcs-rule-A-19-12 = Zničí-li bitva dvě města, přijde pobouření a vyplenění za první, pak za druhé; kvůli druhému pobouření neodhodíš nic, co přinesla tato bitva.
arcs-rule-A-19-13 = Můžeš-li plenit, musíš; nájezd vést nemusíš. Po každé krádeži se znovu zjišťuje, co lze ukrást.
arcs-rule-A-19-14 = Město držené jako trofej nechává své pole otevřené. Města se vracejí po celém bodování. Co odhodíš, když se zdroje nevejdou, vybíráš ty; jiné zdroje se jen tak neodhazují. Utrácet je jen tak se smí.
arcs-rule-A-19-15 = Daně lze vybrat i od soupeře, který v zásobě nemá agenty; o žádného nepřijde.
arcs-rule-A-19-16 = Je-li odhazovací balíček příliš malý, lízneš si, co tam je.
arcs-rule-A-19-17 = Třetí hráč hry dvou hráčů může být první nebo v remíze; hráč v remíze s ním pak získá druhou hodnotu. Zajatce nemá a jeho žetony se nikdy nevracejí.
arcs-rule-A-19-18 = Dva hráči s vůdci umístí komponenty pro C do každého ze svých dvou systémů C.
arcs-rule-A-19-19 = Hráč, který nemá ani lodě, ani doky, umístí 3 lodě k libovolné bráně ve hře; je-li jich v zásobě méně, tolik, kolik jich je.
arcs-rule-A-19-20 = Při konečné remíze se pořadí tahů počítá od toho, kdo má v tu chvíli iniciativu.

## Reasons of the heuristic bot, short, in a list

arcs-reason-agent = ubude agent
arcs-reason-ambition = ambice k bodování
arcs-reason-battle = bitva ke svedení
arcs-reason-captive = zajatci
arcs-reason-card = karta bude později chybět
arcs-reason-cards = víc karet
arcs-reason-city = město
arcs-reason-court = karta dvora
arcs-reason-danger = nebezpečí
arcs-reason-dice = správné kostky
arcs-reason-end = nic se nezmění
arcs-reason-fleet = správné loďstvo
arcs-reason-full = není na to místo
arcs-reason-guild = ubude karta gildy
arcs-reason-initiative = iniciativa
arcs-reason-keys = využité klíče
arcs-reason-leader = vůdce
arcs-reason-leaving = co zůstane za sebou
arcs-reason-lore = příběh
arcs-reason-losses = vlastní ztráty
arcs-reason-outrage = pobouření
arcs-reason-repair = komponenta zase slouží
arcs-reason-resource = zdroje
arcs-reason-rival = nejsilnější soupeř
arcs-reason-safety = lepší ochrana
arcs-reason-ships = lodě
arcs-reason-spoils = kořist pro nájezd
arcs-reason-starport = dok
arcs-reason-target = dobré místo
arcs-reason-theft = něco k ukradení
arcs-reason-trophies = trofeje
arcs-reason-turn = dobré akce
arcs-reason-waiting = čas

## Chapters of the rules

arcs-chapter-A-1 = Herní materiál
arcs-chapter-A-2 = Příprava
arcs-chapter-A-3 = Mapa
arcs-chapter-A-4 = Kola a kapitoly
arcs-chapter-A-5 = Vynesení karty
arcs-chapter-A-6 = Vyhlášení ambice
arcs-chapter-A-7 = Reakce na hlavní kartu
arcs-chapter-A-8 = Uchvácení iniciativy
arcs-chapter-A-9 = Konec kola
arcs-chapter-A-10 = Sedm akcí
arcs-chapter-A-11 = Bitva
arcs-chapter-A-12 = Nájezd, pobouření, vyplenění
arcs-chapter-A-13 = Zdroje
arcs-chapter-A-14 = Karty ve hře
arcs-chapter-A-15 = Konec kapitoly
arcs-chapter-A-16 = Dva hráči
arcs-chapter-A-17 = Vůdci a příběhy
arcs-chapter-A-18 = Drobným písmem
arcs-chapter-A-19 = Výklad pravidel
arcs-chapter-guilds = Karty gild
arcs-chapter-vox = Karty ozvěn
arcs-chapter-leaders = Vůdci
arcs-chapter-lore = Příběhy
