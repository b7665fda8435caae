### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = در انتظار بازیکنان
invite-hint = هر کس این پیوند را باز کند می‌تواند بنشیند و بازی کند. با همین پیوند می‌شود تماشا هم کرد.
invite-link = پیوند بازی
invite-copy = کپی
invite-copied = کپی شد
invite-share = هم‌رسانی
invite-qr = کد QR پیوند
invite-seats = { $open ->
    [1] یک جا خالی است
   *[other] { $open } جا خالی است
  }
invite-cancel = لغو
join-title = شما دعوت شده‌اید
join-hint = { $name } منتظر شماست.
join-hint-somebody = کسی منتظر شماست.
join-sit = نشستن و بازی

## A game

player-out = بیرون
player-away = غایب
player-thinking = در فکر…
fences-left = موانع مانده: { $count }
way-length = گام تا هدف: { $count }
your-turn = نوبت شماست
turn-of = نوبت { $name }
not-started = هنوز همهٔ جاها پر نشده است
first-move-wait = { $name } برای حرکت اول { $seconds } ثانیه وقت دارد. پس از آن بازی نیمه‌کاره می‌ماند.
first-move-wait-you = برای حرکت اولتان { $seconds } ثانیه وقت دارید. پس از آن بازی نیمه‌کاره می‌ماند.
left-for-good = { $name } مدتی است که غایب است.
take-over = رایانه ادامه دهد
give-time-to = ۱۵ ثانیهٔ اضافه به { $name }
place-fence = گذاشتن { $move }
drop-fence = برداشتن مانع
take-fence-hint = مانعی را روی صفحه بکشید، یا شیاری را لمس کنید.
moves = حرکت‌ها
no-moves-yet = هنوز حرکتی نشده
move-first = به آغاز
move-back = یک حرکت به عقب
move-on = یک حرکت به جلو
move-last = به آخرین حرکت
looking-back = دارید وضعیتی قبلی را می‌بینید.
back-to-game = بازگشت به بازی
flip = چرخاندن
actions = کارها
takeback = پس گرفتن
draw = تساوی
resign = تسلیم
resign-sure = واقعاً تسلیم می‌شوید؟
draw-sure = همه با تساوی موافق‌اند؟
yes = بله
no = نه
rematch = بازی دوباره
play-back = بازپخش
share = هم‌رسانی
copy-record = کپی گزارش بازی
download-record = ذخیرهٔ گزارش بازی
new-game = بازی تازه
give-time = ۱۵ ثانیهٔ اضافه
more = بیشتر
accept = پذیرفتن
decline = رد کردن
withdraw = پس گرفتن
offers-draw = { $name } پیشنهاد تساوی می‌دهد.
offers-takeback = { $name } می‌خواهد { $move } را پس بگیرد.
offers-rematch = { $name } بازی دوباره می‌خواهد.
offered-draw = پیشنهاد تساوی دادید.
offered-takeback = خواستید { $move } را پس بگیرید.
offered-rematch = بازی دوباره خواستید.
next-game = به بازی بعد
premove-set = حرکت بعد { $move }، اگر بشود.
phrases = چیزی بگویید
phrase-hello = سلام!
phrase-good-luck = موفق باشید!
phrase-good-game = بازی خوبی بود!
phrase-well-played = خوب بازی کردید!
phrase-thanks = ممنون!
phrase-oops = ای وای!
phrase-one-moment = یک لحظه، لطفاً.
phrase-hurry = نوبت شماست!
phrase-sorry = ببخشید!
phrase-bye = خداحافظ!
says = { $name }: { $text }
you-won = شما بردید
you-lost = شما باختید
game-drawn = تساوی
game-broken-off = نیمه‌کاره ماند
won-by = برنده: { $name }

## The connection

link-lost = اتصال قطع شد. تلاش دوباره…
link-joining = در حال اتصال…
link-missing = چنین بازی‌ای اینجا نیست.
local-missing = این مرورگر دیگر آن بازی را ندارد.
turn-title = نوبت شماست – Fencepost

## The board, by keyboard and for screen readers

board-label = صفحه. کلیدهای جهت مکان‌نما را جابه‌جا می‌کنند، h و v مانع می‌گذارند، p به خانه‌ها برمی‌گردد، Enter حرکت را انجام می‌دهد.
move-input = حرکتی بنویسید
move-input-go = انجام
move-input-hint = مثل e3 یا e3h
keys = کلیدها
keys-arrows = روی صفحه: جابه‌جایی مکان‌نما. جاهای دیگر: رفتن میان حرکت‌ها
keys-home-end = اولین و آخرین حرکت
keys-h = افقی کردن مکان‌نما
keys-v = عمودی کردن مکان‌نما
keys-p = بازگشت به خانه‌ها
keys-enter = انجام حرکت
keys-escape = رها کردن مانع
keys-f = چرخاندن صفحه
keys-m = روشن و خاموش کردن صدا
keys-question = همین فهرست
say-square = { $square }، خالی
say-square-pawn = { $square }، آدمک { $name }
say-square-goes = { $square }، آدمکتان می‌تواند به اینجا برود
say-fence-across = { $fence }، افقی، بالای { $from } و { $to }
say-fence-upright = { $fence }، عمودی، سمت راست { $from } و { $to }
say-fence-placed = { $fence }، اینجا مانع هست
say-fence-blocked = { $fence }، اینجا نمی‌شود مانع گذاشت
say-moved = { $name }: به { $move }.
say-fenced = { $name }: مانع { $move }.
say-passed = { $name }: ناچار به رد کردن نوبت.
say-out = { $name }: بیرون از بازی.
