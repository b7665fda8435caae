### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = کاربرد
help-heading-commands = فرمان‌ها
help-heading-arguments = آرگومان‌ها
help-heading-options = گزینه‌ها
help-heading-set-up = آغاز بازی از کجا
help-heading-pictures = تصویرها
help-heading-examples = نمونه‌ها

help = Fencepost: مسابقهٔ آدمک‌ها از میان موانع، برای دو، سه یا چهار بازیکن
    .long =
        Fencepost: مسابقهٔ آدمک‌ها از میان موانع، برای دو، سه یا چهار بازیکن.

        نام خانه‌ها مثل صفحهٔ شطرنج است و a1 پایین سمت چپ است. حرکت یکی از این‌هاست:
          e2     خانه‌ای که آدمک به آن می‌رسد، حتی با پرش؛
          e3h    مانعی افقی در شمال e3 و f3؛
          e3v    مانعی عمودی در شرق e3 و e4؛
          pass   جایی که هیچ کار دیگری مجاز نیست.

        هر فرمان راهنمای خودش را دارد: fencepost legal --help
    .examples =
        fencepost show                       صفحه پیش از حرکت اول
        fencepost show e2 e8 e3h             صفحه پس از سه حرکت
        fencepost legal --players 4 e2       حرکت‌هایی که غرب می‌تواند در پاسخ e2 بکند
        fencepost convert game.qgn -o g.gif  یک بازی به شکل تصویر متحرک
        fencepost perft 3                    شمارش وضعیت‌ها برای آزمودن یک موتور

help-any-help = نمایش راهنما: کوتاه با -h و کامل با --help
help-version = نمایش نسخه

## Where the game starts

help-any-players = شمار بازیکنان: 2 یا 3 یا 4؛ پیش‌فرض 2
    .long =
        شمار بازیکنان: 2 یا 3 یا 4؛ پیش‌فرض 2.

        دو بازیکن جنوب و شمال‌اند، سه بازیکن جنوب و غرب و شمال.
help-any-board = پهنا و بلندی صفحه، از 2x2 تا 9x9؛ پیش‌فرض 9x9
help-any-fences = موانع هر بازیکن، از 0 تا 20؛ پیش‌فرض 10 یا 6 یا 5 برای دو، سه یا چهار بازیکن
help-any-position = شروع از این وضعیت
    .long =
        شروع از این وضعیت به جای بازی تازه.

        وضعیت یک خط متن است، همان که «fencepost show» آخر از همه چاپ می‌کند:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        یعنی: خانه‌های موانع افقی و سپس عمودی، پشت سر هم؛ خانهٔ آدمک‌ها به ترتیب نوبت (- برای بازیکنی که بیرون رفته)؛ موانعی که هر کس در دست دارد؛ و 1 اگر نوبت بازیکن اول باشد، 2 اگر نوبت دومی. اگر صفحه 9x9 نباشد، اندازه‌اش در بخش ششم می‌آید، مثلاً 5x5.

help-any-moves = حرکت‌هایی که اول انجام می‌شوند، مثلاً e2 e8 e3h؛ و out:west جایی که غرب بازی سه یا چهار نفره را ترک می‌کند

## serve

help-serve = اجرای برنامهٔ وب؛ fencepost بدون فرمان هم همین کار را می‌کند
    .long =
        اجرای برنامهٔ وب: بازی در مرورگر با آدم‌ها و موتورها، و از راه API برای ربات‌ها. fencepost بدون فرمان هم همین کار را می‌کند.

        وقتی سرور آماده شد، نشانی چاپ می‌شود. Ctrl+C یا SIGTERM آن را تمیز می‌بندد. هر چه پیش بیاید، هر حرکتی که پاسخ گرفته روی دیسک است، و با اجرای دوباره بازی‌ها با همان ساعت‌ها ادامه می‌یابند.
    .examples =
        fencepost serve                                    فقط روی همین دستگاه، در http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games برای همهٔ کسانی که در شبکه‌اند
        fencepost serve --trust-proxy --base /fencepost    پشت یک پروکسی معکوس
help-serve-listen = کجا گوش کند؛ پیش‌فرض 127.0.0.1:8080 است که فقط همین دستگاه به آن دسترسی دارد. درگاه 0 یک درگاه آزاد برمی‌دارد
help-serve-data = پوشهٔ همهٔ بازی‌ها؛ پیش‌فرض پوشه‌ای از همین کاربر
help-serve-most-data = بیشترین اندازهٔ پروندهٔ بازی‌ها به MiB؛ بی‌حد اگر داده نشود
help-serve-base = مسیری که همه چیز زیر آن است، همان‌طور که پروکسی معکوس می‌فرستد؛ پیش‌فرض /
help-serve-trust-proxy = اعتماد به نشانی‌هایی که پروکسی معکوس گزارش می‌کند (X-Forwarded-For). فقط پشت پروکسی
help-serve-allow-origin = اجازه به صفحه‌های این وبگاه برای فراخواندن سرور؛ چند بار هم می‌شود داد
help-serve-no-analysis = بدون تحلیل
help-serve-metrics = ارائهٔ عددها برای Prometheus در /metrics حتی وقتی دیگران به سرور دسترسی دارند
help-serve-engine-threads = ریسمان‌هایی که موتورها با آن فکر می‌کنند؛ پیش‌فرض یکی کمتر از شمار پردازنده‌ها
help-serve-engine-pace = میلی‌ثانیه میان حرکت‌ها در بازی‌هایی که فقط موتورها بازی می‌کنند؛ پیش‌فرض 500
help-serve-requests = فراخوان در ثانیه از یک نشانی در درازمدت؛ پیش‌فرض 50. در این و همهٔ محدودیت‌های دیگر 0 یعنی بی‌حد
help-serve-burst = فراخوان همزمان از یک نشانی؛ پیش‌فرض 500
help-serve-games-per-guest = بازی‌های ناتمام یک مرورگر؛ پیش‌فرض 200
help-serve-games-per-address = بازی‌های ناتمامی که از یک نشانی ساخته شده؛ پیش‌فرض 2000
help-serve-sockets-per-guest = اتصال‌های باز یک مرورگر؛ پیش‌فرض 100
help-serve-sockets-per-address = اتصال‌های باز از یک نشانی؛ پیش‌فرض 1000
help-serve-log = چقدر در خروجی خطا نوشته شود: off یا error یا warn یا info یا debug؛ پیش‌فرض info
help-serve-log-json = نوشتن رویدادها به شکل JSON، در هر خط یک شیء

help-export = نوشتن گزارش همهٔ بازی‌های سرور، به شکل یک جریان .qgn
    .long =
        نوشتن گزارش همهٔ بازی‌های سرور به شکل یک جریان .qgn، قدیمی‌ترین اول. سرور می‌تواند در حال کار باشد.
    .examples =
        fencepost export -o all.qgn               همهٔ بازی‌های پوشهٔ همیشگی
        fencepost export --data games | less      بازی‌های پوشه‌ای دیگر
help-export-data = پوشهٔ بازی‌ها؛ پیش‌فرض پوشه‌ای از همین کاربر
help-export-output = پرونده‌ای که در آن نوشته شود؛ پیش‌فرض خروجی استاندارد

help-backup = کپی همهٔ بازی‌های سرور در یک پرونده، در حین کار
    .long =
        کپی همهٔ بازی‌های سرور در یک پرونده، در حین کار.

        کپی کامل و سازگار است. برای برگشت به آن، سرور را متوقف کنید و پرونده را با نام fencepost.db در پوشهٔ داده‌ها بگذارید، به جای پرونده‌هایی که نامشان با آن شروع می‌شود.
    .examples =
        fencepost backup monday.db                بازی‌های پوشهٔ همیشگی
        fencepost backup --data games monday.db   بازی‌های پوشه‌ای دیگر
help-backup-file = پروندهٔ تازه؛ به پروندهٔ موجود دست زده نمی‌شود
help-backup-data = پوشهٔ بازی‌ها؛ پیش‌فرض پوشه‌ای از همین کاربر

## perft

help-perft = شمردن وضعیت‌هایی که با این تعداد حرکت به دست می‌آیند
    .long =
        شمردن وضعیت‌هایی که با این تعداد حرکت به دست می‌آیند.

        برنامه‌هایی که قواعد را می‌دانند این‌طور مقایسه می‌شوند: اگر دو تا از آن‌ها یک عدد بدهند، تا آن عمق بر سر همهٔ حرکت‌های مجاز همرأی‌اند. عدد به‌تنهایی در خط آخر است. بازی برده همان‌جا تمام می‌شود، رد کردن اجباری نوبت یک حرکت حساب می‌شود، و تکرار وضعیت‌ها اثری ندارد.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   هر حرکت اول جداگانه
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = عمق به حرکت: از 0 تا 100
help-perft-divide = چاپ هر حرکت اول با سهمش پیش از عدد کل

## legal

help-legal = فهرست حرکت‌های مجاز
    .long =
        فهرست حرکت‌های مجاز یک وضعیت، یا پس از چند حرکت، در یک خط.

        به ترتیب الفبا چیده شده‌اند. اگر هیچ چیز مجاز نباشد در خط pass می‌آید؛ اگر بازی تمام شده باشد خط خالی است.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = کشیدن وضعیت با متن
    .long =
        کشیدن یک وضعیت، یا وضعیت پس از چند حرکت، با متن.

        حرف‌های S و W و N و E آدمک‌های جنوب و غرب و شمال و شرق‌اند و # مانع است. زیر صفحه این‌ها می‌آید: موانع در دست، طول کوتاه‌ترین راه هر آدمک تا هدفش، اینکه نوبت کیست، و در خط آخر خود وضعیت، برای گزینهٔ --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = کی رنگ به کار رود: auto (پیش‌فرض، در پایانه‌هایی که رنگ دارند) یا always یا never

## convert

help-convert = تبدیل گزارش‌ها و فهرست حرکت‌ها به قالبی دیگر یا به تصویر
    .long =
        خواندن گزارش‌ها یا فهرست حرکت‌ها و نوشتن آن‌ها به قالبی دیگر یا به صورت تصویر.

        قالب‌های متنی:
          qgn     گزارش: برچسب‌ها، حرکت‌های شماره‌دار، شاخه‌ها، یادداشت‌ها، نتیجه
          moves   فقط حرکت‌ها، در هر خط یک بازی
          json    در هر خط یک شیء، با هر چه در گزارش هست
        تصویرهای یک بازی:
          svg     یک وضعیت، به صورت نقاشی
          png     یک وضعیت، به صورت پیکسل
          gif     کل بازی، هر حرکت یک قاب

        پرونده هر تعداد بازی می‌تواند داشته باشد. اگر چیزی در آن نادرست باشد، هیچ چیز نوشته نمی‌شود و پیام می‌گوید کجا و چرا.
    .examples =
        fencepost convert game.txt > game.qgn          گزارشی مرتب از یک فهرست حرکت
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = پروندهٔ خواندنی؛ نشانهٔ - ورودی استاندارد است
help-convert-from = قالب آن: qgn یا moves یا json؛ اگر داده نشود حدس زده می‌شود
help-convert-to = قالب نوشتن: qgn یا moves یا json یا svg یا png یا gif
    .long =
        قالب نوشتن: qgn یا moves یا json یا svg یا png یا gif.

        اگر داده نشود، از نام پروندهٔ --output پیداست، و وگرنه qgn است.
help-convert-dialect = شیوهٔ نوشتن حرکت‌ها در پرونده: fencepost یا glendenning یا openspiel یا qtp
    .long =
        شیوهٔ نوشتن حرکت‌ها در پرونده: fencepost یا glendenning یا openspiel یا qtp؛ پیش‌فرض fencepost.

        در glendenning و openspiel ردیف‌ها از سوی دور شمرده می‌شوند. در qtp مانع یک ردیف بالاتر نام می‌گیرد و شمال شروع می‌کند.
help-convert-to-dialect = شیوهٔ نوشتن حرکت‌ها در خروجی؛ همان انتخاب‌ها
help-convert-output = نوشتن در این پرونده، یکجا در پایان؛ نشانهٔ - خروجی استاندارد است که پیش‌فرض هم هست
help-convert-game = فقط بازی با این شماره؛ اولی 1 است
help-convert-players = شمار بازیکنان در فهرست حرکت‌ها که خودشان نمی‌گویند: 2 یا 3 یا 4؛ پیش‌فرض 2
help-convert-board = پهنا و بلندی صفحهٔ آن‌ها، از 2x2 تا 9x9؛ پیش‌فرض 9x9
help-convert-fences = موانع هر بازیکن آن‌ها، از 0 تا 20
help-convert-position = وضعیتی که از آن شروع می‌شوند
help-convert-ply = نمایش وضعیت پس از این تعداد حرکت، 0 برای آغاز؛ پیش‌فرض آخری
help-convert-theme = ظاهر: wood یا light یا dark؛ پیش‌فرض wood
help-convert-size = پهنا به پیکسل، از 16 تا 4096
help-convert-coordinates = با حرف و عدد دور صفحه؛ که به هر حال همین‌طور است
help-convert-no-coordinates = بدون آن‌ها
help-convert-flip = از دید شمال
help-convert-delay = هر قاب gif چقدر بماند، به میلی‌ثانیه، از 20 تا 60000؛ پیش‌فرض 900

## engine

help-engine = بازی در نقش موتور: شنیدن از ورودی استاندارد، پاسخ در خروجی استاندارد
    .long =
        بازی در نقش موتور برای برنامه‌های دیگر: شنیدن از ورودی استاندارد، پاسخ در خروجی استاندارد.

        دو پروتکل هست: uci که پروتکل موتورهای شطرنج است با حرکت‌های این بازی، و qtp که پروتکل متنی دانشگاه آتن است. هر دو در docs/protocols.md توضیح داده شده‌اند. برای امتحان دستی uci بنویسید: position startpos moves e2 سپس: go movetime 1000 سپس: quit
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = پروتکل: uci (پیش‌فرض) یا qtp
help-engine-player = چه کسی به جای موتور بازی کند تا دیگران با آن سنجیده شوند: random یا racer یا greedy یا rollouts، ضعیف‌ترین اول
help-engine-level = چقدر خوب بازی کند: از 1 تا 10 برای آدم‌ها؛ پیش‌فرض 0 تمام قدرت است
help-engine-threads = شمار ریسمان‌های جستجو؛ پیش‌فرض 1
help-engine-hash = حافظهٔ جدول وضعیت‌های شناخته‌شده، به MiB؛ پیش‌فرض 64
help-engine-seed = عددی که همهٔ انتخاب‌های تصادفی را تعیین می‌کند؛ پیش‌فرض 0
help-engine-movetime = با qtp، زمان فکر برای هر حرکت به میلی‌ثانیه؛ پیش‌فرض 1000

## bench

help-bench = جستجو در مجموعهٔ ثابتی از وضعیت‌ها، برای مقایسهٔ موتورها و رایانه‌ها
    .long =
        جستجو در مجموعهٔ ثابتی از وضعیت‌ها، برای مقایسهٔ موتورها و رایانه‌ها.

        هر خط می‌گوید چند وضعیت بررسی شد و کدام حرکت پیدا شد. خط آخر جمع دو بازیکن و سرعت است: شمار گره‌ها در هر اجرا و هر رایانه یکی است، تا وقتی موتور همان باشد. سه و چهار بازیکن پیش از آن خط خودشان را دارند.
    .examples =
        fencepost bench

## match

help-match = بازی دو موتور با هم برای اینکه معلوم شود کدام قوی‌تر است
    .long =
        بازی دو موتور با هم برای اینکه معلوم شود کدام قوی‌تر است.

        A و B خط فرمان برنامه‌هایی هستند که پروتکل uci یا qtp را می‌دانند؛ هر کدام را در علامت نقل‌قول بگذارید. هر گشایش دو بار با جابه‌جایی طرف‌ها بازی می‌شود، داوری هر حرکت را با قواعد می‌سنجد، و امتیاز از دید A گفته می‌شود، با خطایی که از جفت‌های بازی حساب شده. Ctrl-C مسابقه را تمام می‌کند و نتیجهٔ تا آن لحظه را می‌گوید.

        از کار افتادن، حرکت غیرمجاز یا گذشتن از زمان باخت است؛ این‌ها جداگانه شمرده می‌شوند. با سه یا چهار بازیکن، هر که چنین کند بیرون می‌رود و دیگران ادامه می‌دهند.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = خط فرمان موتوری که امتیازش گفته می‌شود
help-match-engine-b = خط فرمان موتور دیگر
help-match-games = شمار بازی‌ها؛ پیش‌فرض 100. طرف‌ها در هر بازی عوض می‌شوند، پس عدد زوج بهتر است
help-match-time = اندازهٔ فکر: 100ms یا 2s برای هر حرکت، 10000n (گره) برای هر حرکت، یا 60+0.5 یعنی ساعت با افزایش به ثانیه؛ پیش‌فرض 100ms
help-match-time-b = همان، فقط برای B
help-match-openings = پروندهٔ گشایش‌ها، در هر خط یکی: حرکت‌های آغاز، و یادداشت پس از #. پیش‌فرض وضعیت آغاز
help-match-records = نوشتن همهٔ بازی‌ها در این پرونده، در قالب .qgn
help-match-sprt = توقف همین که روشن شد A به اندازهٔ ELO1 قوی‌تر است، یا نه بیشتر از ELO0
    .long =
        توقف همین که روشن شد A به اندازهٔ ELO1 قوی‌تر است (فرض H1)، یا نه بیشتر از ELO0 (فرض H0).

        این آزمون دنباله‌ای نسبت درست‌نمایی روی جفت‌های بازی است. دو عدد دیگر، مثل 0,10,0.01,0.05، احتمال پذیرش نادرست H1 یا H0 هستند؛ پیش‌فرض هر کدام 0.05.
help-match-concurrency = شمار بازی‌های همزمان؛ پیش‌فرض 1
help-match-field = با سه یا چهار بازیکن، هر کس چند جا دارد: a-vs-bbb (پیش‌فرض) یا aa-vs-bb یا aaa-vs-b و مانند آن. جاها در هر بازی عوض می‌شوند تا همه همه‌جا نشسته باشند
help-match-max-plies = بازی‌هایی با این تعداد حرکت مساوی‌اند؛ پیش‌فرض 400
help-match-margin = پاسخ چقدر می‌تواند از زمان مجاز بگذرد، مثلاً 50ms؛ پیش‌فرض 100ms
help-match-patience = چقدر منتظر حرکت بماند وقتی گره شمرده می‌شود نه زمان؛ پیش‌فرض 120s
help-match-protocol-a = پروتکل A: یا uci (پیش‌فرض) یا qtp
help-match-protocol-b = پروتکل B: یا uci (پیش‌فرض) یا qtp
help-match-name-a = نام A در گزارش‌ها؛ پیش‌فرض نام خودش
help-match-name-b = نام B در گزارش‌ها؛ پیش‌فرض نام خودش
help-match-option-a = تنظیم گزینه‌ای از A مثل Hash=256 در uci؛ چند بار هم می‌شود داد
help-match-option-b = تنظیم گزینه‌ای از B مثل Hash=256 در uci؛ چند بار هم می‌شود داد
help-match-seed = عددی که آنچه را به تصادف سپرده شده تعیین می‌کند، برای موتورهایی که گزینهٔ Seed دارند؛ پیش‌فرض 0
help-match-progress = کی وضع مسابقه گفته شود: auto (پیش‌فرض، در یک خط، روی پایانه) یا always (در پرونده هم، هر بازی یک خط) یا never

## solve

help-solve = پیدا کردن برندهٔ یک بازی کوچک دونفره وقتی هر دو بهترین بازی را بکنند
    .long =
        پیدا کردن برندهٔ یک بازی کوچک دونفره وقتی هر دو بهترین بازی را بکنند.

        همهٔ وضعیت‌های ممکن حساب می‌شوند، پس پاسخ دقیق است. برنده شتاب می‌کند و بازنده تا می‌تواند دوام می‌آورد؛ طول‌ها با حرکت‌های هر دو بازیکن شمرده می‌شوند. خط آخر ارزش است: "first player wins in N" یا "second player wins in N" یا "draw". پیش از آن حرکت‌های اولی می‌آیند که آن را نگه می‌دارند، بهترین‌ها اول.

        زمان و حافظه با صفحه و موانع زود زیاد می‌شود: صفحهٔ 5x5 با 3 مانع برای هر نفر چند ثانیه و 74 MiB می‌خواهد، با 5 مانع یک دقیقه و 663 MiB. بازی‌ای که در حافظه جا نشود پذیرفته نمی‌شود.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = پهنا و بلندی صفحه، از 2x2 تا 9x9؛ پیش‌فرض 9x9 که خیلی بزرگ است
help-solve-fences = موانع هر بازیکن، از 0 تا 20؛ پیش‌فرض 10
help-solve-memory = چقدر حافظه گرفته شود، به MiB؛ پیش‌فرض هر چه آزاد است
help-solve-threads = شمار ریسمان‌های کار؛ پیش‌فرض یکی برای هر هستهٔ پردازنده

## rules

help-rules = چاپ قواعد بازی
    .long =
        چاپ قواعد بازی، با شکل‌هایی از نویسه‌های ساده.

        زبان همان زبان پایانه است، یا زبانی که کدش داده شود، مثل de یا zh-Hant.
    .examples =
        fencepost rules            به زبان همین پایانه
        fencepost rules ja | less  به ژاپنی
help-rules-language = کد یک زبان؛ پیش‌فرض زبان پایانه

## completions

help-completions = چاپ اسکریپتی که فرمان‌ها و گزینه‌ها را در پوسته کامل می‌کند
    .long =
        چاپ اسکریپتی که فرمان‌ها و گزینه‌ها را در پوسته کامل می‌کند.

        آن را جایی بگذارید که پوسته‌تان دنبال چنین اسکریپت‌هایی می‌گردد، سپس پوستهٔ تازه‌ای باز کنید.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = پوسته: bash یا zsh یا fish یا powershell یا elvish

## help

help-help = نمایش راهنمای یک فرمان
    .long = نمایش راهنمای یک فرمان، مانند COMMAND --help، یا راهنمای کل برنامه.
    .examples = fencepost help convert
help-help-command = فرمان
