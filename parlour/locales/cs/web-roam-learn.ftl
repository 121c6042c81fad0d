# The guided first game of Roam

web-roam-learn-welcome = Vítej ve hře Zbloudilí. Se soupeřem hledáte lidi, kteří zabloudili v divočině. Vyhrává ten, kdo najde ty nejcennější. Během hry ti budu všechno vysvětlovat.
web-roam-learn-map = Toto je mapa: šest karet oblastí, třicet šest polí. Za každou oblastí se skrývá postava; ukazuje ji svitek s tvarem průzkumu a body. Na některých polích leží mince.
web-roam-learn-characters = Toto jsou tvoje postavy. Každá hledá v určitém tvaru: na každé jeho tmavé místo položíš jeden svůj žeton. Tvar leží tak, jak ho tu vidíš, a otáčet se nesmí.
web-roam-learn-use = Jsi na tahu. Vyber postavu a pak ukaž na mapu: uvidíš, kam by přišly její žetony. Pokud to jde, vyber umístění, které zakryje mince, a potvrď ho druhým výběrem: tím žetony položíš.
web-roam-learn-placed = Tvoje žetony leží na mapě. Každá mince pod nimi teď patří tobě. Pole, která už jsou obsazená, se přeskakují. Postava teď spí; probudí se, až budou spát všechny tvoje.
web-roam-learn-end = Teď už není co dělat. Ukonči tah tlačítkem, nebo vezmi svůj krok zpět šipkou vedle něj: dokud tah neukončíš, nic není definitivní.
web-roam-learn-rival = Teď hraje soupeř. Sleduj mapu a průběh hry: ukaž na řádek a uvidíš, kde se to stalo.
web-roam-learn-again = Jsi zase na tahu. Použij jinou postavu; ta první ještě spí. Pokládej žetony tam, kde pomohou zaplnit oblast: získá ji hráč s nejvíce žetony na ní.
web-roam-learn-blanks = Čárkovaná místa tvaru jsou prázdná. Zaplnit je nemusíš, ale za dvě mince každé můžeš. Cena je napsaná na mapě. Potom ukonči tah.
web-roam-learn-complete = Když jsou žetony na všech šesti polích oblasti, je zaplněná. Hráč s nejvíce žetony získá její kartu: obrátí ji a má novou postavu, s jejím tvarem a body. Všichni ostatní, kdo tam mají žetony, dostanou minci.
web-roam-learn-rest = Všechny tvoje postavy spaly, a tak se probudily. Nic to nestojí.
web-roam-learn-auction = Máš na oblasti stejně žetonů jako soupeř, takže se draží. Nabídni mince, nebo pasuj. Kdo nabídne nejvíc, zaplatí a získá kartu.
web-roam-learn-won = Podařilo se ti někoho najít! Nová postava je vzhůru a od teď hledá pro tebe. Její body se počítají na konci.
web-roam-learn-lost = Oblast připadla soupeři, ale žetony na ní ti vynesly minci a vrátily se k tobě.
web-roam-learn-early = Až se rozkoukáš: než použiješ postavu, můžeš si odpočinout dřív. Stojí to jednu minci za každou postavu, která je ještě vzhůru, a všechny se naráz probudí.
web-roam-learn-end-of-game = Jakmile má někdo deset postav, kolo se dohraje. Pak se sečtou body a o remíze rozhodnou mince. Hraj dál: pravidla najdeš kdykoli v záložce vedle průběhu hry.
