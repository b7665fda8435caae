### The position editor, at /editor. `$name` is the colour of a player.

editor-title = ویرایشگر وضعیت
editor-board = صفحهٔ ویرایشگر وضعیت
editor-tools = ابزارها
editor-mirror = قرینه
editor-clear = بدون مانع
editor-turn = چرخش
editor-undo = واگرد
editor-empty = خالی
editor-start = شروع
editor-in-hand = در دست
editor-turn-hint = یک شکل را انتخاب کنید تا نوبت آن شود
editor-moves-next = نوبت اوست
editor-set-turn = نوبت: { $name }
editor-more = یک مانع بیشتر: { $name }
editor-fewer = یک مانع کمتر: { $name }
editor-take-off = برداشتن از صفحه: { $name }
editor-put-back = برگرداندن به صفحه: { $name }
editor-ready = آمادهٔ بازی
editor-faults = برای اصلاح: { $count }
editor-fix = اصلاح
editor-position = وضعیت به‌صورت متن
editor-position-wrong = این وضعیت معتبری نیست.
editor-play = بازی از اینجا
editor-analyse = تحلیل
