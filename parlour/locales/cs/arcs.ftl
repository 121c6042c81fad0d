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
arcs-option-setup = Karta přípravy hry
    .help = Které hvězdokupy jsou mimo hru a kde kdo začíná. Každý počet hráčů má vlastní karty.
arcs-option-setup-random = Náhodně
arcs-option-setup-frontiers = { arcs-name-frontiers }
arcs-option-setup-homelands = { arcs-name-homelands }
arcs-option-setup-core-conflict = { arcs-name-core-conflict }
arcs-option-setup-mix-up = { arcs-name-mix-up }
arcs-option-setup-mix-up-1 = { arcs-name-mix-up-1 }
arcs-option-setup-mix-up-2 = { arcs-name-mix-up-2 }
arcs-option-setup-mix-up-3 = { arcs-name-mix-up-3 }
arcs-option-split_discard = Rozdělení odhazovacích balíčků
    .help = Varianta: karty akcí zahrané lícem nahoru se odhazují lícem nahoru na vlastní balíček.
arcs-option-leaders = Vůdci a příběhy
    .help = Varianta: před hrou si každý vybere vůdce a příběh ze základní krabice, z balíčku Vůdci a příběhy, nebo z obojího.
arcs-option-leaders-none = Bez nich
arcs-option-leaders-base = Základní krabice
arcs-option-leaders-pack = Balíček Vůdci a příběhy
arcs-option-leaders-both = Obojí
arcs-option-two_lore = Dva příběhy pro každého
    .help = Ve variantě s vůdci a příběhy si každý vybere dvě karty příběhů místo jedné.
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
arcs-name-self-hit-hit = vlastní zásah + 2 zásahy
arcs-name-intercept = protiúder
arcs-name-intercept-hit = protiúder + zásah
arcs-name-intercept-key-key = protiúder + 2 klíče
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

arcs-name-loyal-engineers = Oddaní inženýři
    .text = Pokud vyvoláš pobouření, tuto kartu si ponech. Můžeš utrácet libovolné zdroje, i podléhající pobouření, jako by to byly materiály. Ignoruj pobouření při utrácení materiálů pro jejich akci v předzvěsti.
arcs-name-mining-interest = Zájem o těžbu
    .text = Výroba (stavba): získej 1 materiál. Předzvěst: odhoď tuto kartu a za každé své prázdné pole pro zdroje můžeš získat 1 materiál. Dojde-li přitom zásoba, můžeš zbytek po jednom ukrást.
arcs-name-material-cartel = Materiálový kartel
    .text = Zásoba materiálů leží na této kartě a počítá se jako tvoje, i do ambice Magnáta. Nelze ji utratit, odhodit ani ukrást a všichni z ní dál získávají. Po každém bodování odhodí soupeři všechny žetony materiálů. Předzvěst: odhoď tuto kartu a ukradni 1 materiál.
arcs-name-admin-union = Unie správců
    .text = Předzvěst: přilož tuto kartu ke kartě typu správa, kterou v tomto kole kdokoli zahrál lícem nahoru. Jakmile kolo skončí, vezmi si danou kartu akce do ruky a tuto kartu odhoď. Do té doby ji nelze ukrást, do ničeho se nepočítá a pobouření se jí netýká.
arcs-name-construction-union = Unie stavitelů
    .text = Předzvěst: přilož tuto kartu ke kartě typu výstavba, kterou v tomto kole kdokoli zahrál lícem nahoru. Jakmile kolo skončí, vezmi si danou kartu akce do ruky a tuto kartu odhoď. Do té doby ji nelze ukrást, do ničeho se nepočítá a pobouření se jí netýká.
arcs-name-fuel-cartel = Palivový kartel
    .text = Zásoba paliva leží na této kartě a počítá se jako tvoje, i do ambice Magnáta. Nelze ji utratit, odhodit ani ukrást a všichni z ní dál získávají. Po každém bodování odhodí soupeři všechny žetony paliva. Předzvěst: odhoď tuto kartu a ukradni 1 palivo.
arcs-name-loyal-pilots = Oddaní piloti
    .text = Pokud vyvoláš pobouření, tuto kartu si ponech. Můžeš utrácet libovolné zdroje, i podléhající pobouření, jako by to bylo palivo. Ignoruj pobouření při utrácení paliva pro jeho akci v předzvěsti.
arcs-name-gatekeepers = Strážci bran
    .text = Když útočíš na bráně, můžeš si vzít až 2 kostky navíc. Předzvěst: odhoď tuto kartu a umísti 1 loď na každou bránu ve hře; máš-li lodí málo, brány si vybereš.
arcs-name-shipping-interest = Zájem o přepravu
    .text = Syntéza (stavba): získej 1 palivo. Předzvěst: odhoď tuto kartu a za každé své prázdné pole pro zdroje můžeš získat 1 palivo. Dojde-li přitom zásoba, můžeš zbytek po jednom ukrást.
arcs-name-spacing-union = Unie kosmoplavců
    .text = Předzvěst: přilož tuto kartu ke kartě typu mobilizace, kterou v tomto kole kdokoli zahrál lícem nahoru. Jakmile kolo skončí, vezmi si danou kartu akce do ruky a tuto kartu odhoď. Do té doby ji nelze ukrást, do ničeho se nepočítá a pobouření se jí netýká.
arcs-name-arms-union = Unie zbrojařů
    .text = Předzvěst: přilož tuto kartu ke kartě typu agrese, kterou v tomto kole kdokoli zahrál lícem nahoru. Jakmile kolo skončí, vezmi si danou kartu akce do ruky a tuto kartu odhoď. Do té doby ji nelze ukrást, do ničeho se nepočítá a pobouření se jí netýká.
arcs-name-prison-wardens = Vězeňští dozorci
    .text = Verbování (stavba): vrať libovolný počet svých zajatců a za každého získej 1 libovolný zdroj. Poprava (vliv): přesuň libovolný počet svých zajatců mezi své trofeje. Předzvěst: odhoď tuto kartu a umísti 3 lodě do systému, který ovládáš.
arcs-name-skirmishers = Harcovníci
    .text = Když útočíš, můžeš po hodu jednou přehodit až tolik kostek šarvátky, kolik máš symbolů zbraní na žetonech a kartách gildy, včetně této. Předzvěst: odhoď tuto kartu a umísti 3 lodě do systému, který ovládáš.
arcs-name-court-enforcers = Dvorní vymahači
    .text = Atentát (bitva): zajmi všechny soupeřící agenty na jedné kartě dvora, je-li jich na ní méně, než kolik máš symbolů zbraní na žetonech a kartách gildy, včetně této. Předzvěst: odhoď tuto kartu a umísti 3 lodě do systému, který ovládáš.
arcs-name-loyal-marines = Oddaní mariňáci
    .text = Pokud vyvoláš pobouření, tuto kartu si ponech. Můžeš utrácet libovolné zdroje, i podléhající pobouření, jako by to byly zbraně. Ignoruj pobouření při utrácení zbraní pro jejich akci v předzvěsti. Předzvěst: odhoď tuto kartu a umísti 3 lodě do systému, který ovládáš.
arcs-name-lattice-spies = Zvědové Mříže
    .text = Předzvěst, jen jako její první akce: odhoď tuto kartu a uchvať iniciativu, pokud ji nemáš a v tomto kole ji ještě nikdo neuchvátil. Potom už v tomto tahu nemůžeš kartou akce vyhlásit ambici ani uchvátit iniciativu.
arcs-name-farseers = Jasnovidci
    .text = Když vyhlásíš ambici, prohlédni si karty v ruce jednoho soupeře; jednu z nich můžeš vyměnit za svou. Předzvěst: odhoď tuto kartu a libovolný počet karet z ruky; ty z ruky zamíchej a polož na odhazovací balíček karet akcí a pak si z něj zespodu dober stejný počet a jednu navíc.
arcs-name-secret-order = Tajný řád
    .text = Když vyhlásíš ambici Správce nebo Empata, nulový žeton se neumisťuje.
arcs-name-loyal-empaths = Oddaní empati
    .text = Pokud vyvoláš pobouření, tuto kartu si ponech. Můžeš utrácet libovolné zdroje, i podléhající pobouření, jako by to byl psionik. Ignoruj pobouření při utrácení psioniků pro jejich akci v předzvěsti.
arcs-name-silver-tongues = Zlatoústí
    .text = Předzvěst: odhoď tuto kartu a ukradni jednu kartu gildy nebo jeden zdroj.
arcs-name-loyal-keepers = Oddaní správci
    .text = Pokud vyvoláš pobouření, tuto kartu si ponech. Můžeš utrácet libovolné zdroje, i podléhající pobouření, jako by to byly relikvie. Ignoruj pobouření při utrácení relikvií pro jejich akci v předzvěsti.
arcs-name-sworn-guardians = Přísežní strážci
    .text = Soupeři ti nemohou krást zdroje ani ostatní karty gildy. Ukradne-li ti soupeř tuto kartu, pohřbí se. Při nájezdu lze ukrást nejdřív ji a pak i něco dalšího.
arcs-name-elder-broker = Prastarý dohodce
    .text = Obchod (daně): vyber soupeřovo město, které ovládáš; vezmi jeho majiteli 1 zdroj typu té planety a dej mu 1 zdroj typu, který nemá. Musíš provést obojí; není to zdanění ani krádež. Předzvěst: odhoď tuto kartu a získej 1 materiál, 1 palivo a 1 zbraň.
arcs-name-relic-fence = Překupník relikvií
    .text = Předzvěst, jednou za tah: odhoď 1 zdroj a získej 1 relikvii.
arcs-name-galactic-bards = Galaktičtí bardi
    .text = Při překonání nebo odporování můžeš vyhlásit ambici své karty (se 7 libovolnou), pokud v tomto kole ještě žádná vyhlášena nebyla: před každou jinou akcí, ať už před uchvácením iniciativy, nebo po něm. Nulový žeton se neumisťuje.

## Vox cards

arcs-name-mass-uprising = Masové povstání
    .text = Při zajištění: vyber hvězdokupu ve hře a umísti 1 loď do každého jejího systému; máš-li lodí málo, systémy si vybereš. Lodě umístěné během bitvy se k útoku nepřipojí. Tuto kartu odhoď.
arcs-name-populist-demands = Požadavky lidu
    .text = Při zajištění: můžeš vyhlásit libovolnou ambici, je-li k dispozici žeton ambice. Nulový žeton se neumisťuje. Tuto kartu odhoď.
arcs-name-outrage-spreads = Pobouření se šíří
    .text = Při zajištění: můžeš vybrat typ zdroje. Každý hráč včetně tebe vyvolá pobouření, kterému bude tento typ podléhat. Tuto kartu odhoď.
arcs-name-song-of-freedom = Píseň svobody
    .text = Při zajištění: můžeš vrátit jedno město, které ovládáš, vlastní či soupeřovo, na desku jeho majitele; jen pak můžeš uchvátit iniciativu, pokud ji v tomto kole ještě nikdo neuchvátil. Tuto kartu zamíchej do balíčku dvora, než se řada doplní.
arcs-name-guild-struggle = Svár gild
    .text = Při zajištění: můžeš ukrást 1 kartu gildy. Všechny karty gildy z odhazovacího balíčku dvora zamíchej do balíčku dvora. Tuto kartu odhoď.
arcs-name-call-to-action = Výzva k činu
    .text = Při zajištění: dober si 1 kartu zespodu odhazovacího balíčku karet akcí. Tuto kartu odhoď.

## Leaders

arcs-name-elder = Prastarý
    .text = Milovaný: po bitvě, ve které se bráníš a útočník získá trofej, můžeš provést akci vlivu; soupeři, kteří proti tobě vedou bitvu, nemohou plenit dvůr. Spravedlivý: za druhé místo v ambici Tyrana nezískáš nic a za první jen druhou hodnotu, bez bonusu za města.
arcs-name-mystic = Mystik
    .text = Naladěný: pokud při kopírování nebo odporování provedeš akci daní, získej navíc 1 žeton psionika, i když zdanění nic nepřinese. Záhadný: materiály a palivo u tebe od začátku hry podléhají pobouření.
arcs-name-fuel-drinker = Pijce paliva
    .text = Nenasytný: pokud při kopírování nebo odporování provedeš akci daní, získej navíc 1 palivo, i když zdanění nic nepřinese. Marnotratný: pokud se bodoval Magnát, odhoď po bodování všechno své palivo.
arcs-name-upstart = Povýšenec
    .text = Ctižádostivý: když vyhlásíš ambici, můžeš získat 1 libovolný zdroj. Nezkušený: nemůžeš zdanit města, která neovládáš, ani vlastní. Nic na tom nemění ani Empatovo pouto.
arcs-name-rebel = Rebel
    .text = Odhodlaný: když útočíš, vezmeš si ke kostkám za své lodě vždy ještě 2 kostky navíc. Neorganizovaný: jedním pohybem nemůžeš přesunout víc než 2 lodě. S Prediktivními senzory to jsou 2 z každého sousedního systému; Silových paprsků se to netýká.
arcs-name-warrior = Válečník
    .text = Taktický: pokud při kopírování nebo odporování provedeš akci bitvy, můžeš před ní nebo po ní provést akci pohybu; začneš-li pohybem, musíš potom vést bitvu. Násilnický: za druhé místo v ambici Empata nezískáš nic a za první jen druhou hodnotu, bez bonusu za města.
arcs-name-feastbringer = Hostitel
    .text = Charismatický: pokud při kopírování nebo odporování provedeš akci zajištění, můžeš před ní nebo po ní provést akci vlivu; začneš-li vlivem, musíš potom zajistit kartu. Štědrý: za každé vyhlášení ambice, ať k němu dojde jakkoli, musíš dát 1 svou kartu gildy soupeři s nejmenší mocí.
arcs-name-demagogue = Demagog
    .text = Smělý: když vyhlásíš ambici, můžeš umístit na každou kartu dvora až 1 agenta. Paranoidní: nemůžeš zajistit kartu gildy, na které máš jen 1 agenta. Karet ozvěn ani plenění se to netýká.
arcs-name-archivist = Archivář
    .text = Učený: po přípravě hry si dober 5 karet příběhů, 2 z nich si ponech navíc a 3 vyřaď. Akademický: za druhé místo v ambici Magnáta nezískáš nic a za první jen druhou hodnotu, bez bonusu za města.
arcs-name-overseer = Dohlížitel
    .text = Bezohledný: jednou za tah, když zdaníš město nebo postavíš loď v doku (i když ti žádná nezbývá), můžeš tu budovu zasáhnout a akci s ní zopakovat bez akčního bodu. Soupeřova zničená budova je tvá trofej, zničené město vyvolá pobouření. Nenáviděný: při přípravě hry vyřaď 2 lodě a 3 agenty.
arcs-name-corsair = Korzár
    .text = Lstivý: když útočíš, můžeš po hodu jednou přehodit až tolik kostek nájezdu, kolik máš různých typů zdrojů. Ostražitý: když útočíš, nemůžeš si vzít víc kostek útoku než kostek šarvátky.
arcs-name-noble = Šlechtic
    .text = Urozený: když vyhlásíš ambici, na které ještě není žeton, zajisti vrchní kartu balíčku dvora; její předzvěst můžeš použít až v dalším tahu a Jasnovidci ti teď ruku neukážou. Vlivný: při kopírování nebo odporování můžeš akci vlivu provést dvakrát. Hrdý: boduješ jen za první místo bez remízy.
arcs-name-anarchist = Anarchista
    .text = Decentralizovaný: při přípravě hry vyřaď svá 2 města nejvíce vlevo. Inspirující: kde máš lodě, můžeš zdanit soupeřova města, i když je neovládáš, a prázdná pole pro budovy, jako by to byla tvá města. Zásadový: nemůžeš zdanit vlastní města.
arcs-name-shaper = Tvůrce
    .text = Mytický: po zdanění města můžeš na jeho planetu položit 1 svůj zdroj, z pole pro zdroje nebo ze zásoby na svém kartelu; od té chvíle je to její typ. U každé planety jen jednou. Pradávný: urychlený pohyb nemůžeš zahájit z doků, zato můžeš z bran, i z brány s dokem.
arcs-name-agitator = Agitátor
    .text = Buřičský: pokud při kopírování nebo odporování provedeš akci daní, získej navíc 1 zbraň, i když zdanění nic nepřinese. Záškodnický: tvůj protiúder dá místo zásahů za nepoškozené lodě tolik zásahů, kolik máš symbolů zbraní na žetonech a kartách gildy; máš-li žeton zbraní, jeden pak odhoď.
arcs-name-quartermaster = Zásobovač
    .text = Houževnatý: po každé bitvě, v níž útočíš nebo se bráníš, v jejím systému oprav 1 svou loď za každý dok na mapě, který ovládáš, i soupeřův. Chamtivý: materiály u tebe od začátku hry podléhají pobouření.

## Lore

arcs-name-tool-priests = Technokněží
    .text = Vyvolání (stavba): jednou za tah postav 1 loď v libovolném městě, které ovládáš, i v soupeřově.
arcs-name-galactic-rifles = Galaktické pušky
    .text = Palba (bitva): za každou svou nepoškozenou loď v systému hoď 1 kostkou šarvátky, nejvýš 6, proti soupeři v sousedním systému. Každý zásah dopadne na loď, a když už tam žádná není, na budovu. Modifikátory bitvy se nepoužijí, kromě Empatovy vize.
arcs-name-sprinter-drives = Sprinterské pohony
    .text = Po tvém pohybu, i urychleném, se může jedna skupina nepoškozených lodí, které se právě pohnuly a jsou v jednom systému, pohnout ještě jednou. I tento pohyb může být urychlený, ale žádný další už nepřinese.
arcs-name-mirror-plating = Zrcadlový pancíř
    .text = Když se bráníš a útočník hází aspoň jednou kostkou útoku, přidej k jeho hodu 1 protiúder.
arcs-name-hidden-harbors = Skryté přístavy
    .text = Lodě stavíš vždy nepoškozené. Když se bráníš v systému se svým nepoškozeným dokem, útočník si nemůže vzít kostky nájezdu.
arcs-name-signal-breaker = Rušička signálu
    .text = Když útočíš a všechny tvé lodě v systému jsou na začátku bitvy nepoškozené, ignoruj 1 protiúder, který ti padne. Protiúder přidaný Zrcadlovým pancířem platí dál.
arcs-name-repair-drones = Opravárenské drony
    .text = Po bitvě, ve které útočíš, oprav 1 útočící loď.
arcs-name-gate-ports = Přístavy u bran
    .text = Můžeš stavět doky na branách, na každé bráně celkem nejvýš 1. Kdykoli soupeř přesune lodě do brány, kterou ovládáš a kde máš nepoškozený dok, zajmi 1 agenta z jeho zásoby. Ovládání se zjišťuje, než tam lodě vstoupí.
arcs-name-cloud-cities = Oblačná města
    .text = Můžeš stavět města na planetách mimo pole pro budovy, na každé planetě celkem nejvýš 1. Musíš k tomu utratit 1 zdroj jejího typu, třeba podléhající pobouření, nebo zdroj, který můžeš utratit jako tento typ.
arcs-name-living-structures = Živá planeta
    .text = Pěstování (stavba): zdaň vlastní město. Prořezávání (oprava): nahraď svůj dok na poli pro budovu městem, nebo město dokem; poškozená budova zůstane poškozená. Budovy mimo pole pro budovy prořezat nelze.
arcs-name-gate-stations = Stanice u bran
    .text = Můžeš stavět města na branách, na každé bráně celkem nejvýš 1. Takové město má typy všech planet své hvězdokupy, na kterých stojí město: zdaní se za zdroj jednoho z nich, a není-li žádný, za nic. Kdo ho zničí, vyvolá pobouření, kterému podléhají všechny tyto typy.
arcs-name-railgun-arrays = Railgunové baterie
    .text = Když se bráníš s nepoškozenou lodí, dostane útočník 1 zásah dřív, než si vezme kostky.
arcs-name-ancient-holdings = Dávné državy
    .text = Tato karta je další pole pro zdroje, s cenou za nájezd 4. Zdroj na ní se počítá do ambicí, lze ho utratit a lze ho při nájezdu ukrást.
arcs-name-seeker-torpedoes = Naváděná torpéda
    .text = Když útočíš, můžeš po hodu jednou přehodit až 1 kostku útoku za každou svou nepoškozenou útočící loď.
arcs-name-predictive-sensors = Prediktivní senzory
    .text = Když se bráníš, můžeš dřív, než si útočník vezme kostky, přesunout do systému bitvy libovolný počet svých nepoškozených lodí ze sousedních systémů; brání se také. Z každého systému je to samostatný pohyb, nikdy urychlený.
arcs-name-force-beams = Silové paprsky
    .text = Navedení (pohyb): přesuň libovolný počet lodí kterýchkoli hráčů mezi systémem se svým nepoškozeným dokem a sousedním systémem, jedním či druhým směrem. Modifikátory pohybu se nepoužijí a nikdy to není urychlený pohyb.
arcs-name-raider-exosuits = Nájezdnické exoskelety
    .text = Když útočíš tam, kde obránce nemá budovu, můžeš si přesto vzít 1 kostku nájezdu v rámci obvyklého počtu kostek. Nemá-li obránce budovu na celé mapě, bereš si kostky nájezdu jako obvykle.
arcs-name-survival-overrides = Potlačený pud sebezáchovy
    .text = Oběť (pohyb): znič 1 svou nepoškozenou loď a s ní 1 loď jiného hráče v témže systému; ta je tvá trofej, tvoje se ti vrátí. Můžeš to udělat, i když tam žádná jiná loď není.
arcs-name-empaths-vision = Empatova vize
    .text = Dokud je vyhlášena ambice Empata, můžeš po každém svém hodu jednou přehodit libovolný počet hozených kostek. Předzvěst: odhoď tuto kartu; psionici už u tebe nepodléhají pobouření.
arcs-name-empaths-bond = Empatovo pouto
    .text = Dokud je vyhlášena ambice Empata, můžeš zdanit soupeřova města, stavět lodě v soupeřových docích a zahajovat z nich urychlený pohyb, jako by byly tvé: nemusíš je ovládat a zdanění nepřinese zajatce. Jinak zůstávají soupeřovy: město, které ovládáš, můžeš zdanit i jako obvykle.
arcs-name-keepers-trust = Správcova důvěra
    .text = Dokud je vyhlášena ambice Správce, soupeři ti nemohou krást zdroje typu, který sami mají, třeba jen v zásobě na svém kartelu. Předzvěst: odhoď tuto kartu; relikvie už u tebe nepodléhají pobouření.
arcs-name-keepers-solidarity = Správcova solidarita
    .text = Dokud je vyhlášena ambice Správce, soupeři ti nemohou ukrást kartu gildy, máš-li zdroj jejího typu: na poli pro zdroje, na kartě, nebo v zásobě na svém kartelu. Chrání to i Přísežné strážce.
arcs-name-warlords-cruelty = Vojevůdcova krutost
    .text = Dokud je vyhlášena ambice Vojevůdce, můžeš zdanit i města, která už v tomto tahu zdaněna byla. Předzvěst: odhoď tuto kartu; zbraně už u tebe nepodléhají pobouření.
arcs-name-warlords-terror = Vojevůdcův teror
    .text = Předzvěst, dokud je vyhlášena ambice Vojevůdce: můžeš vrátit libovolný počet trofejí a za každou provést akci vlivu.
arcs-name-tyrants-ego = Tyranovo ego
    .text = Předzvěst, dokud je vyhlášena ambice Tyrana: můžeš vrátit libovolný počet zajatců a za každého provést akci zajištění. Předzvěst: odhoď tuto kartu; zbraně už u tebe nepodléhají pobouření.
arcs-name-tyrants-authority = Tyranova autorita
    .text = Anexe (stavba), dokud je vyhlášena ambice Tyrana: nahraď soupeřovo město nebo dok, které ovládáš, vlastní budovou téhož druhu ze své zásoby; poškozená budova zůstane poškozená.
arcs-name-tycoons-ambition = Magnátova ctižádost
    .text = Předzvěst, jen jako její první akce, dokud je vyhlášena ambice Magnáta: odhoď všechny své materiály a palivo, máš-li nějaké, a vyhlas ještě jednu ambici, která vyhlášena není, bez nulového žetonu. Potom už v tomto tahu nemůžeš kartou akce vyhlásit ambici ani uchvátit iniciativu.
arcs-name-tycoons-charm = Magnátův šarm
    .text = Předzvěst, dokud je vyhlášena ambice Magnáta: odhoď libovolný počet materiálů a paliva a za každý žeton získej 1 libovolný zdroj. Předzvěst: odhoď tuto kartu; materiály a palivo už u tebe nepodléhají pobouření.

## What is being decided

arcs-name-redrawing = zda si dobrat nové karty
arcs-name-leading = kterou hlavní kartu zahrát
arcs-name-following = kterou kartu zahrát
arcs-name-turn = co dělat ve svém tahu
arcs-name-arranging = jak přeskládat své zdroje
arcs-name-overflowing = který zdroj odhodit
arcs-name-moving = kolik lodí se pohne
arcs-name-catapulting = kam vede urychlený pohyb dál
arcs-name-dicing = které kostky si vzít
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
arcs-name-looking = čí karty si prohlédnout
arcs-name-swapping = kterou kartu vyměnit
arcs-name-vox-card = jak odpovědět na kartu ozvěny
arcs-name-seizing = zda uchvátit iniciativu
arcs-name-drafting = kterou kartu si vybrat
arcs-name-learning = které příběhy si ponechat
arcs-name-picking = který zdroj získat
arcs-name-influencing = na kterou kartu dvora umístit agenta
arcs-name-securing = kterou kartu dvora zajistit
arcs-name-granting = kterou kartu gildy dát
arcs-name-redeclaring = kterou ambici vyhlásit
arcs-name-shaping = který zdroj položit na planetu
arcs-name-overseeing = zda zasáhnout budovu
arcs-name-railing = která tvá loď dostane zásah
arcs-name-sensing = které lodě se připojí
arcs-name-recasting = které kostky přehodit
arcs-name-aiming = odkud střílet
arcs-name-guiding = kolik lodí navést
arcs-name-martyring = kterou loď zničit
arcs-name-annexing = čí budovu anektovat
arcs-name-bartering = co vyměnit
arcs-name-clouding = co utratit za město
arcs-name-sprinting = zda se lodě pohnou ještě jednou
arcs-name-advancing = které lodě se pohnou před bitvou
arcs-name-attacking = s kým vést bitvu
arcs-name-maneuvering = zda se po bitvě pohnout
arcs-name-telling-apart = kterou budovu vybrat
arcs-name-following-up = v jakém pořadí oba účinky nastanou

## What the player is asked

arcs-step-redrawing = Ponech si karty v ruce, nebo je odhoď a dober si nové.
arcs-step-leading = Zahraj hlavní kartu, nebo postup iniciativu.
arcs-step-following = Zahraj kartu: překonej, kopíruj, nebo odporuj.
arcs-step-turn = Proveď akci, nebo ukonči tah.
arcs-step-arranging = Vyber zdroj na nejlépe chráněné pole, které zbývá.
arcs-step-overflowing = Máš víc zdrojů než polí pro ně: vyber, který odhodíš.
arcs-step-moving = Vyber, kolik lodí se pohne.
arcs-step-catapulting = Lodě mohou pokračovat: vyber kam, nebo zůstaň zde.
arcs-step-dicing = Vezmi si kostky: nejvýš jednu za každou útočící loď.
arcs-step-rerolling = Vyber kostky šarvátky, které přehodíš, nebo žádné.
arcs-step-battling = Vyber komponentu, na kterou dopadne další zásah.
arcs-step-filling = Vyber, kolik zdrojů získáš; ostatní zůstanou v zásobě.
arcs-step-ransacking = Město je zničené: vyber kartu dvora, kterou vypleníš.
arcs-step-raiding = Utrácej klíče a kraď, nebo nájezd ukonči.
arcs-step-stealing = Vyber, co ukradneš.
arcs-step-spending = Vyber akci, kterou zdroj zaplatí, nebo odmítni.
arcs-step-placing = Vyber, kam umístíš lodě.
arcs-step-pressganging = Vrať dalšího zajatce za zdroj, nebo skonči.
arcs-step-gaining = Vyber zdroj, který získáš.
arcs-step-executing = Poprav dalšího zajatce, nebo skonči.
arcs-step-trading = Vyber zdroj, který dáš.
arcs-step-fencing = Vyber zdroj, který odhodíš za relikvii.
arcs-step-discarding = Odhazuj karty z ruky, nebo skonči: dobereš si stejný počet a jednu navíc.
arcs-step-looking = Vyber soupeře, jehož karty si prohlédneš.
arcs-step-swapping = Vyměň si kartu se soupeřem: nejdřív vyber jeho, pak svou. Nebo odmítni.
arcs-step-vox-card = Vyber, co karta ozvěny udělá.
arcs-step-seizing = Uchvať iniciativu, nebo odmítni.
arcs-step-drafting = Vyber si vůdce nebo kartu příběhu.
arcs-step-learning = Vyber příběhy, které si ponecháš; ostatní se vyřadí.
arcs-step-picking = Vyber zdroj, který získáš.
arcs-step-influencing = Umísti agenta na kartu dvora.
arcs-step-securing = Vyber kartu dvora, kterou zajistíš.
arcs-step-granting = Chceš-li vyhlásit ambici, dej kartu gildy soupeři s nejmenší mocí.
arcs-step-redeclaring = Vyhlas ještě jednu ambici.
arcs-step-shaping = Polož na planetu zdroj a změň tím její typ, nebo odmítni.
arcs-step-overseeing = Zasáhni budovu a použij ji ještě jednou, nebo odmítni.
arcs-step-railing = Obránce střílí první: vyber loď, která dostane zásah.
arcs-step-sensing = Soupeř na tebe útočí: ze sousedních systémů se mohou připojit tvé nepoškozené lodě, z každého systému samostatným pohybem. Vyber odkud a kolik, nebo odmítni.
arcs-step-recasting = Po jedné vyber kostky, které přehodíš, a pak hoď; nebo odmítni. Dovoluje-li to víc karet, nejdřív vyber, kterou použiješ.
arcs-step-aiming = Vyber systém, jehož nepoškozené lodě střílejí.
arcs-step-guiding = Vyber, kolik lodí navedeš.
arcs-step-martyring = Vyber soupeřovu loď, která bude zničena s tvou.
arcs-step-annexing = Vyber, čí budovu anektuješ.
arcs-step-bartering = Vyber zdroj, který si vezmeš, pak ten, který dáš.
arcs-step-clouding = Vyber zdroj, který utratíš za oblačné město.
arcs-step-sprinting = Nepoškozené lodě, které se právě pohnuly, se mohou pohnout ještě jednou: vyber které, nebo odmítni.
arcs-step-advancing = Proveď pohyb před bitvou.
arcs-step-attacking = Teď vyber, s kým povedeš bitvu.
arcs-step-maneuvering = Po bitvě můžeš provést pohyb, nebo odmítni.
arcs-step-telling-apart = Takových budov je tam víc: vyber, kterou myslíš.
arcs-step-following-up = Vyber, co bude první: prohlédnout si soupeřovy karty (Jasnovidci), nebo zajistit vrchní kartu balíčku dvora (Urozený).
arcs-step-over = Hra skončila.

## Actions

arcs-action-end = Ukončit tah
arcs-action-stop = Tady skončit
arcs-action-no = Odmítnout
arcs-action-pass = Postoupit iniciativu
arcs-action-keep = Ponechat, jak to je
arcs-action-arrange = Přeskládat zdroje
arcs-action-redraw = Dobrat si nové karty
arcs-action-lead = Zahrát hlavní kartu { $card }
arcs-action-surpass = Překonat kartou { $card }
arcs-action-copy = Kopírovat kartou { $card }, lícem dolů
arcs-action-pivot = Odporovat kartou { $card }
arcs-action-seize = Uchvátit iniciativu kartou { $card }, lícem dolů
arcs-action-seize-free = Uchvátit iniciativu
arcs-action-declare = Vyhlásit ambici { $ambition-id ->
    [tycoon] Magnáta
    [tyrant] Tyrana
    [empath] Empata
   *[other] { $ambition }
  }
arcs-action-spend = Utratit { $resource-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $resource }
  }
arcs-action-spend-as = Utratit { $resource-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $resource }
  } jako { $as-id ->
    [relic] relikvii
    [psionic] psionika
   *[other] { $as }
  }
arcs-action-tax = Zdanit město hráče { $seat } v systému { $at }
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
arcs-action-influence = Umístit agenta na kartu „{ $court }“
arcs-action-secure = Zajistit kartu „{ $court }“
arcs-action-battle = Vést bitvu s hráčem { $seat } v systému { $at }
arcs-action-dice = { $count ->
    [0] Nevzít si žádnou kostku
    [one] Vzít si { $count } kostku
    [few] Vzít si { $count } kostky
   *[other] Vzít si { $count } kostek
  } { $die-id ->
    [assault] útoku
    [skirmish] šarvátky
   *[raid] nájezdu
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
arcs-action-hit = { $piece-id ->
    [ship] { $state-id ->
        [fresh] Zasáhnout nepoškozenou loď
       *[damaged] Zasáhnout poškozenou loď
      }
    [city] { $state-id ->
        [fresh] Zasáhnout nepoškozené město
       *[damaged] Zasáhnout poškozené město
      }
   *[starport] { $state-id ->
        [fresh] Zasáhnout nepoškozený dok
       *[damaged] Zasáhnout poškozený dok
      }
  }
arcs-action-ransack = Vyplenit kartu „{ $court }“
arcs-action-steal = Ukrást hráči { $seat } zdroj z pole { $slot }
arcs-action-take = Ukrást kartu „{ $court }“
arcs-action-protect = Dát { $resource-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $resource }
  } na nejlépe chráněné pole, které zbývá
arcs-action-discard = Odhodit { $resource-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $resource }
  }
arcs-action-gain = Získat { $resource-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $resource }
  }
arcs-action-give = Dát { $resource-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $resource }
  }
arcs-action-outrage = Vyvolat pobouření, kterému { $resource-id ->
    [material] budou podléhat materiály
    [fuel] bude podléhat palivo
    [weapon] budou podléhat zbraně
    [relic] budou podléhat relikvie
   *[psionic] budou podléhat psionici
  }
arcs-action-use = Použít kartu „{ $court }“
arcs-action-manufacture = Vyrobit 1 materiál
arcs-action-synthesize = Syntetizovat 1 palivo
arcs-action-pressgang = Naverbovat zajatého agenta hráče { $seat }
arcs-action-execute = Popravit zajatého agenta hráče { $seat }
arcs-action-abduct = Provést Atentát na kartě „{ $court }“
arcs-action-trade = Obchodovat s městem hráče { $seat } v systému { $at }
arcs-action-attach = Přiložit unii ke kartě { $card }
arcs-action-look = Prohlédnout si karty hráče { $seat }
arcs-action-hand = Vybrat z ruky kartu { $card }
arcs-action-theirs = Vzít soupeři z ruky kartu { $card }
arcs-action-place = Umístit lodě do systému { $at }
arcs-action-cluster = Vybrat hvězdokupu { $cluster }
arcs-action-free = Vrátit ze systému { $at } město hráče { $seat }
arcs-action-draft = Vybrat si vůdce: { $leader }
arcs-action-draft-lore = Vybrat si příběh „{ $lore }“
arcs-action-use-lore = Použít příběh „{ $lore }“
arcs-action-tax-slot = Zdanit prázdné pole v systému { $at }
arcs-action-build-cloud = Postavit oblačné město v systému { $at }
arcs-action-fire = Střílet na hráče { $seat } v systému { $at }
arcs-action-from = Střílet ze systému { $at }
arcs-action-summon = Vyvolat loď v systému { $at }
arcs-action-nurture = Pěstování: zdanit vlastní město v systému { $at }
arcs-action-prune = Prořezávání: nahradit vlastní { $piece } v systému { $at }
arcs-action-annex = Anektovat { $piece } v systému { $at }
arcs-action-whose = Vybrat budovu hráče { $seat }
arcs-action-guide = Navést lodě ze systému { $from } do systému { $to }
arcs-action-martyr = Obětovat loď v systému { $at }
arcs-action-sink = { $state-id ->
    [fresh] Zničit nepoškozenou loď hráče { $seat }
   *[damaged] Zničit poškozenou loď hráče { $seat }
  }
arcs-action-again = Přehodit kostku { $die-id ->
    [assault] útoku
    [skirmish] šarvátky
   *[raid] nájezdu
  }: { $face }
arcs-action-roll = Hodit vybranými kostkami
arcs-action-shape = Položit na planetu { $resource-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $resource }
  }
arcs-action-charm = Odhodit { $resource-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $resource }
  } a získat libovolný zdroj
arcs-action-grant = Dát soupeři kartu „{ $court }“
arcs-action-release = Vrátit trofej: { $piece } hráče { $seat }
arcs-action-ransom = Vrátit zajatého agenta hráče { $seat }
arcs-action-advance = Nejdřív pohyb, pak bitva
arcs-action-fill = { $count ->
    [0] Nezískat žádný zdroj
    [one] Získat { $count } zdroj
    [few] Získat { $count } zdroje
   *[other] Získat { $count } zdrojů
  }
arcs-action-shape-cartel = Položit na planetu { $resource-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $resource }
  } ze svého kartelu
arcs-action-hit-cloud = { $state-id ->
    [fresh] Zasáhnout nepoškozené oblačné město
   *[damaged] Zasáhnout poškozené oblačné město
  }
arcs-action-which = { $state-id ->
    [fresh] Vybrat nepoškozenou budovu
   *[damaged] Vybrat poškozenou budovu
  }
arcs-action-which-cloud = { $state-id ->
    [fresh] Vybrat nepoškozené oblačné město
   *[damaged] Vybrat poškozené oblačné město
  }
arcs-action-by-assault = Teď přehodit kostky útoku: Naváděná torpéda
arcs-action-by-skirmish = Teď přehodit kostky šarvátky: Harcovníci
arcs-action-by-raid = Teď přehodit kostky nájezdu: vlastnost Lstivý
arcs-action-by-any = Teď přehodit libovolné kostky: Empatova vize
arcs-action-first-look = Nejdřív si prohlédnout soupeřovy karty
arcs-action-first-secure = Nejdřív zajistit vrchní kartu balíčku dvora

## Actions as a decision calls them that has better words for them: arcs-choice-DECISION-ACTION

arcs-choice-spending-no = Zdroj jen utratit, bez akce
arcs-choice-recasting-no = Nechat kostky, jak leží

## What happened

arcs-event-setup = Karta přípravy hry je { $setup }. Iniciativu má { $seat }.
arcs-event-court = Karty dvora na začátku: { $row }.
arcs-event-start = { $seat } začíná v systémech { $systems } se zdroji: { $resources }.
arcs-event-deal = Kapitola { $chapter } začíná: všichni si dobírají šest karet. Iniciativu má { $seat }.
arcs-event-redraw = { $seat } odhazuje karty z ruky a dobírá si nové.
arcs-event-drawn = { $seat } si dobírá: { $cards }.
arcs-event-round = Kolo { $round }: první na tahu je { $seat }.
arcs-event-pass = { $seat } postupuje iniciativu.
arcs-event-initiative = { $seat } přebírá iniciativu.
arcs-event-lead = { $seat } hraje hlavní kartu { $card }.
arcs-event-surpass = { $seat } překonává kartou { $card }.
arcs-event-copy = { $seat } kopíruje kartou lícem dolů.
arcs-event-pivot = { $seat } odporuje kartou { $card }.
arcs-event-declare = { $seat } vyhlašuje ambici { $ambition-id ->
    [tycoon] Magnáta
    [tyrant] Tyrana
    [empath] Empata
   *[other] { $ambition }
  }: za první místo { $first ->
    [one] je { $first } bod moci
    [few] jsou { $first } body moci
   *[other] je { $first } bodů moci
  }, za druhé { $second ->
    [0] nic
   *[other] { $second }
  }.
arcs-event-zero = Nulový žeton zakrývá číslo karty { $card }: platí jako 0.
arcs-event-seize = { $seat } uchvacuje iniciativu.
arcs-event-look = { $seat } si prohlíží karty hráče { $rival }.
arcs-event-seen = { $seat } vidí: { $cards }.
arcs-event-swap = { $seat } si bere z ruky hráče { $rival } jednu kartu.
arcs-event-swap-back = { $seat } dává na oplátku jinou kartu hráči { $rival }.
arcs-event-swapped = { $seat } dostává od hráče { $giver } kartu { $card }.
arcs-event-spend = { $seat } utrácí { $resource-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $resource }
  }.
arcs-event-spend-as = { $seat } utrácí { $resource-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $resource }
  } jako { $as-id ->
    [relic] relikvii
    [psionic] psionika
   *[other] { $as }
  }.
arcs-event-use = { $seat } používá kartu „{ $court }“.
arcs-event-attach = { $seat } přikládá kartu „{ $court }“ ke kartě { $card }.
arcs-event-arrange = { $seat } přeskládává zdroje, od nejlépe chráněného pole: { $resources }.
arcs-event-gain = { $seat } získává { $resource-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $resource }
  }.
arcs-event-discard = { $seat } odhazuje { $resource-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $resource }
  }.
arcs-event-discard-all = { $seat } odhazuje { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
  } { $resource-id ->
    [material] materiálů
    [fuel] paliva
    [weapon] zbraní
    [relic] relikvií
   *[psionic] { $count ->
        [one] psionika
        [few] psioniků
       *[other] psioniků
      }
  }.
arcs-event-discard-card = { $seat } odhazuje kartu „{ $court }“.
arcs-event-discard-hand = { $seat } odhazuje kartu akce.
arcs-event-discarded = { $seat } odhazuje: { $cards }.
arcs-event-draw = { $count ->
    [0] { $seat } si nemá co dobrat: žádná karta nezbývá.
    [one] { $seat } si dobírá { $count } kartu akce.
    [few] { $seat } si dobírá { $count } karty akcí.
   *[other] { $seat } si dobírá { $count } karet akcí.
  }
arcs-event-draw-union = { $seat } si bere do ruky kartu { $card } a odhazuje kartu „{ $court }“.
arcs-event-tax = { $seat } zdaňuje vlastní město v systému { $at }.
arcs-event-tax-rival = { $seat } zdaňuje město hráče { $owner } v systému { $at }.
arcs-event-capture = { $seat } bere do zajetí { $agents ->
    [one] { $agents } agenta
    [few] { $agents } agenty
   *[other] { $agents } agentů
  } hráče { $owner }.
arcs-event-build = { $seat } staví { $piece } v systému { $at }.
arcs-event-build-damaged = { $seat } staví { $piece-id ->
    [ship] poškozenou loď
    [city] poškozené město
   *[starport] poškozený dok
  } v systému { $at }, protože ho ovládá soupeř.
arcs-event-build-nothing = { $seat } staví loď v systému { $at }, ale žádnou k umístění už nemá.
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
arcs-event-influence = { $seat } umisťuje agenta na kartu „{ $court }“.
arcs-event-secure = { $seat } zajišťuje kartu „{ $court }“.
arcs-event-refill = Nová karta dvora: { $court }.
arcs-event-battle = { $seat } útočí v systému { $at } na hráče { $owner }.
arcs-event-roll = { $seat } hází kostkami { $die-id ->
    [assault] útoku
    [skirmish] šarvátky
   *[raid] nájezdu
  }: { $faces }.
arcs-event-damage = { $piece-id ->
    [ship] Loď hráče { $owner } v systému { $at } je poškozená.
    [city] Město hráče { $owner } v systému { $at } je poškozené.
   *[starport] Dok hráče { $owner } v systému { $at } je poškozený.
  }
arcs-event-destroy = { $piece-id ->
    [ship] Loď hráče { $owner } v systému { $at } je zničená. Trofej bere { $seat }.
    [city] Město hráče { $owner } v systému { $at } je zničené. Trofej bere { $seat }.
   *[starport] Dok hráče { $owner } v systému { $at } je zničený. Trofej bere { $seat }.
  }
arcs-event-outrage = { $seat } vyvolává pobouření, kterému { $resource-id ->
    [material] podléhají materiály
    [fuel] podléhá palivo
    [weapon] podléhají zbraně
    [relic] podléhají relikvie
   *[psionic] podléhají psionici
  }.
arcs-event-ransack = { $seat } plení dvůr a zajišťuje kartu „{ $court }“.
arcs-event-trophies = { $agents ->
    [one] { $seat } bere jako trofej { $agents } agenta hráče { $owner }.
    [few] { $seat } bere jako trofeje { $agents } agenty hráče { $owner }.
   *[other] { $seat } bere jako trofeje { $agents } agentů hráče { $owner }.
  }
arcs-event-steal = { $seat } krade hráči { $owner } { $resource-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $resource }
  }.
arcs-event-take = { $seat } krade hráči { $owner } kartu „{ $court }“.
arcs-event-bury = Ukradená karta „{ $court }“ se pohřbívá: přichází dospod balíčku dvora.
arcs-event-place = { $seat } umisťuje { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
   *[other] { $ships } lodí
  } do systému { $at }.
arcs-event-manufacture = { $seat } vyrábí materiál.
arcs-event-synthesize = { $seat } syntetizuje palivo.
arcs-event-pressgang = { $seat } verbuje zajatce: agent hráče { $owner } se vrací do zásoby.
arcs-event-execute = { $seat } popravuje zajatce: agent hráče { $owner } je teď trofej.
arcs-event-abduct = { $seat } provádí Atentát na kartě „{ $court }“.
arcs-event-trade = { $seat } obchoduje s městem hráče { $owner } v systému { $at }.
arcs-event-swap-resources = { $seat } si bere od hráče { $owner } { $taken-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $taken }
  } a dává mu { $given-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $given }
  }.
arcs-event-free = { $seat } vrací vlastní město ze systému { $at } na svou desku.
arcs-event-free-rival = { $seat } vrací město hráče { $owner } ze systému { $at } na jeho desku.
arcs-event-shuffle = Do balíčku dvora se zamíchává: { $court }.
arcs-event-choose = { $seat } volí „{ $action }“.
arcs-event-answered = { $seat } má jedinou možnost: „{ $action }“.
arcs-event-end = { $seat } končí tah.
arcs-event-round-end = Kolo končí. Iniciativu má { $seat }.
arcs-event-chapter-end = Kapitola { $chapter } končí: bodují se vyhlášené ambice.
arcs-event-score = { $power ->
    [0] { $seat } je v ambici { $ambition-id ->
        [tycoon] Magnáta
        [tyrant] Tyrana
        [empath] Empata
       *[other] { $ambition }
      } na druhém místě, které žádnou moc nepřináší.
    [one] { $seat } získává { $power } bod moci za ambici { $ambition-id ->
        [tycoon] Magnáta
        [tyrant] Tyrana
        [empath] Empata
       *[other] { $ambition }
      }.
    [few] { $seat } získává { $power } body moci za ambici { $ambition-id ->
        [tycoon] Magnáta
        [tyrant] Tyrana
        [empath] Empata
       *[other] { $ambition }
      }.
   *[other] { $seat } získává { $power } bodů moci za ambici { $ambition-id ->
        [tycoon] Magnáta
        [tyrant] Tyrana
        [empath] Empata
       *[other] { $ambition }
      }.
  }
arcs-event-over = Hra skončila. Vítězí { $seat } s { $power ->
    [one] { $power } bodem moci
    [few] { $power } body moci
   *[other] { $power } body moci
  }.
arcs-event-concede = { $seat } se vzdává.
arcs-event-reveal = Vůdci k výběru: { $leaders }. Příběhy k výběru: { $lore }.
arcs-event-draft-leader = { $seat } si vybírá vůdce: { $leader }.
arcs-event-draft-lore = { $seat } si vybírá příběh „{ $lore }“.
arcs-event-scrap = { $piece-id ->
    [ship] { $seat } vyřazuje { $count ->
        [one] { $count } loď
        [few] { $count } lodě
       *[other] { $count } lodí
      }.
    [city] { $seat } vyřazuje { $count ->
        [one] { $count } město
        [few] { $count } města
       *[other] { $count } měst
      }.
    [starport] { $seat } vyřazuje { $count ->
        [one] { $count } dok
        [few] { $count } doky
       *[other] { $count } doků
      }.
   *[agent] { $seat } vyřazuje { $count ->
        [one] { $count } agenta
        [few] { $count } agenty
       *[other] { $count } agentů
      }.
  }
arcs-event-outraged = { $seat } začíná hru s pobouřením, kterému { $resource-id ->
    [material] podléhají materiály
    [fuel] podléhá palivo
    [weapon] podléhají zbraně
    [relic] podléhají relikvie
   *[psionic] podléhají psionici
  }.
arcs-event-draw-lore = { $seat } si dobírá { $count ->
    [one] { $count } kartu příběhu
    [few] { $count } karty příběhů
   *[other] { $count } karet příběhů
  }.
arcs-event-lore-drawn = { $seat } si dobírá příběhy: { $lore }.
arcs-event-scrap-lore = { $seat } vyřazuje { $count ->
    [one] { $count } kartu příběhu
    [few] { $count } karty příběhů
   *[other] { $count } karet příběhů
  }.
arcs-event-use-lore = { $seat } používá příběh „{ $lore }“.
arcs-event-clear-outrage = { $seat } ruší pobouření, kterému { $resource-id ->
    [material] podléhaly materiály
    [fuel] podléhalo palivo
    [weapon] podléhaly zbraně
    [relic] podléhaly relikvie
   *[psionic] podléhali psionici
  }.
arcs-event-shape = { $seat } pokládá { $resource-id ->
    [relic] 1 relikvii
    [psionic] 1 žeton psionika
   *[other] 1 { $resource }
  } na planetu { $at }: od této chvíle je to její typ.
arcs-event-tax-slot = { $seat } zdaňuje prázdné pole v systému { $at }.
arcs-event-ruin = { $piece-id ->
    [ship] Loď hráče { $owner } v systému { $at } je zničená a vrací se majiteli.
    [city] Město hráče { $owner } v systému { $at } je zničené a vrací se majiteli.
   *[starport] Dok hráče { $owner } v systému { $at } je zničený a vrací se majiteli.
  }
arcs-event-grant = { $seat } dává hráči { $rival } kartu „{ $court }“.
arcs-event-release = { $seat } vrací trofej: { $piece } hráče { $owner }.
arcs-event-ransom = { $seat } vrací zajatého agenta hráče { $owner }.
arcs-event-fire = { $seat } střílí ze systému { $from } do systému { $at } na hráče { $owner }.
arcs-event-replace = { $seat } nahrazuje { $piece } hráče { $owner } v systému { $at } { $by-id ->
    [city] vlastním městem
   *[starport] vlastním dokem
  }.
arcs-event-guide = { $seat } navádí { $damaged ->
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
  } hráče { $owner } ze systému { $from } do systému { $to }.

## Why not. No full stop: the rule follows.

arcs-no-over = Hra skončila
arcs-no-now = Nejdřív rozhodni, { $what }
arcs-no-not-in-hand = Kartu { $card } nemáš v ruce
arcs-no-must-follow = Hlavní karta už leží na stole: překonej ji, kopíruj ji, nebo odporuj
arcs-no-must-lead = Kolo začínáš ty: zahraj hlavní kartu, nebo postup iniciativu
arcs-no-must-play = Postoupit iniciativu může jen hráč, který má zahrát hlavní kartu, a v tomto kole už hlavní karta leží na stole
arcs-no-surpass-suit = Překonat můžeš jen kartou stejného typu, jako má hlavní karta, tedy typu { $suit-id ->
    [administration] správa
    [aggression] agrese
    [construction] výstavba
   *[mobilization] mobilizace
  }; touto můžeš kopírovat, nebo odporovat
arcs-no-surpass-low = K překonání musí mít karta vyšší číslo než hlavní karta s číslem { $number }; touto můžeš kopírovat
arcs-no-pivot-suit = Odporovat můžeš jen kartou jiného typu, než má hlavní karta, tedy ne typu { $suit-id ->
    [administration] správa
    [aggression] agrese
    [construction] výstavba
   *[mobilization] mobilizace
  }; touto můžeš kopírovat, nebo překonat, má-li vyšší číslo
arcs-no-played = Kartu pro toto kolo už máš zahranou
arcs-no-late = Tohle musí přijít před všemi ostatními akcemi tahu a některou už máš za sebou
arcs-no-seize-holder = Iniciativu už máš
arcs-no-seize-again = Iniciativu už v tomto kole někdo uchvátil
arcs-no-seize-leave = Uchvácení iniciativy stojí kartu z ruky, pokud ti ho jiná karta nedovolí zdarma: vyber, kterou zahraješ lícem dolů
arcs-no-declare-follower = Ambici vyhlašuje jen hráč s hlavní kartou, nebo ten, kdo překonává či odporuje a má kartu „Galaktičtí bardi“
arcs-no-declare-again = V tomto kole už ambice vyhlášena byla
arcs-no-declare-marker = Žádný žeton ambice není k dispozici
arcs-no-declare-number = K vyhlášení ambice { $ambition-id ->
    [tycoon] Magnáta
    [tyrant] Tyrana
    [empath] Empata
   *[other] { $ambition }
  } potřebuješ kartu s číslem { $number } nebo 7
arcs-no-prelude-over = Předzvěst skončila první akcí tvé karty
arcs-no-prelude-none = Předzvěst začíná, až zahraješ kartu
arcs-no-spend-none = K utracení nemáš { $resource-id ->
    [material] žádný materiál
    [fuel] žádné palivo
    [weapon] žádnou zbraň
    [relic] žádnou relikvii
   *[psionic] žádný žeton psionika
  }
arcs-no-spend-as = Utratit jiný zdroj jako zdroj typu { $resource } dovoluje jen karta gildy „Oddaní…“ tohoto typu
arcs-no-card-not-yours = Karta „{ $court }“ není tvoje
arcs-no-card-won = Kartu „{ $court }“ máš teprve z této předzvěsti: její text „Předzvěst“ můžeš použít až v některém dalším tahu
arcs-no-card-no-prelude = Karta „{ $court }“ nemá předzvěst, která by se dala použít
arcs-no-card-union = Kartu „{ $court }“ použiješ přiložením ke kartě jejího typu: vyber, ke které
arcs-no-card-once = Kartu „{ $court }“ můžeš použít jen jednou za tah
arcs-no-fence-empty = Nemáš žádný zdroj, který by šel odhodit za relikvii
arcs-no-fence-relics = V zásobě už nejsou žádné relikvie
arcs-no-union = Nemáš unii pro typ { $suit-id ->
    [administration] správa
    [aggression] agrese
    [construction] výstavba
   *[mobilization] mobilizace
  }
arcs-no-union-card = Karta { $card } neleží lícem nahoru: unie se přikládá ke kartě, kterou v tomto kole někdo zahrál lícem nahoru
arcs-no-pips = Všechny akční body tvé karty jsou utracené
arcs-no-suit = Tuto akci karta typu { $suit-id ->
    [administration] správa
    [aggression] agrese
    [construction] výstavba
   *[mobilization] mobilizace
  } nedovoluje
arcs-no-resource-action = Utracený zdroj tuto akci nedává
arcs-no-new-action = Nemáš kartu, která ti teď tuto akci dává
arcs-no-out-of-play = To nejde: systém { $at } je mimo hru
arcs-no-tax-city = { $owner } nemá v systému { $at } žádné město
arcs-no-tax-control = Soupeřovo město můžeš zdanit jen v systému, který ovládáš, a systém { $at } neovládáš
arcs-no-tax-ships = Soupeřovo město můžeš zdanit jen tam, kde máš lodě, a v systému { $at } žádné nemáš
arcs-no-tax-twice = Toto město už v tomto tahu zdaněno bylo a podruhé to nejde
arcs-no-build-slot = V systému { $at } není prázdné pole pro budovu
arcs-no-build-piece = Staví se tam, kde máš loď nebo budovu, a v systému { $at } nic z toho nemáš
arcs-no-build-supply = Na stavbu ti už nezbývá { $piece-id ->
    [ship] žádná loď
    [city] žádné město
   *[starport] žádný dok
  }
arcs-no-build-starport = V systému { $at } není dok, ve kterém můžeš stavět
arcs-no-build-twice = Každý dok staví jednu loď za tah a všechny doky, které tam můžeš použít, už ji postavily
arcs-no-build-outside = V systému { $at } už mimo pole stojí { $piece } a víc než jedna taková budova tam stát nemůže, ať patří komukoli
arcs-no-move-ships = V systému { $at } nemáš žádné lodě
arcs-no-move-adjacent = Ze systému { $at } do systému { $to } cesta nevede: nesousedí spolu
arcs-no-repair = V systému { $at } nemáš { $piece-id ->
    [ship] žádnou poškozenou loď
    [city] žádné poškozené město
   *[starport] žádný poškozený dok
  }
arcs-no-row = Karta „{ $court }“ není v řadě dvora
arcs-no-row-empty = V řadě dvora není žádná karta
arcs-no-agents = V zásobě už nemáš žádné agenty
arcs-no-secure-most = Na kartě „{ $court }“ potřebuješ víc agentů, než má každý ze soupeřů
arcs-no-battle-self = Bitvu můžeš vést jen se soupeřem
arcs-no-battle-ships = V systému { $at } nemáš lodě, které by útočily
arcs-no-battle-pieces = { $owner } nemá v systému { $at } nic, na co by šlo útočit
arcs-no-captives = Mezi zajatci nemáš agenta hráče { $owner }
arcs-no-abduct = Na kartě „{ $court }“ musí být soupeřící agenti, ale méně, než kolik máš symbolů zbraní na žetonech a kartách gildy, tedy { $weapons }
arcs-no-trade-city = Obchodovat můžeš jen se soupeřovým městem, které ovládáš, a { $owner } v systému { $at } žádné takové nemá
arcs-no-trade-swap = K tomuto obchodu musí mít majitel města 1 zdroj typu { $resource } a ty zdroj, který on nemá
arcs-no-trade-cartel = Jediný majitelův zdroj typu { $resource } je zásoba na kartelu, a odtud ho obchod vzít nemůže
arcs-no-trade-gate = K obchodu v systému { $at } musí mít majitel města zdroj typu některého města v této hvězdokupě a ty zdroj, který on nemá
arcs-no-dice-order = Nejdřív vyber, kolik si vezmeš kostek { $die-id ->
    [assault] útoku
    [skirmish] šarvátky
   *[raid] nájezdu
  }
arcs-no-dice-many = { $most ->
    [0] Víc kostek si už vzít nemůžeš
    [one] Vzít si můžeš nejvýš { $most } další kostku a od každého druhu nejvýš 6
    [few] Vzít si můžeš nejvýš { $most } další kostky a od každého druhu nejvýš 6
   *[other] Vzít si můžeš nejvýš { $most } dalších kostek a od každého druhu nejvýš 6
  }
arcs-no-dice-none = Musíš si vzít aspoň jednu kostku
arcs-no-dice-raid = Kostky nájezdu si můžeš vzít, jen když { $owner } má v tomto systému budovu, nebo nemá žádnou na celé mapě
arcs-no-reroll = Přehodit můžeš jen hozené kostky šarvátky, a to nejvýš tolik, kolik máš symbolů zbraní: { $most }
arcs-no-hit = { $piece-id ->
    [ship] { $state-id ->
        [fresh] Na nepoškozenou loď tento zásah dopadnout nemůže
       *[damaged] Na poškozenou loď tento zásah dopadnout nemůže
      }
    [city] { $state-id ->
        [fresh] Na nepoškozené město tento zásah dopadnout nemůže
       *[damaged] Na poškozené město tento zásah dopadnout nemůže
      }
   *[starport] { $state-id ->
        [fresh] Na nepoškozený dok tento zásah dopadnout nemůže
       *[damaged] Na poškozený dok tento zásah dopadnout nemůže
      }
  }
arcs-no-ransack = { $owner } nemá na kartě „{ $court }“ žádného agenta
arcs-no-steal-whose = Krást můžeš jen soupeři a v nájezdu jen obránci
arcs-no-steal-empty = Na tomto poli není nic, co lze ukrást
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
arcs-no-steal-guarded = Karta „Přísežní strážci“ ti brání ukrást tomuto soupeři cokoli jiného
arcs-no-ships = { $most ->
    [0] Žádné takové lodě k pohybu tu nejsou
    [one] K pohybu je tu jen { $most } taková loď
    [few] K pohybu jsou tu jen { $most } takové lodě
   *[other] K pohybu je tu jen { $most } takových lodí
  }
arcs-no-ships-none = Pohnout se musí aspoň jedna loď
arcs-no-onward-adjacent = Lodě nesousedí se systémem { $at }
arcs-no-onward-again = Poslední loď skupiny se do systému { $at } vrátit nemůže: nezbývá žádná, která by tu zůstala
arcs-no-behind = V systému { $at } už tyto lodě byly: aby se tam mohly vrátit, musí tady aspoň jedna zůstat
arcs-no-token = K výběru ti už nezbývá { $resource-id ->
    [material] žádný materiál
    [fuel] žádné palivo
    [weapon] žádná zbraň
    [relic] žádná relikvie
   *[psionic] žádný žeton psionika
  }
arcs-no-arrange = Zdroje můžeš přeskládat, jen když právě nějaký dostaneš a když na tom záleží
arcs-no-keep = Zdroje už přeskládáváš: vyber další
arcs-no-supply = V zásobě už není { $resource-id ->
    [material] žádný materiál
    [fuel] žádné palivo
    [weapon] žádná zbraň
    [relic] žádná relikvie
   *[psionic] žádný žeton psionika
  }
arcs-no-give = Musíš dát zdroj, který máš ty a { $owner } ho nemá; { $resource-id ->
    [material] materiál
    [fuel] palivo
    [weapon] zbraň
    [relic] relikvii
   *[psionic] psionika
  } dát nemůžeš
arcs-no-place = Do systému { $at } teď lodě umístit nemůžeš
arcs-no-free = { $owner } nemá v systému { $at } město, které ovládáš
arcs-no-hand = { $owner } nemá žádné karty k prohlédnutí: vyber soupeře, který nějaké má
arcs-no-not-theirs = { $owner } nemá v ruce kartu { $card }
arcs-no-stop = Tady není co ukončit ani odmítnout
arcs-no-leader = Zakazuje to tvůj vůdce nebo jiná tvá karta
arcs-no-rivals-card = Zakazuje to karta, kterou má { $owner }
arcs-no-draft-gone = Tato karta není k výběru
arcs-no-draft-leader = Vůdce už máš
arcs-no-draft-lore = Víc příběhů si už vybrat nemůžeš
arcs-no-lore-not-yours = Příběh „{ $lore }“ není tvůj
arcs-no-lore-prelude = Příběh „{ $lore }“ nemá předzvěst, která by se dala použít
arcs-no-lore-declared = Příběh „{ $lore }“ můžeš použít, jen dokud je vyhlášena ambice { $ambition-id ->
    [tycoon] Magnáta
    [tyrant] Tyrana
    [empath] Empata
   *[other] { $ambition }
  }
arcs-no-lore-place = V systému { $at } to teď možné není
arcs-no-trophy = Mezi trofejemi nemáš { $piece-id ->
    [ship] loď
    [city] město
    [starport] dok
   *[agent] agenta
  } hráče { $owner }
arcs-no-secure-none = Není karta, kterou by šlo zajistit
arcs-no-charm = { $resource-id ->
    [material] Žádný materiál k odhození nemáš
    [fuel] Žádné palivo k odhození nemáš
    [weapon] Odhodit můžeš jen materiály a palivo, ne zbraň
    [relic] Odhodit můžeš jen materiály a palivo, ne relikvii
   *[psionic] Odhodit můžeš jen materiály a palivo, ne psionika
  }
arcs-no-redeclare = Ambice { $ambition-id ->
    [tycoon] Magnáta
    [tyrant] Tyrana
    [empath] Empata
   *[other] { $ambition }
  } už vyhlášena je
arcs-no-tax-slot = V systému { $at } není prázdné pole, které můžeš zdanit
arcs-no-pay = Zaplatit musíš zdrojem typu { $resource }, nebo jiným, který jako tento typ můžeš utratit
arcs-no-pick = { $resource-id ->
    [material] Materiál tu vybrat nemůžeš
    [fuel] Palivo tu vybrat nemůžeš
    [weapon] Zbraň tu vybrat nemůžeš
    [relic] Relikvii tu vybrat nemůžeš
   *[psionic] Psionika tu vybrat nemůžeš
  }
arcs-no-influenced = Na kartě „{ $court }“ už agenta máš a na každou smíš umístit jen jednoho
arcs-no-advance = Po tomto pohybu musí být možná bitva, a to jedinou akcí při kopírování nebo odporování
arcs-no-sprint = Ještě jednou se mohou pohnout jen nepoškozené lodě, které se právě pohnuly, ne ty v systému { $at }
arcs-no-join = Připojit se mohou jen tvé nepoškozené lodě ze systémů, které sousedí se systémem { $at }, z každého jednou
arcs-no-again = Karta, kterou používáš, to přehodit nedovoluje, nebo ještě není vybraná žádná kostka
arcs-no-from = V systému { $at } nemáš nepoškozené lodě, které by mohly střílet
arcs-no-whose = { $owner } tam žádnou takovou budovu nemá
arcs-no-sink = { $state-id ->
    [fresh] { $owner } tam nemá žádnou nepoškozenou loď
   *[damaged] { $owner } tam nemá žádnou poškozenou loď
  }
arcs-no-fill = { $most ->
    [0] Získat nemůžeš nic: nemáš prázdné pole, nebo je prázdná zásoba
    [one] Získat můžeš nejvýš { $most } zdroj: víc prázdných polí nebo žetonů v zásobě není
    [few] Získat můžeš nejvýš { $most } zdroje: víc prázdných polí nebo žetonů v zásobě není
   *[other] Získat můžeš nejvýš { $most } zdrojů: víc prázdných polí nebo žetonů v zásobě není
  }
arcs-no-cartel = Na kartelech nemáš { $resource-id ->
    [material] žádný materiál
    [fuel] žádné palivo
    [weapon] žádnou zbraň
    [relic] žádnou relikvii
   *[psionic] žádný žeton psionika
  }
arcs-no-which = { $piece-id ->
    [city] { $state-id ->
        [fresh] Nepoškozené město tu vybrat nemůžeš
       *[damaged] Poškozené město tu vybrat nemůžeš
      }
    [starport] { $state-id ->
        [fresh] Nepoškozený dok tu vybrat nemůžeš
       *[damaged] Poškozený dok tu vybrat nemůžeš
      }
   *[other] Tuto budovu tu vybrat nemůžeš
  }
arcs-no-by = Kartu právě na to už nemáš, nebo tu takové kostky nejsou: na kostky útoku jsou Naváděná torpéda, na kostky šarvátky Harcovníci, na kostky nájezdu Korzárova vlastnost Lstivý, na libovolné Empatova vize
arcs-no-rival = Vyber soupeřovu komponentu, ne vlastní
arcs-no-lore-release = Příběh „{ $lore }“ použiješ tak, že vrátíš trofej: vyber, kterou
arcs-no-before-secure = Po tomto vlivu musí být možné zajištění, a to jedinou akcí při kopírování nebo odporování

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
arcs-given-layer = discard je seznam vrstev odspodu a každá vrstva je seznam karet, jako [["aggression-2"], ["aggression-3"]]: { $value } vrstva není.
arcs-given-round = { $problem ->
    [no-lead] Kolo začíná hlavní kartou: { $where } ji potřebuje v „played“, nebo má někdo jiný mode = "lead".
    [leads] Hlavní kartu hraje v kole jen jeden hráč, ne tito: { $where }.
    [mode] „mode“ nesouhlasí s kartami, které má { $where }: lead, surpass a pivot potřebují kartu v „played“ (k překonání typu hlavní karty, k odporování jiného), copy jen karty v „hidden“.
    [surpass] { $where } má v „played“ kartu typu hlavní karty, která nemá vyšší číslo: takovou kartu lze zahrát jen lícem dolů, v „hidden“.
    [hidden] { $where } má v „hidden“ příliš mnoho karet: jedna je ke kopírování a jedna další k uchvácení iniciativy, které může přijít jen jednou za kolo a ne od hráče, který ji má.
    [skipped] { $where } má karty a někdo, kdo je v tomto kole na řadě později, už hrál: { $where } tedy musí mít zahranou kartu také.
    [nobody-left] Všichni, kdo mají karty, už hráli, takže kolo by bylo u konce: nech někoho, kdo ještě hraje.
    [zero] Nulový žeton nemůže zakrývat kartu { $where }: touto kartou není vyhlášena žádná ambice.
    [declared] Vyhlášená ambice má žeton: řekni v „markers“, která to je.
    [seized] Žádná karta neuchvacuje iniciativu: řekni v „initiative“, kdo z hráčů po tom s hlavní kartou ji má bez karty.
    [not-seized] { $where } těmito kartami uchvacuje iniciativu, takže „seized“ nemůže být false.
    [initiative] Po těchto kartách má iniciativu { $where }.
   *[other] Takové kolo nemůže nastat: { $problem }.
  }
arcs-given-impossible = { $problem ->
    [ships] { $where } musí mít 15 lodí, na mapě, mezi trofejemi, mezi vyřazenými a v zásobě dohromady.
    [cities] { $where } musí mít 5 měst, na mapě, mezi trofejemi, mezi vyřazenými a na desce dohromady.
    [starports] { $where } musí mít 5 doků, na mapě, mezi trofejemi a v zásobě dohromady.
    [agents] { $where } musí mít 10 agentů, na kartách dvora, u pobouření, mezi zajatci a trofejemi, mezi vyřazenými a v zásobě dohromady.
    [stand-ins] { $where } může mít náhradní značky jen u pobouření, a to jen bez agentů v zásobě.
    [captives] { $where } nemůže mít mezi zajatci vlastní agenty.
    [trophies] { $where } nemůže mít mezi trofejemi vlastní komponenty.
    [building-slots] V tomto systému je příliš mnoho budov: { $where }.
    [out-of-play] Nic nemůže být na místě mimo hru: { $where }.
    [slots] { $where } má zdroje na polích, která nejsou odkrytá.
    [resources] Od každého zdroje je 5 žetonů, na polích, v zásobě a na ambicích dohromady: přepočítej { $where }.
    [court] Každá karta dvora, se kterou se hraje, musí být právě na jednom místě a jiná nikde: podívej se, kde je { $where }.
    [vox] Karty ozvěn nikdy neleží před hráčem, takže tam nemůže být ani { $where }.
    [row] Řada dvora musí být plná, dokud jsou karty v balíčku dvora.
    [influence] Agenti mohou být jen na kartách v řadě dvora, ne zde: { $where }.
    [cards] Každá karta akce musí být právě na jednom místě: podívej se, kde je { $where }.
    [open-discard] Karty akcí se odhazují lícem nahoru jen s volbou split_discard.
    [order] Karty v ruce musí být seřazené.
    [knowledge] To, co hráči vědí, nesouhlasí s tím, kde je { $where }.
    [chapter] Kapitoly jsou 1 až 5.
    [conceded] Hráč se vzdává jen jednou, a když ve hře zbývá jediný, hra končí.
    [seat] Na řadě musí být ten, kdo má odpovědět.
    [leaders] Každý vůdce patří nejvýš jednomu hráči a je ze sady, se kterou se hraje.
    [lore] Každá karta příběhu je nejvýš na jednom místě a je ze sady, se kterou se hraje.
    [drafting] Karty k výběru jsou vyložené jen během vybírání.
    [shaped] Na planetě může být jeden zdroj, u brány žádný.
    [pips] Nikomu nemůže zbývat méně než 0 akcí.
   *[other] Taková pozice nemůže ve hře nastat: { $problem }.
  }

arcs-impossible-view = Tento pohled si odporuje: neodpovídá mu žádné rozložení karet.

## The rules in short

arcs-rule-A-1-1 = Hrají 2, 3 nebo 4 hráči. Každý má 5 měst, 5 doků, 15 lodí, 10 agentů, hráčskou desku a ukazatel moci. Vlastní komponenty jsou ty v tvé barvě, soupeř je kterýkoli jiný hráč. Komponenta je buď nepoškozená, nebo poškozená.
arcs-rule-A-1-2 = Ve společné zásobě je po 5 žetonech od každého zdroje: materiály, palivo, zbraně, relikvie, psionici.
arcs-rule-A-1-3 = Bitevních kostek je 18: 6 kostek útoku, 6 kostek šarvátky a 6 kostek nájezdu. Strany kostky šarvátky: 3 prázdné, 3 se zásahem. Kostky útoku: prázdná; 2 s vlastním zásahem a zásahem; vlastní zásah a 2 zásahy; protiúder a zásah; 2 zásahy. Kostky nájezdu: protiúder a 2 klíče; protiúder; vlastní zásah a klíč; 2 s vlastním zásahem a zásahem budovy; zásah budovy a klíč.
arcs-rule-A-1-4 = Karet akcí je 28: čtyři typy, každý s čísly 1 až 7. Jedničky a sedmičky se používají jen ve hře 4 hráčů; ve hře 2 a 3 hráčů je karet 20.
arcs-rule-A-1-5 = Balíček dvora tvoří 25 karet gildy a 6 karet ozvěn.
arcs-rule-A-1-6 = Tři žetony ambicí mají dvě strany, s mocí za první a za druhé místo: 2/0 a pak 4/2, 3/2 a pak 6/3, 5/3 a pak 9/4. Začínají první stranou nahoru.
arcs-rule-A-1-7 = Komponent je jen tolik, kolik je v krabici. Má-li se jich umístit nebo vrátit víc, než je možné, udělá se, kolik jde. Loď lze „postavit“, i když žádná nezbývá: nic se neumístí, ale akční bod nebo zdroj je utracený, dok svou loď postavil a následuje to, co má po stavbě přijít. Nabízí se to jen tehdy, může-li něco následovat.
arcs-rule-A-1-8 = Z toho je jediná výjimka: pobouření se označí vždy. Nemáš-li v zásobě agenta, označí ho náhradní značka a vystřídá ji tvůj příští volný agent.
arcs-rule-A-1-9 = Umístit znamená položit vlastní nepoškozenou komponentu z její zásoby, pokud pravidlo neříká jinak. Vrátit znamená dát komponentu zpět do její zásoby; město se vrací na prázdné pole pro město nejvíce vpravo na své hráčské desce.
arcs-rule-A-1-10 = Nahradit znamená vrátit komponentu a dát na její místo jinou; ta je poškozená, byla-li poškozená původní. Není to zničení. Nelze-li původní vrátit nebo není-li v zásobě nová, nenahradí se nic. Je-li komponent na výběr víc, určí jednu hráč, který nahrazuje, vrací, opravuje nebo zasahuje.
arcs-rule-A-1-11 = Získat znamená vzít ze zásoby, i z té na kartelu; prázdná nedá nic. Ukrást znamená vzít z herní oblasti soupeře a některá pravidla to zakazují. Získat, ukrást a dostat jsou tři způsoby, jak si něco vzít: co se říká o jednom, neplatí pro ostatní, a ze zásoby se bere jen získáním.
arcs-rule-A-1-12 = Vyřadit: odstranit ze hry natrvalo. Uvolnit: vrátit všechny komponenty z dané oblasti na jejich místo. Zajmout: dát na pole pro zajatce. Utratit zdroj: vrátit ho do zásoby. Zdroje, které máš, jsou všechny zdroje ve tvé herní oblasti: na polích, na kartách i v zásobě na tvém kartelu; ambice, symboly i karty počítají se všemi.
arcs-rule-A-2-1 = Iniciativu dostane náhodně vybraný hráč. Pořadí tahů jde od hráče s iniciativou po směru hodinových ručiček.
arcs-rule-A-2-2 = Dvůr: zamíchej balíček dvora a vylož z něj do řady 4 karty lícem nahoru, ve hře 2 hráčů 3.
arcs-rule-A-2-3 = Dober jednu kartu přípravy hry pro daný počet hráčů. Určí hvězdokupy mimo hru, 2 ve hře 2 a 3 hráčů, 1 ve hře 4 hráčů, a pro každého hráče systémy A, B a C, v pořadí tahů.
arcs-rule-A-2-4 = Jen ve hře 2 hráčů: za každou ze 6 planet mimo hru polož 1 žeton jejího zdroje na pole ambice: materiály a palivo na Magnáta, zbraně na Vojevůdce, relikvie na Správce, psioniky na Empata. Zůstanou tam celou hru a počítají se jako žetony třetího hráče.
arcs-rule-A-2-5 = Každý hráč umístí 3 lodě a 1 město do systému A, 3 lodě a 1 dok do systému B a 2 lodě do systému C. Ve hře 2 hráčů umístí 2 lodě do každého ze svých dvou systémů C; totéž platí o lodích, které má pro C vůdce. Města se berou z pole pro město nejvíce vlevo na desce.
arcs-rule-A-2-6 = Každý hráč získá jeden zdroj typu planety A a jeden zdroj typu planety B, v tomto pořadí, na svá dvě pole pro zdroje nejvíce vlevo, i když je jich odkrytých víc.
arcs-rule-A-2-7 = Zamíchej karty akcí a rozdej každému 6. Jakmile se karty v ruce už nikomu nezmění, ve hře 2 hráčů tedy až po případném dobrání nových, zamíchají se všechny karty, které nikdo nedrží, do jednoho odhazovacího balíčku karet akcí lícem dolů.
arcs-rule-A-2-8 = Jen ve hře 2 hráčů smí hráč bez iniciativy vrátit všech 6 karet a dobrat si 6 nových z nerozdaných karet; ty si už ponechá. Platí to i v každé nové kapitole.
arcs-rule-A-2-9 = Moc začíná na 0 a kapitola na 1. Všechny žetony ambicí jsou k dispozici první stranou nahoru, nulový žeton se zatím nepoužívá.
arcs-rule-A-3-1 = Šest hvězdokup leží v kruhu. Každá má 1 bránu a 3 planety. Každá brána a každá planeta je systém, dohromady jich je 24.
arcs-rule-A-3-2 = Brána sousedí se svými třemi planetami a s branami obou vedlejších hvězdokup.
arcs-rule-A-3-3 = Planeta sousedí se svou bránou a s planetami, se kterými má společnou tenkou hranici. V každé hvězdokupě sousedí šipka s půlměsícem a půlměsíc s šestiúhelníkem. Dvě takové hranice spojují různé hvězdokupy: šestiúhelník 2 sousedí se šipkou 3 a šestiúhelník 5 se šipkou 6.
arcs-rule-A-3-4 = Do hvězdokupy mimo hru nemůže nic vstoupit. Díky žetonu cesty na její bráně spolu sousedí brány po obou stranách; jsou-li mimo hru dvě vedlejší hvězdokupy, sousedí spolu brány za nimi oběma.
arcs-rule-A-3-5 = Planeta má typ, což je některý zdroj, a 1 nebo 2 pole pro budovy.
arcs-rule-A-3-6 = Systém a všechno v něm ovládáš, máš-li tam víc nepoškozených lodí než každý ze soupeřů. Při remíze ho neovládá nikdo.
arcs-rule-A-4-1 = Hra má nejvýš 5 kapitol. Kapitola pokračuje po kolech, dokud všem nedojdou karty v ruce nebo dokud všichni jeden po druhém nepostoupí iniciativu. V kole má každý, kdo má karty, jeden tah; začíná hráč s iniciativou.
arcs-rule-A-4-2 = Kolo má čtyři kroky: tah s hlavní kartou; ostatní tahy po směru hodinových ručiček; ověření iniciativy; odhození zahraných karet. Pak přijde další kolo.
arcs-rule-A-4-3 = Bez karet v ruce nemáš žádný tah a nemůžeš utrácet zdroje.
arcs-rule-A-5-1 = Hráč s iniciativou zahraje jednu kartu akce lícem nahoru jako hlavní kartu.
arcs-rule-A-5-2 = Za každý akční bod hlavní karty smíš provést jednu akci, kterou dovoluje typ karty. Správa: daně, oprava, vliv. Agrese: bitva, pohyb, zajištění. Výstavba: stavba, oprava. Mobilizace: pohyb, vliv. Akční body mohou zůstat nevyužité.
arcs-rule-A-5-3 = Místo zahrání hlavní karty můžeš postoupit iniciativu; nemáš-li karty, musíš. Převezme ji další hráč po směru hodinových ručiček, který má karty, kolo hned končí a tento hráč zahraje hlavní kartu v dalším. Nic se přitom nezahraje, neutratí ani nevyhlásí.
arcs-rule-A-5-4 = Postoupí-li iniciativu jeden po druhém všichni, kdo mají karty, odhodí se všechny karty v ruce a kapitola končí.
arcs-rule-A-6-1 = Hraješ-li hlavní kartu, smíš vyhlásit ambici podle jejího čísla: 2 Magnát, 3 Tyran, 4 Vojevůdce, 5 Správce, 6 Empat. Jednička nevyhlašuje žádnou, sedmička libovolnou. Vyhlas ji před jakoukoli jinou akcí, i před všemi akcemi předzvěsti. S jednou kartou smíš vyhlásit nejvýš jednou.
arcs-rule-A-6-2 = Na pole vyhlášené ambice přijde dostupný žeton s nejvyšší hodnotou za první místo. Není-li žádný žeton k dispozici, nelze nic vyhlásit.
arcs-rule-A-6-3 = Po vyhlášení ambice zakryje nulový žeton číslo hlavní karty: od této chvíle platí jako 0. Akční body jí zůstávají.
arcs-rule-A-6-4 = Ambici lze v některém dalším kole vyhlásit znovu: na jejím poli je pak víc žetonů.
arcs-rule-A-6-5 = Bodovat ambici může kdokoli, ať ji vyhlásí kdokoli.
arcs-rule-A-6-6 = Nulový žeton se odstraní, když se hlavní karta odhodí.
arcs-rule-A-7-1 = Každý další hráč musí zahrát jednu kartu jedním ze tří způsobů: překonáním, kopírováním, nebo odporováním.
arcs-rule-A-7-2 = Překonání: karta stejného typu jako hlavní karta, lícem nahoru, s vyšším číslem, než má hlavní karta; čísla ostatních zahraných karet nerozhodují. Za každý akční bod zahrané karty můžeš provést jednu akci.
arcs-rule-A-7-3 = Kopírování: libovolná karta, lícem dolů. Můžeš provést jednu akci, kterou dovoluje typ hlavní karty.
arcs-rule-A-7-4 = Odporování: karta jiného typu, než má hlavní karta, lícem nahoru, s libovolným číslem. Můžeš provést jednu akci, kterou dovoluje typ zahrané karty. Typ hlavní karty se nemění.
arcs-rule-A-8-1 = Když zahraješ kartu a nemáš iniciativu, můžeš ji před jakoukoli akcí, i před všemi akcemi předzvěsti, uchvátit, pokud to v tomto kole ještě nikdo neudělal: zahraj ještě jednu kartu lícem dolů, ta žádné akce nedává.
arcs-rule-A-8-2 = Překonání sedmičkou uchvátí iniciativu bez další karty, pokud ji v tomto kole ještě nikdo neuchvátil; není důvod odmítnout, takže se hra neptá. Akce sedmičky provedeš jako obvykle.
arcs-rule-A-8-3 = Kdo iniciativu uchvátí, má její žeton hned. Znovu ji v tomto kole nikdo uchvátit nemůže.
arcs-rule-A-9-1 = Na konci kola: pokud iniciativu někdo uchvátil, nechá si ji. Pokud ne, převezme ji hráč, který překonal kartou s nejvyšším číslem. Pokud nikdo nepřekonal, zůstává, kde je.
arcs-rule-A-9-2 = Všechny zahrané karty, i ty lícem nahoru, přijdou lícem dolů na odhazovací balíček karet akcí.
arcs-rule-A-9-3 = Zbývá-li někomu karta, začíná další kolo; jinak kapitola končí.
arcs-rule-A-10-1 = Daně: vyber své město nebo soupeřovo město, které ovládáš. Získej 1 zdroj typu jeho planety. Zdaníš-li soupeřovo město, zajmi také 1 agenta z jeho zásoby, i když žádný zdroj nezískáš. Zdanit můžeš i město, jehož zdroj v zásobě není, a poškozené město jako každé jiné. Žádné město nelze v jednom tahu zdanit dvakrát.
arcs-rule-A-10-2 = Zajaté komponenty přijdou na pole pro zajatce.
arcs-rule-A-10-3 = Stavba budovy: umísti 1 město nebo 1 dok na prázdné pole pro budovu v systému, kde máš jakoukoli komponentu. Města se berou z pole pro město nejvíce vlevo.
arcs-rule-A-10-4 = Stavba lodi: umísti 1 loď k vlastnímu doku. Každý dok, poškozený i nepoškozený, postaví nejvýš jednu loď za tah.
arcs-rule-A-10-5 = Cokoli postavíš v systému, který ovládá soupeř, umístí se poškozené.
arcs-rule-A-10-6 = Pohyb: přesuň libovolný počet svých lodí z jednoho systému do sousedního. Přicházejí-li lodě z více systémů, je to z každého samostatný pohyb.
arcs-rule-A-10-7 = Urychlený pohyb: pohyb ze systému s vlastním dokem smí pokračovat, dokud lodě nevstoupí na některou planetu, nebo do brány, kterou ovládá soupeř. Ovládání se zjišťuje, než tam lodě vstoupí. Smějí se zastavit dřív a nechávat za sebou lodě, které se počítají do ovládání, ale nikdy žádné nepřibírají. Smějí se vracet do systému, kde už byly. Soupeřův dok, který ovládáš, urychlený pohyb nedává.
arcs-rule-A-10-8 = Oprava: oprav 1 svou poškozenou loď nebo budovu kdekoli na mapě, takže už není poškozená.
arcs-rule-A-10-9 = Vliv: umísti 1 agenta na kteroukoli kartu v řadě dvora.
arcs-rule-A-10-10 = Zajištění: vezmi si kartu dvora, na které máš víc agentů než každý ze soupeřů. Své agenty vrať, soupeřící zajmi. Pak vyhodnoť text karty ozvěny „Při zajištění“. Nakonec se řada doplní z balíčku dvora: nová karta přijde na místo té zajištěné, ostatní se neposouvají. Karta ozvěny odejde, než se řada doplní, takže ta, která se zamíchá zpět, může hned přijít znovu. Není-li karta k zajištění, nelze tuto akci provést.
arcs-rule-A-10-11 = Karta gildy přijde do tvé herní oblasti. Karta ozvěny se vyhodnotí a odejde, jak říká její text.
arcs-rule-A-10-12 = Když je balíček dvora prázdný, zůstávají místa v řadě prázdná.
arcs-rule-A-10-13 = Zásah poškodí nepoškozenou komponentu a zničí poškozenou.
arcs-rule-A-10-14 = Zničená komponenta, ať byla nepoškozená, nebo poškozená, opustí mapu.
arcs-rule-A-10-15 = Soupeřova komponenta, kterou zničíš, v bitvě i mimo ni, je tvá trofej, pokud karta neříká jinak. Dokud je město trofejí, zůstávají pole pro zdroje, která svému majiteli odkrylo, odkrytá. Vlastní komponenta, kterou zničíš, se ti vrátí.
arcs-rule-A-11-1 = Bitva: vyber systém se svými loděmi: všechny tvé lodě tam útočí a mohou být zasaženy, i když si vezmeš jen málo kostek. Vyber jednoho soupeře, který tam má komponenty: všechny se brání. Bez obránce bitva není.
arcs-rule-A-11-2 = Vezmi si nejvýš jednu kostku za každou útočící loď, i poškozenou: v libovolném složení, nejvýš 6 od jednoho druhu, aspoň jednu.
arcs-rule-A-11-3 = Kostky nájezdu si můžeš vzít, jen má-li obránce v systému bitvy budovu, nebo nemá-li žádnou na celé mapě.
arcs-rule-A-11-4 = Hoď všemi kostkami. Máš-li karty, které dovolují přehazovat, můžeš každou z nich jednou použít, v libovolném pořadí a i na kostky už přehozené: Naváděná torpéda na kostky útoku, Harcovníky na kostky šarvátky, Korzárovu vlastnost Lstivý na kostky nájezdu, Empatovu vizi na kterékoli. Pak vyhodnoť všechny symboly v tomto pořadí; o všem rozhoduje útočník. Za prvé: každý vlastní zásah dopadne na útočící loď. Za druhé: padl-li aspoň jeden protiúder, dostanou útočící lodě 1 zásah za každou nepoškozenou bránící se loď, a to jen jednou za bitvu. Za třetí: každý zásah dopadne na bránící se loď, a když už žádná nezbývá, na bránící se budovu. Za čtvrté: každý zásah budovy dopadne na bránící se budovu. Nakonec, zbývá-li některá útočící loď, utrať klíče za nájezd, i když žádná bránící se budova nezbývá.
arcs-rule-A-11-5 = Zničené bránící se komponenty jsou trofeje útočníka, zničené útočící jsou trofeje obránce.
arcs-rule-A-11-6 = Zbylé zásahy propadají.
arcs-rule-A-12-1 = Nájezd: utrácej klíče a kraď obráncovy zdroje a karty gildy, po jednom, každý za jeho cenu za nájezd: tu u pole pro zdroje, nebo tu na kartě gildy. Neutracené klíče propadají. Co leží na kartě, lze takto ukrást, jen když to karta říká.
arcs-rule-A-12-2 = Když zničíš město, v bitvě i mimo ni, nejdřív vyvoláš pobouření a typ planety města mu bude podléhat, pak vypleníš dvůr.
arcs-rule-A-12-3 = Vyvolat pobouření: odhoď všechny své zdroje daného typu i všechny své karty gildy daného typu, ty lícem nahoru na odhazovací balíček dvora, a na hráčské desce označ tento typ agentem. Podléhá-li typ pobouření už předtím, odhazuje a plení se stejně, jen druhý agent se neumístí.
arcs-rule-A-12-4 = Zdroj, který podléhá pobouření, nedává v předzvěsti akci, pokud některá tvá karta neříká jinak. Dál ho můžeš získávat, držet, počítat do ambicí a utrácet za něco jiného, nebo jen tak.
arcs-rule-A-12-5 = Vyplenění: zajisti právě jednu kartu dvora, kteroukoli, na které je agent majitele města, ať je na ní agentů kolik chce. Všichni soupeřící agenti na ní se stanou trofejemi, ne zajatci; tvoji se vrátí. Není-li taková karta, nestane se nic.
arcs-rule-A-12-6 = Pořadí v bitvě: zásahy, pak za každé zničené město pobouření a vyplenění, pak nájezd. Kvůli pobouření v bitvě odhodí útočník jen to, co měl před svým prvním vypleněním, a nic z toho, co přinesla bitva.
arcs-rule-A-13-1 = Na desce je 6 polí pro zdroje s cenami za nájezd zleva 3, 1, 1, 2, 1, 3. První dvě jsou odkrytá. Pole pro města zleva: první postavené město odkryje třetí pole, druhé město čtvrté, třetí město páté a šesté; čtvrté město odkryje +2, páté +3.
arcs-rule-A-13-2 = Když zdroj získáš, vezmeš si, ukradneš nebo dostaneš, můžeš všechny své zdroje libovolně přeskládat mezi odkrytými poli, i když místo zbývá, a musíš odhodit, co se nevejde. Totéž platí, když vracející se město některé pole zakryje. Když o zdroj přijdeš, přeskládat nesmíš.
arcs-rule-A-13-3 = Předzvěst trvá od zahrání karty do utracení jejího prvního akčního bodu. Můžeš v ní utratit libovolný počet zdrojů, i jen tak: ať je jejich akce možná, nebo ne, a ať jejich typ podléhá pobouření, nebo ne. Akci smíš odmítnout.
arcs-rule-A-13-4 = Materiály: stavba, nebo oprava. Palivo: pohyb. Relikvie: zajištění. Psionik: akce, kterou dovoluje typ hlavní karty. Zbraně: v tomto tahu můžeš akční body zahrané karty utrácet i za bitvu; utratit zbraň smíš, i když bitvu dovoluje už karta sama.
arcs-rule-A-13-5 = Zdroje utracené v předzvěsti se vrátí do zásoby, až když předzvěst skončí, takže je do té doby nelze znovu získat.
arcs-rule-A-13-6 = Utracená zbraň nijak nemění, co dělají tvé ostatní zdroje.
arcs-rule-A-13-7 = Bez zahrané karty není žádná předzvěst: při postoupení iniciativy ani bez karet v ruce.
arcs-rule-A-13-8 = Na některých kartách leží zdroje. Počítají se do ambicí a smějí se utratit, pokud to karta nezakazuje. V bitvě je lze ukrást, jen když to karta říká, mimo bitvu jako kterékoli jiné. Na ukradené kartě zůstávají; když se karta pohřbí, odhodí nebo vyřadí, vrátí se do zásoby. Karta, na které leží zdroje, je pole pro zdroje. Kartel jím není: zásobu na něm jeho majitel má, ale nikdy ji nelze ukrást, vzít, dát, vyměnit, utratit ani odhodit.
arcs-rule-A-14-1 = Karta gildy má typ, cenu za nájezd a text. Pro Magnáta, Správce a Empata se počítá jako zdroj svého typu; karty zbraní se nepočítají do žádné ambice.
arcs-rule-A-14-2 = V předzvěsti můžeš použít libovolný počet textů „Předzvěst“, ne však z karty, kterou v ní zajistíš; vše ostatní z takové karty můžeš používat hned. Karty ukradené a darované můžeš používat celé. Kde stojí „až“ nebo „nejvýš“, může to být i kterýkoli menší počet včetně 0.
arcs-rule-A-14-3 = Nová akce, psaná jako Název (běžná akce), smí nahradit tuto běžnou akci všude, kde se za ni platí: akčním bodem nebo kterýmkoli zdrojem, který za ni lze utratit.
arcs-rule-A-14-4 = Modifikátory mění běžnou akci, kterou jmenují, i uvnitř nové akce, která ji obsahuje a neignoruje je, ale ne samotnou novou akci. Akcí při kopírování nebo odporování se myslí ta jediná za akční bod karty, i když bitvu dovolila zbraň, nikdy akce předzvěsti.
arcs-rule-A-14-5 = Kartu, kterou lze odhodit pro nějaký účinek, lze odhodit, i když účinek nic neudělá.
arcs-rule-A-14-6 = Odhozené karty dvora přijdou lícem nahoru na odhazovací balíček dvora. Pohřbít znamená dát dospod balíčku dvora. Karty akcí, které kvůli dobírání odhodíš, se ještě před ním zamíchají a položí na odhazovací balíček: z malého balíčku se mohou vrátit.
arcs-rule-A-14-7 = Modifikátory mohou měnit i přípravu hry, bodování, vyhlašování ambicí a uchvacování iniciativy.
arcs-rule-A-15-1 = Na konci kapitoly se boduje každá ambice, na které je žeton. Magnát: nejvíc materiálů a paliva dohromady. Tyran: nejvíc zajatců. Vojevůdce: nejvíc trofejí. Správce: nejvíc relikvií. Empat: nejvíc psioniků. Počítají se žetony i karty gildy daného typu.
arcs-rule-A-15-2 = První místo získá součet prvních hodnot žetonů na ambici, druhé místo součet druhých hodnot.
arcs-rule-A-15-3 = Remíza na prvním místě: všichni hráči v remíze obsadí druhé místo, první není nikdo a nikdo jiný není druhý. Remíza na druhém místě: druhý není nikdo.
arcs-rule-A-15-4 = Nemáš-li nic, co se do ambice počítá, nic za ni nezískáš.
arcs-rule-A-15-5 = Za první místo bez remízy získáš o 2 body moci víc, máš-li odkryté +2, a o 5 víc, máš-li odkryté +2 i +3; jednou za každou ambici, ať je na ní žetonů kolik chce.
arcs-rule-A-15-6 = Nejdřív proběhne, co se děje po bodování, i v kapitole bez ambicí; pořadí určí hráč s iniciativou. Pak se vrátí všechny trofeje, pokud se bodoval Vojevůdce, a všichni zajatci, pokud se bodoval Tyran. Všechny žetony ambicí se vrátí a neotočený žeton s nejnižší hodnotou se otočí.
arcs-rule-A-15-7 = Teprve po návratu trofejí, zajatců a žetonů ambicí se zjišťuje konec hry: končí, má-li některý hráč aspoň 27 bodů moci ve hře 4 hráčů, 30 ve hře 3 hráčů, 33 ve hře 2 hráčů, nebo po kapitole 5. Vyhrává hráč s nejvíce body moci; při remíze ten, kdo je v pořadí tahů nejdřív.
arcs-rule-A-15-8 = Jinak posuň ukazatel kapitoly, zamíchej všechny karty akcí a rozdej každému 6. Ve hře 2 hráčů smí hráč bez iniciativy zase vrátit všech 6 karet a dobrat si 6 nových. Jakmile se karty v ruce už nikomu nezmění, zamíchají se všechny karty, které nikdo nedrží, do odhazovacího balíčku karet akcí lícem dolů. Novou kapitolu zahajuje hráč s iniciativou.
arcs-rule-A-16-1 = Ve hře 2 hráčů se žetony na polích ambicí bodují jako žetony třetího hráče, který obsazuje místa, ale body moci nezískává; zbraně na Vojevůdci se počítají jako trofeje. Jinak jsou tyto žetony mimo hru.
arcs-rule-A-16-2 = Tyto žetony pocházejí ze společné zásoby 25 žetonů.
arcs-rule-A-17-1 = Varianta s vůdci a příběhy nahrazuje obvyklé počáteční komponenty a zdroje. Vylož o jednu kartu vůdce a o jednu kartu příběhu víc, než je hráčů.
arcs-rule-A-17-2 = Vybírá se proti pořadí tahů: začíná hráč po pravici hráče s iniciativou a pokračuje se proti směru hodinových ručiček, kolo za kolem. Každý si bere po jedné kartě, vůdce nebo příběh, dokud nemá každý od obojího jednu. Druhého vůdce si nikdo vzít nemůže, ani víc příběhů, než s kolika se hraje.
arcs-rule-A-17-3 = Každá karta vůdce dává dva zdroje, v uvedeném pořadí na pole nejvíce vlevo, i když je jich odkrytých víc, a komponenty pro A, B a C.
arcs-rule-A-17-4 = Další kroky přípravy hry z karet vůdců následují v pořadí tahů.
arcs-rule-A-17-5 = Příběh nemá typ ani cenu za nájezd: nepočítá se do žádné ambice, nelze ho ukrást a nijak nemění majitele. „Celkem nejvýš 1“ na kartě příběhu počítá budovy všech hráčů.
arcs-rule-A-17-6 = Volitelně si každý bere dvě karty příběhů; vyloží se o jednu kartu příběhu na hráče víc.
arcs-rule-A-17-7 = Karty, které si nikdo nevybral, opustí hru.
arcs-rule-A-18-1 = Karty mají přednost před těmito pravidly. Slovo „nemůžeš“ platí absolutně, pokud karta neříká „ignoruj“. Budova, kterou používáš, jako by byla tvá, tvá není: nemusíš ji ovládat, její zdanění nepřinese zajatce a nic dalšího, co mluví o tvých budovách, se jí netýká.
arcs-rule-A-18-2 = Nevyřešené remízy a pořadí současných rozhodnutí se řídí pořadím tahů. Účinky, které nastanou zároveň, seřadí hráč na tahu, a není-li na tahu nikdo, hráč s iniciativou. Kdo vyhlásí ambici, seřadí stejně i to, co po vyhlášení následuje, například prohlédnutí karet díky Jasnovidcům a účinek vůdce.
arcs-rule-A-18-3 = Hráč, který nemá na konci svého tahu na mapě ani lodě, ani doky, umístí 3 nepoškozené lodě na jednu bránu podle své volby.
arcs-rule-A-18-4 = Můžeš se vzdát. Ve hře 2 hráčů vyhrává soupeř. Ve hře více hráčů tvé místo ve hře zůstává a hraje za tebe bot; ve výsledku jsi za všemi ostatními. Toto pravidlo přidává Parlour.
arcs-rule-A-18-5 = Karty v ruce jsou tajné, ale kolik jich kdo má, je veřejné, stejně jako vše, co není lícem dolů, v ruce nebo v balíčku. Dohody nikoho nezavazují a komponenty mění majitele jen podle pravidel.
arcs-rule-A-18-6 = S volbou „Rozdělení odhazovacích balíčků“ se karty zahrané lícem nahoru odhazují lícem nahoru na vlastní balíček, karty zahrané lícem dolů na balíček lícem dolů. Dobírá se z balíčku lícem dolů; je-li příliš malý, oba se nejdřív zamíchají dohromady.
arcs-rule-A-18-7 = Vyhlášení ambice kartou i uchvácení iniciativy kartou přichází před jakoukoli jinou akcí, i před všemi akcemi předzvěsti, a to v libovolném pořadí. Text „Předzvěst“, který uchvacuje iniciativu nebo vyhlašuje ambici, musí být první akcí předzvěsti, takže je v tahu nejvýš jeden. Herní etiketa ze sešitu pravidel, která to dovoluje i později, tady neplatí.
arcs-rule-A-18-8 = Sešit pravidel má přednost před přehledy a hráčskými deskami; postranní poznámky a závorky ustupují hlavnímu textu.
arcs-rule-A-19-1 = Kapitola skončí, jen když iniciativu postoupí jeden po druhém všichni, kdo mají karty. Každá zahraná hlavní karta začne počítat postoupení znovu. Postoupení vynucené tím, že hráč nemá karty, se nepočítá. Žeton iniciativy se přesune při každém postoupení, i při posledním; má-li karty jen jeho držitel, nechá si ho.
arcs-rule-A-19-2 = Po uchvácení jdou zbývající tahy dál po směru hodinových ručiček od hráče s hlavní kartou, její typ i nulový žeton zůstávají. Remízy a pořadí rozhodnutí se počítají od nového držitele iniciativy.
arcs-rule-A-19-3 = Překonáš-li sedmičkou až po uchvácení iniciativy, provedeš její akce, ale iniciativu nezískáš ani hned, ani na konci kola.
arcs-rule-A-19-4 = Karty, které na konci kola přinesou do ruky unie, už jsou v ruce, když se zjišťuje, zda někomu karty zbývají.
arcs-rule-A-19-5 = Jediná akce při kopírování nebo odporování se počítá jako akční bod: končí předzvěst a se zbraní to smí být bitva. Není-li žádný akční bod utracen, trvá předzvěst do konce tahu. Na konec předzvěsti čekají jen utracené žetony; odhozené se vrátí hned.
arcs-rule-A-19-6 = Zbraň jen mění, za co lze utrácet akční body; sama nikdy nedá bitvu ani akci místo ní.
arcs-rule-A-19-7 = Karta, kterou vypleníš v předzvěsti, se počítá jako v ní zajištěná, takže její text „Předzvěst“ musí počkat na některý další tah. Ukradenou kartu můžeš hned používat celou.
arcs-rule-A-19-8 = Zda systém, ve kterém stavíš, ovládá soupeř, se zjišťuje před umístěním komponenty.
arcs-rule-A-19-9 = Urychlený pohyb je jedna skupina na jedné cestě; lodě ponechané za sebou zůstávají. Aby pohyb někdy skončil, smí se skupina vrátit do systému, kde už byla, jen pokud od té doby nechala za sebou aspoň jednu loď, třeba v systému, který právě opouští; o žádnou možnou pozici se tím nepřijde. Urychlený pohyb a stavbu lodí umožňují i poškozené doky.
arcs-rule-A-19-10 = K bitvě je potřeba aspoň jedna kostka. Nemá-li obránce nepoškozenou loď, protiúder nic neudělá. Jsou-li zničeny všechny útočící lodě, zásahy přesto platí, ale nájezd není. K nájezdu stačí jedna poškozená útočící loď.
arcs-rule-A-19-11 = Zásahy se přidělují po jednom; komponenta může být v témže kroku poškozena i zničena.
arcs-rule-A-19-12 = Zničíš-li v jedné bitvě dvě města, přijde pobouření a vyplenění za první, pak za druhé; kvůli druhému pobouření neodhodíš nic, protože šetří, co přineslo první vyplenění.
arcs-rule-A-19-13 = Je-li karta, kterou lze vyplenit, vyplenit ji musíš. Nájezd je dobrovolný; po každé krádeži se znovu zjišťuje, co lze ukrást. Co se ti nevejde, odhodíš.
arcs-rule-A-19-14 = Odkrytá pole závisí na městech, která nejsou na desce, ať jsou kdekoli: i město držené jako trofej nechává své pole odkryté. Města se vracejí po celém bodování a jejich majitelé přeskládají zdroje v pořadí tahů. Když se zdroje nevejdou, jejich majitel vybere, které odhodí; jinak se nic jen tak odhodit nesmí. Utratit v předzvěsti zdroj jen tak ale můžeš.
arcs-rule-A-19-15 = Soupeř, který v zásobě nemá agenta, o žádného zdaněním nepřijde; zdanit jeho město přesto můžeš.
arcs-rule-A-19-16 = Má-li se dobírat z odhazovacího balíčku, který je příliš malý, vezme se, co v něm je.
arcs-rule-A-19-17 = Třetí hráč, kterého ve hře 2 hráčů zastupují žetony na polích ambicí, může být první nebo v remíze; hráč v remíze s ním pak získá druhou hodnotu. Zajatce nemá a jeho žetony se nikdy nevracejí.
arcs-rule-A-19-18 = Ve hře 2 hráčů s vůdci přijdou komponenty pro C do každého ze dvou systémů C.
arcs-rule-A-19-19 = Hráč bez lodí a bez doků umístí lodě na kteroukoli bránu ve hře; má-li jich v zásobě méně než 3, umístí, kolik má.
arcs-rule-A-19-20 = Při konečné remíze se pořadí tahů počítá od hráče, který má v tu chvíli iniciativu.

## Reasons of the heuristic bot, short, in a list

arcs-reason-agent = agenti
arcs-reason-ambition = ambice, která se bude bodovat
arcs-reason-battle = příležitost k bitvě
arcs-reason-captive = zajatci
arcs-reason-card = hodnota karty
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
arcs-reason-leaving = co tam zůstane
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
arcs-reason-waiting = ztráta času

## Chapters of the rules

arcs-chapter-A-1 = Komponenty
arcs-chapter-A-2 = Příprava hry
arcs-chapter-A-3 = Mapa
arcs-chapter-A-4 = Kola a kapitoly
arcs-chapter-A-5 = Hlavní karta
arcs-chapter-A-6 = Vyhlášení ambice
arcs-chapter-A-7 = Tahy ostatních hráčů
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
arcs-chapter-A-18 = Technická pravidla
arcs-chapter-A-19 = Výklad pravidel
arcs-chapter-guilds = Karty gildy
arcs-chapter-vox = Karty ozvěn
arcs-chapter-leaders = Vůdci
arcs-chapter-lore = Příběhy

## Below the pictures of rules

arcs-picture-gates = S bránou 1 sousedí její tři planety a brány 6 a 2.
arcs-picture-borders = Čáry spojují všechny sousední planety. Dvě silné vedou z jedné hvězdokupy do druhé, tenké vedou k branám.
arcs-picture-path = Hvězdokupy 3 a 6 jsou mimo hru. Přes jednu z nich spolu sousedí brány 2 a 4, přes druhou brány 5 a 1.
arcs-picture-slots = Čárkovaný kruh je prázdné pole pro budovu. Pod každou planetou je počet budov, které se na ni ještě vejdou.
arcs-picture-control = Počítají se jen nepoškozené lodě. První dva systémy ovládá trojúhelník, druhý navzdory třem poškozeným lodím kruhu. Ve třetím je remíza a neovládá ho nikdo.
arcs-picture-catapult = Tři lodě vyrážejí od doku a letí přes brány, dokud nevstoupí na planetu, to vše jedním pohybem. Jedna z nich zůstává cestou u brány.
arcs-picture-hits = První zásah loď poškodí, druhý ji zničí: soupeřova loď je pak tvá trofej.
arcs-picture-dice = Šest stran každého druhu kostek, shora: útok, šarvátka, nájezd.
arcs-picture-markers = Obě strany každého žetonu. Velké číslo je moc za první místo, malé za druhé.
arcs-picture-suits = Shora: správa, agrese, výstavba, mobilizace. Pod znakem jsou akce, které dovoluje; každá karta má své číslo a tečky jako akční body.
arcs-picture-declaring = Co vyhlašuje hlavní karta podle svého čísla: 2 Magnát, 3 Tyran, 4 Vojevůdce, 5 Správce, 6 Empat, 7 kteroukoli, 1 žádnou.
arcs-picture-following = Vlevo je hlavní karta. Shora: překonání vyšší kartou stejného typu, kopírování kartou lícem dolů, odporování kartou jiného typu. Tečky udávají počet akcí, značky vedle nich říkají, které to smějí být.
arcs-picture-symbols = Symboly v pořadí, v jakém se vyhodnocují: 1 vlastní zásah, 2 protiúder, 3 zásah, 4 zásah budovy, 5 klíč.
arcs-picture-raid = Na dvou kostkách nájezdu padly 3 klíče. Ukradneš za ně jakékoli zdroje a karty gildy, které dohromady stojí nejvýš 3 klíče.
arcs-picture-board = Pole pro zdroje a jejich ceny za nájezd. Čárkovaná odkryjí tvá první tři města, čtvrté odkryje +2 a páté +3.
arcs-picture-ambitions = Co se počítá, shora: Magnátovi materiály a palivo, Tyranovi zajatci, Vojevůdci trofeje, Správci relikvie, Empatovi psionici. Karta gildy se počítá jako zdroj svého typu.
arcs-picture-scored = Na ambici Magnáta leží dva žetony. První místo získá jejich první hodnoty, druhé místo druhé hodnoty.
arcs-picture-tied = O první místo je remíza: oba hráči obsadí druhé místo a nikdo další neboduje.

## A player’s own things, and pieces by their kind: said in place of the message without the last word

arcs-action-tax-own = Zdanit vlastní město v systému { $at }
arcs-action-free-own = Vrátit vlastní město ze systému { $at }
arcs-event-replace-own = { $seat } nahrazuje vlastní { $piece } v systému { $at } { $by-id ->
    [city] městem
   *[starport] dokem
  }.
arcs-event-guide-own = { $damaged ->
    [0] { $seat } navádí { $fresh ->
        [one] { $fresh } vlastní loď
        [few] { $fresh } vlastní lodě
       *[other] { $fresh } vlastních lodí
      } ze systému { $from } do systému { $to }.
   *[other] { $fresh ->
        [0] { $seat } navádí { $damaged ->
            [one] { $damaged } vlastní poškozenou loď
            [few] { $damaged } vlastní poškozené lodě
           *[other] { $damaged } vlastních poškozených lodí
          } ze systému { $from } do systému { $to }.
       *[other] { $seat } navádí { $fresh ->
            [one] { $fresh } vlastní nepoškozenou loď
            [few] { $fresh } vlastní nepoškozené lodě
           *[other] { $fresh } vlastních nepoškozených lodí
          } a { $damaged ->
            [one] { $damaged } poškozenou
            [few] { $damaged } poškozené
           *[other] { $damaged } poškozených
          } ze systému { $from } do systému { $to }.
      }
  }
arcs-event-scrap-city = { $seat } vyřazuje { $count ->
    [one] { $count } město
    [few] { $count } města
   *[other] { $count } měst
  }.
arcs-event-scrap-starport = { $seat } vyřazuje { $count ->
    [one] { $count } dok
    [few] { $count } doky
   *[other] { $count } doků
  }.
arcs-event-scrap-ship = { $seat } vyřazuje { $count ->
    [one] { $count } loď
    [few] { $count } lodě
   *[other] { $count } lodí
  }.
arcs-event-scrap-agent = { $seat } vyřazuje { $count ->
    [one] { $count } agenta
    [few] { $count } agenty
   *[other] { $count } agentů
  }.
