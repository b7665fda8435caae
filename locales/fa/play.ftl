### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = در انتظار بازیکنان
invite-hint = هر کس این پیوند را داشته باشد می‌تواند بپیوندد یا تماشا کند.
invite-link = پیوند بازی
invite-copy = کپی
invite-copied = کپی شد
invite-share = هم‌رسانی
invite-qr = کد QR پیوند
invite-seats = { $open ->
    [1] یک صندلی خالی است
   *[other] { $open } صندلی خالی است
  }
invite-cancel = لغو بازی
join-title = شما دعوت شده‌اید
join-hint = { $name } منتظر شماست.
join-hint-somebody = کسی منتظر شماست.
join-sit = پیوستن و بازی

## A game

player-out = حذف‌شده
player-away = غایب
player-thinking = در فکر…
fences-left = موانع مانده: { $count }
way-length = گام تا هدف: { $count }
your-turn = نوبت شماست
turn-of = نوبت { $name }
not-started = در انتظار بازیکنان
first-move-wait = { $name } برای حرکت اول { $seconds } ثانیه وقت دارد. پس از آن بازی لغو می‌شود.
first-move-wait-you = برای حرکت اولتان { $seconds } ثانیه وقت دارید. پس از آن بازی لغو می‌شود.
left-for-good = { $name } مدتی است که نیست.
take-over = سپردن بازی به رایانه
give-time-to = ۱۵ ثانیهٔ اضافه به { $name }
place-fence = گذاشتن { $move }
drop-fence = لغو
take-fence-hint = مانعی را روی صفحه بکشید، یا فاصلهٔ میان خانه‌ها را لمس کنید.
moves = حرکت‌ها
no-moves-yet = هنوز حرکتی نشده
move-first = اولین حرکت
move-back = یک حرکت به عقب
move-on = یک حرکت به جلو
move-last = آخرین حرکت
looking-back = دارید وضعیتی قبلی را می‌بینید.
back-to-game = بازگشت به بازی
flip = چرخاندن صفحه
actions = کارها
takeback = پس گرفتن حرکت
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
withdraw = پس گرفتن پیشنهاد
offers-draw = { $name } پیشنهاد تساوی می‌دهد.
offers-takeback = { $name } می‌خواهد حرکت { $move } را پس بگیرد.
offers-rematch = { $name } بازی دوباره می‌خواهد.
offered-draw = پیشنهاد تساوی دادید.
offered-takeback = خواستید حرکت { $move } را پس بگیرید.
offered-rematch = بازی دوباره خواستید.
next-game = رفتن به بازی بعد
premove-set = پیش‌حرکت { $move }، اگر هنوز مجاز باشد
phrases = پیام‌های سریع
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
game-broken-off = لغو شد
won-by = برنده: { $name }

## The connection

link-lost = اتصال قطع شد. تلاش دوباره…
link-joining = در حال اتصال…
link-missing = بازی پیدا نشد.
local-missing = این بازی دیگر در این مرورگر ذخیره نیست.
turn-title = نوبت شماست – Fencepost

## The board, by keyboard and for screen readers

board-label = صفحه. کلیدهای جهت مکان‌نما را جابه‌جا می‌کنند، h و v مانع افقی یا عمودی را انتخاب می‌کنند، p به خانه‌ها برمی‌گردد، Enter حرکت را انجام می‌دهد.
move-input = حرکتی بنویسید
move-input-go = انجام
move-input-hint = مثل e3 یا e3h
keys = کلیدها
keys-arrows = روی صفحه: جابه‌جایی مکان‌نما. جاهای دیگر: رفتن میان حرکت‌ها
keys-home-end = اولین و آخرین حرکت
keys-h = مانع افقی
keys-v = مانع عمودی
keys-p = بازگشت به خانه‌ها
keys-enter = انجام حرکت
keys-escape = لغو مانع
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
say-moved = { $name } به { $move } می‌رود.
say-fenced = { $name } مانع { $move } را می‌گذارد.
say-passed = { $name } ناچار است نوبت را رد کند.
say-out = { $name } از بازی حذف شد.
say-moved-you = به { $move } رفتید.
say-fenced-you = مانع { $move } را گذاشتید.
say-passed-you = ناچارید نوبت را رد کنید.
say-out-you = از بازی حذف شدید.
say-square-pawn-you = { $square }، آدمک شما
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } آدمکتان را گیر می‌اندازد: دیگر نمی‌تواند از { $squares } بیرون برود.
move-input-open = نوشتن حرکت‌ها
# $text: what was typed
move-input-wrong = «{ $text }» حرکت نیست. برای گام e3 و برای مانع e3h بنویسید.
keys-slash = نوشتن حرکت

## How a game ended, said to one of the players

ending-goal-you = به خط هدف رسیدید.
ending-resign-you = حریفتان تسلیم شد.
ending-time-you = وقت حریفتان تمام شد.
ending-last-player-you = فقط شما در بازی مانده‌اید.
ending-resign-lost = تسلیم شدید.
ending-time-lost = وقتتان تمام شد.
review = مرور بازی
# $level: a number
next-level = بازی در سطح { $level }
result-moves = { $count ->
   *[other] حرکت
  }
# A caption under the number, whatever it is
result-fences = مانع گذاشته‌شده
result-steps = گام تا هدف

## What happens beside the moves, in one short line

news-draw-declined = { $name } تساوی را نپذیرفت.
news-draw-declined-you = تساوی را نپذیرفتید.
news-takeback-declined = { $name } اجازهٔ پس گرفتن حرکت را نداد.
news-takeback-declined-you = اجازهٔ پس گرفتن حرکت را ندادید.
news-rematch-declined = { $name } بازی دوباره نمی‌خواهد.
news-rematch-declined-you = بازی دوباره را نپذیرفتید.
news-withdrawn = { $name } پیشنهادش را پس گرفت.
news-withdrawn-you = پیشنهادتان را پس گرفتید.
news-takeback = آخرین حرکت پس گرفته شد.
news-takeover = از این پس رایانه به جای { $name } بازی می‌کند.
news-time = { $name } { $seconds } ثانیهٔ دیگر وقت گرفت.
news-time-you = { $seconds } ثانیهٔ دیگر وقت گرفتید.
# On the card of who got them
time-gift = +{ $seconds } ث
premove-dropped = { $move } دیگر ممکن نیست.
# $text: the phrase
phrase-sent = فرستاده شد: { $text }

## Help during a game

hint = راهنمایی
hint-thinking = در حال فکر…
hints-used = راهنمایی‌ها: { $count }
rules-panel = قواعد
rules-panel-loading = در حال بارگیری قواعد…
rules-panel-missing = فعلاً نمی‌شود قواعد را بارگیری کرد. اتصال لازم است.
