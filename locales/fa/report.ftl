### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

study-views = نمایش
view-moves = حرکت‌ها
view-explorer = کاوشگر
view-report = گزارش

## Making the report

report-make = تحلیل بازی
report-intro = موتور همهٔ حرکت‌ها را بررسی می‌کند و نشان می‌دهد ورق کجا برگشت. حدود یک دقیقه طول می‌کشد.
report-empty = اول بازی کنید یا یک بازی باز کنید.
report-progress = در حال تحلیل بازی: { $percent }٪
report-stop = توقف
report-again = تحلیل دوباره
report-changed = بازی پس از این گزارش تغییر کرده است.

## The report

report-accuracy = دقت
report-blunders =
    { $count ->
        [1] یک اشتباه بزرگ
       *[other] { $count } اشتباه بزرگ
    }
report-mistakes =
    { $count ->
        [1] یک اشتباه
       *[other] { $count } اشتباه
    }
report-dubious =
    { $count ->
        [1] یک حرکت مشکوک
       *[other] { $count } حرکت مشکوک
    }
report-clean = بی‌اشتباه
report-chances = شانس برد
report-steps = گام‌های مانده
report-fences = موانع در دست
report-at = حرکت { $number }، { $move }: { $chances }
report-at-start = آغاز: { $chances }
report-points = نقطه‌های عطف
report-no-points = هیچ‌کس اشتباه بزرگی نکرد.
report-drop = { $before } ← { $after }٪
report-table = همهٔ حرکت‌ها در جدول
report-column-move = حرکت
report-column-best = بهترین
report-column-before = پیش
report-column-after = پس
report-column-mark = نشانه

## Trying again

report-try =
    { $count ->
        [1] امتحان دوبارهٔ یک اشتباه { $name }
       *[other] امتحان دوبارهٔ { $count } اشتباه { $name }
    }
try-title = حرکت بهتری برای { $name } پیدا کنید
try-count = { $number } از { $count }
try-played = اینجا { $move } بازی شد.
try-thinking = در حال بررسی { $move }…
try-good = { $move } حرکت خوبی است.
try-best = { $move } بهترین حرکت است.
try-bad = { $move } نه. { $why }
try-hint = راهنمایی
try-hint-pawn = آدمک را حرکت دهید.
try-hint-fence = مانع بگذارید.
try-hint-near = نزدیک { $place } مانع بگذارید.
try-show = دیدن حرکت
try-shown = بهترین حرکت { $best } است.
try-next = بعدی
try-end = بازگشت به گزارش
