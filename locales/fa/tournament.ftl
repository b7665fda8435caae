### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = تورنمنت‌ها
tournaments-hint = قرعه‌کشی، نتایج و رده‌بندی، برای صفحه‌های واقعی یا آنلاین. حساب لازم نیست.
tournaments-yours = تورنمنت‌های شما
tournaments-public = تورنمنت‌های عمومی
tournaments-none = فعلاً تورنمنت عمومی‌ای نیست.
tournament-missing = چنین تورنمنتی نیست.

## Making one

tournament-new = تورنمنت تازه
tournament-name = نام
tournament-where = محل
tournament-at-board = روی صفحه‌های واقعی
tournament-online = آنلاین
tournament-format = شیوه
format-swiss = سوئیسی
format-round-robin = دوره‌ای
format-knock-out = حذفی
format-swiss-hint = همه در هر دور بازی می‌کنند، با کسانی که امتیاز نزدیکی دارند.
format-round-robin-hint = همه با همه بازی می‌کنند.
format-knock-out-hint = برنده بالا می‌رود. بازنده‌های نیمه‌نهایی برای مقام سوم بازی می‌کنند.
tournament-table = بازیکن در هر میز
tournament-rounds = دورها
tournament-double = همه دو بار با هم بازی کنند
tournament-listed = نمایش در فهرست عمومی
tournament-create = ساختن تورنمنت

## What everybody sees

tournament-what = { $format } · { $players } بازیکن
tab-tables = میزها
tab-standings = رده‌بندی
tab-players = بازیکنان
tab-print = چاپ و ذخیره
round-number = دور { $round }
round-of = از { $rounds }
round-before = دور قبل
round-after = دور بعد
results-in = { $in } از { $all } نتیجه رسیده
table-number = میز { $table }
goes-first = شروع‌کننده
bye = { $name } این دور استراحت دارد
bye-points = استراحت
round-none = دور اول هنوز قرعه‌کشی نشده است.
tournament-finished = تمام‌شده
tournament-winner = قهرمان تورنمنت: { $name }
result-none = هنوز بی‌نتیجه
result-absent = غایب
result-nobody = هیچ‌کس نیامد
result-draw = تساوی
column-rank = رتبه
column-player = بازیکن
column-points = امتیاز
tiebreak-buchholz = بوخهلتس
tiebreak-buchholz-cut-1 = بوخهلتس منهای ۱
tiebreak-sonneborn-berger = سونبورن‌برگر
tiebreak-direct-encounter = رودررو
tiebreak-wins = بردها
tiebreak-buchholz-what = جمع امتیاز همهٔ حریفان.
tiebreak-buchholz-cut-1-what = همان جمع، بدون کم‌امتیازترین حریف.
tiebreak-sonneborn-berger-what = امتیاز حریفان شکست‌خورده و نصف امتیاز حریفان مساوی‌کرده.
tiebreak-direct-encounter-what = امتیاز بازی‌های میان کسانی که برابرند.
tiebreak-wins-what = شمار بردها.
sums-title = محاسبهٔ پوئن‌شکنی { $name }
sums-round = دور { $round }: { $name }
sums-unplayed = دور { $round }: بازی نشد
sums-unplayed-what = دوری که بازی نشد مانند بازی با کسی با همان امتیاز حساب می‌شود، تا یک حد معین (قانون فیده).
sums-cut = حساب نمی‌شود
sums-total = جمع
withdrawn = انصراف
rating = ریتینگ
watch-table = تماشا
watch-all = تماشای همهٔ میزها
open-clock = باز کردن ساعت برای این میز
open-screen = صفحهٔ پروژکتور
share-tournament = دعوت از بازیکنان

## Players

join-tournament = شرکت در این تورنمنت
join-name = نام شما
join-now = شرکت
registration-closed = ثبت‌نام بسته است.
you-play = شما { $name } هستید
your-table-sits-out = این دور استراحت دارید.
your-table-wait = منتظر دور بعد باشید. این صفحه خودبه‌خود تازه می‌شود.
your-game = باز کردن بازی شما
who-won = چه کسی برد؟
proposal-sent = فرستاده شد. همین که یک نفر دیگر از میز تأیید کند، ثبت می‌شود.
proposal-confirm = گزارش { $name }: { $result }
proposal-agree = تأیید
proposal-disputed = گوشی‌های شما نتیجه‌های متفاوتی گزارش کرده‌اند. به برگزارکننده بگویید.
withdraw-me = ترک تورنمنت
withdraw-sure = برای همیشه می‌روید؟ دیگر در قرعه‌کشی نخواهید بود.

## The organiser

organiser = شما برگزارکنندهٔ این تورنمنت هستید
assistant = شما دستیار این تورنمنت هستید
tap-winner = برنده را لمس کنید. با لمس دوباره پس گرفته می‌شود.
result-just-entered = میز { $table }: همین حالا شخص دیگری نتیجه‌ای ثبت کرد. برای تغییر آن دوباره لمس کنید.
phone-says = گزارش گوشی { $name }: { $result }
phones-differ = گوشی‌های این میز نتیجه‌های متفاوتی گزارش کرده‌اند.
accept-result = پذیرفتن
other-result = نتیجهٔ دیگر
player-add = افزودن بازیکن
player-add-name = نام
player-add-rating = ریتینگ (اختیاری)
player-late = ورود دیرتر
player-withdraw = کنار گذاشتن
player-back = برگرداندن
player-link = پیوند برای گوشی این بازیکن
round-pair = قرعه‌کشی دور { $round }
round-pair-first = قرعه‌کشی دور اول
round-pair-anyway = قرعه‌کشی با تکرار
round-undo = پس گرفتن دور
results-missing =
    { $count ->
        [1] یک نتیجه مانده
       *[other] { $count } نتیجه مانده
    }
players-missing = دست‌کم دو بازیکن لازم است.
pair-only-repeats = چند نفر باید دوباره با هم بازی کنند. می‌توانید تکرار را مجاز کنید.
pair-only-second-byes = یک نفر باید دوباره استراحت کند. می‌توانید آن را مجاز کنید.
pair-last-round = همهٔ دورها بازی شده است.
pairing = در حال قرعه‌کشی…
round-begins = دور بعد ساعت { $time } شروع می‌شود.
round-waits = دور بعد خودبه‌خود شروع نمی‌شود. برگزارکننده باید آن را قرعه‌کشی کند.
settings-tournament = تنظیمات تورنمنت
settings-registration = ثبت‌نام باز است
settings-repeats = اگر چارهٔ دیگری نبود، تکرار بازی‌ها مجاز باشد
settings-points = امتیازها در میزهای { $players } نفره
settings-place = مقام { $place }
settings-tiebreaks = ترتیب پوئن‌شکنی
settings-up = بالا بردن { $name }
settings-absent = دقیقه تا باخت غایبان
settings-start = ساعت شروع دور بعد
settings-round-time = دقیقه برای هر دور (خالی: بدون محدودیت)
settings-pause = دقیقه میان دورها (خالی: شروع دستی)
settings-engines = رایانه صندلی‌های خالی را پر کند
settings-no-engines = هرگز
settings-save = ذخیره
settings-saved = ذخیره شد.
organiser-link = پیوند محرمانهٔ شما
organiser-link-hint = هر کس این پیوند را داشته باشد همه کار می‌تواند بکند. نگهش دارید تا از دستگاه دیگری هم مدیریت کنید.
assistants = دستیاران
assistant-name = نام
assistant-add = افزودن دستیار
assistant-revoke = لغو
assistant-revoked = لغو شد
assistant-link-hint = این پیوند را برای { $name } بفرستید. فقط یک بار نشان داده می‌شود.

## Print and save

print-pairings = چاپ قرعه‌کشی
print-standings = چاپ رده‌بندی
print-crosstable = چاپ جدول متقاطع
save-json = همه چیز (JSON)
save-standings = رده‌بندی (CSV)
save-crosstable = جدول متقاطع (CSV)
save-games = همهٔ بازی‌ها (⁦.qgn⁩)
crosstable = جدول متقاطع

## The projector screen

screen-scan = اسکن کنید و ببینید
screen-round = دور
time-left = زمان باقی‌مانده
