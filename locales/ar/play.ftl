### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = دورك – Fencepost

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
