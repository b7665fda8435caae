### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [zero] بلا مباريات
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $count } مباريات
        [many] { $count } مباراة
       *[other] { $count } مباراة
    }
explorer-empty = لم يلعب أحد هذه الوضعية بعد.
explorer-loading = جارٍ البحث عن مباريات…
explorer-failed = تعذر الوصول إلى المستكشف.
explorer-offline = أنت بلا اتصال: لا تظهر إلا مباريات المحرك.
explorer-source = المباريات
explorer-source-all = كل المباريات
explorer-source-engine = مباريات المحرك
explorer-source-server = مباريات هذا الخادم
explorer-source-index = مجموعة مشغّل الموقع
explorer-from = من
explorer-to = إلى
explorer-strength = اللاعبون
explorer-strength-any = أي قوة
explorer-level = المستوى { $level } فأعلى
explorer-rating = التصنيف { $rating } فأعلى
explorer-open = افتح مباراة
