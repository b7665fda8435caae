### Every screen of the page in the browser.
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

clock-none = بدون ساعت
clock-minutes = { $minutes } دقیقه
clock-increment = { $minutes } دقیقه + { $seconds } ثانیه
clock-delay = { $minutes } دقیقه، { $seconds } ثانیه تأخیر
clock-per-move = هر حرکت { $seconds } ثانیه
clock-hourglass = ساعت شنی { $minutes } دقیقه
seat-computer = رایانه
your-name = نام شما
your-name-hint = فقط اگر دوست دارید.
game-of = { $players } بازیکن

## A game

you = شما
engine-name = رایانه (سطح { $level })
engine-full = رایانه (تمام قدرت)
open-seat = جای خالی
guest = مهمان

## The connection

page-missing = در این نشانی صفحه‌ای نیست.
trouble-offline = سرور پاسخ نمی‌دهد.
trouble-seat = آن جا همین الان گرفته شد.
trouble-too-many = درخواست‌ها یکباره زیاد شد. کمی بعد دوباره امتحان کنید.
trouble-too-many-wait = درخواست‌ها بیش از اندازه است. { $seconds } ثانیهٔ دیگر دوباره امتحان کنید.
trouble-offered = از آخرین حرکت تا حالا یک بار این پیشنهاد را داده‌اید.
trouble-too-long = بازی برای این کار بیش از اندازه طولانی شده است. هنوز می‌توانید حرکت کنید یا تسلیم شوید.
trouble-other = این کار انجام نشد.
turn-notice = حالا نوبت شماست.
