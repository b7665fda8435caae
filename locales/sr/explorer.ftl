### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [one] { $count } партија
        [few] { $count } партије
       *[other] { $count } партија
    }
explorer-empty = Ову позицију још нико није играо.
explorer-loading = Траже се партије…
explorer-failed = База није доступна.
explorer-offline = Ниси на мрежи: приказане су само партије програма.
explorer-source = Партије
explorer-source-all = Све партије
explorer-source-engine = Партије програма
explorer-source-server = Партије са овог сервера
explorer-source-index = Збирка администратора
explorer-from = Од
explorer-to = До
explorer-strength = Играчи
explorer-strength-any = Било која јачина
explorer-level = Ниво { $level } или виши
explorer-rating = Рејтинг { $rating } или виши
explorer-open = Отвори партију
