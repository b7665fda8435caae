### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = بازی Fencepost
start-resume = ادامهٔ بازی
start-resume-what = { $players } بازیکن، تا اینجا { $moves ->
    [0] بدون حرکت
    [1] یک حرکت
   *[other] { $moves } حرکت
  }
start-computer = بازی با رایانه
start-computer-hint = بدون اینترنت هم کار می‌کند.
start-invite = دعوت از دیگران
start-invite-hint = پیوند بفرستید یا کد QR نشان دهید. بدون حساب.
start-pass = دور یک صفحه‌نمایش
start-pass-hint = دو تا چهار بازیکن روی یک دستگاه.
start-open = بازی‌های باز
start-open-none = فعلاً کسی منتظر نیست. یک بازی شروع کنید تا دیگران اینجا ببینند.
start-open-offline = دسترسی به سرور نیست. هنوز می‌توانید با رایانه یا دور یک صفحه‌نمایش بازی کنید.
start-watch = تماشا
start-watch-none = فعلاً بازی عمومی‌ای نیست.
start-rules = خواندن قواعد
start-rules-hint = خواندنش دو دقیقه وقت می‌برد، با تصویر.
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
clock-own = سفارشی
clock-kind = نوع ساعت
clock-kind-increment = زمان هر بازیکن، با افزایش
clock-kind-delay = زمان هر بازیکن، با تأخیر
clock-kind-per-move = زمان هر حرکت
clock-kind-hourglass = ساعت شنی
clock-own-minutes = دقیقه برای هر بازیکن
clock-own-seconds = ثانیه برای هر حرکت
first-label = چه کسی شروع کند
first-lot = تصادفی
first-me = من
first-other = حریف
first-another = کسی دیگر
seats-label = صندلی‌های دیگر
seat-person = انسان
listed-label = نمایش میان بازی‌های باز
join = پیوستن
watch = تماشا
game-watch-move = حرکت { $number }

## The first look

home-what = مسابقهٔ موانع برای ۲ تا ۴ بازیکن.
home-play = شروع بازی
home-play-hint = رایگان، بدون حساب
home-learn = یادگیری قواعد
home-tutorial = یادگیری با بازی
home-tutorial-hint = پانزده درس کوتاه
home-puzzle = معمای روز
# The board on the start page, for screen readers
home-board = صفحه. کلیدهای جهت خانه را انتخاب می‌کنند، h و v مانع را. Enter حرکت را انجام می‌دهد و بازی شروع می‌شود.
home-tip-title = نوبت شماست.
home-tip = یک گام بروید یا مانعی بگذارید تا بازی شروع شود.
home-tip-fence = برای گذاشتن مانع دوباره لمسش کنید.
home-beginning = بازی شروع می‌شود…

## The form

mode-label = حریف
mode-computer = رایانه
mode-invite = یک دوست
mode-pass = همین صفحه‌نمایش
more-options = گزینه‌های بیشتر
summary-first-lot = شروع تصادفی
summary-first-me = شما شروع می‌کنید
summary-first-other = حریف شروع می‌کند
summary-fences = { $fences ->
    [0] بدون مانع
    [1] هر نفر یک مانع
   *[other] هر نفر { $fences } مانع
  }
clock-kind-game = زمان کل بازی
clock-own-game = دقیقه در مجموع
board-width = ستون‌ها
board-height = ردیف‌ها
fences-each = موانع هر نفر
fences-usual = معمول ({ $fences })

## Others

lobby-waiting = در انتظار
lobby-yours = بازی باز شما
exhibition-live = زنده
exhibition-title = موتورها بازی می‌کنند
exhibition-recorded = بازی ضبط‌شده
