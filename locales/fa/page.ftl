### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = از صفحه بگذرید، یا راه را ببندید.
# For search engines and for previews of links
app-description = آدمکتان را به آن سوی صفحه برسانید، یا جلوی دیگران مانع بگذارید. در مرورگر دو، سه یا چهار نفره، با دیگران یا با رایانه بازی کنید. حساب لازم نیست.
# The picture in previews of links
app-preview = صفحه‌ای با آدمک‌ها و موانع.
needs-script = بازی به JavaScript نیاز دارد که اینجا خاموش است. قواعد را بدون آن هم می‌شود خواند.
back-to-start = بازگشت به صفحهٔ اصلی
close = بستن

## The bar at the top

settings = تنظیمات
look = ظاهر
look-wood = چوبی
look-light = روشن
look-dark = تیره
language = زبان
sound = صداها
confirm-fences = پرسیدن پیش از گذاشتن مانع
confirm-touch = روی صفحهٔ لمسی
confirm-always = همیشه
confirm-never = هرگز
notify = خبر دادن هنگام نوبت من
notify-hint = حتی وقتی پنجرهٔ دیگری جلوست.
show-on-board = نمایش روی صفحه
overlay-legal = جاهایی که آدمکم می‌تواند برود
overlay-ways = کوتاه‌ترین راه‌ها
overlay-lengths = طول هر راه
overlay-last = آخرین حرکت
overlay-coordinates = مختصات

## Start

start-title = بازی Fencepost
start-resume = ادامهٔ بازی
start-resume-what = { $players } بازیکن، تا اینجا { $moves ->
    [0] بدون حرکت
    [1] یک حرکت
   *[other] { $moves } حرکت
  }
start-computer = بازی با رایانه
start-computer-hint = بدون شبکه هم کار می‌کند.
start-invite = دعوت از دیگران
start-invite-hint = پیوند بفرستید یا کد QR نشان دهید. بدون حساب.
start-pass = با هم پای یک صفحه‌نمایش
start-pass-hint = دو تا چهار نفر پای همین صفحه‌نمایش.
start-open = بازی‌های باز
start-open-none = فعلاً کسی منتظر نیست. یک بازی باز کنید تا دیگران اینجا ببینند.
start-open-offline = اتصال به سرور برقرار نیست. با رایانه یا پای یک صفحه‌نمایش باز هم می‌شود بازی کرد.
start-watch = تماشا
start-watch-none = فعلاً هیچ بازی عمومی‌ای در جریان نیست.
start-rules = خواندن قواعد
start-rules-hint = دو دقیقه، با تصویر.
start-now = شروع
start-create = ساختن پیوند
start-level = سطح { $level }
level-label = قدرت
level-1 = تازه‌آموز
level-2 = گام‌های نخست
level-3 = آسان
level-4 = تفننی
level-5 = متوسط
level-6 = ماهر
level-7 = قوی
level-8 = خیلی قوی
level-9 = خبره
level-10 = تمام قدرت
players-label = بازیکنان
players-2 = ۲
players-3 = ۳
players-4 = ۴
clock-label = ساعت
clock-none = بدون ساعت
clock-minutes = { $minutes } دقیقه
clock-increment = { $minutes } دقیقه + { $seconds } ثانیه
clock-delay = { $minutes } دقیقه، { $seconds } ثانیه تأخیر
clock-per-move = هر حرکت { $seconds } ثانیه
clock-hourglass = ساعت شنی { $minutes } دقیقه
clock-own = ساعت دلخواه
clock-kind = نوع ساعت
clock-kind-increment = زمان هر نفر، با افزایش
clock-kind-delay = زمان هر نفر، با تأخیر
clock-kind-per-move = زمان هر حرکت
clock-kind-hourglass = ساعت شنی
clock-own-minutes = دقیقه برای هر نفر
clock-own-seconds = ثانیه برای هر حرکت
first-label = چه کسی شروع کند
first-lot = قرعه‌کشی
first-me = من
first-other = حریف
first-another = بازیکن دیگر
seats-label = جاهای دیگر
seat-person = انسان
seat-computer = رایانه
listed-label = نمایش میان بازی‌های باز
your-name = نام شما
your-name-hint = فقط اگر دوست دارید.
join = پیوستن
watch = تماشا
game-of = { $players } بازیکن
game-watch-move = حرکت { $number }

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

you = شما
engine-name = رایانه (سطح { $level })
engine-full = رایانه (تمام قدرت)
open-seat = جای خالی
guest = مهمان
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
page-missing = در این نشانی صفحه‌ای نیست.
trouble-offline = سرور پاسخ نمی‌دهد.
trouble-seat = آن جا همین الان گرفته شد.
trouble-too-many = درخواست‌ها یکباره زیاد شد. کمی بعد دوباره امتحان کنید.
trouble-too-many-wait = درخواست‌ها بیش از اندازه است. { $seconds } ثانیهٔ دیگر دوباره امتحان کنید.
trouble-offered = از آخرین حرکت تا حالا یک بار این پیشنهاد را داده‌اید.
trouble-too-long = بازی برای این کار بیش از اندازه طولانی شده است. هنوز می‌توانید حرکت کنید یا تسلیم شوید.
trouble-other = این کار انجام نشد.
turn-title = نوبت شماست – Fencepost
turn-notice = حالا نوبت شماست.

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
