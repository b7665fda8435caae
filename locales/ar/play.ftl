### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = في انتظار اللاعبين
invite-hint = كل من لديه هذا الرابط يمكنه الانضمام أو المشاهدة.
invite-link = رابط المباراة
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
invite-cancel = إلغاء المباراة
join-title = لديك دعوة
join-hint = { $name } في انتظارك.
join-hint-somebody = هناك من ينتظرك.
join-sit = انضم والعب

## A game

player-out = خارج المباراة
player-away = غير متصل
player-thinking = يفكر…
fences-left = الحواجز المتبقية: { $count }
way-length = الخطوات إلى النهاية: { $count }
your-turn = دورك
turn-of = الدور: { $name }
not-started = في انتظار اللاعبين
first-move-wait = { $name }: بقي { $seconds } ث للحركة الأولى، وبعدها تُلغى المباراة.
first-move-wait-you = بقي لك { $seconds } ث لحركتك الأولى، وبعدها تُلغى المباراة.
left-for-good = { $name }: لا اتصال منذ مدة.
take-over = دع الحاسوب يكمل
give-time-to = امنح { $name } ١٥ ثانية
place-fence = ضع { $move }
drop-fence = إلغاء
take-fence-hint = اسحب حاجزاً إلى اللوح، أو المس الفراغ بين المربعات.
moves = الحركات
no-moves-yet = لا حركات بعد
move-first = الحركة الأولى
move-back = حركة إلى الوراء
move-on = حركة إلى الأمام
move-last = الحركة الأخيرة
looking-back = أنت تشاهد وضعية سابقة.
back-to-game = العودة إلى المباراة
flip = قلب اللوح
actions = إجراءات
takeback = التراجع عن الحركة
draw = تعادل
resign = استسلام
resign-sure = هل تريد الاستسلام حقاً؟
draw-sure = هل يوافق الجميع على التعادل؟
yes = نعم
no = لا
rematch = جولة أخرى
play-back = إعادة العرض
share = مشاركة
copy-record = نسخ سجل المباراة
download-record = حفظ سجل المباراة
new-game = مباراة جديدة
give-time = امنح ١٥ ثانية
more = المزيد
accept = قبول
decline = رفض
withdraw = سحب العرض
offers-draw = عرض تعادل من { $name }.
offers-takeback = طلب من { $name } للتراجع عن { $move }.
offers-rematch = طلب جولة أخرى من { $name }.
offered-draw = عرضت التعادل.
offered-takeback = طلبت التراجع عن { $move }.
offered-rematch = طلبت جولة أخرى.
next-game = إلى المباراة التالية
premove-set = حركة مسبقة { $move }، إن ظلت مسموحة
phrases = رسائل سريعة
phrase-hello = مرحباً!
phrase-good-luck = حظاً موفقاً!
phrase-good-game = مباراة جميلة!
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
game-broken-off = أُلغيت
won-by = الفائز: { $name }

## The connection

link-lost = انقطع الاتصال. تجري المحاولة من جديد…
link-joining = جارٍ الاتصال…
link-missing = المباراة غير موجودة.
local-missing = لم تعد هذه المباراة محفوظة في هذا المتصفح.
turn-title = دورك – Fencepost

## The board, by keyboard and for screen readers

board-label = اللوح. مفاتيح الأسهم تحرك المؤشر، وh وv لاختيار حاجز أفقي أو رأسي، وp للعودة إلى المربعات، وEnter للعب.
move-input = اكتب حركة
move-input-go = العب
move-input-hint = مثل e3 أو e3h
keys = المفاتيح
keys-arrows = على اللوح: تحريك المؤشر. في غيره: التنقل بين الحركات
keys-home-end = الحركة الأولى والأخيرة
keys-h = حاجز أفقي
keys-v = حاجز رأسي
keys-p = العودة إلى المربعات
keys-enter = اللعب
keys-escape = إلغاء الحاجز
keys-f = قلب اللوح
keys-m = تشغيل الأصوات وإيقافها
keys-question = هذه القائمة
say-square = { $square }، خالٍ
say-square-pawn = { $square }، قطعة { $name }
say-square-goes = { $square }، يمكن لقطعتك الذهاب إليه
say-fence-across = { $fence }، أفقي، فوق { $from } و{ $to }
say-fence-upright = { $fence }، رأسي، يمين { $from } و{ $to }
say-fence-placed = { $fence }، هنا حاجز
say-fence-blocked = { $fence }، لا يمكن وضع حاجز هنا
say-moved = { $name }: إلى { $move }.
say-fenced = { $name }: الحاجز { $move }.
say-passed = { $name }: تمرير الدور إجباري.
say-out = { $name }: خارج المباراة.
say-moved-you = انتقلت إلى { $move }.
say-fenced-you = وضعت الحاجز { $move }.
say-passed-you = عليك تمرير الدور.
say-out-you = أنت خارج المباراة.
say-square-pawn-you = { $square }، قطعتك
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = سيحبس { $move } قطعتك، فلا تخرج بعدها من { $squares }.
move-input-open = إدخال الحركات كتابةً
# $text: what was typed
move-input-wrong = «{ $text }» ليست حركة. اكتب e3 لخطوة أو e3h لحاجز.
keys-slash = كتابة حركة

## How a game ended, said to one of the players

ending-goal-you = بلغت خط النهاية.
ending-resign-you = استسلم خصمك.
ending-time-you = نفد وقت خصمك.
ending-last-player-you = لم يبق في المباراة غيرك.
ending-resign-lost = استسلمت.
ending-time-lost = نفد وقتك.
review = مراجعة
# $level: a number
next-level = العب المستوى { $level }
result-moves = { $count ->
    [zero] حركات
    [one] حركة
    [two] حركتان
    [few] حركات
    [many] حركة
   *[other] حركة
  }
# A caption under the number, whatever it is
result-fences = حواجز موضوعة
result-steps = خطوات إلى النهاية

## What happens beside the moves, in one short line

news-draw-declined = { $name }: رفض التعادل.
news-draw-declined-you = رفضت التعادل.
news-takeback-declined = { $name }: رفض التراجع عن الحركة.
news-takeback-declined-you = رفضت التراجع عن الحركة.
news-rematch-declined = { $name }: رفض جولة أخرى.
news-rematch-declined-you = رفضت جولة أخرى.
news-withdrawn = { $name }: سُحب العرض.
news-withdrawn-you = سحبت عرضك.
news-takeback = تم التراجع عن الحركة الأخيرة.
news-takeover = { $name }: الحاسوب يكمل اللعب.
news-time = { $name }: { $seconds } ث إضافية.
news-time-you = نلت { $seconds } ث إضافية.
# On the card of who got them
time-gift = +{ $seconds } ث
premove-dropped = لم تعد { $move } ممكنة.
# $text: the phrase
phrase-sent = أُرسلت: { $text }

## Help during a game

hint = تلميح
hint-thinking = جارٍ التفكير…
hints-used = التلميحات: { $count }
rules-panel = القواعد
rules-panel-loading = جارٍ تحميل القواعد…
rules-panel-missing = لا يمكن تحميل القواعد الآن. يلزم اتصال.
