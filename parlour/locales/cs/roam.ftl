# Roam

## Options

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
    .help = Získáš 1 minci.
roam-ability-turn = Otočení
    .help = Než začneš pokládat žetony, otoč tvar o 90° po směru hodinových ručiček.
roam-ability-move = Posunutí
    .help = Posuň žeton libovolného hráče na sousední prázdné pole, ne však šikmo. Mince za to nezískáš.
roam-ability-flip = Obrácení
    .help = Obrať jednu svou postavu lícem nahoru, nebo dolů.
