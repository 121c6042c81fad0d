# Roam

## Options

roam-option-cards-wayfarers = Путники
roam-option-cards-sketch = Набросок

## Landscapes

roam-landscape-forest = лес
roam-landscape-coast = побережье
roam-landscape-desert = пустыня
roam-landscape-ruins = руины
roam-landscape-marsh = болото
roam-landscape-snow = снега
roam-landscape-orchard = фруктовый сад
roam-landscape-lake = озеро
roam-landscape-canyon = каньон
roam-landscape-village = деревня

## Artifacts

roam-ability-blank = Пустой участок даром
    .help = После выкладывания фишек поместите фишку на один пустой участок использованной схемы, не тратя монет. Участок поля под ним должен быть свободен.
roam-ability-replace = Замена
    .help = Выкладывая фишки, замените на свою одну фишку соперника, которую накрыла схема. Фишка соперника возвращается к нему.
roam-ability-coin = Монета
    .help = Получите 1 монету.
roam-ability-turn = Поворот
    .help = Прежде чем выкладывать фишки, поверните схему на 90° по часовой стрелке.
roam-ability-move = Перемещение
    .help = Переместите фишку любого игрока на соседний участок без фишек, но не по диагонали. Монет это не приносит.
roam-ability-flip = Переворот
    .help = Переверните одного из своих персонажей лицом вверх или вниз.
