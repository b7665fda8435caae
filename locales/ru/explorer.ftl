### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
explorer-empty = Эту позицию ещё никто не играл.
explorer-loading = Ищем партии…
explorer-failed = База недоступна.
explorer-offline = Нет подключения: показаны только партии движка.
explorer-source = Партии
explorer-source-all = Все партии
explorer-source-engine = Партии движка
explorer-source-server = Партии на этом сервере
explorer-source-index = Коллекция администратора
explorer-from = С
explorer-to = По
explorer-strength = Игроки
explorer-strength-any = Любая сила
explorer-level = Уровень { $level } и выше
explorer-rating = Рейтинг { $rating } и выше
explorer-open = Открыть партию
