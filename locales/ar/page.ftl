### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = اعبر اللوح، أو سُدّ الطريق.
# For search engines and for previews of links
app-description = اعبر بقطعتك اللوح، أو ضع الحواجز في طريق الآخرين. العب في المتصفح مع لاعب أو اثنين أو ثلاثة، ضد الناس أو الحاسوب، بلا حاجة إلى حساب.
# The picture in previews of links
app-preview = لوح عليه قطع وحواجز.
needs-script = يحتاج اللعب إلى JavaScript، وهو معطل هنا. أما القواعد فيمكن قراءتها من دونه.
back-to-start = العودة إلى الرئيسية
close = إغلاق

## The bar at the top

settings = الإعدادات
look = المظهر
look-wood = خشبي
look-light = فاتح
look-dark = داكن
language = اللغة
sound = الأصوات
confirm-fences = التأكيد قبل وضع الحاجز
confirm-touch = على شاشات اللمس
confirm-always = دائماً
confirm-never = أبداً
notify = نبهني عندما يحين دوري
notify-hint = حتى لو كانت نافذة أخرى في المقدمة.
show-on-board = ما يظهر على اللوح
overlay-legal = إلى أين تصل قطعتي
overlay-ways = أقصر الطرق
overlay-lengths = طول كل طريق
overlay-last = آخر حركة
overlay-coordinates = الإحداثيات

## Start

start-title = العب Fencepost
start-resume = متابعة اللعب
start-resume-what = { $players ->
    [two] لاعبان
    [few] { $players } لاعبين
   *[other] { $players } لاعباً
  }، { $moves ->
    [zero] بلا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $moves } حركات
    [many] { $moves } حركة
   *[other] { $moves } حركة
  } حتى الآن
start-computer = العب ضد الحاسوب
start-computer-hint = يعمل بلا اتصال أيضاً.
start-invite = ادعُ أحداً
start-invite-hint = أرسل رابطاً أو اعرض رمز QR. بلا حساب.
start-pass = على شاشة واحدة
start-pass-hint = من اثنين إلى أربعة أمام هذه الشاشة.
start-open = ألعاب مفتوحة
start-open-none = لا أحد ينتظر الآن. افتح لعبة وسيراها الآخرون هنا.
start-open-offline = لا اتصال بالخادم. ما زال بوسعك اللعب ضد الحاسوب أو على شاشة واحدة.
start-watch = مشاهدة
start-watch-none = لا توجد لعبة عامة جارية الآن.
start-rules = اقرأ القواعد
start-rules-hint = دقيقتان، مع صور.
start-now = ابدأ
start-create = أنشئ الرابط
start-level = المستوى { $level }
level-label = القوة
level-1 = مبتدئ
level-2 = خطوات أولى
level-3 = سهل
level-4 = هاوٍ
level-5 = متمكن
level-6 = ماهر
level-7 = قوي
level-8 = قوي جداً
level-9 = خبير
level-10 = أقصى قوة
players-label = اللاعبون
players-2 = ٢
players-3 = ٣
players-4 = ٤
clock-label = الساعة
clock-none = بلا ساعة
clock-minutes = { $minutes } د
clock-increment = { $minutes } د + { $seconds } ث
clock-delay = { $minutes } د، مهلة { $seconds } ث
clock-per-move = { $seconds } ث للحركة
clock-hourglass = ساعة رملية { $minutes } د
clock-own = ساعة مخصصة
clock-kind = نوع الساعة
clock-kind-increment = وقت لكل لاعب، مع زيادة
clock-kind-delay = وقت لكل لاعب، مع مهلة
clock-kind-per-move = وقت لكل حركة
clock-kind-hourglass = ساعة رملية
clock-own-minutes = الدقائق لكل لاعب
clock-own-seconds = الثواني لكل حركة
first-label = من يبدأ
first-lot = بالقرعة
first-me = أنا
first-other = الآخر
first-another = لاعب آخر
seats-label = المقاعد الأخرى
seat-person = شخص
seat-computer = الحاسوب
listed-label = إظهارها بين الألعاب المفتوحة
your-name = اسمك
your-name-hint = إن أحببت.
join = انضم
watch = شاهد
game-of = { $players ->
    [two] لاعبان
    [few] { $players } لاعبين
   *[other] { $players } لاعباً
  }
game-watch-move = الحركة { $number }

## Waiting for others

invite-title = في انتظار اللاعبين
invite-hint = كل من يفتح هذا الرابط يمكنه الجلوس للعب، وبالرابط نفسه يمكن لغيره المشاهدة.
invite-link = رابط اللعبة
invite-copy = نسخ
invite-copied = تم النسخ
invite-share = مشاركة
invite-qr = رمز QR للرابط
invite-seats = { $open ->
    [zero] لا مقاعد شاغرة
    [one] مقعد واحد شاغر
    [two] مقعدان شاغران
    [few] { $open } مقاعد شاغرة
    [many] { $open } مقعداً شاغراً
   *[other] { $open } مقعد شاغر
  }
invite-cancel = إلغاء
join-title = لديك دعوة
join-hint = { $name } في انتظارك.
join-hint-somebody = هناك من ينتظرك.
join-sit = اجلس والعب

## A game

you = أنت
engine-name = الحاسوب، المستوى { $level }
engine-full = الحاسوب، أقصى قوة
open-seat = مقعد شاغر
guest = ضيف
player-out = خرج
player-away = غائب
player-thinking = يفكر…
fences-left = الحواجز المتبقية: { $count }
way-length = الخطوات إلى النهاية: { $count }
your-turn = دورك
turn-of = الدور: { $name }
not-started = ما زالت هناك مقاعد شاغرة
first-move-wait = { $name }: بقي { $seconds } ث للحركة الأولى، وبعدها تتوقف اللعبة.
first-move-wait-you = بقي لك { $seconds } ث لحركتك الأولى، وبعدها تتوقف اللعبة.
left-for-good = { $name }: غائب منذ مدة.
take-over = دع الحاسوب يكمل
give-time-to = امنح { $name } ١٥ ثانية
place-fence = ضع { $move }
drop-fence = ارفعه
take-fence-hint = اسحب حاجزاً إلى اللوح، أو المس أخدوداً.
moves = الحركات
no-moves-yet = لا حركات بعد
move-first = إلى البداية
move-back = حركة إلى الوراء
move-on = حركة إلى الأمام
move-last = إلى آخر حركة
looking-back = أنت تشاهد وضعية سابقة.
back-to-game = العودة إلى اللعبة
flip = قلب اللوح
actions = إجراءات
takeback = تراجع
draw = تعادل
resign = استسلام
resign-sure = هل تستسلم حقاً؟
draw-sure = هل يوافق الجميع على التعادل؟
yes = نعم
no = لا
rematch = جولة ثانية
play-back = إعادة العرض
share = مشاركة
copy-record = نسخ السجل
download-record = حفظ السجل
new-game = لعبة جديدة
give-time = امنح ١٥ ثانية
more = المزيد
accept = قبول
decline = رفض
withdraw = سحب
offers-draw = { $name } يعرض التعادل.
offers-takeback = { $name } يود التراجع عن { $move }.
offers-rematch = { $name } يود جولة ثانية.
offered-draw = عرضتَ التعادل.
offered-takeback = طلبتَ التراجع عن { $move }.
offered-rematch = طلبتَ جولة ثانية.
next-game = إلى اللعبة التالية
premove-set = الحركة التالية { $move }، إن أمكنت.
phrases = قل شيئاً
phrase-hello = مرحباً!
phrase-good-luck = حظاً موفقاً!
phrase-good-game = لعبة جميلة!
phrase-well-played = أحسنت!
phrase-thanks = شكراً!
phrase-oops = أوبس!
phrase-one-moment = لحظة من فضلك.
phrase-hurry = دورك!
phrase-sorry = عذراً!
phrase-bye = إلى اللقاء!
says = { $name }: { $text }
you-won = فزت
you-lost = خسرت
game-drawn = تعادل
game-broken-off = توقفت اللعبة
won-by = الفائز: { $name }

## The connection

link-lost = انقطع الاتصال. تجري المحاولة من جديد…
link-joining = جارٍ الاتصال…
link-missing = لا توجد لعبة كهذه هنا.
local-missing = لم يعد هذا المتصفح يحتفظ بتلك اللعبة.
page-missing = لا توجد صفحة بهذا العنوان.
trouble-offline = الخادم لا يجيب.
trouble-seat = شُغل هذا المقعد للتو.
trouble-too-many = طلبات كثيرة دفعة واحدة. حاول مجدداً بعد لحظة.
trouble-too-many-wait = طلبات كثيرة جداً. حاول مجدداً بعد { $seconds } ث.
trouble-offered = سبق أن عرضتَ هذا منذ آخر حركة.
trouble-too-long = طالت هذه اللعبة أكثر من اللازم لذلك. لا يزال بإمكانك التحريك أو الاستسلام.
trouble-other = لم ينجح ذلك.
turn-title = دورك – Fencepost
turn-notice = حان دورك.

## The board, by keyboard and for screen readers

board-label = اللوح. مفاتيح الأسهم تحرك المؤشر، وh وv لوضع حاجز، وp للعودة إلى المربعات، وEnter للعب.
move-input = اكتب حركة
move-input-go = العب
move-input-hint = مثل e3 أو e3h
keys = المفاتيح
keys-arrows = على اللوح: تحريك المؤشر. في غيره: التنقل بين الحركات
keys-home-end = الحركة الأولى والأخيرة
keys-h = المؤشر أفقياً
keys-v = المؤشر رأسياً
keys-p = العودة إلى المربعات
keys-enter = اللعب
keys-escape = إلغاء الحاجز
keys-f = قلب اللوح
keys-m = تشغيل الأصوات وإيقافها
keys-question = هذه القائمة
say-square = { $square }، خالٍ
say-square-pawn = { $square }، قطعة { $name }
say-square-goes = { $square }، يمكن لقطعتك بلوغه
say-fence-across = { $fence }، أفقي، فوق { $from } و{ $to }
say-fence-upright = { $fence }، رأسي، يمين { $from } و{ $to }
say-fence-placed = { $fence }، هنا حاجز
say-fence-blocked = { $fence }، لا يمكن وضع حاجز هنا
say-moved = { $name }: إلى { $move }.
say-fenced = { $name }: الحاجز { $move }.
say-passed = { $name }: تمرير إجباري للدور.
say-out = { $name }: خارج اللعبة.
