### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = معماها
puzzle-of-the-day = معمای روز
puzzle-question = آیا { $name } هنوز می‌تواند ببرد؟
puzzle-question-many = { $name } چه باید بکند؟
puzzle-to-move = نوبت { $name }
puzzle-find = تنها حرکت خوب را پیدا کنید
puzzle-loading = در حال بارگیری معماها…
puzzle-failed-to-load = معماها بارگیری نشد. به اینترنت وصل شوید و دوباره امتحان کنید.
puzzle-retry = دوباره
puzzle-number = معمای { $number }

## Solving

puzzle-wrong = حرکت درست این نیست.
puzzle-wrong-answer = پاسخ حریف { $move } است.
puzzle-right = درست است!
puzzle-right-too = { $move } هم می‌برد.
puzzle-play-on = ادامه دهید: نشان دهید چطور می‌شود برد.
puzzle-slipped = { $move } فرصت را از دست می‌دهد. حرکت دیگری را امتحان کنید.
puzzle-clear = حل شد. { $name } می‌برد.
puzzle-clear-many = حل شد. { $name } بهترین شانس را دارد.
puzzle-hint = راهنمایی
puzzle-hint-next = راهنمایی بعدی
puzzle-hint-number = راهنمایی { $number } از ۳.
puzzle-hint-step = آدمک را حرکت دهید.
puzzle-hint-fence = مانع بگذارید.
puzzle-hint-cost =
    { $steps ->
        [1] راه { $name } را یک گام درازتر می‌کند.
       *[other] راه { $name } را { $steps } گام درازتر می‌کند.
    }
puzzle-hint-guard = راه خودتان را امن نگه می‌دارد.
puzzle-hint-path =
    { $steps ->
        [1] پس از آن یک گام برایتان می‌ماند.
       *[other] پس از آن { $steps } گام برایتان می‌ماند.
    }
puzzle-hint-place = دور و بر { $square } را ببینید.
puzzle-show = دیدن پاسخ
puzzle-solution = حرکت درست { $move } است.
puzzle-analyse = تحلیل
puzzle-again = دوباره
puzzle-next = معمای بعدی

## Beside the board

puzzle-grade = سختی
puzzle-grade-of = { $grade } از ۵
puzzle-streak =
    { $days ->
        [1] یک روز
       *[other] { $days } روز
    }
puzzle-streak-label = روز پشت سر هم
puzzle-week = این هفته
puzzle-more = معماهای دیگر
puzzle-left = { $left } از { $all } مانده
puzzle-all-done = همه را حل کرده‌اید. می‌توانید دوباره حلشان کنید.
puzzle-mark-solved = حل شد
puzzle-mark-failed = حل نشد
puzzle-mark-today = امروز

## Themes

theme-all = همه
theme-trap = تله
theme-race = مسابقه
theme-jump = پرش
theme-wasted-fence = مانع هدررفته
theme-defence = دفاع
theme-endgame = آخر بازی
theme-many = ۳ و ۴ بازیکن
puzzle-themes = موضوع معما

## The program that finds puzzles

puzzles-not-right = { $file }: در این سطرها آن حرکت تنها حرکت خوب نیست: { $lines }
puzzles-invalid = این معمای معتبری نیست: { $detail }.
