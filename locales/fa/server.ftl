### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = پیام JSON نیست.
error-bad-message = فیلدی کم است، یا نوعش نادرست است.
# $field: the name of the field in the message
error-bad-value = فیلد «{ $field }» نمی‌تواند این مقدار را داشته باشد.
# $text: what was sent as a move
error-not-a-move = «{ $text }» حرکت معتبری نیست: حرکت آدمک یک خانه است مثل e2، و مانع یک خانه و h یا v مثل e3h.
error-no-token = این کار توکن یک صندلی را لازم دارد.
error-unknown-token = این توکن مال هیچ‌کدام از صندلی‌های بازی نیست.
error-other-origin = درخواست از وبگاه‌های دیگر مجاز نیست.
# $host: the name in the address that was asked for
error-unknown-host = این سرور به نام { $host } پاسخ نمی‌دهد. گردانندهٔ آن باید آن را با ⁦--allow-host { $host }⁩ یا ⁦--public-url⁩ راه بیندازد.
error-no-such-game = بازی پیدا نشد.
error-no-such-page = در این نشانی چیزی نیست.
error-method-not-allowed = این متد مجاز نیست.
error-analysis-off = تحلیل روی این سرور خاموش است.
error-own-game = اکنون این وضعیت را با دیگران بازی می‌کنید. وقتی بازی تمام شد می‌توانید آن را تحلیل کنید.
error-not-started = بازی شروع نشده: هنوز یک صندلی خالی است.
error-game-over = بازی تمام شده است.
error-not-over = بازی هنوز تمام نشده است.
error-ply-mismatch = بازی از آن وقت جلو رفته، یا هنوز به آن حرکت نرسیده است.
error-not-your-turn = نوبت بازیکن دیگری است.
error-no-open-seat = هیچ صندلی‌ای خالی نیست.
error-seat-taken = این صندلی گرفته شده است.
error-nothing-to-take-back = حرکتی ندارید که پس بگیرید.
error-nothing-offered = چنین پیشنهادی نیست.
error-offered-already = از آخرین حرکت تا حالا این پیشنهاد را داده‌اید.
error-no-clock = این بازی ساعت ندارد.
error-not-playing = این صندلی در بازی نیست، یا دیگر نیست.
error-name-a-seat = بنویسید وقت به کدام صندلی داده شود. صندلی خودتان نمی‌شود.
error-still-here = این بازیکن هنوز هست، یا تازه رفته است.
error-game-too-long = بازی برای این کار بیش از حد طولانی است. هنوز می‌توانید حرکت کنید یا تسلیم شوید.
error-too-large = پیام بیش از حد بلند است.
error-too-slow = رسیدن پیام بیش از حد طول کشید.
error-rate = درخواست‌ها زیاد است. لطفاً کمی صبر کنید.
error-too-many-games = بازی‌های ناتمام شما زیاد است.
error-too-many-sockets = اتصال‌های همزمان زیاد است.
error-too-many-phrases = لطفاً کمی آهسته‌تر.
error-too-many-analyses = تحلیل‌های همزمان زیاد است.
error-storage = بازی ذخیره نشد. چیزی تغییر نکرد؛ لطفاً دوباره امتحان کنید.
error-storage-full = دیسک سرور پر است. چیزی تغییر نکرد؛ لطفاً بعداً امتحان کنید.
error-read-only = سرور نمی‌تواند در پوشه‌اش بنویسد. چیزی تغییر نکرد؛ لطفاً بعداً امتحان کنید.
error-storage-gone = پایگاه دادهٔ سرور پاک یا جایگزین شده است. تا سرور دوباره راه نیفتد چیزی ذخیره نمی‌شود.
error-engines-gone = تا سرور دوباره راه نیفتد، رایانه نمی‌تواند روی آن بازی کند.
error-storage-damaged = پایگاه دادهٔ سرور آسیب دیده است. تا درست نشود چیزی ذخیره نمی‌شود.
error-storage-slow = جست‌وجو بیش از حد طول کشید. لطفاً دوباره امتحان کنید.
error-stopping = سرور دارد از نو راه می‌افتد. لطفاً دوباره امتحان کنید.
error-internal = در سرور خطایی رخ داد. چیزی از دست نرفته است؛ لطفاً دوباره امتحان کنید.

## The program

# $url: the address of the page
serve-ready = Fencepost در حال اجراست: { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = گوش دادن روی { $address } ممکن نیست: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = پوشهٔ { $folder } قابل استفاده نیست: { $why }.
# $why: the system's own words
serve-no-threads = سرور راه نیفتاد: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } قابل استفاده نیست: { $why }.
store-storage-full = { $file } نوشته نمی‌شود: دیسک پر است.
store-read-only = { $file } نوشته نمی‌شود: ببینید پوشه مال کیست و آیا فقط خواندنی است.
store-damaged = { $file } آسیب دیده است ({ $why }). چیزی تغییر نکرد. یک نسخهٔ پشتیبان به جایش بگذارید، یا آن را کنار ببرید تا از نو شروع شود.
store-newer = { $file } را نسخهٔ تازه‌تری از Fencepost نوشته است. چیزی تغییر نکرد؛ لطفاً همان نسخه را به کار ببرید.
store-locked = برنامهٔ دیگری دارد از { $file } استفاده می‌کند.
store-gone = { $file } هنگام استفاده پاک یا جایگزین شد.
store-timed-out = { $file } به‌موقع پاسخ نداد.
store-conflict = برنامهٔ دیگری همزمان { $file } را تغییر داد.
store-unreachable = دسترسی به { $file } ممکن نیست: { $why }.
store-too-old = { $file } روی PostgreSQL { $why } اجرا می‌شود که خیلی قدیمی است: نسخهٔ ۱۳ یا تازه‌تر لازم است.

# $file: the file that should become the copy
backup-exists = { $file } از پیش هست. لطفاً فایل تازه‌ای نام ببرید.
# $why: what the database says
backup-failed = { $file } نوشته نشد: { $why }.

# $file: the file that should be put back
restore-not-a-store = { $file } پایگاه دادهٔ Fencepost نیست.
# $file: the database that is there
restore-needs-replace = در { $file } از پیش بازی هست. با ⁦--replace⁩ آن‌ها کنارش با نام دیگری می‌مانند.
# $file: where they are
restore-kept = بازی‌هایی که آنجا بودند اکنون در { $file } هستند.

postgres-tool = { $file } یک پایگاه دادهٔ PostgreSQL است. لطفاً از { $tool } استفاده کنید.

move-data-done = همه چیز در { $file } کپی شد؛ شمارش‌ها و درهم‌سازی‌ها یکسان‌اند. بازی‌ها: { $games }، رویدادها: { $events }.
move-data-not-empty = { $file } خالی نیست. چیزی تغییر نکرد؛ لطفاً یک پایگاه دادهٔ خالی نام ببرید.
move-data-differs = رونوشت در { $file } در جدول { $table } با اصل فرق می‌کرد. چیزی تغییر نکرد.

# $file: the database, $games and $events: how many
verify-sound = { $file } سالم است. بازی‌ها: { $games }، رویدادها: { $events }.
# $game: its name, $seq: the number of an event
verify-game = بازی { $game }: رویدادهایش از شمارهٔ { $seq } به بعد با هم جور نیستند.
verify-entry = بازی { $game }: آنچه در فهرست‌ها ثبت شده با رویدادهایش یکی نیست.

## Tournaments

error-in-tournament = در بازی تورنمنت این کار ممکن نیست.
error-no-key = این کار کلید برگزارکننده یا توکن خودتان را لازم دارد.
error-not-allowed = این کلید چنین اجازه‌ای ندارد.
error-no-such-tournament = تورنمنت پیدا نشد.
error-no-such-player = بازیکنی با این شماره نیست.
error-no-such-table = چنین دور یا میزی نیست.
error-no-such-assistant = چنین دستیاری نیست.
error-registration-closed = ثبت‌نام بسته است.
error-too-late = دیگر دیر شده: دور اول قرعه‌کشی شده است.
error-tournament-full = ظرفیت تورنمنت پر است.
error-has-results = این دور نتیجه دارد و دیگر نمی‌شود آن را پس گرفت.
error-not-the-last-round = فقط دور آخر را می‌شود پس گرفت.
error-has-result = برای این میز نتیجهٔ دیگری ثبت شده. از برگزارکننده بخواهید درستش کند.
error-not-a-result = این نتیجه برای این میز نیست. برای هر بازیکن یک عدد بنویسید، مثل ⁦1-0⁩ یا ⁦0-0-1⁩.
error-needs-a-winner = در شیوهٔ حذفی هر میز باید برنده داشته باشد.
error-played-online = نتیجه از بازی روی همین سرور می‌آید.
error-results-missing = هنوز همهٔ نتایج این دور نرسیده است.
error-last-round = آن دور آخر بود.
error-too-few-players = دست‌کم دو بازیکن لازم است.
error-only-repeats = این دور را هر طور بچینید، چند نفر دوباره با هم بازی می‌کنند. می‌توانید تکرار را مجاز کنید.
error-only-second-byes = یک نفر باید استراحت کند و همه یک بار استراحت کرده‌اند. می‌توانید تکرار را مجاز کنید.
error-no-winner = یکی از میزهای دور آخر برنده ندارد.
error-too-many-tournaments = تورنمنت‌های ناتمام شما زیاد است.
