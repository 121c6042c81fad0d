# What the server says when it does not do something

## Who you are

server-not-signed-in = Server tě ještě nezná. Napiš jméno a hraj jako host, nebo se přihlas.
server-need-name = Nejdřív si zvol jméno, ať ostatní vědí, kdo jsi.
server-bad-login = Nesprávné jméno nebo heslo. Zkus to znovu, nebo použij záchranný kód.
server-bad-code = Nesprávné jméno nebo záchranný kód. Každý kód platí jen jednou.
server-bad-name = Jméno má 1 až { $most ->
    [one] { $most } viditelný znak
    [few] { $most } viditelné znaky
   *[other] { $most } viditelných znaků
  }. Zvol jiné.
server-bad-password = Heslo má { $least } až { $most ->
    [one] { $most } znak
    [few] { $most } znaky
   *[other] { $most } znaků
  }. Zvol jiné.
server-common-password = Toto heslo je příliš běžné a snadno se uhodne. Zvol jiné: dobře poslouží několik slov za sebou.
server-wrong-password = Současné heslo nesouhlasí. Zkus to znovu.
server-no-account = Host heslo nemá. Nejdřív si založ účet.
server-no-session = Toto zařízení už je odhlášené.
server-name-taken = S tímto jménem už účet existuje. Zvol jiné, nebo se přihlas, pokud je tvůj.
server-registered = Účet už máš a toto zařízení je k němu přihlášené.
server-bad-webhook = Na tuto adresu server zprávy posílat nemůže. Musí začínat na https:// a vést na veřejný počítač, bez uživatele a bez portu.

## Tables

server-no-table = Takový stůl neexistuje, nebo k němu nemáš přístup. Požádej o celý odkaz, i s tím, co je za otazníkem.
server-not-seated = U tohoto stolu nesedíš, takže se můžeš jen dívat.
server-not-owner = To může jen zakladatel tohoto stolu.
server-too-many-tables = Máš { $most ->
    [one] { $most } nedohraný stůl
    [few] { $most } nedohrané stoly
   *[other] { $most } nedohraných stolů
  } a víc jich tento server nedovolí. Některý dohraj a pak založ další.
server-too-many-records = Máš tu { $most ->
    [one] uložen už { $most } záznam
    [few] uloženy už { $most } záznamy
   *[other] uloženo už { $most } záznamů
  } a víc jich tento server jednomu hráči nedovolí.
server-long-record = Záznam je příliš dlouhý: přijímají se záznamy nejvýš s { $most ->
    [one] { $most } akcí
    [few] { $most } akcemi
   *[other] { $most } akcemi
  }.
server-too-dear = Čtení tohoto záznamu trvá příliš dlouho nebo zabírá příliš mnoho paměti.
server-bad-banish = Sebe ztlumit ani vykázat nemůžeš a přístup si vrátit také ne. Vyber někoho jiného.
server-many-banished = Ztlumených a vykázaných je tu už { $most }. Než přidáš dalšího, některému vrať přístup.
server-bad-chat = Zpráva má 1 až { $most ->
    [one] { $most } znak
    [few] { $most } znaky
   *[other] { $most } znaků
  }. Zkrať ji, nebo ji pošli po částech.
server-chat-full = V chatu tohoto stolu { $most ->
    [one] je { $most } zpráva
    [few] jsou { $most } zprávy
   *[other] je { $most } zpráv
  } a víc se jich sem nevejde.
server-muted = Zakladatel tohoto stolu ti zakázal psát do chatu. Hrát a číst můžeš dál.
server-still-running = Tato hra ještě neskončila a její záznam by prozradil tajné informace. Počkej do konce.
server-bad-play = Vyber krok od 0 do { $most }.

## Requests

server-bad-origin = Tato stránka nesmí na tomto serveru jednat za tebe. Otevři Parlour na jeho vlastní adrese.
server-wrong-host = Tento server se nejmenuje { $host }. Kdo ho provozuje, může nastavit PARLOUR_ADDRESS na adresu, kterou máš v prohlížeči (docs/hosting.md), a spustit ho znovu.
server-too-much = Příliš mnoho požadavků najednou. Chvilku počkej a zkus to znovu.
server-too-long = Požadavek smí mít nejvýš { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
   *[other] { $most } bajtů
  }. Pošli méně.
server-no-length = Požadavek musí říct, jak je dlouhý (Content-Length). Pošli ho vcelku, ne po kouskách.
server-bad-request = Něco v požadavku není, jak má být ({ $field }: { $error }).
server-bad-message = Server této zprávě nerozumí: { $error }.
server-no-page = Na této adrese pro tebe server nic nemá (HTTP { $status }). Vrať se na začátek a zkus to odtud.
server-broken = Na serveru se něco pokazilo. Nic se nezměnilo; zkus to znovu, a když se to bude opakovat, dej vědět provozovateli.
server-disk-low = Disk serveru je téměř plný. Hry pokračují, ale noví hosté, stoly, záznamy a chat musí počkat, než se místo uvolní.
server-disk-full = Disk serveru je plný, takže teď nejde nic zapsat. Co se stalo předtím, je v bezpečí; zkus to znovu za několik minut.
server-database-away = Server se teď nemůže spojit se svou databází. Co se stalo předtím, je v bezpečí; hra bude pokračovat, jakmile se spojení obnoví.

## Looking after a server

server-bad-setting = Nastavení { $name } nemůže být { $value }. V docs/hosting.md stojí, jaké být může.
server-in-use = Databázi { $database } už používá jiný server Parlour (proces { $process }). Zastav ho, nebo tomuto dej vlastní databázi pomocí --database.
server-port-taken = Port { $port } je obsazený: Parlour možná už běží. Ukonči druhý program, nebo zvol jiný port pomocí --port.
server-no-port = Parlour nemůže přijímat spojení na adrese { $host }, port { $port }: { $error }
server-need-postgres = Toto potřebuje databázi, kterou může sdílet více procesů: { $what }. Nastav PARLOUR_DATABASE na adresu PostgreSQL.
server-no-ray = Ray není nainstalován. Spusť: pip install 'parlour[cluster]'.
server-bad-ray = Na adrese { $address } není žádný cluster Ray.
server-admin-no-table = Stůl { $table } neexistuje. Všechny ukáže `parlour admin list`.
server-admin-not-frozen = Stůl { $table } není zmrazený.
server-admin-no-user = Uživatel s id { $user } neexistuje a účet s tímto jménem také ne. Všechny ukáže `parlour admin list --users`.
server-admin-no-record = Stůl { $table } nemá záznam: hra u něj ještě nezačala, nebo se nedá přehrát ani její příprava.
server-admin-no-database = Na místě { $database } není žádná databáze Parlouru. Zadej --database, nebo nastav PARLOUR_DATABASE či PARLOUR_HOME tak, jak je má server.
server-admin-bad-database = Toto není URL databáze, kterou by Parlour uměl používat: { $error }
server-admin-newer-database = Databázi { $database } naposledy používal novější Parlour. Použij ten, nebo obnov starší kopii.
server-admin-trouble = Databáze { $database } hlásí chybu: { $error }
server-admin-not-sqlite = Parlour kopíruje jen databáze SQLite. Na tuto použij nástroje, které k ní patří ({ $kind }), jako pg_dump a pg_restore.
server-admin-no-backup = { $file } není celá kopie databáze Parlouru. Nic se nezměnilo.
server-admin-in-use = Databázi { $database } někdo používá. Zastav server a pak ji obnov.
server-move-in-use = Databázi { $database } používá server. Zastav ho a pak přesouvej.
server-move-not-empty = Databáze { $database } není prázdná: už v ní něco je. Nic se nepřesunulo.
server-move-differs = Do databáze { $database } se nezapsalo to, co mělo ({ $what }). Nic se nepřesunulo.

# A message to somebody who is away; an address follows it
server-your-turn = { $game }: jsi na tahu, { $name }.
