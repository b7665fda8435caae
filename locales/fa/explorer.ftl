### The explorer on the analysis board: what was played from a position, how often, and how it scored.

explorer-games =
    { $count ->
        [1] یک بازی
       *[other] { $count } بازی
    }
explorer-empty = هنوز کسی این وضعیت را بازی نکرده است.
explorer-loading = جست‌وجوی بازی‌ها…
explorer-failed = دسترسی به کاوشگر نیست.
explorer-offline = آفلاین هستید: فقط بازی‌های موتور نشان داده می‌شود.
explorer-source = بازی‌ها
explorer-source-all = همهٔ بازی‌ها
explorer-source-engine = بازی‌های موتور
explorer-source-server = بازی‌های این سرور
explorer-source-index = مجموعهٔ گردانندهٔ سایت
explorer-from = از
explorer-to = تا
explorer-strength = بازیکنان
explorer-strength-any = هر قدرتی
explorer-level = سطح { $level } یا بالاتر
explorer-rating = ریتینگ { $rating } یا بالاتر
explorer-open = باز کردن بازی
