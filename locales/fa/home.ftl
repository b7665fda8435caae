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
listed-label = نمایش میان بازی‌های باز
join = پیوستن
watch = تماشا
game-watch-move = حرکت { $number }
