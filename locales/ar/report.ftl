### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

study-views = عرض
view-moves = الحركات
view-explorer = المستكشف
view-report = التقرير

## Making the report

report-make = حلّل المباراة
report-intro = ينظر المحرك في كل حركة ويُظهر أين انقلبت المباراة. يستغرق ذلك نحو دقيقة.
report-empty = العب مباراة أو افتحها أولاً.
report-progress = جارٍ تحليل المباراة: { $percent }٪
report-stop = إيقاف
report-again = حلّل من جديد
report-changed = تغيرت المباراة بعد هذا التقرير.

## The report

report-accuracy = الدقة
report-blunders =
    { $count ->
        [zero] بلا أخطاء فادحة
        [one] خطأ فادح واحد
        [two] خطآن فادحان
        [few] { $count } أخطاء فادحة
        [many] { $count } خطأً فادحاً
       *[other] { $count } خطأ فادح
    }
report-mistakes =
    { $count ->
        [zero] بلا أخطاء
        [one] خطأ واحد
        [two] خطآن
        [few] { $count } أخطاء
        [many] { $count } خطأً
       *[other] { $count } خطأ
    }
report-dubious =
    { $count ->
        [zero] بلا حركات مشكوك فيها
        [one] حركة مشكوك فيها
        [two] حركتان مشكوك فيهما
        [few] { $count } حركات مشكوك فيها
        [many] { $count } حركة مشكوك فيها
       *[other] { $count } حركة مشكوك فيها
    }
report-clean = بلا أخطاء
report-chances = فرص الفوز
report-steps = الخطوات المتبقية
report-fences = الحواجز المتبقية
report-at = الحركة { $number }، { $move }: { $chances }
report-at-start = البداية: { $chances }
report-points = نقاط التحول
report-no-points = لم يرتكب أحد خطأً كبيراً.
report-drop = { $before } ← { $after }٪
report-table = جدول كل الحركات
report-column-move = الحركة
report-column-best = الأفضل
report-column-before = قبل
report-column-after = بعد
report-column-mark = العلامة

## Trying again

report-try =
    { $count ->
        [zero] لا أخطاء: { $name }
        [one] صحّح خطأً واحداً: { $name }
        [two] صحّح خطأين: { $name }
        [few] صحّح { $count } أخطاء: { $name }
        [many] صحّح { $count } خطأً: { $name }
       *[other] صحّح { $count } خطأ: { $name }
    }
try-title = جد حركة أفضل: { $name }
try-count = { $number } من { $count }
try-played = لُعبت هنا { $move }.
try-thinking = جارٍ النظر في { $move }…
try-good = { $move } حركة جيدة.
try-best = { $move } هي أفضل حركة.
try-bad = ليست { $move }. { $why }
try-hint = تلميح
try-hint-pawn = حرّك القطعة.
try-hint-fence = ضع حاجزاً.
try-hint-near = ضع حاجزاً قرب { $place }.
try-show = أظهر الحركة
try-shown = أفضل حركة هي { $best }.
try-next = التالي
try-end = العودة إلى التقرير
