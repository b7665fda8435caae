### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = البطولات
tournaments-hint = المواجهات والنتائج والترتيب، على ألواح حقيقية أو على الإنترنت. بلا حساب.
tournaments-yours = بطولاتك
tournaments-public = بطولات عامة
tournaments-none = لا بطولات عامة الآن.
tournament-missing = لا توجد بطولة كهذه.

## Making one

tournament-new = بطولة جديدة
tournament-name = الاسم
tournament-where = المكان
tournament-at-board = على ألواح حقيقية
tournament-online = عبر الإنترنت
tournament-format = النظام
format-swiss = سويسري
format-round-robin = دوري كامل
format-knock-out = خروج المغلوب
format-swiss-hint = يلعب الجميع في كل جولة ضد لاعبين نقاطهم متقاربة.
format-round-robin-hint = كل لاعب يواجه جميع اللاعبين.
format-knock-out-hint = الفائز يتأهل. والخاسران في نصف النهائي يلعبان على المركز الثالث.
tournament-table = اللاعبون على كل طاولة
tournament-rounds = الجولات
tournament-double = كل مواجهة مرتين
tournament-listed = إظهارها في القائمة العامة
tournament-create = إنشاء البطولة

## What everybody sees

tournament-what =
    { $players ->
        [zero] { $format } · بلا لاعبين
        [one] { $format } · لاعب واحد
        [two] { $format } · لاعبان
        [few] { $format } · { $players } لاعبين
        [many] { $format } · { $players } لاعباً
       *[other] { $format } · { $players } لاعب
    }
tab-tables = الطاولات
tab-standings = الترتيب
tab-players = اللاعبون
tab-print = طباعة وحفظ
round-number = الجولة { $round }
round-of = من { $rounds }
round-before = الجولة السابقة
round-after = الجولة التالية
results-in = النتائج الواردة: { $in } من { $all }
table-number = الطاولة { $table }
goes-first = يبدأ
bye = { $name }: بلا مباراة في هذه الجولة
bye-points = بلا مباراة
round-none = لم تُحدد مواجهات الجولة الأولى بعد.
tournament-finished = انتهت
tournament-winner = الفائز بالبطولة: { $name }
result-none = لا نتيجة بعد
result-absent = غياب
result-nobody = لم يحضر أحد
result-draw = تعادل
column-rank = المركز
column-player = اللاعب
column-points = النقاط
tiebreak-buchholz = بوخهولتس
tiebreak-buchholz-cut-1 = بوخهولتس ناقص ١
tiebreak-sonneborn-berger = زونيبورن بيرغر
tiebreak-direct-encounter = المواجهة المباشرة
tiebreak-wins = مرات الفوز
tiebreak-buchholz-what = مجموع نقاط كل الخصوم.
tiebreak-buchholz-cut-1-what = المجموع نفسه من دون أقل الخصوم نقاطاً.
tiebreak-sonneborn-berger-what = نقاط الخصوم المهزومين ونصف نقاط المتعادَل معهم.
tiebreak-direct-encounter-what = نقاط المباريات بين المتساوين.
tiebreak-wins-what = عدد المباريات المكسوبة.
sums-title = حساب كسر التعادل: { $name }
sums-round = الجولة { $round }: { $name }
sums-unplayed = الجولة { $round }: لم تُلعب
sums-unplayed-what = الجولة التي لم تُلعب تُحسب كأنها مباراة أمام لاعب له النقاط نفسها، حتى حدّ معيّن (قاعدة FIDE).
sums-cut = غير محسوب
sums-total = المجموع
withdrawn = انسحاب
rating = التصنيف
watch-table = شاهد
watch-all = شاهد كل الطاولات
open-clock = افتح ساعة لهذه الطاولة
open-screen = شاشة العرض
share-tournament = ادعُ لاعبين

## Players

join-tournament = انضم إلى هذه البطولة
join-name = اسمك
join-now = انضم
registration-closed = أُغلق التسجيل.
you-play = أنت { $name }
your-table-sits-out = لا مباراة لك في هذه الجولة.
your-table-wait = انتظر الجولة التالية. تتحدث هذه الصفحة تلقائياً.
your-game = افتح مباراتك
who-won = من فاز؟
proposal-sent = أُرسلت. تُعتمد حالما يؤكدها شخص آخر على الطاولة.
proposal-confirm = من { $name }: { $result }
proposal-agree = تأكيد
proposal-disputed = وصلت من هواتفكم نتائج مختلفة. أخبر المنظم.
withdraw-me = الانسحاب من البطولة
withdraw-sure = هل تنسحب نهائياً؟ لن تكون لك مواجهات بعد ذلك.

## The organiser

organiser = أنت منظم هذه البطولة
assistant = أنت مساعد في هذه البطولة
tap-winner = المس الفائز. المسه مرة أخرى للتراجع.
result-just-entered = الطاولة { $table }: أدخل شخص آخر نتيجة للتو. المس مرة أخرى لتغييرها.
phone-says = من هاتف { $name }: { $result }
phones-differ = وصلت من هواتف هذه الطاولة نتائج مختلفة.
accept-result = قبول
other-result = نتيجة أخرى
player-add = إضافة لاعب
player-add-name = الاسم
player-add-rating = التصنيف (اختياري)
player-late = انضمام متأخر
player-withdraw = سحب اللاعب
player-back = إعادة اللاعب
player-link = رابط لهاتف هذا اللاعب
round-pair = مواجهات الجولة { $round }
round-pair-first = مواجهات الجولة الأولى
round-pair-anyway = حددها مع التكرار
round-undo = التراجع عن الجولة
results-missing =
    { $count ->
        [zero] لا نتائج ناقصة
        [one] نتيجة واحدة ناقصة
        [two] نتيجتان ناقصتان
        [few] { $count } نتائج ناقصة
        [many] { $count } نتيجة ناقصة
       *[other] { $count } نتيجة ناقصة
    }
players-missing = يلزم لاعبان على الأقل.
pair-only-repeats = سيضطر بعض اللاعبين إلى التواجه مرة أخرى. يمكنك السماح بالتكرار.
pair-only-second-byes = سيبقى لاعب بلا مباراة مرة ثانية. يمكنك السماح بذلك.
pair-last-round = لُعبت كل الجولات.
pairing = جارٍ التحديد…
round-begins = تبدأ الجولة التالية في { $time }.
round-waits = لا يمكن أن تبدأ الجولة التالية تلقائياً. على المنظم أن يحدد مواجهاتها.
settings-tournament = إعدادات البطولة
settings-registration = التسجيل مفتوح
settings-repeats = السماح بتكرار المواجهات عند الضرورة
settings-points =
    { $players ->
        [two] نقاط طاولات اللاعبَين
        [few] نقاط طاولات { $players } لاعبين
       *[other] نقاط طاولات { $players } لاعباً
    }
settings-place = المركز { $place }
settings-tiebreaks = ترتيب معايير كسر التعادل
settings-up = تقديم { $name }
settings-absent = الدقائق قبل خسارة الغائب
settings-start = موعد الجولة التالية
settings-round-time = دقائق الجولة (فارغ: بلا حد)
settings-pause = الدقائق بين الجولات (فارغ: البدء يدوياً)
settings-engines = الحاسوب يملأ المقاعد الشاغرة
settings-no-engines = أبداً
settings-save = حفظ
settings-saved = تم الحفظ.
organiser-link = رابطك السري
organiser-link-hint = من لديه هذا الرابط يستطيع فعل كل شيء. احتفظ به لتدير البطولة من جهاز آخر.
assistants = المساعدون
assistant-name = الاسم
assistant-add = إضافة مساعد
assistant-revoke = إلغاء
assistant-revoked = ملغى
assistant-link-hint = أرسل هذا الرابط إلى { $name }. لا يظهر إلا مرة واحدة.

## Print and save

print-pairings = طباعة المواجهات
print-standings = طباعة الترتيب
print-crosstable = طباعة الجدول المتقاطع
save-json = كل شيء (JSON)
save-standings = الترتيب (CSV)
save-crosstable = الجدول المتقاطع (CSV)
save-games = كل المباريات (⁦.qgn⁩)
crosstable = الجدول المتقاطع

## The projector screen

screen-scan = امسح الرمز وتابع
screen-round = الجولة
time-left = الوقت المتبقي
