### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = ألغاز
puzzle-of-the-day = لغز اليوم
puzzle-question = هل ما زال { $name } يستطيع الفوز؟
puzzle-question-many = ماذا على { $name } أن يفعل؟
puzzle-to-move = الدور: { $name }
puzzle-find = جد الحركة الجيدة الوحيدة
puzzle-loading = جارٍ تحميل الألغاز…
puzzle-failed-to-load = تعذر تحميل الألغاز. اتصل بالإنترنت وحاول مجدداً.
puzzle-retry = حاول مجدداً
puzzle-number = اللغز { $number }

## Solving

puzzle-wrong = ليست هذه هي الحركة.
puzzle-wrong-answer = رد الخصم { $move }.
puzzle-right = صحيح!
puzzle-right-too = { $move } تفوز أيضاً.
puzzle-play-on = واصل اللعب: أرنا كيف يتم الفوز.
puzzle-slipped = { $move } تضيّع الفرصة. جرّب حركة أخرى.
puzzle-clear = حُلّ اللغز. الفوز: { $name }.
puzzle-clear-many = حُلّ اللغز. أفضل الفرص: { $name }.
puzzle-hint = تلميح
puzzle-hint-next = التلميح التالي
puzzle-hint-number = التلميح { $number } من ٣.
puzzle-hint-step = حرّك القطعة.
puzzle-hint-fence = ضع حاجزاً.
puzzle-hint-cost =
    { $steps ->
        [zero] تُطيل طريق { $name } { $steps } خطوة.
        [one] تُطيل طريق { $name } خطوة واحدة.
        [two] تُطيل طريق { $name } خطوتين.
        [few] تُطيل طريق { $name } { $steps } خطوات.
        [many] تُطيل طريق { $name } { $steps } خطوة.
       *[other] تُطيل طريق { $name } { $steps } خطوة.
    }
puzzle-hint-guard = تحفظ طريقك أنت.
puzzle-hint-path =
    { $steps ->
        [zero] تكون أمامك بعدها { $steps } خطوة.
        [one] تكون أمامك بعدها خطوة واحدة.
        [two] تكون أمامك بعدها خطوتان.
        [few] تكون أمامك بعدها { $steps } خطوات.
        [many] تكون أمامك بعدها { $steps } خطوة.
       *[other] تكون أمامك بعدها { $steps } خطوة.
    }
puzzle-hint-place = انظر حول { $square }.
puzzle-show = أظهر الحل
puzzle-solution = الحركة هي { $move }.
puzzle-analyse = تحليل
puzzle-again = حاول مجدداً
puzzle-next = اللغز التالي

## Beside the board

puzzle-grade = الصعوبة
puzzle-grade-of = { $grade } من ٥
puzzle-streak =
    { $days ->
        [zero] { $days } يوم
        [one] يوم واحد
        [two] يومان
        [few] { $days } أيام
        [many] { $days } يوماً
       *[other] { $days } يوم
    }
puzzle-streak-label = أيام متتالية
puzzle-week = هذا الأسبوع
puzzle-more = ألغاز أخرى
puzzle-left = بقي { $left } من { $all }
puzzle-all-done = حللتها كلها. يمكنك حلها من جديد.
puzzle-mark-solved = محلول
puzzle-mark-failed = غير محلول
puzzle-mark-today = اليوم

## Themes

theme-all = الكل
theme-trap = فخ
theme-race = سباق
theme-jump = قفزة
theme-wasted-fence = حاجز ضائع
theme-defence = دفاع
theme-endgame = ختام المباراة
theme-many = ٣ و٤ لاعبين
puzzle-themes = موضوع اللغز

## The program that finds puzzles

puzzles-not-right = { $file }: في هذه الأسطر ليست الحركة هي الجيدة الوحيدة: { $lines }
puzzles-invalid = هذا ليس لغزاً صالحاً: { $detail }.
