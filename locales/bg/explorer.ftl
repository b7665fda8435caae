### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } игра
       *[other] { $count } игри
    }
explorer-empty = Никой още не е играл тази позиция.
explorer-loading = Търсят се игри…
explorer-failed = Базата е недостъпна.
explorer-offline = Нямаш връзка: показват се само игрите на енджина.
explorer-source = Игри
explorer-source-all = Всички игри
explorer-source-engine = Игри на енджина
explorer-source-server = Игри от този сървър
explorer-source-index = Колекция на администратора
explorer-from = От
explorer-to = До
explorer-strength = Играчи
explorer-strength-any = Всякаква сила
explorer-level = Ниво { $level } или повече
explorer-rating = Рейтинг { $rating } или повече
explorer-open = Отвори игра
