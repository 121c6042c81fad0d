# What cannot be done at a table now

## Sitting down

table-begun = Hra už začala.
table-seated = U tohoto stolu už sedíš.
table-seat-taken = Místo už obsadil někdo jiný. Vyber si jiné.
table-seats-free = Některá místa jsou ještě volná. Někoho pozvi a pak začněte.
table-last-person = Alespoň jedno místo musí zůstat pro člověka.
table-not-begun = Hra ještě nezačala. Spustit ji může zakladatel stolu.
table-running = Tato hra ještě neskončila. Až skončí, můžete si zahrát znovu.

## Playing

table-not-your-turn = Nejsi na tahu.
table-over = Hra skončila.
table-moved-on = Na stole se mezitím něco změnilo. Podívej se znovu a pak vyber.
table-frozen = V této hře se nedá pokračovat: začala podle jiných pravidel, než podle jakých teď tento server hraje. Číst ji ale můžeš dál.
table-full = Tento stůl dosáhl nejvyššího možného počtu položek, { NUMBER($most, useGrouping: 0) }. Založ nový.
table-other-version = Hra se řídí verzí pravidel { $version }, ale tento server hraje podle verze { $known }.
table-gap = V záznamech tohoto stolu něco chybí: má přijít { NUMBER($expected, useGrouping: 0) }, přichází { NUMBER($seq, useGrouping: 0) }.

## Taking back

table-undo-nothing = Není co vzít zpět.
table-undo-concession = Od té doby se někdo vzdal a vzdání zpět vzít nejde.
table-undo-absent = Od té doby se rozhodoval i někdo, kdo tu teď není. Požádej ho, ať se vrátí, a pak to vezměte zpět společně.
table-offer-open = Žádost už odešla ostatním a odpověď zatím nepřišla.
table-no-offer = Není žádná žádost, na kterou by šlo odpovědět.
table-too-many-days = V jedné hře si můžeš vzít nejvýš { $most ->
    [one] { $most } volný den
    [few] { $most } volné dny
   *[other] { $most } volných dní
  }.
table-redo-nothing = Není co znovu provést.

## Bots for people

table-bot-plays = Na tomto místě teď hraje bot. Nejdřív si místo vezmi zpět.
table-present = Tento hráč je tady. Bot může zaskočit jen za toho, kdo tu není.
table-no-person = Na tomto místě už hraje bot.
table-no-bot = Žádný bot za tebe nehraje, takže není co brát zpět.
