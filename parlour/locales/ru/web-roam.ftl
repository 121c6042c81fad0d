# The board of Roam in the browser

## The map

web-roam-map = Поле
# What a screen reader says of a space; the sentences follow one another.
web-roam-space = { $space }, { $landscape }, карта территории { $card }.
web-roam-space-gap = { $space }, территории нет.
web-roam-space-coins = { $coins ->
    [one] { $coins } символ монеты.
    [few] { $coins } символа монеты.
    [many] { $coins } символов монеты.
   *[other] { $coins } символа монеты.
  }
web-roam-space-free = Фишек нет.
web-roam-space-tokens = Фишки: { $names }.
# A place where the chosen character fits.
web-roam-position = Участок { $at }: схема займёт { $spaces }.
web-roam-gap = Карты территории для этого места не осталось.
web-roam-turn-map = Повернуть поле
web-roam-ways = Участок { $space }: что сделать?
web-roam-land = Карта территории { $card }: { $landscape }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
web-roam-deck = Колода
web-roam-next = Следующая
# How many cards lie under it; stands after “Next land”.
web-roam-deck-left = +{ $cards }

## On tokens: one or two letters, all different


## Where a rival sits, as you see the map

web-roam-side-left = слева от поля
web-roam-side-top = по ту сторону поля
web-roam-side-right = справа от поля
web-roam-side-bottom = у нижнего края поля

## What players have

web-roam-own = Твоя сторона стола
web-roam-characters = Твои персонажи
web-roam-artifacts = Твои артефакты
web-roam-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
  }
web-roam-tokens-left = { $tokens ->
    [one] осталась { $tokens } фишка
    [few] остались { $tokens } фишки
    [many] осталось { $tokens } фишек
   *[other] осталось { $tokens } фишки
  }
web-roam-standing = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, { $characters ->
    [one] { $characters } персонаж
    [few] { $characters } персонажа
    [many] { $characters } персонажей
   *[other] { $characters } персонажа
  }
web-roam-outpost = Владеет заставой
web-roam-character = { $card }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, { $state ->
    [asleep] лицом вниз
   *[awake] лицом вверх
  }
web-roam-artifact = { $artifact }: { $ability }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, { $state ->
    [used] лицом вниз
   *[ready] лицом вверх
  }
web-roam-artifact-offer = { $artifact }: { $ability }, стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
  }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
web-roam-offer = Артефакты для покупки
web-roam-outpost-free = Застава свободна

## What you are about to do

web-roam-hint-character = Сначала выбери одного из своих персонажей.
web-roam-hint-position = Выбери место на поле.
web-roam-hint-move = Выбери, какую фишку передвинуть.
web-roam-hint-move-to = Выбери, куда её передвинуть.
web-roam-hint-flip = Выбери, какого персонажа перевернуть.
web-roam-hint-blank = Выбери, какой пустой участок занять.

## The list of actions: headings

web-roam-group-move = Передвинуть фишку
web-roam-group-flip = Перевернуть персонажа
web-roam-group-bid = Сделать ставку
web-roam-group-buy = Купить артефакт
web-roam-buy-nothing = Ничего не покупать
web-roam-acting-blanks = Занимай пустые участки или заверши ход.
web-roam-acting-done = Заверши ход.
web-roam-group-blank = Заплатить и занять пустой участок
web-roam-group-free = Бесплатно занять пустой участок
web-roam-group-replace = Заменить фишку соперника
web-roam-group-fill = Занять участок
web-roam-group-complete = Подвести итог по карте территории

## An auction

web-roam-auction = Аукцион: { $card }
web-roam-no-bid = Ставок пока нет.
web-roam-high-bid = { $name } ставит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
  }.
web-roam-bid-less = Поставить меньше
web-roam-bid-more = Поставить больше

## Cards and signs explain themselves

web-roam-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
web-roam-price = Стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
  }
web-roam-of-landscape = Местность: { $landscape }
web-roam-asleep = Лицом вниз, пока владелец не объявит подъём
web-roam-solid = ■ сюда размещают фишку, если участок поля свободен
web-roam-blank = ▢ потом можно занять за монеты
web-roam-behind = Этого персонажа получит тот, у кого больше всего фишек на этой территории, когда она будет полностью разведана.
web-roam-sign-coins = Монеты
web-roam-sign-tokens = Оставшиеся фишки
web-roam-sign-points = Очки на картах
web-roam-sign-deck = Следующая территория
web-roam-sign-outpost = Застава

## The score sheet

web-roam-sheet-place = Место
web-roam-sheet-characters = Персонажи
web-roam-sheet-artifacts = Артефакты
web-roam-sheet-outpost = Застава
web-roam-sheet-total = Очки
web-roam-sheet-coins = Монеты
web-roam-sheet-count = ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  })
web-roam-sheet-ties = При равенстве очков побеждает тот, у кого больше монет.

## Standing answers

web-roam-wish = Аукционы в чужие ходы
web-roam-wish-ask = спрашивать меня
web-roam-wish-pass = пасовать за меня
web-roam-wish-bid = ставить за меня, не больше
web-roam-wish-coins = Наибольшая ставка в монетах
# An answer for one land card alone, by its number
web-roam-wish-land = Карта территории { $card }
web-roam-wish-others = как для остальных
web-roam-wish-number = Номер карты территории
web-roam-wish-add = Отвечать на неё иначе
