# The cards and signs of Arcs in the browser

## Signs

# A piece: ship, fresh; city, damaged.
web-arcs-cards-piece = { $piece-id ->
    [agent] { $piece }
   *[other] { $piece }, { $state }
  }
# A die with the face that lies up: assault: 2 hits.
web-arcs-cards-die = { $die-id ->
    [assault] кубик штурма
    [skirmish] кубик стычки
   *[raid] кубик рейда
  }: { $face }
web-arcs-cards-any-ambition = любая амбиция
web-arcs-cards-ambition-marker = жетон амбиции: { $first } за первое место, { $second } за второе

web-arcs-cards-action-tax = налог
web-arcs-cards-action-build = постройка
web-arcs-cards-action-move = движение
web-arcs-cards-action-repair = ремонт
web-arcs-cards-action-influence = влияние
web-arcs-cards-action-secure = закрепление
web-arcs-cards-action-battle = битва

web-arcs-cards-marker-initiative = инициатива
web-arcs-cards-marker-zero = жетон нуля
web-arcs-cards-marker-path = жетон пути
web-arcs-cards-marker-power = власть
web-arcs-cards-marker-chapter = глава
web-arcs-cards-marker-outrage = возмущение
web-arcs-cards-marker-trophy = трофей
web-arcs-cards-marker-captive = пленник
web-arcs-cards-marker-key = ключ рейда

## Cards

web-arcs-cards-back = карта действий, лицом вниз
web-arcs-cards-pips = { $pips ->
    [one] { $pips } действие
    [few] { $pips } действия
    [many] { $pips } действий
   *[other] { $pips } действия
  }
web-arcs-cards-no-ambition = без амбиции
# An action card: Aggression 3, 2 actions, Tyrant.
web-arcs-cards-action-card = { $card }, { $pips ->
    [one] { $pips } действие
    [few] { $pips } действия
    [many] { $pips } действий
   *[other] { $pips } действия
  }, { $ambition }
# What an action card can declare: Tyrant
web-arcs-cards-declares = Амбиция: { $ambition }
web-arcs-cards-declares-any = Амбиция: любая
web-arcs-cards-declares-none = Амбиция: нет
# A guild card: Mining Interest, guild of material, raid cost 2
web-arcs-cards-guild-card = { $card }, карта гильдии: { $resource }, цена рейда { $keys }
web-arcs-cards-vox-card = { $card }, карта гласа
web-arcs-cards-leader-card = { $card }, лидер
web-arcs-cards-lore-card = { $card }, карта преданий

web-arcs-cards-kind-vox = Глас
web-arcs-cards-begins-with = В начале игры
web-arcs-cards-ships = { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
    [many] { $ships } кораблей
   *[other] { $ships } корабля
  }
