### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = از صفحه بگذرید، یا راه را ببندید.
# For search engines and for previews of links
app-description = آدمکتان را به آن سوی صفحه برسانید و با موانع راه دیگران را ببندید. در مرورگر دو، سه یا چهار نفره، با دیگران یا با رایانه بازی کنید. حساب لازم نیست.
# The picture in previews of links
app-preview = صفحه‌ای با آدمک‌ها و موانع.
needs-script = برای بازی به JavaScript نیاز دارید. قواعد را بدون آن هم می‌توانید بخوانید.
back-to-start = صفحهٔ اصلی
close = بستن

## The bar at the top

places = منو
place-play = بازی
place-games = بازی‌ها
place-learn = یادگیری
place-puzzles = معماها
place-analysis = تحلیل
place-rules = قواعد
place-editor = ویرایشگر
place-clock = ساعت
place-tournaments = تورنمنت‌ها
storage-refused = این مرورگر برای ذخیرهٔ بازی‌ها جا ندارد یا اجازه نمی‌دهد. می‌توانید به بازی ادامه دهید، اما با بستن صفحه بازی‌ها از بین می‌روند.
settings = تنظیمات
look = پوسته
look-system = سیستم
look-wood = چوبی
look-light = روشن
look-dark = تیره
language = زبان
sound = صداها
confirm-fences = تأیید پیش از گذاشتن مانع
confirm-touch = روی صفحهٔ لمسی
confirm-always = همیشه
confirm-never = هرگز
notify = وقتی نوبت من شد خبرم کن
notify-hint = حتی وقتی در پنجرهٔ دیگری هستید.
show-on-board = نمایش روی صفحه
overlay-legal = جاهایی که آدمکم می‌تواند برود
overlay-ways = کوتاه‌ترین راه‌ها
overlay-lengths = طول راه‌ها
overlay-last = آخرین حرکت
overlay-coordinates = مختصات

## Start

clock-none = بدون ساعت
clock-minutes = { $minutes } دقیقه
clock-increment = { $minutes } دقیقه + { $seconds } ثانیه
clock-delay = { $minutes } دقیقه، { $seconds } ثانیه تأخیر
clock-per-move = هر حرکت { $seconds } ثانیه
clock-hourglass = ساعت شنی { $minutes } دقیقه
clock-game = { $minutes } دقیقه برای کل بازی
seat-computer = رایانه
your-name = نام شما
your-name-hint = اختیاری
game-of = { $players } بازیکن

## A game

you = شما
engine-name = رایانه، سطح { $level }
engine-full = رایانه، تمام قدرت
open-seat = صندلی خالی
guest = مهمان

## The connection

page-missing = صفحه پیدا نشد.
trouble-offline = سرور پاسخ نمی‌دهد.
trouble-seat = آن صندلی همین الان گرفته شد.
trouble-too-many = درخواست‌ها بیش از اندازه است. کمی بعد دوباره امتحان کنید.
trouble-too-many-wait = درخواست‌ها بیش از اندازه است. { $seconds } ثانیهٔ دیگر دوباره امتحان کنید.
trouble-offered = از آخرین حرکت تا حالا این پیشنهاد را داده‌اید.
trouble-too-long = بازی برای این کار بیش از حد طولانی است. هنوز می‌توانید حرکت کنید یا تسلیم شوید.
trouble-other = مشکلی پیش آمد.
turn-notice = حالا نوبت شماست.
