### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.

learn-title = یادگیری بازی
learn-progress = { $step } از { $steps }
learn-steps = همهٔ درس‌ها
learn-again = دوباره
learn-next = بعدی
learn-back = قبلی
learn-skip = رد شدن
learn-finish = شروع بازی
learn-puzzles = حل معما
learn-hint = راهنمایی:
learn-show-hint = دیدن راهنمایی
learn-step-done = { $step }: انجام شد
learn-step-open = { $step }: هنوز نه
learn-over = حالا بازی را بلدید. خوش بگذرد!

## What went wrong

learn-not = { $move } نه.
learn-wrong-fence = این مانع است. این بار یک گام بروید.
learn-wrong-step = این گام است. این بار یک مانع بگذارید.
learn-wrong-away = این گام شما را از هدف دور می‌کند.
learn-wrong-same = راه آبی هنوز { $after } گام است.
learn-wrong-both = راه آبی { $theirs } گام درازتر می‌شود، اما راه شما هم { $yours } گام درازتر می‌شود.
learn-wrong-longer = حالا { $after } گام مانده. پیش از این { $before } تا بود.
learn-wrong-small = حالا آبی { $after } گام دارد. هنوز کافی نیست.

## 1. A step

learn-step = یک گام بروید
learn-step-text = شما زرد هستید. می‌خواهید به بالاترین ردیف برسید. در هر نوبت، آدمکتان می‌تواند یک خانه برود.
learn-step-task = یک گام بالا بروید، به e2.
learn-step-hint = خانهٔ بالای آدمکتان را لمس کنید.
learn-step-word = آفرین. بالا، پایین، چپ یا راست: در هر نوبت یک خانه.

## 2. The goal

learn-goal = به هدف برسید
learn-goal-text = از مانع نمی‌شود رد شد. باید آن را دور بزنید. به هر خانهٔ بالاترین ردیف که برسید، برنده‌اید.
learn-goal-task = تا بالاترین ردیف بروید.
learn-goal-hint = به چپ بروید، به d8. بعد بالا بروید.
learn-goal-word = بردید! هر کس زودتر به آن طرف برسد، برنده است.

## 3. A fence

learn-fence = مانع بگذارید
learn-fence-text = به جای گام، می‌توانید مانع بگذارید. طول مانع دو خانه است. آبی باید آن را دور بزند.
learn-fence-task = جلوی آبی یک مانع بگذارید.
learn-fence-hint = فاصلهٔ درست زیر آبی را لمس کنید.
learn-fence-word = حالا آبی { $after } گام دارد. پیش از این { $before } تا بود.

## 4. A fence that is refused

learn-refused = گیر انداختن ممنوع
learn-refused-text = آبی فقط از یک طرف می‌تواند از گوشه بیرون بیاید. اگر آن طرف را هم ببندید چه می‌شود؟
learn-refused-task = سعی کنید آبی را گیر بیندازید.
learn-refused-hint = فاصلهٔ سمت راست b9 را لمس کنید.
learn-refused-word = دیدید؟ نمی‌شود. هر کس باید همیشه راهی به هدفش داشته باشد.
learn-refused-wrong = آبی هنوز می‌تواند بیرون بیاید. فاصلهٔ کنار b9 را ببندید.

## 5. A jump

learn-jump = بپرید
learn-jump-text = آبی درست روبه‌روی شماست. می‌توانید از روی آبی بپرید، به خانهٔ پشتش.
learn-jump-task = از روی آبی بپرید.
learn-jump-hint = خانهٔ e6 را پشت آبی لمس کنید.
learn-jump-word = دو خانه با یک حرکت! پرش یک گام جلو می‌اندازد.
learn-jump-wrong = این کار مجاز است. اما حالا از روی آبی بپرید.

## 6. A side-step

learn-side = از کنار بروید
learn-side-text = پشت آبی مانع است. نمی‌شود مستقیم پرید. به جایش می‌توانید به کنار آبی بروید.
learn-side-task = به خانهٔ کنار آبی بروید.
learn-side-hint = خانه‌های d6 و f6 خالی‌اند. یکی را لمس کنید.
learn-side-word = آفرین. وقتی پرش مستقیم بسته است، می‌توانید به چپ یا راست آدمک دیگر بروید.
learn-side-blocked = مانع جلوی پرش شماست. چپ و راست آبی را ببینید.
learn-side-wrong = این کار مجاز است. اما حالا به کنار آبی بروید.

## 7. A side-step with one side closed

learn-one-side = فقط یک طرف باز است
learn-one-side-text = حالا سمت چپ آبی هم مانع است.
learn-one-side-task = خانهٔ خالی کنار آبی را پیدا کنید.
learn-one-side-hint = سمت راست آبی را ببینید: f6.
learn-one-side-word = درست است. هیچ‌وقت از مانع رد نمی‌شویم، حتی با پرش.
learn-one-side-blocked = میان آبی و آن خانه مانع است. طرف دیگر را امتحان کنید.

## 8. Four players

learn-four = چهار بازیکن
learn-four-text = سه یا چهار نفر هم می‌توانند بازی کنند. هر کس به طرف روبه‌رو می‌رود: سبز به راست، قرمز به چپ. از روی هر کسی می‌شود پرید.
learn-four-task = از روی سبز بپرید.
learn-four-hint = سبز همان سه‌گوش است. خانهٔ پشتش را لمس کنید.
learn-four-word = خوب است. در بازی چهارنفره هر کس فقط ۵ مانع دارد. حواستان به آن‌ها باشد.
learn-four-wrong = این کار مجاز است. اما حالا از روی سبز بپرید.

## 9. The length of a path

learn-path = گام‌ها را بشمارید
learn-path-text = نقطه‌چین کوتاه‌ترین راه شماست. عدد می‌گوید چند گام است. هر که عددش کوچک‌تر باشد، جلوتر است.
learn-path-task = عددتان را کوچک‌تر کنید.
learn-path-hint = دنبال نقطه‌چین بروید.
learn-path-word = حالا { $after } گام مانده. پیش از این { $before } تا بود.

## 10. A fence that costs the other more

learn-cost = یک مانع خوب
learn-cost-text = مانع می‌تواند سر راه خودتان هم باشد. مانع خوب راه آبی را خیلی دراز می‌کند و راه شما را هیچ.
learn-cost-task = راه آبی را ۲ گام یا بیشتر دراز کنید و راه خودتان را هیچ.
learn-cost-hint = درست زیر آبی یک مانع هست. آن را درازتر کنید.
learn-cost-word = حالا آبی { $after } گام دارد و شما همان‌قدر که داشتید. این یک مانع خوب است.

## 11. The pocket

learn-pocket = کوچه را ببندید
learn-pocket-text = آبی در کوچهٔ باریکی پایین می‌رود. کوچه فقط یک راه بیرون دارد. با یک مانع می‌شود آن را بست.
learn-pocket-task = با یک مانع، راه آبی را ۶ گام یا بیشتر دراز کنید.
learn-pocket-hint = فاصلهٔ میان a2 و a3 را لمس کنید.
learn-pocket-word = آبی باید همهٔ راه را برگردد: حالا { $after } گام. خودتان هیچ‌وقت وارد چنین کوچه‌ای نشوید!

## 12. Fences for the end

learn-keep = یک مانع نگه دارید
learn-keep-text = آبی ۲ گام دارد و شما ۳ گام. فقط دویدن کافی نیست. اما یک مانع نگه داشته‌اید!
learn-keep-task = با آن کاری کنید که زودتر برسید.
learn-keep-hint = آن را سر راه آبی بگذارید، درست پیش از پایین‌ترین ردیف.
learn-keep-word = حالا آبی { $after } گام دارد و شما فقط ۳ گام. مانعی که برای آخر بماند از همه باارزش‌تر است.

## 13. Counting a race

learn-race = مسابقه را حساب کنید
learn-race-text = شما ۴ گام دارید، آبی هم ۴ گام، و نوبت شماست. پس شما زودتر می‌رسید. مانع گذاشتن فقط وقت را هدر می‌دهد.
learn-race-task = تا بالاترین ردیف بدوید.
learn-race-hint = راه مستقیم را بروید. هیچ‌جا نایستید.
learn-race-word = با یک گام اختلاف بردید. پیش از گذاشتن مانع بشمارید: شاید فقط دویدن کافی باشد.
learn-race-lost = دیر شد: آبی زودتر می‌رسد. هر نوبت مهم است. دوباره امتحان کنید.

## 14. A first plan

learn-plan = نقشهٔ اول
learn-plan-text = چطور شروع کنیم؟ اول از وسط سه گام بالا بروید. بعد جلوی آبی یک مانع بگذارید.
learn-plan-task = سه گام بالا، بعد مانعی که راه آبی را یک گام دراز کند.
learn-plan-hint = تا e4 بالا بروید. بعد درست زیر آبی مانع بگذارید.
learn-plan-word = شروع خوبی بود. از این به بعد در هر نوبت از خودتان بپرسید: گام یا مانع، کدام بهتر است؟
learn-plan-more = خوب است. ادامه دهید.

## 15. A whole game

learn-game = اولین بازی شما
learn-game-text = حالا با آبی بازی کنید. آبی رایانه‌ای است که هنوز دارد یاد می‌گیرد. هر چه بلدید به کار ببرید.
learn-game-task = بازی را ببرید.
learn-game-hint = اگر عدد شما کوچک‌تر است، بدوید. اگر نه، مانعی بگذارید که راه آبی را از همه بیشتر دراز کند.
learn-game-word = اولین بازی‌تان را بردید!
learn-game-lost = این بار آبی تندتر بود. شما هم می‌توانید: دوباره امتحان کنید.
