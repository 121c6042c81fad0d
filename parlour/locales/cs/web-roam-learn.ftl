# The guided first game of Roam

web-roam-learn-welcome = Vítej ve hře Zbloudilí. Se soupeřem hledáte lidi, kteří zabloudili v divočině. Kdo najde ty nejcennější, vyhrává. Sedím vedle tebe a vysvětluji, zatímco hraješ.
web-roam-learn-map = Toto je mapa: šest karet oblastí, třicet šest polí. Za každou oblastí se skrývá postava; ukazuje ji svitek s tvarem průzkumu a body. Na některých polích leží mince.
web-roam-learn-characters = Toto jsou tvoje postavy. Každá hledá v určitém tvaru: každé tmavé místo položí na mapu jeden tvůj žeton. Tvar leží tak, jak ho tu vidíš, a otáčet se nesmí.
web-roam-learn-use = Jsi na tahu. Vyber postavu a pak ukaž na mapu: uvidíš, kam by její žetony přišly. Vyber umístění, které zakryje mince, jestli to jde, a vyber ho ještě jednou: tím žetony položíš.
web-roam-learn-placed = Tvoje žetony leží na mapě. Každá mince pod nimi teď patří tobě. Pole, která už jsou obsazená, se přeskakují. Postava teď spí; probudí se, až budou spát všechny tvoje.
web-roam-learn-end = Teď už není co dělat. Ukonči tah tlačítkem, nebo ho vezmi zpět šipkou vedle: do té doby nic neplatí definitivně.
web-roam-learn-rival = Teď hraje soupeř. Sleduj mapu a průběh hry: ukaž na řádek a uvidíš, kde se to stalo.
web-roam-learn-again = Jsi zase na tahu. Použij jinou postavu; ta první ještě spí. Pokládej žetony tam, kde pomohou zaplnit oblast: připadne tomu, kdo na ní má nejvíc žetonů.
web-roam-learn-blanks = Čárkovaná místa tvaru jsou prázdná. Zaplnit je nemusíš, ale za dvě mince každé můžeš. Cena je napsaná na mapě. Potom ukonči tah.
web-roam-learn-complete = Když jsou žetony na všech šesti polích oblasti, je zaplněná. Kdo jich na ní má nejvíc, získá kartu: obrátí ji a má novou postavu, s jejím tvarem a body. Všichni ostatní, kdo tam mají žetony, dostanou minci.
web-roam-learn-rest = Všechny tvoje postavy spaly, a tak se probudily. Nic to nestojí.
web-roam-learn-auction = Máš na oblasti stejně žetonů jako soupeř, takže se draží. Nabídni mince, nebo pasuj. Kdo nabídne nejvíc, zaplatí a získá kartu.
web-roam-learn-won = Podařilo se ti někoho najít! Nová postava je vzhůru a od teď hledá pro tebe. Její body se počítají na konci.
web-roam-learn-lost = Oblast připadla soupeři, ale žetony na ní ti vynesly minci a vrátily se k tobě.
web-roam-learn-early = Až se rozkoukáš: než použiješ postavu, můžeš si odpočinout dřív. Jedna mince za každou postavu, která je ještě vzhůru, a všechny se naráz probudí.
web-roam-learn-end-of-game = Jakmile má někdo deset postav, kolo se dohraje. Pak se sečtou body a o remízách rozhodnou mince. Hraj dál: pravidla najdeš kdykoli v záložce vedle průběhu hry.
